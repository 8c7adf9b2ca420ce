//! Table › Market: sellers, the buyer's purse and price levels on the left; goods with their prices on the right, the arithmetic
//! and what a purchase would leave below. The last line of the sellers opens what is not sold here, each thing with the reason.
//!
//! Must not know: how prices are worked out, how anybody pays.

mod absent;
mod arithmetic;
mod goods;
mod preview;

use crate::format::market::{PriceLevel, Seller};
use crate::format::scalar::EntryRef;
use crate::items::carry::{ReadValue, carried};
use crate::items::market::MarketHere;
use crate::items::visit::Visit;
use crate::items::{Member, Place};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{frame, windowed, word};
use crate::view::table::entitle;
use crate::view::table::item::item_words;
use crate::view::table::load::load_lines;
use crate::view::table::purse::{amount, purse_lines};
use crate::view::wizard::changes::filter_words;

pub use absent::reason;
pub use arithmetic::arithmetic;
pub use goods::{Goods, SellerGoods, WareRow};
pub use preview::order_lines;

/// Which pane has the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MarketPane {
    /// Sellers.
    #[default]
    Sellers,
    /// Goods of the chosen seller.
    Goods,
}

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MarketState {
    /// Which member buys.
    pub member: usize,
    /// Which pane has the keys.
    pub pane: MarketPane,
    /// Which seller; the one after the last is what is not sold here.
    pub seller: usize,
    /// Which of its goods.
    pub ware: usize,
    /// How many are asked for, 1 or more.
    pub count: i64,
    /// Which price level; the default one without.
    pub level: Option<usize>,
}

/// What the screen shows of the game.
#[derive(Clone, Copy)]
pub struct MarketFacts<'g> {
    /// The rules in force.
    pub effective: &'g Effective,
    /// Who plays.
    pub party: &'g [Member],
    /// Where the party is.
    pub place: Option<&'g Place>,
    /// What sellers have in stock.
    pub visit: &'g Visit,
    /// What is on sale and what is not.
    pub goods: &'g Goods,
    /// Reads the buyer's numbers.
    pub read: ReadValue<'g>,
}

/// The level that is chosen, or the default one.
pub fn chosen_level<'g>(here: &MarketHere<'g>, state: &MarketState) -> Option<&'g PriceLevel> {
    let chosen = state.level.and_then(|at| here.view().market.prices.get(at));
    chosen.or_else(|| here.level(None))
}

/// What the right pane lists.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Listed<'g> {
    /// A seller's goods.
    Of(&'g SellerGoods),
    /// What is not sold here.
    Absent(&'g [EntryRef]),
}

impl<'g> Listed<'g> {
    /// What the chosen line of the sellers lists; `None` where nobody is here.
    pub fn of(goods: &'g Goods, seller: usize) -> Option<Self> {
        match goods.sellers.get(seller) {
            Some(seller) => Some(Self::Of(seller)),
            None if !goods.not_sold.is_empty() => Some(Self::Absent(&goods.not_sold)),
            None => None,
        }
    }

    /// How many lines it has.
    pub fn count(self) -> usize {
        match self {
            Self::Of(seller) => seller.wares.len(),
            Self::Absent(absent) => absent.len(),
        }
    }
}

/// Draws the screen.
pub fn screen(state: &MarketState, facts: MarketFacts<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Market, SafeText::default());
    entitle(&mut screen, facts.effective, Scope::Market, locale);
    let here = match MarketHere::at(facts.effective, facts.place) {
        Ok(here) => here,
        Err(refusal) => {
            let mut lines = Vec::new();
            if let Some(name) = facts.place.and_then(|place| place.name.as_deref()) {
                lines.push(Line::with(safe(name), Role::Strong));
            }
            lines.push(Line::with(word(locale, &format!("market-{}", refusal.code())), Role::Notice));
            let overflow = Overflow::Wrap;
            let pane = Pane { title: word(locale, "tab-market"), lines, focused: true, overflow, ..Pane::default() };
            screen.columns = vec![Column { width: Share::Part(1), panes: vec![(Share::Part(1), pane)] }];
            return screen;
        }
    };
    let Some(level) = chosen_level(&here, state) else { return screen };
    let listed = Listed::of(facts.goods, state.seller);
    screen.columns = vec![
        Column {
            width: Share::Fixed(28),
            panes: vec![
                (Share::Part(1), sellers_pane(state, &here, facts, locale)),
                (Share::Fixed(6), buyer_pane(state, facts, locale)),
                (Share::Fixed(levels_height(&here)), levels_pane(&here, level, locale)),
            ],
        },
        Column {
            width: Share::Part(1),
            panes: vec![
                (Share::Part(1), goods_pane(state, &here, listed, facts, locale)),
                (Share::Part(1), about_pane(state, &here, listed, facts, locale)),
            ],
        },
    ];
    screen
}

