//! Getting what a catalog offers: its document, a package, language packs; each held to its bounds and to what is listed.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::format::load::{LOCALE_BYTES_MAX, Refused};
use crate::library::catalogs::address::FileAddress;
use crate::library::catalogs::document::CATALOG_DOCUMENT_BYTES_MAX;
use crate::library::catalogs::{CatalogAddress, CatalogDocument, Net, Offer, PackOffer, Step};
use crate::library::files::sha256;
use crate::library::import::{Candidate, Carried, Refusal, from_package};
use crate::library::store::{Kept, Source};
use crate::library::{Archive, Files, InspectedFile, Package, ReadFault, read_bounded};
use crate::locale::{Chain, Tag, Translation};
use crate::system::WebFault;

/// A catalog that cannot be used now.
#[derive(Debug, Clone, PartialEq)]
pub enum CatalogFault {
    /// Its document cannot be had.
    Unread {
        /// In kebab-case.
        code: String,
        /// Why.
        cause: String,
    },
    /// Its document is none.
    Refused {
        /// Its text, for excerpts.
        text: String,
        /// Why.
        refused: Refused,
    },
}

impl CatalogFault {
    /// As a refusal of whatever was wanted from it.
    pub fn refusal(&self, address: &CatalogAddress) -> Refusal {
        match self {
            Self::Unread { code, cause } => Refusal::new(code, format!("{address}: {cause}")),
            Self::Refused { text, refused } => {
                let name = Some(address.to_string());
                let diagnostics = refused.diagnostics.iter().map(|found| found.clone().in_file(&address.to_string()));
                let diagnostics = diagnostics.collect();
                Refusal::of(vec![InspectedFile { name, text: text.clone(), diagnostics, more: refused.more }])
            }
        }
    }
}

/// The document of a catalog.
///
/// # Errors
/// One that cannot be had, or is none.
pub(super) fn document(address: &CatalogAddress, net: &mut Net<'_>) -> Result<CatalogDocument, CatalogFault> {
    let unread = |code: &str, cause: String| CatalogFault::Unread { code: code.to_owned(), cause };
    let bytes = match address {
        CatalogAddress::Disk(path) => read_disk(path, CATALOG_DOCUMENT_BYTES_MAX),
        CatalogAddress::Web(web) => read_web(web, CATALOG_DOCUMENT_BYTES_MAX, net),
    };
    let bytes = bytes.map_err(|(code, cause)| unread(&code, cause))?;
    CatalogDocument::read(&bytes, address)
        .map_err(|refused| CatalogFault::Refused { text: String::from_utf8_lossy(&bytes).into_owned(), refused })
}

/// What the manifest alone refuses, before anything is fetched (2c, point 1).
pub(super) fn before_fetching(offer: &Offer) -> Result<(), Refusal> {
    let text = serde_json::to_vec_pretty(&offer.manifest).unwrap_or_default();
    let alone = BTreeMap::from([("manifest.json".to_owned(), text)]);
    match Package::promises(&Files::Memory(Arc::new(alone))) {
        Ok(_) => Ok(()),
        Err(wrong) => {
            let diagnostics = wrong.diagnostics.into_iter().map(|found| found.in_file("manifest.json")).collect();
            let name = Some("manifest.json".to_owned());
            let file = InspectedFile { name, text: wrong.manifest_text, diagnostics, more: 0 };
            Err(Refusal::of(vec![file]).about(offer.entry.id()))
        }
    }
}

/// A package, checked. Its file is a .zip; or one JSON document, either `{"manifest", "files": {name: text}}` or the
/// ruleset by itself where that is the package's only file.
///
/// # Errors
/// A file that cannot be had, is not what is listed, or is refused.
pub(super) fn package(offer: &Offer, address: &CatalogAddress, net: &mut Net<'_>) -> Result<Candidate, Refusal> {
    let artifact = &offer.entry.artifact;
    let refused = |(code, detail): (String, String)| Refusal::new(&code, detail).about(offer.entry.id());
    let listed = Listed { url: artifact.url.as_str(), sha256: artifact.sha256.as_str(), bytes: artifact.bytes.count() };
    let bytes = fetched(&listed, address, net).map_err(refused)?;
    let files = unpacked(bytes, offer).map_err(|refusal| refusal.about(offer.entry.id()))?;
    from_package(&files, Source::Catalog, Some(&offer.manifest))
}

fn unpacked(bytes: Vec<u8>, offer: &Offer) -> Result<Files, Refusal> {
    if bytes.starts_with(b"PK") {
        let archive = Archive::of(bytes).map_err(|fault| Refusal::new(fault.code().as_str(), fault.to_string()))?;
        return Ok(Files::Archive(Arc::new(archive)));
    }
    #[derive(serde::Deserialize)]
    struct Bundle {
        manifest: serde_json::Value,
        files: BTreeMap<String, String>,
    }
    let files = match serde_json::from_slice::<Bundle>(&bytes) {
        Ok(Bundle { manifest, files }) => {
            let mut files: BTreeMap<String, Vec<u8>> =
                files.into_iter().map(|(name, text)| (name, text.into_bytes())).collect();
            files.insert("manifest.json".to_owned(), serde_json::to_vec_pretty(&manifest).unwrap_or_default());
            files
        }
        Err(_) => BTreeMap::from([
            ("manifest.json".to_owned(), serde_json::to_vec_pretty(&offer.manifest).unwrap_or_default()),
            ("ruleset.json".to_owned(), bytes),
        ]),
    };
    Ok(Files::Memory(Arc::new(files)))
}

