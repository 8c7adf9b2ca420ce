//! From bytes to a ruleset that can be trusted, or to findings.

use crate::format::catalog::{Catalog, CatalogFile};
use crate::format::check;
use crate::format::ruleset::Ruleset;
use crate::format::shape::{Reader, Shape};
use crate::source::{Code, Diagnostic, Document, DocumentFault, FINDINGS_MAX, Findings, Path};

/// Most bytes of a ruleset file (amendments.md 1).
pub const RULESET_BYTES_MAX: usize = 524_288;
/// Most bytes of one catalog file (amendments.md 1).
pub const CATALOG_BYTES_MAX: usize = 2_097_152;
/// Most bytes of one language file (amendments.md 1).
pub const LOCALE_BYTES_MAX: usize = 8_388_608;

/// A file that was read, with what is worth saying about it.
#[derive(Debug)]
pub struct Loaded<T> {
    /// The value, checked.
    pub value: T,
    /// Findings that do not refuse it.
    pub warnings: Vec<Diagnostic>,
}

/// Findings that refuse a file, in document order.
#[derive(Debug, Clone, PartialEq)]
pub struct Refused {
    /// At most [`FINDINGS_MAX`] of them.
    pub diagnostics: Vec<Diagnostic>,
    /// How many more there were.
    pub more: usize,
}

impl Refused {
    /// Refuses for these reasons: the first [`FINDINGS_MAX`] are told, the others counted.
    pub fn of(mut diagnostics: Vec<Diagnostic>) -> Self {
        let more = diagnostics.len().saturating_sub(FINDINGS_MAX);
        diagnostics.truncate(FINDINGS_MAX);
        Self { diagnostics, more }
    }
}

impl From<DocumentFault> for Refused {
    fn from(fault: DocumentFault) -> Self {
        Self::of(fault.diagnostics)
    }
}

/// Reads and checks a ruleset file.
///
/// # Errors
/// Everything that is wrong with it, in document order, at most [`FINDINGS_MAX`] findings.
pub fn read_ruleset(bytes: &[u8]) -> Result<Loaded<Ruleset>, Refused> {
    let mut document = Document::read(bytes, RULESET_BYTES_MAX)?;
    let mut reader = Reader { findings: document.take_findings() };
    let root = without_schema_key(&document);
    let ruleset = Ruleset::read(root.as_ref().unwrap_or(document.root()), &Path::ROOT, &mut reader);
    let mut findings = reader.findings;
    if let Some(ruleset) = &ruleset {
        check::check_ruleset(ruleset, &mut findings);
    }
    finish(&document, findings, ruleset)
}

/// Reads and checks a catalog file against the ruleset and the header that names it.
///
/// # Errors
/// Everything that is wrong with it; pointers are those of the catalog file (`/entries/3/...`).
pub fn read_catalog_file(bytes: &[u8], ruleset: &Ruleset, catalog: &Catalog) -> Result<Loaded<CatalogFile>, Refused> {
    let mut document = Document::read(bytes, CATALOG_BYTES_MAX)?;
    let mut reader = Reader { findings: document.take_findings() };
    let file = CatalogFile::read(document.root(), &Path::ROOT, &mut reader);
    let mut findings = reader.findings;
    if let Some(file) = &file {
        if file.catalog != catalog.id {
            let message = format!("belongs to catalog `{}`, not `{}`", file.catalog, catalog.id);
            findings.error(Code::WrongKind, "/catalog".to_owned(), message);
        }
        check::check_catalog_file(ruleset, catalog, &file.entries, &mut findings);
    }
    finish(&document, findings, file)
}

/// `$schema` may stand at the root and nowhere else (sheets.md 0); it is no key of the format.
fn without_schema_key<'d>(document: &Document<'d>) -> Option<crate::source::Node<'d>> {
    let root = document.root();
    root.get("$schema")?;
    let members = root.members()?.iter().filter(|member| member.key != "$schema").cloned().collect();
    Some(crate::source::Node { value: crate::source::Value::Object(members), ..*root })
}

/// Gives findings their places, and hands the value over only when none of them is an error.
pub(crate) fn finish<T>(document: &Document<'_>, findings: Findings, value: Option<T>) -> Result<Loaded<T>, Refused> {
    let errors = findings.has_errors();
    let diagnostics = document.place(findings);
    match value.filter(|_| !errors) {
        Some(value) => Ok(Loaded { value, warnings: diagnostics }),
        None => Err(Refused::of(diagnostics)),
    }
}
