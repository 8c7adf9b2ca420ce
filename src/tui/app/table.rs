//! A game on the table: opening it, moving between its screens, running its commands.

use std::cell::OnceCell;
use std::path::Path;
use std::time::Instant;

use crate::game::{Command, Event, GameRefusal};
use crate::items::Place;
use crate::items::held::with_values;
use crate::library::Library;
use crate::locale::{Arg, Locale, Tag};
use crate::rules::Effective;
use crate::save::{self, Access, GameFolder, JournalEnd, RunFault, Session};
use crate::system::unix_seconds;
use crate::text::{SafeText, safe};
use crate::tui::app::overlay::Overlay;
use crate::tui::app::unsaved::Leaving;
use crate::tui::app::{App, Stage};
use crate::tui::crash;
use crate::view::action::{Action, Scope};
use crate::view::editor::Editing;
use crate::view::model::{KeyHint, Line, Role, Screen};
use crate::view::parts::keys_of;
use crate::view::refusal::refusal_line;
use crate::view::remains;
use crate::view::save_fault::{fault_line, left_line, moved_up_line};
use crate::view::table::bag::{self, BagState};
use crate::view::table::fight::FightState;
use crate::view::table::fight_setup::FightSetupState;
use crate::view::table::log::{LogLine, LogState};
use crate::view::table::loot::{LootState, TableView};
use crate::view::table::market::{Goods, MarketState};
use crate::view::table::rules::RulesState;
use crate::view::table::sheet::SheetState;
use crate::view::table::story::StoryState;
use crate::view::table::{fight_setup, nobody, rules, sheet, story};

/// An open game with what is chosen on each of its screens.
#[derive(Debug)]
pub struct Table {
    pub(super) session: Session,
    pub(super) locale: Locale,
    tab: Scope,
    pub(super) sheet: SheetState,
    /// The sheet editor, while it is open.
    pub(super) editing: Option<Editing>,
    pub(super) bag: BagState,
    pub(super) market: MarketState,
    /// What is on sale for the chosen buyer, until something happens.
    pub(super) goods: OnceCell<Goods>,
    /// The kind of place that was chosen to go to, while its name is typed.
    pub(super) going: Option<Place>,
    pub(super) loot: LootState,
    /// The chosen loot table, worked out once.
    pub(super) loot_table: OnceCell<TableView>,
    pub(super) setup: FightSetupState,
    pub(super) fight: FightState,
    pub(super) rules: RulesState,
    pub(super) story: StoryState,
    /// Whether the last fight was left after its end.
    pub(super) fight_left: bool,
    /// The log as it was said so far; only new events are narrated.
    pub(super) log: Vec<LogLine>,
    /// How the log is read.
    pub(super) reading: LogState,
    /// Whether the log is read on its own, over the fight's screens.
    pub(super) log_open: bool,
    /// When it was last tried to write a game that can only be looked at.
    pub(super) tried: Option<Instant>,
}

impl Table {
    /// Opens a game under the ruleset that it keeps, in a language whose translations the library has.
    pub(super) fn open(library: &Library, folder: &Path, language: &Tag) -> Result<Self, SafeText> {
        let locale = Locale::bare(language);
        let fault = |error: &save::SaveError| fault_line(error, &locale);
        let pin = GameFolder::pin(folder).map_err(|error| fault(&error))?;
        let opened = library
            .open_place(&crate::library::Place::Disk(folder.join("rules")))
            .map_err(|error| safe(&error.to_string()))?;
        let effective = Effective::of(opened.book, &pin.layers());
        let mut session = Session::open(folder, Access::Write, effective).map_err(|error| fault(&error))?;
        // On a screen nothing that was done is lost to a disk.
        session.keep_unwritten();
        let market = MarketState { member: session.game.player(), count: 1, ..MarketState::default() };
        let bag = BagState { member: session.game.player(), ..BagState::default() };
        let sheet = SheetState { member: session.game.player(), ..SheetState::default() };
        let mut table = Self {
            session,
            locale: Locale::bare(language),
            tab: Scope::Sheet,
            sheet,
            editing: None,
            bag,
            market,
            goods: OnceCell::new(),
            going: None,
            loot: LootState::default(),
            loot_table: OnceCell::new(),
            setup: FightSetupState::default(),
            fight: FightState::default(),
            rules: RulesState::default(),
            story: StoryState::default(),
            fight_left: false,
            log: Vec::new(),
            reading: LogState::default(),
            log_open: false,
            tried: None,
        };
        // A fight that ended before is no news when the game is opened again.
        table.fight_left = table.session.game.fighting().is_none();
        table.set_language(library, language);
        Ok(table)
    }

