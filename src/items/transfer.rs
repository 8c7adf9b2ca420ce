//! Characters as files: what a file holds, read tolerantly, and a character written so that reading gives it back whole
//! (headless.md, party file; sheets.md 1.12).
//!
//! A character file is a MEMBER with two keys more: `"character": 1` and `"ruleset": {"id", "version"}`, the ruleset its sheet
//! was made on. No ruleset is asked: a sheet whose ruleset is not installed is kept whole, keys that nobody knows are kept, and
//! only what no ruleset could use is refused.
//!
//! Must not know: rulesets, files, who imports.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::items::stack_findings::bag_fits;
use crate::items::{Member, Party};
use crate::sheet::{Build, LIST_ROWS_MAX, LIVE_BYTES_MAX, SHEET_BYTES_MAX, StoredSheet};
use crate::source::{Code, Diagnostic, Document, Findings, Node, Path, Value as Kind};
use crate::text::utf16_len;

/// Most bytes of a file that is imported: as large as the largest language file.
pub const IMPORT_BYTES_MAX: usize = 8_388_608;
/// Most members of one party.
pub const PARTY_MAX: usize = 1000;
/// Most UTF-16 units of a member's name.
pub const NAME_LENGTH_MAX: usize = 10_000;
/// Version of the character file that is written, and the newest that is read.
pub const CHARACTER_VERSION: i64 = 1;

/// The ruleset that a character was made on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct MadeOn {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// A character with the ruleset it was made on.
#[derive(Debug, Clone, PartialEq)]
pub struct Character {
    /// The ruleset.
    pub ruleset: MadeOn,
    /// The character.
    pub member: Member,
}

/// What a file turned out to hold.
#[derive(Debug, Clone, PartialEq)]
pub enum Imported {
    /// A character file.
    Character(Box<Character>),
    /// One member of a party.
    Member(Box<Member>),
    /// One sheet.
    Sheet(Box<StoredSheet>),
    /// A party. Members that cannot be used are left out and said; the others are there.
    Party {
        /// Who can be used.
        party: Box<Party>,
        /// Why each of the others cannot.
        dropped: Vec<Diagnostic>,
    },
}

impl Imported {
    /// The ruleset it was made on, where the file says so.
    pub fn made_on(&self) -> Option<&MadeOn> {
        match self {
            Self::Character(character) => Some(&character.ruleset),
            _ => None,
        }
    }

    /// As a party; anything but a party file is a party of one.
    pub fn into_party(self) -> Party {
        let one = |member: Member| Party { party: vec![member], ..Party::default() };
        match self {
            Self::Character(character) => one(character.member),
            Self::Member(member) => one(*member),
            Self::Sheet(sheet) => one(Member { sheet: *sheet, ..Member::default() }),
            Self::Party { party, .. } => *party,
        }
    }
}

/// Writes a character as its file. Reading that with [`import`] gives the same character.
///
/// # Errors
/// When it cannot be written as JSON, which its types rule out.
pub fn export(character: &Character) -> Result<String, serde_json::Error> {
    let mut file = Map::new();
    file.insert("character".to_owned(), Value::from(CHARACTER_VERSION));
    file.insert("ruleset".to_owned(), serde_json::to_value(&character.ruleset)?);
    if let Value::Object(member) = serde_json::to_value(&character.member)? {
        for (key, value) in member {
            // A member that was read from a character file elsewhere may still carry the two keys.
            file.entry(key).or_insert(value);
        }
    }
    serde_json::to_string_pretty(&file).map(|text| text + "\n")
}

/// Reads a file that holds a character, a member, a sheet or a party.
///
/// # Errors
/// Too large, no JSON, none of these, or of a shape that cannot be used: each finding with its pointer and place. An oversize
/// sheet is said with its size.
pub fn import(bytes: &[u8]) -> Result<Imported, Vec<Diagnostic>> {
    read(bytes, Wanted::Any).map(|read| read.imported)
}

