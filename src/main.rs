//! Reads the arguments and hands over.

use std::process::ExitCode;

use rulebound::cli::{self, Outcome};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Outcome::Finished(exit) => ExitCode::from(exit.status()),
        Outcome::Play { .. } => {
            eprintln!("rulebound: the screens are not built yet; `rulebound --help` lists the headless commands");
            ExitCode::from(1)
        }
    }
}
