//! Everything that is wrong with a ruleset, a package, a catalog file or a translation, file by file.

use std::path::Path as FilePath;
use std::sync::Arc;

use serde::Serialize;

use crate::format::capability::{
    CATALOG_BYTES_BEFORE, Capability, Need, RULESET_BYTES_BEFORE, entry_needs, lowest, needs,
};
use crate::format::catalog::CatalogFile;
use crate::format::load::{
    CATALOG_BYTES_MAX, LOCALE_BYTES_MAX, Loaded, RULESET_BYTES_MAX, Refused, read_catalog_file, read_ruleset,
};
use crate::format::ruleset::Ruleset;
use crate::format::shape::{Reader, Shape};
use crate::library::fault::whole_file;
use crate::library::manifest::MANIFEST_BYTES_MAX;
use crate::library::open::{assets_in_single_file, missing_catalog_files};
use crate::library::{Files, Manifest, Package, read_bounded};
use crate::locale::Translation;
use crate::source::{Code, Diagnostic, Document, Findings, Path, Severity};

/// What a file or folder turned out to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FileKind {
    /// A ruleset: one file, or a working folder.
    Ruleset,
    /// A package: a folder with a manifest, or a .zip.
    Package,
    /// The file of one catalog.
    Catalog,
    /// A translation.
    Locale,
    /// A sheet, a member or a party.
    Sheet,
    /// A saved game.
    Save,
}

impl FileKind {
    /// The word for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Ruleset => "ruleset",
            Self::Package => "package",
            Self::Catalog => "catalog",
            Self::Locale => "locale",
            Self::Sheet => "sheet",
            Self::Save => "save",
        }
    }
}

/// Findings of one file, with its text for excerpts.
#[derive(Debug, Clone, PartialEq)]
pub struct InspectedFile {
    /// Its name below the folder or in the archive; `None` for the file that was asked about and for `ruleset.json`.
    pub name: Option<String>,
    /// As it stands.
    pub text: String,
    /// In document order.
    pub diagnostics: Vec<Diagnostic>,
    /// How many more there were.
    pub more: usize,
}

/// What was found out.
#[derive(Debug, Clone, PartialEq)]
pub struct Inspection {
    /// What it is.
    pub kind: FileKind,
    /// Files with findings.
    pub files: Vec<InspectedFile>,
    /// The lowest Capability API that its features need, where it has features.
    pub capability: Option<Capability>,
}

impl Inspection {
    /// Of a single file.
    pub fn single(kind: FileKind, text: String, diagnostics: Vec<Diagnostic>) -> Self {
        let mut inspection = Self { kind, files: Vec::new(), capability: None };
        inspection.add(None, text.into_bytes(), Refused { diagnostics, more: 0 });
        inspection
    }

    /// Every finding.
    pub fn diagnostics(&self) -> impl Iterator<Item = &Diagnostic> {
        self.files.iter().flat_map(|file| &file.diagnostics)
    }

    /// Whether nothing refuses it.
    pub fn is_ok(&self) -> bool {
        !self.diagnostics().any(Diagnostic::is_error)
    }

    fn add(&mut self, name: Option<&str>, bytes: Vec<u8>, found: Refused) {
        if found.diagnostics.is_empty() {
            return;
        }
        let diagnostics = found.diagnostics.into_iter();
        let diagnostics = match name {
            Some(name) => diagnostics.map(|diagnostic| diagnostic.in_file(name)).collect(),
            None => diagnostics.collect(),
        };
        let text = String::from_utf8(bytes).unwrap_or_default();
        self.files.push(InspectedFile { name: name.map(str::to_owned), text, diagnostics, more: found.more });
    }
}

/// A value where there is one, and what was found in any case.
fn apart<T>(read: Result<Loaded<T>, Refused>) -> (Option<T>, Refused) {
    match read {
        Ok(loaded) => (Some(loaded.value), Refused { diagnostics: loaded.warnings, more: 0 }),
        Err(refused) => (None, refused),
    }
}

