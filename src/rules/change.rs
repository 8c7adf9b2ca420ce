//! What one active layer changed, for the wizard and for `rulebound layers`. A [`Change`] is small and made while folding;
//! the rows that people and scripts read are made from it when somebody asks.

use serde::Serialize;
use serde_json::{Value, json};

use crate::format::book::Rulebook;
use crate::format::item::Item;
use crate::format::scalar::Id;
use crate::rules::fold::Replaced;
use crate::rules::{CoinView, Coins, Effective};

/// What kind of change it is (headless.md, `layers`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeEffect {
    /// Something was added to a text or a list.
    Append,
    /// Something is gone.
    Remove,
    /// Something stands in the place of something else.
    Replace,
    /// An entry is no longer offered.
    Hide,
}

/// One change of a layer; one that concerns many entries at once is still one.
#[derive(Debug, Clone, PartialEq)]
pub struct Change {
    /// The layer that made it.
    pub layer: Id,
    /// What kind of change.
    pub effect: ChangeEffect,
    pub(super) what: Changed,
}

/// A text that layers change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    CheckGuidance,
    WorldGuidance,
    /// Of the field of that index.
    FieldDefault(usize),
}

/// What a change concerns, by indexes into the base.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Changed {
    Text {
        slot: Slot,
        before: Option<String>,
        after: Option<String>,
    },
    /// The layer whose ladder stood before, `None` for the base's own.
    Ladder {
        before: Option<usize>,
        after: usize,
    },
    FieldValue {
        field: usize,
        value: usize,
    },
    Coin {
        family: usize,
        unit: Option<usize>,
    },
    /// Every item whose price is said otherwise.
    Prices {
        before: CoinView,
        after: CoinView,
    },
    Seller {
        seller: usize,
    },
    /// Filters of layers, by layer and filter.
    Unsold {
        before: Vec<(usize, usize)>,
        after: Vec<(usize, usize)>,
    },
    LootTable {
        before: Option<Replaced>,
        after: Replaced,
    },
    /// Entries of the catalog of that index.
    Entries {
        catalog: usize,
        entries: Vec<usize>,
    },
}

/// A change as answers list it (headless.md, `layers`).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ChangeRow {
    /// The layer that made it.
    pub layer: Id,
    /// JSON pointer of what it changed, in the base ruleset file (an entry of a catalog's own file as if it stood there).
    pub pointer: String,
    /// What kind of change.
    pub effect: ChangeEffect,
    /// What stood there before this layer; null where nothing did. Of a hidden entry its id and label.
    pub before: Value,
    /// What stands there now; null where nothing does.
    pub after: Value,
}

/// An effect of an active layer that was not carried out (amendments.md 2).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NotCarriedOut {
    /// The layer.
    pub layer: Id,
    /// JSON pointer of the effect in the base ruleset file.
    pub pointer: String,
    /// `would-leave-no-seller`.
    pub reason: &'static str,
}

impl Change {
    /// How many catalog entries a hiding change concerns; 0 for every other.
    pub fn hidden_count(&self) -> usize {
        match &self.what {
            Changed::Entries { entries, .. } => entries.len(),
            _ => 0,
        }
    }

