//! A Game Master's proposal becomes an item (checks.md 5.3 and 6.2 `add`): an item of that name that there is already, or a new
//! one that the format's own reader has accepted, held to its rarity's cap.
//!
//! Where the sources are silent: an item is made after the ruleset's item that `like` names, its price and service left aside;
//! what the proposal says goes before that, stat by stat. An item without a category is of the first the ruleset declares, one
//! without a rarity of the first too (the commonest), so that no proposal gets around the caps. A word that the ruleset does
//! not have, or a value that does not fit, is dropped and noted, never guessed. What `worn` and `carried` say is read by a small
//! grammar ([`crate::items::invent_effect`]); words it does not have are kept in the summary for people to read, and do nothing.
//! A blow, a use and charges come only from `like`.
//!
//! Must not know: how a tag is written, where invented items are stored.

use serde_json::{Map, Value, json};

use crate::format::cell::{CellFault, cell_fault};
use crate::format::invented::{INVENTED, Keep, cap_of, read_invented};
use crate::format::item::Item;
use crate::format::items::{ItemStatDef, Items};
use crate::format::scalar::{EntryId, EntryRef, Id, Scalar, truncated};
use crate::format::sheet::FieldKind;
use crate::items::ItemKey;
use crate::items::book::{BookItem, named_in_catalogs, offered_at};
use crate::items::find::of_rules;
use crate::items::invent_effect::effect;
use crate::rules::Effective;
use crate::text::{RulesetText, name_key, prompt_safe};

/// Most items that are invented in one game.
pub const INVENTED_MAX: usize = 200;
/// Longest name, and longest summary.
const NAME_MAX: usize = 120;
const SUMMARY_MAX: usize = 300;

/// What a Game Master proposes, as it was written. What is left out is the other item's, or nothing; an empty list is none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proposal {
    /// What it is called.
    pub name: String,
    /// The ruleset's item that it is made after: a name or `catalog/entry`.
    pub like: Option<String>,
    /// Its category, by id or label.
    pub category: Option<String>,
    /// Its rarity, by id or label.
    pub rarity: Option<String>,
    /// Its tags, by id or label.
    pub tags: Option<Vec<String>>,
    /// Its stats, by id or label, with what stands there.
    pub stats: Option<Vec<(String, String)>>,
    /// The slots it takes, by id or label, and how much of each; 1 where nothing is written.
    pub slots: Option<Vec<(String, String)>>,
    /// How it is bound: `yes`, `no`, `cursed`, or who may bind it.
    pub binds: Option<String>,
    /// What it does while worn.
    pub worn: Option<String>,
    /// What it does while carried and not worn.
    pub carried: Option<String>,
    /// One line about it.
    pub summary: Option<String>,
}

/// What comes of a proposal.
#[derive(Debug, Clone, PartialEq)]
pub enum Invention {
    /// There is an item or a coin of that name; nothing is invented.
    Found(ItemKey),
    /// A new item.
    New(Box<Invented>),
}

/// An item that was invented.
#[derive(Debug, Clone, PartialEq)]
pub struct Invented {
    /// As it is stored.
    pub entry: Value,
    /// What a stack of it is of.
    pub reference: EntryRef,
    /// What became of the proposal's words.
    pub notes: Vec<InventNote>,
}

/// Something about a proposal that its writer should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InventNote {
    /// What happened.
    pub kind: InventNoteKind,
    /// Which key of the proposal it is about.
    pub key: &'static str,
    /// The word or the number's name.
    pub word: String,
    /// What stands there now, where something does.
    pub now: Option<String>,
}

/// What happened to a word of a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InventNoteKind {
    /// The ruleset has no such word, or it does not fit there: it was left out.
    Dropped,
    /// The number was held at what is allowed.
    Held,
    /// It was not said and had to be something.
    Chosen,
    /// It stands in the summary and does nothing.
    Told,
}

impl InventNoteKind {
    /// The note's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Held => "held",
            Self::Chosen => "chosen",
            Self::Told => "told",
        }
    }
}

impl InventNote {
    /// A note.
    pub(super) fn new(kind: InventNoteKind, key: &'static str, word: &str, now: Option<String>) -> Self {
        Self { kind, key, word: word.to_owned(), now }
    }

