//! Screens as pictures: text and styles, at 80×24 and 120×40. A picture is the text, and below it each run of cells that is not plain.

use std::fmt::Write;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use rulebound::library::{Characters, Library};
use rulebound::locale::Tag;
use rulebound::tui::app::App;
use rulebound::tui::{Input, Palette, Places, draw};
use rulebound::view::action::Key;

pub const SIZES: [(u16, u16); 2] = [(80, 24), (120, 40)];

pub fn picture(app: &App, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a terminal");
    let screen = app.screen();
    terminal.draw(|frame| draw(frame, &screen, Palette::Colours)).expect("drawn");
    let buffer = terminal.backend().buffer();
    let mut text = String::new();
    for row in 0..height {
        let line: String = (0..width).map(|column| buffer[(column, row)].symbol()).collect();
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text.push_str("-- styles\n");
    text.push_str(&styles(buffer, width, height));
    text
}

/// `row:from-to style` for each run of cells that is not plain.
fn styles(buffer: &Buffer, width: u16, height: u16) -> String {
    let mut listed = String::new();
    for row in 0..height {
        let mut runs: Vec<(u16, u16, String)> = Vec::new();
        for column in 0..width {
            let style = words(buffer[(column, row)].style());
            match runs.last_mut() {
                Some((_, end, same)) if *same == style && *end + 1 == column => *end = column,
                _ => runs.push((column, column, style)),
            }
        }
        let marked: Vec<String> = runs
            .into_iter()
            .filter(|(_, _, style)| !style.is_empty())
            .map(|(from, to, style)| format!("{from}-{to} {style}"))
            .collect();
        if !marked.is_empty() {
            writeln!(listed, "{row}: {}", marked.join(", ")).expect("a string");
        }
    }
    listed
}

fn words(style: Style) -> String {
    let mut words = Vec::new();
    match style.fg {
        None | Some(Color::Reset) => {}
        Some(colour) => words.push(format!("{colour:?}").to_lowercase()),
    }
    for (modifier, word) in [
        (Modifier::BOLD, "bold"),
        (Modifier::DIM, "dim"),
        (Modifier::ITALIC, "italic"),
        (Modifier::REVERSED, "reversed"),
        (Modifier::CROSSED_OUT, "struck"),
    ] {
        if style.add_modifier.contains(modifier) {
            words.push(word.to_owned());
        }
    }
    words.join("+")
}

pub fn press(app: &mut App, keys: &[Key]) {
    for key in keys {
        app.handle(Input::Key(*key));
    }
}

pub fn typed(app: &mut App, text: &str) {
    for c in text.chars() {
        app.handle(Input::Key(Key::Char(c)));
    }
}

pub fn start(folder: &std::path::Path, language: &str) -> App {
    // An empty folder beside the shipped rulesets: what is installed on this machine must not show.
    let library = Library::new(Some(folder.join("rulesets")));
    let characters = Characters::new(Some(folder.join("characters")));
    App::new(Places { library, saves: folder.join("saves"), characters }, &Tag::parse(language).expect("a tag"), None)
}
