//! An item being put together out of a proposal: word by word, what the ruleset has of it, over what it is like; then held
//! to what the format's reader accepts.
//!
//! Must not know: who is found instead, ids of other items.

use serde_json::{Map, Value, json};

use crate::format::invented::{Keep, cap_of, read_invented};
use crate::format::item::Item;
use crate::format::items::Items;
use crate::format::scalar::{EntryRef, Id, Scalar};
use crate::items::book::{BookItem, named_in_catalogs, offered_at};
use crate::items::invent::{InventNote, InventNoteKind, InventRefusal, Proposal};
use crate::items::invent_effect::effect;
use crate::items::invent_stat::{Read, read_stat};
use crate::rules::Effective;
use crate::text::{RulesetText, name_key, prompt_safe};

/// Longest summary.
const SUMMARY_MAX: usize = 300;

/// An item being put together.
pub(super) struct Draft<'e> {
    rules: &'e Effective,
    items: &'e Items,
    base: Option<BookItem<'e>>,
    item: Map<String, Value>,
    keeps: Vec<Keep>,
    summary: String,
    notes: Vec<InventNote>,
}

impl<'e> Draft<'e> {
    pub(super) fn new(rules: &'e Effective, items: &'e Items, proposal: &Proposal) -> Self {
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

    /// Everything that a proposal says.
    pub(super) fn fill(&mut self, proposal: &Proposal) {
        if let Some(summary) = &proposal.summary {
            self.summary = prompt_safe(summary, SUMMARY_MAX);
        }
        let base = self.base.as_ref().map(|base| base.item);
        let category = self.declared("category", proposal.category.as_deref(), base.map(|base| &base.category), false);
        if let Some(category) = category {
            self.item.insert("category".to_owned(), json!(category));
        }
        let rarity = base.and_then(|base| base.rarity.as_ref());
        let rarity = self.declared("rarity", proposal.rarity.as_deref(), rarity, true);
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
    fn declared(&mut self, key: &'static str, written: Option<&str>, base: Option<&Id>, rarity: bool) -> Option<Id> {
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
    pub(super) fn finish(mut self, id: &str, name: &str) -> Result<(Value, Vec<InventNote>), InventRefusal> {
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
