//! `rulebound locale`: a translator's commands (headless.md).

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::cli::{Answer, CliError, Common, Exit, tell};
use crate::format::load::LOCALE_BYTES_MAX;
use crate::library::{OpenError, Opened, ReadFault, read_bounded};
use crate::locale::{Chain, Report, Section, Tag, Translation, check_translation, template};
use crate::source::render;
use crate::text::{RulesetText, safe};

/// What the command is asked.
#[derive(Debug, Args)]
pub struct LocaleArgs {
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    /// How much a translation file covers, and what is wrong with it
    Check {
        /// Translation file, named as its language is
        file: PathBuf,
        /// Ruleset that it translates
        #[arg(long)]
        ruleset: String,
    },
    /// How texts are shown in a language, and which file answered
    Lookup {
        /// Ruleset: a file, a folder, a package, or the id of an installed one
        ruleset: String,
        /// English texts
        #[arg(required = true, value_name = "STRING")]
        strings: Vec<String>,
    },
    /// A translation file with every display string; what is translated already is kept
    Template {
        /// Ruleset: a file, a folder, a package, or the id of an installed one
        ruleset: String,
    },
}

/// Answers a translator.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that cannot be used, exit 2 for no language tag.
pub fn run(args: &LocaleArgs, common: &Common) -> Result<Exit, CliError> {
    match &args.question {
        Question::Check { file, ruleset } => check(file, ruleset, common),
        Question::Lookup { ruleset, strings } => lookup(ruleset, strings, common),
        Question::Template { ruleset } => write_template(ruleset, common),
    }
}

fn check(path: &Path, ruleset: &str, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(ruleset)?;
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let (report, text) = match read_bounded(path, LOCALE_BYTES_MAX) {
        Ok(bytes) => (check_translation(&bytes, &name, &opened.book), String::from_utf8_lossy(&bytes).into_owned()),
        Err(ReadFault::System(cause)) => return Err(CliError::file(path, cause)),
        // Its size refuses it before a byte of it is looked at.
        Err(fault) => (Report::unread(&name, fault.diagnostic()), String::new()),
    };
    for diagnostic in &report.diagnostics {
        tell(&format!("{}\n", render(diagnostic, &path.display().to_string(), &text)));
    }
    Answer::new(report_json(&report), report_text(&report)).write(common)?;
    Ok(if report.refused() { Exit::Refused } else { Exit::Done })
}

fn report_json(report: &Report) -> Value {
    let sections: Vec<Value> = report
        .sections
        .iter()
        .map(|(section, covered)| {
            json!({ "section": section, "strings": covered.strings, "translated": covered.translated })
        })
        .collect();
    json!({
        "locale": report.tag,
        "translated": report.translated,
        "blank": report.blank,
        "missing": report.missing,
        "unknown": report.unknown,
        "sections": sections,
        "diagnostics": report.diagnostics,
        "more": report.more,
    })
}

fn report_text(report: &Report) -> String {
    if report.refused() {
        return "refused: the ruleset is shown without this file".to_owned();
    }
    let mut text = format!(
        "{} translated, {} blank, {} missing, {} unknown\n",
        report.translated, report.blank, report.missing, report.unknown
    );
    for (section, covered) in &report.sections {
        let name = Section::as_str(*section);
        text.push_str(&format!("  {name:<11} {:>5} of {:>5}\n", covered.translated, covered.strings));
    }
    text
}

fn lookup(ruleset: &str, strings: &[String], common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(ruleset)?;
    let locale = common.locale(&opened)?;
    let shown: Vec<(&String, _)> =
        strings.iter().map(|english| (english, locale.tr(&RulesetText::new(english.as_str())))).collect();
    let rows: Vec<Value> = shown
        .iter()
        .map(|(english, shown)| json!({ "english": english, "shown": shown.text.as_str(), "from": shown.from }))
        .collect();
    let lines: Vec<String> =
        shown.iter().map(|(english, shown)| format!("{} = {} ({})", safe(english), shown.text, shown.from)).collect();
    let body = json!({ "chain": locale.chain().tags(), "strings": rows });
    Answer::new(body, lines.join("\n")).write(common)?;
    Ok(Exit::Done)
}

fn write_template(ruleset: &str, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(ruleset)?;
    let tag = common.language()?;
    let existing = own_translation(&opened, &tag)?;
    Answer::document(template(&opened.book, &tag, existing.as_deref())).write(common)?;
    Ok(Exit::Done)
}

/// The language's own file. One that is refused stops here: a blank template in its place would cost the work in it.
fn own_translation(opened: &Opened, tag: &Tag) -> Result<Option<Arc<Translation>>, CliError> {
    let own = format!("locales/{tag}.json").to_lowercase();
    let (translations, problems) = opened.translations(&Chain::of(tag));
    if let Some(problem) = problems.into_iter().find(|problem| problem.file.to_lowercase() == own) {
        let path = PathBuf::from(problem.file);
        return Err(OpenError::Invalid { path, text: String::new(), diagnostics: problem.diagnostics, more: 0 }.into());
    }
    Ok(translations.into_iter().find(|translation| translation.tag() == tag))
}
