//! What is said on stderr: warnings, progress, what is wrong.
//!
//! Must not know: what is said.

use std::io::Write;

use crate::text::safe;

/// Says something on stderr, a line or several, harmless to a terminal. A stderr that cannot be written to is nobody's concern
/// here: the answer on stdout and the exit status say what counts.
pub fn tell(text: &str) {
    let mut said = harmless(text);
    said.push('\n');
    let mut stderr = std::io::stderr().lock();
    let _ = stderr.write_all(said.as_bytes()).and_then(|()| stderr.flush());
}

/// Line by line through the terminal-safe form.
pub(super) fn harmless(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| safe(line).into_string()).collect();
    lines.join("\n")
}
