//! Storing what was checked (locale-migrate-package.md 2d; 3a, "Lifecycle"; 3c; 3d, point 3).

use crate::library::import::{Candidate, Refusal};
use crate::library::manage::{Deed, Did, Fault, keep_translations};
use crate::library::store::{Draft, InstalledRuleset, InstalledVersion, PackageVersion};
use crate::locale::Chain;

/// Installs an imported ruleset beside its other versions, with the translations of the language. The same version with the
/// same rules is unchanged, and its translations are replaced by those that it carries now.
///
/// # Errors
/// `version-conflict` for other rules under a version that is stored.
pub fn install_local(draft: &mut Draft<'_>, candidate: &Candidate, chain: &Chain) -> Result<Vec<Did>, Fault> {
    let key = candidate.key();
    let mut did = Vec::new();
    match stored(draft, candidate, &key)? {
        true => did.push(Did::new(&candidate.id, Deed::Unchanged, label(candidate))),
        false => {
            let version = put(draft, candidate, &key)?;
            with_row(draft, candidate, |row| {
                row.versions.push(version);
                row.settle();
            });
            did.push(Did::new(&candidate.id, Deed::Installed, label(candidate)));
        }
    }
    did.extend(keep_translations(draft, &candidate.id, &key, &candidate.translations, chain)?);
    Ok(did)
}

/// Installs a version of a catalog's package and puts it in use. The version before stays for rolling back, without its
/// translations.
///
/// # Errors
/// `older-version` where a newer one is in use, `version-conflict` for other bytes under a version that is stored.
pub fn install_catalog(draft: &mut Draft<'_>, candidate: &Candidate, address: &str) -> Result<Vec<Did>, Fault> {
    let key = candidate.key();
    let before = draft.index.ruleset(&candidate.id).map(|row| row.current.clone());
    if let Some(newer) = before.as_deref().filter(|before| is_older(&key, before)) {
        let detail = format!("{newer} is installed, which is newer than {key}");
        return Err(Refusal::new("older-version", detail).about(&candidate.id.to_string()).into());
    }
    if !stored(draft, candidate, &key)? {
        let version = put(draft, candidate, &key)?;
        with_row(draft, candidate, |row| row.versions.push(version));
    }
    let Some(row) = draft.index.ruleset_mut(&candidate.id) else { return Ok(Vec::new()) };
    row.catalog = Some(address.to_owned());
    row.current = key.clone();
    let deed = match before {
        None => Deed::Installed,
        // There is nothing to go back to from a version that was installed over itself.
        Some(before) if before == key => {
            row.previous = None;
            Deed::Unchanged
        }
        Some(before) => {
            if let Some(old) = row.version_mut(&before) {
                old.kept.clear();
            }
            row.previous = Some(before);
            Deed::Updated
        }
    };
    Ok(vec![Did::new(&candidate.id, deed, label(candidate))])
}

/// Whether one version of a package is below another; versions that cannot be read are never.
pub(in crate::library) fn is_older(version: &str, than: &str) -> bool {
    PackageVersion::parse(version).zip(PackageVersion::parse(than)).is_some_and(|(version, than)| version < than)
}

/// Whether the version is stored with just these rules.
fn stored(draft: &Draft<'_>, candidate: &Candidate, key: &str) -> Result<bool, Refusal> {
    let Some(version) = draft.index.ruleset(&candidate.id).and_then(|row| row.version(key)) else { return Ok(false) };
    if version.sha256 == candidate.sha256 {
        return Ok(true);
    }
    let detail = format!("version {key} is stored with other rules; whoever changes a ruleset raises its version");
    Err(Refusal::new("version-conflict", detail).about(&candidate.id.to_string()))
}

fn put(draft: &mut Draft<'_>, candidate: &Candidate, key: &str) -> Result<InstalledVersion, Fault> {
    let files = draft.put_version(&candidate.id, key, &candidate.files)?;
    Ok(InstalledVersion {
        version: candidate.version,
        package: candidate.package.as_ref().map(|package| package.version.clone()),
        source: candidate.source,
        sha256: candidate.sha256.clone(),
        files,
        kept: Vec::new(),
        other: serde_json::Map::new(),
    })
}

fn with_row(draft: &mut Draft<'_>, candidate: &Candidate, change: impl FnOnce(&mut InstalledRuleset)) {
    if draft.index.ruleset(&candidate.id).is_none() {
        draft.index.add(InstalledRuleset {
            id: candidate.id.clone(),
            ruleset: candidate.ruleset.clone(),
            catalog: None,
            current: candidate.key(),
            previous: None,
            versions: Vec::new(),
            other: serde_json::Map::new(),
        });
    }
    if let Some(row) = draft.index.ruleset_mut(&candidate.id) {
        row.ruleset.clone_from(&candidate.ruleset);
        change(row);
    }
}

/// The version as a person names it.
fn label(candidate: &Candidate) -> String {
    candidate.key()
}
