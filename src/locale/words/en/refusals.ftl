# Why something was refused. Each is a whole sentence.

## Fights (combat.md 3.5).
refusal-encounter-over = the fight is over.
refusal-unknown-actor = nobody of that name is in the fight.
refusal-not-your-turn = it is somebody else's turn.
refusal-unknown-option = that cannot be done now.
refusal-cannot-act = a condition forbids it.
refusal-down = somebody who is down cannot act.
refusal-bad-target = that cannot be the target.
refusal-no-budget = nothing is left of the turn for it.
refusal-insufficient = there is not enough to pay for it.
refusal-bad-pool = it cannot be paid from there.
refusal-unknown-creature = no opponent of that name is known.
refusal-no-health = it has no health to take away.
refusal-unreachable = there is no way there.
refusal-window-open = somebody else is to answer first.
refusal-stale-window = that moment has passed.
refusal-out-of-reach = it does not reach that far.
refusal-no-line-of-sight = the target cannot be seen.
refusal-bad-cell = that place cannot be chosen.
refusal-unknown-style = there is no such way to strike.
refusal-unknown-mode = there is no such way to use it.
