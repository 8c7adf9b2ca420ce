//! Every fuzz target for a few seconds, without libFuzzer and always on the same inputs: its corpus as it stands, changed
//! blindly, and changed with its structure in mind; rulesets are the shipped ones, those of the cases and those from the wild.
//!
//! `RULEBOUND_FUZZ=40` runs forty times as many inputs. An input that breaks something is written to `target/fuzz-smoke/`.

#[path = "../fuzz/src/lib.rs"]
#[allow(dead_code, reason = "a part of it is for libFuzzer alone")]
mod fuzz;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use fuzz::{Target, blind, target};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("entry").path());
    let mut files: Vec<PathBuf> = entries.filter(|path| path.is_file()).collect();
    files.retain(|path| path.to_string_lossy().ends_with(ending));
    files.sort();
    files
}

/// What inputs are made of: the corpus, and whatever of that kind is in the repository already.
fn seeds(name: &str) -> Vec<PathBuf> {
    let mut seeds = files(&root().join("fuzz/corpus").join(name), "");
    let shipped = |file: &str| -> Vec<PathBuf> {
        let folders = std::fs::read_dir(root().join("rulesets")).expect("rulesets");
        let mut paths: Vec<PathBuf> = folders.map(|folder| folder.expect("entry").path().join(file)).collect();
        paths.sort();
        paths
    };
    match name {
        "ruleset" => {
            seeds.extend(files(&root().join("tests/cases/bases"), ".json"));
            seeds.extend(shipped("ruleset.json"));
            let wild = root().join("../shared/wild");
            assert!(
                wild.is_dir() || std::env::var_os("CI").is_none(),
                "the real rulesets are required where CI is set"
            );
            if wild.is_dir() {
                seeds.extend(files(&wild, ".json"));
            }
        }
        "party" => seeds.extend(shipped("party.json")),
        "catalog" => seeds.extend(files(&root().join("rulesets/bell-under-glass/catalogs"), ".json")),
        _ => {}
    }
    assert!(!seeds.is_empty(), "nothing to begin with");
    seeds
}

/// Runs so many changed inputs of each seed; the first one that breaks something, by what made it.
fn first_broken(target: &Target, each: u64) -> Option<String> {
    let times: u64 = std::env::var("RULEBOUND_FUZZ").ok().and_then(|times| times.parse().ok()).unwrap_or(1);
    for path in seeds(target.name) {
        let seed = std::fs::read(&path).expect("a seed");
        let inputs = (0..=each * times).map(|number| match number {
            0 => seed.clone(),
            _ if number % 3 == 0 => blind::mutated(&seed, number),
            _ => (target.mutate)(&seed, number),
        });
        for (number, input) in inputs.enumerate() {
            if catch_unwind(AssertUnwindSafe(|| (target.run)(&input))).is_err() {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let folder = root().join("target/fuzz-smoke");
                let kept = folder.join(format!("{}-{number}-{name}", target.name));
                let _ = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&kept, &input));
                return Some(format!(
                    "{}: change {number} of {}, kept as {}",
                    target.name,
                    path.display(),
                    kept.display()
                ));
            }
        }
    }
    None
}

macro_rules! smoke {
    ($($name:ident: $each:literal,)*) => {
        $(
            #[cfg(not(feature = "canary"))]
            #[test]
            fn $name() {
                assert_eq!(first_broken(target(stringify!($name)), $each), None);
            }
        )*
    };
}

smoke! {
    ruleset: 8,
    locale: 40,
    catalog: 4,
    catalog_document: 40,
    manifest: 40,
    package: 20,
    party: 30,
    journal: 20,
    story: 30,
    choices: 8,
    foes: 8,
}

/// A bug put in on purpose is found: `cargo test --features canary --test fuzz_smoke`.
#[cfg(feature = "canary")]
#[test]
fn the_canary_is_found() {
    let found = first_broken(target("ruleset"), 400).expect("the canary is found");
    println!("{found}");
}
