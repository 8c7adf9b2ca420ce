//! What the program meets outside its files' text: a stderr that takes nothing, links, pipes, files that are too large, texts
//! with as many tags as fit. Nothing that a case can say in JSON.
#![cfg(unix)]

use std::fs;
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

fn program(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rulebound"));
    command.args(arguments).current_dir(folder).env("HOME", folder).env("XDG_DATA_HOME", folder.join("data"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(folder: &Path, arguments: &[&str]) -> Output {
    program(folder, arguments).output().expect("runs")
}

fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).expect("an answer")
}

fn base(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/bases/{name}.json"));
    serde_json::from_slice(&fs::read(path).expect("a base")).expect("JSON")
}

/// A working folder with one catalog in a file of its own, which is not there yet.
fn working_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let mut ruleset = base("catalog-road");
    let catalog = json!({ "id": "spells", "label": "Spells", "feeds": ["tricks"], "asset": "catalogs/spells.json" });
    ruleset["catalogs"].as_array_mut().expect("catalogs").push(catalog);
    fs::create_dir_all(folder.path().join("set/catalogs")).expect("made");
    fs::write(folder.path().join("set/ruleset.json"), ruleset.to_string()).expect("written");
    folder
}

const GOOD: &str = r#"{"schemaVersion": 1, "catalog": "spells", "entries": []}"#;

#[test]
#[cfg(target_os = "linux")]
fn a_stderr_that_takes_nothing_changes_no_answer() {
    let folder = working_folder();
    fs::write(folder.path().join("sheet.json"), "[]").expect("written");
    let commands: [&[&str]; 5] = [
        &["catalog", "set", "spells", "--json"],
        &["sheet", "set", "--sheet", "sheet.json", "--json"],
        &["check", "missing", "set", "--json"],
        &["sheet", "set", "--sheet", "missing.json"],
        &["no-such-command"],
    ];
    for arguments in commands {
        let heard = run(folder.path(), arguments);
        assert!(!heard.stderr.is_empty(), "{arguments:?}");
        let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("/dev/full");
        let unheard = program(folder.path(), arguments).stderr(full).output().expect("runs");
        assert_eq!(unheard.status.code(), heard.status.code(), "{arguments:?}");
        assert_eq!(unheard.stdout, heard.stdout, "{arguments:?}");
    }
}

#[test]
fn what_stands_in_place_of_a_catalog_file_costs_its_own_entries() {
    type Put = fn(&Path);
    let others: [(&str, Put); 4] = [
        ("a folder", |at| fs::create_dir(at).expect("made")),
        ("a link in a circle", |at| symlink(at, at).expect("linked")),
        ("a link that leads out", |at| {
            let outside = at.ancestors().nth(3).expect("above").join("outside.json");
            fs::write(&outside, GOOD).expect("written");
            symlink(outside, at).expect("linked");
        }),
        ("a pipe", |at| assert!(Command::new("mkfifo").arg(at).status().expect("mkfifo").success())),
    ];
    for (what, put) in others {
        let folder = working_folder();
        put(&folder.path().join("set/catalogs/spells.json"));
        let other = run(folder.path(), &["catalog", "set", "knacks", "--json"]);
        assert!(other.status.success() && !answer(&other)["entries"].as_array().expect("entries").is_empty(), "{what}");
        let own = run(folder.path(), &["catalog", "set", "spells", "--json"]);
        assert_eq!(own.status.code(), Some(0), "{what}");
        assert_eq!(answer(&own)["diagnostics"][0]["code"], "unreadable", "{what}");
        let check = run(folder.path(), &["check", "set", "--json"]);
        assert_eq!(check.status.code(), Some(1), "{what}");
        let made = run(folder.path(), &["new", "set", "--save", "game", "--json"]);
        assert_eq!(made.status.code(), Some(0), "{what}: {made:?}");
    }
    let folder = working_folder();
    fs::write(folder.path().join("set/spells-new.json"), GOOD).expect("written");
    symlink("../spells-new.json", folder.path().join("set/catalogs/spells.json")).expect("linked");
    let inside = run(folder.path(), &["catalog", "set", "spells", "--json"]);
    assert_eq!(answer(&inside)["diagnostics"], Value::Null, "a link that stays in the folder is followed");
}

#[test]
fn an_oversize_catalog_file_is_blamed_by_name() {
    let folder = working_folder();
    fs::write(folder.path().join("set/catalogs/spells.json"), " ".repeat(2_097_153)).expect("written");
    let check = run(folder.path(), &["check", "set", "--json"]);
    assert_eq!(check.status.code(), Some(1));
    let found = &answer(&check)["files"][0]["diagnostics"][0];
    assert_eq!((&found["code"], &found["file"]), (&json!("too-large"), &json!("catalogs/spells.json")));
    let made = run(folder.path(), &["new", "set", "--save", "game", "--json"]);
    assert_eq!(made.status.code(), Some(1));
    assert_eq!(answer(&made)["refused"], "too-large");
    assert!(String::from_utf8_lossy(&made.stderr).contains("catalogs/spells.json"));
    assert!(!folder.path().join("game").exists());
}

/// As many tags as a text has room for, in a party as large as one may be: every tag has its answer, and the program takes
/// neither the memory nor the time that a copy of everything for each of them would.
#[test]
#[cfg(target_os = "linux")]
fn as_many_tags_as_fit_are_answered_in_little_memory() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("r.json"), base("story").to_string()).expect("written");
    let members: Vec<Value> = (0..1000).map(|n| json!({ "name": format!("{n} {}", "o".repeat(150)) })).collect();
    fs::write(folder.path().join("p.json"), json!({ "party": members }).to_string()).expect("written");
    let text = "[sheet:]".repeat(131_072);
    // The shell holds the program to 200 MB of memory for data.
    let mut child = Command::new("sh")
        .args([
            "-c",
            "ulimit -d 200000; exec \"$0\" exec r.json --party p.json --json",
            env!("CARGO_BIN_EXE_rulebound"),
        ])
        .current_dir(folder.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("runs");
    let mut stdin = child.stdin.take().expect("stdin");
    let writer = std::thread::spawn(move || stdin.write_all(text.as_bytes()));
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("written").expect("written");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let count = String::from_utf8(output.stdout).expect("text").matches("\"reason\": \"too-many\"").count();
    assert_eq!(count, 131_072 - 40);
}
