//! The faces of a pool's die by what they do, and how likely the dice thrown first show them once rerolls are over
//! (checks.md 4.6, 4.7).
//!
//! Must not know: how many dice there are.

use crate::check::{PoolPlan, Reroll};
use crate::format::resolution::RerollMode;

/// All that a face does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Kind {
    /// Successes that it counts; 0 to 2.
    pub(super) successes: i32,
    /// Whether it takes a success away.
    pub(super) cancels: bool,
    /// Whether it is low in the sense of the botch rule.
    pub(super) low: bool,
    /// Whether it brings another die.
    pub(super) explodes: bool,
}

/// Faces that do the same, counted.
#[derive(Debug, Clone, Copy)]
struct Group {
    kind: Kind,
    faces: f64,
    /// Those among them that are thrown again.
    again: f64,
}

/// What one die may show: what a face does, with its weight; all weights make up `whole`.
#[derive(Debug, Clone)]
pub(super) struct Die {
    pub(super) outcomes: Vec<(Kind, f64)>,
    pub(super) whole: f64,
}

impl Die {
    fn of(groups: &[Group], whole: f64, weight: impl Fn(&Group) -> f64) -> Self {
        let weighed = groups.iter().map(|group| (group.kind, weight(group)));
        Self { outcomes: weighed.filter(|(_, weight)| *weight > 0.0).collect(), whole }
    }

    /// With weights that sum to 1.
    pub(super) fn scaled(mut self) -> Self {
        self.outcomes.iter_mut().for_each(|(_, weight)| *weight /= self.whole);
        self.whole = 1.0;
        self
    }
}

/// How the dice thrown first come out.
#[derive(Debug, Clone)]
pub(super) enum First {
    /// Each by itself, all alike.
    Alike(Die),
    /// Thrown again until they show more: `high` as long as replacements are left, then as they fall.
    Until {
        /// A die that was thrown until it showed more.
        high: Die,
        /// The chance that a throw has to be made again.
        again: f64,
    },
}

/// Both sorts of dice of a pool.
#[derive(Debug, Clone)]
pub(super) struct Dice {
    /// Those thrown first, rerolls over.
    pub(super) first: First,
    /// A die as it falls, which is never thrown again; what exploding brings.
    pub(super) plain: Die,
}

impl Dice {
    pub(super) fn of(plan: &PoolPlan) -> Self {
        let reroll = plan.reroll.filter(|reroll| (1..i64::from(plan.sides)).contains(&reroll.up_to));
        let groups = groups(plan, reroll);
        let sides = f64::from(plan.sides);
        let plain = Die::of(&groups, sides, |group| group.faces);
        let again: f64 = groups.iter().map(|group| group.again).sum();
        let first = match reroll.map(|reroll| reroll.mode) {
            None => First::Alike(plain.clone()),
            Some(RerollMode::Once) => {
                let once = |group: &Group| (group.faces - group.again) * sides + again * group.faces;
                First::Alike(Die::of(&groups, sides * sides, once))
            }
            Some(RerollMode::Until) => {
                let high = Die::of(&groups, sides - again, |group| group.faces - group.again);
                First::Until { high, again: again / sides }
            }
        };
        Self { first, plain }
    }
}

fn groups(plan: &PoolPlan, reroll: Option<Reroll>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for face in 1..=i64::from(plan.sides) {
        let kind = kind(plan, face);
        let again = if reroll.is_some_and(|reroll| face <= reroll.up_to) { 1.0 } else { 0.0 };
        match groups.iter_mut().find(|group| group.kind == kind) {
            Some(group) => {
                group.faces += 1.0;
                group.again += again;
            }
            None => groups.push(Group { kind, faces: 1.0, again }),
        }
    }
    groups
}

fn kind(plan: &PoolPlan, face: i64) -> Kind {
    Kind {
        successes: i32::try_from(plan.worth(face)).unwrap_or(0),
        cancels: plan.cancel_up_to.is_some_and(|most| face <= most),
        low: plan.botch.is_some_and(|botch| face <= botch.up_to),
        explodes: plan.explode.is_some_and(|from| face >= from),
    }
}
