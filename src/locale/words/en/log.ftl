# What is said of a fight. Names in braces are parts: combatants and names of the ruleset come already translated.
# A message is always a whole sentence or a whole part of a roll; order the parts as your language wants them.

## Joining. Each joins two things at a time; `first` may itself hold several.
log-join-list = { $first }, { $second }
log-join-faces = { $first }, { $second }
log-join-addends = { $first } + { $second }
log-join-terms = { $first } { $second }
log-join-sentences = { $first } { $second }
log-sentences = { $text }

## Names made of two.
log-name-with-mode = { $name } ({ $mode })
log-name-with-style = { $name }, { $style }
log-name-strike = a plain attack
log-name-check = an unnamed check
log-moved = { $before } → { $now }

## Rolls.
log-roll-plain = { $kept }
log-roll-sum = { $kept } ({ $faces })
log-roll-picked = { $kept } (rolled { $faces })
log-roll-leaning = { $kept } (rolled { $faces }, { $mode ->
    [advantage] with advantage
   *[disadvantage] with disadvantage
 })
log-roll-total = { $base } { $terms } = { $total }
log-term-plus = + { $value }
log-term-minus = - { $value }
log-term-plus-named = + { $value } ({ $name })
log-term-minus-named = - { $value } ({ $name })
log-term-wounds = - { $value } (wounds)
log-pool = { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
 } from { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } at { $target } or more ({ $faces })
log-pool-cancelled = { $count ->
    [one] { $pool }, { $count } success taken off by low dice
   *[other] { $pool }, { $count } successes taken off by low dice
 }
log-pool-changed = { $pool }; dice: { $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }, the better of two throws
   *[disadvantage] { $pool }, the worse of two throws
 }
log-pool-botch = { $pool }, a botch
log-pool-automatic = { $pool } + { $flat } automatic
log-defense = { $value }
log-defense-named = { $label } { $value }
log-defense-guarded = { $defense } ({ $guards })
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = needing { $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
 }
log-needed-guarded = needing { $defense } { $successes ->
    [one] success
   *[other] successes
 }

## Rounds and turns.
log-initiative = Initiative: { $order }
log-initiative-entry = { $actor } ({ $total })
log-round = Round { $number }
log-turn = { $actor }'s turn
log-outcome-victory = The fight is won.
log-outcome-defeat = The fight is lost.
log-outcome-fled = The party got away.

## Attacks.
log-attack-hit = { $actor } attacks { $target } with { $label }: { $roll } against { $defense }: hit.
log-attack-miss = { $actor } attacks { $target } with { $label }: { $roll } against { $defense }: miss.
log-attack-critical = { $actor } attacks { $target } with { $label }: { $roll } against { $defense }: critical hit!
log-attack-pool-hit = { $actor } attacks { $target } with { $label }: { $roll }, { $needed }: hit.
log-attack-pool-miss = { $actor } attacks { $target } with { $label }: { $roll }, { $needed }: miss.
log-recheck-hit = { $actor }'s { $label } still hits { $target }: { $total } against { $defense }.
log-recheck-miss = { $actor }'s { $label } now misses { $target }: { $total } against { $defense }.
log-rider = { $label } adds itself on { $target }.
log-cancelled = { $by } stops { $actor }'s { $label }.
log-deed = { $actor } uses { $label }.
log-deed-at = { $actor } uses { $label }: { $targets }.
log-save-success = { $actor } rolls { $save }: { $roll } against { $difficulty }: success.
log-save-failure = { $actor } rolls { $save }: { $roll } against { $difficulty }: failure.
log-save-pool-success = { $actor } rolls { $save }: { $roll }, { $needed }: success.
log-save-pool-failure = { $actor } rolls { $save }: { $roll }, { $needed }: failure.
log-save-automatic = { $actor } fails { $save } without a roll.

