# Titles, buttons and sentences of the screens.

# The program's own words on its screens. One message, one whole sentence; parts may stand in any order.

list-joint = ,{ " " }
screen-too-small = needs { $needs }, has { $has }
flag-on = yes
flag-off = no
coin-amount = { $amount } { $coin }
coins-none = nothing
no-price = no price
difficulty-at = { $number } at { $target }
answer-yes-no = Enter or y: yes · n or Esc: no

home-title = Rulebound
home-games = Your games
home-about-title = About
home-new-game = New game
home-new-game-about = Choose a ruleset, its variants and who plays.
home-about = Rulebound plays tabletop rulesets written as JSON: sheets, markets, loot and fights, with a log in your language.
home-newer-rules = its rules are at version { $version } now
home-not-installed = its rules are not installed
home-older-rules = only the older version { $version } is installed
home-other-package = its rules are installed from another package
home-version-missing = this version of its rules is not installed
home-broken = cannot be opened
home-ruleset = Rules: { $ruleset }
home-layers = Variants: { $layers }
home-party = Party: { $party }
home-last-played =
    { $days ->
        [0] Last played today
        [one] Last played yesterday
       *[other] Last played { $days } days ago
    }
home-no-rulesets = There is no ruleset to play. Put one into the folder of rulesets.

wizard-title = New game › { $step }
wizard-rules = Rules
wizard-variants = Variants
wizard-party = Party
wizard-review = Review

rules-count =
    { $count ->
        [one] One ruleset
       *[other] { $count } rulesets
    }
rules-about = What it is
rules-broken = has mistakes
rules-licence = Licence: { $licence }
rules-no-licence = not stated
rules-languages = Languages: { $languages }
rules-findings =
    { $count ->
        [one] One mistake keeps it from being played:
       *[other] { $count } mistakes keep it from being played:
    }
rules-cannot-choose = This ruleset has mistakes and cannot be played; choose another.

variants-count =
    { $count ->
        [one] { $ruleset } · one variant
       *[other] { $ruleset } · { $count } variants
    }
variants-none = This ruleset has no variants.
variants-changes = What your choice changes
variants-in-effect =
    { $count ->
        [0] nothing is changed
        [one] one change in effect
       *[other] { $count } changes in effect
    }
variants-ruled-out = ruled out by { $layer }
variants-offer-title = Ruled out
variants-offer-why = { $layer } cannot be on while { $blocker } is.
variants-offer = Turn { $blocker } off and { $layer } on?

changes-none = Nothing is changed: these are the rules as they were written.
changes-nothing = Only the name of the variant; nothing else changes.
changes-would = { $layer } would change
changes-would-also = { $layer } would also change
changes-dropped = { $layer } is left out: the rules would not work with it
changes-difficulties = Difficulties
changes-values-gone = { $field }: no { $values }
changes-coins-gone = Coins: { $coins } are gone
changes-more-prices =
    { $count ->
        [one] and one more price
       *[other] and { $count } more prices
    }
changes-hidden =
    { $count ->
        [one] No longer offered: { $names }
       *[other] { $count } things no longer offered: { $names }
    }
changes-more = and { $count } more
changes-sellers-gone = Market: no { $sellers }
changes-sellers-stay = Market: { $sellers } would go, but somebody must be left to sell
changes-unsold = No longer sold: { $goods }
changes-table = { $table }: table replaced ({ $before } → { $after } lines)
changes-table-rolls = rolls { $dice }
changes-told = The Game Master is told
changes-world-told = The world is made with

party-nobody = Nobody plays yet.
party-ready-made =
    { $count ->
        [one] p takes the ready-made character
       *[other] p takes the ready-made party of { $count }
    }
party-no-ready-made = This ruleset brings no ready-made party; a adds a character.
party-other-rules = It was made on other rules: { $rules }.
party-count =
    { $count ->
        [0] Party
        [one] Party · one character
       *[other] Party · { $count } characters
    }
party-player = yours
party-bag = Bag
party-needs-somebody = Somebody has to play: p takes the ready-made party, a adds a character.

