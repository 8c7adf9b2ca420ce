//! An item used by a tag, so many times (checks.md 6.2 and 6.3). What was done stands when no more can be.

use crate::check::{note, use_times};
use crate::items::find::Held;
use crate::items::{ItemKey, count_held};
use crate::story::answer::Reason;
use crate::story::desk::{Desk, Whose};
use crate::story::fact::StoryFact;
use crate::story::inventory_tag::InventoryTag;
use crate::story::item_answer::ItemPart;

impl Desk<'_> {
    pub(super) fn use_thing(&mut self, tag: &InventoryTag, word: &str) -> Result<ItemPart, Reason> {
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let part = ItemPart {
            item: self.name_of_held(member, word),
            who,
            holder: Some(self.name_of(member)),
            ..ItemPart::asked(tag, word)
        };
        let before = self.roller.thrown().len();
        let Some(user) = self.party.party.get(member) else { return Err(Reason::of("unknown-character")) };
        let uses = match use_times(&self.rules, user, Held::Named(word), tag.count, self.roller) {
            Ok(times) => times.uses,
            Err(refusal) => return Ok(part.refused(Reason::of(refusal.code()))),
        };
        for used in &uses {
            self.note_bag(member, used.facts.clone());
            used.live.iter().for_each(|change| self.note(StoryFact::Live { member, change: change.clone() }));
        }
        let now = uses.first().map(|used| count_held(self.bag(member), &ItemKey::Entry(used.item.clone())));
        let dice = self.roller.thrown().iter().skip(before).copied().collect();
        let note = note(&uses);
        Ok(ItemPart {
            count: i64::try_from(uses.len()).unwrap_or(i64::MAX),
            now,
            note: (!note.is_empty()).then_some(note),
            dice,
            uses,
            ..part
        })
    }
}
