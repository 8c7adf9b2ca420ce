//! The file of one catalog, read under the ruleset that names it.

use std::sync::LazyLock;

use rulebound::format::capability::entry_needs;
use rulebound::format::catalog::Catalog;
use rulebound::format::load::{CATALOG_BYTES_MAX, read_catalog_file, read_ruleset};
use rulebound::format::ruleset::Ruleset;
use serde_json::Value;

use super::super::hold;

static RULESET: LazyLock<Ruleset> = LazyLock::new(|| {
    let read = read_ruleset(include_bytes!("../../../rulesets/bell-under-glass/ruleset.json"));
    read.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value
});

/// Reads a catalog file as each of the catalogs.
pub fn run(bytes: &[u8]) {
    for catalog in RULESET.catalogs().iter().filter(|catalog| catalog.asset.is_some()) {
        of(bytes, catalog);
    }
}

fn of(bytes: &[u8], catalog: &Catalog) {
    match (read_catalog_file(bytes, &RULESET, catalog), read_catalog_file(bytes, &RULESET, catalog)) {
        (Err(refused), Err(again)) => {
            assert_eq!(refused, again, "read twice");
            hold::refused(bytes, &refused);
        }
        (Ok(read), Ok(again)) => {
            assert!(read.value == again.value, "read twice");
            hold::findings(bytes, &read.warnings);
            let _ = entry_needs(read.value.entries.iter());
            let written: Value = serde_json::from_slice(bytes).expect("whatever is accepted is JSON to everybody");
            let written = written.to_string();
            if written.len() <= CATALOG_BYTES_MAX {
                let again = read_catalog_file(written.as_bytes(), &RULESET, catalog);
                let again = again.unwrap_or_else(|refused| panic!("written: {refused:#?}")).value;
                assert!(again == read.value, "written and read again it is another");
            }
        }
        _ => panic!("read once, refused once"),
    }
}
