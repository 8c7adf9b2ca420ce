//! Working out a choice: refused with the fight untouched, or turned into everything that happens until the next one
//! (combat.md 3.5, 3.6).

use crate::combat::action::{Action, ActionKind};
use crate::combat::ammo;
use crate::combat::choice::Choice;
use crate::combat::deeds::needs_telling;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal, LabelRef, Mode, Moved, Outcome};
use crate::combat::menu::cost::{Price, price};
use crate::combat::menu::known::Known;
use crate::combat::menu::offer::{Circumstance, available, strikes_in_hand};
use crate::combat::menu::offered::offered;
use crate::combat::menu::{END_TURN, MenuOption, PASS, has_answer, is_standard, of_action, option_of};
use crate::combat::resolve::contest::contest;
use crate::combat::resolve::dying::fall_by_own_cost;
use crate::combat::resolve::end::{close, finish};
use crate::combat::resolve::roll::{may_lean, roll};
use crate::combat::resolve::run::{begin, prepare};
use crate::combat::resolve::style;
use crate::combat::resolve::turn::{end_turn, spend_budget};
use crate::combat::resolve::window::resume;
use crate::combat::scratch::Scratch;
use crate::combat::vitals;
use crate::combat::window::{Resume, Window};
use crate::dice::Roller;
use crate::format::mechanics::StandardAction;
use crate::rules::Effective;

/// Works out what the choice of whoever is to choose now brings about. The fight itself is not changed; apply the events
/// with [`crate::combat::evolve`].
///
/// # Errors
/// Why it is refused; then no die was thrown.
pub fn decide(
    rules: &Effective,
    fight: &Encounter,
    choice: &Choice,
    roller: &mut Roller,
) -> Result<Vec<FightEvent>, FightRefusal> {
    carry_out(rules, &mut fight.clone(), choice, roller)
}

/// The same with the fight itself, which comes to what the events say.
///
/// # Errors
/// Why it is refused; then the fight stands as it did, and no die was thrown.
pub fn carry_out(
    rules: &Effective,
    fight: &mut Encounter,
    choice: &Choice,
    roller: &mut Roller,
) -> Result<Vec<FightEvent>, FightRefusal> {
    let combat = rules.ruleset().combat.as_ref().ok_or(FightRefusal::EncounterOver)?;
    let actor = fight.to_choose().cloned().ok_or(FightRefusal::EncounterOver)?;
    let mut s = Scratch::new(rules, combat, fight, roller);
    match s.fight.window.clone() {
        Some(window) => answer(&mut s, &window, &actor, choice)?,
        None => act(&mut s, &actor, choice)?,
    }
    finish(&mut s);
    skip_silent(&mut s);
    Ok(s.events)
}

/// The party runs: what that brings about. Nothing is recovered and nobody is looted (combat.md 3.18).
pub fn flee(rules: &Effective, fight: &Encounter) -> Vec<FightEvent> {
    let Some(combat) = rules.ruleset().combat.as_ref().filter(|_| fight.outcome.is_none()) else { return Vec::new() };
    // Running throws no die.
    let (mut roller, mut copy) = (Roller::scripted([]), fight.clone());
    let mut s = Scratch::new(rules, combat, &mut copy, &mut roller);
    close(&mut s, Outcome::Fled);
    s.events
}

fn act(s: &mut Scratch<'_>, actor: &CombatantId, choice: &Choice) -> Result<(), FightRefusal> {
    if choice.option == END_TURN {
        choice.fits(None)?;
        end_turn(s);
        return Ok(());
    }
    if choice.option == PASS {
        return Err(FightRefusal::UnknownOption);
    }
    let who = s.who(actor).ok_or(FightRefusal::UnknownActor)?;
    if !who.stands() {
        return Err(FightRefusal::Down);
    }
    if is_standard(&choice.option) {
        let Some(option) = option_of(s.rules, s.fight, actor, &choice.option) else {
            return Err(why_not(s, &who, &choice.option));
        };
        choice.fits(Some(&option))?;
        return standard(s, &who, &option, choice);
    }
    let Some(deed) = Open::of(s, actor, choice)? else {
        return Err(why_not(s, &who, &choice.option));
    };
    take(s, &who, &deed, choice, Circumstance::OwnTurn)
}

