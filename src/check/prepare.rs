//! A check made ready to be thrown, in the order of checks.md 2.9: target, difficulty, untrained, number, sources, purchase,
//! reroll. Pure and without dice, so a tag, the odds and a dialog see the same check.
//!
//! Must not know: tags, who is in a party, how a purchase is written down.

use crate::check::ask::{CheckAsk, CheckRefusal};
use crate::check::difficulty::{Difficulty, difficulty};
use crate::check::label::LabelRef;
use crate::check::number::{CheckNumber, NumberTerm, TermKind, check_number};
use crate::check::plan::{CheckPlan, EffectDice, PoolPlan, Reroll, SumPlan};
use crate::check::pool_rules::{face, need_within, target_face};
use crate::check::purchase::{Gains, Purchase, purchase};
use crate::check::sources::{Pull, Purpose, Source, counting, pull, sheet_sources};
use crate::check::target::{CheckTarget, find_target};
use crate::dice::to_f64;
use crate::format::resolution::{DicePool, DiceSum, Natural, RerollMode, Resolution};
use crate::format::scalar::{Id, truncated};
use crate::format::sheet::Untrained;
use crate::items::Member;
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{LiveChange, SkillKind, Values, evaluate, live_difference, read_sheet};
use crate::text::RulesetText;

/// A check that is to be thrown, or that needs no throw.
#[derive(Debug, Clone, PartialEq)]
pub enum Preparation {
    /// It is to be thrown.
    Ready(Box<Prepared>),
    /// It fails by itself: nothing is thrown and nothing bought.
    Automatic(Automatic),
}

/// A save that something makes fail.
#[derive(Debug, Clone, PartialEq)]
pub struct Automatic {
    /// What is rolled.
    pub target: Option<TargetName>,
    /// The number to reach, or the successes needed.
    pub need: i64,
    /// Faces of the dice that are not thrown.
    pub sides: u32,
    /// The face that each die would have had to reach (pools).
    pub face: Option<i64>,
    /// What makes it fail.
    pub from: Vec<LabelRef>,
}

/// What a check was found to roll.
#[derive(Debug, Clone, PartialEq)]
pub struct TargetName {
    /// `skill`, `save` or `ability`.
    pub kind: &'static str,
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: RulesetText,
}

impl TargetName {
    fn of(target: CheckTarget<'_>) -> Self {
        Self { kind: target.word(), id: target.id().clone(), label: target.label().clone() }
    }
}

/// A check ready to be thrown, with all that went into it.
#[derive(Debug, Clone, PartialEq)]
pub struct Prepared {
    /// What is thrown.
    pub plan: CheckPlan,
    /// What is rolled; `None` where nothing answers to the name.
    pub target: Option<TargetName>,
    /// The sheet's own number: ability swapped, cap held, before wounds, adjustments, effects and dice for the situation.
    pub number: f64,
    /// What wounds take off, 0 or less.
    pub penalty: i64,
    /// What the ruleset adds to rolls.
    pub adjust: i64,
    /// The flat part of what conditions, levels and items add.
    pub effects: i64,
    /// Every part of the number, in order; zeros left out except for the first.
    pub terms: Vec<NumberTerm>,
    /// The number to reach, or the successes needed.
    pub need: i64,
    /// The step of the ladder that was named.
    pub step: Option<RulesetText>,
    /// Dice for the situation, held in their bounds (pools).
    pub bonus: i64,
    /// The ability that `with` named and that took part.
    pub with: Option<RulesetText>,
    /// What changed the number or made it lean, in order.
    pub from: Vec<LabelRef>,
    /// Whether any source changes this check at all, also one whose lean the ruleset leaves aside.
    pub changed_by_sources: bool,
    /// What is bought; whoever throws the check pays it first.
    pub purchase: Option<Purchase>,
    /// The standing reroll, where it is the one thrown.
    pub standing: Option<Id>,
}

/// Makes a check ready for a member, or for a stranger, who has no sheet: number 0 and nothing that changes it.
///
/// # Errors
/// Why it is not rolled; the sheet's own refusal goes before anything about difficulty.
pub fn prepare(rules: &Effective, member: Option<&Member>, ask: &CheckAsk) -> Result<Preparation, CheckRefusal> {
    let Some(member) = member else { return stranger(rules, ask) };
    let read = read_sheet(rules, &member.sheet, &member.live);
    let held = HeldBag::new(rules, &member.bag);
    let values = evaluate(rules, &read.sheet.build, &read.live, &held);
    let target = find_target(rules, &ask.name);
    let untrained = untrained(&values, target);
    if untrained == Untrained::Refuse {
        return Err(CheckRefusal::Untrained);
    }
    let difficulty = difficulty(rules, ask)?;
    let sources = sheet_sources(rules, &values, &member.bag);
    if let Some(CheckTarget::Save(save)) = target {
        let failing = sources.iter().filter(|source| source.fails.contains(&save.id));
        let from: Vec<LabelRef> = failing.map(|source| source.name.clone()).collect();
        if !from.is_empty() {
            return Ok(Preparation::Automatic(automatic(rules, ask, target, &difficulty, from)));
        }
    }
    let number = check_number(&values, target, ask.with.as_deref());
    let changed = Changed::of(&sources, purpose(target));
    let mut bought = match &rules.ruleset().resolution {
        Resolution::Pool(_) => purchase(&values, ask, number.number),
        Resolution::Sum(_) => None,
    };
    if let Some(bought) = bought.as_mut().filter(|bought| !bought.changes.is_empty()) {
        // An older live state is written back as it was read.
        let moved: Vec<LiveChange> = live_difference(&member.live, &read.live);
        bought.changes.splice(0..0, moved);
    }
    let harder = untrained == Untrained::Harder;
    let ready = ready(rules, ask, Parts { target, number, changed, difficulty, harder, bought });
    Ok(Preparation::Ready(Box::new(ready)))
}

