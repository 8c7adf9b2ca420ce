//! The document of a catalog of packages, on disk and on the network.

use rulebound::library::catalogs::{CatalogAddress, CatalogDocument};
use rulebound::locale::{Chain, Tag};
use serde_json::Value;

use super::super::hold;

/// Reads a catalog's document.
pub fn run(bytes: &[u8]) {
    for address in ["https://example.org/catalog.json", "/srv/catalog.json"] {
        let address = CatalogAddress::parse(address).expect("an address");
        match CatalogDocument::read(bytes, &address) {
            Err(refused) => hold::refused(bytes, &refused),
            Ok(document) => accepted(bytes, &document, &address),
        }
    }
}

fn accepted(bytes: &[u8], document: &CatalogDocument, address: &CatalogAddress) {
    let again = CatalogDocument::read(bytes, address).expect("read once, refused once");
    assert_eq!(document.dropped, again.dropped, "read twice");
    let tags: Vec<Tag> = ["pt-BR", "en", "zh-Hans"].iter().filter_map(|tag| Tag::parse(tag)).collect();
    for offer in &document.offers {
        assert!(offer.manifest.is_object());
        for tag in &tags {
            let card = offer.card(&Chain::of(tag));
            hold::harmless(card.name.as_str(), "the name of an offer");
            hold::harmless(card.description.as_str(), "the description of an offer");
        }
        assert!(document.offer(offer.entry.id()).is_some());
    }
    for dropped in &document.dropped {
        assert!(dropped.diagnostics.iter().any(|found| found.is_error()), "dropped for nothing: {dropped:#?}");
        hold::findings(bytes, &dropped.diagnostics);
    }
    let whole: Value = match serde_json::from_slice(bytes) {
        Ok(whole) => whole,
        // What a newer program may write beside the packages need not be JSON to everybody: a number may be too large.
        Err(_) => return,
    };
    let packages = whole["packages"].as_array().map_or(0, Vec::len);
    assert_eq!(document.offers.len() + document.dropped.len(), packages, "every entry is offered or dropped");
}
