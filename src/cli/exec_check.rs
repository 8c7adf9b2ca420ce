//! What a check came to, in an answer of `exec` (headless.md, "Tag answer"; checks.md 5.2).

use serde_json::{Map, Value, json};

use crate::check::label::LabelRef;
use crate::check::{Automatic, CheckPlan, NumberTerm, Outcome, Prepared, TargetName, TermKind, Thrown};
use crate::cli::exec::paid_json;
use crate::dice::Throw;
use crate::format::scalar::whole;
use crate::story::answer::{CheckAnswer, Settled};
use crate::story::check_record::{effects, mode_word};

/// Adds a check's own keys to its tag answer; where it was not settled only what was asked.
pub(super) fn check_json(body: &mut Map<String, Value>, check: &CheckAnswer) {
    body.insert("skill".to_owned(), json!(check.skill));
    body.insert("stranger".to_owned(), json!(check.stranger));
    body.insert("outcome".to_owned(), json!(check.settled.as_ref().map(|settled| settled.outcome().word())));
    let facts = match &check.settled {
        None => json!({}),
        Some(Settled::Thrown { prepared, thrown }) => {
            body.extend(members(prepared_json(prepared)));
            thrown_json(prepared, thrown)
        }
        Some(Settled::Automatic(failed)) => automatic_json(failed),
        Some(Settled::Recorded { prepared, dice, used, .. }) => {
            body.extend(members(prepared_json(prepared)));
            let modifier = plan_modifier(prepared);
            json!({
                "used": used,
                "modifier": modifier,
                "total": used + modifier,
                "recorded": true,
                "rolls": [{ "of": "record", "dice": dice }],
                "dice": [],
                "spent": [],
            })
        }
    };
    body.extend(members(facts));
}

fn members(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(members) => members,
        _ => Map::new(),
    }
}

fn plan_modifier(prepared: &Prepared) -> i64 {
    match &prepared.plan {
        CheckPlan::Sum(plan) => plan.modifier,
        CheckPlan::Pool(_) => 0,
    }
}

/// A check that fails without a die.
pub(super) fn automatic_json(failed: &Automatic) -> Value {
    json!({
        "target": failed.target.as_ref().map(target_json),
        "need": failed.need,
        "total": 0,
        "mode": "normal",
        "automatic": true,
        "from": names(&failed.from),
        "rolls": [],
        "dice": [],
        "spent": [],
    })
}

/// What went into a check before the first die.
pub(super) fn prepared_json(prepared: &Prepared) -> Value {
    let mut body = members(json!({
        "target": prepared.target.as_ref().map(target_json),
        "number": number(prepared.number),
        "need": prepared.need,
        "step": prepared.step.as_ref().map(|step| step.english()),
        "with": prepared.with.as_ref().map(|with| with.english()),
        "penalty": prepared.penalty,
        "adjust": prepared.adjust,
        "bonus": prepared.bonus,
        "from": names(&prepared.from),
        "terms": prepared.terms.iter().map(term_json).collect::<Vec<_>>(),
        "automatic": false,
        "recorded": false,
    }));
    if let CheckPlan::Pool(plan) = &prepared.plan {
        let bought = members(json!({
            "threshold": plan.target,
            "explode": plan.explode,
            "double": plan.double,
            "bought": plan.bought,
        }));
        body.extend(bought);
    }
    Value::Object(body)
}

fn thrown_json(prepared: &Prepared, thrown: &Thrown) -> Value {
    let purchase = prepared.purchase.as_ref();
    let mut dice: Vec<Throw> = thrown.effect_rolls.iter().flatten().copied().collect();
    dice.extend(&thrown.rolled);
    let with_dice = prepared.terms.iter().filter(|term| term.dice.is_some());
    let mut rolls: Vec<Value> = with_dice
        .zip(thrown.effect_rolls.iter().zip(&thrown.effects))
        .map(|(term, (dice, value))| json!({ "of": "effect", "from": name(term), "value": value, "dice": dice }))
        .collect();
    rolls.push(json!({ "of": "check", "dice": thrown.rolled, "final": faces(&thrown.dice) }));
    let successes = matches!(prepared.plan, CheckPlan::Pool(_)).then_some(thrown.total);
    json!({
        "used": thrown.used,
        "modifier": thrown.modifier,
        "total": thrown.total,
        "successes": successes,
        "mode": mode_word(thrown.lean),
        "effects": effects(prepared, thrown),
        "rerolled": thrown.rerolled,
        "reroll": prepared.standing.as_ref().filter(|_| thrown.rerolled > 0).map(|id| id.as_str()),
        "complication": thrown.complication,
        "use": purchase.and_then(|bought| bought.entry.as_ref()).map(|entry| entry.english()),
        "spent": purchase.map(|bought| bought.paid.iter().map(paid_json).collect::<Vec<_>>()).unwrap_or_default(),
        "rolls": rolls,
        "dice": dice,
    })
}

fn faces(dice: &[Throw]) -> Vec<u32> {
    dice.iter().map(|die| die.face).collect()
}

fn number(value: f64) -> Value {
    whole(value).map_or_else(|| json!(value), |whole| json!(whole))
}

fn target_json(target: &TargetName) -> Value {
    json!({ "kind": target.kind, "id": target.id.as_str(), "label": target.label.english() })
}

fn names(from: &[LabelRef]) -> Vec<&str> {
    from.iter().map(|name| name.text.english()).collect()
}

fn name(term: &NumberTerm) -> Option<&str> {
    term.label.as_ref().map(|label| label.text.english())
}

fn term_json(term: &NumberTerm) -> Value {
    let kind = match term.kind {
        TermKind::Sheet => "sheet",
        TermKind::SecondAbility => "second-ability",
        TermKind::Penalty => "penalty",
        TermKind::Adjust => "adjust",
        TermKind::Effect => "effect",
        TermKind::Situation => "situation",
        TermKind::Bought => "bought",
    };
    let dice = term.dice.map(|effect| format!("{}{}", if effect.minus { "-" } else { "" }, effect.dice));
    json!({ "kind": kind, "label": name(term), "value": number(term.value), "dice": dice })
}

/// `success (9 against 8)`, as one line for people.
pub(super) fn check_line(check: &CheckAnswer) -> String {
    let outcome = |outcome: Outcome| outcome.word().replace('-', " ");
    match &check.settled {
        None => String::new(),
        Some(Settled::Thrown { prepared, thrown }) => {
            let complication = if thrown.complication { ", with a complication" } else { "" };
            format!("{} ({} against {}){complication}", outcome(thrown.outcome), thrown.total, prepared.need)
        }
        Some(Settled::Automatic(failed)) => format!("automatic failure ({})", names(&failed.from).join(", ")),
        Some(Settled::Recorded { prepared, used, outcome: came, .. }) => {
            let total = used + plan_modifier(prepared);
            format!("{} ({total} against {}), as recorded", outcome(*came), prepared.need)
        }
    }
}
