//! Choices that a proposed sheet leaves open are filled in, so that a caster comes with something to cast (combat.md 3.19).
//!
//! In every list of abilities: of what costs nothing 2, 2, 3 or 3, and of what each pool pays for 1, 2, 2 or 3, for a novice,
//! somebody trained, a veteran or a master; what the sheet has already counts. Drawn from a hash of the fight's seed, the
//! opponent, the list, the rung and the draw, so that the same fight is always the same.
//!
//! Where the sources are silent: only catalogs that the sheet opens by a field of its own are drawn from, since a list that
//! anything may stand in is no open choice; what layers hide is not drawn; how able somebody is comes from their number field
//! `level`.
//!
//! Must not know: what the entries do in a fight, beyond whom they are for.

use crate::combat::event_part::{CombatantId, LabelRef};
use crate::combat::foes::tactics::hashed;
use crate::combat::foes::temper::Temper;
use crate::combat::note::{Done, Notes, Proficiency};
use crate::combat::proposed::entries::{ability_lists, feeding, holds, is_open, take};
use crate::combat::proposed::sheet::entry_label;
use crate::format::catalog::{Catalog, Entry};
use crate::format::combat::Combat;
use crate::format::mechanics::{Mechanics, MechanicsKind};
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::SheetList;
use crate::rules::Effective;
use crate::sheet::catalog::mark_of;
use crate::sheet::{Build, CellValue, LiveState, NoItems, StoredSheet, evaluate, field_by_id};

/// The field that says how able somebody is.
const LEVEL: &str = "level";

/// Whose choices are filled in.
pub(super) struct Filler<'f> {
    pub rules: &'f Effective,
    pub combat: &'f Combat,
    /// The fight's seed.
    pub seed: u64,
    /// Whose sheet it is.
    pub id: &'f CombatantId,
}

/// An entry that may be drawn.
struct Choice<'r> {
    reference: EntryRef,
    entry: &'r Entry,
    mechanics: &'r Mechanics,
}

impl Filler<'_> {
    /// Fills in what a sheet leaves open.
    pub(super) fn fill(&self, sheet: &mut StoredSheet, notes: &mut Notes<'_>) {
        let proficiency = proficiency(self.rules, &sheet.build);
        let temper = Temper::before_built(self.seed, self.id);
        let mut filled = Vec::new();
        for list in ability_lists(self.rules, self.combat) {
            for (rung, pool) in self.rungs(&sheet.build).into_iter().enumerate() {
                let wanted = wanted(proficiency, pool.is_some());
                self.rung(sheet, list, rung, pool.as_ref(), wanted, temper, &mut filled);
            }
        }
        if !filled.is_empty() {
            let temperament = temper.word().to_owned();
            notes.add(Done::ChoicesFilled { proficiency, temperament, entries: filled });
        }
    }

    /// What costs nothing, then every pool that has something in it.
    fn rungs(&self, build: &Build) -> Vec<Option<Id>> {
        let live = LiveState::default();
        let values = evaluate(self.rules, build, &live, &NoItems);
        let health = self.combat.health.pool.as_ref();
        let pools = values.pools().iter().filter(|pool| pool.value > 0).filter_map(|pool| Id::new(&pool.key));
        std::iter::once(None).chain(pools.filter(|pool| Some(pool) != health).map(Some)).collect()
    }

    #[expect(clippy::too_many_arguments, reason = "one rung is all of these")]
    fn rung(
        &self,
        sheet: &mut StoredSheet,
        list: &SheetList,
        rung: usize,
        pool: Option<&Id>,
        wanted: usize,
        temper: Temper,
        filled: &mut Vec<LabelRef>,
    ) {
        let mut choices = self.choices(&sheet.build, list, pool);
        let held = self.held(sheet, list, pool);
        choices.retain(|choice| !holds(sheet, list, &choice.reference));
        for draw in held..wanted {
            let text = format!("{}:{}:{}:{rung}:{draw}", self.seed, self.id, list.id);
            let Some(at) = drawn(&choices, temper, hashed([text.as_str()])) else { break };
            let choice = choices.remove(at);
            if !take(self.rules, self.combat, sheet, list, &choice.reference, None) {
                break;
            }
            filled.push(entry_label(&choice.reference, choice.entry.label.text()));
        }
    }

    /// Entries of a rung that the sheet opens.
    fn choices(&self, build: &Build, list: &SheetList, pool: Option<&Id>) -> Vec<Choice<'_>> {
        let opened = feeding(self.rules, &list.id).filter(|catalog| opens(self.rules, build, catalog));
        let mut choices = Vec::new();
        for catalog in opened {
            for entry in self.rules.book().entries(catalog.id.as_str()) {
                let Some(mechanics) = entry.mechanics.as_deref().filter(|mechanics| of_rung(mechanics, pool)) else {
                    continue;
                };
                let hidden = self.rules.hidden_by(catalog.id.as_str(), entry).is_some();
                if !hidden && is_open(self.rules, build, catalog, entry) {
                    let reference = EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() };
                    choices.push(Choice { reference, entry, mechanics });
                }
            }
        }
        choices
    }

    /// How many of a rung the sheet has.
    fn held(&self, sheet: &StoredSheet, list: &SheetList, pool: Option<&Id>) -> usize {
        let rows = sheet.build.rows(list.id.as_str());
        let entries = rows.filter_map(|(_, cells)| self.rules.book().entry(&mark_of(cells)?));
        entries.filter(|entry| entry.mechanics.as_deref().is_some_and(|mechanics| of_rung(mechanics, pool))).count()
    }
}

