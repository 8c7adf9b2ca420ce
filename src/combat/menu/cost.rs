//! What an action costs its sheet, and with which pools it may be paid (sheets.md 5.6, amendments.md 5, combat.md 3.5).

use crate::combat::action::Action;
use crate::combat::encounter::{Character, Combatant};
use crate::combat::event_part::{FightRefusal, LabelRef};
use crate::combat::held::with_values;
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::sheet::{CATALOG_MARK, PoolValue, Values, row_pool_key};

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
    with_values(rules, character, |values| {
        let mut price = own_cost(values, action, pay)?;
        counters(rules, values, character, action, &mut price)?;
        check(values, who, &price)?;
        Ok(price)
    })
}

/// Higher pools that would pay for an action, in declaration order.
pub fn pay_with(rules: &Effective, who: &Combatant, action: &Action) -> Vec<PayWith> {
    let (Some(character), [term]) = (who.character(), action.cost.as_slice()) else { return Vec::new() };
    let higher = with_values(rules, character, |values| {
        let Some(family) = Family::of(values, &term.pool) else { return Vec::new() };
        let pools = values.pools().iter().filter(|pool| family.takes(pool) && pool.key != term.pool.as_str());
        let first = family.first_payer(values, term.amount);
        pools
            .filter(|pool| pool.level > family.level && first.as_ref() != Some(&pool.key))
            .map(|pool| PayWith { pool: pool.key.clone(), label: pool_label(pool), steps: pool.level - family.level })
            .collect()
    });
    higher.into_iter().filter(|other| price(rules, who, action, Some(&other.pool)).is_ok()).collect()
}

/// The pools that may pay a cost.
struct Family {
    group: Option<Id>,
    pool: Option<Id>,
    level: i64,
}

impl Family {
    fn of(values: &Values<'_>, named: &Id) -> Option<Self> {
        if let Some(pool) = values.pool(named.as_str()) {
            return Some(Self { group: pool.group.clone(), pool: Some(named.clone()), level: pool.level });
        }
        let declared = values.rules().ruleset().sheet.live.pools.iter();
        let mut declared = declared.filter(|pool| pool.group.as_ref() == Some(named));
        declared.next().map(|_| Self { group: Some(named.clone()), pool: None, level: 1 })
    }

    /// Whether a pool may be named to pay.
    fn takes(&self, pool: &PoolValue) -> bool {
        let Some(group) = &self.group else { return self.pool.as_ref().is_some_and(|own| *own == pool.key.as_str()) };
        pool.group.as_ref() == Some(group) || (pool.pays.contains(group) && pool.level >= self.level)
    }

    /// The pool that pays where none is named and the cost names a group.
    fn first_payer(&self, values: &Values<'_>, amount: i64) -> Option<String> {
        if self.pool.is_some() {
            return None;
        }
        let mut pools = values.pools_of_group(self.group.as_ref()?.as_str());
        pools.find(|pool| pool.value >= amount).map(|pool| pool.key.clone())
    }
}

fn own_cost(values: &Values<'_>, action: &Action, pay: Option<&str>) -> Result<Price, FightRefusal> {
    if let Some(named) = pay {
        let [term] = action.cost.as_slice() else { return Err(FightRefusal::BadPool) };
        let family = Family::of(values, &term.pool).ok_or(FightRefusal::BadPool)?;
        let pool = values.pool(named).filter(|pool| family.takes(pool)).ok_or(FightRefusal::BadPool)?;
        let steps = (pool.level - family.level).max(0);
        let payment = Payment { pool: pool.key.clone(), label: pool_label(pool), amount: term.amount };
        return Ok(Price { payments: vec![payment], steps });
    }
    let mut price = Price::default();
    for term in &action.cost {
        let taken = |key: &str| -> i64 {
            price.payments.iter().filter(|payment| payment.pool == key).map(|payment| payment.amount).sum()
        };
        let own = values.pool(term.pool.as_str());
        let paying = own.or_else(|| {
            let fits = |pool: &&PoolValue| pool.value - taken(&pool.key) >= term.amount;
            values.pools_of_group(term.pool.as_str()).find(fits)
        });
        let pool = paying.ok_or(FightRefusal::Insufficient)?;
        let payment = Payment { pool: pool.key.clone(), label: pool_label(pool), amount: term.amount };
        price.payments.push(payment);
    }
    Ok(price)
}

/// Rows of the same entry that count its uses.
fn counters(
    rules: &Effective,
    values: &Values<'_>,
    character: &Character,
    action: &Action,
    price: &mut Price,
) -> Result<(), FightRefusal> {
    let Some((catalog, entry)) = &action.entry else { return Ok(()) };
    let mark = format!("{catalog}/{entry}");
    for list in rules.ruleset().sheet.lists.iter().filter(|list| list.pools.is_some()) {
        if values.list_hidden(list.id.as_str()) {
            continue;
        }
        for (_, row) in character.build.rows(list.id.as_str()) {
            if row.get(CATALOG_MARK).and_then(serde_json::Value::as_str) != Some(mark.as_str()) {
                continue;
            }
            let Some(key) = row_pool_key(list, row) else { continue };
            let pool = values.pool(&key).ok_or(FightRefusal::Insufficient)?;
            if !price.payments.iter().any(|payment| payment.pool == key) {
                price.payments.push(Payment { pool: key, label: pool_label(pool), amount: 1 });
            }
        }
    }
    Ok(())
}

fn check(values: &Values<'_>, who: &Combatant, price: &Price) -> Result<(), FightRefusal> {
    for payment in &price.payments {
        let same = price.payments.iter().filter(|other| other.pool == payment.pool);
        let together: i64 = same.map(|payment| payment.amount).sum();
        if values.pool(&payment.pool).is_none_or(|pool| pool.value < together) {
            return Err(FightRefusal::Insufficient);
        }
        let limit = Id::new(&payment.pool).and_then(|id| who.limits.get(&id));
        if limit.is_some_and(|limit| limit.spent + together > limit.max) {
            return Err(FightRefusal::Insufficient);
        }
    }
    Ok(())
}

fn pool_label(pool: &PoolValue) -> LabelRef {
    let reference = match &pool.origin {
        crate::sheet::PoolOrigin::Declared => format!("pool/{}", pool.key),
        crate::sheet::PoolOrigin::Row { list, row } => format!("list/{list}/{row}/pool"),
    };
    LabelRef::new(pool.label.clone(), reference)
}
