//! A real game's journal cut at every byte and with a bit of every byte flipped: what opens is the state after a whole number
//! of records, what is left out is counted, nothing is written unasked, and recovering makes it playable.

mod support;

use rulebound::save::{Access, JournalEnd, RunFault, Will, recover, replay, survey};
use serde_json::json;
use support::games::{Played, command, listed};

/// Opens the game with these bytes as its journal; how many records are in the state, which is checked.
fn opened(saved: &Played, bytes: &[u8]) -> (usize, usize, JournalEnd) {
    std::fs::write(saved.journal_path(), bytes).expect("written");
    let files = listed(&saved.path);
    let session = saved.open(Access::Read);
    let records = usize::try_from(session.records).expect("few");
    assert_eq!(session.game, saved.states[records], "the state after {records} records");
    let found = survey(&saved.path).expect("surveyed");
    assert_eq!((found.dropped, found.end), session.left_out);
    assert_eq!(std::fs::read(saved.journal_path()).expect("a journal"), bytes, "nothing is written");
    assert_eq!(listed(&saved.path), files, "nothing is added");
    (records, session.left_out.0, session.left_out.1)
}

/// Places in a long journal: around the ends of its records, and some between.
fn places(saved: &Played) -> Vec<usize> {
    let borders = saved.ends.iter().flat_map(|end| end.saturating_sub(2)..=end + 1);
    let mut places: Vec<usize> = borders.chain((0..saved.journal.len()).step_by(211)).collect();
    places.retain(|place| *place < saved.journal.len());
    places.sort_unstable();
    places.dedup();
    places
}

#[test]
fn cut_anywhere_a_game_opens_after_whole_records() {
    let saved = Played::told();
    for cut in 0..=saved.journal.len() {
        let whole = saved.ends.iter().filter(|end| **end <= cut).count();
        let torn = cut > 0 && !saved.ends.contains(&cut);
        let end = if torn { JournalEnd::Torn } else { JournalEnd::Whole };
        assert_eq!(opened(&saved, &saved.journal[..cut]), (whole, usize::from(torn), end), "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_anywhere_stops_there_and_counts_the_rest() {
    let saved = Played::told();
    for at in 0..saved.journal.len() {
        let mut bytes = saved.journal.clone();
        bytes[at] ^= 1 << (at % 8);
        let line = saved.ends.iter().filter(|end| **end <= at).count();
        let (records, dropped, end) = opened(&saved, &bytes);
        assert_eq!(records, line, "flipped at {at}");
        assert!(dropped >= 1, "flipped at {at}");
        assert_ne!(end, JournalEnd::Whole, "flipped at {at}");
    }
}

#[test]
fn recovering_keeps_the_old_journal_and_the_game_plays_on() {
    let saved = Played::told();
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[2] + 40] ^= 4;
    std::fs::write(saved.journal_path(), &bytes).expect("written");
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    assert_eq!((found.records, found.dropped, found.end), (3, 3, JournalEnd::Checksum));
    let kept = found.kept.expect("the old journal");
    assert_eq!(std::fs::read(kept).expect("the old journal"), bytes);
    let mut session = saved.open(Access::Write);
    assert_eq!(session.game, saved.states[3]);
    session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect("told");
    drop(session);
    let replayed = replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!((replayed.records, replayed.first_difference), (4, None));
}

#[test]
fn what_was_recovered_behind_a_checkpoint_is_replayed_from_there() {
    let saved = Played::told();
    saved.checkpoint(3);
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[1] + 40] ^= 4;
    std::fs::write(saved.journal_path(), &bytes).expect("written");
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    let all = u64::try_from(saved.ends.len()).expect("few");
    assert_eq!((found.records, found.end), (all, JournalEnd::Checksum));
    let replayed = replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!((replayed.from, replayed.records, replayed.dropped), (3, all - 3, 0));
    assert_eq!((replayed.first_difference, replayed.end), (None, JournalEnd::Whole));
    assert_eq!(saved.open(Access::Read).game, *saved.states.last().expect("a state"));
}

