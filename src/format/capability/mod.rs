//! The lowest Capability API that a ruleset needs in a package, feature by feature (locale-migrate-package.md 4,
//! layers-items.md 2.6, sheets.md 1.13, checks.md 1.9, combat.md 1.21, amendments.md 1 and 2). A ruleset in a single file
//! needs none; it is told all the same, so that its author knows.
//!
//! Features whose version no source gives (`sheet.advancement`) ask for nothing.
//!
//! Must not know: manifests, archives, what the program does about a version that is too low.

mod creature_rows;
mod entry_rows;
mod fight_rows;
mod item_rows;
mod ruleset_rows;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::format::catalog::Entry;
use crate::format::ruleset::Ruleset;

/// A version of the Capability API. Versions compare as numbers: 1.92 is below 1.171.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Capability {
    /// Breaking changes.
    pub major: u32,
    /// Additions.
    pub minor: u32,
}

impl Capability {
    /// What any `ruleset.json` in a package needs.
    pub const BASE: Self = Self::minor(20);
    /// The first with catalogs.
    pub const CATALOGS: Self = Self::minor(21);
    /// The first with `ruleset.json` above [`RULESET_BYTES_BEFORE`] or a catalog file above [`CATALOG_BYTES_BEFORE`].
    pub const LARGE_FILES: Self = Self::minor(340);
    /// The first with translations in a package.
    pub const TRANSLATIONS: Self = Self::minor(811);
    /// The newest that this program has (amendments.md 1).
    pub const NEWEST: Self = Self::minor(813);

    /// A version of the first generation.
    pub const fn minor(minor: u32) -> Self {
        Self { major: 1, minor }
    }
}

impl fmt::Display for Capability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// Most bytes of `ruleset.json` before [`Capability::LARGE_FILES`].
pub const RULESET_BYTES_BEFORE: usize = 262_144;
/// Most bytes of a catalog file before [`Capability::LARGE_FILES`].
pub const CATALOG_BYTES_BEFORE: usize = 1_048_576;

/// A feature in use and the version that has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Need {
    /// The first version with the feature.
    pub capability: Capability,
    /// The feature, by the format's own words.
    pub feature: &'static str,
}

/// One row of a table of features: the minor that brought it, its name, and whether something uses it.
type Row<T> = (u32, &'static str, fn(&T) -> bool);

/// What a ruleset uses, its inline entries included, oldest feature first.
pub fn needs(ruleset: &Ruleset) -> Vec<Need> {
    let entries = ruleset.catalogs().iter().flat_map(|catalog| catalog.inline_entries());
    let mut needs: Vec<Need> = vec![Need { capability: Capability::BASE, feature: "ruleset.json" }];
    let tables = [ruleset_rows::TABLE, fight_rows::TABLE];
    for (minor, feature, uses) in tables.into_iter().flatten() {
        if uses(ruleset) {
            needs.push(Need { capability: Capability::minor(*minor), feature });
        }
    }
    needs.extend(entry_needs(entries));
    sorted(needs)
}

/// What entries use, oldest feature first: those of a catalog file, which need [`Capability::CATALOGS`] in any case.
pub fn entry_needs<'e>(entries: impl IntoIterator<Item = &'e Entry>) -> Vec<Need> {
    let rows: Vec<&Row<Entry>> =
        [entry_rows::TABLE, item_rows::TABLE, creature_rows::TABLE].into_iter().flatten().collect();
    let mut used = vec![false; rows.len()];
    for entry in entries {
        for ((_, _, uses), used) in rows.iter().zip(&mut used) {
            *used = *used || uses(entry);
        }
    }
    let in_use = rows.iter().zip(used).filter(|(_, used)| *used);
    sorted(in_use.map(|((minor, feature, _), _)| Need { capability: Capability::minor(*minor), feature }).collect())
}

fn sorted(mut needs: Vec<Need>) -> Vec<Need> {
    needs.sort_by_key(|need| need.capability);
    needs
}

/// The lowest version that has all of these features.
pub fn lowest(needs: &[Need]) -> Capability {
    needs.iter().map(|need| need.capability).max().unwrap_or(Capability::BASE)
}

#[cfg(test)]
mod tests;
