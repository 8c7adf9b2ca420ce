//! Blows and uses of items held (combat.md 1.18, 3.2).

use crate::check::amount::Amount;
use crate::check::gate::{GateCheck, GateState, gate};
use crate::check::rolled_with;
use crate::combat::action::{Action, ActionKind, ItemGate, ItemPart, OnHit, Save, WeaponMode};
use crate::combat::build::ability::{aim, applied, clauses};
use crate::combat::build::attack::{pool_amount, skill_or_ability};
use crate::combat::encounter::Character;
use crate::combat::event_part::LabelRef;
use crate::combat::resolve::initiative::rounded;
use crate::combat::{gear, labels};
use crate::dice::{DiceExpression, to_f64};
use crate::format::combat::{Combat, OffHandAbility};
use crate::format::item::{Item, ItemAttack, ItemUse, StatOr};
use crate::format::mechanics::MechanicsKind;
use crate::format::scalar::{Id, Int, Scalar, truncated};
use crate::items::held::{HeldBag, HeldItem};
use crate::items::slots::slot_used;
use crate::rules::Effective;
use crate::sheet::{SkillKind, Values};

/// Everything that held items let their holder do: for each stack its reload, its blow, its blow in the other hand, its use.
pub fn actions(rules: &Effective, combat: &Combat, values: &Values<'_>, character: &Character) -> Vec<Action> {
    let mut actions = Vec::new();
    for held in HeldBag::new(rules, character.bag()).items().filter(|held| held.stack.quantity > 0) {
        let item = held.item.item;
        let label = gear::stack_label(rules, held.stack);
        if let Some(attack) = item.attack.as_ref().filter(|_| held.worn) {
            let smith = Smith { rules, combat, values, character, item, attack, stack: held.at, label: &label };
            actions.extend(smith.forge());
        }
        // A thing that can be put on or bound is used while it is; anything else while it is carried.
        let wearable = !item.slots.is_empty() || item.binds.is_some();
        if let Some(usage) = item.usage.as_ref().filter(|_| held.worn || !wearable) {
            let gate = match gate(values, item, usage.gate.as_ref()) {
                // What nothing says the difficulty of cannot be used.
                GateState::Unusable => continue,
                GateState::Open => None,
                GateState::Asks(check) => Some(check),
            };
            actions.push(using(values, held, usage, gate, &label));
        }
    }
    actions
}

/// A stat of an item as text.
fn word<'i>(item: &'i Item, stat: &Id) -> Option<&'i str> {
    item.stats.get(stat.as_str()).and_then(Scalar::text)
}

/// A stat of an item as a number.
fn number(item: &Item, stat: &Id) -> Option<f64> {
    item.stats.get(stat.as_str()).and_then(Scalar::number)
}

fn whole<const MIN: i64, const MAX: i64>(item: &Item, value: Option<&StatOr<Int<MIN, MAX>>>) -> Option<i64> {
    value?.whole(item)
}

fn dice(item: &Item, value: Option<&StatOr<crate::format::scalar::Dice>>) -> Option<DiceExpression> {
    match value? {
        StatOr::Value(dice) => Some(dice.0),
        StatOr::Stat(stat) => word(item, stat).and_then(|text| DiceExpression::parse(text.trim()).ok()),
    }
}

/// The ids that a value lists, or the one that a stat names.
fn ids<'i, const MAX: usize>(
    item: &'i Item,
    value: Option<&'i StatOr<crate::format::collection::List<Id, 1, MAX>>>,
) -> Vec<&'i str> {
    match value {
        Some(StatOr::Value(list)) => list.iter().map(Id::as_str).collect(),
        Some(StatOr::Stat(stat)) => word(item, stat).into_iter().collect(),
        None => Vec::new(),
    }
}

/// Makes the actions of one weapon.
struct Smith<'s> {
    rules: &'s Effective,
    combat: &'s Combat,
    values: &'s Values<'s>,
    character: &'s Character,
    item: &'s Item,
    attack: &'s ItemAttack,
    stack: usize,
    label: &'s LabelRef,
}

