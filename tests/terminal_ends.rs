//! Every way out of the terminal application leaves the terminal as it was: leaving, signals, faults of the program, being
//! stopped for a while, a terminal that goes away.

#[path = "support/terminal.rs"]
mod terminal;

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use terminal::{DOWN, ENTER, PATIENCE, RIGHT, Terminal};

const ARGUMENTS: [&str; 4] = ["--saves", "saves", "--locale", "en"];

fn home(folder: &Path, environment: &[(&str, &str)]) -> Terminal {
    let mut terminal = Terminal::start(folder, (80, 24), &ARGUMENTS, environment);
    terminal.see("New game");
    assert!(terminal.is_raw(), "the terminal was never taken");
    terminal
}

fn reports(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join(".local/share/rulebound/crashes")).into_iter().flatten();
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

/// The one report, which names its place and quotes nothing.
fn report(folder: &Path, place: &str) -> String {
    let reports = reports(folder);
    assert_eq!(reports.len(), 1, "{reports:?}");
    let text = std::fs::read_to_string(&reports[0]).expect("a report");
    assert!(text.contains(&format!("what: a test asked for it in {place}: …")), "{text}");
    assert!(text.contains("where: src/tui/crash.rs:"), "{text}");
    assert!(text.contains(&format!("Rulebound {}", env!("CARGO_PKG_VERSION"))), "{text}");
    assert!(!text.contains("player's text"), "{text}");
    text
}

#[test]
fn signals_give_the_terminal_back() {
    for signal in ["TERM", "HUP", "INT", "QUIT"] {
        let folder = tempfile::tempdir().expect("a folder");
        let terminal = home(folder.path(), &[]);
        terminal.signal(signal);
        terminal.ends();
        assert_eq!(reports(folder.path()), Vec::<PathBuf>::new());
    }
}

#[test]
fn a_fault_gives_the_terminal_back_and_says_where_its_report_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = home(folder.path(), &[("RULEBOUND_TEST_PANIC", "main")]);
    terminal.press("n");
    let text = terminal.ends_with(101);
    let text: String = text.split('\n').collect();
    assert!(text.contains("a fault of the program"), "{text}");
    assert!(text.contains(".local/share/rulebound/crashes/crash-"), "{text}");
    assert!(!text.contains("Your game is in"), "{text}");
    let report = report(folder.path(), "main");
    assert!(report.contains("thread: main"), "{report}");
    assert!(report.contains("last actions: new-game"), "{report}");
}

#[test]
fn a_report_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("data"), "no folder").expect("written");
    let data = folder.path().join("data").display().to_string();
    let environment = [("RULEBOUND_TEST_PANIC", "main"), ("XDG_DATA_HOME", data.as_str())];
    // A trace is long.
    let mut terminal = Terminal::start(folder.path(), (120, 240), &ARGUMENTS, &environment);
    terminal.see("New game");
    terminal.press("n");
    let text = terminal.ends_with(101);
    assert!(text.contains("No report of it could be written"), "{text}");
    assert!(text.contains("what: a test asked for it in main: …"), "{text}");
}

#[test]
fn a_fault_in_a_thread_beside_the_screens_is_told_and_play_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = home(folder.path(), &[("RULEBOUND_TEST_PANIC", "worker")]);
    terminal.press_and_see(&["l"], "you can play on");
    assert!(terminal.is_raw(), "the terminal was given back under the running program");
    terminal.press_and_see(&["\u{1b}"], "c catalog");
    let report = report(folder.path(), "worker");
    assert!(!report.contains("thread: main"), "{report}");
    terminal.press("\u{3}");
    terminal.ends();
}

#[test]
fn a_fault_in_the_thread_that_reads_keys_ends_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = home(folder.path(), &[("RULEBOUND_TEST_PANIC", "keys")]);
    terminal.press("n");
    let text = terminal.ends_with(101);
    assert!(text.contains("a fault of the program"), "{text}");
    assert!(report(folder.path(), "keys").contains("thread: keys"));
}

/// The state of a process as the system tells it: `T` while it is stopped.
fn state(id: u32) -> String {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).expect("a process");
    stat[stat.rfind(')').expect("a name") + 2..].chars().take(1).collect()
}

