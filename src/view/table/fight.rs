//! Table › Fight: the order on top, both sides and the menu on the left, the log on the right, everything in the player's
//! language, with where each string came from on demand.

use crate::combat::menu::MenuOption;
use crate::combat::{Combatant, CombatantId, Encounter, Side};
use crate::dice::chance_text;
use crate::locale::{Arg, Locale};
use crate::narrate::{self, say_sentence};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Pane, Role, Screen, Share};
use crate::view::parts::{bar, frame, word};
use crate::view::table::{tabs, title};

/// Which pane has the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FightPane {
    /// The menu.
    #[default]
    Menu,
    /// The log.
    Log,
}

/// What is chosen on the screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FightState {
    /// Which pane has the keys.
    pub pane: FightPane,
    /// Which option.
    pub cursor: usize,
    /// Targets are being chosen for the option under the cursor: those named so far and the one under the cursor.
    pub targeting: Option<(Vec<CombatantId>, usize)>,
    /// How the option under the cursor is done, as far as that is chosen.
    pub manner: Manner,
}

/// How a deed is done, where there is more than one way (combat.md 3.22): which pool pays, in which style, in which mode.
/// `None` is what was not asked yet; a pool or mode of `None` is the deed's own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Manner {
    /// The pool that pays.
    pub pay: Option<Option<String>>,
    /// The style.
    pub style: Option<String>,
    /// The weapon's mode.
    pub mode: Option<Option<String>>,
}

/// What the screen shows of the fight.
pub struct FightFacts<'g> {
    /// The rules in force.
    pub effective: &'g Effective,
    /// The fight.
    pub encounter: &'g Encounter,
    /// What whoever is to choose may do; empty once it is over.
    pub menu: &'g [MenuOption],
    /// The log, as it is read.
    pub log: Pane,
    /// Health and its most, by combatant.
    pub health: &'g dyn Fn(&Combatant) -> (i64, i64),
}

/// Draws the screen.
pub fn screen(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Fight, title(facts.effective, Scope::Fight, locale));
    screen.title_end = tabs(Scope::Fight, locale);
    screen.status = turn_text(facts, locale);
    screen.status_role = Role::Strong;
    let party = side_lines(Side::Party, facts, locale);
    let foes = side_lines(Side::Enemy, facts, locale);
    let height = |lines: &[Line]| Share::Fixed(u16::try_from(lines.len() + 2).unwrap_or(8).clamp(3, 8));
    let panes = vec![
        (height(&party), Pane { title: word(locale, "fight-party"), lines: party, ..Pane::default() }),
        (height(&foes), Pane { title: word(locale, "fight-enemies"), lines: foes, ..Pane::default() }),
        (Share::Part(1), menu_pane(state, facts, locale)),
    ];
    screen.columns = vec![
        Column { width: Share::Fixed(34), panes },
        Column { width: Share::Part(1), panes: vec![(Share::Part(1), facts.log.clone())] },
    ];
    screen
}

/// What somebody in the fight is called in the player's language.
pub fn name(who: &Combatant, locale: &Locale) -> SafeText {
    // A party member's name is the player's own; only names of the ruleset are translated.
    match who.side {
        Side::Party if who.member.is_some() => safe(&who.name.english()),
        _ => locale.named(&who.name).text,
    }
}

fn turn_text(facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let fight = facts.encounter;
    if let Some(outcome) = fight.outcome {
        let key = match outcome {
            crate::combat::Outcome::Victory => "fight-won",
            crate::combat::Outcome::Defeat => "fight-lost",
            crate::combat::Outcome::Fled => "fight-fled",
        };
        return word(locale, key);
    }
    let order: Vec<String> = fight
        .order
        .iter()
        .filter_map(|id| fight.combatant(id))
        .filter(|who| who.takes_turns())
        .map(|who| {
            let mark = if fight.to_choose() == Some(&who.id) { "▸" } else { "" };
            format!("{mark}{} {}", name(who, locale), who.initiative)
        })
        .collect();
    let args = [("round", Arg::from(fight.round)), ("order", Arg::text(&order.join("  ")))];
    locale.word("fight-order", &args)
}

