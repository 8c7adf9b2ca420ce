//! Every screen as a picture, text and styles, at 80×24 and 120×40: the road of a game on a shipped ruleset, keys pressed as
//! a person would. A picture is the text, and below it each run of cells that is not plain.

#[path = "support/pictures.rs"]
mod pictures;
mod support;

use pictures::{SIZES, picture, press, start, typed};
use rulebound::tui::app::App;
use rulebound::view::action::Key;

fn shots(name: &str, app: &App) {
    for size in SIZES {
        insta::assert_snapshot!(format!("{name}_{}x{}", size.0, size.1), picture(app, size));
    }
}

#[test]
fn the_story_in_pictures() {
    use Key::{Char, Down, Enter, Right, Tab};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "pt-BR");
    press(&mut app, &[Char('n'), Enter, Right, Char('p'), Right, Char('s')]);
    press(&mut app, &[Key::Ctrl('u')]);
    typed(&mut app, "42");
    press(&mut app, &[Enter, Enter, Char('7')]);
    shots("story_empty", &app);
    press(&mut app, &[Char('c'), Down, Right, Char('s')]);
    shots("check_dialog", &app);
    press(&mut app, &[Enter, Enter]);
    typed(&mut app, "O sino soa. [she");
    press(&mut app, &[Tab]);
    typed(&mut app, "op=sp");
    press(&mut app, &[Tab]);
    typed(&mut app, "pool=br");
    shots("story_completion", &app);
    press(&mut app, &[Tab]);
    typed(&mut app, "amount=2] E para. [sheet: op=rest rest=never]");
    press(&mut app, &[Enter]);
    shots("story", &app);
    press(&mut app, &[Char('i')]);
    shots("story_explained", &app);
    // Another way, shown beside the first; something of the player's own; taken back.
    press(&mut app, &[Key::Escape, Char('a')]);
    typed(&mut app, "Nada soa. [sheet: op=spend pool=breath amount=1]");
    press(&mut app, &[Enter]);
    shots("story_alternate", &app);
    press(&mut app, &[Key::Left, Char('1'), Down, Char('-'), Enter, Char('7'), Key::Up, Char('u')]);
    shots("story_take_back", &app);
    press(&mut app, &[Enter]);
    shots("story_taken_back", &app);
    press(&mut app, &[Char('x')]);
    shots("story_delete", &app);
    press(&mut app, &[Enter, Char('a')]);
    shots("story_changed_since", &app);
}

#[test]
fn the_editor_in_pictures() {
    use Key::{Char, Down, End, Enter, Escape, Right, Tab, Up};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "pt-BR");
    // A character from nothing in the wizard.
    press(&mut app, &[Char('n'), Down, Enter, Right, Char('a')]);
    typed(&mut app, "Ana");
    press(&mut app, &[Enter, Char('e'), Right, Right]);
    shots("editor", &app);
    press(&mut app, &[Down, Down, Down, Enter]);
    shots("editor_choice", &app);
    press(&mut app, &[Escape, Char('b')]);
    typed(&mut app, "2");
    press(&mut app, &[Enter, End, Up, Up, Up, Up, Char('c'), Char(' ')]);
    shots("picker", &app);
    press(&mut app, &[Tab, Down, Right, Key::Left, Tab, Char('/')]);
    typed(&mut app, "vara");
    shots("picker_search", &app);
    press(&mut app, &[Enter, Enter, Down, Enter, Down]);
    shots("editor_row", &app);
    press(&mut app, &[Char('u'), Char('L')]);
    shots("change_log", &app);
    // Kept, and taken into another game.
    press(&mut app, &[Escape, Char('U'), Char('K'), Escape, Char('o')]);
    shots("own_characters", &app);
    press(&mut app, &[Enter]);
    shots("party_of_copies", &app);
}

