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