    /// In plain English, for the note of an answered tag: `weight held at 5`.
    pub fn english(&self) -> String {
        let now = self.now.as_deref().unwrap_or_default();
        match self.kind {
            InventNoteKind::Dropped => format!("{} {} left out", self.key, self.word),
            InventNoteKind::Held => format!("{} held at {now}", self.word),
            InventNoteKind::Chosen => format!("{} is {now}", self.key),
            InventNoteKind::Told => format!("{} {} is only told", self.key, self.word),
        }
    }
}

/// Why nothing is invented.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InventRefusal {
    /// It has no name, or nothing that the ruleset could hold.
    Unreadable,
    /// These rules let nothing be invented.
    NoInvention,
    /// The game has as many invented items as it may.
    TooMany,
}

impl InventRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::NoInvention => "no-invention",
            Self::TooMany => "too-many",
        }
    }
}

/// Finds what a proposal names, or invents it. `stored` are the game's invented items so far, which `rules` should know.
///
/// # Errors
/// A name that is none goes before everything, what is there already before rules that let nothing be invented.
pub fn invent(rules: &Effective, stored: &[Value], proposal: &Proposal) -> Result<Invention, InventRefusal> {
    let name = prompt_safe(&proposal.name, NAME_MAX);
    if name.is_empty() {
        return Err(InventRefusal::Unreadable);
    }
    if let Some(known) = of_rules(rules, &name) {
        return Ok(Invention::Found(known));
    }
    let items = rules.items().filter(|_| rules.may_invent()).ok_or(InventRefusal::NoInvention)?;
    if stored.len() >= INVENTED_MAX {
        return Err(InventRefusal::TooMany);
    }
    let mut draft = Draft::new(rules, items, proposal);
    draft.fill(proposal);
    let id = free_id(stored, &name);
    let (entry, notes) = draft.finish(&id, &name)?;
    let catalog = Id::new(INVENTED).ok_or(InventRefusal::NoInvention)?;
    let reference = EntryRef { catalog, entry: EntryId::new(&id).ok_or(InventRefusal::Unreadable)? };
    Ok(Invention::New(Box::new(Invented { entry, reference, notes })))
}

/// A name's own id, numbered where it is taken, also by an item that does not read any more.
fn free_id(stored: &[Value], name: &str) -> String {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let mut slug = parts.collect::<Vec<_>>().join("-");
    slug.truncate(72);
    let slug = match slug.trim_matches('-') {
        "" => "thing",
        slug => slug,
    };
    let taken = |id: &str| stored.iter().any(|entry| entry.get("id").and_then(Value::as_str) == Some(id));
    let numbered = (2..).map(|number| format!("{slug}-{number}"));
    std::iter::once(slug.to_owned()).chain(numbered).find(|id| !taken(id)).unwrap_or_default()
}

/// An item being put together.
struct Draft<'e> {
    rules: &'e Effective,
    items: &'e Items,
    base: Option<BookItem<'e>>,
    item: Map<String, Value>,
    keeps: Vec<Keep>,
    summary: String,
    notes: Vec<InventNote>,
}

impl<'e> Draft<'e> {
    fn new(rules: &'e Effective, items: &'e Items, proposal: &Proposal) -> Self {
        let mut notes = Vec::new();
        let like = proposal.like.as_deref().filter(|like| !like.trim().is_empty());
        let base = like.and_then(|like| {
            let by_id = || offered_at(rules, &EntryRef::parse(like.trim())?);
            named_in_catalogs(rules, like).or_else(by_id).filter(|base| base.reference.to_string().len() <= 81)
        });
        if let (Some(like), None) = (like, &base) {
            notes.push(InventNote::new(InventNoteKind::Dropped, "like", like, None));
        }
        let keeps = base.as_ref().map(|base| parts_of(base.item)).unwrap_or_default();
        let summary = base.as_ref().and_then(|base| base.entry.summary.as_ref()).map(|summary| summary.english());
        let summary = summary.unwrap_or_default().to_owned();
        Self { rules, items, base, item: Map::new(), keeps, summary, notes }
    }

