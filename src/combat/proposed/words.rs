//! What a ruleset cannot mean is left out of a proposed block before it is read, and said: words that the ruleset does not
//! have, saves without a number, more actions and clauses than there may be (combat.md 3.19, 5.7).
//!
//! What is of the wrong kind altogether is left for the reader to refuse. An action without a budget takes the main one, as one
//! with an unknown budget does. A save that no number is given for is left out like one that there is not.
//!
//! Must not know: tiers' numbers, sheets.

use serde_json::{Map, Value};

use crate::check::label::condition_label;
use crate::combat::event_part::LabelRef;
use crate::combat::gear::type_key;
use crate::combat::labels;
use crate::combat::note::{Done, Notes, WordKind};
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::text::RulesetText;

/// Most actions of an invention.
const ACTIONS_MAX: usize = 6;
/// Most clauses of one action.
const CLAUSES_MAX: usize = 3;
/// Keys that a sheet stands in place of.
const REPLACED: [&str; 9] =
    ["health", "defense", "initiativeModifier", "speed", "abilities", "saves", "checks", "soak", "hardness"];

/// Leaves out of a block what the ruleset cannot mean.
pub(super) fn clean(
    rules: &Effective,
    combat: &Combat,
    id: &str,
    block: &mut Map<String, Value>,
    notes: &mut Notes<'_>,
) {
    let mut cleaner = Cleaner { rules, combat, id, notes };
    cleaner.keys(block);
    for (key, kind) in
        [("resist", WordKind::Resist), ("immune", WordKind::Immune), ("vulnerable", WordKind::Vulnerable)]
    {
        cleaner.hidden(block, key, kind);
    }
    cleaner.immunities(block);
    cleaner.numbers(block);
    cleaner.actions(block);
    cleaner.riders(block);
}

struct Cleaner<'c, 'n, 'l> {
    rules: &'c Effective,
    combat: &'c Combat,
    /// The opponent's id in labels.
    id: &'c str,
    notes: &'n mut Notes<'l>,
}

