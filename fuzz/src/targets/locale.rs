//! A translation: read with and without its name, checked against its ruleset, filled into a template and read again.

use std::sync::{Arc, LazyLock};

use rulebound::locale::{Beside, Locale, Translation, check_translation, display_strings, template};
use rulebound::rules::Effective;

use super::super::hold;
use super::known;

static RULES: LazyLock<Effective> =
    LazyLock::new(|| known(include_str!("../../../tests/cases/bases/layers-reef.json")));

/// Reads a translation file.
pub fn run(bytes: &[u8]) {
    let book = RULES.book();
    let report = check_translation(bytes, "pt-BR.json", book, &Beside::default());
    hold::findings(bytes, &report.diagnostics);
    match (Translation::read(bytes, None), Translation::read(bytes, None)) {
        (Err(refused), Err(again)) => {
            assert_eq!(refused, again, "read twice");
            hold::refused(bytes, &refused);
            assert!(report.refused);
        }
        (Ok(read), Ok(again)) => {
            assert_eq!(read.value, again.value, "read twice");
            hold::findings(bytes, &read.warnings);
            accepted(read.value);
        }
        _ => panic!("read once, refused once"),
    }
}

fn accepted(translation: Translation) {
    let filled = template(RULES.book(), translation.tag(), Some(&translation)).to_string();
    let again =
        Translation::read(filled.as_bytes(), None).unwrap_or_else(|refused| panic!("written: {refused:#?}")).value;
    assert_eq!(
        (again.tag(), again.direction(), again.package()),
        (translation.tag(), translation.direction(), translation.package())
    );
    for (english, _) in translation.strings() {
        assert_eq!(again.get(english), translation.get(english), "{english:?}");
    }
    let locale = Locale::new(translation.tag(), [Arc::new(translation.clone())]);
    for string in display_strings(RULES.book()) {
        hold::harmless(locale.tr(&string.text).text.as_str(), "a translated string");
    }
}
