//! The change log: what players changed on sheets and live state themselves, newest first, from what to what.
//!
//! Must not know: how changes are taken back.

use serde_json::Value;

use crate::format::sheet::FieldKind;
use crate::game::Game;
use crate::game::history::{Touched, Trace};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::BuildPart;
use crate::text::{RulesetText, SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

/// Most lines that are shown.
const LINES_MAX: usize = 200;

/// The lines of the log; none where nothing was changed.
pub fn lines(game: &Game, rules: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut edit = None;
    for logged in game.history.log(&game.party).into_iter().take(LINES_MAX) {
        if edit != Some(logged.number) {
            let args = [("number", Arg::text(&logged.number.to_string())), ("who", Arg::text(logged.who))];
            let key = if logged.taken_back { "change-log-taken-back" } else { "change-log-edit" };
            let role = if logged.taken_back { Role::Faint } else { Role::Strong };
            lines.push(Line::with(locale.word(key, &args), role));
            edit = Some(logged.number);
        }
        let role = if logged.taken_back { Role::Struck } else { Role::Plain };
        lines.extend(changes(logged.trace, rules, locale, role).into_iter().map(|line| line.indented(2)));
    }
    lines
}

/// A trace in lines: a list that came to be is said row by row.
fn changes(trace: &Trace, rules: &Effective, locale: &Locale, role: Role) -> Vec<Line> {
    let Touched::List { list } = &trace.what else { return vec![change(trace, rules, locale, role)] };
    let rows = |value: &Option<Value>| value.as_ref().and_then(Value::as_array).cloned().unwrap_or_default();
    let row = |at: usize, before: Option<Value>, after: Option<Value>| {
        let what = Touched::Row { list: list.clone(), row: at };
        change(&Trace { what, before, after }, rules, locale, role)
    };
    let gone = rows(&trace.before).into_iter().enumerate().map(|(at, cells)| row(at, Some(cells), None));
    let new = rows(&trace.after).into_iter().enumerate().map(|(at, cells)| row(at, None, Some(cells)));
    let lines: Vec<Line> = gone.chain(new).collect();
    if lines.is_empty() { vec![change(trace, rules, locale, role)] } else { lines }
}

fn change(trace: &Trace, rules: &Effective, locale: &Locale, role: Role) -> Line {
    let line = Line::with(name(trace, rules, locale), role);
    match &trace.what {
        // A whole sheet or list says too much for a line.
        Touched::Sheet | Touched::List { .. } => line,
        Touched::RowPlace { .. } => line.at_end(word(locale, "change-log-row-moved"), Role::Notice),
        Touched::Row { .. } => {
            let key = if trace.before.is_none() { "change-log-row-added" } else { "change-log-row-removed" };
            line.at_end(word(locale, key), Role::Notice)
        }
        _ => {
            let said = |stored: &Option<Value>| worded(&trace.what, stored.as_ref(), rules, locale);
            let (before, after) = (said(&trace.before), said(&trace.after));
            line.at_end(before, Role::Faint).at_end(safe(" → "), Role::Faint).at_end(after, Role::Strong)
        }
    }
}

/// What is stored, as it is called: tiers, values of enums and states by their labels.
fn worded(what: &Touched, stored: Option<&Value>, rules: &Effective, locale: &Locale) -> SafeText {
    let sheet = &rules.ruleset().sheet;
    let Some(Value::String(text)) = stored else { return value(stored, locale) };
    let of_kind = |kind: &FieldKind| match kind {
        FieldKind::Enum(kind) => kind.label_of(text).cloned(),
        _ => None,
    };
    let label = match what {
        Touched::Value { part: BuildPart::Skills | BuildPart::Saves, .. } => {
            let tiers = rules.ruleset().resolution.shared().tiers;
            tiers.iter().find(|tier| tier.id == *text.as_str()).map(|tier| tier.label.text().clone())
        }
        Touched::Value { part: BuildPart::Fields, id } => {
            sheet.fields.iter().find(|field| field.id == *id.as_str()).and_then(|field| of_kind(&field.kind))
        }
        Touched::Cell { list, column, .. } => {
            let list = sheet.lists.iter().find(|declared| declared.id == *list.as_str());
            let column = list.and_then(|list| list.columns.iter().find(|own| own.id == *column.as_str()));
            column.and_then(|column| of_kind(&column.kind))
        }
        Touched::State { id } => {
            let state = sheet.live.states.iter().find(|state| state.id == *id.as_str());
            state.map(|state| crate::sheet::state_label(state, text))
        }
        _ => None,
    };
    label.map_or_else(|| value(stored, locale), |label| locale.tr(&label).text)
}

/// What is stored, as it is shown; a dash for a default.
fn value(value: Option<&Value>, locale: &Locale) -> SafeText {
    match value {
        None | Some(Value::Null) => safe("—"),
        Some(Value::Bool(flag)) => word(locale, if *flag { "flag-on" } else { "flag-off" }),
        Some(Value::String(text)) => locale.tr(&RulesetText::new(text.as_str())).text,
        // A pool is `{"value": 3, "temp": 1}`, wounds are their marks: the first number or list says it.
        Some(Value::Object(parts)) => {
            parts.values().next().map_or_else(|| safe("—"), |part| self::value(Some(part), locale))
        }
        Some(Value::Array(items)) => {
            let texts: Vec<String> = items.iter().map(|item| self::value(Some(item), locale).into_string()).collect();
            safe(&texts.join(" "))
        }
        Some(other) => safe(&other.to_string()),
    }
}

fn name(trace: &Trace, rules: &Effective, locale: &Locale) -> SafeText {
    let sheet = &rules.ruleset().sheet;
    let list = |id: &str| sheet.lists.iter().find(|list| list.id == *id);
    let label = match &trace.what {
        Touched::Sheet => return word(locale, "change-log-sheet"),
        Touched::Value { part, id } => match part {
            BuildPart::Abilities => {
                sheet.abilities.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text())
            }
            BuildPart::Skills => sheet.skills.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text()),
            BuildPart::Saves => sheet.saves.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text()),
            BuildPart::Bonuses => {
                let mut both = sheet.skills.iter().chain(sheet.saves.iter());
                let label = both.find(|one| one.id == *id.as_str()).map(|one| locale.tr(one.label.text()).text);
                let label = label.unwrap_or_else(|| safe(id));
                return locale.word("change-log-bonus", &[("name", Arg::Text(label))]);
            }
            BuildPart::Fields => sheet.fields.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text()),
        },
        Touched::List { list: id } => list(id).map(|list| list.label.text()),
        Touched::Cell { list: id, column, .. } => list(id)
            .and_then(|list| list.columns.iter().find(|one| one.id == *column.as_str()))
            .map(|column| column.label.text()),
        Touched::Row { list: id, .. } | Touched::RowPlace { list: id, .. } => {
            let cells = trace.before.as_ref().or(trace.after.as_ref());
            let named = list(id).and_then(|list| cells?.get(list.name_column()?)?.as_str().map(RulesetText::new));
            return named.map_or_else(
                || list(id).map(|list| locale.tr(list.label.text()).text).unwrap_or_default(),
                |named| locale.tr(&named).text,
            );
        }
        Touched::Pool { key } => {
            let declared = sheet.live.pools.iter().find(|pool| pool.id == *key.as_str());
            let row = || key.split_once(':').map(|(_, name)| safe(name));
            return declared.map(|pool| locale.tr(pool.label.text()).text).or_else(row).unwrap_or_else(|| safe(key));
        }
        Touched::Track { id } | Touched::Wound { id } => {
            sheet.live.tracks.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text())
        }
        Touched::Note { id } => sheet.live.text.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text()),
        Touched::Condition { id } => {
            sheet.live.conditions.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text())
        }
        Touched::State { id } => {
            sheet.live.states.iter().find(|one| one.id == *id.as_str()).map(|one| one.label.text())
        }
    };
    // What the ruleset does not know is named by its id.
    label.map_or_else(|| id_of(&trace.what), |label| locale.tr(label).text)
}

fn id_of(what: &Touched) -> SafeText {
    match what {
        Touched::Value { id, .. }
        | Touched::Track { id }
        | Touched::Wound { id }
        | Touched::Note { id }
        | Touched::Condition { id }
        | Touched::State { id } => safe(id),
        Touched::Cell { column, .. } => safe(column),
        Touched::List { list } | Touched::Row { list, .. } | Touched::RowPlace { list, .. } => safe(list),
        Touched::Pool { key } => safe(key),
        Touched::Sheet => SafeText::default(),
    }
}
