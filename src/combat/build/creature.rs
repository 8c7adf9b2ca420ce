//! Opponents: plain blocks of numbers, sheets with extra parts, tiers (combat.md 1.17, 3.1, 3.2).

use serde_json::{Map, Value, json};

use crate::check::amount::Amount;
use crate::combat::action::{Action, ActionKind, Recharge, Rider, Save};
use crate::combat::build::ability::{applied, clauses, reaction};
use crate::combat::build::sheet::number as sheet_numbers;
use crate::combat::build::{blank, finish};
use crate::combat::encounter::{Block, Body, Character, Combatant, Hide, HideLine, Side};
use crate::combat::event_part::{CombatantId, LabelRef, OwnWord};
use crate::combat::foes::level_of_tier;
use crate::combat::gear::type_key;
use crate::combat::labels;
use crate::combat::resolve::initiative::rounded;
use crate::combat::shared::Shared;
use crate::dice::Roller;
use crate::format::combat::{Combat, ThreatTier};
use crate::format::creature::{Creature, CreatureAction, CreatureHealth, CreatureSheet, Hidden};
use crate::format::mechanics::Reaction as WrittenReaction;
use crate::format::resolution::AbilityModifier;
use crate::format::scalar::{EntryRef, Id, Scalar, Text};
use crate::format::value_ref::ValueRef;
use crate::rules::Effective;
use crate::sheet::{Build, LiveState};
use crate::text::Named;

/// An opponent out of a bestiary; its health is still to be thrown where it is a plain block.
pub fn of_entry(
    rules: &Effective,
    combat: &Combat,
    id: CombatantId,
    name: Named,
    reference: &EntryRef,
    creature: &Creature,
) -> Combatant {
    let body = match &creature.sheet {
        Some(sheet) => Body::Sheet(Box::new(Character::new(build_of(sheet), LiveState::default(), Vec::new()))),
        None => Body::Block(Block::default()),
    };
    let mut who = blank(id, name, Side::Enemy, body);
    who.entry = Some(reference.clone());
    let tier = combat.threat.as_ref().and_then(|threat| threat.tiers.iter().find(|tier| tier.id == creature.tier));
    who.loot = creature.loot.clone().or_else(|| tier.and_then(|tier| tier.loot.clone()));
    who.level = tier.map_or(0, |tier| level_of(combat, tier));
    who.hide = Shared::new(hide_of(creature));
    if creature.sheet.is_some() {
        sheet_numbers(rules, combat, &mut who);
    } else {
        block_numbers(rules, combat, creature, &mut who);
    }
    // What answers something, but nothing says when, is not resolved in a fight.
    let resolved =
        creature.actions.iter().filter(|written| !matches!(written.reaction, Some(WrittenReaction::Flag(true))));
    who.actions.to_mut().extend(resolved.map(|written| action(written, reference)));
    who.riders.to_mut().extend(creature.riders.iter().flatten().map(|rider| Rider {
        id: rider.id.as_str().into(),
        label: LabelRef::new(rider.name.text().clone(), format!("creature/{}/{}", reference.entry, rider.id)),
        when: rider.when.iter().flatten().copied().collect(),
        once_per: rider.once_per,
        amount: Amount::written(&rider.amount),
        damage_type: rider.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english())),
        sources: rider.sources.iter().flatten().cloned().collect(),
        requires: rider.requires.as_ref().map(|requires| requires.column.clone()),
    }));
    who.signature = creature.signature_points.map(|points| (points.get(), points.get()));
    finish(combat, &mut who);
    who
}

fn hide_of(creature: &Creature) -> Hide {
    let lines = |hidden: &[Hidden]| {
        let line = |hidden: &Hidden| HideLine {
            damage_type: type_key(hidden.damage_type.english()),
            except: hidden.except.clone(),
        };
        hidden.iter().map(line).collect::<Vec<_>>()
    };
    let plain = |word: &Text<40>| HideLine { damage_type: type_key(word.english()), except: Vec::new() };
    Hide {
        resist: lines(creature.resist.as_deref().unwrap_or_default()),
        immune: lines(creature.immune.as_deref().unwrap_or_default()),
        vulnerable: creature.vulnerable.iter().flatten().map(plain).collect(),
        conditions: creature.condition_immunities.iter().flatten().cloned().collect(),
    }
}

