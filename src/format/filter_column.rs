//! One filter's values down a whole catalog, each different value once: a rule about a filter is then decided a value, not
//! an entry, and tens of thousands of entries cost a number each.
//!
//! Must not know: which rules ask, and whether layers are on.

use std::collections::HashMap;

use crate::format::catalog::{Entry, FilterValue};

/// The values that a catalog's entries have for one filter.
#[derive(Debug)]
pub struct FilterColumn {
    /// For each different value the first entry (by its place in the catalog) that has it.
    firsts: Vec<usize>,
    /// For each entry the place of its value in `firsts`, one past the end where it has none.
    of: Vec<u32>,
}

#[derive(PartialEq, Eq, Hash)]
enum Key<'e> {
    Number(u64),
    Text(&'e str),
    Tags(Vec<&'e str>),
}

impl FilterColumn {
    /// Reads a filter's column off entries.
    pub fn of(entries: &[Entry], filter: &str) -> Self {
        let mut firsts = Vec::new();
        let mut known: HashMap<Key<'_>, u32> = HashMap::new();
        let places: Vec<Option<u32>> = entries
            .iter()
            .enumerate()
            .map(|(at, entry)| {
                let key = match entry.filters.get(filter)? {
                    FilterValue::Number(number) => Key::Number(number.get().to_bits()),
                    FilterValue::Text(text) => Key::Text(text.as_str()),
                    FilterValue::Tags(tags) => Key::Tags(tags.iter().map(|tag| tag.as_str()).collect()),
                };
                let next = u32::try_from(firsts.len()).ok()?;
                Some(*known.entry(key).or_insert_with(|| {
                    firsts.push(at);
                    next
                }))
            })
            .collect();
        let none = u32::try_from(firsts.len()).unwrap_or(u32::MAX);
        Self { of: places.into_iter().map(|place| place.unwrap_or(none)).collect(), firsts }
    }

    /// What `judge` says of each entry's value, in catalog order; it is asked once a different value, with an entry that has
    /// it. `T::default()` stands for entries without a value.
    pub fn judged<T: Copy + Default>(&self, judge: impl FnMut(usize) -> T) -> Vec<T> {
        let verdicts: Vec<T> = self.firsts.iter().copied().map(judge).chain([T::default()]).collect();
        let verdict = |place: &u32| usize::try_from(*place).ok().and_then(|at| verdicts.get(at)).copied();
        self.of.iter().map(|place| verdict(place).unwrap_or_default()).collect()
    }
}
