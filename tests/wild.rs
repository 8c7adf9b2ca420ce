//! Rulesets that nobody here wrote are read as they are.

#[path = "support/picks.rs"]
mod picks;

#[test]
fn wild_rulesets_have_no_finding() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut read = 0;
    for file in std::fs::read_dir(folder).expect("folder") {
        let path = file.expect("entry").path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let bytes = std::fs::read(&path).expect("file");
            match rulebound::format::load::read_ruleset(&bytes) {
                Ok(loaded) => assert_eq!(loaded.warnings, [], "{}", path.display()),
                Err(refused) => panic!("{}: {:#?}", path.display(), refused.diagnostics),
            }
            read += 1;
        }
    }
    assert!(read >= 3, "only {read} public rulesets");
}

#[test]
fn wild_rulesets_need_what_their_newest_feature_needs() {
    use rulebound::format::capability::{lowest, needs};

    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut found = Vec::new();
    for name in ["5e-2014", "ember-roads", "gravewatch"] {
        let bytes = std::fs::read(folder.join(format!("{name}.json"))).expect("file");
        let ruleset = rulebound::format::load::read_ruleset(&bytes).expect("a sound ruleset").value;
        let needs = needs(&ruleset);
        assert!(needs.is_sorted_by_key(|need| need.capability));
        let last = needs.last().map_or("", |need| need.feature);
        found.push(format!("{name} {} for {last}", lowest(&needs)));
    }
    let expected = [
        "5e-2014 1.46 for a creature's action on itself",
        "ember-roads 1.59 for item use",
        "gravewatch 1.65 for item service",
    ];
    assert_eq!(found, expected);
}

#[test]
fn wild_catalogs_are_picked_whole_and_refreshed_to_nothing() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut picked = Vec::new();
    for name in ["5e-2014", "ember-roads", "gravewatch"] {
        let bytes = std::fs::read(folder.join(format!("{name}.json"))).expect("file");
        let ruleset = rulebound::format::load::read_ruleset(&bytes).expect("a sound ruleset").value;
        let book = std::sync::Arc::new(rulebound::format::book::Rulebook::single(ruleset));
        picked.push((name, picks::pick_everything(&rulebound::rules::Effective::base(book))));
    }
    // As many as each has in its catalogs of rows.
    assert_eq!(picked, [("5e-2014", 3), ("ember-roads", 8), ("gravewatch", 4)]);
}
