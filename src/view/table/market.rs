//! Table › Market: sellers and price levels on the left, goods with their prices on the right, the arithmetic below.

use crate::format::market::PriceLevel;
use crate::items::buy::{Buyer, Order, Wanted, offer};
use crate::items::coins::{CoinAmount, CoinCount, purse};
use crate::items::market::{MarketHere, Stall, Ware};
use crate::items::price::Price;
use crate::items::visit::Visit;
use crate::items::{Member, Place};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{frame, list, named, word};
use crate::view::table::{tabs, title};
use crate::view::wizard::changes::filter_words;

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
    /// Which seller.
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
    /// Reads the buyer's numbers.
    pub read: &'g dyn Fn(&crate::format::value_ref::ValueRef) -> f64,
}

/// The level that is chosen, or the default one.
pub fn chosen_level<'g>(here: &MarketHere<'g>, state: &MarketState) -> Option<&'g PriceLevel> {
    let chosen = state.level.and_then(|at| here.view().market.prices.get(at));
    chosen.or_else(|| here.level(None))
}

/// Draws the screen.
pub fn screen(state: &MarketState, facts: MarketFacts<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Market, title(facts.effective, Scope::Market, locale));
    screen.title_end = tabs(Scope::Market, locale);
    let here = match MarketHere::at(facts.effective, facts.place) {
        Ok(here) => here,
        Err(refusal) => {
            let lines = vec![Line::with(word(locale, &format!("market-{}", refusal.code())), Role::Notice)];
            let pane = Pane { title: word(locale, "tab-market"), lines, focused: true, ..Pane::default() };
            screen.columns = vec![Column { width: Share::Part(1), panes: vec![(Share::Part(1), pane)] }];
            return screen;
        }
    };
    let Some(level) = chosen_level(&here, state) else { return screen };
    let stalls = here.stalls(level, facts.visit, facts.read);
    let stall = stalls.get(state.seller);
    let ware = stall.and_then(|stall| stall.wares.get(state.ware));
    let buyer = facts.party.get(state.member);
    screen.status = buyer.map(|buyer| purse_text(buyer, facts.effective, locale)).unwrap_or_default();
    screen.columns = vec![
        Column {
            width: Share::Fixed(27),
            panes: vec![
                (Share::Part(1), sellers_pane(state, &stalls, facts, locale)),
                (Share::Fixed(levels_height(&here)), levels_pane(&here, level, facts, locale)),
            ],
        },
        Column {
            width: Share::Part(1),
            panes: vec![
                (Share::Part(1), goods_pane(state, stall, facts, locale)),
                (Share::Fixed(9), about_pane(state, &here, ware, stall, facts, locale)),
            ],
        },
    ];
    screen
}

fn levels_height(here: &MarketHere<'_>) -> u16 {
    u16::try_from(here.view().market.prices.len() + 3).unwrap_or(6).min(10)
}

/// The purse of a bag: `Coin 18 pennies` family by family, in the player's language.
pub fn purse_text(buyer: &Member, effective: &Effective, locale: &Locale) -> SafeText {
    let families: Vec<SafeText> = purse(effective, &buyer.bag)
        .into_iter()
        .map(|family| {
            let amount = i64::try_from(family.worth).unwrap_or(i64::MAX);
            let coin = locale.tr(family.smallest.label.text()).text;
            let family = locale.tr(family.family.label.text()).text;
            let args = [("family", Arg::Text(family)), ("amount", Arg::Number(amount)), ("coin", Arg::Text(coin))];
            locale.word("purse-family", &args)
        })
        .collect();
    let purse = if families.is_empty() { word(locale, "purse-empty") } else { list(locale, &families) };
    locale.word("purse-line", &[("who", Arg::text(&buyer.name)), ("purse", Arg::Text(purse))])
}

fn seller_name(stall: &Stall<'_>, locale: &Locale) -> SafeText {
    match stall.seller {
        Some(seller) => locale.tr(seller.label.text()).text,
        None => word(locale, "market-anybody"),
    }
}

