//! What somebody may do now: the only place of legality (combat.md 3.5). Whoever chooses, chooses from this.

pub mod average;
pub mod cost;
pub mod forecast;
pub mod known;
pub mod offer;
pub mod offered;
pub mod reactions;
mod standard;
pub mod targets;

use smol_str::SmolStr;

use crate::combat::action::{Action, ActionKind};
use crate::combat::ammo;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, LabelRef};
use crate::combat::labels;
use crate::combat::resolve::style;
use crate::format::mechanics::TargetSide;
use crate::format::scalar::Id;
use crate::rules::Effective;
use cost::{PayWith, Payment, pay_with, price};
use forecast::{Forecast, forecast};
use known::Known;
use offer::strikes_in_hand;
use offered::{Offered, offered};
use standard::{chrome, standard};

/// What kind of option it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OptionKind {
    /// An action of the actor's.
    Action,
    /// A standard action.
    Standard,
    /// The end of the turn.
    EndTurn,
    /// Letting a moment pass.
    Pass,
}

/// Under which heading an option is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Blows.
    Attack,
    /// What sheets and creatures can do besides.
    Ability,
    /// Items used and loaded.
    Item,
    /// Contests.
    Contest,
    /// What everybody can do.
    Standard,
    /// Answers to another deed, and deeds between turns.
    Answer,
    /// The turn itself.
    Turn,
}

/// Something that may be chosen.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuOption {
    /// What a choice names it by.
    pub id: SmolStr,
    /// What kind of option.
    pub kind: OptionKind,
    /// Its name; what the program itself calls something has the reference `chrome`.
    pub label: LabelRef,
    /// Its heading.
    pub group: Group,
    /// The budget it takes; `None` where it is free or a strike is in hand.
    pub budget: Option<LabelRef>,
    /// Strikes in hand that it takes one of.
    pub strikes: Option<i64>,
    /// Signature points it takes.
    pub signature: Option<i64>,
    /// What its sheet pays; empty where only another pool would pay.
    pub cost: Vec<Payment>,
    /// Whether it must be paid with one of `pay_with`.
    pub needs_pay: bool,
    /// Other pools that would pay.
    pub pay_with: Vec<PayWith>,
    /// Uses left and the most there are.
    pub uses: Option<(i64, i64)>,
    /// Shots, loaded or in all, and the most a clip holds.
    pub shots: Option<(i64, Option<i64>)>,
    /// Whose side it is aimed at.
    pub side: TargetSide,
    /// Legal targets.
    pub targets: Vec<CombatantId>,
    /// How many may be named; 0 where none is.
    pub target_count: i64,
    /// Whether it heals.
    pub heals: bool,
    /// The pool it gives back to.
    pub restores: Option<LabelRef>,
    /// Whether it is a swing of the other hand.
    pub off_hand: bool,
    /// How many more targets each cost step above the price gives.
    pub targets_per_step: i64,
    /// How many shots it takes without a mode; `None` where nothing is shot.
    pub takes_shots: Option<i64>,
    /// Modes of a weapon.
    pub modes: Vec<MenuMode>,
    /// Styles of a blow.
    pub styles: Vec<(Id, LabelRef)>,
    /// What it promises.
    pub forecast: Forecast,
}

impl MenuOption {
    /// Whether a pool pays for it, so that a choice may name one.
    pub fn is_paid(&self) -> bool {
        !self.cost.is_empty() || !self.pay_with.is_empty()
    }
}

/// A mode of a weapon on the menu.
#[derive(Debug, Clone, PartialEq)]
pub struct MenuMode {
    /// What a choice names it by.
    pub id: Id,
    /// Its name.
    pub label: LabelRef,
    /// How many targets may be named; as many as without a mode where it says nothing.
    pub targets: Option<i64>,
    /// How many shots it takes; `None` where nothing is shot.
    pub takes_shots: Option<i64>,
    /// Added to the roll to hit.
    pub to_hit: i64,
    /// Added to the face that each die of a pool must reach.
    pub face: i64,
}