/// Reads a file that holds one character, one member or one sheet, as a member; an object that says nothing of itself is a
/// blank sheet.
///
/// # Errors
/// As [`import`], and a party.
pub fn import_one(bytes: &[u8]) -> Result<Member, Vec<Diagnostic>> {
    let party = read(bytes, Wanted::One)?.imported.into_party();
    Ok(party.party.into_iter().next().unwrap_or_default())
}

/// Everything to say about a file that holds a character, a member, a sheet or a party, also what does not refuse it.
pub fn findings(bytes: &[u8]) -> Vec<Diagnostic> {
    match read(bytes, Wanted::Any) {
        Ok(Read { imported: Imported::Party { mut dropped, .. }, warnings }) => {
            dropped.extend(warnings);
            dropped.sort_by_key(|found| found.bytes.0);
            dropped
        }
        Ok(read) => read.warnings,
        Err(diagnostics) => diagnostics,
    }
}

/// What a file may hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Wanted {
    /// Whatever can be imported.
    Any,
    /// One member or one sheet.
    One,
}

/// What a file holds, and what there is to say about it.
struct Read {
    imported: Imported,
    warnings: Vec<Diagnostic>,
}

fn read(bytes: &[u8], wanted: Wanted) -> Result<Read, Vec<Diagnostic>> {
    let mut document = Document::read(bytes, IMPORT_BYTES_MAX).map_err(|fault| fault.diagnostics)?;
    let mut findings = document.take_findings();
    let root = document.root();
    let whole: Value = match serde_json::from_slice(bytes) {
        Ok(whole) if !findings.has_errors() => whole,
        Ok(_) => return Err(document.place(findings)),
        Err(error) => {
            if !findings.has_errors() {
                findings.error(Code::NotJson, String::new(), error.to_string());
            }
            return Err(document.place(findings));
        }
    };
    let read = if root.members().is_none() {
        wrong(root, &Path::ROOT, "an object", &mut findings);
        None
    } else if root.get("party").is_some() && wanted == Wanted::One {
        let message = "holds a whole party where one member or one sheet is wanted";
        findings.error(Code::WrongType, String::new(), message);
        None
    } else if root.get("party").is_some() {
        return party(&document, whole, findings);
    } else if is_sheet(root, wanted) {
        sheet_fits(root, &Path::ROOT, &mut findings);
        StoredSheet::from_json(whole).map(|sheet| Imported::Sheet(Box::new(sheet)))
    } else if root.get("character").is_some() {
        character(root, whole, &mut findings)
    } else if MEMBER_KEYS.iter().any(|key| root.get(key).is_some()) {
        member(root, whole, &Path::ROOT, &mut findings).map(|member| Imported::Member(Box::new(member)))
    } else {
        findings.error(Code::NothingGiven, String::new(), "holds neither a character nor a sheet nor a party");
        None
    };
    match read.filter(|_| !findings.has_errors()) {
        Some(imported) => Ok(Read { imported, warnings: document.place(findings) }),
        None => Err(document.place(findings)),
    }
}

const MEMBER_KEYS: [&str; 5] = ["sheet", "live", "bag", "name", "player"];

/// Whether an object is a sheet rather than a member: it has a sheet's keys and no `sheet`.
fn is_sheet(root: &Node<'_>, wanted: Wanted) -> bool {
    let has = |key: &str| root.get(key).is_some();
    let of_a_member = has("character") || MEMBER_KEYS.iter().any(|key| has(key));
    has("build") && !has("sheet")
        || has("v") && !has("sheet") && !has("character")
        || wanted == Wanted::One && !of_a_member
}

