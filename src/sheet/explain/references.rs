//! Terms of value references, derived values and abilities.

use crate::dice::to_f64;
use crate::format::derived::{Derived, DerivedOp, EnumSource};
use crate::format::resolution::AbilityModifier;
use crate::format::sheet::{Ability, FieldKind};
use crate::format::value_ref::{ItemStat, ListSum, Pick, TrackRead, ValueRef};
use crate::sheet::explain::{Aspect, Explainer, How, Origin, ROWS_MAX, Term, TermLabel, TermWord};
use crate::sheet::read::{self, CellValue};
use crate::sheet::{AbilityEffect, SkillKind, state_label};
use crate::text::RulesetText;

impl Explainer<'_, '_> {
    /// What a reference finds.
    pub(super) fn reference(&self, reference: &ValueRef, depth: usize) -> Term {
        let value = self.values.number(reference);
        let sheet = &self.values.rules().ruleset().sheet;
        let found = match reference {
            ValueRef::Const(_) => Some(Term::given(TermLabel::Word(TermWord::Constant), value, Origin::Rules)),
            ValueRef::Field(id) => self.field(id.as_str(), value),
            ValueRef::Derived(id) => self.derived(id.as_str(), depth),
            ValueRef::AbilityScore(id) => {
                let ability = sheet.abilities.iter().find(|ability| ability.id == *id);
                ability.map(|ability| self.score(ability, depth))
            }
            ValueRef::AbilityMod(id) => self.modifier(id.as_str(), depth),
            ValueRef::AbilityModFromField(id) => self.named_modifier(id.as_str(), value, depth),
            ValueRef::SkillMod(id) => self.skill(SkillKind::Skill, id.as_str(), None, depth),
            ValueRef::SaveMod(id) => self.skill(SkillKind::Save, id.as_str(), None, depth),
            ValueRef::LiveTrack { track, read } => {
                let declared = sheet.live.tracks.iter().find(|declared| declared.id == *track);
                let there = self.values.track(track.as_str()).is_some() || self.values.wound(track.as_str()).is_some();
                let aspect = match read {
                    TrackRead::Value => Aspect::Standing,
                    TrackRead::Filled => Aspect::Filled,
                    TrackRead::Remaining => Aspect::Remaining,
                    TrackRead::Penalty => Aspect::Penalty,
                };
                declared.map(|track| Term::given(named(track.label.text()), value, live(there)).of(aspect))
            }
            ValueRef::LivePool(id) => {
                let pool = sheet.live.pools.iter().find(|pool| pool.id == *id);
                let there = self.values.pool(id.as_str()).is_some();
                pool.map(|pool| Term::given(named(pool.label.text()), value, live(there)).of(Aspect::Held))
            }
            ValueRef::ListSum(sum) => self.list_sum(sum, value, depth),
            ValueRef::ItemStat(stat) => Some(self.item_stat(stat, value, depth)),
        };
        found.unwrap_or_else(|| Term::given(TermLabel::Word(TermWord::Constant), value, Origin::Nothing))
    }

    fn field(&self, id: &str, value: f64) -> Option<Term> {
        let field = self.values.rules().ruleset().sheet.fields.iter().find(|field| field.id == *id)?;
        let stored = read::stored_number(self.values.build().fields.get(id)).is_some();
        let default = matches!(field.kind, FieldKind::Number { default: Some(_), .. });
        Some(Term::given(named(field.label.text()), value, stored_or(stored, default)))
    }

    /// The modifier of the ability that an enum field names; nothing where it names none.
    fn named_modifier(&self, field: &str, value: f64, depth: usize) -> Option<Term> {
        let declared = self.values.rules().ruleset().sheet.fields.iter().find(|declared| declared.id == *field)?;
        let label = named(declared.label.text());
        let ability = self.values.ability_named_by(field).filter(|id| self.values.ability(id).is_some());
        let part = ability.filter(|_| self.room(1, depth)).and_then(|id| self.modifier(id, depth + 1));
        Some(match part {
            Some(part) => Term::worked(label, value, How::Same, vec![part]),
            None => Term::given(label, value, if ability.is_some() { Origin::Worked } else { Origin::Nothing }),
        })
    }

