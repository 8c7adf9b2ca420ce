//! The loop: draw, wait for input, handle it. Ends when the player quits or the system asks.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

use crate::locale::Tag;
use crate::tui::app::{App, Places};
use crate::tui::draw::{draw, draw_sentence, fits};
use crate::tui::input::input_of;
use crate::tui::terminal::{TerminalGuard, give_back};
use crate::tui::theme::Palette;

/// How long the loop may take to end by itself once the system wants it to.
const GRACE: Duration = Duration::from_millis(600);

/// Ends the loop when the system asks. A terminal that is gone can hold the loop inside the read of its input for ever;
/// then the process ends here. Nothing is lost: every deed is on disk before it is shown.
fn watch_signals(ended: Arc<AtomicBool>) -> io::Result<()> {
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT])?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            ended.store(true, Ordering::SeqCst);
            std::thread::sleep(GRACE);
            give_back();
            std::process::exit(0);
        }
    });
    Ok(())
}

/// How long the loop sleeps at most before it looks whether the system wants it to end.
const PATIENCE: Duration = Duration::from_millis(200);

/// What the command line says of how to start.
#[derive(Debug)]
pub struct Start {
    /// The player's language.
    pub language: Tag,
    /// The game to open at once.
    pub game: Option<std::path::PathBuf>,
    /// The translation to put on the bench at once, and the ruleset where it is named.
    pub bench: Option<(std::path::PathBuf, Option<String>)>,
    /// The seed of new games; a fresh one each where it is left out.
    pub seed: Option<u64>,
}

/// Runs the terminal application until it is left.
///
/// # Errors
/// When there is no terminal, or it is lost; its modes are given back all the same.
pub fn run(places: Places, start: Start) -> io::Result<()> {
    let ended = Arc::new(AtomicBool::new(false));
    watch_signals(Arc::clone(&ended))?;
    let palette = Palette::from_environment(std::env::var("NO_COLOR").ok().as_deref());
    // With NO_COLOR the backend itself would turn every style off, the mark of the chosen line with it.
    crossterm::style::force_color_output(true);
    let (_guard, mut terminal) = TerminalGuard::take()?;
    let mut app = App::new(places, &start.language, start.seed);
    if let Some(game) = start.game {
        app.play(&game);
    }
    if let Some((file, ruleset)) = start.bench
        && let Err(why) = app.open_bench(&file, ruleset.as_deref())
    {
        app.say_wrong(why);
    }
    while !app.wants_to_quit() && !ended.load(Ordering::Relaxed) {
        app.watch(std::time::Instant::now());
        app.tick();
        let screen = app.screen();
        terminal.draw(|frame| match fits(frame.area()) {
            true => draw(frame, &screen, palette),
            false => draw_sentence(frame, &app.too_small(frame.area().width, frame.area().height)),
        })?;
        if crossterm::event::poll(app.patience().unwrap_or(PATIENCE))? {
            if let Some(input) = input_of(crossterm::event::read()?) {
                app.handle(input);
            }
            // Everything that is already there is handled before the next drawing: pasted text, held keys.
            while !app.wants_to_quit() && crossterm::event::poll(Duration::ZERO)? {
                if let Some(input) = input_of(crossterm::event::read()?) {
                    app.handle(input);
                }
            }
        }
    }
    Ok(())
}
