//! What the case runner and other tests share.
#![allow(dead_code, reason = "each test binary uses a part")]

pub mod bags;
pub mod games;
pub mod naive;
pub mod packages;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;

use rulebound::items::Member;
use rulebound::rules::Effective;
use serde_json::Value;

/// The folder of all cases.
pub fn cases_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// The areas: folders of `tests/cases`.
pub fn areas() -> Vec<String> {
    let entries = std::fs::read_dir(cases_folder()).expect("tests/cases").map(|entry| entry.expect("entry"));
    let folders = entries.filter(|entry| entry.path().is_dir());
    let mut names: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Every case of an area, folders inside it included, sorted.
pub fn case_files(area: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![cases_folder().join(area)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "json") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// A JSON file.
pub fn load_json(path: &Path) -> Result<Value, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    serde_json::from_slice(&bytes).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a JSON file as the cases are kept.
pub fn store_json(path: &Path, value: &Value) -> Result<(), String> {
    let text = serde_json::to_string_pretty(value).map_err(|error| error.to_string())?;
    std::fs::write(path, text + "\n").map_err(|error| error.to_string())
}

/// Dora with a harpoon, who fights under the base `fight-sum`.
pub fn dora() -> Vec<Member> {
    let dora = serde_json::json!({
        "name": "Dora",
        "sheet": { "v": 1, "build": { "abilities": { "might": 14, "grace": 14 }, "fields": { "level": 1 } } },
        "bag": [{ "item": "gear/harpoon", "equipped": true }],
    });
    vec![serde_json::from_value(dora).expect("a member")]
}

/// Where a base ruleset stands.
pub fn base_path(name: &str) -> PathBuf {
    cases_folder().join("bases").join(format!("{name}.json"))
}

/// The text of a file that a case describes: `"text"` as it is, `"base"` with its `"patch"`, or the JSON itself.
pub fn build_file(content: &Value) -> Result<String, String> {
    if let Some(text) = content["text"].as_str() {
        return Ok(text.to_owned());
    }
    if let Some(text) = content.as_str() {
        return Ok(text.to_owned());
    }
    let value = match content["base"].as_str() {
        Some(base) => patched(load_json(&base_path(base))?, &content["patch"])?,
        None => content.clone(),
    };
    serde_json::to_string_pretty(&value).map_err(|error| error.to_string())
}

/// A ruleset's text under some layers.
pub fn effective(text: &str, on: &[&str]) -> Effective {
    let loaded = rulebound::format::load::read_ruleset(text.as_bytes());
    let ruleset = loaded.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value;
    Effective::of(Arc::new(rulebound::format::book::Rulebook::single(ruleset)), on)
}

/// The reef ruleset with changes, under some layers.
pub fn reef(patch: &Value, on: &[&str]) -> Effective {
    let base = load_json(&base_path("market-reef")).expect("base");
    effective(&patched(base, patch).expect("patch").to_string(), on)
}

/// Patches: `{"set": pointer, "to": value}`, `{"remove": pointer}`, `{"append": pointer, "value": value}`,
/// `{"repeat": pointer, "value": value, "times": n}` (with `#` in texts replaced by the number).
pub fn patched(mut value: Value, patch: &Value) -> Result<Value, String> {
    for step in patch.as_array().into_iter().flatten() {
        let step: &Value = step;
        if let Some(pointer) = step["set"].as_str() {
            set(&mut value, pointer, step["to"].clone())?;
        } else if let Some(pointer) = step["remove"].as_str() {
            let (parent, key) = pointer.rsplit_once('/').ok_or("remove needs a pointer")?;
            match value.pointer_mut(parent).ok_or_else(|| format!("nothing at {parent}"))? {
                Value::Object(map) => map.shift_remove(key).map(drop).ok_or_else(|| format!("nothing at {pointer}"))?,
                Value::Array(list) => drop(list.remove(key.parse().map_err(|_| "bad index")?)),
                _ => return Err(format!("nothing to remove at {pointer}")),
            }
        } else if let Some(pointer) = step["append"].as_str() {
            let list = value.pointer_mut(pointer).and_then(Value::as_array_mut);
            list.ok_or_else(|| format!("no list at {pointer}"))?.push(step["value"].clone());
        } else if let Some(pointer) = step["repeat"].as_str() {
            let times = step["times"].as_u64().ok_or("times")?;
            let text = step["value"].to_string();
            for at in 0..times {
                let one = serde_json::from_str(&text.replace('#', &at.to_string())).map_err(|e| e.to_string())?;
                let list = value.pointer_mut(pointer).and_then(Value::as_array_mut);
                list.ok_or_else(|| format!("no list at {pointer}"))?.push(one);
            }
        } else {
            return Err(format!("unknown patch {step}"));
        }
    }
    Ok(value)
}

fn set(value: &mut Value, pointer: &str, to: Value) -> Result<(), String> {
    if pointer.is_empty() {
        *value = to;
        return Ok(());
    }
    let (parent, key) = pointer.rsplit_once('/').ok_or("set needs a pointer")?;
    let key = key.replace("~1", "/").replace("~0", "~");
    match value.pointer_mut(parent).ok_or_else(|| format!("nothing at {parent}"))? {
        Value::Object(map) => drop(map.insert(key, to)),
        Value::Array(list) => *list.get_mut(key.parse::<usize>().map_err(|_| "bad index")?).ok_or("no element")? = to,
        _ => return Err(format!("nothing to set at {pointer}")),
    }
    Ok(())
}

/// Whether every key of `wanted` is in `found` with a matching value; lists must have the same length, except that a
/// list that ends in `"..."` may go on; numbers may differ by a billionth.
pub fn matches_subset(wanted: &Value, found: &Value, at: &str) -> Result<(), String> {
    match (wanted, found) {
        (Value::Object(wanted), Value::Object(found)) => {
            for (key, value) in wanted {
                let inner = found.get(key).unwrap_or(&Value::Null);
                matches_subset(value, inner, &format!("{at}/{key}"))?;
            }
            Ok(())
        }
        (Value::Array(wanted), Value::Array(found)) => {
            let open = wanted.last().is_some_and(|last| last == "...");
            let count = if open { wanted.len() - 1 } else { wanted.len() };
            if found.len() < count || (!open && found.len() != count) {
                return Err(format!("{at}: {} elements where {count} are expected", found.len()));
            }
            for (index, (value, inner)) in wanted.iter().take(count).zip(found).enumerate() {
                matches_subset(value, inner, &format!("{at}/{index}"))?;
            }
            Ok(())
        }
        (Value::Number(wanted), Value::Number(found)) => {
            let close = (wanted.as_f64().unwrap_or(0.0) - found.as_f64().unwrap_or(f64::NAN)).abs() < 1e-9;
            if close { Ok(()) } else { Err(format!("{at}: {found} where {wanted} is expected")) }
        }
        _ if wanted == found => Ok(()),
        _ => Err(format!("{at}: {found} where {wanted} is expected")),
    }
}

/// What a run of the program gave.
pub struct Output {
    pub stdout: String,
    pub stderr: String,
    pub status: i64,
}

/// Runs the real program with a step's `args` and `stdin`.
pub fn run(folder: &Path, step: &Value) -> Result<Output, String> {
    let args = step["args"].as_array().ok_or("a step needs `args`")?;
    let args: Vec<&str> = args.iter().filter_map(Value::as_str).collect();
    let mut child = Command::new(env!("CARGO_BIN_EXE_rulebound"))
        .args(args)
        .current_dir(folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("XDG_CONFIG_HOME", folder.join("config"))
        .env("HOME", folder)
        .env("LC_ALL", "C.UTF-8")
        .env_remove("LANGUAGE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| error.to_string())?;
    if let Some(mut stdin) = child.stdin.take() {
        // A program that does not read its input may close it first.
        let _ = stdin.write_all(step["stdin"].as_str().unwrap_or_default().as_bytes());
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    Ok(Output {
        stdout: String::from_utf8(output.stdout).map_err(|error| error.to_string())?,
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: i64::from(output.status.code().unwrap_or(-1)),
    })
}

/// Fails with every failure at once.
pub fn report(count: usize, failures: Vec<String>) {
    assert!(failures.is_empty(), "{} of {count} cases failed:\n\n{}", failures.len(), failures.join("\n\n"));
}

/// A party as a reply's facts leave it.
pub fn with_facts(party: &rulebound::items::Party, facts: &[rulebound::story::StoryFact]) -> rulebound::items::Party {
    let (mut party, mut visit, mut visits) = (party.clone(), rulebound::items::visit::Visit::default(), 0);
    for fact in facts {
        let (members, place, invented) = (&mut party.party, &mut party.place, &mut party.invented);
        let mut scene =
            rulebound::story::Scene { party: members, place, visit: &mut visit, visits: &mut visits, invented };
        rulebound::story::evolve_story(&mut scene, fact);
    }
    party
}
