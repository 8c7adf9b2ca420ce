//! Using an entry that was picked: what it costs is paid, all or nothing (sheets.md 5.6, amendments.md 5, the seed on
//! catalogs).
//!
//! Must not know: fights, checks, tags; what using the entry does.

use crate::format::catalog::Entry;
use crate::format::mechanics::CostTerm;
use crate::format::scalar::{EntryRef, truncated};
use crate::format::sheet::{FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::command::{AMOUNT_MAX, pool_change};
use crate::sheet::find::names;
use crate::sheet::read::{CellValue, cell_value};
use crate::sheet::{CATALOG_MARK, LiveChange, LiveRefusal, PoolOrigin, PoolValue, Values, row_pool_key};
use crate::text::RulesetText;

/// What using an entry comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct UseDecision {
    /// The entry.
    pub entry: EntryRef,
    /// What it is called.
    pub label: RulesetText,
    /// What changes; empty where it costs nothing.
    pub changes: Vec<LiveChange>,
    /// What was paid, one a pool, in the order of the cost.
    pub paid: Vec<Paid>,
    /// By how many levels the pool that paid is above the cost; 0 where none was named.
    pub steps: i64,
}

/// Points that a pool paid, and how it stands then.
#[derive(Debug, Clone, PartialEq)]
pub struct Paid {
    /// The pool's key.
    pub pool: String,
    /// What it is called.
    pub label: RulesetText,
    /// How many points.
    pub amount: i64,
    /// What it holds now.
    pub value: i64,
    /// Its maximum.
    pub max: i64,
}

impl UseDecision {
    /// The English that an answered tag carries, before it is made safe for a tag and cut.
    pub fn english(&self) -> String {
        if self.paid.is_empty() {
            return format!("{}: no cost", self.label.english());
        }
        let parts = self.paid.iter().map(|paid| format!("{} {}/{}", paid.label.english(), paid.value, paid.max));
        parts.collect::<Vec<_>>().join(", ")
    }
}

/// Why an entry is not used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UseRefusal {
    /// Nothing on the sheet that came from a catalog has that name, or its catalog no longer has it.
    UnknownEntry,
    /// Several entries have it.
    AmbiguousEntry,
    /// The pool named may not pay this.
    BadPool,
    /// A part of the price cannot be paid.
    Price(LiveRefusal),
}

impl UseRefusal {
    /// The word that answers and tags carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownEntry => "unknown-entry",
            Self::AmbiguousEntry => "ambiguous-entry",
            Self::BadPool => "bad-pool",
            Self::Price(refusal) => refusal.code(),
        }
    }
}

/// Decides what using the entry of that name comes to, paid from the pool named where one is named.
///
/// # Errors
/// Why it is not used; then nothing changes.
pub fn decide_use(values: &Values<'_>, name: &str, pool: Option<&str>) -> Result<UseDecision, UseRefusal> {
    let (reference, entry) = find_entry(values, name)?;
    let cost = entry.mechanics.as_ref().and_then(|mechanics| mechanics.cost.as_deref()).unwrap_or_default();
    let mut bill = Bill::default();
    match pool {
        Some(pool) => pay_with(values, cost, pool, &mut bill)?,
        None => cost.iter().try_for_each(|term| pay_term(values, term, &mut bill))?,
    }
    counters(values, &reference, &mut bill)?;
    let (changes, paid) = bill.settle(values)?;
    Ok(UseDecision { entry: reference, label: entry.label.text().clone(), changes, paid, steps: bill.steps })
}

/// The one entry that a name means on this sheet: by what a marked row is called, or by the entry's own label.
fn find_entry<'e>(values: &Values<'e>, name: &str) -> Result<(EntryRef, &'e Entry), UseRefusal> {
    let name = name.trim();
    if name.is_empty() {
        return Err(UseRefusal::UnknownEntry);
    }
    let rules = values.rules();
    let mut found: Option<EntryRef> = None;
    for list in &rules.ruleset().sheet.lists {
        for (_, row) in values.build().rows(list.id.as_str()) {
            let mark = row.get(CATALOG_MARK).and_then(serde_json::Value::as_str).and_then(EntryRef::parse);
            let Some(mark) = mark else { continue };
            let label = || rules.book().entry(&mark).map(|entry| entry.label.english());
            let answers = shown_names(rules, list, row).any(|shown| names(name, shown, shown))
                || label().is_some_and(|label| names(name, label, label));
            match &found {
                _ if !answers => {}
                Some(other) if *other != mark => return Err(UseRefusal::AmbiguousEntry),
                _ => found = Some(mark),
            }
        }
    }
    let found = found.ok_or(UseRefusal::UnknownEntry)?;
    let entry = rules.book().entry(&found).ok_or(UseRefusal::UnknownEntry)?;
    Ok((found, entry))
}

/// What the Game Master is shown as a row's name: the summary's column, else that of its pools, else the first text column.
/// An enum's value answers beside its label.
fn shown_names<'e>(
    rules: &'e Effective,
    list: &'e SheetList,
    row: &'e serde_json::Map<String, serde_json::Value>,
) -> impl Iterator<Item = &'e str> {
    let summary = rules.ruleset().gm.sheet_summary.lists.iter().find(|shown| shown.list == list.id);
    let column = summary.map(|shown| shown.name_column.as_str()).or_else(|| list.name_column());
    let column = column.and_then(|id| list.columns.iter().find(|column| column.id == *id));
    let cell = column.and_then(|column| match cell_value(column, row.get(column.id.as_str())) {
        CellValue::Text(text) => Some((column, text)),
        _ => None,
    });
    let label = cell.and_then(|(column, text)| match &column.kind {
        FieldKind::Enum(kind) => kind.label_of(text).map(RulesetText::english),
        _ => None,
    });
    cell.map(|(_, text)| text).into_iter().chain(label)
}

