//! One entry of a catalog (locale-migrate-package.md 1a.3, 1c), strict: an entry with anything unknown in it is for a newer
//! program.

use crate::format::capability::Capability;
use crate::format::collection::Map;
use crate::format::scalar::{Int, Words};
use crate::format::shape::{Reader, object, words};
use crate::library::Manifest;
use crate::library::catalogs::CatalogAddress;
use crate::library::manifest::Anything;
use crate::locale::Tag;
use crate::source::{Code, Findings, Path};

words! {
    /// On which shelf of the catalog a package stands.
    pub enum Category {
        /// For writing.
        Writer = "writer",
        /// For keeping track.
        Tracker = "tracker",
        /// Anything else.
        Misc = "misc",
    }
}

object! {
    /// An entry.
    pub struct CatalogEntry {
        /// The manifest of its package, just as it is inside.
        req manifest: Manifest = "manifest";
        /// Its shelf.
        req category: Category = "category";
        /// The package's file.
        req artifact: Artifact = "artifact";
        /// A picture for the card.
        opt icon_url: Anything = "iconUrl";
        /// Where to read about it.
        opt documentation_url: Anything = "documentationUrl";
        /// Its language packs, by language.
        def locales: Map<PackOffer, 0, 40> = "locales", Map::default();
    }
}

object! {
    /// A file that is fetched.
    pub struct Artifact {
        /// Where it is.
        req url: Words<1, 2000> = "url";
        /// SHA-256 of its bytes.
        req sha256: Words<64, 64> = "sha256";
        /// How many.
        req bytes: Int<1, 104_857_600> = "bytes";
    }
    check |value, at, reader| {
        check_digest(value.sha256.as_str(), at, reader);
    }
}

object! {
    /// A language pack.
    pub struct PackOffer {
        /// Where it is.
        req url: Words<1, 2000> = "url";
        /// SHA-256 of its bytes.
        req sha256: Words<64, 64> = "sha256";
        /// How many.
        req bytes: Int<1, 8_388_608> = "bytes";
        /// The package's name in that language, for the card.
        opt name: Words<1, 120> = "name";
        /// What it is, in that language.
        opt description: Words<0, 2000> = "description";
    }
    check |value, at, reader| {
        check_digest(value.sha256.as_str(), at, reader);
    }
}

fn check_digest(digest: &str, at: &Path<'_>, reader: &mut Reader) {
    if !digest.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte)) {
        reader.fault(Code::HashMismatch, &at.key("sha256"), "a SHA-256 has 64 lower-case hexadecimal digits");
    }
}

impl CatalogEntry {
    /// The package's id.
    pub fn id(&self) -> &str {
        self.manifest.id.as_str()
    }

    /// Its version.
    pub fn version(&self) -> &str {
        self.manifest.version.as_str()
    }

    /// The language pack of a language.
    pub fn pack(&self, language: &Tag) -> Option<&PackOffer> {
        self.locales.iter().find(|(tag, _)| Tag::parse(tag).as_ref() == Some(language)).map(|(_, pack)| pack)
    }

    /// What refuses the entry beyond its shape (2a, 2c): the rest of the catalog is not touched by it.
    pub(super) fn check(
        &self,
        manifest: &serde_json::Value,
        address: &CatalogAddress,
        at: &Path<'_>,
        findings: &mut Findings,
    ) {
        self.check_manifest(manifest, &at.key("manifest"), findings);
        let stem = format!("{}-{}", self.id(), self.version());
        let names = [format!("{stem}.ruleset.json"), format!("{stem}.zip")];
        check_url(address, self.artifact.url.as_str(), &names, &at.key("artifact"), findings);
        let all = at.key("locales");
        if !self.locales.is_empty() && self.manifest.capability().is_none_or(|has| has < Capability::TRANSLATIONS) {
            let message = format!("language packs need Capability API {}", Capability::TRANSLATIONS);
            findings.error(Code::CapabilityTooLow, at.key("manifest").key("capabilityApi").pointer(), message);
        }
        for (language, pack) in self.locales.iter() {
            let at = all.key(language);
            match Tag::parse(language) {
                Some(tag) if tag.is_english() => {
                    findings.error(Code::NotAllowedHere, at.pointer(), "the ruleset itself is in English");
                }
                Some(_) => check_url(address, pack.url.as_str(), &[format!("{stem}.{language}.json")], &at, findings),
                None => {
                    findings.error(Code::LanguageMismatch, at.pointer(), format!("`{language}` is no language tag"))
                }
            }
        }
    }

    fn check_manifest(&self, manifest: &serde_json::Value, at: &Path<'_>, findings: &mut Findings) {
        let kinds: Vec<&str> = self.manifest.kind.iter().map(|kind| kind.as_str()).collect();
        if kinds != ["ruleset"] {
            findings.error(Code::WrongKind, at.key("kind").pointer(), "a catalog's package is of kind `ruleset` alone");
        }
        if self.manifest.schema_version.get() < 2 {
            let message = "a catalog's package has a manifest of schema 2";
            findings.error(Code::CapabilityTooLow, at.key("schemaVersion").pointer(), message);
        }
        let empty = |key: &str| match manifest.get(key) {
            None => true,
            Some(serde_json::Value::Object(object)) => object.is_empty(),
            Some(serde_json::Value::Array(list)) => list.is_empty(),
            Some(_) => false,
        };
        for key in ["entrypoints", "permissions"].into_iter().filter(|key| !empty(key)) {
            findings.error(
                Code::NotAllowedHere,
                at.key(key).pointer(),
                "a ruleset has no programs and asks for nothing",
            );
        }
        if self.manifest.restart_required == Some(true) {
            let message = "a ruleset needs no restart";
            findings.error(Code::NotAllowedHere, at.key("restartRequired").pointer(), message);
        }
        let files = at.key("files");
        for (index, file) in self.manifest.files.iter().enumerate() {
            if file.path.as_str().starts_with("locales/") {
                let message = format!("`{}` belongs into a language pack of the catalog", file.path.as_str());
                findings.error(Code::NotAllowedHere, files.index(index).key("path").pointer(), message);
            }
        }
    }
}

/// A file stands where files of this catalog may stand, and is named by its package and version.
fn check_url(address: &CatalogAddress, url: &str, names: &[String], at: &Path<'_>, findings: &mut Findings) {
    let pointer = at.key("url").pointer();
    if let Err(message) = address.file(url) {
        return findings.error(Code::BadAddress, pointer, message);
    }
    let name = url.rsplit('/').next().unwrap_or(url);
    if !names.iter().any(|wanted| wanted == name) {
        let help = Some(format!("named {}", names.join(" or ")));
        findings.error_with(
            Code::BadAddress,
            pointer,
            format!("`{name}` is not named by its package and version"),
            help,
        );
    }
}
