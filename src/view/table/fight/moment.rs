//! What the fight waits for: whose turn it is, who is asked to answer what, how it ended.
//!
//! Must not know: what may be answered.

use crate::combat::window::Resume;
use crate::combat::{Combatant, CombatantId, Outcome, Side, WindowMoment};
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Piece, Role, Strip};
use crate::view::parts::{list, word};
use crate::view::table::fight::person::mark;
use crate::view::table::fight::{FightFacts, label, name};

/// The order of turns: who is on turn, and who is asked, are marked and seen.
pub(super) fn strip(facts: &FightFacts<'_>, locale: &Locale) -> Strip {
    let fight = facts.encounter;
    let turning: Vec<&Combatant> = fight
        .order
        .iter()
        .filter_map(|id| fight.combatant(id))
        .filter(|who| who.takes_turns() || fight.on_turn() == Some(&who.id))
        .collect();
    let pieces = turning.iter().map(|who| {
        let mark = mark(who, facts);
        let role = if mark == " " { Role::Plain } else { Role::Strong };
        // In parentheses: a name may end with a number of its own.
        let text = format!("{}{} ({})", mark.trim_start(), name(who, locale), who.initiative);
        Piece { text: safe(&text), role }
    });
    let kept = turning.iter().position(|who| fight.on_turn() == Some(&who.id));
    Strip { lead: locale.word("log-round", &[("number", Arg::from(fight.round))]), pieces: pieces.collect(), kept }
}

/// The title of the menu: who is to choose, and whether it is an answer.
pub(super) fn asked(actor: &Combatant, facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let who = name(actor, locale);
    match facts.encounter.window.as_ref().map(|window| window.moment) {
        None => who,
        Some(WindowMoment::BetweenTurns) => locale.word("fight-asked-between", &[("who", Arg::Text(who))]),
        Some(_) => locale.word("fight-asked", &[("who", Arg::Text(who))]),
    }
}

/// What stands above an answer: what happened, and whose turn it is meanwhile.
pub(super) fn lines(actor: &Combatant, facts: &FightFacts<'_>, locale: &Locale) -> Vec<Line> {
    let Some(happened) = happened(facts, locale) else { return Vec::new() };
    let mut lines = vec![Line::with(happened, Role::Strong).wrapped()];
    let fight = facts.encounter;
    let source = fight.window.as_ref().and_then(|window| window.source.as_ref());
    let turn = fight.on_turn().filter(|id| Some(*id) != source && **id != actor.id && !fight.between_turns);
    if let Some(turn) = turn.and_then(|id| fight.combatant(id)) {
        let args = [("turn", Arg::Text(name(turn, locale)))];
        lines.push(Line::with(locale.word("fight-turn-of", &args), Role::Faint).wrapped());
    }
    lines
}

/// What was done that may be answered: who, to whom, with what, and the total against the defense where it was rolled.
pub(super) fn happened(facts: &FightFacts<'_>, locale: &Locale) -> Option<SafeText> {
    let fight = facts.encounter;
    let window = fight.window.as_ref()?;
    let called = |id: &CombatantId| {
        let who = fight.combatant(id);
        who.map_or_else(|| safe(&id.0), |who| name(who, locale))
    };
    let all = |ids: &[CombatantId]| list(locale, &ids.iter().map(called).collect::<Vec<_>>());
    let Resume::Action(run) = &window.resume else { return Some(word(locale, "fight-moment-turn")) };
    let doer = fight.combatant(&run.actor);
    let deed = run.parts.first().and_then(|part| doer?.action(&part.action));
    let deed = deed.or_else(|| doer?.action(&run.option_id));
    let called_deed = deed.map(|deed| label(&run.label(deed), locale)).unwrap_or_default();
    let aimed: &[CombatantId] = run.parts.first().map(|part| part.targets.as_slice()).unwrap_or_default();
    let source = ("source", Arg::Text(called(&run.actor)));
    let label = ("label", Arg::Text(called_deed));
    let targets = |ids: &[CombatantId]| ("targets", Arg::Text(all(ids)));
    Some(match (window.moment, &run.held) {
        (WindowMoment::Hit, Some(held)) => {
            let numbers = [("total", Arg::Number(held.total)), ("defense", Arg::Number(held.defense))];
            let [total, defense] = numbers;
            let target = ("target", Arg::Text(called(&held.target)));
            locale.word("fight-moment-hit", &[source, target, label, total, defense])
        }
        (WindowMoment::Harmed, _) => locale.word("fight-moment-harmed", &[source, targets(&run.hurt), label]),
        (WindowMoment::Aimed, _) if !aimed.is_empty() => {
            locale.word("fight-moment-aimed", &[source, targets(aimed), label])
        }
        _ if aimed.is_empty() => locale.word("fight-moment-used", &[source, label]),
        _ => locale.word("fight-moment-used-on", &[source, targets(aimed), label]),
    })
}

/// The status line while somebody is asked: what happened and who may answer.
pub(super) fn status(facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let fight = facts.encounter;
    let Some(who) = fight.to_choose().and_then(|id| fight.combatant(id)) else { return ending(facts, locale) };
    match happened(facts, locale) {
        Some(happened) => locale.word("fight-asked-status", &[("happened", Arg::Text(happened))]),
        None => locale.word("fight-on-turn", &[("who", Arg::Text(name(who, locale)))]),
    }
}

/// How it ended, in one line.
pub(super) fn ending(facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let key = match facts.encounter.outcome {
        Some(Outcome::Victory) => "fight-won",
        Some(Outcome::Defeat) => "fight-lost",
        Some(Outcome::Fled) => "fight-fled",
        None => return SafeText::default(),
    };
    locale.word(key, &[("rounds", Arg::from(facts.encounter.round))])
}

/// What is said once it is over: how it ended, who lies there, what there is to take, what Enter does.
pub(super) fn end_lines(facts: &FightFacts<'_>, locale: &Locale) -> Vec<Line> {
    let outcome = facts.encounter.outcome;
    let role = if outcome == Some(Outcome::Victory) { Role::Good } else { Role::Bad };
    let mut lines = vec![Line::with(ending(facts, locale), role).wrapped()];
    let lying = facts.encounter.side(Side::Party).filter(|who| !who.stands());
    let lying: Vec<SafeText> = lying.map(|who| name(who, locale)).collect();
    if !lying.is_empty() {
        let args = [("names", Arg::Text(list(locale, &lying)))];
        lines.push(Line::of(locale.word("fight-end-down", &args)).wrapped());
    }
    lines.push(Line::empty());
    let drops = facts.loot.map(|loot| loot.drops.as_slice()).unwrap_or_default();
    if !drops.is_empty() {
        lines.push(Line::with(word(locale, "fight-end-loot"), Role::Strong));
        lines.extend(drops.iter().map(|drop| {
            let count = safe(&format!("×{}", drop.count));
            Line::of(locale.tr(&drop.label).text).at_end(count, Role::Strong).indented(1)
        }));
    } else if outcome == Some(Outcome::Victory) {
        lines.push(Line::of(word(locale, "fight-end-no-loot")).wrapped());
    }
    lines.push(Line::empty());
    let key = if drops.is_empty() { "fight-end-next" } else { "fight-end-to-loot" };
    lines.push(Line::with(word(locale, key), Role::Notice).wrapped());
    lines
}
