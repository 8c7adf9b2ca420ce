//! An item that was invented in a game, read with the format's own reader and held to what the ruleset allows
//! (checks.md 5.3, `rarityCaps`).
//!
//! It is stored like an entry of a catalog, `{"id", "label", "summary"?, "item": {...}}`, with two keys more: `like` names the
//! ruleset's item that it was made after, and `keeps` says which parts it has from there. What it weighs, where it is worn and
//! what it is called stand in `item`; a blow, a use, charges, needs and the size of a stack only ever come from the other item.
//! It has no price, is sold nowhere and is no service.
//!
//! Every reading holds it to the cap of its rarity: no number stat above the cap's, and what its modifiers give together,
//! for each thing that they change, no more than the cap's `bonus` (dice count with the most that they can show).
//!
//! Must not know: games, who invents.

use smol_str::SmolStr;

use crate::format::catalog::{Catalog, Entry};
use crate::format::check::check_catalog_file;
use crate::format::collection::{List, Map};
use crate::format::condition::{Modifier, ModifierTo};
use crate::format::item::{AbilityChange, HeldEffect, Item, Requirement};
use crate::format::items::{Items, RarityCap};
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{EntryId, EntryRef, Id, Int, Line, Scalar, Text};
use crate::format::shape::{Reader, Shape, object, words};
use crate::source::{Document, Finding, Findings, Path};

/// The catalog that invented items are of; a ruleset that declares one of that name has none.
pub const INVENTED: &str = "invented";
/// Most bytes of one stored item.
const BYTES_MAX: usize = 65_536;

words! {
    /// A part that an invented item has from the one that it is like.
    pub enum Keep {
        /// How many make a stack.
        Stack = "stack",
        /// How it is bound.
        Binds = "binds",
        /// What it does while worn.
        Worn = "worn",
        /// What it does while carried.
        Carried = "carried",
        /// What its wearer must have.
        Requires = "requires",
        /// The blow it is swung with.
        Attack = "attack",
        /// What using it does.
        Use = "use",
        /// Its charges.
        Charges = "charges",
    }
}

object! {
    /// An invented item as it is stored.
    pub struct InventedShape {
        /// Its id.
        req id: EntryId = "id";
        /// Its name.
        req label: Text<120> = "label";
        /// One line about it.
        opt summary: Line<300> = "summary";
        /// The item it was made after.
        opt like: EntryRef = "like";
        /// What it has from there.
        def keeps: List<Keep, 0, 8> = "keeps", List::default();
        /// What it is by itself.
        req item: Item = "item";
    }
}

/// Reads a stored item under a ruleset. `base` finds the item that another is like, hidden or not.
///
/// # Errors
/// Why it is none of this ruleset's: shape and cross-checks alike, pointers as in the stored item (`/item/...`).
pub fn read_invented<'b>(
    stored: &serde_json::Value,
    ruleset: &Ruleset,
    base: impl Fn(&EntryRef) -> Option<&'b Item>,
) -> Result<Entry, Vec<Finding>> {
    let bytes = serde_json::to_vec(stored).unwrap_or_default();
    let mut document = Document::read(&bytes, BYTES_MAX)
        .map_err(|fault| fault.diagnostics.into_iter().map(unplaced).collect::<Vec<_>>())?;
    let mut reader = Reader { findings: document.take_findings() };
    let read = InventedShape::read(document.root(), &Path::ROOT, &mut reader);
    let (Some(read), false) = (read, reader.findings.has_errors()) else {
        return Err(reader.findings.into_iter().collect());
    };
    let base = read.like.as_ref().and_then(base);
    let keeps = if base.is_some() { &*read.keeps } else { &[] };
    let item = held(merged(read.item, base, keeps), base, ruleset);
    let entry = Entry {
        id: read.id,
        label: read.label,
        summary: read.summary,
        filters: Map::default(),
        rows: None,
        creature: None,
        item: Some(Box::new(item)),
        mechanics: None,
    };
    check(entry, ruleset)
}

/// Holds it to everything that an item of a catalog is held to.
fn check(entry: Entry, ruleset: &Ruleset) -> Result<Entry, Vec<Finding>> {
    let header = br#"{"id":"invented","label":"Invented","holds":"items","entries":[]}"#;
    let mut reader = Reader::default();
    let catalog = Document::read(header, BYTES_MAX).ok();
    let catalog = catalog.and_then(|document| Catalog::read(document.root(), &Path::ROOT, &mut reader));
    let mut findings = Findings::default();
    if let Some(catalog) = &catalog {
        check_catalog_file(ruleset, catalog, std::slice::from_ref(&entry), &mut findings);
    }
    if catalog.is_some() && !findings.has_errors() {
        return Ok(entry);
    }
    let own = |finding: Finding| {
        let pointer = finding.pointer.strip_prefix("/entries/0").map(str::to_owned);
        Finding { pointer: pointer.unwrap_or(finding.pointer), ..finding }
    };
    Err(findings.into_iter().map(own).collect())
}

