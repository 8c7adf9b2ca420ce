//! Fields, list columns and lists: bounds, defaults, values, row pools (sheets.md 2.2, 2.7).

use std::collections::HashSet;

use crate::format::check::{Checker, Standing, is_enum, is_number};
use crate::format::scalar::{Int, Number};
use crate::format::sheet::{EnumKind, FieldKind, SheetList};
use crate::source::{Code, Path};
use crate::text::{RulesetText, utf16_len};

/// Checks `sheet.fields` and `sheet.lists`.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let fields = at.key("fields");
    for (index, field) in sheet.fields.iter().enumerate() {
        let at = fields.index(index);
        checker.field_kind(&field.kind, &at);
        checker.section(field.section.as_ref(), &at);
        checker.hide_when(field.hide_when.as_ref(), &at);
    }
    let lists = at.key("lists");
    for (index, list) in sheet.lists.iter().enumerate() {
        one_list(checker, list, &lists.index(index));
    }
}

fn one_list(checker: &mut Checker<'_, '_>, list: &SheetList, at: &Path<'_>) {
    checker.section(list.section.as_ref(), at);
    checker.hide_when(list.hide_when.as_ref(), at);
    let columns = at.key("columns");
    for (index, column) in list.columns.iter().enumerate() {
        checker.field_kind(&column.kind, &columns.index(index));
    }
    let Some(pools) = &list.pools else { return };
    let at = at.key("pools");
    checker.column_of_kind(list, &pools.name_column, &at.key("nameColumn"), "a text column", is_line);
    checker.column_of_kind(list, &pools.max_column, &at.key("maxColumn"), "a number column", is_number);
    if let Some(recharge) = &pools.recharge_column {
        checker.column_of_kind(list, recharge, &at.key("rechargeColumn"), "an enum column", is_enum);
    }
}

/// Whether a column holds one line of text, as a name does.
pub(super) fn is_line(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Text { long: false, .. })
}

impl Checker<'_, '_> {
    /// Checks the bounds, default and values of a field, a column or an item stat.
    pub(super) fn field_kind(&mut self, kind: &FieldKind, at: &Path<'_>) {
        match kind {
            FieldKind::Number { min, max, default, .. } => self.number_kind(*min, *max, *default, at),
            FieldKind::Text { length_max, default, .. } => self.text_kind(*length_max, default.as_ref(), at),
            FieldKind::Enum(kind) => self.enum_kind(kind, at),
            FieldKind::Boolean { .. } | FieldKind::Dice { .. } => {}
        }
    }

    fn number_kind(&mut self, min: Number, max: Number, default: Option<Number>, at: &Path<'_>) {
        let (min, max) = (min.get(), max.get());
        if min > max {
            self.error(Code::RangeInverted, &at.key("min"), format!("{min} is above `max`, {max}"));
        } else if let Some(default) = default.map(Number::get).filter(|default| !(min..=max).contains(default)) {
            self.error(Code::BadDefault, &at.key("default"), format!("{default} is outside {min} to {max}"));
        }
    }

    fn text_kind(&mut self, most: Int<1, 4000>, default: Option<&RulesetText>, at: &Path<'_>) {
        let length = default.map_or(0, |text| utf16_len(text.english()));
        if length > most.count() {
            let message = format!("{length} characters where `maxLength` is {}", most.get());
            self.error(Code::BadDefault, &at.key("default"), message);
        }
    }

    fn enum_kind(&mut self, kind: &EnumKind, at: &Path<'_>) {
        let mut seen = HashSet::new();
        if let Some(again) = kind.values.iter().find(|value| !seen.insert(value.as_str())) {
            self.error(Code::DuplicateValue, &at.key("values"), format!("`{}` is listed twice", again.as_str()));
        }
        // A file is held to one value at least by its shape; layers may take the last away.
        if self.standing == Standing::Effective && kind.values.is_empty() {
            self.error(Code::TooFew, &at.key("values"), "no value is left");
        }
        if let Some(default) = kind.default.as_ref().filter(|default| !kind.offers(default.as_str())) {
            let help = self.near(default.as_str(), kind.values.iter().map(|value| value.as_str()));
            let message = format!("`{}` is not one of the values", default.as_str());
            self.error_with(Code::BadDefault, &at.key("default"), message, help);
        }
        let labels = at.key("valueLabels");
        for value in kind.value_labels.keys().filter(|value| !kind.offers(value)) {
            self.not_offered(value, kind.values.iter().map(|value| value.as_str()), &labels.key(value));
        }
    }
}
