//! What reaches the loop from outside: keys, and what the system asks for. Each source is a thread of its own, so that the loop
//! never waits for a terminal that may be gone.
//!
//! Reading a terminal that was closed never comes back and takes all the time there is; so the reader is left behind, and a
//! terminal that is gone is noticed by asking for it a few times a second. Nothing that the system asks for can be held up
//! for long either: what does not end by itself is ended.
//!
//! Must not know: what a key does.

use std::io::{self, IsTerminal};
use std::sync::mpsc::Sender;
use std::time::Duration;

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP};
use signal_hook::iterator::Signals;

use crate::tui::input::{Input, input_of};
use crate::tui::{crash, terminal};

/// How long the loop may take to end by itself once it is asked to.
const GRACE: Duration = Duration::from_secs(3);

/// How long giving the terminal back may take then: a terminal that nobody reads takes nothing.
const LAST_WORDS: Duration = Duration::from_millis(300);

/// How often the terminal is asked for.
const ASK_EVERY: Duration = Duration::from_millis(250);

/// Something that reached the loop.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum News {
    /// A key, pasted text, another size.
    Input(Input),
    /// The system asks the program to end.
    End,
    /// The terminal is gone.
    Lost,
    /// The system asks the program to stop for a while.
    Stop,
    /// The program goes on after it was stopped.
    GoOn,
}

/// Begins to listen to signals.
///
/// # Errors
/// When the system refuses.
pub(super) fn hear_signals(news: Sender<News>) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT])?;
    std::thread::spawn(move || {
        for signal in signals.forever() {
            let (said, ends) = match signal {
                SIGTSTP => (News::Stop, false),
                SIGCONT => (News::GoOn, false),
                _ => (News::End, true),
            };
            if news.send(said).is_err() {
                return;
            }
            if ends {
                end_soon();
            }
        }
    });
    Ok(())
}

/// Begins to read keys.
///
/// # Errors
/// When the system has no room for another thread.
pub(super) fn hear_keys(news: Sender<News>) -> io::Result<()> {
    let thread = std::thread::Builder::new().name(crash::KEYS.to_owned());
    thread.spawn(move || {
        let news = LastWord(news);
        while let Ok(event) = crossterm::event::read() {
            crash::asked_for(crash::KEYS);
            if let Some(input) = input_of(event)
                && news.0.send(News::Input(input)).is_err()
            {
                return;
            }
        }
    })?;
    Ok(())
}

/// Says that there are no more keys, however reading them ended.
struct LastWord(Sender<News>);

impl Drop for LastWord {
    fn drop(&mut self) {
        let _ = self.0.send(News::Lost);
    }
}

/// Begins to look whether the terminal is still there.
pub(super) fn watch_terminal(news: Sender<News>) {
    let there: fn() -> bool = match (io::stdin().is_terminal(), io::stdout().is_terminal()) {
        (true, _) => || io::stdin().is_terminal(),
        (false, true) => || io::stdout().is_terminal(),
        // What is neither may be a pipe that stays one.
        (false, false) => return,
    };
    std::thread::spawn(move || {
        while there() {
            std::thread::sleep(ASK_EVERY);
        }
        let _ = news.send(News::Lost);
        end_soon();
    });
}

/// Ends the program where the loop does not do it by itself in time.
fn end_soon() {
    std::thread::spawn(|| {
        std::thread::sleep(GRACE);
        std::thread::spawn(terminal::give_back);
        std::thread::sleep(LAST_WORDS);
        std::process::exit(0);
    });
}

/// Stops the program until somebody lets it go on. The terminal must have been given back.
pub(super) fn stop_here() {
    let _ = signal_hook::low_level::emulate_default_handler(SIGTSTP);
}
