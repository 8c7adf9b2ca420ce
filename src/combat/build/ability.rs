//! Abilities and riders out of a sheet's picked rows (combat.md 1.8, 1.9, 3.2).

use smol_str::{SmolStr, format_smolstr};

use crate::check::amount::Amount;
use crate::check::rolled_with;
use crate::combat::action::{Action, ActionKind, Applied, Clause, CostTerm, Reaction, Rider, Save};
use crate::combat::build::attack::RowReader;
use crate::combat::event_part::{LabelRef, Tracking};
use crate::combat::labels;
use crate::combat::resolve::initiative::rounded;
use crate::format::attack_list::AbilityList;
use crate::format::catalog::Entry;
use crate::format::combat::Combat;
use crate::format::mechanics::{
    Applies, Clause as WrittenClause, Duration, Mechanics, MechanicsKind, Reaction as WrittenReaction, TargetSide,
    TurnMoment,
};
use crate::format::scalar::{EntryRef, Id, truncated};
use crate::format::sheet::{FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::Values;
use crate::sheet::catalog::mark_of;
use crate::text::RulesetText;

/// Every picked row of every ability list that does something in a fight, and every rider.
pub fn rows(rules: &Effective, combat: &Combat, values: &Values<'_>) -> (Vec<Action>, Vec<Rider>) {
    let (mut actions, mut riders) = (Vec::new(), Vec::new());
    for (at, rule) in combat.abilities.iter().enumerate() {
        let declared = rules.ruleset().sheet.lists.iter().find(|list| list.id == rule.list);
        let Some(list) = declared.filter(|list| !values.list_hidden(list.id.as_str())) else { continue };
        let mut seen: Vec<EntryRef> = Vec::new();
        for (row, cells) in values.build().rows(list.id.as_str()) {
            let reader = RowReader { list, cells };
            let Some(mark) = mark_of(cells).filter(|mark| usable(rule, &reader) && !seen.contains(mark)) else {
                continue;
            };
            let Some(entry) = rules.book().entry(&mark) else { continue };
            let Some(mechanics) = &entry.mechanics else { continue };
            seen.push(mark.clone());
            let label = label(list, &reader, row, &mark, entry);
            if mechanics.kind == MechanicsKind::Rider {
                riders.extend(rider(values, mechanics, format_smolstr!("rider:{}:{row}", rule.list), label));
                continue;
            }
            let id = format!("ability:{at}:{row}");
            let action = action(values, rule, mechanics, id, label, &mark);
            if action.does_something() || action.standard.is_some() {
                actions.push(action);
            }
        }
    }
    (actions, riders)
}

fn usable(rule: &AbilityList, row: &RowReader<'_>) -> bool {
    let always = rule
        .always_when
        .as_ref()
        .is_some_and(|always| row.cell(&always.column).is_some_and(|cell| cell.is(&always.equals)));
    always || rule.only_when.as_ref().is_none_or(|column| row.flag(column))
}

/// The name of a picked row: its name cell, else the entry's; the entry's own words lead to their translation.
fn label(list: &SheetList, row: &RowReader<'_>, place: usize, mark: &EntryRef, entry: &Entry) -> LabelRef {
    let column = list.pools.as_ref().map(|pools| &pools.name_column).or_else(|| {
        let text = |kind: &FieldKind| matches!(kind, FieldKind::Text { .. });
        list.columns.iter().find(|column| text(&column.kind)).map(|column| &column.id)
    });
    let own = column.and_then(|column| row.text(column).map(|text| (column, text.trim())));
    match own.filter(|(_, text)| !text.is_empty() && *text != entry.label.english()) {
        Some((column, text)) => LabelRef::new(RulesetText::new(text), format!("list/{}/{place}/{column}", list.id)),
        None => LabelRef::new(entry.label.text().clone(), format!("entry/{mark}")),
    }
}

fn scaled(values: &Values<'_>, mechanics: &Mechanics, amount: Amount) -> Amount {
    let more = mechanics.scales.as_ref().map_or(0.0, |scales| scales.table.lookup(values.number(&scales.from)));
    amount.with_more_dice(truncated(more))
}

fn action(
    values: &Values<'_>,
    rule: &AbilityList,
    mechanics: &Mechanics,
    id: String,
    label: LabelRef,
    mark: &EntryRef,
) -> Action {
    let budget = match (mechanics.free, &mechanics.budget) {
        (Some(_), _) => None,
        (None, Some(own)) => Some(own.clone()),
        (None, None) => Some(rule.budget.clone()),
    };
    let difficulty = rule.save_difficulty.as_ref().map(|reference| rounded(values.number(reference)));
    let mut action = Action::new(id, ActionKind::Ability, label, budget);
    (action.side, action.count) =
        aim(mechanics.kind, mechanics.targets, mechanics.target_count.map(|count| count.get()));
    action.heals = mechanics.kind == MechanicsKind::Heal;
    if mechanics.attack_roll == Some(true) {
        let number = rule
            .to_hit
            .as_ref()
            .map_or(0, |reference| rounded(values.number(reference)) + values.adjust(&rolled_with(values, reference)));
        action.to_hit = Some(number);
    }
    action.auto_hit = mechanics.auto_hit == Some(true);
    action.amount = mechanics.amount.as_ref().map(|amount| scaled(values, mechanics, Amount::written(amount)));
    action.damage_type = mechanics.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english()));
    action.clauses = clauses(mechanics.plus.as_deref().unwrap_or_default());
    action.save = mechanics.save.as_ref().map(|save| Save {
        save: save.save.clone(),
        difficulty: difficulty.unwrap_or(0),
        on_success: save.on_success,
    });
    action.save_difficulty = difficulty;
    action.applies = applied(mechanics.applies.as_deref().unwrap_or_default());
    action.temporary = mechanics.temporary.as_ref().map(Amount::written);
    let costs = mechanics.cost.iter().flatten();
    action.cost = costs.map(|term| CostTerm { pool: term.pool.clone(), amount: term.amount.get() }).collect();
    action.entry = Some((mark.catalog.clone(), mark.entry.to_string()));
    action.per_step = mechanics.per_cost_step.as_ref().map(Amount::written);
    action.targets_per_step = mechanics.targets_per_cost_step.map_or(0, |targets| targets.get());
    action.concentration = mechanics.concentration == Some(true);
    let gives = mechanics.gives.iter().flatten();
    action.gives = gives.map(|gives| (gives.budget.clone(), gives.count.get())).collect();
    action.standard = mechanics.standard.as_ref().map(|grants| (grants.budget.clone(), grants.actions.to_vec()));
    action.reaction = match &mechanics.reaction {
        None | Some(WrittenReaction::Flag(false)) => None,
        Some(written) => reaction(written),
    };
    if matches!(mechanics.reaction, Some(WrittenReaction::Flag(true))) {
        // It answers something, but nothing says when: a fight does not offer it.
        return Action::new(action.id, ActionKind::Ability, action.label, None);
    }
    action
}

