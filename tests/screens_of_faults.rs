//! What a player sees when a disk does not take what is done, as pictures: the mark, the question before something is lost, saving
//! elsewhere; and games as one file.

#[path = "support/pictures.rs"]
mod pictures;

use std::fs;

use pictures::{SIZES, picture, press, start, typed};
use rulebound::tui::app::App;
use rulebound::view::action::Key;

/// The time of day is another one at every run.
fn at_two_minutes_past_two(picture: &str) -> String {
    let Some((before, after)) = picture.split_once("not saved since ") else { return picture.to_owned() };
    let rest: String = after.chars().skip(5).collect();
    format!("{before}not saved since 14:02{rest}")
}

fn shots(name: &str, app: &App) {
    for size in SIZES {
        let picture = at_two_minutes_past_two(&picture(app, size));
        insta::assert_snapshot!(format!("{name}_{}x{}", size.0, size.1), picture);
    }
}

#[test]
fn a_folder_that_is_gone_in_pictures() {
    use Key::{Char, Ctrl, Enter, Escape, Right};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "en");
    press(&mut app, &[Char('n'), Enter, Right, Char('p'), Right, Char('s'), Ctrl('u')]);
    typed(&mut app, "42");
    press(&mut app, &[Enter, Enter]);
    let saves = folder.path().join("saves");
    let game = fs::read_dir(&saves).expect("games").next().expect("a game").expect("a game").path();
    let aside = folder.path().join("aside");
    fs::rename(&game, &aside).expect("put away");
    press(&mut app, &[Char('4'), Enter]);
    let said = picture(&app, SIZES[1]);
    assert!(said.contains("[not-there]") && said.contains("You can play on"), "{said}");
    press(&mut app, &[Escape, Char('1')]);
    shots("unsaved", &app);
    press(&mut app, &[Char('4'), Enter, Enter, Escape]);
    shots("unsaved_leave", &app);
    press(&mut app, &[Char('s')]);
    shots("unsaved_elsewhere", &app);
    fs::rename(&aside, &game).expect("back again");
    press(&mut app, &[Escape, Ctrl('t')]);
    shots("unsaved_saved", &app);
    press(&mut app, &[Escape, Char('w')]);
    shots("home_export", &app);
    press(&mut app, &[Ctrl('u')]);
    let file = folder.path().join("game.zip").display().to_string();
    typed(&mut app, &file);
    press(&mut app, &[Enter, Escape, Char('i')]);
    typed(&mut app, "no-such.zip");
    press(&mut app, &[Enter]);
    shots("home_import_refused", &app);
    press(&mut app, &[Ctrl('u')]);
    typed(&mut app, &file);
    press(&mut app, &[Enter]);
    shots("home_imported", &app);
    // The copy plays on by itself.
    press(&mut app, &[Enter, Char('4')]);
    let opened = picture(&app, SIZES[1]);
    assert!(!opened.contains("not saved") && !opened.contains("read only"), "{opened}");
    assert_eq!(fs::read_dir(&saves).expect("games").count(), 2);
}
