//! What must be true of whatever comes of an input: of findings, and of text that people see.

use rulebound::format::load::Refused;
use rulebound::source::{Diagnostic, Document, FINDINGS_MAX, Node, Value, render};

/// Larger than any file that is read.
const ANY_SIZE: usize = 1 << 30;

/// A refusal has a reason, no more findings than a file may list, and each of them its place in the file.
pub fn refused(bytes: &[u8], refused: &Refused) {
    assert!(refused.diagnostics.iter().any(Diagnostic::is_error), "refused for nothing: {refused:#?}");
    assert!(refused.diagnostics.len() <= FINDINGS_MAX, "{} findings", refused.diagnostics.len());
    assert!(refused.more == 0 || refused.diagnostics.len() == FINDINGS_MAX, "{} more, and room for them", refused.more);
    findings(bytes, &refused.diagnostics);
}

/// Each finding has its place in the file, they stand in the order of the file, and they are harmless on a terminal.
pub fn findings(bytes: &[u8], found: &[Diagnostic]) {
    let text = String::from_utf8_lossy(bytes);
    let document = Document::read(bytes, ANY_SIZE).ok();
    let lines: Vec<&str> = text.split('\n').collect();
    for (at, one) in found.iter().enumerate() {
        assert!(!one.message.is_empty(), "{one:#?}");
        let line = one
            .line
            .checked_sub(1)
            .and_then(|line| lines.get(line))
            .unwrap_or_else(|| panic!("no such line: {one:#?}"));
        assert!((1..=line.chars().count() + 1).contains(&one.column), "no such column: {one:#?}");
        assert!(one.bytes.0 <= one.bytes.1 && one.bytes.1 <= bytes.len(), "no such bytes: {one:#?}");
        assert!(one.pointer.is_empty() || one.pointer.starts_with('/'), "no pointer: {one:#?}");
        if let Some(document) = &document {
            assert!(leads_somewhere(document.root(), &one.pointer), "a pointer to nothing: {one:#?}");
        }
        // Drawing is slow; the first and the last ones stand for all.
        if at < 3 || at + 1 == found.len() {
            harmless(&render(one, "file.json", &text), "a finding");
        }
    }
    assert!(found.windows(2).all(|pair| pair[0].bytes.0 <= pair[1].bytes.0), "findings out of order: {found:#?}");
}

/// Whether a pointer leads to a value, or to a key that an object there does not have, whatever would stand below it. Where a
/// key stands twice, it may lead into either.
fn leads_somewhere(node: &Node<'_>, pointer: &str) -> bool {
    let Some(rest) = pointer.strip_prefix('/') else { return pointer.is_empty() };
    let (step, below) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
    let step = step.replace("~1", "/").replace("~0", "~");
    match &node.value {
        Value::Array(items) => step
            .parse::<usize>()
            .ok()
            .and_then(|index| items.get(index))
            .is_some_and(|item| leads_somewhere(item, below)),
        Value::Object(members) => {
            let mut named = members.iter().filter(|member| member.key == step).peekable();
            named.peek().is_none() || named.any(|member| leads_somewhere(&member.node, below))
        }
        _ => false,
    }
}

/// No character of it commands a terminal; a line break may stand.
pub fn harmless(text: &str, what: &str) {
    let bad = text
        .chars()
        .find(|c| (c.is_control() && *c != '\n') || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'));
    assert!(bad.is_none(), "{what} holds {bad:?}: {text:?}");
}
