//! The manifest of a package, beside files of which some are there.

use std::collections::BTreeMap;
use std::sync::Arc;

use rulebound::library::import::from_package;
use rulebound::library::store::Source;
use rulebound::library::{Files, Package, PackageFindings};
use rulebound::source::Diagnostic;

use super::super::hold;

/// Reads a manifest: by itself, against the names, against every byte, and as what is imported.
pub fn run(bytes: &[u8]) {
    let ruleset = include_bytes!("../../../tests/cases/bases/tiny.json");
    let files = [("manifest.json", bytes), ("ruleset.json", ruleset.as_slice()), ("catalogs/odd.json", b"{}")];
    let files: BTreeMap<String, Vec<u8>> =
        files.iter().map(|(name, file)| ((*name).to_owned(), file.to_vec())).collect();
    let files = Files::Memory(Arc::new(files));
    for look in [Package::promises, Package::open, Package::verify] {
        match (look(&files), look(&files)) {
            (Ok(package), Ok(again)) => assert_eq!(package.manifest, again.manifest, "read twice"),
            (Err(wrong), Err(again)) => {
                assert_eq!(wrong, again, "read twice");
                wrong_manifest(bytes, &wrong);
            }
            _ => panic!("read once, refused once"),
        }
    }
    for source in [Source::Package, Source::Catalog] {
        if let Err(refusal) = from_package(&files, source, None) {
            assert!(!refusal.code.is_empty(), "{refusal:#?}");
        }
    }
}

/// What is wrong with a manifest is said as of any file.
pub fn wrong_manifest(bytes: &[u8], wrong: &PackageFindings) {
    assert!(wrong.diagnostics.iter().any(Diagnostic::is_error), "refused for nothing");
    hold::findings(bytes, &wrong.diagnostics);
}
