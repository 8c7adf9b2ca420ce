//! A game whose disk does not take what is done: play goes on in memory, every screen says how much is not saved, since when and
//! why, it is tried again now and then, and all of it can be saved elsewhere. Nothing of it is left without a question.
//!
//! A name without a folder in it is that of a game among the others; anything else is the place itself, and a name that ends in
//! `.zip` is one file that can be imported later.

use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use crate::locale::Arg;
use crate::save::{Retry, Unsaved};
use crate::system::{DiskFault, said_time};
use crate::text::{SafeText, safe};
use crate::tui::app::hold::save_keys;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::question::Question;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage};
use crate::tui::crash;
use crate::view::action::Key;
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::save_fault::{archive_line, fault_line, short_fault};

/// What is left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaving {
    /// The game, for Home.
    Game,
    /// The program.
    Program,
}

impl Table {
    /// How much is not saved, and since when; then why, and what can be done about it. Nothing where all is on disk.
    pub(super) fn unsaved_said(&self) -> Option<(SafeText, SafeText)> {
        let Unsaved { count, since, why } = self.session.unsaved()?;
        let mark = [("count", Arg::from(count)), ("since", Arg::text(&said_time(since)))];
        let [again, elsewhere] = save_keys();
        let said = [("why", Arg::Text(short_fault(why, &self.locale))), ("again", again), ("elsewhere", elsewhere)];
        Some((self.locale.word("unsaved-mark", &mark), self.locale.word("unsaved-why", &said)))
    }

    /// How many records wait.
    pub(super) fn unsaved_count(&self) -> usize {
        self.session.unsaved().map_or(0, |unsaved| unsaved.count)
    }

    /// What a player is told once when the disk begins to refuse.
    fn unsaved_lines(&self) -> Option<Vec<Line>> {
        let Unsaved { why, .. } = self.session.unsaved()?;
        let [again, elsewhere] = save_keys();
        let keys = [("again", again), ("elsewhere", elsewhere)];
        Some(vec![
            Line::with(fault_line(why, &self.locale), Role::Bad),
            Line::empty(),
            Line::of(self.locale.word("unsaved-about", &keys)),
        ])
    }

    /// Where a game is written elsewhere unless the player says otherwise: among the others where it is its own folder that
    /// fails, where the program was started where it is the disk.
    fn elsewhere(&self) -> String {
        let name = self.session.game.name.clone();
        let of_the_disk = self.session.unsaved().and_then(|unsaved| unsaved.why.disk_fault());
        match of_the_disk {
            None | Some(DiskFault::Gone) => name,
            Some(_) => {
                let stem = crate::text::file_stem(&name).unwrap_or_else(|| "game".to_owned());
                format!(".{MAIN_SEPARATOR}{stem}")
            }
        }
    }
}

impl App {
    /// Time has passed: what waits is written where that can be done again.
    pub(super) fn watch_unsaved(&mut self) {
        self.save_waiting(Retry::WhenDue);
    }

    /// Tries to write what waits, and says so where all of it is written now. Whether anything still waits.
    pub(super) fn save_waiting(&mut self, retry: Retry) -> bool {
        let Stage::Table(table) = &mut self.stage else { return false };
        let before = table.unsaved_count();
        if before == 0 {
            return false;
        }
        table.session.save_waiting(retry);
        let waits = table.unsaved_count();
        self.say_saved(before, waits);
        waits > 0
    }

    /// Says what became of records that waited, or begin to wait.
    pub(super) fn say_saved(&mut self, before: usize, waits: usize) {
        crash::unsaved(waits);
        if before > 0 && waits == 0 {
            let said = self.locale.word("unsaved-saved", &[("count", Arg::from(before))]);
            self.say(said, Role::Good);
        }
        let Stage::Table(table) = &self.stage else { return };
        if before == 0
            && let Some(lines) = table.unsaved_lines()
        {
            // Worth stopping for, once.
            self.overlay = Some(Overlay::text(word(&table.locale, "unsaved-title"), lines));
        }
    }

