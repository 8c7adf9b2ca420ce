//! The fight keys of an item: what it does while held, and which part of it goes where (combat.md 1.18, checks.md 1.8).
//!
//! Must not know: what else an item is (its words, price and weight).

use crate::format::check::effects::{self, Carrier, Source};
use crate::format::check::{Allowance, Checker, fight, item_attack, item_use};
use crate::format::item::{HeldEffect, Item};
use crate::source::Path;

/// Checks them.
pub(super) fn check(checker: &mut Checker<'_, '_>, item: &Item, at: &Path<'_>) {
    for (key, held) in [("worn", &item.worn), ("carried", &item.carried)] {
        if let Some(held) = held {
            check_held(checker, held, &at.key(key));
        }
    }
    for (index, requirement) in item.requires.iter().flatten().enumerate() {
        let requires_at = at.key("requires");
        let at = requires_at.index(index);
        checker.reference(&requirement.value, &at.key("value"), Allowance::Play);
        check_held(checker, &requirement.otherwise, &at.key("otherwise"));
    }
    if let Some(attack) = &item.attack {
        item_attack::check(checker, item, attack, &at.key("attack"));
    }
    item_use::check(checker, item, at);
}

fn check_held(checker: &mut Checker<'_, '_>, held: &HeldEffect, at: &Path<'_>) {
    effects::condition_only(checker, &held.effects, &at.key("effects"));
    let source = Source {
        effects: &held.effects,
        modifiers: &held.modifiers,
        fails_saves: &held.fails_saves,
        saves: held.saves.as_deref(),
        skills: held.skills.as_deref(),
    };
    effects::check_source(checker, source, Carrier::Item, at);
    for id in held.abilities.iter().flat_map(|map| map.keys()) {
        let abilities = &checker.ruleset.sheet.abilities;
        fight::named(checker, abilities, "ability", id, &at.key("abilities").key(id));
    }
    for (key, words) in [("resist", &held.resist), ("vulnerable", &held.vulnerable), ("immune", &held.immune)] {
        for (index, word) in words.iter().enumerate() {
            fight::damage_type(checker, word.english(), &at.key(key).index(index));
        }
    }
    fight::conditions(checker, &held.condition_immunities, &at.key("conditionImmunities"));
}