fn party(document: &Document<'_>, whole: Value, mut findings: Findings) -> Result<Read, Vec<Diagnostic>> {
    let at = Path::ROOT.key("party");
    let root = document.root();
    let Some(nodes) = root.get("party").and_then(Node::items) else {
        wrong(root.get("party").unwrap_or(root), &at, "a list", &mut findings);
        return Err(document.place(findings));
    };
    if nodes.len() > PARTY_MAX {
        let message = format!("{} members where a party has at most {PARTY_MAX}", nodes.len());
        findings.error(Code::TooMany, at.pointer(), message);
        return Err(document.place(findings));
    }
    let Value::Object(mut whole) = whole else { return Err(document.place(findings)) };
    let Some(Value::Array(members)) = whole.shift_remove("party") else { return Err(document.place(findings)) };
    if let Some(place) = root.get("place") {
        place_fits(place, &Path::ROOT.key("place"), &mut findings);
        if findings.has_errors() {
            return Err(document.place(findings));
        }
    }
    let mut dropped = Findings::default();
    let mut kept = Vec::new();
    for (index, (node, stored)) in nodes.iter().zip(members).enumerate() {
        let mut own = Findings::default();
        kept.extend(member(node, stored, &at.index(index), &mut own).filter(|_| !own.has_errors()));
        if own.has_errors() {
            dropped.append(own);
        } else {
            findings.append(own);
        }
    }
    whole.insert("party".to_owned(), Value::Array(Vec::new()));
    match serde_json::from_value::<Party>(Value::Object(whole)) {
        Ok(party) => {
            let party = Box::new(Party { party: kept, ..party });
            let imported = Imported::Party { party, dropped: document.place(dropped) };
            Ok(Read { imported, warnings: document.place(findings) })
        }
        Err(error) => {
            findings.error(Code::WrongType, String::new(), error.to_string());
            Err(document.place(findings))
        }
    }
}

fn place_fits(place: &Node<'_>, at: &Path<'_>, findings: &mut Findings) {
    expect(place, at, "an object or null", |kind| matches!(kind, Kind::Object(_) | Kind::Null), findings);
    for key in ["name", "size"] {
        if let Some(word) = place.get(key) {
            expect(word, &at.key(key), "text or null", |kind| matches!(kind, Kind::Text(_) | Kind::Null), findings);
        }
    }
}