#[test]
fn the_road_in_pictures() {
    use Key::{Backspace, Char, Down, Enter, Escape, Right, Tab};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "pt-BR");
    shots("home", &app);
    press(&mut app, &[Char('n'), Down]);
    shots("wizard_rules", &app);
    press(&mut app, &[Enter, Char(' '), Down, Down, Char(' '), Down]);
    shots("wizard_variants", &app);
    press(&mut app, &[Key::Up, Key::Up, Enter]);
    shots("wizard_offer", &app);
    press(&mut app, &[Escape, Right, Char('p')]);
    shots("wizard_party", &app);
    press(&mut app, &[Right, Char('s')]);
    press(&mut app, &[Backspace; 24]);
    typed(&mut app, "42");
    press(&mut app, &[Enter]);
    shots("wizard_review", &app);
    press(&mut app, &[Enter]);
    shots("sheet", &app);
    press(&mut app, &[Char('i')]);
    shots("sheet_explained", &app);
    press(&mut app, &[Escape, Char('3'), Down, Down, Tab, Down, Char('+')]);
    shots("market", &app);
    press(&mut app, &[Enter, Char('3')]);
    shots("market_buy", &app);
    press(&mut app, &[Enter, Tab, Key::End]);
    shots("market_not_sold", &app);
    press(&mut app, &[Char('4'), Enter]);
    shots("loot", &app);
    press(&mut app, &[Char('t'), Char('h')]);
    shots("loot_practice", &app);
    press(&mut app, &[Char('5'), Char('+'), Down, Char('+'), Char('+')]);
    shots("fight_setup", &app);
    press(&mut app, &[Enter]);
    shots("fight", &app);
    press(&mut app, &[Char('a'), Char('t'), Char('t')]);
    shots("fight_both_languages", &app);
    press(&mut app, &[Char('6')]);
    shots("rules_in_force", &app);
    press(&mut app, &[Char('?')]);
    shots("help", &app);
    press(&mut app, &[Escape, Key::Ctrl('l')]);
    shots("languages", &app);
    press(&mut app, &[Escape, Escape]);
    let home = picture(&app, SIZES[0]);
    assert!(home.contains("lantern-fens@1"), "{home}");
}

#[test]
fn the_log_on_its_own_in_pictures() {
    use Key::{Backspace, Char, Down, Enter, Escape, Right};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "pt-BR");
    press(&mut app, &[Char('n'), Down, Enter, Right, Char('p'), Right, Char('s')]);
    press(&mut app, &[Backspace; 24]);
    typed(&mut app, "42");
    press(&mut app, &[Enter, Enter, Char('5')]);
    press(&mut app, &[Char('L')]);
    assert!(!picture(&app, SIZES[1]).contains("Rodada 1"), "no fight was fought yet");
    press(&mut app, &[Char('+'), Enter]);
    press(&mut app, &[Char('a'); 80]);
    press(&mut app, &[Char('L')]);
    shots("log", &app);
    press(&mut app, &[Key::Home, Down, Down, Enter]);
    shots("log_folded", &app);
    press(&mut app, &[Char('z'), Char('f')]);
    shots("log_filter", &app);
    press(&mut app, &[Down, Enter, Char('d'), Char('t'), Char('t')]);
    shots("log_filtered", &app);
    let file = folder.path().join("night.md");
    for _ in 0..2 {
        press(&mut app, &[Char('w')]);
        press(&mut app, &[Backspace; 60]);
        typed(&mut app, &file.display().to_string());
        press(&mut app, &[Enter]);
    }
    let written = std::fs::read_to_string(&file).expect("the log was written");
    assert!(written.starts_with("# ") && written.contains("\n## Rodada 1\n"), "{written}");
    assert!(picture(&app, SIZES[1]).contains("já existe"), "what stands there is never written over");
    // Left, closed and opened again, the last fight can still be read.
    press(&mut app, &[Escape, Escape, Enter, Escape, Enter, Char('5'), Char('L')]);
    let again = picture(&app, SIZES[1]);
    assert!(again.contains("Rodada 1"), "{again}");
}

