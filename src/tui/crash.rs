//! A fault of the program itself: a report of it is written, and where that is gets said once the terminal is itself again.
//!
//! A report holds what happened, where, the program's version, the system, the last actions by their ids, and where the game is.
//! It holds nothing that a player typed: a message is cut where it begins to quote something. The newest [`KEPT`] reports are
//! kept, in `crashes/` in the program's data folder.
//!
//! A fault in the thread that draws or in the one that reads keys ends the program. One in a thread beside them costs what that
//! thread was doing; the screens go on and say so.
//!
//! Must not know: rules, what is in a game.

use std::backtrace::Backtrace;
use std::collections::VecDeque;
use std::fmt::Write as _;
use std::io::Write as _;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::ThreadId;

use crate::locale::{Arg, Locale};
use crate::system::{file_stamp, unix_seconds, write_synced};
use crate::text::safe;
use crate::tui::terminal::give_back;

/// So many reports are kept.
pub const KEPT: usize = 10;

/// So many of the last actions are told.
const ACTS_KEPT: usize = 20;

/// A message is cut after so many characters.
const MESSAGE_CHARS: usize = 300;

/// The name of the thread that reads keys: without it the program is deaf.
pub(super) const KEYS: &str = "keys";

/// A trace is cut after so many lines.
const TRACE_LINES: usize = 120;

/// A report that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Report {
    /// Where it was written, or why it could not be.
    pub(super) place: Result<PathBuf, String>,
    /// What it says.
    pub(super) text: String,
}

/// What is known when something fails.
#[derive(Debug)]
struct Known {
    /// The thread that draws.
    main: Option<ThreadId>,
    /// Where reports go.
    folder: Option<PathBuf>,
    /// The game that is open.
    game: Option<PathBuf>,
    /// How many deeds in it are not saved.
    unsaved: usize,
    /// The last actions, oldest first.
    acts: VecDeque<&'static str>,
    /// What was made of the fault that ends the program.
    last: Option<Report>,
    /// What was made of a fault beside it, until it was said.
    beside: Option<Report>,
}

static KNOWN: Mutex<Known> = Mutex::new(Known {
    main: None,
    folder: None,
    game: None,
    unsaved: 0,
    acts: VecDeque::new(),
    last: None,
    beside: None,
});

fn known() -> MutexGuard<'static, Known> {
    KNOWN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// From now on a fault is reported below a data folder; this is the thread that draws.
pub(super) fn watch(data: Option<PathBuf>) {
    let mut known = known();
    known.main = Some(std::thread::current().id());
    known.folder = data.map(|data| data.join("crashes"));
    drop(known);
    std::panic::set_hook(Box::new(note));
}

/// Keeps in mind that an action was done.
pub(super) fn did(action: &'static str) {
    let mut known = known();
    known.acts.push_back(action);
    if known.acts.len() > ACTS_KEPT {
        known.acts.pop_front();
    }
}

/// Keeps in mind which game is open.
pub(super) fn playing(game: Option<&Path>) {
    known().game = game.map(Path::to_owned);
}

/// Keeps in mind how many deeds in the open game are not saved.
pub(super) fn unsaved(count: usize) {
    known().unsaved = count;
}

/// What was reported of a thread beside the one that draws since this was last asked.
pub(super) fn news() -> Option<Report> {
    known().beside.take()
}

/// Whether something failed that the program does not go on without.
pub(super) fn ends() -> bool {
    known().last.is_some()
}

/// Something panicked: the terminal is given back where the program ends of it, and the report is written.
fn note(panic: &PanicHookInfo<'_>) {
    // What is known may be held by whoever panicked; then the report says less.
    let mut known = match KNOWN.try_lock() {
        Ok(known) => Some(known),
        Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
        Err(TryLockError::WouldBlock) => None,
    };
    let main = known.as_ref().is_none_or(|known| known.main == Some(std::thread::current().id()));
    if main {
        give_back();
    }
    let ends = main || std::thread::current().name() == Some(KEYS);
    let text = report(panic, known.as_deref());
    let folder = known.as_ref().and_then(|known| known.folder.clone());
    let place = folder.ok_or_else(|| "the system names no home folder".to_owned()).and_then(|folder| {
        let path = folder.join(format!("crash-{}-{}.txt", file_stamp(unix_seconds()), std::process::id()));
        let made = std::fs::create_dir_all(&folder);
        made.and_then(|()| write_synced(&path, text.as_bytes())).map_err(|fault| fault.to_string())?;
        keep_newest(&folder);
        Ok(path)
    });
    if let Some(known) = &mut known {
        let report = Some(Report { place, text });
        *(if ends { &mut known.last } else { &mut known.beside }) = report;
    }
}

