//! What a menu says around a deed's name: what it costs and what it promises (combat.md 5.6).

use crate::combat::menu::{MenuOption, OptionKind};
use crate::combat::{Combatant, LabelRef};
use crate::format::mechanics::StandardAction;
use crate::narrate::line::{Part, Sentence, joined, sentence};

/// One part of what a deed costs or has left.
#[derive(Debug, Clone, PartialEq)]
pub enum MenuCost {
    /// One of a budget.
    Budget(LabelRef),
    /// Free: a strike is in hand, so many left.
    Strikes(i64),
    /// Points of a pool.
    Pool {
        /// How many.
        amount: i64,
        /// Of which.
        pool: LabelRef,
    },
    /// Signature points.
    Points {
        /// What it costs.
        cost: i64,
        /// What there is.
        of: i64,
    },
    /// Uses left.
    Uses(i64),
    /// Shots loaded, and how many a clip holds.
    Loaded {
        /// Loaded.
        left: i64,
        /// At most.
        of: i64,
    },
    /// Shots left to fire.
    Shots(i64),
}

/// What a deed costs, joined; nothing for a deed that costs nothing.
pub fn cost_line(costs: &[MenuCost]) -> Option<Sentence> {
    if costs.is_empty() {
        return None;
    }
    let parts = costs.iter().map(one).map(Part::from).collect();
    Some(sentence("menu-costs").with("costs", joined("menu-join-costs", parts)))
}

fn one(cost: &MenuCost) -> Sentence {
    match cost {
        MenuCost::Budget(budget) => sentence("menu-cost-budget").with("budget", budget),
        MenuCost::Strikes(left) => sentence("menu-cost-strikes").with("left", *left),
        MenuCost::Pool { amount, pool } => sentence("menu-cost-pool").with("amount", *amount).with("pool", pool),
        MenuCost::Points { cost, of } => sentence("menu-cost-points").with("cost", *cost).with("of", *of),
        MenuCost::Uses(left) => sentence("menu-cost-uses").with("left", *left),
        MenuCost::Loaded { left, of } => sentence("menu-cost-loaded").with("left", *left).with("of", *of),
        MenuCost::Shots(left) => sentence("menu-cost-shots").with("left", *left),
    }
}

/// What a deed promises: a chance of 0 to 1, damage or healing on average.
pub fn forecast_line(chance: Option<f64>, damage: Option<f64>, healing: Option<f64>) -> Option<Sentence> {
    let percent = chance.map(|chance| crate::format::scalar::truncated((chance * 100.0).round()));
    let about = |amount: f64| Part::Decimal((amount * 10.0).round() / 10.0);
    match (percent, damage, healing) {
        (Some(percent), Some(damage), _) => {
            Some(sentence("menu-forecast-hit-damage").with("percent", percent).with("amount", about(damage)))
        }
        (Some(percent), None, _) => Some(sentence("menu-forecast-hit").with("percent", percent)),
        (None, Some(damage), _) => Some(sentence("menu-forecast-damage").with("amount", about(damage))),
        (None, None, Some(healing)) => Some(sentence("menu-forecast-healing").with("amount", about(healing))),
        (None, None, None) => None,
    }
}

/// What an option is called: the program's own words where nobody named it, and told apart from the plain blow with the same
/// weapon where it reloads it or swings it in the other hand.
pub fn option_name(option: &MenuOption) -> Sentence {
    match option.kind {
        OptionKind::EndTurn => sentence("menu-end-turn"),
        OptionKind::Pass => sentence("menu-pass"),
        OptionKind::Standard => {
            // `standard:dodge`, or `standard:dodge@quick` where an ability grants it on another budget.
            let word = option.id.rsplit(':').next().unwrap_or_default();
            let word = word.split('@').next().unwrap_or_default();
            match StandardAction::ALL.iter().find(|action| action.word() == word) {
                Some(action) => standard_action(*action),
                None => sentence("menu-name").with("label", &option.label),
            }
        }
        OptionKind::Action if option.id.starts_with("reload:") => sentence("menu-reload").with("label", &option.label),
        OptionKind::Action if option.off_hand => sentence("menu-off-hand").with("label", &option.label),
        OptionKind::Action => sentence("menu-name").with("label", &option.label),
    }
}

/// A name of the ruleset on its own, as it stands in a sentence: one made of two is said part by part.
pub fn named(label: &LabelRef) -> Sentence {
    sentence("menu-name").with("label", label)
}

/// What an option costs whoever takes it, and how much of it there is.
pub fn option_costs(option: &MenuOption, actor: &Combatant) -> Vec<MenuCost> {
    let mut costs: Vec<MenuCost> = option.budget.iter().cloned().map(MenuCost::Budget).collect();
    costs.extend(option.strikes.map(MenuCost::Strikes));
    let points = actor.signature.map_or(0, |(left, _)| left);
    costs.extend(option.signature.map(|cost| MenuCost::Points { cost, of: points }));
    costs.extend(option.cost.iter().map(|one| MenuCost::Pool { amount: one.amount, pool: one.label.clone() }));
    costs.extend(option.uses.map(|(left, _)| MenuCost::Uses(left)));
    costs.extend(option.shots.map(|(left, of)| match of {
        Some(of) => MenuCost::Loaded { left, of },
        None => MenuCost::Shots(left),
    }));
    costs
}

/// What a standard action is called in a menu.
fn standard_action(action: StandardAction) -> Sentence {
    match action {
        StandardAction::Dash => sentence("menu-standard-dash"),
        StandardAction::Disengage => sentence("menu-standard-disengage"),
        StandardAction::Dodge => sentence("menu-standard-dodge"),
        StandardAction::Help => sentence("menu-standard-help"),
        StandardAction::Hide => sentence("menu-standard-hide"),
        StandardAction::Ready => sentence("menu-standard-ready"),
    }
}