fn sellers_pane(state: &MarketState, stalls: &[Stall<'_>], facts: MarketFacts<'_>, locale: &Locale) -> Pane {
    let mut lines: Vec<Line> = stalls
        .iter()
        .map(|stall| {
            let role = if stall.open { Role::Plain } else { Role::Faint };
            let count = safe(&stall.wares.len().to_string());
            Line::with(seller_name(stall, locale), role).at_end(count, Role::Faint)
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "market-nobody-here"), Role::Notice));
    }
    lines.extend(gone_lines(facts.effective, locale));
    let place = facts.place.and_then(|place| place.name.as_deref()).map(safe);
    Pane {
        title: place.unwrap_or_else(|| word(locale, "market-sellers")),
        title_end: place_size(facts, locale),
        selected: (!stalls.is_empty()).then_some(state.seller),
        lines,
        focused: state.pane == MarketPane::Sellers,
        overflow: Overflow::Wrap,
        ..Pane::default()
    }
}

fn place_size(facts: MarketFacts<'_>, locale: &Locale) -> SafeText {
    let here = MarketHere::at(facts.effective, facts.place);
    here.ok().and_then(|here| here.place()).map(|place| locale.tr(place.label.text()).text).unwrap_or_default()
}

/// What layers took away, counted, with the layer's name.
fn gone_lines(effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for id in effective.applied() {
        let Some(layer) = effective.ruleset().layer(id.as_str()) else { continue };
        let Some(market) = layer.items.as_ref().and_then(|items| items.market.as_ref()) else { continue };
        let carried_out = !effective.not_carried_out().iter().any(|effect| effect.layer == *id);
        let gone = market.remove_sellers.as_deref().map_or(0, <[_]>::len);
        let name = locale.tr(layer.label.text()).text;
        if carried_out && gone > 0 {
            let args = [("count", Arg::from(gone)), ("layer", Arg::Text(name.clone()))];
            lines.push(Line::with(locale.word("market-sellers-gone", &args), Role::Notice));
        }
        for filter in market.unsold.iter().flatten() {
            let goods = filter_words(filter, effective, locale);
            let args = [("goods", Arg::Text(goods)), ("layer", Arg::Text(name.clone()))];
            lines.push(Line::with(locale.word("market-unsold", &args), Role::Notice));
        }
    }
    lines
}

fn levels_pane(here: &MarketHere<'_>, chosen: &PriceLevel, facts: MarketFacts<'_>, locale: &Locale) -> Pane {
    let lines = here
        .view()
        .market
        .prices
        .iter()
        .map(|level| {
            let mark = if level.id == chosen.id { "● " } else { "○ " };
            let role = if level.id == chosen.id { Role::Strong } else { Role::Plain };
            Line::with(safe(mark), role)
                .and(locale.tr(level.label.text()).text, role)
                .at_end(safe(&format!("×{}", level.times.get())), Role::Faint)
        })
        .collect();
    let _ = facts;
    Pane { title: word(locale, "market-levels"), lines, ..Pane::default() }
}

fn goods_pane(state: &MarketState, stall: Option<&Stall<'_>>, facts: MarketFacts<'_>, locale: &Locale) -> Pane {
    let Some(stall) = stall else { return Pane { title: word(locale, "market-goods"), ..Pane::default() } };
    let lines: Vec<Line> = stall
        .wares
        .iter()
        .map(|ware| {
            let name = locale.tr(ware.item.label()).text;
            let mut line = named(name, amount(&ware.price.said, locale), Role::Strong);
            if ware.item.item.service.is_some() {
                line = line.and(safe("  "), Role::Plain).and(word(locale, "market-service"), Role::Faint);
            }
            if let Some(was) = &ware.price.cost.was {
                let was = locale.word("market-was", &[("cost", Arg::Text(amount(was, locale)))]);
                line = line.and(safe("  "), Role::Plain).and(was, Role::Notice);
            }
            if let Some(stock) = ware.stock.filter(|_| !ware.always) {
                let stock = locale.word("market-stock", &[("count", Arg::Number(stock))]);
                line = line.and(safe("  "), Role::Plain).and(stock, Role::Faint);
            }
            line
        })
        .collect();
    let _ = facts;
    let empty = lines.is_empty();
    Pane {
        title: seller_name(stall, locale),
        title_end: locale.word("market-count", &[("count", Arg::from(stall.wares.len()))]),
        lines: if empty { vec![Line::with(word(locale, "market-nothing"), Role::Faint)] } else { lines },
        selected: (!empty).then_some(state.ware),
        focused: state.pane == MarketPane::Goods,
        ..Pane::default()
    }
}

/// `8 shillings`, in the player's language.
pub fn amount(amount: &CoinAmount, locale: &Locale) -> SafeText {
    let args = [("amount", Arg::Number(amount.amount)), ("coin", Arg::Text(locale.tr(&amount.label).text))];
    locale.word("coin-amount", &args)
}