/// A bag with everything odd that a file can hold, under a layer that takes a coin.
const ODD_BAG: &str = r#"{ "party": [
    { "name": "Ana de Souza e Oliveira", "player": true, "sheet": { "v": 1, "build": {
        "abilities": { "arm": 0, "eye": 2, "tongue": 2 } } }, "bag": [
        { "item": "kit/chapel-lamp", "equipped": true, "bound": true, "charges": 1 },
        { "item": "kit/eel-spear", "name": "The long spear that grandmother carried through the reeds" },
        { "item": "kit/stilt-boots" },
        { "item": "kit/bitter-root", "quantity": 3 },
        { "item": "kit/widows-bell", "bound": true },
        { "item": "coin:reed", "quantity": 12 },
        { "item": "coin:lantern", "quantity": 3 },
        { "item": "coin:moon", "quantity": 2 },
        { "item": "kit/glass-eye", "name": "Glass eye" },
        { "name": "石碑守夜人的旧灯笼和一卷油纸" },
        { "item": "kit/smoke-pot", "quantity": 0 },
        { "item": "kit/reed-knife", "quantity": 123456789, "bound": true } ] },
    { "name": "Bram", "bag": [] } ] }"#;

#[test]
fn the_bag_in_pictures() {
    use Key::{Char, Down, End, Enter, Escape, Left, Right, Tab, Up};
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("odd.json");
    std::fs::write(&file, ODD_BAG).expect("a party");
    let mut app = start(folder.path(), "en");
    press(&mut app, &[Char('n'), Down, Enter, Down, Down, Char(' '), Right, Char('i')]);
    typed(&mut app, &file.display().to_string());
    press(&mut app, &[Enter, Right, Char('s'), Key::Ctrl('u')]);
    // With any other seed the lamp might break, and the root heal otherwise.
    typed(&mut app, "42");
    press(&mut app, &[Enter, Enter, Char('2')]);
    shots("bag", &app);
    press(&mut app, &[Enter]);
    shots("bag_menu", &app);
    press(&mut app, &[Escape, Down, Down, Char('e')]);
    shots("bag_worn", &app);
    press(&mut app, &[Up, Up, Char('e')]);
    shots("bag_cursed_or_off", &app);
    press(&mut app, &[Down, Down, Char('g'), Down, Char('3')]);
    shots("bag_give", &app);
    press(&mut app, &[Enter]);
    press(&mut app, &[Char('s'), Char('2'), Down, Char('7')]);
    shots("bag_sell", &app);
    // Too heavy for another coin: what is more than anybody carries is left behind first.
    press(&mut app, &[Escape, End, Char('d'), End]);
    shots("bag_drop", &app);
    press(&mut app, &[Enter, Key::Home, Down, Down, Char('s'), Char('2'), Down, Char('7'), Enter]);
    shots("bag_sold", &app);
    press(&mut app, &[Key::Home, Tab, Down, Down]);
    shots("bag_read_on", &app);
    press(&mut app, &[Tab, Char('u')]);
    shots("bag_use_refused", &app);
    press(&mut app, &[Char('e'), Char('u')]);
    shots("bag_used_to_the_last", &app);
    press(&mut app, &[Escape, Down, Down, Char('u')]);
    shots("bag_used", &app);
    press(&mut app, &[Right]);
    shots("bag_second", &app);
    press(&mut app, &[Left]);
}

#[test]
fn empty_places_in_pictures() {
    use Key::{Char, Down, Enter, Right, Tab};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "en");
    // A lone character without anything, nowhere.
    press(&mut app, &[Char('n'), Down, Enter, Right, Char('a')]);
    typed(&mut app, "Ana");
    press(&mut app, &[Enter, Right, Char('s'), Key::Ctrl('u')]);
    typed(&mut app, "42");
    press(&mut app, &[Enter, Enter, Char('2')]);
    shots("bag_empty", &app);
    press(&mut app, &[Char('s')]);
    press(&mut app, &[Char('3')]);
    shots("market_no_place", &app);
    press(&mut app, &[Char('g'), Enter]);
    typed(&mut app, "Nowhere in particular");
    shots("market_place_name", &app);
    press(&mut app, &[Enter]);
    shots("market_arrived", &app);
    press(&mut app, &[Tab, Down, Enter, Char('2'), Enter]);
    shots("market_refused", &app);
}

