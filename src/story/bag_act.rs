//! Things put into bags, taken out, handed over, put on and bound by a tag (checks.md 6.2).
//!
//! What goes into no named bag is shared out, the player's asked first; what is taken from no named bag comes out of the
//! player's first, then out of the others' in their order. Each bag is a part of the answer of its own, and so is what nobody
//! could take.

use crate::format::value_ref::ValueRef;
use crate::items::find::{Held, Thing, held, thing};
use crate::items::give::{Receiver, give};
use crate::items::held::with_values;
use crate::items::pile::label;
use crate::items::share::{asking_order, share, share_among};
use crate::items::wear::{WearAct, wear};
use crate::items::{Stack, remove};
use crate::story::answer::Reason;
use crate::story::desk::{Desk, Whose};
use crate::story::inventory_tag::InventoryTag;
use crate::story::item_answer::ItemPart;

impl Desk<'_> {
    pub(super) fn add(&mut self, tag: &InventoryTag, word: &str, parts: &mut Vec<ItemPart>) {
        let asked = ItemPart::asked(tag, word);
        let bag = match self.bag_of(tag.who.as_deref()) {
            Ok(bag) => bag,
            Err(refusal) => return parts.push(asked.refused(refusal.into())),
        };
        match &tag.proposal {
            Some(proposal) => self.add_proposed(bag, proposal, &asked, parts),
            None => {
                let thing = thing(&self.rules, word);
                let item = self.name_of_thing(&thing);
                self.put(bag, &thing, &ItemPart { item, ..asked }, parts);
            }
        }
    }

    /// Puts a thing into a bag, or shares it out; a part for each bag, then one for what is left over.
    pub(super) fn put(&mut self, bag: Option<usize>, thing: &Thing, asked: &ItemPart, parts: &mut Vec<ItemPart>) {
        let shared = match bag {
            Some(member) => share_among(&self.rules, &self.party.party, &[member], thing, asked.count),
            None => share(&self.rules, &self.party.party, thing, asked.count),
        };
        let named = bag.map(|member| self.name_of(member));
        let player = self.party.player();
        for share in shared.shares {
            let holder = self.name_of(share.member);
            let who = if Some(share.member) == player { named.clone() } else { Some(holder.clone()) };
            self.note_bag(share.member, share.facts);
            let (count, now) = (share.placed, Some(share.now));
            parts.push(ItemPart { count, who, holder: Some(holder), now, ..asked.clone() });
        }
        if let Some((count, refusal)) = shared.left {
            let who = named.clone();
            let part = ItemPart { count, who, holder: named, ..asked.clone() };
            parts.push(part.refused(Reason::of(refusal.code())));
        }
    }

    pub(super) fn remove(&mut self, tag: &InventoryTag, word: &str, parts: &mut Vec<ItemPart>) {
        let from: Vec<usize> = match self.bag_of(tag.who.as_deref()) {
            Ok(Some(member)) => vec![member],
            Ok(None) => asking_order(&self.party.party).collect(),
            Err(refusal) => return parts.push(ItemPart::asked(tag, word).refused(refusal.into())),
        };
        let (mut left, before, player) = (tag.count, parts.len(), self.party.player());
        for member in from {
            let removed = remove(&self.rules, self.bag(member), Held::Named(word), left);
            let Some(one) = removed.taken.first() else { continue };
            let item = self.name_of_stack(one);
            left -= removed.removed;
            let holder = self.name_of(member);
            let who = (tag.who.is_some() || Some(member) != player).then(|| holder.clone());
            self.note_bag(member, removed.facts);
            let (count, now) = (removed.removed, Some(removed.now));
            parts.push(ItemPart { item, count, who, holder: Some(holder), now, ..ItemPart::asked(tag, word) });
        }
        if parts.len() == before {
            parts.push(ItemPart::asked(tag, word).refused(Reason::of("none-held")));
        }
    }

    pub(super) fn give(&mut self, tag: &InventoryTag, word: &str) -> Result<ItemPart, Reason> {
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let Some(to) = self.bag_of(tag.to.as_deref())?.filter(|to| *to != member) else {
            return Err(Reason::of("no-recipient"));
        };
        let Some(receiver) = self.party.party.get(to) else { return Err(Reason::of("unknown-character")) };
        let item = self.name_of_held(member, word);
        let holder = Some(self.name_of(member));
        let part = ItemPart { item, who, holder, to: Some(self.name_of(to)), ..ItemPart::asked(tag, word) };
        let given = with_values(&self.rules, receiver, |values| {
            let read = |reference: &ValueRef| values.number(reference);
            let into = Receiver { bag: &receiver.bag, read: &read };
            give(&self.rules, self.bag(member), into, Held::Named(word), tag.count)
        });
        let given = match given {
            Ok(given) => given,
            Err(refusal) => return Ok(part.refused(Reason::of(refusal.code()))),
        };
        self.note_bag(member, given.from);
        self.note_bag(to, given.into);
        Ok(ItemPart { count: given.given, now: Some(given.now), ..part })
    }

    /// Puts on, takes off, binds or unbinds.
    pub(super) fn wear(&mut self, tag: &InventoryTag, word: &str, act: WearAct) -> Result<ItemPart, Reason> {
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let Some(holder) = self.party.party.get(member) else { return Err(Reason::of("unknown-character")) };
        let item = self.name_of_held(member, word);
        let part = ItemPart { item, who, holder: Some(self.name_of(member)), ..ItemPart::asked(tag, word) };
        let worn = with_values(&self.rules, holder, |values| {
            let read = |reference: &ValueRef| values.number(reference);
            wear(&self.rules, &holder.bag, act, Held::Named(word), tag.count, &read)
        });
        let worn = match worn {
            Ok(worn) => worn,
            Err(refusal) => return Ok(part.refused(Reason::of(refusal.code()))),
        };
        self.note_bag(member, worn.facts);
        Ok(ItemPart { count: worn.changed, now: Some(worn.now), ..part })
    }

    /// What somebody holds under a word by its own name; the word itself where they hold nothing of it.
    pub(super) fn name_of_held(&self, member: usize, word: &str) -> String {
        let bag = self.bag(member);
        let first = held(&self.rules, bag, Held::Named(word)).first().and_then(|at| bag.get(*at));
        first.map_or_else(|| word.to_owned(), |stack| self.name_of_stack(stack))
    }

    fn name_of_stack(&self, stack: &Stack) -> String {
        label(&self.rules, stack).map_or_else(|| stack.name.clone(), |label| label.english().to_owned())
    }

    pub(super) fn name_of_thing(&self, thing: &Thing) -> String {
        match thing {
            Thing::Plain(name) => name.clone(),
            Thing::Item(key) => self.name_of_stack(&Stack { item: Some(key.clone()), ..Stack::plain() }),
        }
    }
}
