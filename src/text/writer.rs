//! Harmless text that is put together piece by piece: what is harmless already is not looked at again.
//!
//! Must not know: what the pieces say.

use std::fmt::Write;

use crate::text::safe::{SafeText, push_safe};

/// Text being written; every piece of it is harmless.
#[derive(Debug, Default)]
pub(crate) struct SafeWriter(String);

impl SafeWriter {
    /// Begins with room for a line.
    pub(crate) fn new() -> Self {
        Self(String::with_capacity(160))
    }

    /// Adds text that is harmless already.
    pub(crate) fn push(&mut self, text: &SafeText) {
        self.0.push_str(text.as_str());
    }

    /// Adds any text, made harmless.
    pub(crate) fn push_any(&mut self, text: &str) {
        push_safe(&mut self.0, text);
    }

    /// Adds a number.
    pub(crate) fn push_number(&mut self, number: i64) {
        // A text takes whatever is written to it.
        let _ = write!(self.0, "{number}");
    }

    /// How many bytes were written so far.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// Takes back what was written from a place on that [`SafeWriter::len`] gave.
    pub(crate) fn cut(&mut self, at: usize) {
        self.0.truncate(at);
    }

    /// What was written.
    pub(crate) fn done(self) -> SafeText {
        SafeText::of_harmless(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::safe;

    #[test]
    fn what_is_written_in_pieces_is_as_harmless_as_what_is_written_at_once() {
        let mut text = SafeWriter::new();
        text.push(&safe("a\u{1b}b"));
        text.push_any("\u{202e}石\n");
        text.push_number(-7);
        let whole = text.len();
        text.push_any("more");
        text.cut(whole);
        assert_eq!(text.done(), safe("a\u{1b}b\u{202e}石\n-7"));
    }
}
