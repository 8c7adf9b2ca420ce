# What the Fight screen says: how everybody stands, what is answered, whom a deed is aimed at, how a fight ended.

## How somebody stands.
fight-state-down = down
fight-state-dying = dying
fight-state-stable = stable
fight-state-out = out
fight-state-dead = dead
fight-state-by-program = auto
fight-flag-dodging = dodging
fight-flag-helped = helped
fight-flag-hidden = hidden
fight-flag-ready = waiting
fight-condition-rounds = { $condition } ({ $rounds })
fight-keeps-up = keeps up { $label }
fight-signature = signature points { $left }/{ $of }
fight-person-health = Health
fight-person-defense = Defense
fight-person-initiative = Initiative
fight-person-state = Now
fight-person-causes = Caused by
fight-person-cause = { $condition }: { $source }
fight-person-marks = Wounds
fight-person-deaths = Against death
fight-person-kept-up = Concentration
fight-person-budgets = Left this turn
fight-person-points = Points
fight-person-shots = Shots
fight-person-uses = Uses left
fight-person-waits = still spent

## What the fight waits for.
fight-on-turn = { $who } is on turn.
fight-asked = { $who } may answer
fight-asked-between = { $who } may act between turns
fight-asked-status = To be answered: { $happened }
fight-turn-of = Meanwhile it is { $turn }'s turn.
fight-moment-aimed = { $source } aims { $label } at { $targets }.
fight-moment-used = { $source } uses { $label }.
fight-moment-used-on = { $source } uses { $label } on { $targets }.
fight-moment-hit = { $source } hits { $target } with { $label }: { $total } against { $defense }.
fight-moment-harmed = { $source } has harmed { $targets } with { $label }.
fight-moment-turn = One turn is over, the next has not begun.

## What an option is.
fight-option-about = { $option }: { $about }
fight-option-restores = gives back { $pool }
fight-end-turn-about = The turn ends; what is left of it is lost.
fight-pass-about = Nothing is answered: what was begun goes on.
fight-answer-stops = stops it
fight-answer-turns = turns the blow ({ $total } against { $defense })
fight-answer-too-little = does not turn it ({ $total } against { $defense })
fight-answer-no-use = cannot turn such a roll
menu-forecast-win = { $chance } to win

## At whom.
fight-targets-named = { $named } of { $wanted }
fight-targets-one = Enter aims at the one chosen.
fight-targets-several = Space names up to { $wanted }, Enter does it.
fight-targets-full = No more than { $wanted } may be named.

## Its end.
fight-won = The party has won in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }.
fight-lost = The party has lost in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }.
fight-fled = The party fled in round { $rounds }.
fight-end-down = Down: { $names }.
fight-end-loot = To take
fight-end-no-loot = They left nothing to take.
fight-end-to-loot = Enter goes to the loot.
fight-end-next = Enter chooses the next foes.
fight-end-once-more = The fight is over. Enter once more goes on.

## Keys.
action-person-details = details
action-tick-target = tick
fight-key-do = do it
fight-key-go-on = go on

## Foes to choose from.
fight-tiers = By danger
fight-foe-tier = Danger
fight-foe-average = { $written } (about { $average })
fight-foe-to-hit = To hit
fight-foe-damage = Damage a round
fight-foe-save = Saves against
fight-foe-deeds = Deeds
fight-foe-range = { $from } to { $to }
fight-foe-of-tier = Nobody in particular: the numbers of this danger, and one attack.
fight-foe-resist = Takes half
fight-foe-immune = Takes none
fight-foe-vulnerable = Takes twice
fight-foe-except = { $type }, but not { $tags }
fight-foe-trait = { $name }:
