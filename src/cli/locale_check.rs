//! `rulebound locale check`: how much a translation file covers, and what is wrong with it.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::{Answer, CliError, Common, Exit, tell};
use crate::format::load::LOCALE_BYTES_MAX;
use crate::library::{ReadFault, read_bounded};
use crate::locale::{Allowances, Beside, Chain, Report, Section, Tag, Translation, allow_file_name, check_translation};
use crate::source::{Code, Diagnostic, Severity, render};
use crate::text::safe;

/// What is to be checked, and how it is answered.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Translation file, named as its language is
    file: PathBuf,
    /// Ruleset that it translates
    #[arg(long)]
    ruleset: String,
    /// Only findings of these codes
    #[arg(long, value_name = "CODE", value_delimiter = ',')]
    only: Vec<String>,
    /// Exit with 1 for warnings too
    #[arg(long)]
    strict: bool,
    /// One finding a line on stdout, notes among them
    #[arg(long, conflicts_with = "json")]
    lines: bool,
}

/// Checks a file.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that cannot be used, exit 2 for a code that is none.
pub(super) fn check(args: &CheckArgs, common: &Common) -> Result<Exit, CliError> {
    if let Some(unknown) = args.only.iter().find(|only| Code::ALL.iter().all(|code| code.as_str() != only.as_str())) {
        return Err(CliError::Usage(format!("no finding has the code `{unknown}`")));
    }
    let opened = common.open(&args.ruleset)?;
    let path = &args.file;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (allowed, mut beside) = allowances(path, &name)?;
    beside.bases = bases(path, &name);
    let (mut report, text) = match read_bounded(path, LOCALE_BYTES_MAX) {
        Ok(bytes) => {
            let text = String::from_utf8_lossy(&bytes).into_owned();
            (check_translation(&bytes, &name, &opened.book, &beside), text)
        }
        Err(ReadFault::System(cause)) => return Err(CliError::file(path, cause)),
        // Its size refuses it before a byte of it is looked at.
        Err(fault) => (Report::unread(&name, fault.diagnostic()), String::new()),
    };
    report.diagnostics.extend(allowed);
    let wanted = |found: &Diagnostic| args.only.is_empty() || args.only.iter().any(|only| only == found.code.as_str());
    report.diagnostics.retain(wanted);
    report.notes.retain(wanted);
    if args.lines {
        Answer::new(report_json(&report), one_line_each(&report, path)).write(common)?;
    } else {
        for diagnostic in report.diagnostics.iter().chain(&report.notes) {
            tell(&format!("{}\n", drawn(diagnostic, path, &text)));
        }
        Answer::new(report_json(&report), report_text(&report)).write(common)?;
    }
    let failed = report.refused || report.has_errors() || args.strict && !report.diagnostics.is_empty();
    Ok(if failed { Exit::Refused } else { Exit::Done })
}

/// What the side file lets stand; what is wrong with it, where it is there and is no such file.
fn allowances(path: &Path, name: &str) -> Result<(Vec<Diagnostic>, Beside), CliError> {
    let side = allow_file_name(name);
    let beside = path.with_file_name(&side);
    if !beside.is_file() {
        return Ok((Vec::new(), Beside::default()));
    }
    let bytes = read_bounded(&beside, LOCALE_BYTES_MAX).map_err(|fault| match fault {
        ReadFault::System(cause) => CliError::file(&beside, cause),
        other => CliError::refused("too-large", format!("{}: {other}", beside.display())),
    })?;
    Ok(match Allowances::read(&bytes) {
        Ok(allowed) => (Vec::new(), Beside { allowed, ..Beside::default() }),
        Err(refused) => {
            (refused.diagnostics.into_iter().map(|found| found.in_file(&side)).collect(), Beside::default())
        }
    })
}