/// An action that may be taken, as far as carrying it out has to know.
struct Open {
    /// Whom it may be aimed at.
    targets: Vec<CombatantId>,
    /// How many may be named; 0 where none is.
    count: i64,
}

impl Open {
    /// The action that a choice names, where it may be taken.
    ///
    /// # Errors
    /// What the choice says besides that does not fit it.
    fn of(s: &Scratch<'_>, actor: &CombatantId, choice: &Choice) -> Result<Option<Self>, FightRefusal> {
        let known = Known::new(s.rules, s.combat, s.fight);
        let Some(who) = known.asked(actor) else { return Ok(None) };
        let deeds = offered(&known, who, Some(&choice.option));
        let Some(deed) = deeds.first() else { return Ok(None) };
        if choice.is_plain() {
            choice.fits_targets(deed.count)?;
        } else {
            choice.fits(Some(&of_action(&known, who, deed)))?;
        }
        Ok(Some(Self { targets: deed.aimed.iter().map(|who| who.id.clone()).collect(), count: deed.count }))
    }
}

/// Why an option is not on the menu.
fn why_not(s: &Scratch<'_>, who: &Combatant, option: &str) -> FightRefusal {
    if !crate::combat::menu::offer::able(s.rules, s.combat, who) {
        return FightRefusal::CannotAct;
    }
    if let Some(standard) = option.strip_prefix("standard:") {
        let word = standard.split('@').next().unwrap_or_default();
        let listed = StandardAction::from_word(word).is_some_and(|action| s.combat.standard.contains(&action));
        let main = s.combat.economy.budgets.first().filter(|_| !standard.contains('@'));
        let paid = main.is_some_and(|budget| who.budgets.get(&budget.id).is_some_and(|left| *left > 0));
        return match (listed, paid) {
            (false, _) => FightRefusal::UnknownOption,
            (true, false) => FightRefusal::NoBudget,
            // Help, with nobody there to be helped.
            (true, true) => FightRefusal::BadTarget,
        };
    }
    let Some(action) = who.action(option) else { return FightRefusal::UnknownOption };
    if action.signature.is_some() {
        return FightRefusal::NotYourTurn;
    }
    match available(s.rules, s.combat, s.fight, who, action, Circumstance::OwnTurn) {
        Err(reason) => reason,
        Ok(()) => FightRefusal::BadTarget,
    }
}

/// An answer in a window.
fn answer(s: &mut Scratch<'_>, window: &Window, actor: &CombatantId, choice: &Choice) -> Result<(), FightRefusal> {
    if choice.option == PASS {
        choice.fits(None)?;
        s.emit(FightEvent::Pass { actor: actor.clone(), window: window.id.clone() });
    } else {
        let who = s.who(actor).ok_or(FightRefusal::UnknownActor)?;
        let deed = Open::of(s, actor, choice)?.ok_or(FightRefusal::UnknownOption)?;
        let action = who.action(&choice.option).ok_or(FightRefusal::UnknownOption)?;
        let between = action.signature.is_some();
        let circumstance = if between { Circumstance::BetweenTurns } else { Circumstance::Answer };
        take(s, &who, &deed, choice, circumstance)?;
        let cancels = action.reaction.as_ref();
        if cancels.is_some_and(|reaction| reaction.cancels) {
            cancel(s, window, actor);
            return Ok(());
        }
    }
    go_on(s, window);
    Ok(())
}

/// Stops the deed that a window holds; what it cost stays spent.
fn cancel(s: &mut Scratch<'_>, window: &Window, by: &CombatantId) {
    let Resume::Action(run) = &window.resume else { return };
    let held = s.fight.combatant(&run.actor).and_then(|who| who.action(&run.option_id));
    let label = held.map(|action| run.label(action));
    if let Some(label) = label {
        s.emit(FightEvent::Cancelled {
            actor: run.actor.clone(),
            option_id: run.option_id.clone(),
            label,
            by_id: by.clone(),
        });
    }
    fall_by_own_cost(s, &run.actor);
}

/// Goes on once a window is answered by everybody.
fn go_on(s: &mut Scratch<'_>, window: &Window) {
    let open = s.fight.window.as_ref().is_some_and(|open| open.id == window.id);
    if !open && s.fight.outcome.is_none() {
        resume(s, window.resume.clone());
    }
}

