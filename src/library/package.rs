//! A package: its manifest against the files that are there (locale-migrate-package.md 2c, point 2).

use std::collections::HashSet;
use std::sync::Arc;

use crate::format::capability::Capability;
use crate::format::load::Refused;
use crate::format::shape::{Reader, Shape};
use crate::library::files::FILES_MAX;
use crate::library::manifest::MANIFEST_BYTES_MAX;
use crate::library::{Files, Manifest, ReadFault};
use crate::source::{Code, Diagnostic, Document, Findings, Path};
use crate::system::is_safe_path;

/// A package whose manifest and list of files are in order.
#[derive(Debug, Clone)]
pub struct Package {
    /// Its manifest.
    pub manifest: Arc<Manifest>,
}

/// What is wrong with a package, with the text of its manifest for excerpts.
#[derive(Debug, Clone, PartialEq)]
pub struct PackageFindings {
    /// In document order of the manifest.
    pub diagnostics: Vec<Diagnostic>,
    /// The manifest as it stands.
    pub manifest_text: String,
}

/// How closely the files of a package are looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Depth {
    /// The manifest by itself, as it is before anything is fetched.
    Promises,
    /// Names and manifest; checksums are compared when a file is read.
    Names,
    /// Every byte.
    Bytes,
}

impl Package {
    /// Reads the manifest and judges it by itself: what can be refused before a file is looked at.
    ///
    /// # Errors
    /// Everything that is wrong with the manifest.
    pub fn promises(files: &Files) -> Result<Self, PackageFindings> {
        Self::look(files, Depth::Promises)
    }

    /// Reads the manifest and compares it with the names that are there. Checksums are compared file by file as each is
    /// read, so that opening a large package stays fast.
    ///
    /// # Errors
    /// Everything that is wrong with the manifest or the names.
    pub fn open(files: &Files) -> Result<Self, PackageFindings> {
        Self::look(files, Depth::Names)
    }

    /// The same, and every byte of every file.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn verify(files: &Files) -> Result<Self, PackageFindings> {
        Self::look(files, Depth::Bytes)
    }

    fn look(files: &Files, depth: Depth) -> Result<Self, PackageFindings> {
        let unread =
            |fault: &ReadFault| PackageFindings { diagnostics: vec![fault.diagnostic()], manifest_text: String::new() };
        let bytes = files.read("manifest.json", MANIFEST_BYTES_MAX).map_err(|fault| unread(&fault))?;
        let manifest_text = String::from_utf8_lossy(&bytes).into_owned();
        let wrong = |diagnostics| PackageFindings { diagnostics, manifest_text: manifest_text.clone() };
        let mut document =
            Document::read(&bytes, MANIFEST_BYTES_MAX).map_err(|fault| wrong(Refused::from(fault).diagnostics))?;
        let mut reader = Reader { findings: document.take_findings() };
        let manifest = Manifest::read(document.root(), &Path::ROOT, &mut reader);
        let mut findings = reader.findings;
        if let Some(manifest) = &manifest {
            check_promises(manifest, &mut findings);
            if depth == Depth::Promises {
                check_promised_files(manifest, &mut findings);
            }
        }
        if depth != Depth::Promises {
            let names = files.all().map_err(|fault| unread(&fault))?;
            check_names(&names, &mut findings);
            if let Some(manifest) = &manifest {
                check_present(manifest, &names, &mut findings);
                if depth == Depth::Bytes {
                    check_bytes(manifest, files, &mut findings);
                }
            }
        }
        match manifest.filter(|_| !findings.has_errors()) {
            Some(manifest) => Ok(Self { manifest: Arc::new(manifest) }),
            None => Err(wrong(document.place(findings))),
        }
    }
}

fn check_names(names: &[String], findings: &mut Findings) {
    if names.len() > FILES_MAX {
        findings.error(Code::TooMany, String::new(), format!("more than {FILES_MAX} files"));
    }
    let mut seen = HashSet::new();
    for name in names {
        if !is_safe_path(name) {
            findings.error(Code::UnsafePath, String::new(), format!("the package holds a file named `{name}`"));
        }
        if !seen.insert(name.to_lowercase()) {
            let message = format!("the package holds `{name}` twice, or twice but for capitals");
            findings.error(Code::UnsafePath, String::new(), message);
        }
    }
}

