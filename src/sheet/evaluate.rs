//! Working a sheet out, in the format's order: abilities, derived values top to bottom, skills and saves on demand
//! (sheets.md 3.1). Maxima and the proficiency bonus come first, from a pass that sees neither live state nor items.

use std::collections::HashSet;

use crate::dice::to_f64;
use crate::format::derived::{Derived, DerivedOp, EnumSource};
use crate::format::live::Track;
use crate::format::resolution::AbilityModifier;
use crate::format::scalar::truncated;
use crate::format::sheet::{FieldKind, Skill, Untrained};
use crate::format::value_ref::{IntOrRef, ListSum, TrackRead, ValueRef};
use crate::rules::Effective;
use crate::sheet::pools::{self, LIVE_NUMBER_MAX, POOLS_MAX};
use crate::sheet::read::{self, CellValue};
use crate::sheet::sums::{list_sum, list_sums};
use crate::sheet::values::{AbilityValue, SkillKind, SkillValue, StateValue, TrackValue, Values, state_untouched};
use crate::sheet::wounds::{self, WoundValue};
use crate::sheet::{AbilityEffect, Build, HeldItems, LiveState, NoItems, PoolFunds};

static UNTOUCHED: LiveState = LiveState::untouched();

/// Works a sheet out with its live state and the items held.
pub fn evaluate<'e>(
    rules: &'e Effective,
    build: &'e Build,
    live: &'e LiveState,
    items: &'e dyn HeldItems,
) -> Values<'e> {
    let mut base = Values::blank(rules, build);
    base.work_out();
    let proficiency = rules
        .ruleset()
        .resolution
        .shared()
        .proficiency
        .map(|proficiency| base.number_within(&proficiency.bonus, Reach::NoSkills));
    let mut values = Values { live, items, proficiency: Some(proficiency.unwrap_or(0.0)), ..base.clone() };
    values.resolve_live(&base);
    values.work_out();
    values
}

/// Works a sheet out as it starts: nothing spent, nothing held (sheet editors, imports).
pub fn evaluate_static<'e>(rules: &'e Effective, build: &'e Build) -> Values<'e> {
    evaluate(rules, build, &UNTOUCHED, &NoItems)
}

/// Which references are followed. Caps and the proficiency bonus read no skill (sheets.md 2.5), so a ruleset that got
/// around the checks cannot make the evaluation run in circles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// All of them.
    All,
    /// Skills and saves read 0.
    NoSkills,
}

impl<'e> Values<'e> {
    fn blank(rules: &'e Effective, build: &'e Build) -> Self {
        Self {
            rules,
            build,
            live: &UNTOUCHED,
            items: &NoItems,
            proficiency: None,
            fields: rules.ruleset().sheet.fields.iter().map(|field| read::field_value(rules, build, field)).collect(),
            sums: list_sums(rules, build),
            abilities: Vec::new(),
            derived: Vec::new(),
            pools: Vec::new(),
            tracks: Vec::new(),
            wounds: Vec::new(),
            states: Vec::new(),
        }
    }

    fn work_out(&mut self) {
        let sheet = &self.rules.ruleset().sheet;
        self.abilities = sheet.abilities.iter().map(|ability| self.ability_value(ability)).collect();
        self.derived.clear();
        for derived in &sheet.derived {
            let value = finite(self.derived_value(derived));
            self.derived.push(value);
        }
    }