#[test]
fn wide_and_right_to_left_in_pictures() {
    use Key::{Char, Down, Enter, Right, Tab};
    for (language, name) in [("zh-Hans", "wide"), ("he", "right_to_left")] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = start(folder.path(), language);
        press(&mut app, &[Char('n'), Down, Enter, Right, Char('p'), Right, Char('s'), Key::Ctrl('u')]);
        typed(&mut app, "42");
        press(&mut app, &[Enter, Enter, Char('2')]);
        shots(&format!("bag_{name}"), &app);
        press(&mut app, &[Char('3'), Down, Tab]);
        shots(&format!("market_{name}"), &app);
        press(&mut app, &[Char('4'), Char('h')]);
        shots(&format!("loot_{name}"), &app);
    }
}

/// Presses keys until the screen says something; it must come to that.
fn press_until(app: &mut App, keys: &[Key], wanted: &str) {
    for _ in 0..60 {
        if picture(app, SIZES[1]).contains(wanted) {
            return;
        }
        press(app, keys);
    }
    panic!("never said `{wanted}`:\n{}", picture(app, SIZES[1]));
}

/// A game on one of the shipped rulesets, by its place on the shelf, at the choice of foes.
fn at_foes(app: &mut App, place: usize) {
    use Key::{Char, Down, Enter, Right};
    press(app, &[Char('n')]);
    press(app, &vec![Down; place]);
    press(app, &[Enter, Right, Char('p'), Right, Char('s'), Key::Ctrl('u')]);
    typed(app, "42");
    press(app, &[Enter, Enter, Char('5')]);
}

#[test]
fn fights_in_pictures() {
    use Key::{Char, Down, End, Enter, Home, Tab};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "en");
    // Orchards of the Wind: a strong foe that hits is answered.
    at_foes(&mut app, 2);
    press(&mut app, &[End, Char('+')]);
    shots("fight_by_danger", &app);
    press(
        &mut app,
        &[Home, Down, Down, Down, Down, Down, Down, Down, Down, Char('+'), Down, Down, Char('+'), Char('+')],
    );
    shots("fight_foes", &app);
    press(&mut app, &[Enter]);
    press_until(&mut app, &[Char('a')], "may answer");
    shots("fight_answer", &app);
    press(&mut app, &[Tab, Down, Char('i')]);
    shots("fight_person", &app);
}

#[test]
fn targets_in_pictures() {
    use Key::{Char, Down, Enter};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "en");
    at_foes(&mut app, 2);
    press(&mut app, &[Char('+'), Char('+'), Down, Char('+'), Char('+'), Enter, Enter]);
    // Bare hands: the chance against each of the other side.
    shots("fight_one_target", &app);
    press(&mut app, &[Key::Escape]);
    press_until(&mut app, &[Char('a')], "▸Brother Ansel Must");
    press(&mut app, &[Down, Down, Down, Down, Down, Enter, Char(' '), Down, Char(' '), Down, Char(' '), Key::Home]);
    shots("fight_three_targets", &app);
    press(&mut app, &[Char(' ')]);
    assert!(picture(&app, SIZES[0]).contains("No more than 3"), "{}", picture(&app, SIZES[0]));
    // One named is taken back, so that there is room for another.
    press(&mut app, &[Down, Down, Char(' '), Key::Home, Char(' '), Enter]);
    let done = picture(&app, SIZES[1]);
    // A dearer pool mends more, and the bar says so while targets are chosen.
    press(&mut app, &[Key::Home, Down, Down, Down, Enter, Down, Enter]);
    let paid = picture(&app, SIZES[1]);
    assert!(paid.contains("1 Gales · about 12 healed"), "{paid}");
    assert!(done.contains("31/34 +") && done.contains("30/30 +") && !done.contains("35/35 +"), "{done}");
}

#[test]
fn fights_that_end_in_pictures() {
    use Key::{Char, Down, Enter};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "pt-BR");
    at_foes(&mut app, 2);
    press(&mut app, &[Char('+'), Char('+'), Down, Char('+'), Char('+'), Enter]);
    shots("fight_menu", &app);
    press_until(&mut app, &[Char('a')], "A luta acabou");
    shots("fight_won", &app);
    // A press too many on the key that ended it does not skip its end.
    press(&mut app, &[Enter]);
    assert!(picture(&app, SIZES[0]).contains("mais uma vez"), "the end is still shown");
    press(&mut app, &[Enter]);
    assert!(picture(&app, SIZES[0]).contains("[4"), "Enter goes to the loot");
}

