//! Coins in words: amounts, what a purse holds, what it is worth, what of it no longer pays.

use crate::items::coins::{CoinAmount, CoinCount, FamilyLeft, held, purse};
use crate::items::{Member, Stack};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{list, word};

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

/// The coins of a bag that still pay, largest first, as a list: `3 shillings, 4 pence`.
pub fn coins_held(bag: &[Stack], effective: &Effective, locale: &Locale) -> SafeText {
    let counts: Vec<CoinCount> =
        FamilyLeft::all(effective).iter().flat_map(|family| family_coins(bag, family)).collect();
    if counts.is_empty() { word(locale, "purse-empty") } else { coins(&counts, locale) }
}

fn family_coins(bag: &[Stack], family: &FamilyLeft<'_>) -> Vec<CoinCount> {
    let mut units = family.units.clone();
    units.sort_by_key(|unit| std::cmp::Reverse(unit.value));
    let counts = units.into_iter().map(|unit| CoinCount::of(unit, held(bag, unit.id.as_str())));
    counts.filter(|coin| coin.count > 0).collect()
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

/// A purse in lines: family by family the coins and what they are worth, then coins that a layer took, which pay nothing.
pub fn purse_lines(bag: &[Stack], effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for family in FamilyLeft::all(effective) {
        let counts = family_coins(bag, &family);
        if counts.is_empty() {
            continue;
        }
        let mut line = Line::with(coins(&counts, locale), Role::Strong);
        let smallest = family.units.iter().find(|unit| unit.value.get() == 1);
        let plain = matches!(counts.as_slice(), [only] if smallest.is_some_and(|unit| unit.id == only.unit));
        if let Some(unit) = smallest.filter(|_| !plain) {
            let worth = i64::try_from(family.worth(bag)).unwrap_or(i64::MAX);
            let worth = amount(&CoinAmount::of(unit, worth), locale);
            line = line.and(safe(&format!(" = {worth}")), Role::Faint);
        }
        lines.push(line);
    }
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "purse-empty"), Role::Faint));
    }
    lines.extend(gone_coins(bag, effective, locale));
    lines
}

/// Coins of a bag that no longer pay.
fn gone_coins(bag: &[Stack], effective: &Effective, locale: &Locale) -> Vec<Line> {
    let Some(items) = effective.items() else { return Vec::new() };
    let units = items.currencies.iter().flat_map(|family| family.units.iter());
    let gone = units.filter(|unit| !effective.coins().has(items, unit.id.as_str()));
    gone.filter_map(|unit| {
        let count = held(bag, unit.id.as_str());
        (count > 0).then(|| {
            Line::with(amount(&CoinAmount::of(unit, count), locale), Role::Struck)
                .and(safe(" "), Role::Plain)
                .and(word(locale, "purse-gone"), Role::Notice)
        })
    })
    .collect()
}