    fn ability_value(&self, ability: &'e crate::format::sheet::Ability) -> AbilityValue<'e> {
        let mut score = read::ability_score(self.build, ability);
        let effects = self.items.ability_effects(ability.id.as_str());
        if !effects.is_empty() {
            let adds: f64 = effects
                .iter()
                .filter_map(|effect| match effect {
                    AbilityEffect::Add(add) => Some(*add),
                    AbilityEffect::Set(_) => None,
                })
                .sum();
            score += adds;
            for effect in &effects {
                if let AbilityEffect::Set(least) = effect {
                    score = score.max(*least);
                }
            }
            let (min, max) = (to_f64(ability.min.get()), to_f64(ability.max.get()));
            score = finite(score).min(max).max(min);
        }
        let modifier = match self.rules.ruleset().resolution.shared().ability_modifier {
            AbilityModifier::FloorHalfMinusTen => ((score - 10.0) / 2.0).floor(),
            AbilityModifier::Identity => score,
            AbilityModifier::StepTable(table) => table.lookup(score),
        };
        AbilityValue { ability, score, modifier: finite(modifier) }
    }

    fn derived_value(&self, derived: &Derived) -> f64 {
        let numbers = |of: &[ValueRef]| of.iter().map(|reference| self.number(reference)).collect::<Vec<f64>>();
        match &derived.op {
            DerivedOp::Sum(of) => numbers(of).into_iter().sum(),
            DerivedOp::Min(of) => numbers(of).into_iter().reduce(f64::min).unwrap_or(0.0),
            DerivedOp::Max(of) => numbers(of).into_iter().reduce(f64::max).unwrap_or(0.0),
            DerivedOp::Scale { of, multiplier, round } => round.apply(self.number(of) * multiplier.get()),
            DerivedOp::StepTable { from, table } => table.lookup(self.number(from)),
            DerivedOp::EnumTable { from, table, default } => {
                let word = match from {
                    EnumSource::Field(field) => match self.field(field.as_str()) {
                        Some(CellValue::Text(word)) => Some(word),
                        _ => None,
                    },
                    EnumSource::LiveState(state) => self.state(state.as_str()).map(|state| state.value),
                };
                word.and_then(|word| table.get(word)).unwrap_or(default).get()
            }
        }
    }

    /// What a reference finds; 0 where it finds nothing. Always finite.
    pub fn number(&self, reference: &ValueRef) -> f64 {
        self.number_within(reference, Reach::All)
    }

    fn number_within(&self, reference: &ValueRef, reach: Reach) -> f64 {
        let found = match reference {
            ValueRef::Const(number) => Some(number.get()),
            ValueRef::Field(id) => self.field(id.as_str()).and_then(CellValue::number),
            ValueRef::Derived(id) => self.derived(id.as_str()),
            ValueRef::AbilityScore(id) => self.ability(id.as_str()).map(|ability| ability.score),
            ValueRef::AbilityMod(id) => self.ability(id.as_str()).map(|ability| ability.modifier),
            ValueRef::AbilityModFromField(id) => {
                self.ability_named_by(id.as_str()).and_then(|named| self.ability(named)).map(|ability| ability.modifier)
            }
            ValueRef::SkillMod(id) | ValueRef::SaveMod(id) => {
                let kind = if matches!(reference, ValueRef::SkillMod(_)) { SkillKind::Skill } else { SkillKind::Save };
                let skill = (reach == Reach::All).then(|| self.skill(kind, id.as_str())).flatten();
                skill.map(|skill| skill.number)
            }
            ValueRef::LiveTrack { track, read } => self.track_number(track.as_str(), *read),
            ValueRef::LivePool(id) => self.pool(id.as_str()).map(|pool| to_f64(pool.value)),
            ValueRef::ListSum(sum) => Some(self.list_sum(sum)),
            ValueRef::ItemStat(stat) => {
                self.items.item_stat(stat).or_else(|| stat.default.map(|default| default.get()))
            }
        };
        finite(found.unwrap_or(0.0))
    }

    /// The word of an enum field that names an ability: the stored one, else the declared default, never the first value.
    pub fn ability_named_by(&self, field: &str) -> Option<&'e str> {
        let kind = self.rules.enum_field(field)?;
        let stored = self.build.fields.get(field).and_then(serde_json::Value::as_str).filter(|word| kind.offers(word));
        stored.or_else(|| kind.default.as_ref().map(|word| word.as_str()))
    }

