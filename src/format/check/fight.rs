//! Look-ups that every check of fights shares: a name that a fight uses must be declared somewhere.
//!
//! Must not know: which part of a fight asks.

use crate::format::check::{Checker, Named, by_id, is_enum};
use crate::format::combat::{Combat, CombatKind};
use crate::format::live::{Pool, Track, WoundKind};
use crate::format::mechanics::same_damage_type;
use crate::format::resolution::{DicePool, Resolution};
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{Dice, Id};
use crate::format::sheet::{FieldKind, SheetList};
use crate::source::{Code, Path};

/// Reports a name that is not among those declared; says whether it is.
pub(super) fn named<T: Named>(
    checker: &mut Checker<'_, '_>,
    list: &[T],
    what: &str,
    name: &str,
    at: &Path<'_>,
) -> bool {
    let found = by_id(list, name).is_some();
    if !found {
        checker.unknown(at, what, name, list.iter().map(|one| one.id().as_str()));
    }
    found
}

/// A budget of the fight's economy; none is known where the ruleset has no fights.
pub(super) fn budget(checker: &mut Checker<'_, '_>, id: &Id, at: &Path<'_>) -> bool {
    let combat = checker.ruleset.combat.as_ref();
    let budgets = combat.map(|combat| &*combat.economy.budgets).unwrap_or_default();
    checker.find(budgets, "budget", id, at).is_some()
}

/// A condition of the sheet.
pub(super) fn condition(checker: &mut Checker<'_, '_>, id: &Id, at: &Path<'_>) -> bool {
    checker.find(&checker.ruleset.sheet.live.conditions, "condition", id, at).is_some()
}

/// A live pool of the sheet.
pub(super) fn pool<'r>(checker: &mut Checker<'r, '_>, id: &Id, at: &Path<'_>) -> Option<&'r Pool> {
    checker.find(&checker.ruleset.sheet.live.pools, "pool", id, at)
}

/// A live track of the sheet.
pub(super) fn track<'r>(checker: &mut Checker<'r, '_>, id: &Id, at: &Path<'_>) -> Option<&'r Track> {
    checker.find(&checker.ruleset.sheet.live.tracks, "track", id, at)
}

/// A list of the sheet.
pub(super) fn list<'r>(checker: &mut Checker<'r, '_>, id: &Id, at: &Path<'_>) -> Option<&'r SheetList> {
    checker.find(&checker.ruleset.sheet.lists, "list", id, at)
}

/// A save of the sheet.
pub(super) fn save(checker: &mut Checker<'_, '_>, id: &Id, at: &Path<'_>) -> bool {
    checker.find(&checker.ruleset.sheet.saves, "save", id, at).is_some()
}

/// Every save of a list of them.
pub(super) fn saves(checker: &mut Checker<'_, '_>, ids: &[Id], at: &Path<'_>) {
    for (index, id) in ids.iter().enumerate() {
        save(checker, id, &at.index(index));
    }
}

/// Every skill of a list of them.
pub(super) fn skills(checker: &mut Checker<'_, '_>, ids: &[Id], at: &Path<'_>) {
    for (index, id) in ids.iter().enumerate() {
        checker.find(&checker.ruleset.sheet.skills, "skill", id, &at.index(index));
    }
}

/// Every condition of a list of them.
pub(super) fn conditions(checker: &mut Checker<'_, '_>, ids: &[Id], at: &Path<'_>) {
    for (index, id) in ids.iter().enumerate() {
        condition(checker, id, &at.index(index));
    }
}

/// A word for harm; any word will do where the ruleset declares none.
pub(super) fn damage_type(checker: &mut Checker<'_, '_>, word: &str, at: &Path<'_>) -> bool {
    let types = checker.ruleset.combat.as_ref().and_then(|combat| combat.damage_types.as_ref());
    let Some(types) = types else { return true };
    let found = types.iter().any(|declared| same_damage_type(declared.english(), word));
    if !found {
        checker.unknown(at, "damage type", word, types.iter().map(|declared| declared.english()));
    }
    found
}

/// Whether a field or column holds one line of text.
pub(super) fn is_line(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Text { long: false, .. })
}

/// Whether a field or column holds one line of text, or one of a list of words.
pub(super) fn is_word(kind: &FieldKind) -> bool {
    is_line(kind) || is_enum(kind)
}

/// Whether a field or column holds dice.
pub(super) fn is_dice(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Dice { .. })
}

/// Whether fights are fought with pools of dice.
pub(super) fn is_pool_fight(ruleset: &Ruleset) -> bool {
    ruleset.combat.as_ref().is_some_and(|combat| combat.kind == CombatKind::DicePool)
}

/// The pool that checks throw, where they throw one.
pub(super) fn pool_resolution(ruleset: &Ruleset) -> Option<&DicePool> {
    match &ruleset.resolution {
        Resolution::Pool(pool) => Some(pool),
        Resolution::Sum(_) => None,
    }
}

/// Whether the face that each die must reach may be set otherwise in a fight.
pub(super) fn target_can_move(ruleset: &Ruleset) -> bool {
    let moves = |pool: &DicePool| pool.target.min.get() < pool.target.max.get();
    is_pool_fight(ruleset) && pool_resolution(ruleset).is_some_and(moves)
}

/// The wound track that a fight's blows mark, where health is one.
pub(super) fn health_track<'r>(ruleset: &'r Ruleset, combat: &Combat) -> Option<&'r Track> {
    let id = combat.health.track.as_ref()?;
    ruleset.sheet.live.tracks.iter().find(|track| track.id == *id && track.is_wound())
}

/// The kinds of mark of that track.
pub(super) fn health_kinds<'r>(ruleset: &'r Ruleset, combat: &Combat) -> &'r [WoundKind] {
    health_track(ruleset, combat).and_then(|track| track.kinds.as_deref()).unwrap_or_default()
}

/// Whether a style of striking spends initiative; only then does hardness mean anything.
pub(super) fn has_spending_style(combat: &Combat) -> bool {
    let styles = combat.initiative.resource.iter().flat_map(|resource| &resource.styles);
    styles.into_iter().any(|style| style.spends.is_some())
}

/// Harm of a pool fight is thrown with the die of its checks.
pub(super) fn pool_die(checker: &mut Checker<'_, '_>, dice: Option<&Dice>, at: &Path<'_>) {
    let (Some(dice), true, Some(pool)) = (dice, is_pool_fight(checker.ruleset), pool_resolution(checker.ruleset))
    else {
        return;
    };
    let sides = pool.die.sides.get();
    if i64::from(dice.0.sides) != sides {
        checker.error(Code::UnknownValue, at, format!("a fight throws dice of {sides} sides here"));
    }
}