#[test]
fn every_screen_fits_every_size_in_every_language() {
    let folder = tempfile::tempdir().expect("a folder");
    for language in ["en", "ru", "zh-Hans", "de", "he"] {
        let mut app = start(folder.path(), language);
        let steps: [&[Key]; 10] = [
            &[],
            &[Key::Char('n')],
            &[Key::Enter],
            &[Key::Right, Key::Char('p')],
            &[Key::Right],
            &[Key::Enter],
            &[Key::Char('2')],
            &[Key::Char('3')],
            &[Key::Char('4')],
            &[Key::Char('5'), Key::Char('+'), Key::Enter],
        ];
        for keys in steps {
            press(&mut app, keys);
            for size in [(80, 24), (97, 31), (200, 60), (1, 1), (79, 24)] {
                picture(&app, size);
            }
        }
    }
}

/// A ruleset of its own folder with a Russian file in which three things are wrong.
fn bench_folder(folder: &std::path::Path) -> std::path::PathBuf {
    let shipped = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets/lantern-fens");
    std::fs::create_dir_all(folder.join("fens/locales")).expect("a folder");
    std::fs::copy(shipped.join("ruleset.json"), folder.join("fens/ruleset.json")).expect("copied");
    let file = folder.join("fens/locales/ru.json");
    let text = std::fs::read_to_string(shipped.join("locales/ru.json")).expect("a translation");
    let planted = text
        .replacen("\"Рука\"", "\"Рука \"", 1)
        .replacen("\"Глаз\"", "\"\\u001bГлаз\"", 1)
        .replacen("\"Eye\"", "\"Eyes\"", 1);
    assert_ne!(planted, text);
    std::fs::write(&file, planted).expect("written");
    file
}

#[test]
fn the_bench_in_pictures() {
    use Key::{Char, Down, Enter, Escape, Tab};
    use rulebound::tui::app::bench::DEBOUNCE;
    let folder = tempfile::tempdir().expect("a folder");
    let file = bench_folder(folder.path());
    let mut app = start(folder.path(), "en");
    press(&mut app, &[Down, Down, Enter]);
    typed(&mut app, &file.display().to_string());
    press(&mut app, &[Enter]);
    shots("bench_findings", &app);
    press(&mut app, &[Tab, Char('n')]);
    shots("bench_strings", &app);
    press(&mut app, &[Tab, Down, Down]);
    shots("bench_tour", &app);
    press(&mut app, &[Char('s'); 8]);
    press(&mut app, &[Tab]);

    // Saved, it is on the screen again after one moment of rest, and never before.
    let mut now = std::time::Instant::now();
    let mut save = |app: &mut App, text: &str| {
        let before = picture(app, SIZES[1]);
        std::fs::write(&file, text).expect("written");
        app.watch(now);
        app.watch(now + DEBOUNCE / 2);
        assert_eq!(picture(app, SIZES[1]), before, "an editor may still be writing");
        now += DEBOUNCE * 2;
        app.watch(now);
        picture(app, SIZES[1])
    };
    let text = std::fs::read_to_string(&file).expect("the file");
    let broken = save(&mut app, &text.replacen("\"_meta\"", "_meta", 1));
    assert!(broken.contains("cannot be used as it is") && broken.contains("not-json"), "{broken}");
    shots("bench_broken", &app);
    let text = text.replacen("\\u001b", "", 1);
    let mended = save(&mut app, &text);
    assert!(!mended.contains("control character") && mended.contains("was read again"), "{mended}");
    let text = text.replacen("\"Рука \"", "\"Рука\"", 1);
    let mended = save(&mut app, &text);
    assert!(!mended.contains("begins or ends with space") && mended.contains("`Eyes`"), "{mended}");
    let mended = save(&mut app, &text.replacen("\"Eyes\"", "\"Eye\"", 1));
    assert!(!mended.contains("`Eyes`"), "{mended}");
    press(&mut app, &[Escape]);
    assert!(picture(&app, SIZES[0]).contains("New game"));
}

