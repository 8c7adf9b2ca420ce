//! Items that somebody in a fight holds: what is worn, and what worn and carried things put in force
//! (checks.md 2.6, combat.md 1.18).

use crate::check::sources::{self, Source, item_sources};
use crate::combat::encounter::{Character, Hide, HideLine};
use crate::combat::event_part::LabelRef;
use crate::format::item::HeldEffect;
use crate::items::Stack;
use crate::rules::Effective;
use crate::text::RulesetText;

pub use crate::check::label::{stack_item as item, stack_label};

/// What a stack is of, whatever nickname it has; the reference leads back to the item.
pub fn stack_key_label(rules: &Effective, stack: &Stack) -> LabelRef {
    let text = item(rules, stack).map_or_else(|| RulesetText::new(stack.name.as_str()), |(_, label)| label.clone());
    let reference = stack.item.as_ref().map_or_else(|| "stack".to_owned(), |key| format!("entry/{key}"));
    LabelRef::new(text, reference)
}

/// Everything that held items put in force: each item once, worn before carried parts, unmet needs after.
pub fn effects<'r>(rules: &'r Effective, character: &'r Character) -> Vec<Source<'r>> {
    item_sources(rules, character.bag(), |need| character.facts(rules, |facts| facts.need(need)))
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
    sources::held_effects(rules, character.bag(), |need| character.facts(rules, |facts| facts.need(need)))
}
