//! Edits of a sheet one by one (sheets.md 6.2, 7). No command line gives them, so the library is asked.

mod support;

use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::rules::Effective;
use rulebound::sheet::{
    BuildChange, EditCommand, EditRefusal, EditTarget, EditValue, LiveState, SHEET_BYTES_MAX, SkillKind, StoredSheet,
    decide_edit, evolve_build, undo_all,
};
use serde_json::{Value, json};

struct Page {
    rules: Effective,
    sheet: StoredSheet,
}

impl Page {
    fn new(base: &str, patch: Value, sheet: Value) -> Self {
        let base = support::load_json(&support::base_path(base)).expect("base");
        let text = support::patched(base, &patch).expect("patch").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        Self { rules, sheet: StoredSheet::from_json(sheet).expect("a sheet") }
    }

    fn blank() -> Self {
        Self::new("eval-couriers", json!([]), json!({ "v": 1 }))
    }

    /// Edits; whatever was done is undone and done again on the way.
    fn edit(&mut self, edit: Value) -> Result<Vec<BuildChange>, EditRefusal> {
        let command: EditCommand = serde_json::from_value(edit).expect("a command");
        let changes = decide_edit(&self.rules, &self.sheet, &LiveState::untouched(), &command)?;
        let before = serde_json::to_value(&self.sheet).expect("json");
        let back = undo_all(&self.sheet, &changes);
        changes.iter().for_each(|change| evolve_build(&mut self.sheet, change));
        let mut undone = self.sheet.clone();
        back.iter().for_each(|change| evolve_build(&mut undone, change));
        assert_eq!(serde_json::to_value(&undone).expect("json"), before);
        Ok(changes)
    }

    fn stored(&self) -> Value {
        serde_json::to_value(&self.sheet.build).expect("json")
    }
}

fn field(field: &str, value: impl Into<Value>) -> Value {
    json!({ "edit": "field", "field": field, "value": value.into() })
}

fn cell(row: usize, column: &str, value: impl Into<Value>) -> Value {
    json!({ "edit": "cell", "list": "gear", "row": row, "column": column, "value": value.into() })
}

#[test]
fn numbers_are_clamped_and_made_whole() {
    let mut page = Page::blank();
    let score = |ability: &str, score: f64| json!({ "edit": "ability", "ability": ability, "score": score });
    page.edit(score("brawn", 99.0)).expect("clamped");
    page.edit(score("wits", -4.0)).expect("clamped");
    assert_eq!(page.stored()["abilities"], json!({ "brawn": 20, "wits": 1 }));
    page.edit(field("rank", 7.9)).expect("whole");
    page.edit(field("half", 2.25)).expect("a fraction may stand there");
    page.edit(field("luck", 1e300)).expect("clamped");
    assert_eq!(page.stored()["fields"], json!({ "rank": 7, "half": 2.25, "luck": 9 }));
    let bonus = |bonus: i64| json!({ "edit": "bonus", "kind": "skill", "id": "wade", "bonus": bonus });
    page.edit(bonus(99)).expect("clamped");
    assert_eq!(page.stored()["bonuses"], json!({ "wade": 40 }));
    page.edit(bonus(-99)).expect("clamped");
    assert_eq!(page.stored()["bonuses"], json!({ "wade": -20 }));
    assert_eq!(page.edit(score("grace", 3.0)), Err(EditRefusal::UnknownAbility));
    assert_eq!(page.edit(field("rank", "seven")), Err(EditRefusal::WrongType));
    assert_eq!(page.edit(field("rank", true)), Err(EditRefusal::WrongType));
    assert_eq!(page.edit(field("age", 7)), Err(EditRefusal::UnknownField));
    let command = EditCommand::Field { field: "rank".to_owned(), value: EditValue::Number(f64::NAN) };
    let refused = decide_edit(&page.rules, &page.sheet, &LiveState::untouched(), &command);
    assert_eq!(refused, Err(EditRefusal::WrongType));
}

