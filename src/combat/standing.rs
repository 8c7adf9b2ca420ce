//! How somebody stands in a fight, read in one go for whoever shows it: health and the marks on it, the points that deeds take,
//! the count toward death, what is loaded.
//!
//! Must not know: languages, screens.

use std::collections::BTreeSet;

use crate::combat::action::{Action, ActionKind};
use crate::combat::encounter::Combatant;
use crate::combat::event_part::LabelRef;
use crate::combat::held::with_values;
use crate::combat::menu::cost::pool_label;
use crate::combat::vitals::{Vitals, vitals};
use crate::combat::{ammo, labels};
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::sheet::{Values, WoundValue};
use crate::text::RulesetText;

/// How somebody stands.
#[derive(Debug, Clone, PartialEq)]
pub struct Standing {
    /// Health.
    pub vitals: Vitals,
    /// The marks on it, where health is a wound track of a sheet.
    pub wounds: Option<Wounds>,
    /// The pools that its deeds take from or give to, in the sheet's order; its health is not among them.
    pub pools: Vec<Points>,
    /// Successes and failures against death, while they are counted.
    pub deaths: Vec<Points>,
    /// Weapons that are loaded or shoot.
    pub shots: Vec<Shots>,
}

/// Points that are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Points {
    /// What they are called.
    pub label: LabelRef,
    /// How many.
    pub value: i64,
    /// At most.
    pub max: i64,
    /// Temporary ones besides.
    pub temp: i64,
}

/// The marks of a wound track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wounds {
    /// How many of each kind, the heaviest first; only kinds that are there.
    pub kinds: Vec<(RulesetText, i64)>,
    /// The lowest level marked.
    pub level: Option<RulesetText>,
    /// What it takes off rolls, 0 or less.
    pub penalty: i64,
    /// Marks that found no place.
    pub overflow: i64,
}

/// What a weapon can shoot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shots {
    /// The weapon.
    pub label: LabelRef,
    /// Loaded, or in all.
    pub left: i64,
    /// What its clip holds, where it has one.
    pub of: Option<i64>,
}

/// Reads how somebody stands now. A block of numbers has health and nothing else.
pub fn standing(rules: &Effective, combat: &Combat, who: &Combatant) -> Standing {
    let vitals = vitals(rules, combat, who);
    let Some(character) = who.character() else {
        return Standing { vitals, wounds: None, pools: Vec::new(), deaths: Vec::new(), shots: Vec::new() };
    };
    with_values(rules, character, |values| Standing {
        vitals,
        wounds: combat.health.track.as_ref().and_then(|track| values.wound(track.as_str())).map(wounds),
        pools: pools(combat, who, values),
        deaths: if who.down { deaths(rules, combat, values) } else { Vec::new() },
        shots: shots(rules, who),
    })
}

fn wounds(wound: &WoundValue<'_>) -> Wounds {
    let mut kinds: Vec<_> = wound.track.kinds.iter().flatten().collect();
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.severity.get()));
    let counted = kinds.into_iter().map(|kind| {
        let count = wound.marks.iter().filter(|mark| kind.id == ***mark).count();
        (kind.label.text().clone(), i64::try_from(count).unwrap_or(0))
    });
    Wounds {
        kinds: counted.filter(|(_, count)| *count > 0).collect(),
        level: wound.level().map(|level| level.label.clone()),
        penalty: wound.penalty(),
        overflow: wound.overflow,
    }
}

/// The pools of every cost, with those of their groups, of everything given back, and those that are limited.
fn pools(combat: &Combat, who: &Combatant, values: &Values<'_>) -> Vec<Points> {
    let named: BTreeSet<&Id> = who.actions.iter().flat_map(touched).chain(who.limits.keys()).collect();
    let groups: BTreeSet<&Id> = values
        .pools()
        .iter()
        .filter(|pool| named.iter().any(|id| pool.key == id.as_str()))
        .filter_map(|pool| pool.group.as_ref())
        .chain(named.iter().copied())
        .collect();
    let is_shown = |pool: &&crate::sheet::PoolValue| {
        let is_health = combat.health.pool.as_ref().is_some_and(|health| pool.key == health.as_str());
        let is_named = named.iter().any(|id| pool.key == id.as_str());
        !is_health && (is_named || pool.group.as_ref().is_some_and(|group| groups.contains(group)))
    };
    let shown = values.pools().iter().filter(is_shown);
    shown.map(|pool| Points { label: pool_label(pool), value: pool.value, max: pool.max, temp: pool.temp }).collect()
}

fn touched(action: &Action) -> impl Iterator<Item = &Id> {
    action.cost.iter().map(|term| &term.pool).chain(action.restore.iter().map(|(pool, _)| pool))
}

fn deaths(rules: &Effective, combat: &Combat, values: &Values<'_>) -> Vec<Points> {
    let tracks = combat.dying.iter().flat_map(|dying| [&dying.successes, &dying.failures]);
    let counted = tracks.filter_map(|id| {
        let track = values.track(id.as_str())?;
        Some(Points { label: labels::track(rules, id), value: track.value, max: track.max, temp: 0 })
    });
    counted.collect()
}

fn shots(rules: &Effective, who: &Combatant) -> Vec<Shots> {
    let Some(character) = who.character() else { return Vec::new() };
    let weapons = who.actions.iter().filter(|action| action.kind == ActionKind::Weapon);
    let shooting = weapons.filter_map(|action| {
        let item = action.item.as_ref()?;
        let left = ammo::shots(rules, character, item)?;
        Some(Shots { label: action.label.clone(), left, of: item.clip })
    });
    shooting.collect()
}
