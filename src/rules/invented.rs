//! Items that were invented in a game, as the rules of that game know them: found by reference and by name like any item, and in
//! no catalog, no seller's goods, no loot table's filter.
//!
//! Must not know: who invents, where they are stored.

use std::sync::Arc;

use serde_json::Value;

use crate::format::catalog::Entry;
use crate::format::invented::{INVENTED, read_invented};
use crate::format::item::Item;
use crate::format::scalar::{EntryRef, Id};
use crate::rules::Effective;

/// Invented items as stored, and those of them that could be read.
#[derive(Debug, Default)]
pub(super) struct Invented {
    stored: Vec<Value>,
    entries: Vec<(EntryRef, Entry)>,
}

impl Effective {
    /// The same rules with these invented items, oldest first. One that does not read under these rules is left out; of two
    /// of one id the first is known. Cheap where they are known already.
    #[must_use]
    pub fn with_invented(&self, stored: &[Value]) -> Self {
        if self.invented.stored == stored {
            return self.clone();
        }
        let mut entries: Vec<(EntryRef, Entry)> = Vec::new();
        let readable = if self.may_name_invented() { stored } else { &[] };
        for one in readable {
            let base = |reference: &EntryRef| self.book().entry(reference)?.item.as_deref();
            let Ok(entry) = read_invented(one, self.ruleset(), base) else { continue };
            let Some(catalog) = Id::new(INVENTED) else { continue };
            let reference = EntryRef { catalog, entry: entry.id.clone() };
            if entries.iter().all(|(known, _)| *known != reference) {
                entries.push((reference, entry));
            }
        }
        let mut rules = self.clone();
        rules.invented = Arc::new(Invented { stored: stored.to_vec(), entries });
        rules
    }

    /// Whether items may be invented under these rules: they have items, do not forbid it, and no catalog bears the name that
    /// invented items are kept under.
    pub fn may_invent(&self) -> bool {
        self.items().is_some_and(|items| items.propose != Some(false)) && self.may_name_invented()
    }

    fn may_name_invented(&self) -> bool {
        self.items().is_some() && self.ruleset().catalogs().iter().all(|catalog| catalog.id != *INVENTED)
    }

    /// Invented items, oldest first.
    pub fn invented(&self) -> impl DoubleEndedIterator<Item = (&EntryRef, &Entry, &Item)> {
        let known = self.invented.entries.iter();
        known.filter_map(|(reference, entry)| Some((reference, entry, entry.item.as_deref()?)))
    }

    /// An entry of a catalog, hidden or not, or an invented item.
    pub fn entry(&self, reference: &EntryRef) -> Option<&Entry> {
        let invented = || self.invented.entries.iter().find(|(known, _)| known == reference).map(|(_, entry)| entry);
        self.book().entry(reference).or_else(invented)
    }
}
