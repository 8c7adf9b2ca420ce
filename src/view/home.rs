//! Home: games to continue, and the way to a new one.

use crate::library::manage::Resolution;
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, list, word};

/// What is known of a saved game without opening it whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameCard {
    /// Its name.
    pub name: String,
    /// The ruleset it is pinned to, `id@version`.
    pub ruleset: String,
    /// Layers that are on.
    pub layers: Vec<String>,
    /// Who plays.
    pub party: Vec<String>,
    /// How many whole days ago it was last played.
    pub days_ago: i64,
    /// What is worth knowing before opening it.
    pub note: GameNote,
}

/// What is worth knowing of a saved game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameNote {
    /// Nothing.
    None,
    /// A newer version of its ruleset is there; the game goes on with its own.
    NewerRules(i64),
    /// Its ruleset is not installed; the game goes on with the bytes it keeps.
    NotInstalled,
    /// Only an older version is installed.
    OlderRules(i64),
    /// Its ruleset is installed from another package.
    OtherPackage,
    /// Its ruleset is installed, and not in its version.
    VersionMissing,
    /// It cannot be opened; why.
    Broken(String),
}

impl From<Resolution> for GameNote {
    fn from(resolution: Resolution) -> Self {
        match resolution {
            Resolution::Installed => Self::None,
            Resolution::NewerInstalled { version } => Self::NewerRules(version),
            Resolution::OlderInstalled { version } => Self::OlderRules(version),
            Resolution::DifferentPackage => Self::OtherPackage,
            Resolution::VersionMissing => Self::VersionMissing,
            Resolution::Missing => Self::NotInstalled,
        }
    }
}

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HomeState {
    /// The line: games first, then "New game", the library and the translator's bench.
    pub cursor: usize,
}

/// Draws Home.
pub fn screen(state: &HomeState, games: &[GameCard], locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Home, word(locale, "home-title"));
    let mut lines = Vec::new();
    for game in games {
        let note = note(&game.note, locale);
        let role = if matches!(game.note, GameNote::Broken(_)) { Role::Bad } else { Role::Notice };
        lines.push(Line::with(safe(&game.name), Role::Strong).at_end(note, role));
    }
    lines.push(Line::with(word(locale, "home-new-game"), Role::Strong));
    lines.push(Line::with(word(locale, "library-title"), Role::Strong));
    lines.push(Line::with(word(locale, "home-bench"), Role::Strong));
    let selected = state.cursor.min(lines.len().saturating_sub(1));
    let games_pane =
        Pane { title: word(locale, "home-games"), lines, selected: Some(selected), focused: true, ..Pane::default() };
    let about = match games.get(selected) {
        Some(game) => game_lines(game, locale),
        None if selected == games.len() + 1 => vec![Line::of(word(locale, "home-library-about"))],
        None if selected > games.len() => vec![Line::of(word(locale, "home-bench-about"))],
        None => {
            vec![Line::of(word(locale, "home-new-game-about")), Line::empty(), Line::of(word(locale, "home-about"))]
        }
    };
    let about =
        Pane { title: word(locale, "home-about-title"), lines: about, overflow: Overflow::Wrap, ..Pane::default() };
    screen.columns = vec![column(Share::Part(1), games_pane), column(Share::Part(1), about)];
    screen
}

fn note(note: &GameNote, locale: &Locale) -> SafeText {
    match note {
        GameNote::None => SafeText::default(),
        GameNote::NewerRules(version) => locale.word("home-newer-rules", &[("version", Arg::Number(*version))]),
        GameNote::OlderRules(version) => locale.word("home-older-rules", &[("version", Arg::Number(*version))]),
        GameNote::NotInstalled => word(locale, "home-not-installed"),
        GameNote::OtherPackage => word(locale, "home-other-package"),
        GameNote::VersionMissing => word(locale, "home-version-missing"),
        GameNote::Broken(_) => word(locale, "home-broken"),
    }
}

fn game_lines(game: &GameCard, locale: &Locale) -> Vec<Line> {
    let names = |names: &[String]| list(locale, &names.iter().map(|name| safe(name)).collect::<Vec<_>>());
    let mut lines = vec![
        Line::with(safe(&game.name), Role::Strong),
        Line::of(locale.word("home-ruleset", &[("ruleset", Arg::text(&game.ruleset))])),
    ];
    if !game.layers.is_empty() {
        lines.push(Line::of(locale.word("home-layers", &[("layers", Arg::Text(names(&game.layers)))])));
    }
    lines.push(Line::of(locale.word("home-party", &[("party", Arg::Text(names(&game.party)))])));
    lines.push(Line::with(locale.word("home-last-played", &[("days", Arg::Number(game.days_ago))]), Role::Faint));
    match &game.note {
        GameNote::Broken(why) => {
            lines.push(Line::empty());
            lines.push(Line::with(safe(why), Role::Bad));
        }
        GameNote::None => {}
        other => lines.push(Line::with(note(other, locale), Role::Notice)),
    }
    lines
}
