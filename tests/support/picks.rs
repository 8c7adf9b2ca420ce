//! Picks every entry of every catalog of rows onto blank sheets, one by one and in one heap.

use rulebound::format::catalog::Holds;
use rulebound::format::scalar::EntryRef;
use rulebound::rules::Effective;
use rulebound::sheet::catalog::{
    Apply, Narrowing, Offer, PickRefusal, decide_pick, decide_refresh, entry_text, held, newer,
};
use rulebound::sheet::{LiveState, StoredSheet, evaluate_static, evolve_build, read_sheet, scaled};

/// How many entries went in. Every sheet that comes of it is worked out, holds what was picked, has nothing left to refresh
/// and no cell left that follows it.
pub fn pick_everything(rules: &Effective) -> usize {
    let blank = read_sheet(rules, &StoredSheet::default(), &LiveState::default()).sheet;
    let (mut count, mut heap) = (0, blank.clone());
    for catalog in rules.ruleset().catalogs().iter().filter(|catalog| catalog.holds == Holds::Rows) {
        let offer = Offer::of(rules, catalog.id.as_str(), entry_text).expect("a catalog");
        for entry in offer.narrow(rules, &Narrowing::default()) {
            let reference = EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() };
            let sheet = picked(rules, &blank, &reference).unwrap_or_else(|refusal| panic!("{reference}: {refusal}"));
            assert!(held(catalog, &sheet.build).contains(entry.id.as_str()), "{reference} is not held");
            match picked(rules, &heap, &reference) {
                Ok(more) => heap = more,
                Err(PickRefusal::ListFull(_) | PickRefusal::SheetTooLarge(_)) => {}
                Err(refusal) => panic!("{reference}: {refusal}"),
            }
            let name = entry.label.english().to_uppercase();
            let found = offer.narrow(rules, &Narrowing { search: name, ..Narrowing::default() });
            assert!(found.iter().any(|found| found.id == entry.id), "{reference} is not found by its name");
            count += 1;
        }
    }
    count
}

fn picked(rules: &Effective, before: &StoredSheet, reference: &EntryRef) -> Result<StoredSheet, PickRefusal> {
    let picked = decide_pick(rules, before, std::slice::from_ref(reference))?;
    let mut sheet = before.clone();
    let mut undo = Vec::new();
    for change in &picked.changes {
        undo.extend(change.undo(&sheet));
        evolve_build(&mut sheet, change);
    }
    assert_eq!(newer(rules, &sheet.build), [], "{reference}");
    assert_eq!(decide_refresh(rules, &sheet, &Apply::All), Ok(Vec::new()), "{reference}");
    assert_eq!(scaled::recompute(rules, &sheet), [], "{reference}");
    assert!(evaluate_static(rules, &sheet.build).pools().iter().all(|pool| pool.max > 0), "{reference}");
    let mut back = sheet.clone();
    undo.iter().rev().for_each(|change| evolve_build(&mut back, change));
    for (list, rows) in &back.build.lists {
        let stood = before.build.lists.get(list).and_then(|rows| rows.as_array()).map_or(0, Vec::len);
        assert_eq!(rows.as_array().map(Vec::len), Some(stood), "{reference}: {list} is not as it was");
    }
    Ok(sheet)
}
