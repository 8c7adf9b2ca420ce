//! The walk against rulesets that nobody here wrote, and against the list of the spec.

use std::collections::BTreeSet;

use super::{Section, display_strings};
use crate::format::book::Rulebook;
use crate::format::load::read_ruleset;

/// The text at a pointer of the file is the string itself.
#[test]
fn pointers_lead_to_the_strings() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/bases");
    let mut seen = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("bases") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "json") {
            continue;
        }
        let bytes = std::fs::read(&path).expect("a file");
        let json: serde_json::Value = serde_json::from_slice(&bytes).expect("json");
        let Ok(loaded) = read_ruleset(&bytes) else { continue };
        for string in display_strings(&Rulebook::single(loaded.value)) {
            let found = json.pointer(&string.pointer).and_then(|value| value.as_str());
            assert_eq!(found, Some(string.text.english()), "{} {}", path.display(), string.pointer);
            seen.insert(string.section);
        }
    }
    let unseen: Vec<_> = Section::ALL.into_iter().filter(|section| !seen.contains(section)).collect();
    assert!(unseen.is_empty(), "no base ruleset has strings of {unseen:?}");
}