impl Smith<'_> {
    fn forge(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        if let Some(clip) = &self.attack.clip {
            let id = format!("reload:{}", self.stack);
            let mut reload = Action::new(id, ActionKind::Reload, self.label.clone(), Some(clip.reload.clone()));
            reload.side = crate::format::mechanics::TargetSide::Own;
            reload.count = 0;
            reload.item = Some(self.part());
            actions.push(reload);
        }
        actions.push(self.swing(format!("item:{}", self.stack), ActionKind::Weapon));
        if let Some(rule) = self.combat.off_hand.as_ref().filter(|_| self.attack.off_hand.is_some()) {
            let mut swing = self.swing(format!("offhand:{}", self.stack), ActionKind::OffHand);
            swing.budget = Some(rule.budget.clone());
            swing.strikes = None;
            if rule.ability == OffHandAbility::PenaltyOnly {
                let modifier = self.damage_ability();
                swing.amount = Some(self.amount(modifier.min(0)));
            }
            actions.push(swing);
        }
        actions
    }

    fn swing(&self, id: String, kind: ActionKind) -> Action {
        let mut action = Action::new(id, kind, self.label.clone(), Some(self.attack.budget.clone()));
        action.to_hit = Some(self.to_hit());
        action.target_face = whole(self.item, self.attack.to_hit.target.as_ref());
        action.amount = Some(self.amount(self.damage_ability()));
        action.damage_type = match &self.attack.damage.damage_type {
            Some(StatOr::Value(word)) => labels::damage_type(word.english()),
            Some(StatOr::Stat(stat)) => word(self.item, stat).and_then(labels::damage_type),
            None => None,
        };
        action.strikes = self.attack.strikes.as_ref().map(|strikes| truncated(self.values.number(strikes)).max(1));
        action.floor = whole(self.item, self.attack.floor.as_ref());
        let on_hit = self.attack.on_hit.iter().flatten();
        action.on_hit = on_hit
            .map(|on_hit| OnHit {
                condition: on_hit.condition.clone(),
                at_least: on_hit.at_least.get(),
                rounds: on_hit.rounds.map(|rounds| rounds.get()),
            })
            .collect();
        action.tags = self.item.tags.to_vec();
        let far = |value: &StatOr<crate::format::scalar::Number>| match value {
            StatOr::Value(far) => far.get(),
            StatOr::Stat(stat) => number(self.item, stat).unwrap_or(0.0),
        };
        action.reach = self.attack.reach.as_ref().map(far).filter(|reach| *reach > 0.0);
        action.shot = self.attack.range.is_some() && action.reach.is_none();
        action.item = Some(self.part());
        action
    }

    fn to_hit(&self) -> i64 {
        let rule = &self.attack.to_hit;
        let named = ids(self.item, rule.abilities.as_ref());
        let best = self.best(&named);
        let skill = match &rule.skill {
            Some(StatOr::Value(skill)) => Some(skill.as_str()),
            Some(StatOr::Stat(stat)) => word(self.item, stat),
            None => None,
        };
        let skill = skill.and_then(|id| self.values.skill_with(SkillKind::Skill, id, best));
        let (own, with) = skill_or_ability(self.values, skill, best);
        let trained = rule.proficiency.as_ref().is_some_and(|reference| self.values.number(reference) > 0.0);
        let trained = if trained { self.values.proficiency() } else { 0.0 };
        let bonus = whole(self.item, rule.bonus.as_ref()).unwrap_or(0);
        let adjust = self.values.adjust(&with.into_iter().collect::<Vec<_>>());
        rounded(own + trained + to_f64(bonus) + to_f64(adjust))
    }

    /// The ability with the highest modifier; the first of equals.
    fn best<'n>(&self, named: &[&'n str]) -> Option<&'n str> {
        let mut best: Option<(&str, f64)> = None;
        for id in named {
            let Some(ability) = self.values.ability(id) else { continue };
            if best.is_none_or(|(_, most)| ability.modifier > most) {
                best = Some((id, ability.modifier));
            }
        }
        best.map(|(id, _)| id)
    }

    fn damage_ability(&self) -> i64 {
        let named = ids(self.item, self.attack.damage.abilities.as_ref());
        let best = self.best(&named).and_then(|id| self.values.ability(id));
        best.map_or(0, |ability| rounded(ability.modifier))
    }

    fn amount(&self, modifier: i64) -> Amount {
        let two_handed = self.attack.versatile.as_ref().filter(|_| self.has_hands_free());
        let thrown = two_handed.and_then(|versatile| dice(self.item, Some(&versatile.dice)));
        let thrown = thrown.or_else(|| dice(self.item, self.attack.damage.dice.as_ref()));
        let bonus = whole(self.item, self.attack.damage.bonus.as_ref()).unwrap_or(0);
        if self.combat.pool.is_some() {
            return pool_amount(self.rules, thrown, modifier, bonus);
        }
        let mut amount = thrown.map(Amount::dice).unwrap_or_default();
        amount.flat += modifier + bonus;
        amount
    }

    /// Whether every slot it takes has at least as much room left as it takes.
    fn has_hands_free(&self) -> bool {
        let declared = self.rules.items().map(|items| &items.slots);
        self.item.slots.iter().all(|(slot, takes)| {
            let count = declared.and_then(|slots| slots.iter().find(|declared| declared.id == *slot));
            let room = count.map_or(0, |declared| declared.count.get());
            room - slot_used(self.rules, self.character.bag(), slot) >= takes.get()
        })
    }

    fn part(&self) -> ItemPart {
        let modes = self.attack.modes.iter().flatten();
        ItemPart {
            stack: self.stack,
            ammo: self.attack.ammo.as_ref().map(|ammo| ammo.tag.clone()),
            per_attack: self
                .attack
                .ammo
                .as_ref()
                .and_then(|ammo| whole(self.item, Some(&ammo.per_attack)))
                .unwrap_or(1),
            recover: self.attack.ammo.as_ref().and_then(|ammo| ammo.recover).map(|recover| recover.get()),
            clip: self.attack.clip.as_ref().and_then(|clip| whole(self.item, Some(&clip.max))),
            modes: modes
                .map(|mode| WeaponMode {
                    id: mode.id.clone(),
                    label: LabelRef::new(mode.label.text().clone(), format!("mode/{}", mode.id)),
                    ammo: mode.ammo.map(|ammo| ammo.get()),
                    to_hit: mode.to_hit.map_or(0, |to_hit| to_hit.get()),
                    target: mode.target.map_or(0, |target| target.get()),
                    targets: mode.targets.map(|targets| targets.get()),
                })
                .collect(),
            off_hand: self.attack.off_hand.is_some(),
            ..blank_part(self.stack)
        }
    }
}

