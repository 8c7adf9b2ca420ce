//! A sheet worked out: every number, pool, track and state that the rest of the program reads (sheets.md 3, 4.2, 4.3).

use crate::format::live::{State, Track};
use crate::format::resolution::{Adjust, Tier};
use crate::format::scalar::{Id, truncated};
use crate::format::sheet::{Ability, Skill, Untrained};
use crate::rules::Effective;
use crate::sheet::read::{self, CellValue};
use crate::sheet::{Build, HeldItems, LiveState, PoolOrigin, PoolValue, WoundValue};
use crate::text::RulesetText;

/// An ability as it stands, items included.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AbilityValue<'e> {
    /// As it is declared.
    pub ability: &'e Ability,
    /// Its score.
    pub score: f64,
    /// Its modifier.
    pub modifier: f64,
}

/// Whether a skill or a save is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SkillKind {
    /// A skill.
    Skill,
    /// A save.
    Save,
}

/// A skill or save as it stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SkillValue<'e> {
    /// As it is declared.
    pub skill: &'e Skill,
    /// Which of the two it is.
    pub kind: SkillKind,
    /// Its tier.
    pub tier: &'e Tier,
    /// Whether that is the first tier.
    pub is_untrained: bool,
    /// What it does untrained: its own rule, else its section's, else nothing special.
    pub untrained: Untrained,
    /// Its number, cap included.
    pub number: f64,
}

impl SkillValue<'_> {
    /// Whether it cannot be rolled at all.
    pub fn refuses(&self) -> bool {
        self.is_untrained && self.untrained == Untrained::Refuse
    }
}

/// A plain track as it stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct TrackValue<'e> {
    /// As it is declared.
    pub track: &'e Track,
    /// Where it stands.
    pub value: i64,
    /// Least.
    pub min: i64,
    /// Most.
    pub max: i64,
}

impl TrackValue<'_> {
    /// Where it stands while nothing is stored.
    pub fn untouched(&self) -> i64 {
        self.track.default.map_or(self.min, |default| default.get()).clamp(self.min, self.max)
    }
}

/// A state as it stands.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StateValue<'e> {
    /// As it is declared.
    pub state: &'e State,
    /// Its value, one of those it offers.
    pub value: &'e str,
}

/// What a state's value is called.
pub fn state_label(state: &State, value: &str) -> RulesetText {
    state.value_labels.get(value).map_or_else(|| RulesetText::new(value), |label| label.text().clone())
}

/// The value of a state while nothing is stored.
pub fn state_untouched(state: &State) -> &str {
    let default = state.default.as_ref().map(|value| value.as_str()).filter(|value| state.offers(value));
    default.or_else(|| state.values.first().map(|value| value.as_str())).unwrap_or_default()
}

/// A sheet worked out under the rules in force. Cheap to make again after every change.
#[derive(Clone)]
pub struct Values<'e> {
    pub(super) rules: &'e Effective,
    pub(super) build: &'e Build,
    pub(super) live: &'e LiveState,
    pub(super) items: &'e dyn HeldItems,
    pub(super) proficiency: Option<f64>,
    /// Every field's value in effect.
    pub(super) fields: Vec<CellValue<'e>>,
    /// Every list sum of the ruleset's index.
    pub(super) sums: Vec<f64>,
    pub(super) abilities: Vec<AbilityValue<'e>>,
    /// Derived values so far; complete after evaluation.
    pub(super) derived: Vec<f64>,
    pub(super) pools: Vec<PoolValue>,
    pub(super) tracks: Vec<TrackValue<'e>>,
    pub(super) wounds: Vec<WoundValue<'e>>,
    pub(super) states: Vec<StateValue<'e>>,
}

impl std::fmt::Debug for Values<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Values").field("rules", &self.rules).field("build", &self.build).finish_non_exhaustive()
    }
}