fn side_lines(side: Side, facts: &FightFacts<'_>, locale: &Locale) -> Vec<Line> {
    let conditions = &facts.effective.ruleset().sheet.live.conditions;
    facts
        .encounter
        .side(side)
        .map(|who| {
            let (health, max) = (facts.health)(who);
            let role = if who.stands() { Role::Strong } else { Role::Struck };
            let mut line = Line::with(name(who, locale), role).at_end(safe(&format!("{health}/{max}")), Role::Strong);
            line = line
                .and(safe(" "), Role::Plain)
                .and(bar(health, max, 5), if side == Side::Party { Role::Good } else { Role::Bad });
            for id in who.conditions() {
                let label = conditions.iter().find(|condition| condition.id == *id);
                let label = label.map(|label| locale.tr(label.label.text()).text).unwrap_or_else(|| safe(id));
                let rounds = who.tracked(id).and_then(|tracked| tracked.tracking.rounds);
                let rounds = rounds.map(|rounds| format!("({rounds})")).unwrap_or_default();
                line = line.and(safe(&format!(" {label}{rounds}")), Role::Notice);
            }
            line
        })
        .collect()
}

fn menu_pane(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> Pane {
    let actor = facts.encounter.to_choose().and_then(|id| facts.encounter.combatant(id));
    let focused = state.pane == FightPane::Menu;
    if let Some((named, cursor)) = &state.targeting
        && let Some(option) = facts.menu.get(state.cursor)
    {
        let lines = option
            .targets
            .iter()
            .filter_map(|id| facts.encounter.combatant(id))
            .map(|who| {
                let mark = if named.contains(&who.id) { "✓ " } else { "  " };
                let (health, max) = (facts.health)(who);
                Line::of(safe(mark))
                    .and(name(who, locale), Role::Plain)
                    .at_end(safe(&format!("{health}/{max}")), Role::Faint)
            })
            .collect();
        let title = locale.word("fight-targets", &[("option", Arg::Text(option_name(option, locale)))]);
        return Pane { title, lines, selected: Some(*cursor), focused, ..Pane::default() };
    }
    let lines: Vec<Line> = actor
        .map(|actor| facts.menu.iter().map(|option| option_line(option, facts.menu, actor, locale)).collect())
        .unwrap_or_default();
    let empty = lines.is_empty();
    Pane {
        title: actor.map(|actor| name(actor, locale)).unwrap_or_default(),
        title_end: actor.map(|actor| budgets(actor, facts.effective, locale)).unwrap_or_default(),
        lines: if empty { vec![Line::with(word(locale, "fight-over-hint"), Role::Faint)] } else { lines },
        selected: (!empty).then_some(state.cursor),
        focused,
        ..Pane::default()
    }
}

fn budgets(actor: &Combatant, effective: &Effective, locale: &Locale) -> SafeText {
    let Some(combat) = effective.ruleset().combat.as_ref() else { return SafeText::default() };
    let left = combat.economy.budgets.iter().map(|budget| {
        let left = actor.budgets.get(&budget.id).copied().unwrap_or(0);
        format!("{} {left}", locale.tr(budget.label.text()).text)
    });
    safe(&left.collect::<Vec<_>>().join(" · "))
}

/// What an option is called, in the player's language.
pub fn option_name(option: &MenuOption, locale: &Locale) -> SafeText {
    say_sentence(&narrate::option_name(option), locale).text
}

/// An option with what it costs and promises. The budget it takes is said only where that tells two of one name apart: the
/// pane's title has what is left of each.
fn option_line(option: &MenuOption, menu: &[MenuOption], actor: &Combatant, locale: &Locale) -> Line {
    let named = narrate::option_name(option);
    let has_double = menu.iter().filter(|other| narrate::option_name(other) == named).count() > 1;
    let mut costs = narrate::option_costs(option, actor);
    costs.retain(|cost| has_double || !matches!(cost, narrate::MenuCost::Budget(_)));
    let mut line = Line::of(say_sentence(&named, locale).text);
    if let Some(costs) = narrate::cost_line(&costs) {
        line = line.and(safe("  "), Role::Plain).and(say_sentence(&costs, locale).text, Role::Faint);
    }
    match (option.forecast.chance, option.forecast.average) {
        (Some(chance), Some(amount)) => {
            line.at_end(safe(&format!("{} ~{amount:.1}", chance_text(chance))), Role::Notice)
        }
        (Some(chance), None) => line.at_end(safe(&chance_text(chance)), Role::Notice),
        (None, Some(amount)) => line.at_end(safe(&format!("~{amount:.1}")), Role::Notice),
        (None, None) => line,
    }
}
