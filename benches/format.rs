//! Loading at the format's limits: a ruleset of nearly 512 KiB and twelve catalogs of 2,000 entries, nearly 2 MiB each.
//!
//! Four numbers, each a ratio within one run:
//! - `load`: reading with every check, against a bare `serde_json` parse of the same bytes (at most 3);
//! - `memory`: the most that loading holds at once, against the bytes (at most 5);
//! - `fold`: folding a choice of layers with its list of changes, against the load (at most 0.01);
//! - `slow`: reading, or refusing, each of the rulesets that are built to be slow, against a bare parse (at most 3
//!   where it is read; 10 where it is refused, for up to 40,000 mistakes are looked into then).
//!
//! `cargo bench --bench format` prints them after criterion's own measurements.
#![allow(unsafe_code, reason = "a counting allocator cannot be written without")]

#[path = "support/slow.rs"]
mod slow;
mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use criterion::Criterion;
use rulebound::format::book::{CatalogBytes, Rulebook};
use rulebound::format::load::{CATALOG_BYTES_MAX, RULESET_BYTES_MAX, read_catalog_file, read_ruleset};
use rulebound::rules::Effective;
use serde_json::{Value, json};
use support::least;

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call is handed on to the system's allocator unchanged; only sizes are counted beside it.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let held = HELD.fetch_add(layout.size(), Ordering::Relaxed) + layout.size();
        PEAK.fetch_max(held, Ordering::Relaxed);
        // SAFETY: the caller's promise is handed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: the caller's promise is handed on.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// A package at the limits.
struct Package {
    ruleset: Vec<u8>,
    catalogs: Vec<(String, Vec<u8>)>,
}

struct InMemory(Vec<(String, Vec<u8>)>);

impl CatalogBytes for InMemory {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        let found = self.0.iter().find(|(name, _)| name == asset);
        found.map(|(_, bytes)| bytes.clone()).ok_or_else(|| format!("no {asset}"))
    }
}

fn catalog_ids() -> impl Iterator<Item = String> {
    (0..12).map(|number| format!("catalog_{number}"))
}

fn ruleset() -> Value {
    let columns = json!([
        { "id": "name", "label": "Name", "type": "text", "maxLength": 120, "required": true },
        { "id": "notes", "label": "Notes", "type": "longtext", "maxLength": 4000 },
        { "id": "level", "label": "Level", "type": "number", "min": 0, "max": 20, "default": 0 },
        { "id": "uses", "label": "Uses", "type": "number", "min": 0, "max": 99, "default": 0 }
    ]);
    let lists: Vec<Value> = (0..20)
        .map(|number| {
            json!({ "id": format!("list_{number}"), "label": format!("List {number}"), "maxItems": 500, "columns": columns })
        })
        .collect();
    let fields: Vec<Value> = (0..160)
        .map(|number| match number % 4 {
            0 => json!({ "id": format!("field_{number}"), "label": format!("Field {number}"), "type": "enum",
                "values": (0..40).map(|value| format!("value {value}")).collect::<Vec<_>>(), "default": "value 0" }),
            _ => json!({ "id": format!("field_{number}"), "label": format!("Field {number}"), "type": "number",
                "min": 0, "max": 100, "default": 1 }),
        })
        .collect();
    let derived: Vec<Value> = (0..60)
        .map(|number| {
            let of: Vec<Value> =
                (1..13).map(|field| json!({ "field": format!("field_{}", field + field / 4) })).collect();
            let of: Vec<Value> = of
                .into_iter()
                .map(|reference| match reference["field"].as_str() {
                    Some(field) if field.trim_start_matches("field_").parse::<u32>().unwrap_or(0) % 4 == 0 => {
                        json!({ "const": 1 })
                    }
                    _ => reference,
                })
                .collect();
            json!({ "id": format!("derived_{number}"), "label": format!("Derived {number}"), "op": "sum", "of": of })
        })
        .collect();
    let skills: Vec<Value> = (0..120)
        .map(
            |number| json!({ "id": format!("skill_{number}"), "label": format!("Skill {number}"), "ability": "might" }),
        )
        .collect();
    let catalogs: Vec<Value> = catalog_ids()
        .enumerate()
        .map(|(at, id)| {
            json!({
                "id": id, "label": format!("Catalog {at}"), "feeds": ["list_0", "list_1"],
                "filters": [
                    { "id": "grade", "label": "Grade", "type": "number" },
                    { "id": "school", "label": "School", "type": "text" },
                    { "id": "marks", "label": "Marks", "type": "tags" }
                ],
                "asset": format!("catalogs/{id}.json")
            })
        })
        .collect();
    let layers: Vec<Value> = (0..12)
        .map(|number| {
            json!({
                "id": format!("layer_{number}"), "label": format!("Layer {number}"),
                "gm": { "guidance": "Let every road be longer than it looks. ".repeat(40), "worldGuidance": "Build a colder world. ".repeat(40) },
                "fields": (0..20).map(|field| json!({
                    "id": format!("field_{}", field * 4),
                    "removeValues": [format!("value {}", number + 1), format!("value {}", number + 20)]
                })).collect::<Vec<_>>(),
                "difficultyLadder": (0..12).map(|step| json!({ "label": format!("Step {step}"), "dc": step * 3 + number })).collect::<Vec<_>>(),
                "catalogs": catalog_ids().map(|id| json!({ "id": id, "hide": { "filter": "grade", "above": 19 - number } })).collect::<Vec<_>>()
            })
        })
        .collect();
    json!({
        "schemaVersion": 1, "id": "at-the-limits", "version": 1, "name": "At the limits",
        "coverage": { "checks": true, "summary": "Everything at once." },
        "resolution": {
            "kind": "dice-sum", "dice": { "count": 1, "sides": 20 }, "abilityModifier": { "op": "identity" },
            "proficiencyTiers": [{ "id": "none", "label": "None" }],
            "difficultyLadder": [{ "label": "Fair", "dc": 10 }]
        },
        "sheet": {
            "version": 1,
            "abilities": [{ "id": "might", "label": "Might", "min": 0, "max": 10, "default": 1 }],
            "skills": skills, "fields": fields, "derived": derived, "lists": lists
        },
        "gm": { "checkGuidance": "Roll when it matters." },
        "catalogs": catalogs,
        "layers": layers
    })
}