fn levels_height(here: &MarketHere<'_>) -> u16 {
    u16::try_from(here.view().market.prices.len() + 2).unwrap_or(6).min(7)
}

/// What a seller is called, with whom it sells to: `Chapel (Nerve 3+)`.
fn seller_line(seller: Option<&Seller>, role: Role, locale: &Locale) -> Line {
    let Some(seller) = seller else { return Line::with(word(locale, "market-anybody"), role) };
    let line = Line::with(locale.tr(seller.label.text()).text, role);
    match &seller.only {
        Some(only) => line.and(safe(&format!(" ({})", locale.tr(only.label.text()).text)), Role::Faint),
        None => line,
    }
}

fn seller_of<'e>(here: &MarketHere<'e>, goods: &SellerGoods) -> Option<&'e Seller> {
    let id = goods.seller.as_ref()?;
    here.sellers().find(|seller| seller.id == *id)
}

fn sellers_pane(state: &MarketState, here: &MarketHere<'_>, facts: MarketFacts<'_>, locale: &Locale) -> Pane {
    let goods = facts.goods;
    let mut lines: Vec<Line> = Vec::new();
    for seller in &goods.sellers {
        let count = safe(&seller.wares.len().to_string());
        let role = if seller.open { Role::Plain } else { Role::Struck };
        lines.push(seller_line(seller_of(here, seller), role, locale).at_end(count, Role::Faint));
    }
    if lines.is_empty() && goods.not_sold.is_empty() {
        lines.push(Line::with(word(locale, "market-nobody-here"), Role::Notice));
    }
    if !goods.not_sold.is_empty() {
        let count = safe(&goods.not_sold.len().to_string());
        lines.push(Line::with(word(locale, "market-not-sold"), Role::Faint).at_end(count, Role::Faint));
    }
    let count = lines.len();
    if goods.sellers.is_empty() {
        lines.push(Line::with(word(locale, "market-nobody-here"), Role::Notice));
    }
    lines.extend(gone_lines(facts.effective, locale));
    let place = facts.place.and_then(|place| place.name.as_deref()).map(safe);
    Pane {
        title: place.unwrap_or_else(|| word(locale, "market-sellers")),
        title_end: here.place().map(|place| locale.tr(place.label.text()).text).unwrap_or_default(),
        selected: Some(state.seller.min(count.saturating_sub(1))),
        reveal: if state.seller + 1 >= count { lines.len() - count } else { 0 },
        lines,
        focused: state.pane == MarketPane::Sellers,
        ..Pane::default()
    }
}

