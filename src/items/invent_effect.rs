//! What an invented item does while held, out of a Game Master's words (checks.md 5.3 `worn`, `carried`).
//!
//! The grammar is closed: parts apart by `,`, `;` or `and`, each `advantage on X`, `disadvantage on X`, `+N to X` or `-N to X`;
//! a part without such a beginning goes on with the one before. X is `checks`, `saves`, `attacks`, `defense` (or what the
//! ruleset calls it), a skill or a save by id or label, for a number also an ability. What else is written is given back, to be
//! told and not to do anything.
//!
//! Must not know: the rest of the item.

use serde_json::{Map, Value, json};

use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::items::invent::{InventNote, InventNoteKind};
use crate::items::invent_draft::is;
use crate::rules::Effective;
use crate::text::name_key;

/// Most effects, and most modifiers, of one item.
const PARTS_MAX: usize = 6;
/// The largest number either way that a modifier holds.
const FLAT_MAX: i64 = 100;

/// An effect that was read.
#[derive(Debug, Default)]
pub(super) struct ReadEffect {
    /// The effect as the format writes it; nothing where no part of it was understood.
    pub(super) effect: Option<Value>,
    /// Parts that were not understood, as written.
    pub(super) told: Vec<String>,
    /// What became of numbers and words.
    pub(super) notes: Vec<InventNote>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Verb {
    Advantage,
    Disadvantage,
    Flat(i64),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Target {
    Checks,
    Saves,
    Attacks,
    Defense,
    Skill(Id),
    Save(Id),
    Ability(Id),
}

/// Reads a text; numbers above 0 are held, together for each thing that they change, at `bonus` where a cap says one.
pub(super) fn effect(rules: &Effective, key: &'static str, text: &str, bonus: Option<i64>) -> ReadEffect {
    let mut read = ReadEffect::default();
    if matches!(name_key(text).as_str(), "" | "no" | "none" | "nothing") {
        return read;
    }
    let (mut effects, mut modifiers): (Vec<&str>, Vec<Value>) = (Vec::new(), Vec::new());
    let mut abilities: Map<String, Value> = Map::new();
    let mut given: Vec<(&str, i64)> = Vec::new();
    let mut verb = None;
    for part in parts(text) {
        let (begun, rest) = begin(&part);
        verb = begun.or(verb);
        let target = verb.and_then(|_| target(rules, rest));
        let understood = verb.zip(target).and_then(|(verb, target)| {
            let flat = match verb {
                Verb::Flat(flat) => Some(held(flat, kind(&target), bonus, &mut given)),
                _ => None,
            };
            if let (Verb::Flat(asked), Some(now)) = (verb, flat)
                && asked != now
            {
                read.notes.push(InventNote::new(InventNoteKind::Held, key, rest, Some(now.to_string())));
            }
            add(verb, flat, &target, &mut effects, &mut modifiers, &mut abilities)
        });
        if understood.is_none() {
            read.notes.push(InventNote::new(InventNoteKind::Told, key, &part, None));
            read.told.push(part);
        }
    }
    let mut value = Map::new();
    if !effects.is_empty() {
        value.insert("effects".to_owned(), json!(effects));
    }
    if !modifiers.is_empty() {
        value.insert("modifiers".to_owned(), json!(modifiers));
    }
    if !abilities.is_empty() {
        value.insert("abilities".to_owned(), Value::Object(abilities));
    }
    read.effect = (!value.is_empty()).then_some(Value::Object(value));
    read
}

fn parts(text: &str) -> Vec<String> {
    let split = text.split([',', ';']).flat_map(|part| part.split(" and "));
    split.map(|part| part.trim().trim_end_matches('.').trim().to_owned()).filter(|part| !part.is_empty()).collect()
}

/// How a part begins, and what follows.
fn begin(part: &str) -> (Option<Verb>, &str) {
    let after = |word: &str| {
        let (head, rest) = (part.get(..word.len())?, part.get(word.len()..)?);
        head.eq_ignore_ascii_case(word).then(|| rest.trim_start())
    };
    for (word, verb) in [("advantage on ", Verb::Advantage), ("disadvantage on ", Verb::Disadvantage)] {
        if let Some(rest) = after(word) {
            return (Some(verb), rest);
        }
    }
    let signed = part.starts_with(['+', '-']);
    let end = part.char_indices().skip(1).find(|(_, c)| !c.is_ascii_digit()).map_or(part.len(), |(at, _)| at);
    let number = part.get(..end).filter(|_| signed).and_then(|number| number.parse::<i64>().ok());
    match number.filter(|number| *number != 0 && number.abs() <= FLAT_MAX) {
        None => (None, part),
        Some(number) => {
            let rest = part.get(end..).unwrap_or_default().trim_start();
            let rest = rest.strip_prefix("to ").or_else(|| rest.strip_prefix("on ")).unwrap_or(rest);
            (Some(Verb::Flat(number)), rest.trim_start())
        }
    }
}

fn target(rules: &Effective, words: &str) -> Option<Target> {
    let key = name_key(words);
    let key = key.strip_prefix("all ").unwrap_or(&key);
    match key {
        "checks" | "check" | "skill checks" => return Some(Target::Checks),
        "saves" | "save" | "saving throws" => return Some(Target::Saves),
        "attacks" | "attack" | "attack rolls" => return Some(Target::Attacks),
        "defense" | "defence" => return Some(Target::Defense),
        _ => {}
    }
    let sheet = &rules.ruleset().sheet;
    let without =
        |endings: &[&str]| endings.iter().find_map(|ending| key.strip_suffix(ending)).unwrap_or(key).to_owned();
    let (skill, save) = (without(&[" checks", " check"]), without(&[" saving throws", " saves", " save"]));
    let found = sheet.skills.iter().find(|one| is(&skill, &one.id, one.label.text()));
    if let Some(found) = found {
        return Some(Target::Skill(found.id.clone()));
    }
    let whole = sheet.saves.iter().find(|one| is(key, &one.id, one.label.text()));
    if let Some(found) = whole.or_else(|| sheet.saves.iter().find(|one| is(&save, &one.id, one.label.text()))) {
        return Some(Target::Save(found.id.clone()));
    }
    if let Some(found) = sheet.abilities.iter().find(|one| is(key, &one.id, one.label.text())) {
        return Some(Target::Ability(found.id.clone()));
    }
    let combat = rules.ruleset().combat.as_ref()?;
    let ValueRef::Derived(id) = &combat.defense else { return None };
    let named = sheet.derived.iter().any(|one| one.id == *id && is(key, &one.id, one.label.text()));
    named.then_some(Target::Defense)
}

/// What a cap counts together.
fn kind(target: &Target) -> &'static str {
    match target {
        Target::Checks | Target::Skill(_) => "checks",
        Target::Saves | Target::Save(_) => "saves",
        Target::Attacks => "attacks",
        Target::Defense => "defense",
        Target::Ability(_) => "abilities",
    }
}

/// A number with what the cap leaves of it.
fn held(flat: i64, kind: &'static str, bonus: Option<i64>, given: &mut Vec<(&'static str, i64)>) -> i64 {
    let Some(bonus) = bonus.filter(|_| flat > 0) else { return flat };
    let spent: i64 =
        given.iter().filter(|(known, _)| *known == kind && kind != "abilities").map(|(_, given)| given).sum();
    let flat = flat.min(bonus - spent).max(0);
    given.push((kind, flat));
    flat
}

