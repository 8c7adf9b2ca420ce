//! Coins paid and earned by a tag (layers-items.md 4.4).
//!
//! A payment comes out of one bag, the player's where none is named; an earning is an `add` of that coin.

use crate::format::market::CurrencyUnit;
use crate::items::ItemKey;
use crate::items::coins::{FamilyLeft, coin_named, held};
use crate::items::find::Thing;
use crate::items::payment::pay;
use crate::rules::Effective;
use crate::story::answer::Reason;
use crate::story::desk::{Desk, Whose};
use crate::story::inventory_tag::InventoryTag;
use crate::story::item_answer::ItemPart;

impl Desk<'_> {
    pub(super) fn pay(&mut self, tag: &InventoryTag, word: &str) -> Result<ItemPart, Reason> {
        let Whose { member, who } = self.whose(tag.who.as_deref())?;
        let rules = self.rules.clone();
        let coin = coin(&rules, word)?;
        let item = coin.label.text().english().to_owned();
        let part = ItemPart { item, who, holder: Some(self.name_of(member)), ..ItemPart::asked(tag, word) };
        let family = FamilyLeft::declaring(&rules, coin.id.as_str()).ok_or_else(|| Reason::of("unknown-coin"))?;
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
        let rules = self.rules.clone();
        let bag = self.bag_of(tag.who.as_deref()).map_err(Reason::from);
        let earned = bag.and_then(|bag| Ok((bag, coin(&rules, word)?)));
        match earned {
            Ok((bag, coin)) => {
                let item = coin.label.text().english().to_owned();
                let asked = ItemPart { item, ..ItemPart::asked(tag, word) };
                self.put(bag, &Thing::Item(ItemKey::Coin(coin.id.clone())), &asked, parts);
            }
            Err(reason) => parts.push(ItemPart::asked(tag, word).refused(reason)),
        }
    }
}

/// The coin that a word names.
fn coin<'e>(rules: &'e Effective, word: &str) -> Result<&'e CurrencyUnit, Reason> {
    if FamilyLeft::all(rules).is_empty() {
        return Err(Reason::of("no-currencies"));
    }
    coin_named(rules, word).map(|(_, coin)| coin).ok_or_else(|| Reason::of("unknown-coin"))
}
