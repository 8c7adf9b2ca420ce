//! Table › Fight: the order on top, both sides and the menu on the left, the log on the right, everything in the player's
//! language, with where each string came from on demand.

use crate::combat::menu::MenuOption;
use crate::combat::{Combatant, CombatantId, Encounter, Side};
use crate::dice::chance_text;
use crate::locale::{Arg, Locale};
use crate::narrate::{self, Level, Said, say_sentence};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{bar, frame, heading, word};
use crate::view::table::{tabs, title};

/// In which language the log is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LogLanguage {
    /// The player's.
    #[default]
    Own,
    /// English.
    English,
    /// The player's, with English and where each string came from below.
    Both,
}

impl LogLanguage {
    /// The next one round.
    pub fn next(self) -> Self {
        match self {
            Self::Own => Self::English,
            Self::English => Self::Both,
            Self::Both => Self::Own,
        }
    }
}

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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FightState {
    /// Which pane has the keys.
    pub pane: FightPane,
    /// Which option.
    pub cursor: usize,
    /// Targets are being chosen for the option under the cursor: those named so far and the one under the cursor.
    pub targeting: Option<(Vec<CombatantId>, usize)>,
    /// How the option under the cursor is done, as far as that is chosen.
    pub manner: Manner,
    /// The log's language.
    pub language: LogLanguage,
    /// How much of the log is shown.
    pub level: Level,
    /// Only lines with a string that fell back.
    pub only_fallbacks: bool,
    /// How far up from its end the log is scrolled.
    pub scroll: usize,
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

impl Default for FightState {
    fn default() -> Self {
        Self {
            pane: FightPane::default(),
            cursor: 0,
            targeting: None,
            manner: Manner::default(),
            language: LogLanguage::default(),
            level: Level::Normal,
            only_fallbacks: false,
            scroll: 0,
        }
    }
}

/// One line of the log, said in both languages.
#[derive(Debug, Clone)]
pub struct LogLine {
    /// How important it is.
    pub level: Level,
    /// In the player's language.
    pub own: Said,
    /// In English.
    pub english: Said,
}

/// What the screen shows of the fight.
pub struct FightFacts<'g> {
    /// The rules in force.
    pub effective: &'g Effective,
    /// The fight.
    pub encounter: &'g Encounter,
    /// What whoever is to choose may do; empty once it is over.
    pub menu: &'g [MenuOption],
    /// Everything that happened.
    pub log: &'g [LogLine],
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
        Column { width: Share::Part(1), panes: vec![(Share::Part(1), log_pane(state, facts, locale))] },
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

fn log_pane(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> Pane {
    let fell_back = |said: &Said| said.strings.iter().any(|shown| shown.from != *locale.language());
    let mut lines = Vec::new();
    for line in facts.log.iter().filter(|line| line.level <= state.level) {
        if state.only_fallbacks && !fell_back(&line.own) {
            continue;
        }
        let role = if line.level == Level::Brief { Role::Strong } else { Role::Plain };
        match state.language {
            LogLanguage::Own => lines.push(Line::with(line.own.text.clone(), role)),
            LogLanguage::English => lines.push(Line::with(line.english.text.clone(), role)),
            LogLanguage::Both => {
                lines.push(Line::with(line.own.text.clone(), role));
                lines.push(Line::with(line.english.text.clone(), Role::Faint).indented(2));
                if !line.own.strings.is_empty() {
                    lines.push(sources(&line.own.strings, locale));
                }
            }
        }
    }
    if lines.is_empty() {
        lines.push(heading(locale, "fight-log-empty"));
    }
    let level = word(
        locale,
        match state.level {
            Level::Brief => "log-brief",
            Level::Normal => "log-normal",
            Level::Full | Level::Unseen => "log-full",
        },
    );
    let language = match state.language {
        LogLanguage::Own => safe(&locale.language().to_string()),
        LogLanguage::English => safe("en"),
        LogLanguage::Both => locale.word("log-both", &[("language", Arg::text(&locale.language().to_string()))]),
    };
    Pane {
        title: word(locale, "fight-log"),
        title_end: safe(&format!("{language} · {level}")),
        lines,
        focused: state.pane == FightPane::Log,
        overflow: Overflow::Wrap,
        scroll: Scroll::End(state.scroll),
        ..Pane::default()
    }
}

/// `Tumulário ‹pt-BR›  Pá ‹pt›  Grave wight ‹en!›`: where each string of a line came from; `!` marks a fallback.
fn sources(strings: &[narrate::SaidString], locale: &Locale) -> Line {
    let mut line = Line::empty().indented(2);
    for string in strings {
        let fell_back = string.from != *locale.language();
        let role = if fell_back { Role::Notice } else { Role::Good };
        let mark = if fell_back { "!" } else { "" };
        line = line.and(safe(&string.shown), role).and(safe(&format!(" ‹{}{mark}›  ", string.from)), Role::Faint);
    }
    line
}
