//! `manifest.json` of a package (locale-migrate-package.md 1c).

use crate::format::capability::Capability;
use crate::format::collection::List;
use crate::format::ruleset::RESERVED_IDS;
use crate::format::scalar::{Int, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object};
use crate::library::files::sha256;
use crate::library::store::{LibraryId, PackageVersion};
use crate::source::{Code, Node, Path};

/// Most bytes of a manifest (locale-migrate-package.md 1c).
pub const MANIFEST_BYTES_MAX: usize = 1_048_576;

/// A value that is taken as it is: something that only the format's first engine reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Anything;

impl Shape for Anything {
    fn read(_node: &Node<'_>, _at: &Path<'_>, _reader: &mut Reader) -> Option<Self> {
        Some(Self)
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        serde_json::json!(true)
    }
}

object! {
    /// What a package says of itself.
    pub struct Manifest {
        /// Version of the manifest's own format.
        req schema_version: Int<1, 2> = "schemaVersion";
        /// The Capability API that its features need.
        opt capability_api: CapabilityApi = "capabilityApi";
        /// The engine it was made with.
        opt built_against: Anything = "builtAgainst";
        /// The package's id, which is not the ruleset's.
        req id: Words<1, 80> = "id";
        /// Its name.
        req name: Words<1, 120> = "name";
        /// Its version, which is not the ruleset's.
        req version: Words<1, 80> = "version";
        /// What it is.
        opt description: Words<0, 2000> = "description";
        /// Versions of the first engine that it works with.
        opt engine: Anything = "engine";
        /// What it holds; `ruleset` among it.
        req kind: List<Words<1, 40>, 1, 16> = "kind";
        /// Programs in it; a ruleset has none.
        opt entrypoints: Anything = "entrypoints";
        /// What it adds.
        req contributions: Contributions = "contributions";
        /// Every file in it but the manifest.
        req files: List<ListedFile, 1, 8192> = "files";
        /// What it may do; a ruleset needs nothing.
        opt permissions: Anything = "permissions";
        /// Whether the first engine must be started again.
        opt restart_required: bool = "restartRequired";
    }
    check |value, at, reader| {
        let id = value.id.as_str();
        if RESERVED_IDS.contains(&id) {
            reader.fault(Code::ReservedId, &at.key("id"), format!("`{id}` is a reserved id"));
        } else if LibraryId::catalog(id).is_none() {
            let message = format!("`{id}` is no id: lower-case letters and digits with single hyphens");
            reader.fault(Code::BadId, &at.key("id"), message);
        }
        if PackageVersion::parse(value.version.as_str()).is_none() {
            let message = format!("`{}` is no version such as 2.1.0 or 2.1.0-beta", value.version.as_str());
            reader.fault(Code::BadVersion, &at.key("version"), message);
        }
    }
}

impl Manifest {
    /// What is said of a file.
    pub fn file(&self, name: &str) -> Option<&ListedFile> {
        self.files.iter().find(|file| file.path.as_str() == name)
    }

    /// The Capability API it declares.
    pub fn capability(&self) -> Option<Capability> {
        let declared = self.capability_api.as_ref()?;
        Some(Capability { major: declared.major.u32(), minor: declared.minor.u32() })
    }

    /// Whether a file is among the package's assets.
    pub fn has_asset(&self, name: &str) -> bool {
        self.contributions.assets.as_ref().is_some_and(|assets| assets.paths.iter().any(|path| path.as_str() == name))
    }
}

object! {
    /// A Capability API version; minors compare as whole numbers.
    pub struct CapabilityApi {
        /// Major.
        req major: Int<0, 1_000_000> = "major";
        /// Minor.
        req minor: Int<0, 1_000_000> = "minor";
    }
}

object! {
    /// What a package adds.
    pub struct Contributions {
        /// Files.
        opt assets: Assets = "assets";
    }
}

object! {
    /// Files that a package adds.
    pub struct Assets {
        /// Their names.
        req paths: List<Words<1, 240>, 1, 256> = "paths";
    }
    check |value, at, reader| {
        for (index, path) in value.paths.iter().enumerate() {
            let ending = path.as_str().rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
            if !ending.is_some_and(|ending| ASSET_ENDINGS.contains(&ending.as_str())) {
                let help = Some(format!("one that ends in {}", ASSET_ENDINGS.join(", ")));
                let message = format!("`{}` is no file that a package may add", path.as_str());
                reader.fault_with(Code::WrongKind, &at.key("paths").index(index), message, help);
            }
        }
    }
}

/// How the name of an asset may end (locale-migrate-package.md 1c).
const ASSET_ENDINGS: [&str; 6] = ["json", "png", "jpg", "jpeg", "gif", "webp"];

object! {
    /// A file of a package.
    pub struct ListedFile {
        /// Its name in the package.
        req path: Words<1, 240> = "path";
        /// Its SHA-256 in hexadecimal.
        req sha256: Words<64, 64> = "sha256";
        /// Its size.
        req bytes: Int<0, 104_857_600> = "bytes";
    }
    check |value, at, reader| {
        if !value.sha256.as_str().bytes().all(|byte| byte.is_ascii_hexdigit()) {
            reader.fault(Code::HashMismatch, &at.key("sha256"), "a SHA-256 has 64 hexadecimal digits");
        }
    }
}

impl ListedFile {
    /// Compares bytes with what is listed.
    ///
    /// # Errors
    /// In words, when they differ.
    pub fn hold(&self, bytes: &[u8]) -> Result<(), String> {
        if bytes.len() != self.bytes.count() {
            return Err(format!(
                "`{}` has {} bytes where the manifest says {}",
                self.path.as_str(),
                bytes.len(),
                self.bytes.get()
            ));
        }
        if !sha256(bytes).eq_ignore_ascii_case(self.sha256.as_str()) {
            return Err(format!("`{}` has another SHA-256 than the manifest says", self.path.as_str()));
        }
        Ok(())
    }
}
