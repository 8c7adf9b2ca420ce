//! The sheet and what changes of it in play, part after part in the format's order.

use crate::format::check::{Checker, abilities, advancement, derived, fields, live, migrations, tracks};
use crate::source::Path;

/// Checks `sheet` but its migrations.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    let at = root.key("sheet");
    abilities::check(checker, &at);
    fields::check(checker, &at);
    derived::check(checker, &at);
    let live_at = at.key("live");
    live::check(checker, &live_at);
    tracks::check(checker, &live_at);
    advancement::check(checker, &at);
}

/// Checks `sheet.migrations`, which name everything else of the sheet.
pub(super) fn check_migrations(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    migrations::check(checker, &root.key("sheet"));
}

#[cfg(test)]
mod tests {
    use crate::format::check::{check_effective, check_ruleset};
    use crate::format::ruleset::Ruleset;
    use crate::format::shape::{Reader, Shape};
    use crate::source::{Document, Findings, Path};

    /// What a changed ruleset is reported for as a file, and after layers were folded in.
    fn pointers(change: (&str, &str)) -> Option<(Vec<String>, Vec<String>)> {
        let text = include_str!("../../../tests/cases/bases/sheet-sum.json").replace(change.0, change.1);
        let document = Document::read(text.as_bytes(), 1_000_000).ok()?;
        let ruleset = Ruleset::read(document.root(), &Path::ROOT, &mut Reader::default())?;
        let (mut file, mut effective) = (Findings::default(), Findings::default());
        check_ruleset(&ruleset, &mut file);
        check_effective(&ruleset, &mut effective);
        let list = |findings: Findings| findings.into_iter().map(|finding| finding.pointer).collect();
        Some((list(file), list(effective)))
    }

    #[test]
    fn a_field_table_may_name_values_that_layers_removed() {
        let change = ("\"smith\": 2,", "\"smith\": 2, \"cook\": 1,");
        let expected = (vec!["/sheet/derived/2/table/cook".to_owned()], Vec::new());
        assert_eq!(pointers(change), Some(expected));
    }

    #[test]
    fn a_state_table_may_not_for_no_layer_changes_states() {
        let found = pointers(("\"fog\": -2", "\"rain\": -2"));
        let both = vec!["/sheet/derived/3/table/rain".to_owned()];
        assert_eq!(found, Some((both.clone(), both)));
    }

    #[test]
    fn layers_may_not_empty_a_field() {
        // As a file the empty list is reported by its shape.
        let found = pointers(("\"might\",\n              \"finesse\"", ""));
        let (file, effective) = found.unwrap_or_default();
        assert!(!file.contains(&"/sheet/lists/0/columns/3/values".to_owned()), "{file:?}");
        assert!(effective.contains(&"/sheet/lists/0/columns/3/values".to_owned()), "{effective:?}");
    }
}
