//! Where in a document findings stand. Objects of many members are indexed by their keys once they are asked, so that a file
//! that is wrong everywhere costs no more for each of its mistakes than one that is wrong once.
//!
//! Must not know: what is wrong.

use hashbrown::HashMap;

use crate::source::{Finding, Member, Node, Place, Value};

/// Objects of fewer members are looked through.
const FEW: usize = 16;

/// Finds the places of findings in one document.
pub(super) struct Places<'n, 'd> {
    root: &'n Node<'d>,
    /// Members of large objects by their keys, the last of a key, by where the object begins.
    indexed: HashMap<u32, HashMap<&'n str, &'n Member<'d>>>,
}

impl<'n, 'd> Places<'n, 'd> {
    /// Of a document.
    pub(super) fn of(root: &'n Node<'d>) -> Self {
        Self { root, indexed: HashMap::new() }
    }

    /// Bytes of a finding: the value it blames, or the nearest thing that exists above it.
    pub(super) fn bytes_of(&mut self, finding: &Finding) -> (u32, u32) {
        if let Place::Bytes(start, end) = finding.place {
            return (start, end);
        }
        let mut node = self.root;
        for step in finding.pointer.split('/').skip(1) {
            let step = step.replace("~1", "/").replace("~0", "~");
            let next = match &node.value {
                Value::Array(items) => step.parse::<usize>().ok().and_then(|index| items.get(index)),
                _ => self.member(node, &step).map(|member| &member.node),
            };
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
        let member = match &finding.place {
            Place::Key(key) => self.member(node, key),
            _ => None,
        };
        member.map_or((node.start, node.end), |member| (member.key_start, member.key_end))
    }

    /// The last member of that key.
    fn member(&mut self, node: &'n Node<'d>, key: &str) -> Option<&'n Member<'d>> {
        let members = node.members()?;
        if members.len() < FEW {
            return members.iter().rev().find(|member| member.key == key);
        }
        let index = || members.iter().map(|member| (member.key.as_ref(), member)).collect();
        self.indexed.entry(node.start).or_insert_with(index).get(key).copied()
    }
}

#[cfg(test)]
mod tests {
    use crate::source::{Code, Document, Finding, Findings, Place, Severity};

    /// What is found in objects of many members and of few is placed alike: at the last of a key.
    #[test]
    fn members_of_large_objects_are_found_as_those_of_small_ones() {
        for others in [1, 200] {
            let filler: String = (0..others).map(|at| format!("\"k{at}\":1,\n")).collect();
            let text = format!("{{{filler}\"a\":2,\n\"a\":3}}");
            let document = Document::read(text.as_bytes(), 1 << 20).expect("JSON");
            let mut findings = Findings::default();
            findings.error(Code::WrongType, "/a".to_owned(), "its value");
            findings.push(Finding {
                severity: Severity::Error,
                code: Code::UnknownKey,
                pointer: String::new(),
                place: Place::Key("a".to_owned()),
                message: "its key".to_owned(),
                help: None,
            });
            let told: Vec<(String, usize, usize)> =
                document.place(findings).into_iter().map(|told| (told.message, told.line, told.column)).collect();
            let line = others + 2;
            assert_eq!(told, [("its key".to_owned(), line, 1), ("its value".to_owned(), line, 5)]);
        }
    }
}
