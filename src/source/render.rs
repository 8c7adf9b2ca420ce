//! A finding as people read it on a terminal: headline, excerpt, caret, help.

use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::source::{Diagnostic, Severity};
use crate::text::safe;

/// How many characters of a long line are shown on either side of the fault.
const WINDOW: usize = 60;

/// Draws a finding without colour. Nothing of the file reaches the answer except through the terminal-safe form.
pub fn render(diagnostic: &Diagnostic, path: &str, text: &str) -> String {
    let excerpt = Excerpt::of(diagnostic, text);
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
        Severity::Info => Level::NOTE,
    };
    let message = safe(&diagnostic.message).into_string();
    let place = format!("{}:{}:{}", safe(path), diagnostic.line, diagnostic.column);
    let pointer = safe(&diagnostic.pointer).into_string();
    let mark = AnnotationKind::Primary.span(excerpt.span.clone());
    let mark = if pointer.is_empty() { mark } else { mark.label(&pointer) };
    // The excerpt may begin in the middle of a long line, so the place is written out and not left to the drawing.
    let snippet = Snippet::source(&excerpt.line).line_start(diagnostic.line).annotation(mark);
    let headline =
        level.primary_title(&message).id(diagnostic.code.as_str()).element(Origin::path(&place)).element(snippet);
    let mut groups: Vec<Group<'_>> = vec![headline];
    let help = diagnostic.help.as_deref().map(|help| safe(help).into_string());
    if let Some(help) = &help {
        groups.push(Group::with_title(Level::HELP.secondary_title(help.as_str())));
    }
    let drawn = Renderer::plain().render(&groups);
    // The drawing announces a second source without a name; there is only the one.
    drawn.lines().filter(|line| line.trim() != ":::").collect::<Vec<_>>().join("\n")
}

/// One line around the fault, made safe, with the fault's bytes in the safe line.
struct Excerpt {
    line: String,
    span: std::ops::Range<usize>,
}

impl Excerpt {
    fn of(diagnostic: &Diagnostic, text: &str) -> Self {
        let (start, end) = diagnostic.bytes;
        let before = text.get(..start).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |at| at + 1);
        let lead: Vec<char> = before.get(line_start..).unwrap_or_default().chars().collect();
        let lead: String = lead.iter().skip(lead.len().saturating_sub(WINDOW)).collect();
        let rest = text.get(before.len()..).unwrap_or_default();
        let rest = rest.lines().next().unwrap_or_default();
        let marked = end.saturating_sub(start).min(rest.len());
        let fault: String = rest.get(..marked).unwrap_or(rest).chars().take(WINDOW).collect();
        let tail: String = rest.get(fault.len()..).unwrap_or_default().chars().take(WINDOW).collect();
        let (lead, fault, tail) = (safe(&lead), safe(&fault), safe(&tail));
        let open = lead.as_str().len();
        let close = open + fault.as_str().len();
        Self { line: format!("{lead}{fault}{tail}"), span: open..close }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::{Code, Finding, Place};

    #[test]
    fn excerpt_has_a_caret_and_no_escape() {
        let text = "{\n  \"a\u{1b}[31m\": 7\n}";
        let start = text.find('7').unwrap_or(0);
        let finding = Finding {
            severity: Severity::Error,
            code: Code::WrongType,
            pointer: "/a".into(),
            place: Place::Value,
            message: "wanted text, found a number".into(),
            help: Some("write \"7\"".into()),
        };
        let shown = render(&Diagnostic::placed(finding, text, start, start + 1), "x.json", text);
        assert!(shown.contains("x.json:2:"), "{shown}");
        assert!(shown.contains("error[wrong-type]"), "{shown}");
        assert!(shown.contains('^') && shown.contains("help"), "{shown}");
        assert!(!shown.contains('\u{1b}'), "{shown}");
    }
}
