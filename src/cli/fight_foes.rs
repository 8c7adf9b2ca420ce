//! Which opponents a fight is asked for: those of `--foes`, then those of a file, which may be in no bestiary: a JSON array,
//! an element an opponent (combat.md 3.1).
//!
//! An element is `{"name", "count"?, "reference"?, "tier"?, "boss"?, "creature"?}`. It is looked for in the bestiaries by its
//! reference, then by its name. What is found nowhere is invented where the element has a `creature` (the block that a
//! bestiary's entry has, without `tier` if it likes) or a `tier`; with neither it is as unknown as in `--foes`.

use std::path::Path;

use serde_json::{Map, Value};

use crate::cli::CliError;
use crate::cli::elements::{Elements, Fault};
use crate::combat::{BadFoes, FOES_MAX, FoeRequest, Invented};
use crate::source::{Code, Diagnostic};

const OPPONENTS: Elements = Elements {
    code: "bad-foes",
    one: "opponent",
    all: "opponents",
    keys: &["name", "count", "reference", "tier", "boss", "creature"],
};
/// Longest name, in characters.
const NAME_MAX: usize = 80;

/// The opponents of a list and of a file, either of which may be missing.
///
/// # Errors
/// Exit 2 for a list that names nobody or cannot be read; exit 3 for a file that cannot be read; `bad-foes` for one that is no
/// array of opponents, with every fault and where it stands.
pub(super) fn asked(list: Option<&str>, file: Option<&Path>) -> Result<Vec<FoeRequest>, CliError> {
    if list.is_some_and(|list| list.trim().is_empty()) {
        return Err(CliError::Usage("`--foes` names nobody: write NAME or NAME*COUNT, several with commas".to_owned()));
    }
    let listed = list.map(FoeRequest::parse_list).transpose();
    let mut foes = listed.map_err(|bad| CliError::Usage(bad_list(&bad)))?.unwrap_or_default();
    foes.extend(OPPONENTS.read(file, request)?);
    Ok(foes)
}

fn bad_list(bad: &BadFoes) -> String {
    if bad.part.is_empty() {
        return "an opponent is missing beside a comma: write NAME or NAME*COUNT".to_owned();
    }
    format!("`{}` is no opponent: write NAME or NAME*COUNT, COUNT from 1 to {FOES_MAX}", bad.part)
}

/// Reads the bytes of such a file.
///
/// # Errors
/// Every fault and where it stands.
pub fn parse_foes(bytes: &[u8]) -> Result<Vec<FoeRequest>, Vec<Diagnostic>> {
    OPPONENTS.of(bytes, request)
}

fn request(mut members: Map<String, Value>) -> Result<FoeRequest, Fault> {
    let name = text(&members, "name")?.filter(|name| !name.is_empty() && name.chars().count() <= NAME_MAX);
    let name = name.ok_or_else(|| (Code::MissingKey, format!("needs a `name` of 1 to {NAME_MAX} characters")))?;
    let count = members.get("count").map_or(Some(1), Value::as_u64);
    let count = count.and_then(|count| u32::try_from(count).ok()).filter(|count| (1..=FOES_MAX).contains(count));
    let bad_count = || (Code::OutOfRange, format!("has a bad `count`: a whole number from 1 to {FOES_MAX}"));
    let count = count.ok_or_else(bad_count)?;
    let boss = members.get("boss").map_or(Some(false), Value::as_bool);
    let boss = boss.ok_or_else(|| (Code::WrongType, "has a bad `boss`: true or false".to_owned()))?;
    let invented = Invented {
        reference: text(&members, "reference")?,
        tier: text(&members, "tier")?,
        boss,
        block: members.shift_remove("creature"),
    };
    Ok(FoeRequest { name, count, invented: Some(Box::new(invented)) })
}

fn text(members: &Map<String, Value>, key: &str) -> Result<Option<String>, Fault> {
    match members.get(key) {
        None => Ok(None),
        Some(Value::String(text)) => Ok(Some(text.trim().to_owned())),
        Some(_) => Err((Code::WrongType, format!("has a bad `{key}`: it must be text"))),
    }
}
