//! Somebody in a fight: a line or a few with how they stand, and everything about them where it is asked for.
//!
//! Must not know: what may be done, the log.

use crate::combat::{Combatant, Encounter, Points, Side, Standing};
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{bar, word};
use crate::view::table::fight::{FightFacts, Room, label, name};

/// Cells of a health bar where there is little room, and where there is more.
const BAR_CELLS: (i64, i64) = (5, 10);

/// A short word about somebody, with its role.
pub(super) type State = (SafeText, Role);

/// Somebody and how they stand, read once for a whole screen.
pub(super) struct Person<'f> {
    pub(super) who: &'f Combatant,
    pub(super) standing: Standing,
}

/// Everybody as they are shown: the party, then the foes, those who are out of the fight last.
pub(super) fn in_order(fight: &Encounter) -> impl Iterator<Item = &Combatant> {
    let foes = |out: bool| fight.side(Side::Enemy).filter(move |who| who.defeated == out);
    fight.side(Side::Party).chain(foes(false)).chain(foes(true))
}

/// Everybody with how they stand, in the order in which they are shown.
pub(super) fn people<'f>(facts: &FightFacts<'f>) -> Vec<Person<'f>> {
    let Some(combat) = facts.effective.ruleset().combat.as_ref() else { return Vec::new() };
    let shown = in_order(facts.encounter);
    shown.map(|who| Person { who, standing: crate::combat::standing(facts.effective, combat, who) }).collect()
}

