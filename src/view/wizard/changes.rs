//! What a choice of layers changes, in words a player reads: layer by layer, before → after.

use crate::format::catalog::Entry;
use crate::format::item::Cost;
use crate::format::items::Items;
use crate::format::layer::{Layer, LayerCurrencies};
use crate::format::loot::ItemFilter;
use crate::format::resolution::Resolution;
use crate::format::scalar::Count;
use crate::items::price::shown_cost;
use crate::locale::{Arg, Locale};
use crate::rules::{Change, Effective};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::list;
use crate::view::wizard::ChosenRules;

/// How many names of a long list are said before the rest is counted.
const NAMES_MAX: usize = 4;

/// Every layer in force with what it does, then what the one under the cursor would do besides.
pub fn change_lines(chosen: &ChosenRules, cursor: usize, locale: &Locale) -> Vec<Line> {
    let ruleset = chosen.book.ruleset();
    let mut lines = Vec::new();
    for id in chosen.effective.applied() {
        if let Some(layer) = ruleset.layer(id.as_str()) {
            lines.push(Line::with(locale.tr(layer.label.text()).text, Role::Strong));
            lines.extend(layer_lines(layer, &chosen.effective, locale));
        }
    }
    for dropped in chosen.effective.dropped() {
        let name =
            ruleset.layer(&dropped.id).map_or_else(|| safe(&dropped.id), |layer| locale.tr(layer.label.text()).text);
        lines.push(Line::with(locale.word("changes-dropped", &[("layer", Arg::Text(name))]), Role::Bad));
    }
    if let Some(layer) = ruleset.layers().get(cursor).filter(|layer| !chosen.on.contains(&layer.id)) {
        let name = locale.tr(layer.label.text()).text;
        let mut on: Vec<&str> = chosen.on.iter().map(crate::format::scalar::Id::as_str).collect();
        on.push(layer.id.as_str());
        let would = Effective::of(std::sync::Arc::clone(&chosen.book), &on);
        if would.applied().contains(&layer.id) {
            if !lines.is_empty() {
                lines.push(Line::empty());
            }
            let key = if chosen.on.is_empty() { "changes-would" } else { "changes-would-also" };
            lines.push(Line::with(locale.word(key, &[("layer", Arg::Text(name))]), Role::Strong));
            lines.extend(layer_lines(layer, &would, locale));
        }
    }
    if lines.is_empty() {
        lines.push(Line::with(locale.word("changes-none", &[]), Role::Faint));
    }
    lines
}

/// What one layer in force does.
pub fn layer_lines(layer: &Layer, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    ladder(layer, effective, locale, &mut lines);
    fields(layer, effective, locale, &mut lines);
    coins(layer, effective, locale, &mut lines);
    hidden(layer, effective, locale, &mut lines);
    market(layer, effective, locale, &mut lines);
    tables(layer, effective, locale, &mut lines);
    guidance(layer, locale, &mut lines);
    if lines.is_empty() {
        lines.push(Line::with(locale.word("changes-nothing", &[]), Role::Faint).indented(2));
    }
    lines
}

fn heading(lines: &mut Vec<Line>, text: SafeText) {
    lines.push(Line::with(text, Role::Notice).indented(1));
}

fn arrow(name: SafeText, before: SafeText, after: SafeText) -> Line {
    Line::of(name)
        .and(safe("  "), Role::Plain)
        .and(before, Role::Faint)
        .and(safe(" → "), Role::Plain)
        .and(after, Role::Strong)
        .indented(3)
}

