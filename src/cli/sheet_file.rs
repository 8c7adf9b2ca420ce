//! `--sheet FILE`: one member of a party, or one sheet (headless.md, `sheet`).

use std::path::Path;

use serde_json::Value;

use crate::cli::{CliError, read_input};
use crate::items::Member;
use crate::sheet::{SHEET_BYTES_MAX, StoredSheet};

/// Reads a file that holds one MEMBER or one SHEET; a sheet becomes a member without a name, live state and bag.
///
/// # Errors
/// Exit 3 when it cannot be read; exit 1 when it is no such file, or its sheet takes more than 64 KiB.
pub fn read_sheet_file(path: &Path) -> Result<Member, CliError> {
    let bytes = read_input(path)?;
    let refused = |message: String| CliError::refused("invalid-sheet", format!("{}: {message}", path.display()));
    let stored: Value = serde_json::from_slice(&bytes).map_err(|error| refused(error.to_string()))?;
    let Value::Object(members) = &stored else {
        return Err(refused("wanted one member of a party, or one sheet".to_owned()));
    };
    if members.contains_key("party") {
        return Err(refused("holds a whole party where one member or one sheet is wanted".to_owned()));
    }
    let is_sheet = ["build", "v"].iter().any(|key| members.contains_key(*key)) && !members.contains_key("sheet");
    let is_member = ["sheet", "name", "player", "live", "bag"].iter().any(|key| members.contains_key(*key));
    let member = if is_member && !is_sheet {
        serde_json::from_value(stored).map_err(|error| refused(error.to_string()))?
    } else {
        let sheet = StoredSheet::from_json(stored).unwrap_or_default();
        Member { sheet, ..Member::default() }
    };
    let bytes = member.sheet.bytes();
    if bytes > SHEET_BYTES_MAX {
        let message = format!("the sheet takes {bytes} bytes where at most {SHEET_BYTES_MAX} may be kept");
        return Err(CliError::refused("sheet-too-large", format!("{}: {message}", path.display())));
    }
    Ok(member)
}
