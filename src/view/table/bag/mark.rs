//! What is odd about a stack: things that the ruleset no longer has, that a layer hides, coins that no longer pay, numbers that no
//! play can make. All of them stay in the bag and are shown; the reason stands beside them.

use crate::format::layer::Layer;
use crate::items::book::known_stack;
use crate::items::{ItemKey, STACK_QUANTITY_MAX, Stack};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::SafeText;

/// Something odd about a stack.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Odd<'e> {
    /// The ruleset has no such item or coin.
    NotInRules,
    /// It is no item of any ruleset.
    Plain,
    /// A layer hides it: it stays, and none is added.
    Hidden(Option<&'e Layer>),
    /// A layer took the coin: it pays nothing.
    CoinGone(Option<&'e Layer>),
    /// It holds none, or fewer.
    None,
    /// It holds more than this, the most that a stack of it may.
    TooMany(i64),
    /// It is worn, and takes no slot.
    WornNowhere,
    /// It is bound, and does not bind.
    BoundNothing,
}

impl Odd<'_> {
    /// Whether the thing is as good as not there for the rules.
    pub fn is_wrong(self) -> bool {
        matches!(self, Self::NotInRules | Self::CoinGone(_) | Self::None)
    }

    /// The reason as a sentence.
    pub fn said(self, locale: &Locale) -> SafeText {
        let by_layer = |key: &str, layer: Option<&Layer>| {
            let label = layer.map(|layer| locale.tr(layer.label.text()).text).unwrap_or_default();
            locale.word(key, &[("layer", Arg::Text(label))])
        };
        match self {
            Self::NotInRules => locale.word("odd-not-in-rules", &[]),
            Self::Plain => locale.word("odd-plain", &[]),
            Self::Hidden(by) => by_layer("odd-hidden", by),
            Self::CoinGone(by) => by_layer("odd-coin-gone", by),
            Self::None => locale.word("odd-none", &[]),
            Self::TooMany(most) => locale.word("odd-too-many", &[("most", Arg::Number(most))]),
            Self::WornNowhere => locale.word("odd-worn-nowhere", &[]),
            Self::BoundNothing => locale.word("odd-bound-nothing", &[]),
        }
    }
}

/// Everything that is odd about a stack.
pub fn odds_of_stack<'e>(stack: &Stack, rules: &'e Effective) -> Vec<Odd<'e>> {
    let mut odd = Vec::new();
    let known = known_stack(rules, stack);
    match &stack.item {
        None => odd.push(Odd::Plain),
        Some(ItemKey::Entry(reference)) => match &known {
            None => odd.push(Odd::NotInRules),
            Some(known) => {
                if let Some(layer) = rules.hidden_by(reference.catalog.as_str(), known.entry) {
                    odd.push(Odd::Hidden(rules.ruleset().layer(layer.as_str())));
                }
                if stack.equipped && known.item.slots.is_empty() {
                    odd.push(Odd::WornNowhere);
                }
                if stack.bound && known.item.binds.is_none() {
                    odd.push(Odd::BoundNothing);
                }
            }
        },
        Some(ItemKey::Coin(unit)) => match rules.items().filter(|items| items.coin(unit.as_str()).is_some()) {
            None => odd.push(Odd::NotInRules),
            Some(items) if !rules.coins().has(items, unit.as_str()) => {
                odd.push(Odd::CoinGone(rules.coin_taken_by(unit.as_str())));
            }
            Some(_) => {}
        },
    }
    let most = known.as_ref().and_then(|known| known.item.stack).map_or(STACK_QUANTITY_MAX, |most| most.get());
    if stack.quantity < 1 {
        odd.push(Odd::None);
    } else if stack.quantity > most {
        odd.push(Odd::TooMany(most));
    }
    odd
}

/// The charges left of a stack, and the most it holds.
pub fn charges(stack: &Stack, rules: &Effective) -> Option<(i64, i64)> {
    let known = known_stack(rules, stack)?;
    let max = known.item.charges.as_ref()?.max.get();
    Some((stack.charges.unwrap_or(max), max))
}
