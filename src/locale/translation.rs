//! One translation file (locale-migrate-package.md 1a.1), read whole or refused with every reason (2a).

use crate::format::load::{LOCALE_BYTES_MAX, Loaded, Refused, finish};
use crate::locale::strings::Strings;
use crate::locale::{Direction, Tag};
use crate::source::{Code, Document, Finding, Findings, Member, Node, Path, Place, Severity, Value};

/// The keys that may stand at the top; everything else refuses the file.
const TOP_KEYS: [&str; 4] = ["$schema", "_meta", "package", "ruleset"];

/// What a file says about its package in its language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PackageWords {
    /// The package's name.
    pub name: Option<String>,
    /// What it is.
    pub description: Option<String>,
}

impl PackageWords {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// A translation of a ruleset's display strings into one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Translation {
    tag: Tag,
    direction: Direction,
    package: PackageWords,
    strings: Strings,
}

impl Translation {
    /// Reads a file. `named` is the language that its file name says, where there is a file name.
    ///
    /// # Errors
    /// Every reason why the file is refused, with its place; at most 40.
    pub fn read(bytes: &[u8], named: Option<&Tag>) -> Result<Loaded<Self>, Refused> {
        let mut document = Document::read(bytes, LOCALE_BYTES_MAX)?;
        let mut findings = document.take_findings();
        let translation = read_root(document.root(), named, &mut findings);
        finish(&document, findings, translation)
    }

    /// Reads a file that has a name.
    ///
    /// # Errors
    /// As [`Translation::read`]; a name that says no language refuses the file too.
    pub fn read_named(bytes: &[u8], file_name: &str) -> Result<Loaded<Self>, Refused> {
        let named = Tag::of_file_name(file_name);
        if named.is_none() {
            let mut document = Document::read(bytes, LOCALE_BYTES_MAX)?;
            let mut findings = document.take_findings();
            read_root(document.root(), None, &mut findings);
            let message = format!("`{file_name}` names no language; a translation is named as `pt-BR.json` is");
            findings.error(Code::LanguageMismatch, String::new(), message);
            return finish(&document, findings, None);
        }
        Self::read(bytes, named.as_ref())
    }

    /// The language.
    pub fn tag(&self) -> &Tag {
        &self.tag
    }

    /// Which way it is written.
    pub fn direction(&self) -> Direction {
        self.direction
    }

    /// The package's own card in this language.
    pub fn package(&self) -> &PackageWords {
        &self.package
    }

    /// What stands for a display string, character for character; a blank value is none.
    pub fn get(&self, english: &str) -> Option<&str> {
        self.get_pair(english).map(|(_, text)| text)
    }

    /// As [`Translation::get`], with the file's own copy of the key.
    pub(super) fn get_pair(&self, english: &str) -> Option<(&str, &str)> {
        self.strings.get(english).filter(|(_, text)| !is_blank(text))
    }

    /// Whether the file has the key, with whatever value.
    pub fn has_key(&self, english: &str) -> bool {
        self.strings.get(english).is_some()
    }

    /// Every key with its value, blank ones too, in file order.
    pub fn strings(&self) -> impl Iterator<Item = (&str, &str)> {
        self.strings.iter()
    }
}

/// Blank counts as not translated yet (section 3a, recommendation).
pub(super) fn is_blank(text: &str) -> bool {
    text.trim().is_empty()
}

fn read_root(root: &Node<'_>, named: Option<&Tag>, findings: &mut Findings) -> Option<Translation> {
    let at = Path::ROOT;
    let Some(members) = root.members() else {
        wrong_type(root, &at, "an object", findings);
        return None;
    };
    for member in members.iter().filter(|member| !TOP_KEYS.contains(&member.key.as_ref())) {
        unknown_key(member, &at, &TOP_KEYS, findings);
    }
    if let Some(schema) = root.get("$schema") {
        text_of(schema, &at.key("$schema"), findings);
    }
    let meta = root.get("_meta");
    if meta.is_none() {
        findings.error(Code::MissingKey, String::new(), "key `_meta` is missing");
    }
    let meta = meta.and_then(|meta| read_meta(meta, named, findings));
    let package = root.get("package").map(|node| read_package(node, findings)).unwrap_or_default();
    let mut strings = Strings::default();
    if let Some(node) = root.get("ruleset") {
        let at = at.key("ruleset");
        match node.members() {
            None => wrong_type(node, &at, "an object", findings),
            Some(members) => {
                let bytes = (node.end - node.start) as usize;
                strings = Strings::with_capacity(members.len(), bytes);
                for member in members {
                    if let Some(text) = text_of(&member.node, &at.key(&member.key), findings) {
                        strings.insert(&member.key, text);
                    }
                }
            }
        }
    }
    let (tag, direction) = meta?;
    Some(Translation { tag, direction, package, strings })
}

