//! The application: what is open, what keys do to it. It holds state and asks the core; it decides no rule.

mod bag;
pub mod bench;
mod characters;
mod editor;
mod fight;
mod forms;
mod game_file;
mod games;
mod hold;
mod home;
mod input_purpose;
mod job;
mod library;
mod log;
mod loot;
mod market;
mod overlay;
mod play;
mod question;
mod sheet;
mod story;
mod table;
mod unsaved;
mod wizard;

use std::path::PathBuf;

use crate::library::{Characters, Library, ShelfEntry};
use crate::locale::{Arg, Locale, Tag};
use crate::text::{SafeText, safe};
use crate::tui::crash::{self, Report};
use crate::tui::draw::CELLS_MIN;
use crate::tui::input::Input;
use crate::view::action::{Action, Key, Scope};
use crate::view::home::{GameCard, HomeState};
use crate::view::library::{LibraryState, progress_popup};
use crate::view::model::{Line, Role, Screen};
use crate::view::wizard::WizardState;
use bench::Bench;
use job::{Job, Progress};
use overlay::Overlay;
use table::Table;
use unsaved::Leaving;

/// A form is at least so high: what stands below its rows may take several lines each.
const FORM_HEIGHT: u16 = 14;
/// And at most.
const FORM_HEIGHT_MAX: u16 = 21;

/// Where the program finds and keeps things.
#[derive(Debug, Clone)]
pub struct Places {
    /// The rulesets there are.
    pub library: Library,
    /// Where games are kept.
    pub saves: PathBuf,
    /// The player's own characters.
    pub characters: Characters,
}

/// What was last said, for the status line.
#[derive(Debug, Clone, Default)]
struct Status {
    text: SafeText,
    role: Role,
}

/// What the screen is about.
#[derive(Debug)]
enum Stage {
    /// Home.
    Home(HomeState),
    /// Making a game.
    Wizard(Box<WizardState>),
    /// Playing one.
    Table(Box<Table>),
    /// A translation on the bench.
    Bench(Box<Bench>),
    /// The library.
    Library(Box<LibraryState>),
}

/// The application's state.
#[derive(Debug)]
pub struct App {
    places: Places,
    /// The seed of new games, where the command line gives one.
    seed: Option<u64>,
    /// The player's language, without a ruleset.
    locale: Locale,
    shelf: Vec<ShelfEntry>,
    /// For each ruleset on the shelf the player's language with its translations.
    shelf_locales: Vec<Locale>,
    games: Vec<(PathBuf, GameCard)>,
    stage: Stage,
    overlay: Option<Overlay>,
    /// What is being fetched.
    job: Option<Job>,
    status: Status,
    quit: bool,
    /// Whether the program is to be stopped for a while.
    stop: bool,
}

impl App {
    /// Starts at Home. New games are given that seed, else a fresh one each.
    pub fn new(places: Places, language: &Tag, seed: Option<u64>) -> Self {
        let mut app = Self {
            places,
            seed,
            locale: Locale::bare(language),
            shelf: Vec::new(),
            shelf_locales: Vec::new(),
            games: Vec::new(),
            stage: Stage::Home(HomeState::default()),
            overlay: None,
            job: None,
            status: Status::default(),
            quit: false,
            stop: false,
        };
        app.read_shelf();
        app.read_games();
        app
    }

    /// Opens a game at once.
    pub fn play(&mut self, folder: &std::path::Path) {
        self.open_game(folder);
    }

    /// Whether the program is to end.
    pub fn wants_to_quit(&self) -> bool {
        self.quit
    }

    /// Whether the program is to be stopped for a while; asking takes the wish back.
    pub fn wants_to_stop(&mut self) -> bool {
        std::mem::take(&mut self.stop)
    }

    /// The player's language.
    pub fn language(&self) -> &Tag {
        self.locale.language()
    }

