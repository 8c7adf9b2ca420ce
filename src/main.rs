//! Reads the arguments and hands over.

use std::path::PathBuf;
use std::process::ExitCode;

use rulebound::cli::{self, Common, Outcome};
use rulebound::library::Characters;
use rulebound::locale::Tag;
use rulebound::tui::{self, Ending, Places, Start};

/// How a fault of the program itself ends it, as the language's own runtime does.
const FAILED: u8 = 101;

fn main() -> ExitCode {
    rulebound::system::outlive_size_limit();
    match cli::run(std::env::args_os()) {
        Outcome::Finished(exit) => ExitCode::from(exit.status()),
        Outcome::Play { save, bench, common } => play(save, bench, &common),
    }
}

/// Starts the terminal application.
fn play(save: Option<PathBuf>, bench: Option<(PathBuf, Option<String>)>, common: &Common) -> ExitCode {
    let Some(saves) = common.saves_folder() else {
        cli::tell("rulebound: the system names no home folder; say where games are kept with --saves DIR");
        return ExitCode::from(3);
    };
    let asked = common.locale.clone().map(|tag| Tag::from_system(&tag));
    // What was chosen last time, then what the system speaks.
    let language = asked.or_else(|| common.library().language()).or_else(|| {
        let system = sys_locale::get_locale();
        system.map(|tag| Tag::from_system(&tag))
    });
    let language = language.unwrap_or_else(Tag::english);
    let start = Start { language, game: save, bench, seed: common.seed };
    match tui::run(Places { library: common.library(), saves, characters: Characters::new(None) }, start) {
        Ok(Ending::Left) => ExitCode::SUCCESS,
        Ok(Ending::Failed) => ExitCode::from(FAILED),
        Err(error) => {
            cli::tell(&format!("rulebound: the terminal cannot be used: {error}"));
            ExitCode::from(3)
        }
    }
}
