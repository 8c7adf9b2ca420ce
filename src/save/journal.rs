//! The journal: one record a line, each with a checksum.
//!
//! Must not know: files, what a command means.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

/// A command with what came of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Record {
    /// From 1 on, without gaps.
    pub seq: u64,
    /// When it was made, in seconds since 1970; for people, never for rules.
    #[serde(default)]
    pub at: u64,
    /// The command.
    pub command: Value,
    /// The events it produced, in order.
    pub events: Vec<Value>,
    /// The faces of its dice, where they were forced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<u32>>,
}

/// Why reading stopped.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum JournalEnd {
    /// Every record is whole.
    Whole,
    /// The last line is not complete; what it held was never shown.
    Torn,
    /// A record is damaged or missing; those after it are not read.
    Checksum,
    /// There is no journal at all; what stands after the checkpoint is not known.
    #[serde(rename = "missing-journal")]
    Missing,
}

/// Most bytes of a line. No record comes near it, and no file can make more be held in memory.
pub(super) const LINE_BYTES_MAX: usize = 64 * 1024 * 1024;

const OPEN: &str = "{\"sum\":\"";
const SUM_LENGTH: usize = 16;

/// A record as its line, newline included: the checksum first, over everything that follows it.
///
/// # Errors
/// When the record cannot be written as JSON, which its types rule out.
pub fn record_line(record: &Record) -> Result<String, serde_json::Error> {
    line_of(record)
}

/// The same for anything that is written as a [`Record`] is.
pub(super) fn line_of<T: Serialize>(record: &T) -> Result<String, serde_json::Error> {
    let body = serde_json::to_string(record)?;
    let rest = body.strip_prefix('{').unwrap_or(&body);
    let sum = checksum(rest.as_bytes());
    let mut line = String::with_capacity(OPEN.len() + SUM_LENGTH + rest.len() + 3);
    line.push_str(OPEN);
    line.extend(sum.iter().map(|digit| char::from(*digit)));
    line.push_str("\",");
    line.push_str(rest);
    line.push('\n');
    Ok(line)
}

/// Whether a text begins as a line with its checksum does.
pub(super) fn is_line(text: &[u8]) -> bool {
    text.starts_with(OPEN.as_bytes())
}

/// A line whose checksum holds. What stands in it is what was written; it is parsed only where somebody needs it.
#[derive(Debug, Clone, Copy)]
pub struct Line<'l> {
    /// The number of its record.
    pub seq: u64,
    json: &'l [u8],
}

impl<'l> Line<'l> {
    /// Reads a line without its newline; nothing where it is damaged.
    pub fn read(json: &'l [u8]) -> Option<Self> {
        let rest = json.strip_prefix(OPEN.as_bytes())?;
        let (sum, rest) = rest.split_at_checked(SUM_LENGTH)?;
        let rest = rest.strip_prefix(b"\",")?;
        if checksum(rest) != sum {
            return None;
        }
        Some(Self { seq: number(rest).or_else(|| parsed_number(json))?, json })
    }

    /// The whole record.
    ///
    /// # Errors
    /// When it is none, whatever its checksum says.
    pub fn record(&self) -> Result<Record, serde_json::Error> {
        self.parse()
    }

    /// What of the record somebody needs.
    ///
    /// # Errors
    /// When that is not in it.
    pub fn parse<T: Deserialize<'l>>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_slice(self.json)
    }
}

/// The number that every record of ours begins with.
fn number(rest: &[u8]) -> Option<u64> {
    let digits = rest.strip_prefix(b"\"seq\":")?;
    let end = digits.iter().position(|byte| !byte.is_ascii_digit())?;
    let (digits, after) = digits.split_at_checked(end)?;
    if !after.starts_with(b",") {
        return None;
    }
    std::str::from_utf8(digits).ok()?.parse().ok()
}

/// The number of a record whose keys stand in another order.
fn parsed_number(json: &[u8]) -> Option<u64> {
    #[derive(Deserialize)]
    struct Numbered {
        seq: u64,
    }
    serde_json::from_slice::<Numbered>(json).ok().map(|numbered| numbered.seq)
}

fn checksum(bytes: &[u8]) -> [u8; SUM_LENGTH] {
    let digest = Sha256::digest(bytes);
    let mut sum = [0; SUM_LENGTH];
    for (pair, byte) in sum.as_chunks_mut::<2>().0.iter_mut().zip(digest) {
        *pair = [digit(byte >> 4), digit(byte & 15)];
    }
    sum
}

fn digit(value: u8) -> u8 {
    if value < 10 { b'0' + value } else { b'a' + value - 10 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_holds_its_checksum_its_number_and_its_record() {
        let record = Record { seq: 7, at: 3, command: Value::Null, events: vec![], dice: Some(vec![4]) };
        let line = record_line(&record).expect("a line");
        assert_eq!(
            line,
            "{\"sum\":\"d9da5dfd27417dbe\",\"seq\":7,\"at\":3,\"command\":null,\"events\":[],\"dice\":[4]}\n"
        );
        let read = Line::read(line.trim_end().as_bytes()).expect("whole");
        assert_eq!((read.seq, read.record().expect("a record")), (7, record));
    }

    #[test]
    fn keys_in_another_order_are_read_too() {
        let rest = "\"at\":3,\"seq\":7,\"command\":null,\"events\":[]}";
        let sum = String::from_utf8(checksum(rest.as_bytes()).to_vec()).expect("text");
        let line = format!("{OPEN}{sum}\",{rest}");
        assert_eq!(Line::read(line.as_bytes()).map(|line| line.seq), Some(7));
    }
}