/// What layers took away from the market itself: sellers counted, with the layer's name, and who they were.
fn gone_lines(effective: &Effective, locale: &Locale) -> Vec<Line> {
    let Some(view) = effective.market() else { return Vec::new() };
    let mut lines = Vec::new();
    for layer in effective.layers_in_force() {
        let gone = view.sellers_gone().filter(|(_, by)| by.id == layer.id);
        let names: Vec<SafeText> = gone.map(|(seller, _)| locale.tr(seller.label.text()).text).collect();
        let gone = names.len();
        let unsold = view.unsold_by().filter(|(by, _)| by.is_some_and(|by| by.id == layer.id));
        let unsold: Vec<SafeText> = unsold.map(|(_, filter)| filter_words(filter, effective, locale)).collect();
        if gone == 0 && unsold.is_empty() {
            continue;
        }
        // The layer stands right below what it takes away, the names come last: they are what a small pane may cut off.
        let takes = |key: &str, args: &[(&'static str, Arg)]| Line::with(locale.word(key, args), Role::Notice);
        let count = (gone > 0).then(|| takes("market-sellers-gone", &[("count", Arg::from(gone))]));
        let unsold = unsold.into_iter().map(|goods| takes("market-unsold", &[("goods", Arg::Text(goods))]));
        let mut taken = count.into_iter().chain(unsold);
        lines.extend(taken.next());
        lines.push(Line::with(locale.tr(layer.label.text()).text, Role::Faint).indented(1));
        lines.extend(taken);
        lines.extend(names.into_iter().map(|name| Line::with(name, Role::Struck).indented(1)));
    }
    lines
}

fn buyer_pane(state: &MarketState, facts: MarketFacts<'_>, locale: &Locale) -> Pane {
    let Some(buyer) = facts.party.get(state.member) else { return Pane::default() };
    let mut lines = purse_lines(&buyer.bag, facts.effective, locale);
    if let Some(load) = carried(facts.effective, &buyer.bag, facts.read) {
        lines.extend(load_lines(&load, locale).into_iter().next());
    }
    let place = format!("‹ {}/{} ›", state.member + 1, facts.party.len());
    let title_end = if facts.party.len() > 1 { safe(&place) } else { SafeText::default() };
    Pane { title: safe(&buyer.name), title_end, lines, overflow: Overflow::Wrap, ..Pane::default() }
}

fn levels_pane(here: &MarketHere<'_>, chosen: &PriceLevel, locale: &Locale) -> Pane {
    let prices = &here.view().market.prices;
    let lines = prices
        .iter()
        .map(|level| {
            let is_chosen = level.id == chosen.id;
            let role = if is_chosen { Role::Strong } else { Role::Plain };
            Line::with(safe(if is_chosen { "● " } else { "○ " }), role)
                .and(locale.tr(level.label.text()).text, role)
                .at_end(safe(&format!("×{}", level.times.get())), Role::Faint)
        })
        .collect();
    let selected = prices.iter().position(|level| level.id == chosen.id);
    Pane { title: word(locale, "market-levels"), lines, selected, ..Pane::default() }
}

fn goods_pane(
    state: &MarketState,
    here: &MarketHere<'_>,
    listed: Option<Listed<'_>>,
    facts: MarketFacts<'_>,
    locale: &Locale,
) -> Pane {
    let focused = state.pane == MarketPane::Goods;
    let (mut lines, selected) = match listed {
        None => (Vec::new(), None),
        Some(Listed::Absent(absent)) => windowed(absent, state.ware, |item| absent_line(item, here, facts, locale)),
        Some(Listed::Of(seller)) => {
            windowed(&seller.wares, state.ware, |ware| ware_line(ware, facts.effective, locale))
        }
    };
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "market-nothing"), Role::Faint));
    }
    let (title, title_end) = match listed {
        None => (word(locale, "market-goods"), SafeText::default()),
        Some(Listed::Absent(absent)) => (word(locale, "market-not-sold"), count_words(absent.len(), 0, locale)),
        Some(Listed::Of(seller)) => {
            lines.extend(taken_lines(seller, facts.effective, locale));
            let taken: usize = seller.taken.iter().map(|(_, count)| count).sum();
            let label = seller_of(here, seller).map(|seller| locale.tr(seller.label.text()).text);
            let label = label.unwrap_or_else(|| word(locale, "market-anybody"));
            (label, count_words(seller.wares.len(), taken, locale))
        }
    };
    Pane { title, title_end, lines, selected, focused, ..Pane::default() }
}

