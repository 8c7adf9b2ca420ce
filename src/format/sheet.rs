//! `sheet`: abilities, skills, saves, fields, lists (sheets.md 1.3, 1.4, 1.6, 1.9).

use serde_json::json;

use crate::format::collection::{List, Map};
use crate::format::derived::Derived;
use crate::format::live::Live;
use crate::format::migration::Migration;
use crate::format::scalar::{Id, Int, Label, Number, Scalar, Text, WHOLE_MAX, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path, Value};
use crate::text::RulesetText;

object! {
    /// What a character sheet holds.
    pub struct Sheet {
        /// The layout's version; migrations move older ones up.
        req version: Int<1, WHOLE_MAX> = "version";
        /// Headings.
        def sections: List<Section, 0, 20> = "sections", List::default();
        /// Abilities.
        def abilities: List<Ability, 0, 20> = "abilities", List::default();
        /// Skills.
        def skills: List<Skill, 0, 120> = "skills", List::default();
        /// Saves.
        def saves: List<Skill, 0, 40> = "saves", List::default();
        /// Which tiers an editor offers for skills.
        opt skill_tiers: List<Id, 1, 12> = "skillTiers";
        /// Which tiers an editor offers for saves.
        opt save_tiers: List<Id, 1, 12> = "saveTiers";
        /// Bounds of the free bonus that a sheet may add to a skill or save.
        def bonus_range: BonusRange = "bonusRange", BonusRange { min: Int::clamped(-20), max: Int::clamped(40) };
        /// Fields.
        def fields: List<Field, 0, 160> = "fields", List::default();
        /// Derived values, each reading only what stands above it.
        def derived: List<Derived, 0, 60> = "derived", List::default();
        /// Lists of rows.
        def lists: List<SheetList, 0, 20> = "lists", List::default();
        /// What changes in play.
        def live: Live = "live", Live::default();
        /// What a Game Master may change for good.
        opt advancement: Advancement = "advancement";
        /// How older sheets become this one.
        def migrations: List<Migration, 0, 100> = "migrations", List::default();
    }
}

object! {
    /// A heading.
    pub struct Section {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What untrained skills in it do.
        opt untrained: Untrained = "untrained";
    }
}

object! {
    /// An ability.
    pub struct Ability {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its short name.
        opt short: Text<8> = "short";
        /// Lowest score.
        req min: Int<-1_000_000, 1_000_000> = "min";
        /// Highest score.
        req max: Int<-1_000_000, 1_000_000> = "max";
        /// Score of a new sheet.
        req default: Int<-1_000_000, 1_000_000> = "default";
        /// Its heading.
        opt section: Id = "section";
    }
}

object! {
    /// A skill or a save.
    pub struct Skill {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// The ability it is rolled with.
        opt ability: Id = "ability";
        /// What its number never exceeds.
        opt cap: ValueRef = "cap";
        /// Its heading.
        opt section: Id = "section";
        /// What it does untrained.
        opt untrained: Untrained = "untrained";
    }
}

/// What an untrained skill does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Untrained {
    /// Nothing special.
    Normal,
    /// Each die needs one more to count.
    Harder,
    /// It is not rolled at all.
    Refuse,
    /// So much is added.
    By(Int<-20, 20>),
}

object! {
    /// As `{by}` is written.
    pub struct UntrainedBy {
        /// So much is added.
        req by: Int<-20, 20> = "by";
    }
}

impl Shape for Untrained {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.text() {
            Some("normal") => Some(Self::Normal),
            Some("harder") => Some(Self::Harder),
            Some("refuse") => Some(Self::Refuse),
            Some(word) => {
                reader.fault_with(
                    Code::UnknownWord,
                    at,
                    format!("unknown word `{word}`"),
                    Some("one of normal, harder, refuse, or {\"by\": -2}".to_owned()),
                );
                None
            }
            None => UntrainedBy::read(node, at, reader).map(|by| Self::By(by.by)),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "enum": ["normal", "harder", "refuse"] }, UntrainedBy::schema(book)] })
    }
}

object! {
    /// Bounds of the free bonus.
    pub struct BonusRange {
        /// Least.
        req min: Int<-100, 1_000_000> = "min";
        /// Most.
        req max: Int<-1_000_000, 100> = "max";
    }
}

