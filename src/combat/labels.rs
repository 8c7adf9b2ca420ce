//! Names of the ruleset's parts, with where they stand.

use crate::combat::event_part::LabelRef;
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::rules::Effective;
use crate::text::RulesetText;

fn label(part: &str, id: &Id, found: Option<&RulesetText>) -> LabelRef {
    let text = found.cloned().unwrap_or_else(|| RulesetText::new(id.as_str()));
    LabelRef::new(text, format!("{part}/{id}"))
}

/// A budget.
pub fn budget(combat: &Combat, id: &Id) -> LabelRef {
    let declared = combat.economy.budgets.iter().find(|budget| budget.id == *id);
    label("budget", id, declared.map(|budget| budget.label.text()))
}

/// A save.
pub fn save(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.saves.iter().find(|save| save.id == *id);
    label("save", id, declared.map(|save| save.label.text()))
}

/// A skill.
pub fn skill(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.skills.iter().find(|skill| skill.id == *id);
    label("skill", id, declared.map(|skill| skill.label.text()))
}

/// An ability.
pub fn ability(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.abilities.iter().find(|ability| ability.id == *id);
    label("ability", id, declared.map(|ability| ability.label.text()))
}

/// A number that contests read.
pub fn check(combat: &Combat, id: &Id) -> LabelRef {
    let declared = combat.checks.iter().find(|check| check.id == *id);
    label("check", id, declared.map(|check| check.label.text()))
}

/// A live pool.
pub fn pool(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.pools.iter().find(|pool| pool.id == *id);
    label("pool", id, declared.map(|pool| pool.label.text()))
}

/// A live track.
pub fn track(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.tracks.iter().find(|track| track.id == *id);
    label("track", id, declared.map(|track| track.label.text()))
}

/// A kind of mark on the health track.
pub fn mark(rules: &Effective, combat: &Combat, kind: &Id) -> LabelRef {
    let tracks = &rules.ruleset().sheet.live.tracks;
    let track = combat.health.track.as_ref().and_then(|id| tracks.iter().find(|track| track.id == *id));
    let declared = track.and_then(|track| track.kinds.iter().flatten().find(|declared| declared.id == *kind));
    label("kind", kind, declared.map(|kind| kind.label.text()))
}

/// A word for harm, as somebody wrote it.
pub fn damage_type(word: &str) -> Option<LabelRef> {
    let word = word.trim();
    (!word.is_empty()).then(|| LabelRef::new(RulesetText::new(word), "damage-type"))
}

/// What `combat.defense` points at; `None` for a plain number.
pub fn defense(rules: &Effective, combat: &Combat) -> Option<LabelRef> {
    of_reference(rules, &combat.defense)
}

/// What a reference points at; `None` where that has no name.
pub fn of_reference(rules: &Effective, reference: &ValueRef) -> Option<LabelRef> {
    let sheet = &rules.ruleset().sheet;
    match reference {
        ValueRef::Field(id) => {
            let declared = sheet.fields.iter().find(|field| field.id == *id);
            Some(label("field", id, declared.map(|field| field.label.text())))
        }
        ValueRef::Derived(id) => {
            let declared = sheet.derived.iter().find(|derived| derived.id == *id);
            Some(label("derived", id, declared.map(|derived| derived.label.text())))
        }
        ValueRef::AbilityScore(id) | ValueRef::AbilityMod(id) => Some(ability(rules, id)),
        ValueRef::SkillMod(id) => Some(skill(rules, id)),
        ValueRef::SaveMod(id) => Some(save(rules, id)),
        ValueRef::LivePool(id) => Some(pool(rules, id)),
        ValueRef::LiveTrack { track: id, .. } => Some(track(rules, id)),
        ValueRef::Const(_) | ValueRef::AbilityModFromField(_) | ValueRef::ListSum(_) | ValueRef::ItemStat(_) => None,
    }
}
