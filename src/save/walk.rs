//! Walking over a journal line by line: the longest whole stretch of it, and why it ended. Of the records that a checkpoint
//! covers only the checksums and the numbers are looked at; a journal of any length is read in the memory of one line.
//!
//! What is settled here:
//! - damage among the records that the checkpoint covers does not hide those that follow it: nothing of them is needed;
//! - the first record that is needed must be the next one after the checkpoint: records that are missing are damage too,
//!   also where the journal ends before the checkpoint does. One that begins after the checkpoint, or is empty, is whole:
//!   so recovering leaves it;
//! - a last line without its newline is an interrupted write, unless something is damaged before it.
//!
//! Must not know: what a command means.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::ops::Range;
use std::path::Path;

use crate::save::error::SaveError;
use crate::save::journal::{JournalEnd, LINE_BYTES_MAX, Line, Record};

/// How much of a file is read at once.
const BUFFER_BYTES: usize = 256 * 1024;

/// What somebody makes of a line that is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heed {
    /// It was a record.
    Taken,
    /// It is none, whatever its checksum says; it counts as damage.
    NoRecord,
}

/// What was walked over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JournalWalk {
    /// The last record that was taken; the one asked to begin after where none was.
    pub last: u64,
    /// Why it ended.
    pub end: JournalEnd,
    /// How many lines were left out.
    pub dropped: usize,
    /// Bytes of the whole stretch at the beginning.
    pub bytes: u64,
    /// Those of them that are of records up to the one asked to begin after.
    pub covered: u64,
    /// The record before the first one of the journal; the one asked to begin after where there is none.
    pub base: u64,
    /// Where the lines stand that a journal of what can be read is made of.
    pub kept: Range<u64>,
}

/// The whole records of a journal that follow a sequence number, and why there are no more.
#[derive(Debug, Clone, PartialEq)]
pub struct JournalRead {
    /// The whole records.
    pub records: Vec<Record>,
    /// Why reading stopped.
    pub end: JournalEnd,
    /// How many lines were left out.
    pub dropped: usize,
    /// Bytes of the whole stretch at the beginning.
    pub bytes: u64,
}

/// Reads the whole records that follow sequence number `after`.
pub fn read_journal(bytes: &[u8], after: u64) -> JournalRead {
    let mut records = Vec::new();
    let walked = walk(
        bytes,
        after,
        |cause: io::Error| cause,
        |line| {
            Ok(match line.record() {
                Ok(record) => {
                    records.push(record);
                    Heed::Taken
                }
                Err(_) => Heed::NoRecord,
            })
        },
    );
    match walked {
        Ok(JournalWalk { end, dropped, bytes, .. }) => JournalRead { records, end, dropped, bytes },
        // Bytes in memory are always there to be read.
        Err(_) => JournalRead { records, end: JournalEnd::Checksum, dropped: 0, bytes: 0 },
    }
}

/// The number of the first record of a game's journal; nothing where there is none, or it is damaged.
///
/// # Errors
/// When the file cannot be read.
pub(super) fn first_line(path: &Path) -> Result<Option<u64>, SaveError> {
    let mut text = Vec::new();
    let line = next_line(&mut opened(path)?, &mut text);
    let line = line.map_err(|cause| SaveError::file(path, cause))?;
    Ok(line.filter(|line| line.ended).and_then(|_| Line::read(&text)).map(|line| line.seq))
}

