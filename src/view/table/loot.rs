//! Table › Loot: the tables with their exact odds; what was rolled, what lies there, a hundred rolls beside the odds.

use crate::items::loot::Drop;
use crate::items::loot::ReadyTable;
use crate::items::odds::ItemOdds;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{chance_bar, frame, word};
use crate::view::table::{tabs, title};

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct LootState {
    /// Which table.
    pub table: usize,
    /// What a hundred practice rolls gave: in how many of them each thing fell, commonest first. They change no game.
    pub hundred: Vec<(Drop, i64)>,
}

/// Draws the screen.
pub fn screen(
    state: &LootState,
    effective: &Effective,
    lying: Option<&crate::game::LootRoll>,
    locale: &Locale,
) -> Screen {
    let mut screen = frame(locale, Scope::Loot, title(effective, Scope::Loot, locale));
    screen.title_end = tabs(Scope::Loot, locale);
    let tables: Vec<_> = effective.items().map(|items| items.loot_tables.iter().collect()).unwrap_or_default();
    let mut lines: Vec<Line> = tables
        .iter()
        .map(|base| {
            let table = effective.loot_table(base.id.as_str()).unwrap_or(base);
            let line = Line::of(locale.tr(table.label.text()).text);
            if std::ptr::eq(table, *base) { line } else { line.at_end(word(locale, "loot-replaced"), Role::Notice) }
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "loot-no-tables"), Role::Notice));
    }
    let list = Pane {
        title: word(locale, "loot-tables"),
        selected: (!tables.is_empty()).then_some(state.table),
        lines,
        focused: true,
        ..Pane::default()
    };
    let table = tables.get(state.table).and_then(|base| effective.loot_table(base.id.as_str()));
    let odds = table.map(|table| ReadyTable::of(effective, table).odds()).unwrap_or_default();
    let odds_pane = Pane {
        title: word(locale, "loot-odds"),
        title_end: if state.hundred.is_empty() { SafeText::default() } else { word(locale, "loot-beside-hundred") },
        lines: odds.iter().map(|odds| odds_line(odds, &state.hundred, locale)).collect(),
        ..Pane::default()
    };
    let lying_pane = Pane {
        title: word(locale, "loot-lying"),
        lines: lying_lines(lying, effective, locale),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Fixed(27), panes: vec![(Share::Part(1), list), (Share::Part(1), lying_pane)] },
        Column { width: Share::Part(1), panes: vec![(Share::Part(1), odds_pane)] },
    ];
    screen
}

fn odds_line(odds: &ItemOdds, hundred: &[(Drop, i64)], locale: &Locale) -> Line {
    let fell = hundred.iter().find(|(drop, _)| drop.item == odds.item).map_or(0, |(_, times)| *times);
    let chance = crate::dice::chance_text(odds.chance);
    let mean = format!("{:.2}", odds.mean);
    let end = if hundred.is_empty() {
        locale.word("loot-chance", &[("chance", Arg::text(&chance)), ("mean", Arg::text(&mean))])
    } else {
        let args = [("chance", Arg::text(&chance)), ("mean", Arg::text(&mean)), ("fell", Arg::Number(fell))];
        locale.word("loot-chance-hundred", &args)
    };
    let name = crate::text::fit(locale.tr(&odds.label).text.as_str(), 20);
    Line::of(safe(&name))
        .and(safe(" "), Role::Plain)
        .and(chance_bar(odds.chance, 10), Role::Good)
        .at_end(end, Role::Strong)
}

fn lying_lines(lying: Option<&crate::game::LootRoll>, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let Some(loot) = lying.filter(|loot| !loot.drops.is_empty()) else {
        return vec![Line::with(word(locale, "loot-nothing-lies"), Role::Faint)];
    };
    let from = match &loot.table {
        Some(table) => {
            let label = effective.loot_table(table).map(|table| locale.tr(table.label.text()).text);
            locale.word("loot-from", &[("table", Arg::Text(label.unwrap_or_else(|| safe(table))))])
        }
        None => word(locale, "loot-from-fight"),
    };
    let mut lines = vec![Line::with(from, Role::Faint)];
    lines.extend(
        loot.drops
            .iter()
            .map(|drop| Line::of(locale.tr(&drop.label).text).at_end(safe(&format!("×{}", drop.count)), Role::Strong)),
    );
    lines
}
