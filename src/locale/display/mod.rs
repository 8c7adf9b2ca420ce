//! Every display string of a ruleset with its place: what a translator is to translate (locale-migrate-package.md 3a,
//! "Which strings are display strings"; amendments.md 2). One walk over the format, used by templates, checks and coverage.

mod catalog;
mod combat;
mod items;
mod sheet;

use serde::Serialize;

use crate::format::book::Rulebook;
use crate::format::layer::{Ladder, Layer};
use crate::format::resolution::Resolution;
use crate::format::ruleset::Ruleset;
use crate::source::Path;
use crate::text::RulesetText;

/// The block that a string stands in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Section {
    /// The ruleset's own name and coverage.
    Top,
    /// Tiers and difficulties.
    Resolution,
    /// The sheet.
    Sheet,
    /// What changes in play.
    Live,
    /// Rests.
    Rests,
    /// Catalogs and their entries.
    Catalogs,
    /// Opponents.
    Creatures,
    /// Items, coins, loot, market.
    Items,
    /// Fights.
    Combat,
    /// Variants.
    Layers,
}

impl Section {
    /// Every section, in the order of a ruleset file.
    pub const ALL: [Self; 10] = [
        Self::Top,
        Self::Resolution,
        Self::Sheet,
        Self::Live,
        Self::Rests,
        Self::Catalogs,
        Self::Creatures,
        Self::Items,
        Self::Combat,
        Self::Layers,
    ];

    /// The section as answers write it.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Top => "top",
            Self::Resolution => "resolution",
            Self::Sheet => "sheet",
            Self::Live => "live",
            Self::Rests => "rests",
            Self::Catalogs => "catalogs",
            Self::Creatures => "creatures",
            Self::Items => "items",
            Self::Combat => "combat",
            Self::Layers => "layers",
        }
    }
}

/// A display string at one of its places.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DisplayString {
    /// The English.
    pub text: RulesetText,
    /// JSON pointer of the value that holds it.
    pub pointer: String,
    /// The catalog's own file, where it stands in one.
    pub file: Option<String>,
    /// The block.
    pub section: Section,
    /// Whether a fight shows it.
    pub in_fight: bool,
}

/// Where strings are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ShownIn {
    /// Not in a fight.
    Elsewhere,
    /// In a fight, and elsewhere.
    Fights,
}

/// What the walk gathers.
struct Walk {
    found: Vec<DisplayString>,
    file: Option<String>,
}

impl Walk {
    fn add(&mut self, text: &RulesetText, at: &Path<'_>, section: Section, shown: ShownIn) {
        if text.english().trim().is_empty() {
            return;
        }
        self.found.push(DisplayString {
            text: text.clone(),
            pointer: at.pointer(),
            file: self.file.clone(),
            section,
            in_fight: shown == ShownIn::Fights,
        });
    }

    fn label(&mut self, text: &RulesetText, parent: &Path<'_>, section: Section, shown: ShownIn) {
        self.add(text, &parent.key("label"), section, shown);
    }
}

/// Every display string of a ruleset and of its catalogs' own files, in file order, doubles included.
pub fn display_strings(book: &Rulebook) -> Vec<DisplayString> {
    let ruleset = book.ruleset();
    let root = Path::ROOT;
    let mut walk = Walk { found: Vec::new(), file: None };
    top(&mut walk, ruleset);
    resolution(&mut walk, &ruleset.resolution, &root.key("resolution"));
    sheet::sheet(&mut walk, &ruleset.sheet, &root.key("sheet"));
    let at = root.key("rests");
    for (index, rest) in ruleset.rests.iter().enumerate() {
        walk.label(&rest.label, &at.index(index), Section::Rests, ShownIn::Elsewhere);
    }
    catalog::catalogs(&mut walk, book);
    if let Some(found) = &ruleset.items {
        items::items(&mut walk, found, &root.key("items"));
    }
    if let Some(found) = &ruleset.combat {
        combat::combat(&mut walk, found, &root.key("combat"));
    }
    let at = root.key("layers");
    for (index, found) in ruleset.layers().iter().enumerate() {
        layer(&mut walk, found, &at.index(index));
    }
    walk.found
}

fn top(walk: &mut Walk, ruleset: &Ruleset) {
    let root = Path::ROOT;
    walk.add(&ruleset.name, &root.key("name"), Section::Top, ShownIn::Elsewhere);
    if let Some(edition) = &ruleset.edition {
        walk.add(edition, &root.key("edition"), Section::Top, ShownIn::Elsewhere);
    }
    walk.add(&ruleset.coverage.summary, &root.key("coverage").key("summary"), Section::Top, ShownIn::Elsewhere);
}

fn resolution(walk: &mut Walk, resolution: &Resolution, at: &Path<'_>) {
    let tiers = at.key("proficiencyTiers");
    for (index, tier) in resolution.shared().tiers.iter().enumerate() {
        walk.label(&tier.label, &tiers.index(index), Section::Resolution, ShownIn::Elsewhere);
    }
    let steps: Vec<&RulesetText> = match resolution {
        Resolution::Sum(sum) => sum.difficulty_ladder.iter().map(|step| step.label.text()).collect(),
        Resolution::Pool(pool) => pool.difficulty_ladder.iter().map(|step| step.label.text()).collect(),
    };
    ladder(walk, &steps, &at.key("difficultyLadder"), Section::Resolution);
}

fn ladder(walk: &mut Walk, labels: &[&RulesetText], at: &Path<'_>, section: Section) {
    for (index, label) in labels.iter().enumerate() {
        walk.label(label, &at.index(index), section, ShownIn::Elsewhere);
    }
}

fn layer(walk: &mut Walk, layer: &Layer, at: &Path<'_>) {
    walk.label(&layer.label, at, Section::Layers, ShownIn::Elsewhere);
    if let Some(summary) = &layer.summary {
        walk.add(summary, &at.key("summary"), Section::Layers, ShownIn::Elsewhere);
    }
    if let Some(replacing) = &layer.difficulty_ladder {
        let steps: Vec<&RulesetText> = match replacing {
            Ladder::Sum(steps) => steps.iter().map(|step| step.label.text()).collect(),
            Ladder::Pool(steps) => steps.iter().map(|step| step.label.text()).collect(),
        };
        ladder(walk, &steps, &at.key("difficultyLadder"), Section::Layers);
    }
    let tables = layer.items.as_ref().and_then(|items| items.loot_tables.as_ref());
    let at = at.key("items");
    let at = at.key("lootTables");
    for (index, table) in tables.into_iter().flatten().enumerate() {
        walk.label(&table.label, &at.index(index), Section::Layers, ShownIn::Elsewhere);
    }
}

#[cfg(test)]
mod tests;
