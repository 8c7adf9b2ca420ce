//! Coins paid and earned by a tag (layers-items.md 4.4).
//!
//! A payment comes out of one bag, the player's where none is named; an earning is an `add` of that coin.

use crate::format::market::CurrencyUnit;
use crate::items::ItemKey;
use crate::items::coins::{FamilyLeft, coin_named, held};
use crate::items::find::Thing;
use crate::items::payment::pay;
use crate::story::answer::Reason;
use crate::story::desk::{Desk, Whose};
use crate::story::inventory_tag::InventoryTag;
use crate::story::item_answer::ItemPart;

impl<'d> Desk<'d> {
    pub(super) fn pay(&mut self, tag: &InventoryTag, word: &str) -> Result<ItemPart, Reason> {
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let coin = self.coin(word)?;
        let item = coin.label.text().english().to_owned();
        let part = ItemPart { item, who, holder: Some(self.name_of(member)), ..ItemPart::asked(tag, word) };
        let family = FamilyLeft::declaring(self.rules, coin.id.as_str()).ok_or_else(|| Reason::of("unknown-coin"))?;
        let owed = tag.count.saturating_mul(coin.value.get());
        let mut payment = match pay(self.bag(member), &family, owed) {
            Ok(payment) => payment,
            Err(refusal) => return Ok(part.refused(Reason::of(refusal.code()))),
        };
        self.note_bag(member, std::mem::take(&mut payment.facts));
        let now = held(self.bag(member), coin.id.as_str());
        Ok(ItemPart { now: Some(now), ..part }.paying(payment))
    }

    pub(super) fn earn(&mut self, tag: &InventoryTag, word: &str, parts: &mut Vec<ItemPart>) {
        let earned = self.bag_of(tag.who.as_deref()).map_err(Reason::from).and_then(|bag| Ok((bag, self.coin(word)?)));
        match earned {
            Ok((bag, coin)) => {
                let item = coin.label.text().english().to_owned();
                let asked = ItemPart { item, ..ItemPart::asked(tag, word) };
                self.put(bag, &Thing::Item(ItemKey::Coin(coin.id.clone())), &asked, parts);
            }
            Err(reason) => parts.push(ItemPart::asked(tag, word).refused(reason)),
        }
    }

    /// The coin that a word names.
    fn coin(&self, word: &str) -> Result<&'d CurrencyUnit, Reason> {
        if FamilyLeft::all(self.rules).is_empty() {
            return Err(Reason::of("no-currencies"));
        }
        coin_named(self.rules, word).map(|(_, coin)| coin).ok_or_else(|| Reason::of("unknown-coin"))
    }
}