/// What is to be paid, in order.
#[derive(Default)]
struct Bill {
    /// Pools' keys with how much each pays.
    payments: Vec<(String, i64)>,
    steps: i64,
}

impl Bill {
    fn taken(&self, pool: &str) -> i64 {
        let same = self.payments.iter().filter(|(key, _)| key == pool);
        same.fold(0, |sum, (_, amount)| sum.saturating_add(*amount))
    }

    fn add(&mut self, pool: &PoolValue, amount: i64) {
        self.payments.push((pool.key.clone(), amount));
    }

    /// Every payment as a spend of its own, on what the ones before left; the changes are one a pool.
    fn settle(&self, values: &Values<'_>) -> Result<(Vec<LiveChange>, Vec<Paid>), UseRefusal> {
        let mut paid: Vec<Paid> = Vec::new();
        for (key, amount) in &self.payments {
            let pool = values.pool(key).ok_or(UseRefusal::Price(LiveRefusal::UnknownPool))?;
            if !(1..=AMOUNT_MAX).contains(amount) {
                return Err(UseRefusal::Price(LiveRefusal::BadAmount));
            }
            let fresh =
                Paid { pool: key.clone(), label: pool.label.clone(), amount: 0, value: pool.value, max: pool.max };
            let at = paid.iter().position(|paid| paid.pool == *key).unwrap_or_else(|| {
                paid.push(fresh);
                paid.len() - 1
            });
            let Some(part) = paid.get_mut(at) else { continue };
            if part.value < *amount {
                return Err(UseRefusal::Price(LiveRefusal::Insufficient));
            }
            part.value -= amount;
            part.amount += amount;
        }
        let changes = paid.iter().filter_map(|paid| {
            let pool = values.pool(&paid.pool)?;
            Some(pool_change(pool, paid.value, pool.temp))
        });
        Ok((changes.collect(), paid))
    }
}

/// One part of the price from the pool it names, or from the first of the group it names that can pay it.
fn pay_term(values: &Values<'_>, term: &CostTerm, bill: &mut Bill) -> Result<(), UseRefusal> {
    let (named, amount) = (term.pool.as_str(), term.amount.get());
    if let Some(pool) = values.pool(named) {
        bill.add(pool, amount);
        return Ok(());
    }
    let mut declared = values.rules().ruleset().sheet.live.pools.iter();
    if !declared.any(|pool| pool.group.as_ref().is_some_and(|group| *group == *named)) {
        return Err(UseRefusal::Price(LiveRefusal::UnknownPool));
    }
    let covers = |pool: &&PoolValue| pool.value.saturating_sub(bill.taken(&pool.key)) >= amount;
    let payer = values.pools_of_group(named).find(covers).or_else(|| values.pools_of_group(named).next());
    bill.add(payer.ok_or(UseRefusal::Price(LiveRefusal::Insufficient))?, amount);
    Ok(())
}

/// The whole price, which must be of one part, from another pool of the family: of the same group, or one that pays for it
/// and whose level is at least the cost's.
fn pay_with(values: &Values<'_>, cost: &[CostTerm], named: &str, bill: &mut Bill) -> Result<(), UseRefusal> {
    let [term] = cost else { return Err(UseRefusal::BadPool) };
    let mut declared = values.pools().iter().filter(|pool| pool.origin == PoolOrigin::Declared);
    let pool = declared.find(|pool| names(named, &pool.key, pool.label.english())).ok_or(UseRefusal::BadPool)?;
    let layout = &values.rules().ruleset().sheet.live.pools;
    let own = layout.iter().find(|pool| pool.id == *term.pool.as_str());
    let is_group = || layout.iter().any(|pool| pool.group.as_ref() == Some(&term.pool));
    let (group, level) = match (values.pool(term.pool.as_str()), own) {
        (Some(present), _) => (present.group.as_ref(), present.level),
        (None, _) if is_group() => (Some(&term.pool), 1),
        // Not on this sheet: its place or its declared level stands all the same.
        (None, Some(own)) => {
            let place =
                layout.iter().take_while(|pool| pool.id != own.id).filter(|pool| pool.group == own.group).count() + 1;
            let place = i64::try_from(place).unwrap_or(1);
            let level = own.level.as_ref().map_or(place, |level| truncated(values.number(level).floor()));
            (own.group.as_ref(), level)
        }
        (None, None) => (None, 1),
    };
    let group = group.ok_or(UseRefusal::BadPool)?;
    if pool.group.as_ref() != Some(group) && !(pool.pays.contains(group) && pool.level >= level) {
        return Err(UseRefusal::BadPool);
    }
    bill.add(pool, term.amount.get());
    bill.steps = (pool.level - level).max(0);
    Ok(())
}

/// One use from every row's pool that the same entry wrote, once a pool. A counter without uses to give refuses.
fn counters(values: &Values<'_>, reference: &EntryRef, bill: &mut Bill) -> Result<(), UseRefusal> {
    let mark = reference.to_string();
    for list in values.rules().ruleset().sheet.lists.iter().filter(|list| list.pools.is_some()) {
        if values.list_hidden(list.id.as_str()) {
            continue;
        }
        for (_, row) in values.build().rows(list.id.as_str()) {
            if row.get(CATALOG_MARK).and_then(serde_json::Value::as_str) != Some(mark.as_str()) {
                continue;
            }
            let Some(key) = row_pool_key(list, row) else { continue };
            let pool = values.pool(&key).ok_or(UseRefusal::Price(LiveRefusal::Insufficient))?;
            if bill.taken(&key) == 0 {
                bill.add(pool, 1);
            }
        }
    }
    Ok(())
}
