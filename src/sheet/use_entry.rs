//! Using an entry that was picked: what it costs is paid, all or nothing (sheets.md 5.6, amendments.md 5, the seed on
//! catalogs).
//!
//! Must not know: fights, checks, tags; what using the entry does.

use crate::format::catalog::Entry;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::{FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::command::{AMOUNT_MAX, kept, pool_change};
use crate::sheet::find::names;
use crate::sheet::read::{CellValue, cell_value};
use crate::sheet::{Bill, CATALOG_MARK, LiveChange, LiveRefusal, PoolFamily, PoolOrigin, PoolValue, Values};
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
    let (reference, entry) = find_used(values, name)?;
    let mut bill = Bill::default();
    match pool {
        Some(pool) => {
            let pool = declared_pool(values, pool).ok_or(UseRefusal::BadPool)?;
            bill.pay_with(values, &terms_of(entry), pool)?;
        }
        None => bill.pay(values, &terms_of(entry))?,
    }
    bill.count(values, &reference)?;
    decided(values, reference, entry, &bill)
}

/// Decides what using an entry so many times at once comes to: every time pays the whole price and counts, or nothing is used
/// at all.
///
/// # Errors
/// Why it is not used; then nothing changes.
pub fn decide_uses(values: &Values<'_>, name: &str, times: usize) -> Result<UseDecision, UseRefusal> {
    let (reference, entry) = find_used(values, name)?;
    let mut once = Bill::default();
    once.pay(values, &terms_of(entry))?;
    once.count(values, &reference)?;
    let payments = std::iter::repeat_n(once.payments, times.max(1)).flatten().collect();
    decided(values, reference, entry, &Bill { payments, steps: 0 })
}

fn terms_of(entry: &Entry) -> Vec<(&Id, i64)> {
    let cost = entry.mechanics.as_ref().and_then(|mechanics| mechanics.cost.as_deref()).unwrap_or_default();
    cost.iter().map(|term| (&term.pool, term.amount.get())).collect()
}

fn decided(values: &Values<'_>, reference: EntryRef, entry: &Entry, bill: &Bill) -> Result<UseDecision, UseRefusal> {
    let (changes, paid) = settle(bill, values)?;
    kept(values.live(), &changes).map_err(UseRefusal::Price)?;
    Ok(UseDecision { entry: reference, label: entry.label.text().clone(), changes, paid, steps: bill.steps })
}

/// Every entry that rows of a sheet came from, each once with what it is called there, in the order of the lists and rows.
/// `keeps` is asked with the row's list.
fn held_entries<'e>(values: &Values<'e>, keeps: impl Fn(&SheetList, &Entry) -> bool) -> Vec<(String, &'e Entry)> {
    let rules = values.rules();
    let mut found: Vec<(String, &'e Entry)> = Vec::new();
    for list in &rules.ruleset().sheet.lists {
        for (_, row) in values.build().rows(list.id.as_str()) {
            let mark = row.get(CATALOG_MARK).and_then(serde_json::Value::as_str).and_then(EntryRef::parse);
            let Some(entry) = mark.and_then(|mark| rules.book().entry(&mark)) else { continue };
            let named = list.name_column().and_then(|column| row.get(column)?.as_str());
            let name = named.map_or_else(|| entry.label.text().english().to_owned(), str::to_owned);
            if keeps(list, entry) && found.iter().all(|(_, other)| !std::ptr::eq(*other, entry)) {
                found.push((name, entry));
            }
        }
    }
    found
}

/// Everything on a sheet that a use would pay for or count: what it is called there, and its entry.
pub fn usable<'e>(values: &Values<'e>) -> Vec<(String, &'e Entry)> {
    held_entries(values, |list, entry| {
        let priced = entry.mechanics.as_ref().is_some_and(|mechanics| mechanics.cost.is_some());
        priced || list.pools.is_some()
    })
}

/// Everything on a sheet that can be used on a check, with a price or without one (checks.md 4.8).
pub fn helping<'e>(values: &Values<'e>) -> Vec<(String, &'e Entry)> {
    held_entries(values, |_, entry| entry.mechanics.as_ref().is_some_and(|mechanics| mechanics.check.is_some()))
}

/// The pools that may be named to pay for an entry, its own left out; none where its price has several parts or none.
pub fn paying<'v>(values: &'v Values<'_>, entry: &Entry) -> Vec<&'v PoolValue> {
    let cost = entry.mechanics.as_ref().and_then(|mechanics| mechanics.cost.as_deref()).unwrap_or_default();
    let [term] = cost else { return Vec::new() };
    let Some(family) = PoolFamily::of(values, &term.pool) else { return Vec::new() };
    values.pools().iter().filter(|pool| family.takes(pool) && term.pool != *pool.key.as_str()).collect()
}

/// The one entry that a name means on this sheet: by what a marked row is called, or by the entry's own label.
///
/// # Errors
/// `unknown-entry`, `ambiguous-entry`.
pub fn find_used<'e>(values: &Values<'e>, name: &str) -> Result<(EntryRef, &'e Entry), UseRefusal> {
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

/// The declared pool of that name, where this sheet has it.
fn declared_pool<'v>(values: &'v Values<'_>, name: &str) -> Option<&'v PoolValue> {
    let mut declared = values.pools().iter().filter(|pool| pool.origin == PoolOrigin::Declared);
    declared.find(|pool| names(name, &pool.key, pool.label.english()))
}

/// Every payment as a spend of its own, on what the ones before left; the changes are one a pool.
fn settle(bill: &Bill, values: &Values<'_>) -> Result<(Vec<LiveChange>, Vec<Paid>), UseRefusal> {
    let mut paid: Vec<Paid> = Vec::new();
    for payment in &bill.payments {
        let amount = payment.amount;
        let pool = values.pool(&payment.pool).ok_or(UseRefusal::Price(LiveRefusal::UnknownPool))?;
        if !(1..=AMOUNT_MAX).contains(&amount) {
            return Err(UseRefusal::Price(LiveRefusal::BadAmount));
        }
        if !paid.iter().any(|paid| paid.pool == pool.key) {
            let (value, max) = (pool.value, pool.max);
            let (pool, label) = (pool.key.clone(), pool.label.clone());
            paid.push(Paid { pool, label, amount: 0, value, max });
        }
        let Some(part) = paid.iter_mut().find(|paid| paid.pool == pool.key) else { continue };
        if part.value < amount {
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