/// What came of the language packs that a language can use.
#[derive(Debug, Default)]
pub(super) struct Packs {
    /// Those that are there now.
    pub fetched: Vec<Carried>,
    /// Those that could not be had: language, code, why.
    pub failed: Vec<(Tag, String, String)>,
}

/// Gets the packs of a chain, all but those that are kept already. One that cannot be had costs itself only.
///
/// # Errors
/// Only when it was stopped.
pub(super) fn packs(
    offer: &Offer,
    chain: &Chain,
    kept: &[Kept],
    address: &CatalogAddress,
    net: &mut Net<'_>,
) -> Result<Packs, Refusal> {
    let mut packs = Packs::default();
    for tag in chain.translating() {
        let Some(pack) = offer.entry.pack(tag) else { continue };
        let same = |kept: &Kept| kept.language == tag.to_string() && kept.sha256 == pack.sha256.as_str();
        if kept.iter().any(same) {
            continue;
        }
        match self::pack(tag, pack, address, net) {
            Ok(bytes) => packs.fetched.push(Carried { language: tag.clone(), bytes }),
            Err((code, cause)) if code == WebFault::Stopped.code() => return Err(Refusal::new(&code, cause)),
            Err((code, cause)) => packs.failed.push((tag.clone(), code, cause)),
        }
    }
    Ok(packs)
}

fn pack(tag: &Tag, pack: &PackOffer, address: &CatalogAddress, net: &mut Net<'_>) -> Result<Vec<u8>, (String, String)> {
    let bytes = pack.bytes.count().min(LOCALE_BYTES_MAX);
    let listed = Listed { url: pack.url.as_str(), sha256: pack.sha256.as_str(), bytes };
    let bytes = fetched(&listed, address, net)?;
    match Translation::read(&bytes, Some(tag)) {
        Ok(_) => Ok(bytes),
        Err(refused) => {
            let first = refused.diagnostics.first();
            let code = first.map_or("refused", |found| found.code.as_str());
            let message = first.map(|found| found.message.clone()).unwrap_or_default();
            Err((code.to_owned(), format!("{tag}: {message}")))
        }
    }
}

/// A file as a catalog lists it.
struct Listed<'l> {
    url: &'l str,
    sha256: &'l str,
    bytes: usize,
}

/// The bytes of a listed file, of just its size and checksum.
fn fetched(listed: &Listed<'_>, address: &CatalogAddress, net: &mut Net<'_>) -> Result<Vec<u8>, (String, String)> {
    let file = address.file(listed.url).map_err(|cause| ("bad-address".to_owned(), cause))?;
    let name = listed.url.rsplit('/').next().unwrap_or(listed.url);
    // One byte more than listed is enough to know that the size differs.
    let most = listed.bytes.saturating_add(1);
    let bytes = match &file {
        FileAddress::Disk(path) => read_disk(path, most),
        FileAddress::Web(web) => read_web(web, most, net),
    };
    let other_size = |size: String| {
        let cause = format!("{name} has {size} bytes where the catalog lists {}", listed.bytes);
        ("hash-mismatch".to_owned(), cause)
    };
    let bytes = match bytes {
        Err((code, _)) if code == "too-large" => return Err(other_size("more".to_owned())),
        Err((code, cause)) => return Err((code, format!("{name}: {cause}"))),
        Ok(bytes) => bytes,
    };
    if bytes.len() != listed.bytes {
        return Err(other_size(bytes.len().to_string()));
    }
    if sha256(&bytes) != listed.sha256 {
        return Err(("hash-mismatch".to_owned(), format!("{name} has another SHA-256 than the catalog lists")));
    }
    Ok(bytes)
}

fn read_disk(path: &Path, bytes_max: usize) -> Result<Vec<u8>, (String, String)> {
    read_bounded(path, bytes_max).map_err(|fault| match fault {
        ReadFault::System(cause) => ("unreachable".to_owned(), cause),
        other => (other.code().as_str().to_owned(), other.to_string()),
    })
}

fn read_web(address: &str, bytes_max: usize, net: &mut Net<'_>) -> Result<Vec<u8>, (String, String)> {
    let what = address.rsplit('/').next().unwrap_or(address);
    let watch = &mut net.watch;
    let mut told = |got: u64, whole: Option<u64>| watch(&Step { what, got, whole });
    net.fetch.get(address, bytes_max, &mut told).map_err(|fault| (fault.code().to_owned(), fault.to_string()))
}
