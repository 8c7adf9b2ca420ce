//! Many fights that play themselves, counted (headless.md, `simulate`): under one choice of layers, or under two that throw
//! the same dice.
//!
//! The fight of a number throws dice of a seed of its own, derived from the seed of all and that number, and everything that is
//! counted is added up in whole numbers: the answer is the same however many threads play.
//!
//! Must not know: who asked, languages, screens.

mod interval;
mod tally;

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

pub use interval::Interval;
pub use tally::{Difference, Result as FightResult, Tally};

use crate::combat::encounter::{Difficulty, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::foe_request::FoeRequest;
use crate::combat::play::{ROUNDS_MAX, step_by_itself};
use crate::combat::start::{StartRefusal, start};
use crate::dice::{Cursor, Roller, Stream, derived_seed};
use crate::items::Party;
use crate::rules::Effective;

/// Most fights of one simulation.
pub const FIGHTS_MAX: u64 = 1_000_000;

/// What every fight begins with.
#[derive(Debug, Clone, Copy)]
pub struct Setup<'s> {
    /// Who fights.
    pub party: &'s Party,
    /// Against whom.
    pub foes: &'s [FoeRequest],
    /// How well the program plays.
    pub difficulty: Difficulty,
    /// The seed that every fight's own is derived from.
    pub seed: u64,
    /// How many fights.
    pub times: u64,
}

/// What came of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Simulation {
    /// Under the rules.
    pub first: Tally,
    /// Under the other rules, where there are others.
    pub second: Tally,
    /// The first less the second.
    pub difference: Difference,
}

impl Simulation {
    fn merge(&mut self, other: &Self) {
        self.first.merge(&other.first);
        self.second.merge(&other.second);
        self.difference.merge(&other.difference);
    }
}

/// Plays the fights under `rules`, and those of the same numbers under `against` where that is given. `told` hears how many
/// numbers are done.
///
/// # Errors
/// Where no fight begins under one of the rules.
pub fn simulate(
    rules: &Effective,
    against: Option<&Effective>,
    setup: &Setup<'_>,
    threads: NonZeroUsize,
    mut told: impl FnMut(u64),
) -> Result<Simulation, StartRefusal> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let work = |sender: mpsc::Sender<()>| {
        let mut counted = Simulation::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= setup.times {
                return Ok(counted);
            }
            let first = play(rules, setup, number)?;
            counted.first.add(&first);
            if let Some(against) = against {
                let second = play(against, setup, number)?;
                counted.second.add(&second);
                counted.difference.add(&first, &second);
            }
            // Nobody listens any more only where everything is over.
            let _ = sender.send(());
        }
    };
    thread::scope(|scope| {
        let senders: Vec<_> = (0..threads.get()).map(|_| sender.clone()).collect();
        drop(sender);
        let workers: Vec<_> = senders.into_iter().map(|sender| scope.spawn(|| work(sender))).collect();
        for (done, ()) in (1..).zip(receiver) {
            told(done);
        }
        let mut all = Simulation::default();
        for worker in workers {
            match worker.join() {
                Ok(counted) => all.merge(&counted?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(all)
    })
}

/// One fight, to its end or as long as fights are played.
fn play(rules: &Effective, setup: &Setup<'_>, number: u64) -> Result<FightResult, StartRefusal> {
    let mut roller = Roller::seeded(Cursor::start(derived_seed(setup.seed, "simulate", number), Stream::Fight));
    let (mut fight, opening) = start(rules, setup.party, setup.foes, &mut roller)?;
    fight.difficulty = setup.difficulty;
    let mut harm = harm_in(&fight, &opening);
    while fight.to_choose().is_some() && fight.round <= ROUNDS_MAX {
        let events = step_by_itself(rules, &mut fight, &mut roller);
        harm = harm.saturating_add(harm_in(&fight, &events));
    }
    Ok(FightResult { outcome: fight.outcome, rounds: fight.round.min(ROUNDS_MAX), harm })
}

/// The harm that the party's own members took; whoever fights for them takes theirs alone.
fn harm_in(fight: &Encounter, events: &[FightEvent]) -> i64 {
    let of_party = |event: &FightEvent| match event {
        FightEvent::Damage { target, dealt, .. } => {
            fight.combatant(target).filter(|who| who.member.is_some()).map(|_| *dealt)
        }
        _ => None,
    };
    events.iter().filter_map(of_party).fold(0, i64::saturating_add)
}
