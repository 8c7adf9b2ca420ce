//! The real binary on a real pseudo-terminal: Home, wizard, create, sheet, market, loot, a fight to its end, and out again.

#[path = "support/terminal.rs"]
mod terminal;

use std::path::Path;
use std::time::Duration;

use portable_pty::PtySize;
use terminal::{DOWN, END, ENTER, ESCAPE, RIGHT, Terminal, cells};

/// A fight is played to its end by `a`; the party decides for itself, foes act in between.
fn fight_to_the_end(terminal: &mut Terminal, over: &str) {
    for _ in 0..400 {
        if terminal.text().contains(over) {
            return;
        }
        terminal.press("a");
        let before = terminal.text();
        terminal.wait("the fight to go on", |text| text != before);
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("the fight does not end:\n{}", terminal.text());
}

fn walk_ours(size: (u16, u16)) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal =
        Terminal::start(folder.path(), size, &["--saves", "saves", "--locale", "pt-BR", "--seed", "1"], &[]);
    terminal.see("Novo jogo");
    terminal.press_and_see(&["n"], "Brejos das Lanternas");
    terminal.press_and_see(&[DOWN], "lantern-fens@1");
    terminal.press_and_see(&[ENTER], "Variantes ●");
    // A layer on rules the other out, which says so and offers to change places.
    terminal.press_and_see(&[" "], "impedida por");
    terminal.press_and_see(&[DOWN, ENTER], "Desligar");
    terminal.press_and_see(&["n"], "impedida por");
    // The lamp tax takes the lanterns out of every purse, so a price in lanterns is said in reeds.
    terminal.press_and_see(&[DOWN, " "], "[x] O imposto");
    terminal.press_and_see(&[RIGHT, "p"], "Odo Marl");
    terminal.press_and_see(&[RIGHT], "Enter cria o jogo");
    terminal.press_and_see(&[ENTER], "Atributos");
    terminal.press_and_see(&["3"], "Preço");
    let text = terminal.press_and_see(&[DOWN, DOWN], "era 2 lanternas");
    assert!(text.contains("10 juncos"), "{text}");
    terminal.press_and_see(&["\t", ENTER], "Quantos");
    terminal.press_and_see(&[ENTER], "Comprado");
    terminal.press_and_see(&["4"], "Chances exatas");
    terminal.press_and_see(&[ENTER], "caiu");
    terminal.press_and_see(&["5"], "Inimigos");
    terminal.press_and_see(&["+", DOWN, DOWN, DOWN, "+", ENTER], "Rodada 1");
    fight_to_the_end(&mut terminal, "Enter continua");
    terminal.press_and_see(&["t", "t"], "pt-BR + en");
    // A reply with a tag is answered in place.
    terminal.press_and_see(&["7"], "História");
    terminal.press_and_see(&["c"], "Dificuldade");
    terminal.press_and_see(&[ENTER], "contra");
    // Back at Home the game is there to continue.
    terminal.press_and_see(&[ESCAPE], "Seus jogos");
    terminal.press_and_see(&[ENTER], "Atributos");
    terminal.press_and_see(&[ESCAPE], "Seus jogos");
    terminal.press(ESCAPE);
    terminal.ends();
}

#[test]
fn a_person_walks_the_whole_road_at_80_by_24() {
    walk_ours((80, 24));
}

#[test]
fn a_person_walks_the_whole_road_at_120_by_40() {
    walk_ours((120, 40));
}