fn entry(number: usize, filler: usize) -> Value {
    let notes = "A road that nobody walks twice, and the light over it. ".repeat(filler);
    json!({
        "id": format!("entry-{number}"), "label": format!("Entry number {number}"),
        "summary": "One line about what it is and what it is good for.",
        "filters": { "grade": number % 20, "school": format!("School {}", number % 7), "marks": ["ash", "salt", format!("mark {}", number % 11)] },
        "rows": [
            { "list": "list_0", "values": { "name": format!("Entry number {number}"), "notes": notes, "level": number % 20 } },
            { "list": "list_1", "values": { "name": format!("Entry number {number}"), "uses": 1 },
              "scaled": { "uses": { "from": { "field": "field_1" }, "table": [[0, 1], [5, 2], [9, 3]] } } }
        ],
        "mechanics": { "kind": "utility", "range": 6, "targets": "ally" }
    })
}

fn package() -> Package {
    let mut ruleset = ruleset();
    // Guidance is the part that may be stretched freely: a comment fills the file up to its limit.
    let size = serde_json::to_vec(&ruleset).expect("json").len();
    ruleset["$comment"] = Value::String("x".repeat(RULESET_BYTES_MAX.saturating_sub(size + 40)));
    let catalogs = catalog_ids()
        .map(|id| {
            let filler = (1..40)
                .take_while(|filler| {
                    2000 * serde_json::to_vec(&entry(1999, *filler)).expect("json").len() < CATALOG_BYTES_MAX - 1000
                })
                .last()
                .unwrap_or(1);
            let entries: Vec<Value> = (0..2000).map(|number| entry(number, filler)).collect();
            let file = json!({ "schemaVersion": 1, "catalog": id, "entries": entries });
            (format!("catalogs/{id}.json"), serde_json::to_vec(&file).expect("json"))
        })
        .collect();
    Package { ruleset: serde_json::to_vec(&ruleset).expect("json"), catalogs }
}

impl Package {
    fn bytes(&self) -> usize {
        self.ruleset.len() + self.catalogs.iter().map(|(_, bytes)| bytes.len()).sum::<usize>()
    }

    /// Every file read with every check, as the program reads them.
    fn load(&self) {
        let ruleset = read_ruleset(&self.ruleset).expect("a good ruleset").value;
        let mut kept = Vec::new();
        for (asset, bytes) in &self.catalogs {
            let catalog = ruleset
                .catalogs()
                .iter()
                .find(|catalog| catalog.asset.as_ref().is_some_and(|own| own.as_str() == asset));
            kept.push(read_catalog_file(bytes, &ruleset, catalog.expect("a header")).expect("a good catalog").value);
        }
        black_box(kept);
    }

    fn parse_bare(&self) {
        let mut kept = vec![serde_json::from_slice::<Value>(&self.ruleset).expect("json")];
        kept.extend(self.catalogs.iter().map(|(_, bytes)| serde_json::from_slice::<Value>(bytes).expect("json")));
        black_box(kept);
    }
}

/// Files that are slow to read, each against a bare parse.
fn slow() {
    for (what, bytes) in slow::files(&ruleset()) {
        let read = least(5, || drop(black_box(read_ruleset(&bytes))));
        // Depth and doubled keys are nothing to serde_json's own reader.
        let bare = least(5, || drop(black_box(serde_json::from_slice::<Value>(&bytes))));
        let ratio = read.as_secs_f64() / bare.as_secs_f64();
        let (did, most) = if read_ruleset(&bytes).is_ok() { ("read", 3) } else { ("refused", 10) };
        println!("slow: {what}: {did} / serde_json::Value = {ratio:.2} (at most {most}), {} bytes", bytes.len());
    }
}

fn main() {
    let package = package();
    let bytes = package.bytes();
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.bench_function("format/load", |bench| bench.iter(|| package.load()));
    criterion.bench_function("format/parse_bare", |bench| bench.iter(|| package.parse_bare()));

    let ruleset = read_ruleset(&package.ruleset).expect("a good ruleset").value;
    let book = Arc::new(Rulebook::new(ruleset, Box::new(InMemory(package.catalogs.clone()))));
    for id in catalog_ids() {
        assert_eq!(book.entries(&id).len(), 2000);
    }
    let every: Vec<String> = (0..12).map(|number| format!("layer_{number}")).collect();
    let fold = || {
        let effective = Effective::of(Arc::clone(&book), &every);
        black_box(effective.changes().len());
    };
    criterion.bench_function("format/fold", |bench| bench.iter(fold));
    criterion.final_summary();

    let load = least(5, || package.load());
    let bare = least(5, || package.parse_bare());
    let folded = least(20, fold);
    drop(book);
    let before = HELD.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    package.load();
    let peak = PEAK.load(Ordering::Relaxed) - before;
    let ratio = |left: Duration, right: Duration| left.as_secs_f64() / right.as_secs_f64();
    println!("package: {bytes} bytes");
    println!("load / serde_json::Value = {:.2} (at most 3)", ratio(load, bare));
    println!("peak memory / bytes = {:.2} (at most 5)", peak as f64 / bytes as f64);
    println!("fold / load = {:.5} (at most 0.01)", ratio(folded, load));
    slow();
}