fn unplaced(diagnostic: crate::source::Diagnostic) -> Finding {
    Finding {
        severity: diagnostic.severity,
        code: diagnostic.code,
        pointer: diagnostic.pointer,
        place: crate::source::Place::Value,
        message: diagnostic.message,
        help: diagnostic.help,
    }
}

/// What it is by itself, and what it keeps of another.
fn merged(own: Item, base: Option<&Item>, keeps: &[Keep]) -> Item {
    let kept = |keep: Keep| base.filter(|_| keeps.contains(&keep));
    Item {
        stack: kept(Keep::Stack).and_then(|base| base.stack),
        cost: None,
        sold: None,
        service: None,
        binds: own.binds.or_else(|| kept(Keep::Binds)?.binds.clone()),
        worn: own.worn.or_else(|| kept(Keep::Worn)?.worn.clone()),
        carried: own.carried.or_else(|| kept(Keep::Carried)?.carried.clone()),
        requires: kept(Keep::Requires).and_then(|base| base.requires.clone()),
        attack: kept(Keep::Attack).and_then(|base| base.attack.clone()),
        usage: kept(Keep::Use).and_then(|base| base.usage.clone()),
        charges: kept(Keep::Charges).and_then(|base| base.charges.clone()),
        category: own.category,
        rarity: own.rarity,
        tags: own.tags,
        stats: own.stats,
        slots: own.slots,
    }
}

/// The cap of a rarity.
pub fn cap_of<'i>(items: &'i Items, rarity: Option<&Id>) -> Option<&'i RarityCap> {
    items.rarity_caps.iter().find(|cap| Some(&cap.rarity) == rarity)
}

/// Holds an item to the cap of its rarity. An ability that another item sets outright is kept only at that item's rarity.
fn held(mut item: Item, base: Option<&Item>, ruleset: &Ruleset) -> Item {
    let cap = ruleset.items.as_ref().and_then(|items| cap_of(items, item.rarity.as_ref()));
    let Some(cap) = cap else { return item };
    let stats = item.stats.iter().map(|(id, value)| {
        let most = cap.stats.get(id).map(|most| most.get());
        let value = match (value, most) {
            (Scalar::Number(number), Some(most)) => Scalar::Number(number.min(most)),
            (value, _) => value.clone(),
        };
        (SmolStr::new(id), value)
    });
    item.stats = stats.collect();
    let Some(bonus) = cap.bonus.map(|bonus| bonus.get()) else { return item };
    let sets = base.is_some_and(|base| base.rarity == item.rarity);
    item.worn = item.worn.and_then(|effect| held_effect(effect, bonus, sets));
    item.carried = item.carried.and_then(|effect| held_effect(effect, bonus, sets));
    if let Some(requires) = &item.requires {
        let held = requires.iter().cloned().filter_map(|need| {
            let otherwise = held_effect(need.otherwise, bonus, sets)?;
            Some(Requirement { otherwise, ..need })
        });
        item.requires = Some(held.collect::<Vec<_>>().into());
    }
    item
}

/// Nothing where nothing of it is left.
fn held_effect(mut effect: HeldEffect, bonus: i64, sets: bool) -> Option<HeldEffect> {
    let mut given: Vec<(ModifierTo, i64)> = Vec::new();
    let modifiers = effect.modifiers.iter().cloned().filter_map(|modifier| held_modifier(modifier, bonus, &mut given));
    effect.modifiers = modifiers.collect::<Vec<_>>().into();
    if let Some(abilities) = &effect.abilities {
        let held = abilities.iter().filter_map(|(id, change)| {
            let add = change.add.map(|add| add.get().min(bonus)).filter(|add| *add != 0);
            let held = AbilityChange { set: change.set.filter(|_| sets), add: add.and_then(Int::new) };
            (held.set.is_some() || held.add.is_some()).then(|| (SmolStr::new(id), held))
        });
        let held: Map<AbilityChange, 1, 20> = held.collect();
        effect.abilities = (!held.is_empty()).then_some(held);
    }
    (!effect.does_nothing()).then_some(effect)
}

fn held_modifier(mut modifier: Modifier, bonus: i64, given: &mut Vec<(ModifierTo, i64)>) -> Option<Modifier> {
    if !given.iter().any(|(to, _)| *to == modifier.to) {
        given.push((modifier.to, 0));
    }
    let spent = given.iter_mut().find(|(to, _)| *to == modifier.to).map(|(_, spent)| spent)?;
    if let Some(flat) = modifier.flat.map(|flat| flat.get()).filter(|flat| *flat > 0) {
        let flat = flat.min(bonus - *spent);
        *spent += flat;
        modifier.flat = Int::new(flat).filter(|_| flat > 0);
    }
    if let Some(dice) = modifier.dice.as_ref().filter(|_| modifier.minus.is_none()) {
        let most = i64::from(dice.0.count) * i64::from(dice.0.sides) + dice.0.flat;
        if most > bonus - *spent {
            modifier.dice = None;
        } else {
            *spent += most.max(0);
        }
    }
    let gives =
        modifier.flat.is_some() || modifier.dice.is_some() || modifier.times.is_some() || modifier.mode.is_some();
    gives.then_some(modifier)
}
