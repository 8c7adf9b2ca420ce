//! From a RULESET argument to a ruleset that can be played (headless.md, "Common flags").

use std::path::{Path, PathBuf};
use std::sync::Arc;

use include_dir::Dir;
use serde::{Deserialize, Serialize};

use crate::format::book::Rulebook;
use crate::format::load::{LOCALE_BYTES_MAX, RULESET_BYTES_MAX, Refused, read_ruleset};
use crate::format::ruleset::Ruleset;
use crate::library::files::{CatalogFiles, read_listed};
use crate::library::shipped::shipped;
use crate::library::store::{LibraryId, Namespace, Source, Store, StoreFault, StoredFiles};
use crate::library::{Archive, Files, Manifest, OpenError, Package, ReadFault, read_bounded};
use crate::source::{Code, Diagnostic, Document, Findings, nearest};
use crate::system::data_folder;

/// In what form a ruleset stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Inside the program.
    Shipped,
    /// One JSON file.
    File,
    /// A working folder.
    Folder,
    /// A package, as a folder or as a .zip.
    Package,
}

/// Where a ruleset stands.
#[derive(Debug, Clone)]
pub enum Place {
    /// Inside the program.
    Shipped(&'static Dir<'static>),
    /// On disk: a file, a folder or a .zip.
    Disk(PathBuf),
    /// In the library.
    Installed(Arc<InstalledPlace>),
}

/// A version of an installed ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InstalledPlace {
    /// What the ruleset is called in the library.
    pub id: LibraryId,
    /// Where the version came from.
    pub source: Source,
    /// Its files.
    pub files: Arc<StoredFiles>,
}

impl Place {
    /// How it is called in answers and messages.
    pub fn path(&self) -> PathBuf {
        match self {
            Self::Shipped(folder) => Path::new("(shipped)").join(folder.path()).join("ruleset.json"),
            Self::Disk(path) => path.clone(),
            Self::Installed(place) => place.files.folder().to_owned(),
        }
    }
}

/// A ruleset that was opened.
#[derive(Debug, Clone)]
pub struct Opened {
    /// In what form it stands.
    pub origin: Origin,
    /// Where, for messages.
    pub path: PathBuf,
    /// The ruleset with its catalogs.
    pub book: Arc<Rulebook>,
    /// The ruleset file as it is stored, for pins and excerpts.
    pub bytes: Arc<[u8]>,
    /// Language tags of the translations beside it, sorted.
    pub languages: Vec<String>,
    /// The package's manifest, where it is one.
    pub manifest: Option<Arc<Manifest>>,
    /// Findings that do not refuse it.
    pub warnings: Vec<Diagnostic>,
    /// Its files.
    pub files: Files,
    /// What it is called in the library, where it is installed.
    pub installed: Option<LibraryId>,
}

impl Opened {
    /// The bytes of the translation of that tag, `locales/<tag>.json`.
    ///
    /// # Errors
    /// Missing, unreadable, too large, or not what the manifest says.
    pub fn locale_bytes(&self, tag: &str) -> Result<Vec<u8>, ReadFault> {
        read_listed(&self.files, self.manifest.as_deref(), &format!("locales/{tag}.json"), LOCALE_BYTES_MAX)
    }

    /// The ready-made party that comes with the ruleset, where one does.
    pub fn party_bytes(&self) -> Option<Vec<u8>> {
        self.files.read("party.json", RULESET_BYTES_MAX).ok()
    }
}

/// The rulesets that can be named by id: those inside the program and those of one folder.
#[derive(Debug, Clone)]
pub struct Library {
    folder: Option<PathBuf>,
}

