//! The room that a translator is told a string has is the room that it has: a translation in which every string is exactly as
//! wide as its room is walked through the screens at 80×24, and what is shown of each is counted.

use std::collections::BTreeMap;
use std::path::Path;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use rulebound::library::{Characters, Library};
use rulebound::locale::{Room, Tag, display_strings, room};
use rulebound::tui::app::App;
use rulebound::tui::{Input, Palette, Places, draw};
use rulebound::view::action::Key;
use serde_json::{Map, Value, json};

/// What fills a string up to its room.
const FILLER: char = 'ж';

/// A string with a room, and the most of it that was seen in one piece.
struct Seen {
    room: Room,
    text: String,
    most: usize,
}

fn copied(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder").map(|entry| entry.expect("an entry")) {
        let (path, to) = (entry.path(), to.join(entry.file_name()));
        match path.is_dir() {
            true => copied(&path, &to),
            false => drop(std::fs::copy(&path, to).expect("copied")),
        }
    }
}

/// A copy of a shipped ruleset whose German is as wide as it may be.
fn brim_full(ruleset: &str, folder: &Path) -> BTreeMap<String, Seen> {
    copied(&Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets").join(ruleset), folder);
    let path = folder.join("ruleset.json");
    let mut text: Value = serde_json::from_slice(&std::fs::read(&path).expect("read")).expect("JSON");
    text["id"] = json!("brim-full");
    std::fs::write(&path, text.to_string()).expect("written");
    let book = Library::new(None).open(&folder.display().to_string()).expect("a sound ruleset").book;
    let mut rooms: BTreeMap<String, Room> = BTreeMap::new();
    for string in display_strings(&book) {
        let Some(room) = room(&string.pointer) else { continue };
        let narrowest = rooms.entry(string.text.english().to_owned()).or_insert(room);
        if room.cells < narrowest.cells {
            *narrowest = room;
        }
    }
    let mut translated = Map::new();
    let mut seen = BTreeMap::new();
    for (at, (english, room)) in rooms.into_iter().enumerate() {
        let code = format!("Ж{at}");
        let filler = room.cells - code.chars().count();
        let text: String = code.chars().chain(std::iter::repeat_n(FILLER, filler)).collect();
        translated.insert(english.clone(), json!(text));
        seen.insert(english, Seen { room, text, most: 0 });
    }
    let file = json!({ "_meta": { "locale": "de", "direction": "ltr" }, "ruleset": translated });
    std::fs::write(folder.join("locales/de.json"), file.to_string()).expect("written");
    seen
}

/// Looks at the screen: of each string, the longest piece that stands in one row.
fn look(app: &App, seen: &mut BTreeMap<String, Seen>) -> String {
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
    let screen = app.screen();
    terminal.draw(|frame| draw(frame, &screen, Palette::Colours)).expect("drawn");
    let buffer = terminal.backend().buffer();
    let rows: Vec<String> = (0..24).map(|row| (0..80).map(|column| buffer[(column, row)].symbol()).collect()).collect();
    for known in seen.values_mut() {
        let code = known.text.trim_end_matches(FILLER);
        for row in &rows {
            for (at, _) in row.match_indices(code) {
                let behind = row[at + code.len()..].chars().take_while(|c| *c == FILLER).count();
                let another = row[at + code.len()..].starts_with(|c: char| c.is_ascii_digit());
                if !another {
                    known.most = known.most.max(code.chars().count() + behind);
                }
            }
        }
    }
    rows.join("\n")
}

#[test]
fn what_fits_by_the_checks_fits_on_the_screens() {
    use Key::{Char, Down, End, Enter, Escape, Right, Tab};
    let mut told: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut cut = Vec::new();
    for ruleset in ["lantern-fens", "orchards-of-the-wind", "bell-under-glass"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut seen = brim_full(ruleset, &folder.path().join("rulesets/brim-full"));
        let characters = Characters::new(Some(folder.path().join("characters")));
        let library = Library::new(Some(folder.path().join("rulesets")));
        let places = Places { library, saves: folder.path().join("saves"), characters };
        let mut app = App::new(places, &Tag::parse("de").expect("a tag"), None);
        let mut walk = |keys: &[Key], app: &mut App| {
            let mut last = String::new();
            for key in keys {
                app.handle(Input::Key(*key));
                last = look(app, &mut seen);
            }
            last
        };
        walk(
            &[
                Char('n'),
                End,
                Enter,
                Down,
                Down,
                Right,
                Char('p'),
                Right,
                Char('s'),
                Key::Ctrl('u'),
                Char('4'),
                Enter,
                Enter,
            ],
            &mut app,
        );
        // The sheet, what is on it; the editor and its picker.
        walk(&[Char('1')], &mut app);
        walk(&[Down; 40], &mut app);
        walk(&[Char('e')], &mut app);
        for _ in 0..8 {
            walk(&[Down; 12], &mut app);
            walk(&[Tab], &mut app);
        }
        // What is held, what is sold, what lies there.
        walk(&[Escape, Char('2'), Down, Down], &mut app);
        walk(&[Char('3'), Tab, Down, Down, Tab, Down, Char('4'), Down, Down], &mut app);
        // A fight, seen for some rounds, with every line of the menu.
        walk(&[Char('5'), End, Char('+'), Key::Up, Char('+'), Char('+'), Key::Up, Char('+'), Enter], &mut app);
        for _ in 0..12 {
            walk(&[Down; 12], &mut app);
            walk(&[Char('a')], &mut app);
        }
        let last = walk(&[Char('5')], &mut app);
        assert!(last.contains("[5"), "{last}");
        for (english, known) in seen {
            if known.most == 0 {
                continue;
            }
            *told.entry(known.room.place).or_default() += 1;
            if known.most < known.room.cells {
                cut.push(format!(
                    "{ruleset}: `{english}`, {} of {} cells {}",
                    known.most, known.room.cells, known.room.place
                ));
            }
        }
    }
    assert!(cut.is_empty(), "{cut:#?}");
    // Every kind of place was walked through.
    assert_eq!(told.len(), 12, "{told:#?}");
}
