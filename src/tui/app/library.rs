//! Keys in the library.

use std::path::Path;

use crate::library::catalogs::CatalogAddress;
use crate::library::import::{ImportFault, candidate};
use crate::library::manage::{Did, Fault, install_local};
use crate::locale::{Chain, Tag};
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::job::{Done, Job, Task};
use crate::tui::app::overlay::Overlay;
use crate::tui::app::question::Question;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::library::{LibraryState, Offers, Page, Reviewed, deed_line, game_uses, refusal_lines};
use crate::view::model::Role;
use crate::view::parts::word;

impl App {
    /// Opens the library with what is installed now.
    pub(super) fn open_library(&mut self) {
        self.stage = Stage::Library(Box::new(LibraryState::new(self.read_listing())));
    }

    fn read_listing(&self) -> Result<crate::library::manage::Listing, String> {
        self.places.library.list(&game_uses(Some(&self.places.saves))).map_err(|fault| fault.to_string())
    }

    pub(super) fn library_action(&mut self, action: Action) {
        let Stage::Library(state) = &mut self.stage else { return };
        match (&mut state.page, action) {
            (Page::Installed, Action::Back) => self.go_home(),
            (_, Action::Back) => state.page = Page::Installed,
            (Page::Review(..), Action::StoreRuleset) => self.store_reviewed(),
            (Page::Review(_, scroll), _) => *scroll = moved(*scroll, action, 500),
            (Page::Offers(_), Action::InstallOffer) => self.install_offer(),
            (Page::Offers(offers), _) => {
                offers.cursor = moved(offers.cursor, action, offers.document.offers.len());
            }
            (Page::Installed, Action::ImportRuleset) => {
                self.overlay = Some(Overlay::input(InputPurpose::LibraryPath, ""));
            }
            (Page::Installed, Action::BrowseCatalog) => {
                let known = state.listing.as_ref().ok().into_iter().flat_map(|listing| &listing.rulesets);
                let known = known.filter_map(|ruleset| ruleset.catalog.clone()).next().unwrap_or_default();
                self.overlay = Some(Overlay::input(InputPurpose::CatalogAddress, &known));
            }
            (Page::Installed, Action::UpdateRuleset) => {
                if let Some((id, _)) = state.chosen() {
                    let task = Task::Update(id.to_owned(), self.chain());
                    self.begin(task);
                }
            }
            (Page::Installed, Action::RollBack) => {
                if let Some((id, _)) = state.chosen() {
                    let rolled = self.places.library.roll_back(id).map(|did| vec![did]);
                    self.did(rolled);
                }
            }
            (Page::Installed, Action::RemoveRuleset) => {
                if let Some((id, used_by)) = state.chosen() {
                    let question = Question::RemoveRuleset(id.to_owned(), used_by.len());
                    self.ask_first(question);
                }
            }
            (Page::Installed, _) => {
                let count = state.listing.as_ref().map_or(0, |listing| listing.rulesets.len());
                state.cursor = moved(state.cursor, action, count);
            }
        }
    }

    fn chain(&self) -> Chain {
        Chain::of(self.locale.language())
    }

    /// Reads what stands at a path and shows it before it is stored.
    pub(super) fn review_path(&mut self, path: &str) -> Result<(), SafeText> {
        match candidate(Path::new(path)) {
            Ok(candidate) => {
                let opened = candidate.open().ok();
                if let Stage::Library(state) = &mut self.stage {
                    state.page = Page::Review(Box::new(Reviewed { candidate, opened }), 0);
                }
                Ok(())
            }
            Err(ImportFault::Unread(error)) => Err(safe(&error.to_string())),
            Err(ImportFault::Refused(refusal)) => {
                self.tell_refusal(&refusal);
                Ok(())
            }
        }
    }

    /// Shows what a catalog offers.
    pub(super) fn browse(&mut self, address: &str) -> Result<(), SafeText> {
        let address = CatalogAddress::parse(address).map_err(|fault| safe(&fault))?;
        self.begin(Task::Browse(address));
        Ok(())
    }

