//! Names of the ruleset's and the sheet's parts, with where they stand.
//!
//! Must not know: languages, fights.

use serde::{Deserialize, Serialize};

use crate::format::item::Item;
use crate::format::scalar::Id;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::RulesetText;

/// A name of the ruleset in an answer or event: its English, and where it stands, so that it can be said in any language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LabelRef {
    /// The English.
    pub text: RulesetText,
    /// Where it stands: `creature/wax-drone/sting`, `condition/rattled`, `list/arms/0/name`, ...
    #[serde(rename = "ref")]
    pub reference: String,
}

impl LabelRef {
    /// A name and where it stands.
    pub fn new(text: RulesetText, reference: impl Into<String>) -> Self {
        Self { text, reference: reference.into() }
    }
}

/// The name of a condition.
pub fn condition_label(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.conditions.iter().find(|condition| condition.id == *id);
    let text = declared.map_or_else(|| RulesetText::new(id.as_str()), |condition| condition.label.text().clone());
    LabelRef::new(text, format!("condition/{id}"))
}

/// The item of a stack, with its entry's name.
pub fn stack_item<'r>(rules: &'r Effective, stack: &Stack) -> Option<(&'r Item, &'r RulesetText)> {
    let Some(ItemKey::Entry(reference)) = &stack.item else { return None };
    let entry = rules.book().entry(reference)?;
    Some((entry.item.as_deref()?, entry.label.text()))
}

/// What a stack is called: its own name, else its item's.
pub fn stack_label(rules: &Effective, stack: &Stack) -> LabelRef {
    let declared = stack_item(rules, stack).map(|(_, label)| label.clone());
    match (&stack.item, declared) {
        (Some(key), Some(label)) if stack.name.is_empty() || stack.name == label.english() => {
            LabelRef::new(label, format!("entry/{key}"))
        }
        _ => LabelRef::new(RulesetText::new(stack.name.as_str()), "stack"),
    }
}