/// Passes for those whose answers have become impossible meanwhile.
fn skip_silent(s: &mut Scratch<'_>) {
    while let Some(window) = s.fight.window.clone() {
        let Some(asked) = window.waiting.first().cloned() else { return };
        if has_answer(s.rules, s.fight, &asked) {
            return;
        }
        s.emit(FightEvent::Pass { actor: asked, window: window.id.clone() });
        go_on(s, &window);
        finish(s);
    }
}

fn standard(s: &mut Scratch<'_>, who: &Combatant, option: &MenuOption, choice: &Choice) -> Result<(), FightRefusal> {
    let named = option.id.trim_start_matches("standard:");
    let (word, granted) = named.split_once('@').map_or((named, None), |(word, budget)| (word, Some(budget)));
    let action = StandardAction::from_word(word).ok_or(FightRefusal::UnknownOption)?;
    let one = if option.target_count > 0 { chosen_targets(&option.targets, choice, 1)? } else { Vec::new() };
    let target = one.into_iter().next();
    let budget = match granted {
        Some(budget) => crate::format::scalar::Id::new(budget),
        None => s.combat.economy.budgets.first().map(|budget| budget.id.clone()),
    };
    let granting = who.actions.iter().filter(|other| {
        let grants = other.standard.as_ref();
        granted.is_some_and(|budget| grants.is_some_and(|(own, all)| *own == budget && all.contains(&action)))
    });
    // The first that can be paid grants it, as the menu has it.
    let mut prices = granting.map(|granting| price(s.rules, who, granting, choice.pay.as_deref()));
    let first = prices.next().map(|first| first.or_else(|refusal| prices.find_map(Result::ok).ok_or(refusal)));
    let payment = first.transpose()?;
    if let Some(budget) = budget {
        spend_budget(s, &who.id, &budget, &option.id);
    }
    if let Some(payment) = payment {
        pay(s, &who.id, &payment);
    }
    s.emit(FightEvent::Standard { actor: who.id.clone(), action, target });
    Ok(())
}

/// The targets of a choice, checked; where there is one way only, it need not be named.
fn chosen_targets(legal: &[CombatantId], choice: &Choice, count: i64) -> Result<Vec<CombatantId>, FightRefusal> {
    if count <= 0 {
        return Ok(Vec::new());
    }
    let mut named: Vec<CombatantId> = Vec::new();
    for target in &choice.targets {
        if !legal.contains(target) {
            return Err(FightRefusal::BadTarget);
        }
        if !named.contains(target) {
            named.push(target.clone());
        }
    }
    if named.is_empty() {
        return match legal {
            [only] => Ok(vec![only.clone()]),
            _ => Err(FightRefusal::BadTarget),
        };
    }
    if i64::try_from(named.len()).unwrap_or(i64::MAX) > count { Err(FightRefusal::BadTarget) } else { Ok(named) }
}

/// Takes an action: everything is checked first, then paid, then it begins.
fn take(
    s: &mut Scratch<'_>,
    who: &Combatant,
    deed: &Open,
    choice: &Choice,
    circumstance: Circumstance,
) -> Result<(), FightRefusal> {
    let action = who.action(&choice.option).ok_or(FightRefusal::UnknownOption)?;
    let payment = price(s.rules, who, action, choice.pay.as_deref())?;
    let mode = choice.mode.as_ref().and_then(|id| {
        let mut modes = action.item.iter().flat_map(|item| &item.modes);
        modes.find(|mode| mode.id == *id.as_str())
    });
    // The first offered, which takes, where none is named.
    let style = choice.style.clone().or_else(|| {
        let styles = style::offered(s.combat, who, action);
        styles.first().map(|style| style.id.as_str().to_owned())
    });
    let count = mode.and_then(|mode| mode.targets).unwrap_or(deed.count);
    let count = (count + payment.steps * action.targets_per_step).min(20);
    let targets = chosen_targets(&deed.targets, choice, if deed.count > 0 { count } else { 0 })?;
    let shots = shots_needed(s, who, action, mode.and_then(|mode| mode.ammo))?;
    // From here on the deed is called as it was chosen, its weapon's mode with it.
    let label = action.label.in_mode(mode.map(|mode| &mode.label));
    let answers = answer_with(s, who, action, &label);
    pay_action(s, who, action, &label, circumstance);
    if !answers {
        announce(s, who, action, &label, &targets);
    }
    pay(s, &who.id, &payment);
    spend_uses(s, who, action, &label, shots);
    if action.kind == ActionKind::Reload {
        reload(s, who, action);
        return Ok(());
    }
    if !pass_gate(s, who, action) {
        return Ok(());
    }
    if let Some(rule) = action.contest.as_ref().and_then(|id| s.combat.contests.iter().find(|rule| rule.id == *id)) {
        if let Some(target) = targets.first() {
            contest(s, &who.id, action, rule, target);
        }
        return Ok(());
    }
    let targets = if targets.is_empty() && deed.count == 0 { own_effect(action, who) } else { targets };
    let mut run = prepare(who, action, &targets, payment.steps);
    run.mode.clone_from(&choice.mode);
    run.style = style;
    run.quiet = circumstance != Circumstance::OwnTurn;
    begin(s, run);
    Ok(())
}