words! {
    /// What a field or column holds.
    pub enum FieldType {
        /// A number.
        Number = "number",
        /// One line.
        Text = "text",
        /// Several lines.
        LongText = "longtext",
        /// A switch.
        Boolean = "boolean",
        /// One of its values.
        Enum = "enum",
        /// Dice, in any notation.
        Dice = "dice",
    }
}

/// What a field or column holds, with the bounds of its type.
#[derive(Debug, Clone, PartialEq)]
pub enum FieldKind {
    /// A number.
    Number {
        /// Least.
        min: Number,
        /// Most.
        max: Number,
        /// Of a new sheet.
        default: Option<Number>,
        /// Whether only whole numbers may stand here.
        integer: bool,
    },
    /// Text; `long` may have several lines.
    Text {
        /// Most UTF-16 units.
        length_max: Int<1, 4000>,
        /// Of a new sheet.
        default: Option<RulesetText>,
        /// Whether it may have several lines.
        long: bool,
    },
    /// A switch.
    Boolean {
        /// Of a new sheet.
        default: Option<bool>,
    },
    /// One of its values.
    Enum(EnumKind),
    /// Dice, in any notation, at most 40 characters.
    Dice {
        /// Of a new sheet.
        default: Option<RulesetText>,
        /// Shown where nothing is written.
        example: Option<RulesetText>,
    },
}

/// The values of an enum field or column.
#[derive(Debug, Clone, PartialEq)]
pub struct EnumKind {
    /// The values, in order.
    pub values: Vec<Words<1, 80>>,
    /// How they are called where that is not the value itself.
    pub value_labels: Map<Label, 0, 40>,
    /// Of a new sheet; where it is left out, the first.
    pub default: Option<Words<0, 80>>,
}

impl EnumKind {
    /// Whether it offers this value.
    pub fn offers(&self, value: &str) -> bool {
        self.values.iter().any(|offered| offered.as_str() == value)
    }

    /// What a value is called.
    pub fn label_of<'e>(&'e self, value: &str) -> Option<&'e RulesetText> {
        self.value_labels
            .get(value)
            .map(Label::text)
            .or_else(|| self.values.iter().find(|offered| offered.as_str() == value).map(|offered| &**offered))
    }
}

object! {
    /// A field or column as it is written: every key that any type has.
    pub struct FieldShape {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What it holds.
        req kind: FieldType = "type";
        /// Its heading (fields).
        opt section: Id = "section";
        /// When it is not shown (fields).
        opt hide_when: HideWhen = "hideWhen";
        /// Whether a row must have it (columns).
        opt required: bool = "required";
        /// Least.
        opt min: Number = "min";
        /// Most.
        opt max: Number = "max";
        /// Whether only whole numbers may stand here.
        opt integer: bool = "integer";
        /// Most UTF-16 units.
        opt max_length: Int<1, 4000> = "maxLength";
        /// Of a new sheet.
        opt default: Scalar = "default";
        /// The values of an enum.
        opt values: List<Words<1, 80>, 1, 40> = "values";
        /// How they are called.
        opt value_labels: Map<Label, 0, 40> = "valueLabels";
        /// Shown where nothing is written.
        opt example: Words<0, 40> = "example";
        /// Whether the Game Master is told (item stats).
        opt prompt_visible: bool = "promptVisible";
    }
}

/// Which keys a field-like thing may have besides those of its type.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FieldPlace {
    /// A field of the sheet.
    Field,
    /// A column of a list.
    Column,
    /// A stat of items.
    Stat,
}

