tab-story = Story
action-tab-story = story
action-tell = tell
action-check = check
input-story = What happens?
story-count =
    { $count ->
        [0] Story
        [one] Story · one reply
       *[other] Story · { $count } replies
    }
story-empty = Nothing was told yet.
story-hint = Enter tells what happens; [ begins a tag, Tab completes it; c opens a check with its odds.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } refused: { $reason }›
badge-unreadable = ‹A tag that could not be read: { $reason }›
badge-check = ‹{ $who }, { $skill }: { $outcome } ({ $rolls }; { $total } against { $need })›
badge-check-nobody = ‹{ $skill }: { $outcome } ({ $rolls }; { $total } against { $need })›
badge-check-refused = ‹{ $skill }: not rolled: { $reason }›
outcome-critical-failure = critical failure
outcome-failure = failure
outcome-success = success
outcome-critical-success = critical success
check-target = What
check-difficulty = Difficulty
check-spend = Spent
check-no-spend = nothing
check-against = { $number } against { $need }
check-keys = ↑↓ what · ←→ difficulty · Tab who · s spend · u use · Enter rolls
check-use = Used
refusal-nothing-told = There is nothing to tell.
refusal-reply-too-large = { $about } bytes are too many for one reply.
refusal-untrained = It cannot be tried untrained.
refusal-no-difficulty = The rules have no such difficulty.
badge-place = ‹Now at { $place }›
badge-place-refused = ‹Not at { $place }: { $reason }›
badge-own-bag = Own bag
badge-item = ‹{ $who }: { $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }: { $op } { $count } × { $item } → { $now }; { $note }›
badge-item-given = ‹{ $who }: { $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }: { $op } { $count } × { $item } refused: { $reason }›
badge-loot-nothing = ‹{ $table }: nothing drops›
badge-loot-refused = ‹{ $table } was not rolled: { $reason }›
action-retell = another way
action-go-on = go on
action-next-alternate = another alternate
action-previous-alternate = the alternate before
action-delete-reply = delete the reply
action-take-entry-back = take back
input-retell = How does it happen instead?
input-go-on = How does it go on?
story-reply = Reply { $number }
story-alternate = { $number } of { $count }
story-taken-back = taken back
story-own = Changed by the players
story-last-alternate = There is no other alternate on that side; a tells another one.
story-no-reply = Only a reply has alternates and can be deleted.
story-nothing-back = Nothing of it is left to take back.
story-went-back = It was taken back.
story-deleted = The reply was deleted.
story-not-kept = What stood before it is not kept any more.
ask-delete-latest = Reply { $number } goes, and with it what it changed. Delete it?
ask-delete-older = Reply { $number } goes. What came of it stays until the later replies go too. Delete it?
ask-take-back = Take it back?
back-puts = Goes back to what it was:
back-leaves = Was changed since and stays:
back-sheet =
    { $count ->
        [one] { $who }: sheet, one value
       *[other] { $who }: sheet, { $count } values
    }
back-live =
    { $count ->
        [one] { $who }: pools, tracks and conditions, one value
       *[other] { $who }: pools, tracks and conditions, { $count } values
    }
back-bag = { $who }: bag
back-member = { $who }
back-party = Who is in the party
back-place = Where the party is
back-stock = What sellers have in stock
back-invented = Items that were invented
back-loot = What was found
back-dice = The dice, which fall again as they fell
back-history = What undo on the sheet reaches
back-fight = The last fight
refusal-no-reply = There is no reply.
refusal-changed-since = Something was changed after it; take that back first.
refusal-ending-not-kept = What stood before it is not kept any more.
refusal-no-alternate = The reply has no such alternate.
refusal-no-entry = The story has no such entry.