/// `gravewatch` as it is, with a translation beside it in which one name is in pt-BR, one in pt, and the rest in English.
fn gravewatch(folder: &Path) -> bool {
    let wild = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild/gravewatch.json");
    if !wild.exists() {
        assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
        eprintln!("skipped: no public rulesets beside this checkout");
        return false;
    }
    let home = folder.join("rulesets/gravewatch");
    std::fs::create_dir_all(home.join("locales")).expect("a folder");
    std::fs::copy(wild, home.join("ruleset.json")).expect("the ruleset");
    let locale = |tag: &str, strings: serde_json::Value| {
        let file = serde_json::json!({ "_meta": { "locale": tag, "direction": "ltr" }, "ruleset": strings });
        std::fs::write(home.join(format!("locales/{tag}.json")), file.to_string()).expect("a translation");
    };
    locale("pt-BR", serde_json::json!({ "Grave wight": "Tumulário", "Watch pistol": "" }));
    locale(
        "pt",
        serde_json::json!({ "Grave-cold rake": "Garra fria", "Watch pistol": "Pistola de vigia", "Grave wight": "Morto" }),
    );
    let member = |name: &str| {
        serde_json::json!({ "name": name, "sheet": { "v": 1, "build": {
            "abilities": { "sinew": 4, "nerve": 4, "warmth": 2 },
            "skills": { "dig": "rating_3", "wrestle": "rating_4", "ward": "rating_2" },
            "lists": { "arms": [{ "name": "Spade", "rating": "sinew", "trade": "wrestle", "dice": "2d10", "harm": "burning" }] }
        } }, "bag": [{ "item": "coin:shilling", "quantity": 40 }, { "item": "kit/dawn-bell" },
                     { "item": "kit/litany-page", "quantity": 2 }, { "item": "coin:crown", "quantity": 1 }] })
    };
    let party = serde_json::json!({ "party": [member("Mira"), member("Bram")], "place": { "name": "Millbrook", "size": "city" } });
    std::fs::write(home.join("party.json"), party.to_string()).expect("a party");
    true
}

#[test]
fn a_ruleset_that_nobody_here_wrote_is_played_at_80_by_24() {
    walk_gravewatch((80, 24));
}

#[test]
fn a_ruleset_that_nobody_here_wrote_is_played_at_120_by_40() {
    walk_gravewatch((120, 40));
}

fn walk_gravewatch(size: (u16, u16)) {
    let folder = tempfile::tempdir().expect("a folder");
    if !gravewatch(folder.path()) {
        return;
    }
    // The dice are the same every time: the wight gets its turn before it falls.
    let arguments = ["--rulesets", "rulesets", "--saves", "saves", "--locale", "pt-BR", "--seed", "5"];
    let mut terminal = Terminal::start(folder.path(), size, &arguments, &[]);
    terminal.see("Novo jogo");
    terminal.press_and_see(&["n"], "Gravewatch");
    terminal.press_and_see(&[END], "gravewatch@1");
    terminal.press_and_see(&[ENTER], "The long night");
    // The layer takes the crowns; a price is said in what is left, its item named from pt because pt-BR leaves it blank.
    let text = terminal.press_and_see(&[" "], "[x] The long night");
    assert!(text.contains("crowns →"), "{text}");
    assert!(text.contains("Pistola de vigia"), "{text}");
    terminal.press_and_see(&[RIGHT, "p", RIGHT, ENTER], "Atributos");
    terminal.press_and_see(&["3"], "Millbrook");
    let text = terminal.press_and_see(&[DOWN, "\t"], "era 3 crowns");
    assert!(text.contains("15 shillings"), "{text}");
    terminal.press_and_see(&[END], "3 crowns = 180 pennies × 1 = 180 pennies");
    terminal.press_and_see(&[ENTER], "Você paga 15 shillings");
    terminal.press_and_see(&[ENTER], "Comprado 1");
    // The bell is bound and put on, then rung; the crown that the layer took stays.
    let text = terminal.press_and_see(&["2"], "Bolsa ·");
    assert!(text.contains("1 crowns fora de uso"), "{text}");
    assert!(text.contains("Dawn bell"), "{text}");
    terminal.press_and_see(&[DOWN, "b"], "Mira vincula");
    terminal.press_and_see(&["e"], "Mira veste");
    terminal.press_and_see(&["u"], "cargas 3 → 2 de 3");
    terminal.press_and_see(&[DOWN, "u"], "Resolve");
    terminal.press_and_see(&["4", ENTER], "caiu");
    terminal.press_and_see(&["t"], "Pego");
    terminal.press_and_see(&["5", DOWN, DOWN, "+"], "Tumulário");
    terminal.press_and_see(&[ENTER, "t", "t"], "Rodada 1");
    fight_to_the_end(&mut terminal, "Enter continua");
    // The log on its own, read up to its beginning: all three sources stand in it.
    terminal.press("L");
    let mut seen = String::new();
    for _ in 0..60 {
        seen.push_str(&terminal.text());
        if ["Tumulário ‹pt-BR›", "Garra fria ‹pt›", "‹en!›"].iter().all(|wanted| seen.contains(wanted)) {
            break;
        }
        terminal.press("\u{1b}[5~");
        std::thread::sleep(Duration::from_millis(150));
        while let Ok(bytes) = terminal.output.recv_timeout(Duration::from_millis(50)) {
            terminal.screen.process(&bytes);
        }
    }
    assert!(seen.contains("Tumulário ‹pt-BR›"), "{seen}");
    assert!(seen.contains("‹en!›"), "{seen}");
    assert!(seen.contains("Garra fria ‹pt›"), "{seen}");
    terminal.press_and_see(&["q"], "Enter continua");
    terminal.press_and_see(&[ESCAPE], "Seus jogos");
    terminal.press("q");
    terminal.ends();
}

