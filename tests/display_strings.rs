//! The visitor, lookups, coverage, the template and the tour agree on which strings a ruleset shows: for the rulesets that
//! come with the program and for those that nobody here wrote.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::library::Library;
use rulebound::locale::{Beside, Locale, Tag, Translation, check_translation, display_strings, template};
use rulebound::narrate::{say_sentence, tour};

fn rulesets() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(root.join("rulesets")).expect("rulesets").map(|entry| entry.expect("entry").path()).collect();
    match std::fs::read_dir(root.join("../shared/wild")) {
        Ok(entries) => {
            let files = entries.map(|entry| entry.expect("entry").path());
            found.extend(files.filter(|path| path.extension().is_some_and(|ending| ending == "json")));
        }
        Err(_) => assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI"),
    }
    found.sort();
    found
}

fn book(path: &Path) -> Arc<Rulebook> {
    Library::new(None).open(&path.display().to_string()).expect("a sound ruleset").book
}

#[test]
fn lookups_coverage_template_and_tour_agree() {
    let tag = Tag::parse("de").expect("a tag");
    let mut counted = Vec::new();
    for path in rulesets() {
        let book = book(&path);
        let strings = display_strings(&book);
        let all: BTreeSet<&str> = strings.iter().map(|string| string.text.english()).collect();
        let in_fight: BTreeSet<&str> =
            strings.iter().filter(|string| string.in_fight).map(|string| string.text.english()).collect();

        // The template holds each once; filled in, nothing is missing and nothing unknown.
        let mut file = template(&book, &tag, None);
        let blank = file["ruleset"].as_object().expect("strings").clone();
        assert_eq!(blank.keys().map(String::as_str).collect::<BTreeSet<_>>(), all, "{}", path.display());
        for (at, key) in blank.keys().enumerate() {
            file["ruleset"][key] = format!("‹{at}›").into();
        }
        let bytes = serde_json::to_vec(&file).expect("json");
        let report = check_translation(&bytes, "de.json", &book, &Beside::default());
        assert_eq!((report.translated, report.missing, report.unknown), (all.len(), 0, 0), "{}", path.display());
        assert!(report.untranslated.is_empty());
        let covered: usize = report.sections.values().map(|section| section.translated).sum();
        let counts: usize = report.sections.values().map(|section| section.strings).sum();
        assert_eq!(covered, counts, "{}", path.display());

        // Every string is found by a lookup, from that file.
        let translation = Arc::new(Translation::read(&bytes, None).expect("a good file").value);
        let locale = Locale::new(&tag, [translation]);
        for string in &strings {
            let shown = locale.tr(&string.text);
            assert_eq!(shown.from, tag, "{} {}", path.display(), string.pointer);
        }

        // The tour shows each string of a fight once, each in a line of its own.
        let lines = tour(&strings);
        let mut toured: BTreeSet<String> = BTreeSet::new();
        for line in &lines {
            let said = say_sentence(&line.sentence, &locale);
            assert_eq!(said.fallen, Vec::<&str>::new(), "{}", said.text);
            let [string] = said.strings.as_slice() else { panic!("{:?} shows {:?}", line.string, said.strings) };
            assert!(said.text.as_str().contains(string.shown.as_str()), "{}", said.text);
            toured.insert(string.english.as_str().to_owned());
        }
        let toured: BTreeSet<&str> = toured.iter().map(String::as_str).collect();
        assert_eq!(toured, in_fight, "{}", path.display());
        assert_eq!(lines.len(), in_fight.len(), "{}", path.display());
        counted.push((path.file_stem().expect("a name").to_string_lossy().into_owned(), all.len(), in_fight.len()));
    }
    assert!(counted.len() >= 3, "{counted:?}");
    assert!(counted.iter().all(|(_, all, in_fight)| all > in_fight && *in_fight > 40), "{counted:?}");
}

/// The tour says what it has to say in every language of the program, and the same at every run.
#[test]
fn the_tour_is_said_in_every_language() {
    for path in rulesets() {
        let strings = display_strings(&book(&path));
        assert_eq!(tour(&strings), tour(&strings));
        for tag in rulebound::locale::WORD_LANGUAGES.iter().chain(&["en-XA", "ar-XB"]) {
            let locale = Locale::bare(&Tag::parse(tag).expect("a tag"));
            for line in tour(&strings) {
                assert!(!say_sentence(&line.sentence, &locale).text.as_str().is_empty());
            }
            assert_eq!(locale.missing().into_iter().collect::<Vec<_>>(), [], "{tag}");
        }
    }
}

/// Ours are translated whole into Russian and Chinese, and in part into Portuguese; no check finds an error.
#[test]
fn our_translations_are_as_whole_as_they_are_meant_to_be() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets");
    for folder in std::fs::read_dir(root).expect("rulesets") {
        let folder = folder.expect("entry").path();
        let book = book(&folder);
        for (language, whole) in [("ru", true), ("zh-Hans", true), ("pt", false), ("pt-BR", false)] {
            let name = format!("{language}.json");
            let bytes = std::fs::read(folder.join("locales").join(&name)).expect("a translation");
            let allowed = std::fs::read(folder.join("locales").join(rulebound::locale::allow_file_name(&name)));
            let allowed = allowed.map(|bytes| rulebound::locale::Allowances::read(&bytes).expect("a side file"));
            let beside = Beside { allowed: allowed.unwrap_or_default(), ..Beside::default() };
            let report = check_translation(&bytes, &name, &book, &beside);
            let lacking: Vec<&str> = report.untranslated.iter().map(|lacking| lacking.string.text.english()).collect();
            let place = format!("{} {language}", folder.display());
            assert_eq!(report.diagnostics, [], "{place}");
            assert_eq!(report.unknown, 0, "{place}");
            assert_eq!(lacking.is_empty(), whole, "{place}: {lacking:#?}");
        }
    }
}
