//! `rulebound sheet`: a sheet worked out under the rules in force (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde_json::{Map, Value, json};

use crate::cli::{Answer, CliError, Common, Exit, read_moved, read_sheet_file};
use crate::format::scalar::whole;
use crate::items::held::HeldBag;
use crate::sheet::{SkillKind, Values, evaluate};
use crate::text::safe;

/// What the command is asked.
#[derive(Debug, Args)]
pub struct SheetArgs {
    /// Ruleset: a file, a folder, a package, or the id of an installed one
    ruleset: String,
    /// File with one member of a party or one sheet
    #[arg(long, value_name = "FILE")]
    sheet: PathBuf,
}

/// Answers with every number of the sheet.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset or sheet that cannot be used.
pub fn run(args: &SheetArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let rules = common.effective(&opened);
    let member = read_sheet_file(&args.sheet)?;
    let read = read_moved(&rules, &member)?;
    let held = HeldBag::new(&rules, &member.bag);
    let values = evaluate(&rules, &read.sheet.build, &read.live, &held);
    let mut body = numbers(&values);
    body.insert("hidden".to_owned(), json!(values.hidden()));
    body.insert("migrated".to_owned(), json!(read.migrated));
    body.insert("sheet".to_owned(), json!(read.sheet));
    if !read.live.is_untouched() {
        body.insert("live".to_owned(), json!(read.live));
    }
    if !member.bag.is_empty() {
        // As the file has them: what cannot be read of a stack is shown as it stands.
        body.insert("bag".to_owned(), json!(member.bag));
    }
    let text = plain(&body);
    Answer::new(Value::Object(body), text).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

/// A number as JSON writes it: a whole one without a fraction.
pub fn number(value: f64) -> Value {
    whole(value).map_or_else(|| Value::from(value), Value::from)
}

fn numbers(values: &Values<'_>) -> Map<String, Value> {
    let abilities: Map<String, Value> = (values.abilities().iter())
        .map(|value| {
            let shown = json!({ "score": number(value.score), "modifier": number(value.modifier) });
            (value.ability.id.as_str().to_owned(), shown)
        })
        .collect();
    let derived = values.rules().ruleset().sheet.derived.iter().map(|derived| {
        let id = derived.id.as_str();
        (id.to_owned(), number(values.derived(id).unwrap_or(0.0)))
    });
    let pools = values
        .pools()
        .iter()
        .map(|pool| (pool.key.clone(), json!({ "value": pool.value, "max": pool.max, "temp": pool.temp })));
    let plain = values.tracks().iter().map(|track| {
        let shown = json!({ "value": track.value, "min": track.min, "max": track.max });
        (track.track.id.as_str().to_owned(), shown)
    });
    let wounds = values.wounds().iter().map(|wound| {
        let shown = json!({
            "marks": wound.marks,
            "filled": wound.filled(),
            "length": wound.length(),
            "overflow": wound.overflow,
            "penalty": wound.penalty(),
            "level": wound.level().map(|level| level.label.english()),
        });
        (wound.track.id.as_str().to_owned(), shown)
    });
    let mut tracks: Map<String, Value> = plain.chain(wounds).collect();
    let states = values.states().iter().map(|state| (state.state.id.as_str().to_owned(), json!(state.value)));
    let mut body = Map::new();
    body.insert("abilities".to_owned(), Value::Object(abilities));
    body.insert("skills".to_owned(), skills(values, SkillKind::Skill));
    body.insert("saves".to_owned(), skills(values, SkillKind::Save));
    body.insert("derived".to_owned(), derived.collect());
    body.insert("pools".to_owned(), pools.collect());
    // In the ruleset's order, plain and wound tracks mixed as it declares them.
    let declared = values.rules().ruleset().sheet.live.tracks.iter();
    let ordered = declared.filter_map(|track| tracks.remove_entry(track.id.as_str()));
    body.insert("tracks".to_owned(), ordered.collect());
    body.insert("states".to_owned(), states.collect());
    body
}

fn skills(values: &Values<'_>, kind: SkillKind) -> Value {
    let shown = values.skills(kind).map(|skill| {
        let modifier = (!skill.refuses()).then(|| number(skill.number));
        (skill.skill.id.as_str().to_owned(), json!({ "tier": skill.tier.id, "modifier": modifier }))
    });
    Value::Object(shown.collect())
}

/// The same, a line each, under headings.
fn plain(body: &Map<String, Value>) -> String {
    let mut text = String::new();
    for part in ["abilities", "skills", "saves", "derived", "pools", "tracks", "states"] {
        let Some(members) = body.get(part).and_then(Value::as_object).filter(|members| !members.is_empty()) else {
            continue;
        };
        text.push_str(&format!("{part}\n"));
        for (id, value) in members {
            text.push_str(&format!("  {}  {}\n", safe(id), safe(&line(value))));
        }
    }
    let hidden: Vec<&str> =
        body.get("hidden").and_then(Value::as_array).into_iter().flatten().filter_map(Value::as_str).collect();
    if !hidden.is_empty() {
        text.push_str(&format!("hidden\n  {}\n", hidden.join(", ")));
    }
    if let Some(bag) = body.get("bag").and_then(Value::as_array) {
        text.push_str("bag\n");
        bag.iter().for_each(|stack| text.push_str(&format!("  {}\n", safe(&line(stack)))));
    }
    if let Some(migrated) = body.get("migrated").filter(|migrated| !migrated.is_null()) {
        text.push_str(&format!("migrated\n  {}\n", line(migrated)));
    }
    text
}

fn line(value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let parts: Vec<String> = members.iter().map(|(key, value)| format!("{key} {}", line(value))).collect();
            parts.join(", ")
        }
        Value::Array(items) => {
            let parts: Vec<String> = items.iter().map(line).collect();
            format!("[{}]", parts.join(" "))
        }
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    }
}
