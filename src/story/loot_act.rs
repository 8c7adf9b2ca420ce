//! `[loot: ...]`: a table is rolled and what drops is put into bags (checks.md 5.4 and 6.4, layers-items.md 6.3).
//!
//! What dropped is answered drop by drop as if it had been added; the tag itself is gone then. The dice are the reply's own,
//! after those of everything that is carried out before it.

use crate::items::find::Thing;
use crate::items::loot::{LootRefusal, ReadyTable, table};
use crate::story::answer::{Reason, TagAnswer, Verdict};
use crate::story::canonical::{VALUE_MAX, clean, tag};
use crate::story::desk::Desk;
use crate::story::inventory_tag::Action;
use crate::story::item_answer::{ItemPart, ItemsAnswer, LootAnswer, items_answer};
use crate::story::tag::FoundTag;

/// A loot tag that could be read.
struct LootTag {
    table: String,
    who: Option<String>,
}

impl LootTag {
    /// Reads a body; one without attributes is the table's name.
    fn read(found: &FoundTag<'_>) -> Option<Self> {
        let attributes = found.kind.attributes(found.body);
        let said = |value: &str| Some(clean(value, VALUE_MAX)).filter(|value| !value.is_empty());
        let bare = attributes.pairs().next().is_none();
        let table = if bare { said(found.body) } else { attributes.get("table").and_then(said) }?;
        Some(Self { table, who: attributes.get("who").and_then(said) })
    }
}

impl Desk<'_> {
    pub(super) fn answer_loot(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        let too_many = self.count_item_tag();
        let Some(read) = LootTag::read(found) else {
            return TagAnswer::unreadable(found, asked, too_many.unwrap_or_else(|| Reason::of("unreadable")));
        };
        let rolled = match too_many {
            Some(reason) => Err(reason),
            None => self.roll_loot(&read),
        };
        match rolled {
            Err(reason) => unrolled(found, asked, &read, Verdict::Refused(reason)),
            Ok((loot, _)) if loot.drops.is_empty() => {
                let items = ItemsAnswer { parts: Vec::new(), loot: Some(loot) };
                unrolled(found, asked, &read, Verdict::Empty).with_items(items)
            }
            Ok((loot, bag)) => {
                let mut parts = Vec::new();
                for drop in &loot.drops {
                    let asked = ItemPart::of(Action::Add, drop.label.english(), drop.count);
                    self.put(bag, &Thing::Item(drop.item.clone()), &asked, &mut parts);
                }
                items_answer(found, asked, None, ItemsAnswer { parts, loot: Some(loot) })
            }
        }
    }

    /// Rolls the table for whomever the tag names.
    fn roll_loot(&mut self, read: &LootTag) -> Result<(LootAnswer, Option<usize>), Reason> {
        let found = table(&self.rules, &read.table);
        // Whether there are tables at all comes before whom it is for, and which one after.
        if let Err(refusal @ LootRefusal::NoLootTables) = found {
            return Err(Reason::of(refusal.code()));
        }
        let bag = self.bag_of(read.who.as_deref())?;
        let found = found.map_err(|refusal| Reason::of(refusal.code()))?;
        let before = self.roller.thrown().len();
        let drops = ReadyTable::of(&self.rules, found).roll(self.roller);
        let dice = self.roller.thrown().iter().skip(before).copied().collect();
        Ok((LootAnswer { table: read.table.clone(), drops, dice }, bag))
    }
}

/// A loot tag that stays a loot tag.
fn unrolled(found: &FoundTag<'_>, asked: &str, read: &LootTag, verdict: Verdict) -> TagAnswer {
    let reason = verdict.reason().map(Reason::written);
    let attributes = [
        ("table", Some(read.table.as_str())),
        ("who", read.who.as_deref()),
        ("result", Some(verdict.word())),
        ("reason", reason.as_deref()),
    ];
    let rewritten = tag(found.kind, attributes.into_iter().filter_map(|(key, value)| Some((key, value?))));
    let arguments = vec![("table", read.table.clone())];
    TagAnswer { who: read.who.clone(), arguments, ..TagAnswer::of(found, asked, verdict, rewritten) }
}
