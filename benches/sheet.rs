//! Sheets at the format's limits: 160 fields, 60 derived values, 120 skills, 20 lists of 500 rows, and a picker over 24,000
//! entries.
//!
//! Two numbers, each a ratio within one run:
//! - `evaluate`: working a whole sheet out, skills and saves with it, against a bare pass that adds up the same stored
//!   numbers (at most 5);
//! - `key`: one key pressed in the picker, against a bare pass that lowers every label and looks for the key in it (at
//!   most 3); the slowest of several keys counts.
//!
//! `cargo bench --bench sheet` prints them after criterion's own measurements.

use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

use criterion::Criterion;
use rulebound::format::book::{CatalogBytes, Rulebook};
use rulebound::format::load::read_ruleset;
use rulebound::rules::Effective;
use rulebound::sheet::catalog::{Narrowing, Offer, entry_text};
use rulebound::sheet::{Build, SkillKind, StoredSheet, evaluate_static, scaled};
use serde_json::{Map, Value, json};

struct InMemory;

impl CatalogBytes for InMemory {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        let id = asset.trim_start_matches("catalogs/").trim_end_matches(".json");
        let entries: Vec<Value> = (0..2000).map(entry).collect();
        let file = json!({ "schemaVersion": 1, "catalog": id, "entries": entries });
        serde_json::to_vec(&file).map_err(|error| error.to_string())
    }
}

const FIRST: [&str; 8] = ["Ash", "Bell", "Cinder", "Drift", "Ember", "Fen", "Gale", "Hollow"];
const SECOND: [&str; 9] = ["Ward", "Song", "Step", "Word", "Ring", "Lance", "Veil", "Mark", "Tide"];

fn entry(number: usize) -> Value {
    let (first, second) = (FIRST[number % FIRST.len()], SECOND[number / FIRST.len() % SECOND.len()]);
    json!({
        "id": format!("entry-{number}"), "label": format!("{first} {second} {number}"),
        "summary": "One line about what it is, what it costs and what it is good for on a long road.",
        "filters": { "grade": number % 20, "school": format!("School {}", number % 7), "marks": ["ash", "salt"] },
        "rows": [
            { "list": "list_0", "values": { "name": format!("Entry {number}"), "uses": 1 },
              "scaled": { "uses": { "from": { "field": "field_1" }, "table": [[0, 1], [5, 2], [9, 3]] } } }
        ]
    })
}

