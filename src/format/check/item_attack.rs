//! The blow that an item is swung with (combat.md 1.18).
//!
//! Must not know: what else the item does.

use crate::format::check::{Allowance, Checker, fight, stat_or};
use crate::format::combat::CombatKind;
use crate::format::item::{Item, ItemAttack, ItemDamage, ItemRange, ItemToHit, StatOr};
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Path};

/// Checks it.
pub(super) fn check(checker: &mut Checker<'_, '_>, item: &Item, attack: &ItemAttack, at: &Path<'_>) {
    if item.slots.is_empty() && item.binds.is_none() {
        checker.error(Code::NotAllowedHere, at, "an item that takes no slot and does not bind is never swung");
    }
    fight::budget(checker, &attack.budget, &at.key("budget"));
    check_to_hit(checker, &attack.to_hit, &at.key("toHit"));
    check_damage(checker, &attack.damage, &at.key("damage"));
    stat_or::check(checker, attack.reach.as_ref(), stat_or::NUMBER, &at.key("reach"));
    if let Some(range) = &attack.range {
        check_range(checker, range, &at.key("range"));
    }
    if let Some(versatile) = &attack.versatile {
        let at = at.key("versatile");
        if item.slots.is_empty() {
            checker.error(Code::NeededHere, &at, "`versatile` needs `slots`");
        }
        stat_or::check(checker, Some(&versatile.dice), stat_or::DICE, &at.key("dice"));
    }
    if let Some(strikes) = &attack.strikes {
        check_strikes(checker, strikes, &at.key("strikes"));
    }
    check_shots(checker, attack, at);
    check_modes(checker, attack, &at.key("modes"));
    let combat = checker.ruleset.combat.as_ref();
    if attack.off_hand.is_some() && combat.is_none_or(|combat| combat.off_hand.is_none()) {
        checker.error(Code::NeededHere, &at.key("offHand"), "`offHand` needs `combat.offHand`");
    }
    stat_or::check(checker, attack.floor.as_ref(), stat_or::NUMBER, &at.key("floor"));
    for (index, on_hit) in attack.on_hit.iter().flatten().enumerate() {
        fight::condition(checker, &on_hit.condition, &at.key("onHit").index(index).key("condition"));
    }
}

fn check_abilities(checker: &mut Checker<'_, '_>, ids: Option<&[Id]>, at: &Path<'_>) {
    for (index, id) in ids.into_iter().flatten().enumerate() {
        checker.find(&checker.ruleset.sheet.abilities, "ability", id, &at.index(index));
    }
}

fn check_to_hit(checker: &mut Checker<'_, '_>, to_hit: &ItemToHit, at: &Path<'_>) {
    let abilities_at = at.key("abilities");
    let abilities = stat_or::check(checker, to_hit.abilities.as_ref(), stat_or::WORD, &abilities_at);
    check_abilities(checker, abilities.map(|ids| &**ids), &abilities_at);
    let skill_at = at.key("skill");
    if let Some(id) = stat_or::check(checker, to_hit.skill.as_ref(), stat_or::WORD, &skill_at) {
        checker.find(&checker.ruleset.sheet.skills, "skill", id, &skill_at);
    }
    if let Some(proficiency) = &to_hit.proficiency {
        checker.reference(proficiency, &at.key("proficiency"), Allowance::Play);
    }
    stat_or::check(checker, to_hit.bonus.as_ref(), stat_or::NUMBER, &at.key("bonus"));
    let target_at = at.key("target");
    stat_or::check(checker, to_hit.target.as_ref(), stat_or::NUMBER, &target_at);
    if to_hit.target.is_some() {
        check_target(checker, &target_at);
    }
}

fn check_target(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    if !fight::target_can_move(checker.ruleset) {
        let message = "only a fight of dice pools whose `resolution.target` can move takes a target";
        checker.error(Code::NotAllowedHere, at, message);
    }
}

