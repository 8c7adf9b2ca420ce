//! What a loot table is: how often it is picked from, who names it, which layer put it there, its lines and what each can give.

use crate::format::loot::LootTable;
use crate::format::scalar::Count;
use crate::items::loot::ReadyTable;
use crate::items::odds::ItemOdds;
use crate::items::table_lines::{LineGives, LineNames, TableLine, table_lines};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{list, word};
use crate::view::wizard::changes::filter_words;

/// Most creatures that are named of those that drop from a table.
const NAMES_MAX: usize = 4;

/// A table worked out once: its odds and what is said about it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct TableView {
    /// Its exact odds, in the order of its lines.
    pub odds: Vec<ItemOdds>,
    /// What is said about it.
    pub about: Vec<Line>,
}

impl TableView {
    /// Works a table out.
    pub fn of(effective: &Effective, id: &str, locale: &Locale) -> Self {
        let Some(table) = effective.loot_table(id) else { return Self::default() };
        let mut about = vec![rolls_line(table, locale)];
        if let Some(layer) = effective.table_replaced_by(id) {
            let layer = locale.tr(layer.label.text()).text;
            about.push(Line::with(locale.word("loot-replaced-by", &[("layer", Arg::Text(layer))]), Role::Notice));
        }
        about.extend(named_lines(effective, id, locale));
        let total = table.entries.iter().map(|line| line.weight.get()).sum();
        about.push(Line::empty());
        about.push(Line::with(locale.word("loot-lines", &[("total", Arg::Number(total))]), Role::Strong));
        about.extend(table_lines(effective, table).iter().map(|line| line_line(line, effective, locale)));
        Self { odds: ReadyTable::of(effective, table).odds(), about }
    }
}

fn count_text<const MIN: i64, const MAX: i64>(count: &Count<MIN, MAX>) -> String {
    match count {
        Count::Fixed(number) => number.get().to_string(),
        Count::Dice(dice) => dice.to_string(),
    }
}

fn rolls_line(table: &LootTable, locale: &Locale) -> Line {
    let args = [("picks", Arg::text(&count_text(&table.rolls)))];
    Line::of(locale.word("loot-picks", &args))
}

/// Who drops from a table or has it in stock.
fn named_lines(effective: &Effective, id: &str, locale: &Locale) -> Vec<Line> {
    let ruleset = effective.ruleset();
    let mut lines = Vec::new();
    let mut say = |key: &str, names: &[SafeText]| {
        if !names.is_empty() {
            let shown: Vec<SafeText> = names.iter().take(NAMES_MAX).cloned().collect();
            let more = names.len() - shown.len();
            let args = [("names", Arg::Text(list(locale, &shown))), ("more", Arg::from(more))];
            lines.push(Line::with(locale.word(key, &args), Role::Faint));
        }
    };
    let entries = ruleset.catalogs().iter().flat_map(|catalog| effective.book().entries(catalog.id.as_str()).iter());
    let creatures: Vec<SafeText> = entries
        .filter(|entry| {
            let loot = entry.creature.as_ref().and_then(|creature| creature.loot.as_ref());
            loot.is_some_and(|loot| *loot == *id)
        })
        .map(|entry| locale.tr(entry.label.text()).text)
        .collect();
    say("loot-dropped-by", &creatures);
    let threat = ruleset.combat.as_ref().and_then(|combat| combat.threat.as_ref());
    let tiers: Vec<SafeText> = threat
        .map(|threat| threat.tiers.iter())
        .into_iter()
        .flatten()
        .filter(|tier| tier.loot.as_ref().is_some_and(|loot| *loot == *id))
        .map(|tier| locale.tr(tier.label.text()).text)
        .collect();
    say("loot-dropped-by-tiers", &tiers);
    let sellers: Vec<SafeText> = effective
        .market()
        .map(|view| view.sellers())
        .into_iter()
        .flatten()
        .filter(|seller| seller.stock.as_ref().is_some_and(|stock| *stock == *id))
        .map(|seller| locale.tr(seller.label.text()).text)
        .collect();
    say("loot-stocked-by", &sellers);
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "loot-named-by-nobody"), Role::Faint));
    }
    lines
}

/// `5  Kelp brew ×1d4`, and of a line that gives nothing why.
fn line_line(line: &TableLine<'_>, effective: &Effective, locale: &Locale) -> Line {
    let name = match line.names {
        LineNames::Thing(label) => locale.tr(label).text,
        LineNames::Any(filter) => {
            let words = filter_words(filter, effective, locale);
            locale.word("loot-any", &[("words", Arg::Text(words))])
        }
        LineNames::Missing(reference) => safe(&reference.to_string()),
    };
    let nothing = line.gives.is_nothing();
    let role = if nothing { Role::Struck } else { Role::Plain };
    let weight = safe(&format!("{:>3}  ", line.line.weight.get()));
    let mut shown = Line::with(weight, Role::Faint).and(name, role);
    let count = count_text(&line.line.count);
    if count != "1" {
        shown = shown.and(safe(&format!(" ×{count}")), Role::Strong);
    }
    let layer = |layer: Option<&crate::format::layer::Layer>| {
        layer.map(|layer| locale.tr(layer.label.text()).text).unwrap_or_default()
    };
    match line.gives {
        LineGives::OneOf(1) => shown,
        LineGives::OneOf(matching) => {
            shown.at_end(locale.word("loot-one-of", &[("count", Arg::from(matching))]), Role::Faint)
        }
        LineGives::Service => shown.at_end(word(locale, "loot-service"), Role::Notice),
        LineGives::Hidden(by) => {
            shown.at_end(locale.word("absent-hidden", &[("layer", Arg::Text(layer(by)))]), Role::Bad)
        }
        LineGives::CoinGone(by) => {
            shown.at_end(locale.word("absent-coins-gone", &[("layer", Arg::Text(layer(by)))]), Role::Bad)
        }
        LineGives::NoMatch => shown.at_end(word(locale, "loot-no-match"), Role::Bad),
        LineGives::Missing => shown.at_end(word(locale, "loot-missing"), Role::Bad),
    }
}
