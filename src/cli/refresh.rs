//! `rulebound refresh`: which picked rows the ruleset has newer text for, and the sheet with it taken over (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::near::unknown;
use crate::cli::{Answer, CliError, Common, Exit, read_moved, read_sheet_file};
use crate::rules::Effective;
use crate::sheet::catalog::{Apply, Newer, NotOffered, decide_refresh, newer};
use crate::sheet::{SHEET_BYTES_MAX, evolve_build};
use crate::text::safe;

/// Newer text of the ruleset for picked rows
#[derive(Debug, Args)]
pub struct RefreshArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// File with one member of a party or one sheet
    #[arg(long, value_name = "FILE")]
    sheet: PathBuf,
    /// Rows to take over: `all`, or LIST:ROW with rows counted from 0; none without
    #[arg(long, value_name = "all|LIST:ROW", value_delimiter = ',', value_parser = ticked)]
    apply: Vec<Ticked>,
}

/// One row to take over, or all.
#[derive(Debug, Clone)]
enum Ticked {
    All,
    Row(String, usize),
}

fn ticked(text: &str) -> Result<Ticked, String> {
    if text == "all" {
        return Ok(Ticked::All);
    }
    let wanted = || "wanted `all`, or LIST:ROW with rows counted from 0".to_owned();
    let (list, row) = text.split_once(':').ok_or_else(wanted)?;
    Ok(Ticked::Row(list.to_owned(), row.parse().map_err(|_| wanted())?))
}

/// Answers with what is offered, and the sheet as it is afterwards, in this ruleset's version.
///
/// # Errors
/// Exit 1 for a row that has no newer text, exit 3 for a file that cannot be read.
pub fn run(args: &RefreshArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let rules = common.effective(&opened);
    let member = read_sheet_file(&args.sheet)?;
    let mut sheet = read_moved(&rules, &member)?.sheet;
    let offered = newer(&rules, &sheet.build);
    let mut applied: Vec<String> = Vec::new();
    if !args.apply.is_empty() {
        let apply = apply_of(&args.apply);
        let changes = decide_refresh(&rules, &sheet, &apply).map_err(|missing| not_offered(&rules, &missing))?;
        changes.iter().for_each(|change| evolve_build(&mut sheet, change));
        let bytes = sheet.bytes();
        if bytes > SHEET_BYTES_MAX {
            let message = format!("the sheet would take {bytes} bytes where at most {SHEET_BYTES_MAX} may be kept");
            return Err(CliError::refused("sheet-too-large", message));
        }
        let chosen = |newer: &&Newer| match &apply {
            Apply::All => true,
            Apply::Rows(rows) => rows.iter().any(|(list, row)| newer.list == **list && newer.row == *row),
        };
        applied.extend(offered.iter().filter(chosen).map(|newer| format!("{}:{}", newer.list, newer.row)));
    }
    let text = plain(&offered, &applied);
    let rows: Vec<Value> = offered.iter().map(row_json).collect();
    Answer::new(json!({ "rows": rows, "applied": applied, "sheet": sheet }), text).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

fn apply_of(ticked: &[Ticked]) -> Apply {
    let mut rows = Vec::with_capacity(ticked.len());
    for ticked in ticked {
        match ticked {
            Ticked::All => return Apply::All,
            Ticked::Row(list, row) => rows.push((list.clone(), *row)),
        }
    }
    Apply::Rows(rows)
}

fn not_offered(rules: &Effective, missing: &NotOffered) -> CliError {
    let lists = &rules.ruleset().sheet.lists;
    if lists.iter().all(|list| list.id != *missing.list) {
        return unknown("unknown-list", "list", &missing.list, lists.iter().map(|list| list.id.as_str()));
    }
    let message = format!("the ruleset has no newer text for {}:{}", missing.list, missing.row);
    CliError::refused("not-offered", message)
}

fn row_json(newer: &Newer) -> Value {
    let columns: Vec<Value> = newer
        .columns
        .iter()
        .map(|cell| json!({ "id": cell.id, "held": cell.held, "ruleset": cell.ruleset.json() }))
        .collect();
    json!({ "list": newer.list, "row": newer.row, "entry": newer.entry, "columns": columns })
}

fn plain(offered: &[Newer], applied: &[String]) -> String {
    let mut text = String::new();
    for newer in offered {
        let place = format!("{}:{}", newer.list, newer.row);
        let done = if applied.contains(&place) { ", taken over" } else { "" };
        text.push_str(&format!("{place} from {}{done}\n", newer.entry));
        for cell in &newer.columns {
            let held = cell.held.as_ref().map_or_else(|| "nothing".to_owned(), Value::to_string);
            let now = cell.ruleset.json().to_string();
            text.push_str(&format!("  {}: {} -> {}\n", cell.id, safe(&held), safe(&now)));
        }
    }
    if offered.is_empty() {
        text.push_str("Every picked row says what the ruleset says.\n");
    }
    text
}
