//! The roller: the only source of chance. Seeded for play, scripted for tests and forced dice.

use std::collections::VecDeque;

use rand::SeedableRng;
use rand::rand_core::Rng;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// What a stream of dice is for. An extra die in one stream never changes another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stream {
    /// Checks and the effects that feed them.
    Checks,
    /// Fights.
    Fight,
    /// Loot tables.
    Loot,
    /// Sellers' stock.
    Market,
}

/// A place in a stream: enough to go on exactly where it stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cursor {
    /// The game's seed.
    pub seed: u64,
    /// Which stream of that seed.
    pub stream: Stream,
    /// How many 32-bit words of the stream are used up.
    pub word: u64,
}

impl Cursor {
    /// The beginning of a stream.
    pub fn start(seed: u64, stream: Stream) -> Self {
        Self { seed, stream, word: 0 }
    }
}

/// One die thrown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Throw {
    /// Faces of the die.
    pub sides: u32,
    /// The face that showed, 1..=sides.
    pub face: u32,
}

/// Forced dice did not fit what was thrown: they ran out, or the die has no such face.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum DiceExhausted {
    /// No face was left for this throw (1-based).
    #[error("throw {nth} of a d{sides} has no forced face left")]
    RanOut {
        /// Which throw of the run, from 1.
        nth: usize,
        /// The die that was to be thrown.
        sides: u32,
    },
    /// The forced face does not stand on the die.
    #[error("throw {nth} is of a d{sides}, which has no face {face}")]
    NoSuchFace {
        /// Which throw of the run, from 1.
        nth: usize,
        /// The die that was thrown.
        sides: u32,
        /// The face asked for.
        face: u32,
    },
}

#[derive(Debug)]
enum Faces {
    Seeded { cursor: Cursor, generator: Box<ChaCha8Rng> },
    Scripted(VecDeque<u32>),
}

/// Throws dice and remembers what fell, in order.
///
/// Rules never fail for want of dice: a scripted roller that runs out shows 1 and keeps the [`DiceExhausted`], which
/// whoever made the roller asks for afterwards with [`Roller::fault`].
#[derive(Debug)]
pub struct Roller {
    faces: Faces,
    thrown: Vec<Throw>,
    fault: Option<DiceExhausted>,
}

impl Roller {
    /// Goes on from a place in a seeded stream.
    pub fn seeded(cursor: Cursor) -> Self {
        let mut key = [0_u8; 32];
        for (slot, byte) in key.iter_mut().zip(cursor.seed.to_le_bytes()) {
            *slot = byte;
        }
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(cursor.stream as u64 + 1);
        generator.set_word_pos(u128::from(cursor.word));
        Self { faces: Faces::Seeded { cursor, generator: Box::new(generator) }, thrown: Vec::new(), fault: None }
    }

    /// Shows exactly these faces, in order.
    pub fn scripted(faces: impl IntoIterator<Item = u32>) -> Self {
        Self { faces: Faces::Scripted(faces.into_iter().collect()), thrown: Vec::new(), fault: None }
    }

    /// Throws one die; `sides` below 1 counts as 1.
    pub fn roll(&mut self, sides: u32) -> u32 {
        let sides = sides.max(1);
        let nth = self.thrown.len() + 1;
        let face = match &mut self.faces {
            Faces::Seeded { generator, .. } => even_face(generator, sides),
            Faces::Scripted(faces) => match faces.pop_front() {
                Some(face) if (1..=sides).contains(&face) => face,
                Some(face) => {
                    self.fault.get_or_insert(DiceExhausted::NoSuchFace { nth, sides, face });
                    1
                }
                None => {
                    self.fault.get_or_insert(DiceExhausted::RanOut { nth, sides });
                    1
                }
            },
        };
        self.thrown.push(Throw { sides, face });
        face
    }

    /// Every die thrown so far, in order.
    pub fn thrown(&self) -> &[Throw] {
        &self.thrown
    }

    /// Counts dice that another roller threw among those thrown here, in the order of asking. What is thrown next stays
    /// what it was.
    pub fn count_in(&mut self, thrown: &[Throw]) {
        self.thrown.extend(thrown);
    }

    /// Where a seeded roller stands; `None` for a scripted one.
    pub fn cursor(&self) -> Option<Cursor> {
        match &self.faces {
            Faces::Seeded { cursor, generator } => {
                let word = u64::try_from(generator.get_word_pos()).unwrap_or(u64::MAX);
                Some(Cursor { word, ..*cursor })
            }
            Faces::Scripted(_) => None,
        }
    }

    /// How many forced faces are left; `None` for a seeded roller.
    pub fn forced_left(&self) -> Option<usize> {
        match &self.faces {
            Faces::Seeded { .. } => None,
            Faces::Scripted(faces) => Some(faces.len()),
        }
    }

    /// What was wrong with forced dice, if anything was.
    pub fn fault(&self) -> Option<&DiceExhausted> {
        self.fault.as_ref()
    }
}

/// Even sampling by rejection over raw 32-bit words; ours, so that a library's new sampler cannot change a saved game.
fn even_face(generator: &mut ChaCha8Rng, sides: u32) -> u32 {
    let whole = u32::MAX - (u32::MAX % sides + 1) % sides;
    loop {
        let word = generator.next_u32();
        if word <= whole {
            return word % sides + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_goes_on_where_it_stopped() {
        let mut whole = Roller::seeded(Cursor::start(42, Stream::Fight));
        let all: Vec<u32> = (0..40).map(|_| whole.roll(20)).collect();
        let mut first = Roller::seeded(Cursor::start(42, Stream::Fight));
        let mut again: Vec<u32> = (0..13).map(|_| first.roll(20)).collect();
        let mut rest = Roller::seeded(first.cursor().unwrap_or(Cursor::start(0, Stream::Loot)));
        again.extend((0..27).map(|_| rest.roll(20)));
        assert_eq!(all, again);
        let mut other = Roller::seeded(Cursor::start(42, Stream::Loot));
        assert_ne!(all, (0..40).map(|_| other.roll(20)).collect::<Vec<_>>());
    }

    /// Golden: a saved game depends on these faces never changing.
    #[test]
    fn known_faces() {
        let mut roller = Roller::seeded(Cursor::start(1, Stream::Checks));
        let faces: Vec<u32> = (0..8).map(|_| roller.roll(20)).collect();
        assert_eq!(faces, GOLDEN, "the generator or its sampling changed");
    }

    const GOLDEN: [u32; 8] = [1, 5, 7, 14, 6, 3, 6, 1];

    #[test]
    fn forced_dice_say_which_roll_failed() {
        let mut roller = Roller::scripted([4, 9]);
        assert_eq!(roller.roll(6), 4);
        roller.roll(6);
        assert_eq!(roller.fault(), Some(&DiceExhausted::NoSuchFace { nth: 2, sides: 6, face: 9 }));
    }
}