fn ruleset() -> Value {
    let columns = json!([
        { "id": "name", "label": "Name", "type": "text", "maxLength": 120, "required": true },
        { "id": "level", "label": "Level", "type": "number", "min": 0, "max": 20, "default": 0 },
        { "id": "uses", "label": "Uses", "type": "number", "min": 0, "max": 99, "default": 0 },
        { "id": "worn", "label": "Worn", "type": "boolean" }
    ]);
    let lists: Vec<Value> = (0..20)
        .map(|at| {
            json!({
                "id": format!("list_{at}"), "label": format!("List {at}"), "maxItems": 500, "columns": columns,
                "hideWhen": { "field": "field_0", "equals": "b" },
                "pools": { "nameColumn": "name", "maxColumn": "uses" }
            })
        })
        .collect();
    let fields: Vec<Value> = (0..160)
        .map(|at| match at % 8 {
            0 => json!({ "id": format!("field_{at}"), "label": format!("Field {at}"), "type": "enum", "values": ["a", "b"] }),
            _ => json!({
                "id": format!("field_{at}"), "label": format!("Field {at}"), "type": "number",
                "min": 0, "max": 100, "default": 1, "hideWhen": { "field": "field_8", "equals": "b" }
            }),
        })
        .collect();
    let derived: Vec<Value> = (0..60)
        .map(|at| {
            let of: Vec<Value> = match at / 20 {
                0 => vec![json!({ "listSum": { "list": format!("list_{}", at % 20), "column": "level" } })],
                1 => vec![json!({ "listSum": { "list": format!("list_{}", at % 20), "column": "uses" } })],
                _ => (0..12)
                    .map(|of| match of % 4 {
                        0 => json!({ "derived": format!("derived_{}", (at * 7 + of) % 40) }),
                        _ => json!({ "field": format!("field_{}", 1 + (at % 20) * 8 + of % 7) }),
                    })
                    .collect(),
            };
            json!({ "id": format!("derived_{at}"), "label": format!("Derived {at}"), "op": "sum", "of": of })
        })
        .collect();
    let skills: Vec<Value> = (0..120)
        .map(|at| {
            json!({
                "id": format!("skill_{at}"), "label": format!("Skill {at}"), "ability": format!("ability_{}", at % 20),
                "cap": { "field": "field_1" }
            })
        })
        .collect();
    let abilities: Vec<Value> = (0..20)
        .map(|at| json!({ "id": format!("ability_{at}"), "label": format!("Ability {at}"), "min": 0, "max": 30, "default": 1 }))
        .collect();
    let catalogs: Vec<Value> = (0..12)
        .map(|at| {
            json!({
                "id": format!("catalog_{at}"), "label": format!("Catalog {at}"), "feeds": ["list_0"],
                "filters": [
                    { "id": "grade", "label": "Grade", "type": "number" },
                    { "id": "school", "label": "School", "type": "text" },
                    { "id": "marks", "label": "Marks", "type": "tags" }
                ],
                "asset": format!("catalogs/catalog_{at}.json")
            })
        })
        .collect();
    json!({
        "schemaVersion": 1, "id": "sheet-at-the-limits", "version": 1, "name": "A sheet at the limits",
        "coverage": { "sheet": true, "summary": "Everything at once." },
        "resolution": {
            "kind": "dice-sum", "dice": { "count": 1, "sides": 20 }, "abilityModifier": { "op": "floorHalfMinusTen" },
            "proficiency": { "bonus": { "field": "field_1" } },
            "proficiencyTiers": [{ "id": "none", "label": "None" }, { "id": "sworn", "label": "Sworn", "multiplier": 1 }],
            "difficultyLadder": [{ "label": "Fair", "dc": 10 }]
        },
        "sheet": {
            "version": 1, "abilities": abilities, "skills": skills, "fields": fields, "derived": derived, "lists": lists
        },
        "gm": { "checkGuidance": "Roll when it matters." },
        "catalogs": catalogs
    })
}

fn sheet() -> StoredSheet {
    let mut build = Map::new();
    let mut part = |key: &str, members: Vec<(String, Value)>| {
        build.insert(key.to_owned(), Value::Object(members.into_iter().collect()));
    };
    part("abilities", (0..20).map(|at| (format!("ability_{at}"), json!(at))).collect());
    part("skills", (0..120).map(|at| (format!("skill_{at}"), json!("sworn"))).collect());
    part("bonuses", (0..120).map(|at| (format!("skill_{at}"), json!(at % 5))).collect());
    part("fields", (0..160).filter(|at| at % 8 > 0).map(|at| (format!("field_{at}"), json!(at % 90))).collect());
    let row = |list: usize, at: usize| {
        let mut cells = json!({ "name": format!("Row {list} {at}"), "level": at % 20, "uses": at % 7, "worn": at.is_multiple_of(2) });
        if list == 0 && at.is_multiple_of(5) {
            cells["_catalog"] = json!(format!("catalog_{}/entry-{at}", at % 12));
        }
        cells
    };
    let lists = (0..20).map(|list| (format!("list_{list}"), (0..500).map(|at| row(list, at)).collect::<Value>()));
    part("lists", lists.collect());
    StoredSheet::from_json(json!({ "v": 1, "build": build })).expect("a sheet")
}