    fn track_number(&self, id: &str, read: TrackRead) -> Option<f64> {
        if let Some(track) = self.track(id) {
            return Some(to_f64(match read {
                TrackRead::Value => track.value,
                TrackRead::Filled => track.value - track.min,
                TrackRead::Remaining => track.max - track.value,
                TrackRead::Penalty => 0,
            }));
        }
        let wound = self.wound(id)?;
        let count = |count: usize| i64::try_from(count).unwrap_or(0);
        Some(to_f64(match read {
            TrackRead::Value | TrackRead::Filled => count(wound.filled()),
            TrackRead::Remaining => count(wound.length().saturating_sub(wound.filled())),
            TrackRead::Penalty => wound.penalty(),
        }))
    }

    /// The sheet as maxima and the proficiency bonus see it: without live state and items.
    pub(super) fn base(&self) -> Self {
        let mut base = Self::blank(self.rules, self.build);
        base.work_out();
        Self { proficiency: self.proficiency, ..base }
    }

    /// The rows that a sum counts, each by its place with what it adds.
    pub(super) fn counted_rows(&self, sum: &ListSum) -> Vec<(usize, f64)> {
        let Some(list) = self.rules.ruleset().sheet.lists.iter().find(|list| list.id == sum.list) else {
            return Vec::new();
        };
        if read::hidden(self.rules, self.build, list.hide_when.as_ref()) {
            return Vec::new();
        }
        let column = |id: &crate::format::scalar::Id| list.columns.iter().find(|column| column.id == *id);
        let Some(summed) = column(&sum.column) else { return Vec::new() };
        let FieldKind::Number { default, .. } = &summed.kind else { return Vec::new() };
        let default = default.map_or(0.0, |default| default.get());
        let counts = |row: &serde_json::Map<String, serde_json::Value>| match &sum.only_when {
            None => true,
            Some(marker) => column(marker).is_some_and(|marker| {
                // A cell of another type is not exactly true, whatever the default says.
                match row.get(marker.id.as_str()) {
                    Some(cell) => cell.as_bool() == Some(true),
                    None => read::cell_value(marker, None) == CellValue::Flag(true),
                }
            }),
        };
        let rows = self.build.rows(list.id.as_str()).filter(|(_, row)| counts(row));
        rows.map(|(at, row)| (at, read::stored_number(row.get(summed.id.as_str())).unwrap_or(default))).collect()
    }

    fn list_sum(&self, sum: &ListSum) -> f64 {
        let index = self.rules.book().index();
        let asked = index.sums_of(sum.list.as_str()).iter().find(|at| index.sums().get(**at) == Some(sum));
        // A reference of a catalog's entry is in no index.
        let known = asked.and_then(|at| self.sums.get(*at)).copied();
        known.unwrap_or_else(|| list_sum(self.rules, self.build, sum))
    }