/// A ruleset in a single file.
pub fn inspect_ruleset(bytes: Vec<u8>) -> Inspection {
    let mut inspection = Inspection { kind: FileKind::Ruleset, files: Vec::new(), capability: None };
    let (ruleset, mut found) = apart(read_ruleset(&bytes));
    if let Some(ruleset) = &ruleset {
        if let Some(assets) = assets_in_single_file(ruleset, &bytes) {
            found.diagnostics.extend(assets.diagnostics);
        }
        inspection.capability = Some(lowest(&needs(ruleset)));
    }
    inspection.add(None, bytes, found);
    inspection
}

/// A translation in a single file.
pub fn inspect_locale(bytes: Vec<u8>, file_name: &str) -> Inspection {
    let mut inspection = Inspection { kind: FileKind::Locale, files: Vec::new(), capability: None };
    let (_, found) = apart(Translation::read_named(&bytes, file_name));
    inspection.add(None, bytes, found);
    inspection
}

/// A catalog file by itself: against its ruleset where that stands beside its folder, else for its shape alone.
pub fn inspect_catalog(bytes: Vec<u8>, path: &FilePath) -> Inspection {
    let mut inspection = Inspection { kind: FileKind::Catalog, files: Vec::new(), capability: None };
    let beside = path.parent().and_then(FilePath::parent).map(|folder| folder.join("ruleset.json"));
    let ruleset = beside.and_then(|path| read_bounded(&path, RULESET_BYTES_MAX).ok());
    let ruleset = ruleset.and_then(|bytes| read_ruleset(&bytes).ok()).map(|loaded| loaded.value);
    let named = path.file_name().map(|name| format!("catalogs/{}", name.to_string_lossy())).unwrap_or_default();
    let (file, found) = read_catalog(&bytes, ruleset.as_ref(), &named);
    inspection.capability = file.map(|file| catalog_capability(&file, bytes.len()));
    inspection.add(None, bytes, found);
    inspection
}

fn read_catalog(bytes: &[u8], ruleset: Option<&Ruleset>, name: &str) -> (Option<CatalogFile>, Refused) {
    let header = ruleset.and_then(|ruleset| {
        let named = |asset: Option<&str>| asset == Some(name);
        let mut catalogs = ruleset.catalogs().iter();
        let catalog = catalogs.find(|catalog| named(catalog.asset.as_ref().map(|asset| asset.as_str())))?;
        Some((ruleset, catalog))
    });
    match header {
        Some((ruleset, catalog)) => apart(read_catalog_file(bytes, ruleset, catalog)),
        None => catalog_shape(bytes),
    }
}

fn catalog_shape(bytes: &[u8]) -> (Option<CatalogFile>, Refused) {
    let mut document = match Document::read(bytes, CATALOG_BYTES_MAX) {
        Ok(document) => document,
        Err(fault) => return (None, fault.into()),
    };
    let mut reader = Reader { findings: document.take_findings() };
    let file = CatalogFile::read(document.root(), &Path::ROOT, &mut reader);
    let file = file.filter(|_| !reader.findings.has_errors());
    (file, Refused { diagnostics: document.place(reader.findings), more: 0 })
}

fn catalog_capability(file: &CatalogFile, bytes: usize) -> Capability {
    let size = if bytes > CATALOG_BYTES_BEFORE { Capability::LARGE_FILES } else { Capability::CATALOGS };
    size.max(lowest(&entry_needs(file.entries.iter())))
}

/// A working folder or a package: every file of it.
pub fn inspect_files(files: &Files, kind: FileKind) -> Inspection {
    let mut inspection = Inspection { kind, files: Vec::new(), capability: None };
    let mut manifest: Option<Arc<Manifest>> = None;
    if kind == FileKind::Package {
        match Package::verify(files) {
            Ok(package) => manifest = Some(package.manifest),
            Err(wrong) => {
                let found = Refused { diagnostics: wrong.diagnostics, more: 0 };
                inspection.add(Some("manifest.json"), wrong.manifest_text.into_bytes(), found);
            }
        }
    }
    let mut features = Vec::new();
    let ruleset = inspect_main(files, manifest.as_deref(), &mut inspection, &mut features);
    for name in files.json_in("catalogs") {
        inspect_catalog_of(files, &name, ruleset.as_ref(), &mut inspection, &mut features);
    }
    for name in files.json_in("locales") {
        features.push(Need { capability: Capability::TRANSLATIONS, feature: "locales" });
        match files.read(&name, LOCALE_BYTES_MAX) {
            Ok(bytes) => {
                let file_name = name.rsplit('/').next().unwrap_or(&name);
                let (_, found) = apart(Translation::read_named(&bytes, file_name));
                inspection.add(Some(&name), bytes, found);
            }
            Err(fault) => {
                let found = Refused { diagnostics: vec![fault.diagnostic()], more: 0 };
                inspection.add(Some(&name), Vec::new(), found);
            }
        }
    }
    if ruleset.is_some() {
        inspection.capability = Some(lowest(&features));
        if let Some(manifest) = &manifest {
            hold_capability(files, manifest, &features, &mut inspection);
        }
    }
    inspection
}

