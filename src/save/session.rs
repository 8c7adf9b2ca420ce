//! A game that is being played: commands are decided, journaled, then applied, in that order.
//!
//! A command that cannot be written down did not happen, unless the session is told to keep such ones
//! ([`Session::keep_unwritten`]): then play goes on in memory and the records wait.

use crate::dice::{DiceExhausted, Roller};
use crate::game::{Command, Event, Game, GameRefusal, Pin, decide, dice_used, evolve, told};
use crate::rules::Effective;
use crate::save::append::NewRecord;
use crate::save::files::rule_files;
use crate::save::waiting::{Retry, Unsaved, Waiting};
use crate::save::{Access, GameFolder, JournalEnd, OpenedGame, SaveError};
use crate::story::Reply;

/// An open game with the rules it is played under.
#[derive(Debug)]
pub struct Session {
    /// Which ruleset it is pinned to.
    pub pin: Pin,
    /// The ruleset with the pinned layers folded in, and the items that were invented in this game.
    pub rules: Effective,
    /// Its state.
    pub game: Game,
    /// How many records there are, with those that wait in memory.
    pub records: u64,
    /// How many lines of the journal were left out when it was opened, and why.
    pub left_out: (usize, JournalEnd),
    folder: GameFolder,
    /// The records that wait; nothing where what cannot be written down did not happen.
    waiting: Option<Waiting>,
}

/// Why a command did not happen.
#[derive(Debug, thiserror::Error)]
pub enum RunFault {
    /// The rules say no.
    #[error("refused: {}", .0.code)]
    Refused(GameRefusal),
    /// Forced dice did not fit.
    #[error(transparent)]
    Dice(#[from] DiceExhausted),
    /// It could not be written down, so it did not happen.
    #[error(transparent)]
    Save(#[from] SaveError),
}

impl Session {
    /// Opens a game under its rules. `rules` must be the pinned ruleset with the pinned layers.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn open(path: &std::path::Path, access: Access, rules: Effective) -> Result<Self, SaveError> {
        let OpenedGame { pin, game, folder, records, dropped, end } = GameFolder::open(path, access, &rules)?;
        let rules = game.rules(&rules);
        Ok(Self { pin, rules, game, records, left_out: (dropped, end), folder, waiting: None })
    }

    /// From now on what the disk does not take happens all the same: its record waits in memory until it can be written, here
    /// ([`Session::save_waiting`]) or elsewhere ([`Session::save_elsewhere`]). A game that somebody else holds, or that is
    /// damaged, still refuses.
    pub fn keep_unwritten(&mut self) {
        // The ruleset too: the folder may be gone when the game is to be written elsewhere.
        let rules = rule_files(self.folder.path()).unwrap_or_default();
        self.waiting.get_or_insert_with(|| Waiting::none(rules));
    }

    /// What is not on disk; nothing where all is.
    pub fn unsaved(&self) -> Option<Unsaved<'_>> {
        self.waiting.as_ref()?.unsaved()
    }

    /// Tries to write the records that wait; says how many were written.
    pub fn save_waiting(&mut self, retry: Retry) -> usize {
        self.waiting.as_mut().map_or(0, |waiting| waiting.write(&mut self.folder, retry))
    }

    pub(super) fn waiting(&self) -> Option<&Waiting> {
        self.waiting.as_ref()
    }

    /// The same game from another folder: all of it is there.
    pub(super) fn go_on_with(&mut self, opened: OpenedGame) {
        let OpenedGame { pin, folder, dropped, end, .. } = opened;
        (self.pin, self.folder, self.left_out) = (pin, folder, (dropped, end));
        if let Some(waiting) = &mut self.waiting {
            waiting.settle();
        }
    }

    /// Whether nobody holds the game now.
    pub fn is_free(&self) -> bool {
        GameFolder::holder(self.folder.path()).is_none()
    }

    /// Tries again to write a game that could only be looked at. Where that can be done, the game is as whoever held it left it.
    ///
    /// # Errors
    /// When the folder cannot be read any more; all is as it was then.
    pub fn take_over(&mut self, access: Access) -> Result<(), SaveError> {
        let opened = Self::open(self.folder.path(), access, self.rules.clone())?;
        *self = Self { waiting: self.waiting.take(), ..opened };
        Ok(())
    }

    /// Carries out a command with the game's own dice.
    ///
    /// # Errors
    /// When the rules refuse it or it cannot be written down; the game is as it was then.
    pub fn run(&mut self, command: &Command, at: u64) -> Result<Vec<Event>, RunFault> {
        let mut roller = Roller::seeded(self.game.cursor_of(command));
        self.run_with(command, &mut roller, at)
    }

    /// Carries out a command with the dice handed in.
    ///
    /// # Errors
    /// As [`Session::run`]; also when forced dice did not fit.
    pub fn run_with(&mut self, command: &Command, roller: &mut Roller, at: u64) -> Result<Vec<Event>, RunFault> {
        self.writable()?;
        let events = decide(&self.rules, &self.game, command, roller).map_err(RunFault::Refused)?;
        self.write(command, roller, at, events)
    }

    /// Carries out a command that tells something, and hands over how its tags were answered too.
    ///
    /// # Errors
    /// As [`Session::run_with`].
    pub fn tell(&mut self, command: &Command, roller: &mut Roller, at: u64) -> Result<Reply, RunFault> {
        self.writable()?;
        let (reply, event) = told(&self.rules, &self.game, command, roller).map_err(RunFault::Refused)?;
        let dice = dice_used(&self.game, command, roller);
        self.write(command, roller, at, std::iter::once(event).chain(dice).collect())?;
        Ok(reply)
    }

    /// What cannot be written is not judged either: whoever holds the game may have gone on.
    fn writable(&self) -> Result<(), SaveError> {
        match &self.waiting {
            Some(_) => self.folder.playable(),
            None => self.folder.writable(),
        }
    }

    fn write(
        &mut self,
        command: &Command,
        roller: &Roller,
        at: u64,
        events: Vec<Event>,
    ) -> Result<Vec<Event>, RunFault> {
        if let Some(fault) = roller.fault() {
            return Err(RunFault::Dice(fault.clone()));
        }
        // Seeded dice are thrown again from where they stood; forced ones must be written down.
        let forced = roller.cursor().is_none().then(|| roller.thrown().iter().map(|throw| throw.face).collect());
        let seq = self.records + 1;
        let line = NewRecord { seq, at, command, events: &events, dice: forced }.line(&self.folder)?;
        match &mut self.waiting {
            Some(waiting) => waiting.take(line, at, &mut self.folder),
            None => self.folder.append(&[line]).1?,
        }
        self.records = seq;
        for event in &events {
            self.game.record = self.records;
            evolve(&self.rules, &mut self.game, event);
        }
        // What was invented is known from now on.
        self.rules = self.game.rules(&self.rules);
        if self.unsaved().is_none() {
            // A checkpoint never stands for a record that the journal does not have.
            self.folder.checkpoint_if_due(&self.game);
        }
        Ok(events)
    }

    /// The game's folder.
    pub fn folder(&self) -> &GameFolder {
        &self.folder
    }
}
