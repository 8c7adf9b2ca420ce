//! Table › Loot: the tables and what lies there on the left; on the right the exact odds of the chosen table, practice rolls beside
//! them, and what the table is.
//!
//! Must not know: how a table is rolled for the game, who can carry what.

mod about;
mod practice;

use crate::format::loot::LootTable;
use crate::game::LootRoll;
use crate::items::Member;
use crate::items::loot::Drop;
use crate::items::odds::ItemOdds;
use crate::locale::{Arg, Fraction, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, fit, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{chance_bar, frame, word};
use crate::view::table::entitle;

pub use about::TableView;
pub use practice::{Fell, PRACTICE_MAX, Practice, practice_seed};

/// Which pane has the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LootPane {
    /// The tables.
    #[default]
    Tables,
    /// What lies there.
    Lying,
    /// The odds.
    Odds,
    /// What the table is.
    About,
}

impl LootPane {
    /// The panes, in the order in which keys go through them.
    pub const ALL: [Self; 4] = [Self::Tables, Self::Lying, Self::Odds, Self::About];
}

/// Who took what of what lay there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// Which member.
    pub member: usize,
    /// What of it.
    pub drop: Drop,
}

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LootState {
    /// Which table.
    pub table: usize,
    /// Which pane has the keys.
    pub pane: LootPane,
    /// Which of the things that lie there.
    pub lying: usize,
    /// How far the odds are scrolled.
    pub odds: usize,
    /// How far what is said about the table is scrolled.
    pub about: usize,
    /// Practice rolls of the table; they change no game.
    pub practice: Option<Practice>,
    /// How often practice was asked for, so that it is not the same again.
    pub practised: u64,
    /// Who took what the last time.
    pub taken: Vec<Taken>,
}

/// What the screen shows of the game.
#[derive(Debug, Clone, Copy)]
pub struct LootFacts<'g> {
    /// The rules in force.
    pub effective: &'g Effective,
    /// Who plays.
    pub party: &'g [Member],
    /// What lies there.
    pub lying: Option<&'g LootRoll>,
    /// The chosen table, worked out.
    pub table: &'g TableView,
}

/// The tables of the rules in force, in the order of the ruleset.
pub fn tables(effective: &Effective) -> Vec<&LootTable> {
    let declared = effective.items().map(|items| items.loot_tables.iter()).into_iter().flatten();
    declared.map(|base| effective.loot_table(base.id.as_str()).unwrap_or(base)).collect()
}

/// Draws the screen.
pub fn screen(state: &LootState, facts: LootFacts<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Loot, SafeText::default());
    entitle(&mut screen, facts.effective, Scope::Loot, locale);
    screen.columns = vec![
        Column {
            width: Share::Fixed(28),
            panes: vec![
                (Share::Part(4), tables_pane(state, facts.effective, locale)),
                (Share::Part(5), lying_pane(state, facts, locale)),
            ],
        },
        Column {
            width: Share::Part(1),
            panes: vec![
                (Share::Part(1), odds_pane(state, facts, locale)),
                (Share::Part(1), about_pane(state, facts, locale)),
            ],
        },
    ];
    screen
}

fn tables_pane(state: &LootState, effective: &Effective, locale: &Locale) -> Pane {
    let tables = tables(effective);
    let mut lines: Vec<Line> = tables
        .iter()
        .map(|table| {
            let line = Line::of(locale.tr(table.label.text()).text);
            match effective.table_replaced_by(table.id.as_str()) {
                Some(_) => line.at_end(word(locale, "loot-replaced"), Role::Notice),
                None => line,
            }
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "loot-no-tables"), Role::Notice));
    }
    Pane {
        title: word(locale, "loot-tables"),
        selected: (!tables.is_empty()).then_some(state.table),
        overflow: if tables.is_empty() { Overflow::Wrap } else { Overflow::Cut },
        lines,
        focused: state.pane == LootPane::Tables,
        ..Pane::default()
    }
}

fn lying_pane(state: &LootState, facts: LootFacts<'_>, locale: &Locale) -> Pane {
    let focused = state.pane == LootPane::Lying;
    let drops = facts.lying.map(|loot| loot.drops.as_slice()).unwrap_or_default();
    let mut lines: Vec<Line> = drops.iter().map(|drop| drop_line(drop, locale)).collect();
    let selected = (focused && !drops.is_empty()).then(|| state.lying.min(drops.len() - 1));
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "loot-nothing-lies"), Role::Faint));
    }
    if !state.taken.is_empty() {
        lines.push(Line::empty());
        lines.push(Line::with(word(locale, "loot-taken-all"), Role::Good));
        for (at, member) in facts.party.iter().enumerate() {
            let taken: Vec<&Taken> = state.taken.iter().filter(|taken| taken.member == at).collect();
            if !taken.is_empty() {
                lines.push(Line::with(safe(&member.name), Role::Strong));
                lines.extend(taken.iter().map(|taken| drop_line(&taken.drop, locale).indented(1)));
            }
        }
    }
    let title_end = match facts.lying.filter(|loot| !loot.drops.is_empty()) {
        None => SafeText::default(),
        Some(LootRoll { table: Some(table), .. }) => {
            let label = facts.effective.loot_table(table).map(|table| locale.tr(table.label.text()).text);
            label.unwrap_or_else(|| safe(table))
        }
        Some(LootRoll { mixed: true, .. }) => word(locale, "loot-mixed"),
        Some(_) => word(locale, "loot-from-fight"),
    };
    Pane { title: word(locale, "loot-lying"), title_end, lines, selected, focused, ..Pane::default() }
}

