//! Terms of what pools and tracks hold at most. They see neither live state nor items (sheets.md 3.1).

use crate::dice::to_f64;
use crate::format::live::Track;
use crate::format::value_ref::IntOrRef;
use crate::sheet::explain::references::named;
use crate::sheet::explain::{Aspect, Explainer, How, Origin, Term, TermLabel, TermWord};
use crate::sheet::pools::LIVE_NUMBER_MAX;
use crate::sheet::read::stored_number;
use crate::sheet::{PoolOrigin, Values, WOUND_PLACES_MAX};

impl<'v, 'e> Explainer<'v, 'e> {
    /// The same explanation going on over other values.
    pub(super) fn on<T>(&self, values: &Values<'e>, work: impl FnOnce(&Explainer<'_, 'e>) -> T) -> T {
        let other = Explainer { values, left: self.left.clone() };
        let made = work(&other);
        self.left.set(other.left.get());
        made
    }

    /// A pool's maximum.
    pub(super) fn pool_maximum(&self, key: &str) -> Option<Term> {
        let most = to_f64(LIVE_NUMBER_MAX);
        let how = How::Whole { min: 0.0, max: most };
        let declared = self.values.rules().ruleset().sheet.live.pools.iter().find(|pool| pool.id == *key);
        if let Some(pool) = declared {
            let base = self.values.base();
            let part = self.on(&base, |base| base.reference(&pool.max, 1));
            let value = part.value.floor().clamp(0.0, most);
            return Some(Term::worked(named(pool.label.text()), value, how, vec![part]).of(Aspect::Maximum));
        }
        let pool = self.values.pool(key)?;
        let PoolOrigin::Row { list, row } = &pool.origin else { return None };
        let declared = self.values.rules().ruleset().sheet.lists.iter().find(|declared| declared.id == *list)?;
        let column = declared.pools.as_ref()?.max_column.as_str();
        let cell = self.values.build().list(list.as_str())?.get(*row)?.get(column);
        let column = declared.columns.iter().find(|declared| declared.id == *column)?;
        let part = Term::given(named(column.label.text()), stored_number(cell)?, Origin::Sheet);
        Some(Term::worked(named(&pool.label), to_f64(pool.max), how, vec![part]).of(Aspect::Maximum))
    }

    /// A plain track's most, or how many places a wound track has.
    pub(super) fn track_maximum(&self, id: &str) -> Option<Term> {
        let track = self.values.rules().ruleset().sheet.live.tracks.iter().find(|track| track.id == *id)?;
        if let Some(wound) = self.values.wound(id) {
            let value = to_f64(i64::try_from(wound.length()).unwrap_or(0));
            let (part, how) = match &track.levels {
                Some(_) => (self.levels(track), How::Bounded { min: 0.0, max: places_max() }),
                None => (self.most(track), How::Whole { min: 0.0, max: places_max() }),
            };
            return Some(Term::worked(named(track.label.text()), value, how, vec![part]).of(Aspect::Maximum));
        }
        let plain = self.values.track(id)?;
        let part = self.most(track);
        let how = How::Whole { min: to_f64(plain.min), max: to_f64(LIVE_NUMBER_MAX) };
        Some(Term::worked(named(track.label.text()), to_f64(plain.max), how, vec![part]).of(Aspect::Maximum))
    }

    fn most(&self, track: &Track) -> Term {
        match &track.max {
            IntOrRef::Int(max) => Term::given(TermLabel::Word(TermWord::Constant), to_f64(max.get()), Origin::Rules),
            IntOrRef::Ref(reference) => {
                let base = self.values.base();
                self.on(&base, |base| base.reference(reference, 1))
            }
        }
    }

    /// Declared levels, and those that rows add.
    fn levels(&self, track: &Track) -> Term {
        let count = |count: usize| to_f64(i64::try_from(count).unwrap_or(0));
        let declared = track.levels.iter().flatten().count();
        let declared = Term::given(TermLabel::Word(TermWord::Levels), count(declared), Origin::Rules);
        let extra = track.extra.as_ref().filter(|extra| !self.values.list_hidden(extra.list.as_str()));
        let list =
            extra.and_then(|extra| self.values.rules().ruleset().sheet.lists.iter().find(|list| list.id == extra.list));
        let Some((extra, list)) = extra.zip(list) else { return declared };
        let rows = crate::sheet::wounds::added_levels(extra, list, self.values.build());
        let rows: Vec<i64> = rows.map(|(levels, _)| levels).collect();
        let total: i64 = rows.iter().sum();
        if total == 0 {
            return declared;
        }
        let label = named(list.label.text());
        let added = if rows.len() > super::ROWS_MAX || !self.room(rows.len(), 1) {
            Term::given(label, to_f64(total), Origin::Sheet)
        } else {
            let row = |(at, levels): (usize, i64)| {
                Term::given(TermLabel::Word(TermWord::Row(at + 1)), to_f64(levels), Origin::Sheet)
            };
            let parts = rows.into_iter().enumerate().filter(|(_, levels)| *levels > 0).map(row).collect();
            Term::worked(label, to_f64(total), How::Sum, parts)
        };
        let value = declared.value + added.value;
        Term::worked(TermLabel::Word(TermWord::Levels), value, How::Sum, vec![declared, added])
    }
}

fn places_max() -> f64 {
    to_f64(i64::try_from(WOUND_PLACES_MAX).unwrap_or(64))
}
