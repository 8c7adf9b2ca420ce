//! What a tag about places and items can go on with: actions, places, prices, sellers, tables, and what there is to name.
//!
//! Must not know: keys, the line that is typed in.

use crate::items::Member;
use crate::items::book::offered;
use crate::items::coins::FamilyLeft;
use crate::items::pile::label;
use crate::rules::Effective;
use crate::story::inventory_tag::{Action, InventoryTag};
use crate::story::tag::TagKind;
use crate::text::{RulesetText, name_key};

/// The attributes of a kind of tag, most wanted first; those of an inventory tag that its action has.
pub(super) fn keys_of_items(kind: TagKind, body: &str) -> Vec<&'static str> {
    match kind {
        TagKind::Place => vec!["name", "size"],
        TagKind::Loot => vec!["table", "who"],
        _ => {
            let own: &[&str] = match InventoryTag::action_of(body) {
                Action::Give => &["to"],
                Action::Pay | Action::Earn => &["amount"],
                Action::Buy => &["level", "seller"],
                _ => &[],
            };
            ["action", "item", "count", "who"].into_iter().chain(own.iter().copied()).collect()
        }
    }
}

/// What a value of such a tag can be, in English.
pub(super) fn values_of_items(
    kind: TagKind,
    key: &str,
    body: &str,
    party: &[Member],
    rules: &Effective,
) -> Vec<String> {
    let english = |label: &RulesetText| label.english().to_owned();
    let market = rules.market();
    match (kind, key) {
        (TagKind::Place, "size") => {
            let places = market.iter().flat_map(|view| view.market.places.iter());
            places.map(|place| english(place.label.text())).collect()
        }
        (TagKind::Loot, "table") => {
            let tables = rules.items().into_iter().flat_map(|items| items.loot_tables.iter());
            // Tables are found by their id alone.
            tables.map(|table| table.id.as_str().to_owned()).collect()
        }
        (TagKind::Inventory, "action") => Action::ALL.iter().map(|action| action.word().to_owned()).collect(),
        (TagKind::Inventory, "item" | "items") => named(InventoryTag::action_of(body), party, rules),
        (TagKind::Inventory, "amount") => coins(rules).into_iter().map(|coin| format!("1 {coin}")).collect(),
        (TagKind::Inventory, "to") => party.iter().map(|member| member.name.clone()).collect(),
        (TagKind::Inventory, "level") => {
            let levels = market.iter().flat_map(|view| view.market.prices.iter());
            levels.map(|level| english(level.label.text())).collect()
        }
        (TagKind::Inventory, "seller") => {
            market.iter().flat_map(|view| view.sellers()).map(|seller| english(seller.label.text())).collect()
        }
        _ => Vec::new(),
    }
}

/// What an action can be about: what somebody carries, what the rules have, coins.
fn named(action: Action, party: &[Member], rules: &Effective) -> Vec<String> {
    let of_rules = || offered(rules).map(|item| item.label().english().to_owned());
    let mut names: Vec<String> = match action {
        Action::Add => of_rules().chain(coins(rules)).collect(),
        Action::Buy => of_rules().collect(),
        Action::Pay | Action::Earn => coins(rules),
        _ => {
            let stacks = party.iter().flat_map(|member| &member.bag);
            let named =
                |stack| label(rules, stack).map_or_else(|| stack.name.clone(), |label| label.english().to_owned());
            stacks.map(named).collect()
        }
    };
    let mut known = std::collections::HashSet::new();
    names.retain(|name| known.insert(name_key(name)));
    names
}

fn coins(rules: &Effective) -> Vec<String> {
    let families = FamilyLeft::all(rules).into_iter();
    families.flat_map(|family| family.units).map(|unit| unit.label.text().english().to_owned()).collect()
}
