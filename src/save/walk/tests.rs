use super::*;
use crate::save::record_line;

fn line(seq: u64) -> String {
    let command = serde_json::json!({ "spend": seq });
    record_line(&Record { seq, at: 7, command, events: vec![], dice: None }).expect("a line")
}

fn journal(numbers: impl IntoIterator<Item = u64>) -> String {
    numbers.into_iter().map(line).collect()
}

/// The numbers of what is read, how many lines are left out, and why.
fn read(bytes: &[u8], after: u64) -> (Vec<u64>, usize, JournalEnd) {
    let read = read_journal(bytes, after);
    (read.records.iter().map(|record| record.seq).collect(), read.dropped, read.end)
}

#[test]
fn a_cut_anywhere_leaves_a_whole_stretch() {
    let text = journal(1..=4);
    let ends: Vec<usize> = text.match_indices('\n').map(|(at, _)| at + 1).collect();
    for cut in 0..=text.len() {
        let (numbers, dropped, end) = read(&text.as_bytes()[..cut], 0);
        let whole = ends.iter().filter(|end| **end <= cut).count();
        assert_eq!(numbers.len(), whole, "cut at {cut}");
        let at_border = cut == 0 || ends.contains(&cut);
        let expected = if at_border { (0, JournalEnd::Whole) } else { (1, JournalEnd::Torn) };
        assert_eq!((dropped, end), expected, "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_stops_there_and_counts_the_rest() {
    let text = journal(1..=4);
    for at in 0..text.len() {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        let (numbers, dropped, end) = read(&bytes, 0);
        let line = text[..at].matches('\n').count();
        assert_eq!(numbers.len(), line, "flip at {at}");
        assert!(dropped >= 1 && end != JournalEnd::Whole, "flip at {at}");
    }
}

#[test]
fn what_a_checkpoint_covers_is_passed_over() {
    let text = journal(1..=4);
    assert_eq!(read(text.as_bytes(), 2), (vec![3, 4], 0, JournalEnd::Whole));
    assert_eq!(read(text.as_bytes(), 4), (vec![], 0, JournalEnd::Whole));
}

#[test]
fn damage_that_a_checkpoint_covers_hides_nothing_behind_it() {
    let damaged = line(2).replacen("spend", "spent", 1);
    let text = [line(1), damaged, journal(3..=5)].concat();
    assert_eq!(read(text.as_bytes(), 3), (vec![4, 5], 1, JournalEnd::Checksum));
    // An interrupted write behind it does not make it less of a damage.
    assert_eq!(read(&text.as_bytes()[..text.len() - 3], 3), (vec![4], 2, JournalEnd::Checksum));
}

#[test]
fn records_that_are_missing_are_damage() {
    assert_eq!(read(journal([1, 3]).as_bytes(), 0), (vec![1], 1, JournalEnd::Checksum));
    assert_eq!(read(journal([5, 6]).as_bytes(), 0), (vec![], 2, JournalEnd::Checksum), "it begins too late");
    assert_eq!(read(journal([1, 2, 5]).as_bytes(), 4), (vec![5], 0, JournalEnd::Checksum));
}

#[test]
fn a_journal_that_ends_before_its_checkpoint_lacks_records() {
    assert_eq!(read(journal([1, 2]).as_bytes(), 4), (vec![], 0, JournalEnd::Checksum));
    let torn = journal([1, 2, 3]);
    assert_eq!(read(&torn.as_bytes()[..torn.len() - 3], 4), (vec![], 1, JournalEnd::Checksum));
}

#[test]
fn a_journal_that_begins_after_its_checkpoint_is_whole() {
    assert_eq!(read(b"", 4), (vec![], 0, JournalEnd::Whole));
    assert_eq!(read(journal([5, 6]).as_bytes(), 4), (vec![5, 6], 0, JournalEnd::Whole));
    let torn = line(5);
    assert_eq!(read(&torn.as_bytes()[..9], 4), (vec![], 1, JournalEnd::Torn));
}

#[test]
fn what_is_kept_can_be_written_on() {
    let damaged = line(2).replacen("spend", "spent", 1);
    for (text, after) in [
        ([line(1), damaged.clone(), journal(3..=5)].concat(), 3),
        ([line(1), damaged.clone(), journal(3..=4)].concat(), 4),
        ([line(1), damaged].concat(), 1),
        (journal([1, 2]), 4),
        (journal([1, 2, 3]), 2),
        (journal([1, 3]), 0),
    ] {
        let broken = |cause: io::Error| cause;
        let walked = walk(text.as_bytes(), after, broken, |_| Ok(Heed::Taken)).expect("walked");
        let [start, end] = [walked.kept.start, walked.kept.end].map(|at| usize::try_from(at).expect("short"));
        let on = [&text[start..end], &line(walked.last + 1)].concat();
        let (numbers, dropped, end) = read(on.as_bytes(), after);
        assert_eq!((numbers.last().copied(), dropped, end), (Some(walked.last + 1), 0, JournalEnd::Whole), "{text}");
    }
}

#[test]
fn a_line_that_is_no_record_counts_as_damage() {
    #[derive(serde::Serialize)]
    struct Other {
        seq: u64,
        other: bool,
    }
    let other = crate::save::journal::line_of(&Other { seq: 2, other: true }).expect("a line");
    let text = [line(1), other, line(3)].concat();
    assert_eq!(read(text.as_bytes(), 0), (vec![1], 2, JournalEnd::Checksum));
}