impl FieldShape {
    /// Checks the keys against the type and gives the kind (sheets.md 1.4). Reports to `reader`; `None` after a hard fault.
    pub(crate) fn kind(
        &self,
        place: FieldPlace,
        node: &Node<'_>,
        at: &Path<'_>,
        reader: &mut Reader,
    ) -> Option<FieldKind> {
        let own: &[&str] = match self.kind {
            FieldType::Number => &["min", "max", "default", "integer"],
            FieldType::Text | FieldType::LongText => &["maxLength", "default"],
            FieldType::Boolean => &["default"],
            FieldType::Enum => &["values", "valueLabels", "default"],
            FieldType::Dice => &["default", "example"],
        };
        let around: &[&str] = match place {
            FieldPlace::Field => &["section", "hideWhen"],
            FieldPlace::Column => &["required"],
            FieldPlace::Stat => &["promptVisible"],
        };
        let known: Vec<&str> = ["id", "label", "type"].iter().chain(own).chain(around).copied().collect();
        for member in node.members().unwrap_or_default() {
            let key = member.key.as_ref();
            if Self::KEYS.contains(&key) && !known.contains(&key) {
                reader.unknown_key(at, key, &known);
            }
        }
        match self.kind {
            FieldType::Number => {
                if self.min.is_none() {
                    reader.missing(at, "min");
                }
                if self.max.is_none() {
                    reader.missing(at, "max");
                }
                let default = self.default_of(at, reader, "a number", Scalar::number);
                Some(FieldKind::Number {
                    min: self.min?,
                    max: self.max?,
                    default: default?.map(Number::new),
                    integer: self.integer.unwrap_or(true),
                })
            }
            FieldType::Text | FieldType::LongText => {
                let long = self.kind == FieldType::LongText;
                if self.max_length.is_none() {
                    reader.missing(at, "maxLength");
                }
                let most = if long { 4000 } else { 500 };
                // Beyond 4000 the number has reported itself.
                if let Some(length) = self.max_length.filter(|length| length.get() > most && length.get() <= 4000) {
                    reader.fault(
                        Code::OutOfRange,
                        &at.key("maxLength"),
                        format!("{} is outside 1 to {most}", length.get()),
                    );
                }
                let default = self.default_text(at, reader, usize::try_from(most).unwrap_or(500));
                Some(FieldKind::Text { length_max: self.max_length?, default: default?, long })
            }
            FieldType::Boolean => {
                let default = self.default_of(at, reader, "true or false", Scalar::flag);
                Some(FieldKind::Boolean { default: default? })
            }
            FieldType::Enum => {
                if self.values.is_none() {
                    reader.missing(at, "values");
                }
                let default = self.default_text(at, reader, 80);
                let values = self.values.as_ref()?.to_vec();
                let value_labels = self.value_labels.clone().unwrap_or_default();
                let default = default?.map(Words::<0, 80>::measured);
                Some(FieldKind::Enum(EnumKind { values, value_labels, default }))
            }
            FieldType::Dice => {
                let default = self.default_text(at, reader, 40);
                let example = self.example.as_ref().map(|example| RulesetText::new(example.as_str()));
                Some(FieldKind::Dice { default: default?, example })
            }
        }
    }

    fn default_of<T>(
        &self,
        at: &Path<'_>,
        reader: &mut Reader,
        wanted: &str,
        read: impl Fn(&Scalar) -> Option<T>,
    ) -> Option<Option<T>> {
        match &self.default {
            None => Some(None),
            Some(scalar) => match read(scalar) {
                Some(value) => Some(Some(value)),
                None => {
                    reader.fault(
                        Code::WrongType,
                        &at.key("default"),
                        format!("wanted {wanted}, found {}", scalar.kind()),
                    );
                    None
                }
            },
        }
    }

    fn default_text(&self, at: &Path<'_>, reader: &mut Reader, most: usize) -> Option<Option<RulesetText>> {
        let default = self.default_of(at, reader, "text", |scalar| scalar.text().map(RulesetText::new))?;
        if let Some(text) = default.as_ref().filter(|text| crate::text::utf16_len(text.english()) > most) {
            let length = crate::text::utf16_len(text.english());
            reader.fault(
                Code::TextTooLong,
                &at.key("default"),
                format!("{length} characters where at most {most} may stand"),
            );
        }
        Some(default)
    }
}

/// A field of the sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Field {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: Label,
    /// Its heading.
    pub section: Option<Id>,
    /// When it is not shown.
    pub hide_when: Option<HideWhen>,
    /// What it holds.
    pub kind: FieldKind,
}

impl Shape for Field {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = FieldShape::read(node, at, reader)?;
        let kind = shape.kind(FieldPlace::Field, node, at, reader)?;
        Some(Self { id: shape.id, label: shape.label, section: shape.section, hide_when: shape.hide_when, kind })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        FieldShape::schema(book)
    }
}

/// A column of a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Column {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: Label,
    /// Whether a row must have it.
    pub required: bool,
    /// What it holds.
    pub kind: FieldKind,
}

impl Shape for Column {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = FieldShape::read(node, at, reader)?;
        let kind = shape.kind(FieldPlace::Column, node, at, reader)?;
        Some(Self { id: shape.id, label: shape.label, required: shape.required.unwrap_or(false), kind })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        FieldShape::schema(book)
    }
}