    fn note(&mut self, kind: InventNoteKind, key: &'static str, word: &str, now: Option<String>) {
        self.notes.push(InventNote::new(kind, key, word, now));
    }

    fn dropped(&mut self, key: &'static str, word: &str) {
        self.note(InventNoteKind::Dropped, key, word, None);
    }

    fn fill(&mut self, proposal: &Proposal) {
        if let Some(summary) = &proposal.summary {
            self.summary = prompt_safe(summary, SUMMARY_MAX);
        }
        let base = self.base.as_ref().map(|base| base.item);
        let category = self.word("category", proposal.category.as_deref(), base.map(|base| &base.category), false);
        if let Some(category) = category {
            self.item.insert("category".to_owned(), json!(category));
        }
        let rarity = base.and_then(|base| base.rarity.as_ref());
        let rarity = self.word("rarity", proposal.rarity.as_deref(), rarity, true);
        if let Some(rarity) = &rarity {
            self.item.insert("rarity".to_owned(), json!(rarity));
        }
        self.tags(proposal.tags.as_deref(), base);
        self.stats(proposal.stats.as_deref(), base, rarity.as_ref());
        self.slots(proposal.slots.as_deref(), base);
        self.binds(proposal.binds.as_deref());
        let bonus = cap_of(self.items, rarity.as_ref()).and_then(|cap| cap.bonus).map(|bonus| bonus.get());
        for (key, keep, text) in [("worn", Keep::Worn, &proposal.worn), ("carried", Keep::Carried, &proposal.carried)] {
            let Some(text) = text else { continue };
            self.keeps.retain(|kept| *kept != keep);
            let read = effect(self.rules, key, &prompt_safe(text, SUMMARY_MAX), bonus);
            self.notes.extend(read.notes);
            if let Some(value) = read.effect {
                self.item.insert(key.to_owned(), value);
            }
            if !read.told.is_empty() {
                self.tell(&format!("{}: {}", if key == "worn" { "Worn" } else { "Carried" }, read.told.join(", ")));
            }
        }
    }

    /// Words that people read in the summary and that do nothing.
    fn tell(&mut self, words: &str) {
        let joined = if self.summary.is_empty() { words.to_owned() } else { format!("{} {words}", self.summary) };
        self.summary = prompt_safe(&joined, SUMMARY_MAX);
    }

    /// A category or a rarity: what is proposed, else the other item's, else the first declared.
    fn word(&mut self, key: &'static str, written: Option<&str>, base: Option<&Id>, rarity: bool) -> Option<Id> {
        let declared = if rarity { &*self.items.rarities } else { &*self.items.categories };
        let written = written.filter(|word| !word.trim().is_empty());
        if let Some(word) = written {
            if let Some(found) = declared.iter().find(|declared| is(word, &declared.id, declared.label.text())) {
                return Some(found.id.clone());
            }
            self.dropped(key, word);
        }
        if let Some(base) = base {
            return Some(base.clone());
        }
        let first = declared.first()?;
        self.note(InventNoteKind::Chosen, key, "", Some(first.label.text().english().to_owned()));
        Some(first.id.clone())
    }

    fn tags(&mut self, written: Option<&[String]>, base: Option<&Item>) {
        let Some(words) = written else {
            let tags: Vec<&Id> = base.iter().flat_map(|base| base.tags.iter()).collect();
            if !tags.is_empty() {
                self.item.insert("tags".to_owned(), json!(tags));
            }
            return;
        };
        let mut tags: Vec<&Id> = Vec::new();
        for word in words.iter().filter(|word| !word.trim().is_empty()) {
            match self.items.tags.iter().find(|tag| is(word, &tag.id, tag.label.text())) {
                Some(tag) if tags.contains(&&tag.id) => {}
                Some(tag) if tags.len() < 24 => tags.push(&tag.id),
                _ => self.notes.push(InventNote::new(InventNoteKind::Dropped, "tags", word, None)),
            }
        }
        self.item.insert("tags".to_owned(), json!(tags));
    }

