//! What a tag that is being typed can go on with: kinds of tags, attributes, operations and the names that this sheet and
//! these rules have. Names are offered in English, as tags are matched.
//!
//! Must not know: keys, the line that is typed in.

use crate::items::Member;
use crate::sheet::{SkillKind, Values, usable};
use crate::story::tag::TagKind;
use crate::view::completion_items::{keys_of_items, values_of_items};

/// Most that are offered at once.
const OFFERED_MAX: usize = 6;

/// How what was typed can go on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Completion {
    /// Where what is replaced begins, in bytes; it ends at the cursor.
    pub from: usize,
    /// What can stand there, best first.
    pub options: Vec<String>,
}

/// How the text before the cursor can go on; nothing outside a tag.
pub fn complete(before: &str, party: &[Member], values: &Values<'_>) -> Completion {
    let Some(open) = before.rfind('[').filter(|open| !before.get(*open..).unwrap_or_default().contains(']')) else {
        return Completion::default();
    };
    let inside = before.get(open + 1..).unwrap_or_default();
    let Some((word, body)) = inside.split_once(':') else {
        let kinds = TagKind::ALL.iter().map(|kind| format!("{}: ", kind.word()));
        return offered(open + 1, inside, kinds);
    };
    let Some(kind) = TagKind::ALL.iter().find(|kind| kind.word().eq_ignore_ascii_case(word)) else {
        return Completion::default();
    };
    let start = before.len() - body.len();
    match value_typed(body) {
        Some((key, at, typed)) => {
            let names = values_of(*kind, &key.to_lowercase(), body, party, values);
            offered(start + at, typed, names.into_iter().map(|name| format!("\"{name}\" ")))
        }
        None => {
            let typed = body.rsplit(char::is_whitespace).next().unwrap_or_default();
            let keys = keys_of(*kind, body).into_iter().filter(|key| !body.contains(&format!("{key}=")));
            offered(before.len() - typed.len(), typed, keys.map(|key| format!("{key}=")))
        }
    }
}

/// The attribute whose value is being typed: its key, where the value begins in the body, and the value so far.
fn value_typed(body: &str) -> Option<(&str, usize, &str)> {
    let equals = body.rfind('=')?;
    let key = body.get(..equals)?.trim_end().rsplit(char::is_whitespace).next()?;
    let value = body.get(equals + 1..)?;
    let open = value.trim_start();
    let done = match open.strip_prefix(['"', '\'']) {
        Some(rest) => rest.contains(['"', '\'']),
        None => open.contains(char::is_whitespace),
    };
    (!done).then(|| (key, equals + 1 + (value.len() - open.len()), open))
}

fn offered(from: usize, typed: &str, options: impl Iterator<Item = String>) -> Completion {
    let wanted = crate::text::picker_key(typed.trim_matches(['"', '\'']));
    let mut found: Vec<String> = options
        .filter(|option| crate::text::picker_key(option.trim_matches(['"', '\'', ' '])).contains(&wanted))
        .filter(|option| option.trim_end() != typed)
        .collect();
    // What begins with what was typed comes before what only holds it.
    found.sort_by_key(|option| !crate::text::picker_key(option.trim_matches(['"', '\'', ' '])).starts_with(&wanted));
    found.truncate(OFFERED_MAX);
    Completion { from, options: found }
}

fn keys_of(kind: TagKind, body: &str) -> Vec<&'static str> {
    match kind {
        TagKind::Place | TagKind::Inventory | TagKind::Loot => keys_of_items(kind, body),
        TagKind::Check => {
            vec!["skill", "difficulty", "who", "dc", "with", "bonus", "threshold", "spend", "use", "mode", "reroll"]
        }
        TagKind::Sheet => vec![
            "op",
            "who",
            "pool",
            "amount",
            "track",
            "kind",
            "box",
            "to",
            "by",
            "condition",
            "state",
            "value",
            "field",
            "rest",
            "name",
            "ability",
            "skill",
            "save",
            "tier",
        ],
    }
}

fn values_of(kind: TagKind, key: &str, body: &str, party: &[Member], values: &Values<'_>) -> Vec<String> {
    let ruleset = values.rules().ruleset();
    let sheet = &ruleset.sheet;
    let named = |label: &crate::text::RulesetText| label.english().to_owned();
    let skills = |kind: SkillKind| values.skills(kind).map(|skill| named(skill.skill.label.text())).collect::<Vec<_>>();
    match (kind, key) {
        (_, "who") => {
            let names = party.iter().map(|member| member.name.clone());
            names.chain((kind != TagKind::Check).then(|| "party".to_owned())).collect()
        }
        (TagKind::Place | TagKind::Inventory | TagKind::Loot, _) => {
            values_of_items(kind, key, body, party, values.rules())
        }
        (TagKind::Check, "skill") => {
            let abilities = sheet.abilities.iter().map(|ability| named(ability.label.text()));
            skills(SkillKind::Skill).into_iter().chain(skills(SkillKind::Save)).chain(abilities).collect()
        }
        (TagKind::Check, "difficulty") => values.rules().ladder().iter().map(|step| named(&step.label)).collect(),
        (_, "with" | "ability") => sheet.abilities.iter().map(|ability| named(ability.label.text())).collect(),
        (TagKind::Check, "mode") => vec!["advantage".to_owned(), "disadvantage".to_owned()],
        (TagKind::Sheet, "skill") => skills(SkillKind::Skill),
        (_, "save") => skills(SkillKind::Save),
        (_, "tier") => ruleset.resolution.shared().tiers.iter().map(|tier| named(tier.label.text())).collect(),
        (_, "op") => {
            let ops =
                ["spend", "restore", "damage", "temp", "track", "condition", "state", "note", "rest", "use", "advance"];
            ops.map(str::to_owned).to_vec()
        }
        (_, "pool" | "spend") => values.pools().iter().map(|pool| named(&pool.label)).collect(),
        (_, "track") => sheet.live.tracks.iter().map(|track| named(track.label.text())).collect(),
        (_, "condition") => sheet.live.conditions.iter().map(|one| named(one.label.text())).collect(),
        (_, "state") => sheet.live.states.iter().map(|state| named(state.label.text())).collect(),
        (_, "field") => {
            let notes = sheet.live.text.iter().map(|note| named(note.label.text()));
            notes.chain(sheet.fields.iter().map(|field| named(field.label.text()))).collect()
        }
        (_, "rest") => ruleset.rests.iter().map(|rest| named(rest.label.text())).collect(),
        (_, "name" | "use") => usable(values).into_iter().map(|(name, _)| name).collect(),
        _ => Vec::new(),
    }
}