    /// A derived value.
    pub(super) fn derived(&self, id: &str, depth: usize) -> Option<Term> {
        let derived = self.values.rules().ruleset().sheet.derived.iter().find(|derived| derived.id == *id)?;
        let value = self.values.derived(id).unwrap_or(0.0);
        let label = named(derived.label.text());
        if let DerivedOp::EnumTable { from, .. } = &derived.op {
            return Some(Term::worked(label, value, self.word(from), Vec::new()));
        }
        let references = derived.references();
        if !self.room(references.len(), depth) {
            return Some(Term::given(label, value, Origin::Worked));
        }
        let parts = references.into_iter().map(|(_, _, part)| self.reference(part, depth + 1)).collect();
        Some(Term::worked(label, value, how(derived), parts))
    }

    fn word(&self, from: &EnumSource) -> How {
        let sheet = &self.values.rules().ruleset().sheet;
        let none = || How::WordLookedUp { of: RulesetText::new(""), word: None };
        match from {
            EnumSource::Field(id) => sheet.fields.iter().find(|field| field.id == *id).map_or_else(none, |field| {
                let word = self.values.field(id.as_str()).and_then(|value| match value {
                    CellValue::Text(word) => Some(word),
                    _ => None,
                });
                let shown = |word: &str| match &field.kind {
                    FieldKind::Enum(kind) => kind.label_of(word).cloned(),
                    _ => None,
                };
                let word = word.map(|word| shown(word).unwrap_or_else(|| RulesetText::new(word)));
                How::WordLookedUp { of: field.label.text().clone(), word }
            }),
            EnumSource::LiveState(id) => {
                sheet.live.states.iter().find(|state| state.id == *id).map_or_else(none, |declared| {
                    let word = self.values.state(id.as_str()).map(|state| state_label(state.state, state.value));
                    How::WordLookedUp { of: declared.label.text().clone(), word }
                })
            }
        }
    }

    /// An ability's modifier.
    pub(super) fn modifier(&self, id: &str, depth: usize) -> Option<Term> {
        let ability = self.values.ability(id)?;
        let label = named(ability.ability.label.text());
        if !self.room(1, depth) {
            return Some(Term::given(label, ability.modifier, Origin::Worked).of(Aspect::Modifier));
        }
        let how = match self.values.rules().ruleset().resolution.shared().ability_modifier {
            AbilityModifier::FloorHalfMinusTen => How::HalfMinusTen,
            AbilityModifier::Identity => How::Same,
            AbilityModifier::StepTable(_) => How::LookedUp,
        };
        let score = self.score(ability.ability, depth + 1);
        Some(Term::worked(label, ability.modifier, how, vec![score]).of(Aspect::Modifier))
    }

    /// An ability's score: as it is stored, or what items make of it.
    fn score(&self, ability: &Ability, depth: usize) -> Term {
        let id = ability.id.as_str();
        let value = self.values.ability(id).map_or(0.0, |ability| ability.score);
        let stored = read::stored_number(self.values.build().abilities.get(id)).is_some();
        let label = named(ability.label.text());
        let effects = self.values.items().ability_sources(id);
        if effects.is_empty() {
            return Term::given(label, value, stored_or(stored, true)).of(Aspect::Score);
        }
        if !self.room(effects.len() + 3, depth) {
            return Term::given(label, value, Origin::Worked).of(Aspect::Score);
        }
        let base = read::ability_score(self.values.build(), ability);
        let mut sum = vec![Term::given(TermLabel::Word(TermWord::Base), base, stored_or(stored, true))];
        let mut most = Vec::new();
        for source in effects {
            let label = source.label.map_or(TermLabel::Word(TermWord::Item), TermLabel::Named);
            match source.effect {
                AbilityEffect::Add(add) => sum.push(Term::given(label, add, Origin::Item)),
                AbilityEffect::Set(least) => most.push(Term::given(label, least, Origin::Item)),
            }
        }
        let with_items = || TermLabel::Word(TermWord::WithItems);
        let added = worth(Term::worked(with_items(), 0.0, How::Sum, sum));
        let raised = if most.is_empty() {
            added
        } else {
            most.insert(0, added);
            worth(Term::worked(with_items(), 0.0, How::Most, most))
        };
        let how = How::Bounded { min: to_f64(ability.min.get()), max: to_f64(ability.max.get()) };
        Term::worked(label, value, how, vec![raised]).of(Aspect::Score)
    }