    /// Says that something beside the screens failed.
    pub(super) fn say_failed(&mut self, report: &Report) {
        let text = match &report.place {
            Ok(path) => self.locale.word("crash-beside", &[("path", Arg::text(&path.display().to_string()))]),
            Err(why) => self.locale.word("crash-beside-unwritten", &[("why", Arg::text(why))]),
        };
        if self.overlay.is_none() {
            // A path is longer than the status line.
            let title = self.locale.word("crash-title", &[]);
            self.overlay = Some(Overlay::text(title, vec![Line::with(text.clone(), Role::Bad)]));
        }
        self.say(text, Role::Bad);
    }

    /// What is said where a terminal has too little room.
    pub fn too_small(&self, width: u16, height: u16) -> SafeText {
        let size = |(width, height): (u16, u16)| Arg::text(&format!("{width}×{height}"));
        self.locale.word("screen-too-small", &[("needs", size(CELLS_MIN)), ("has", size((width, height)))])
    }

    /// The screen as it is now.
    pub fn screen(&self) -> Screen {
        let mut screen = match &self.stage {
            Stage::Home(state) => {
                let games: Vec<GameCard> = self.games.iter().map(|(_, game)| game.clone()).collect();
                crate::view::home::screen(state, &games, &self.locale)
            }
            Stage::Wizard(state) => self.editing_screen().unwrap_or_else(|| self.wizard_screen(state)),
            Stage::Table(table) => self.editing_screen().unwrap_or_else(|| table.screen()),
            Stage::Bench(bench) => self.bench_screen(bench),
            Stage::Library(state) => crate::view::library::screen(state, &self.locale),
        };
        if let Stage::Table(table) = &self.stage
            && let Some(why) = table.why_read_only()
        {
            mark(&mut screen, &table.locale().word("game-read-only-mark", &[]));
            if screen.status.as_str().is_empty() {
                screen.status = why;
                screen.status_role = Role::Notice;
            }
        }
        if let Stage::Table(table) = &self.stage
            && let Some((unsaved, why)) = table.unsaved_said()
        {
            mark(&mut screen, &unsaved);
            if screen.status.as_str().is_empty() {
                screen.status = why;
                screen.status_role = Role::Bad;
            }
        }
        if !self.status.text.as_str().is_empty() {
            screen.status = self.status.text.clone();
            screen.status_role = self.status.role;
        }
        if let Some(job) = &self.job {
            let Progress { what, got, whole } = job.progress();
            screen.popup = Some(progress_popup(&what, got, whole, self.current_locale()));
            screen.keys = crate::view::parts::dialog_keys(self.current_locale());
            return screen;
        }
        screen.popup = self.overlay.as_ref().map(|overlay| overlay.popup(self.scope(), self.current_locale()));
        if screen.popup.is_some() {
            screen.keys = crate::view::parts::dialog_keys(self.current_locale());
        }
        if let (Some(popup), Some(lines)) = (&mut screen.popup, self.offer_lines().or_else(|| self.check_lines())) {
            popup.pane.lines = lines;
        }
        if let (Some(popup), Some(lines)) = (&mut screen.popup, self.form_lines()) {
            popup.height =
                u16::try_from(lines.len() + 2).unwrap_or(FORM_HEIGHT_MAX).clamp(FORM_HEIGHT, FORM_HEIGHT_MAX);
            popup.pane.lines = lines;
        }
        if let (Some(popup), Some(lines)) = (&mut screen.popup, self.completion_lines()) {
            popup.pane.lines.extend(lines);
        }
        screen
    }

    /// Takes one input in.
    pub fn handle(&mut self, input: Input) {
        match input {
            Input::Resize => {}
            Input::Key(Key::Ctrl('c')) => self.leave(Leaving::Program),
            Input::Key(Key::Ctrl('z')) => self.stop = true,
            Input::Key(key) if self.job.is_some() => {
                if let (Key::Escape | Key::Char('q'), Some(job)) = (key, &self.job) {
                    job.stop();
                }
            }
            Input::Paste(text) => self.overlay_paste(&text),
            Input::Key(key) if self.overlay.is_some() => self.overlay_key(key),
            Input::Key(key) => {
                self.status = Status::default();
                if let Some(action) = Action::for_key(key, self.scope()) {
                    self.act(action);
                }
            }
        }
    }