#[test]
fn every_damaged_checkpoint_is_named() {
    let saved = Played::told();
    saved.checkpoint(3);
    std::fs::write(saved.path.join("checkpoint-0.json"), "{").expect("written");
    let found = survey(&saved.path).expect("surveyed");
    assert_eq!((found.checkpoint, found.damaged), (3, vec!["checkpoint-0.json".to_owned()]));
}

#[test]
fn damage_that_a_checkpoint_covers_hides_nothing_behind_it() {
    let saved = Played::told();
    saved.checkpoint(4);
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[1] + 40] ^= 4;
    let (records, dropped, end) = opened(&saved, &bytes);
    assert_eq!((records, dropped, end), (6, 1, JournalEnd::Checksum));
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    assert_eq!((found.records, found.checkpoint), (6, 4));
    let session = saved.open(Access::Write);
    assert_eq!((&session.game, session.left_out.1), (&saved.states[6], JournalEnd::Whole));
}

#[test]
fn a_changed_record_is_where_a_replay_differs() {
    let saved = Played::told();
    let text = String::from_utf8(saved.journal.clone()).expect("text");
    let read = rulebound::save::read_journal(text.as_bytes(), 0);
    let mut changed = String::new();
    for mut record in read.records {
        if record.seq == 2 {
            record.command = json!({ "command": "tell", "text": "Something else." });
        }
        changed.push_str(&rulebound::save::record_line(&record).expect("a line"));
    }
    std::fs::write(saved.journal_path(), changed).expect("written");
    let replayed = replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!(replayed.first_difference.map(|difference| difference.seq), Some(2));
}

#[test]
fn a_long_game_cut_anywhere_opens_after_whole_records() {
    let saved = Played::fought();
    assert!(saved.states.len() > 12, "{} records", saved.states.len());
    for cut in places(&saved) {
        let whole = saved.ends.iter().filter(|end| **end <= cut).count();
        let torn = cut > 0 && !saved.ends.contains(&cut);
        let end = if torn { JournalEnd::Torn } else { JournalEnd::Whole };
        assert_eq!(opened(&saved, &saved.journal[..cut]), (whole, usize::from(torn), end), "cut at {cut}");
    }
}

#[test]
fn a_long_game_with_a_checkpoint_in_its_fight_opens_whatever_bit_is_flipped() {
    let saved = Played::fought();
    let (all, covered) = (saved.states.len() - 1, 8);
    assert!(saved.states[covered].fighting().is_some(), "the checkpoint stands in the fight");
    saved.checkpoint(covered);
    for at in places(&saved) {
        let mut bytes = saved.journal.clone();
        bytes[at] ^= 1 << (at % 8);
        let line = saved.ends.iter().filter(|end| **end <= at).count();
        // The newline before the first record that is needed is a part of it.
        let needed = at + 1 >= saved.ends[covered - 1];
        let (records, dropped, end) = opened(&saved, &bytes);
        assert_eq!(records, if needed { line.max(covered) } else { all }, "flipped at {at}");
        assert!(dropped >= 1 && end != JournalEnd::Whole, "flipped at {at}");
    }
}

#[test]
fn a_game_that_ends_before_its_checkpoint_is_recovered_and_played_on() {
    let saved = Played::told();
    saved.checkpoint(4);
    for cut in [saved.ends[1], saved.ends[1] + 9] {
        let (records, _, end) = opened(&saved, &saved.journal[..cut]);
        assert_eq!((records, end), (4, JournalEnd::Checksum), "cut at {cut}");
        let tell = command(json!({ "command": "tell", "text": "On." }));
        saved.open(Access::Write).run(&tell, 0).expect_err("a gap would stay in the journal");
        recover(&saved.path, Will::Ask).expect("recovered");
        saved.open(Access::Write).run(&tell, 0).expect("told");
        let session = saved.open(Access::Read);
        assert_eq!((session.records, session.left_out), (5, (0, JournalEnd::Whole)), "cut at {cut}");
    }
}

