//! Which opponents are asked for, and finding them in the bestiaries (combat.md 3.1, headless.md "Fights").

use crate::format::catalog::{Entry, Holds};
use crate::format::combat::ThreatTier;
use crate::format::creature::Creature;
use crate::format::scalar::EntryRef;
use crate::rules::Effective;
use crate::text::name_key;

/// Most opponents of one kind in one request.
pub const FOES_MAX: u32 = 99;

/// Some opponents of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoeRequest {
    /// What is asked for: `catalog/entry`, an entry's id or label, or a tier's id.
    pub name: String,
    /// How many, 1 to 99.
    pub count: u32,
}

/// A request that cannot be read: `name*count`, separated by commas.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadFoes {
    /// The part at fault.
    pub part: String,
}

/// What a request found.
#[derive(Debug, Clone)]
pub enum Foe<'r> {
    /// An entry of a bestiary.
    Entry(EntryRef, &'r Entry, &'r Creature),
    /// A tier of danger.
    Tier(&'r ThreatTier),
}

impl FoeRequest {
    /// Reads `rust-jackal*2,toll-warden`.
    ///
    /// # Errors
    /// The part that is no `name` or `name*count`.
    pub fn parse_list(text: &str) -> Result<Vec<Self>, BadFoes> {
        text.split(',').map(str::trim).map(Self::parse).collect()
    }

    fn parse(part: &str) -> Result<Self, BadFoes> {
        let bad = || BadFoes { part: part.to_owned() };
        let (name, count) = match part.rsplit_once('*') {
            Some((name, count)) => (name.trim(), count.trim().parse::<u32>().map_err(|_| bad())?),
            None => (part, 1),
        };
        if name.is_empty() || !(1..=FOES_MAX).contains(&count) {
            return Err(bad());
        }
        Ok(Self { name: name.to_owned(), count })
    }
}

/// Every opponent of every bestiary, also those that layers no longer offer.
pub fn bestiary(rules: &Effective) -> impl Iterator<Item = (EntryRef, &Entry, &Creature)> {
    let catalogs = rules.ruleset().catalogs().iter().filter(|catalog| catalog.holds == Holds::Creatures);
    catalogs.flat_map(|catalog| {
        rules.book().entries(catalog.id.as_str()).iter().filter_map(|entry| {
            let creature = entry.creature.as_deref()?;
            Some((EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry, creature))
        })
    })
}

/// Finds what a request names: an entry by `catalog/entry`, id or label; the same without a number at the end; a tier.
pub fn find<'r>(rules: &'r Effective, name: &str) -> Option<Foe<'r>> {
    let entry = |wanted: &str| {
        let exact = EntryRef::parse(wanted);
        bestiary(rules)
            .find(|(reference, _, _)| exact.as_ref() == Some(reference))
            .or_else(|| bestiary(rules).find(|(reference, _, _)| reference.entry == *wanted))
            .or_else(|| bestiary(rules).find(|(_, entry, _)| name_key(entry.label.english()) == name_key(wanted)))
            .or_else(|| {
                let folded = fold(wanted);
                let same = |(reference, entry, _): &(EntryRef, &Entry, &Creature)| {
                    fold(reference.entry.as_str()) == folded || fold(entry.label.english()) == folded
                };
                bestiary(rules).find(|found| !folded.is_empty() && same(found))
            })
            .map(|(reference, entry, creature)| Foe::Entry(reference, entry, creature))
    };
    let tier = || {
        let tiers = rules.ruleset().combat.as_ref()?.threat.as_ref()?.tiers.iter();
        let mut tiers = tiers.filter(|tier| tier.id == *name || name_key(tier.label.english()) == name_key(name));
        tiers.next().map(Foe::Tier)
    };
    let unnumbered = || name.rsplit_once(' ').filter(|(_, number)| number.parse::<u32>().is_ok()).map(|(base, _)| base);
    entry(name).or_else(tier).or_else(|| unnumbered().and_then(entry))
}

/// Names near one that nothing has: at most three.
pub fn near(rules: &Effective, name: &str) -> Vec<String> {
    let mut names: Vec<String> = bestiary(rules).map(|(reference, _, _)| reference.entry.to_string()).collect();
    let tiers = rules.ruleset().combat.as_ref().and_then(|combat| combat.threat.as_ref());
    names.extend(tiers.iter().flat_map(|threat| threat.tiers.iter()).map(|tier| tier.id.to_string()));
    let folded = fold(name);
    let mut ranked: Vec<(usize, String)> = names
        .into_iter()
        .map(|known| (distance(&fold(&known), &folded), known))
        .filter(|(far, known)| *far <= known.len().max(name.len()) / 2)
        .collect();
    ranked.sort();
    ranked.into_iter().map(|(_, known)| known).take(3).collect()
}

/// Lower case, letters and digits only.
fn fold(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// How many letters must change.
fn distance(left: &str, right: &str) -> usize {
    let right: Vec<char> = right.chars().collect();
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (at, a) in left.chars().enumerate() {
        let mut next = vec![at + 1];
        for (b, pair) in right.iter().zip(row.windows(2)) {
            let [diagonal, above] = pair else { continue };
            let beside = next.last().copied().unwrap_or(0);
            next.push((diagonal + usize::from(a != *b)).min(above + 1).min(beside + 1));
        }
        row = next;
    }
    row.last().copied().unwrap_or(0)
}