impl<'e> Values<'e> {
    /// The rules in force.
    pub fn rules(&self) -> &'e Effective {
        self.rules
    }

    /// What the player made.
    pub fn build(&self) -> &'e Build {
        self.build
    }

    /// The live state that this was worked out with.
    pub fn live(&self) -> &'e LiveState {
        self.live
    }

    /// The items that it was worked out with.
    pub fn items(&self) -> &'e dyn HeldItems {
        self.items
    }

    /// Every ability, in declaration order.
    pub fn abilities(&self) -> &[AbilityValue<'e>] {
        &self.abilities
    }

    /// One ability.
    pub fn ability(&self, id: &str) -> Option<&AbilityValue<'e>> {
        self.abilities.get(self.rules.book().index().ability(id)?)
    }

    /// The proficiency bonus, unrounded; 0 where the ruleset has none. Items never change it.
    pub fn proficiency(&self) -> f64 {
        self.proficiency.unwrap_or(0.0)
    }

    /// One skill or save.
    pub fn skill(&self, kind: SkillKind, id: &str) -> Option<SkillValue<'e>> {
        self.skill_with(kind, id, None)
    }

    /// One skill or save rolled with another ability than its own; its own where `with` is `None` or names none
    /// (sheets.md 3.4).
    pub fn skill_with(&self, kind: SkillKind, id: &str, with: Option<&str>) -> Option<SkillValue<'e>> {
        let index = self.rules.book().index();
        let place = match kind {
            SkillKind::Skill => index.skill(id),
            SkillKind::Save => index.save(id),
        };
        let skill = self.declared_skills(kind).get(place?)?;
        self.skill_value(kind, skill, with)
    }

    /// Every skill, or every save, in declaration order.
    pub fn skills(&self, kind: SkillKind) -> impl Iterator<Item = SkillValue<'e>> {
        self.declared_skills(kind).iter().filter_map(move |skill| self.skill_value(kind, skill, None))
    }

    pub(super) fn declared_skills(&self, kind: SkillKind) -> &'e [Skill] {
        let sheet = &self.rules.ruleset().sheet;
        match kind {
            SkillKind::Skill => &sheet.skills,
            SkillKind::Save => &sheet.saves,
        }
    }

    /// A derived value; `None` where the sheet has no such one.
    pub fn derived(&self, id: &str) -> Option<f64> {
        self.derived.get(self.rules.book().index().derived(id)?).copied()
    }

    /// A field's value in effect; `None` where the sheet has no such field.
    pub fn field(&self, id: &str) -> Option<CellValue<'e>> {
        self.fields.get(self.rules.book().index().field(id)?).copied()
    }

    /// Every pool that is there: declared ones in order, then those of rows; at most 600.
    pub fn pools(&self) -> &[PoolValue] {
        &self.pools
    }

    /// The pool of exactly that key.
    pub fn pool(&self, key: &str) -> Option<&PoolValue> {
        self.pools.iter().find(|pool| pool.key == key)
    }

    /// Pools that the rows of a list make.
    pub fn pools_of_list<'v>(&'v self, list: &'v str) -> impl Iterator<Item = &'v PoolValue> {
        self.pools.iter().filter(move |pool| matches!(&pool.origin, PoolOrigin::Row { list: own, .. } if *own == *list))
    }

    /// Every plain track that is there, in declaration order.
    pub fn tracks(&self) -> &[TrackValue<'e>] {
        &self.tracks
    }

    /// One plain track.
    pub fn track(&self, id: &str) -> Option<&TrackValue<'e>> {
        self.tracks.iter().find(|track| track.track.id == *id)
    }

    /// Every wound track, in declaration order.
    pub fn wounds(&self) -> &[WoundValue<'e>] {
        &self.wounds
    }

    /// One wound track.
    pub fn wound(&self, id: &str) -> Option<&WoundValue<'e>> {
        self.wounds.iter().find(|wound| wound.track.id == *id)
    }

    /// Every state that is there, in declaration order.
    pub fn states(&self) -> &[StateValue<'e>] {
        &self.states
    }

    /// One state.
    pub fn state(&self, id: &str) -> Option<&StateValue<'e>> {
        self.states.iter().find(|state| state.state.id == *id)
    }

    /// Conditions of the ruleset that are on, in declaration order.
    pub fn conditions(&self) -> impl Iterator<Item = &'e Id> {
        let declared = self.rules.ruleset().sheet.live.conditions.iter().map(|condition| &condition.id);
        let live = self.live;
        declared.filter(move |id| live.conditions.iter().any(|on| **id == *on.as_str()))
    }

    /// A note, cut to its length; `None` where the sheet has no such note, empty where nothing is written.
    pub fn note(&self, id: &str) -> Option<String> {
        let text = self.rules.ruleset().sheet.live.text.iter().find(|text| text.id == *id)?;
        let written = self.live.text.get(id).map(String::as_str).unwrap_or_default();
        Some(cut_utf16(written, text.max_length.count()))
    }

    /// The wound penalty that rides on every roll, 0 or less (`resolution.penaltyFrom`).
    pub fn penalty(&self) -> i64 {
        let from = self.rules.ruleset().resolution.shared().penalty_from;
        from.and_then(|track| self.wound(track.as_str())).map_or(0, WoundValue::penalty)
    }

    /// What `resolution.adjust` adds to a roll made with these abilities: every entry without abilities and every entry
    /// that names one of them; added up, then cut toward zero once (checks.md 2.5).
    pub fn adjust(&self, abilities: &[&str]) -> i64 {
        truncated(self.adjust_entries(abilities).map(|entry| self.number(&entry.value)).sum())
    }

    /// The entries of `resolution.adjust` that ride on a roll made with these abilities.
    pub(super) fn adjust_entries(&self, abilities: &[&str]) -> impl Iterator<Item = &'e Adjust> {
        self.rules.ruleset().resolution.shared().adjust.iter().filter(|entry| match &entry.abilities {
            None => true,
            Some(named) => named.iter().any(|named| abilities.iter().any(|ability| *named == **ability)),
        })
    }

    /// Whether a list is not shown.
    pub fn list_hidden(&self, id: &str) -> bool {
        let list = self.rules.ruleset().sheet.lists.iter().find(|list| list.id == *id);
        list.is_none_or(|list| read::hidden(self.rules, self.build, list.hide_when.as_ref()))
    }

    /// Everything that is not shown on this sheet, as `fields/ID`, `derived/ID`, `lists/ID`, `pools/ID`, `tracks/ID`,
    /// `states/ID` (headless.md, `sheet`).
    pub fn hidden(&self) -> Vec<String> {
        let sheet = &self.rules.ruleset().sheet;
        let conditions = (sheet.fields.iter().map(|field| ("fields", &field.id, &field.hide_when)))
            .chain(sheet.derived.iter().map(|derived| ("derived", &derived.id, &derived.hide_when)))
            .chain(sheet.lists.iter().map(|list| ("lists", &list.id, &list.hide_when)))
            .chain(sheet.live.pools.iter().map(|pool| ("pools", &pool.id, &pool.hide_when)))
            .chain(sheet.live.tracks.iter().map(|track| ("tracks", &track.id, &track.hide_when)))
            .chain(sheet.live.states.iter().map(|state| ("states", &state.id, &state.hide_when)));
        conditions
            .filter(|(_, _, hide_when)| read::hidden(self.rules, self.build, hide_when.as_ref()))
            .map(|(part, id, _)| format!("{part}/{id}"))
            .collect()
    }
}

/// Text cut to so many UTF-16 units, never inside a character.
pub(super) fn cut_utf16(text: &str, most: usize) -> String {
    let mut left = most;
    let fits = |c: &char| {
        let units = c.len_utf16();
        let fits = units <= left;
        left = left.saturating_sub(if fits { units } else { left });
        fits
    };
    if text.len() <= most {
        // A text has at most as many UTF-16 units as bytes.
        return text.to_owned();
    }
    text.chars().take_while(fits).collect()
}