#[test]
fn an_interrupted_write_behind_damage_does_not_let_the_records_between_be_cut_off() {
    let saved = Played::told();
    saved.checkpoint(4);
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[1] + 40] ^= 4;
    bytes.truncate(saved.ends[5] - 3);
    assert_eq!(opened(&saved, &bytes), (5, 2, JournalEnd::Checksum));
    let tell = command(json!({ "command": "tell", "text": "On." }));
    saved.open(Access::Write).run(&tell, 0).expect_err("the fifth record stands behind the damage");
    assert_eq!(std::fs::read(saved.journal_path()).expect("a journal"), bytes);
}

#[test]
fn what_somebody_else_wrote_or_put_away_meanwhile_is_never_written_over() {
    let saved = Played::told();
    let tell = command(json!({ "command": "tell", "text": "On." }));
    let code = |session: &mut rulebound::save::Session| match session.run(&tell, 0) {
        Err(RunFault::Save(fault)) => fault.code(),
        other => panic!("{other:?}"),
    };
    for written in [false, true] {
        std::fs::write(saved.journal_path(), &saved.journal).expect("written");
        let mut session = saved.open(Access::Write);
        if written {
            session.run(&tell, 0).expect("told");
        }
        let mut foreign = std::fs::read(saved.journal_path()).expect("a journal");
        foreign.extend_from_slice(b"a line of somebody else\n");
        std::fs::write(saved.journal_path(), &foreign).expect("written");
        let before = session.game.clone();
        assert_eq!(code(&mut session), "damaged", "written before: {written}");
        assert_eq!(std::fs::read(saved.journal_path()).expect("a journal"), foreign);
        assert_eq!(session.game, before, "what was not written did not happen");
    }
    std::fs::write(saved.journal_path(), &saved.journal).expect("written");
    let mut session = saved.open(Access::Write);
    let aside = saved.path.with_file_name("aside");
    std::fs::rename(&saved.path, &aside).expect("put away");
    assert_eq!(code(&mut session), "not-there");
    std::fs::rename(&aside, &saved.path).expect("back again");
    session.run(&tell, 0).expect("told");
}

#[test]
fn a_flipped_bit_anywhere_in_a_checkpoint_is_noticed() {
    let saved = Played::told();
    saved.checkpoint(3);
    let newest = saved.path.join("checkpoint-3.json");
    let whole = std::fs::read(&newest).expect("a checkpoint");
    // The newline that ends it says nothing.
    for at in 0..whole.len() - 1 {
        let mut bytes = whole.clone();
        bytes[at] ^= 1 << (at % 8);
        std::fs::write(&newest, bytes).expect("written");
        let found = survey(&saved.path).expect("surveyed");
        assert_eq!(
            (found.checkpoint, found.damaged.as_slice()),
            (0, ["checkpoint-3.json".to_owned()].as_slice()),
            "{at}"
        );
    }
    let session = saved.open(Access::Read);
    assert_eq!(Some(&session.game), saved.states.last(), "the first one and the journal hold everything");
    drop(session);
    std::fs::remove_file(&newest).expect("removed");
    let first = saved.path.join("checkpoint-0.json");
    let text = std::fs::read_to_string(&first).expect("a checkpoint");
    std::fs::write(&first, text.replacen("\"Odo\"", "\"Ida\"", 1)).expect("written");
    assert_eq!(survey(&saved.path).expect_err("damaged").code(), "damaged");
}

#[test]
fn without_its_journal_a_game_is_what_its_newest_checkpoint_holds() {
    let saved = Played::told();
    saved.checkpoint(3);
    std::fs::remove_file(saved.journal_path()).expect("removed");
    let files = listed(&saved.path);
    let found = survey(&saved.path).expect("surveyed");
    assert_eq!((found.records, found.dropped, found.end, found.written), (3, 0, JournalEnd::Missing, false));
    assert_eq!(listed(&saved.path), files, "nothing is written unasked");
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    assert_eq!((found.records, found.end, found.written, found.kept), (3, JournalEnd::Missing, true, None));
    let mut session = saved.open(Access::Write);
    assert_eq!(session.game, saved.states[3]);
    session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect("told");
    let game = session.game.clone();
    drop(session);
    assert_eq!((saved.open(Access::Read).records, &saved.open(Access::Read).game), (4, &game));
}
