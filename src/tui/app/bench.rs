//! The translator's bench: a file that is watched on disk, and its keys.
//!
//! The folder is looked at between two drawings, by name, time and size of what matters in it: editors replace a file as
//! often as they write it, so the name counts and not the open file. What has not changed for one moment is read again. That
//! needs no thread and no help from the system, and works on network folders too.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use crate::format::load::LOCALE_BYTES_MAX;
use crate::library::{Library, Opened, ReadFault, read_bounded};
use crate::locale::{
    Allowances, Arg, Beside, Chain, Report, Section, Tag, Translation, allow_file_name, check_translation,
};
use crate::source::Diagnostic;
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::bench::{BenchFile, BenchState};
use crate::view::model::{Role, Screen};

/// How long a file must stand unchanged before it is read again.
pub const DEBOUNCE: Duration = Duration::from_millis(100);
/// How often the folder is looked at.
pub const LOOK_EVERY: Duration = Duration::from_millis(50);

/// Name, time and size of what is watched.
type Looks = Vec<(PathBuf, Option<(SystemTime, u64)>)>;

/// A file on the bench.
#[derive(Debug)]
pub struct Bench {
    library: Library,
    file: PathBuf,
    ruleset: String,
    looks: Looks,
    changed: Option<Instant>,
    shown: BenchFile,
    state: BenchState,
}

impl Bench {
    /// Puts a translation file on the bench. Without a ruleset it is the one whose `locales` folder the file stands in.
    ///
    /// # Errors
    /// In words: no ruleset beside the file, or one that cannot be used.
    fn open(library: &Library, file: &Path, ruleset: Option<&str>) -> Result<Self, String> {
        let ruleset = match ruleset {
            Some(ruleset) => ruleset.to_owned(),
            None => beside(file).ok_or_else(String::new)?.display().to_string(),
        };
        let opened = library.open(&ruleset).map_err(|error| error.to_string())?;
        let name = file.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let shown = BenchFile::new(&name, &opened.book);
        let mut bench = Self {
            library: library.clone(),
            file: file.to_path_buf(),
            ruleset,
            looks: Looks::new(),
            changed: None,
            shown,
            state: BenchState::default(),
        };
        bench.looks = bench.look();
        bench.read(&opened);
        Ok(bench)
    }

    /// Everything that a change of may change the picture.
    fn watched(&self) -> Vec<PathBuf> {
        let mut paths = vec![self.file.clone(), self.file.with_file_name(allow_file_name(&self.shown.name))];
        paths.extend(self.others().map(|(_, path)| path));
        let ruleset = Path::new(&self.ruleset);
        if ruleset.is_dir() {
            paths.push(ruleset.join("ruleset.json"));
            let catalogs = std::fs::read_dir(ruleset.join("catalogs")).into_iter().flatten().flatten();
            paths.extend(catalogs.map(|entry| entry.path()));
        } else if ruleset.is_file() {
            paths.push(ruleset.to_path_buf());
        }
        paths.sort();
        paths
    }

    /// The files of the rest of its chain that would lie beside it.
    fn others(&self) -> impl Iterator<Item = (Tag, PathBuf)> {
        let own = Tag::of_file_name(&self.shown.name);
        let chain = own.as_ref().map(Chain::of);
        let tags: Vec<Tag> = chain.iter().flat_map(Chain::translating).cloned().collect();
        let file = self.file.clone();
        tags.into_iter()
            .filter(move |tag| Some(tag) != own.as_ref())
            .map(move |tag| (tag.clone(), file.with_file_name(format!("{tag}.json"))))
    }

    fn look(&self) -> Looks {
        let look = |path: PathBuf| {
            let seen = std::fs::metadata(&path).ok().and_then(|data| Some((data.modified().ok()?, data.len())));
            (path, seen)
        };
        self.watched().into_iter().map(look).collect()
    }

    /// Looks at the folder; whether something was read again.
    fn tick(&mut self, now: Instant) -> bool {
        let looks = self.look();
        if looks != self.looks {
            self.looks = looks;
            self.changed = Some(now);
            return false;
        }
        if self.changed.is_none_or(|since| now.duration_since(since) < DEBOUNCE) {
            return false;
        }
        self.changed = None;
        // A ruleset that cannot be read for the moment leaves the one there was.
        match self.library.open(&self.ruleset) {
            Ok(opened) => {
                self.shown.set_book(&opened.book);
                self.read(&opened);
                true
            }
            Err(_) => false,
        }
    }