    /// Reads everything in another language from now on.
    pub(super) fn set_language(&mut self, library: &Library, language: &Tag) {
        let pin = &self.session.pin;
        // The version that it was made on, then any other of the same ruleset.
        let called = pin.installed.iter().chain([&pin.id]);
        let names = called.flat_map(|id| [format!("{id}@{}", pin.version), id.clone()]);
        let exact = names.map(|name| library.open(&name)).find(Result::is_ok);
        // Without an installed ruleset there are no translations; the game itself goes on.
        let found = exact.and_then(Result::ok);
        self.locale = found.map_or_else(|| Locale::bare(language), |opened| opened.locale(language));
        self.stale_table();
        self.log.clear();
        self.narrate();
    }

    pub(super) fn locale(&self) -> &Locale {
        &self.locale
    }

    pub(super) fn scope(&self) -> Scope {
        match self.tab {
            Scope::Fight if self.log_open && self.session.game.fight.is_some() => Scope::Log,
            Scope::Fight if self.session.game.fight.is_none() => Scope::FightSetup,
            // A fight that is over is shown until it was left once.
            Scope::Fight if self.session.game.fighting().is_none() && self.fight_left => Scope::FightSetup,
            tab => tab,
        }
    }

    pub(super) fn go_to(&mut self, tab: Scope) {
        self.tab = tab;
    }

    pub(super) fn screen(&self) -> Screen {
        let mut screen = self.own_screen();
        let beside = [Scope::Sheet, Scope::Bag, Scope::Market, Scope::Loot, Scope::Story];
        if self.session.game.fighting().is_some() && beside.contains(&self.scope()) {
            screen.keys = peaceful_keys(self.scope(), &self.locale);
        }
        screen
    }

    fn own_screen(&self) -> Screen {
        let game = &self.session.game;
        let effective = &self.session.rules;
        match self.scope() {
            Scope::Bag => {
                let Some(member) = game.party.get(self.bag.member) else {
                    return nobody(Scope::Bag, effective, &self.locale);
                };
                with_values(effective, member, |values| bag::screen(&self.bag, &game.party, values, &self.locale))
            }
            Scope::Market => self.market_screen(),
            Scope::Loot => self.loot_screen(),
            Scope::FightSetup => fight_setup::screen(&self.setup, effective, &self.locale),
            Scope::Fight => self.fight_screen(),
            Scope::Log => self.log_screen(),
            Scope::RulesInForce => rules::screen(&self.rules, effective, &self.locale),
            Scope::Story => story::screen(&self.story, &game.story, effective, &self.locale),
            _ => {
                let Some(member) = game.party.get(self.sheet.member) else {
                    return nobody(Scope::Sheet, effective, &self.locale);
                };
                with_values(effective, member, |values| sheet::screen(&self.sheet, &game.party, values, &self.locale))
            }
        }
    }

    /// A refusal in words; a code that has no words of its own is said as it is.
    pub(super) fn refusal(&self, refusal: &GameRefusal) -> SafeText {
        refusal_line(refusal, &self.locale)
    }
}

/// The key bar of a screen beside a fight that is on: the way to the fight, then what the fight does not refuse.
fn peaceful_keys(scope: Scope, locale: &Locale) -> Vec<KeyHint> {
    let on = Action::ALL.iter().copied().filter(|action| action.is_on(scope) && action.in_bar());
    keys_of(locale, std::iter::once(Action::TabFight).chain(on.filter(|action| !action.needs_peace())))
}

