//! Which opponents are asked for, and finding them in the bestiaries (combat.md 3.1, headless.md "Fights").

use serde_json::Value;

use crate::format::catalog::{Entry, Holds};
use crate::format::combat::ThreatTier;
use crate::format::creature::Creature;
use crate::format::scalar::EntryRef;
use crate::rules::Effective;
use crate::text::name_key;

/// Most opponents of one kind in one request.
pub const FOES_MAX: u32 = 99;

/// Some opponents of one kind.
#[derive(Debug, Clone, PartialEq)]
pub struct FoeRequest {
    /// What is asked for: `catalog/entry`, an entry's id or label, or a tier's id.
    pub name: String,
    /// How many, 1 to 99.
    pub count: u32,
    /// What it is where no bestiary has it; `None` where it must be had.
    pub invented: Option<Box<Invented>>,
}

/// An opponent that a Game Master asks for and that may be in no bestiary (combat.md 3.1).
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Invented {
    /// The bestiary's entry that is looked for before the name: `catalog/entry`, an id or a label.
    pub reference: Option<String>,
    /// How dangerous it is: a tier's id or label.
    pub tier: Option<String>,
    /// Whether it is played by the Game Master: its sheet is neither restricted nor filled in (combat.md 3.19).
    pub boss: bool,
    /// The block of numbers, or the sheet, that it is proposed with; without one it is made of its tier's numbers, and
    /// without a tier either it is as unknown as any other name.
    pub block: Option<Value>,
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

/// What an opponent is made of.
#[derive(Debug, Clone)]
pub enum Asked<'r> {
    /// Something that the ruleset has.
    Found(Foe<'r>),
    /// Nothing: it is invented, and called that.
    Invented(&'r str, &'r Invented),
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
        if name.is_empty() || name.contains('*') || !(1..=FOES_MAX).contains(&count) {
            return Err(bad());
        }
        Ok(Self { name: name.to_owned(), count, invented: None })
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

/// Finds what a request asks for: by its reference, then by its name; what no bestiary has is invented where it may be.
pub fn find<'r>(rules: &'r Effective, request: &'r FoeRequest) -> Option<Asked<'r>> {
    let Some(invented) = &request.invented else { return find_named(rules, &request.name).map(Asked::Found) };
    let referred = invented.reference.as_ref().and_then(|reference| find_entry(rules, reference));
    let found = referred.or_else(|| find_entry(rules, &request.name));
    let may = invented.block.is_some() || invented.tier.is_some();
    found.map(Asked::Found).or_else(|| may.then_some(Asked::Invented(&request.name, invented)))
}

/// Finds what a name is of: an entry by `catalog/entry`, id or label; the same without a number at the end; a tier.
pub fn find_named<'r>(rules: &'r Effective, name: &str) -> Option<Foe<'r>> {
    find_exactly(rules, name)
        .or_else(|| {
            let tiers = rules.ruleset().combat.as_ref()?.threat.as_ref()?.tiers.iter();
            find_tier(tiers, name).map(Foe::Tier)
        })
        .or_else(|| find_exactly(rules, unnumbered(name)?))
}

/// Finds an entry, also by its name with a number behind it.
pub fn find_entry<'r>(rules: &'r Effective, name: &str) -> Option<Foe<'r>> {
    find_exactly(rules, name).or_else(|| find_exactly(rules, unnumbered(name)?))
}

/// The tier of that id or label.
pub fn find_tier<'r>(mut tiers: impl Iterator<Item = &'r ThreatTier>, name: &str) -> Option<&'r ThreatTier> {
    tiers.find(|tier| tier.id == *name || name_key(tier.label.english()) == name_key(name))
}

fn unnumbered(name: &str) -> Option<&str> {
    name.rsplit_once(' ').filter(|(_, number)| number.parse::<u32>().is_ok()).map(|(base, _)| base)
}

fn find_exactly<'r>(rules: &'r Effective, wanted: &str) -> Option<Foe<'r>> {
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
