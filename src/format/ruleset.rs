//! The root of a ruleset file (sheets.md 1.1, 1.8).

use crate::format::battle::Battle;
use crate::format::catalog::Catalog;
use crate::format::collection::List;
use crate::format::combat::Combat;
use crate::format::items::Items;
use crate::format::layer::Layer;
use crate::format::resolution::Resolution;
use crate::format::rest::Rest;
use crate::format::scalar::{Id, Int, Label, RulesetId, Text, WHOLE_MAX, Words};
use crate::format::shape::object;
use crate::format::sheet::Sheet;
use crate::source::Code;

object! {
    /// A ruleset: the rules of one game, as data.
    pub struct Ruleset {
        /// Version of the format; 1.
        req schema_version: Int<1, 1> = "schemaVersion";
        /// Its id.
        req id: RulesetId = "id";
        /// Its version; raised for every change.
        req version: Int<1, WHOLE_MAX> = "version";
        /// Its name.
        req name: Label = "name";
        /// Which edition it follows.
        opt edition: Text<160> = "edition";
        /// Under which terms it may be used.
        opt license: License = "license";
        /// What it covers.
        req coverage: Coverage = "coverage";
        /// How checks are thrown.
        req resolution: Resolution = "resolution";
        /// The character sheet.
        req sheet: Sheet = "sheet";
        /// Rests.
        def rests: List<Rest, 0, 12> = "rests", List::default();
        /// What the Game Master is told.
        req gm: Gm = "gm";
        /// Ready-made entries.
        opt catalogs: List<Catalog, 0, 12> = "catalogs";
        /// Items, coins, loot, market.
        opt items: Items = "items";
        /// The older way to map a sheet onto battles; not played here where `combat` stands.
        opt battle: Battle = "battle";
        /// Fights.
        opt combat: Combat = "combat";
        /// Variants.
        opt layers: List<Layer, 0, 12> = "layers";
    }
}

impl Ruleset {
    /// Its catalogs, none where it has no such key.
    pub fn catalogs(&self) -> &[Catalog] {
        self.catalogs.as_deref().unwrap_or_default()
    }

    /// The catalog of that id.
    pub fn catalog(&self, id: &str) -> Option<&Catalog> {
        self.catalogs().iter().find(|catalog| catalog.id == *id)
    }

    /// Its layers, none where it has no such key.
    pub fn layers(&self) -> &[Layer] {
        self.layers.as_deref().unwrap_or_default()
    }

    /// The layer of that id.
    pub fn layer(&self, id: &str) -> Option<&Layer> {
        self.layers().iter().find(|layer| layer.id == *id)
    }
}

object! {
    /// Under which terms a ruleset may be used.
    pub struct License {
        /// SPDX identifier.
        opt spdx: Words<0, 64> = "spdx";
        /// What must be said; legal text, never translated.
        opt attribution: Words<0, 4000> = "attribution";
    }
}

object! {
    /// What a ruleset covers.
    pub struct Coverage {
        /// Checks.
        def checks: bool = "checks", false;
        /// Saves.
        def saves: bool = "saves", false;
        /// The sheet.
        def sheet: bool = "sheet", false;
        /// Resources.
        def resources: bool = "resources", false;
        /// Rests.
        def rests: bool = "rests", false;
        /// Fights.
        def combat: bool = "combat", false;
        /// In a sentence.
        req summary: Text<400> = "summary";
    }
}

object! {
    /// What the Game Master is told; always in English.
    pub struct Gm {
        /// On checks.
        req check_guidance: Text<1500> = "checkGuidance";
        /// On sheets.
        opt sheet_guidance: Text<1500> = "sheetGuidance";
        /// On making the world.
        opt world_guidance: Text<1500> = "worldGuidance";
        /// Which parts of a sheet it is shown.
        def sheet_summary: SheetSummary = "sheetSummary", SheetSummary::default();
    }
}

object! {
    /// Which parts of a sheet the Game Master is shown.
    #[derive(Default)]
    pub struct SheetSummary {
        /// Fields.
        def fields: List<Id, 0, 24> = "fields", List::default();
        /// Derived values.
        def derived: List<Id, 0, 24> = "derived", List::default();
        /// Lists.
        def lists: List<SummaryList, 0, 8> = "lists", List::default();
    }
}

object! {
    /// How a list is shown to the Game Master.
    pub struct SummaryList {
        /// The list.
        req list: Id = "list";
        /// The column that names a row.
        req name_column: Id = "nameColumn";
        /// More columns.
        opt columns: List<Id, 1, 3> = "columns";
        /// A column that rows are grouped by.
        opt group_by: Id = "groupBy";
        /// A boolean column that says which rows are shown.
        opt only_when: Id = "onlyWhen";
    }
}

/// Ids that the format's first engine keeps for itself.
pub const RESERVED_IDS: [&str; 2] = ["engine-legacy", "traditional"];

/// Reports an id that is kept.
pub(crate) fn check_reserved(id: &RulesetId, findings: &mut crate::source::Findings) {
    if RESERVED_IDS.contains(&id.as_str()) {
        findings.error(Code::ReservedId, "/id".to_owned(), format!("`{id}` is a reserved id"));
    }
}
