//! A creature invented for one fight, read with the format's own reader and held to everything that a bestiary's is
//! (combat.md 1.17, last paragraph).
//!
//! Must not know: who invents, tiers' numbers, what is left out of a proposal before it is read.

use crate::format::catalog::{Catalog, Entry};
use crate::format::check::check_catalog_file;
use crate::format::creature::Creature;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::EntryId;
use crate::format::shape::{Reader, Shape};
use crate::source::{Code, Document, Findings, Path, Place, Severity};

/// Most bytes of one proposed block.
pub const PROPOSED_BYTES_MAX: usize = 65_536;

/// Why a proposed block is no creature of the ruleset: the first fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unreadable {
    /// Where, as a pointer into the block.
    pub at: String,
    /// What is wrong there.
    pub why: Code,
}

/// Reads a proposed block under a ruleset. Where the ruleset has no scale of danger, its `tier` is held to nothing.
///
/// # Errors
/// The first fault of its shape, or of what it says of the ruleset.
pub fn read_proposed(block: &serde_json::Value, ruleset: &Ruleset) -> Result<Creature, Unreadable> {
    let scaled = ruleset.combat.as_ref().is_some_and(|combat| combat.threat.is_some());
    let document = serde_json::json!({ "id": "proposed", "label": "Proposed", "creature": block });
    let bytes = serde_json::to_vec(&document).unwrap_or_default();
    let whole = |why: Code| Unreadable { at: String::new(), why };
    let mut document = Document::read(&bytes, PROPOSED_BYTES_MAX)
        .map_err(|fault| whole(fault.diagnostics.first().map_or(Code::WrongType, |first| first.code)))?;
    let mut reader = Reader { findings: document.take_findings() };
    let entry = Entry::read(document.root(), &Path::ROOT, &mut reader);
    if let Some(fault) = first(&reader.findings, "", true) {
        return Err(fault);
    }
    let entry = entry.ok_or_else(|| whole(Code::WrongType))?;
    let mut findings = Findings::default();
    check_catalog_file(
        ruleset,
        &header().ok_or_else(|| whole(Code::WrongType))?,
        std::slice::from_ref(&entry),
        &mut findings,
    );
    if let Some(fault) = first(&findings, "/entries/0", scaled) {
        return Err(fault);
    }
    entry.creature.map(|creature| *creature).ok_or_else(|| whole(Code::WrongType))
}

fn header() -> Option<Catalog> {
    let header = br#"{"id":"proposed","label":"Proposed","holds":"creatures","entries":[]}"#;
    let document = Document::read(header, PROPOSED_BYTES_MAX).ok()?;
    Catalog::read(document.root(), &Path::ROOT, &mut Reader::default())
}

fn first(findings: &Findings, before: &str, scaled: bool) -> Option<Unreadable> {
    let errors = findings.iter().filter(|finding| finding.severity == Severity::Error);
    errors
        .map(|finding| {
            let own = finding.pointer.strip_prefix(before).unwrap_or(&finding.pointer);
            let at = own.strip_prefix("/creature").unwrap_or(own);
            // A key that is missing or unknown is part of where.
            let key = match &finding.place {
                Place::Key(key) => format!("/{}", key.replace('~', "~0").replace('/', "~1")),
                Place::Value | Place::Bytes(..) => String::new(),
            };
            Unreadable { at: format!("{at}{key}"), why: finding.code }
        })
        .find(|fault| scaled || fault.at != "/tier")
}

/// The id that a name is proposed under: its letters and digits in lower case, joined by hyphens.
pub fn proposed_id(name: &str) -> Option<EntryId> {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let mut id = parts.collect::<Vec<_>>().join("-");
    id.truncate(72);
    EntryId::new(id.trim_matches('-'))
}
