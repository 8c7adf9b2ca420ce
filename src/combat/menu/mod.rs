//! What somebody may do now: the only place of legality (combat.md 3.5). Whoever chooses, chooses from this.

pub mod average;
pub mod cost;
pub mod forecast;
pub mod known;
pub mod offer;
pub mod reactions;
mod standard;
pub mod targets;

use crate::combat::action::{Action, ActionKind};
use crate::combat::ammo;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, LabelRef};
use crate::combat::labels;
use crate::combat::resolve::style;
use crate::combat::window::{Resume, Window};
use crate::format::combat::Combat;
use crate::format::mechanics::TargetSide;
use crate::format::scalar::Id;
use crate::rules::Effective;
use cost::{PayWith, Payment, pay_with, price};
use forecast::{Forecast, forecast};
use known::Known;
use offer::{Circumstance, able, available, strikes_in_hand};
use reactions::{answers, signatures};
use standard::{chrome, standard};
use targets::{may_do, targets};

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
    pub id: String,
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
}

/// The id of ending one's turn.
pub const END_TURN: &str = "end-turn";
/// The id of letting a moment pass.
pub const PASS: &str = "pass";

/// Everything that somebody may choose now; nothing for whoever is not asked.
pub fn menu(rules: &Effective, fight: &Encounter, who: &CombatantId) -> Vec<MenuOption> {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return Vec::new() };
    menu_of(&Known::new(rules, combat, fight), who)
}

/// The same for whoever goes on asking about the fight.
pub fn menu_of(known: &Known<'_>, who: &CombatantId) -> Vec<MenuOption> {
    listed(known, who, Wanted::Promised)
}

/// One option of the menu, without what it promises: enough to carry a choice out.
pub fn option_of(rules: &Effective, fight: &Encounter, who: &CombatantId, id: &str) -> Option<MenuOption> {
    let combat = rules.ruleset().combat.as_ref()?;
    let found = listed(&Known::new(rules, combat, fight), who, Wanted::Only(id));
    found.into_iter().find(|option| option.id == id)
}

/// Whether somebody may choose anything but to let a moment pass.
pub fn has_answer(rules: &Effective, fight: &Encounter, who: &CombatantId) -> bool {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return false };
    let options = listed(&Known::new(rules, combat, fight), who, Wanted::Legal);
    options.iter().any(|option| option.kind != OptionKind::Pass)
}

/// What is wanted of a menu. Promises cost far more to work out than all the rest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted<'w> {
    /// Everything, with what it promises.
    Promised,
    /// Everything, without.
    Legal,
    /// The action of that id, without; others may be left out.
    Only(&'w str),
}

impl Wanted<'_> {
    fn includes(self, action: &Action) -> bool {
        match self {
            Self::Promised | Self::Legal => true,
            Self::Only(id) => action.id == id,
        }
    }
}

