//! Terms of skills, saves, the proficiency bonus and what rides on rolls.

use crate::dice::to_f64;
use crate::format::resolution::Tier;
use crate::format::sheet::Untrained;
use crate::sheet::explain::references::{named, stored_or};
use crate::sheet::explain::{Aspect, Explainer, How, Origin, Term, TermLabel, TermWord};
use crate::sheet::{SkillKind, read};

impl Explainer<'_, '_> {
    /// A skill's or save's number: ability, training, free bonus, what being untrained does, the cap (sheets.md 3.4).
    pub(super) fn skill(&self, kind: SkillKind, id: &str, with: Option<&str>, depth: usize) -> Option<Term> {
        let skill = self.values.skill_with(kind, id, with)?;
        let label = named(skill.skill.label.text());
        if !self.room(6, depth) {
            return Some(Term::given(label, skill.number, Origin::Worked));
        }
        let build = self.values.build();
        let own = skill.skill.ability.as_ref().map(|ability| ability.as_str());
        let ability = with.filter(|with| self.values.ability(with).is_some()).or(own);
        let mut parts: Vec<Term> = ability.and_then(|id| self.modifier(id, depth + 1)).into_iter().collect();
        let stored = match kind {
            SkillKind::Skill => &build.skills,
            SkillKind::Save => &build.saves,
        };
        let tier_stored = stored.get(id).and_then(serde_json::Value::as_str) == Some(skill.tier.id.as_str());
        parts.push(self.trained(skill.tier, stored_or(tier_stored, true), depth + 1));
        if let Some(bonus) = read::stored_number(build.bonuses.get(id)) {
            parts.push(Term::given(TermLabel::Word(TermWord::FreeBonus), bonus, Origin::Sheet));
        }
        if let Untrained::By(by) = skill.untrained
            && skill.is_untrained
        {
            parts.push(Term::given(TermLabel::Word(TermWord::Untrained), to_f64(by.get()), Origin::Rules));
        }
        let Some(cap) = &skill.skill.cap else { return Some(Term::worked(label, skill.number, How::Sum, parts)) };
        let mut before = Term::worked(TermLabel::Word(TermWord::BeforeCap), 0.0, How::Sum, parts);
        before.value = before.total();
        let cap = self.reference(cap, depth + 1);
        Some(Term::worked(label, skill.number, How::Capped, vec![before, cap]))
    }

    /// What a tier adds: its share of the proficiency bonus and its own number.
    fn trained(&self, tier: &Tier, origin: Origin, depth: usize) -> Term {
        let label = named(tier.label.text());
        let (multiplier, flat) = (tier.multiplier.get(), to_f64(tier.flat.get()));
        if multiplier == 0.0 {
            return Term::given(label, flat, origin);
        }
        let proficiency = self.proficiency(depth);
        let how = How::Scaled { multiplier, round: tier.round };
        let mut share = Term::worked(label, 0.0, how, vec![proficiency]);
        share.value = share.total();
        if flat == 0.0 {
            return share;
        }
        let label = share.label.clone();
        let flat = Term::given(TermLabel::Word(TermWord::Flat), flat, Origin::Rules);
        let mut both = Term::worked(label, 0.0, How::Sum, vec![share, flat]);
        both.value = both.total();
        both
    }

    /// The proficiency bonus; it never sees live state or items.
    pub(super) fn proficiency(&self, depth: usize) -> Term {
        let label = TermLabel::Word(TermWord::Proficiency);
        let value = self.values.proficiency();
        let Some(proficiency) = self.values.rules().ruleset().resolution.shared().proficiency else {
            return Term::given(label, value, Origin::Nothing);
        };
        if !self.room(1, depth) {
            return Term::given(label, value, Origin::Worked);
        }
        let base = self.values.base();
        let part = self.on(&base, |base| base.reference(&proficiency.bonus, depth + 1));
        Term::worked(label, value, How::Same, vec![part])
    }

    /// What `resolution.adjust` adds to rolls made with these abilities.
    pub(super) fn adjust(&self, abilities: &[&str]) -> Term {
        let entries = self.values.adjust_entries(abilities);
        let parts: Vec<Term> = entries.map(|entry| self.reference(&entry.value, 1)).collect();
        Term::worked(TermLabel::Word(TermWord::Adjust), to_f64(self.values.adjust(abilities)), How::Cut, parts)
    }

    /// The wound penalty that rides on every roll; `None` where the ruleset has none.
    pub(super) fn penalty(&self) -> Option<Term> {
        let track = self.values.rules().ruleset().resolution.shared().penalty_from?;
        let wound = self.values.wound(track.as_str())?;
        let label = named(wound.track.label.text());
        Some(Term::given(label, to_f64(wound.penalty()), Origin::Live).of(Aspect::Penalty))
    }
}
