//! An `add` that proposes an item: there is one of that name already, or it is invented, and then it is added (checks.md 6.2).
//!
//! An invention that nobody can take in is forgotten: a refusal changes nothing.
//!
//! Must not know: what may be invented.

use crate::items::ItemKey;
use crate::items::find::Thing;
use crate::items::invent::{InventNote, Invention, Proposal, invent};
use crate::story::answer::{Reason, Verdict};
use crate::story::desk::Desk;
use crate::story::item_answer::ItemPart;

impl Desk<'_> {
    pub(super) fn add_proposed(
        &mut self,
        bag: Option<usize>,
        proposal: &Proposal,
        asked: &ItemPart,
        parts: &mut Vec<ItemPart>,
    ) {
        let proposal = Proposal { name: asked.item.clone(), ..proposal.clone() };
        let invented = match invent(&self.rules, &self.party.invented, &proposal) {
            Ok(Invention::Found(key)) => {
                let thing = Thing::Item(key);
                let item = self.name_of_thing(&thing);
                return self.put(bag, &thing, &ItemPart { item, ..asked.clone() }, parts);
            }
            Ok(Invention::New(invented)) => invented,
            Err(refusal) => return parts.push(asked.clone().refused(Reason::of(refusal.code()))),
        };
        let before = parts.len();
        self.invented(invented.entry);
        self.put(bag, &Thing::Item(ItemKey::Entry(invented.reference)), asked, parts);
        let mut new = parts.iter_mut().skip(before);
        if new.all(|part| part.verdict != Verdict::Ok) {
            return self.forget_invention();
        }
        let notes: Vec<String> = invented.notes.iter().map(InventNote::english).collect();
        if let Some(first) = parts.get_mut(before).filter(|_| !notes.is_empty()) {
            first.note = Some(notes.join("; "));
        }
    }
}
