//! A reply is told: its tags are answered and what they change happens (amendments.md 4 and 7).

use crate::dice::Roller;
use crate::game::decide::peace;
use crate::game::{Event, Game, GameRefusal, Told};
use crate::items::Party;
use crate::rules::Effective;
use crate::story::{Setting, StockDice, answer_reply};

/// Most bytes of one reply, as `exec` has it.
pub const REPLY_BYTES_MAX: usize = 1_048_576;

pub(super) fn tell(rules: &Effective, game: &Game, text: &str, roller: &mut Roller) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    if text.trim().is_empty() {
        return Err(GameRefusal::new("nothing-told"));
    }
    if text.len() > REPLY_BYTES_MAX {
        return Err(GameRefusal::new("reply-too-large").about(&text.len().to_string()));
    }
    let (party, place, invented) = (game.party.clone(), game.place.clone(), game.invented.clone());
    let party = Party { party, place, invented, ..Party::default() };
    let (visit, visits, stock) = (Some(&game.visit), game.visits, StockDice::Seeded(game.seed));
    let reply = answer_reply(rules, Setting { party: &party, visit, visits, stock }, text, roller);
    Ok(vec![Event::Told { reply: Told { text: reply.text }, facts: reply.facts }])
}