impl Cleaner<'_, '_, '_> {
    fn dropped(&mut self, kind: WordKind, word: &str, action: Option<&LabelRef>) {
        self.notes.add(Done::WordDropped { kind, word: word.to_owned(), action: action.cloned() });
    }

    /// What an invention never has: loot; soak and hardness; numbers beside a sheet.
    fn keys(&mut self, block: &mut Map<String, Value>) {
        if let Some(loot) = block.shift_remove("loot") {
            self.dropped(WordKind::Loot, loot.as_str().unwrap_or_default(), None);
        }
        if block.contains_key("sheet") {
            let beside = REPLACED.iter().filter(|key| block.shift_remove(**key).is_some());
            let keys: Vec<String> = beside.map(|key| (*key).to_owned()).collect();
            if !keys.is_empty() {
                self.notes.add(Done::BesideSheetIgnored { keys });
            }
            return;
        }
        if block.shift_remove("soak").is_some() {
            self.notes.add(Done::SoakRemoved);
        }
        if block.shift_remove("hardness").is_some() {
            self.notes.add(Done::HardnessRemoved);
        }
    }

    fn knows_type(&self, word: &str) -> bool {
        let mut declared = self.combat.damage_types.iter().flatten();
        self.combat.damage_types.is_none() || declared.any(|kind| type_key(kind.english()) == type_key(word))
    }

    fn hidden(&mut self, block: &mut Map<String, Value>, key: &str, kind: WordKind) {
        let Some(Value::Array(lines)) = block.get_mut(key) else { return };
        let mut kept = Vec::new();
        for mut line in std::mem::take(lines) {
            let word = line.as_str().or_else(|| line.get("type").and_then(Value::as_str)).map(str::to_owned);
            match word {
                Some(word) if !self.knows_type(&word) => self.dropped(kind, &word, None),
                word => {
                    if let (Some(word), true) = (word, self.without_unknown_tags(&mut line)) {
                        line = Value::String(word);
                    }
                    kept.push(line);
                }
            }
        }
        *lines = kept;
    }

    /// Leaves unknown tags out of a line's exceptions. `true` where none is left, so that it has no exceptions.
    fn without_unknown_tags(&mut self, line: &mut Value) -> bool {
        let Some(Value::Array(tags)) = line.get_mut("except") else { return false };
        let declared = self.rules.ruleset().items.as_ref().map(|items| &*items.tags).unwrap_or_default();
        let (known, unknown): (Vec<Value>, Vec<Value>) = std::mem::take(tags)
            .into_iter()
            .partition(|tag| tag.as_str().is_none_or(|tag| declared.iter().any(|known| known.id == *tag)));
        let emptied = known.is_empty() && !unknown.is_empty();
        *tags = known;
        for tag in unknown {
            self.dropped(WordKind::ItemTag, tag.as_str().unwrap_or_default(), None);
        }
        emptied
    }

    fn has_condition(&self, word: &str) -> bool {
        self.rules.ruleset().sheet.live.conditions.iter().any(|condition| condition.id == *word)
    }

    fn has_save(&self, word: &str) -> bool {
        self.rules.ruleset().sheet.saves.iter().any(|save| save.id == *word)
    }

    fn immunities(&mut self, block: &mut Map<String, Value>) {
        let Some(Value::Array(words)) = block.get_mut("conditionImmunities") else { return };
        let (known, unknown): (Vec<Value>, Vec<Value>) = std::mem::take(words)
            .into_iter()
            .partition(|word| word.as_str().is_none_or(|word| self.has_condition(word)));
        *words = known;
        for word in unknown {
            self.dropped(WordKind::ConditionImmunity, word.as_str().unwrap_or_default(), None);
        }
    }

    fn numbers(&mut self, block: &mut Map<String, Value>) {
        let sheet = &self.rules.ruleset().sheet;
        let abilities: Vec<&str> = sheet.abilities.iter().map(|ability| ability.id.as_str()).collect();
        let saves: Vec<&str> = sheet.saves.iter().map(|save| save.id.as_str()).collect();
        let checks: Vec<&str> = self.combat.checks.iter().map(|check| check.id.as_str()).collect();
        for (key, kind, known) in [
            ("abilities", WordKind::Ability, abilities),
            ("saves", WordKind::Save, saves),
            ("checks", WordKind::Check, checks),
        ] {
            let Some(Value::Object(numbers)) = block.get_mut(key) else { continue };
            let unknown: Vec<String> = numbers.keys().filter(|word| !known.contains(&word.as_str())).cloned().collect();
            for word in unknown {
                numbers.shift_remove(&word);
                self.dropped(kind, &word, None);
            }
        }
    }

    fn actions(&mut self, block: &mut Map<String, Value>) {
        let Some(Value::Array(actions)) = block.get_mut("actions") else { return };
        if actions.len() > ACTIONS_MAX {
            self.notes.add(Done::ActionsCut { from: actions.len(), to: ACTIONS_MAX });
            actions.truncate(ACTIONS_MAX);
        }
        for action in actions.iter_mut().filter_map(Value::as_object_mut) {
            self.action(action);
        }
        self.sequences(actions);
    }

    fn label(&self, part: &Map<String, Value>) -> LabelRef {
        let text = |key: &str| part.get(key).and_then(Value::as_str);
        let name = text("name").or_else(|| text("id")).unwrap_or_default();
        let reference = format!("creature/{}/{}", self.id, text("id").unwrap_or_default());
        LabelRef::new(RulesetText::new(name), reference)
    }

    fn action(&mut self, action: &mut Map<String, Value>) {
        let label = self.label(action);
        self.budget(action, &label);
        self.own_save(action, &label);
        let numbered = ["save", "saveDifficulty"].iter().any(|key| action.contains_key(*key));
        if let Some(Value::Object(damage)) = action.get_mut("damage") {
            self.damage_type(damage, &label);
            self.clauses(damage, numbered, &label);
        }
        self.applies(action, numbered, &label);
    }

    fn budget(&mut self, action: &mut Map<String, Value>, label: &LabelRef) {
        let named = action.get("budget").cloned();
        let budgets = &self.combat.economy.budgets;
        let known = named.as_ref().and_then(Value::as_str).is_some_and(|id| budgets.iter().any(|own| own.id == *id));
        let Some(main) = budgets.first().filter(|_| !known) else { return };
        if named.as_ref().is_some_and(|named| !named.is_string()) {
            return;
        }
        action.insert("budget".to_owned(), Value::from(main.id.as_str()));
        self.notes.add(Done::BudgetReplaced {
            from: named.as_ref().and_then(Value::as_str).map(str::to_owned),
            budget: labels::budget(self.combat, &main.id),
            action: label.clone(),
        });
    }

    /// Whether a save as it is written is none: the ruleset has no such save, or it has no number and needs one.
    fn is_no_save(&self, save: &Value, numbered: bool) -> bool {
        let Value::Object(save) = save else { return false };
        let unknown = save.get("save").and_then(Value::as_str).is_some_and(|id| !self.has_save(id));
        unknown || (!numbered && !save.contains_key("difficulty"))
    }

    fn drop_save(&mut self, holder: &mut Map<String, Value>, clause: bool, label: &LabelRef) {
        let save = holder.shift_remove("save");
        let word = save.as_ref().and_then(|save| save.get("save")).and_then(Value::as_str).unwrap_or_default();
        self.notes.add(Done::SaveDropped { save: word.to_owned(), clause, action: label.clone() });
    }

    fn own_save(&mut self, action: &mut Map<String, Value>, label: &LabelRef) {
        if action.get("save").is_some_and(|save| self.is_no_save(save, false)) {
            self.drop_save(action, false, label);
        }
    }

    fn damage_type(&mut self, holder: &mut Map<String, Value>, label: &LabelRef) {
        let word = holder.get("type").and_then(Value::as_str).filter(|word| !self.knows_type(word)).map(str::to_owned);
        if let Some(word) = word {
            holder.shift_remove("type");
            self.dropped(WordKind::DamageType, &word, Some(label));
        }
    }

    fn clauses(&mut self, damage: &mut Map<String, Value>, numbered: bool, label: &LabelRef) {
        let Some(Value::Array(clauses)) = damage.get_mut("plus") else { return };
        if clauses.len() > CLAUSES_MAX {
            self.notes.add(Done::ClausesCut { from: clauses.len(), to: CLAUSES_MAX, action: label.clone() });
            clauses.truncate(CLAUSES_MAX);
        }
        for clause in clauses.iter_mut().filter_map(Value::as_object_mut) {
            self.damage_type(clause, label);
            if clause.get("save").is_some_and(|save| self.is_no_save(save, numbered)) {
                self.drop_save(clause, true, label);
            }
        }
    }

    fn applies(&mut self, action: &mut Map<String, Value>, numbered: bool, label: &LabelRef) {
        let Some(Value::Array(applies)) = action.get_mut("applies") else { return };
        let mut kept = Vec::new();
        for mut applied in std::mem::take(applies) {
            if self.application(&mut applied, numbered, label) {
                kept.push(applied);
            }
        }
        *applies = kept;
    }

    /// Whether an application stays.
    fn application(&mut self, applied: &mut Value, numbered: bool, label: &LabelRef) -> bool {
        let Some(applied) = applied.as_object_mut() else { return true };
        let Some(word) = applied.get("condition").and_then(Value::as_str).map(str::to_owned) else { return true };
        let Some(condition) = Id::new(&word).filter(|_| self.has_condition(&word)) else {
            self.dropped(WordKind::Condition, &word, Some(label));
            return false;
        };
        let Some(ends) = applied.get("saveEnds") else { return true };
        let unknown = ends.get("save").and_then(Value::as_str).is_some_and(|id| !self.has_save(id));
        if numbered && !unknown {
            return true;
        }
        let condition = condition_label(self.rules, &condition);
        applied.shift_remove("saveEnds");
        let only = applied.get("duration").and_then(Value::as_str) == Some("until-save");
        let action = label.clone();
        self.notes.add(match only {
            true => Done::ApplicationDropped { condition, action },
            false => Done::SaveEndsDropped { condition, action },
        });
        !only
    }

    /// Parts that cannot be parts go, and sequences without parts.
    fn sequences(&mut self, actions: &mut Vec<Value>) {
        let text = |action: &Value, key: &str| action.get(key).and_then(Value::as_str).map(str::to_owned);
        let answers = |action: &Value| action.get("reaction").is_some_and(|reaction| *reaction != Value::Bool(false));
        let plain: Vec<String> = actions
            .iter()
            .filter(|action| action.get("sequence").is_none() && action.get("signature").is_none() && !answers(action))
            .filter_map(|action| text(action, "id"))
            .collect();
        let mut kept = Vec::new();
        for mut action in std::mem::take(actions) {
            let label = action.as_object().map(|action| self.label(action));
            let parts = action.get_mut("sequence").and_then(Value::as_array_mut);
            let (Some(label), Some(parts)) = (label, parts) else {
                kept.push(action);
                continue;
            };
            let (good, bad): (Vec<Value>, Vec<Value>) = std::mem::take(parts)
                .into_iter()
                .partition(|part| text(part, "action").is_none_or(|id| plain.contains(&id)));
            let emptied = good.is_empty() && !bad.is_empty();
            *parts = good;
            for part in bad {
                let part = text(&part, "action").unwrap_or_default();
                self.notes.add(Done::SequencePartLost { action: label.clone(), part });
            }
            if emptied {
                self.notes.add(Done::SequenceDropped { action: label });
            } else {
                kept.push(action);
            }
        }
        *actions = kept;
    }

    fn riders(&mut self, block: &mut Map<String, Value>) {
        let Some(Value::Array(riders)) = block.get_mut("riders") else { return };
        for rider in riders.iter_mut().filter_map(Value::as_object_mut) {
            let label = self.label(rider);
            self.damage_type(rider, &label);
        }
    }
}