/// The ladder in force before this layer, step by step beside the new one.
fn ladder(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    let Some(ladder) = &layer.difficulty_ladder else { return };
    heading(lines, locale.word("changes-difficulties", &[]));
    let said = |number: i64, target: Option<i64>| match target {
        Some(target) => {
            locale.word("difficulty-at", &[("number", Arg::Number(number)), ("target", Arg::Number(target))])
        }
        None => safe(&number.to_string()),
    };
    let pool_target = match &effective.ruleset().resolution {
        Resolution::Pool(pool) => Some(pool.target.default.get()),
        Resolution::Sum(_) => None,
    };
    let base = Effective::base(std::sync::Arc::clone(effective.book())).ladder();
    let after = crate::rules::ladder_view(ladder);
    for at in 0..base.len().max(after.len()) {
        let text = |step: Option<&crate::rules::LadderStep>| {
            step.map_or_else(|| safe("–"), |step| said(step.number, step.target.or(pool_target)))
        };
        if base.get(at) == after.get(at) {
            continue;
        }
        let label = after.get(at).or(base.get(at)).map(|step| locale.tr(&step.label).text).unwrap_or_default();
        lines.push(arrow(label, text(base.get(at)), text(after.get(at))));
    }
}

fn fields(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    for narrowed in &layer.fields {
        let Some(field) = effective.ruleset().sheet.fields.iter().find(|field| field.id == narrowed.id) else {
            continue;
        };
        let crate::format::sheet::FieldKind::Enum(kind) = &field.kind else { continue };
        let gone: Vec<SafeText> = narrowed
            .remove_values
            .iter()
            .filter_map(|value| kind.label_of(value.as_str()).map(|label| locale.tr(label).text))
            .collect();
        let args =
            [("field", Arg::Text(locale.tr(field.label.text()).text)), ("values", Arg::Text(list(locale, &gone)))];
        lines.push(Line::of(locale.word("changes-values-gone", &args)).indented(1));
    }
}

fn coins(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    let (Some(currencies), Some(items)) = (&layer.currencies, effective.items()) else { return };
    let units = currencies.remove_units.iter().flatten().filter_map(|unit| items.coin(unit.as_str()));
    let mut gone: Vec<SafeText> = units.map(|(_, unit)| locale.tr(unit.label.text()).text).collect();
    for family in currencies.remove_families.iter().flatten() {
        let family = items.currencies.iter().find(|declared| declared.id == *family);
        gone.extend(family.map(|family| locale.tr(family.label.text()).text));
    }
    lines.push(Line::of(locale.word("changes-coins-gone", &[("coins", Arg::Text(list(locale, &gone)))])).indented(1));
    let priced: Vec<(&Entry, &Cost)> = effective
        .items_offered()
        .filter_map(|(_, entry, item)| Some((entry, item.cost.as_ref()?)))
        .filter(|(_, cost)| takes_coin(currencies, items, cost))
        .collect();
    for (entry, cost) in priced.iter().take(NAMES_MAX) {
        let name = locale.tr(entry.label.text()).text;
        let coin =
            items.coin(cost.unit.as_str()).map(|(_, unit)| locale.tr(unit.label.text()).text).unwrap_or_default();
        let before =
            locale.word("coin-amount", &[("amount", Arg::Number(cost.amount.get())), ("coin", Arg::Text(coin))]);
        let after = match shown_cost(effective, cost) {
            Some(shown) => crate::view::table::purse::amount(&shown.now, locale),
            None => locale.word("no-price", &[]),
        };
        lines.push(arrow(name, before, after));
    }
    more(priced.len(), "changes-more-prices", locale, lines);
}

/// Whether a layer takes away the coin that a cost is written in.
fn takes_coin(currencies: &LayerCurrencies, items: &Items, cost: &Cost) -> bool {
    let unit = currencies.remove_units.iter().flatten().any(|unit| *unit == cost.unit);
    let family = items.coin(cost.unit.as_str()).map(|(family, _)| &family.id);
    unit || currencies.remove_families.iter().flatten().any(|gone| Some(gone) == family)
}