/// Walks over a game's journal; `visit` is handed every whole record that follows `after`, in order.
///
/// # Errors
/// When the file cannot be read, or whatever `visit` gives.
pub(super) fn walk_file(
    path: &Path,
    after: u64,
    visit: impl FnMut(Line<'_>) -> Result<Heed, SaveError>,
) -> Result<JournalWalk, SaveError> {
    walk(opened(path)?, after, |cause| SaveError::file(path, cause), visit)
}

fn opened(path: &Path) -> Result<BufReader<File>, SaveError> {
    let broken = |cause| SaveError::file(path, cause);
    // A pipe would be waited for without end.
    if !fs::metadata(path).map_err(broken)?.is_file() {
        return Err(SaveError::damaged(path, "is no plain file"));
    }
    Ok(BufReader::with_capacity(BUFFER_BYTES, File::open(path).map_err(broken)?))
}

fn walk<E>(
    mut reader: impl BufRead,
    after: u64,
    broken: impl Fn(io::Error) -> E,
    mut visit: impl FnMut(Line<'_>) -> Result<Heed, E>,
) -> Result<JournalWalk, E> {
    let mut walk = Walk { after, ..Walk::default() };
    let mut text = Vec::new();
    let mut at = 0;
    loop {
        let Some(span) = next_line(&mut reader, &mut text).map_err(&broken)? else { return Ok(walk.end()) };
        let line = if span.ended && walk.stage != Stage::Over { Line::read(&text) } else { None };
        let seen = Seen { at, bytes: span.bytes, ended: span.ended, empty: text.is_empty() && span.ended };
        walk.step(seen, line, &mut visit)?;
        at += span.bytes;
    }
}

/// How much of the journal a line is.
#[derive(Debug, Clone, Copy)]
struct Span {
    /// Its newline included.
    bytes: u64,
    /// Whether its newline was there.
    ended: bool,
}

/// Reads the next line without its newline into `text`; nothing where the journal is over. Of one that is too long nothing is
/// kept but a text that is no record.
fn next_line(reader: &mut impl BufRead, text: &mut Vec<u8>) -> io::Result<Option<Span>> {
    text.clear();
    let most = u64::try_from(LINE_BYTES_MAX).unwrap_or(u64::MAX);
    let mut bytes = Read::take(&mut *reader, most).read_until(b'\n', text)?;
    if bytes == 0 {
        return Ok(None);
    }
    if text.last() == Some(&b'\n') {
        text.pop();
        return Ok(Some(Span { bytes: u64::try_from(bytes).unwrap_or(u64::MAX), ended: true }));
    }
    text.truncate(1);
    let ended = loop {
        let buffer = reader.fill_buf()?;
        let newline = buffer.iter().position(|byte| *byte == b'\n');
        let length = newline.map_or(buffer.len(), |at| at + 1);
        if length == 0 {
            break false;
        }
        reader.consume(length);
        bytes += length;
        if newline.is_some() {
            break true;
        }
    };
    Ok(Some(Span { bytes: u64::try_from(bytes).unwrap_or(u64::MAX), ended }))
}

/// How far a walk is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Stage {
    /// Everything was whole so far.
    #[default]
    Beginning,
    /// Among the records that the checkpoint covers something is damaged; the one after it is looked for.
    Looking,
    /// The one after it was found behind the damage.
    Behind,
    /// Something is damaged; nothing that follows is needed.
    Over,
}

/// A line as it was met.
#[derive(Debug, Clone, Copy)]
struct Seen {
    at: u64,
    bytes: u64,
    ended: bool,
    empty: bool,
}

/// A walk on its way.
#[derive(Debug, Default)]
struct Walk {
    after: u64,
    stage: Stage,
    /// The number of the last line that was in order.
    number: Option<u64>,
    /// The last record that was taken.
    last: Option<u64>,
    /// Lines from the first damage on.
    dropped: usize,
    /// Those of them that are no records at all, while the one after the checkpoint is looked for.
    damaged: usize,
    bytes: u64,
    covered: u64,
    first: Option<u64>,
    behind: Option<Range<u64>>,
    torn: bool,
}

impl Walk {
    fn step<E>(
        &mut self,
        seen: Seen,
        line: Option<Line<'_>>,
        visit: &mut impl FnMut(Line<'_>) -> Result<Heed, E>,
    ) -> Result<(), E> {
        let next = match (self.stage, self.number) {
            (Stage::Looking, _) | (_, None) => None,
            (_, Some(number)) => Some(number + 1),
        };
        let in_order = line.filter(|line| match next {
            Some(next) => line.seq == next,
            None if self.stage == Stage::Looking => line.seq == self.after + 1,
            None => line.seq <= self.after + 1,
        });
        let heeded = match in_order {
            Some(line) if line.seq > self.after => visit(line)? == Heed::Taken,
            Some(_) => true,
            None => false,
        };
        match (self.stage, in_order.filter(|_| heeded)) {
            (Stage::Beginning, Some(line)) => {
                self.took(line);
                self.bytes += seen.bytes;
                if line.seq <= self.after {
                    self.covered = self.bytes;
                }
            }
            (Stage::Looking, Some(line)) => {
                self.took(line);
                self.stage = Stage::Behind;
                self.behind = Some(seen.at..seen.at + seen.bytes);
                self.dropped = self.damaged;
            }
            (Stage::Behind, Some(line)) => {
                self.took(line);
                self.behind = self.behind.take().map(|behind| behind.start..behind.end + seen.bytes);
            }
            (Stage::Beginning, None) if self.last.is_none() => {
                self.torn = !seen.ended;
                self.stage = Stage::Looking;
                // The very line after the gap may be the one that is looked for.
                return self.step(seen, line, visit);
            }
            (Stage::Beginning | Stage::Behind, None) => {
                self.torn = !seen.ended && self.stage == Stage::Beginning;
                self.stage = Stage::Over;
                self.dropped += usize::from(!seen.empty);
            }
            (Stage::Looking, None) => {
                self.dropped += usize::from(!seen.empty);
                self.damaged += usize::from(!seen.empty && line.is_none());
            }
            (Stage::Over, _) => self.dropped += usize::from(!seen.empty),
        }
        Ok(())
    }

    fn took(&mut self, line: Line<'_>) {
        self.number = Some(line.seq);
        self.first.get_or_insert(line.seq);
        if line.seq > self.after {
            self.last = Some(line.seq);
        }
    }

    fn end(self) -> JournalWalk {
        // What the checkpoint covers and the journal does not hold would be a gap before the next record.
        let short = self.number.is_some_and(|number| number < self.after);
        let end = match self.stage {
            Stage::Beginning if !short => JournalEnd::Whole,
            Stage::Looking | Stage::Over if self.torn && !short => JournalEnd::Torn,
            _ => JournalEnd::Checksum,
        };
        let kept = self.behind.unwrap_or(0..self.bytes);
        // Of a journal that ends before the checkpoint nothing is needed.
        let kept = if short { 0..0 } else { kept };
        let last = self.last.unwrap_or(self.after);
        let base = self.first.map_or(self.after, |first| first.saturating_sub(1));
        // An empty line is damage too: nobody is told that nothing was left out of a damaged journal.
        let least = usize::from(matches!(self.stage, Stage::Looking | Stage::Over));
        let dropped = self.dropped.max(least);
        JournalWalk { last, end, dropped, bytes: self.bytes, covered: self.covered, base, kept }
    }
}

#[cfg(test)]
mod tests;