fn report(panic: &PanicHookInfo<'_>, known: Option<&Known>) -> String {
    let mut text = format!("Rulebound {} failed by a fault of its own.\n", env!("CARGO_PKG_VERSION"));
    let mut line = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name}: {}", safe(value));
    };
    line("when", &file_stamp(unix_seconds()));
    line("what", &without_quotes(panic.payload_as_str().unwrap_or("a panic that says nothing")));
    line("where", &panic.location().map(ToString::to_string).unwrap_or_default());
    line("thread", std::thread::current().name().unwrap_or("without a name"));
    line("system", &format!("{} {}", std::env::consts::OS, std::env::consts::ARCH));
    line("terminal", &std::env::var("TERM").unwrap_or_default());
    if let Some(known) = known {
        line("last actions", &known.acts.iter().copied().collect::<Vec<_>>().join(", "));
        line("game", &known.game.as_ref().map(|game| game.display().to_string()).unwrap_or_default());
        line("deeds not saved", &known.unsaved.to_string());
    }
    text.push_str("trace:\n");
    let trace = Backtrace::force_capture().to_string();
    for traced in trace.lines().take(TRACE_LINES) {
        let _ = writeln!(text, "{}", safe(traced));
    }
    text
}

/// A message up to where it quotes something: what it quotes may be a player's text.
fn without_quotes(message: &str) -> String {
    let known = ["called `Option::unwrap()` on a `None` value", "called `Result::unwrap()` on an `Err` value"];
    let begins = known.into_iter().find(|known| message.starts_with(known)).unwrap_or_default();
    let rest = message.strip_prefix(begins).unwrap_or(message);
    let plain = rest.split(['"', '`', '\'', '“', '«']).next().unwrap_or_default();
    let cut = if plain.len() < rest.len() { "…" } else { "" };
    let whole = format!("{begins}{plain}{cut}");
    whole.chars().take(MESSAGE_CHARS).collect()
}

/// Removes all but the newest reports; their names begin with the time.
fn keep_newest(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    let mut reports: Vec<PathBuf> = entries
        .map(|entry| entry.path())
        .filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("crash-")))
        .collect();
    reports.sort();
    for old in reports.iter().rev().skip(KEPT) {
        let _ = std::fs::remove_file(old);
    }
}

/// Says on the terminal, which must have been given back, that the program failed, where the report is and where the game.
pub(super) fn tell(locale: &Locale) {
    let (report, game) = {
        let known = known();
        (known.last.clone(), known.game.clone())
    };
    let mut lines = vec![locale.word("crash-ended", &[]).into_string()];
    match report.as_ref().map(|report| &report.place) {
        Some(Ok(place)) => lines.push(path_word(locale, "crash-report", place)),
        Some(Err(why)) => lines.push(locale.word("crash-no-report", &[("why", Arg::text(why))]).into_string()),
        None => {}
    }
    if let Some(Report { place: Err(_), text }) = &report {
        lines.extend(text.lines().map(|line| safe(line).into_string()));
    }
    if let Some(game) = &game {
        lines.push(path_word(locale, "crash-game", game));
    }
    let mut stderr = std::io::stderr().lock();
    for line in lines {
        let _ = writeln!(stderr, "{line}");
    }
}

fn path_word(locale: &Locale, key: &str, path: &Path) -> String {
    locale.word(key, &[("path", Arg::text(&path.display().to_string()))]).into_string()
}

/// Whether a test asks for a fault there.
pub(super) fn is_asked_for(place: &str) -> bool {
    cfg!(debug_assertions) && std::env::var("RULEBOUND_TEST_PANIC").is_ok_and(|asked| asked == place)
}

/// Fails where a test asks for it, once.
#[expect(clippy::panic, reason = "that is what it is for; released builds never do")]
pub(super) fn asked_for(place: &str) {
    static DONE: AtomicBool = AtomicBool::new(false);
    if is_asked_for(place) && !DONE.swap(true, Ordering::Relaxed) {
        panic!("a test asked for it in {place}: \"a player's text\"");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_message_quotes_is_left_out() {
        for (message, kept) in [
            (
                "index out of bounds: the len is 3 but the index is 7",
                "index out of bounds: the len is 3 but the index is 7",
            ),
            ("called `Option::unwrap()` on a `None` value", "called `Option::unwrap()` on a `None` value"),
            (
                "called `Result::unwrap()` on an `Err` value: Bad(\"Ana\")",
                "called `Result::unwrap()` on an `Err` value: Bad(…",
            ),
            (
                "byte index 1 is not a char boundary; it is inside 'é' (bytes 0..2) of `été`",
                "byte index 1 is not a char boundary; it is inside …",
            ),
        ] {
            assert_eq!(without_quotes(message), kept);
        }
    }

    #[test]
    fn the_newest_reports_are_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        for number in 10..25 {
            std::fs::write(folder.path().join(format!("crash-{number}-1.txt")), "").expect("written");
        }
        std::fs::write(folder.path().join("notes.txt"), "").expect("written");
        keep_newest(folder.path());
        let mut names: Vec<String> = std::fs::read_dir(folder.path())
            .expect("a folder")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        assert_eq!(names.len(), KEPT + 1, "{names:?}");
        assert_eq!(names.first().map(String::as_str), Some("crash-15-1.txt"));
        assert_eq!(names.last().map(String::as_str), Some("notes.txt"));
    }
}
