//! `--sheet FILE`: one member of a party, or one sheet (headless.md, `sheet`).

use std::path::Path;

use crate::cli::party::said;
use crate::cli::{CliError, read_input};
use crate::items::Member;
use crate::items::transfer::import_one;
use crate::rules::Effective;
use crate::sheet::{ReadSheet, SHEET_BYTES_MAX, read_sheet};
use crate::source::{Code, Diagnostic};

/// Reads a file that holds one character, MEMBER or SHEET; a sheet becomes a member without a name, live state and bag.
///
/// # Errors
/// Exit 3 when it cannot be read; exit 1 when it is no such file, or its sheet takes more than 64 KiB.
pub fn read_sheet_file(path: &Path) -> Result<Member, CliError> {
    import_one(&read_input(path)?).map_err(|findings| {
        let first = findings.first();
        let large = |found: &Diagnostic| found.code == Code::TooLarge && !found.pointer.ends_with("/live");
        let code = if first.is_some_and(large) { "sheet-too-large" } else { "invalid-sheet" };
        CliError::refused(code, format!("{}: {}", path.display(), first.map(said).unwrap_or_default()))
    })
}

/// The sheet of a member as the ruleset's own version, of which an answer will show all.
///
/// # Errors
/// Exit 1 where an older sheet would take more than 64 KiB once it is moved up.
pub fn read_moved(rules: &Effective, member: &Member) -> Result<ReadSheet, CliError> {
    let read = read_sheet(rules, &member.sheet, &member.live);
    let bytes = read.sheet.bytes();
    if read.migrated.is_some() && bytes > SHEET_BYTES_MAX {
        let message =
            format!("moved up, the sheet would take {bytes} bytes where at most {SHEET_BYTES_MAX} may be kept");
        return Err(CliError::refused("sheet-too-large", message));
    }
    Ok(read)
}
