# Why something was refused. Each is a whole sentence.

## Fights (combat.md 3.5).
refusal-encounter-over = The fight is over.
refusal-unknown-actor = Nobody of that name is in the fight.
refusal-not-your-turn = It is somebody else's turn.
refusal-unknown-option = That cannot be done now.
refusal-cannot-act = A condition forbids it.
refusal-down = Somebody who is down cannot act.
refusal-bad-target = That cannot be the target.
refusal-no-budget = Nothing is left of the turn for it.
refusal-insufficient = There is not enough to pay for it.
refusal-bad-pool = It cannot be paid from there.
refusal-unknown-creature = No opponent of that name is known.
refusal-no-health = It has no health to take away.
refusal-unreachable = There is no way there.
refusal-window-open = Somebody else is to answer first.
refusal-stale-window = That moment has passed.
refusal-out-of-reach = It does not reach that far.
refusal-no-line-of-sight = The target cannot be seen.
refusal-bad-cell = That place cannot be chosen.
refusal-unknown-style = There is no such way to strike.
refusal-unknown-mode = There is no such way to use it.

# Why something is refused. The code is the message's name behind `refusal-`.

refusal-in-a-fight = Not while a fight is on.
refusal-unknown-character = Nobody is called that.
refusal-ambiguous-character = Two are called that.
refusal-unknown-pool = There is no such pool on this sheet.
refusal-ambiguous-pool = Several pools are called that.
refusal-bad-amount = That amount cannot be.
refusal-no-temp = This pool holds no temporary points.
refusal-unknown-track = There is no such track on this sheet.
refusal-wrong-track = That track is of the other kind.
refusal-unknown-kind = No such kind of mark.
refusal-no-box = No box is free for it.
refusal-unknown-condition = There is no such condition.
refusal-unknown-state = There is no such state.
refusal-unknown-value = It has no such value.
refusal-unknown-field = There is no such note or field.
refusal-unknown-rest = There is no such rest.
refusal-malformed = That cannot be read.
refusal-no-market = These rules have no market.
refusal-no-place = You are nowhere that has a market.
refusal-unknown-size = There is no such kind of place.
refusal-unknown-level = There is no such price level.
refusal-unknown-item = There is no such thing.
refusal-not-for-sale = It is not for sale.
refusal-not-here = It is not sold at a place this size.
refusal-no-seller = Nobody here sells it.
refusal-not-to-you = They do not sell to you.
refusal-cannot-afford = You cannot afford it.
refusal-too-heavy = It is too heavy to carry.
refusal-service = It is a service, nothing to carry.
refusal-not-ruleset-item = It is nothing that these rules know.
refusal-refused = There is no place for it.
refusal-nothing-here = Nothing lies here.
refusal-no-loot-tables = These rules have no loot tables.
refusal-unknown-loot-table = There is no loot table { $about }.
refusal-not-of-the-party = Only somebody of the party can be handed over.
refusal-no-fight = No fight is on.
refusal-fight-on = A fight is on already.
refusal-no-combat = These rules have no fights.
refusal-no-foes = Nobody to fight was named.
refusal-no-party = Nobody of the party can fight.
refusal-unknown-foe = No foe is called { $about }. Near: { $near }

# Editing a sheet, and taking edits back.
refusal-unknown-ability = There is no such ability on this sheet.
refusal-unknown-skill = There is no such skill on this sheet.
refusal-unknown-save = There is no such save on this sheet.
refusal-unknown-tier = No such tier is offered here.
refusal-unknown-list = There is no such list on this sheet.
refusal-unknown-column = The list has no such column.
refusal-unknown-row = No row stands there.
refusal-wrong-type = Another kind of value stands there.
refusal-locked = It follows the sheet and is not written by hand.
refusal-list-full = The list is full.
refusal-sheet-too-large = The sheet would take { $about } bytes; at most 65,536 can be kept.
refusal-nothing-to-undo = Nothing is left to take back.
refusal-nothing-to-redo = Nothing was taken back that could be put in again.

# What is done with a bag.
refusal-none-held = There is none of it in the bag.
refusal-not-wearable = It is nothing to put on.
refusal-slots-full = There is no room left to wear it.
refusal-cannot-bind = It is nothing to bind.
refusal-binding-full = No more may be bound.
refusal-cursed = It is cursed and cannot be parted with.
refusal-no-recipient = Say who is to have it.
refusal-no-currencies = These rules have no coins.
refusal-unknown-coin = There is no such coin.
refusal-coins-not-goods = Coins are not goods: they are not sold.
refusal-too-few = There are not so many of it.
refusal-not-alike = Only stacks of the very same thing can be put together.
refusal-stack-full = No more of it fit into one stack.

# Using an item.
refusal-no-stack = Nothing lies there.
refusal-no-use = It has no use.
refusal-not-worn = It must be put on or bound before it can be used.
refusal-none-left = Nothing of it is left to use.
refusal-cannot-use = Nobody is there who could use it.
refusal-live-full = No more can be kept on this sheet.
refusal-no-invention = These rules let nothing be invented.
refusal-too-many = That is more than may be.
refusal-unreadable = That cannot be read.
