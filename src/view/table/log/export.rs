//! The log as a file: text and Markdown as it is read, JSON with everything that happened.
//!
//! Text and Markdown hold what the filters, the level and the language leave, folded rounds open. JSON holds every event in
//! the shape of `rulebound fight`, whatever is filtered: it is for programs, which filter for themselves.

use std::fmt::Write;
use std::path::Path;

use serde_json::{Value, json};

use crate::combat::FightEvent;
use crate::locale::Locale;
use crate::narrate::Said;
use crate::text::SafeText;
use crate::view::table::log::pane::row_lines;
use crate::view::table::log::rows::rows;
use crate::view::table::log::{LogLine, LogState};

/// What a log can be written as.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    /// A line a row.
    Text,
    /// A heading a round, a point a row.
    Markdown,
    /// Every event.
    Json,
}

impl LogFormat {
    /// What a file's name asks for by its ending: `.txt`, `.md`, `.json`.
    pub fn of_path(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "txt" | "text" | "log" => Some(Self::Text),
            "md" | "markdown" => Some(Self::Markdown),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// What is written.
pub struct Exported<'l> {
    /// What it is called.
    pub title: SafeText,
    /// How it is read.
    pub state: &'l LogState,
    /// What was said.
    pub log: &'l [LogLine],
    /// What happened, one for each line past those about how the fight was built.
    pub events: &'l [FightEvent],
}

/// The log as a file of that format, ending in a line break.
pub fn export(format: LogFormat, exported: &Exported<'_>, locale: &Locale) -> String {
    match format {
        LogFormat::Text => text(exported, locale),
        LogFormat::Markdown => markdown(exported, locale),
        LogFormat::Json => document(exported, locale),
    }
}

fn open(state: &LogState) -> LogState {
    LogState { folded: std::collections::BTreeSet::new(), ..state.clone() }
}

fn text(exported: &Exported<'_>, locale: &Locale) -> String {
    let mut text = format!("{}\n", exported.title);
    for row in rows(&open(exported.state), exported.log, locale) {
        for line in row_lines(&row, (exported.state.language, exported.state.level), locale) {
            text.push_str(line.plain().trim_end());
            text.push('\n');
        }
    }
    text
}

fn markdown(exported: &Exported<'_>, locale: &Locale) -> String {
    let mut text = format!("# {}\n", escaped(exported.title.as_str()));
    let mut listed = false;
    for row in rows(&open(exported.state), exported.log, locale) {
        let lines = row_lines(&row, (exported.state.language, exported.state.level), locale);
        let mut lines = lines.iter().map(|line| escaped(line.plain().trim()));
        let first = lines.next().unwrap_or_default();
        // Writing into a string cannot fail.
        let _ = match (row.line.heading, listed) {
            (true, _) => writeln!(text, "\n## {first}"),
            (false, true) => writeln!(text, "- {first}"),
            (false, false) => writeln!(text, "\n- {first}"),
        };
        listed = !row.line.heading;
        for below in lines.filter(|_| !row.line.heading) {
            let _ = writeln!(text, "  - {below}");
        }
    }
    text
}

/// What Markdown would read as its own is kept as it is.
fn escaped(text: &str) -> String {
    let mut kept = String::new();
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '~') {
            kept.push('\\');
        }
        kept.push(c);
    }
    kept
}

fn document(exported: &Exported<'_>, locale: &Locale) -> String {
    // What was done to build the fight is said before the first event and is none.
    let built = exported.log.len().saturating_sub(exported.events.len());
    let said = exported.events.iter().zip(exported.log.iter().skip(built)).enumerate();
    let log: Vec<Value> = said.map(|(at, (event, line))| record(at + 1, event, &line.own)).collect();
    let title = exported.title.as_str();
    let body = json!({ "contract": 1, "title": title, "language": locale.language().to_string(), "log": log });
    // A tree of JSON is always written.
    serde_json::to_string_pretty(&body).unwrap_or_default() + "\n"
}

/// An event as answers and files have it (headless.md, `fight`).
pub fn record(seq: usize, event: &FightEvent, said: &Said) -> Value {
    json!({ "seq": seq, "event": event.published(), "text": said.text.as_str(), "strings": said.strings })
}