/// Somebody with coins and a lamp, and somebody with an empty bag.
const BAG_PARTY: &str = r#"{ "party": [
    { "name": "Ana", "player": true, "sheet": { "v": 1, "build": { "abilities": { "arm": 1, "eye": 1, "tongue": 2 } } },
      "bag": [ { "item": "kit/chapel-lamp", "charges": 1 }, { "item": "kit/bitter-root", "quantity": 2 },
               { "item": "coin:reed", "quantity": 60 } ] },
    { "name": "Bram", "bag": [] } ] }"#;

/// Buys, is refused what is too heavy, wears, binds, uses a lamp until it breaks with rests between, gives, sells, rolls loot,
/// shares it out.
fn walk_the_bag(size: (u16, u16)) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("bag.json"), BAG_PARTY).expect("a party");
    let arguments = ["--saves", "saves", "--locale", "pt-BR", "--seed", "3"];
    let mut terminal = Terminal::start(folder.path(), size, &arguments, &[]);
    terminal.see("Novo jogo");
    terminal.press_and_see(&["n", DOWN], "lantern-fens@1");
    terminal.press_and_see(&[ENTER], "Variantes ●");
    terminal.press_and_see(&[RIGHT, "i"], "De qual arquivo");
    terminal.press_and_see(&["b", "a", "g", ".", "j", "s", "o", "n", ENTER], "Bram");
    terminal.press_and_see(&[RIGHT], "Enter cria o jogo");
    terminal.press_and_see(&[ENTER], "Atributos");
    // Nowhere, then somewhere that is called something.
    terminal.press_and_see(&["3"], "na estrada");
    terminal.press_and_see(&["g"], "Para onde");
    terminal.press_and_see(&[DOWN, DOWN, ENTER], "Como se chama");
    terminal.press_and_see(&["A", "l", "t", "o", ENTER], "Vocês chegam: Alto");
    // What is not sold here says why.
    terminal.press_and_see(&[END], "não tem preço");
    terminal.press_and_see(&["\u{1b}[H", DOWN, DOWN, "\t", DOWN, DOWN], "3 juncos × 1 = 3 juncos");
    terminal.press_and_see(&[ENTER], "Quantos");
    terminal.press_and_see(&["1", "5"], "pesado demais");
    terminal.press_and_see(&["\u{7f}"], "Você paga 3 juncos");
    terminal.press_and_see(&[ENTER], "Comprado 1");
    terminal.press_and_see(&["2"], "Bolsa ·");
    terminal.press_and_see(&["u"], "É preciso vesti-lo");
    terminal.press_and_see(&["e"], "Ana veste");
    terminal.press_and_see(&["b"], "Ana vincula");
    let mut broken = false;
    for _ in 0..60 {
        // To the last charge, which may break it.
        let text = terminal.press_and_see(&["u"], "cargas");
        if !text.contains("→ 0") {
            terminal.press_and_see(&["u"], "2 → 1");
            terminal.press_and_see(&["u"], "1 → 0");
        }
        let text = terminal.see("última carga");
        terminal.press_and_see(&[ESCAPE], "Bolsa ·");
        if text.contains("quebra.") {
            broken = true;
            break;
        }
        terminal.press_and_see(&["u"], "Não resta nada");
        terminal.press_and_see(&["1", "r"], "Qual descanso");
        terminal.press_and_see(&[DOWN, ENTER], "descansou");
        terminal.press_and_see(&["2"], "3/3");
    }
    assert!(broken, "the lamp never breaks:\n{}", terminal.text());
    // Bitter root is the first now: one is used, one given.
    terminal.press_and_see(&["u"], "ainda 1");
    terminal.press_and_see(&["g"], "Quem recebe");
    terminal.press_and_see(&[ENTER], "Ana dá a Bram");
    terminal.press_and_see(&[DOWN, "s"], "Por quantas moedas");
    terminal.press_and_see(&[ENTER], "Ana vende");
    terminal.press_and_see(&["4"], "Chances exatas");
    terminal.press_and_see(&[ENTER], "semente 3");
    terminal.press_and_see(&["t"], "Pego");
    terminal.press_and_see(&["h"], "100 rolagens de treino");
    terminal.press("\u{3}");
    terminal.ends();
}