/// What the manifest says by itself (locale-migrate-package.md 2c, point 1).
pub(super) fn check_promises(manifest: &Manifest, findings: &mut Findings) {
    if !manifest.kind.iter().any(|kind| kind.as_str() == "ruleset") {
        findings.error(Code::WrongKind, "/kind".to_owned(), "not a package of kind `ruleset`");
    }
    if !manifest.has_asset("ruleset.json") {
        let message = "`ruleset.json` is not among the assets";
        findings.error(Code::UnlistedFile, "/contributions/assets/paths".to_owned(), message);
    }
    if manifest.schema_version.get() < 2 {
        // The first kind of manifest has no Capability API, and every ruleset needs one.
        let message = "a manifest of schema 1 cannot declare the Capability API that a ruleset needs";
        let help = Some("write `\"schemaVersion\": 2`".to_owned());
        findings.error_with(Code::CapabilityTooLow, "/schemaVersion".to_owned(), message, help);
    }
    if let Some(declared) = manifest.capability().filter(|declared| *declared > Capability::NEWEST) {
        let message = format!("declares Capability API {declared}, and this program has {}", Capability::NEWEST);
        findings.error(Code::CapabilityTooHigh, "/capabilityApi".to_owned(), message);
    }
    let assets = manifest.contributions.assets.as_ref().map(|assets| &*assets.paths).unwrap_or_default();
    for (index, asset) in assets.iter().enumerate() {
        if manifest.file(asset.as_str()).is_none() {
            let message = format!("`{}` is not among `files`", asset.as_str());
            findings.error(Code::UnlistedFile, format!("/contributions/assets/paths/{index}"), message);
        }
    }
}

/// The Capability API that the names of the files alone need. Where the files are there, what is in them asks for at least as
/// much, so that this is said before they are.
pub(super) fn check_promised_files(manifest: &Manifest, findings: &mut Findings) {
    let need = |path: &str| match path.split_once('/') {
        Some(("catalogs", _)) => Some(Capability::CATALOGS),
        Some(("locales", _)) => Some(Capability::TRANSLATIONS),
        _ => (path == "ruleset.json").then_some(Capability::BASE),
    };
    let needs = manifest.files.iter().filter_map(|file| Some((need(file.path.as_str())?, file.path.as_str())));
    let Some((needed, path)) = needs.max_by_key(|(needed, _)| *needed) else { return };
    let declared = manifest.capability();
    if manifest.schema_version.get() >= 2 && declared.is_none_or(|declared| declared < needed) {
        let declared = declared.map_or_else(|| "none".to_owned(), |declared| declared.to_string());
        let message = format!("declares Capability API {declared}, and `{path}` needs {needed}");
        let help = Some(format!("declare {needed}"));
        findings.error_with(Code::CapabilityTooLow, "/capabilityApi".to_owned(), message, help);
    }
}

/// The manifest against the names that are there (locale-migrate-package.md 2c, point 2).
fn check_present(manifest: &Manifest, names: &[String], findings: &mut Findings) {
    let present: HashSet<&str> = names.iter().map(String::as_str).collect();
    let mut listed = HashSet::new();
    for (index, file) in manifest.files.iter().enumerate() {
        let (path, at) = (file.path.as_str(), format!("/files/{index}/path"));
        if !is_safe_path(path) {
            findings.error(Code::UnsafePath, at, format!("`{path}` may not stand in a package"));
        } else if !listed.insert(path.to_lowercase()) {
            findings.error(Code::DuplicateValue, at, format!("`{path}` is listed twice, or twice but for capitals"));
        } else if !present.contains(path) {
            findings.error(Code::UnlistedFile, at, format!("the package has no `{path}`"));
        }
    }
    for name in names.iter().filter(|name| *name != "manifest.json" && manifest.file(name).is_none()) {
        findings.error(Code::UnlistedFile, "/files".to_owned(), format!("`{name}` is there and not listed"));
    }
}

fn check_bytes(manifest: &Manifest, files: &Files, findings: &mut Findings) {
    for (index, file) in manifest.files.iter().enumerate() {
        if !is_safe_path(file.path.as_str()) || !files.has(file.path.as_str()) {
            continue;
        }
        // One byte more than listed is enough to know that the size differs.
        match files.read(file.path.as_str(), file.bytes.count().saturating_add(1)) {
            Ok(bytes) => {
                if let Err(message) = file.hold(&bytes) {
                    let key = if bytes.len() == file.bytes.count() { "sha256" } else { "bytes" };
                    findings.error(Code::HashMismatch, format!("/files/{index}/{key}"), message);
                }
            }
            Err(ReadFault::TooLarge(_)) => {
                let message = format!("`{}` has more bytes than the manifest says", file.path.as_str());
                findings.error(Code::HashMismatch, format!("/files/{index}/bytes"), message);
            }
            Err(fault) => findings.error(fault.code(), format!("/files/{index}/path"), fault.to_string()),
        }
    }
}
