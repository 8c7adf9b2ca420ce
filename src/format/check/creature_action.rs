//! What an opponent does (combat.md 1.17).
//!
//! Must not know: the opponent's numbers.

use crate::format::check::{Checker, by_id, deed, fight, mechanics};
use crate::format::creature::{Creature, CreatureAction};
use crate::format::mechanics::Reaction;
use crate::format::scalar::Id;
use crate::source::{Code, Path};

/// Checks every action of an opponent.
pub(super) fn check(checker: &mut Checker<'_, '_>, creature: &Creature, at: &Path<'_>) {
    checker.distinct(&creature.actions, "action", at);
    for (index, action) in creature.actions.iter().enumerate() {
        let at = at.index(index);
        check_action(checker, action, &at);
        check_signature(checker, creature, action, &at.key("signature"));
        for (index, step) in action.sequence.iter().flatten().enumerate() {
            let at = at.key("sequence");
            check_step(checker, creature, action, &step.action, &at.index(index).key("action"));
        }
    }
}

fn check_action(checker: &mut Checker<'_, '_>, action: &CreatureAction, at: &Path<'_>) {
    fight::budget(checker, &action.budget, &at.key("budget"));
    let damage_at = at.key("damage");
    let plus = action.damage.as_ref().and_then(|damage| damage.plus.as_deref()).unwrap_or_default();
    if let Some(word) = action.damage.as_ref().and_then(|damage| damage.damage_type.as_ref()) {
        fight::damage_type(checker, word.english(), &damage_at.key("type"));
    }
    deed::check_clauses(checker, plus, &damage_at.key("plus"));
    if let Some(save) = &action.save {
        fight::save(checker, &save.save, &at.key("save").key("save"));
    }
    let applies = action.applies.as_deref().unwrap_or_default();
    deed::check_applies(checker, applies, &at.key("applies"));
    if action.save.is_none() && action.save_difficulty.is_none() {
        let why = "the action has neither `save` nor `saveDifficulty`";
        deed::report_open_clauses(checker, plus, why, &damage_at.key("plus"));
        deed::report_open_ends(checker, applies, why, &at.key("applies"));
    }
    if let Some(reaction) = &action.reaction {
        mechanics::check_reaction(checker, reaction, &at.key("reaction"));
    }
}

fn check_signature(checker: &mut Checker<'_, '_>, creature: &Creature, action: &CreatureAction, at: &Path<'_>) {
    let Some(signature) = &action.signature else { return };
    match creature.signature_points {
        None => checker.error(Code::NeededHere, at, "`signature` needs `signaturePoints`"),
        Some(points) if signature.cost.get() > points.get() => {
            let message = format!("costs {} of {} points", signature.cost.get(), points.get());
            checker.error(Code::OutOfRange, &at.key("cost"), message);
        }
        Some(_) => {}
    }
}

/// A step must be an action that can be taken by itself on one's own turn.
fn check_step(checker: &mut Checker<'_, '_>, creature: &Creature, action: &CreatureAction, step: &Id, at: &Path<'_>) {
    if *step == action.id {
        checker.error(Code::WrongKind, at, format!("`{step}` is this sequence itself"));
        return;
    }
    let Some(step) = by_id(&creature.actions, step.as_str()) else {
        let others = creature.actions.iter().filter(|other| other.id != action.id);
        checker.unknown(at, "action", step.as_str(), others.map(|other| other.id.as_str()));
        return;
    };
    let answers = step.reaction.as_ref().is_some_and(|reaction| *reaction != Reaction::Flag(false));
    let what = [
        (step.sequence.is_some(), "another sequence"),
        (step.signature.is_some(), "bought with signature points"),
        (answers, "a reaction"),
    ];
    for (_, what) in what.into_iter().filter(|(is, _)| *is) {
        checker.error(Code::WrongKind, at, format!("`{}` is {what}", step.id));
    }
}
