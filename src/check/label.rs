//! Names of the ruleset's and the sheet's parts, with where they stand.
//!
//! Must not know: languages, fights.

use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

use crate::format::item::Item;
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::RulesetText;

/// A name of the ruleset in an answer or event: its English, and where it stands, so that it can be said in any language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LabelRef {
    /// The English; of a name used in a mode both, "Bow (Volley)".
    pub text: RulesetText,
    /// Where it stands: `creature/wax-drone/sting`, `condition/rattled`, `list/arms/0/name`, ...
    #[serde(rename = "ref")]
    pub reference: SmolStr,
    /// The name alone, where a mode stands beside it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<RulesetText>,
    /// The way in which it is used, a name of its own: a weapon's mode.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<Box<LabelRef>>,
    /// Set where no file names it and the program says it in its own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<OwnWord>,
}

/// What the program itself names; its words are the language's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OwnWord {
    /// The blow of an opponent that is nothing but a tier's numbers.
    Strike,
    /// A check on a number that has no name.
    Check,
}

impl LabelRef {
    /// A name and where it stands.
    pub fn new(text: RulesetText, reference: impl Into<SmolStr>) -> Self {
        Self { text, reference: reference.into(), name: None, mode: None, word: None }
    }

    /// What the program itself names, with the English it has in a record.
    pub fn own(word: OwnWord, english: &str, reference: impl Into<SmolStr>) -> Self {
        Self { word: Some(word), ..Self::new(RulesetText::new(english), reference) }
    }

    /// The same name, used in a way that has a name of its own.
    #[must_use]
    pub fn in_mode(&self, mode: Option<&Self>) -> Self {
        let Some(mode) = mode else { return self.clone() };
        let english = format!("{} ({})", self.text.english(), mode.text.english());
        Self {
            text: RulesetText::new(english),
            name: Some(self.text.clone()),
            mode: Some(Box::new(mode.clone())),
            ..self.clone()
        }
    }
}

/// The name of a condition.
pub fn condition_label(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.conditions.iter().find(|condition| condition.id == *id);
    let text = declared.map_or_else(|| RulesetText::new(id.as_str()), |condition| condition.label.text().clone());
    LabelRef::new(text, format_smolstr!("condition/{id}"))
}

/// The item of a stack, with its entry's name.
pub fn stack_item<'r>(rules: &'r Effective, stack: &Stack) -> Option<(&'r Item, &'r RulesetText)> {
    let Some(ItemKey::Entry(reference)) = &stack.item else { return None };
    let entry = rules.entry(reference)?;
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

/// A part's name with where it stands; its id where it is not declared.
pub(crate) fn label(part: &str, id: &Id, found: Option<&RulesetText>) -> LabelRef {
    let text = found.cloned().unwrap_or_else(|| RulesetText::new(id.as_str()));
    LabelRef::new(text, format_smolstr!("{part}/{id}"))
}

/// A save.
pub fn save(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.saves.iter().find(|save| save.id == *id);
    label("save", id, declared.map(|save| save.label.text()))
}

/// A skill.
pub fn skill(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.skills.iter().find(|skill| skill.id == *id);
    label("skill", id, declared.map(|skill| skill.label.text()))
}

/// An ability.
pub fn ability(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.abilities.iter().find(|ability| ability.id == *id);
    label("ability", id, declared.map(|ability| ability.label.text()))
}

/// A live pool.
pub fn pool(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.pools.iter().find(|pool| pool.id == *id);
    label("pool", id, declared.map(|pool| pool.label.text()))
}

/// A live track.
pub fn track(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.tracks.iter().find(|track| track.id == *id);
    label("track", id, declared.map(|track| track.label.text()))
}

/// What a reference points at; `None` where that has no name.
pub fn of_reference(rules: &Effective, reference: &ValueRef) -> Option<LabelRef> {
    let sheet = &rules.ruleset().sheet;
    match reference {
        ValueRef::Field(id) => {
            let declared = sheet.fields.iter().find(|field| field.id == *id);
            Some(label("field", id, declared.map(|field| field.label.text())))
        }
        ValueRef::Derived(id) => {
            let declared = sheet.derived.iter().find(|derived| derived.id == *id);
            Some(label("derived", id, declared.map(|derived| derived.label.text())))
        }
        ValueRef::AbilityScore(id) | ValueRef::AbilityMod(id) => Some(ability(rules, id)),
        ValueRef::SkillMod(id) => Some(skill(rules, id)),
        ValueRef::SaveMod(id) => Some(save(rules, id)),
        ValueRef::LivePool(id) => Some(pool(rules, id)),
        ValueRef::LiveTrack { track: id, .. } => Some(track(rules, id)),
        ValueRef::Const(_) | ValueRef::AbilityModFromField(_) | ValueRef::ListSum(_) | ValueRef::ItemStat(_) => None,
    }
}
