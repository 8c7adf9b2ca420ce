//! What came of using an item outside a fight, in sentences: what it cost, the dice that decided, numbers before and after.
//!
//! Must not know: how an item is used.

use crate::check::{Spent, UseAim, UseEffect, Used};
use crate::dice::Throw;
use crate::locale::{Arg, Locale};
use crate::narrate::{named, say_sentence};
use crate::text::SafeText;

/// The sentences, in the order in which it happened.
pub fn used_sentences(used: &Used, who: &str, locale: &Locale) -> Vec<SafeText> {
    let name = Arg::Text(locale.tr(&used.label.text).text);
    let mut said = vec![match used.spent {
        Spent::Nothing => locale.word("used-free", &[("who", Arg::text(who)), ("item", name)]),
        Spent::One { left } => {
            locale.word("used-one", &[("who", Arg::text(who)), ("item", name), ("left", Arg::Number(left))])
        }
        Spent::Charges { count, left, max } => {
            let before = Arg::Number(left.saturating_add(count));
            let args = [
                ("who", Arg::text(who)),
                ("item", name),
                ("before", before),
                ("left", Arg::Number(left)),
                ("max", Arg::Number(max)),
            ];
            locale.word("used-charges", &args)
        }
    }];
    if let Some(breaking) = &used.breaking {
        let args = [
            ("face", Arg::from(breaking.die.face)),
            ("die", Arg::from(breaking.die.sides)),
            ("most", Arg::Number(breaking.at_most)),
            ("broke", Arg::Case(if breaking.broke { "yes" } else { "no" })),
        ];
        said.push(locale.word("used-breaking", &args));
    }
    if let Some(gate) = &used.gate {
        let args = [
            ("check", Arg::Text(say_sentence(&named(&gate.check), locale).text)),
            ("dice", Arg::text(&faces(&gate.dice))),
            ("total", Arg::Number(gate.total)),
            ("need", Arg::Number(gate.need)),
            ("passed", Arg::Case(if gate.passed() { "yes" } else { "no" })),
        ];
        said.push(locale.word("used-gate", &args));
    }
    if used.worked() && used.aim == UseAim::Others {
        said.push(locale.word("used-on-others", &[]));
    }
    said.extend(used.effects.iter().map(|effect| effect_sentence(effect, locale)));
    said
}

fn faces(dice: &[Throw]) -> String {
    dice.iter().map(|die| die.face.to_string()).collect::<Vec<_>>().join(", ")
}

fn effect_sentence(effect: &UseEffect, locale: &Locale) -> SafeText {
    match effect {
        UseEffect::Healed { pool, amount, before, after, max }
        | UseEffect::Restored { pool, amount, before, after, max } => {
            let args = [
                ("name", Arg::Text(locale.tr(&pool.text).text)),
                ("amount", Arg::Number(amount.total)),
                ("before", Arg::Number(*before)),
                ("after", Arg::Number(*after)),
                ("max", Arg::Number(*max)),
            ];
            locale.word("used-gives", &args)
        }
        UseEffect::Cleared { track, before, after, length, .. } => {
            let args = [
                ("name", Arg::Text(locale.tr(&track.text).text)),
                ("before", Arg::Number(*before)),
                ("after", Arg::Number(*after)),
                ("length", Arg::Number(*length)),
            ];
            locale.word("used-clears", &args)
        }
        UseEffect::Temporary { pool, amount, before, after } => {
            let args = [
                ("name", Arg::Text(locale.tr(&pool.text).text)),
                ("amount", Arg::Number(amount.total)),
                ("before", Arg::Number(*before)),
                ("after", Arg::Number(*after)),
            ];
            locale.word("used-temporary", &args)
        }
        UseEffect::Applied { condition, rounds } => {
            let args = [
                ("name", Arg::Text(locale.tr(&condition.text).text)),
                ("rounds", Arg::Number(rounds.unwrap_or(0))),
                ("timed", Arg::Case(if rounds.is_some() { "yes" } else { "no" })),
            ];
            locale.word("used-applied", &args)
        }
        UseEffect::Averted { condition } => {
            locale.word("used-averted", &[("name", Arg::Text(locale.tr(&condition.text).text))])
        }
    }
}