fn stranger(rules: &Effective, ask: &CheckAsk) -> Result<Preparation, CheckRefusal> {
    let difficulty = difficulty(rules, ask)?;
    let target = find_target(rules, &ask.name);
    let terms = vec![NumberTerm { kind: TermKind::Sheet, label: None, value: 0.0, dice: None }];
    let number = CheckNumber { number: 0.0, penalty: 0, adjust: 0, with: None, terms };
    let parts = Parts { target, number, changed: Changed::default(), difficulty, harder: false, bought: None };
    Ok(Preparation::Ready(Box::new(ready(rules, ask, parts))))
}

/// What being untrained does to this target.
fn untrained(values: &Values<'_>, target: Option<CheckTarget<'_>>) -> Untrained {
    let skill = match target {
        Some(CheckTarget::Skill(skill)) => values.skill(SkillKind::Skill, skill.id.as_str()),
        Some(CheckTarget::Save(save)) => values.skill(SkillKind::Save, save.id.as_str()),
        Some(CheckTarget::Ability(_)) | None => None,
    };
    skill.filter(|skill| skill.is_untrained).map_or(Untrained::Normal, |skill| skill.untrained)
}

/// What a target's number is for.
pub(super) fn purpose(target: Option<CheckTarget<'_>>) -> Purpose<'_> {
    match target {
        Some(CheckTarget::Save(save)) => Purpose::Save(&save.id),
        Some(CheckTarget::Skill(skill)) => Purpose::Check(Some(&skill.id)),
        Some(CheckTarget::Ability(_)) | None => Purpose::Check(None),
    }
}

/// How conditions, levels and items change a check.
#[derive(Debug, Default)]
pub(super) struct Changed {
    flat: i64,
    dice: Vec<EffectDice>,
    pull: Pull,
    terms: Vec<NumberTerm>,
    numbers: Vec<LabelRef>,
    all: Vec<LabelRef>,
}

impl Changed {
    pub(super) fn of(sources: &[Source<'_>], purpose: Purpose<'_>) -> Self {
        let mut changed = Self::default();
        for source in sources {
            let pull = pull(source, purpose);
            changed.pull = changed.pull.and(pull);
            let mut counts = false;
            for modifier in counting(source, purpose) {
                let flat = modifier.flat.map_or(0, |flat| flat.get());
                let dice = modifier.dice.map(|dice| EffectDice { dice: dice.0, minus: modifier.minus.is_some() });
                if modifier.flat.is_none() && dice.is_none() {
                    continue;
                }
                counts = true;
                changed.flat += flat;
                changed.dice.extend(dice);
                let label = Some(source.name.clone());
                changed.terms.push(NumberTerm { kind: TermKind::Effect, label, value: to_f64(flat), dice });
            }
            if counts {
                changed.numbers.push(source.name.clone());
            }
            if counts || pull.any() {
                changed.all.push(source.name.clone());
            }
        }
        changed
    }
}

/// What a check is put together of.
pub(super) struct Parts<'p> {
    pub(super) target: Option<CheckTarget<'p>>,
    pub(super) number: CheckNumber,
    pub(super) changed: Changed,
    pub(super) difficulty: Difficulty,
    pub(super) harder: bool,
    pub(super) bought: Option<Purchase>,
}

/// Everything of a check together.
pub(super) fn ready(rules: &Effective, ask: &CheckAsk, parts: Parts<'_>) -> Prepared {
    let mut terms = parts.number.terms.clone();
    terms.extend(parts.changed.terms.iter().cloned());
    let (mut bonus, mut standing, mut need) = (0, None, parts.difficulty.need);
    let mut from = parts.changed.numbers.clone();
    let changed_by_sources = !parts.changed.all.is_empty();
    let plan = match &rules.ruleset().resolution {
        Resolution::Sum(sum) => {
            if sum.advantage {
                from.clone_from(&parts.changed.all);
            }
            CheckPlan::Sum(sum_plan(sum, ask, &parts))
        }
        Resolution::Pool(pool) => {
            let gains = parts.bought.as_ref().map_or_else(Gains::default, |bought| bought.gains);
            bonus = pool
                .situational_dice
                .as_ref()
                .map_or(0, |dice| ask.bonus.unwrap_or(0).max(dice.min.get()).min(dice.max.get()));
            need = need_within(pool, need);
            for (kind, dice) in [(TermKind::Situation, bonus), (TermKind::Bought, gains.dice)] {
                if dice != 0 {
                    terms.push(NumberTerm { kind, label: None, value: to_f64(dice), dice: None });
                }
            }
            let (reroll, named) = reroll(pool, ask, gains.reroll);
            standing = named;
            CheckPlan::Pool(PoolPlan { need, reroll, ..pool_plan(pool, ask, &parts, bonus, gains) })
        }
    };
    Prepared {
        plan,
        target: parts.target.map(TargetName::of),
        number: parts.number.number,
        penalty: parts.number.penalty,
        adjust: parts.number.adjust,
        effects: parts.changed.flat,
        terms,
        need,
        step: parts.difficulty.step,
        bonus,
        with: parts.number.with,
        from,
        changed_by_sources,
        purchase: parts.bought,
        standing,
    }
}

fn sum_plan(sum: &DiceSum, ask: &CheckAsk, parts: &Parts<'_>) -> SumPlan {
    let (count, sides) = (sum.dice.count.u32(), sum.dice.sides.u32());
    let is_save = matches!(parts.target, Some(CheckTarget::Save(_)));
    let policy = if is_save { sum.naturals.save } else { sum.naturals.check };
    let asked = Pull { advantage: ask.advantage, disadvantage: ask.disadvantage };
    let pull = if sum.advantage { asked.and(parts.changed.pull) } else { Pull::default() };
    SumPlan {
        count,
        sides,
        lean: pull.lean(),
        modifier: truncated(parts.number.number) + parts.number.penalty + parts.number.adjust + parts.changed.flat,
        effects: parts.changed.dice.clone(),
        need: parts.difficulty.need,
        naturals: if count == 1 { policy } else { Natural::None },
        pre_rolled: ask.pre_rolled.filter(|face| count == 1 && sides == 20 && (1..=20).contains(face)),
    }
}

fn pool_plan(pool: &DicePool, ask: &CheckAsk, parts: &Parts<'_>, bonus: i64, gains: Gains) -> PoolPlan {
    let around = parts.number.penalty + parts.number.adjust + parts.changed.flat + bonus + gains.dice;
    PoolPlan {
        effects: parts.changed.dice.clone(),
        target: target(pool, ask, parts, gains.threshold),
        double: face(pool, pool.double.as_ref(), gains.double.or(ask.double)),
        explode: face(pool, pool.explode.as_ref(), gains.explode.or(ask.explode)),
        bought: gains.successes,
        ..PoolPlan::of(pool, parts.number.number + to_f64(around))
    }
}

/// The face that each die must reach: one that was bought, else the ask's own, else the ladder's, else the ruleset's; harder by
/// one for who is untrained where that counts, but never where it was bought.
fn target(pool: &DicePool, ask: &CheckAsk, parts: &Parts<'_>, bought: Option<i64>) -> i64 {
    let written = ask.threshold.filter(|face| face.is_finite());
    let asked = written.or(parts.difficulty.target.map(to_f64));
    let asked = if parts.harder { Some(asked.unwrap_or(to_f64(pool.target.default.get())) + 1.0) } else { asked };
    target_face(pool, bought.map(to_f64).or(asked))
}

/// Which reroll is thrown: the one bought or the standing one named. The one that reaches higher; of two that reach alike
/// `until`, else the one bought.
fn reroll(pool: &DicePool, ask: &CheckAsk, bought: Option<Reroll>) -> (Option<Reroll>, Option<Id>) {
    let named = ask.reroll.as_deref().map(|name| name.trim().to_ascii_lowercase());
    let standing = pool.reroll.iter().flatten().find(|rule| Some(rule.id.as_str()) == named.as_deref());
    let standing = standing.map(|rule| (Reroll { up_to: rule.up_to.get(), mode: rule.mode }, rule.id.clone()));
    let reach = |rule: &Reroll| (rule.up_to, rule.mode == RerollMode::Until);
    match (bought, standing) {
        (Some(bought), Some((rule, _))) if reach(&bought) >= reach(&rule) => (Some(bought), None),
        (_, Some((rule, id))) => (Some(rule), Some(id)),
        (bought, None) => (bought, None),
    }
}

fn automatic(
    rules: &Effective,
    ask: &CheckAsk,
    target: Option<CheckTarget<'_>>,
    difficulty: &Difficulty,
    from: Vec<LabelRef>,
) -> Automatic {
    let target = target.map(TargetName::of);
    match &rules.ruleset().resolution {
        Resolution::Sum(sum) => {
            Automatic { target, need: difficulty.need, sides: sum.dice.sides.u32(), face: None, from }
        }
        Resolution::Pool(pool) => {
            let face = target_face(pool, ask.threshold.or(difficulty.target.map(to_f64)));
            let sides = pool.die.sides.u32();
            Automatic { target, need: need_within(pool, difficulty.need), sides, face: Some(face), from }
        }
    }
}
