//! Standard actions on the menu, and what the program itself names there (combat.md 3.5).
//!
//! Must not know: what actions promise.

use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::LabelRef;
use crate::combat::labels;
use crate::combat::menu::cost::{pay_with, price};
use crate::combat::menu::forecast::Forecast;
use crate::combat::menu::targets::helped;
use crate::combat::menu::{Group, MenuOption, OptionKind};
use crate::format::combat::Combat;
use crate::format::mechanics::{StandardAction, TargetSide};
use crate::format::scalar::Id;
use crate::rules::Effective;

/// Standard actions that somebody may take: for the first budget, and for those that actions of theirs grant.
pub(super) fn standard(rules: &Effective, combat: &Combat, fight: &Encounter, actor: &Combatant) -> Vec<MenuOption> {
    let mut options = Vec::new();
    let main = combat.economy.budgets.first().map(|budget| budget.id.clone());
    if let Some(main) = main.filter(|main| actor.budgets.get(main).copied().unwrap_or(0) > 0) {
        for action in &combat.standard {
            options.extend(of_standard(combat, fight, actor, *action, &main, format!("standard:{}", action.word())));
        }
    }
    for granting in actor.actions.iter() {
        let Some((budget, actions)) = &granting.standard else { continue };
        if actor.budgets.get(budget).copied().unwrap_or(0) < 1 {
            continue;
        }
        let Ok(own) = price(rules, actor, granting, None) else { continue };
        for action in actions {
            let id = format!("standard:{}@{budget}", action.word());
            if !options.iter().any(|option: &MenuOption| option.id == id) {
                let granted = of_standard(combat, fight, actor, *action, budget, id);
                let (cost, pay_with) = (own.payments.clone(), pay_with(rules, actor, granting));
                options.extend(granted.map(|option| MenuOption { cost, pay_with, ..option }));
            }
        }
    }
    options
}

fn of_standard(
    combat: &Combat,
    fight: &Encounter,
    actor: &Combatant,
    action: StandardAction,
    budget: &Id,
    id: String,
) -> Option<MenuOption> {
    let helps = action == StandardAction::Help;
    let aimed = if helps { helped(fight, actor) } else { Vec::new() };
    if helps && aimed.is_empty() {
        return None;
    }
    let mut option = chrome(&id, OptionKind::Standard, &capitalized(action.word()));
    option.group = Group::Standard;
    option.budget = Some(labels::budget(combat, budget));
    option.side = if helps { TargetSide::Ally } else { TargetSide::Own };
    option.target_count = i64::from(helps);
    option.targets = aimed;
    Some(option)
}

/// Something that the program itself names.
pub(super) fn chrome(id: &str, kind: OptionKind, english: &str) -> MenuOption {
    MenuOption {
        id: id.into(),
        kind,
        label: LabelRef::new(crate::text::RulesetText::new(english), "chrome"),
        group: Group::Turn,
        budget: None,
        strikes: None,
        signature: None,
        cost: Vec::new(),
        needs_pay: false,
        pay_with: Vec::new(),
        uses: None,
        shots: None,
        side: TargetSide::Own,
        targets: Vec::new(),
        target_count: 0,
        heals: false,
        restores: None,
        off_hand: false,
        targets_per_step: 0,
        takes_shots: None,
        modes: Vec::new(),
        styles: Vec::new(),
        forecast: Forecast::default(),
    }
}

fn capitalized(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
