//! What a word names: of the rules, for whoever adds or buys, and of what a bag holds, for whoever takes, gives, wears or uses
//! (layers-items.md 3.4 and 4.1).
//!
//! Must not know: who asks, tags, screens.

use crate::items::book;
use crate::items::coins::{coin_key, coin_named};
use crate::items::pile::{label, quantity, same_kind};
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::name_key;

/// What is put into a bag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Thing {
    /// An item or a coin of the ruleset.
    Item(ItemKey),
    /// A thing that no ruleset declares, by name.
    Plain(String),
}

/// How somebody says which of the things in a bag are meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held<'w> {
    /// By name, as a tag does.
    Named(&'w str),
    /// This very stack, as a screen does: its place in the bag.
    Stack(usize),
}

/// The item or coin that a word names, among those that the layers leave: the first item in file order, else the first coin.
pub fn of_rules(effective: &Effective, word: &str) -> Option<ItemKey> {
    let item = book::named(effective, word).map(|item| item.key());
    item.or_else(|| coin_named(effective, word).map(|(_, unit)| ItemKey::Coin(unit.id.clone())))
}

/// What a word names when something is to be put into a bag: an item or coin of the rules, else a plain thing of that name.
pub fn thing(effective: &Effective, word: &str) -> Thing {
    let plain = || Thing::Plain(word.split_whitespace().collect::<Vec<_>>().join(" "));
    of_rules(effective, word).map_or_else(plain, Thing::Item)
}

/// The stacks that are meant, by their places in bag order.
///
/// A word means every stack that holds something and bears it: as its own name, as what its item is called in English, as
/// its entry's id with or without its catalog, case and spaces aside. Only when none does, it is read as a word for a coin.
/// What the layers hide, coins they removed, what the ruleset no longer has and plain things are all found.
pub fn held(effective: &Effective, bag: &[Stack], what: Held<'_>) -> Vec<usize> {
    let word = match what {
        Held::Stack(at) => return bag.get(at).map(|_| at).into_iter().collect(),
        Held::Named(word) => word,
    };
    let wanted = name_key(word);
    if wanted.is_empty() {
        return Vec::new();
    }
    let those = |test: &dyn Fn(&Stack) -> bool| -> Vec<usize> {
        let found = bag.iter().enumerate().filter(|(_, stack)| stack.quantity > 0 && test(stack));
        found.map(|(at, _)| at).collect()
    };
    let named = those(&|stack| bears(effective, stack, &wanted));
    if named.is_empty() { those(&|stack| is_coin(effective, stack, word)) } else { named }
}

/// How many a bag holds of the kinds that some stacks are of.
pub fn count_of_kinds(bag: &[Stack], kinds: &[Stack]) -> i64 {
    let of_them = bag.iter().filter(|stack| kinds.iter().any(|kind| same_kind(kind, stack)));
    of_them.fold(0, |sum, stack| sum.saturating_add(quantity(stack)))
}

/// How many of a thing a bag holds, over all its stacks.
pub fn count_of(bag: &[Stack], thing: &Thing) -> i64 {
    let kind = match thing {
        Thing::Item(key) => Stack { item: Some(key.clone()), ..Stack::plain() },
        Thing::Plain(name) => Stack { name: name.clone(), ..Stack::plain() },
    };
    count_of_kinds(bag, &[kind])
}

fn bears(effective: &Effective, stack: &Stack, wanted: &str) -> bool {
    let is = |name: &str| name_key(name) == wanted;
    let by_id = match &stack.item {
        Some(ItemKey::Entry(reference)) => is(reference.entry.as_str()) || is(&reference.to_string()),
        _ => false,
    };
    by_id || is(&stack.name) || label(effective, stack).is_some_and(|label| is(label.english()))
}

fn is_coin(effective: &Effective, stack: &Stack, word: &str) -> bool {
    let Some(ItemKey::Coin(unit)) = &stack.item else { return false };
    let wanted = coin_key(word);
    let is = |name: &str| coin_key(name) == wanted;
    is(unit.as_str()) || is(&stack.name) || label(effective, stack).is_some_and(|label| is(label.english()))
}
