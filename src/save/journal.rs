//! The journal: one record a line, each with a checksum; reading gives the longest whole prefix and says why it ended.

use std::ops::Range;

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
    /// A record is damaged; those after it are not read.
    Checksum,
}

/// The longest whole prefix of a journal.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalRead {
    /// The whole records.
    pub records: Vec<Record>,
    /// Why reading stopped.
    pub end: JournalEnd,
    /// How many lines were left out.
    pub dropped: usize,
    /// Bytes of the whole prefix.
    pub bytes: usize,
    /// Where the lines stand that a journal of what can be read is made of.
    pub whole: Vec<Range<usize>>,
}

const OPEN: &str = "{\"sum\":\"";
const SUM_LENGTH: usize = 16;

/// A record as its line, newline included: the checksum first, over everything that follows it.
///
/// # Errors
/// When the record cannot be written as JSON, which its types rule out.
pub fn record_line(record: &Record) -> Result<String, serde_json::Error> {
    let body = serde_json::to_string(record)?;
    let rest = body.strip_prefix('{').unwrap_or(&body);
    Ok(format!("{OPEN}{}\",{rest}\n", checksum(rest)))
}

/// Reads whole records that follow sequence number `after`; earlier ones are passed over. Damage among those does not hide
/// the ones that follow: nothing of them is needed.
pub fn read_journal(bytes: &[u8], after: u64) -> JournalRead {
    let first = read_on(bytes, 0, after);
    if first.end == JournalEnd::Whole || !first.records.is_empty() {
        return first;
    }
    let mut at = first.bytes;
    let mut damaged = 0;
    while let Some(end) = bytes.get(at..).and_then(|rest| rest.iter().position(|byte| *byte == b'\n')) {
        match bytes.get(at..at + end).and_then(parse_line) {
            Some(record) if record.seq == after + 1 => {
                let rest = read_on(bytes, at, after);
                let end = if rest.end == JournalEnd::Whole { JournalEnd::Checksum } else { rest.end };
                let whole = std::iter::once(at..at + rest.bytes).collect();
                return JournalRead { dropped: rest.dropped + damaged, end, bytes: first.bytes, whole, ..rest };
            }
            Some(_) => {}
            None => damaged += 1,
        }
        at += end + 1;
    }
    first
}

/// Reads whole records from a place in the bytes on, until one is not whole or out of order.
fn read_on(bytes: &[u8], from: usize, after: u64) -> JournalRead {
    let whole = Vec::new();
    let mut read = JournalRead { records: Vec::new(), end: JournalEnd::Whole, dropped: 0, bytes: 0, whole };
    let mut expected: Option<u64> = None;
    let bytes = bytes.get(from..).unwrap_or_default();
    let mut rest = bytes;
    while !rest.is_empty() {
        let whole_line = rest.iter().position(|byte| *byte == b'\n');
        let record = whole_line.and_then(|end| rest.get(..end)).and_then(parse_line);
        let in_order = record.as_ref().is_some_and(|record| expected.is_none_or(|next| next == record.seq));
        match (record, whole_line) {
            (Some(record), Some(end)) if in_order => {
                expected = Some(record.seq + 1);
                read.bytes += end + 1;
                rest = rest.get(end + 1..).unwrap_or_default();
                if record.seq > after {
                    read.records.push(record);
                }
            }
            _ => {
                let lines = rest.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).count();
                read.dropped = lines.max(1);
                // A torn last line is an interrupted write; anything else is damage.
                read.end = if whole_line.is_none() { JournalEnd::Torn } else { JournalEnd::Checksum };
                break;
            }
        }
    }
    read.whole.push(from..from + read.bytes);
    read
}

fn parse_line(line: &[u8]) -> Option<Record> {
    let line = std::str::from_utf8(line).ok()?;
    let rest = line.strip_prefix(OPEN)?;
    let (sum, rest) = rest.split_at_checked(SUM_LENGTH)?;
    let rest = rest.strip_prefix("\",")?;
    if checksum(rest) != sum {
        return None;
    }
    serde_json::from_str(&format!("{{{rest}")).ok()
}

fn checksum(text: &str) -> String {
    let digest = Sha256::digest(text.as_bytes());
    digest.iter().take(SUM_LENGTH / 2).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal(count: u64) -> String {
        let record =
            |seq| Record { seq, at: 7, command: serde_json::json!({"spend": seq}), events: vec![], dice: None };
        (1..=count).map(|seq| record_line(&record(seq)).expect("line")).collect()
    }

    #[test]
    fn a_cut_anywhere_leaves_a_whole_prefix() {
        let text = journal(4);
        let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
        for cut in 0..=text.len() {
            let read = read_journal(&text.as_bytes()[..cut], 0);
            let whole = ends.iter().filter(|end| **end <= cut).count();
            assert_eq!(read.records.len(), whole, "cut at {cut}");
            let at_border = cut == 0 || ends.contains(&cut);
            assert_eq!(read.end, if at_border { JournalEnd::Whole } else { JournalEnd::Torn }, "cut at {cut}");
        }
    }

    #[test]
    fn a_flipped_bit_stops_there_and_counts_the_rest() {
        let text = journal(4);
        let second = text.find('\n').expect("line") + 1;
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            let read = read_journal(&bytes, 0);
            let line = text[..at].matches('\n').count();
            assert_eq!(read.records.len(), line, "flip at {at}");
            assert_ne!(read.end, JournalEnd::Whole);
        }
        let read = read_journal(text.as_bytes(), 2);
        assert_eq!(read.records.iter().map(|record| record.seq).collect::<Vec<_>>(), [3, 4]);
        assert!(second > 0);
    }
}