#[test]
fn text_is_cut_in_utf16_units_and_never_inside_a_character() {
    let mut page = Page::blank();
    page.edit(field("oath", "a".repeat(39) + "🦀b")).expect("cut");
    assert_eq!(page.stored()["fields"]["oath"], json!("a".repeat(39)));
    page.edit(field("oath", "é".repeat(60))).expect("cut");
    assert_eq!(page.stored()["fields"]["oath"], json!("é".repeat(40)));
}

#[test]
fn dice_stand_in_any_notation() {
    let patch = json!([{ "append": "/sheet/fields", "value": { "id": "throw", "label": "Throw", "type": "dice" } }]);
    let mut page = Page::new("eval-couriers", patch, json!({}));
    page.edit(field("throw", "4dF!")).expect("the format holds dice fields to no grammar");
    page.edit(field("throw", "9".repeat(50))).expect("cut");
    assert_eq!(page.stored()["fields"]["throw"], json!("9".repeat(40)));
}

#[test]
fn only_what_is_offered_is_chosen() {
    let mut page = Page::blank();
    page.edit(field("calling", "seer")).expect("offered");
    assert_eq!(page.edit(field("calling", "Seer")), Err(EditRefusal::UnknownValue));
    let tier = |kind: &str, id: &str, tier: &str| json!({ "edit": "tier", "kind": kind, "id": id, "tier": tier });
    page.edit(tier("skill", "wade", "sworn")).expect("offered");
    page.edit(tier("save", "chill", "green")).expect("offered");
    assert_eq!(page.edit(tier("skill", "wade", "grand")), Err(EditRefusal::UnknownTier));
    assert_eq!(page.edit(tier("skill", "chill", "sworn")), Err(EditRefusal::UnknownSkill));
    assert_eq!(page.edit(tier("save", "wade", "sworn")), Err(EditRefusal::UnknownSave));
    let patch = json!([{ "set": "/sheet/skillTiers", "to": ["raw", "sworn"] }]);
    let mut page = Page::new("eval-couriers", patch, json!({}));
    assert_eq!(page.edit(tier("skill", "wade", "old_hand")), Err(EditRefusal::UnknownTier));
    page.edit(tier("save", "chill", "old_hand")).expect("saves are not narrowed");
}

#[test]
fn a_stale_value_stays_until_it_is_changed() {
    let mut page = Page::new(
        "eval-couriers",
        json!([]),
        json!({ "v": 1, "build": { "fields": { "calling": "monk", "gone": 3 }, "skills": { "wade": "grand" } } }),
    );
    page.edit(field("rank", 4)).expect("an edit elsewhere");
    assert_eq!(page.stored()["fields"], json!({ "calling": "monk", "gone": 3, "rank": 4 }));
    assert_eq!(page.stored()["skills"], json!({ "wade": "grand" }));
    page.edit(field("calling", "guide")).expect("changed");
    assert_eq!(page.stored()["fields"]["calling"], json!("guide"));
}

#[test]
fn hidden_things_are_edited_all_the_same() {
    let mut page = Page::new("eval-couriers", json!([]), json!({ "build": { "fields": { "oath": "bare" } } }));
    page.edit(field("lantern", "brass")).expect("a hidden field");
    page.edit(json!({ "edit": "add-row", "list": "gear" })).expect("a hidden list");
    page.edit(cell(0, "name", "Rope")).expect("a cell of it");
}

