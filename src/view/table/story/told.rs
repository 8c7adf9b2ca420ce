//! A reply in lines: its prose, answered tags as badges; what every answer was made of.
//!
//! Must not know: how tags are answered.

use crate::game::Told;
use crate::locale::{Arg, Locale};
use crate::story::tag::{Attributes, TagKind, find_tags};
use crate::text::{RulesetText, SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

/// A reply in lines: its prose as it is, each answered tag as a badge.
pub fn told_lines(told: &Told, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::empty()];
    let mut from = 0;
    let prose = |text: &str, lines: &mut Vec<Line>| {
        for (at, part) in text.split('\n').enumerate() {
            if at > 0 {
                lines.push(Line::empty());
            }
            if let Some(line) = lines.last_mut().filter(|_| !part.is_empty()) {
                *line = std::mem::take(line).and(safe(part), Role::Plain);
            }
        }
    };
    for found in find_tags(&told.text) {
        prose(told.text.get(from..found.at.start).unwrap_or_default(), &mut lines);
        let attributes = found.kind.attributes(found.body);
        let (text, role) = badge(found.kind, &attributes, locale)
            .unwrap_or_else(|| (safe(told.text.get(found.at.clone()).unwrap_or_default()), Role::Faint));
        if let Some(line) = lines.last_mut() {
            *line = std::mem::take(line).and(text, role);
        }
        from = found.at.end;
    }
    prose(told.text.get(from..).unwrap_or_default(), &mut lines);
    lines
}

/// An answered tag in a sentence; nothing for one that was left as it was written.
fn badge(kind: TagKind, attributes: &Attributes, locale: &Locale) -> Option<(SafeText, Role)> {
    let get = |key: &str| attributes.get(key).unwrap_or_default();
    let english = |text: &str| locale.tr(&RulesetText::new(text)).text;
    let who = Arg::text(get("who"));
    match kind {
        TagKind::Place => Some(place_badge(attributes, locale)),
        TagKind::Inventory | TagKind::Loot => item_badge(kind, attributes, locale),
        TagKind::Sheet => {
            let about = ["pool", "track", "condition", "state", "field", "rest", "name", "ability", "skill", "save"];
            let about = about.iter().find_map(|key| attributes.get(key)).unwrap_or_default();
            let args = [("who", who), ("op", Arg::text(get("op"))), ("about", Arg::Text(english(about)))];
            match attributes.get("result")? {
                "ok" => {
                    let args = args.into_iter().chain([("now", Arg::text(get("now")))]).collect::<Vec<_>>();
                    Some((locale.word("badge-ok", &args), Role::Good))
                }
                _ => {
                    let args = args.into_iter().chain([("reason", reason(get("reason"), locale))]).collect::<Vec<_>>();
                    let key = if attributes.get("raw").is_some() { "badge-unreadable" } else { "badge-refused" };
                    Some((locale.word(key, &args), Role::Bad))
                }
            }
        }
        TagKind::Check => {
            let skill = Arg::Text(english(get("skill")));
            let Some(result) = attributes.get("result") else {
                // Only a refused check has a reason and no result.
                let args = [("who", who), ("skill", skill), ("reason", reason(attributes.get("reason")?, locale))];
                return Some((locale.word("badge-check-refused", &args), Role::Bad));
            };
            let role = if result.ends_with("success") { Role::Good } else { Role::Bad };
            let args = [
                ("who", who),
                ("skill", skill),
                ("outcome", Arg::Text(word(locale, &format!("outcome-{}", result.replace('_', "-"))))),
                ("rolls", Arg::text(&get("rolls").replace('|', ", "))),
                ("total", Arg::text(get("total"))),
                ("need", Arg::text(get("dc"))),
            ];
            let key = if attributes.get("who").is_some() { "badge-check" } else { "badge-check-nobody" };
            Some((locale.word(key, &args), role))
        }
    }
}

fn place_badge(attributes: &Attributes, locale: &Locale) -> (SafeText, Role) {
    let said = ["name", "size"].into_iter().filter_map(|key| attributes.text(key)).collect::<Vec<_>>().join(", ");
    let place = Arg::text(&said);
    match attributes.get("reason") {
        None => (locale.word("badge-place", &[("place", place)]), Role::Good),
        Some(code) if said.is_empty() => {
            (locale.word("badge-unreadable", &[("reason", reason(code, locale))]), Role::Bad)
        }
        Some(code) => {
            (locale.word("badge-place-refused", &[("place", place), ("reason", reason(code, locale))]), Role::Bad)
        }
    }
}

/// What became of an item, or of a loot table that gave nothing.
fn item_badge(kind: TagKind, attributes: &Attributes, locale: &Locale) -> Option<(SafeText, Role)> {
    let get = |key: &str| attributes.get(key).unwrap_or_default();
    let english = |text: &str| Arg::Text(locale.tr(&RulesetText::new(text)).text);
    let why = reason(get("reason"), locale);
    let result = attributes.get("result")?;
    if attributes.get("raw").is_some() {
        return Some((locale.word("badge-unreadable", &[("reason", why)]), Role::Bad));
    }
    if kind == TagKind::Loot {
        let table = Arg::text(get("table"));
        return Some(match result {
            "nothing" => (locale.word("badge-loot-nothing", &[("table", table)]), Role::Notice),
            _ => (locale.word("badge-loot-refused", &[("table", table), ("reason", why)]), Role::Bad),
        });
    }
    let who = attributes.text("who").map_or_else(|| Arg::Text(word(locale, "badge-own-bag")), Arg::text);
    let item = [
        ("who", who),
        ("op", Arg::text(get("action"))),
        ("count", Arg::text(get("count"))),
        ("item", english(get("item"))),
    ];
    let with = |more: Vec<(&'static str, Arg)>| item.iter().cloned().chain(more).collect::<Vec<_>>();
    Some(match (result, attributes.text("to"), attributes.text("note")) {
        ("ok", Some(to), _) => (locale.word("badge-item-given", &with(vec![("to", Arg::text(to))])), Role::Good),
        ("ok", None, note) => {
            let key = if note.is_some() { "badge-item-noted" } else { "badge-item" };
            let more = vec![("now", Arg::text(get("now"))), ("note", Arg::text(note.unwrap_or_default()))];
            (locale.word(key, &with(more)), Role::Good)
        }
        _ => (locale.word("badge-item-refused", &with(vec![("reason", why)])), Role::Bad),
    })
}

/// Why something was refused, in the player's words; a code that has none stands for itself.
fn reason(code: &str, locale: &Locale) -> Arg {
    let plain = code.split(':').next().unwrap_or(code);
    Arg::Text(locale.word(&format!("refusal-{plain}"), &[("about", Arg::text("")), ("near", Arg::text(""))]))
}

/// Every answered tag of a reply with all that it says: dice, modifiers, what they come from.
pub fn explained(told: &Told, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for found in find_tags(&told.text) {
        let attributes = found.kind.attributes(found.body);
        let Some((text, role)) = badge(found.kind, &attributes, locale) else { continue };
        lines.push(Line::with(text, role));
        for (key, value) in attributes.pairs() {
            if !value.is_empty() {
                lines.push(Line::with(safe(key), Role::Faint).at_end(safe(value), Role::Plain).indented(2));
            }
        }
    }
    lines
}