fn block_numbers(rules: &Effective, combat: &Combat, creature: &Creature, who: &mut Combatant) {
    who.defense = creature.defense.map_or(0, |defense| defense.get());
    who.initiative_modifier = creature.initiative_modifier.map_or(0, |modifier| modifier.get());
    who.speed = creature.speed.map_or(0.0, |speed| speed.get());
    for save in &rules.ruleset().sheet.saves {
        let own = creature.saves.as_ref().and_then(|saves| saves.get(save.id.as_str())).map(|save| save.get());
        let fallback = || save.ability.as_ref().map_or(0, |ability| modifier_of(rules, creature, ability));
        who.saves.to_mut().insert(save.id.clone(), own.unwrap_or_else(fallback));
    }
    for check in &combat.checks {
        let own = creature.checks.as_ref().and_then(|checks| checks.get(check.id.as_str())).map(|check| check.get());
        who.checks.to_mut().insert(check.id.clone(), own.unwrap_or_else(|| number_of(rules, creature, &check.value)));
    }
    if let Some(soak) = &creature.soak {
        who.soak.to_mut().all = soak.all.map_or(0, |all| all.get());
        for (kind, dice) in soak.by_kind.iter().flat_map(|map| map.iter()) {
            if let Some(kind) = Id::new(kind) {
                who.soak.to_mut().by_kind.insert(kind, dice.get());
            }
        }
    }
    who.hardness = creature.hardness.map_or(0, |hardness| hardness.get());
}

/// The modifier of a block's ability score; 0 where it has none.
fn modifier_of(rules: &Effective, creature: &Creature, ability: &Id) -> i64 {
    let Some(score) = creature.abilities.as_ref().and_then(|scores| scores.get(ability.as_str())) else { return 0 };
    rounded(match rules.ruleset().resolution.shared().ability_modifier {
        AbilityModifier::FloorHalfMinusTen => ((score.get() - 10.0) / 2.0).floor(),
        AbilityModifier::Identity => score.get(),
        AbilityModifier::StepTable(table) => table.lookup(score.get()),
    })
}

/// What a block's ability scores say about a number that it does not state itself.
fn number_of(rules: &Effective, creature: &Creature, reference: &ValueRef) -> i64 {
    let sheet = &rules.ruleset().sheet;
    let skilled = |skills: &[crate::format::sheet::Skill], id: &Id| {
        let declared = skills.iter().find(|skill| skill.id == *id);
        declared.and_then(|skill| skill.ability.as_ref()).map_or(0, |ability| modifier_of(rules, creature, ability))
    };
    match reference {
        ValueRef::Const(number) => rounded(number.get()),
        ValueRef::AbilityMod(id) => modifier_of(rules, creature, id),
        ValueRef::AbilityScore(id) => {
            creature.abilities.as_ref().and_then(|scores| scores.get(id.as_str())).map_or(0, |n| rounded(n.get()))
        }
        ValueRef::SkillMod(id) => skilled(&sheet.skills, id),
        ValueRef::SaveMod(id) => skilled(&sheet.saves, id),
        _ => 0,
    }
}

/// Throws a plain block's health.
pub fn throw_health(who: &mut Combatant, creature: &Creature, roller: &mut Roller) {
    let Body::Block(block) = &mut who.body else { return };
    let health = match &creature.health {
        Some(CreatureHealth::Fixed(health)) => health.get(),
        Some(CreatureHealth::Rolled(rolled)) => {
            Amount::of(Some(rolled.dice.0), rolled.flat.map(|flat| flat.get())).throw(roller).1
        }
        None => 1,
    };
    block.value = health.max(1);
    block.max = block.value;
}

/// The level of a tier by its place in the scale of threat.
fn level_of(combat: &Combat, tier: &ThreatTier) -> i64 {
    let tiers = combat.threat.as_ref().map_or(&[][..], |threat| &threat.tiers);
    tiers.iter().position(|one| one.id == tier.id).map_or(0, |place| level_of_tier(place, tiers.len()))
}