impl App {
    pub(super) fn open_game(&mut self, folder: &Path) {
        let language = self.locale.language().clone();
        match Table::open(&self.places.library, folder, &language) {
            Ok(table) => {
                let (dropped, end) = table.session.left_out;
                let left = table.session.game.left_fight.clone();
                let barred = table.session.folder().barred().is_some();
                let left_by = table.session.folder().left_by().map(|holder| left_line(holder, &self.locale));
                self.stage = Stage::Table(Box::new(table));
                crash::playing(Some(folder));
                if let Some(left) = left {
                    let title = self.locale.word("fight-left-title", &[]);
                    self.overlay = Some(Overlay::text(title, remains::fight(&left, &self.locale)));
                }
                // Why it can only be looked at is said as long as it is so.
                if let Some(text) = left_by.filter(|_| end == JournalEnd::Whole) {
                    self.say(text, Role::Notice);
                } else if end == JournalEnd::Torn && !barred {
                    let text = self.locale.word("game-torn", &[("count", Arg::from(dropped))]);
                    self.say(text, Role::Notice);
                }
            }
            Err(fault) => match GameFolder::without_rules(folder) {
                Ok(left) => {
                    let save::Remains { pin, game, records, untold, .. } = &left;
                    let told = remains::Remains { pin, game, records: *records, untold: *untold };
                    self.overlay = Some(Overlay::text(safe(&game.name), remains::lines(told, fault, &self.locale)));
                }
                Err(_) => self.say(fault, Role::Bad),
            },
        }
    }

    /// Runs a command; what it refuses is said, what it did is given back.
    pub(super) fn run(&mut self, command: &Command) -> Option<Vec<Event>> {
        let Stage::Table(table) = &mut self.stage else { return None };
        let moved_before = table.session.folder().moved_up().is_some();
        let waited = table.unsaved_count();
        match table.session.run(command, unix_seconds()) {
            Ok(events) => {
                table.stale_goods();
                table.narrate();
                if let Some(moved) = table.session.folder().moved_up().filter(|_| !moved_before) {
                    // The first write to an older save: worth stopping for, once.
                    let lines = vec![Line::of(moved_up_line(moved, &self.locale))];
                    self.overlay = Some(Overlay::text(safe(&table.session.game.name), lines));
                }
                let waits = self.unsaved_count();
                self.say_saved(waited, waits);
                Some(events)
            }
            Err(RunFault::Refused(refusal)) => {
                let text = table.refusal(&refusal);
                self.say(text, Role::Bad);
                None
            }
            Err(RunFault::Save(fault)) => {
                let text = fault_line(&fault, &self.locale);
                self.say(text, Role::Bad);
                None
            }
            Err(RunFault::Dice(fault)) => {
                self.say(safe(&fault.to_string()), Role::Bad);
                None
            }
        }
    }

    pub(super) fn table_action(&mut self, action: Action) {
        if self.editing_scope().is_some() {
            self.editor_action(action);
            return;
        }
        let Stage::Table(table) = &mut self.stage else { return };
        match action {
            Action::TabSheet => table.go_to(Scope::Sheet),
            Action::TabBag => table.go_to(Scope::Bag),
            Action::TabMarket => table.go_to(Scope::Market),
            Action::TabLoot => table.go_to(Scope::Loot),
            Action::TabFight => table.go_to(Scope::Fight),
            Action::TabRules => table.go_to(Scope::RulesInForce),
            Action::TabStory => table.go_to(Scope::Story),
            Action::Back => self.table_back(),
            _ => match table.scope() {
                Scope::Bag => self.bag_action(action),
                Scope::Market => self.market_action(action),
                Scope::Loot => self.loot_action(action),
                Scope::FightSetup => self.setup_action(action),
                Scope::Fight => self.fight_action(action),
                Scope::Log => self.log_action(action),
                Scope::RulesInForce => self.rules_in_force_action(action),
                Scope::Story => self.story_action(action),
                _ => self.sheet_action(action),
            },
        }
    }

    fn table_back(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        if table.fight.targeting.take().is_some() {
            return;
        }
        if table.scope() == Scope::Log {
            table.log_open = false;
            table.reading.cursor = None;
            return;
        }
        self.leave(Leaving::Game);
    }

    fn rules_in_force_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let state = &mut table.rules;
        match action {
            Action::NextPane | Action::PreviousPane => state.right = !state.right,
            _ if state.right => state.right_scroll = super::moved(state.right_scroll, action, 500),
            _ => state.left_scroll = super::moved(state.left_scroll, action, 500),
        }
    }
}