/// What the ids of standard actions begin with.
const STANDARD: &str = "standard:";
/// The id of ending one's turn.
pub const END_TURN: &str = "end-turn";
/// The id of letting a moment pass.
pub const PASS: &str = "pass";

/// Whether an id is that of a standard action.
pub fn is_standard(id: &str) -> bool {
    id.starts_with(STANDARD)
}

/// Everything that somebody may choose now; nothing for whoever is not asked.
pub fn menu(rules: &Effective, fight: &Encounter, who: &CombatantId) -> Vec<MenuOption> {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return Vec::new() };
    let known = Known::new(rules, combat, fight);
    let Some(actor) = known.asked(who) else { return Vec::new() };
    let deeds = offered(&known, actor, None);
    let mut options: Vec<MenuOption> = deeds.iter().map(|deed| promised(&known, actor, deed)).collect();
    options.extend(standard_of(&known, actor));
    options.push(let_go(&known));
    options
}

/// One option of the menu, without what it promises: enough to carry a choice out.
pub fn option_of(rules: &Effective, fight: &Encounter, who: &CombatantId, id: &str) -> Option<MenuOption> {
    let combat = rules.ruleset().combat.as_ref()?;
    let known = Known::new(rules, combat, fight);
    let actor = known.asked(who)?;
    if is_standard(id) {
        return standard_of(&known, actor).into_iter().find(|option| option.id == id);
    }
    let deeds = offered(&known, actor, Some(id));
    deeds.first().map(|deed| of_action(&known, actor, deed))
}

/// Whether somebody may choose anything but to let a moment pass.
pub fn has_answer(rules: &Effective, fight: &Encounter, who: &CombatantId) -> bool {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return false };
    let known = Known::new(rules, combat, fight);
    let Some(actor) = known.asked(who) else { return false };
    fight.window.is_none() || !offered(&known, actor, None).is_empty()
}

/// Standard actions that somebody may take now; none in a window.
pub fn standard_of(known: &Known<'_>, actor: &Combatant) -> Vec<MenuOption> {
    let Known { rules, combat, fight, .. } = *known;
    if fight.window.is_some() || !known.able(actor) {
        return Vec::new();
    }
    standard(rules, combat, fight, actor)
}

/// Ending the turn, or letting the moment go.
fn let_go(known: &Known<'_>) -> MenuOption {
    match &known.fight.window {
        Some(_) => MenuOption { group: Group::Answer, ..chrome(PASS, OptionKind::Pass, "Let it pass") },
        None => chrome(END_TURN, OptionKind::EndTurn, "End turn"),
    }
}

/// An option as it is when it is done that way: what it costs where another pool pays, what the steps above its price and the
/// mode of its weapon make of what it promises. A pool that does not pay for it and a mode it lacks change nothing.
pub fn done_as(
    rules: &Effective,
    fight: &Encounter,
    option: &MenuOption,
    pool: Option<&str>,
    mode: Option<&str>,
) -> MenuOption {
    let mut done = option.clone();
    let actor = fight.to_choose().and_then(|id| fight.combatant(id));
    let action = actor.and_then(|actor| actor.action(&option.id));
    let (Some(combat), Some(actor), Some(action)) = (rules.ruleset().combat.as_ref(), actor, action) else {
        return done;
    };
    let pay = pool.and_then(|pool| option.pay_with.iter().find(|pay| pay.pool == pool));
    let weapon = mode.and_then(|id| action.item.iter().flat_map(|item| &item.modes).find(|mode| mode.id == *id));
    let known = Known::new(rules, combat, fight);
    let aimed: Vec<&Combatant> = option.targets.iter().filter_map(|id| fight.combatant(id)).collect();
    done.forecast = forecast(&known, actor, action, &aimed, pay.map_or(0, |pay| pay.steps), weapon);
    if let Some(pay) = pay {
        let amount = action.cost.first().map_or(1, |term| term.amount);
        done.cost = vec![Payment { pool: pay.pool.clone(), label: pay.label.clone(), amount }];
    }
    done
}

