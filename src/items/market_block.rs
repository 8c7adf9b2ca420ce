//! The market of a place as a Game Master reads it (layers-items.md 5.7): in English, since tags answer to these names.
//!
//! Must not know: who asks, what a seller's `only` makes of anybody.

use std::fmt::Write;

use crate::items::Place;
use crate::items::buy::BuyRefusal;
use crate::items::market::{MarketHere, Stall, Ware};
use crate::items::visit::Visit;
use crate::rules::{Effective, MarketView};

/// Most wares of a seller that are listed.
pub const WARES_LISTED_MAX: usize = 12;

/// What is sold where the party is, at the default level: where it is and the levels, then a line for each seller with its
/// cheapest wares. `None` where the ruleset has no market.
pub fn market_block(effective: &Effective, place: Option<&Place>, visit: &Visit) -> Option<String> {
    let view = effective.market()?;
    let name = place.and_then(|place| place.name.as_deref()).unwrap_or("Here");
    let here = match MarketHere::at(effective, place) {
        Ok(here) => here,
        Err(BuyRefusal::NoPlace) if place.is_some() => return Some(format!("{name} has no market.\n")),
        Err(_) => return Some(no_place(&view)),
    };
    let size = here.place().map(|size| size.label.text().english()).unwrap_or_default();
    let level = here.level(None)?;
    let levels =
        view.market.prices.iter().map(|level| format!("{} x{}", level.label.text().english(), level.times.get()));
    let levels = levels.collect::<Vec<_>>().join(", ");
    // Writing into a string cannot fail.
    let mut text =
        format!("{name}, {size}. Prices: {} unless said otherwise ({levels}).\n", level.label.text().english());
    let stalls = here.stalls(level, visit, &|_| 0.0);
    if stalls.is_empty() {
        text.push_str("No seller trades at a place this size.\n");
    }
    for stall in &stalls {
        let _ = writeln!(text, "- {}: {}", seller(stall), wares(&stall.wares));
    }
    Some(text)
}

fn no_place(view: &MarketView<'_>) -> String {
    let sizes = view.market.places.iter().map(|place| place.label.text().english()).collect::<Vec<_>>().join(", ");
    format!("Nobody said where the party is. Say it: [place: name=\"...\" size=\"...\"], the size one of {sizes}.\n")
}

fn seller(stall: &Stall<'_>) -> String {
    let Some(seller) = stall.seller else { return "on sale".to_owned() };
    let label = seller.label.text().english();
    match &seller.only {
        Some(only) => format!("{label} (only {})", only.label.text().english()),
        None => label.to_owned(),
    }
}

fn wares(wares: &[Ware<'_>]) -> String {
    let mut listed: Vec<String> = wares.iter().take(WARES_LISTED_MAX).map(ware).collect();
    let more = wares.len().saturating_sub(WARES_LISTED_MAX);
    if more > 0 {
        listed.push(format!("and {more} more"));
    }
    if listed.is_empty() { "nothing".to_owned() } else { listed.join(", ") }
}

fn ware(ware: &Ware<'_>) -> String {
    let service = if ware.item.item.service.is_some() { " (service)" } else { "" };
    let stock = ware.stock.filter(|_| !ware.always).map(|left| format!(" ({left} left)")).unwrap_or_default();
    format!("{} {}{service}{stock}", ware.item.label().english(), ware.price.said.english())
}
