//! What holds for picking, refreshing and scaled cells on every sheet, however odd.

mod support;

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::format::scalar::EntryRef;
use rulebound::rules::Effective;
use rulebound::sheet::catalog::{Apply, Choice, Narrowing, Offer, decide_pick, decide_refresh, entry_text, newer};
use rulebound::sheet::{BuildChange, StoredSheet, evaluate_static, evolve_build, scaled};
use serde_json::{Map, Value, json};

static ROADS: LazyLock<Effective> = LazyLock::new(|| {
    let text = support::load_json(&support::base_path("catalog-road")).expect("base").to_string();
    Effective::base(Arc::new(Rulebook::single(read_ruleset(text.as_bytes()).expect("a ruleset").value)))
});

const MARKS: [&str; 9] = [
    "knacks/road-sense",
    "knacks/last-ember",
    "knacks/pocao",
    "knacks/two-songs",
    "knacks/a-and-b",
    "knacks/silent-oath",
    "tales/old-tale",
    "knacks/gone",
    "/",
];

fn cell() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        (-9_i64..50).prop_map(Value::from),
        prop::sample::select(vec!["High Song", " low song", "A", "B", "craft", "2d6", "", "\u{0}é"])
            .prop_map(Value::from),
        Just(json!([1, {}])),
    ]
}

fn keyed(keys: &'static [&'static str], value: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    prop::collection::vec((prop::sample::select(keys), value), 0..6)
        .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>().into())
}

fn row() -> impl Strategy<Value = Value> {
    let cells =
        keyed(&["name", "notes", "throw", "sort", "cost", "known", "uses", "share", "recharge", "oath"], cell());
    let mark = prop_oneof![5 => prop::sample::select(&MARKS[..]).prop_map(Value::from), 1 => cell()];
    let marked = (cells, mark).prop_map(|(mut cells, mark)| {
        cells["_catalog"] = mark;
        cells
    });
    prop_oneof![6 => marked, 1 => cell()]
}

fn sheet() -> impl Strategy<Value = StoredSheet> {
    let rows = || prop_oneof![7 => prop::collection::vec(row(), 0..7).prop_map(Value::from), 1 => cell()];
    let lists = keyed(&["knacks", "tricks", "oaths", "other"], rows());
    let fields = keyed(&["rank", "calling", "home", "sworn"], cell());
    (keyed(&["heart"], cell()), fields, lists).prop_map(|(abilities, fields, lists)| {
        let build = json!({ "abilities": abilities, "fields": fields, "lists": lists });
        StoredSheet::from_json(json!({ "v": 3, "build": build })).expect("a sheet")
    })
}

fn after(sheet: &StoredSheet, changes: &[BuildChange]) -> StoredSheet {
    let mut sheet = sheet.clone();
    changes.iter().for_each(|change| evolve_build(&mut sheet, change));
    sheet
}

proptest! {
    #[test]
    fn scaled_cells_settle_at_once_and_change_nothing_else(sheet in sheet()) {
        let changes = scaled::recompute(&ROADS, &sheet);
        let settled = after(&sheet, &changes);
        prop_assert_eq!(scaled::recompute(&ROADS, &settled), []);
        let scaled = ["uses", "share", "weight"];
        for change in &changes {
            let BuildChange::Cell { column, now: Some(Value::Number(_)), .. } = change else {
                return Err(TestCaseError::fail(format!("{change:?}")));
            };
            prop_assert!(scaled.contains(&column.as_str()));
        }
    }

    #[test]
    fn newer_text_is_offered_once(sheet in sheet()) {
        let changes = decide_refresh(&ROADS, &sheet, &Apply::All).expect("all is never refused");
        let taken = after(&sheet, &changes);
        prop_assert_eq!(newer(&ROADS, &taken.build), []);
        let marks = |sheet: &StoredSheet| {
            let rows = sheet.build.lists.values().filter_map(Value::as_array).flatten();
            rows.map(|row| row.get("_catalog").cloned()).collect::<Vec<_>>()
        };
        prop_assert_eq!(marks(&sheet), marks(&taken));
    }

    #[test]
    fn a_pick_is_whole_or_nothing(sheet in sheet(), picked in prop::collection::vec(prop::sample::select(&MARKS[..7]), 1..4)) {
        let entries: Vec<EntryRef> = picked.iter().filter_map(|mark| EntryRef::parse(mark)).collect();
        let Ok(picked) = decide_pick(&ROADS, &sheet, &entries) else { return Ok(()) };
        prop_assert_eq!(picked.added.len() + picked.dropped.len(), entries.len());
        let with = after(&sheet, &picked.changes);
        for list in &ROADS.ruleset().sheet.lists {
            let count = |sheet: &StoredSheet| sheet.build.lists.get(list.id.as_str()).and_then(Value::as_array).map_or(0, Vec::len);
            prop_assert!(count(&with) <= list.max_items.count() || count(&with) == count(&sheet));
        }
        let _ = evaluate_static(&ROADS, &with.build);
    }

    #[test]
    fn narrowing_only_takes_away(search in "\\PC{0,6}", value in "\\PC{0,6}", sheet in sheet()) {
        let offer = Offer::of(&ROADS, "knacks", entry_text).expect("a catalog");
        let by = |chosen: &[Choice]| Narrowing { chosen: chosen.to_vec(), search: search.clone() };
        let wide = offer.narrow(&ROADS, &by(&[])).len();
        let narrow = offer.narrow(&ROADS, &by(&[Choice { filter: "road".to_owned(), value }])).len();
        prop_assert!(narrow <= wide && wide <= offer.total());
        let catalog = ROADS.ruleset().catalog("knacks").expect("a catalog");
        for (filter, options) in catalog.filters.iter().zip(offer.filters()) {
            if let Some(option) = options.opens_on(&ROADS, &sheet.build, filter) {
                prop_assert!(options.options.contains(option));
            }
        }
    }
}
