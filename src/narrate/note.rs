//! What was done to build a fight, said: a sentence a note, after its opponent's name (combat.md 5.7).

use crate::combat::{BuildNote, Done, LabelRef, NumberKind, Proficiency, WordKind};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, Sentence, joined, sentence};

/// What is said of a building note.
pub fn note_line(note: &BuildNote, cast: &dyn Cast) -> Line {
    let said = sentence("note-of").who("opponent", &note.opponent, cast).with("note", done(&note.done));
    Line::of(Kind::Order, Level::Normal, &note.opponent, said)
}

fn done(done: &Done) -> Sentence {
    match done {
        Done::ReferenceUnknown { reference, by_name } => {
            let key = if *by_name { "note-reference-by-name" } else { "note-reference-unknown" };
            sentence(key).with("reference", word(reference))
        }
        Done::BuiltFromTier { tier } => sentence("note-built-from-tier").with("tier", tier),
        Done::TierAssumed { asked: None, tier } => sentence("note-tier-assumed").with("tier", tier),
        Done::TierAssumed { asked: Some(asked), tier } => {
            sentence("note-tier-unknown").with("asked", word(asked)).with("tier", tier)
        }
        Done::ProposalUnreadable { at, why } => {
            let at = if at.is_empty() { "/" } else { at };
            sentence("note-proposal-unreadable").with("at", word(at)).with("why", reason(why))
        }
        Done::BesideSheetIgnored { keys } => sentence("note-beside-sheet").with("keys", words(keys)),
        Done::NoThreatScale => sentence("note-no-threat-scale"),
        Done::WordDropped { kind, word: dropped, action } => {
            let said = sentence(word_key(*kind)).with("word", word(dropped));
            action.iter().fold(said, |said, action| said.with("action", action))
        }
        Done::HealthHeld { from, low, high, tier, now } => {
            let key = if from == now { "note-health-not-thrown" } else { "note-health-held" };
            band(sentence(key), *low, *high, tier).with("from", *from).with("now", *now)
        }
        Done::NumberLowered { what, from, to, of } => {
            let said = sentence(number_key(*what)).with("from", *from).with("to", *to);
            of.iter().fold(said, |said, of| said.with("of", of))
        }
        Done::ActionsCut { from, to } => cut(sentence("note-actions-cut"), *from, *to),
        Done::BudgetReplaced { from, budget, action } => {
            let key = if from.is_some() { "note-budget-replaced" } else { "note-budget-filled" };
            let said = sentence(key).with("budget", budget).with("action", action);
            from.iter().fold(said, |said, from| said.with("from", word(from)))
        }
        Done::ClausesCut { from, to, action } => cut(sentence("note-clauses-cut"), *from, *to).with("action", action),
        Done::SaveDropped { save, clause, action } => {
            let key = if *clause { "note-clause-save-dropped" } else { "note-save-dropped" };
            sentence(key).with("save", word(save)).with("action", action)
        }
        Done::SaveEndsDropped { condition, action } => {
            sentence("note-save-ends-dropped").with("condition", condition).with("action", action)
        }
        Done::ApplicationDropped { condition, action } => {
            sentence("note-application-dropped").with("condition", condition).with("action", action)
        }
        Done::SequencePartLost { action, part } => {
            sentence("note-sequence-part-lost").with("part", word(part)).with("action", action)
        }
        Done::SequenceDropped { action } => sentence("note-sequence-dropped").with("action", action),
        Done::StrikesLost { action, from, to } => {
            sentence("note-strikes-lost").with("action", action).with("from", *from).with("to", *to)
        }
        Done::SoakRemoved => sentence("note-soak-removed"),
        Done::HardnessRemoved => sentence("note-hardness-removed"),
        Done::UpcastRemoved { action } => sentence("note-upcast-removed").with("action", action),
        Done::DamageScaled { average, low, high, tier, inside } => {
            let key = if *inside { "note-damage-scaled" } else { "note-damage-still-above" };
            band(sentence(key), *low, *high, tier).with("average", Part::Decimal(*average))
        }
        Done::SheetUnknown { ids } => sentence("note-sheet-unknown").with("ids", words(ids)),
        Done::SheetRefitted { label, now: Some(now) } => {
            sentence("note-sheet-refitted").with("label", label).with("now", word(now))
        }
        Done::SheetRefitted { label, now: None } => sentence("note-sheet-refused").with("label", label),
        Done::ProficiencyNotOffered { label, asked } => {
            sentence("note-proficiency-not-offered").with("label", label).with("asked", word(asked))
        }
        Done::RowsCut { list, from, to } => cut(sentence("note-rows-cut"), *from, *to).with("list", list),
        Done::RowsUnlisted { list, names } => {
            sentence("note-rows-unlisted").with("list", list).with("names", words(names))
        }
        Done::EntriesClosed { list, entries } => {
            sentence("note-entries-closed").with("list", list).with("entries", labels(entries))
        }
        Done::ChoicesFilled { proficiency, entries, .. } => {
            let able = Part::Case(match proficiency {
                Proficiency::Novice => "novice",
                Proficiency::Trained => "trained",
                Proficiency::Veteran => "veteran",
                Proficiency::Master => "master",
            });
            sentence("note-choices-filled").with("proficiency", able).with("entries", labels(entries))
        }
        Done::HealthMoved { field, from, low, high, tier, now } => {
            band(sentence("note-health-moved"), *low, *high, tier)
                .with("field", field)
                .with("from", *from)
                .with("now", *now)
        }
        Done::HealthLeft { health, low, high, tier } => {
            band(sentence("note-health-left"), *low, *high, tier).with("health", *health)
        }
    }
}

/// Why something cannot be read: the commonest reasons in words, any other by its code.
fn reason(code: &str) -> Part {
    let key = match code {
        "missing-key" => "note-why-missing-key",
        "unknown-key" => "note-why-unknown-key",
        "wrong-type" => "note-why-wrong-type",
        "out-of-range" => "note-why-out-of-range",
        "unknown-id" => "note-why-unknown-id",
        other => return word(other),
    };
    sentence(key).into()
}

fn word_key(kind: WordKind) -> &'static str {
    match kind {
        WordKind::Resist => "note-word-resist",
        WordKind::Immune => "note-word-immune",
        WordKind::Vulnerable => "note-word-vulnerable",
        WordKind::ItemTag => "note-word-item-tag",
        WordKind::ConditionImmunity => "note-word-condition-immunity",
        WordKind::Save => "note-word-save",
        WordKind::Check => "note-word-check",
        WordKind::Ability => "note-word-ability",
        WordKind::DamageType => "note-word-damage-type",
        WordKind::Condition => "note-word-condition",
        WordKind::Loot => "note-word-loot",
    }
}

fn number_key(kind: NumberKind) -> &'static str {
    match kind {
        NumberKind::Defense => "note-defense-lowered",
        NumberKind::ToHit => "note-to-hit-lowered",
        NumberKind::SaveDifficulty => "note-save-difficulty-lowered",
        NumberKind::Check => "note-check-lowered",
    }
}

fn word(word: &str) -> Part {
    Part::Id(word.into())
}

fn words(list: &[String]) -> Part {
    joined("note-join", list.iter().map(|one| word(one)).collect())
}

fn labels(list: &[LabelRef]) -> Part {
    joined("note-join", list.iter().map(Part::from).collect())
}

fn count(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn cut(said: Sentence, from: usize, to: usize) -> Sentence {
    said.with("from", count(from)).with("to", count(to))
}

fn band(said: Sentence, low: i64, high: i64, tier: &LabelRef) -> Sentence {
    said.with("low", low).with("high", high).with("tier", tier)
}