/// An opponent of nothing but a tier's numbers.
pub fn of_tier(combat: &Combat, id: CombatantId, name: Named, tier: &ThreatTier) -> Combatant {
    let middle = |low: i64, high: i64| ((low + high) / 2).max(1);
    let health = middle(tier.health.low.get(), tier.health.high.get());
    let body = Body::Block(Block { value: health, max: health, ..Block::default() });
    let mut who = blank(id, name.clone(), Side::Enemy, body);
    who.level = level_of(combat, tier);
    who.defense = tier.defense.get();
    who.loot.clone_from(&tier.loot);
    let english = format!("{}: attack", name.english());
    let label = LabelRef::own(OwnWord::Strike, &english, format!("tier/{}/strike", tier.id));
    let main = combat.economy.budgets.first().map(|budget| budget.id.clone());
    let mut strike = Action::new("strike", ActionKind::Creature, label, main);
    strike.to_hit = Some(tier.to_hit.get());
    strike.amount = Some(Amount::flat(middle(tier.damage_per_round.low.get(), tier.damage_per_round.high.get())));
    who.actions.to_mut().push(strike);
    finish(combat, &mut who);
    who
}

fn action(written: &CreatureAction, reference: &EntryRef) -> Action {
    let label = LabelRef::new(written.name.text().clone(), format!("creature/{}/{}", reference.entry, written.id));
    let mut action = Action::new(written.id.as_str(), ActionKind::Creature, label, Some(written.budget.clone()));
    if written.own.is_some() {
        action.side = crate::format::mechanics::TargetSide::Own;
    }
    action.count = written.target_count.map_or(1, |count| count.get());
    action.to_hit = written.to_hit.map(|to_hit| to_hit.get());
    action.auto_hit = written.auto_hit == Some(true);
    if let Some(damage) = &written.damage {
        action.amount = Some(Amount::of(damage.dice.map(|dice| dice.0), damage.flat.map(|flat| flat.get())));
        action.damage_type = damage.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english()));
        action.clauses = clauses(damage.plus.as_deref().unwrap_or_default());
    }
    action.save = written.save.as_ref().map(|save| Save {
        save: save.save.clone(),
        difficulty: save.difficulty.get(),
        on_success: save.on_success,
    });
    action.save_difficulty = written.save_difficulty.map(|difficulty| difficulty.get());
    action.applies = applied(written.applies.as_deref().unwrap_or_default());
    action.uses = written.uses.as_ref().map(|uses| uses.count.get());
    action.recharge = written.recharge.as_ref().map(|recharge| Recharge {
        count: recharge.dice.count.get(),
        sides: recharge.dice.sides.u32(),
        from: recharge.from.get(),
    });
    let steps = written.sequence.iter().flatten();
    action.sequence = steps.map(|step| (step.action.as_str().into(), step.times.get())).collect();
    action.signature = written.signature.as_ref().map(|signature| signature.cost.get());
    action.reaction = written.reaction.as_ref().and_then(reaction);
    action.reach = written.reach.map(|reach| reach.get()).filter(|reach| *reach > 0.0);
    action.shot = written.range.is_some() && action.reach.is_none();
    action
}

/// A sheet written in a bestiary, as a build.
pub fn build_of(sheet: &CreatureSheet) -> Build {
    let scalar = |value: &Scalar| serde_json::to_value(value).unwrap_or(Value::Null);
    let numbers = |map: Vec<(&str, f64)>| map.into_iter().map(|(key, n)| (key.to_owned(), json!(n))).collect();
    let words = |map: Vec<(&str, &Id)>| map.into_iter().map(|(key, id)| (key.to_owned(), json!(id))).collect();
    let rows = |rows: &[crate::format::collection::Map<Scalar, 0, 64>]| {
        let row = |cells: &crate::format::collection::Map<Scalar, 0, 64>| {
            Value::Object(cells.iter().map(|(key, value)| (key.to_owned(), scalar(value))).collect::<Map<_, _>>())
        };
        Value::Array(rows.iter().map(row).collect())
    };
    Build {
        abilities: numbers(sheet.abilities.iter().map(|(key, n)| (key, n.get())).collect()),
        skills: words(sheet.skills.iter().collect()),
        saves: words(sheet.saves.iter().collect()),
        bonuses: numbers(sheet.bonuses.iter().map(|(key, n)| (key, n.get())).collect()),
        fields: sheet.fields.iter().map(|(key, value)| (key.to_owned(), scalar(value))).collect(),
        lists: sheet.lists.iter().map(|(key, list)| (key.to_owned(), rows(list))).collect(),
        ..Build::default()
    }
}
