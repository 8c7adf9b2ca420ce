//! A purchase by a tag, where the party is (layers-items.md 5.4). Everything is paid and handed over, or nothing happens.

use crate::format::value_ref::ValueRef;
use crate::items::buy::{BuyRefusal, Buyer, Offer, Order, Wanted, offer};
use crate::items::held::with_values;
use crate::items::market::MarketHere;
use crate::story::answer::Reason;
use crate::story::desk::{Desk, Whose};
use crate::story::fact::StoryFact;
use crate::story::inventory_tag::InventoryTag;
use crate::story::item_answer::ItemPart;

impl Desk<'_> {
    pub(super) fn buy(&mut self, tag: &InventoryTag, word: &str) -> Result<ItemPart, Reason> {
        let rules = &self.rules.clone();
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let here = MarketHere::at(rules, self.party.place.as_ref()).map_err(refused)?;
        self.stock_here(&here);
        let Some(buyer) = self.party.party.get(member) else { return Err(Reason::of("unknown-character")) };
        let (level, seller) = (tag.level.as_deref(), tag.seller.as_deref());
        let order = Order { item: Wanted::Named(word), count: tag.count, level, seller };
        let asked = ItemPart { who, holder: Some(self.name_of(member)), ..ItemPart::asked(tag, word) };
        let (part, bought) = with_values(rules, buyer, |values| {
            let read = |reference: &ValueRef| values.number(reference);
            let offer = offer(&here, &self.visit, order, &read)?;
            Ok((named(&offer, asked), offer.accept(rules, Buyer { bag: &buyer.bag, read: &read })))
        })
        .map_err(refused)?;
        let bought = match bought {
            Ok(bought) => bought,
            Err(refusal) => return Ok(part.refused(refused(refusal))),
        };
        self.note_bag(member, bought.facts().cloned().collect());
        if let Some(line) = bought.stock {
            self.note(StoryFact::Sold { line });
        }
        Ok(ItemPart { now: Some(bought.now), price: Some(bought.price), ..part }.paying(bought.payment))
    }
}

/// The same by the names of what is offered.
fn named(offer: &Offer<'_>, part: ItemPart) -> ItemPart {
    ItemPart {
        item: offer.item.label().english().to_owned(),
        level: Some(offer.level.label.text().english().to_owned()),
        seller: offer.seller.map(|seller| seller.label.text().english().to_owned()).or(part.seller),
        ..part
    }
}

fn refused(refusal: BuyRefusal<'_>) -> Reason {
    Reason::of(refusal.code())
}