fn count_words(count: usize, taken: usize, locale: &Locale) -> SafeText {
    let words = locale.word("market-count", &[("count", Arg::from(count))]);
    if taken == 0 {
        return words;
    }
    let gone = locale.word("market-count-gone", &[("count", Arg::from(taken))]);
    safe(&format!("{words} · {gone}"))
}

/// What layers took out of a seller's goods, counted, with the layer's name.
fn taken_lines(seller: &SellerGoods, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for (layer, count) in &seller.taken {
        let Some(layer) = effective.ruleset().layer(layer.as_str()) else { continue };
        if lines.is_empty() {
            lines.push(Line::empty());
        }
        let args = [("count", Arg::from(*count)), ("layer", Arg::Text(locale.tr(layer.label.text()).text))];
        lines.push(Line::with(locale.word("market-taken", &args), Role::Notice));
    }
    lines
}

fn ware_line(ware: &WareRow, effective: &Effective, locale: &Locale) -> Line {
    let Some(entry) = effective.book().entry(&ware.item) else { return Line::empty() };
    let mut line = Line::of(locale.tr(entry.label.text()).text);
    if entry.item.as_ref().is_some_and(|item| item.service.is_some()) {
        line = line.and(safe("  "), Role::Plain).and(word(locale, "market-service"), Role::Faint);
    }
    if let Some(stock) = ware.stock {
        let stock = locale.word("market-stock", &[("count", Arg::Number(stock))]);
        line = line.and(safe("  "), Role::Plain).and(stock, Role::Faint);
    }
    if let Some(was) = &ware.price.cost.was {
        let was = locale.word("market-was", &[("cost", Arg::Text(amount(was, locale)))]);
        line = line.at_end(was, Role::Notice).at_end(safe("  "), Role::Plain);
    }
    line.at_end(amount(&ware.price.said, locale), Role::Strong)
}

fn absent_line(item: &EntryRef, here: &MarketHere<'_>, facts: MarketFacts<'_>, locale: &Locale) -> Line {
    let Some(found) = crate::items::book::known_at(facts.effective, item) else { return Line::empty() };
    let line = Line::of(locale.tr(found.label()).text);
    match here.why_not(&found, facts.visit, facts.read) {
        Some(why) => line.and(safe("  "), Role::Plain).and(reason(why, locale), Role::Faint),
        None => line,
    }
}

fn about_pane(
    state: &MarketState,
    here: &MarketHere<'_>,
    listed: Option<Listed<'_>>,
    facts: MarketFacts<'_>,
    locale: &Locale,
) -> Pane {
    let empty = || Pane { title: word(locale, "market-about"), ..Pane::default() };
    let chosen = match listed {
        Some(Listed::Of(seller)) => seller.wares.get(state.ware).map(|ware| &ware.item),
        Some(Listed::Absent(absent)) => absent.get(state.ware),
        None => None,
    };
    let Some(found) = chosen.and_then(|item| crate::items::book::known_at(facts.effective, item)) else {
        return empty();
    };
    let mut lines = vec![Line::with(item_words(found.item, facts.effective, locale), Role::Faint)];
    match listed {
        Some(Listed::Of(seller)) => lines.extend(order_lines(state, here, seller, facts, locale)),
        _ => {
            if let Some(why) = here.why_not(&found, facts.visit, facts.read) {
                lines.push(Line::with(reason(why, locale), Role::Notice));
            }
        }
    }
    if let Some(summary) = &found.entry.summary {
        lines.push(Line::of(locale.tr(summary).text));
    }
    let asked = matches!(listed, Some(Listed::Of(_)));
    Pane {
        title: locale.tr(found.label()).text,
        title_end: if asked {
            locale.word("market-asked", &[("count", Arg::Number(state.count.max(1)))])
        } else {
            SafeText::default()
        },
        lines,
        overflow: Overflow::Wrap,
        ..Pane::default()
    }
}