#[test]
fn a_bag_is_filled_and_emptied_at_80_by_24() {
    walk_the_bag((80, 24));
}

#[test]
fn a_bag_is_filled_and_emptied_at_120_by_40() {
    walk_the_bag((120, 40));
}

/// A character from nothing: a score, a pick with a counter that follows the score, the score raised, the counter moved,
/// three edits taken back; kept, written to a file, and both taken into another game.
#[test]
fn a_character_is_made_from_nothing_and_outlives_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().display().to_string();
    let arguments = ["--saves", "saves", "--locale", "en", "--seed", "1"];
    let mut terminal = Terminal::start(folder.path(), (100, 30), &arguments, &[("XDG_DATA_HOME", data.as_str())]);
    terminal.see("New game");
    terminal.press_and_see(&["n", DOWN, ENTER], "Variants ●");
    terminal.press_and_see(&[RIGHT, "a", "A", "n", "a", ENTER], "Ana");
    terminal.press_and_see(&["e"], "a whole number from -1 to 3");
    terminal.press_and_see(&[RIGHT], "Changed");
    // The list of ways, its picker narrowed by a search; accents and case do not matter.
    terminal.press_and_see(&[END], "at most 8 rows");
    terminal.press_and_see(&["\u{1b}[A", "\u{1b}[A", "\u{1b}[A", "\u{1b}[A"], "c picks from Ways");
    terminal.press_and_see(&["c"], "What it writes");
    // Opened on the character's own trade; any trade is one key away.
    terminal.press_and_see(&["\t", DOWN, "x"], "12 of 12");
    terminal.press_and_see(&["/", "s", "E", "c", "o"], "Second Wind");
    let text = terminal.press_and_see(&[ENTER, "\t"], "follows the sheet");
    assert!(text.contains("one of 12"), "{text}");
    terminal.press_and_see(&[ENTER], "Added");
    // The counter is a pool of the sheet: two uses once the arm is 2.
    terminal.press_and_see(&["\u{1b}[H", RIGHT], "2  +2");
    terminal.press_and_see(&["u"], "Taken back");
    terminal.press_and_see(&["u", "u"], "0/20");
    terminal.press_and_see(&["U", "U"], "1/20");
    terminal.press_and_see(&["L"], "taken back");
    terminal.press_and_see(&[ESCAPE, "K"], "Kept among your characters");
    terminal.press_and_see(&["w", ENTER], "Written to ana.json");
    terminal.press_and_see(&[ESCAPE, "o"], "My characters");
    terminal.press_and_see(&[ENTER], "2 characters");
    terminal.press_and_see(&["i", "a", "n", "a", ".", "j", "s", "o", "n", ENTER], "3 characters");
    terminal.press_and_see(&[RIGHT, ENTER], "Abilities");
    terminal.press("\u{3}");
    terminal.ends();
    assert!(folder.path().join("rulebound/characters/lantern-fens/ana.json").exists());
    assert!(folder.path().join("ana.json").exists());
}

#[test]
fn a_terminal_that_is_too_small_says_so_and_growing_it_helps() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut terminal = Terminal::start(folder.path(), (60, 20), &["--saves", "saves", "--locale", "en"], &[]);
    terminal.see("needs 80×24, has 60×20");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    terminal.master.resize(size).expect("another size");
    terminal.screen.screen_mut().set_size(cells(24), cells(80));
    terminal.see("New game");
    terminal.press("\u{3}");
    terminal.ends();
}

#[test]
fn help_and_language_are_one_key_away_and_colour_can_be_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = ["--saves", "saves", "--locale", "en"];
    let mut terminal = Terminal::start(folder.path(), (80, 24), &arguments, &[("NO_COLOR", "1")]);
    terminal.see("New game");
    let screen = terminal.screen.screen();
    let chosen = (0..80).any(|column| screen.cell(2, column).is_some_and(vt100::Cell::inverse));
    assert!(chosen, "the chosen line is not marked without colour");
    terminal.press_and_see(&["?"], "Keys and commands");
    terminal.press_and_see(&[ESCAPE], "New game");
    terminal.press_and_see(&["\u{c}"], "Português");
    terminal.press_and_see(&[DOWN, ENTER], "Novo jogo");
    terminal.press("q");
    terminal.ends();
}
