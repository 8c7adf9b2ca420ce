//! The library when the program is killed in the middle, and when several programs change it at once.

mod support;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// Starts the program in a folder whose data is its own.
fn start(folder: &Path, arguments: &[&str]) -> Child {
    let program = env!("CARGO_BIN_EXE_rulebound");
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).env("XDG_DATA_HOME", folder.join("data")).env("HOME", folder);
    command.env("LC_ALL", "C.UTF-8").stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program")
}

fn answer(folder: &Path, arguments: &[&str]) -> Value {
    let output = start(folder, arguments).wait_with_output().expect("an answer");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stdout));
    serde_json::from_slice(&output.stdout).expect("json")
}

/// A package with a few large files, so that storing it takes a while.
fn large(version: i64) -> Value {
    let ruleset = json!({ "base": "tiny", "patch": [
        { "set": "/id", "to": "mist" }, { "set": "/version", "to": version },
    ] });
    let mut files = serde_json::Map::new();
    files.insert("ruleset.json".to_owned(), ruleset);
    for number in 0..40 {
        files.insert(format!("notes/{number}.json"), json!({ "text": " ".repeat(20_000) }));
    }
    files.insert("locales/de.json".to_owned(), json!({ "_meta": { "locale": "de" }, "ruleset": { "Wits": "Witz" } }));
    json!({ "package": { "version": format!("{version}.0.0") }, "files": files })
}

/// Names below the folder of versions that begin with a dot.
fn unfinished(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![folder.join("data/rulebound/rulesets/versions")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                found.push(name);
            }
            folders.push(entry.path());
        }
    }
    found
}

#[test]
fn killed_anywhere_it_is_the_old_state_or_the_new_one() {
    let folder = tempfile::tempdir().expect("a folder");
    support::packages::write(folder.path(), "one.zip", &large(1)).expect("written");
    support::packages::write(folder.path(), "two.zip", &large(2)).expect("written");
    answer(folder.path(), &["library", "install", "one.zip", "--locale", "de", "--json"]);
    for milliseconds in (0..60).step_by(4) {
        let mut child = start(folder.path(), &["library", "install", "two.zip", "--locale", "de", "--json"]);
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().expect("killed");
        child.wait().expect("gone");
        let listed = answer(folder.path(), &["library", "list", "--json"]);
        let versions = listed["rulesets"][0]["versions"].as_array().expect("versions");
        assert!((1..=2).contains(&versions.len()), "{listed}");
        for version in versions {
            assert_eq!(version["problem"], Value::Null, "{version}");
            assert_eq!(version["kept"][0]["language"], "de", "{version}");
        }
        answer(folder.path(), &["layers", "local/mist", "--json"]);
    }
    let listed = answer(folder.path(), &["library", "install", "two.zip", "--locale", "de", "--json"]);
    assert_eq!(listed["rulesets"][0]["versions"].as_array().map(Vec::len), Some(2));
    assert_eq!(unfinished(folder.path()), Vec::<String>::new());
}

#[test]
fn several_programs_at_once_lose_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let ids: Vec<String> = (0..6).map(|number| format!("mist-{number}")).collect();
    for id in &ids {
        let ruleset = json!({ "base": "tiny", "patch": [{ "set": "/id", "to": id }] });
        support::packages::write(folder.path(), &format!("{id}.json"), &ruleset).expect("written");
    }
    let children: Vec<Child> =
        ids.iter().map(|id| start(folder.path(), &["library", "install", &format!("{id}.json"), "--json"])).collect();
    for child in children {
        assert!(child.wait_with_output().expect("an answer").status.success());
    }
    let listed = answer(folder.path(), &["library", "list", "--json"]);
    let listed: Vec<&str> =
        listed["rulesets"].as_array().expect("rulesets").iter().filter_map(|row| row["id"].as_str()).collect();
    assert_eq!(listed, ids.iter().map(|id| format!("local/{id}")).collect::<Vec<_>>());
}