review-title = The game
review-name = Name
review-seed = Seed
review-rules = Rules
review-layers = Variants
review-no-layers = none
review-party = Party
review-create = Enter creates the game.
review-told = What the Game Master is told
rules-in-force = Rules in force
told-checks = On checks
told-sheets = On sheets
told-world = On the world

table-title = { $game } › { $screen }
tab-sheet = Sheet
tab-market = Market
tab-loot = Loot
tab-fight = Fight
tab-rules = Rules
game-read-only-mark = read only
game-exists = { $path }: a file or folder stands there already.
fight-left-title = The fight as it was
fight-left-older = The fight was saved by an older version of the program (fight layout { $version }, this one plays { $own }). It can be read, not gone on with.
fight-left-newer = The fight was saved by a newer version of the program (fight layout { $version }, this one plays { $own }). It can be read, not gone on with.
fight-left-rules = The ruleset the fight was fought under cannot be had. The fight can be read, not gone on with.
fight-left-unreadable = The stored fight is not as this program stores one. What can be read of it is shown; it cannot be gone on with.
remains-rules = Ruleset: { $id }@{ $version }
remains-party = Party: { $party }
remains-records =
    { $untold ->
        [0] Records: { $count }.
       *[other] Records: { $count }; the last { $untold } of them cannot be told without the ruleset.
    }
remains-unknown =
    { $count ->
        [one] One more event is of a kind that this program does not know.
       *[other] { $count } more events are of kinds that this program does not know.
    }
remains-no-log = Nothing of its log can be read.
game-torn = The last deed was cut off while it was written and is left out.
game-damaged =
    { $count ->
        [one] One record at the end is damaged and left out; recover the game before playing on.
       *[other] { $count } records from a damaged one on are left out; recover the game before playing on.
    }

sheet-title = Sheet
sheet-abilities = Abilities
sheet-skills = Skills
sheet-saves = Saves
sheet-other = Other
sheet-bag = Bag
sheet-refused = needs training
sheet-no-rests = This ruleset has no rests.
sheet-rested = The party has rested.
sheet-now = { $who }: { $now }
explain-title = Where it comes from
explain-const = written in the rules
explain-nothing = Nothing is worked out here: it is what it says.
explain-base = before items
explain-with-items = with items
explain-item = items
explain-proficiency = proficiency bonus
explain-flat = the tier itself
explain-free-bonus = free bonus
explain-untrained = untrained
explain-before-cap = before the cap
explain-adjust = added to rolls
explain-levels = levels
explain-row = row { $row }
explain-score = score
explain-modifier = modifier
explain-held = as it stands
explain-standing = as it stands
explain-filled = filled
explain-remaining = remaining
explain-penalty = penalty
explain-maximum = at most
explain-how-least = the least of
explain-how-most = the greatest of
explain-how-scaled = × { $by }, rounded { $round ->
    [up] up
    [nearest] to the nearest
   *[down] down
 }
explain-how-half = less 10, halved, rounded down
explain-how-table = looked up in a table
explain-how-word = { $of }: { $word }
explain-how-no-word = { $of }: nothing to read
explain-how-capped = no more than the cap
explain-how-bounded = held between { $min } and { $max }
explain-how-whole = rounded down
explain-how-cut = cut toward zero
explain-from-rules = in the rules
explain-from-sheet = on the sheet
explain-from-default = default
explain-from-nothing = nothing there
explain-from-live = as play left it
explain-from-item = item

fight-foes = Foes
fight-foes-count =
    { $count ->
        [0] nobody yet
        [one] one foe
       *[other] { $count } foes
    }
fight-about = The foe
fight-no-bestiary = This ruleset has no bestiary.
fight-no-combat = These rules have no fights.
fight-party = Party
fight-enemies = Foes
fight-pay-left = { $pool }: { $left } left
fight-pay-steps-left = { $pool } (+{ $steps }): { $left } left
fight-plainly = { $label }, plainly
fight-mode-way =
    { $label }{ $shots ->
        [0] {""}
        [one] , { $shots } shot
       *[other] , { $shots } shots
    }{ $hit ->
        [0] {""}
       *[other] { $hit_sign ->
            [minus] , −{ $hit } to hit
           *[plus] , +{ $hit } to hit
        }
    }{ $face ->
        [0] {""}
       *[other] { $face_sign ->
            [minus] , each die needs { $face } less
           *[plus] , each die needs { $face } more
        }
    }{ $targets ->
        [0] {""}
        [one] , { $targets } target
       *[other] , up to { $targets } targets
    }