    fn store_reviewed(&mut self) {
        let Stage::Library(state) = &mut self.stage else { return };
        let Page::Review(reviewed, _) = std::mem::replace(&mut state.page, Page::Installed) else { return };
        let chain = self.chain();
        let stored = self.places.library.store().map_err(Fault::from);
        let did = stored.and_then(|store| store.change(|draft| install_local(draft, &reviewed.candidate, &chain)));
        self.did(did);
    }

    fn install_offer(&mut self) {
        let Stage::Library(state) = &self.stage else { return };
        let Page::Offers(offers) = &state.page else { return };
        let Some(offer) = offers.document.offers.get(offers.cursor) else { return };
        let task = Task::Install(offer.entry.id().to_owned(), offers.address.clone(), self.chain());
        self.begin(task);
    }

    /// Removes the ruleset that the question was about.
    pub(super) fn remove_ruleset(&mut self, id: &str) {
        // Whoever agreed was told of the games.
        let removed = self.places.library.remove(id, &[], true).map(|did| vec![did]);
        self.did(removed);
    }

    /// Keeps the translations of a language from now on, fetching them where a catalog has them.
    pub(super) fn keep_language(&mut self, language: &Tag) {
        // Where the choice cannot be kept it still holds for now.
        if let Ok(true) = self.places.library.choose_language(language) {
            self.begin(Task::Speak(language.clone()));
        }
    }

    fn begin(&mut self, task: Task) {
        if self.job.is_none() {
            self.job = Some(Job::begin(self.places.library.clone(), task));
        }
    }

    /// Whether something is being fetched.
    pub fn is_busy(&self) -> bool {
        self.job.is_some()
    }

    /// Takes in what was done beside the screens since the last time.
    pub fn tick(&mut self) {
        let Some(ended) = self.job.as_ref().and_then(Job::ended) else { return };
        self.job = None;
        match ended {
            None => {}
            Some(Done::Browsed(address, Ok(document))) => {
                if let Stage::Library(state) = &mut self.stage {
                    state.page = Page::Offers(Box::new(Offers { address, document, cursor: 0 }));
                }
            }
            Some(Done::Browsed(_, Err(refusal))) => self.tell_refusal(&refusal),
            Some(Done::Did(did)) => self.did(did),
        }
    }

    /// Says what was done, and shows everything as it is now.
    fn did(&mut self, did: Result<Vec<Did>, Fault>) {
        self.read_shelf();
        let listing = self.read_listing();
        if let Stage::Library(state) = &mut self.stage {
            let count = listing.as_ref().map_or(0, |listing| listing.rulesets.len());
            state.listing = listing;
            state.cursor = state.cursor.min(count.saturating_sub(1));
        }
        let language = self.locale.language().clone();
        let library = self.places.library.clone();
        if let Stage::Table(table) = &mut self.stage {
            table.set_language(&library, &language);
        }
        match did {
            Err(Fault::Store(fault)) => self.say(safe(&fault.to_string()), Role::Bad),
            Err(Fault::Refused(refusal)) => self.tell_refusal(&refusal),
            Ok(did) => self.tell_deeds(&did),
        }
    }

    fn tell_deeds(&mut self, did: &[Did]) {
        let lines: Vec<_> = did.iter().map(|did| deed_line(did, &self.locale)).collect();
        match lines.as_slice() {
            // What was said already says it better.
            [] if !self.status.text.as_str().is_empty() => {}
            [] => self.say_word("library-nothing-changed", Role::Plain),
            [line] => {
                let role = line.pieces.first().map_or(Role::Plain, |piece| piece.role);
                self.say(safe(&line.plain()), role);
            }
            _ => self.overlay = Some(Overlay::text(word(&self.locale, "library-done"), lines)),
        }
    }

    fn tell_refusal(&mut self, refusal: &crate::library::import::Refusal) {
        if refusal.code == "stopped" {
            return self.say_word("library-stopped", Role::Notice);
        }
        let lines = refusal_lines(refusal);
        self.overlay = Some(Overlay::text(word(&self.locale, "library-refused"), lines));
    }
}
