//! Every ruleset that ships is read as its author wrote it, catalogs, translations and party included.

#[path = "support/picks.rs"]
mod picks;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::format::book::{CatalogBytes, Rulebook};
use rulebound::format::load::{read_catalog_file, read_ruleset};
use rulebound::items::Party;
use rulebound::rules::Effective;

fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets");
    let entries = std::fs::read_dir(root).expect("rulesets").map(|entry| entry.expect("entry").path());
    let mut folders: Vec<PathBuf> = entries.filter(|path| path.join("ruleset.json").exists()).collect();
    folders.sort();
    folders
}

#[test]
fn shipped_rulesets_have_no_finding() {
    let folders = folders();
    for folder in &folders {
        let bytes = std::fs::read(folder.join("ruleset.json")).expect("ruleset");
        let loaded =
            read_ruleset(&bytes).unwrap_or_else(|refused| panic!("{}: {:#?}", folder.display(), refused.diagnostics));
        assert_eq!(loaded.warnings, [], "{}", folder.display());
        for catalog in loaded.value.catalogs() {
            let Some(asset) = &catalog.asset else { continue };
            let bytes = std::fs::read(folder.join(asset.as_str())).expect("catalog file");
            if let Err(refused) = read_catalog_file(&bytes, &loaded.value, catalog) {
                panic!("{}/{}: {:#?}", folder.display(), asset.as_str(), refused.diagnostics);
            }
        }
        let party = std::fs::read(folder.join("party.json")).expect("party");
        let party: Party = serde_json::from_slice(&party).expect("a party");
        assert!(party.party.len() >= 2, "{}: a party of {}", folder.display(), party.party.len());
        let _ = Arc::new(loaded.value);
    }
}

struct Folder(PathBuf);

impl CatalogBytes for Folder {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.join(asset)).map_err(|error| error.to_string())
    }
}

#[test]
fn shipped_catalogs_are_picked_whole_and_refreshed_to_nothing() {
    for folder in folders() {
        let bytes = std::fs::read(folder.join("ruleset.json")).expect("ruleset");
        let ruleset = read_ruleset(&bytes).expect("a sound ruleset").value;
        let rules = Effective::base(Arc::new(Rulebook::new(ruleset, Box::new(Folder(folder.clone())))));
        assert!(picks::pick_everything(&rules) >= 8, "{}: hardly a catalog of rows", folder.display());
    }
}
