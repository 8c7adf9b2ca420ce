//! Wound tracks: their places, the marks on them, marking and healing (sheets.md 4.4).

use crate::format::live::{BoxCount, ExtraLevels, Fill, OnFull, Track, WoundKind};
use crate::format::scalar::{Id, truncated};
use crate::format::sheet::{FieldKind, SheetList};
use crate::sheet::pools::LIVE_NUMBER_MAX;
use crate::sheet::read::{cell_value, stored_number};
use crate::sheet::{Build, WoundState};
use crate::text::RulesetText;

/// Most places of one wound track.
pub const WOUND_PLACES_MAX: usize = 64;
/// Most levels that one row of an extra list adds.
const EXTRA_PER_ROW_MAX: i64 = 16;

/// A level of a wound track.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WoundPlace {
    /// Its name; a box is called by its number.
    pub label: RulesetText,
    /// The penalty in force while it is the lowest one marked; 0 for boxes, which have a table instead.
    pub penalty: i64,
}

/// A wound track where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct WoundValue<'e> {
    /// As it is declared.
    pub track: &'e Track,
    /// Its places, best first; at most 64.
    pub places: Vec<WoundPlace>,
    /// Ids of kinds. Sequential: dense, heaviest first. Indexed: one slot a box, empty for a clear one, trailing ones cut.
    pub marks: Vec<String>,
    /// Marks that found no place.
    pub overflow: i64,
}

/// Why a track does not take marks or lets none go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoBox;

impl<'e> WoundValue<'e> {
    /// Reads what is stored: unknown kinds are dropped, marks past the end become overflow.
    pub(super) fn read(track: &'e Track, places: Vec<WoundPlace>, stored: Option<&WoundState>) -> Self {
        let mut wound = Self { track, places, marks: Vec::new(), overflow: 0 };
        let Some(stored) = stored else { return wound };
        wound.overflow = stored.overflow.max(0);
        if wound.indexed() {
            for (at, mark) in stored.marks.iter().enumerate() {
                let known = wound.kind(mark).is_some();
                if at < wound.length() {
                    wound.marks.push(if known { mark.clone() } else { String::new() });
                } else if known {
                    wound.overflow += 1;
                }
            }
            wound.cut();
        } else {
            let mut marks: Vec<String> =
                stored.marks.iter().filter(|mark| wound.kind(mark).is_some()).cloned().collect();
            marks.sort_by_key(|mark| std::cmp::Reverse(wound.severity(mark)));
            let kept = marks.len().min(wound.length());
            wound.overflow += i64::try_from(marks.len() - kept).unwrap_or(0);
            marks.truncate(kept);
            wound.marks = marks;
        }
        // What spilled may not carry it past what can be stored, or the next reading would drop the whole entry.
        wound.overflow = wound.overflow.min(LIVE_NUMBER_MAX);
        wound
    }

    /// How many places it has.
    pub fn length(&self) -> usize {
        self.places.len()
    }

    /// How many places are marked; overflow never counts.
    pub fn filled(&self) -> usize {
        self.marks.iter().filter(|mark| !mark.is_empty()).count()
    }

    /// Whether marks stay in the box they were put in.
    pub fn indexed(&self) -> bool {
        self.track.fill == Some(Fill::Indexed)
    }

    /// Whether it has levels rather than boxes.
    pub fn has_levels(&self) -> bool {
        self.track.levels.is_some()
    }

    /// The lowest level marked; `None` while it is clear, and for boxes.
    pub fn level(&self) -> Option<&WoundPlace> {
        if !self.has_levels() {
            return None;
        }
        let last = self.marks.iter().rposition(|mark| !mark.is_empty())?;
        self.places.get(last)
    }

