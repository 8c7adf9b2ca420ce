//! A catalog's document: entries that can be read, and those that cannot, each for its own reasons (2c, "per entry tolerant").

use crate::format::load::Refused;
use crate::format::shape::{Reader, Shape};
use crate::library::catalogs::{CatalogAddress, CatalogEntry};
use crate::library::store::PackageVersion;
use crate::locale::Chain;
use crate::source::{Code, Diagnostic, Document, Finding, Findings, Node, Path};
use crate::text::{SafeText, safe};

/// Most bytes of a catalog's document (1c).
pub const CATALOG_DOCUMENT_BYTES_MAX: usize = 2_097_152;

/// What a catalog offers.
#[derive(Debug, Clone)]
pub struct CatalogDocument {
    /// Entries that can be installed, as far as can be told from here.
    pub offers: Vec<Offer>,
    /// Entries that this program cannot read, or that the rules refuse.
    pub dropped: Vec<Dropped>,
}

/// An entry.
#[derive(Debug, Clone)]
pub struct Offer {
    /// As it was read.
    pub entry: CatalogEntry,
    /// Its manifest as it stands in the document, to compare with the one inside the package.
    pub manifest: serde_json::Value,
}

/// An entry that is left out.
#[derive(Debug, Clone, PartialEq)]
pub struct Dropped {
    /// The package's id where the entry still says it, or else which entry it is.
    pub id: String,
    /// Why.
    pub diagnostics: Vec<Diagnostic>,
}

/// An entry as a card shows it, in a language without fetching anything (3a, "catalog browse").
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferCard {
    /// Its name.
    pub name: SafeText,
    /// What it is.
    pub description: SafeText,
    /// The language of the name.
    pub language: String,
}

impl CatalogDocument {
    /// Reads a document that stands at `address`. Keys beside the list of packages may be anything: they are for newer programs.
    ///
    /// # Errors
    /// No JSON, no list of packages in it, or a key that stands twice beside it: which list is meant cannot be told then.
    pub fn read(bytes: &[u8], address: &CatalogAddress) -> Result<Self, Refused> {
        let mut document = Document::read(bytes, CATALOG_DOCUMENT_BYTES_MAX)?;
        let doubles = document.take_findings();
        let refused = |document: &Document<'_>, code, pointer: &str, message: &str| {
            let mut findings = Findings::default();
            findings.error(code, pointer.to_owned(), message);
            Refused::of(document.place(findings))
        };
        let at_the_top = |double: &&Finding| double.code == Code::DuplicateKey && double.pointer.is_empty();
        let mut twice = Findings::default();
        doubles.iter().filter(at_the_top).for_each(|double| twice.push(double.clone()));
        if !twice.is_empty() {
            return Err(Refused::of(document.place(twice)));
        }
        let root = document.root();
        if root.get("schemaVersion").is_some_and(|version| !matches!(version.value, crate::source::Value::Int(1))) {
            return Err(refused(&document, Code::OutOfRange, "/schemaVersion", "a catalog of another kind than 1"));
        }
        let Some(packages) = root.get("packages") else {
            return Err(refused(&document, Code::MissingKey, "", "key `packages` is missing"));
        };
        let Some(packages) = packages.items() else {
            return Err(refused(&document, Code::WrongType, "/packages", "wanted a list"));
        };
        let (mut offers, mut dropped) = (Vec::new(), Vec::new());
        let top = Path::ROOT;
        let all = top.key("packages");
        for (index, node) in packages.iter().enumerate() {
            let at = all.index(index);
            let mut reader = Reader::default();
            let pointer = at.pointer();
            let own = |finding: &&Finding| {
                finding.pointer.strip_prefix(&pointer).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            };
            doubles.iter().filter(own).for_each(|finding| reader.findings.push(finding.clone()));
            let entry = CatalogEntry::read(node, &at, &mut reader);
            let manifest = node.get("manifest").and_then(|manifest| raw(&document, manifest)).unwrap_or_default();
            if let Some(entry) = &entry {
                entry.check(&manifest, address, &at, &mut reader.findings);
            }
            match entry.filter(|_| !reader.findings.has_errors()) {
                Some(entry) => offers.push(Offer { entry, manifest }),
                None => {
                    let id = manifest.get("id").and_then(serde_json::Value::as_str);
                    let id = id.map_or_else(|| format!("entry {}", index + 1), str::to_owned);
                    dropped.push(Dropped { id, diagnostics: document.place(reader.findings) });
                }
            }
        }
        Ok(Self { offers, dropped })
    }

    /// The offer of a package, of its highest version.
    pub fn offer(&self, id: &str) -> Option<&Offer> {
        let offers = self.offers.iter().filter(|offer| offer.entry.id() == id);
        offers.max_by_key(|offer| PackageVersion::parse(offer.entry.version()))
    }
}

/// A part of the document as a value of its own.
fn raw(document: &Document<'_>, node: &Node<'_>) -> Option<serde_json::Value> {
    let (start, end) = (usize::try_from(node.start).ok()?, usize::try_from(node.end).ok()?);
    serde_json::from_str(document.text().get(start..end)?).ok()
}

impl Offer {
    /// The card in a language: the first of its chain that has one, else as the manifest says.
    pub fn card(&self, chain: &Chain) -> OfferCard {
        let english = &self.entry.manifest;
        let packs = || chain.translating().filter_map(|tag| Some((tag, self.entry.pack(tag)?)));
        let name = packs().find_map(|(tag, pack)| Some((tag.to_string(), pack.name.as_ref()?.as_str())));
        let (language, name) = name.unwrap_or_else(|| ("en".to_owned(), english.name.as_str()));
        let description = packs().find_map(|(_, pack)| Some(pack.description.as_ref()?.as_str()));
        let own = || english.description.as_ref().map(|text| text.as_str()).unwrap_or_default();
        OfferCard { name: safe(name), description: safe(description.unwrap_or_else(own)), language }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_that_stands_twice_is_refused_and_unknown_keys_are_not() {
        let read =
            |text: &str| CatalogDocument::read(text.as_bytes(), &CatalogAddress::parse("/srv").expect("a folder"));
        let refused = read("{\"packages\": [],\n \"packages\": [7]}").expect_err("which of the two");
        let found: Vec<(Code, usize)> = refused.diagnostics.iter().map(|found| (found.code, found.line)).collect();
        assert_eq!(found, [(Code::DuplicateKey, 2)]);
        let fifty = format!("{{{}}}", vec![r#""of": []"#; 51].join(", "));
        let refused = read(&fifty).expect_err("fifty keys too many");
        assert_eq!((refused.diagnostics.len(), refused.more), (40, 10));
        let read = read("{\"later\": {\"a\": 1, \"a\": 2}, \"packages\": [7]}").expect("a newer catalog");
        assert_eq!((read.offers.len(), read.dropped.len()), (0, 1));
    }
}
