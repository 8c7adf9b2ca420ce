//! Every file of words is read; every key that the source uses is there in English; parts agree in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::{SOURCES, bundle};
use crate::locale::Tag;

/// Messages of a file with the names of the parts they use. Fluent's own reader checks the grammar.
fn messages(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((name, _)) = line.split_once(" =")
        {
            key = Some(name.to_owned());
            assert!(found.insert(name.to_owned(), BTreeSet::new()).is_none(), "{name} stands twice");
        }
        for (at, _) in line.match_indices('$') {
            let part: String = line[at + 1..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
            found.entry(key.clone().expect("a part inside a message")).or_default().insert(part);
        }
    }
    found
}

fn messages_of(tag: &str) -> BTreeMap<String, BTreeSet<String>> {
    let source = SOURCES.iter().find(|source| source.tag == tag).expect("a language");
    let mut all = BTreeMap::new();
    for (file, text) in source.files {
        for (key, parts) in messages(text) {
            assert!(all.insert(key.clone(), parts).is_none(), "{tag}/{file}: {key} stands in two files");
        }
    }
    all
}

#[test]
fn every_file_is_read_without_fault() {
    for source in &SOURCES {
        let words = bundle(&Tag::parse(source.tag).expect("a tag")).expect("a language");
        assert!(words.faults.is_empty(), "{:#?}", words.faults);
    }
}

#[test]
fn languages_say_of_every_message_what_english_says() {
    let english = messages_of("en");
    for source in SOURCES.iter().filter(|source| source.tag != "en") {
        for (key, parts) in messages_of(source.tag) {
            let known = english.get(&key).unwrap_or_else(|| panic!("{}: {key} is not in English", source.tag));
            assert_eq!(parts, *known, "{}: {key} does not say what English says", source.tag);
        }
    }
}

#[test]
fn portuguese_is_complete() {
    let portuguese = messages_of("pt");
    let missing: Vec<_> = messages_of("en").into_keys().filter(|key| !portuguese.contains_key(key)).collect();
    assert!(missing.is_empty(), "not in pt: {missing:#?}");
}

/// A fight is told without a word of English in every language that the program speaks.
#[test]
fn fights_are_complete_in_every_language() {
    let log = messages(include_str!("en/log.ftl"));
    for source in SOURCES.iter().filter(|source| source.tag != "pt-BR") {
        let own = messages_of(source.tag);
        let missing: Vec<_> = log.keys().filter(|key| !own.contains_key(*key)).collect();
        assert!(missing.is_empty(), "not in {}: {missing:#?}", source.tag);
    }
}

fn sources() -> Vec<(PathBuf, String)> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("src") {
            let path = entry.expect("entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = std::fs::read_to_string(&path).expect("source");
                files.push((path, text));
            }
        }
    }
    files
}

/// What stands between the parenthesis that was opened and its partner.
fn inside(rest: &str) -> &str {
    let mut depth = 1;
    let mut quoted = false;
    for (at, c) in rest.char_indices() {
        match c {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &rest[..at];
        }
    }
    rest
}

#[test]
fn every_key_in_the_source_is_in_english_with_its_parts() {
    let english = messages_of("en");
    let mut wrong = Vec::new();
    for (path, text) in sources() {
        for call in [".word(", "sentence("] {
            for (at, _) in text.match_indices(call) {
                let all = inside(&text[at + call.len()..]);
                let Some(literal) = all.trim_start().strip_prefix('"') else { continue };
                let Some((key, rest)) = literal.split_once('"') else { continue };
                if !key.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-') {
                    continue;
                }
                let Some(known) = english.get(key) else {
                    wrong.push(format!("{}: `{key}` is not in English", path.display()));
                    continue;
                };
                // A list of parts that is written here must hold the message's own; a spare one does no harm. Parts that
                // were put together before have no names here.
                let list = rest.split_once("&[").map(|(_, list)| list.trim_start());
                if let Some(list) = list.filter(|list| !list.starts_with(|c: char| c.is_ascii_lowercase())) {
                    let given: BTreeSet<String> = list
                        .match_indices("(\"")
                        .filter_map(|(at, _)| list[at + 2..].split_once('"').map(|(name, _)| name.to_owned()))
                        .collect();
                    if !known.is_subset(&given) {
                        wrong.push(format!("{}: `{key}` needs the parts {known:?}, not {given:?}", path.display()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
