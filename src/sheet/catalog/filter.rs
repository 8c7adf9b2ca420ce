//! What a picker can narrow a catalog by (the seed on catalogs, "The header"; sheets.md 6.1).
//!
//! Must not know: which entries are offered, and why.

use crate::format::catalog::{Entry, Filter, FilterValue};
use crate::format::scalar::{Id, whole};
use crate::format::sheet::FieldKind;
use crate::rules::Effective;
use crate::sheet::Build;
use crate::sheet::read::stored_number;
use crate::text::{RulesetText, picker_key};

/// A value that some entry has for a filter.
#[derive(Debug, Clone, PartialEq)]
pub enum FilterOption {
    /// Of a number filter.
    Number(f64),
    /// Of a text or tags filter.
    Text(RulesetText),
}

impl FilterOption {
    /// How it is written where it is chosen; a whole number without a fraction.
    pub fn written(&self) -> String {
        match self {
            Self::Number(number) => whole(*number).map_or_else(|| number.to_string(), |number| number.to_string()),
            Self::Text(text) => text.english().to_owned(),
        }
    }

    /// Whether an entry with this value stays when the option is chosen: exactly that number or text, a list that contains
    /// it. An entry without a value goes.
    pub fn keeps(&self, value: Option<&FilterValue>) -> bool {
        match (self, value) {
            (Self::Number(option), Some(FilterValue::Number(number))) => number.get() == *option,
            (Self::Text(option), Some(FilterValue::Text(text))) => text.as_str() == option.english(),
            (Self::Text(option), Some(FilterValue::Tags(tags))) => {
                tags.iter().any(|tag| tag.as_str() == option.english())
            }
            _ => false,
        }
    }
}

/// A filter with everything that can be chosen for it; one without a value is not drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct FilterOptions {
    /// Its id.
    pub id: Id,
    /// The values that entries have, each once: numbers ascending, texts in alphabetical order.
    pub options: Vec<FilterOption>,
}

/// A value chosen for a filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The filter.
    pub filter: String,
    /// The value as it is written.
    pub value: String,
}

impl FilterOptions {
    /// Reads the options off entries.
    pub fn of<'e>(filter: &Filter, entries: impl Iterator<Item = &'e Entry>) -> Self {
        let (mut numbers, mut texts): (Vec<f64>, Vec<&RulesetText>) = (Vec::new(), Vec::new());
        for value in entries.filter_map(|entry| entry.filters.get(filter.id.as_str())) {
            match value {
                FilterValue::Number(number) => numbers.push(number.get()),
                FilterValue::Text(text) => texts.push(text),
                FilterValue::Tags(tags) => texts.extend(tags.iter().map(|tag| -> &RulesetText { tag })),
            }
        }
        numbers.sort_by(f64::total_cmp);
        numbers.dedup();
        // Equal texts are made one before they are folded: a catalog has thousands of values and a handful of different ones.
        texts.sort_unstable();
        texts.dedup();
        texts.sort_by_cached_key(|text| picker_key(text.english()));
        let numbers = numbers.into_iter().map(FilterOption::Number);
        let options = numbers.chain(texts.into_iter().cloned().map(FilterOption::Text)).collect();
        Self { id: filter.id.clone(), options }
    }

    /// The option that is written like that, to the letter.
    pub fn option(&self, written: &str) -> Option<&FilterOption> {
        self.options.iter().find(|option| option.written() == written)
    }

    /// The option that the picker opens on for this sheet: the one that the filter's field names by its value or by the
    /// value's label, trimmed, case ignored. `None` is "any".
    pub fn opens_on(&self, rules: &Effective, build: &Build, filter: &Filter) -> Option<&FilterOption> {
        let field = filter.start_from.as_ref()?.field.as_str();
        let words: Vec<String> = field_words(rules, build, field).iter().map(|word| folded(word)).collect();
        self.options.iter().find(|option| words.contains(&folded(&option.written())))
    }
}

fn folded(word: &str) -> String {
    word.trim().to_lowercase()
}

/// A field's stored value as text, else its default, and what an enum calls it.
fn field_words(rules: &Effective, build: &Build, id: &str) -> Vec<String> {
    let Some(field) = rules.ruleset().sheet.fields.iter().find(|field| field.id == *id) else { return Vec::new() };
    let stored = build.fields.get(id);
    let stored_text = stored.and_then(serde_json::Value::as_str);
    let text = |default: Option<&str>| stored_text.or(default).map(str::to_owned);
    let written = match &field.kind {
        FieldKind::Number { default, .. } => {
            let number = stored_number(stored).or(default.map(|default| default.get()));
            number.map(|number| FilterOption::Number(number).written())
        }
        FieldKind::Text { default, .. } | FieldKind::Dice { default, .. } => {
            text(default.as_ref().map(|default| default.english()))
        }
        FieldKind::Boolean { default } => {
            stored.and_then(serde_json::Value::as_bool).or(*default).map(|flag| flag.to_string())
        }
        FieldKind::Enum(declared) => {
            // A layer may have taken the default away; what it took away still has its label.
            let offered = rules.enum_field(id).unwrap_or(declared);
            let value = text(offered.default.as_ref().map(|default| default.as_str()));
            let label = value.as_deref().and_then(|value| declared.label_of(value)).map(|label| label.english());
            return value.iter().cloned().chain(label.map(str::to_owned)).collect();
        }
    };
    written.into_iter().collect()
}