    /// Does an action on the screen that is open.
    fn act(&mut self, action: Action) {
        crash::did(action.id());
        match action {
            Action::Quit => self.leave(Leaving::Program),
            Action::Stop => self.stop = true,
            Action::Help => self.overlay = Some(Overlay::help()),
            Action::Language => self.open_languages(),
            // Whatever of a game is open: its editor too.
            Action::TryAgain => self.try_again(),
            Action::SaveElsewhere => self.ask_elsewhere(),
            _ => match &self.stage {
                Stage::Home(_) => self.home_action(action),
                Stage::Wizard(_) => self.wizard_action(action),
                Stage::Table(_) => self.table_action(action),
                Stage::Bench(_) => self.bench_action(action),
                Stage::Library(_) => self.library_action(action),
            },
        }
    }

    fn scope(&self) -> Scope {
        match &self.stage {
            Stage::Home(_) => Scope::Home,
            Stage::Wizard(state) => self.editing_scope().unwrap_or(state.step.scope()),
            Stage::Table(table) => self.editing_scope().unwrap_or(table.scope()),
            Stage::Bench(_) => Scope::Bench,
            Stage::Library(state) => state.scope(),
        }
    }

    /// The language with the translations of whatever ruleset is open.
    fn current_locale(&self) -> &Locale {
        match &self.stage {
            Stage::Table(table) => table.locale(),
            Stage::Wizard(state) if state.chosen.is_some() => {
                self.shelf_locales.get(state.rules_cursor).unwrap_or(&self.locale)
            }
            _ => &self.locale,
        }
    }

    fn say(&mut self, text: SafeText, role: Role) {
        self.status = Status { text, role };
    }

    /// Says one of the program's sentences without arguments.
    fn say_word(&mut self, key: &str, role: Role) {
        let text = self.locale.word(key, &[]);
        self.say(text, role);
    }

    fn read_shelf(&mut self) {
        self.shelf = self.places.library.shelf();
        self.read_shelf_locales();
    }

    fn read_shelf_locales(&mut self) {
        let language = self.locale.language().clone();
        let library = &self.places.library;
        self.shelf_locales = self
            .shelf
            .iter()
            .map(|entry| match (&entry.card, library.open_place(&entry.place)) {
                (Ok(_), Ok(opened)) => opened.locale(&language),
                _ => Locale::bare(&language),
            })
            .collect();
    }

    /// Changes the player's language everywhere at once.
    fn set_language(&mut self, language: &Tag) {
        self.locale = Locale::bare(language);
        self.read_shelf_locales();
        let library = self.places.library.clone();
        if let Stage::Table(table) = &mut self.stage {
            table.set_language(&library, language);
        }
        self.say_word("language-changed", Role::Good);
        self.keep_language(language);
    }

    /// Every language that the program or a ruleset on the shelf speaks.
    fn languages(&self) -> Vec<Tag> {
        let mut tags = crate::locale::spoken();
        for card in self.shelf.iter().filter_map(|entry| entry.card.as_ref().ok()) {
            tags.extend(card.languages.iter().filter_map(|tag| Tag::parse(tag)));
        }
        tags.sort_by_key(ToString::to_string);
        tags.dedup();
        tags
    }
}

/// Moves a cursor within a list.
fn moved(cursor: usize, action: Action, count: usize) -> usize {
    let last = count.saturating_sub(1);
    match action {
        Action::Up => cursor.saturating_sub(1),
        Action::Down => (cursor + 1).min(last),
        Action::PageUp => cursor.saturating_sub(10),
        Action::PageDown => (cursor + 10).min(last),
        Action::First => 0,
        Action::Last => last,
        _ => cursor.min(last),
    }
}

/// Says on a screen, before its title, that what is done here is not kept, as long as that is so.
fn mark(screen: &mut Screen, mark: &SafeText) {
    let marked = |title: &SafeText| safe(&format!("[{mark}] {title}"));
    screen.title = marked(&screen.title);
    if !screen.title_short.as_str().is_empty() {
        screen.title_short = marked(&screen.title_short);
    }
}
