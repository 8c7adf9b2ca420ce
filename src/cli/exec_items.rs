//! What came of places and items, in an answer of `exec` (headless.md, "Tag answer" and "Answers in detail").

use serde_json::{Map, Value, json};

use crate::cli::exec::verdict_json;
use crate::cli::market::price_json;
use crate::story::answer::{TagAnswer, Verdict};
use crate::story::inventory_tag::Action;
use crate::story::item_answer::{ItemPart, ItemsAnswer};

/// Adds a place's own keys to its tag answer.
pub(super) fn place_json(body: &mut Map<String, Value>, answer: &TagAnswer) {
    let said = |wanted: &str| answer.arguments.iter().find(|(key, _)| *key == wanted).map(|(_, value)| value.as_str());
    body.insert("name".to_owned(), json!(said("name")));
    body.insert("size".to_owned(), json!(said("size")));
}

/// Adds to a tag answer what came of its items: those of its only part beside the tag itself, and every part.
pub(super) fn items_json(body: &mut Map<String, Value>, items: Option<&ItemsAnswer>) {
    let parts = items.map(|items| items.parts.as_slice()).unwrap_or_default();
    if let Some(loot) = items.and_then(|items| items.loot.as_ref()) {
        body.insert("table".to_owned(), json!(loot.table));
        body.insert("drops".to_owned(), json!(loot.drops));
        body.insert("rolls".to_owned(), json!([{ "dice": loot.dice }]));
    } else if let [part] = parts {
        part_keys(body, part);
    }
    body.insert("parts".to_owned(), parts.iter().map(part_json).collect());
}

fn part_json(part: &ItemPart) -> Value {
    let mut body = Map::new();
    body.insert("op".to_owned(), json!(part.action.word()));
    body.insert("who".to_owned(), json!(part.holder.as_ref().or(part.who.as_ref())));
    verdict_json(&mut body, &part.verdict);
    body.insert("now".to_owned(), json!(part.now.map(|now| now.to_string())));
    part_keys(&mut body, part);
    body.insert("rewritten".to_owned(), json!(part.rewritten()));
    Value::Object(body)
}

fn part_keys(body: &mut Map<String, Value>, part: &ItemPart) {
    body.insert("item".to_owned(), json!(part.item));
    body.insert("count".to_owned(), json!(part.count));
    for (key, value) in [("to", &part.to), ("level", &part.level), ("seller", &part.seller), ("note", &part.note)] {
        if let Some(value) = value {
            body.insert(key.to_owned(), json!(value));
        }
    }
    if let Some(price) = &part.price {
        body.insert("price".to_owned(), price_json(price));
    }
    if part.action == Action::Use && part.verdict == Verdict::Ok {
        body.insert("uses".to_owned(), json!(part.uses));
        body.insert("rolls".to_owned(), json!([{ "dice": part.dice }]));
    }
    if part.action.pays() && part.verdict == Verdict::Ok {
        body.insert("paid".to_owned(), json!(part.paid));
        body.insert("change".to_owned(), json!(part.change));
    }
}

/// `at Kelpwick (port)`, or why not, as one line for people.
pub(super) fn place_line(answer: &TagAnswer) -> String {
    let words: Vec<&str> = answer.arguments.iter().map(|(_, value)| value.as_str()).collect();
    match answer.verdict.reason() {
        Some(reason) => format!("place {} refused ({})", words.join(", "), reason.written()).replace("  ", " "),
        None => format!("place -> {}", words.join(", ")),
    }
}

/// `Odo: Elderberry tea 2 -> has 3; 8 cowries`, each part in turn, as one line for people.
pub(super) fn items_line(items: &ItemsAnswer) -> String {
    let parts: Vec<String> = items.parts.iter().map(part_line).collect();
    match &items.loot {
        Some(loot) if parts.is_empty() => format!("loot {}: nothing", loot.table),
        Some(loot) => format!("loot {}: {}", loot.table, parts.join("; ")),
        None => parts.join("; "),
    }
}

fn part_line(part: &ItemPart) -> String {
    let who = part.holder.as_ref().or(part.who.as_ref());
    let count = part.count.to_string();
    let to = part.to.iter().map(|to| format!("to {to}"));
    let asked = who.cloned().into_iter().chain([part.action.word().to_owned(), count, part.item.clone()]).chain(to);
    let asked = asked.collect::<Vec<_>>().join(" ");
    match &part.verdict {
        Verdict::Refused(reason) => format!("{asked} refused ({})", reason.written()),
        _ => {
            let now = part.now.map(|now| format!("has {now}"));
            let price = part.price.as_ref().map(|price| format!("for {}", price.said.english()));
            let said: Vec<String> = now.into_iter().chain(price).chain(part.note.clone()).collect();
            format!("{asked} -> {}", said.join(", "))
        }
    }
}
