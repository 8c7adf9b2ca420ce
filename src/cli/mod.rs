//! The headless face: one file a command, each a question to the library and its answer as text or JSON (headless.md).
//!
//! Must not know: the screens, and no rule of a game; it only asks.

mod answer;
mod catalog;
mod check;
mod common;
mod config;
mod effective;
mod elements;
mod entries;
mod exec;
mod exec_check;
mod exec_items;
mod exec_save;
mod fault;
mod fight;
mod fight_choices;
mod fight_foes;
mod fight_menu;
mod game;
mod game_file;
mod layers;
mod library;
mod library_answer;
mod locale;
mod locale_check;
mod locale_tour;
mod loot;
mod market;
mod near;
mod new;
mod odds;
mod pack;
mod party;
mod pick;
mod progress;
mod recover;
mod refresh;
mod schema;
mod sheet;
mod sheet_file;
mod shell;
mod simulate;
mod stderr;

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Parser, Subcommand};

use config::configured;

pub use answer::{Answer, write_streamed};
pub use common::{Common, INPUT_BYTES_MAX, STORY_BYTES_MAX, read_input, read_story};
pub use fault::{CliError, Exit};
pub use fight_choices::parse_choices;
pub use fight_foes::parse_foes;
pub use party::{party, player, read_party, with_numbers};
pub use sheet_file::{read_moved, read_sheet_file};
pub use stderr::tell;

/// Plays tabletop rulesets written as JSON, in the terminal or headless.
#[derive(Debug, Parser)]
#[command(name = "rulebound", version, about, max_term_width = 100, subcommand_required = false)]
pub struct Cli {
    #[command(flatten)]
    common: Common,
    #[command(subcommand)]
    command: Option<Command>,
}

/// Every command; without one the terminal application starts.
#[derive(Debug, Subcommand)]
enum Command {
    /// Every finding about rulesets, packages, catalog files, translations, sheets and saved games
    Check(check::CheckArgs),
    /// The layers of a ruleset, those in force, and everything they change
    Layers(layers::LayersArgs),
    /// The ruleset as the layers leave it, as a ruleset document
    Effective(effective::EffectiveArgs),
    /// The format as a JSON Schema, for editors
    Schema,
    /// Completions for a shell
    Completions(shell::CompletionsArgs),
    /// The man page
    Man,
    /// The terminal application, on a saved game where one is named
    Play {
        /// The game's folder.
        save: Option<PathBuf>,
    },
    /// Works out every number of a character sheet
    Sheet(sheet::SheetArgs),
    Catalog(catalog::CatalogArgs),
    Pick(pick::PickArgs),
    Refresh(refresh::RefreshArgs),
    New(new::NewArgs),
    Game(game::GameArgs),
    Export(game_file::ExportArgs),
    Import(game_file::ImportArgs),
    Undo(entries::UndoArgs),
    Delete(entries::DeleteArgs),
    Show(entries::ShowArgs),
    Recover(recover::RecoverArgs),
    Replay(recover::ReplayArgs),
    Market(market::MarketArgs),
    Loot(loot::LootArgs),
    Exec(exec::ExecArgs),
    Odds(odds::OddsArgs),
    /// Plays a fight: the party against opponents of the bestiaries
    Fight(fight::FightArgs),
    Simulate(simulate::SimulateArgs),
    /// Translations of a ruleset: how much is covered, how texts are shown, a file to fill in
    Locale(locale::LocaleArgs),
    /// The installed rulesets: what there is, installing, updating, rolling back, removing, languages
    Library(library::LibraryArgs),
    /// Makes a package of a working folder
    Pack(pack::PackArgs),
}

/// What the arguments ask for.
#[derive(Debug)]
pub enum Outcome {
    /// A headless command ran, or the command line was wrong; this is its exit status.
    Finished(Exit),
    /// The terminal application is wanted.
    Play {
        /// The saved game to open.
        save: Option<PathBuf>,
        /// The translation to put on the bench, and the ruleset where it is named.
        bench: Option<(PathBuf, Option<String>)>,
        /// The flags that it shares with the commands.
        common: Box<Common>,
    },
}

/// Reads the command line and runs what it asks for, except the terminal application.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Outcome {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            if error.use_stderr() {
                tell(error.render().to_string().trim_end());
                return Outcome::Finished(Exit::Usage);
            }
            // Help and version come this way too and are no mistake. A closed pipe is nobody's concern here.
            let _ = error.print();
            return Outcome::Finished(Exit::Done);
        }
    };
    // Every command takes the flags, so a wrong one is wrong for all of them.
    let common = match configured(cli.common.clone()).and_then(|common| common.language().map(|_| common)) {
        Ok(common) => common,
        Err(error) => return Outcome::Finished(error.report(&cli.common)),
    };
    let command = match cli.command {
        None => return Outcome::Play { save: None, bench: None, common: Box::new(common) },
        Some(Command::Play { save }) => return Outcome::Play { save, bench: None, common: Box::new(common) },
        Some(Command::Locale(args)) if args.bench().is_some() => {
            return Outcome::Play { save: None, bench: args.bench(), common: Box::new(common) };
        }
        Some(command) => command,
    };
    let result = dispatch(command, &common);
    Outcome::Finished(result.unwrap_or_else(|error| error.report(&common)))
}

/// One line a command.
fn dispatch(command: Command, common: &Common) -> Result<Exit, CliError> {
    match command {
        // Taken out before: the terminal application is no headless command.
        Command::Play { .. } => Ok(Exit::Done),
        Command::Check(args) => check::run(&args, common),
        Command::Schema => schema::run(common),
        Command::Layers(args) => layers::run(&args, common),
        Command::Effective(args) => effective::run(&args, common),
        Command::Completions(args) => shell::completions(&args),
        Command::Man => shell::man(),
        Command::Sheet(args) => sheet::run(&args, common),
        Command::Catalog(args) => catalog::run(&args, common),
        Command::Pick(args) => pick::run(&args, common),
        Command::Refresh(args) => refresh::run(&args, common),
        Command::New(arguments) => new::run(&arguments, common),
        Command::Game(arguments) => game::run(&arguments, common),
        Command::Export(arguments) => game_file::run_export(&arguments, common),
        Command::Import(arguments) => game_file::run_import(&arguments, common),
        Command::Undo(arguments) => entries::undo(&arguments, common),
        Command::Delete(arguments) => entries::delete(&arguments, common),
        Command::Show(arguments) => entries::show(&arguments, common),
        Command::Recover(arguments) => recover::run_recover(&arguments, common),
        Command::Replay(arguments) => recover::run_replay(&arguments, common),
        Command::Market(arguments) => market::run(&arguments, common),
        Command::Loot(arguments) => loot::run(&arguments, common),
        Command::Exec(arguments) => exec::run(&arguments, common),
        Command::Odds(arguments) => odds::run(&arguments, common),
        Command::Fight(arguments) => fight::run(&arguments, common),
        Command::Simulate(arguments) => simulate::run(&arguments, common),
        Command::Locale(args) => locale::run(&args, common),
        Command::Library(args) => library::run(&args, common),
        Command::Pack(args) => pack::run(&args, common),
    }
}
