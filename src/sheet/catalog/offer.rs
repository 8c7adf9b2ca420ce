//! What a catalog offers: the entries that the layers leave, narrowed by filters and a few letters, and which of them a
//! sheet has already (the seed on catalogs; sheets.md 6.1).
//!
//! Must not know: screens; it holds no sheet, so one offer serves every character.

use std::collections::HashSet;

use serde_json::Value;

use crate::format::catalog::{Catalog, Entry};
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::sheet::catalog::{Choice, FilterOption, FilterOptions, SearchText};
use crate::sheet::{Build, CATALOG_MARK};

/// Most entries that a picker draws at once; where more are left it asks to narrow.
pub const DRAWN_MAX: usize = 200;

/// A catalog made ready for picking under the layers in force. It stays true as long as the layers do.
#[derive(Debug, Clone)]
pub struct Offer {
    catalog: Id,
    /// Places of the offered entries in the catalog, ascending.
    places: Vec<usize>,
    hidden: usize,
    filters: Vec<FilterOptions>,
    search: SearchText,
}

/// What an offer is narrowed by. Everything must hold.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Narrowing {
    /// Values chosen for filters.
    pub chosen: Vec<Choice>,
    /// A part of an entry's text, case and accents ignored.
    pub search: String,
}

/// The text of an entry that is searched, in English.
pub fn entry_text(entry: &Entry) -> String {
    let summary = entry.summary.as_ref().map(|summary| summary.english());
    [Some(entry.label.english()), summary].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

impl Offer {
    /// Makes a catalog ready; `None` where the ruleset has no such catalog. `text` is what is searched of an entry, in the
    /// language it is shown in ([`entry_text`] for English). Options of filters are those that offered entries have.
    pub fn of(rules: &Effective, catalog: &str, text: impl Fn(&Entry) -> String) -> Option<Self> {
        let header = rules.ruleset().catalog(catalog)?;
        let entries = rules.book().entries(catalog);
        let is_offered = |entry: &Entry| rules.hidden_by(catalog, entry).is_none();
        let places: Vec<usize> =
            entries.iter().enumerate().filter(|(_, entry)| is_offered(entry)).map(|(place, _)| place).collect();
        let offered = || places.iter().filter_map(|place| entries.get(*place));
        let filters = header.filters.iter().map(|filter| FilterOptions::of(filter, offered())).collect();
        let search = SearchText::of(offered().map(text));
        Some(Self { catalog: header.id.clone(), hidden: entries.len() - places.len(), filters, search, places })
    }

    /// The catalog.
    pub fn catalog(&self) -> &Id {
        &self.catalog
    }

    /// How many entries the layers leave.
    pub fn total(&self) -> usize {
        self.places.len()
    }

    /// How many entries the layers hide.
    pub fn hidden_by_layers(&self) -> usize {
        self.hidden
    }

    /// The filters with their options, in file order; one without options is not drawn.
    pub fn filters(&self) -> &[FilterOptions] {
        &self.filters
    }

    /// The entries that are left, in file order. A value that no entry has, or a filter that the catalog lacks, leaves none.
    pub fn narrow<'e>(&self, rules: &'e Effective, by: &Narrowing) -> Vec<&'e Entry> {
        let mut chosen: Vec<(&str, &FilterOption)> = Vec::with_capacity(by.chosen.len());
        for Choice { filter, value } in &by.chosen {
            let options = self.filters.iter().find(|options| options.id == **filter);
            let Some(option) = options.and_then(|options| options.option(value)) else { return Vec::new() };
            chosen.push((filter, option));
        }
        let entries = rules.book().entries(self.catalog.as_str());
        let found = self.search.find(&by.search).into_iter();
        let found = found.filter_map(|found| self.places.get(found)).filter_map(|place| entries.get(*place));
        found.filter(|entry| chosen.iter().all(|(filter, option)| option.keeps(entry.filters.get(filter)))).collect()
    }
}

/// Ids of the entries that a sheet has a row of, in any list that the catalog feeds. It only marks them: picking one again
/// adds another copy.
pub fn held<'b>(catalog: &Catalog, build: &'b Build) -> HashSet<&'b str> {
    let feeds = catalog.feeds.as_deref().unwrap_or_default();
    let rows = feeds.iter().flat_map(|list| build.rows(list.as_str()));
    let marks = rows.filter_map(|(_, cells)| cells.get(CATALOG_MARK).and_then(Value::as_str));
    marks
        .filter_map(|mark| mark.split_once('/').filter(|(own, _)| catalog.id == **own))
        .map(|(_, entry)| entry)
        .collect()
}
