//! `rulebound completions` and `rulebound man`: what other tools need to know of the command line.

use clap::{Args, CommandFactory};
use clap_complete::Shell;

use crate::cli::fault::STDOUT;
use crate::cli::{Cli, CliError, Exit};

/// What `completions` is asked.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// For which shell
    #[arg(value_enum)]
    shell: Shell,
}

/// Writes completions for a shell.
///
/// # Errors
/// Exit 3 when stdout cannot be written to.
pub fn completions(args: &CompletionsArgs) -> Result<Exit, CliError> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut Cli::command(), "rulebound", &mut script);
    write(&script)
}

/// Writes the man page, in roff.
///
/// # Errors
/// Exit 3 when stdout cannot be written to.
pub fn man() -> Result<Exit, CliError> {
    let mut page = Vec::new();
    let rendered = clap_mangen::Man::new(Cli::command()).render(&mut page);
    rendered.map_err(|error| CliError::refused("unwritable", error.to_string()))?;
    write(&page)
}

fn write(bytes: &[u8]) -> Result<Exit, CliError> {
    use std::io::Write;
    let mut stdout = std::io::stdout().lock();
    match stdout.write_all(bytes).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(CliError::File { path: STDOUT.to_owned(), cause: error.to_string() })
        }
        _ => Ok(Exit::Done),
    }
}
