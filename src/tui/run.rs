//! The loop: draw, wait for news, take it in. Ends when the player quits or the system asks, and leaves the terminal as it was
//! whatever happens.
//!
//! In builds for tests `RULEBOUND_TEST_PANIC` makes the program fail by itself: `main` in the loop, `worker` in a thread beside
//! it, `keys` in the thread that reads keys, `stop` in the loop when it is to be stopped. Released builds do not know it.
//!
//! Must not know: rules, what a screen shows.

use std::io::{self, Write as _};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use crate::locale::{Locale, Tag};
use crate::tui::app::{App, Places};
use crate::tui::crash;
use crate::tui::draw::{draw, draw_sentence, fits};
use crate::tui::news::{News, hear_keys, hear_signals, stop_here, watch_terminal};
use crate::tui::terminal::{Screen, TerminalGuard, give_back, take_again};
use crate::tui::theme::Palette;

/// How long the loop sleeps at most before it looks around.
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

/// How it ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// The player left, the system asked for it, or the terminal went away.
    Left,
    /// By a fault of the program; what there is to say was said.
    Failed,
}

/// Runs the terminal application until it is left.
///
/// # Errors
/// When there is no terminal, or it refuses; its modes are given back all the same.
pub fn run(places: Places, start: Start) -> io::Result<Ending> {
    let (sender, news) = channel();
    hear_signals(sender.clone())?;
    let palette = Palette::from_environment(std::env::var("NO_COLOR").ok().as_deref());
    // With NO_COLOR the backend itself would turn every style off, the mark of the chosen line with it.
    crossterm::style::force_color_output(true);
    crash::watch(crate::system::data_folder());
    let (guard, mut terminal) = TerminalGuard::take()?;
    watch_terminal(sender.clone());
    hear_keys(sender)?;
    let mut app = None;
    let ended = catch_unwind(AssertUnwindSafe(|| {
        let app = app.insert(App::new(places, &start.language, start.seed));
        if let Some(game) = start.game {
            app.play(&game);
        }
        if let Some((file, ruleset)) = start.bench
            && let Err(why) = app.open_bench(&file, ruleset.as_deref())
        {
            app.say_wrong(why);
        }
        follow(app, &mut terminal, &news, palette)
    }));
    // What waits for its disk is tried once more, also after a fault.
    let lost = app.as_mut().and_then(|app| catch_unwind(AssertUnwindSafe(|| app.last_words())).unwrap_or(None));
    drop(guard);
    let failed = ended.is_err() || crash::ends();
    if failed {
        let language = app.as_ref().map_or(&start.language, App::language);
        crash::tell(&Locale::bare(language));
    }
    if let Some(lost) = lost {
        // Nobody need be there to read it.
        let _ = writeln!(io::stderr(), "rulebound: {lost}");
    }
    if failed {
        return Ok(Ending::Failed);
    }
    ended.unwrap_or(Ok(())).map(|()| Ending::Left)
}

/// Draws and takes news in until it is over.
fn follow(app: &mut App, terminal: &mut Screen, news: &Receiver<News>, palette: Palette) -> io::Result<()> {
    loop {
        app.watch(Instant::now());
        app.tick();
        if let Some(report) = crash::news() {
            app.say_failed(&report);
        }
        let screen = app.screen();
        let drawn = terminal.draw(|frame| match fits(frame.area()) {
            true => draw(frame, &screen, palette),
            false => draw_sentence(frame, &app.too_small(frame.area().width, frame.area().height)),
        });
        if let Err(fault) = drawn {
            // Writing fails at once where the terminal was closed; that is a way to leave.
            return if is_lost(news) { Ok(()) } else { Err(fault) };
        }
        let mut next = match news.recv_timeout(app.patience().unwrap_or(PATIENCE)) {
            Ok(news) => Some(news),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        };
        // Everything that is already there is taken in before the next drawing: pasted text, held keys.
        while let Some(now) = next {
            match now {
                News::Input(input) => app.handle(input),
                News::End | News::Lost => return Ok(()),
                News::Stop => stop(terminal)?,
                News::GoOn => *terminal = take_again()?,
            }
            crash::asked_for("main");
            if crash::is_asked_for("worker") {
                let _ = std::thread::spawn(|| crash::asked_for("worker")).join();
            }
            if app.wants_to_quit() {
                return Ok(());
            }
            if app.wants_to_stop() {
                crash::asked_for("stop");
                stop(terminal)?;
            }
            next = news.try_recv().ok();
        }
    }
}

/// Whether the terminal goes away: the news of it may come a moment after writing fails.
fn is_lost(news: &Receiver<News>) -> bool {
    let until = Instant::now() + Duration::from_secs(1);
    loop {
        match news.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(News::End | News::Lost) => return true,
            Ok(_) => {}
            Err(_) => return false,
        }
    }
}

/// Lets the program be stopped: the terminal is the shell's meanwhile.
fn stop(terminal: &mut Screen) -> io::Result<()> {
    give_back();
    stop_here();
    *terminal = take_again()?;
    Ok(())
}