/// The other files of the chain that lie beside it; one that cannot be used is none.
fn bases(path: &Path, name: &str) -> Vec<Arc<Translation>> {
    let Some(tag) = Tag::of_file_name(name) else { return Vec::new() };
    let own = tag.to_string();
    let chain = Chain::of(&tag);
    let others = chain.translating().filter(|other| **other != tag);
    let read = others.filter_map(|other| {
        let stem = name.strip_suffix(".json")?.get(..)?;
        let cut = stem.len().checked_sub(own.len())?;
        let base = path.with_file_name(format!("{}{other}.json", stem.get(..cut)?));
        let bytes = read_bounded(&base, LOCALE_BYTES_MAX).ok()?;
        Translation::read(&bytes, Some(other)).ok().map(|loaded| Arc::new(loaded.value))
    });
    read.collect()
}

fn drawn(diagnostic: &Diagnostic, path: &Path, text: &str) -> String {
    match &diagnostic.file {
        Some(file) => render(diagnostic, &path.with_file_name(file).display().to_string(), ""),
        None => render(diagnostic, &path.display().to_string(), text),
    }
}

fn one_line_each(report: &Report, path: &Path) -> String {
    let mut all: Vec<&Diagnostic> = report.diagnostics.iter().chain(&report.notes).collect();
    all.sort_by_key(|found| (found.file.is_some(), found.line, found.column));
    let lines = all.into_iter().map(|found| {
        let file = found.file.as_ref().map_or_else(|| path.to_path_buf(), |file| path.with_file_name(file));
        let severity = match found.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "info",
        };
        let help = found.help.as_ref().map(|help| format!(" ({})", safe(help))).unwrap_or_default();
        let place = format!("{}:{}:{}", safe(&file.display().to_string()), found.line, found.column);
        format!("{place}: {severity} {}: {}{help}", found.code, safe(&found.message))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn report_json(report: &Report) -> Value {
    let sections: Vec<Value> = report
        .sections
        .iter()
        .map(|(section, covered)| {
            json!({
                "section": section,
                "strings": covered.strings,
                "translated": covered.translated,
                "inherited": covered.inherited,
                "english": covered.english(),
            })
        })
        .collect();
    let untranslated: Vec<Value> = report
        .untranslated
        .iter()
        .map(|lacking| {
            let string = &lacking.string;
            let mut row = json!({
                "english": string.text.english(),
                "pointer": string.pointer,
                "section": string.section,
                "in_fight": string.in_fight,
                "from": lacking.from,
            });
            if let (Some(file), Some(row)) = (&string.file, row.as_object_mut()) {
                row.insert("file".to_owned(), file.as_str().into());
            }
            row
        })
        .collect();
    json!({
        "locale": report.tag,
        "translated": report.translated,
        "blank": report.blank,
        "missing": report.missing,
        "unknown": report.unknown,
        "sections": sections,
        "untranslated": untranslated,
        "diagnostics": report.diagnostics,
        "notes": report.notes,
        "allowed": report.allowed,
        "more": report.more,
    })
}

fn report_text(report: &Report) -> String {
    if report.refused {
        return "refused: the ruleset is shown without this file".to_owned();
    }
    let mut text = format!(
        "{} translated, {} blank, {} missing, {} unknown\n",
        report.translated, report.blank, report.missing, report.unknown
    );
    for (section, covered) in &report.sections {
        let name = Section::as_str(*section);
        text.push_str(&format!("  {name:<11} {:>5} of {:>5}", covered.translated, covered.strings));
        if covered.inherited > 0 {
            text.push_str(&format!(", {} from the base language", covered.inherited));
        }
        text.push('\n');
    }
    let errors = report.diagnostics.iter().filter(|found| found.is_error()).count();
    let warnings = report.diagnostics.len() - errors;
    text.push_str(&format!("{errors} errors, {warnings} warnings, {} notes", report.notes.len()));
    if report.allowed > 0 {
        text.push_str(&format!(", {} let stand", report.allowed));
    }
    if report.more > 0 {
        text.push_str(&format!(", {} more not listed", report.more));
    }
    text.push('\n');
    text
}
