//! Making a package of a working folder: its manifest with sizes, checksums and the Capability API that its features need,
//! and everything in a .zip (locale-migrate-package.md 1c). The same folder gives the same bytes.
//!
//! Must not know: where the package is written.

use std::io::{self, Cursor, Write};

use serde_json::{Map, Value, json};
use zip::write::SimpleFileOptions;

use crate::format::capability::Capability;
use crate::format::load::{CATALOG_BYTES_MAX, LOCALE_BYTES_MAX, RULESET_BYTES_MAX, read_ruleset};
use crate::format::ruleset::Ruleset;
use crate::library::files::sha256;
use crate::library::import::Refusal;
use crate::library::manifest::MANIFEST_BYTES_MAX;
use crate::library::package::PackageFindings;
use crate::library::{FileKind, Files, InspectedFile, Package, inspect_files};

/// A package that was made.
#[derive(Debug, Clone, PartialEq)]
pub struct Packed {
    /// How its file is named by itself: `<id>-<version>.zip`.
    pub name: String,
    /// Its manifest.
    pub manifest: Value,
    /// The .zip.
    pub bytes: Vec<u8>,
    /// Findings that do not refuse it.
    pub warnings: Vec<InspectedFile>,
}

/// Makes a package of a working folder. What a `manifest.json` there says of the package is kept (its id, name, version,
/// description and what it was made with), also a Capability API above the one that its features need; its files are worked
/// out anew. Without one the package is called as the ruleset is, in version `<version>.0.0`.
///
/// # Errors
/// Every finding of the folder's files; a manifest that cannot be kept; a package that could not be installed.
pub fn pack(files: &Files) -> Result<Packed, Refusal> {
    let inspection = inspect_files(files, FileKind::Ruleset);
    if !inspection.is_ok() {
        return Err(Refusal::of(inspection.files));
    }
    let unread =
        |name: &str, fault: crate::library::ReadFault| Refusal::new(fault.code().as_str(), format!("{name}: {fault}"));
    let bytes = files.read("ruleset.json", RULESET_BYTES_MAX).map_err(|fault| unread("ruleset.json", fault))?;
    let ruleset =
        read_ruleset(&bytes).map_err(|_| Refusal::new("refused", "the ruleset changed while it was read"))?.value;
    let mut packed = vec![("ruleset.json".to_owned(), bytes)];
    for asset in ruleset.catalogs().iter().filter_map(|catalog| catalog.asset.as_ref()) {
        let name = asset.as_str();
        packed.push((name.to_owned(), files.read(name, CATALOG_BYTES_MAX).map_err(|fault| unread(name, fault))?));
    }
    for name in files.json_in("locales") {
        let bytes = files.read(&name, LOCALE_BYTES_MAX).map_err(|fault| unread(&name, fault))?;
        packed.push((name, bytes));
    }
    if files.has("party.json") {
        let bytes = files.read("party.json", RULESET_BYTES_MAX).map_err(|fault| unread("party.json", fault))?;
        packed.push(("party.json".to_owned(), bytes));
    }
    let mut manifest = said(files, &ruleset)?;
    // An author may ask for more than the features do: language packs of a catalog need it.
    let declared: Option<Capability> =
        manifest.get("capabilityApi").and_then(|declared| serde_json::from_value(declared.clone()).ok());
    let needed = inspection.capability.unwrap_or(Capability::BASE);
    let capability = declared.map_or(needed, |declared| declared.max(needed));
    let mut put = |key: &str, value: Value| drop(manifest.insert(key.to_owned(), value));
    put("schemaVersion", json!(2));
    put("capabilityApi", json!({ "major": capability.major, "minor": capability.minor }));
    put("kind", json!(["ruleset"]));
    let paths: Vec<&str> = packed.iter().map(|(name, _)| name.as_str()).collect();
    put("contributions", json!({ "assets": { "paths": paths } }));
    let listed: Vec<Value> = packed
        .iter()
        .map(|(name, bytes)| json!({ "path": name, "sha256": sha256(bytes), "bytes": bytes.len() }))
        .collect();
    put("files", json!(listed));
    let manifest = Value::Object(manifest);
    let text = serde_json::to_vec_pretty(&manifest).unwrap_or_default();
    packed.insert(0, ("manifest.json".to_owned(), text));
    let memory = Files::Memory(std::sync::Arc::new(packed.iter().cloned().collect()));
    Package::promises(&memory).and_then(|_| Package::verify(&memory)).map_err(refused)?;
    let word = |key: &str| manifest.get(key).and_then(Value::as_str).unwrap_or_default().to_owned();
    let bytes = zipped(&packed).map_err(|fault| Refusal::new("unreadable", fault.to_string()))?;
    Ok(Packed { name: format!("{}-{}.zip", word("id"), word("version")), bytes, warnings: inspection.files, manifest })
}

/// What the manifest says of the package as a whole: that of the folder, else what the ruleset says of itself.
fn said(files: &Files, ruleset: &Ruleset) -> Result<Map<String, Value>, Refusal> {
    if files.has("manifest.json") {
        let bytes = files.read("manifest.json", MANIFEST_BYTES_MAX);
        let bytes = bytes.map_err(|fault| Refusal::new(fault.code().as_str(), format!("manifest.json: {fault}")))?;
        return match serde_json::from_slice(&bytes) {
            Ok(Value::Object(manifest)) => Ok(manifest),
            Ok(_) => Err(Refusal::new("wrong-type", "manifest.json: wanted an object")),
            Err(fault) => Err(Refusal::new("not-json", format!("manifest.json: {fault}"))),
        };
    }
    let said = json!({
        "schemaVersion": 2,
        "capabilityApi": null,
        "id": ruleset.id.as_str(),
        "name": ruleset.name.english(),
        "version": format!("{}.0.0", ruleset.version.get()),
        "description": ruleset.coverage.summary.english(),
        "kind": null,
        "entrypoints": {},
        "contributions": null,
        "files": null,
        "permissions": [],
        "restartRequired": false,
    });
    Ok(said.as_object().cloned().unwrap_or_default())
}

fn refused(wrong: PackageFindings) -> Refusal {
    let diagnostics = wrong.diagnostics.into_iter().map(|found| found.in_file("manifest.json")).collect();
    let name = Some("manifest.json".to_owned());
    Refusal::of(vec![InspectedFile { name, text: wrong.manifest_text, diagnostics, more: 0 }])
}

fn zipped(files: &[(String, Vec<u8>)]) -> io::Result<Vec<u8>> {
    let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer.start_file(name.as_str(), SimpleFileOptions::default()).map_err(io::Error::other)?;
        writer.write_all(bytes)?;
    }
    Ok(writer.finish().map_err(io::Error::other)?.into_inner())
}