    /// The penalty in force, 0 or less.
    pub fn penalty(&self) -> i64 {
        let Some(boxes) = &self.track.boxes else { return self.level().map_or(0, |level| level.penalty) };
        let count = match boxes.penalty.by {
            BoxCount::Filled => self.filled(),
            BoxCount::Remaining => self.length().saturating_sub(self.filled()),
        };
        truncated(boxes.penalty.table.0.lookup(crate::dice::to_f64(i64::try_from(count).unwrap_or(0))))
    }

    /// How it is stored; `None` while it is clear.
    pub fn stored(&self) -> Option<WoundState> {
        let clear = self.filled() == 0 && self.overflow == 0;
        (!clear).then(|| WoundState { marks: self.marks.clone(), overflow: self.overflow })
    }

    /// The kind of that id.
    pub fn kind(&self, id: &str) -> Option<&'e WoundKind> {
        self.track.kinds.iter().flatten().find(|kind| kind.id == *id)
    }

    fn severity(&self, mark: &str) -> i64 {
        self.kind(mark).map_or(i64::MIN, |kind| kind.severity.get())
    }

    fn cut(&mut self) {
        while self.marks.last().is_some_and(String::is_empty) {
            self.marks.pop();
        }
    }

    /// Marks `amount` of a kind, all or nothing where the track refuses. `place` is 1-based and only for indexed tracks.
    pub fn mark(&mut self, kind: &Id, amount: i64, place: Option<i64>) -> Result<(), NoBox> {
        if self.indexed() {
            return self.mark_boxes(kind, amount, place.unwrap_or(1));
        }
        let free = i64::try_from(self.length().saturating_sub(self.marks.len())).unwrap_or(0);
        if self.track.on_full == Some(OnFull::Refuse) && free < amount {
            return Err(NoBox);
        }
        for done in 0..amount {
            if self.marks.len() < self.length() {
                self.insert(kind.as_str());
            } else if !self.upgrade() {
                // Nothing on it can get heavier any more, so every further mark overflows.
                self.overflow = (self.overflow + amount - done).min(LIVE_NUMBER_MAX);
                break;
            }
        }
        Ok(())
    }

    fn mark_boxes(&mut self, kind: &Id, amount: i64, place: i64) -> Result<(), NoBox> {
        let from = usize::try_from(place - 1).map_err(|_| NoBox)?;
        let wanted = usize::try_from(amount).map_err(|_| NoBox)?;
        let clear = |at: &usize| self.marks.get(*at).is_none_or(String::is_empty);
        let chosen: Vec<usize> = (from..self.length()).filter(clear).take(wanted).collect();
        if chosen.len() < wanted {
            return Err(NoBox);
        }
        if let Some(last) = chosen.last().filter(|last| **last >= self.marks.len()) {
            self.marks.resize(last + 1, String::new());
        }
        for at in chosen {
            if let Some(slot) = self.marks.get_mut(at) {
                kind.as_str().clone_into(slot);
            }
        }
        Ok(())
    }

    fn insert(&mut self, kind: &str) {
        let severity = self.severity(kind);
        let at = self.marks.iter().position(|mark| self.severity(mark) < severity).unwrap_or(self.marks.len());
        self.marks.insert(at, kind.to_owned());
    }

    /// Makes the lightest mark one kind heavier; the mark that was to come is lost in it. `false` when there is none heavier.
    fn upgrade(&mut self) -> bool {
        let Some(lightest) = self.marks.last().map(|mark| self.severity(mark)) else { return false };
        let heavier = self.track.kinds.iter().flatten().filter(|kind| kind.severity.get() > lightest);
        let Some(next) = heavier.min_by_key(|kind| kind.severity.get()) else { return false };
        self.marks.pop();
        self.insert(next.id.as_str());
        true
    }

    /// Heals so many marks, overflow first, then the lightest; with a kind only marks of that kind.
    pub fn heal(&mut self, amount: i64, kind: Option<&Id>) {
        let spilled = self.overflow.min(amount).max(0);
        self.overflow -= spilled;
        for _ in 0..(amount - spilled).min(i64::try_from(self.marks.len()).unwrap_or(0)) {
            let marked = self.marks.iter().enumerate().filter(|(_, mark)| !mark.is_empty());
            let named = marked.filter(|(_, mark)| kind.is_none_or(|kind| *kind == mark.as_str()));
            // Of equally light marks the one in the highest place goes, which is the last minimum from the back.
            let lightest = named.rev_min(|(_, mark)| self.severity(mark));
            let Some(at) = lightest else { break };
            if self.indexed() {
                if let Some(slot) = self.marks.get_mut(at) {
                    slot.clear();
                }
                self.cut();
            } else {
                self.marks.remove(at);
            }
        }
    }
}