impl Library {
    /// With the folder given, or else with this user's own.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { folder: folder.or_else(|| data_folder().map(|data| data.join("rulesets"))) }
    }

    /// The folder of installed rulesets, which need not exist.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The library on disk.
    ///
    /// # Errors
    /// When the system names no folder for data and none was given.
    pub fn store(&self) -> Result<Store, StoreFault> {
        self.folder.clone().map(Store::at).ok_or(StoreFault::NoFolder)
    }

    /// Opens what a RULESET argument names: a path, or the id of an installed one, `ember-roads`, `ember-roads@2`,
    /// `local/ember-roads`.
    ///
    /// # Errors
    /// Nothing of that name, a file that cannot be read, a ruleset that is refused.
    pub fn open(&self, argument: &str) -> Result<Opened, OpenError> {
        self.open_place(&self.find(argument)?)
    }

    /// Where what a RULESET argument names stands.
    ///
    /// # Errors
    /// Nothing of that name.
    pub fn find(&self, argument: &str) -> Result<Place, OpenError> {
        let path = Path::new(argument);
        let (id, version) = match argument.split_once('@') {
            Some((id, version)) => (id, version.parse::<i64>().ok()),
            None => (argument, None),
        };
        if path.exists() && (!path.is_dir() || holds_ruleset(path)) {
            return Ok(Place::Disk(path.to_owned()));
        }
        let installed = self.installed();
        let versioned = argument.contains('@');
        let fitting = installed.iter().filter(|found| found.is_called(id)).filter(|found| match versioned {
            true => Some(found.version) == version,
            false => found.current,
        });
        // The newest; of two alike the one that stands later in the list.
        if let Some(found) = fitting.max_by_key(|found| found.version) {
            return Ok(found.place.clone());
        }
        let cause = if path.is_dir() {
            "a folder with neither `ruleset.json` nor `manifest.json` in it".to_owned()
        } else {
            let near = nearest(id, installed.iter().map(|found| found.id.as_str()));
            let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
            format!("no such file, and no installed ruleset of that id{near}")
        };
        Err(OpenError::File { path: path.to_owned(), cause })
    }

    /// Opens a ruleset where it stands.
    ///
    /// # Errors
    /// A file that cannot be read, a ruleset that is refused.
    pub fn open_place(&self, place: &Place) -> Result<Opened, OpenError> {
        let path = place.path();
        match place {
            Place::Shipped(folder) => open_files(&path, Origin::Shipped, Files::Shipped(folder), None),
            Place::Disk(on_disk) if on_disk.is_dir() => {
                let files = Files::Folder(on_disk.clone());
                if files.has("manifest.json") {
                    return open_package(&path, files);
                }
                open_files(&path.join("ruleset.json"), Origin::Folder, files, None)
            }
            Place::Disk(on_disk) if is_zip(on_disk) => {
                let archive = Archive::open(on_disk).map_err(|fault| OpenError::unread(&path, &fault))?;
                open_package(&path, Files::Archive(Arc::new(archive)))
            }
            Place::Disk(on_disk) => open_single(on_disk),
            Place::Installed(place) => {
                let origin = if place.source == Source::File { Origin::File } else { Origin::Package };
                let opened = open_files(&path.join("ruleset.json"), origin, Files::Stored(place.files.clone()), None)?;
                Ok(Opened { installed: Some(place.id.clone()), ..opened })
            }
        }
    }

    /// Every ruleset that can be named by id and whose file says which it is: those of the program, those of catalogs,
    /// imported ones, those that simply lie in the folder.
    pub(super) fn installed(&self) -> Vec<Found> {
        let mut found: Vec<Found> = shipped().filter_map(|folder| Found::of(&Place::Shipped(folder))).collect();
        found.extend(self.stored());
        found.extend(self.loose().filter_map(|place| Found::of(&place)));
        found
    }

    /// Every place that looks like a ruleset and that new games may be made on, in the same order.
    pub(super) fn places(&self) -> Vec<Place> {
        let mut places: Vec<Place> = shipped().map(Place::Shipped).collect();
        places.extend(self.stored().into_iter().filter(|found| found.current).map(|found| found.place));
        places.extend(self.loose());
        places
    }

    /// Files and folders that the player put into the folder by hand, by name.
    fn loose(&self) -> impl Iterator<Item = Place> {
        self.folder.iter().flat_map(|folder| on_disk(folder, 2)).map(Place::Disk)
    }

    /// Every version in the library, those of catalogs first. A library that cannot be read has none; whoever changes or
    /// lists it is told why.
    fn stored(&self) -> Vec<Found> {
        let Ok(store) = self.store() else { return Vec::new() };
        let Ok(index) = store.read() else { return Vec::new() };
        let mut found = Vec::new();
        for ruleset in index.rulesets() {
            for version in &ruleset.versions {
                let files = Arc::new(store.files(ruleset, version));
                let place = InstalledPlace { id: ruleset.id.clone(), source: version.source, files };
                found.push(Found {
                    id: ruleset.ruleset.clone(),
                    version: version.version.unwrap_or(0),
                    current: ruleset.current == version.key(),
                    library_id: Some(ruleset.id.clone()),
                    place: Place::Installed(Arc::new(place)),
                });
            }
        }
        found.sort_by_key(|found| match &found.library_id {
            // Of two packages that claim one ruleset the first by its id is taken, which therefore stands last.
            Some(id) if id.namespace() == Namespace::Catalog => (0, std::cmp::Reverse(Some(id.clone()))),
            _ => (1, std::cmp::Reverse(None)),
        });
        found
    }
}