    pub(super) fn skill_value(&self, kind: SkillKind, skill: &'e Skill, with: Option<&str>) -> Option<SkillValue<'e>> {
        let ruleset = self.rules.ruleset();
        let math = ruleset.resolution.shared();
        let (tiers, bonuses) = match kind {
            SkillKind::Skill => (&self.build.skills, &self.build.bonuses),
            SkillKind::Save => (&self.build.saves, &self.build.bonuses),
        };
        let id = skill.id.as_str();
        let tier = read::stored_tier(math.tiers, tiers.get(id))?;
        let is_untrained = math.tiers.first().is_some_and(|first| first.id == tier.id);
        let section = skill.section.as_ref().and_then(|id| ruleset.sheet.sections.iter().find(|part| part.id == *id));
        let untrained =
            skill.untrained.or_else(|| section.and_then(|section| section.untrained)).unwrap_or(Untrained::Normal);
        let own = skill.ability.as_ref().map(|ability| ability.as_str());
        let ability = with.filter(|with| self.ability(with).is_some()).or(own);
        let modifier = ability.and_then(|ability| self.ability(ability)).map_or(0.0, |ability| ability.modifier);
        let proficiency = self.proficiency.unwrap_or_else(|| {
            math.proficiency.map_or(0.0, |proficiency| self.number_within(&proficiency.bonus, Reach::NoSkills))
        });
        let trained = tier.round.apply(tier.multiplier.get() * proficiency) + to_f64(tier.flat.get());
        let bonus = read::stored_number(bonuses.get(id)).unwrap_or(0.0);
        let penalty = match untrained {
            Untrained::By(by) if is_untrained => to_f64(by.get()),
            _ => 0.0,
        };
        let mut number = finite(modifier + trained + bonus + penalty);
        if let Some(cap) = &skill.cap {
            number = number.min(self.number_within(cap, Reach::NoSkills).floor());
        }
        Some(SkillValue { skill, kind, tier, is_untrained, untrained, number })
    }

    /// Pools, tracks and states as the live state leaves them, under maxima of the pass without live state or items.
    fn resolve_live(&mut self, base: &Self) {
        let (rules, build, live) = (self.rules, self.build, self.live);
        let sheet = &rules.ruleset().sheet;
        let shown =
            |hide_when: &Option<crate::format::sheet::HideWhen>| !read::hidden(rules, build, hide_when.as_ref());
        for (at, pool) in sheet.live.pools.iter().enumerate().filter(|(_, pool)| shown(&pool.hide_when)) {
            let Some(max) = pools::maximum(base.number(&pool.max)) else { continue };
            self.pools.push(pools::declared(pool, max, base.declared_level(at), live));
        }
        let mut keys: HashSet<String> = self.pools.iter().map(|pool| pool.key.clone()).collect();
        for list in sheet.lists.iter().filter(|list| list.pools.is_some() && shown(&list.hide_when)) {
            for (at, row) in build.rows(list.id.as_str()) {
                if self.pools.len() >= POOLS_MAX {
                    break;
                }
                if let Some(pool) = pools::of_row(list, at, row, live).filter(|pool| keys.insert(pool.key.clone())) {
                    self.pools.push(pool);
                }
            }
        }
        for track in sheet.live.tracks.iter().filter(|track| track.is_wound() || shown(&track.hide_when)) {
            if track.is_wound() {
                let places = self.wound_places(track, base);
                self.wounds.push(WoundValue::read(track, places, live.wounds.get(track.id.as_str())));
            } else {
                let min = track.min.get();
                let max = base.track_max(track).max(min);
                let mut value = TrackValue { track, value: min, min, max };
                let stored = live.tracks.get(track.id.as_str()).copied();
                value.value = stored.unwrap_or_else(|| value.untouched()).clamp(min, max);
                self.tracks.push(value);
            }
        }
        for state in sheet.live.states.iter().filter(|state| shown(&state.hide_when)) {
            let stored = live.states.get(state.id.as_str()).map(String::as_str).filter(|value| state.offers(value));
            self.states.push(StateValue { state, value: stored.unwrap_or_else(|| state_untouched(state)) });
        }
    }

    fn track_max(&self, track: &Track) -> i64 {
        match &track.max {
            IntOrRef::Int(max) => max.get(),
            IntOrRef::Ref(reference) => truncated(self.number(reference).floor()).min(LIVE_NUMBER_MAX),
        }
    }

    fn wound_places(&self, track: &Track, base: &Self) -> Vec<wounds::WoundPlace> {
        if track.boxes.is_some() {
            return wounds::boxes(base.track_max(track));
        }
        let list = track
            .extra
            .as_ref()
            .and_then(|extra| self.rules.ruleset().sheet.lists.iter().find(|list| list.id == extra.list));
        let shown = list.filter(|list| !read::hidden(self.rules, self.build, list.hide_when.as_ref()));
        wounds::levels(track, shown, self.build)
    }
}

fn finite(value: f64) -> f64 {
    if value.is_nan() { 0.0 } else { value.clamp(f64::MIN, f64::MAX) }
}