    /// The other item's stats with those proposed over them; an empty list is none at all.
    fn stats(&mut self, written: Option<&[(String, String)]>, base: Option<&Item>, rarity: Option<&Id>) {
        let mut stats: Map<String, Value> = Map::new();
        if written.is_none_or(|written| !written.is_empty()) {
            stats.extend(
                base.iter().flat_map(|base| base.stats.iter()).map(|(id, value)| (id.to_owned(), value.json())),
            );
        }
        for (word, value) in written.unwrap_or_default() {
            let declared = self.items.stats.iter().find(|stat| is(word, &stat.id, stat.label.text()));
            match declared.and_then(|stat| Some((stat, read_stat(stat, value)?))) {
                Some((stat, Read { value, held })) => {
                    if held {
                        let now = value.json().to_string();
                        self.note(InventNoteKind::Held, "stats", stat.id.as_str(), Some(now));
                    }
                    stats.insert(stat.id.as_str().to_owned(), value.json());
                }
                None => self.dropped("stats", &format!("{word}={value}")),
            }
        }
        for (id, most) in cap_of(self.items, rarity).iter().flat_map(|cap| cap.stats.iter()) {
            let over = stats.get(id).and_then(Value::as_f64).is_some_and(|value| value > most.get());
            if over {
                let most = Scalar::Number(most.get()).json();
                self.note(InventNoteKind::Held, "stats", id, Some(most.to_string()));
                stats.insert(id.to_owned(), most);
            }
        }
        if !stats.is_empty() {
            self.item.insert("stats".to_owned(), Value::Object(stats));
        }
    }

    fn slots(&mut self, written: Option<&[(String, String)]>, base: Option<&Item>) {
        let mut slots: Map<String, Value> = Map::new();
        let Some(written) = written else {
            let own = base.iter().flat_map(|base| base.slots.iter());
            slots.extend(own.map(|(id, takes)| (id.to_owned(), takes.get().into())));
            if !slots.is_empty() {
                self.item.insert("slots".to_owned(), Value::Object(slots));
            }
            return;
        };
        for (word, takes) in written.iter().filter(|(word, _)| !word.trim().is_empty()) {
            let slot = self.items.slots.iter().find(|slot| is(word, &slot.id, slot.label.text()));
            let takes = if takes.trim().is_empty() { Some(1) } else { takes.trim().parse::<i64>().ok() };
            let (Some(slot), Some(takes)) = (slot, takes) else {
                self.dropped("slots", word);
                continue;
            };
            // More than there is of a slot could never be put on.
            let held = takes.clamp(1, slot.count.get());
            if held != takes {
                self.note(InventNoteKind::Held, "slots", slot.id.as_str(), Some(held.to_string()));
            }
            slots.insert(slot.id.as_str().to_owned(), held.into());
        }
        self.item.insert("slots".to_owned(), Value::Object(slots));
    }

    fn binds(&mut self, written: Option<&str>) {
        let Some(word) = written else { return };
        self.keeps.retain(|keep| *keep != Keep::Binds);
        let binds = match name_key(word).as_str() {
            "" | "no" | "none" | "nothing" | "false" => return,
            "yes" | "true" | "bind" | "binds" => json!({}),
            "cursed" => json!({ "cursed": true }),
            _ => json!({ "restriction": prompt_safe(word, SUMMARY_MAX) }),
        };
        if self.items.binding.is_none() {
            // Nothing can be bound under these rules, so it could never be used.
            self.dropped("binds", word);
            return;
        }
        self.item.insert("binds".to_owned(), binds);
    }

    fn stored(&self, id: &str, name: &str) -> Value {
        let mut entry = Map::new();
        entry.insert("id".to_owned(), json!(id));
        entry.insert("label".to_owned(), json!(name));
        if !self.summary.is_empty() {
            entry.insert("summary".to_owned(), json!(self.summary));
        }
        if let Some(base) = self.base.as_ref().filter(|_| !self.keeps.is_empty()) {
            entry.insert("like".to_owned(), json!(base.reference));
            entry.insert("keeps".to_owned(), json!(self.keeps));
        }
        entry.insert("item".to_owned(), Value::Object(self.item.clone()));
        Value::Object(entry)
    }