    /// How many records of the open game wait.
    pub(super) fn unsaved_count(&self) -> usize {
        match &self.stage {
            Stage::Table(table) => table.unsaved_count(),
            _ => 0,
        }
    }

    /// Goes where the player wants to; asks first where something would be lost.
    pub(super) fn leave(&mut self, leaving: Leaving) {
        if !self.save_waiting(Retry::Now) {
            return self.leave_now(leaving);
        }
        let Stage::Table(table) = &self.stage else { return };
        let Some(Unsaved { count, why, .. }) = table.session.unsaved() else { return };
        let why = short_fault(why, &table.locale);
        self.ask_first(Question::LeaveUnsaved { leaving, count, why });
    }

    fn leave_now(&mut self, leaving: Leaving) {
        self.overlay = None;
        match leaving {
            Leaving::Game => self.go_home(),
            Leaving::Program => self.quit = true,
        }
    }

    /// A key while it is asked whether what is not saved is left.
    pub(super) fn answer_unsaved(&mut self, key: Key, leaving: Leaving, question: Question) {
        match key {
            Key::Enter => self.leave(leaving),
            Key::Char('s' | 'S') => self.ask_elsewhere(),
            Key::Char('x' | 'X') => self.leave_now(leaving),
            Key::Char('n' | 'N' | 'q') => {}
            _ => self.ask_first(question),
        }
    }

    /// Asks where the whole game is to be written.
    pub(super) fn ask_elsewhere(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        self.overlay = Some(Overlay::input(InputPurpose::SaveElsewhere, &table.elsewhere()));
    }

    /// Where a game goes that a person names: a name alone is that of a game among the others.
    pub(super) fn place_named(&self, place: &str) -> PathBuf {
        match place.contains(['/', MAIN_SEPARATOR]) || place.starts_with('.') {
            true => PathBuf::from(place),
            false => self.free_folder(place),
        }
    }

    /// Writes the whole game where it was said and goes on there; into a file it is only written.
    pub(super) fn save_elsewhere(&mut self, place: &str) -> Result<(), SafeText> {
        let file = Path::new(place).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"));
        let path = if file { PathBuf::from(place) } else { self.place_named(place) };
        let Stage::Table(table) = &mut self.stage else { return Ok(()) };
        if file {
            let written = table.session.export_whole(&path);
            written.map_err(|fault| archive_line(&fault, &path, &self.locale))?;
            self.tell_exported(&path);
            return Ok(());
        }
        table.session.save_elsewhere(&path).map_err(|fault| fault_line(&fault, &self.locale))?;
        crash::playing(Some(&path));
        crash::unsaved(0);
        let listed = path.parent() == Some(self.places.saves.as_path());
        let whole = std::path::absolute(&path).unwrap_or(path);
        let said = self.locale.word("unsaved-elsewhere", &[("path", Arg::text(&whole.display().to_string()))]);
        let mut lines = vec![Line::of(said)];
        if !listed {
            let how = self.locale.word("unsaved-elsewhere-open", &[("path", Arg::text(&whole.display().to_string()))]);
            lines.extend([Line::empty(), Line::of(how)]);
        }
        // A path is longer than the status line.
        self.overlay = Some(Overlay::text(word(&self.locale, "action-save-elsewhere"), lines));
        Ok(())
    }

    /// The program ends: what waits is tried once more, and what is lost is said.
    pub fn last_words(&mut self) -> Option<SafeText> {
        let Stage::Table(table) = &mut self.stage else { return None };
        table.session.save_waiting(Retry::Now);
        let Unsaved { count, why, .. } = table.session.unsaved()?;
        let path = table.session.folder().path().display().to_string();
        let said = [("count", Arg::from(count)), ("path", Arg::text(&path))];
        let lost = self.locale.word("unsaved-lost", &said);
        Some(safe(&format!("{lost} {}", fault_line(why, &self.locale))))
    }
}
