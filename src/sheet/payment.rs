//! Which pools pay a price: a use on a sheet and an option in a fight ask the same (sheets.md 5.6 steps 3 to 5,
//! amendments.md 5).
//!
//! Must not know: what is paid for, and whether there is enough.

use crate::format::scalar::{EntryRef, Id, truncated};
use crate::rules::Effective;
use crate::sheet::{Build, CATALOG_MARK, LiveRefusal, PoolValue, UseRefusal, Values, read, row_pool_key};

/// The pools of a sheet as a price reads them.
pub trait PoolFunds {
    /// The rules in force.
    fn rules(&self) -> &Effective;
    /// What the player made.
    fn build(&self) -> &Build;
    /// The pools that are there; what they hold is asked with [`PoolFunds::holds`].
    fn pools(&self) -> &[PoolValue];
    /// What one of them holds now.
    fn holds(&self, pool: &PoolValue) -> i64;
    /// The level of a declared pool by its place, also of one that is not there.
    fn declared_level(&self, at: usize) -> i64;

    /// The pool of exactly that key.
    fn pool(&self, key: &str) -> Option<&PoolValue> {
        self.pools().iter().find(|pool| pool.key == key)
    }

    /// The first pool of a group of which that holds.
    fn first_of_group(&self, group: &str, covers: impl Fn(&PoolValue) -> bool) -> Option<&PoolValue> {
        let mut own = self.pools().iter().filter(|pool| pool.group.as_ref().is_some_and(|own| *own == *group));
        own.find(|pool| covers(pool))
    }
}

impl PoolFunds for Values<'_> {
    fn rules(&self) -> &Effective {
        Values::rules(self)
    }

    fn build(&self) -> &Build {
        Values::build(self)
    }

    fn pools(&self) -> &[PoolValue] {
        Values::pools(self)
    }

    fn holds(&self, pool: &PoolValue) -> i64 {
        pool.value
    }

    fn declared_level(&self, at: usize) -> i64 {
        let layout = &Values::rules(self).ruleset().sheet.live.pools;
        let Some(own) = layout.get(at) else { return 1 };
        match (&own.level, &own.group) {
            (Some(level), _) => truncated(self.number(level).floor()),
            (None, Some(_)) => {
                let place = layout.iter().take(at + 1).filter(|pool| pool.group == own.group).count();
                i64::try_from(place).unwrap_or(1)
            }
            (None, None) => 1,
        }
    }
}

/// The pools that may pay for a part of a price.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolFamily {
    /// The group: that of the pool named, or the group named itself; a pool may have none.
    pub group: Option<Id>,
    /// The pool named, whether or not the sheet has it.
    pub own: Option<Id>,
    /// The level of the price: that of the pool named, 1 where a group is named.
    pub level: i64,
}

impl PoolFamily {
    /// The family of what a price names; `None` where it is neither a pool nor a group. A pool that the sheet does not have
    /// (hidden, or its maximum is 0) names its family all the same, unless a group has that name too.
    pub fn of(values: &impl PoolFunds, named: &Id) -> Option<Self> {
        if let Some(pool) = values.pool(named.as_str()) {
            return Some(Self { group: pool.group.clone(), own: Some(named.clone()), level: pool.level });
        }
        let layout = &values.rules().ruleset().sheet.live.pools;
        if layout.iter().any(|pool| pool.group.as_ref() == Some(named)) {
            return Some(Self { group: Some(named.clone()), own: None, level: 1 });
        }
        let at = layout.iter().position(|pool| pool.id == *named)?;
        let group = layout.get(at)?.group.clone();
        Some(Self { group, own: Some(named.clone()), level: values.declared_level(at) })
    }

    /// Whether a pool may be named to pay instead: one of the same group, or one that pays for that group and whose level is
    /// at least the price's.
    pub fn takes(&self, pool: &PoolValue) -> bool {
        let Some(group) = &self.group else { return false };
        pool.group.as_ref() == Some(group) || (pool.pays.contains(group) && pool.level >= self.level)
    }
}