    /// The item as the format's reader accepts it: a part that it does not is left out, one after the other.
    fn finish(mut self, id: &str, name: &str) -> Result<(Value, Vec<InventNote>), InventRefusal> {
        let ruleset = self.rules.ruleset();
        let base = |reference: &EntryRef| self.rules.book().entry(reference)?.item.as_deref();
        for _ in 0..32 {
            let stored = self.stored(id, name);
            let Err(findings) = read_invented(&stored, ruleset, base) else { return Ok((stored, self.notes)) };
            let pointers = findings.iter().filter_map(|finding| finding.pointer.strip_prefix("/item/"));
            let culprit = pointers.filter_map(|pointer| pointer.split('/').next()).find_map(part_key);
            let (key, keep) = culprit.ok_or(InventRefusal::Unreadable)?;
            let known = self.item.len() + self.keeps.len();
            self.item.shift_remove(key);
            self.keeps.retain(|kept| Some(*kept) != keep);
            if self.item.len() + self.keeps.len() == known {
                return Err(InventRefusal::Unreadable);
            }
            self.dropped(key, "");
        }
        Err(InventRefusal::Unreadable)
    }
}

/// What an item has that another may keep of it.
fn parts_of(item: &Item) -> Vec<Keep> {
    let parts = [
        (Keep::Stack, item.stack.is_some()),
        (Keep::Binds, item.binds.is_some()),
        (Keep::Worn, item.worn.is_some()),
        (Keep::Carried, item.carried.is_some()),
        (Keep::Requires, item.requires.is_some()),
        (Keep::Attack, item.attack.is_some()),
        (Keep::Use, item.usage.is_some()),
        (Keep::Charges, item.charges.is_some()),
    ];
    parts.into_iter().filter(|(_, has)| *has).map(|(keep, _)| keep).collect()
}

/// A part that can be left out; a category cannot.
fn part_key(key: &str) -> Option<(&'static str, Option<Keep>)> {
    let plain = ["rarity", "tags", "stats", "slots"].into_iter().map(|key| (key, None));
    let kept = Keep::ALL.iter().map(|keep| (keep.word(), Some(*keep)));
    plain.chain(kept).find(|(known, _)| *known == key)
}

/// Whether a written word means the thing of that id or label.
pub(super) fn is(word: &str, id: &Id, label: &RulesetText) -> bool {
    let word = name_key(word);
    word == name_key(id.as_str()) || word == name_key(label.english())
}

/// A value that was read for a stat.
struct Read {
    value: Scalar,
    held: bool,
}

/// A written value as its stat holds it; `None` where it cannot.
fn read_stat(stat: &ItemStatDef, written: &str) -> Option<Read> {
    let written = written.trim();
    let whole = |value: Scalar| Read { value, held: false };
    let read = match &stat.kind {
        FieldKind::Number { integer, .. } => {
            let number: f64 = written.parse().ok().filter(|number: &f64| number.is_finite())?;
            let number = if *integer { crate::dice::to_f64(truncated(number)) } else { number };
            whole(Scalar::Number(number))
        }
        FieldKind::Text { .. } | FieldKind::Dice { .. } => {
            whole(Scalar::Text(RulesetText::new(prompt_safe(written, 4000))))
        }
        FieldKind::Boolean { .. } => match name_key(written).as_str() {
            "yes" | "true" | "on" => whole(Scalar::Bool(true)),
            "no" | "false" | "off" => whole(Scalar::Bool(false)),
            _ => return None,
        },
        FieldKind::Enum(kind) => {
            let wanted = name_key(written);
            let named = kind.values.iter().find(|value| {
                let label = kind.label_of(value.as_str()).map(|label| name_key(label.english()));
                name_key(value.as_str()) == wanted || label.is_some_and(|label| label == wanted)
            });
            whole(Scalar::Text(RulesetText::new(named?.as_str())))
        }
    };
    match cell_fault(&stat.kind, &read.value) {
        None => Some(read),
        Some(CellFault::OutOfRange { value, min, max }) => {
            Some(Read { value: Scalar::Number(value.max(min).min(max)), held: true })
        }
        Some(CellFault::TooLong { max, .. }) => {
            let cut = prompt_safe(read.value.text().unwrap_or_default(), max);
            Some(Read { value: Scalar::Text(RulesetText::new(cut)), held: true })
        }
        Some(_) => None,
    }
}
