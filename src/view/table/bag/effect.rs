//! What a thing does to its holder, in words: effects, changes to numbers, what it keeps off.

use crate::format::condition::{Modifier, ModifierTo};
use crate::format::item::{HeldEffect, Lean};
use crate::format::scalar::{Id, Label};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::parts::list;

/// Each thing that it does, as a short phrase.
pub fn phrases(effect: &HeldEffect, rules: &Effective, locale: &Locale) -> Vec<SafeText> {
    let sheet = &rules.ruleset().sheet;
    let mut said: Vec<SafeText> = Vec::new();
    for effect in effect.effects.iter() {
        said.push(locale.word(&format!("effect-{}", effect.word()), &[]));
    }
    said.extend(effect.modifiers.iter().map(|modifier| modifier_phrase(modifier, rules, locale)));
    if let Some(abilities) = &effect.abilities {
        for (id, change) in abilities.iter() {
            let ability = sheet.abilities.iter().find(|ability| ability.id == *id);
            let name = ability.map_or_else(|| safe(id), |ability| locale.tr(ability.label.text()).text);
            said.push(match (change.set, change.add) {
                (Some(least), _) => {
                    locale.word("gives-at-least", &[("name", Arg::Text(name)), ("value", Arg::Number(least.get()))])
                }
                (None, add) => signed_on(add.map_or(0, |add| add.get()), name, locale),
            });
        }
    }
    let names = |texts: &[crate::format::scalar::Text<40>]| {
        let names: Vec<SafeText> = texts.iter().map(|text| locale.tr(text.text()).text).collect();
        list(locale, &names)
    };
    for (key, texts) in
        [("gives-resist", &effect.resist), ("gives-vulnerable", &effect.vulnerable), ("gives-immune", &effect.immune)]
    {
        if !texts.is_empty() {
            said.push(locale.word(key, &[("names", Arg::Text(names(texts)))]));
        }
    }
    if !effect.condition_immunities.is_empty() {
        let conditions: Vec<SafeText> =
            effect.condition_immunities.iter().map(|id| condition(id, rules, locale)).collect();
        said.push(locale.word("gives-never", &[("names", Arg::Text(list(locale, &conditions)))]));
    }
    if !effect.fails_saves.is_empty() {
        let saves = saves(&effect.fails_saves, rules, locale);
        said.push(locale.word("gives-fails", &[("names", Arg::Text(saves))]));
    }
    let only: Vec<SafeText> = [
        effect.skills.as_deref().map(|ids| skills(ids, rules, locale)),
        effect.saves.as_deref().map(|ids| saves(ids, rules, locale)),
    ]
    .into_iter()
    .flatten()
    .collect();
    if !only.is_empty() {
        said.push(locale.word("gives-only-on", &[("names", Arg::Text(list(locale, &only)))]));
    }
    said
}

/// What a condition is called.
pub fn condition(id: &Id, rules: &Effective, locale: &Locale) -> SafeText {
    let conditions = &rules.ruleset().sheet.live.conditions;
    let found = conditions.iter().find(|condition| condition.id == *id);
    found.map_or_else(|| safe(id.as_str()), |condition| locale.tr(condition.label.text()).text)
}

/// What saves are called, as a list.
pub fn saves(ids: &[Id], rules: &Effective, locale: &Locale) -> SafeText {
    let declared = &rules.ruleset().sheet.saves;
    let label = |id: &Id| declared.iter().find(|save| save.id == *id).map(|save| &save.label);
    labels(ids, label, locale)
}

/// What skills are called, as a list.
pub fn skills(ids: &[Id], rules: &Effective, locale: &Locale) -> SafeText {
    let declared = &rules.ruleset().sheet.skills;
    let label = |id: &Id| declared.iter().find(|skill| skill.id == *id).map(|skill| &skill.label);
    labels(ids, label, locale)
}

/// Labels as a list; an id that nothing declares stands as it is.
fn labels<'r>(ids: &[Id], label: impl Fn(&Id) -> Option<&'r Label>, locale: &Locale) -> SafeText {
    let names = ids.iter().map(|id| label(id).map_or_else(|| safe(id.as_str()), |label| locale.tr(label.text()).text));
    list(locale, &names.collect::<Vec<_>>())
}

/// `+1 on checks (Ward)`, `× 0.5 on speed`, `−1d4 on attacks`.
fn modifier_phrase(modifier: &Modifier, rules: &Effective, locale: &Locale) -> SafeText {
    let to = locale.word(&format!("gives-to-{}", modifier.to.word()), &[]);
    let only = match modifier.to {
        ModifierTo::Checks => modifier.skills.as_deref().map(|ids| skills(ids, rules, locale)),
        ModifierTo::Saves => modifier.saves.as_deref().map(|ids| saves(ids, rules, locale)),
        _ => None,
    };
    let to = only.map_or_else(|| to.clone(), |only| safe(&format!("{to} ({only})")));
    let mut parts: Vec<SafeText> = Vec::new();
    if let Some(flat) = modifier.flat {
        parts.push(signed_on(flat.get(), to.clone(), locale));
    }
    if let Some(dice) = modifier.dice {
        let sign = if modifier.minus.is_some() { "−" } else { "+" };
        parts.push(on(&format!("{sign}{}", dice.0), to.clone(), locale));
    }
    if let Some(times) = modifier.times {
        parts.push(on(&format!("× {}", times.get()), to.clone(), locale));
    }
    if let Some(mode) = modifier.mode {
        let key = match mode {
            Lean::Advantage => "gives-advantage",
            Lean::Disadvantage => "gives-disadvantage",
        };
        parts.push(locale.word(key, &[("name", Arg::Text(to))]));
    }
    list(locale, &parts)
}

fn signed_on(value: i64, name: SafeText, locale: &Locale) -> SafeText {
    let value = if value < 0 { format!("−{}", value.unsigned_abs()) } else { format!("+{value}") };
    on(&value, name, locale)
}

fn on(value: &str, name: SafeText, locale: &Locale) -> SafeText {
    locale.word("gives-on", &[("value", Arg::text(value)), ("name", Arg::Text(name))])
}