fn hidden(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    let own = effective.changes().iter().filter(|change| change.layer == layer.id);
    let count: usize = own.map(Change::hidden_count).sum();
    if count == 0 {
        return;
    }
    let catalogs = layer.catalogs.iter().map(|rule| rule.id.as_str());
    let names: Vec<SafeText> = catalogs
        .flat_map(|catalog| effective.book().entries(catalog).iter().map(move |entry| (catalog, entry)))
        .filter(|(catalog, entry)| effective.hidden_by(catalog, entry) == Some(&layer.id))
        .take(NAMES_MAX)
        .map(|(_, entry)| locale.tr(entry.label.text()).text)
        .collect();
    let args = [("count", Arg::from(count)), ("names", Arg::Text(list(locale, &names)))];
    lines.push(Line::of(locale.word("changes-hidden", &args)).indented(1));
    more(count, "changes-more", locale, lines);
}

fn market(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    let Some(narrowed) = layer.items.as_ref().and_then(|items| items.market.as_ref()) else { return };
    let refused = effective.not_carried_out().iter().any(|effect| effect.layer == layer.id);
    let market = effective.items().and_then(|items| items.market.as_ref());
    if let (Some(sellers), Some(market)) = (&narrowed.remove_sellers, market) {
        let names: Vec<SafeText> = sellers
            .iter()
            .filter_map(|id| market.sellers.iter().find(|seller| seller.id == *id))
            .map(|seller| locale.tr(seller.label.text()).text)
            .collect();
        let key = if refused { "changes-sellers-stay" } else { "changes-sellers-gone" };
        let role = if refused { Role::Faint } else { Role::Plain };
        lines.push(Line::with(locale.word(key, &[("sellers", Arg::Text(list(locale, &names)))]), role).indented(1));
    }
    for filter in narrowed.unsold.iter().flatten() {
        let words = filter_words(filter, effective, locale);
        lines.push(Line::of(locale.word("changes-unsold", &[("goods", Arg::Text(words))])).indented(1));
    }
}

fn tables(layer: &Layer, effective: &Effective, locale: &Locale, lines: &mut Vec<Line>) {
    let Some(tables) = layer.items.as_ref().and_then(|items| items.loot_tables.as_ref()) else { return };
    for table in tables {
        let base = effective.items().and_then(|items| items.loot_tables.iter().find(|base| base.id == table.id));
        let args = [
            ("table", Arg::Text(locale.tr(table.label.text()).text)),
            ("before", Arg::from(base.map_or(0, |base| base.entries.len()))),
            ("after", Arg::from(table.entries.len())),
        ];
        lines.push(Line::of(locale.word("changes-table", &args)).indented(1));
        if let Count::Dice(dice) = &table.rolls {
            let rolls = locale.word("changes-table-rolls", &[("dice", Arg::text(&dice.to_string()))]);
            lines.push(Line::with(rolls, Role::Faint).indented(3));
        }
    }
}

fn guidance(layer: &Layer, locale: &Locale, lines: &mut Vec<Line>) {
    let Some(gm) = &layer.gm else { return };
    for (key, text) in [("changes-told", &gm.guidance), ("changes-world-told", &gm.world_guidance)] {
        if let Some(text) = text {
            heading(lines, locale.word(key, &[]));
            // What the Game Master is told stays English in every language.
            lines.push(Line::of(safe(&format!("+ {}", text.english()))).indented(3));
        }
    }
}

fn more(count: usize, key: &str, locale: &Locale, lines: &mut Vec<Line>) {
    if count > NAMES_MAX {
        let left = count - NAMES_MAX;
        lines.push(Line::with(locale.word(key, &[("count", Arg::from(left))]), Role::Faint).indented(3));
    }
}

/// The words of a filter: "Rare", "Weapon", "Silver".
pub fn filter_words(filter: &ItemFilter, effective: &Effective, locale: &Locale) -> SafeText {
    let Some(items) = effective.items() else { return SafeText::default() };
    let label = |words: &[crate::format::items::Word], id: &Option<crate::format::scalar::Id>| {
        let id = id.as_ref()?;
        words.iter().find(|word| word.id == *id).map(|word| locale.tr(word.label.text()).text)
    };
    let parts = [
        label(&items.rarities, &filter.rarity),
        label(&items.categories, &filter.category),
        label(&items.tags, &filter.tag),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().map(SafeText::into_string).collect();
    safe(&parts.join(" · "))
}