/// Says with what somebody answers in a window, before anything of it is paid; whether it was such an answer.
fn answer_with(s: &mut Scratch<'_>, who: &Combatant, action: &Action, label: &LabelRef) -> bool {
    let Some(window) = s.fight.window.as_ref().map(|window| window.id.clone()) else { return false };
    let (actor, option_id, label) = (who.id.clone(), action.id.clone(), label.clone());
    s.emit(FightEvent::Answered { actor, window, option_id, label });
    true
}

/// Says what is about to be done where nothing that follows names it; its budget comes first, as for every deed
/// (combat.md 3.6).
fn announce(s: &mut Scratch<'_>, who: &Combatant, action: &Action, label: &LabelRef, targets: &[CombatantId]) {
    let named_later = action.rolls_to_hit()
        || action.contest.is_some()
        || !action.gives.is_empty()
        || action.kind == ActionKind::Reload;
    if !named_later || needs_telling(action) {
        let (actor, option_id, label) = (who.id.clone(), action.id.clone(), label.clone());
        s.emit(FightEvent::Deed { actor, option_id, label, targets: targets.to_vec() });
    }
}

/// A deed aimed at nobody that still does something to a body does it to its actor.
fn own_effect(action: &Action, who: &Combatant) -> Vec<CombatantId> {
    let does = !action.applies.is_empty() || action.temporary.is_some() || action.restore.is_some() || action.heals;
    if does { vec![who.id.clone()] } else { Vec::new() }
}

fn pay_action(s: &mut Scratch<'_>, who: &Combatant, action: &Action, label: &LabelRef, circumstance: Circumstance) {
    if circumstance == Circumstance::BetweenTurns {
        let cost = action.signature.unwrap_or(0);
        s.emit(FightEvent::Signature {
            actor: who.id.clone(),
            option_id: action.id.clone(),
            label: label.clone(),
            cost,
            left: (who.signature.map_or(0, |(left, _)| left) - cost).max(0),
        });
        return;
    }
    let in_hand = strikes_in_hand(who, action);
    if let Some(budget) = action.budget.as_ref().filter(|_| !in_hand) {
        spend_budget(s, &who.id, budget, &action.id);
    }
    if let Some(strikes) = action.strikes.filter(|strikes| in_hand || *strikes > 1) {
        let left = if in_hand { who.strikes_left - 1 } else { strikes - 1 };
        s.emit(FightEvent::Strikes { actor: who.id.clone(), option_id: action.id.clone(), label: label.clone(), left });
    }
}

fn pay(s: &mut Scratch<'_>, who: &CombatantId, price: &Price) {
    for payment in &price.payments {
        let had = s.fight.combatant(who).and_then(|who| vitals::pool(s.rules, who, &payment.pool));
        let stands = had.map(|(before, _)| Moved { before, now: before - payment.amount });
        s.emit(FightEvent::Spend {
            actor: who.clone(),
            pool: payment.pool.clone(),
            label: payment.label.clone(),
            amount: payment.amount,
            stands,
        });
    }
}

/// How many shots a choice takes; none where nothing is shot.
fn shots_needed(
    s: &Scratch<'_>,
    who: &Combatant,
    action: &Action,
    mode: Option<i64>,
) -> Result<Option<i64>, FightRefusal> {
    let (Some(item), Some(character)) = (&action.item, who.character()) else { return Ok(None) };
    if action.kind == ActionKind::Reload {
        return Ok(None);
    }
    let Some(has) = ammo::shots(s.rules, character, item) else { return Ok(None) };
    let needed = mode.unwrap_or(item.per_attack).max(1);
    if has < needed { Err(FightRefusal::Insufficient) } else { Ok(Some(needed)) }
}