fn blank_part(stack: usize) -> ItemPart {
    ItemPart {
        stack,
        ammo: None,
        per_attack: 1,
        recover: None,
        clip: None,
        modes: Vec::new(),
        off_hand: false,
        consumes: false,
        stock: 0,
        charges: 0,
        charges_max: 0,
        breaks_on: None,
        gate: None,
    }
}

/// Using an item, past the check that it asks for.
fn using(
    values: &Values<'_>,
    held: HeldItem<'_>,
    usage: &ItemUse,
    gate: Option<GateCheck>,
    label: &LabelRef,
) -> Action {
    let (item, stack) = (held.item.item, held.at);
    let budget = usage.budget.clone().filter(|_| usage.free.is_none());
    let mut action = Action::new(format!("use:{stack}"), ActionKind::Item, label.clone(), budget);
    (action.side, action.count) = aim(usage.kind, usage.targets, usage.target_count.map(|count| count.get()));
    action.heals = usage.kind == MechanicsKind::Heal;
    if usage.attack_roll == Some(true) {
        let reference = usage.to_hit.as_ref();
        action.to_hit =
            Some(reference.map_or(0, |reference| {
                rounded(values.number(reference)) + values.adjust(&rolled_with(values, reference))
            }));
    }
    action.auto_hit = usage.auto_hit == Some(true);
    action.amount = usage.amount.as_ref().map(Amount::written);
    action.damage_type = usage.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english()));
    action.clauses = clauses(usage.plus.as_deref().unwrap_or_default());
    let difficulty = usage.save_difficulty.map(|difficulty| difficulty.get());
    action.save = usage.save.as_ref().map(|save| Save {
        save: save.save.clone(),
        difficulty: difficulty.unwrap_or(0),
        on_success: save.on_success,
    });
    action.save_difficulty = difficulty;
    action.applies = applied(usage.applies.as_deref().unwrap_or_default());
    action.temporary = usage.temporary.as_ref().map(Amount::written);
    action.restore = usage.restore.as_ref().map(|rule| (rule.pool.clone(), Amount::written(&rule.amount)));
    action.tags = item.tags.to_vec();
    let charges = item.charges.as_ref();
    action.item = Some(ItemPart {
        consumes: usage.consumes.is_some(),
        stock: held.stack.quantity,
        charges: usage.charges.map_or(0, |charges| charges.get()),
        charges_max: charges.map_or(0, |charges| charges.max.get()),
        breaks_on: charges
            .and_then(|charges| charges.breaks_on.as_ref())
            .map(|rule| (rule.die.u32(), rule.at_most.get())),
        gate: gate.map(|check| ItemGate {
            number: check.number(),
            check: check.label,
            difficulty: check.difficulty,
            skill: check.skill,
        }),
        ..blank_part(stack)
    });
    action
}
