//! `rulebound locale`: a translator's commands (headless.md).

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use crate::cli::locale_check::{CheckArgs, check};
use crate::cli::{Answer, CliError, Common, Exit, locale_tour};
use crate::library::{OpenError, Opened};
use crate::locale::{Chain, Tag, Translation, template};
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
    Check(CheckArgs),
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
    /// A translation on the bench: a screen that shows the file as it is saved, and what is wrong with it
    Bench {
        /// Translation file, named as its language is
        file: PathBuf,
        /// Ruleset that it translates; left out, the one whose folder `locales` it stands in
        #[arg(long)]
        ruleset: Option<String>,
    },
    /// Lines of a log that show every string a fight can show, each once
    Tour {
        /// Ruleset: a file, a folder, a package, or the id of an installed one
        ruleset: String,
    },
}

impl LocaleArgs {
    /// The file that is to be put on the bench, and the ruleset where it is named; none for another question.
    pub(super) fn bench(&self) -> Option<(PathBuf, Option<String>)> {
        match &self.question {
            Question::Bench { file, ruleset } => Some((file.clone(), ruleset.clone())),
            _ => None,
        }
    }
}

/// Answers a translator.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that cannot be used, exit 2 for no language tag.
pub fn run(args: &LocaleArgs, common: &Common) -> Result<Exit, CliError> {
    match &args.question {
        Question::Check(args) => check(args, common),
        Question::Lookup { ruleset, strings } => lookup(ruleset, strings, common),
        Question::Template { ruleset } => write_template(ruleset, common),
        // The screen is started where the terminal is.
        Question::Bench { .. } => Ok(Exit::Done),
        Question::Tour { ruleset } => locale_tour::run(ruleset, common),
    }
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