#[test]
fn the_bench_wants_a_ruleset_beside_its_file() {
    use Key::{Char, Enter};
    let folder = tempfile::tempdir().expect("a folder");
    let mut app = start(folder.path(), "en");
    press(&mut app, &[Char('b')]);
    typed(&mut app, &folder.path().join("ru.json").display().to_string());
    press(&mut app, &[Enter]);
    assert!(picture(&app, SIZES[1]).contains("No ruleset stands beside"), "{}", picture(&app, SIZES[1]));
}

/// Waits until what is fetched is there.
fn settle(app: &mut App) {
    let begun = std::time::Instant::now();
    while app.is_busy() && begun.elapsed().as_secs() < 20 {
        app.tick();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert!(!app.is_busy(), "it takes too long");
}

#[test]
fn the_library_in_pictures() {
    use Key::{Char, Down, End, Enter, Escape};
    let folder = tempfile::tempdir().expect("a folder");
    let ruleset = |version: i64, patch: &[serde_json::Value]| {
        let mut steps = vec![
            serde_json::json!({ "set": "/id", "to": "mist" }),
            serde_json::json!({ "set": "/name", "to": "Mist Roads" }),
            serde_json::json!({ "set": "/version", "to": version }),
            serde_json::json!({ "set": "/gm/checkGuidance", "to": "Call for a check when the fog could win." }),
        ];
        steps.extend_from_slice(patch);
        serde_json::json!({ "base": "tiny", "patch": steps })
    };
    let pack = serde_json::json!({
        "_meta": { "locale": "pt", "direction": "ltr" },
        "package": { "name": "Trilhas da Névoa", "description": "Neblina e estradas." },
        "ruleset": { "Wits": "Engenho" },
    });
    let offer = |version: &str, number: i64| {
        serde_json::json!({
            "package": { "id": "mist", "version": version }, "files": { "ruleset.json": ruleset(number, &[]) },
            "locales": { "pt": pack },
        })
    };
    let newer = serde_json::json!({
        "package": { "id": "fog" }, "files": { "ruleset.json": ruleset(1, &[]) },
        "entry": [{ "set": "/holograms", "to": [] }],
    });
    let write = |name: &str, content: &serde_json::Value| {
        support::packages::write(folder.path(), name, content).expect("written");
    };
    write("shelf", &serde_json::json!({ "catalog": [offer("2.1.0", 1), newer] }));
    write("mist.json", &ruleset(1, &[]));
    write("bent.json", &ruleset(1, &[serde_json::json!({ "set": "/sheet/skills/0/ability", "to": "wit" })]));
    let path = |name: &str| folder.path().join(name).display().to_string();
    let mut app = start(folder.path(), "pt-BR");
    press(&mut app, &[Char('l')]);
    shots("library_empty", &app);
    press(&mut app, &[Char('i')]);
    typed(&mut app, &path("mist.json"));
    press(&mut app, &[Enter]);
    shots("library_review", &app);
    press(&mut app, &[Enter]);
    press(&mut app, &[Char('i')]);
    typed(&mut app, &path("bent.json"));
    press(&mut app, &[Enter]);
    shots("library_refused", &app);
    press(&mut app, &[Escape, Char('c')]);
    typed(&mut app, &path("shelf"));
    press(&mut app, &[Enter]);
    settle(&mut app);
    shots("library_catalog", &app);
    press(&mut app, &[Enter]);
    settle(&mut app);
    shots("library_installed_from_a_catalog", &app);
    write("shelf", &serde_json::json!({ "catalog": [offer("2.2.0", 2)] }));
    press(&mut app, &[Escape, Escape, End, Char('u')]);
    settle(&mut app);
    press(&mut app, &[Escape, Char('r'), Char('r'), Escape, Char('x')]);
    // The folder's name is another one at every run.
    let shown = picture(&app, SIZES[0]);
    assert!(shown.contains("v1") && shown.contains("2.1.0"), "{shown}");
    press(&mut app, &[Char('y')]);
    assert!(!picture(&app, SIZES[0]).contains("2.1.0"));
    press(&mut app, &[Escape, Down]);
    shots("home_library", &app);
}