/// `shillings ×4`.
fn drop_line(drop: &Drop, locale: &Locale) -> Line {
    Line::of(locale.tr(&drop.label).text).at_end(safe(&format!("×{}", drop.count)), Role::Strong)
}

fn odds_pane(state: &LootState, facts: LootFacts<'_>, locale: &Locale) -> Pane {
    let table = facts.table;
    let mut odds: Vec<&ItemOdds> = table.odds.iter().collect();
    if let Some(practice) = &state.practice {
        odds.sort_by_key(|odds| std::cmp::Reverse(practice.times(&odds.item)));
    }
    let title = match &state.practice {
        None => word(locale, "loot-odds"),
        Some(practice) => locale.word("loot-practice", &[("rolls", Arg::Number(practice.rolls))]),
    };
    let title_end = state
        .practice
        .as_ref()
        .map(|practice| locale.word("loot-seed", &[("seed", Arg::text(&practice.seed.to_string()))]));
    let mut lines: Vec<Line> = Vec::new();
    if state.practice.is_some() {
        lines.push(Line::with(word(locale, "loot-practice-columns"), Role::Faint));
    }
    lines.extend(odds.iter().map(|odds| odds_line(odds, state.practice.as_ref(), locale)));
    if table.odds.is_empty() && !tables(facts.effective).is_empty() {
        lines.push(Line::with(word(locale, "loot-never"), Role::Notice));
    }
    let focused = state.pane == LootPane::Odds;
    let selected = focused.then(|| state.odds.min(lines.len().saturating_sub(1)));
    Pane { title, title_end: title_end.unwrap_or_default(), lines, selected, focused, ..Pane::default() }
}

/// Name, a bar of the exact chance and the numbers; with practice rolls their bar beside it.
fn odds_line(odds: &ItemOdds, practice: Option<&Practice>, locale: &Locale) -> Line {
    let chance = format!("{:>4}", crate::dice::chance_text(odds.chance));
    let name = locale.tr(&odds.label).text;
    let Some(practice) = practice else {
        let mean = Arg::Decimal(odds.mean, Fraction::Places(2));
        let end = locale.word("loot-chance", &[("chance", Arg::text(&chance)), ("mean", mean)]);
        return Line::of(name).at_end(cells(odds.chance, 10), Role::Good).at_end(end, Role::Strong);
    };
    let share = practice.share(practice.times(&odds.item));
    let fell = crate::dice::chance_text(share);
    Line::of(name)
        .at_end(cells(share, 10), Role::Notice)
        .at_end(safe(&format!("{fell:>5}  ")), Role::Strong)
        .at_end(cells(odds.chance, 10), Role::Good)
        .at_end(safe(&format!(" {chance}")), Role::Strong)
}

/// A bar padded to its full width, so that what stands behind it is in line.
fn cells(chance: f64, width: usize) -> SafeText {
    let bar = chance_bar(chance, i64::try_from(width).unwrap_or(10));
    safe(&fit(bar.as_str(), width))
}

fn about_pane(state: &LootState, facts: LootFacts<'_>, locale: &Locale) -> Pane {
    let table = tables(facts.effective).get(state.table).copied();
    let mut lines = Vec::new();
    if let Some(practice) = &state.practice {
        lines.push(Line::with(word(locale, "loot-things"), Role::Strong));
        for (things, count) in practice.things.iter().enumerate() {
            let share = practice.share(*count);
            let end = format!(" {count:>5}  {:>5}", crate::dice::chance_text(share));
            lines.push(
                Line::of(locale.word("loot-things-count", &[("count", Arg::from(things))]))
                    .at_end(cells(share, 20), Role::Notice)
                    .at_end(safe(&end), Role::Strong)
                    .indented(1),
            );
        }
        lines.push(Line::empty());
    }
    lines.extend(facts.table.about.iter().cloned());
    Pane {
        title: table.map(|table| locale.tr(table.label.text()).text).unwrap_or_default(),
        lines,
        focused: state.pane == LootPane::About,
        scroll: Scroll::Down(state.about),
        ..Pane::default()
    }
}