pick-fight-pay = How is it paid?
pick-fight-mode = Which way?
pick-fight-style = In which style?
fight-targets = { $option }: at whom?
fight-log = Log
fight-log-empty = Nothing has happened yet.
fight-over = The fight is over.
log-brief = brief
log-normal = normal
log-full = full
log-both = { $language } + en
log-only-fallbacks = only fallbacks
log-nothing-of-it = Nothing that happened is shown so: f, d and ! change it.
log-folded = {" "}· { $count ->
    [one] { $count } line folded
   *[other] { $count } lines folded
 }
log-filter-everything = Everything
log-filter-silent = { $who } (nothing told)
pick-log-filter = Show only
input-log-path = File to write the log to: .txt, .md or .json
log-export-endings = The ending says as what: .txt, .md or .json.
log-exported = Written to { $path }.
log-exported-filtered = Written to { $path }: only what filter and level leave.
log-export-title = { $game } ({ $rules }): log of the fight
log-kind-order = order and turns
log-kind-attack = attacks
log-kind-harm = harm
log-kind-healing = healing
log-kind-condition = conditions
log-kind-roll = rolls
log-kind-cost = costs
log-kind-move = movement
log-kind-fate = life and death
log-kind-outcome = outcome
log-kind-refusal = refusals

input-member-name = What is the character called?
input-import-path = From which file?
input-game-name = What is the game called?
input-create-elsewhere = Where else is the game made? A name or a folder
input-game-export = File to write the game to: a .zip
input-game-import = Which file is the game in?
input-save-elsewhere = Save the game elsewhere: a name, a folder, or a .zip
input-seed = The seed of its dice
input-spend = How many points are spent?
input-restore = How many points come back?
input-empty = Something has to be written.
input-not-a-number = A whole number is wanted.
pick-language = Language
pick-rest = Which rest?
pick-place = Where to?
language-changed = The language is changed.
help-title = Keys and commands
help-nothing = Nothing is called that here.

action-new-game = new game
action-export-game = export game
action-import-game = import game
action-choose = choose
action-toggle = toggle
action-details = details
action-ready-party = ready-made
action-add-member = add
action-import-member = import
action-remove-member = remove
action-edit-name = name
action-edit-seed = seed
action-create = create
action-next-step = next step
action-previous-step = step back
action-spend = spend
action-restore = restore
action-mark = mark
action-rest = rest
action-explain = explain
action-next-member = next character
action-previous-member = previous character
action-buy = buy
action-more = more
action-fewer = fewer
action-price-level = price
action-place = place
action-roll = roll
action-roll-hundred = 100 rolls
action-take = take
action-begin = begin
action-languages = language
action-log-level = detail
action-fold-round = fold round
action-unfold-round = unfold round
action-log-filter = filter
action-export-log = write
action-fold-rounds = fold rounds
action-open-log = log
action-only-fallbacks = fallbacks
action-hand-over = auto
action-hand-over-for-good = auto from now on
action-take-back = play by hand again
action-flee = flee
action-next-pane = pane
action-previous-pane = previous pane
action-tab-sheet = sheet
action-tab-market = market
action-tab-loot = loot
action-tab-fight = fight
action-tab-rules = rules
action-up = up
action-down = down
action-page-up = page up
action-page-down = page down
action-first = to the top
action-last = to the end
action-language = language
action-help = help
action-back = back
flee-question = Run from this fight? Nothing is looted.
dialog-accept = accept
dialog-close = close
action-try-again = try again to keep the game
action-save-elsewhere = save the game elsewhere
action-stop = stop the program for a while
action-quit = leave the program
table-nobody = Nobody plays in this game: it was made without a party.