## Harm and mending.
log-damage = { $target } takes { $dealt } damage ({ $type }), { $health } of { $max } left.
log-damage-untyped = { $target } takes { $dealt } damage, { $health } of { $max } left.
log-note-critical = A critical hit.
log-note-floor = Raised to the least, { $floor }.
log-note-resist = Resisted: halved.
log-note-vulnerable = Vulnerable: doubled.
log-note-immune = Immune.
log-note-saved = Halved by the save.
log-note-temporary = { $amount } came off temporary points.
log-note-temporary-moved = { $amount } came off temporary points ({ $stands }).
log-note-mark = Marked as { $mark }.
log-harm-throw = Harm: { $roll }.
log-soak-thrown = Soak takes { $soaked } off, from { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } ({ $faces }).
log-soak-taken-off = Soak takes { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } off.
log-hardness = { $label } lands on { $target } with { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, below { $hardness }: nothing.
log-heal = { $target } recovers { $amount }, { $health } of { $max }.
log-heal-part = { $target } recovers { $gained } of { $amount }, { $health } of { $max }.
log-heal-nothing = { $target } has nothing to recover from: none of { $amount }, { $health } of { $max }.
log-temporary = { $target } gains { $amount ->
    [one] { $amount } temporary point
   *[other] { $amount } temporary points
 }.
log-temporary-moved = { $target } gains { $amount ->
    [one] { $amount } temporary point
   *[other] { $amount } temporary points
 } ({ $stands }).
log-restored = { $target } gets { $amount } { $pool }, { $value } of { $max }.
log-restored-part = { $target } gets { $gained } of { $amount } { $pool }, { $value } of { $max }.
log-restored-nothing = { $target } has all the { $pool } there is room for: none of { $amount }, { $value } of { $max }.

## Conditions.
log-condition-applied = { $target } is affected: { $condition }.
log-condition-applied-rounds = { $target } is affected for { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 }: { $condition }.
log-condition-immune = { $target } is immune to { $condition }.
log-condition-save = { $target } shakes off { $condition } with a save.
log-condition-expired = { $condition } on { $target } runs out.
log-condition-fight-over = The fight is over: { $condition } on { $target } ends.
log-condition-damage = The harm ends { $condition } on { $target }.
log-condition-concentration = { $condition } on { $target } ends: nobody keeps it up.
log-condition-revived = { $target } is up again: { $condition } ends.
log-condition-contest = The contest ends { $condition } on { $target }.
log-condition-spent = { $condition } on { $target } is used up.
log-condition-recovered = { $target } recovers from { $condition }.
log-condition-down = { $target } is down: { $condition } ends.
log-condition-removed = { $condition } on { $target } ends.
log-concentration-started = { $actor } concentrates on { $label }.
log-concentration-kept = { $actor } keeps up { $label }.
log-concentration-ended-damage = The harm breaks { $actor }'s concentration on { $label }.
log-concentration-ended-replaced = { $actor } lets go of { $label } for something else.
log-concentration-ended-down = { $actor } is down: { $label } ends.
log-concentration-ended = { $actor } no longer keeps up { $label }.

## Initiative that attacks move.
log-shift-taken = { $actor } loses { $amount } initiative, now { $total }.
log-shift-gained = { $actor } gains { $amount } initiative, now { $total }.
log-shift-crash = { $actor } crashes, initiative { $total }.
log-shift-crash-by = { $source } crashes: { $actor } gains { $amount } initiative, now { $total }.
log-shift-missed = { $actor } missed and loses { $amount } initiative, now { $total }.
log-shift-spent = { $actor } spent the initiative, now { $total }.
log-shift-recovered = { $actor } recovers, initiative { $total }.

## What deeds cost.
log-spend = { $actor } spends { $amount } { $label }.
log-spend-moved = { $actor } spends { $amount } { $label } ({ $stands }).
log-budget = { $actor } has { $left } { $budget } left.
log-uses = { $label }: { $left } of { $of } left.
log-broke = { $label } breaks ({ $roll }).
log-gate-passed = { $actor } rolls { $check } to use { $label }: { $roll } against { $difficulty }: success.
log-gate-failed = { $actor } rolls { $check } to use { $label }: { $roll } against { $difficulty }: failure, used for nothing.
log-gate-pool-passed = { $actor } rolls { $check } to use { $label }: { $roll }, { $needed }: success.
log-gate-pool-failed = { $actor } rolls { $check } to use { $label }: { $roll }, { $needed }: failure, used for nothing.
log-recharge-ready = { $label } is ready again: { $roll }, needs { $from }.
log-recharge-spent = { $label } is still spent: { $roll }, needs { $from }.
log-signature = { $actor } spends { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
 } on { $label }, { $left } left.
log-strikes = { $label }: { $left ->
    [one] { $left } strike left
   *[other] { $left } strikes left
 }.
log-strikes-last = { $label }: that was the last strike.
log-gives = { $actor } uses { $label } and has { $left } { $budget }.
log-shot-loaded = { $label }: { $left } of { $of } loaded.
log-shot-left = { $label }: { $left } to shoot.
log-reload = { $actor } reloads { $label }: { $loaded } of { $of }.
log-reload-drew = { $actor } reloads { $label } with { $drew }: { $loaded } of { $of }.
log-recovered = { $actor } picks up { $count } { $label }.

## Contests.
log-contest-won = { $actor } tries { $label } on { $target } and wins: { $roll } { $check } against { $target-roll } { $target-check }.
log-contest-lost = { $actor } tries { $label } on { $target } and loses: { $roll } { $check } against { $target-roll } { $target-check }.
log-contest-pool-won = { $actor } tries { $label } on { $target } and wins: { $check }, { $roll }, against { $target-check }, { $target-roll }.
log-contest-pool-lost = { $actor } tries { $label } on { $target } and loses: { $check }, { $roll }, against { $target-check }, { $target-roll }.

## Standard actions and moments.
log-standard-dash = { $actor } dashes.
log-standard-disengage = { $actor } disengages.
log-standard-dodge = { $actor } dodges.
log-standard-help = { $actor } helps { $target }.
log-standard-help-nobody = { $actor } helps.
log-standard-hide = { $actor } hides.
log-standard-ready = { $actor } waits for the right moment.
log-pass = { $actor } lets it pass.
log-handed-over = The program plays { $actor } from now on.
log-taken-back = The player plays { $actor } again.
log-answered = { $actor } answers with { $label }.
log-window-leaving = { $mover } leaves { $waiting }'s reach.
log-window-between-turns = Between turns, { $waiting } may act.
log-window-aimed = { $source } takes aim with { $label }: { $waiting } may answer.
log-window-used = { $source } uses { $label }: { $waiting } may answer.
log-window-hit = { $source } hits with { $label }, { $total } against { $defense }: { $waiting } may answer.
log-window-harmed = { $source } did harm: { $waiting } may answer.
log-window-answer = { $waiting } may answer.
log-window-others = { $first } and { $count ->
    [one] { $count } other
   *[other] { $count } others
 }

## On a board.
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor } moves to { $x },{ $y } for { $cost }, { $left } left.
log-move-stopped = { $actor } is stopped at { $x },{ $y }.
log-move-stood = { $actor } stands up for { $cost }.
log-opportunity = { $actor } strikes { $target } with { $label } as they leave.
log-pushed = { $actor } pushes { $target } back { $distance } to { $x },{ $y }.
log-cover = { $target } is in cover: + { $bonus }, { $defense }.
log-area = { $actor } aims { $label } at { $x },{ $y } ({ $cells ->
    [one] { $cells } cell
   *[other] { $cells } cells
 }).