    fn list_sum(&self, sum: &ListSum, value: f64, depth: usize) -> Option<Term> {
        let list = self.values.rules().ruleset().sheet.lists.iter().find(|list| list.id == sum.list)?;
        let label = named(list.label.text());
        let rows = self.values.counted_rows(sum);
        if rows.is_empty() {
            return Some(Term::given(label, value, Origin::Nothing));
        }
        if rows.len() > ROWS_MAX || !self.room(rows.len(), depth) {
            return Some(Term::given(label, value, Origin::Sheet));
        }
        let stored = |at: usize| self.values.build().list(list.id.as_str()).and_then(|rows| rows.get(at));
        let term = |(at, worth): (usize, f64)| {
            let row = stored(at);
            let name = list.name_column().and_then(|column| row?.get(column)?.as_str()).map(str::trim);
            let name = name.filter(|name| !name.is_empty());
            let label = name.map_or(TermLabel::Word(TermWord::Row(at + 1)), |name| named(&RulesetText::new(name)));
            let own = read::stored_number(row.and_then(|row| row.get(sum.column.as_str()))).is_some();
            Term::given(label, worth, stored_or(own, true))
        };
        Some(Term::worked(label, value, How::Sum, rows.into_iter().map(term).collect()))
    }

    fn item_stat(&self, stat: &ItemStat, value: f64, depth: usize) -> Term {
        let declared = stat.stat.as_ref().and_then(|id| self.values.rules().items()?.stat(id.as_str()));
        let label = declared.map_or(TermLabel::Word(TermWord::Item), |stat| named(stat.label.text()));
        let sources = self.values.items().item_stat_sources(stat);
        if sources.is_empty() || !self.room(sources.len(), depth) {
            let given = self.values.items().item_stat(stat).is_some();
            let absent = if stat.default.is_some() { Origin::Default } else { Origin::Nothing };
            return Term::given(label, value, if given { Origin::Item } else { absent });
        }
        let how = match stat.pick {
            Pick::Sum | Pick::Count => How::Sum,
            Pick::Max => How::Most,
            Pick::Min => How::Least,
        };
        let part = |source: crate::sheet::HeldSource| Term::given(named(&source.label), source.value, Origin::Item);
        Term::worked(label, value, how, sources.into_iter().map(part).collect())
    }
}

/// A term that is worth what its parts come to.
fn worth(mut term: Term) -> Term {
    term.value = term.total();
    term
}

fn how(derived: &Derived) -> How {
    match &derived.op {
        DerivedOp::Sum(_) => How::Sum,
        DerivedOp::Min(_) => How::Least,
        DerivedOp::Max(_) => How::Most,
        DerivedOp::Scale { multiplier, round, .. } => How::Scaled { multiplier: multiplier.get(), round: *round },
        DerivedOp::StepTable { .. } | DerivedOp::EnumTable { .. } => How::LookedUp,
    }
}

/// A name of the ruleset as a label.
pub(super) fn named(label: &RulesetText) -> TermLabel {
    TermLabel::Named(label.clone())
}

/// Where a stored value comes from.
pub(super) fn stored_or(stored: bool, default: bool) -> Origin {
    match (stored, default) {
        (true, _) => Origin::Sheet,
        (false, true) => Origin::Default,
        (false, false) => Origin::Nothing,
    }
}

fn live(there: bool) -> Origin {
    if there { Origin::Live } else { Origin::Nothing }
}
