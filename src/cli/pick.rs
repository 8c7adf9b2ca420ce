//! `rulebound pick`: a sheet with the rows of catalog entries added (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::cli::near::unknown;
use crate::cli::{Answer, CliError, Common, Exit, read_sheet_file, tell};
use crate::format::scalar::EntryRef;
use crate::rules::Effective;
use crate::sheet::catalog::{PickRefusal, decide_pick};
use crate::sheet::{evolve_build, read_sheet};
use crate::text::safe;

/// Adds the rows of catalog entries to a sheet
#[derive(Debug, Args)]
pub struct PickArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Entries to pick, each as CATALOG/ENTRY
    #[arg(required = true, value_name = "CATALOG/ENTRY")]
    entries: Vec<String>,
    /// File with one member of a party or one sheet
    #[arg(long, value_name = "FILE")]
    sheet: PathBuf,
}

/// Answers with the sheet as it is afterwards, in this ruleset's version.
///
/// # Errors
/// Exit 1 where the entries cannot be picked, exit 3 for a file that cannot be read.
pub fn run(args: &PickArgs, common: &Common) -> Result<Exit, CliError> {
    match pick(args, common) {
        // The answer is JSON in both forms, and so is a refusal (headless.md, "Answers in detail").
        Err(refusal @ CliError::Refused { .. }) => Ok(refusal.report(&Common { json: true, ..common.clone() })),
        result => result,
    }
}

fn pick(args: &PickArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let rules = common.effective(&opened);
    let member = read_sheet_file(&args.sheet)?;
    let mut sheet = read_sheet(&rules, &member.sheet, &member.live).sheet;
    let entries: Vec<EntryRef> = args.entries.iter().map(|text| find_entry(&rules, text)).collect::<Result<_, _>>()?;
    let picked = decide_pick(&rules, &sheet, &entries).map_err(|refusal| refused(&refusal))?;
    for dropped in &picked.dropped {
        let why = PickRefusal::NothingLeft(dropped.clone());
        tell(&format!("rulebound: left out: {}", safe(&why.to_string())));
    }
    picked.changes.iter().for_each(|change| evolve_build(&mut sheet, change));
    Answer::document(json!(sheet)).write(common)?;
    Ok(Exit::Done)
}

fn refused(refusal: &PickRefusal) -> CliError {
    CliError::refused(refusal.code(), refusal.to_string())
}

/// The entry that a CATALOG/ENTRY argument names, its catalog and id to the letter.
fn find_entry(rules: &Effective, text: &str) -> Result<EntryRef, CliError> {
    const CODE: &str = "unknown-entry";
    let Some((catalog, entry)) = text.split_once('/') else {
        return Err(CliError::Usage(format!("`{text}` is no CATALOG/ENTRY")));
    };
    let catalogs = rules.ruleset().catalogs();
    if rules.ruleset().catalog(catalog).is_none() {
        return Err(unknown(CODE, "catalog", catalog, catalogs.iter().map(|catalog| catalog.id.as_str())));
    }
    if let Some(problem) = rules.book().problem(catalog) {
        let message = format!("{} cannot be used, so no entry can be picked from it", problem.asset);
        return Err(CliError::refused(CODE, message));
    }
    let found = EntryRef::parse(text).filter(|reference| rules.book().entry(reference).is_some());
    let entries = rules.book().entries(catalog);
    found.ok_or_else(|| {
        unknown(CODE, &format!("entry of `{catalog}`"), entry, entries.iter().map(|entry| entry.id.as_str()))
    })
}
