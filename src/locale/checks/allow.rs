//! Findings that a translator has looked at and lets stand: a side file, `pt-BR.allow.json` beside `pt-BR.json`.
//!
//! `{ "allow": [ { "code": "same-as-english", "string": "Kobold", "reason": "a name" } ] }`: without `string` the code is
//! allowed in the whole file. A reason is asked for. What refuses a file cannot be allowed; an allowance that meets no
//! finding is told, so that the list stays short.

use crate::format::load::{LOCALE_BYTES_MAX, Refused};
use crate::source::{Code, Diagnostic, Document, Findings, Path};

/// How the name of a side file ends.
pub const ALLOW_ENDING: &str = ".allow.json";

/// The name of the side file of a translation file, `pt-BR.allow.json` for `pt-BR.json`.
pub fn allow_file_name(file_name: &str) -> String {
    format!("{}{ALLOW_ENDING}", file_name.strip_suffix(".json").unwrap_or(file_name))
}

/// One finding that is let stand.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Allowance {
    code: String,
    string: Option<String>,
    place: usize,
}

/// The findings that are let stand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Allowances {
    list: Vec<Allowance>,
    text: String,
}

impl Allowances {
    /// Reads a side file.
    ///
    /// # Errors
    /// Everything that is wrong with it; then nothing is allowed.
    pub fn read(bytes: &[u8]) -> Result<Self, Refused> {
        let mut document = Document::read(bytes, LOCALE_BYTES_MAX)?;
        let mut findings = document.take_findings();
        let root = Path::ROOT;
        let at = root.key("allow");
        let mut list = Vec::new();
        for member in document.root().members().unwrap_or_default().iter().filter(|member| member.key != "allow") {
            findings.error(Code::UnknownKey, String::new(), format!("unknown key `{}`", member.key));
        }
        match document.root().get("allow").and_then(|node| node.items()) {
            None => findings.error(Code::MissingKey, String::new(), "a list `allow` is missing"),
            Some(items) => {
                for (place, item) in items.iter().enumerate() {
                    let at = at.index(place);
                    for member in item.members().unwrap_or_default() {
                        if !["code", "string", "reason"].contains(&member.key.as_ref()) {
                            let message = format!("unknown key `{}`", member.key);
                            findings.error(Code::UnknownKey, at.pointer(), message);
                        }
                    }
                    let text = |key: &str| item.get(key).and_then(|node| node.text()).map(str::to_owned);
                    if text("reason").is_none_or(|reason| reason.trim().is_empty()) {
                        findings.error(Code::MissingKey, at.pointer(), "a `reason` is missing");
                    }
                    match text("code") {
                        Some(code) if Code::ALL.iter().any(|known| known.as_str() == code) => {
                            list.push(Allowance { code, string: text("string"), place });
                        }
                        Some(code) => {
                            findings.error(Code::UnknownWord, at.key("code").pointer(), format!("no code is `{code}`"));
                        }
                        None => findings.error(Code::MissingKey, at.pointer(), "a `code` is missing"),
                    }
                }
            }
        }
        if findings.has_errors() {
            return Err(Refused::of(document.place(findings)));
        }
        Ok(Self { list, text: String::from_utf8_lossy(bytes).into_owned() })
    }

    /// Which allowance lets a finding about a string stand, by its place in the list.
    pub(super) fn find(&self, code: Code, string: &str) -> Option<usize> {
        let fits = |allowance: &&Allowance| {
            allowance.code == code.as_str() && allowance.string.as_deref().is_none_or(|own| own == string)
        };
        self.list.iter().find(fits).map(|allowance| allowance.place)
    }

    /// The allowances that met nothing, as findings in the side file.
    pub(super) fn unused(&self, used: &dyn Fn(usize) -> bool, file: &str) -> Vec<Diagnostic> {
        let mut findings = Findings::default();
        for allowance in self.list.iter().filter(|allowance| !used(allowance.place)) {
            let message = format!("nothing is found that `{}` would let stand", allowance.code);
            findings.warning(Code::UnusedAllowance, format!("/allow/{}", allowance.place), message);
        }
        match Document::read(self.text.as_bytes(), LOCALE_BYTES_MAX) {
            Ok(document) => document.place(findings).into_iter().map(|found| found.in_file(file)).collect(),
            // It was read a moment ago.
            Err(_) => Vec::new(),
        }
    }
}
