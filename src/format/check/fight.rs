//! Look-ups that every check of fights shares: a name that a fight uses must be declared somewhere.
//!
//! Must not know: which part of a fight asks.

use crate::format::check::Checker;
use crate::format::collection::List;
use crate::format::combat::{Combat, CombatKind};
use crate::format::live::{Track, WoundKind};
use crate::format::mechanics::same_damage_type;
use crate::format::resolution::{DicePool, Resolution};
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{Dice, Id};
use crate::format::sheet::{Column, FieldKind, SheetList};
use crate::source::{Code, Path};

/// Reports a name that is not among those declared; says whether it is.
pub(super) fn known<'a, I>(checker: &mut Checker<'_, '_>, at: &Path<'_>, what: &str, name: &str, declared: I) -> bool
where
    I: Iterator<Item = &'a str> + Clone,
{
    let found = declared.clone().any(|id| id == name);
    if !found {
        checker.unknown(at, what, name, declared);
    }
    found
}

/// A budget of the fight's economy; none is known where the ruleset has no fights.
pub(super) fn budget(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &Id) -> bool {
    let budgets = checker.ruleset.combat.iter().flat_map(|combat| &combat.economy.budgets);
    known(checker, at, "budget", id.as_str(), budgets.map(|budget| budget.id.as_str()))
}

/// A condition of the sheet.
pub(super) fn condition(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &Id) -> bool {
    let conditions = checker.ruleset.sheet.live.conditions.iter();
    known(checker, at, "condition", id.as_str(), conditions.map(|condition| condition.id.as_str()))
}

/// A live pool of the sheet.
pub(super) fn pool(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &Id) -> bool {
    let pools = checker.ruleset.sheet.live.pools.iter();
    known(checker, at, "pool", id.as_str(), pools.map(|pool| pool.id.as_str()))
}

/// A live track of the sheet.
pub(super) fn track<'r>(checker: &mut Checker<'r, '_>, at: &Path<'_>, id: &Id) -> Option<&'r Track> {
    let tracks = &checker.ruleset.sheet.live.tracks;
    known(checker, at, "track", id.as_str(), tracks.iter().map(|track| track.id.as_str()));
    tracks.iter().find(|track| track.id == *id)
}

/// A skill of the sheet.
pub(super) fn skill(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &str) -> bool {
    let skills = checker.ruleset.sheet.skills.iter();
    known(checker, at, "skill", id, skills.map(|skill| skill.id.as_str()))
}

/// A save of the sheet.
pub(super) fn save(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &str) -> bool {
    let saves = checker.ruleset.sheet.saves.iter();
    known(checker, at, "save", id, saves.map(|save| save.id.as_str()))
}

/// An ability of the sheet.
pub(super) fn ability(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &str) -> bool {
    let abilities = checker.ruleset.sheet.abilities.iter();
    known(checker, at, "ability", id, abilities.map(|ability| ability.id.as_str()))
}

/// Every skill of a list of them.
pub(super) fn skills<const MIN: usize, const MAX: usize>(
    checker: &mut Checker<'_, '_>,
    at: &Path<'_>,
    ids: Option<&List<Id, MIN, MAX>>,
) {
    for (index, id) in ids.into_iter().flatten().enumerate() {
        skill(checker, &at.index(index), id.as_str());
    }
}

/// Every save of a list of them.
pub(super) fn saves<const MIN: usize, const MAX: usize>(
    checker: &mut Checker<'_, '_>,
    at: &Path<'_>,
    ids: Option<&List<Id, MIN, MAX>>,
) {
    for (index, id) in ids.into_iter().flatten().enumerate() {
        save(checker, &at.index(index), id.as_str());
    }
}

/// A word for harm; any word will do where the ruleset declares none.
pub(super) fn damage_type(checker: &mut Checker<'_, '_>, at: &Path<'_>, word: &str) -> bool {
    let types = checker.ruleset.combat.as_ref().and_then(|combat| combat.damage_types.as_ref());
    let Some(types) = types else { return true };
    let found = types.iter().any(|declared| same_damage_type(declared.english(), word));
    if !found {
        checker.unknown(at, "damage type", word, types.iter().map(|declared| declared.english()));
    }
    found
}

/// A list of the sheet.
pub(super) fn list<'r>(checker: &mut Checker<'r, '_>, at: &Path<'_>, id: &Id) -> Option<&'r SheetList> {
    let lists = &checker.ruleset.sheet.lists;
    known(checker, at, "list", id.as_str(), lists.iter().map(|list| list.id.as_str()));
    lists.iter().find(|list| list.id == *id)
}

/// What a column must hold to be used somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// One line of text.
    Text,
    /// One line of text, or one of an enum's values.
    TextOrEnum,
    /// One of an enum's values.
    Enum,
    /// A switch.
    Boolean,
    /// A number.
    Number,
    /// Dice.
    Dice,
}

impl Wanted {
    /// Whether this kind of column will do.
    pub(super) fn fits(self, kind: &FieldKind) -> bool {
        match kind {
            FieldKind::Text { long, .. } => !long && matches!(self, Self::Text | Self::TextOrEnum),
            FieldKind::Enum(_) => matches!(self, Self::Enum | Self::TextOrEnum),
            FieldKind::Boolean { .. } => self == Self::Boolean,
            FieldKind::Number { .. } => self == Self::Number,
            FieldKind::Dice { .. } => self == Self::Dice,
        }
    }

    /// In words.
    pub(super) fn words(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::TextOrEnum => "text or an enum",
            Self::Enum => "an enum",
            Self::Boolean => "a boolean",
            Self::Number => "a number",
            Self::Dice => "dice",
        }
    }
}

/// A column of a list, of the kind that is wanted.
pub(super) fn column<'r>(
    checker: &mut Checker<'_, '_>,
    at: &Path<'_>,
    list: &'r SheetList,
    id: &Id,
    wanted: Wanted,
) -> Option<&'r Column> {
    if !known(checker, at, "column", id.as_str(), list.columns.iter().map(|column| column.id.as_str())) {
        return None;
    }
    let column = list.columns.iter().find(|column| column.id == *id)?;
    if !wanted.fits(&column.kind) {
        checker.error(Code::WrongKind, at, format!("column `{id}` does not hold {}", wanted.words()));
        return None;
    }
    Some(column)
}

/// A table of loot; none is known where the ruleset has no items.
pub(super) fn loot_table(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &Id) -> bool {
    let tables = checker.ruleset.items.iter().flat_map(|items| &items.loot_tables);
    known(checker, at, "loot table", id.as_str(), tables.map(|table| table.id.as_str()))
}

/// A catalog of the ruleset.
pub(super) fn catalog(checker: &mut Checker<'_, '_>, at: &Path<'_>, id: &Id) -> bool {
    let catalogs = checker.ruleset.catalogs().iter();
    known(checker, at, "catalog", id.as_str(), catalogs.map(|catalog| catalog.id.as_str()))
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
pub(super) fn pool_die(checker: &mut Checker<'_, '_>, at: &Path<'_>, dice: Option<&Dice>) {
    let (Some(dice), true, Some(pool)) =
        (dice, is_pool_fight(checker.ruleset), pool_resolution(checker.ruleset))
    else {
        return;
    };
    let sides = pool.die.sides.get();
    if i64::from(dice.0.sides) != sides {
        checker.error(Code::UnknownValue, at, format!("a fight throws dice of {sides} sides here"));
    }
}
