//! One line for every event of a fight.

use crate::combat::FightEvent;
use crate::narrate::attack::{Attack, Recheck, Save};
use crate::narrate::cast::Cast;
use crate::narrate::condition::Change;
use crate::narrate::contest::Contest;
use crate::narrate::cost::Gate;
use crate::narrate::dying::DeathRoll;
use crate::narrate::harm::{Given, Harm, Shift};
use crate::narrate::line::Line;
use crate::narrate::roll::Rolled;
use crate::narrate::{attack, board, condition, contest, cost, dying, harm, order, refused};

/// What is said of an event.
pub fn narrate(event: &FightEvent, cast: &dyn Cast) -> Line {
    match event {
        FightEvent::Initiative { entries, .. } => order::initiative(entries, cast),
        FightEvent::Round { round, .. } => order::round(*round),
        FightEvent::Turn { actor, .. } => order::turn(actor, cast),
        FightEvent::Outcome { outcome, .. } => order::outcome(*outcome),
        FightEvent::Attack {
            actor,
            target,
            label,
            mode,
            rolls,
            kept,
            modifier,
            bonuses,
            total,
            defense,
            defense_label,
            guards,
            outcome,
            pool,
            style,
            ..
        } => {
            let rolled = Rolled {
                rolls,
                kept: *kept,
                mode: *mode,
                modifier: *modifier,
                bonuses,
                total: *total,
                pool: pool.as_ref(),
            };
            let (defense_label, style) = (defense_label.as_ref(), style.as_ref());
            let told = Attack {
                actor,
                target,
                label,
                style,
                rolled,
                defense: *defense,
                defense_label,
                guards,
                outcome: *outcome,
            };
            attack::attack(&told, cast)
        }
        FightEvent::Save {
            actor,
            save,
            mode,
            rolls,
            kept,
            modifier,
            bonuses,
            total,
            difficulty,
            success,
            automatic,
            pool,
            ..
        } => {
            let rolled = Rolled {
                rolls,
                kept: *kept,
                mode: *mode,
                modifier: *modifier,
                bonuses,
                total: *total,
                pool: pool.as_ref(),
            };
            let told = Save { save, rolled, difficulty: *difficulty, success: *success, automatic: *automatic };
            attack::save(actor, &told, cast)
        }
        FightEvent::Damage {
            target,
            damage_type,
            rolls,
            flat,
            amount,
            dealt,
            adjust,
            saved,
            to_temp,
            temp,
            health,
            critical,
            pool,
            soak,
            floor,
            mark,
            ..
        } => {
            let told = Harm {
                damage_type: damage_type.as_ref(),
                rolls,
                flat: *flat,
                amount: *amount,
                dealt: *dealt,
                adjust: *adjust,
                saved: *saved,
                to_temp: *to_temp,
                temp: *temp,
                health,
                critical: *critical,
                pool: pool.as_ref(),
                soak: soak.as_ref(),
                floor: *floor,
                mark: mark.as_ref(),
            };
            harm::damage(target, &told, cast)
        }
        FightEvent::Heal { target, rolls, amount, gained, health, .. } => {
            harm::heal(target, Given { amount: *amount, gained: *gained }, rolls, health, cast)
        }
        FightEvent::Temporary { target, amount, temp, .. } => harm::temporary(target, *amount, *temp, cast),
        FightEvent::Restored { target, pool, amount, gained, before, value, max, .. } => {
            let given = Given { amount: *amount, gained: *gained };
            harm::restored(target, pool, given, (*before, *value), *max, cast)
        }
        FightEvent::Hardness { target, label, hardness, dice, .. } => {
            harm::hardness(target, label, *hardness, *dice, cast)
        }
        FightEvent::Shift {
            actor,
            amount,
            before,
            total,
            reason,
            source,
            rolls,
            flat,
            pool,
            soak,
            floor,
            saved,
            ..
        } => {
            let told = Shift {
                amount: *amount,
                before: *before,
                total: *total,
                reason: *reason,
                source: source.as_ref(),
                rolls,
                flat: *flat,
                pool: pool.as_ref(),
                soak: soak.as_ref(),
                floor: *floor,
                saved: *saved,
            };
            harm::shift(actor, &told, cast)
        }
        FightEvent::Condition { target, condition, active, reason, rounds, fight_over, .. } => {
            let change =
                Change { condition, active: *active, reason: *reason, rounds: *rounds, fight_over: *fight_over };
            condition::condition(target, &change, cast)
        }
        FightEvent::Concentration { actor, label, state, reason, .. } => {
            condition::concentration(actor, label, *state, *reason, cast)
        }
        FightEvent::Spend { actor, label, amount, stands, .. } => cost::spend(actor, label, *amount, *stands, cast),
        FightEvent::Budget { actor, budget, left, .. } => cost::budget(actor, budget, *left, cast),
        FightEvent::Uses { actor, label, left, of, .. } => cost::uses(actor, label, *left, *of),
        FightEvent::Broke { actor, label, roll, .. } => cost::broke(actor, label, *roll),
        FightEvent::Gate {
            actor,
            label,
            check,
            mode,
            rolls,
            kept,
            modifier,
            bonuses,
            total,
            difficulty,
            success,
            pool,
            ..
        } => {
            let rolled = Rolled {
                rolls,
                kept: *kept,
                mode: *mode,
                modifier: *modifier,
                bonuses,
                total: *total,
                pool: pool.as_ref(),
            };
            cost::gate(actor, &Gate { label, check, rolled, difficulty: *difficulty, success: *success }, cast)
        }
        FightEvent::Recharge { actor, label, rolls, kept, from, back, .. } => {
            cost::recharge(actor, label, rolls, *kept, *from, *back)
        }
        FightEvent::Signature { actor, label, cost, left, .. } => cost::signature(actor, label, *cost, *left, cast),
        FightEvent::Strikes { actor, label, left, .. } => cost::strikes(actor, label, *left),
        FightEvent::Gives { actor, label, budget, left, .. } => cost::gives(actor, label, budget, *left, cast),
        FightEvent::Shot { actor, label, left, of, .. } => cost::shot(actor, label, *left, *of),
        FightEvent::Reload { actor, label, loaded, of, drew, .. } => {
            cost::reload(actor, label, *loaded, *of, *drew, cast)
        }
        FightEvent::Recovered { actor, label, count, .. } => cost::recovered(actor, label, *count, cast),
        FightEvent::Rider { actor, target, label, .. } => attack::rider(actor, target, label, cast),
        FightEvent::Cancelled { actor, label, by_id, .. } => attack::cancelled(actor, label, by_id, cast),
        FightEvent::Recheck { actor, target, label, total, defense, defense_label, guards, outcome, .. } => {
            let told = Recheck {
                actor,
                target,
                label,
                total: *total,
                defense: *defense,
                defense_label: defense_label.as_ref(),
                guards,
                outcome: *outcome,
            };
            attack::recheck(&told, cast)
        }
        FightEvent::Contest { actor, target, label, attacker, defender, winner, .. } => {
            contest::contest(&Contest { actor, target, label, attacker, defender, winner }, cast)
        }
        FightEvent::Standard { actor, action, target, .. } => board::standard(actor, *action, target.as_ref(), cast),
        FightEvent::Window { moment, waiting, source_id, label, total, defense, defense_label, .. } => {
            let window = board::Window {
                moment: *moment,
                waiting,
                source: source_id.as_ref(),
                label: label.as_ref(),
                total: *total,
                defense: *defense,
                defense_label: defense_label.as_ref(),
            };
            board::window(&window, cast)
        }
        FightEvent::Pass { actor, .. } => board::pass(actor, cast),
        FightEvent::Control { actor, by, .. } => board::control(actor, *by, cast),
        FightEvent::Deed { actor, label, targets, .. } => board::deed(actor, label, targets, cast),
        FightEvent::Answered { actor, label, .. } => board::answered(actor, label, cast),
        FightEvent::Dying { actor, rolls, kept, difficulty, successes, failures, result, .. } => {
            let death = DeathRoll {
                rolls,
                kept: *kept,
                difficulty: *difficulty,
                successes: *successes,
                failures: *failures,
                result: *result,
            };
            dying::dying(actor, &death, cast)
        }
        FightEvent::Down { actor, dying, .. } => dying::down(actor, *dying, cast),
        FightEvent::Defeated { actor, .. } => dying::defeated(actor, cast),
        FightEvent::Revived { actor, health, .. } => dying::revived(actor, *health, cast),
        FightEvent::Refused { actor, reason, .. } => refused::refused(actor, *reason, cast),
    }
}

#[cfg(test)]
mod tests;