#[test]
fn rows_come_with_declared_defaults_move_and_go() {
    let mut page = Page::blank();
    let add = || json!({ "edit": "add-row", "list": "gear" });
    page.edit(add()).expect("a row");
    assert_eq!(page.stored()["lists"]["gear"], json!([{ "weight": 2, "worn": true, "uses": 3 }]));
    page.edit(add()).expect("another");
    page.edit(cell(0, "name", "Rope")).expect("a cell");
    page.edit(cell(1, "name", "Lamp")).expect("a cell");
    page.edit(cell(1, "weight", 200)).expect("clamped");
    page.edit(cell(1, "uses", 2.5)).expect("whole");
    page.edit(json!({ "edit": "move-row", "list": "gear", "from": 1, "to": 0 })).expect("moved");
    assert_eq!(
        page.stored()["lists"]["gear"],
        json!([{ "weight": 99, "worn": true, "uses": 2, "name": "Lamp" },
               { "weight": 2, "worn": true, "uses": 3, "name": "Rope" }])
    );
    page.edit(json!({ "edit": "remove-row", "list": "gear", "row": 0 })).expect("gone");
    assert_eq!(page.stored()["lists"]["gear"][0]["name"], json!("Rope"));
    assert_eq!(page.edit(cell(5, "name", "x")), Err(EditRefusal::UnknownRow));
    assert_eq!(page.edit(cell(0, "colour", "red")), Err(EditRefusal::UnknownColumn));
    assert_eq!(page.edit(cell(0, "_catalog", "a/b")), Err(EditRefusal::UnknownColumn), "a mark is nobody's to write");
    assert_eq!(page.edit(cell(0, "back", "noon")), Err(EditRefusal::UnknownValue));
    assert_eq!(page.edit(json!({ "edit": "add-row", "list": "pets" })), Err(EditRefusal::UnknownList));
    let unset = json!({ "edit": "unset", "target": { "of": "cell", "list": "gear", "row": 0, "column": "worn" } });
    page.edit(unset).expect("unset");
    assert_eq!(page.stored()["lists"]["gear"], json!([{ "weight": 2, "uses": 3, "name": "Rope" }]));
}

#[test]
fn a_full_list_takes_no_more() {
    let rows: Vec<Value> = (0..40).map(|at| json!({ "name": at.to_string() })).collect();
    let mut page = Page::new("eval-couriers", json!([]), json!({ "build": { "lists": { "gear": rows } } }));
    assert_eq!(page.edit(json!({ "edit": "add-row", "list": "gear" })), Err(EditRefusal::Full));
}

#[test]
fn a_list_that_is_none_becomes_one_and_can_be_taken_back() {
    let mut page = Page::new("eval-couriers", json!([]), json!({ "build": { "lists": { "gear": "junk" } } }));
    page.edit(json!({ "edit": "add-row", "list": "gear" })).expect("a row");
    assert_eq!(page.stored()["lists"]["gear"].as_array().map(Vec::len), Some(1));
}

#[test]
fn what_stands_as_wanted_is_no_change() {
    let mut page = Page::new("eval-moved", json!([]), json!({ "v": 2, "build": { "fields": { "craft": "Smith" } } }));
    assert_eq!(page.edit(field("craft", "Smith")), Ok(Vec::new()));
    assert_eq!(page.sheet.v, 2, "nothing was stored, so nothing was moved up");
    let unset = json!({ "edit": "unset", "target": { "of": "field", "field": "renown" } });
    assert_eq!(page.edit(unset), Ok(Vec::new()));
}

#[test]
fn an_older_sheet_is_moved_up_by_its_first_edit() {
    let stored = json!({ "v": 3, "build": { "fields": { "rank": 4, "craft": "Scout" } }, "note": "mine" });
    let mut page = Page::new("eval-moved", json!([]), stored);
    let changes = page.edit(field("renown", 5)).expect("an edit");
    assert!(matches!(changes.as_slice(), [BuildChange::Sheet { .. }, BuildChange::Value { .. }]), "{changes:?}");
    assert_eq!(page.sheet.v, 6);
    assert_eq!(
        serde_json::to_value(&page.sheet).expect("json"),
        json!({ "v": 6, "note": "mine",
                "build": { "fields": { "rank": 4, "craft": "Scout", "rank_scout": 4, "renown": 5 } } })
    );
    // A newer ruleset's sheet keeps its version.
    let mut page = Page::new("eval-moved", json!([]), json!({ "v": 8 }));
    let changes = page.edit(field("renown", 5)).expect("an edit");
    assert_eq!((changes.len(), page.sheet.v), (1, 8));
}