/// An option with what it promises.
fn promised(known: &Known<'_>, actor: &Combatant, deed: &Offered<'_>) -> MenuOption {
    let forecast = forecast(known, actor, deed.action, &deed.aimed, 0, None);
    let mut option = MenuOption { forecast, ..of_action(known, actor, deed) };
    // A mode that there are not enough shots for is none to choose; named all the same it is refused for want of them.
    if let Some((has, _)) = option.shots {
        option.modes.retain(|mode| mode.takes_shots.is_none_or(|takes| has >= takes));
    }
    option
}

/// An action as an option, without what it promises.
pub fn of_action(known: &Known<'_>, actor: &Combatant, deed: &Offered<'_>) -> MenuOption {
    let Known { rules, combat, fight, .. } = *known;
    let Offered { action, count, .. } = *deed;
    let own = price(rules, actor, action, None);
    let other = pay_with(rules, actor, action);
    let needs_pay = own.is_err();
    let in_hand = strikes_in_hand(actor, action);
    let character = actor.character();
    let shots = action
        .item
        .as_ref()
        .zip(character)
        .and_then(|(item, character)| ammo::shots(rules, character, item).map(|shots| (shots, item.clip)));
    let charges = action.item.as_ref().zip(character).filter(|(item, _)| item.charges > 0);
    let pieces = action.item.as_ref().zip(character).filter(|(item, _)| item.consumes);
    let pieces = pieces.map(|(item, character)| (ammo::quantity(character, item), item.stock));
    let uses = charges
        .map(|(item, character)| (ammo::charges(character, item), item.charges_max))
        .or_else(|| pieces.map(|(left, stock)| (left, stock.max(left))))
        .or_else(|| action.uses.map(|most| (actor.uses.get(&action.id).copied().unwrap_or(most), most)));
    let takes_shots = |in_mode: Option<i64>| {
        let item = action.item.as_ref().filter(|_| shots.is_some() && action.kind != ActionKind::Reload)?;
        Some(in_mode.unwrap_or(item.per_attack).max(1))
    };
    // A weapon is reloaded the same way in whatever mode it shoots.
    let modes = action.item.iter().filter(|_| action.kind != ActionKind::Reload).flat_map(|item| &item.modes);
    MenuOption {
        id: action.id.clone(),
        kind: OptionKind::Action,
        label: action.label.clone(),
        group: if fight.window.is_some() { Group::Answer } else { group_of(action) },
        budget: action
            .budget
            .as_ref()
            .filter(|_| !in_hand && action.signature.is_none())
            .map(|id| labels::budget(combat, id)),
        strikes: in_hand.then_some(actor.strikes_left),
        signature: action.signature,
        cost: own.map(|price| price.payments).unwrap_or_default(),
        needs_pay,
        pay_with: other,
        uses,
        shots,
        side: action.side,
        target_count: count,
        heals: action.heals,
        restores: action.restore.as_ref().map(|(pool, _)| labels::pool(rules, pool)),
        off_hand: action.kind == ActionKind::OffHand,
        targets_per_step: action.targets_per_step,
        takes_shots: takes_shots(None),
        modes: modes
            .map(|mode| MenuMode {
                id: mode.id.clone(),
                label: mode.label.clone(),
                targets: mode.targets,
                takes_shots: takes_shots(mode.ammo),
                to_hit: mode.to_hit,
                face: mode.target,
            })
            .collect(),
        styles: style::offered(combat, actor, action)
            .into_iter()
            .map(|one| (one.id.clone(), style::label(one)))
            .collect(),
        forecast: Forecast::default(),
        targets: if count > 0 { deed.aimed.iter().map(|who| who.id.clone()).collect() } else { Vec::new() },
    }
}

fn group_of(action: &Action) -> Group {
    match action.kind {
        ActionKind::Contest => Group::Contest,
        ActionKind::Item | ActionKind::Reload => Group::Item,
        ActionKind::Attack | ActionKind::Weapon | ActionKind::OffHand => Group::Attack,
        ActionKind::Creature if action.harms() || !action.sequence.is_empty() => Group::Attack,
        ActionKind::Ability | ActionKind::Creature => Group::Ability,
    }
}