fn inspect_main(
    files: &Files,
    manifest: Option<&Manifest>,
    inspection: &mut Inspection,
    features: &mut Vec<Need>,
) -> Option<Ruleset> {
    let bytes = match files.read("ruleset.json", RULESET_BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(fault) => {
            let message = format!("ruleset.json: {fault}");
            let found = Refused { diagnostics: vec![whole_file(fault.code(), message)], more: 0 };
            inspection.add(None, Vec::new(), found);
            return None;
        }
    };
    let (ruleset, mut found) = apart(read_ruleset(&bytes));
    if let Some(ruleset) = &ruleset {
        features.extend(needs(ruleset));
        let assets = |name: &str| files.has(name) && manifest.is_none_or(|manifest| manifest.has_asset(name));
        found.diagnostics.extend(missing_catalog_files(ruleset, assets, &bytes));
    }
    if bytes.len() > RULESET_BYTES_BEFORE {
        features.push(Need { capability: Capability::LARGE_FILES, feature: "ruleset.json above 256 KB" });
    }
    inspection.add(None, bytes, found);
    ruleset
}

fn inspect_catalog_of(
    files: &Files,
    name: &str,
    ruleset: Option<&Ruleset>,
    inspection: &mut Inspection,
    features: &mut Vec<Need>,
) {
    let bytes = match files.read(name, CATALOG_BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(fault) => {
            let found = Refused { diagnostics: vec![fault.diagnostic()], more: 0 };
            return inspection.add(Some(name), Vec::new(), found);
        }
    };
    let (file, mut found) = read_catalog(&bytes, ruleset, name);
    if let Some(file) = &file {
        features.extend(entry_needs(file.entries.iter()));
        if bytes.len() > CATALOG_BYTES_BEFORE {
            features.push(Need { capability: Capability::LARGE_FILES, feature: "a catalog file above 1 MB" });
        }
    }
    let named = |ruleset: &Ruleset| {
        let mut assets = ruleset.catalogs().iter().filter_map(|catalog| catalog.asset.as_ref());
        assets.any(|asset| asset.as_str() == name)
    };
    if ruleset.is_some_and(|ruleset| !named(ruleset)) {
        let message = "no catalog of the ruleset names this file, so it is never read";
        found
            .diagnostics
            .push(Diagnostic { severity: Severity::Warning, ..whole_file(Code::DoesNothing, message.to_owned()) });
    }
    inspection.add(Some(name), bytes, found);
}

/// A package declares at least what its features need (layers-items.md 2.6).
fn hold_capability(files: &Files, manifest: &Manifest, features: &[Need], inspection: &mut Inspection) {
    let declared = manifest.capability();
    let missing = features.iter().filter(|need| declared.is_none_or(|declared| need.capability > declared));
    let Some(worst) = missing.max_by_key(|need| need.capability) else { return };
    let Ok(bytes) = files.read("manifest.json", MANIFEST_BYTES_MAX) else { return };
    let Ok(document) = Document::read(&bytes, MANIFEST_BYTES_MAX) else { return };
    let mut findings = Findings::default();
    let declared = declared.map_or_else(|| "none".to_owned(), |declared| declared.to_string());
    findings.error_with(
        Code::CapabilityTooLow,
        "/capabilityApi".to_owned(),
        format!("declares Capability API {declared}, and {} needs {}", worst.feature, worst.capability),
        Some(format!("declare {}", lowest(features))),
    );
    let diagnostics = document.place(findings);
    inspection.add(Some("manifest.json"), bytes.clone(), Refused { diagnostics, more: 0 });
}