#[test]
fn cells_that_follow_the_sheet_are_locked() {
    let entry = |id: &str, rows: Value| json!({ "id": id, "label": id, "rows": rows });
    let scaled = |name: &str| {
        json!({ "list": "gear", "values": { "name": name, "uses": 1 },
                "scaled": { "uses": { "from": { "abilityScore": "wits" } } } })
    };
    let catalog = json!([{ "id": "kit", "label": "Kit", "feeds": ["gear"], "entries": [
        entry("bell", json!([scaled("Bell")])), entry("pair", json!([scaled("Left"), scaled("Right")])),
        entry("rope", json!([{ "list": "gear", "values": { "name": "Rope" } }])),
    ] }]);
    let patch = json!([{ "set": "/catalogs", "to": catalog }]);
    let row = |name: &str, mark: &str| json!({ "name": name, "uses": 1, "_catalog": mark });
    let rows = json!([row("My bell", "kit/bell"), row(" LEFT ", "kit/pair"), row("Mine", "kit/pair"),
                      row("Rope", "kit/rope"), row("Gone", "kit/gone"), { "name": "Bell", "uses": 1 }]);
    let mut page = Page::new("eval-couriers", patch, json!({ "build": { "lists": { "gear": rows } } }));
    for (row, locked) in [(0, true), (1, true), (2, false), (3, false), (4, false), (5, false)] {
        let wanted = if locked { Err(EditRefusal::Locked) } else { Ok(()) };
        assert_eq!(page.edit(cell(row, "uses", 5)).map(drop), wanted, "row {row}");
    }
    // The first edit put the cells that follow right; what was typed elsewhere stays.
    page.edit(json!({ "edit": "ability", "ability": "wits", "score": 3 })).expect("the score they follow");
    let uses: Vec<Value> =
        page.stored()["lists"]["gear"].as_array().expect("rows").iter().map(|row| row["uses"].clone()).collect();
    assert_eq!(uses, [json!(3), json!(3), json!(5), json!(5), json!(5), json!(5)]);
    let unset = json!({ "edit": "unset", "target": { "of": "cell", "list": "gear", "row": 0, "column": "uses" } });
    assert_eq!(page.edit(unset), Err(EditRefusal::Locked));
    page.edit(cell(0, "weight", 3)).expect("another cell of the row");
    page.edit(json!({ "edit": "remove-row", "list": "gear", "row": 0 })).expect("the whole row");
}

#[test]
fn a_sheet_that_would_be_too_large_is_refused_with_its_size() {
    let patch = json!([
        { "append": "/sheet/fields", "value": { "id": "tale", "label": "Tale", "type": "longtext", "maxLength": 4000 } },
    ]);
    let mut page = Page::new("eval-couriers", patch, json!({ "pad": "x".repeat(SHEET_BYTES_MAX - 1000) }));
    let refused = page.edit(field("tale", "y".repeat(4000)));
    let Err(EditRefusal::TooLarge { bytes }) = refused else { panic!("{refused:?}") };
    assert!(bytes > SHEET_BYTES_MAX && bytes < SHEET_BYTES_MAX + 4000, "{bytes}");
    page.edit(field("tale", "short")).expect("fits");
    page.sheet.extra["pad"] = json!("x".repeat(SHEET_BYTES_MAX));
    page.edit(field("tale", "")).expect("one that is too large already may shrink");
}

#[test]
fn unset_gives_the_default_back() {
    let build = json!({ "abilities": { "wits": 4 }, "skills": { "wade": "sworn" }, "bonuses": { "wade": 1 },
                        "fields": { "rank": 9 } });
    let mut page = Page::new("eval-couriers", json!([]), json!({ "build": build }));
    for target in [
        EditTarget::Ability { ability: "wits".to_owned() },
        EditTarget::Tier { kind: SkillKind::Skill, id: "wade".to_owned() },
        EditTarget::Bonus { kind: SkillKind::Skill, id: "wade".to_owned() },
        EditTarget::Field { field: "rank".to_owned() },
    ] {
        page.edit(serde_json::to_value(EditCommand::Unset { target }).expect("json")).expect("unset");
    }
    assert_eq!(page.stored(), json!({}));
}
