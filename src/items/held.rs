//! What a bag gives to whoever holds it: item stats and changes to abilities (checks.md 2.6, sheets.md 3.2 and 3.3).

use crate::dice::to_f64;
use crate::format::item::{HeldEffect, Item};
use crate::format::scalar::Scalar;
use crate::format::value_ref::{ItemStat, ItemsFrom, Pick};
use crate::items::book::{BookItem, known_stack};
use crate::items::{Member, Stack};
use crate::rules::Effective;
use crate::sheet::{AbilityEffect, EffectSource, HeldItems, HeldSource, Values, evaluate, read_sheet};

/// A bag as a sheet asks it.
#[derive(Debug, Clone, Copy)]
pub struct HeldBag<'b> {
    effective: &'b Effective,
    bag: &'b [Stack],
}

/// A stack of an item with what it is; plain things and coins give nothing.
#[derive(Debug, Clone, PartialEq)]
pub struct HeldItem<'b> {
    /// Which stack of the bag.
    pub at: usize,
    /// The stack.
    pub stack: &'b Stack,
    /// What it is of, also when the layers hide it.
    pub item: BookItem<'b>,
    /// Whether it counts as worn; else it is carried.
    pub worn: bool,
}

impl<'b> HeldItem<'b> {
    /// What it does to its holder: `worn` while worn, else `carried`, never both.
    pub fn effect(&self) -> Option<&'b HeldEffect> {
        if self.worn { self.item.item.worn.as_ref() } else { self.item.item.carried.as_ref() }
    }
}

/// Works a member out for whoever asks: its sheet read as this version's layout, with what changed in play and what is held.
pub fn with_values<T>(rules: &Effective, member: &Member, ask: impl FnOnce(&Values<'_>) -> T) -> T {
    let held = HeldBag::new(rules, &member.bag);
    let read = read_sheet(rules, &member.sheet, &member.live);
    ask(&evaluate(rules, &read.sheet.build, &read.live, &held))
}

/// Whether a stack counts as worn: what takes slots must be put on, what binds must be bound, what does both must be both;
/// anything else is never worn.
pub fn is_worn(item: &Item, stack: &Stack) -> bool {
    match (!item.slots.is_empty(), item.binds.is_some()) {
        (true, true) => stack.equipped && stack.bound,
        (true, false) => stack.equipped,
        (false, true) => stack.bound,
        (false, false) => false,
    }
}

impl<'b> HeldBag<'b> {
    /// A bag under the rules in force.
    pub fn new(effective: &'b Effective, bag: &'b [Stack]) -> Self {
        Self { effective, bag }
    }

    /// Every stack of an item of the ruleset, in bag order.
    pub fn items(&self) -> impl Iterator<Item = HeldItem<'b>> + use<'b> {
        let effective = self.effective;
        // A stack of none, as a file may have it, is not held.
        self.bag.iter().enumerate().filter(|(_, stack)| stack.quantity > 0).filter_map(move |(at, stack)| {
            let item = known_stack(effective, stack)?;
            let worn = is_worn(item.item, stack);
            Some(HeldItem { at, stack, item, worn })
        })
    }

    /// Stacks whose effect counts: one for each catalog item that is worn and one for each that is carried, however many
    /// stacks or copies there are.
    pub fn effects(&self) -> Vec<HeldItem<'b>> {
        let mut distinct: Vec<HeldItem<'b>> = Vec::new();
        for held in self.items().filter(|held| held.effect().is_some()) {
            let same = |known: &HeldItem<'_>| known.item.reference == held.item.reference && known.worn == held.worn;
            if !distinct.iter().any(same) {
                distinct.push(held);
            }
        }
        distinct
    }
}

impl HeldItems for HeldBag<'_> {
    fn item_stat(&self, asked: &ItemStat) -> Option<f64> {
        let picked = self.items().filter(|held| asks_for(asked, held));
        if asked.pick == Pick::Count {
            let giving =
                picked.filter(|held| asked.stat.as_ref().is_none_or(|stat| gives(held.item.item, stat.as_str())));
            let counts: Vec<f64> = giving.map(|held| to_f64(held.stack.quantity)).collect();
            return if counts.is_empty() { None } else { Some(counts.iter().sum()) };
        }
        let stat = asked.stat.as_ref()?;
        let values = picked.filter_map(|held| match held.item.item.stats.get(stat.as_str()) {
            Some(Scalar::Number(value)) => Some((*value, to_f64(held.stack.quantity))),
            _ => None,
        });
        values.fold(None, |sum: Option<f64>, (value, quantity)| {
            Some(match (asked.pick, sum) {
                (Pick::Sum, sum) => sum.unwrap_or(0.0) + value * quantity,
                (Pick::Max, Some(best)) => best.max(value),
                (Pick::Min, Some(least)) => least.min(value),
                (_, _) => value,
            })
        })
    }

    fn ability_effects(&self, ability: &str) -> Vec<AbilityEffect> {
        self.ability_sources(ability).into_iter().map(|source| source.effect).collect()
    }

    fn ability_sources(&self, ability: &str) -> Vec<EffectSource> {
        let changes = self.effects().into_iter().filter_map(|held| {
            let change = held.effect()?.abilities.as_ref()?.get(ability)?;
            let set = change.set.map(|set| AbilityEffect::Set(to_f64(set.get())));
            let effect = set.or_else(|| change.add.map(|add| AbilityEffect::Add(to_f64(add.get()))))?;
            Some(EffectSource { label: Some(held.item.label().clone()), effect })
        });
        changes.collect()
    }

    fn item_stat_sources(&self, asked: &ItemStat) -> Vec<HeldSource> {
        let picked = self.items().filter(|held| asks_for(asked, held));
        let sources = picked.filter_map(|held| {
            let quantity = to_f64(held.stack.quantity);
            let value = match (asked.pick, asked.stat.as_ref()) {
                (Pick::Count, stat) => {
                    stat.is_none_or(|stat| gives(held.item.item, stat.as_str())).then_some(quantity)?
                }
                (pick, stat) => match held.item.item.stats.get(stat?.as_str()) {
                    Some(Scalar::Number(value)) if pick == Pick::Sum => value * quantity,
                    Some(Scalar::Number(value)) => *value,
                    _ => return None,
                },
            };
            Some(HeldSource { label: held.item.label().clone(), value })
        });
        sources.collect()
    }
}

fn asks_for(asked: &ItemStat, held: &HeldItem<'_>) -> bool {
    let item = held.item.item;
    let from = match asked.from {
        ItemsFrom::Worn => held.worn,
        ItemsFrom::Carried => !held.worn,
        ItemsFrom::All => true,
    };
    from && asked.slot.as_ref().is_none_or(|slot| item.slots.get(slot.as_str()).is_some_and(|takes| takes.get() > 0))
        && asked.category.as_ref().is_none_or(|category| item.category == *category)
        && asked.tag.as_ref().is_none_or(|tag| item.tags.contains(tag))
}

/// Whether an item gives a stat: `false` and empty text count as not giving.
fn gives(item: &Item, stat: &str) -> bool {
    match item.stats.get(stat) {
        Some(Scalar::Bool(given)) => *given,
        Some(Scalar::Text(text)) => !text.is_empty(),
        Some(Scalar::Number(_)) => true,
        None => false,
    }
}