    fn read(&mut self, opened: &Opened) {
        let mut beside = Beside::default();
        for (tag, path) in self.others() {
            let read = read_bounded(&path, LOCALE_BYTES_MAX).ok();
            let loaded = read.and_then(|bytes| Translation::read(&bytes, Some(&tag)).ok());
            beside.bases.extend(loaded.map(|loaded| std::sync::Arc::new(loaded.value)));
        }
        let side = self.file.with_file_name(allow_file_name(&self.shown.name));
        let mut wrong = Vec::new();
        if let Ok(bytes) = read_bounded(&side, LOCALE_BYTES_MAX) {
            match Allowances::read(&bytes) {
                Ok(allowed) => beside.allowed = allowed,
                Err(refused) => wrong = named(refused.diagnostics, &allow_file_name(&self.shown.name)),
            }
        }
        let (mut report, own) = match read_bounded(&self.file, LOCALE_BYTES_MAX) {
            Ok(bytes) => (
                check_translation(&bytes, &self.shown.name, &opened.book, &beside),
                Translation::read_named(&bytes, &self.shown.name).ok(),
            ),
            Err(fault) => (Report::unread(&self.shown.name, unreadable(&fault)), None),
        };
        report.diagnostics.extend(wrong);
        let mut translations = beside.bases;
        translations.extend(own.map(|loaded| std::sync::Arc::new(loaded.value)));
        self.shown.set_read(report, translations);
        self.state.cursor = self.state.cursor.min(self.shown.count(&self.state).saturating_sub(1));
    }

    fn next_section(&mut self) {
        let at = self.state.section.and_then(|own| Section::ALL.iter().position(|section| *section == own));
        self.state.section = Section::ALL.get(at.map_or(0, |at| at + 1)).copied();
        self.state.cursor = 0;
    }
}

fn unreadable(fault: &ReadFault) -> Diagnostic {
    fault.diagnostic()
}

fn named(diagnostics: Vec<Diagnostic>, file: &str) -> Vec<Diagnostic> {
    diagnostics.into_iter().map(|found| found.in_file(file)).collect()
}

/// The ruleset whose `locales` folder a file stands in.
fn beside(file: &Path) -> Option<PathBuf> {
    let folder = file.parent().filter(|folder| folder.file_name().is_some_and(|name| name == "locales"))?;
    let ruleset = folder.parent().map(|path| if path.as_os_str().is_empty() { Path::new(".") } else { path })?;
    ruleset.join("ruleset.json").is_file().then(|| ruleset.to_path_buf())
}

impl App {
    /// Opens the bench on a file at once.
    ///
    /// # Errors
    /// In the player's words, when there is no ruleset for it.
    pub fn open_bench(&mut self, file: &Path, ruleset: Option<&str>) -> Result<(), SafeText> {
        let bench = Bench::open(&self.places.library, file, ruleset).map_err(|why| match why.is_empty() {
            true => self.locale.word("bench-no-ruleset", &[("path", Arg::text(&file.display().to_string()))]),
            false => safe(&why),
        })?;
        self.stage = Stage::Bench(Box::new(bench));
        Ok(())
    }

    /// Says at Home why the bench could not be opened.
    pub fn say_wrong(&mut self, why: SafeText) {
        self.say(why, Role::Bad);
    }

    /// Asks which file.
    pub(super) fn ask_bench_file(&mut self) {
        self.overlay = Some(Overlay::input(InputPurpose::BenchFile, ""));
    }

    /// Time has passed: what is watched may have changed.
    pub fn watch(&mut self, now: Instant) {
        self.watch_lock(now);
        self.watch_unsaved();
        let Stage::Bench(bench) = &mut self.stage else { return };
        if bench.tick(now) {
            let word = if bench.shown.is_broken() { "bench-broken" } else { "bench-read-again" };
            let role = if bench.shown.is_broken() { Role::Bad } else { Role::Good };
            self.say_word(word, role);
        }
    }

    /// How long the loop may sleep.
    pub fn patience(&self) -> Option<Duration> {
        matches!(self.stage, Stage::Bench(_)).then_some(LOOK_EVERY)
    }

    pub(super) fn bench_screen(&self, bench: &Bench) -> Screen {
        crate::view::bench::screen(&bench.shown, &bench.state, &self.locale)
    }

    pub(super) fn bench_action(&mut self, action: Action) {
        let Stage::Bench(bench) = &mut self.stage else { return };
        let state = &mut bench.state;
        match action {
            Action::Back => self.go_home(),
            Action::BenchList | Action::BenchListBack => {
                state.list = if action == Action::BenchList { state.list.next() } else { state.list.previous() };
                state.cursor = 0;
            }
            Action::BenchSection => bench.next_section(),
            Action::NextProblem | Action::PreviousProblem => {
                match bench.shown.problem(&bench.state, action == Action::NextProblem) {
                    Some(at) => bench.state.cursor = at,
                    None => self.say_word("bench-no-problem", Role::Good),
                }
            }
            _ => state.cursor = moved(state.cursor, action, bench.shown.count(state)),
        }
    }
}
