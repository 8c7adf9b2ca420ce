//! The menu of a fight that stopped at a choice, for people and for programs (headless.md, "Fights"; combat.md 5.6).

use std::fmt::Write;

use serde_json::{Value, json};

use crate::combat::menu::MenuMode;
use crate::combat::{Combatant, Encounter, MenuOption};
use crate::locale::{Arg, Locale};
use crate::narrate::{Cast, CastName, cost_line, forecast_line, option_costs, option_name, say_sentence};
use crate::text::{SafeText, safe};

/// What may be chosen, a line an option: its id, its name, what it costs, what it promises.
pub(super) fn text(menu: &[MenuOption], actor: &Combatant, fight: &Encounter, locale: &Locale) -> String {
    let who = match fight.name(&actor.id) {
        Some(CastName::OfPlayer(name)) => safe(&name),
        Some(CastName::OfRuleset(named)) => locale.find_named(&named).whole.text,
        None => safe(&actor.id.0),
    };
    let mut text = locale.word("fight-to-choose", &[("who", Arg::Text(who))]).as_str().to_owned();
    text.push('\n');
    for option in menu {
        let mut line = format!("  {}  {}", safe(&option.id), name(option, locale));
        let heals = option.heals;
        let (damage, healing) = if heals { (None, option.forecast.average) } else { (option.forecast.average, None) };
        let costs = cost_line(&option_costs(option, actor));
        for said in [costs, forecast_line(option.forecast.chance, damage, healing)].into_iter().flatten() {
            // Writing into a string cannot fail.
            let _ = write!(line, "  {}", say_sentence(&said, locale).text);
        }
        text.push_str(&line);
        text.push('\n');
    }
    text
}

fn name(option: &MenuOption, locale: &Locale) -> SafeText {
    say_sentence(&option_name(option), locale).text
}

/// An option as an answer has it.
pub(super) fn json(option: &MenuOption, locale: &Locale) -> Value {
    let mut cost = Vec::new();
    if let Some(budget) = &option.budget {
        cost.push(json!({ "budget": last(&budget.reference), "label": budget.text, "amount": 1 }));
    }
    for payment in &option.cost {
        cost.push(json!({ "pool": payment.pool, "label": payment.label.text, "amount": payment.amount }));
    }
    if let Some(points) = option.signature {
        cost.push(json!({ "signature": points, "amount": points }));
    }
    let named = |list: &[(crate::format::scalar::Id, crate::combat::LabelRef)]| {
        list.iter().map(|(id, label)| json!({ "id": id, "label": label.text })).collect::<Vec<_>>()
    };
    let pay: Vec<Value> = option
        .pay_with
        .iter()
        .map(|other| json!({ "pool": other.pool, "label": other.label.text, "steps": other.steps }))
        .collect();
    json!({
        "id": option.id,
        "kind": option.kind,
        "label": option.label.text,
        "text": name(option, locale).as_str(),
        "group": option.group,
        "cost": cost,
        "needsPay": option.needs_pay,
        "payWith": pay,
        "strikes": option.strikes,
        "uses": option.uses.map(|(left, of)| json!({ "left": left, "of": of })),
        "shots": option.shots.map(|(left, of)| json!({ "left": left, "of": of })),
        "side": option.side,
        "targets": option.targets,
        "targetCount": option.target_count,
        "heals": option.heals,
        "restores": option.restores.as_ref().map(|pool| &pool.text),
        "offHand": option.off_hand,
        "takesShots": option.takes_shots,
        "modes": option.modes.iter().map(mode).collect::<Vec<_>>(),
        "styles": named(&option.styles),
        "forecast": option.forecast,
    })
}

fn mode(mode: &MenuMode) -> Value {
    json!({
        "id": mode.id,
        "label": mode.label.text,
        "targetCount": mode.targets,
        "takesShots": mode.takes_shots,
        "toHit": mode.to_hit,
        "face": mode.face,
    })
}

fn last(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}
