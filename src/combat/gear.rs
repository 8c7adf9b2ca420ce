//! Items that somebody in a fight holds: what is worn, and what worn and carried things put in force
//! (checks.md 2.6, combat.md 1.18).

use crate::combat::effects::Source;
use crate::combat::encounter::{Character, Hide, HideLine};
use crate::combat::event_part::LabelRef;
use crate::combat::held::with_values;
use crate::format::item::{HeldEffect, Item};
use crate::items::held::HeldBag;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::RulesetText;

/// The item of a stack, with its entry's name.
pub fn item<'r>(rules: &'r Effective, stack: &Stack) -> Option<(&'r Item, &'r RulesetText)> {
    let Some(ItemKey::Entry(reference)) = &stack.item else { return None };
    let entry = rules.book().entry(reference)?;
    Some((entry.item.as_deref()?, entry.label.text()))
}

/// What a stack is called: its own name, else its item's.
pub fn stack_label(rules: &Effective, stack: &Stack) -> LabelRef {
    let declared = item(rules, stack).map(|(_, label)| label.clone());
    match (&stack.item, declared) {
        (Some(key), Some(label)) if stack.name.is_empty() || stack.name == label.english() => {
            LabelRef::new(label, format!("entry/{key}"))
        }
        _ => LabelRef::new(RulesetText::new(stack.name.as_str()), "stack"),
    }
}

/// What a stack is of, whatever nickname it has; the reference leads back to the item.
pub fn stack_key_label(rules: &Effective, stack: &Stack) -> LabelRef {
    let text = item(rules, stack).map_or_else(|| RulesetText::new(stack.name.as_str()), |(_, label)| label.clone());
    let reference = stack.item.as_ref().map_or_else(|| "stack".to_owned(), |key| format!("entry/{key}"));
    LabelRef::new(text, reference)
}

/// Everything that held items put in force: each item once, worn before carried parts, unmet needs after.
pub fn effects<'r>(rules: &'r Effective, character: &'r Character) -> Vec<Source<'r>> {
    let mut sources = Vec::new();
    for (stack, effect) in held_effects(rules, character) {
        sources.push(Source {
            name: stack_label(rules, stack),
            condition: None,
            effects: &effect.effects,
            modifiers: &effect.modifiers,
            fails: &effect.fails_saves,
            saves: effect.saves.as_deref(),
            skills: effect.skills.as_deref(),
        });
    }
    sources
}

/// What held items hide their holder from.
pub fn hide(rules: &Effective, character: &Character) -> Hide {
    let mut hide = Hide::default();
    for (_, effect) in held_effects(rules, character) {
        let lines = |types: &[crate::format::scalar::Text<40>]| {
            types
                .iter()
                .map(|kind| HideLine { damage_type: type_key(kind.english()), except: Vec::new() })
                .collect::<Vec<_>>()
        };
        hide.resist.extend(lines(&effect.resist));
        hide.immune.extend(lines(&effect.immune));
        hide.vulnerable.extend(lines(&effect.vulnerable));
        hide.conditions.extend(effect.condition_immunities.iter().cloned());
    }
    hide
}

/// How a damage type is compared: trimmed, in lower case.
pub fn type_key(word: &str) -> String {
    word.trim().to_lowercase()
}

fn held_effects<'a>(rules: &'a Effective, character: &'a Character) -> Vec<(&'a Stack, &'a HeldEffect)> {
    let mut effects = Vec::new();
    for held in HeldBag::new(rules, &character.bag).effects() {
        effects.extend(held.effect().map(|effect| (held.stack, effect)));
    }
    for held in HeldBag::new(rules, &character.bag).items().filter(|held| held.worn) {
        for need in held.item.item.requires.iter().flatten() {
            let has = with_values(rules, character, |values| values.number(&need.value));
            let known = effects.iter().any(|(_, known)| std::ptr::eq(*known, &need.otherwise));
            if has < need.at_least.get() && !known {
                effects.push((held.stack, &need.otherwise));
            }
        }
    }
    effects
}