/// `▸` for whose turn it is, `?` for who is asked while another's deed or turn waits.
pub(super) fn mark(who: &Combatant, facts: &FightFacts<'_>) -> &'static str {
    let fight = facts.encounter;
    let asked = fight.window.as_ref().and_then(|window| window.waiting.first()) == Some(&who.id);
    let on_turn = fight.on_turn() == Some(&who.id) && !fight.between_turns;
    match (fight.outcome.is_some(), asked, on_turn) {
        (false, true, _) => "?",
        (false, false, true) => "▸",
        _ => " ",
    }
}

/// `12/20 +3`.
pub(super) fn health(standing: &Standing) -> SafeText {
    let vitals = standing.vitals;
    let temp = if vitals.temp > 0 { format!(" +{}", vitals.temp) } else { String::new() };
    safe(&format!("{}/{}{temp}", vitals.health, vitals.max))
}

/// The lines of somebody: one where there is little room, else with points and loads below.
pub(super) fn lines(person: &Person<'_>, room: Room, facts: &FightFacts<'_>, locale: &Locale) -> Vec<Line> {
    let Person { who, standing } = person;
    let role = if who.stands() { Role::Strong } else { Role::Struck };
    let cells = if room == Room::Close { BAR_CELLS.0 } else { BAR_CELLS.1 };
    let side = if who.side == Side::Party { Role::Good } else { Role::Bad };
    let mut line = Line::with(safe(mark(who, facts)), Role::Key).and(name(who, locale), role);
    // Where there is little room, how somebody lies there matters more than an empty bar.
    if room == Room::Roomy || who.stands() {
        line = line.and(safe(" "), Role::Plain).and(bar(standing.vitals.health, standing.vitals.max, cells), side);
    }
    line = line.at_end(health(standing), Role::Strong);
    line.wraps = room == Room::Roomy;
    for (text, role) in states(person, facts, locale) {
        line = line.and(safe(" "), Role::Plain).and(text, role);
    }
    let mut lines = vec![line];
    let below = below(person, locale);
    if room == Room::Roomy && !below.is_empty() {
        lines.push(Line::with(joined(&below), Role::Faint).indented(3).wrapped());
    }
    lines
}

/// Whether somebody is down and how far gone, wounds, conditions with the rounds they have left, what was done this turn.
pub(super) fn states(person: &Person<'_>, facts: &FightFacts<'_>, locale: &Locale) -> Vec<State> {
    let Person { who, standing } = person;
    let mut states = Vec::new();
    let names_level = standing.wounds.as_ref().is_some_and(|wounds| wounds.level.is_some());
    if who.defeated {
        // Nothing else matters of somebody who is out of the fight; where one fights death, it was lost.
        let dies = facts.effective.ruleset().combat.as_ref().is_some_and(|combat| combat.dying.is_some());
        let key = if dies && who.side == Side::Party { "fight-state-dead" } else { "fight-state-out" };
        return vec![(word(locale, key), Role::Bad)];
    }
    if who.side == Side::Party && !who.is_played_by_hand() {
        states.push((word(locale, "fight-state-by-program"), Role::Faint));
    }
    if who.rolls_death() {
        let counts: Vec<String> =
            standing.deaths.iter().zip(["✓", "✗"]).map(|(points, mark)| format!(" {mark}{}", points.value)).collect();
        let text = format!("{}{}", word(locale, "fight-state-dying"), counts.concat());
        states.push((safe(&text), Role::Bad));
    } else if who.down && (who.stable || !names_level) {
        let key = if who.stable { "fight-state-stable" } else { "fight-state-down" };
        states.push((word(locale, key), Role::Bad));
    }
    if let Some(wounds) = &standing.wounds {
        let level = wounds.level.iter().map(|level| locale.tr(level).text.into_string());
        // What is taken off rolls says nothing of somebody who makes none.
        let penalty = (wounds.penalty != 0 && who.stands()).then(|| wounds.penalty.to_string());
        let said: Vec<String> = level.chain(penalty).collect();
        if !said.is_empty() {
            states.push((safe(&said.join(" ")), Role::Notice));
        }
    }
    states.extend(who.conditions().into_iter().map(|id| (condition(who, id, facts, locale), Role::Notice)));
    let flags = [
        (who.flags.dodging, "fight-flag-dodging"),
        (who.flags.helped, "fight-flag-helped"),
        (who.flags.hidden, "fight-flag-hidden"),
        (who.flags.ready, "fight-flag-ready"),
    ];
    let flags = flags.into_iter().filter(|(is_on, _)| *is_on && who.stands());
    states.extend(flags.map(|(_, key)| (word(locale, key), Role::Good)));
    states
}

/// `Marked (2)`: a condition with the rounds it has left.
fn condition(who: &Combatant, id: &str, facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let declared = facts.effective.ruleset().sheet.live.conditions.iter().find(|condition| condition.id == *id);
    let label = declared.map_or_else(|| safe(id), |declared| locale.tr(declared.label.text()).text);
    match who.rounds_left(id) {
        Some(rounds) => {
            locale.word("fight-condition-rounds", &[("condition", Arg::Text(label)), ("rounds", Arg::Number(rounds))])
        }
        None => label,
    }
}

/// What stands below somebody's line: marks by kind, points, what is loaded, what is kept up.
fn below(person: &Person<'_>, locale: &Locale) -> Vec<SafeText> {
    let Person { who, standing } = person;
    let mut parts = marks(standing, locale);
    parts.extend(standing.pools.iter().map(|points| counted(points, locale)));
    parts.extend(signature(who, locale));
    parts.extend(shots(standing, locale));
    parts.extend(kept_up(who, locale));
    parts
}

fn marks(standing: &Standing, locale: &Locale) -> Vec<SafeText> {
    let Some(wounds) = &standing.wounds else { return Vec::new() };
    let kinds = wounds.kinds.iter().map(|(kind, count)| safe(&format!("{} ×{count}", locale.tr(kind).text)));
    let overflow = (wounds.overflow > 0).then(|| safe(&format!("+{}", wounds.overflow)));
    kinds.chain(overflow).collect()
}

fn counted(points: &Points, locale: &Locale) -> SafeText {
    let temp = if points.temp > 0 { format!(" +{}", points.temp) } else { String::new() };
    safe(&format!("{} {}/{}{temp}", label(&points.label, locale), points.value, points.max))
}

fn signature(who: &Combatant, locale: &Locale) -> Option<SafeText> {
    let (left, of) = who.signature?;
    Some(locale.word("fight-signature", &[("left", Arg::Number(left)), ("of", Arg::Number(of))]))
}

fn shots(standing: &Standing, locale: &Locale) -> Vec<SafeText> {
    let said = standing.shots.iter().map(|shots| {
        let name = ("label", Arg::Text(label(&shots.label, locale)));
        let left = ("left", Arg::Number(shots.left));
        match shots.of {
            Some(of) => locale.word("log-shot-loaded", &[name, left, ("of", Arg::Number(of))]),
            None => locale.word("log-shot-left", &[name, left]),
        }
    });
    said.map(|said| safe(said.as_str().trim_end_matches(['.', '。']))).collect()
}

fn kept_up(who: &Combatant, locale: &Locale) -> Option<SafeText> {
    let kept = who.concentrating.as_ref()?;
    Some(locale.word("fight-keeps-up", &[("label", Arg::Text(label(&kept.label, locale)))]))
}

pub(super) fn joined(parts: &[SafeText]) -> SafeText {
    safe(&parts.iter().map(SafeText::as_str).collect::<Vec<_>>().join(" · "))
}

/// Everything about somebody: the title and what is read below it.
pub fn detail(who: &Combatant, facts: &FightFacts<'_>, locale: &Locale) -> (SafeText, Vec<Line>) {
    let Some(combat) = facts.effective.ruleset().combat.as_ref() else { return Default::default() };
    let standing = crate::combat::standing(facts.effective, combat, who);
    let person = Person { who, standing };
    let said = |key: &str, value: SafeText| Line::of(word(locale, key)).at_end(value, Role::Strong);
    let number = |value: i64| safe(&value.to_string());
    let mut lines = vec![said("fight-person-health", health(&person.standing))];
    let defense = crate::combat::defense_label(facts.effective, combat);
    let defense = defense.map_or_else(|| word(locale, "fight-person-defense"), |named| label(&named, locale));
    lines.push(Line::of(defense).at_end(number(who.defense), Role::Strong));
    lines.push(said("fight-person-initiative", number(who.initiative)));
    let mut section = |key: &str, parts: Vec<Line>| {
        if !parts.is_empty() {
            lines.push(Line::with(word(locale, key), Role::Notice));
            lines.extend(parts.into_iter().map(|line| line.indented(1)));
        }
    };
    let plain = |parts: Vec<SafeText>| parts.into_iter().map(Line::of).collect::<Vec<_>>();
    section(
        "fight-person-state",
        states(&person, facts, locale).into_iter().map(|(text, role)| Line::with(text, role)).collect(),
    );
    section("fight-person-causes", causes(who, facts, locale));
    section("fight-person-marks", plain(marks(&person.standing, locale)));
    section(
        "fight-person-deaths",
        plain(person.standing.deaths.iter().map(|points| counted(points, locale)).collect()),
    );
    section("fight-person-kept-up", plain(kept_up(who, locale).into_iter().collect()));
    section("fight-person-budgets", plain(budgets(who, facts, locale)));
    let points = person.standing.pools.iter().map(|points| counted(points, locale)).chain(signature(who, locale));
    section("fight-person-points", plain(points.collect()));
    section("fight-person-shots", plain(shots(&person.standing, locale)));
    section("fight-person-uses", uses(who, locale));
    (name(who, locale), lines)
}

/// Who caused which condition.
fn causes(who: &Combatant, facts: &FightFacts<'_>, locale: &Locale) -> Vec<Line> {
    let caused = who.tracked.iter().filter(|tracked| who.has_condition(tracked.condition.as_str()));
    let caused = caused.filter_map(|tracked| {
        let source = facts.encounter.combatant(tracked.tracking.source.as_ref()?)?;
        let condition = condition(who, tracked.condition.as_str(), facts, locale);
        let args = [("condition", Arg::Text(condition)), ("source", Arg::Text(name(source, locale)))];
        Some(Line::of(locale.word("fight-person-cause", &args)))
    });
    caused.collect()
}

/// What is left of each budget, in the ruleset's order.
pub(super) fn budgets(who: &Combatant, facts: &FightFacts<'_>, locale: &Locale) -> Vec<SafeText> {
    let Some(combat) = facts.effective.ruleset().combat.as_ref() else { return Vec::new() };
    let left = combat.economy.budgets.iter().map(|budget| {
        let left = who.budgets.get(&budget.id).copied().unwrap_or(0);
        safe(&format!("{} {left}", locale.tr(budget.label.text()).text))
    });
    left.collect()
}

/// Deeds that may be done only so often, and those that wait to come back.
fn uses(who: &Combatant, locale: &Locale) -> Vec<Line> {
    let counted = who.actions.iter().filter_map(|action| {
        let named = Line::of(label(&action.label, locale));
        if who.spent.contains(&action.id) {
            return Some(named.at_end(word(locale, "fight-person-waits"), Role::Faint));
        }
        let most = action.uses?;
        let left = who.uses.get(&action.id).copied().unwrap_or(most);
        Some(named.at_end(safe(&format!("{left}/{most}")), Role::Strong))
    });
    counted.collect()
}
