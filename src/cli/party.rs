//! Reading a party file, and the numbers of its members (headless.md, party file).

use std::path::Path;

use crate::cli::{CliError, Common, read_input};
use crate::format::value_ref::ValueRef;
use crate::items::held::with_values;
use crate::items::transfer::{Imported, import};
use crate::items::{Member, Party};
use crate::rules::Effective;
use crate::source::Diagnostic;

/// The party that `--party` names; `None` without the flag.
///
/// # Errors
/// Exit 3 when the file is missing or cannot be read, exit 1 when it is no party file.
pub fn party(common: &Common) -> Result<Option<Party>, CliError> {
    common.party.as_deref().map(read_party).transpose()
}

/// A party file; a character file, or one that holds a member or a sheet, is a party of one.
///
/// # Errors
/// Exit 3 when it is missing or cannot be read, exit 1 when it is none of these, or a member of it cannot be used.
pub fn read_party(path: &Path) -> Result<Party, CliError> {
    let bytes = read_input(path)?;
    let refused = |findings: &[Diagnostic]| {
        let first = findings.first().map(said).unwrap_or_default();
        CliError::refused("bad-party", format!("{}: {first}", path.display()))
    };
    match import(&bytes).map_err(|findings| refused(&findings))? {
        // A command that went on with half a party would answer another question than it was asked.
        Imported::Party { dropped, .. } if !dropped.is_empty() => Err(refused(&dropped)),
        imported => Ok(imported.into_party()),
    }
}

/// A finding in one line.
pub(super) fn said(found: &Diagnostic) -> String {
    let at = if found.pointer.is_empty() { "" } else { " at " };
    format!("{}{at}{} (line {}, column {})", found.message, found.pointer, found.line, found.column)
}

/// The player's member, or a blank one where there is no party or nobody in it.
pub fn player(party: Option<&Party>) -> Member {
    let found = party.and_then(|party| party.party.get(party.player()?));
    found.cloned().unwrap_or_default()
}

/// Hands a member's numbers, the sheet moved up to its newest version, with what is held and what changed in play, to whoever asks for them.
pub fn with_numbers<T>(rules: &Effective, member: &Member, ask: impl FnOnce(&dyn Fn(&ValueRef) -> f64) -> T) -> T {
    with_values(rules, member, |values| ask(&|reference| values.number(reference)))
}