fn wait(what: &str, test: impl Fn() -> bool) {
    let start = Instant::now();
    while !test() {
        assert!(start.elapsed() < PATIENCE, "waited for {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn stopped_it_leaves_the_terminal_and_going_on_it_draws_anew() {
    if !Path::new("/proc/self/stat").exists() {
        return eprintln!("skipped: this system does not tell whether a process is stopped");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = home(folder.path(), &[]);
    let id = terminal.child.process_id().expect("a process");
    let stops: [fn(&mut Terminal); 2] = [|terminal| terminal.signal("TSTP"), |terminal| terminal.press("\u{1a}")];
    for stop in stops {
        stop(&mut terminal);
        wait("the program to be stopped", || state(id) == "T");
        while let Ok(bytes) = terminal.output.recv_timeout(Duration::from_millis(200)) {
            terminal.screen.process(&bytes);
        }
        terminal.is_given_back();
        assert!(!terminal.text().contains("New game"), "{}", terminal.text());
        terminal.signal("CONT");
        terminal.see("New game");
        wait("the terminal to be taken again", || terminal.is_raw());
        assert!(terminal.screen.screen().alternate_screen());
    }
    // Stopped so that nobody could give the terminal back; meanwhile somebody writes over the screen.
    terminal.signal("STOP");
    wait("the program to be stopped", || state(id) == "T");
    terminal.screen.process(b"\x1b[2J\x1b[?1049l");
    assert!(!terminal.text().contains("New game"));
    terminal.signal("CONT");
    terminal.see("New game");
    terminal.press_and_see(&["?"], "Keys and commands");
    terminal.press_and_see(&["\u{1b}"], "New game");
    terminal.press("q");
    terminal.ends();
}

fn gone(id: u32) -> bool {
    std::fs::read_to_string(format!("/proc/{id}/stat")).map_or(true, |_| state(id) == "Z")
}

#[test]
fn a_terminal_that_is_gone_ends_the_program() {
    let folder = tempfile::tempdir().expect("a folder");
    let terminal = home(folder.path(), &[]);
    let Terminal { mut child, master, writer, output, .. } = terminal;
    drop((master, writer, output));
    let start = Instant::now();
    while child.try_wait().expect("the program").is_none() {
        assert!(start.elapsed() < PATIENCE, "the program goes on without a terminal");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// Nobody sends a program that is not the terminal's own a signal when the terminal is closed; it must notice by itself, and
/// must not read a terminal that is gone for ever.
#[test]
fn a_terminal_that_goes_silently_ends_the_program_and_loses_nothing() {
    let has_setsid = std::process::Command::new("setsid").arg("true").status().is_ok_and(|status| status.success());
    if !has_setsid || !Path::new("/proc/self/stat").exists() {
        return eprintln!("skipped: no setsid or no /proc here");
    }
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = [&["--wait", env!("CARGO_BIN_EXE_rulebound")], &ARGUMENTS[..]].concat();
    let mut terminal = Terminal::start_as("setsid", folder.path(), (80, 24), &arguments, &[]);
    terminal.see("New game");
    terminal.press_and_see(&["n", DOWN, ENTER], "Variants ●");
    terminal.press_and_see(&[RIGHT, "p", RIGHT, ENTER], "Abilities");
    terminal.press_and_see(&["4", ENTER], "Something fell");
    let leader = terminal.child.process_id().expect("a process");
    let children = std::fs::read_to_string(format!("/proc/{leader}/task/{leader}/children")).expect("its children");
    let id: u32 = children.trim().parse().expect("one process");
    assert!(!gone(id));
    let Terminal { mut child, master, writer, output, .. } = terminal;
    drop((master, writer, output));
    wait("the program to notice that its terminal is gone", || gone(id));
    let _ = child.wait();
    let games: Vec<PathBuf> = std::fs::read_dir(folder.path().join("saves"))
        .expect("games")
        .map(|game| game.expect("a game").path())
        .collect();
    let journal = std::fs::read_to_string(games[0].join("journal.jsonl")).expect("a journal");
    assert_eq!(journal.lines().count(), 1, "{journal}");
}
