//! Saves (combat.md 3.13, 4.5).

use crate::combat::effects::{Purpose, fails, lean, sources};
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, LabelRef, Mode};
use crate::combat::labels;
use crate::combat::resolve::attack::{one_use, spend_one_use};
use crate::combat::resolve::roll::{may_lean, roll};
use crate::combat::scratch::Scratch;
use crate::format::combat::Combat;
use crate::format::mechanics::EndsAfter;
use crate::format::scalar::Id;

/// Whether dodging makes this save lean well.
pub fn dodges(combat: &Combat, who: &Combatant, save: &Id) -> bool {
    let listed = combat.standard_effects.as_ref().and_then(|effects| effects.dodge.as_ref());
    who.flags.dodging && listed.is_some_and(|dodge| dodge.saves.contains(save))
}

/// What a save is made against.
#[derive(Debug, Clone, Copy, Default)]
pub struct By<'b> {
    /// Who caused it.
    pub source: Option<&'b CombatantId>,
    /// What it comes of.
    pub label: Option<&'b LabelRef>,
}

impl<'b> By<'b> {
    /// Somebody's deed.
    pub fn of(source: &'b CombatantId, label: &'b LabelRef) -> Self {
        Self { source: Some(source), label: Some(label) }
    }
}

/// Somebody makes a save; `true` where it succeeds.
pub fn save(s: &mut Scratch<'_>, who_id: &CombatantId, save: &Id, difficulty: i64, by: By<'_>) -> bool {
    let Some(who) = s.who(who_id) else { return false };
    let sources = sources(s.rules, s.combat, &who);
    let modifier = who.saves.get(save).copied().unwrap_or(0);
    let label = labels::save(s.rules, save);
    // In a pool fight nothing is passed with no success at all.
    let difficulty = if s.combat.pool.is_some() { difficulty.max(1) } else { difficulty };
    let automatic = fails(&sources, save);
    let ending = one_use(s.fight, who_id, EndsAfter::OwnSave);
    let success = if automatic {
        s.emit(FightEvent::Save {
            actor: who_id.clone(),
            source: by.source.cloned(),
            label: by.label.cloned(),
            save: label,
            mode: Mode::Normal,
            rolls: Vec::new(),
            kept: 0,
            modifier,
            bonuses: Vec::new(),
            total: 0,
            difficulty,
            success: false,
            automatic: true,
            pool: None,
        });
        false
    } else {
        let purpose = Purpose::Save(save);
        let mode = if may_lean(s) { lean(&sources, purpose, dodges(s.combat, &who, save)) } else { Mode::Normal };
        let rolled = roll(s, &who, &sources, purpose, modifier, mode, None);
        let success = rolled.total >= difficulty && !rolled.pool.as_ref().is_some_and(|pool| pool.botch);
        s.emit(FightEvent::Save {
            actor: who_id.clone(),
            source: by.source.cloned(),
            label: by.label.cloned(),
            save: label,
            mode,
            rolls: rolled.throws,
            kept: rolled.kept,
            modifier,
            bonuses: rolled.bonuses,
            total: rolled.total,
            difficulty,
            success,
            automatic: false,
            pool: rolled.pool,
        });
        success
    };
    spend_one_use(s, &ending);
    success
}
