//! The format as JSON Schema documents, for editors: whatever the readers accept by shape. Cross-checks are beyond it.
//!
//! Must not know: where the documents are printed or kept.

use serde_json::{Map, Value, json};

use crate::format::catalog::CatalogFile;
use crate::format::ruleset::Ruleset;
use crate::format::shape::{SchemaBook, Shape};

/// The draft that the documents are written in.
pub const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// The schema of `ruleset.json`.
pub fn ruleset_document() -> Value {
    document::<Ruleset>("Ruleset", "A ruleset")
}

/// The schema of `catalogs/<id>.json`.
pub fn catalog_document() -> Value {
    document::<CatalogFile>("CatalogFile", "A catalog of a ruleset")
}

/// A document whose root is the part of that name; the root alone may name its schema.
fn document<T: Shape>(part: &str, title: &str) -> Value {
    let mut book = SchemaBook::default();
    T::schema(&mut book);
    let mut parts = book.into_parts();
    let mut root = match parts.shift_remove(part) {
        Some(Value::Object(root)) => root,
        _ => Map::new(),
    };
    if let Some(Value::Object(properties)) = root.get_mut("properties") {
        properties.shift_insert(0, "$schema".to_owned(), json!({ "type": "string" }));
    }
    let mut whole = Map::new();
    whole.insert("$schema".to_owned(), json!(DRAFT));
    whole.insert("title".to_owned(), json!(title));
    whole.extend(root);
    whole.insert("$defs".to_owned(), Value::Object(parts));
    Value::Object(whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(map) => {
                for (key, inner) in map {
                    match inner.as_str().filter(|_| key == "$ref") {
                        Some(reference) => found.push(reference.to_owned()),
                        None => references(inner, found),
                    }
                }
            }
            Value::Array(list) => list.iter().for_each(|inner| references(inner, found)),
            _ => {}
        }
    }

    #[test]
    fn every_reference_leads_to_a_part() {
        for document in [ruleset_document(), catalog_document()] {
            let mut found = Vec::new();
            references(&document, &mut found);
            assert!(found.len() > 50, "{}", found.len());
            for reference in found {
                let pointer = reference.trim_start_matches('#');
                assert!(document.pointer(pointer).is_some(), "{reference}");
            }
        }
    }

    #[test]
    fn the_root_may_name_its_schema_and_nothing_unknown() {
        let document = ruleset_document();
        assert_eq!(document["$schema"], DRAFT);
        assert_eq!(document["properties"]["$schema"]["type"], "string");
        assert_eq!(document["additionalProperties"], false);
        assert!(document["required"].as_array().is_some_and(|required| required.contains(&json!("gm"))));
        assert!(document["$defs"]["Layer"]["properties"]["$schema"].is_null());
    }
}
