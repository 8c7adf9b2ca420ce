//! Value references: what they name must be declared, of the right kind, and readable where they stand (sheets.md 2.4).

use crate::format::check::Checker;
use crate::format::check::named::by_id;
use crate::format::scalar::Id;
use crate::format::sheet::FieldKind;
use crate::format::value_ref::{ItemStat, ListSum, Pick, TrackRead, ValueRef};
use crate::source::{Code, Path};

/// What a reference may read where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Allowance {
    /// Everything: it is worked out in play.
    Play,
    /// The sheet alone, neither live state nor items, however indirectly.
    Sheet,
    /// The sheet without its lists, neither live state nor items: a scaled cell.
    Scaled,
}

impl Checker<'_, '_> {
    /// Checks a reference; faults are blamed below its own key, so at `<at>/<key>`.
    pub fn reference(&mut self, reference: &ValueRef, at: &Path<'_>, allowance: Allowance) {
        self.reference_before(reference, at, allowance, usize::MAX);
    }

    /// As [`Self::reference`], for a derived value: only the first `visible` derived values can be read.
    pub(super) fn reference_before(
        &mut self,
        reference: &ValueRef,
        at: &Path<'_>,
        allowance: Allowance,
        visible: usize,
    ) {
        let sheet = &self.ruleset.sheet;
        let inner = at.key(reference.key());
        let known = match reference {
            ValueRef::Const(_) => true,
            ValueRef::Field(id) => self.field_of_kind(id, &inner, "a number field", is_number),
            ValueRef::AbilityModFromField(id) => self.field_of_kind(id, &inner, "an enum field", is_enum),
            ValueRef::Derived(id) => self.derived_before(id, &inner, visible),
            ValueRef::AbilityScore(id) | ValueRef::AbilityMod(id) => {
                self.find(&sheet.abilities, "ability", id, &inner).is_some()
            }
            ValueRef::SkillMod(id) => self.find(&sheet.skills, "skill", id, &inner).is_some(),
            ValueRef::SaveMod(id) => self.find(&sheet.saves, "save", id, &inner).is_some(),
            ValueRef::LiveTrack { track, read } => self.live_track(track, *read, at, &inner),
            ValueRef::LivePool(id) => self.find(&sheet.live.pools, "pool", id, &inner).is_some(),
            ValueRef::ListSum(sum) => self.list_sum(sum, &inner),
            ValueRef::ItemStat(stat) => self.item_stat(stat, &inner),
        };
        if known {
            self.readable(reference, at, &inner, allowance);
        }
    }

    /// Reports a reference that reads what its place may not read.
    fn readable(&mut self, reference: &ValueRef, at: &Path<'_>, inner: &Path<'_>, allowance: Allowance) {
        let reads = self.reads.reference(reference);
        let indirect = matches!(reference, ValueRef::Derived(_) | ValueRef::SkillMod(_) | ValueRef::SaveMod(_));
        let how = if indirect { "reads in the end" } else { "reads" };
        if allowance != Allowance::Play && reads.live {
            let message = format!("`{}` {how} live state or items, which this place may not", reference.key());
            self.error(Code::ReadsLiveState, inner, message);
        }
        if allowance == Allowance::Scaled && reads.list {
            let message = format!("`{}` {how} a list, which a scaled cell may not", reference.key());
            self.error(Code::ReadsList, at, message);
        }
    }

    /// Whether a field is declared and of a kind; reports it otherwise.
    pub(super) fn field_of_kind(
        &mut self,
        id: &Id,
        at: &Path<'_>,
        wanted: &str,
        fits: impl Fn(&FieldKind) -> bool,
    ) -> bool {
        let fields = &self.ruleset.sheet.fields;
        let Some(field) = by_id(fields, id.as_str()) else {
            // Only fields that would fit are worth suggesting.
            let near = fields.iter().filter(|field| fits(&field.kind)).map(|field| field.id.as_str());
            self.unknown(at, "field", id.as_str(), near);
            return false;
        };
        let fits = fits(&field.kind);
        if !fits {
            self.error(Code::WrongKind, at, format!("field `{id}` is not {wanted}"));
        }
        fits
    }