/// The same stored numbers added up: what nobody can do without.
fn bare_sum(build: &Build) -> f64 {
    let number = |value: Option<&Value>| value.and_then(Value::as_f64).unwrap_or(0.0);
    let parts = [&build.abilities, &build.bonuses, &build.fields];
    let mut total: f64 = parts.iter().flat_map(|part| part.values()).map(|value| number(Some(value))).sum();
    for rows in build.lists.values().filter_map(Value::as_array) {
        for row in rows.iter().filter_map(Value::as_object) {
            total += number(row.get("level")) + number(row.get("uses"));
        }
    }
    total
}

fn evaluated(rules: &Effective, build: &Build) -> f64 {
    let values = evaluate_static(rules, build);
    let derived: f64 = (0..60).filter_map(|at| values.derived(&format!("derived_{at}"))).sum();
    let skills = values.skills(SkillKind::Skill).chain(values.skills(SkillKind::Save));
    derived + skills.map(|skill| skill.number).sum::<f64>()
}

/// How much longer one work takes than another: the least of several runs of each, turn by turn, so that a busy machine
/// slows both.
fn ratio<L, R>(runs: usize, mut left: impl FnMut() -> L, mut right: impl FnMut() -> R) -> f64 {
    let (mut long, mut short) = (Duration::MAX, Duration::MAX);
    for _ in 0..runs {
        let start = Instant::now();
        black_box(left());
        long = long.min(start.elapsed());
        let start = Instant::now();
        black_box(right());
        short = short.min(start.elapsed());
    }
    long.as_secs_f64() / short.as_secs_f64()
}

fn main() {
    let bytes = serde_json::to_vec(&ruleset()).expect("json");
    let ruleset = read_ruleset(&bytes).expect("a good ruleset").value;
    let rules = Effective::base(Arc::new(Rulebook::new(ruleset, Box::new(InMemory))));
    let sheet = sheet();
    let catalogs: Vec<String> = (0..12).map(|at| format!("catalog_{at}")).collect();
    let offers: Vec<Offer> = catalogs.iter().map(|id| Offer::of(&rules, id, entry_text).expect("a catalog")).collect();
    assert_eq!(offers.iter().map(Offer::total).sum::<usize>(), 24_000);
    let press = |search: &str| {
        let by = Narrowing { search: search.to_owned(), ..Narrowing::default() };
        black_box(offers.iter().map(|offer| offer.narrow(&rules, &by).len()).sum::<usize>())
    };
    let bare_labels = |search: &str| {
        let search = search.to_lowercase();
        let mut found: Vec<usize> = Vec::new();
        for id in &catalogs {
            let labels = rules.book().entries(id).iter().map(|entry| entry.label.english()).enumerate();
            found.extend(labels.filter(|(_, label)| label.to_lowercase().contains(&search)).map(|(at, _)| at));
        }
        black_box(found.len());
    };

    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.bench_function("sheet/evaluate", |bench| bench.iter(|| black_box(evaluated(&rules, &sheet.build))));
    criterion.bench_function("sheet/bare_sum", |bench| bench.iter(|| black_box(bare_sum(&sheet.build))));
    criterion.bench_function("sheet/scaled", |bench| bench.iter(|| black_box(scaled::recompute(&rules, &sheet).len())));
    criterion.bench_function("picker/key", |bench| bench.iter(|| press("e")));
    criterion.bench_function("picker/bare", |bench| bench.iter(|| bare_labels("e")));
    criterion.final_summary();

    let bare = || bare_sum(&sheet.build);
    println!("evaluate / bare sum = {:.2} (at most 5)", ratio(100, || evaluated(&rules, &sheet.build), bare));
    println!("scaled cells / bare sum = {:.2}", ratio(100, || scaled::recompute(&rules, &sheet), bare));
    let keys = ["e", "em", "ember", "ember ward 4", "7", "long road", "zzz", "É"];
    let mut worst: f64 = 0.0;
    for key in keys {
        let found = press(key);
        let ratio = ratio(30, || press(key), || bare_labels(key));
        println!("  key `{key}`: {ratio:.2}, {found} entries");
        worst = worst.max(ratio);
    }
    println!("picker key / bare labels = {worst:.2} (at most 3)");
}