fn character(root: &Node<'_>, mut whole: Value, findings: &mut Findings) -> Option<Imported> {
    let at = Path::ROOT;
    match root.get("character").map(|node| &node.value) {
        Some(Kind::Int(CHARACTER_VERSION)) => {}
        Some(Kind::Int(version)) => {
            let message = format!("version {version}, where this program reads {CHARACTER_VERSION}");
            findings.error(Code::OutOfRange, at.key("character").pointer(), message);
        }
        _ => wrong(root.get("character").unwrap_or(root), &at.key("character"), "a whole number", findings),
    }
    let at_ruleset = at.key("ruleset");
    match root.get("ruleset") {
        None => findings.error(Code::MissingKey, String::new(), "`ruleset` is missing"),
        Some(node) if node.members().is_none() => wrong(node, &at_ruleset, "an object", findings),
        Some(node) => {
            for (key, wanted, fits) in [("id", "text", is_text as fn(&Kind<'_>) -> bool), ("version", WHOLE, is_whole)]
            {
                match node.get(key) {
                    None => findings.error(Code::MissingKey, at_ruleset.pointer(), format!("`{key}` is missing")),
                    Some(value) => expect(value, &at_ruleset.key(key), wanted, fits, findings),
                }
            }
        }
    }
    let stored = whole.as_object_mut()?;
    stored.shift_remove("character");
    let ruleset = stored.shift_remove("ruleset");
    let member = member(root, whole, &at, findings)?;
    let ruleset = serde_json::from_value(ruleset?).ok()?;
    Some(Imported::Character(Box::new(Character { ruleset, member })))
}

/// A member whose parts have the shapes they must have; everything that has not is said.
fn member(node: &Node<'_>, stored: Value, at: &Path<'_>, findings: &mut Findings) -> Option<Member> {
    if node.members().is_none() {
        wrong(node, at, "an object", findings);
        return None;
    }
    if let Some(name) = node.get("name") {
        expect(name, &at.key("name"), "text", is_text, findings);
        if let Kind::Text(text) = &name.value
            && utf16_len(text) > NAME_LENGTH_MAX
        {
            let message = format!("a name of {} characters where at most {NAME_LENGTH_MAX} may stand", utf16_len(text));
            findings.error(Code::TextTooLong, at.key("name").pointer(), message);
        }
    }
    if let Some(player) = node.get("player") {
        expect(player, &at.key("player"), FLAG, is_flag, findings);
    }
    if let Some(sheet) = node.get("sheet") {
        sheet_fits(sheet, &at.key("sheet"), findings);
    }
    if let Some(live) = node.get("live") {
        let at = at.key("live");
        expect(live, &at, "an object", |kind| matches!(kind, Kind::Object(_)), findings);
        bounded(live, &at, "the live state", LIVE_BYTES_MAX, findings);
    }
    if let Some(bag) = node.get("bag") {
        bag_fits(bag, &at.key("bag"), findings);
    }
    if findings.has_errors() {
        return None;
    }
    match serde_json::from_value(stored) {
        Ok(member) => Some(member),
        Err(error) => {
            findings.error(Code::WrongType, at.pointer(), error.to_string());
            None
        }
    }
}

fn sheet_fits(node: &Node<'_>, at: &Path<'_>, findings: &mut Findings) {
    expect(node, at, "an object", |kind| matches!(kind, Kind::Object(_)), findings);
    bounded(node, at, "the sheet", SHEET_BYTES_MAX, findings);
    let Some(build) = node.get("build") else { return };
    let at = at.key("build");
    noted(build, &at, "an object", |kind| matches!(kind, Kind::Object(_)), findings);
    for part in Build::PARTS {
        if let Some(stored) = build.get(part) {
            noted(stored, &at.key(part), "an object", |kind| matches!(kind, Kind::Object(_)), findings);
        }
    }
    let at = at.key("lists");
    for entry in build.get("lists").and_then(Node::members).into_iter().flatten() {
        let (at, stored) = (at.key(&entry.key), &entry.node);
        noted(stored, &at, "a list", |kind| matches!(kind, Kind::Array(_)), findings);
        let rows = stored.items().unwrap_or_default();
        if rows.len() > LIST_ROWS_MAX {
            let message = format!("{} rows where at most {LIST_ROWS_MAX} may stand in a list", rows.len());
            findings.warning(Code::TooMany, at.pointer(), message);
        }
        // One a list: a list of nothing but text would say the same of every row.
        if let Some((row, cells)) = rows.iter().enumerate().find(|(_, cells)| cells.members().is_none()) {
            noted(cells, &at.index(row), "an object", |kind| matches!(kind, Kind::Object(_)), findings);
        }
    }
}

/// Says that a part of a sheet is not read: it is kept as it is, and everything is read as if it were not there.
pub(super) fn noted(
    node: &Node<'_>,
    at: &Path<'_>,
    wanted: &str,
    fits: impl Fn(&Kind<'_>) -> bool,
    findings: &mut Findings,
) {
    if !fits(&node.value) {
        let message = format!("wanted {wanted}, found {}; it is kept and not read", node.kind());
        findings.warning(Code::WrongType, at.pointer(), message);
    }
}

pub(super) const WHOLE: &str = "a whole number";
pub(super) const FLAG: &str = "true or false";

pub(super) fn is_text(kind: &Kind<'_>) -> bool {
    matches!(kind, Kind::Text(_))
}

pub(super) fn is_flag(kind: &Kind<'_>) -> bool {
    matches!(kind, Kind::Bool(_))
}

fn is_whole(kind: &Kind<'_>) -> bool {
    matches!(kind, Kind::Int(_))
}

pub(super) fn expect(
    node: &Node<'_>,
    at: &Path<'_>,
    wanted: &str,
    fits: impl Fn(&Kind<'_>) -> bool,
    findings: &mut Findings,
) {
    if !fits(&node.value) {
        wrong(node, at, wanted, findings);
    }
}

pub(super) fn wrong(node: &Node<'_>, at: &Path<'_>, wanted: &str, findings: &mut Findings) {
    findings.error(Code::WrongType, at.pointer(), format!("wanted {wanted}, found {}", node.kind()));
}

/// Bytes are counted as the part is stored, without the file's spaces.
fn bounded(node: &Node<'_>, at: &Path<'_>, what: &str, most: usize, findings: &mut Findings) {
    let bytes = serde_json::to_vec(&node.to_json()).map_or(0, |bytes| bytes.len());
    if bytes > most {
        let message = format!("{what} takes {bytes} bytes where at most {most} may be kept");
        findings.error(Code::TooLarge, at.pointer(), message);
    }
}
