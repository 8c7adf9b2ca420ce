//! Rulesets built to be slow to read: as large as a file may be, and wrong everywhere or full to the brim.

use rulebound::format::load::RULESET_BYTES_MAX;
use rulebound::format::schema::ruleset_document;
use serde_json::{Map, Value, json};

/// How deep the format nests where a file says nothing more.
const DEEP: usize = 14;

/// Files with what is slow about them.
pub fn files(good: &Value) -> Vec<(&'static str, Vec<u8>)> {
    let numbers = |from: &str, to: usize| (0..to).map(|at| json!(format!("{from}{at}"))).collect::<Vec<_>>();
    let with = |pointer: &str, of: &dyn Fn(usize) -> Value| {
        fitting(|many| {
            let mut file = good.clone();
            *file.pointer_mut(pointer).expect("a place in the ruleset") = of(many);
            file
        })
    };
    vec![
        ("everything that the format knows", fitting(full)),
        (
            "unknown keys",
            fitting(|many| {
                let mut file = good.clone();
                let root = file.as_object_mut().expect("an object");
                root.extend((0..many).map(|at| (format!("resolutio{at}"), json!(1))));
                file
            }),
        ),
        ("a key again and again", doubled(good)),
        (
            "unknown abilities",
            with("/sheet/skills", &|many| {
                (0..many)
                    .map(|at| json!({ "id": format!("skill_{at}"), "label": "Skill", "ability": format!("migh{at}") }))
                    .collect()
            }),
        ),
        (
            "the same id",
            with("/sheet/skills", &|many| {
                vec![json!({ "id": "same", "label": "Skill", "ability": "might" }); many].into()
            }),
        ),
        (
            "values that stand twice",
            with("/sheet/fields", &|many| {
                (0..160)
                    .map(|field| {
                        json!({ "id": format!("field_{field}"), "label": "Field", "type": "enum",
                "values": numbers("value ", many / 160 + 1), "default": "none" })
                    })
                    .collect()
            }),
        ),
        (
            "sums of what is not there",
            with("/sheet/derived", &|many| {
                (0..60)
                    .map(|sum| {
                        json!({ "id": format!("derived_{sum}"), "label": "Sum", "op": "sum",
                "of": (0..=many / 60).map(|at| json!({ "field": format!("fiel{at}") })).collect::<Vec<_>>() })
                    })
                    .collect()
            }),
        ),
        (
            "layers that fight each other",
            with("/layers", &|many| {
                (0..24)
                    .map(|layer| {
                        json!({ "id": format!("layer_{layer}"), "label": "Layer",
                "conflicts": numbers("layer_", many / 24 + 1) })
                    })
                    .collect()
            }),
        ),
        ("depth", format!("{}{}{}", "{\"a\":".repeat(60), json!(vec![1; 150_000]), "}".repeat(60)).into_bytes()),
        ("empty objects", json!(vec![json!({}); 170_000]).to_string().into_bytes()),
        (
            "signs that turn a terminal",
            json!({ "schemaVersion": 1, "name": "\u{202e}".repeat(170_000) }).to_string().into_bytes(),
        ),
    ]
}

/// The largest of its kind that may be read.
fn fitting(make: impl Fn(usize) -> Value) -> Vec<u8> {
    let bytes = |many: usize| serde_json::to_vec(&make(many)).expect("JSON");
    let (mut fits, mut too_many) = (0, 1);
    while bytes(too_many).len() <= RULESET_BYTES_MAX && too_many < 1 << 20 {
        (fits, too_many) = (too_many, too_many * 2);
    }
    while too_many - fits > 1 {
        let middle = fits.midpoint(too_many);
        if bytes(middle).len() <= RULESET_BYTES_MAX { fits = middle } else { too_many = middle }
    }
    bytes(fits)
}

fn doubled(good: &Value) -> Vec<u8> {
    let text = good.to_string();
    let again = r#","name":"again""#;
    let room = (RULESET_BYTES_MAX - text.len()) / again.len();
    format!("{}{}}}", &text[..text.len() - 1], again.repeat(room)).into_bytes()
}

/// Every key of the format, every list as long as `many` and its own limit allow.
fn full(many: usize) -> Value {
    let schema = ruleset_document();
    filled(&schema, &schema, many, 0)
}

fn filled(schema: &Value, of: &Value, many: usize, depth: usize) -> Value {
    if let Some(named) = of["$ref"].as_str() {
        return filled(schema, schema.pointer(&named[1..]).expect("a definition"), many, depth + 1);
    }
    if let Some(ways) = of["anyOf"].as_array().or(of["oneOf"].as_array()) {
        let ways = ways.iter().map(|way| filled(schema, way, many, depth + 1));
        return ways.max_by_key(|way| way.to_string().len()).unwrap_or_default();
    }
    if let Some(one) = of.get("const").or(of["enum"].get(0)) {
        return one.clone();
    }
    let number = |key: &str| of[key].as_u64().and_then(|number| usize::try_from(number).ok());
    match of["type"].as_str() {
        Some("object") => {
            let keys = of["properties"].as_object().into_iter().flatten();
            let deeper = keys.filter(|(key, _)| depth < DEEP && *key != "$comment");
            let kept: Map<String, Value> =
                deeper.map(|(key, own)| (key.clone(), filled(schema, own, many, depth + 1))).collect();
            Value::Object(kept)
        }
        Some("array") => {
            let item = filled(schema, &of["items"], many, depth + 1);
            vec![item; if depth < DEEP { many.min(number("maxItems").unwrap_or(many)) } else { 0 }].into()
        }
        Some("string") => json!("abcdefghij".repeat(8).get(..number("maxLength").unwrap_or(20).min(60)).unwrap_or("a")),
        Some("integer" | "number") => of.get("maximum").cloned().unwrap_or(json!(1)),
        Some("boolean") => json!(true),
        _ => json!("a"),
    }
}
