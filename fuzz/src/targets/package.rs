//! A package as a .zip: raw bytes, or a JSON object of files that is zipped with a manifest that fits, so that what is in the
//! files is reached.

use std::io::{Cursor, Write};
use std::sync::Arc;

use rulebound::library::import::{Candidate, from_package};
use rulebound::library::store::Source;
use rulebound::library::{Archive, FileKind, Files, inspect_files, sha256};
use serde_json::{Map, Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::super::hold;

/// Most bytes that are unpacked of one file: more costs time and finds nothing.
const UNPACKED: usize = 1 << 20;

/// Opens a package and imports it.
pub fn run(bytes: &[u8]) {
    let zipped = match serde_json::from_slice(bytes) {
        Ok(Value::Object(files)) => zipped(&files),
        _ => bytes.to_vec(),
    };
    let Ok(archive) = Archive::of(zipped) else { return };
    for name in archive.names() {
        if let Ok(file) = archive.read(name, UNPACKED) {
            assert!(file.len() <= UNPACKED);
            assert_eq!(archive.read(name, UNPACKED), Ok(file), "read twice");
        }
    }
    let files = Files::Archive(Arc::new(archive));
    let found = inspect_files(&files, FileKind::Package);
    for file in &found.files {
        hold::findings(file.text.as_bytes(), &file.diagnostics);
    }
    match from_package(&files, Source::Package, None) {
        Ok(candidate) => accepted(&candidate),
        Err(refusal) => assert!(!refusal.code.is_empty(), "{refusal:#?}"),
    }
}

/// What may be installed can be opened, unless it was said to be unusable.
fn accepted(candidate: &Candidate) {
    let opened = candidate.open();
    assert!(opened.is_ok() || !candidate.unusable.is_empty(), "{:?}", opened.err());
    assert!(!candidate.key().is_empty());
}

fn zipped(files: &Map<String, Value>) -> Vec<u8> {
    let mut files: Vec<(String, Vec<u8>)> = files
        .iter()
        .map(|(name, file)| (name.clone(), file.as_str().map_or_else(|| file.to_string(), str::to_owned).into_bytes()))
        .collect();
    if files.iter().all(|(name, _)| name != "manifest.json") {
        let paths: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        let listed =
            files.iter().map(|(name, bytes)| json!({ "path": name, "sha256": sha256(bytes), "bytes": bytes.len() }));
        let manifest = json!({
            "schemaVersion": 2, "capabilityApi": { "major": 1, "minor": 813 }, "id": "mist", "name": "Mist", "version": "1.0.0",
            "kind": ["ruleset"], "entrypoints": {}, "contributions": { "assets": { "paths": paths } },
            "files": listed.collect::<Vec<_>>(), "permissions": [], "restartRequired": false,
        });
        files.push(("manifest.json".to_owned(), manifest.to_string().into_bytes()));
    }
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        // A name that no archive can have is left out.
        if writer.start_file(name, SimpleFileOptions::default()).is_ok() {
            let _ = writer.write_all(&bytes);
        }
    }
    writer.finish().map(Cursor::into_inner).unwrap_or_default()
}
