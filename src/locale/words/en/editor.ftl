action-edit-sheet = edit
action-edit-value = change
action-step-up = more, or the next
action-step-down = less, or the one before
action-edit-bonus = free bonus
action-pick-entries = catalog
action-add-row = new row
action-remove-row = take out
action-row-up = row up
action-row-down = row down
action-review-newer = review newer text
action-export-member = write to a file
action-keep-member = keep among my characters
action-own-characters = my characters
action-add-picked = add
action-tick = tick
action-search = search
action-filter-next = next filter value
action-filter-before = filter value before
action-filter-any = filter to any
action-take-over = take over
action-other-pane = the sheet, or what changes in play
action-undo = undo
action-redo = redo
action-change-log = change log

input-value = Value
input-bonus = Free bonus
input-search = Search
input-export-path = File to write the character to
pick-value = Choose
pick-catalog = Which catalog?
pick-filter = Only those with
pick-character = My characters

editor-title = { $name } › Edit
editor-mode = editing
editor-about = About
editor-edited = Changed. u takes it back.
editor-undone = Taken back. U puts it in again.
editor-redone = Put in again.
editor-no-bonus = Only skills and saves have a free bonus.
editor-no-list = Choose a list first, or one of its rows.
editor-no-catalog = No catalog writes into this list; a adds a row by hand.
editor-no-name = (no name yet)
editor-picked = from a catalog
editor-bonus = bonus { $bonus }
editor-bonus-range = b sets a free bonus from { $min } to { $max }.
editor-with = Rolled with { $ability }.
editor-locked = Follows the sheet: the rules keep this number right.
editor-gone = { $layer } took the value away. It stays until you choose another.
editor-feeds = c picks from { $catalogs }.
editor-from = Picked from the catalog: { $entry }
editor-newer =
    { $count ->
        [one] One row has newer text in the rules: v shows it.
       *[other] { $count } rows have newer text in the rules: v shows them.
    }
editor-exported = Written to { $path }
export-exists = { $path } is there already; choose another name.
editor-kept = Kept among your characters: { $path }
bounds-whole = a whole number from { $min } to { $max }
bounds-number = a number from { $min } to { $max }
bounds-text =
    { $count ->
        [one] at most one character
       *[other] at most { $count } characters
    }
bounds-dice = dice, for example { $example }
bounds-rows =
    { $count ->
        [one] at most one row
       *[other] at most { $count } rows
    }

picker-filters = Filters
picker-any = any
picker-search = Search
picker-no-search = press /
picker-writes = What it writes
picker-follows = follows the sheet
picker-held = held
picker-count =
    { $count ->
        [one] one of { $total }
       *[other] { $count } of { $total }
    }
picker-narrow =
    { $count ->
        [one] and one more: narrow it down
       *[other] and { $count } more: narrow them down
    }
picker-nothing = Nothing is left: turn a filter to any.
picker-hidden =
    { $count ->
        [one] One entry is hidden by a variant.
       *[other] { $count } entries are hidden by variants.
    }
picker-added =
    { $count ->
        [one] Added. u takes it back.
       *[other] { $count } entries added. u takes them back.
    }
picker-broken = { $file } cannot be used: { $why }

newer-count =
    { $count ->
        [one] One row has newer text
       *[other] { $count } rows have newer text
    }
newer-held = On the sheet
newer-ruleset = In the rules now
newer-lacks = nothing there yet
newer-none = No row has newer text.
newer-taken =
    { $count ->
        [one] One row took the newer text over. u takes it back.
       *[other] { $count } rows took the newer text over. u takes it back.
    }

characters-none = You keep no character for these rules yet; K in the editor keeps one.

change-log-title = Change log
change-log-empty = Nothing was changed yet.
change-log-edit = { $number } · { $who }
change-log-taken-back = { $number } · { $who } · taken back
change-log-sheet = the whole sheet
change-log-bonus = { $name }: free bonus
change-log-row-added = row added
change-log-row-removed = row taken out

refusal-no-newer-text = The rules have no newer text for that row.
refusal-unknown-entry = No catalog has that entry.
refusal-no-rows = That entry writes nothing onto a sheet.
refusal-hidden-lists = Every list that it writes into is hidden on this sheet.
refusal-row-refused = The sheet could not hold one of its rows.

action-edit-note = write the note
action-damage = damage
action-temporary = temporary points
action-use-entry = use something
input-damage = How much damage?
input-temp = Temporary points
input-note = Note
pick-wound = Which kind of wound?
pick-box = Which box?
pick-use = Use
pick-pay = What pays?
sheet-no-pool = Choose a pool first.
sheet-no-uses = Nothing on this sheet came from a catalog and has a price.
sheet-own-pool = as its price says
sheet-used = Used: { $name }. u takes it back.
refusal-ambiguous-entry = Two things on the sheet are called { $about }.

action-open-member = edit
action-rename-member = rename
action-member-up = up
action-member-down = down
action-own-member = make it yours
ask-replace-party = The ready-made party would take the place of everybody here. Replace them?
ask-remove = { $name } and everything on the sheet would go. Take { $name } out?
ask-leave-wizard = The party that you made here would go. Leave all the same?
ask-other-rules = The party that you made belongs to the other rules and would go. Choose these all the same?
ask-replace-kept = You keep another { $name } for these rules. Replace it with this one?
editor-worked-out = What comes of it
editor-held = Held at { $now }: { $bounds }. u takes it back.
sheet-newer =
    { $count ->
        [one] One row has newer text in the rules: e, then v.
       *[other] { $count } rows have newer text in the rules: e, then v.
    }
change-log-row-moved = moved