/// A ruleset that can be named by id.
#[derive(Debug, Clone)]
pub(super) struct Found {
    /// The id that its file says.
    pub(super) id: String,
    pub(super) version: i64,
    /// Whether it stands for its ruleset where no version is named.
    pub(super) current: bool,
    pub(super) library_id: Option<LibraryId>,
    pub(super) place: Place,
}

/// The two keys that tell which ruleset a file is, read without judging the rest.
#[derive(Deserialize)]
pub(super) struct Peek {
    pub(super) id: String,
    pub(super) version: i64,
}

impl Peek {
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }
}

impl Found {
    /// Whether an argument means it: by the id of its file, or by what it is called in the library.
    fn is_called(&self, id: &str) -> bool {
        self.id == id || self.library_id.as_ref().is_some_and(|own| own.to_string() == id)
    }

    pub(super) fn of(place: &Place) -> Option<Self> {
        let bytes = match place {
            Place::Shipped(folder) => Files::Shipped(folder).read("ruleset.json", RULESET_BYTES_MAX),
            Place::Disk(path) if path.is_dir() => read_bounded(&path.join("ruleset.json"), RULESET_BYTES_MAX),
            Place::Disk(path) if is_zip(path) => {
                Archive::open(path).and_then(|archive| archive.read("ruleset.json", RULESET_BYTES_MAX))
            }
            Place::Disk(path) => read_bounded(path, RULESET_BYTES_MAX),
            Place::Installed(place) => place.files.read("ruleset.json", RULESET_BYTES_MAX),
        };
        let Peek { id, version } = Peek::of(&bytes.ok()?)?;
        Some(Self { id, version, current: true, library_id: None, place: place.clone() })
    }
}

/// Rulesets in a folder, by name; folders of folders are looked into so many levels deep. The library's own files are none.
fn on_disk(folder: &Path, levels: usize) -> Vec<PathBuf> {
    let mut children: Vec<PathBuf> =
        std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    children.sort();
    if folder.join("index.json").is_file() {
        let own = ["index.json", "versions", "translations"];
        children.retain(|child| !own.iter().any(|name| child.file_name().is_some_and(|file| file == *name)));
    }
    let mut found = Vec::new();
    for child in children {
        let is_json = child.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
        if child.is_dir() && !holds_ruleset(&child) {
            if levels > 0 {
                found.extend(on_disk(&child, levels - 1));
            }
        } else if child.is_dir() || is_json || is_zip(&child) {
            found.push(child);
        }
    }
    found
}

fn holds_ruleset(folder: &Path) -> bool {
    folder.join("ruleset.json").is_file() || folder.join("manifest.json").is_file()
}

pub(super) fn is_zip(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip"))
}

fn open_single(path: &Path) -> Result<Opened, OpenError> {
    let bytes = read_bounded(path, RULESET_BYTES_MAX).map_err(|fault| OpenError::unread(path, &fault))?;
    let loaded = read_ruleset(&bytes).map_err(|refused| OpenError::refused(path, &bytes, refused))?;
    if let Some(refused) = assets_in_single_file(&loaded.value, &bytes) {
        return Err(OpenError::refused(path, &bytes, refused));
    }
    Ok(Opened {
        origin: Origin::File,
        path: path.to_owned(),
        book: Arc::new(Rulebook::single(loaded.value)),
        bytes: bytes.into(),
        languages: Vec::new(),
        manifest: None,
        warnings: loaded.warnings,
        files: Files::Single,
        installed: None,
    })
}

