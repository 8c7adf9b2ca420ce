//! What using an item does, and its charges (combat.md 1.18).
//!
//! Must not know: the blow an item is swung with.

use crate::format::check::deed::{self, Deed};
use crate::format::check::{Allowance, Checker, fight, stat_or};
use crate::format::item::{Charges, Gate, Item, ItemUse, UseRestore};
use crate::format::mechanics::MechanicsKind;
use crate::source::{Code, Path};

/// Checks both.
pub(super) fn check(checker: &mut Checker<'_, '_>, item: &Item, at: &Path<'_>) {
    if let Some(usage) = &item.usage {
        check_use(checker, item, usage, &at.key("use"));
    }
    if let Some(charges) = &item.charges {
        check_charges(checker, item, charges, &at.key("charges"));
    }
}

fn check_use(checker: &mut Checker<'_, '_>, item: &Item, usage: &ItemUse, at: &Path<'_>) {
    let deed = Deed {
        kind: usage.kind,
        amount: usage.amount.as_ref(),
        damage_type: usage.damage_type.as_ref(),
        plus: usage.plus.as_deref(),
        save: usage.save.as_ref(),
        applies: usage.applies.as_deref().unwrap_or_default(),
        temporary: usage.temporary.as_ref(),
        budget: usage.budget.as_ref(),
    };
    deed::check(checker, &deed, at);
    if usage.save_difficulty.is_none() {
        // The use's own save was reported when it was read.
        let why = "the use has no `saveDifficulty`";
        deed::report_open_clauses(checker, deed.plus.unwrap_or_default(), why, &at.key("plus"));
        deed::report_open_ends(checker, deed.applies, why, &at.key("applies"));
    }
    if let Some(to_hit) = &usage.to_hit {
        checker.reference(to_hit, &at.key("toHit"), Allowance::Play);
    }
    if usage.charges.is_some() && item.charges.is_none() {
        checker.error(Code::NeededHere, &at.key("charges"), "the item has no `charges` to spend");
    }
    if let Some(restore) = &usage.restore {
        check_restore(checker, usage, restore, &at.key("restore"));
    }
    if let Some(gate) = &usage.gate {
        check_gate(checker, gate, &at.key("gate"));
    }
}

/// Health is mended by `amount`; anything else that comes back is named here.
fn check_restore(checker: &mut Checker<'_, '_>, usage: &ItemUse, restore: &UseRestore, at: &Path<'_>) {
    if !matches!(usage.kind, MechanicsKind::Heal | MechanicsKind::Buff) {
        let message = "`restore` may only stand where `kind` is `heal` or `buff`";
        checker.error(Code::NotAllowedHere, at, message);
    }
    let pool_at = at.key("pool");
    let health = checker.ruleset.combat.as_ref().and_then(|combat| combat.health.pool.as_ref());
    if fight::pool(checker, &restore.pool, &pool_at).is_some() && health == Some(&restore.pool) {
        let message = format!("`{}` is health, which `amount` mends", restore.pool);
        checker.error(Code::WrongKind, &pool_at, message);
    }
}

fn check_gate(checker: &mut Checker<'_, '_>, gate: &Gate, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let check_at = at.key("check");
    if let Some(id) = &gate.check.skill {
        checker.find(&sheet.skills, "skill", id, &check_at.key("skill"));
    }
    if let Some(id) = &gate.check.ability {
        checker.find(&sheet.abilities, "ability", id, &check_at.key("ability"));
    }
    if let Some(value) = &gate.check.value {
        checker.reference(value, &check_at.key("value"), Allowance::Play);
    }
    stat_or::check(checker, Some(&gate.difficulty), stat_or::NUMBER, &at.key("difficulty"));
    if let Some(unless) = &gate.unless {
        checker.reference(&unless.value, &at.key("unless").key("value"), Allowance::Play);
    }
}

/// Charges are one item's own: something must spend them, and items that stack have none of their own.
fn check_charges(checker: &mut Checker<'_, '_>, item: &Item, charges: &Charges, at: &Path<'_>) {
    if item.usage.as_ref().is_none_or(|usage| usage.charges.is_none()) {
        checker.error(Code::NeededHere, at, "`charges` need a `use` that spends some");
    }
    if item.stack.is_none_or(|stack| stack.get() != 1) {
        checker.error(Code::NeededHere, at, "`charges` need `stack` to be 1");
    }
    for (index, id) in charges.recharge.iter().flat_map(|recharge| &recharge.rests).enumerate() {
        let at = at.key("recharge");
        checker.find(&checker.ruleset.rests, "rest", id, &at.key("rests").index(index));
    }
}
