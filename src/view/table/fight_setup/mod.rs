//! Table › Fight, before it begins: foes chosen from the bestiaries or by danger alone, with what they can take and do.
//!
//! Must not know: how a fight is built.

mod about;

use crate::combat::{Foe, find_foe};
use crate::format::catalog::{Entry, Holds};
use crate::format::combat::ThreatTier;
use crate::format::scalar::{EntryRef, Id};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{column, frame, word};
use crate::view::table::entitle;

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FightSetupState {
    /// The foe under the cursor.
    pub cursor: usize,
    /// How many of each, by place in [`foes`].
    pub counts: Vec<i64>,
    /// Whether keys go to what is said of the foe.
    pub about: bool,
    /// How far that is scrolled.
    pub scroll: usize,
}

/// Most of one foe that the screen asks for.
pub const FOES_MAX: i64 = 12;

/// Whom a fight may be against.
#[derive(Debug, Clone)]
pub enum SetupFoe<'r> {
    /// A creature of a bestiary.
    Entry(EntryRef, &'r Entry),
    /// Nobody in particular, of that danger.
    Tier(&'r ThreatTier),
}

impl SetupFoe<'_> {
    /// What a fight asks for it by.
    pub fn request(&self) -> String {
        match self {
            Self::Entry(reference, _) => reference.to_string(),
            Self::Tier(tier) => tier.id.to_string(),
        }
    }

    fn name(&self, locale: &Locale) -> SafeText {
        match self {
            Self::Entry(_, entry) => locale.tr(entry.label.text()).text,
            Self::Tier(tier) => locale.tr(tier.label.text()).text,
        }
    }
}

/// Every creature that the layers leave, in book order, then every tier that its name alone finds.
pub fn foes(effective: &Effective) -> Vec<SetupFoe<'_>> {
    let bestiaries = effective.ruleset().catalogs().iter().filter(|catalog| catalog.holds == Holds::Creatures);
    let entries = bestiaries.flat_map(|catalog| {
        effective.book().entries(catalog.id.as_str()).iter().filter_map(move |entry| {
            let offered = effective.hidden_by(catalog.id.as_str(), entry).is_none();
            let reference = EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() };
            offered.then_some(SetupFoe::Entry(reference, entry))
        })
    });
    let threat = effective.ruleset().combat.as_ref().and_then(|combat| combat.threat.as_ref());
    let tiers = threat.into_iter().flat_map(|threat| threat.tiers.iter());
    // A creature that is called like a tier is what a request of that name brings.
    let tiers = tiers.filter(|tier| matches!(find_foe(effective, tier.id.as_str()), Some(Foe::Tier(_))));
    entries.chain(tiers.map(SetupFoe::Tier)).collect()
}

impl FightSetupState {
    /// The foes asked for, as a fight takes them: `night/grave-wight*2,night/grave-rats`.
    pub fn request(&self, effective: &Effective) -> String {
        let chosen = foes(effective).into_iter().zip(&self.counts).filter(|(_, count)| **count > 0);
        chosen.map(|(foe, count)| format!("{}*{count}", foe.request())).collect::<Vec<_>>().join(",")
    }

    /// Adds to the count under the cursor; it stays within 0 and [`FOES_MAX`].
    pub fn add(&mut self, more: i64) {
        if self.counts.len() <= self.cursor {
            self.counts.resize(self.cursor + 1, 0);
        }
        if let Some(count) = self.counts.get_mut(self.cursor) {
            *count = (*count + more).clamp(0, FOES_MAX);
        }
    }
}

/// Draws the screen.
pub fn screen(state: &FightSetupState, effective: &Effective, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::FightSetup, SafeText::default());
    entitle(&mut screen, effective, Scope::FightSetup, locale);
    let foes = foes(effective);
    let mut lines = Vec::new();
    let mut selected = None;
    for (at, foe) in foes.iter().enumerate() {
        let first_tier = matches!(foe, SetupFoe::Tier(_))
            && !matches!(at.checked_sub(1).and_then(|at| foes.get(at)), Some(SetupFoe::Tier(_)));
        if first_tier {
            lines.push(Line::with(word(locale, "fight-tiers"), Role::Faint));
        }
        if at == state.cursor {
            selected = Some(lines.len());
        }
        let count = state.counts.get(at).copied().unwrap_or(0);
        let role = if count > 0 { Role::Strong } else { Role::Plain };
        let mark = if count > 0 { safe(&format!("{count} × ")) } else { safe("    ") };
        let line = Line::with(mark, Role::Good).and(foe.name(locale), role);
        lines.push(match foe {
            SetupFoe::Entry(_, entry) => line.at_end(tier_label(entry, effective, locale), Role::Faint),
            SetupFoe::Tier(_) => line,
        });
    }
    if lines.is_empty() {
        let key = if effective.ruleset().combat.is_some() { "fight-no-bestiary" } else { "fight-no-combat" };
        lines.push(Line::with(word(locale, key), Role::Notice).wrapped());
    }
    let total: i64 = state.counts.iter().sum();
    let list = Pane {
        title: word(locale, "fight-foes"),
        title_end: locale.word("fight-foes-count", &[("count", Arg::Number(total))]),
        selected,
        lines,
        focused: !state.about,
        ..Pane::default()
    };
    let about = Pane {
        title: word(locale, "fight-about"),
        lines: foes.get(state.cursor).map_or_else(Vec::new, |foe| about::lines(foe, effective, locale)),
        overflow: Overflow::Wrap,
        focused: state.about,
        scroll: Scroll::Down(state.scroll),
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(1), list), column(Share::Part(1), about)];
    screen
}

/// What the danger of a creature is called.
fn tier_label(entry: &Entry, effective: &Effective, locale: &Locale) -> SafeText {
    let tier: Option<&Id> = entry.creature.as_deref().map(|creature| &creature.tier);
    let threat = effective.ruleset().combat.as_ref().and_then(|combat| combat.threat.as_ref());
    let tier = threat.zip(tier).and_then(|(threat, tier)| threat.tiers.iter().find(|declared| declared.id == *tier));
    tier.map(|tier| locale.tr(tier.label.text()).text).unwrap_or_default()
}
