//! Edits of a member's sheet, and taking a member's own edits back or putting them in again (sheets.md 7, amendments.md 4).

use crate::format::scalar::EntryRef;
use crate::game::decide::{member, peace};
use crate::game::history::{Restored, Turn};
use crate::game::{Event, Game, GameRefusal};
use crate::rules::Effective;
use crate::sheet::catalog::{Apply, PickRefusal, decide_pick, decide_refresh};
use crate::sheet::{
    BuildChange, EditCommand, EditRefusal, StoredSheet, decide_edit, live_difference, read_sheet, settle_live,
};

pub(super) fn decide(rules: &Effective, game: &Game, at: usize, edit: &EditCommand) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let changes = decide_edit(rules, &member.sheet, &member.live, edit).map_err(refused)?;
    if changes.is_empty() {
        return Ok(Vec::new());
    }
    // Live values whose ids are gone settle where the sheet shows them before the edit: the first write decides.
    let live = settle_live(rules, &member.sheet, &member.live);
    Ok(vec![Event::Edited { member: at, changes, live }])
}

pub(super) fn pick(rules: &Effective, game: &Game, at: usize, entries: &[EntryRef]) -> Result<Vec<Event>, GameRefusal> {
    on_newest(rules, game, at, |sheet| {
        let picked = decide_pick(rules, sheet, entries);
        picked.map(|picked| picked.changes).map_err(|refusal| {
            let plain = GameRefusal::new(refusal.code());
            match &refusal {
                PickRefusal::ListFull(full) => {
                    let lists: Vec<&str> = full.iter().map(|full| full.list.as_str()).collect();
                    plain.about(&lists.join(", "))
                }
                PickRefusal::SheetTooLarge(bytes) => plain.about(&bytes.to_string()),
                _ => plain,
            }
        })
    })
}

pub(super) fn refresh(
    rules: &Effective,
    game: &Game,
    at: usize,
    rows: &[(String, usize)],
) -> Result<Vec<Event>, GameRefusal> {
    on_newest(rules, game, at, |sheet| {
        decide_refresh(rules, sheet, &Apply::Rows(rows.to_vec())).map_err(|_| GameRefusal::new("no-newer-text"))
    })
}

/// One edit of a sheet that is moved up and stamped first where it is older.
fn on_newest(
    rules: &Effective,
    game: &Game,
    at: usize,
    decide: impl FnOnce(&StoredSheet) -> Result<Vec<BuildChange>, GameRefusal>,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let read = read_sheet(rules, &member.sheet, &member.live);
    let mut changes = decide(&read.sheet)?;
    if changes.is_empty() {
        return Ok(Vec::new());
    }
    if read.restamped(&member.sheet) {
        changes.insert(0, BuildChange::Sheet { now: Box::new(read.sheet) });
    }
    let live = live_difference(&member.live, &read.live);
    Ok(vec![Event::Edited { member: at, changes, live }])
}

pub(super) fn turn(game: &Game, at: usize, turn: Turn) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let whose = member(game, at)?;
    let code = match turn {
        Turn::Back => "nothing-to-undo",
        Turn::Again => "nothing-to-redo",
    };
    let edit = game.history.next(at, turn).ok_or_else(|| GameRefusal::new(code))?;
    let Restored { build, live, kept } = edit.turn(whose, turn);
    Ok(vec![Event::Turned { member: at, edit: edit.number, turn, changes: build, live, kept }])
}

fn refused(refusal: EditRefusal) -> GameRefusal {
    let plain = GameRefusal::new(refusal.code());
    match refusal {
        EditRefusal::TooLarge { bytes } => plain.about(&bytes.to_string()),
        _ => plain,
    }
}