fn check_damage(checker: &mut Checker<'_, '_>, damage: &ItemDamage, at: &Path<'_>) {
    let combat = checker.ruleset.combat.as_ref();
    if damage.dice.is_none() && combat.is_some_and(|combat| combat.kind == CombatKind::AttackVsDefense) {
        checker.error(Code::NeededHere, &at.key("dice"), "a fight of this kind throws dice for harm");
    }
    stat_or::check(checker, damage.dice.as_ref(), stat_or::DICE, &at.key("dice"));
    let abilities_at = at.key("abilities");
    let abilities = stat_or::check(checker, damage.abilities.as_ref(), stat_or::WORD, &abilities_at);
    check_abilities(checker, abilities.map(|ids| &**ids), &abilities_at);
    stat_or::check(checker, damage.bonus.as_ref(), stat_or::NUMBER, &at.key("bonus"));
    let type_at = at.key("type");
    if let Some(word) = stat_or::check(checker, damage.damage_type.as_ref(), stat_or::WORD, &type_at) {
        fight::damage_type(checker, word.english(), &type_at);
    }
}

fn check_range(checker: &mut Checker<'_, '_>, range: &ItemRange, at: &Path<'_>) {
    let normal = stat_or::check(checker, Some(&range.normal), stat_or::NUMBER, &at.key("normal"));
    let long = stat_or::check(checker, range.long.as_ref(), stat_or::NUMBER, &at.key("long"));
    if let (Some(normal), Some(long)) = (normal, long)
        && long.get() < normal.get()
    {
        checker.error(Code::RangeInverted, &at.key("long"), "`long` is below `normal`");
    }
}

fn check_strikes(checker: &mut Checker<'_, '_>, strikes: &ValueRef, at: &Path<'_>) {
    checker.reference(strikes, at, Allowance::Play);
    if let ValueRef::Const(count) = strikes
        && count.get() < 1.0
    {
        checker.error(Code::OutOfRange, &at.key("const"), "must be at least 1");
    }
}

/// What a weapon shoots and holds: one shot must fit what it holds.
fn check_shots(checker: &mut Checker<'_, '_>, attack: &ItemAttack, at: &Path<'_>) {
    if let Some(ammo) = &attack.ammo {
        let at = at.key("ammo");
        let items = checker.ruleset.items.as_ref();
        let tags = items.map(|items| &*items.tags).unwrap_or_default();
        checker.find(tags, "item tag", &ammo.tag, &at.key("tag"));
        let shots_at = at.key("perAttack");
        let shots = stat_or::check(checker, Some(&ammo.per_attack), stat_or::NUMBER, &shots_at);
        if let (Some(shots), Some(max)) = (shots, clip_max(attack))
            && shots.get() > max
        {
            checker.error(Code::OutOfRange, &shots_at, format!("the clip holds no more than {max}"));
        }
        if ammo.recover.is_some() && attack.clip.is_some() {
            checker.error(Code::NotAllowedHere, &at.key("recover"), "`recover` may not stand beside `clip`");
        }
    }
    if let Some(clip) = &attack.clip {
        let at = at.key("clip");
        stat_or::check(checker, Some(&clip.max), stat_or::NUMBER, &at.key("max"));
        fight::budget(checker, &clip.reload, &at.key("reload"));
    }
}

/// What the clip holds, where that is a number.
fn clip_max(attack: &ItemAttack) -> Option<i64> {
    match &attack.clip.as_ref()?.max {
        StatOr::Value(max) => Some(max.get()),
        StatOr::Stat(_) => None,
    }
}

fn check_modes(checker: &mut Checker<'_, '_>, attack: &ItemAttack, at: &Path<'_>) {
    let modes = attack.modes.as_deref().unwrap_or_default();
    checker.distinct(modes, "mode", at);
    for (index, mode) in modes.iter().enumerate() {
        let at = at.index(index);
        if mode.target.is_some() {
            check_target(checker, &at.key("target"));
        }
        let Some(shots) = &mode.ammo else { continue };
        if attack.ammo.is_none() && attack.clip.is_none() {
            checker.error(Code::NeededHere, &at.key("ammo"), "`ammo` of a mode needs `ammo` or `clip`");
        } else if let Some(max) = clip_max(attack).filter(|max| shots.get() > *max) {
            checker.error(Code::OutOfRange, &at.key("ammo"), format!("the clip holds no more than {max}"));
        }
    }
}