## Going down and coming back.
log-dying-success = { $actor } fights death: { $roll } against { $difficulty }: success (successes: { $successes }, failures: { $failures }).
log-dying-failure = { $actor } fights death: { $roll } against { $difficulty }: failure (successes: { $successes }, failures: { $failures }).
log-dying-failure-by-harm = The harm brings { $actor } closer to death (successes: { $successes }, failures: { $failures }).
log-dying-stable = { $actor } is stable.
log-dying-dead = { $actor } dies.
log-dying-revived = { $actor } comes back.
log-down = { $actor } goes down.
log-down-dying = { $actor } goes down and is dying.
log-defeated = { $actor } is out of the fight.
log-revived = { $actor } is up again on { $health }.
log-refused = { $actor } could not: { $reason }

## What a menu says around a deed's name.
menu-costs = { $costs }
menu-join-costs = { $first } · { $second }
menu-cost-budget = spends { $budget }
menu-cost-strikes = free with { $left ->
    [one] { $left } strike left
   *[other] { $left } strikes left
 }
menu-cost-pool = { $amount } { $pool }
menu-cost-points = { $cost } of { $of } points
menu-cost-uses = { $left } left
menu-cost-loaded = { $left } of { $of } loaded
menu-cost-shots = { $left } to shoot
menu-forecast-hit = { $percent }% to hit
menu-forecast-hit-damage = { $percent }% to hit, about { $amount } damage
menu-forecast-damage = about { $amount } damage
menu-forecast-healing = about { $amount } healed
menu-group-attack = Attacks
menu-group-ability = Abilities
menu-group-item = Items
menu-group-contest = Contests
menu-group-standard = Standard actions
menu-group-answer = Answers
menu-group-turn = Turn
menu-standard-dash = Dash
menu-standard-disengage = Disengage
menu-standard-dodge = Dodge
menu-standard-help = Help
menu-standard-hide = Hide
menu-standard-ready = Ready
menu-end-turn = End turn
menu-move = Move
menu-stand-up = Stand up
menu-pass = Let it pass
fight-to-choose = { $who } is to choose:
menu-name = { $label }
menu-off-hand = { $label }, other hand
menu-reload = Reload { $label }

loot-fallen = { $item } ×{ $count }
loot-fallen-left = { $item } ×{ $count }, { $left } left behind: nobody can carry more
log-thrown = Rolled: { $roll }.
