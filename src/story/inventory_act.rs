//! `[inventory: ...]` answered: item by item, each on what the one before left (checks.md 6.1 and 6.2).
//!
//! Must not know: what one action does.

use crate::items::wear::WearAct;
use crate::story::answer::{Reason, TagAnswer};
use crate::story::desk::Desk;
use crate::story::inventory_tag::{Action, InventoryTag};
use crate::story::item_answer::{ItemPart, ItemsAnswer, items_answer};
use crate::story::tag::FoundTag;

impl Desk<'_> {
    pub(super) fn answer_inventory(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        let too_many = self.count_item_tag();
        let Some(tag) = InventoryTag::read(found.body) else {
            return TagAnswer::unreadable(found, asked, too_many.unwrap_or_else(|| Reason::of("unreadable")));
        };
        let mut parts = Vec::new();
        for item in &tag.items {
            match &too_many {
                Some(reason) => parts.push(ItemPart::asked(&tag, item).refused(reason.clone())),
                None => self.act_on_item(&tag, item, &mut parts),
            }
        }
        items_answer(found, asked, Some(tag.action.word()), ItemsAnswer { parts, loot: None })
    }

    /// One item of a tag; what came of it joins the parts, bag by bag where there are several.
    fn act_on_item(&mut self, tag: &InventoryTag, item: &str, parts: &mut Vec<ItemPart>) {
        let one = match tag.action {
            Action::Add => return self.add(tag, item, parts),
            Action::Earn => return self.earn(tag, item, parts),
            Action::Remove => return self.remove(tag, item, parts),
            Action::Give => self.give(tag, item),
            Action::Equip => self.wear(tag, item, WearAct::Equip),
            Action::Unequip => self.wear(tag, item, WearAct::Unequip),
            Action::Bind => self.wear(tag, item, WearAct::Bind),
            Action::Unbind => self.wear(tag, item, WearAct::Unbind),
            Action::Use => self.use_thing(tag, item),
            Action::Pay => self.pay(tag, item),
            Action::Buy => self.buy(tag, item),
        };
        parts.push(one.unwrap_or_else(|reason| {
            let holder = self.whose(tag.who.as_deref()).ok().map(|whose| self.name_of(whose.member));
            ItemPart { holder, ..ItemPart::asked(tag, item) }.refused(reason)
        }));
    }
}