/// Adds a part; `None` where it cannot stand there.
fn add(
    verb: Verb,
    flat: Option<i64>,
    target: &Target,
    effects: &mut Vec<&str>,
    modifiers: &mut Vec<Value>,
    abilities: &mut Map<String, Value>,
) -> Option<()> {
    if let (Some(flat), Target::Ability(id)) = (flat, target) {
        // Nothing is left of it under its cap, which is noted already.
        if flat != 0 {
            abilities.insert(id.as_str().to_owned(), json!({ "add": flat }));
        }
        return Some(());
    }
    if let Some(flat) = flat {
        let modifier = match target {
            Target::Skill(id) => json!({ "to": "checks", "flat": flat, "skills": [id] }),
            Target::Save(id) => json!({ "to": "saves", "flat": flat, "saves": [id] }),
            _ => json!({ "to": kind(target), "flat": flat }),
        };
        return if flat == 0 { Some(()) } else { push(modifiers, modifier) };
    }
    let mode = if verb == Verb::Advantage { "advantage" } else { "disadvantage" };
    let effect = match (target, mode) {
        (Target::Checks, "advantage") => "own-checks-advantage",
        (Target::Checks, _) => "own-checks-disadvantage",
        (Target::Saves, "advantage") => "own-saves-advantage",
        (Target::Saves, _) => "own-saves-disadvantage",
        (Target::Attacks, "advantage") => "own-attacks-advantage",
        (Target::Attacks, _) => "own-attacks-disadvantage",
        (Target::Skill(id), mode) => return push(modifiers, json!({ "to": "checks", "mode": mode, "skills": [id] })),
        (Target::Save(id), mode) => return push(modifiers, json!({ "to": "saves", "mode": mode, "saves": [id] })),
        (Target::Ability(_) | Target::Defense, _) => return None,
    };
    if !effects.contains(&effect) {
        effects.push(effect);
    }
    (effects.len() <= PARTS_MAX).then_some(())
}

fn push(modifiers: &mut Vec<Value>, modifier: Value) -> Option<()> {
    (modifiers.len() < PARTS_MAX).then(|| modifiers.push(modifier))
}
