//! Properties of bags: whatever members do with what they carry, in any order and with whatever a file says of their stacks,
//! nothing is gained or lost but what is dropped, sold or shared out; no stack, slot, binding or load goes above its limit by an act.

mod support;

use std::collections::BTreeMap;

use proptest::prelude::*;
use rulebound::dice::Roller;
use rulebound::format::scalar::Id;
use rulebound::game::{Command, Event, Game, LootRoll, decide, evolve};
use rulebound::items::carry::load;
use rulebound::items::loot::Drop;
use rulebound::items::pile::{quantity, stack_limit};
use rulebound::items::slots::slots;
use rulebound::items::wear::WearAct;
use rulebound::items::{ItemKey, Member, Stack};
use rulebound::rules::Effective;

const LOAD_MAX: f64 = 40.0;
const BOUND_MAX: i128 = 3;

const ITEMS: [Option<&str>; 9] = [
    Some("gear/kelp-brew"),
    Some("gear/oilskin"),
    Some("gear/hook-knife"),
    Some("gear/ice-blade"),
    Some("gear/relic"),
    Some("gear/long-gone"),
    Some("coin:cowrie"),
    Some("coin:crown"),
    None,
];

fn quantities() -> impl Strategy<Value = i64> {
    prop_oneof![
        12 => 1_i64..6,
        2 => Just(0),
        1 => -9_i64..0,
        1 => 999_990_i64..1_000_020,
        1 => Just(1_000_000_000_000_000),
        1 => Just(i64::MAX),
        1 => Just(i64::MIN),
    ]
}

fn stacks() -> impl Strategy<Value = Stack> {
    let marks = (any::<bool>(), any::<bool>(), prop_oneof![4 => Just(None), 1 => (0_i64..9).prop_map(Some)]);
    (0..ITEMS.len(), quantities(), marks, 0..4_usize).prop_map(|(item, quantity, (equipped, bound, charges), odd)| {
        let mut stack = Stack { quantity, equipped, bound, charges, ..Stack::plain() };
        stack.item = ITEMS[item].map(|item| ItemKey::try_from(item.to_owned()).expect("a key"));
        if odd == 3 {
            stack.extra.insert("song".to_owned(), "low".into());
        }
        if odd == 2 || stack.item.is_none() {
            stack.name = "Sea Bell".to_owned();
        }
        stack
    })
}

fn counts() -> impl Strategy<Value = i64> {
    prop_oneof![8 => 1_i64..6, 1 => Just(0), 1 => Just(i64::MAX), 1 => Just(999_999)]
}

/// Commands of two members and one who is not there, on places that mostly are.
fn commands() -> impl Strategy<Value = Command> {
    let whose = prop_oneof![9 => 0..2_usize, 1 => Just(2)];
    (0..10_usize, whose, 0..9_usize, counts(), 0..3_usize, 0..9_usize).prop_map(
        |(kind, member, stack, count, to, onto)| {
            let act = [WearAct::Equip, WearAct::Unequip, WearAct::Bind, WearAct::Unbind];
            match kind {
                0..=3 => Command::Wear { member, act: act[kind], stack, count },
                4 => Command::Split { member, stack, count },
                5 => Command::Merge { member, stack, onto },
                6 | 7 => Command::Give { member, stack, count, to },
                8 => Command::Drop { member, stack, count },
                _ if onto < 5 => Command::TakeLoot,
                _ => Command::Sell { member, stack, count, amount: 7, unit: "cowrie".to_owned() },
            }
        },
    )
}

/// How many there are of everything, told apart by all that an act must not change.
fn totals(party: &[Member]) -> BTreeMap<String, i128> {
    let mut totals = BTreeMap::new();
    for stack in party.iter().flat_map(|member| &member.bag) {
        // An item's own name is the same as none.
        let own = ["Kelp brew", "Oilskin", "cowries"].contains(&stack.name.as_str());
        let name = if own { "" } else { stack.name.as_str() };
        let key = format!("{:?} {name:?} {:?} {:?} {:?}", stack.item, stack.charges, stack.loaded, stack.extra);
        *totals.entry(key).or_insert(0) += i128::from(quantity(stack));
    }
    totals.retain(|_, total| *total != 0);
    totals
}