/// A single file carries its catalogs in itself (locale-migrate-package.md 2d); this is what is wrong where one does not.
pub fn assets_in_single_file(ruleset: &Ruleset, bytes: &[u8]) -> Option<Refused> {
    let mut findings = Findings::default();
    for (index, catalog) in ruleset.catalogs().iter().enumerate().filter(|(_, catalog)| catalog.asset.is_some()) {
        findings.error_with(
            Code::NotAllowedHere,
            format!("/catalogs/{index}/asset"),
            format!("catalog `{}` has a file of its own, which a ruleset in a single file cannot have", catalog.id),
            Some("write its `entries` here, or make it a folder or a package".to_owned()),
        );
    }
    if findings.is_empty() {
        return None;
    }
    let document = Document::read(bytes, RULESET_BYTES_MAX).ok()?;
    Some(Refused::of(document.place(findings)))
}

fn open_package(path: &Path, files: Files) -> Result<Opened, OpenError> {
    let package = Package::open(&files).map_err(|wrong| {
        let Refused { diagnostics, more } = Refused::of(wrong.diagnostics);
        OpenError::Invalid { path: path.join("manifest.json"), text: wrong.manifest_text, diagnostics, more }
    })?;
    open_files(&path.join("ruleset.json"), Origin::Package, files, Some(package.manifest))
}

pub(super) fn open_files(
    path: &Path,
    origin: Origin,
    files: Files,
    manifest: Option<Arc<Manifest>>,
) -> Result<Opened, OpenError> {
    let bytes = read_listed(&files, manifest.as_deref(), "ruleset.json", RULESET_BYTES_MAX)
        .map_err(|fault| OpenError::unread(path, &fault))?;
    let loaded = read_ruleset(&bytes).map_err(|refused| OpenError::refused(path, &bytes, refused))?;
    // A package says what is in it; in a working folder a missing file costs its own entries only (sheets.md 6.5).
    let strict = manifest.is_some();
    let there = |name: &str| files.has(name);
    let missing = if strict { missing_catalog_files(&loaded.value, there, &bytes) } else { Vec::new() };
    if !missing.is_empty() {
        return Err(OpenError::refused(path, &bytes, Refused::of(missing)));
    }
    let languages = files.json_in("locales");
    let languages = languages.iter().filter_map(|name| language_of(name)).collect();
    let source = CatalogFiles { files: files.clone(), manifest: manifest.clone() };
    Ok(Opened {
        origin,
        path: path.to_owned(),
        book: Arc::new(Rulebook::new(loaded.value, Box::new(source))),
        bytes: bytes.into(),
        languages,
        manifest,
        warnings: loaded.warnings,
        files,
        installed: None,
    })
}

/// A header that names a file which is not there: it refuses a package (locale-migrate-package.md 2c, point 3).
pub(super) fn missing_catalog_files(ruleset: &Ruleset, there: impl Fn(&str) -> bool, bytes: &[u8]) -> Vec<Diagnostic> {
    let mut findings = Findings::default();
    for (index, catalog) in ruleset.catalogs().iter().enumerate() {
        if let Some(asset) = catalog.asset.as_ref().filter(|asset| !there(asset.as_str())) {
            let message = format!("there is no `{}` beside the ruleset", asset.as_str());
            findings.error(Code::UnlistedFile, format!("/catalogs/{index}/asset"), message);
        }
    }
    if findings.is_empty() {
        return Vec::new();
    }
    Document::read(bytes, RULESET_BYTES_MAX).map(|document| document.place(findings)).unwrap_or_default()
}

/// The language of `locales/<tag>.json`.
fn language_of(name: &str) -> Option<String> {
    name.strip_prefix("locales/")?.strip_suffix(".json").map(str::to_owned)
}
