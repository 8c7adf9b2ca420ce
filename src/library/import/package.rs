//! A package: its manifest first, then its files, then what is in them (locale-migrate-package.md 2c).

use crate::format::load::{LOCALE_BYTES_MAX, RULESET_BYTES_MAX};
use crate::library::import::candidate::{assets, rules_digest};
use crate::library::import::{Candidate, Carried, PackageName, Refusal};
use crate::library::manifest::MANIFEST_BYTES_MAX;
use crate::library::open::Peek;
use crate::library::package::PackageFindings;
use crate::library::store::{LibraryId, Source};
use crate::library::{FileKind, Files, InspectedFile, Manifest, Package, inspect_files};
use crate::locale::Tag;

/// Reads and checks a package. Of a catalog's package the manifest must be the one that the catalog shows.
///
/// A ruleset or a catalog file with mistakes does not refuse it; it will be listed as unusable (2c, point 4). A ruleset
/// so broken that it does not say its id refuses an imported package, which is filed under that id.
///
/// # Errors
/// The first stage that has anything wrong, with every finding of that stage.
pub fn from_package(files: &Files, source: Source, shown: Option<&serde_json::Value>) -> Result<Candidate, Refusal> {
    let promised = Package::promises(files).map_err(of_manifest)?.manifest;
    let name = PackageName { id: promised.id.as_str().to_owned(), version: promised.version.as_str().to_owned() };
    if let Some(shown) = shown {
        let inside = files.read("manifest.json", MANIFEST_BYTES_MAX).ok();
        let inside = inside.and_then(|bytes| serde_json::from_slice::<serde_json::Value>(&bytes).ok());
        if inside.as_ref() != Some(shown) {
            let detail = "the manifest in the package is not the one that the catalog shows";
            return Err(Refusal::new("manifest-mismatch", detail).about(&name.id));
        }
    }
    let manifest = Package::verify(files).map_err(of_manifest)?.manifest;
    let bytes = files.read("ruleset.json", RULESET_BYTES_MAX);
    let peek = bytes.as_ref().ok().and_then(|bytes| Peek::of(bytes));
    let id = match source {
        Source::Catalog => LibraryId::catalog(&name.id),
        Source::Package | Source::File => peek.as_ref().and_then(|peek| LibraryId::local(&peek.id)),
    };
    let inspection = inspect_files(files, FileKind::Package);
    let shown_id = id.as_ref().map_or_else(|| name.id.clone(), ToString::to_string);
    if let Some(unlisted) = bytes.as_ref().ok().and_then(|bytes| unlisted_asset(bytes, &manifest)) {
        let detail = format!("a catalog of the ruleset names `{unlisted}`, which is not among the assets");
        return Err(Refusal { files: inspection.files, ..Refusal::new("unlisted-file", detail) }.about(&shown_id));
    }
    let (refusing, unusable): (Vec<InspectedFile>, Vec<InspectedFile>) =
        inspection.files.into_iter().partition(|file| refuses(file.name.as_deref()) && has_error(file));
    if !refusing.is_empty() {
        return Err(Refusal::of(refusing).about(&shown_id));
    }
    let unusable: Vec<InspectedFile> = unusable.into_iter().filter(has_error).collect();
    let Some(id) = id else {
        let refusal = Refusal::of(unusable).about(&shown_id);
        return Err(match peek {
            Some(peek) if refusal.files.is_empty() => {
                Refusal::new("bad-id", format!("`{}` is no id that a ruleset may be filed under", peek.id))
            }
            _ => refusal,
        });
    };
    let stored = stored_files(files, &manifest).map_err(|refusal| refusal.about(&shown_id))?;
    let ruleset = peek.as_ref().map_or_else(|| id.name().to_owned(), |peek| peek.id.clone());
    Ok(Candidate {
        ruleset,
        version: peek.map(|peek| peek.version),
        package: Some(name),
        source,
        sha256: rules_digest(&stored),
        files: stored,
        translations: carried(files).map_err(|refusal| refusal.about(&shown_id))?,
        unusable,
        id,
    })
}

fn of_manifest(wrong: PackageFindings) -> Refusal {
    let diagnostics = wrong.diagnostics.into_iter().map(|found| found.in_file("manifest.json")).collect();
    let name = Some("manifest.json".to_owned());
    Refusal::of(vec![InspectedFile { name, text: wrong.manifest_text, diagnostics, more: 0 }])
}

/// Whether a mistake in a file refuses the package: in the manifest, or in a translation, whose author can mend it (5, Q5).
fn refuses(name: Option<&str>) -> bool {
    name.is_some_and(|name| name == "manifest.json" || name.starts_with("locales/"))
}

fn has_error(file: &InspectedFile) -> bool {
    file.diagnostics.iter().any(crate::source::Diagnostic::is_error)
}

/// A catalog file that the ruleset names and the manifest does not list as an asset.
fn unlisted_asset(ruleset: &[u8], manifest: &Manifest) -> Option<String> {
    assets(ruleset).into_iter().find(|asset| !manifest.has_asset(asset))
}

/// Every file but the translations, the manifest among them.
fn stored_files(files: &Files, manifest: &Manifest) -> Result<Vec<(String, Vec<u8>)>, Refusal> {
    let refused = |fault: crate::library::ReadFault| Refusal::new(fault.code().as_str(), fault.to_string());
    let mut stored =
        vec![("manifest.json".to_owned(), files.read("manifest.json", MANIFEST_BYTES_MAX).map_err(refused)?)];
    for file in manifest.files.iter().filter(|file| !file.path.as_str().starts_with("locales/")) {
        let bytes = files.read(file.path.as_str(), file.bytes.count()).map_err(refused)?;
        stored.push((file.path.as_str().to_owned(), bytes));
    }
    Ok(stored)
}

fn carried(files: &Files) -> Result<Vec<Carried>, Refusal> {
    let mut carried = Vec::new();
    for name in files.json_in("locales") {
        let Some(language) = name.strip_prefix("locales/").and_then(Tag::of_file_name) else { continue };
        let bytes = files.read(&name, LOCALE_BYTES_MAX);
        let bytes = bytes.map_err(|fault| Refusal::new(fault.code().as_str(), format!("{name}: {fault}")))?;
        carried.push(Carried { language, bytes });
    }
    Ok(carried)
}
