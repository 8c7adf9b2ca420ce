//! Packages and catalogs as cases describe them, with sizes and checksums worked out.
//!
//! - `{"package": {"id", "version", "api"?, "patch"?}, "files": {name: file}}` is a package: a .zip where its name ends so, else
//!   a folder. Every file is listed and an asset; `"patch"` then changes the manifest, `"unlisted"` adds files that the
//!   manifest does not know, `"missing"` leaves files away, `"links"` adds links.
//! - `{"catalog": [{…package, "locales": {tag: file}, "entry": patch, "as": "zip"|"bundle"|"bare"}], "patch"?}` is a folder with
//!   `catalog.json` and every file that it names.

use std::io::{Cursor, Write};
use std::path::Path;

use rulebound::library::sha256;
use serde_json::{Value, json};

use super::{build_file, patched};

/// Writes a file, a package or a catalog.
pub fn write(folder: &Path, name: &str, content: &Value) -> Result<(), String> {
    let target = folder.join(name);
    if let Some(list) = content["catalog"].as_array() {
        return write_catalog(&target, list, &content["patch"]);
    }
    if content["package"].is_object() && content["files"].is_object() {
        let package = Package::of(content)?;
        return match name.ends_with(".zip") {
            true => put(&target, &package.zipped()?),
            false => package.write(&target),
        };
    }
    put(&target, build_file(content)?.as_bytes())
}

fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::create_dir_all(path.parent().ok_or("no parent")?).map_err(|error| error.to_string())?;
    std::fs::write(path, bytes).map_err(|error| error.to_string())
}

/// A package: its manifest, and every file with it.
pub struct Package {
    pub manifest: Value,
    files: Vec<(String, Vec<u8>)>,
    links: Vec<(String, String)>,
}

impl Package {
    /// As a case describes it.
    pub fn of(content: &Value) -> Result<Self, String> {
        let said = &content["package"];
        let mut files = Vec::new();
        for (name, file) in content["files"].as_object().into_iter().flatten() {
            files.push((name.clone(), build_file(file)?.into_bytes()));
        }
        let listed: Vec<Value> = files
            .iter()
            .map(|(name, bytes)| json!({ "path": name, "sha256": sha256(bytes), "bytes": bytes.len() }))
            .collect();
        let paths: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
        let api = said["api"].as_str().unwrap_or("1.813");
        let (major, minor) = api.split_once('.').ok_or("api")?;
        let number = |text: &str| text.parse::<u32>().map_err(|error| error.to_string());
        let manifest = json!({
            "schemaVersion": 2,
            "capabilityApi": { "major": number(major)?, "minor": number(minor)? },
            "id": said["id"].as_str().unwrap_or("mist"),
            "name": said["name"].as_str().unwrap_or("Mist"),
            "version": said["version"].as_str().unwrap_or("1.0.0"),
            "description": "Fog and roads.",
            "kind": ["ruleset"],
            "entrypoints": {},
            "contributions": { "assets": { "paths": paths } },
            "files": listed,
            "permissions": [],
            "restartRequired": false,
        });
        let manifest = patched(manifest, &said["patch"])?;
        let text = serde_json::to_vec_pretty(&manifest).map_err(|error| error.to_string())?;
        let missing: Vec<&str> =
            content["missing"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        files.push(("manifest.json".to_owned(), text));
        files.retain(|(name, _)| !missing.contains(&name.as_str()));
        for (name, file) in content["unlisted"].as_object().into_iter().flatten() {
            files.push((name.clone(), build_file(file)?.into_bytes()));
        }
        let links = content["links"].as_object().into_iter().flatten();
        let links = links.map(|(name, to)| (name.clone(), to.as_str().unwrap_or_default().to_owned())).collect();
        Ok(Self { manifest, files, links })
    }

    /// As a .zip.
    pub fn zipped(&self) -> Result<Vec<u8>, String> {
        let options = zip::write::SimpleFileOptions::default();
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in &self.files {
            writer.start_file(name.as_str(), options).map_err(|error| error.to_string())?;
            writer.write_all(bytes).map_err(|error| error.to_string())?;
        }
        for (name, to) in &self.links {
            writer.add_symlink(name.as_str(), to.as_str(), options).map_err(|error| error.to_string())?;
        }
        Ok(writer.finish().map_err(|error| error.to_string())?.into_inner())
    }

    /// As one JSON document: with its manifest, or the ruleset by itself.
    fn document(&self, bare: bool) -> Result<Vec<u8>, String> {
        if bare {
            let main = self.files.iter().find(|(name, _)| name == "ruleset.json");
            return Ok(main.ok_or("no ruleset.json")?.1.clone());
        }
        let texts = self.files.iter().filter(|(name, _)| name != "manifest.json");
        let texts: serde_json::Map<String, Value> =
            texts.map(|(name, bytes)| (name.clone(), json!(String::from_utf8_lossy(bytes)))).collect();
        serde_json::to_vec(&json!({ "manifest": self.manifest, "files": texts })).map_err(|error| error.to_string())
    }

    fn write(&self, folder: &Path) -> Result<(), String> {
        self.files.iter().try_for_each(|(name, bytes)| put(&folder.join(name), bytes))
    }
}

fn write_catalog(folder: &Path, list: &[Value], patch: &Value) -> Result<(), String> {
    let mut packages = Vec::new();
    for described in list {
        let package = Package::of(described)?;
        let word = |key: &str| package.manifest[key].as_str().unwrap_or_default().to_owned();
        let stem = format!("{}-{}", word("id"), word("version"));
        let (name, bytes) = match described["as"].as_str() {
            Some(form @ ("bundle" | "bare")) => (format!("{stem}.ruleset.json"), package.document(form == "bare")?),
            _ => (format!("{stem}.zip"), package.zipped()?),
        };
        put(&folder.join(&name), &bytes)?;
        let mut entry = json!({
            "manifest": package.manifest,
            "category": "misc",
            "artifact": { "url": name, "sha256": sha256(&bytes), "bytes": bytes.len() },
        });
        for (tag, file) in described["locales"].as_object().into_iter().flatten() {
            let text = build_file(file)?;
            let name = format!("{stem}.{tag}.json");
            put(&folder.join(&name), text.as_bytes())?;
            let card = serde_json::from_str::<Value>(&text).unwrap_or_default()["package"].clone();
            entry["locales"][tag] = json!({ "url": name, "sha256": sha256(text.as_bytes()), "bytes": text.len() });
            for key in ["name", "description"].iter().filter(|key| card[**key].is_string()) {
                entry["locales"][tag][*key] = card[*key].clone();
            }
        }
        packages.push(patched(entry, &described["entry"])?);
    }
    let catalog = json!({ "schemaVersion": 1, "generatedAt": "2026-11-30T00:00:00Z", "packages": packages });
    let catalog = patched(catalog, patch)?;
    put(&folder.join("catalog.json"), serde_json::to_string_pretty(&catalog).map_err(|e| e.to_string())?.as_bytes())
}
