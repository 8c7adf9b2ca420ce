//! Rulesets that nobody here wrote are read as they are.

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
