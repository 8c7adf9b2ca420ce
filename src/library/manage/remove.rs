//! Taking rulesets out and going back to the version before (locale-migrate-package.md 2d; 3c, points 3 and 4).

use crate::library::Library;
use crate::library::import::Refusal;
use crate::library::manage::{Deed, Did, Fault};
use crate::library::store::{Index, InstalledRuleset, LibraryId, Namespace};

impl Library {
    /// Removes a ruleset with every version and translation of it. `used_by` are the games that are made on it; where there
    /// are any, only `force` removes it.
    ///
    /// # Errors
    /// `not-installed`; `ruleset-in-use` with how many games use it.
    pub fn remove(&self, asked: &str, used_by: &[String], force: bool) -> Result<Did, Fault> {
        self.store()?.change(|draft| {
            let row = installed(&draft.index, asked)?;
            if !used_by.is_empty() && !force {
                let games = used_by.join(", ");
                let detail = match used_by.len() {
                    1 => format!("1 game uses it: {games}"),
                    count => format!("{count} games use it: {games}"),
                };
                return Err(Refusal::new("ruleset-in-use", detail).about(&row.id.to_string()).into());
            }
            let (id, count) = (row.id.clone(), row.versions.len());
            draft.index.remove(&id);
            let detail = if count == 1 { "1 version".to_owned() } else { format!("{count} versions") };
            Ok(Did::new(id, Deed::Removed, detail))
        })
    }

    /// Puts the version before the last update in use again; its translations are fetched at the next switch of language.
    ///
    /// # Errors
    /// `not-installed`; `nothing-to-roll-back` where no update was made, or the version before cannot be used.
    pub fn roll_back(&self, asked: &str) -> Result<Did, Fault> {
        self.store()?.change(|draft| {
            let row = installed(&draft.index, asked)?;
            let id = row.id.clone();
            let none = |detail: &str| Refusal::new("nothing-to-roll-back", detail).about(&id.to_string());
            if id.namespace() == Namespace::Local {
                let detail = "versions of an imported ruleset stand beside one another; name one as in `mist@2`";
                return Err(none(detail).into());
            }
            let previous =
                row.previous.clone().ok_or_else(|| none("there is no version before an update to go back to"))?;
            if row.version(&previous).is_none() {
                return Err(none(&format!("version {previous} is no longer stored")).into());
            }
            if let Some(row) = draft.index.ruleset_mut(&id) {
                row.current.clone_from(&previous);
                row.previous = None;
            }
            Ok(Did::new(id, Deed::RolledBack, previous))
        })
    }
}

/// The installed ruleset that is asked for, by what it is called or by the id of its file where only one has it.
pub(in crate::library) fn installed<'i>(index: &'i Index, asked: &str) -> Result<&'i InstalledRuleset, Refusal> {
    if let Some(row) = LibraryId::parse(asked).and_then(|id| index.ruleset(&id)) {
        return Ok(row);
    }
    let mut named = index.rulesets().filter(|row| row.ruleset == asked);
    match (named.next(), named.next()) {
        (Some(row), None) => Ok(row),
        (Some(_), Some(_)) => {
            let ids: Vec<String> =
                index.rulesets().filter(|row| row.ruleset == asked).map(|row| row.id.to_string()).collect();
            Err(Refusal::new("ambiguous-ruleset", format!("say which: {}", ids.join(", "))).about(asked))
        }
        (None, _) => {
            let near = crate::source::nearest(asked, index.rulesets().map(|row| row.ruleset.as_str()));
            let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            Err(Refusal::new("not-installed", format!("no ruleset `{asked}` is installed{near}")).about(asked))
        }
    }
}