    fn derived_before(&mut self, id: &Id, at: &Path<'_>, visible: usize) -> bool {
        let derived = &self.ruleset.sheet.derived;
        if derived.iter().take(visible).any(|above| above.id == *id) {
            return true;
        }
        if by_id(derived, id.as_str()).is_some() {
            self.error(Code::ReadsLater, at, format!("derived value `{id}` is not declared above this one"));
        } else {
            self.unknown(at, "derived value", id.as_str(), derived.iter().take(visible).map(|above| above.id.as_str()));
        }
        false
    }

    fn live_track(&mut self, id: &Id, read: TrackRead, at: &Path<'_>, inner: &Path<'_>) -> bool {
        let Some(track) = self.find(&self.ruleset.sheet.live.tracks, "track", id, inner) else { return false };
        if read == TrackRead::Penalty && !track.is_wound() {
            self.error(Code::WrongKind, &at.key("read"), format!("`{id}` is a plain track and has no penalty"));
        }
        true
    }

    fn list_sum(&mut self, sum: &ListSum, at: &Path<'_>) -> bool {
        let Some(list) = self.find(&self.ruleset.sheet.lists, "list", &sum.list, &at.key("list")) else { return false };
        let column = self.column_of_kind(list, &sum.column, &at.key("column"), "a number column", is_number);
        let only_when = sum.only_when.as_ref();
        let marked = only_when.is_none_or(|marker| {
            self.column_of_kind(list, marker, &at.key("onlyWhen"), "a boolean column", is_boolean)
        });
        column && marked
    }

    /// Whether a list has a column of a kind; reports it otherwise.
    pub(super) fn column_of_kind(
        &mut self,
        list: &crate::format::sheet::SheetList,
        id: &Id,
        at: &Path<'_>,
        wanted: &str,
        fits: impl Fn(&FieldKind) -> bool,
    ) -> bool {
        let Some(column) = by_id(&list.columns, id.as_str()) else {
            let near = list.columns.iter().filter(|column| fits(&column.kind)).map(|column| column.id.as_str());
            self.unknown(at, &format!("column in list `{}`:", list.id), id.as_str(), near);
            return false;
        };
        let fits = fits(&column.kind);
        if !fits {
            self.error(Code::WrongKind, at, format!("column `{id}` of list `{}` is not {wanted}", list.id));
        }
        fits
    }

    fn item_stat(&mut self, read: &ItemStat, at: &Path<'_>) -> bool {
        let Some(items) = &self.ruleset.items else {
            self.error(Code::UnknownId, at, "the ruleset declares no `items` that could be read");
            return false;
        };
        let mut known = true;
        if let Some(id) = &read.stat {
            let at = at.key("stat");
            match self.find(&items.stats, "item stat", id, &at) {
                Some(stat) if read.pick != Pick::Count && !is_number(&stat.kind) => {
                    self.error(Code::WrongKind, &at, format!("item stat `{id}` is not a number"));
                }
                Some(_) => {}
                None => known = false,
            }
        }
        if let Some(id) = &read.slot {
            known &= self.find(&items.slots, "slot", id, &at.key("slot")).is_some();
        }
        if let Some(id) = &read.category {
            known &= self.find(&items.categories, "item category", id, &at.key("category")).is_some();
        }
        if let Some(id) = &read.tag {
            known &= self.find(&items.tags, "item tag", id, &at.key("tag")).is_some();
        }
        known
    }
}

/// Whether a field or column holds numbers.
pub fn is_number(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Number { .. })
}

/// Whether a field or column holds one of a list of words.
pub fn is_enum(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Enum(_))
}

/// Whether a field or column is a switch.
pub fn is_boolean(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Boolean { .. })
}

/// Whether a field or column holds text, of one line or several.
pub fn is_text(kind: &FieldKind) -> bool {
    matches!(kind, FieldKind::Text { .. })
}
