//! `rulebound export` and `rulebound import`: a game as one file.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use crate::cli::{Answer, CliError, Common, Exit};
use crate::save::archive::{ArchiveFault, CheckedArchive, Exported, export};
use crate::text::safe;

/// Puts a saved game into one file
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// The game's folder
    game: PathBuf,
    /// The file, which must not exist yet: a .zip
    file: PathBuf,
}

/// Makes a saved game of a file that `export` made
#[derive(Debug, Args)]
pub struct ImportArgs {
    /// The file
    file: PathBuf,
    /// The game's folder, which must not exist yet; where it is left out, its old name in the folder of saved games
    game: Option<PathBuf>,
}

/// Writes the archive and answers with what it says of itself.
///
/// # Errors
/// A folder that is no game or lacks a part, a file that stands there already (exit 1); what cannot be read or written (exit
/// 3). Nothing is written then.
pub fn run_export(arguments: &ExportArgs, common: &Common) -> Result<Exit, CliError> {
    let Exported { manifest, bytes } =
        export(&arguments.game, &arguments.file).map_err(|fault| said(fault, &arguments.game))?;
    let file = arguments.file.display().to_string();
    let text = format!("{file}: {} parts, {bytes} bytes", manifest.files.len());
    Answer::new(json!({ "archive": file, "bytes": bytes, "manifest": manifest }), safe(&text).into_string())
        .write(common)?;
    Ok(Exit::Done)
}

/// Checks all of the archive, makes the game and answers with its pin.
///
/// # Errors
/// An archive in which something is wrong, a folder that stands there already (exit 1); what cannot be read or written (exit
/// 3). Nothing is made then.
pub fn run_import(arguments: &ImportArgs, common: &Common) -> Result<Exit, CliError> {
    let refused = |fault| said(fault, &arguments.file);
    let archive = CheckedArchive::read(&arguments.file).map_err(refused)?;
    let game = match &arguments.game {
        Some(game) => game.clone(),
        None => place_of(&archive, common)?,
    };
    let (name, pin, parts) = (archive.manifest.name.clone(), archive.pin.clone(), archive.manifest.files.len());
    archive.unpack(&game).map_err(refused)?;
    let save = game.display().to_string();
    let text = format!("{save}: {} with {parts} parts", pin.id);
    Answer::new(json!({ "save": save, "name": name, "pin": pin, "parts": parts }), safe(&text).into_string())
        .write(common)?;
    Ok(Exit::Done)
}

/// Where a game goes whose folder nobody names.
fn place_of(archive: &CheckedArchive, common: &Common) -> Result<PathBuf, CliError> {
    let saves = common.saves_folder().ok_or_else(|| CliError::Usage("name the game's folder".to_owned()))?;
    archive.place_in(&saves).ok_or_else(|| {
        CliError::refused("unsafe-path", "the archive does not say what its folder is to be called: name it".to_owned())
    })
}

fn said(fault: ArchiveFault, path: &Path) -> CliError {
    match fault {
        ArchiveFault::Save(fault) => fault.into(),
        fault => CliError::refused(fault.code().unwrap_or("refused"), format!("{}: {fault}", path.display())),
    }
}