/// The place of the least element, the last one of several.
trait LastMin<'m>: Iterator<Item = (usize, &'m String)> + Sized {
    fn rev_min(self, weight: impl Fn(&(usize, &'m String)) -> i64) -> Option<usize> {
        let mut best: Option<(i64, usize)> = None;
        for item in self {
            let weight = weight(&item);
            if best.is_none_or(|(least, _)| weight <= least) {
                best = Some((weight, item.0));
            }
        }
        best.map(|(_, at)| at)
    }
}

impl<'m, I: Iterator<Item = (usize, &'m String)>> LastMin<'m> for I {}

/// Numbered boxes, at most 64.
pub(super) fn boxes(count: i64) -> Vec<WoundPlace> {
    let count = count.clamp(0, i64::try_from(WOUND_PLACES_MAX).unwrap_or(64));
    (1..=count).map(|number| WoundPlace { label: RulesetText::new(number.to_string()), penalty: 0 }).collect()
}

/// The declared levels, and those that the rows of a list add; at most 64.
pub(super) fn levels(track: &Track, list: Option<&SheetList>, build: &Build) -> Vec<WoundPlace> {
    let declared = track.levels.iter().flatten();
    let mut places: Vec<WoundPlace> =
        declared.map(|level| WoundPlace { label: level.label.text().clone(), penalty: level.penalty.get() }).collect();
    if let (Some(extra), Some(list)) = (&track.extra, list) {
        for (count, penalty) in added_levels(extra, list, build) {
            insert_levels(&mut places, count, penalty);
            if places.len() >= WOUND_PLACES_MAX {
                break;
            }
        }
    }
    places.truncate(WOUND_PLACES_MAX);
    places
}

/// How many levels each row of an extra list adds, and their penalty; every stored row in order.
pub(super) fn added_levels<'b>(
    extra: &'b ExtraLevels,
    list: &'b SheetList,
    build: &'b Build,
) -> impl Iterator<Item = (i64, i64)> + use<'b> {
    build.list(list.id.as_str()).unwrap_or_default().iter().map(move |row| {
        let number = |column: &Id| {
            let column = list.columns.iter().find(|declared| declared.id == *column);
            // A row that is no object still counts, with the columns' defaults.
            let value = column.and_then(|column| match &column.kind {
                FieldKind::Number { default, .. } => {
                    stored_number(row.get(column.id.as_str())).or(default.map(|number| number.get()))
                }
                _ => cell_value(column, row.get(column.id.as_str())).number(),
            });
            value.unwrap_or(0.0)
        };
        let count = truncated(number(&extra.count_column).floor()).clamp(0, EXTRA_PER_ROW_MAX);
        let penalty = truncated((number(&extra.penalty_column) + 0.5).floor()).clamp(-1000, 0);
        (count, penalty)
    })
}

fn insert_levels(places: &mut Vec<WoundPlace>, count: i64, penalty: i64) {
    let after = places.iter().rposition(|place| place.penalty >= penalty);
    let named = after.and_then(|at| places.get(at)).filter(|place| place.penalty == penalty);
    let label = named.map_or_else(|| RulesetText::new(penalty.to_string()), |place| place.label.clone());
    let at = after.map_or(0, |at| at + 1);
    for _ in 0..count {
        places.insert(at, WoundPlace { label: label.clone(), penalty });
    }
}
