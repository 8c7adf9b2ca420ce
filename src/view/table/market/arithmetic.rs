//! How a price came about, on one line: `3 crowns = 180 pence × 1 = 180 pence = 15 shillings (no crowns under The long
//! night)`. Every step that changes something is there, none that changes nothing: rounding is shown where a price was rounded,
//! the smallest coin where the coin of the cost is gone or a price falls between two coins, the count where it is not one.

use crate::format::price::unrounded;
use crate::format::scalar::Number;
use crate::items::coins::{CoinAmount, FamilyLeft};
use crate::items::price::Price;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::table::purse::amount;

/// The line.
pub fn arithmetic(price: &Price, effective: &Effective, locale: &Locale) -> SafeText {
    let cost = price.cost.was.as_ref().unwrap_or(&price.cost.now);
    let Some(family) = FamilyLeft::declaring(effective, cost.unit.as_str()) else { return SafeText::default() };
    let smallest = |count: i64| {
        let unit = family.units.iter().find(|unit| unit.value.get() == 1);
        unit.map(|unit| amount(&CoinAmount::of(unit, count), locale)).unwrap_or_default()
    };
    let exact = times(price).and_then(|times| unrounded(i128::from(price.in_smallest), times));
    let exact = exact.unwrap_or_else(|| price.per_item.to_string());
    let rounded = exact != price.per_item.to_string();
    let by_one = is_one(&price.times);
    let each = family.say(price.per_item).unwrap_or_else(|| price.said.clone());
    let in_smallest = price.cost.was.is_some() || rounded || (!by_one && each.unit != cost.unit);
    let mut line = amount(cost, locale).into_string();
    if in_smallest && !is_smallest(cost, price) {
        line += &format!(" = {}", smallest(price.in_smallest));
    }
    line += &format!(" × {}", price.times);
    if rounded {
        line += &format!(" = {exact} → {}", smallest(price.per_item));
    } else if in_smallest {
        line += &format!(" = {}", smallest(price.per_item));
    }
    let each_in_smallest = in_smallest && amount(&each, locale) == smallest(price.per_item);
    if !each_in_smallest {
        line += &format!(" = {}", amount(&each, locale));
    }
    if price.count != 1 {
        line += &format!("; {} × {} = {}", price.count, amount(&each, locale), amount(&price.said, locale));
    }
    if let Some(gone) = price.cost.was.as_ref().and_then(|was| gone_coin(was, effective, locale)) {
        line += &format!(" ({gone})");
    }
    safe(&line)
}

fn times(price: &Price) -> Option<Number> {
    price.times.parse().ok().map(Number::new)
}

fn is_one(times: &str) -> bool {
    times == "1"
}

fn is_smallest(cost: &CoinAmount, price: &Price) -> bool {
    cost.amount == price.in_smallest
}

/// `no crowns under The long night`.
fn gone_coin(was: &CoinAmount, effective: &Effective, locale: &Locale) -> Option<SafeText> {
    let layer = effective.coin_taken_by(was.unit.as_str())?;
    let args =
        [("coin", Arg::Text(locale.tr(&was.label).text)), ("layer", Arg::Text(locale.tr(layer.label.text()).text))];
    Some(locale.word("market-no-coin", &args))
}