/// Coins as a list: `3 shillings, 4 pence`.
pub fn coins(counts: &[CoinCount], locale: &Locale) -> SafeText {
    let said: Vec<SafeText> = counts
        .iter()
        .map(|coin| {
            let args = [("amount", Arg::Number(coin.count)), ("coin", Arg::Text(locale.tr(&coin.label).text))];
            locale.word("coin-amount", &args)
        })
        .collect();
    if said.is_empty() { word(locale, "coins-none") } else { list(locale, &said) }
}

/// How the price came about: `8 shillings × 1.5 = 12 shillings`, and for a coin that is gone what it was.
pub fn arithmetic(price: &Price, locale: &Locale) -> SafeText {
    let args = [
        ("cost", Arg::Text(amount(&price.cost.now, locale))),
        ("was", Arg::Text(price.cost.was.as_ref().map(|was| amount(was, locale)).unwrap_or_default())),
        ("times", Arg::text(&price.times)),
        ("count", Arg::Number(price.count)),
        ("said", Arg::Text(amount(&price.said, locale))),
        ("gone", Arg::Case(if price.cost.was.is_some() { "yes" } else { "no" })),
    ];
    locale.word("market-arithmetic", &args)
}

fn about_pane(
    state: &MarketState,
    here: &MarketHere<'_>,
    ware: Option<&Ware<'_>>,
    stall: Option<&Stall<'_>>,
    facts: MarketFacts<'_>,
    locale: &Locale,
) -> Pane {
    let (Some(ware), Some(stall), Some(buyer)) = (ware, stall, facts.party.get(state.member)) else {
        return Pane { title: word(locale, "market-about"), ..Pane::default() };
    };
    let mut lines = vec![Line::with(item_words(ware, facts.effective, locale), Role::Faint)];
    if let Some(summary) = &ware.item.entry.summary {
        lines.push(Line::of(locale.tr(summary).text));
    }
    let level = chosen_level(here, state).map(|level| level.id.as_str());
    let seller = stall.seller.map(|seller| seller.id.as_str());
    let order = Order { item: Wanted::Entry(&ware.item.reference), count: state.count.max(1), level, seller };
    let bought = offer(here, facts.visit, order, facts.read).and_then(|offer| {
        lines.push(Line::with(arithmetic(&offer.price, locale), Role::Notice));
        offer.accept(facts.effective, Buyer { bag: &buyer.bag, read: facts.read })
    });
    match bought {
        Ok(purchase) => {
            let args = [
                ("count", Arg::Number(purchase.count)),
                ("paid", Arg::Text(coins(&purchase.payment.paid, locale))),
                ("change", Arg::Text(coins(&purchase.payment.change, locale))),
                ("has-change", Arg::Case(if purchase.payment.change.is_empty() { "no" } else { "yes" })),
            ];
            lines.push(Line::with(locale.word("market-would-pay", &args), Role::Good));
        }
        Err(refusal) => {
            if let Some(only) = stall.seller.and_then(|seller| seller.only.as_ref()).filter(|_| !stall.open) {
                let who = locale.tr(only.label.text()).text;
                lines.push(Line::with(locale.word("market-only", &[("who", Arg::Text(who))]), Role::Bad));
            } else {
                lines.push(Line::with(word(locale, &format!("refusal-{}", refusal.code())), Role::Bad));
            }
        }
    }
    Pane {
        title: locale.tr(ware.item.label()).text,
        title_end: locale.word("market-asked", &[("count", Arg::Number(state.count.max(1)))]),
        lines,
        overflow: Overflow::Wrap,
        ..Pane::default()
    }
}

fn item_words(ware: &Ware<'_>, effective: &Effective, locale: &Locale) -> SafeText {
    let Some(items) = effective.items() else { return SafeText::default() };
    let label = |words: &[crate::format::items::Word], id: &crate::format::scalar::Id| {
        words.iter().find(|word| word.id == *id).map(|word| locale.tr(word.label.text()).text)
    };
    let category = label(&items.categories, &ware.item.item.category);
    let rarity = ware.item.item.rarity.as_ref().and_then(|rarity| label(&items.rarities, rarity));
    let tags = ware.item.item.tags.iter().filter_map(|tag| label(&items.tags, tag));
    let words: Vec<SafeText> = category.into_iter().chain(rarity).chain(tags).collect();
    list(locale, &words)
}
