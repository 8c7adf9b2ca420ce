//! The `combat` block as a whole: its kind, health, harm, pools and distances (combat.md 1.1, 1.2, 1.4, 1.5).
//!
//! Must not know: catalogs; what their entries do in a fight is checked with them.

use crate::format::check::{Allowance, Checker, attack_list, contest, effects, fight, threat, turns};
use crate::format::combat::{Combat, CombatKind, CombatPool, DamageKinds};
use crate::format::live::PoolStart;
use crate::format::mechanics::same_damage_type;
use crate::source::{Code, Path};

/// Checks `combat`, where there is one.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let Some(combat) = &checker.ruleset.combat else { return };
    let at = Path::ROOT.key("combat");
    check_kind(checker, combat, &at);
    check_health(checker, combat, &at);
    checker.reference(&combat.defense, &at.key("defense"), Allowance::Play);
    if let Some(pool) = &combat.pool {
        check_pool(checker, combat, pool, &at.key("pool"));
    }
    check_distance(checker, combat, &at);
    turns::check(checker, combat, &at);
    attack_list::check(checker, combat, &at);
    effects::check(checker, combat, &at);
    contest::check(checker, combat, &at);
    threat::check(checker, combat, &at);
}

/// Each kind has a key of its own and refuses the other's.
fn check_kind(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let (own, other) = match combat.kind {
        CombatKind::AttackVsDefense => (("attackRoll", combat.attack_roll.is_some()), ("pool", combat.pool.is_some())),
        CombatKind::DicePool => (("pool", combat.pool.is_some()), ("attackRoll", combat.attack_roll.is_some())),
    };
    let kind = combat.kind.word();
    if !own.1 {
        checker.error(Code::NeededHere, &at.key(own.0), format!("a fight of kind `{kind}` needs `{}`", own.0));
    }
    if other.1 {
        let message = format!("`{}` may not stand in a fight of kind `{kind}`", other.0);
        checker.error(Code::NotAllowedHere, &at.key(other.0), message);
    }
    if combat.kind == CombatKind::DicePool && fight::pool_resolution(checker.ruleset).is_none() {
        let message = "a fight of dice pools needs a `resolution` of kind `dice-pool`";
        checker.error(Code::WrongKind, &at.key("kind"), message);
    }
}

fn check_health(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let health_at = at.key("health");
    if let Some(id) = &combat.health.pool
        && fight::pool(checker, id, &health_at.key("pool")).is_some_and(|pool| pool.start == PoolStart::Empty)
    {
        checker.error(Code::WrongKind, &health_at.key("pool"), format!("pool `{id}` starts empty"));
    }
    if let Some(id) = &combat.health.track
        && fight::track(checker, id, &health_at.key("track")).is_some_and(|track| !track.is_wound())
    {
        checker.error(Code::WrongKind, &health_at.key("track"), format!("track `{id}` is no wound track"));
    }
    let kinds_at = at.key("damageKinds");
    match &combat.damage_kinds {
        None if combat.health.track.is_some() => {
            checker.error(Code::NeededHere, &kinds_at, "health on a wound track needs `damageKinds`");
        }
        Some(_) if combat.health.track.is_none() => {
            checker.error(Code::NotAllowedHere, &kinds_at, "`damageKinds` may only stand where health is a track");
        }
        Some(kinds) => check_kinds(checker, combat, kinds, &kinds_at),
        None => {}
    }
}

/// Harm must mark a kind that the health track has. A track that is no wound track was reported already.
fn check_kinds(checker: &mut Checker<'_, '_>, combat: &Combat, kinds: &DamageKinds, at: &Path<'_>) {
    let marks = fight::health_track(checker.ruleset, combat).map(|_| fight::health_kinds(checker.ruleset, combat));
    if let Some(marks) = marks {
        checker.find(marks, "kind of mark", &kinds.default, &at.key("default"));
    }
    let types_at = at.key("byType");
    for (index, (word, kind)) in kinds.by_type.iter().enumerate() {
        let at = types_at.key(word);
        if kinds.by_type.keys().take(index).any(|earlier| same_damage_type(earlier, word)) {
            checker.error(Code::DuplicateValue, &at, format!("damage type `{word}` stands here twice"));
        }
        fight::damage_type(checker, word, &at);
        if let Some(marks) = marks {
            checker.find(marks, "kind of mark", kind, &at);
        }
    }
}

fn check_pool(checker: &mut Checker<'_, '_>, combat: &Combat, pool: &CombatPool, at: &Path<'_>) {
    let sides = fight::pool_resolution(checker.ruleset).map(|pool| pool.die.sides.get());
    if let (Some(target), Some(sides)) = (&pool.damage_target, sides)
        && target.get() > sides
    {
        let message = format!("{} is more than the die can show ({sides})", target.get());
        checker.error(Code::OutOfRange, &at.key("damageTarget"), message);
    }
    if let Some(soak) = &pool.soak {
        let at = at.key("soak");
        if let Some(all) = &soak.all {
            checker.reference(all, &at.key("all"), Allowance::Play);
        }
        let kinds_at = at.key("byKind");
        if soak.by_kind.is_some() && fight::health_track(checker.ruleset, combat).is_none() {
            let message = "`byKind` may only stand where health is a wound track";
            checker.error(Code::NotAllowedHere, &kinds_at, message);
        } else {
            let marks = fight::health_kinds(checker.ruleset, combat);
            for kind in soak.by_kind.iter().flat_map(|map| map.keys()) {
                fight::named(checker, marks, "kind of mark", kind, &kinds_at.key(kind));
            }
        }
        for (kind, reference) in soak.by_kind.iter().flat_map(|map| map.iter()) {
            checker.reference(reference, &kinds_at.key(kind), Allowance::Play);
        }
    }
    if let Some(hardness) = &pool.hardness {
        if !fight::has_spending_style(combat) {
            let message = "`hardness` may only stand where a style of `initiative` spends";
            checker.error(Code::NotAllowedHere, &at.key("hardness"), message);
        }
        checker.reference(hardness, &at.key("hardness"), Allowance::Play);
    }
}

fn check_distance(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    if combat.distance.is_some() {
        return;
    }
    let needing = [
        ("ranged", combat.ranged.is_some()),
        ("cover", combat.cover.is_some()),
        ("opportunity", combat.opportunity.is_some()),
    ];
    for (key, _) in needing.into_iter().filter(|(_, given)| *given) {
        checker.error(Code::NeededHere, &at.key(key), format!("`{key}` needs `distance`"));
    }
}
