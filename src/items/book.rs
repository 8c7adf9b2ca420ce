//! The item book: every item of a ruleset's catalogs, found by name, by reference or by a filter's words
//! (layers-items.md 3.4 "Catalog hiding", 5.2).

use crate::format::catalog::Entry;
use crate::format::item::Item;
use crate::format::loot::ItemFilter;
use crate::format::scalar::EntryRef;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::{RulesetText, name_key};

/// An item with where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct BookItem<'e> {
    /// Its catalog and entry.
    pub reference: EntryRef,
    /// Its entry.
    pub entry: &'e Entry,
    /// What it is.
    pub item: &'e Item,
}

impl<'e> BookItem<'e> {
    /// What it is called.
    pub fn label(&self) -> &'e RulesetText {
        self.entry.label.text()
    }

    /// What a stack of it is of.
    pub fn key(&self) -> ItemKey {
        ItemKey::Entry(self.reference.clone())
    }
}

/// The items that the layers leave, in book order: catalogs in file order, entries in file order.
pub fn offered(effective: &Effective) -> impl Iterator<Item = BookItem<'_>> {
    effective.items_offered().map(|(reference, entry, item)| BookItem { reference, entry, item })
}

/// Every item of every catalog, those that layers hide among them, in book order.
pub fn all(effective: &Effective) -> impl Iterator<Item = BookItem<'_>> {
    effective.ruleset().catalogs().iter().flat_map(move |catalog| {
        effective.book().entries(catalog.id.as_str()).iter().filter_map(move |entry| {
            let reference = EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() };
            Some(BookItem { reference, entry, item: entry.item.as_deref()? })
        })
    })
}

/// The item of that name: the first of the ruleset that the layers leave, else the one that was invented last; case and
/// spaces do not matter (layers-items.md 4.1). Where no item is called so, a word may be an entry's id, with or without its
/// catalog.
pub fn named<'e>(effective: &'e Effective, word: &str) -> Option<BookItem<'e>> {
    let invented = || {
        effective.invented().rev().map(|(reference, entry, item)| BookItem {
            reference: reference.clone(),
            entry,
            item,
        })
    };
    named_in_catalogs(effective, word).or_else(|| first_named(invented, word))
}

/// The first item of the ruleset's catalogs of that name, or else of that id, that the layers leave.
pub fn named_in_catalogs<'e>(effective: &'e Effective, word: &str) -> Option<BookItem<'e>> {
    first_named(|| offered(effective), word)
}

/// The first of some items that is called so, else the first whose id a word is, with or without its catalog.
fn first_named<'e, I: Iterator<Item = BookItem<'e>>>(items: impl Fn() -> I, word: &str) -> Option<BookItem<'e>> {
    let wanted = name_key(word);
    let by_id = |item: &BookItem<'_>| {
        name_key(item.reference.entry.as_str()) == wanted || name_key(&item.reference.to_string()) == wanted
    };
    let by_label = items().find(|item| name_key(item.label().english()) == wanted);
    by_label.or_else(|| items().find(by_id))
}

/// An item by reference, when the layers leave it.
pub fn offered_at<'e>(effective: &'e Effective, reference: &EntryRef) -> Option<BookItem<'e>> {
    let known = known_at(effective, reference)?;
    effective.hidden_by(reference.catalog.as_str(), known.entry).is_none().then_some(known)
}

/// An item by reference, hidden or not: one that is already held still reads as itself.
pub fn known_at<'e>(effective: &'e Effective, reference: &EntryRef) -> Option<BookItem<'e>> {
    let entry = effective.entry(reference)?;
    Some(BookItem { reference: reference.clone(), entry, item: entry.item.as_deref()? })
}

/// The item that a stack is of, also when the layers hide it; nothing for coins, plain things and what is gone.
pub fn known_stack<'e>(effective: &'e Effective, stack: &Stack) -> Option<BookItem<'e>> {
    match stack.item.as_ref()? {
        ItemKey::Entry(reference) => known_at(effective, reference),
        ItemKey::Coin(_) => None,
    }
}

/// Every item that the layers hide, in book order.
pub fn hidden(effective: &Effective) -> impl Iterator<Item = BookItem<'_>> {
    effective.ruleset().catalogs().iter().flat_map(move |catalog| {
        effective.book().entries(catalog.id.as_str()).iter().filter_map(move |entry| {
            let item = entry.item.as_deref()?;
            effective.hidden_by(catalog.id.as_str(), entry)?;
            Some(BookItem { reference: EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry, item })
        })
    })
}

/// Whether an item's words agree with every key that the filter gives.
pub fn matches(filter: &ItemFilter, item: &Item) -> bool {
    let rarity = filter.rarity.as_ref().is_none_or(|rarity| item.rarity.as_ref() == Some(rarity));
    let category = filter.category.as_ref().is_none_or(|category| item.category == *category);
    let tag = filter.tag.as_ref().is_none_or(|tag| item.tags.contains(tag));
    rarity && category && tag
}