/// What an act may have taken out and put in, by the events.
fn gone_and_come(events: &[Event]) -> (i128, i128) {
    let sum = |stacks: &[Stack]| stacks.iter().map(|stack| i128::from(stack.quantity)).sum::<i128>();
    events.iter().fold((0, 0), |(gone, come), event| match event {
        Event::Dropped { stacks, .. } => (gone + sum(stacks), come),
        Event::Sold { sale, .. } => (gone + sum(&sale.sold), come + i128::from(sale.paid.count)),
        Event::LootTaken { drop, .. } => (gone, come + i128::from(drop.count)),
        _ => (gone, come),
    })
}

fn bound(bag: &[Stack]) -> i128 {
    bag.iter().filter(|stack| stack.bound).map(|stack| i128::from(quantity(stack))).sum()
}

/// What may be odd after an act was as odd before it.
fn limits_hold(rules: &Effective, before: &[Stack], after: &[Stack]) -> Result<(), TestCaseError> {
    for stack in after {
        let limit = stack_limit(rules, stack);
        let was = |known: &&Stack| known.item == stack.item && known.quantity >= stack.quantity.max(1);
        let was_none = |known: &&Stack| known.item == stack.item && known.quantity == stack.quantity;
        if stack.quantity > limit {
            prop_assert!(before.iter().any(|known| was(&known)), "{stack:?} above {limit}");
        }
        if stack.quantity < 1 {
            prop_assert!(before.iter().any(|known| was_none(&known)), "{stack:?} of none");
        }
    }
    for (now, then) in slots(rules, after).iter().zip(slots(rules, before)) {
        prop_assert!(now.used <= now.slot.count.get().max(then.used), "{now:?} {then:?}");
    }
    prop_assert!(bound(after) <= BOUND_MAX.max(bound(before)));
    prop_assert!(load(rules, after) <= LOAD_MAX.max(load(rules, before)) * (1.0 + 1e-12) + 1e-6);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    #[test]
    fn nothing_is_gained_or_lost_and_no_limit_is_passed(
        bags in prop::collection::vec(prop::collection::vec(stacks(), 0..8), 2),
        commands in prop::collection::vec(commands(), 1..30),
    ) {
        let rules = support::bags::rules(&[]);
        let party = bags.into_iter().map(|bag| Member { name: "Odo".to_owned(), bag, ..Member::default() }).collect();
        let mut game = Game::begin(&rules, "Bags".to_owned(), 1, party, None);
        let oilskin = ItemKey::try_from("gear/oilskin".to_owned()).expect("a key");
        let lying = [(oilskin, 5), (ItemKey::Coin(Id::new("cowrie").expect("an id")), 30)];
        let label = rulebound::text::RulesetText::new("Thing");
        let drops = lying.into_iter().map(|(item, count)| Drop { item, label: label.clone(), count }).collect();
        game.loot = Some(LootRoll { table: None, mixed: false, drops });
        for command in commands {
            let before = game.clone();
            let mut roller = Roller::seeded(game.cursor(command.stream()));
            let Ok(events) = decide(&rules, &game, &command, &mut roller) else { continue };
            let written = serde_json::to_string(&events).expect("written");
            let events: Vec<Event> = serde_json::from_str(&written).expect("read again");
            events.iter().for_each(|event| evolve(&rules, &mut game, event));
            let (was, is) = (totals(&before.party), totals(&game.party));
            let (gone, come) = gone_and_come(&events);
            if (gone, come) == (0, 0) {
                prop_assert_eq!(&was, &is, "{:?}", command);
            }
            prop_assert_eq!(was.values().sum::<i128>() - gone + come, is.values().sum::<i128>(), "{:?}", command);
            for (then, now) in before.party.iter().zip(&game.party) {
                limits_hold(&rules, &then.bag, &now.bag)?;
            }
        }
    }
}
