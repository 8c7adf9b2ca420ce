//! Bytes to a tree, with bounds checked first and everything that plain JSON readers hide kept: positions, duplicate keys,
//! a byte-order mark.

use std::borrow::Cow;

use hashbrown::HashSet;
use jiter::{Jiter, NumberAny, NumberInt, Peek};

use crate::source::places::Places;
use crate::source::{Code, Cursor, Diagnostic, Finding, Findings, Member, Node, Path, Place, Severity, Value};

/// Deepest nesting of arrays and objects that is read.
pub const DEPTH_MAX: usize = 64;

/// A document that was read: its text, its tree, what is wrong with it as JSON.
#[derive(Debug)]
pub struct Document<'d> {
    text: &'d str,
    root: Node<'d>,
    findings: Findings,
}

/// A document that could not be read at all; the findings say why.
#[derive(Debug, Clone, PartialEq)]
pub struct DocumentFault {
    /// At least one, of severity error.
    pub diagnostics: Vec<Diagnostic>,
}

impl<'d> Document<'d> {
    /// Reads JSON of at most `bytes_max` bytes. The size is checked before anything else is done.
    ///
    /// # Errors
    /// Too large, not UTF-8, not JSON, or nested deeper than [`DEPTH_MAX`]. Duplicate keys and a byte-order mark are
    /// findings of a document that was read.
    pub fn read(bytes: &'d [u8], bytes_max: usize) -> Result<Self, DocumentFault> {
        if bytes.len() > bytes_max {
            return Err(at(
                Code::TooLarge,
                format!("{} bytes where at most {bytes_max} may stand", bytes.len()),
                "",
                0,
                0,
            ));
        }
        let text = std::str::from_utf8(bytes).map_err(|fault| {
            let offset = fault.valid_up_to();
            let before = String::from_utf8_lossy(bytes.get(..offset).unwrap_or_default()).into_owned();
            at(Code::NotUtf8, "not UTF-8 text".to_owned(), &before, offset, offset)
        })?;
        let mut findings = Findings::default();
        let (body, shift) = match text.strip_prefix('\u{feff}') {
            Some(body) => {
                findings.push(Finding {
                    severity: Severity::Error,
                    code: Code::ByteOrderMark,
                    pointer: String::new(),
                    place: Place::Bytes(0, 3),
                    message: "begins with a byte-order mark".to_owned(),
                    help: Some("save it as UTF-8 without BOM".to_owned()),
                });
                (body, 3)
            }
            None => (text, 0),
        };
        let mut builder = Builder {
            jiter: Jiter::new(body.as_bytes()),
            body,
            shift,
            findings: &mut findings,
            scratch: String::new(),
        };
        let root = builder.peek().and_then(|peek| builder.value(peek, 0, &Path::ROOT)).and_then(|root| {
            builder.jiter.finish().map_err(|error| builder.fault(&error))?;
            Ok(root)
        });
        match root {
            Ok(root) => Ok(Self { text, root, findings }),
            Err((code, message, offset)) => Err(at(code, message, text, offset, offset)),
        }
    }

    /// The tree.
    pub fn root(&self) -> &Node<'d> {
        &self.root
    }

    /// The text as it stands in the file.
    pub fn text(&self) -> &'d str {
        self.text
    }

    /// What is wrong with it as JSON, taken out.
    pub fn take_findings(&mut self) -> Findings {
        std::mem::take(&mut self.findings)
    }

    /// Gives findings their lines and columns, in document order.
    pub fn place(&self, findings: Findings) -> Vec<Diagnostic> {
        let mut places = Places::of(&self.root);
        let mut found: Vec<((u32, u32), Finding)> =
            findings.into_iter().map(|finding| (places.bytes_of(&finding), finding)).collect();
        found.sort_by_key(|((start, _), _)| *start);
        let mut cursor = Cursor::of(self.text);
        let placed = found.into_iter();
        placed.map(|((start, end), found)| Diagnostic::met(found, &mut cursor, start as usize, end as usize)).collect()
    }
}

fn at(code: Code, message: String, text: &str, start: usize, end: usize) -> DocumentFault {
    let finding =
        Finding { severity: Severity::Error, code, pointer: String::new(), place: Place::Value, message, help: None };
    DocumentFault { diagnostics: vec![Diagnostic::placed(finding, text, start, end)] }
}

type Fault = (Code, String, usize);

