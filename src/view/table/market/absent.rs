//! Why a thing is not sold here, in words.

use crate::format::layer::Layer;
use crate::items::why_not::NotSold;
use crate::locale::{Arg, Locale};
use crate::text::SafeText;

/// The reason as a short sentence.
pub fn reason(why: NotSold<'_>, locale: &Locale) -> SafeText {
    let by_layer =
        |key: &str, layer: &Layer| locale.word(key, &[("layer", Arg::Text(locale.tr(layer.label.text()).text))]);
    match why {
        NotSold::Hidden(by) => by_layer("absent-hidden", by),
        NotSold::NoCost => locale.word("absent-no-cost", &[]),
        NotSold::CoinsGone(Some(by)) => by_layer("absent-coins-gone", by),
        NotSold::CoinsGone(None) => locale.word("absent-no-cost", &[]),
        NotSold::Unsold(Some(by)) => by_layer("absent-unsold-layer", by),
        NotSold::Unsold(None) => locale.word("absent-unsold", &[]),
        NotSold::TooSmall(place) => {
            let place = locale.tr(place.label.text()).text;
            locale.word("absent-too-small", &[("place", Arg::Text(place))])
        }
        NotSold::RunOut(seller) => {
            let seller = locale.tr(seller.label.text()).text;
            locale.word("absent-run-out", &[("seller", Arg::Text(seller))])
        }
        NotSold::NotToYou(seller) => {
            let who = seller.only.as_ref().map(|only| locale.tr(only.label.text()).text).unwrap_or_default();
            locale.word("absent-not-to-you", &[("who", Arg::Text(who))])
        }
        NotSold::SellerElsewhere(seller, place) => {
            let seller = locale.tr(seller.label.text()).text;
            let place = locale.tr(place.label.text()).text;
            locale.word("absent-seller-elsewhere", &[("seller", Arg::Text(seller)), ("place", Arg::Text(place))])
        }
        NotSold::SellerGone(seller, by) => {
            let seller = locale.tr(seller.label.text()).text;
            let layer = locale.tr(by.label.text()).text;
            locale.word("absent-seller-gone", &[("seller", Arg::Text(seller)), ("layer", Arg::Text(layer))])
        }
        NotSold::NobodySells => locale.word("absent-nobody", &[]),
    }
}
