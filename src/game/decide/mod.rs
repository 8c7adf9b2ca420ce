//! Deciding: a command and the state become events, or a refusal. Nothing is changed here; one file a kind of command.

mod bag;
mod edit;
mod fight;
mod item;
mod live;
mod loot;
mod market;
mod story;

pub(in crate::game) use story::before_latest;
pub use story::{can_go_on, can_retell, told};

use crate::dice::Roller;
use crate::game::history::Turn;
use crate::game::{Command, Event, Game, GameRefusal};
use crate::items::Member;
use crate::items::sell::Payout;
use crate::rules::Effective;

/// Decides what comes of a command. `roller` stands where the game's stream for this command stands.
///
/// # Errors
/// The rule that says no; nothing happens then, and no die counts as thrown.
pub fn decide(
    rules: &Effective,
    game: &Game,
    command: &Command,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    let mut events = match command {
        Command::Live { member, change } => live::decide(rules, game, *member, change, roller)?,
        Command::Use { member, name, pool } => live::use_entry(rules, game, *member, name, pool.as_deref())?,
        Command::Edit { member, edit } => edit::decide(rules, game, *member, edit)?,
        Command::Pick { member, entries } => edit::pick(rules, game, *member, entries)?,
        Command::Refresh { member, rows } => edit::refresh(rules, game, *member, rows)?,
        Command::Undo { member } => edit::turn(game, *member, Turn::Back)?,
        Command::Redo { member } => edit::turn(game, *member, Turn::Again)?,
        Command::Travel { to } => market::travel(rules, game, to)?,
        Command::Buy { member, item, count, level, seller } => {
            let order = market::Asked { item, count: *count, level: level.as_deref(), seller: seller.as_deref() };
            market::buy(rules, game, *member, order)?
        }
        Command::UseItem { member, stack } => item::use_one(rules, game, *member, *stack, roller)?,
        Command::Wear { member, act, stack, count } => {
            bag::wear(rules, game, bag::part(*member, *stack, *count), *act)?
        }
        Command::Give { member, stack, count, to } => bag::give(rules, game, bag::part(*member, *stack, *count), *to)?,
        Command::Drop { member, stack, count } => bag::leave(rules, game, bag::part(*member, *stack, *count))?,
        Command::Split { member, stack, count } => bag::split(rules, game, bag::part(*member, *stack, *count))?,
        Command::Merge { member, stack, onto } => bag::merge(rules, game, *member, [*stack, *onto])?,
        Command::Sell { member, stack, count, amount, unit } => {
            bag::sell(rules, game, bag::part(*member, *stack, *count), Payout { unit, amount: *amount })?
        }
        Command::RollLoot { table } => loot::roll(rules, game, table, roller)?,
        Command::TakeLoot => loot::take(rules, game)?,
        Command::TakeSome { member, drop, count } => loot::take_some(rules, game, *member, *drop, *count)?,
        Command::Tell { .. } | Command::Retell { .. } | Command::GoOn { .. } => {
            vec![told(rules, game, command, roller)?.1]
        }
        Command::Show { seq, alternate } => story::show(game, *seq, *alternate)?,
        Command::Delete { seq } => story::delete(game, *seq)?,
        Command::TakeBack { seq } => story::take_back(game, *seq)?,
        Command::StartFight { foes } => fight::start(rules, game, foes, roller)?,
        Command::Fight { choice } => fight::choose(rules, game, choice, roller)?,
        Command::FightByItself => fight::by_itself(rules, game, roller)?,
        Command::Control { who, by } => fight::control(game, who, *by)?,
        Command::Flee => fight::flee(rules, game)?,
    };
    events.extend(dice_used(game, command, roller));
    Ok(events)
}

/// How far the dice of a command were used, where they were.
pub fn dice_used(game: &Game, command: &Command, roller: &Roller) -> Option<Event> {
    let cursor = roller.cursor().filter(|cursor| cursor.word != game.cursor_of(command).word)?;
    Some(Event::Dice { stream: cursor.stream, word: cursor.word })
}

/// While a fight is on, its own menu says what may be done: nobody's sheet changes beside it.
fn peace(game: &Game) -> Result<(), GameRefusal> {
    if game.fighting().is_some() { Err(GameRefusal::new("in-a-fight")) } else { Ok(()) }
}

/// A member of the party.
fn member(game: &Game, at: usize) -> Result<&Member, GameRefusal> {
    game.party.get(at).ok_or_else(|| GameRefusal::new("unknown-character"))
}
