//! Where everything of a sheet stands by its id, and every list sum that a ruleset asks for: made once a ruleset, so that
//! working a sheet out never searches.
//!
//! Must not know: layers, sheets in play.

use std::collections::HashMap;

use crate::format::references::of_ruleset;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::Id;
use crate::format::value_ref::{ListSum, ValueRef};

/// Places by id, each in the list that declares it; the first of several with one id.
#[derive(Debug)]
pub struct SheetIndex {
    abilities: HashMap<Id, usize>,
    skills: HashMap<Id, usize>,
    saves: HashMap<Id, usize>,
    fields: HashMap<Id, usize>,
    derived: HashMap<Id, usize>,
    lists: HashMap<Id, usize>,
    sums: Vec<ListSum>,
    sum_places: HashMap<Id, Vec<usize>>,
}

impl SheetIndex {
    /// Reads the places off a ruleset.
    pub fn of(ruleset: &Ruleset) -> Self {
        let sheet = &ruleset.sheet;
        let mut sums: Vec<ListSum> = Vec::new();
        let mut sum_places: HashMap<Id, Vec<usize>> = HashMap::new();
        for reference in of_ruleset(ruleset) {
            let ValueRef::ListSum(sum) = reference else { continue };
            let places = sum_places.entry(sum.list.clone()).or_default();
            if places.iter().all(|place| sums.get(*place) != Some(sum)) {
                places.push(sums.len());
                sums.push(sum.clone());
            }
        }
        Self {
            abilities: places(sheet.abilities.iter().map(|ability| &ability.id)),
            skills: places(sheet.skills.iter().map(|skill| &skill.id)),
            saves: places(sheet.saves.iter().map(|save| &save.id)),
            fields: places(sheet.fields.iter().map(|field| &field.id)),
            derived: places(sheet.derived.iter().map(|derived| &derived.id)),
            lists: places(sheet.lists.iter().map(|list| &list.id)),
            sums,
            sum_places,
        }
    }

    /// An ability's place.
    pub fn ability(&self, id: &str) -> Option<usize> {
        self.abilities.get(id).copied()
    }

    /// A skill's place.
    pub fn skill(&self, id: &str) -> Option<usize> {
        self.skills.get(id).copied()
    }

    /// A save's place.
    pub fn save(&self, id: &str) -> Option<usize> {
        self.saves.get(id).copied()
    }

    /// A field's place.
    pub fn field(&self, id: &str) -> Option<usize> {
        self.fields.get(id).copied()
    }

    /// A derived value's place.
    pub fn derived(&self, id: &str) -> Option<usize> {
        self.derived.get(id).copied()
    }

    /// A list's place.
    pub fn list(&self, id: &str) -> Option<usize> {
        self.lists.get(id).copied()
    }

    /// Every different list sum that the ruleset asks for, entries of catalogs left aside.
    pub fn sums(&self) -> &[ListSum] {
        &self.sums
    }

    /// Places in [`SheetIndex::sums`] of those over a list.
    pub fn sums_of(&self, list: &str) -> &[usize] {
        self.sum_places.get(list).map(Vec::as_slice).unwrap_or_default()
    }
}

fn places<'r>(ids: impl Iterator<Item = &'r Id>) -> HashMap<Id, usize> {
    let mut places = HashMap::new();
    for (place, id) in ids.enumerate() {
        places.entry(id.clone()).or_insert(place);
    }
    places
}