/// Whom something is aimed at, and how many.
pub fn aim(kind: MechanicsKind, side: Option<TargetSide>, count: Option<i64>) -> (TargetSide, i64) {
    let count_or_one = count.unwrap_or(1);
    match (side, kind) {
        (Some(side), _) => (side, count_or_one),
        (None, MechanicsKind::Heal | MechanicsKind::Buff) => (TargetSide::Ally, count_or_one),
        (None, MechanicsKind::Utility) => (TargetSide::Own, 0),
        (None, _) => (TargetSide::Enemy, count_or_one),
    }
}

/// A moment that something answers; `None` where nothing says when.
pub fn reaction(written: &WrittenReaction) -> Option<Reaction> {
    let WrittenReaction::At(moment) = written else { return None };
    Some(Reaction {
        on: moment.on,
        at: moment.at,
        cancels: moment.cancels.is_some(),
        against: moment.against.as_ref().map(|against| against.catalogs.to_vec()).unwrap_or_default(),
    })
}

/// Clauses, worked out.
pub fn clauses(written: &[WrittenClause]) -> Vec<Clause> {
    let clause = |clause: &WrittenClause| Clause {
        amount: Amount::of(clause.dice.map(|dice| dice.0), clause.flat.map(|flat| flat.get())),
        damage_type: clause.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english())),
        save: clause
            .save
            .as_ref()
            .map(|save| (save.save.clone(), save.difficulty.map(|difficulty| difficulty.get()), save.on_success)),
    };
    written.iter().map(clause).collect()
}

/// Conditions put on, worked out.
pub fn applied(written: &[Applies]) -> Vec<Applied> {
    let one = |applies: &Applies| {
        let mut tracking = Tracking { ends_after: applies.ends_after, ..Tracking::default() };
        if let Duration::Rounds { rounds, at_start } = applies.duration {
            tracking.rounds = Some(rounds.get());
            tracking.at_start = at_start;
        }
        if let Some(ends) = &applies.save_ends {
            tracking.save_ends = Some(ends.save.clone());
            tracking.save_at_start = ends.at == TurnMoment::TurnStart;
        }
        Applied { condition: applies.condition.clone(), tracking }
    };
    written.iter().map(one).collect()
}

fn rider(values: &Values<'_>, mechanics: &Mechanics, id: SmolStr, label: LabelRef) -> Option<Rider> {
    let rule = mechanics.rider.as_ref()?;
    Some(Rider {
        id,
        label,
        when: rule.when.iter().flatten().copied().collect(),
        once_per: rule.once_per,
        amount: scaled(values, mechanics, Amount::written(&rule.amount)),
        damage_type: rule.damage_type.as_ref().and_then(|kind| labels::damage_type(kind.english())),
        sources: rule.sources.iter().flatten().cloned().collect::<Vec<Id>>(),
        requires: rule.requires.as_ref().map(|requires| requires.column.clone()),
    })
}
