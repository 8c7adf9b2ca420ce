# The bag: stacks, what a thing is and does, what was done with it.

tab-bag = Bag
action-tab-bag = bag
action-bag-menu = menu
action-use-item = use
action-wear-item = wear/off
action-bind-item = bind/free
action-give-item = give
action-sell-item = sell
action-drop-item = leave behind
action-split-item = split
action-merge-item = put together
pick-bag-act = What is done with it?
pick-merge = Onto which stack?
bag-title = Bag · { $count }
bag-empty = The bag is empty.
bag-no-rules = These rules neither weigh nor wear anything.
bag-tab-reads = Tab reads on
bag-worn = worn
bag-bound = bound
bag-loaded = loaded { $count }
bag-is-coin = { $item } is a coin: it pays, and is neither used nor worn.
odd-not-in-rules = These rules have no such thing (any more). It stays in the bag and does nothing.
odd-plain = A plain thing: no item of these rules. It weighs nothing and does nothing.
odd-hidden = Hidden by { $layer }: it stays and works, no other can be had.
odd-coin-gone = This coin is gone under { $layer }: it pays nothing.
odd-none = There is none of it: it can only be left behind.
odd-too-many = More than a stack holds (at most { $most }).
odd-worn-nowhere = Marked as worn, but it takes no slot.
odd-bound-nothing = Marked as bound, but it does not bind.
about-nickname = This is: { $item }
about-weight = Weighs { $each } each, { $all } in all
about-slots = Takes { $slots }
about-cost = Costs { $cost }
about-when-worn =
    { $now ->
        [yes] Worn: { $does } (counts now)
       *[no] Worn: { $does } (not now)
    }
about-when-carried =
    { $now ->
        [yes] Carried: { $does } (counts now)
       *[no] Carried: { $does } (not now)
    }
about-requires = Asks for { $name } { $needs } (now { $has }), else: { $else }
about-binds = It can be bound.
about-binds-only = It can be bound: { $text }
about-cursed = Cursed: once bound it cannot be taken off, unbound or parted with.
about-use = When used: { $does }
about-use-consumes = One is used up.
about-use-charges =
    { $count ->
        [1] Takes one charge.
       *[other] Takes { $count } charges.
    }
about-charges = Charges { $left }/{ $max }
about-charges-back = Charges { $left }/{ $max }, back with { $rests }: { $back }
about-charges-all = all
about-breaks = The last charge may break it: { $most } or less on a d{ $die }.
about-gate =
    { $unless ->
        [yes] First a check: { $what } against { $against }, unless { $name } is { $needs } or more (now { $has }).
       *[no] First a check: { $what } against { $against }.
    }
use-attack = harms
use-heal = heals
use-buff = helps
use-debuff = hinders
use-restores = { $pool } +{ $amount }
use-temporary = temporary points: { $amount }
use-applies = puts on { $names }
use-save = save { $save } against { $against }
gives-on = { $value } on { $name }
gives-at-least = { $name } at least { $value }
gives-advantage = advantage on { $name }
gives-disadvantage = disadvantage on { $name }
gives-to-defense = defense
gives-to-attacks = attacks
gives-to-saves = saves
gives-to-checks = checks
gives-to-speed = speed
gives-resist = half harm from { $names }
gives-vulnerable = double harm from { $names }
gives-immune = no harm from { $names }
gives-never = never { $names }
gives-fails = { $names } fails by itself
gives-only-on = only on { $names }
effect-own-attacks-advantage = own attacks with advantage
effect-own-attacks-disadvantage = own attacks with disadvantage
effect-attacks-against-advantage = attacks against its holder with advantage
effect-attacks-against-disadvantage = attacks against its holder with disadvantage
effect-attacks-against-adjacent-advantage = attacks from beside its holder with advantage
effect-attacks-against-far-disadvantage = attacks from afar with disadvantage
effect-attacks-from-adjacent-critical = hits from beside its holder are critical
effect-cannot-act = cannot act
effect-cannot-react = cannot react
effect-speed-zero = cannot move
effect-half-move-to-stand = standing up takes half a move
effect-ends-on-damage = harm ends it
effect-own-saves-advantage = own saves with advantage
effect-own-saves-disadvantage = own saves with disadvantage
effect-own-checks-advantage = own checks with advantage
effect-own-checks-disadvantage = own checks with disadvantage
effect-resist-all = all harm halved
effect-cannot-target-source = cannot aim at who caused it
effect-cannot-approach-source = cannot come nearer to who caused it
give-title = Give { $item }
give-nobody = Nobody else is in the party.
give-not-all = Can be carried: { $given }; left behind: { $left }.
sell-title = Sell { $item }
sell-purse = Purse: { $before } → { $after }
drop-title = Leave { $item } behind
drop-about = What is left behind is gone.
split-title = Split { $item }
split-about = { $first } and { $second }
split-one = There is only one of it.
split-done = { $item } is split: { $first } and { $second }.
merged = Put together: { $what }.
merge-none = No other stack of the very same thing is here.
take-title = Take { $item }
form-to = Who gets it
form-coins = For how many coins
form-coin = Which coin
load-then =
    { $encumbered ->
        [yes] { $who } then carries { $load }: encumbered
       *[no] { $who } then carries { $load }
    }
load-from-to = (load { $before } → { $after })
gave = { $who } gives { $to } { $what } { $load }
dropped = { $who } leaves { $what } behind { $load }
sold = { $who } sells { $what } for { $paid }: { $before } → { $after }
wore-on = { $who } puts on { $item }: { $before } → { $after }
wore-off = { $who } takes off { $item }: { $before } → { $after }
wore-bound = { $who } binds { $item }: { $before } → { $after }
wore-unbound = { $who } unbinds { $item }: { $before } → { $after }
wore-nothing = Nothing was left to change: { $item } ({ $after })
used-free = { $who } uses { $item }.
used-one = { $who } uses { $item } up, { $left } left.
used-charges = { $who } uses { $item }: charges { $before } → { $left } of { $max }.
used-breaking =
    { $broke ->
        [yes] The last charge: { $face } on d{ $die }, { $most } or less: it breaks.
       *[no] The last charge: { $face } on d{ $die }, only { $most } or less breaks it: it holds.
    }
used-gate =
    { $passed ->
        [yes] { $check } ({ $dice }): { $total } against { $need }, success.
       *[no] { $check } ({ $dice }): { $total } against { $need }, failure: used for nothing.
    }
used-on-others = Whom it works on, the story tells.
used-gives = { $name } { $before } → { $after } of { $max } (+{ $amount }).
used-temporary = { $name }: temporary { $before } → { $after } ({ $amount }).
used-applied =
    { $timed ->
        [yes] { $name } for { $rounds ->
            [one] { $rounds } round
           *[other] { $rounds } rounds
        }.
       *[no] { $name }.
    }
used-averted = Never { $name }: averted.
used-clears = { $name }: marked { $before } → { $after } of { $length }.