fn listed(known: &Known<'_>, who: &CombatantId, wanted: Wanted<'_>) -> Vec<MenuOption> {
    let fight = known.fight;
    let Some(actor) = fight.combatant(who).filter(|_| fight.to_choose() == Some(who)) else { return Vec::new() };
    match &fight.window {
        Some(window) => window_menu(known, actor, window, wanted),
        None => turn_menu(known, actor, wanted),
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
    done.forecast = forecast(&known, actor, action, &option.targets, pay.map_or(0, |pay| pay.steps), weapon);
    if let Some(pay) = pay {
        let amount = action.cost.first().map_or(1, |term| term.amount);
        done.cost = vec![Payment { pool: pay.pool.clone(), label: pay.label.clone(), amount }];
    }
    done
}

fn turn_menu(known: &Known<'_>, actor: &Combatant, wanted: Wanted<'_>) -> Vec<MenuOption> {
    let Known { rules, combat, fight, .. } = *known;
    let mut options = Vec::new();
    if able(rules, combat, actor) {
        for action in actor.actions.iter().filter(|action| wanted.includes(action)) {
            if available(rules, combat, fight, actor, action, Circumstance::OwnTurn).is_ok() {
                options.extend(of_action(known, actor, action, &targets(rules, combat, fight, actor, action), wanted));
            }
        }
        options.extend(standard(rules, combat, fight, actor));
    }
    options.push(chrome(END_TURN, OptionKind::EndTurn, "End turn"));
    options
}

fn window_menu(known: &Known<'_>, actor: &Combatant, window: &Window, wanted: Wanted<'_>) -> Vec<MenuOption> {
    let Known { rules, combat, fight, .. } = *known;
    let mut options = Vec::new();
    let (deed, source) = (deed_of(fight, window), window.source.clone());
    match &window.resume {
        Resume::Turn => {
            let bought = signatures(rules, combat, fight, actor).into_iter();
            for action in bought.filter(|action| wanted.includes(action)) {
                options.extend(of_action(known, actor, action, &targets(rules, combat, fight, actor, action), wanted));
            }
        }
        Resume::Action(_) => {
            let catalog = deed.and_then(|deed| deed.entry.as_ref()).map(|(catalog, _)| catalog);
            let fitting = answers(rules, combat, fight, actor, window.moment, catalog).into_iter();
            for action in fitting.filter(|action| wanted.includes(action)) {
                let aimed = answer_targets(rules, combat, fight, actor, action, source.as_ref());
                options.extend(of_action(known, actor, action, &aimed, wanted));
            }
        }
    }
    for option in &mut options {
        option.group = Group::Answer;
    }
    options.push(chrome(PASS, OptionKind::Pass, "Let it pass"));
    options
}

/// The deed that a window holds.
fn deed_of<'f>(fight: &'f Encounter, window: &Window) -> Option<&'f Action> {
    let Resume::Action(run) = &window.resume else { return None };
    fight.combatant(&run.actor)?.action(&run.option_id)
}

/// Whom an answer is aimed at: its holder, whoever did the deed, or whoever is chosen.
fn answer_targets(
    rules: &Effective,
    combat: &Combat,
    fight: &Encounter,
    actor: &Combatant,
    action: &Action,
    source: Option<&CombatantId>,
) -> Vec<CombatantId> {
    if action.side == TargetSide::Own {
        return vec![actor.id.clone()];
    }
    let chosen =
        action.reaction.as_ref().is_some_and(|reaction| reaction.at == crate::format::mechanics::ReactionAt::Chosen);
    if chosen {
        return targets(rules, combat, fight, actor, action);
    }
    let there = source.filter(|id| fight.combatant(id).is_some_and(|who| !who.defeated));
    there.cloned().into_iter().collect()
}

fn of_action(
    known: &Known<'_>,
    actor: &Combatant,
    action: &Action,
    aimed: &[CombatantId],
    wanted: Wanted<'_>,
) -> Option<MenuOption> {
    let Known { rules, combat, .. } = *known;
    let count = target_count(actor, action);
    if count > 0 && aimed.is_empty() || count == 0 && !may_do(rules, combat, action, actor) {
        return None;
    }
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
    // A weapon is reloaded the same way in whatever mode it shoots.
    let modes = action.item.iter().filter(|_| action.kind != ActionKind::Reload).flat_map(|item| &item.modes);
    Some(MenuOption {
        id: action.id.clone(),
        kind: OptionKind::Action,
        label: action.label.clone(),
        group: group_of(action),
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
        modes: modes
            .map(|mode| MenuMode { id: mode.id.clone(), label: mode.label.clone(), targets: mode.targets })
            .collect(),
        styles: style::offered(combat, actor, action)
            .into_iter()
            .map(|one| (one.id.clone(), style::label(one)))
            .collect(),
        forecast: match wanted {
            Wanted::Promised => forecast(known, actor, action, aimed, 0, None),
            Wanted::Legal | Wanted::Only(_) => Forecast::default(),
        },
        targets: if count > 0 { aimed.to_vec() } else { Vec::new() },
    })
}

/// How many targets an action may name; a sequence as many as its parts together.
pub fn target_count(actor: &Combatant, action: &Action) -> i64 {
    if action.sequence.is_empty() {
        return action.count;
    }
    let parts = action.sequence.iter().filter_map(|(id, times)| Some((actor.action(id)?, times)));
    // What one does to oneself takes no target.
    let aimed = parts.filter(|(part, _)| part.side != TargetSide::Own);
    aimed.map(|(part, times)| part.count.max(1) * times).sum::<i64>().clamp(0, 20)
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
