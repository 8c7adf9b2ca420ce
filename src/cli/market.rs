//! `rulebound market`: what is on sale at a kind of place, seller by seller (headless.md).

use std::fmt::Write;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::near::unknown;
use crate::cli::party::{party, player, with_numbers};
use crate::cli::{Answer, CliError, Common, Exit};
use crate::dice::Stream;
use crate::format::market::PriceLevel;
use crate::items::market::{MarketHere, Stall, Ware};
use crate::items::price::{Price, ShownCost};
use crate::items::visit::{Visit, visit_dice};
use crate::items::{Place, market_block};
use crate::text::name_key;

/// What is on sale at a place
#[derive(Debug, Args)]
pub struct MarketArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Kind of place, by id or name
    #[arg(long, value_name = "SIZE")]
    place: String,
    /// Price level, by id or name; the ruleset's default without
    #[arg(long, value_name = "ID")]
    level: Option<String>,
    /// One seller, by id or name
    #[arg(long, value_name = "ID")]
    seller: Option<String>,
}

/// Answers what is on sale.
///
/// # Errors
/// Refused (exit 1) without a market, and for a place, level or seller that it does not declare.
pub fn run(arguments: &MarketArgs, common: &Common) -> Result<Exit, CliError> {
    let party = party(common)?;
    let invented = party.as_ref().map(|party| party.invented.as_slice()).unwrap_or_default();
    let rules = common.effective(&common.open(&arguments.ruleset)?).with_invented(invented);
    let at = Place { size: Some(arguments.place.clone()), ..Place::default() };
    let here = MarketHere::at(&rules, Some(&at)).map_err(|refusal| match refusal.code() {
        "no-place" => {
            let places = rules.market().map(|view| &*view.market.places).unwrap_or_default();
            unknown("unknown-size", "place", &arguments.place, places.iter().map(|place| place.id.as_str()))
        }
        code => CliError::refused(code, "the ruleset has no market"),
    })?;
    let level = here.level(arguments.level.as_deref()).ok_or_else(|| {
        let word = arguments.level.as_deref().unwrap_or_default();
        let levels = here.view().market.prices.iter().map(|level| level.id.as_str());
        unknown("unknown-level", "price level", word, levels)
    })?;
    let wanted = arguments.seller.as_deref().map(name_key);
    let is_wanted = |id: &str, label: &str| {
        wanted.as_ref().is_none_or(|wanted| name_key(id) == *wanted || name_key(label) == *wanted)
    };
    if !here.view().sellers().any(|seller| is_wanted(seller.id.as_str(), seller.label.text().english()))
        && here.view().has_sellers()
    {
        let word = arguments.seller.as_deref().unwrap_or_default();
        let sellers: Vec<&str> = here.view().sellers().map(|seller| seller.id.as_str()).collect();
        return Err(unknown("no-seller", "seller", word, sellers.iter().copied()));
    }
    // As on a game's first visit.
    let mut roller = match common.dice {
        Some(_) => common.roller(Stream::Market),
        None => visit_dice(&here, common.seed.unwrap_or(0), 1),
    };
    let visit = Visit::roll(&here, &mut roller);
    common.dice_fit(&roller)?;
    let mut stalls = with_numbers(&rules, &player(party.as_ref()), |read| here.stalls(level, &visit, read));
    stalls
        .retain(|stall| stall.seller.is_none_or(|seller| is_wanted(seller.id.as_str(), seller.label.text().english())));
    let place = here.place();
    let json = json!({
        "place": place.map(|place| place.id.as_str()),
        "place_label": place.map(|place| place.label.text().english()),
        "level": level.id,
        "level_label": level.label.text(),
        "block": market_block(&rules, Some(&at), &visit),
        "sellers": stalls.iter().map(stall_json).collect::<Vec<_>>(),
        "dice": roller.thrown(),
    });
    let place = place.map(|place| place.label.text().english()).unwrap_or_default();
    Answer::new(json, stalls_text(place, level, &stalls)).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

fn stall_json(stall: &Stall<'_>) -> Value {
    json!({
        "id": stall.seller.map(|seller| &seller.id),
        "label": stall.seller.map(|seller| seller.label.text()),
        "only": stall.seller.and_then(|seller| seller.only.as_ref()).map(|only| only.label.text()),
        "open_to_buyer": stall.open,
        "goods": stall.wares.iter().map(ware_json).collect::<Vec<_>>(),
    })
}

fn ware_json(ware: &Ware<'_>) -> Value {
    json!({
        "item": ware.item.reference,
        "label": ware.item.label(),
        "price": price_json(&ware.price),
        "service": ware.item.item.service.is_some(),
        "stock": ware.stock,
    })
}

/// A price as answers write it, with the arithmetic that led to it.
pub fn price_json(price: &Price) -> Value {
    json!({
        "amount": price.said.amount,
        "unit": price.said.unit,
        "label": price.said.label,
        "owed": price.owed,
        "text": price.said.english(),
        "cost": price.cost.now,
        "was": price.cost.was,
        "in_smallest": price.in_smallest,
        "times": price.times,
        "per_item": price.per_item,
        "count": price.count,
    })
}

fn stalls_text(place: &str, level: &PriceLevel, stalls: &[Stall<'_>]) -> String {
    let mut text = format!("{place}: {} prices (× {})\n", level.label.text().english(), level.times.get());
    if stalls.is_empty() {
        text.push_str("Nobody sells anything at a place of this size.\n");
    }
    for stall in stalls {
        text.push('\n');
        text.push_str(stall.seller.map_or("On sale", |seller| seller.label.text().english()));
        if let Some(only) = stall.seller.and_then(|seller| seller.only.as_ref()) {
            let open = if stall.open { "" } else { ", not to you" };
            let _ = write!(text, " (only {}{open})", only.label.text().english());
        }
        text.push('\n');
        if stall.wares.is_empty() {
            text.push_str("  nothing\n");
        }
        for ware in &stall.wares {
            let _ = writeln!(text, "  {}", ware_text(ware));
        }
    }
    text
}

fn ware_text(ware: &Ware<'_>) -> String {
    let mut line = format!("{}  {}", ware.item.label().english(), ware.price.said.english());
    let ShownCost { now, was } = &ware.price.cost;
    if let Some(was) = was {
        let _ = write!(line, " (was {}; {} are gone)", was.english(), was.label.english());
    } else if ware.price.times != "1" {
        let _ = write!(line, " ({} × {})", now.english(), ware.price.times);
    }
    if ware.item.item.service.is_some() {
        line.push_str(", a service");
    }
    if let Some(left) = ware.stock.filter(|_| !ware.always) {
        let _ = write!(line, ", {left} left");
    }
    line
}