fn spend_uses(s: &mut Scratch<'_>, who: &Combatant, action: &Action, label: &LabelRef, shots: Option<i64>) {
    let parts = action.sequence.iter().filter_map(|(id, _)| who.action(id)).map(|part| (part, &part.label));
    for (used, label) in std::iter::once((action, label)).chain(parts) {
        let Some(of) = used.uses else { continue };
        let times = action.sequence.iter().find(|(id, _)| *id == used.id).map_or(1, |(_, times)| *times);
        let left = who.uses.get(&used.id).copied().unwrap_or(of);
        if left > 0 && !who.spent.contains(&used.id) {
            s.emit(FightEvent::Uses {
                actor: who.id.clone(),
                option_id: used.id.clone(),
                label: label.clone(),
                left: (left - times).max(0),
                of,
            });
        }
    }
    let (Some(item), Some(character)) = (&action.item, who.character()) else { return };
    if let Some(shots) = shots {
        let has = ammo::shots(s.rules, character, item).unwrap_or(0);
        s.emit(FightEvent::Shot {
            actor: who.id.clone(),
            option_id: action.id.clone(),
            label: label.clone(),
            left: has - shots,
            of: item.clip,
        });
    }
    if action.kind != ActionKind::Item {
        return;
    }
    let uses = |left: i64, of: i64| FightEvent::Uses {
        actor: who.id.clone(),
        option_id: action.id.clone(),
        label: label.clone(),
        left,
        of,
    };
    if item.consumes {
        let quantity = ammo::quantity(character, item);
        s.emit(uses(quantity - 1, item.stock.max(quantity)));
    } else if item.charges > 0 {
        let left = ammo::charges(character, item) - item.charges;
        s.emit(uses(left, item.charges_max));
        if let Some((die, at_most)) = item.breaks_on.filter(|_| left == 0) {
            let face = s.roller().roll(die);
            if i64::from(face) <= at_most {
                s.emit(FightEvent::Broke {
                    actor: who.id.clone(),
                    option_id: action.id.clone(),
                    label: label.clone(),
                    roll: crate::dice::Throw { sides: die, face },
                });
            }
        }
    }
}

fn reload(s: &mut Scratch<'_>, who: &Combatant, action: &Action) {
    let (Some(item), Some(character)) = (&action.item, who.character()) else { return };
    let Some(of) = item.clip else { return };
    let loaded = ammo::shots(s.rules, character, item).unwrap_or(0);
    let filled = (of - loaded).min(ammo::at_hand(s.rules, character, item)).max(0);
    s.emit(FightEvent::Reload {
        actor: who.id.clone(),
        option_id: action.id.clone(),
        label: action.label.clone(),
        loaded: loaded + filled,
        of,
        drew: item.ammo.is_some().then_some(filled),
    });
}

/// The check that an item asks for first; `true` where there is none or it is passed.
fn pass_gate(s: &mut Scratch<'_>, who: &Combatant, action: &Action) -> bool {
    use crate::combat::effects::{Purpose, lean, sources};
    let Some(gate) = action.item.as_ref().and_then(|item| item.gate.as_ref()) else { return true };
    let sources = sources(s.rules, s.combat, who);
    let purpose = Purpose::Check(gate.skill.as_ref());
    let mode = if may_lean(s) { lean(&sources, purpose, false) } else { Mode::Normal };
    let rolled = roll(s, who, &sources, purpose, gate.number, mode, None);
    let difficulty = if s.combat.pool.is_some() { gate.difficulty.max(1) } else { gate.difficulty };
    let success = rolled.total >= difficulty && !rolled.pool.as_ref().is_some_and(|pool| pool.botch);
    s.emit(FightEvent::Gate {
        actor: who.id.clone(),
        option_id: action.id.clone(),
        label: action.label.clone(),
        check: gate.check.clone(),
        mode,
        rolls: rolled.throws,
        kept: rolled.kept,
        modifier: gate.number,
        bonuses: rolled.bonuses,
        total: rolled.total,
        difficulty,
        success,
        pool: rolled.pool,
    });
    success
}