object! {
    /// A list of rows.
    pub struct SheetList {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its heading.
        opt section: Id = "section";
        /// When it is not shown.
        opt hide_when: HideWhen = "hideWhen";
        /// Most rows.
        req max_items: Int<1, 500> = "maxItems";
        /// Its columns.
        req columns: List<Column, 1, 12> = "columns";
        /// Makes every row a pool.
        opt pools: RowPools = "pools";
    }
}

impl SheetList {
    /// The column that names its rows: that of its pools, else the first that holds one line of text.
    pub fn name_column(&self) -> Option<&str> {
        let named = self.pools.as_ref().map(|pools| pools.name_column.as_str());
        let first = || self.columns.iter().find(|column| matches!(column.kind, FieldKind::Text { long: false, .. }));
        named.or_else(|| first().map(|column| column.id.as_str()))
    }
}

object! {
    /// Which columns make a row a pool.
    pub struct RowPools {
        /// The pool's name.
        req name_column: Id = "nameColumn";
        /// Its maximum.
        req max_column: Id = "maxColumn";
        /// Which rest brings it back.
        opt recharge_column: Id = "rechargeColumn";
    }
}

/// When something is not shown: a field compared with one value or several.
#[derive(Debug, Clone, PartialEq)]
pub struct HideWhen {
    /// The field that is looked at.
    pub field: Id,
    /// How it is compared.
    pub test: HideTest,
}

/// A comparison of [`HideWhen`].
#[derive(Debug, Clone, PartialEq)]
pub enum HideTest {
    /// Hidden when it is exactly that.
    Equals(Scalar),
    /// Hidden when it is anything else.
    NotEquals(Scalar),
    /// Hidden when it is one of them.
    In(Vec<Scalar>),
}

object! {
    /// As it is written.
    pub struct HideShape {
        /// The field that is looked at.
        req field: Id = "field";
        /// Hidden when it is exactly that.
        opt equals: Scalar = "equals";
        /// Hidden when it is anything else.
        opt not_equals: Scalar = "notEquals";
        /// Hidden when it is one of them.
        opt one_of: List<Scalar, 1, 24> = "in";
    }
    check |value, at, reader| {
        let count = usize::from(value.equals.is_some()) + usize::from(value.not_equals.is_some()) + usize::from(value.one_of.is_some());
        if count != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `equals`, `notEquals`, `in`");
        }
        let texts = value.equals.iter().map(|value| ("equals", value)).chain(value.not_equals.iter().map(|value| ("notEquals", value)));
        for (key, scalar) in texts {
            if scalar.text().is_some_and(|text| crate::text::utf16_len(text) > 80) {
                reader.fault(Code::TextTooLong, &at.key(key), "more than 80 characters");
            }
        }
        for (index, scalar) in value.one_of.iter().flatten().enumerate() {
            if scalar.text().is_some_and(|text| crate::text::utf16_len(text) > 80) {
                reader.fault(Code::TextTooLong, &at.key("in").index(index), "more than 80 characters");
            }
        }
    }
}

impl Shape for HideWhen {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = HideShape::read(node, at, reader)?;
        let test = match (shape.equals, shape.not_equals, shape.one_of) {
            (Some(value), _, _) => HideTest::Equals(value),
            (_, Some(value), _) => HideTest::NotEquals(value),
            (_, _, Some(values)) => HideTest::In(values.to_vec()),
            _ => return None,
        };
        Some(Self { field: shape.field, test })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        HideShape::schema(book)
    }
}

object! {
    /// What a Game Master may change for good (amendments.md 3).
    pub struct Advancement {
        /// Number and text fields.
        opt fields: List<Id, 1, 24> = "fields";
        /// Every ability.
        def abilities: bool = "abilities", false;
        /// Every skill's tier.
        def skills: bool = "skills", false;
        /// Every save's tier.
        def saves: bool = "saves", false;
        /// Guidance.
        opt text: Text<400> = "text";
    }
    check |value, at, reader| {
        if value.fields.is_none() && !value.abilities && !value.skills && !value.saves {
            reader.fault(Code::NothingGiven, at, "permits nothing");
        }
    }
}

/// Whether a JSON value is a number, for shapes that accept several kinds.
pub(crate) fn is_number(node: &Node<'_>) -> bool {
    matches!(node.value, Value::Int(_) | Value::Float(_))
}
