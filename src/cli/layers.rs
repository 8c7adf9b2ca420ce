//! `rulebound layers`: the variants of a ruleset, which of those asked for are in force, and everything they change.

use clap::Args;
use serde_json::{Value, json};

use crate::cli::{Answer, CliError, Common, Exit};
use crate::library::Opened;
use crate::locale::Locale;
use crate::rules::{ChangeEffect, ChangeRow, DropReason, Dropped, Effective, Selection};
use crate::text::safe;

/// What the command is asked.
#[derive(Debug, Args)]
pub struct LayersArgs {
    /// Ruleset: a file, a folder, a package, or the id of an installed one
    ruleset: String,
}

/// How many hidden entries the text names.
const NAMED_MAX: usize = 5;

/// Answers with the layers and what they change.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that is refused.
pub fn run(args: &LayersArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let effective = common.effective_unsaid(&opened);
    let rows = effective.change_rows(&base_document(&opened)?);
    let ruleset = effective.ruleset();
    let layers: Vec<Value> = ruleset
        .layers()
        .iter()
        .map(|layer| {
            json!({
                "id": layer.id,
                "label": layer.label.english(),
                "summary": layer.summary.as_ref().map(|summary| summary.english()),
                "on": common.on.iter().any(|asked| layer.id == **asked),
                "ruled_out_by": Selection::ruled_out_by(ruleset, &common.on, layer.id.as_str()),
            })
        })
        .collect();
    let body = json!({
        "layers": layers,
        "applied": effective.applied(),
        "dropped": effective.dropped(),
        "not_carried_out": effective.not_carried_out(),
        "changes": rows,
    });
    let text = plain(&effective, &common.locale(&opened)?, &rows, &common.on);
    Answer::new(body, text).write(common)?;
    Ok(Exit::Done)
}

/// The ruleset file as JSON.
///
/// # Errors
/// Never for a ruleset that was opened.
pub(super) fn base_document(opened: &Opened) -> Result<Value, CliError> {
    serde_json::from_slice(&opened.bytes).map_err(|error| CliError::refused("invalid-ruleset", error.to_string()))
}

fn plain(effective: &Effective, locale: &Locale, rows: &[ChangeRow], asked: &[String]) -> String {
    let ruleset = effective.ruleset();
    let mut text = format!("{}, version {}\n", locale.tr(ruleset.name.text()).text, ruleset.version.get());
    if ruleset.layers().is_empty() {
        text.push_str("It has no layers.\n");
    }
    let label_of = |id: &str| {
        let layer = ruleset.layer(id);
        layer.map_or_else(|| id.to_owned(), |layer| locale.tr(layer.label.text()).text.into_string())
    };
    for layer in ruleset.layers() {
        let mark = if effective.applied().contains(&layer.id) { "x" } else { " " };
        text.push_str(&format!("[{mark}] {} ({})", label_of(layer.id.as_str()), layer.id));
        if let Some(summary) = &layer.summary {
            text.push_str(&format!(": {}", locale.tr(summary.text()).text));
        }
        if let Some(other) = Selection::ruled_out_by(ruleset, asked, layer.id.as_str()) {
            text.push_str(&format!(" [ruled out by {}]", label_of(other.as_str())));
        }
        text.push('\n');
    }
    for dropped in effective.dropped() {
        let why = match (dropped.reason, &dropped.with) {
            (DropReason::Conflict, Some(with)) => format!("it conflicts with {}", label_of(with.as_str())),
            _ => why(dropped),
        };
        text.push_str(&format!("\nnot in force: {}, because {why}", safe(&label_of(&dropped.id))));
    }
    for undone in effective.not_carried_out() {
        let label = label_of(undone.layer.as_str());
        text.push_str(&format!("\nnot carried out: {} of {label} ({})", undone.pointer, undone.reason));
    }
    for id in effective.applied() {
        let own: Vec<&ChangeRow> = rows.iter().filter(|row| row.layer == *id).collect();
        text.push_str(&format!("\n{} changes:\n", label_of(id.as_str())));
        if own.is_empty() {
            text.push_str("  nothing\n");
        }
        for row in own.iter().filter(|row| row.effect != ChangeEffect::Hide) {
            text.push_str(&format!("  {}\n", safe(&in_words(row))));
        }
        let hidden: Vec<&&ChangeRow> = own.iter().filter(|row| row.effect == ChangeEffect::Hide).collect();
        if !hidden.is_empty() {
            let label = |row: &&&ChangeRow| row.before.get("label").and_then(Value::as_str).map(str::to_owned);
            let names: Vec<String> = hidden.iter().filter_map(label).take(NAMED_MAX).collect();
            let more = if hidden.len() > NAMED_MAX { ", ..." } else { "" };
            text.push_str(&format!("  hides {} entries: {}{more}\n", hidden.len(), safe(&names.join(", "))));
        }
    }
    text
}

/// Why a layer that was asked for is not in force.
pub(super) fn why(dropped: &Dropped) -> String {
    match (dropped.reason, &dropped.with) {
        (DropReason::Unknown, _) => "the ruleset has no such layer".to_owned(),
        (DropReason::Conflict, Some(with)) => format!("it conflicts with `{with}`"),
        (DropReason::Conflict, None) => "it conflicts with another".to_owned(),
        (DropReason::Invalid, _) => "the ruleset would not be valid with it".to_owned(),
    }
}

fn in_words(row: &ChangeRow) -> String {
    let short = |value: &Value| match value {
        Value::Null => "nothing".to_owned(),
        Value::String(text) => format!("\"{text}\""),
        Value::Object(members) => members
            .get("label")
            .or_else(|| members.get("id"))
            .and_then(Value::as_str)
            .map_or_else(|| value.to_string(), |label| format!("\"{label}\"")),
        other => other.to_string(),
    };
    match row.effect {
        ChangeEffect::Remove | ChangeEffect::Hide => format!("removes {}: {}", row.pointer, short(&row.before)),
        ChangeEffect::Append => format!("adds to {}: {}", row.pointer, short(&row.after)),
        ChangeEffect::Replace => format!("replaces {}: {} by {}", row.pointer, short(&row.before), short(&row.after)),
    }
}
