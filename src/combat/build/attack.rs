//! Attacks out of a sheet's rows (combat.md 1.7, 3.2, 4.3).

use serde_json::{Map, Value};

use crate::check::amount::Amount;
use crate::combat::action::{Action, ActionKind};
use crate::combat::event_part::LabelRef;
use crate::combat::labels;
use crate::combat::pool;
use crate::combat::resolve::initiative::rounded;
use crate::dice::{DiceExpression, to_f64};
use crate::format::attack_list::{AttackList, ColumnRef, Distance};
use crate::format::combat::Combat;
use crate::format::scalar::{Id, truncated};
use crate::format::sheet::{FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::{CellValue, SkillKind, Values, cell_value};
use crate::text::RulesetText;

/// Every row of every attack list that is an attack.
pub fn rows(rules: &Effective, combat: &Combat, values: &Values<'_>) -> Vec<Action> {
    let mut actions = Vec::new();
    for (at, rule) in combat.attacks.iter().enumerate() {
        let declared = rules.ruleset().sheet.lists.iter().find(|list| list.id == rule.list);
        let Some(list) = declared.filter(|list| !values.list_hidden(list.id.as_str())) else { continue };
        for (row, cells) in values.build().rows(list.id.as_str()) {
            let reader = RowReader { list, cells };
            actions.extend(attack(rules, combat, values, rule, &reader, &format!("attack:{at}:{row}"), row));
        }
    }
    actions
}

/// Reads the cells of one row, with the columns' defaults.
pub struct RowReader<'s> {
    /// The list.
    pub list: &'s SheetList,
    /// What is stored.
    pub cells: &'s Map<String, Value>,
}

impl<'s> RowReader<'s> {
    /// A cell.
    pub fn cell(&self, column: &Id) -> Option<CellValue<'s>> {
        let declared = self.list.columns.iter().find(|declared| declared.id == *column)?;
        Some(cell_value(declared, self.cells.get(column.as_str())))
    }

    /// A cell's text.
    pub fn text(&self, column: &Id) -> Option<&'s str> {
        match self.cell(column)? {
            CellValue::Text(text) => Some(text),
            _ => None,
        }
    }

    fn number(&self, column: Option<&ColumnRef>) -> f64 {
        column.and_then(|column| self.cell(&column.column)).and_then(CellValue::number).unwrap_or(0.0)
    }

    /// Whether a boolean cell is on.
    pub fn flag(&self, column: &Id) -> bool {
        matches!(self.cell(column), Some(CellValue::Flag(true)))
    }

    fn distance(&self, distance: &Distance) -> f64 {
        match distance {
            Distance::Column(column) => self.cell(column).and_then(CellValue::number).unwrap_or(0.0),
            Distance::Const(far) => far.get(),
        }
    }

    /// Boolean columns that are on.
    pub fn marks(&self) -> Vec<Id> {
        let booleans = self.list.columns.iter().filter(|column| matches!(column.kind, FieldKind::Boolean { .. }));
        booleans.map(|column| column.id.clone()).filter(|column| self.flag(column)).collect()
    }
}

fn attack(
    rules: &Effective,
    combat: &Combat,
    values: &Values<'_>,
    rule: &AttackList,
    row: &RowReader<'_>,
    id: &str,
    place: usize,
) -> Option<Action> {
    let name = row.text(&rule.name).map(str::trim).filter(|name| !name.is_empty())?;
    let dice = row.text(&rule.damage.dice.column).and_then(|text| DiceExpression::parse(text.trim()).ok());
    let in_pools = combat.pool.is_some();
    if dice.is_none() && !in_pools {
        return None;
    }
    let label = LabelRef::new(RulesetText::new(name), format!("list/{}/{place}/{}", rule.list, rule.name));
    let mut action = Action::new(id, ActionKind::Attack, label, Some(rule.budget.clone()));
    action.to_hit = Some(to_hit(values, rule, row));
    let modifier = ability_modifier(values, row, rule.damage.ability.as_ref());
    let bonus = rounded(row.number(rule.damage.bonus.as_ref()));
    action.amount = Some(if in_pools {
        pool_amount(rules, dice, modifier, bonus)
    } else {
        let mut amount = dice.map(Amount::dice).unwrap_or_default();
        amount.flat += modifier + bonus;
        amount
    });
    action.damage_type =
        rule.damage.damage_type.as_ref().and_then(|column| row.text(&column.column)).and_then(labels::damage_type);
    let reach = rule.reach.as_ref().map_or(0.0, |distance| row.distance(distance));
    let range = rule.range.as_ref().map_or(0.0, |range| row.distance(&range.normal));
    action.reach = (reach > 0.0).then_some(reach);
    action.shot = range > 0.0 && reach <= 0.0;
    let capped = rule.strikes_capped_by.as_ref().is_some_and(|column| row.flag(&column.column));
    action.strikes = rule.strikes.as_ref().filter(|_| !capped).map(|strikes| truncated(values.number(strikes)).max(1));
    action.list = Some(rule.list.clone());
    action.marks = row.marks();
    Some(action)
}

/// Harm of a pool fight: dice of the ruleset, the ability as dice too, a bonus as successes of its own.
pub fn pool_amount(rules: &Effective, dice: Option<DiceExpression>, modifier: i64, bonus: i64) -> Amount {
    let sides = pool::rules_of(rules).map_or(10, |rules| rules.die.sides.u32());
    let count = dice.map_or(0, |dice| i64::from(dice.count)) + modifier;
    Amount { count: count.max(0), sides, flat: dice.map_or(0, |dice| dice.flat) + bonus }
}

fn ability_modifier(values: &Values<'_>, row: &RowReader<'_>, column: Option<&ColumnRef>) -> i64 {
    let named = column.and_then(|column| row.text(&column.column));
    rounded(named.and_then(|id| values.ability(id)).map_or(0.0, |ability| ability.modifier))
}

fn to_hit(values: &Values<'_>, rule: &AttackList, row: &RowReader<'_>) -> i64 {
    let named = |column: &Option<ColumnRef>| column.as_ref().and_then(|column| row.text(&column.column));
    let ability = named(&rule.to_hit.ability).filter(|id| values.ability(id).is_some());
    let skill = named(&rule.to_hit.skill).and_then(|id| values.skill_with(SkillKind::Skill, id, ability));
    let (own, with) = skill_or_ability(values, skill, ability);
    let proficient = rule.to_hit.proficiency.as_ref().is_some_and(|column| row.flag(&column.column));
    let trained = if proficient { values.proficiency() } else { 0.0 };
    let bonus = row.number(rule.to_hit.bonus.as_ref());
    let adjust = values.adjust(&with.into_iter().collect::<Vec<_>>());
    rounded(own + trained + bonus + to_f64(adjust))
}

/// A skill's number with an ability swapped in, or the ability alone; and the ability it rolls with.
pub fn skill_or_ability<'v>(
    values: &Values<'v>,
    skill: Option<crate::sheet::SkillValue<'v>>,
    ability: Option<&'v str>,
) -> (f64, Option<&'v str>) {
    match skill {
        Some(skill) => {
            let own = skill.skill.ability.as_ref().map(|own| own.as_str());
            (skill.number, ability.or(own))
        }
        None => (ability.and_then(|id| values.ability(id)).map_or(0.0, |ability| ability.modifier), ability),
    }
}