/// Points that one pool is to pay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BillPart {
    /// The pool's key.
    pub pool: String,
    /// How many.
    pub amount: i64,
}

/// Everything that is to be paid, in order.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bill {
    /// The parts; a pool may stand in several.
    pub payments: Vec<BillPart>,
    /// By how many levels the pool named is above the price.
    pub steps: i64,
}

impl Bill {
    /// What a pool is to pay so far.
    pub fn taken(&self, pool: &str) -> i64 {
        let same = self.payments.iter().filter(|part| part.pool == pool);
        same.fold(0, |sum, part| sum.saturating_add(part.amount))
    }

    fn add(&mut self, pool: &PoolValue, amount: i64) {
        self.payments.push(BillPart { pool: pool.key.clone(), amount });
    }

    /// Every part of a price from the pool it names, or from the first of the group it names that can still pay it; where
    /// none can, the first, which then falls short. A name that is both is the pool.
    ///
    /// # Errors
    /// `insufficient` where the sheet has no pool of that group, `unknown-pool` where it does not have that pool.
    pub fn pay(&mut self, values: &impl PoolFunds, terms: &[(&Id, i64)]) -> Result<(), UseRefusal> {
        for (named, amount) in terms {
            if let Some(pool) = values.pool(named.as_str()) {
                self.add(pool, *amount);
                continue;
            }
            let mut declared = values.rules().ruleset().sheet.live.pools.iter();
            if !declared.any(|pool| pool.group.as_ref() == Some(*named)) {
                return Err(UseRefusal::Price(LiveRefusal::UnknownPool));
            }
            let covers = |pool: &PoolValue| values.holds(pool).saturating_sub(self.taken(&pool.key)) >= *amount;
            let group = named.as_str();
            let payer = values.first_of_group(group, covers).or_else(|| values.first_of_group(group, |_| true));
            self.add(payer.ok_or(UseRefusal::Price(LiveRefusal::Insufficient))?, *amount);
        }
        Ok(())
    }

    /// The whole price, which must be of one part, from another pool of its family.
    ///
    /// # Errors
    /// `bad-pool` for a price of no part or of several, without a group, or that this pool may not pay.
    pub fn pay_with(
        &mut self,
        values: &impl PoolFunds,
        terms: &[(&Id, i64)],
        pool: &PoolValue,
    ) -> Result<(), UseRefusal> {
        let [(named, amount)] = terms else { return Err(UseRefusal::BadPool) };
        let family = PoolFamily::of(values, named).filter(|family| family.takes(pool)).ok_or(UseRefusal::BadPool)?;
        self.add(pool, *amount);
        self.steps = (pool.level - family.level).max(0);
        Ok(())
    }

    /// One use from every row's pool that the same entry wrote, once a pool and not where it pays already.
    ///
    /// # Errors
    /// `insufficient` for a counter that is shown and has no uses to give.
    pub fn count(&mut self, values: &impl PoolFunds, entry: &EntryRef) -> Result<(), UseRefusal> {
        let mark = entry.to_string();
        for list in values.rules().ruleset().sheet.lists.iter().filter(|list| list.pools.is_some()) {
            if read::hidden(values.rules(), values.build(), list.hide_when.as_ref()) {
                continue;
            }
            for (_, row) in values.build().rows(list.id.as_str()) {
                if row.get(CATALOG_MARK).and_then(serde_json::Value::as_str) != Some(mark.as_str()) {
                    continue;
                }
                let Some(key) = row_pool_key(list, row) else { continue };
                let pool = values.pool(&key).ok_or(UseRefusal::Price(LiveRefusal::Insufficient))?;
                if self.taken(&key) == 0 {
                    self.add(pool, 1);
                }
            }
        }
        Ok(())
    }
}
