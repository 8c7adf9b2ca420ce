//! What came of using items, in the plain English that an answered tag carries as its note (checks.md 6.2). A person reads the
//! same data through the language in use.
//!
//! Must not know: tags, how long a note may be.

use crate::check::gate::GateRoll;
use crate::check::item_effect::UseEffect;
use crate::check::item_use::{Spent, UseAim, Used};

/// Uses in order, one sentence each: `Vigor 3 -> 9 of 12; 1 left`.
pub fn note(uses: &[Used]) -> String {
    let said: Vec<String> = uses.iter().map(sentence).collect();
    said.join(". ")
}

fn sentence(used: &Used) -> String {
    let mut parts: Vec<String> = used.gate.iter().map(gate).collect();
    parts.extend(used.effects.iter().map(effect));
    if used.worked() && used.effects.is_empty() {
        let told = match used.aim {
            UseAim::Others => "used on others, tell what it does",
            UseAim::Own => "used",
        };
        parts.push(told.to_owned());
    }
    parts.extend(spent(used));
    parts.join("; ")
}

fn gate(rolled: &GateRoll) -> String {
    let came = if rolled.passed() { "passed" } else { "failed, used for nothing" };
    format!("{} {} against {}: {came}", rolled.check.text.english(), rolled.total, rolled.need)
}

fn effect(effect: &UseEffect) -> String {
    match effect {
        UseEffect::Healed { pool, before, after, max, .. } | UseEffect::Restored { pool, before, after, max, .. } => {
            format!("{} {before} -> {after} of {max}", pool.text.english())
        }
        UseEffect::Cleared { track, before, after, length, .. } => {
            format!("{} {before} -> {after} of {length} marked", track.text.english())
        }
        UseEffect::Temporary { pool, before, after, .. } => {
            format!("{} temporary {before} -> {after}", pool.text.english())
        }
        UseEffect::Applied { condition, rounds: Some(rounds) } => {
            format!(
                "{} on, meant for {rounds} {}",
                condition.text.english(),
                if *rounds == 1 { "round" } else { "rounds" }
            )
        }
        UseEffect::Applied { condition, rounds: None } => format!("{} on", condition.text.english()),
        UseEffect::Averted { condition } => format!("{} averted", condition.text.english()),
    }
}

fn spent(used: &Used) -> Vec<String> {
    let mut parts = Vec::new();
    match used.spent {
        Spent::Nothing => {}
        Spent::One { left } => parts.push(format!("{left} left")),
        Spent::Charges { left, max, .. } => parts.push(format!("{left} of {max} charges left")),
    }
    if let Some(breaking) = used.breaking {
        let came = if breaking.broke { "breaks" } else { "holds" };
        parts.push(format!("{came} ({} on a d{})", breaking.die.face, breaking.die.sides));
    }
    parts
}
