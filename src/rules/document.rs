//! The effective ruleset as a document: the base with what layers change in it.
//!
//! Catalogs and coins stand in it unchanged, as the format wants it: hiding and re-pricing happen where entries are offered
//! and prices are said (layers-items.md 3.4).

use serde_json::{Map, Value};

use crate::rules::Effective;
use crate::rules::change::unsold;

impl Effective {
    /// The base document with the changes of the layers in force. `base` is the base ruleset as JSON.
    pub fn document(&self, mut base: Value) -> Value {
        let fold = self.fold();
        if self.applied().is_empty() {
            return base;
        }
        let of_layer =
            |base: &Value, layer: usize, rest: &str| base.pointer(&format!("/layers/{layer}{rest}")).cloned();
        let ladder = fold.ladder.and_then(|layer| of_layer(&base, layer, "/difficultyLadder"));
        let tables: Vec<(usize, Value)> = fold
            .loot
            .iter()
            .filter_map(|table| {
                let value = of_layer(&base, table.layer, &format!("/items/lootTables/{}", table.index))?;
                Some((table.base, value))
            })
            .collect();
        let unsold = unsold(&base, &fold.unsold);

        set(&mut base, "/gm", "checkGuidance", Some(self.check_guidance().into()));
        set(&mut base, "/gm", "worldGuidance", self.world_guidance().map(Value::from));
        if ladder.is_some() {
            set(&mut base, "/resolution", "difficultyLadder", ladder);
        }
        for (field, kind) in &fold.enums {
            let at = format!("/sheet/fields/{field}");
            set(&mut base, &at, "values", Some(kind.values.iter().map(|value| value.as_str()).collect()));
            set(&mut base, &at, "default", kind.default.as_ref().map(|default| default.as_str().into()));
            if let Some(labels) = base.pointer_mut(&format!("{at}/valueLabels")).and_then(Value::as_object_mut) {
                labels.retain(|value, _| kind.offers(value));
            }
        }
        if let Some(sellers) = base.pointer_mut("/items/market/sellers").and_then(Value::as_array_mut) {
            let mut at = 0..;
            sellers.retain(|_| at.next().is_none_or(|index| !fold.sellers_gone.contains(&index)));
        }
        if unsold.is_some() {
            set(&mut base, "/items/market", "unsold", unsold);
        }
        for (index, table) in tables {
            if let Some(declared) = base.pointer_mut(&format!("/items/lootTables/{index}")) {
                *declared = table;
            }
        }
        base
    }
}

/// Sets or takes out one key of the object at a pointer; without such an object nothing happens.
fn set(base: &mut Value, at: &str, key: &str, to: Option<Value>) {
    let object: Option<&mut Map<String, Value>> = base.pointer_mut(at).and_then(Value::as_object_mut);
    match (object, to) {
        (Some(object), Some(to)) => drop(object.insert(key.to_owned(), to)),
        (Some(object), None) => drop(object.shift_remove(key)),
        (None, _) => {}
    }
}