    /// The rows of this change. `base` is the base ruleset as JSON.
    pub fn rows(&self, effective: &Effective, base: &Value) -> Vec<ChangeRow> {
        let at = |pointer: String| base.pointer(&pointer).cloned().unwrap_or(Value::Null);
        let row = |pointer: String, before: Value, after: Value| ChangeRow {
            layer: self.layer.clone(),
            pointer,
            effect: self.effect,
            before,
            after,
        };
        match &self.what {
            Changed::Text { slot, before, after } => vec![row(slot.pointer(), json!(before), json!(after))],
            Changed::Ladder { before, after } => {
                let own = |layer: usize| format!("/layers/{layer}/difficultyLadder");
                let base_ladder = "/resolution/difficultyLadder".to_owned();
                let before = at(before.map_or_else(|| base_ladder.clone(), own));
                vec![row(base_ladder, before, at(own(*after)))]
            }
            Changed::FieldValue { field, value } => {
                let pointer = format!("/sheet/fields/{field}/values/{value}");
                vec![row(pointer.clone(), at(pointer), Value::Null)]
            }
            Changed::Coin { family, unit } => {
                let pointer = match unit {
                    Some(unit) => format!("/items/currencies/{family}/units/{unit}"),
                    None => format!("/items/currencies/{family}"),
                };
                vec![row(pointer.clone(), at(pointer), Value::Null)]
            }
            Changed::Prices { before, after } => repriced(effective.book(), before, after)
                .into_iter()
                .map(|(catalog, entry, before, after)| ChangeRow {
                    effect: if after.is_some() { ChangeEffect::Replace } else { ChangeEffect::Remove },
                    ..row(format!("/catalogs/{catalog}/entries/{entry}/item/cost"), amount(before), amount(after))
                })
                .collect(),
            Changed::Seller { seller } => {
                let pointer = format!("/items/market/sellers/{seller}");
                vec![row(pointer.clone(), at(pointer), Value::Null)]
            }
            Changed::Unsold { before, after } => {
                let pointer = "/items/market/unsold".to_owned();
                let (before, after) = (unsold(base, before), unsold(base, after));
                vec![row(pointer, before.unwrap_or(Value::Null), after.unwrap_or(Value::Null))]
            }
            Changed::LootTable { before, after } => {
                let own = |table: &Replaced| format!("/layers/{}/items/lootTables/{}", table.layer, table.index);
                let pointer = format!("/items/lootTables/{}", after.base);
                let before = at(before.as_ref().map_or_else(|| pointer.clone(), own));
                vec![row(pointer, before, at(own(after)))]
            }
            Changed::Entries { catalog, entries } => {
                let id = effective.ruleset().catalogs().get(*catalog).map(|catalog| catalog.id.as_str());
                let all = id.map(|id| effective.book().entries(id)).unwrap_or_default();
                let named = entries.iter().filter_map(|at| all.get(*at).map(|entry| (at, entry)));
                named
                    .map(|(at, entry)| {
                        let before = json!({ "id": entry.id.as_str(), "label": entry.label.english() });
                        row(format!("/catalogs/{catalog}/entries/{at}"), before, Value::Null)
                    })
                    .collect()
            }
        }
    }
}

impl Slot {
    pub(super) fn pointer(self) -> String {
        match self {
            Self::CheckGuidance => "/gm/checkGuidance".to_owned(),
            Self::WorldGuidance => "/gm/worldGuidance".to_owned(),
            Self::FieldDefault(field) => format!("/sheet/fields/{field}/default"),
        }
    }
}

/// The base's own filters of goods that nobody sells, with those of layers after them; `None` where there is none at all.
pub(super) fn unsold(base: &Value, added: &[(usize, usize)]) -> Option<Value> {
    let own = base.pointer("/items/market/unsold").and_then(Value::as_array);
    if own.is_none() && added.is_empty() {
        return None;
    }
    let added = added.iter().map(|(layer, filter)| format!("/layers/{layer}/items/market/unsold/{filter}"));
    let added = added.filter_map(|pointer| base.pointer(&pointer).cloned());
    Some(own.cloned().unwrap_or_default().into_iter().chain(added).collect())
}

type Repriced<'r> = (usize, usize, Option<Coins<'r>>, Option<Coins<'r>>);

/// Items whose shown price differs between two views of the coins, by catalog and entry.
fn repriced<'r>(book: &'r Rulebook, before: &CoinView, after: &CoinView) -> Vec<Repriced<'r>> {
    let Some(words) = &book.ruleset().items else { return Vec::new() };
    let cost = |item: &'r Item| item.cost.as_ref();
    let mut list = Vec::new();
    for (catalog, header) in book.ruleset().catalogs().iter().enumerate() {
        for (entry, found) in book.entries(header.id.as_str()).iter().enumerate() {
            let Some(cost) = found.item.as_deref().and_then(cost) else { continue };
            let (before, after) = (before.price(words, cost), after.price(words, cost));
            if before != after {
                list.push((catalog, entry, before, after));
            }
        }
    }
    list
}

fn amount(coins: Option<Coins<'_>>) -> Value {
    match coins {
        Some(coins) => {
            // A cost is at most 10^9 of a coin worth at most 10^6, which fits 64 bits.
            let amount = i64::try_from(coins.amount).unwrap_or(i64::MAX);
            json!({ "amount": amount, "unit": coins.unit.id.as_str() })
        }
        None => Value::Null,
    }
}
