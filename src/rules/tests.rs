//! Folding held against the rules it shortens, and the toggles of the wizard.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::format::book::Rulebook;
use crate::format::check::check_effective;
use crate::format::load::read_ruleset;
use crate::format::ruleset::Ruleset;
use crate::format::shape::{Reader, Shape};
use crate::rules::{Effective, Selection, toggled};
use crate::source::{Code, Document, Path};

const BASE: &str = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/bases/layers-reef.json"));

fn base() -> Value {
    serde_json::from_str(BASE).expect("json")
}

fn book(base: &Value) -> Arc<Rulebook> {
    let read = read_ruleset(base.to_string().as_bytes());
    Arc::new(Rulebook::single(read.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value))
}

/// Whether the effective document is valid as one: read again, cross-checked with everything there is. What only a file is
/// held to is let pass.
fn fully_checked(document: &Value) -> bool {
    let text = document.to_string();
    let mut document = Document::read(text.as_bytes(), 10_000_000).expect("json");
    let mut reader = Reader { findings: document.take_findings() };
    let ruleset = Ruleset::read(document.root(), &Path::ROOT, &mut reader);
    let mut findings = reader.findings;
    if let Some(ruleset) = &ruleset {
        check_effective(ruleset, &mut findings);
    }
    let tolerated = |code: Code, pointer: &str| code == Code::TextTooLong && pointer.starts_with("/gm/");
    ruleset.is_some() && findings.iter().all(|finding| tolerated(finding.code, &finding.pointer))
}

#[test]
fn every_choice_folds_into_a_valid_document() {
    let base = base();
    let book = book(&base);
    let ids: Vec<String> = book.ruleset().layers().iter().map(|layer| layer.id.as_str().to_owned()).collect();
    for choice in 0_u32..(1 << ids.len()) {
        let on: Vec<&String> =
            ids.iter().enumerate().filter(|(at, _)| choice & (1 << at) != 0).map(|(_, id)| id).collect();
        // Every choice of up to three layers, and all of them.
        if on.len() > 3 && on.len() < ids.len() {
            continue;
        }
        let effective = Effective::of(book.clone(), &on);
        assert!(fully_checked(&effective.document(base.clone())), "{on:?}");
        for dropped in effective.dropped() {
            assert!(!effective.applied().iter().any(|id| *id == *dropped.id), "{on:?}");
        }
        let rows = effective.change_rows(&base);
        assert!(rows.iter().all(|row| effective.applied().contains(&row.layer)), "{on:?}");
    }
}

#[test]
fn the_base_is_itself() {
    let base = base();
    let effective = Effective::base(book(&base));
    assert_eq!(effective.document(base.clone()), base);
    assert_eq!(effective.change_rows(&base), []);
    assert_eq!(effective.check_guidance(), "Roll in the open.");
    assert_eq!(effective.world_guidance(), None);
}

#[test]
fn what_is_read_from_it_follows_the_layers() {
    let base = base();
    let book = book(&base);
    let effective = Effective::of(book, &["no_whalers", "hard", "shallow", "no_nautilus", "empty_stalls"]);
    let trade = effective.enum_field("trade").expect("an enum");
    assert!(trade.offers("netter") && !trade.offers("whaler"));
    assert_eq!(effective.ladder().iter().map(|step| step.number).collect::<Vec<_>>(), [8, 11, 14]);
    let offered: Vec<&str> = effective.offered("gear").map(|entry| entry.id.as_str()).collect();
    assert_eq!(offered, ["oilskin", "net", "brew", "ale", "lamp", "rope", "bell"]);
    assert!(effective.items_offered().all(|(reference, _, _)| reference.entry != "hook"));
    let items = effective.items().expect("items");
    assert!(!effective.coins().has(items, "nautilus") && effective.coins().has(items, "bead"));
    let shell = items.currencies.first().expect("a family");
    let said = |worth| effective.coins().in_largest(shell, worth).map(|coins| (coins.amount, coins.unit.id.as_str()));
    assert_eq!(said(135), Some((15, "conch")));
    assert_eq!(said(0), Some((0, "conch")));
    assert_eq!(said(138), Some((138, "cowrie")));
    let market = effective.market().expect("a market");
    assert_eq!(market.sellers().map(|seller| seller.id.as_str()).collect::<Vec<_>>(), ["cutler"]);
    assert_eq!(market.unsold().count(), 2);
    let wreck = effective.loot_table("wreck").expect("a table");
    assert_eq!(wreck.label.english(), "Old wreck");
    assert!(effective.loot_table("pirate_hoard").is_none());
}

#[test]
fn a_layer_that_names_every_seller_takes_none() {
    let mut base = base();
    base["layers"][10]["items"]["market"]["removeSellers"] = json!(["brewer", "cutler", "guild"]);
    let effective = Effective::of(book(&base), &["no_cutler"]);
    assert_eq!(effective.market().expect("a market").sellers().count(), 3);
    assert_eq!(effective.not_carried_out().len(), 1);
    assert_eq!(effective.changes(), []);
}

#[test]
fn toggles_of_the_wizard() {
    let base = base();
    let book = book(&base);
    let ruleset = book.ruleset();
    // On: in declaration order, whatever the order of the clicks.
    assert_eq!(toggled(ruleset, &["cold"], "dry"), ["dry", "cold"]);
    // Off is always allowed.
    assert_eq!(toggled(ruleset, &["dry", "cold"], "dry"), ["cold"]);
    // Ruled out, or unknown: nothing happens.
    assert_eq!(toggled(ruleset, &["dry"], "wet"), ["dry"]);
    assert_eq!(toggled(ruleset, &["dry"], "ghost"), ["dry"]);
    // A layer that is on never rules itself out; nothing on rules nothing out.
    assert_eq!(Selection::ruled_out_by(ruleset, &["wet"], "wet"), None);
    assert_eq!(Selection::ruled_out_by::<&str>(ruleset, &[], "wet"), None);
    assert_eq!(Selection::ruled_out_by(ruleset, &["dry", "cold"], "wet").map(|id| id.as_str()), Some("dry"));
    // A stored choice: of a pair in conflict the earlier stays, what the ruleset no longer has goes.
    let stored = Selection::of(ruleset, &["ghost", "wet", "dry"]);
    assert_eq!(stored.active.iter().map(|id| id.as_str()).collect::<Vec<_>>(), ["dry"]);
    // The stricter check names every unknown layer, then every pair.
    let codes: Vec<&str> =
        Selection::faults(ruleset, &["ghost", "dry", "wet", "cold"]).iter().map(|fault| fault.code()).collect();
    assert_eq!(codes, ["ruleset-layer-unknown", "ruleset-layer-conflict", "ruleset-layer-conflict"]);
}