struct Builder<'d, 'f> {
    jiter: Jiter<'d>,
    body: &'d str,
    shift: usize,
    findings: &'f mut Findings,
    /// The text that the tokenizer gave last; most of them stand in the body as they are.
    scratch: String,
}

impl<'d> Builder<'d, '_> {
    fn peek(&mut self) -> Result<Peek, Fault> {
        let peek = self.jiter.peek();
        peek.map_err(|error| self.fault(&error))
    }

    fn fault(&self, error: &jiter::JiterError) -> Fault {
        (Code::NotJson, error.error_type.to_string(), error.index + self.shift)
    }

    fn here(&self) -> u32 {
        to_u32(self.jiter.current_index() + self.shift)
    }

    /// Text between two places of the body when nothing in it was escaped, borrowed; else the unescaped copy.
    fn cow(body: &'d str, start: usize, end: usize, unescaped: Option<String>) -> Cow<'d, str> {
        match unescaped {
            Some(text) => Cow::Owned(text),
            None => Cow::Borrowed(body.get(start + 1..end.saturating_sub(1)).unwrap_or_default()),
        }
    }

    fn value(&mut self, peek: Peek, depth: usize, path: &Path<'_>) -> Result<Node<'d>, Fault> {
        let start = self.here();
        let index = self.jiter.current_index();
        let value = match peek {
            Peek::Null => {
                self.jiter.known_null().map_err(|error| self.fault(&error))?;
                Value::Null
            }
            Peek::True | Peek::False => Value::Bool(self.jiter.known_bool(peek).map_err(|error| self.fault(&error))?),
            Peek::String => {
                match self.jiter.known_str() {
                    Ok(text) => {
                        self.scratch.clear();
                        self.scratch.push_str(text);
                    }
                    Err(error) => return Err(self.fault(&error)),
                }
                let raw = self.jiter.current_index() - index - 2;
                let unescaped = (raw != self.scratch.len()).then(|| self.scratch.clone());
                Value::Text(Self::cow(self.body, index, self.jiter.current_index(), unescaped))
            }
            Peek::Array => self.array(depth, path)?,
            Peek::Object => self.object(depth, path)?,
            _ => match self.jiter.known_number(peek).map_err(|error| self.fault(&error))? {
                NumberAny::Int(NumberInt::Int(value)) => Value::Int(value),
                NumberAny::Int(NumberInt::BigInt(_)) => {
                    let digits = self.body.get(index..self.jiter.current_index()).unwrap_or_default();
                    Value::Float(digits.parse().unwrap_or(f64::INFINITY))
                }
                NumberAny::Float(value) => Value::Float(value),
            },
        };
        Ok(Node { start, end: self.here(), value })
    }

    fn deeper(&self, depth: usize) -> Result<usize, Fault> {
        if depth >= DEPTH_MAX {
            let offset = self.jiter.current_index() + self.shift;
            return Err((Code::TooDeep, format!("nested deeper than {DEPTH_MAX}"), offset));
        }
        Ok(depth + 1)
    }

    fn array(&mut self, depth: usize, path: &Path<'_>) -> Result<Value<'d>, Fault> {
        let depth = self.deeper(depth)?;
        let mut items = Vec::new();
        let mut next = self.jiter.known_array().map_err(|error| self.fault(&error))?;
        while let Some(peek) = next {
            items.push(self.value(peek, depth, &path.index(items.len()))?);
            next = self.jiter.array_step().map_err(|error| self.fault(&error))?;
        }
        Ok(Value::Array(items))
    }

    fn object(&mut self, depth: usize, path: &Path<'_>) -> Result<Value<'d>, Fault> {
        let depth = self.deeper(depth)?;
        let mut members: Vec<Member<'d>> = Vec::new();
        let mut first = true;
        loop {
            // The key's text is bound to the tokenizer; its raw bytes are found again right before the colon.
            let before = self.jiter.current_index();
            let key = if first { self.jiter.known_object() } else { self.jiter.next_key() };
            first = false;
            match key {
                Ok(Some(key)) => {
                    self.scratch.clear();
                    self.scratch.push_str(key);
                }
                Ok(None) => break,
                Err(error) => return Err(self.fault(&error)),
            }
            let (key_start, key_end) = key_bytes(self.body, before, self.jiter.current_index());
            let raw = key_end.saturating_sub(key_start + 2);
            let unescaped = (raw != self.scratch.len()).then(|| self.scratch.clone());
            let key = Self::cow(self.body, key_start, key_end, unescaped);
            let peek = self.peek()?;
            let node = self.value(peek, depth, &path.key(&key))?;
            let (key_start, key_end) = (to_u32(key_start + self.shift), to_u32(key_end + self.shift));
            members.push(Member { key, key_start, key_end, node });
        }
        self.find_doubles(&members, path);
        Ok(Value::Object(members))
    }

    fn find_doubles(&mut self, members: &[Member<'d>], path: &Path<'_>) {
        let mut seen = HashSet::with_capacity(members.len());
        for again in members.iter().filter(|member| !seen.insert(member.key.as_ref())) {
            self.findings.push(Finding {
                severity: Severity::Error,
                code: Code::DuplicateKey,
                pointer: path.pointer(),
                place: Place::Bytes(again.key_start, again.key_end),
                message: format!("key `{}` stands here twice", again.key),
                help: None,
            });
        }
    }
}

/// Finds the quoted key between `before` (after `{` or `,` at the earliest) and `after` (past its colon at the latest).
fn key_bytes(body: &str, before: usize, after: usize) -> (usize, usize) {
    let region = body.get(before..after).unwrap_or_default();
    let Some(open) = region.find('"') else { return (before, after) };
    let mut escaped = false;
    for (at, byte) in region.bytes().enumerate().skip(open + 1) {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = true,
            b'"' => return (before + open, before + at + 1),
            _ => {}
        }
    }
    (before + open, after)
}

/// Documents are bounded far below 4 GiB before they are read.
fn to_u32(offset: usize) -> u32 {
    u32::try_from(offset).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diagnostics(text: &str) -> Vec<(Code, String, usize, usize)> {
        let placed = match Document::read(text.as_bytes(), 10_000) {
            Ok(mut document) => {
                let findings = document.take_findings();
                document.place(findings)
            }
            Err(fault) => fault.diagnostics,
        };
        placed.into_iter().map(|d| (d.code, d.pointer, d.line, d.column)).collect()
    }

    #[test]
    fn what_plain_readers_hide_is_found() {
        assert_eq!(diagnostics("{\"a\": {\n \"b\":1, \"b\":2}}"), [(Code::DuplicateKey, "/a".into(), 2, 9)]);
        assert_eq!(diagnostics("\u{feff}{}"), [(Code::ByteOrderMark, String::new(), 1, 1)]);
        let deep = "[".repeat(65) + &"]".repeat(65);
        assert_eq!(diagnostics(&deep)[0].0, Code::TooDeep);
        assert_eq!(diagnostics(&("[".repeat(64) + &"]".repeat(64))), []);
        assert_eq!(diagnostics("{\"a\":1} x")[0].0, Code::NotJson);
        assert_eq!(diagnostics("{\"a\" 1}")[0].0, Code::NotJson);
    }

    #[test]
    fn of_a_key_that_stands_twice_the_last_one_is_blamed() -> Result<(), DocumentFault> {
        let mut document = Document::read(b"{\"a\": {\"b\": 1},\n \"a\": {\"b\":\n 2}}", 1000)?;
        let mut findings = document.take_findings();
        findings.error(Code::WrongType, "/a/b".to_owned(), "wanted text, found a number");
        let placed: Vec<(Code, usize, usize)> =
            document.place(findings).into_iter().map(|d| (d.code, d.line, d.column)).collect();
        assert_eq!(placed, [(Code::DuplicateKey, 2, 2), (Code::WrongType, 3, 2)]);
        Ok(())
    }

    #[test]
    fn texts_keys_and_numbers_come_out_unescaped() -> Result<(), DocumentFault> {
        let text = r#"{ "a\u0062" : "x\n\"y\"", "n": [1, 2.5, 1e2, 123456789012345678901, -0] , "石":"碑" }"#;
        let document = Document::read(text.as_bytes(), 1000)?;
        let root = document.root();
        assert_eq!(root.get("ab").and_then(Node::text), Some("x\n\"y\""));
        assert_eq!(root.get("石").and_then(Node::text), Some("碑"));
        assert_eq!(
            root.to_json().to_string(),
            r#"{"ab":"x\n\"y\"","n":[1,2.5,100.0,1.2345678901234568e+20,0],"石":"碑"}"#
        );
        Ok(())
    }
}
