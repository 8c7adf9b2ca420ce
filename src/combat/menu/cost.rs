//! What an action costs its sheet, and with which pools it may be paid (sheets.md 5.6, amendments.md 5, combat.md 3.5).

use smol_str::format_smolstr;

use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::{FightRefusal, LabelRef};
use crate::format::scalar::{EntryId, EntryRef, Id};
use crate::rules::Effective;
use crate::sheet::{Bill, PoolFamily, PoolFunds, PoolValue, UseRefusal};

/// A payment out of one pool.
#[derive(Debug, Clone, PartialEq)]
pub struct Payment {
    /// The pool's key.
    pub pool: String,
    /// Its name.
    pub label: LabelRef,
    /// How many points.
    pub amount: i64,
}

/// Everything that one use takes.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Price {
    /// The payments, in order.
    pub payments: Vec<Payment>,
    /// Cost steps paid above the cost.
    pub steps: i64,
}

/// Another pool that would pay.
#[derive(Debug, Clone, PartialEq)]
pub struct PayWith {
    /// The pool's key.
    pub pool: String,
    /// Its name.
    pub label: LabelRef,
    /// Cost steps that paying with it adds.
    pub steps: i64,
}

/// Works out what an action takes now, paid with `pay` where that is given.
///
/// # Errors
/// `bad-pool` for a pool that may not pay, `insufficient` where there is not enough or a limit is reached.
pub fn price(rules: &Effective, who: &Combatant, action: &Action, pay: Option<&str>) -> Result<Price, FightRefusal> {
    let Some(character) = who.character() else {
        return if pay.is_some() { Err(FightRefusal::BadPool) } else { Ok(Price::default()) };
    };
    if action.cost.is_empty() && action.entry.is_none() {
        return if pay.is_some() { Err(FightRefusal::BadPool) } else { Ok(Price::default()) };
    }
    character.funds(rules, |values| {
        let bill = own_cost(values, action, pay).map_err(refused)?;
        let payments = bill.payments.iter().filter_map(|part| {
            let label = pool_label(values.pool(&part.pool)?);
            Some(Payment { pool: part.pool.clone(), label, amount: part.amount })
        });
        let price = Price { payments: payments.collect(), steps: bill.steps };
        check(values, who, &price)?;
        Ok(price)
    })
}

/// Pools that would pay for an action besides its own: higher ones of the same group, and those of other groups that pay for
/// it, in declaration order.
pub fn pay_with(rules: &Effective, who: &Combatant, action: &Action) -> Vec<PayWith> {
    let (Some(character), [term]) = (who.character(), action.cost.as_slice()) else { return Vec::new() };
    let higher = character.funds(rules, |values| {
        let Some(family) = PoolFamily::of(values, &term.pool) else { return Vec::new() };
        let pools = values.pools().iter().filter(|pool| family.takes(pool) && pool.key != term.pool.as_str());
        // A price that names a group is paid from its first pool that can; that one is no other choice.
        let group = family.group.as_ref().filter(|_| family.own.is_none()).map_or("", Id::as_str);
        let first = values.first_of_group(group, |pool| values.holds(pool) >= term.amount).map(|pool| &pool.key);
        pools
            .filter(|pool| pool.level > family.level || pool.group != family.group)
            .filter(|pool| first != Some(&pool.key))
            .map(|pool| PayWith { pool: pool.key.clone(), label: pool_label(pool), steps: pool.level - family.level })
            .collect()
    });
    higher.into_iter().filter(|other| price(rules, who, action, Some(&other.pool)).is_ok()).collect()
}

fn own_cost(values: &impl PoolFunds, action: &Action, pay: Option<&str>) -> Result<Bill, UseRefusal> {
    let terms: Vec<(&Id, i64)> = action.cost.iter().map(|term| (&term.pool, term.amount)).collect();
    let mut bill = Bill::default();
    match (pay, terms.as_slice()) {
        // The pool that would pay anyway may be named, also where it has no group.
        (Some(named), [(own, _)]) if named == own.as_str() && values.pool(named).is_some() => {
            bill.pay(values, &terms)?
        }
        (Some(named), _) => bill.pay_with(values, &terms, values.pool(named).ok_or(UseRefusal::BadPool)?)?,
        (None, _) => bill.pay(values, &terms)?,
    }
    let entry = action
        .entry
        .as_ref()
        .and_then(|(catalog, entry)| Some(EntryRef { catalog: catalog.clone(), entry: EntryId::new(entry)? }));
    entry.map_or(Ok(()), |entry| bill.count(values, &entry))?;
    Ok(bill)
}

fn refused(refusal: UseRefusal) -> FightRefusal {
    match refusal {
        UseRefusal::BadPool => FightRefusal::BadPool,
        _ => FightRefusal::Insufficient,
    }
}

fn check(values: &impl PoolFunds, who: &Combatant, price: &Price) -> Result<(), FightRefusal> {
    for payment in &price.payments {
        let same = price.payments.iter().filter(|other| other.pool == payment.pool);
        let together: i64 = same.map(|payment| payment.amount).sum();
        if values.pool(&payment.pool).is_none_or(|pool| values.holds(pool) < together) {
            return Err(FightRefusal::Insufficient);
        }
        let limit = Id::new(&payment.pool).and_then(|id| who.limits.get(&id));
        if limit.is_some_and(|limit| limit.spent + together > limit.max) {
            return Err(FightRefusal::Insufficient);
        }
    }
    Ok(())
}

/// The name of a pool: a declared one, or that of a row.
pub(in crate::combat) fn pool_label(pool: &PoolValue) -> LabelRef {
    let reference = match &pool.origin {
        crate::sheet::PoolOrigin::Declared => format_smolstr!("pool/{}", pool.key),
        crate::sheet::PoolOrigin::Row { list, row } => format_smolstr!("list/{list}/{row}/pool"),
    };
    LabelRef::new(pool.label.clone(), reference)
}
