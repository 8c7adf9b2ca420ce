//! Table › Fight, before it begins: foes chosen from the bestiary.

use crate::format::catalog::{Entry, Holds};
use crate::format::scalar::EntryRef;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, word};
use crate::view::table::{tabs, title};

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FightSetupState {
    /// The foe under the cursor.
    pub cursor: usize,
    /// How many of each, by place in [`foes`].
    pub counts: Vec<i64>,
}

/// Most of one foe.
pub const FOES_MAX: i64 = 12;

/// Every creature that the layers leave, in book order.
pub fn foes(effective: &Effective) -> Vec<(EntryRef, &Entry)> {
    let bestiaries = effective.ruleset().catalogs().iter().filter(|catalog| catalog.holds == Holds::Creatures);
    bestiaries
        .flat_map(|catalog| {
            effective.book().entries(catalog.id.as_str()).iter().filter_map(move |entry| {
                let offered = effective.hidden_by(catalog.id.as_str(), entry).is_none();
                offered.then(|| (EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry))
            })
        })
        .collect()
}

impl FightSetupState {
    /// The foes asked for, as a fight takes them: `night/grave-wight*2,night/grave-rats`.
    pub fn request(&self, effective: &Effective) -> String {
        let chosen = foes(effective).into_iter().zip(&self.counts).filter(|(_, count)| **count > 0);
        chosen.map(|((reference, _), count)| format!("{reference}*{count}")).collect::<Vec<_>>().join(",")
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
    let mut screen = frame(locale, Scope::FightSetup, title(effective, Scope::FightSetup, locale));
    screen.title_end = tabs(Scope::FightSetup, locale);
    let foes = foes(effective);
    let mut lines: Vec<Line> = foes
        .iter()
        .enumerate()
        .map(|(at, (_, entry))| {
            let count = state.counts.get(at).copied().unwrap_or(0);
            let role = if count > 0 { Role::Strong } else { Role::Plain };
            let mark = if count > 0 { safe(&format!("{count} × ")) } else { safe("    ") };
            Line::with(mark, Role::Good)
                .and(locale.tr(entry.label.text()).text, role)
                .at_end(tier_label(entry, effective, locale), Role::Faint)
        })
        .collect();
    if lines.is_empty() {
        let key = if effective.ruleset().combat.is_some() { "fight-no-bestiary" } else { "fight-no-combat" };
        lines.push(Line::with(word(locale, key), Role::Notice));
    }
    let total: i64 = state.counts.iter().sum();
    let list = Pane {
        title: word(locale, "fight-foes"),
        title_end: locale.word("fight-foes-count", &[("count", Arg::Number(total))]),
        selected: (!foes.is_empty()).then_some(state.cursor),
        lines,
        focused: true,
        ..Pane::default()
    };
    let about = Pane {
        title: word(locale, "fight-about"),
        lines: foes.get(state.cursor).map_or_else(Vec::new, |(_, entry)| about_lines(entry, effective, locale)),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(1), list), column(Share::Part(1), about)];
    screen
}

fn tier_label(entry: &Entry, effective: &Effective, locale: &Locale) -> SafeText {
    let tier = entry.creature.as_deref().map(|creature| &creature.tier);
    let threat = effective.ruleset().combat.as_ref().and_then(|combat| combat.threat.as_ref());
    let tier = threat.zip(tier).and_then(|(threat, tier)| threat.tiers.iter().find(|declared| declared.id == *tier));
    tier.map(|tier| locale.tr(tier.label.text()).text).unwrap_or_default()
}

fn about_lines(entry: &Entry, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::with(locale.tr(entry.label.text()).text, Role::Strong)];
    lines.push(Line::with(tier_label(entry, effective, locale), Role::Faint));
    if let Some(summary) = &entry.summary {
        lines.push(Line::of(locale.tr(summary).text));
    }
    let Some(creature) = &entry.creature else { return lines };
    lines.push(Line::empty());
    for action in &creature.actions {
        lines.push(Line::of(locale.tr(action.name.text()).text).indented(1));
    }
    for told in creature.traits.iter().flatten() {
        let name = locale.tr(told.name.text()).text;
        lines.push(
            Line::with(name, Role::Notice)
                .and(safe(" "), Role::Plain)
                .and(locale.tr(told.text.text()).text, Role::Plain),
        );
    }
    lines
}
