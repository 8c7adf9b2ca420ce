//! How checks are thrown: the sheet math that both kinds share, and sums of dice (checks.md 1.3, 1.4, 1.6).

use crate::format::check::{Allowance, Checker, dice_pool};
use crate::format::live::PoolStart;
use crate::format::resolution::{DicePool, DiceSum, Natural, PerCheck, Resolution, Spend};
use crate::format::value_ref::IntOrRef;
use crate::source::{Code, Path};

/// Checks `resolution`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    let at = root.key("resolution");
    shared(checker, &at);
    match &checker.ruleset.resolution {
        Resolution::Sum(sum) => dice_sum(checker, sum, &at),
        Resolution::Pool(pool) => {
            dice_pool::check(checker, pool, &at);
            spends(checker, pool, &at);
        }
    }
}

fn shared(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let ruleset = checker.ruleset;
    let shared = ruleset.resolution.shared();
    if let Some(proficiency) = shared.proficiency {
        checker.reference(&proficiency.bonus, &at.key("proficiency").key("bonus"), Allowance::Sheet);
    } else {
        let tiers = at.key("proficiencyTiers");
        for (index, tier) in shared.tiers.iter().enumerate() {
            if tier.multiplier.get() != 0.0 {
                let message = format!("tier `{}` multiplies a proficiency bonus that is not declared", tier.id);
                checker.error(Code::NeededHere, &tiers.index(index).key("multiplier"), message);
            }
        }
    }
    if let Some(id) = shared.penalty_from {
        let at = at.key("penaltyFrom");
        if let Some(track) = checker.find(&ruleset.sheet.live.tracks, "track", id, &at)
            && !track.is_wound()
        {
            let message = format!("`{id}` is a plain track; only a wound track has a penalty");
            checker.error(Code::WrongKind, &at, message);
        }
    }
    let adjust = at.key("adjust");
    for (index, one) in shared.adjust.iter().enumerate() {
        let at = adjust.index(index);
        checker.reference(&one.value, &at.key("value"), Allowance::Play);
        let abilities = at.key("abilities");
        for (index, id) in one.abilities.iter().flatten().enumerate() {
            checker.find(&ruleset.sheet.abilities, "ability", id, &abilities.index(index));
        }
    }
}

fn dice_sum(checker: &mut Checker<'_, '_>, sum: &DiceSum, at: &Path<'_>) {
    let naturals = &sum.naturals;
    if sum.dice.count.get() != 1 && (naturals.check != Natural::None || naturals.save != Natural::None) {
        let message = format!("single faces mean nothing where {} dice are added", sum.dice.count.get());
        checker.error(Code::NotAllowedHere, &at.key("naturals"), message);
    }
    let spend = at.key("spend");
    for index in 0..sum.spend.as_deref().unwrap_or_default().len() {
        checker.error(Code::NotAllowedHere, &spend.index(index), "a check that adds dice buys nothing");
    }
}

fn spends(checker: &mut Checker<'_, '_>, pool: &DicePool, at: &Path<'_>) {
    let spends = pool.spend.as_deref().unwrap_or_default();
    let at = at.key("spend");
    let mut seen = std::collections::HashSet::new();
    let mut twice = None;
    for (index, spend) in spends.iter().enumerate() {
        if !seen.insert(&spend.pool) {
            twice = twice.or(Some(&spend.pool));
        }
        one_spend(checker, pool, spend, &at.index(index));
    }
    if let Some(id) = twice {
        checker.error(Code::DuplicateValue, &at, format!("two purchases are paid from pool `{id}`"));
    }
}

fn one_spend(checker: &mut Checker<'_, '_>, pool: &DicePool, spend: &Spend, at: &Path<'_>) {
    let at_pool = at.key("pool");
    let pools = &checker.ruleset.sheet.live.pools;
    if let Some(found) = checker.find(pools, "pool", &spend.pool, &at_pool)
        && found.start == PoolStart::Empty
    {
        let message = format!("pool `{}` starts empty, so nothing is bought with it", spend.pool);
        checker.error(Code::WrongKind, &at_pool, message);
    }
    if let Some(reroll) = &spend.reroll {
        dice_pool::reroll(checker, pool, reroll.up_to.get(), &at.key("reroll").key("upTo"));
    }
    if let PerCheck::Limit(IntOrRef::Ref(reference)) = &spend.per_check {
        checker.reference(reference, &at.key("perCheck"), Allowance::Play);
    }
}
