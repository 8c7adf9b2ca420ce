//! The terminal's modes: taken once, given back on every way out — leaving, an error, a panic.

use std::io::{self, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// What the program draws on.
pub type Screen = Terminal<CrosstermBackend<Stdout>>;

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Keeps the terminal's modes for as long as it lives.
#[derive(Debug)]
pub struct TerminalGuard;

impl TerminalGuard {
    /// Takes the terminal over and makes a panic give it back before it is reported.
    ///
    /// # Errors
    /// When there is no terminal or it refuses; whatever was taken is given back.
    pub fn take() -> io::Result<(Self, Screen)> {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
        }));
        enable_raw_mode()?;
        TAKEN.store(true, Ordering::SeqCst);
        let guard = Self;
        execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)?;
        let screen = Terminal::new(CrosstermBackend::new(io::stdout()))?;
        Ok((guard, screen))
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Gives back exactly what was taken, once.
pub(super) fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        let mut out = io::stdout();
        // Nothing can be done about a terminal that is gone.
        let _ = execute!(out, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = disable_raw_mode();
        let _ = out.flush();
    }
}