/// How able a sheet is.
fn proficiency(rules: &Effective, build: &Build) -> Proficiency {
    match field_by_id(rules, build, LEVEL).and_then(CellValue::number) {
        Some(level) if level >= 15.0 => Proficiency::Master,
        Some(level) if level >= 8.0 => Proficiency::Veteran,
        Some(level) if level >= 3.0 => Proficiency::Trained,
        _ => Proficiency::Novice,
    }
}

fn wanted(proficiency: Proficiency, paid: bool) -> usize {
    match (proficiency, paid) {
        (Proficiency::Novice, true) => 1,
        (Proficiency::Veteran | Proficiency::Master, false) | (Proficiency::Master, true) => 3,
        _ => 2,
    }
}

/// Whether a sheet opens a catalog by a field of its own.
fn opens(rules: &Effective, build: &Build, catalog: &Catalog) -> bool {
    catalog.filters.iter().filter_map(|filter| filter.start_from.as_ref()).any(|start| {
        match field_by_id(rules, build, start.field.as_str()) {
            Some(CellValue::Text(text)) => !text.is_empty(),
            _ => false,
        }
    })
}

/// Whether an entry is of a rung: paid from that pool alone, or for nothing.
fn of_rung(mechanics: &Mechanics, pool: Option<&Id>) -> bool {
    let fights = !matches!(mechanics.kind, MechanicsKind::Rider | MechanicsKind::Utility);
    let cost = mechanics.cost.as_deref().unwrap_or_default();
    fights
        && match (cost, pool) {
            ([], None) => true,
            ([term], Some(pool)) => term.pool == *pool,
            _ => false,
        }
}

/// The place of what a draw from 0 up to 1 falls on.
fn drawn(choices: &[Choice<'_>], temper: Temper, draw: f64) -> Option<usize> {
    let weights: Vec<f64> = choices.iter().map(|choice| weight(temper, choice.mechanics.kind)).collect();
    let mut left = draw * weights.iter().sum::<f64>();
    let fallen = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    fallen.or_else(|| choices.len().checked_sub(1))
}

/// How much somebody likes what an entry does.
fn weight(temper: Temper, kind: MechanicsKind) -> f64 {
    let harms = kind == MechanicsKind::Attack;
    let helps = matches!(kind, MechanicsKind::Heal | MechanicsKind::Buff);
    let hinders = kind == MechanicsKind::Debuff;
    let liked = match temper {
        Temper::Reckless | Temper::Opportunistic => harms,
        Temper::Supportive => helps,
        Temper::Methodical => hinders,
        Temper::Cautious => helps || hinders,
        _ => true,
    };
    if liked { 3.0 } else { 1.0 }
}