fn read_meta(node: &Node<'_>, named: Option<&Tag>, findings: &mut Findings) -> Option<(Tag, Direction)> {
    let root = Path::ROOT;
    let at = root.key("_meta");
    let Some(members) = node.members() else {
        wrong_type(node, &at, "an object", findings);
        return None;
    };
    let known = ["locale", "direction"];
    for member in members.iter().filter(|member| !known.contains(&member.key.as_ref())) {
        unknown_key(member, &at, &known, findings);
    }
    let direction = match node.get("direction") {
        None => Some(None),
        Some(value) => match text_of(value, &at.key("direction"), findings) {
            Some("ltr") => Some(Some(Direction::Ltr)),
            Some("rtl") => Some(Some(Direction::Rtl)),
            Some(word) => {
                let help = Some("one of ltr, rtl".to_owned());
                let pointer = at.key("direction").pointer();
                findings.error_with(Code::UnknownWord, pointer, format!("unknown word `{word}`"), help);
                None
            }
            None => None,
        },
    };
    let tag = match node.get("locale") {
        None => {
            findings.error(Code::MissingKey, at.pointer(), "key `locale` is missing");
            None
        }
        Some(value) => text_of(value, &at.key("locale"), findings)
            .and_then(|text| read_tag(text, &at.key("locale"), named, findings)),
    };
    // A file that does not say is written left to right (section 5, Q6).
    Some((tag?, direction?.unwrap_or(Direction::Ltr)))
}

fn read_tag(text: &str, at: &Path<'_>, named: Option<&Tag>, findings: &mut Findings) -> Option<Tag> {
    let Some(tag) = Tag::parse(text) else {
        let help = Tag::parse(&text.replace('_', "-")).map(|tag| format!("did you mean `{tag}`?"));
        findings.error_with(Code::LanguageMismatch, at.pointer(), format!("`{text}` is no language tag"), help);
        return None;
    };
    if let Some(named) = named.filter(|named| **named != tag) {
        let message = format!("says `{tag}`, but the file's name says `{named}`");
        findings.error(Code::LanguageMismatch, at.pointer(), message);
        return None;
    }
    Some(tag)
}

fn read_package(node: &Node<'_>, findings: &mut Findings) -> PackageWords {
    let root = Path::ROOT;
    let at = root.key("package");
    let known = ["name", "description"];
    let mut package = PackageWords::default();
    match node.members() {
        None => wrong_type(node, &at, "an object", findings),
        Some(members) => {
            for member in members {
                let text = text_of(&member.node, &at.key(&member.key), findings).map(str::to_owned);
                match member.key.as_ref() {
                    "name" => package.name = text,
                    "description" => package.description = text,
                    _ => unknown_key(member, &at, &known, findings),
                }
            }
        }
    }
    package
}

fn text_of<'n>(node: &'n Node<'_>, at: &Path<'_>, findings: &mut Findings) -> Option<&'n str> {
    let text = match &node.value {
        Value::Text(text) => Some(text.as_ref()),
        _ => None,
    };
    if text.is_none() {
        wrong_type(node, at, "text", findings);
    }
    text
}

fn wrong_type(node: &Node<'_>, at: &Path<'_>, wanted: &str, findings: &mut Findings) {
    findings.error(Code::WrongType, at.pointer(), format!("wanted {wanted}, found {}", node.kind()));
}

fn unknown_key(member: &Member<'_>, at: &Path<'_>, known: &[&str], findings: &mut Findings) {
    let help = findings.near(&member.key, known.iter().copied());
    findings.push(Finding {
        severity: Severity::Error,
        code: Code::UnknownKey,
        pointer: at.pointer(),
        place: Place::Key(member.key.to_string()),
        message: format!("unknown key `{}`", member.key),
        help,
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_is_checked_before_anything_is_read() {
        let refused = Translation::read(&vec![b'x'; LOCALE_BYTES_MAX + 1], None).expect_err("too large");
        assert_eq!(refused.diagnostics.first().map(|found| found.code), Some(Code::TooLarge));
        let mut fits = br#"{"_meta":{"locale":"he","direction":"rtl"}}"#.to_vec();
        fits.resize(LOCALE_BYTES_MAX, b' ');
        let read = Translation::read(&fits, None).expect("exactly as much as may stand there").value;
        assert_eq!((read.direction(), read.strings().count()), (Direction::Rtl, 0));
    }
}
