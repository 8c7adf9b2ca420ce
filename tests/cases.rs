//! One runner for every case under `tests/cases/<area>/`. A case is one JSON file that begins with its reason.
//!
//! - `check`: a base ruleset, a patch, and every finding that the patched file must have.
//! - any other area: a command line of the real program, its input files, its exit status and its answer; or several `steps`,
//!   each of which may first write `files` and `delete` others, and then say which paths are `present` or `absent`. Packages and
//!   catalogs are described as `support/packages.rs` says.
//!
//! `UPDATE_CASES=1` writes the line and column of findings, and the golden answers of cases that have `"golden"`.

mod support;
#[path = "support/told.rs"]
mod told;

use std::path::Path;

use serde_json::{Value, json};
use support::{build_file, case_files, load_json, matches_subset, report};
use told::Told;

#[test]
fn check_cases() {
    let mut failures = Vec::new();
    let files = case_files("check");
    assert!(!files.is_empty(), "no case found");
    for path in &files {
        if let Err(failure) = check_case(path) {
            failures.push(format!("{}: {failure}", path.display()));
        }
    }
    report(files.len(), failures);
}

/// Every finding must be listed, and nothing else may be found.
fn check_case(path: &Path) -> Result<(), String> {
    let mut case = load_json(path)?;
    case["reason"].as_str().filter(|reason| !reason.is_empty()).ok_or("a case needs a reason")?;
    let text = build_file(&case)?;
    let found = match &case["catalog_file"] {
        Value::Null => rulebound::format::load::read_ruleset(text.as_bytes()).map(|loaded| loaded.warnings),
        id => {
            let ruleset =
                serde_json::to_vec(&load_json(&support::base_path(case["ruleset"].as_str().ok_or("ruleset")?))?);
            let ruleset = rulebound::format::load::read_ruleset(&ruleset.map_err(|error| error.to_string())?)
                .map_err(|refused| format!("base refused: {:#?}", refused.diagnostics))?
                .value;
            let catalog = ruleset.catalog(id.as_str().ok_or("catalog_file")?).ok_or("no such catalog")?;
            rulebound::format::load::read_catalog_file(text.as_bytes(), &ruleset, catalog).map(|loaded| loaded.warnings)
        }
    };
    let found = found.unwrap_or_else(|refused| refused.diagnostics);
    let expected = case["findings"].as_array().ok_or("`findings` must be a list")?.clone();
    let listing = || {
        let lines = found.iter().map(|d| format!("{} {} {}:{} {}", d.code, d.pointer, d.line, d.column, d.message));
        lines.collect::<Vec<_>>().join("\n    ")
    };
    if found.len() != expected.len() {
        return Err(format!("{} findings where {} are expected:\n    {}", found.len(), expected.len(), listing()));
    }
    let mut updated = expected.clone();
    for ((diagnostic, expected), updated) in found.iter().zip(&expected).zip(&mut updated) {
        let line = text.lines().nth(diagnostic.line - 1).unwrap_or_default();
        let rest: String = line.chars().skip(diagnostic.column - 1).collect();
        let at = expected["at"].as_str().ok_or("every finding needs `at`: the source text it points at")?;
        let same = expected["code"] == diagnostic.code.as_str()
            && expected["pointer"] == diagnostic.pointer.as_str()
            && rest.starts_with(at)
            && (expected["help"].is_null() || expected["help"].as_str() == diagnostic.help.as_deref())
            && (expected["severity"].is_null() || expected["severity"] == json!(diagnostic.severity));
        if !same {
            return Err(format!(
                "expected {expected}, found at `{}`:\n    {}",
                rest.chars().take(40).collect::<String>(),
                listing()
            ));
        }
        if std::env::var_os("UPDATE_CASES").is_some() {
            updated["line"] = json!(diagnostic.line);
            updated["column"] = json!(diagnostic.column);
        } else if expected["line"] != json!(diagnostic.line) || expected["column"] != json!(diagnostic.column) {
            return Err(format!("stands at {}:{}, not as the case says", diagnostic.line, diagnostic.column));
        }
    }
    if std::env::var_os("UPDATE_CASES").is_some() && updated != expected {
        case["findings"] = Value::Array(updated);
        support::store_json(path, &case)?;
    }
    Ok(())
}

#[test]
fn command_cases() {
    let mut failures = Vec::new();
    let mut count = 0;
    let mut told = Told::default();
    for area in support::areas().iter().filter(|area| *area != "check" && *area != "bases") {
        for path in case_files(area) {
            count += 1;
            match command_case(&path) {
                Ok(answers) if area == "fight" => answers.iter().for_each(|answer| told.hear(answer)),
                Ok(_) => {}
                Err(failure) => failures.push(format!("{}: {failure}", path.display())),
            }
        }
    }
    failures.extend(told.faults());
    report(count, failures);
}

/// Writes files, packages and catalogs.
fn write_files(folder: &Path, files: &Value) -> Result<(), String> {
    files.as_object().into_iter().flatten().try_for_each(|(name, file)| support::packages::write(folder, name, file))
}

/// Runs the program in a folder of its own that holds the case's files; what it answered, step by step.
fn command_case(path: &Path) -> Result<Vec<String>, String> {
    let mut case = load_json(path)?;
    case["reason"].as_str().filter(|reason| !reason.is_empty()).ok_or("a case needs a reason")?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    write_files(folder.path(), &case["files"])?;
    let steps = match &case["steps"] {
        Value::Array(steps) => steps.clone(),
        _ => vec![case.clone()],
    };
    let mut answers = Vec::new();
    for (at, step) in steps.iter().enumerate() {
        if steps.len() > 1 {
            write_files(folder.path(), &step["files"])?;
        }
        for name in step["delete"].as_array().into_iter().flatten().filter_map(Value::as_str) {
            let target = folder.path().join(name);
            let gone = if target.is_dir() { std::fs::remove_dir_all(&target) } else { std::fs::remove_file(&target) };
            gone.map_err(|error| format!("step {at}: {name}: {error}"))?;
        }
        let output = support::run(folder.path(), step)?;
        let context = format!("step {at}\n  stdout: {}\n  stderr: {}", output.stdout, output.stderr);
        let exit = step["exit"].as_i64().unwrap_or(0);
        if output.status != exit {
            return Err(format!("exit {} where {exit} is expected; {context}", output.status));
        }
        if !step["json"].is_null() {
            let answer: Value = serde_json::from_str(&output.stdout).map_err(|error| format!("{error}; {context}"))?;
            matches_subset(&step["json"], &answer, "").map_err(|at| format!("{at}; {context}"))?;
        }
        for (key, text) in [("stdout_contains", &output.stdout), ("stderr_contains", &output.stderr)] {
            for wanted in step[key].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if !text.contains(wanted) {
                    return Err(format!("`{wanted}` is not in the {key}; {context}"));
                }
            }
        }
        for (key, wanted) in [("present", true), ("absent", false)] {
            for name in step[key].as_array().into_iter().flatten().filter_map(Value::as_str) {
                if folder.path().join(name).exists() != wanted {
                    return Err(format!("`{name}` is not {key}; {context}"));
                }
            }
        }
        if let Some(golden) = step["golden"].as_str() {
            if std::env::var_os("UPDATE_CASES").is_some() && steps.len() == 1 && golden != output.stdout {
                case["golden"] = json!(output.stdout);
                support::store_json(path, &case)?;
            } else if golden != output.stdout {
                return Err(format!("not the golden answer; {context}"));
            }
        }
        answers.push(output.stdout);
    }
    Ok(answers)
}
