//! The terminal's modes: taken once, given back on every way out — leaving, an error, a panic, a signal — and while the
//! program is stopped.
//!
//! Must not know: what is drawn.

use std::io::{self, Stdout, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::Show;
use crossterm::event::{DisableBracketedPaste, EnableBracketedPaste};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// What the program draws on.
pub type Screen = Terminal<CrosstermBackend<Stdout>>;

static TAKEN: AtomicBool = AtomicBool::new(false);

/// Keeps the terminal's modes for as long as it lives.
#[derive(Debug)]
pub struct TerminalGuard;

impl TerminalGuard {
    /// Takes the terminal over.
    ///
    /// # Errors
    /// When there is no terminal or it refuses; whatever was taken is given back.
    pub fn take() -> io::Result<(Self, Screen)> {
        let guard = Self;
        Ok((guard, take_modes()?))
    }
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the modes; what is drawn next is drawn whole.
fn take_modes() -> io::Result<Screen> {
    enable_raw_mode()?;
    TAKEN.store(true, Ordering::SeqCst);
    execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste, Clear(ClearType::All))?;
    Terminal::new(CrosstermBackend::new(io::stdout()))
}

/// Takes the modes again after the program was stopped; a shell may have set its own in between.
///
/// # Errors
/// When the terminal refuses.
pub(super) fn take_again() -> io::Result<Screen> {
    // Raw mode that still counts as on would not be set again.
    let _ = disable_raw_mode();
    take_modes()
}

/// Gives back exactly what was taken, once.
pub(super) fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // Nothing can be done about a terminal that is gone. The modes go first: setting them never waits for somebody to
        // read what is written.
        let _ = disable_raw_mode();
        let mut out = io::stdout();
        let _ = execute!(out, DisableBracketedPaste, LeaveAlternateScreen, Show);
        let _ = out.flush();
    }
}
