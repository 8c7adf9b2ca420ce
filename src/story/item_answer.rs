//! What came of a tag about items: one part for each item and bag, and the tag that says it (checks.md 5.3, layers-items.md
//! 5.4).
//!
//! Must not know: how anything is carried out.

use crate::check::Used;
use crate::dice::Throw;
use crate::items::coins::CoinCount;
use crate::items::loot::Drop;
use crate::items::payment::Payment;
use crate::items::price::Price;
use crate::story::answer::{Reason, TagAnswer, Verdict};
use crate::story::canonical::tag;
use crate::story::inventory_tag::{Action, InventoryTag};
use crate::story::tag::{FoundTag, TagKind};

/// What came of a tag about items.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ItemsAnswer {
    /// For each item in order, and of one item for each bag.
    pub parts: Vec<ItemPart>,
    /// What a loot table gave.
    pub loot: Option<LootAnswer>,
}

/// What a loot table gave.
#[derive(Debug, Clone, PartialEq)]
pub struct LootAnswer {
    /// The table as it was asked for.
    pub table: String,
    /// What dropped, whether anybody could take it or not.
    pub drops: Vec<Drop>,
    /// The dice, in order.
    pub dice: Vec<Throw>,
}

/// What came of one item of a tag, for one bag. Each part is a tag of its own in the text.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemPart {
    /// What was to be done.
    pub action: Action,
    /// With what: its own name, or what was written where it was not found out.
    pub item: String,
    /// How many were moved, or asked for where it is refused.
    pub count: i64,
    /// Whom the tag names: a member's own name, or what was written; nobody for the player's own bag unless it was named.
    pub who: Option<String>,
    /// Whose bag it is about, where that was found out.
    pub holder: Option<String>,
    /// Who was to get it.
    pub to: Option<String>,
    /// The price level.
    pub level: Option<String>,
    /// The seller.
    pub seller: Option<String>,
    /// What came of it.
    pub verdict: Verdict,
    /// How many there are then.
    pub now: Option<i64>,
    /// What was asked for it.
    pub price: Option<Price>,
    /// Coins handed over, largest first.
    pub paid: Vec<CoinCount>,
    /// Coins that came back, largest first.
    pub change: Vec<CoinCount>,
    /// What else there is to say.
    pub note: Option<String>,
    /// What came of using it, use by use.
    pub uses: Vec<Used>,
    /// The dice, in order.
    pub dice: Vec<Throw>,
}

impl ItemPart {
    /// An item of a tag as it was written, about nobody's bag yet, and nothing in its way.
    pub(super) fn asked(tag: &InventoryTag, item: &str) -> Self {
        Self {
            who: tag.who.clone(),
            to: tag.to.clone(),
            level: tag.level.clone(),
            seller: tag.seller.clone(),
            ..Self::of(tag.action, item, tag.count)
        }
    }

    /// So many of something, about nobody's bag yet, and nothing in its way.
    pub(super) fn of(action: Action, item: &str, count: i64) -> Self {
        Self {
            action,
            item: item.to_owned(),
            count,
            who: None,
            holder: None,
            to: None,
            level: None,
            seller: None,
            verdict: Verdict::Ok,
            now: None,
            price: None,
            paid: Vec::new(),
            change: Vec::new(),
            note: None,
            uses: Vec::new(),
            dice: Vec::new(),
        }
    }

    /// The same refused.
    pub(super) fn refused(self, reason: Reason) -> Self {
        Self { verdict: Verdict::Refused(reason), ..self }
    }

    /// The same with what was paid, and a note that says it; nothing where nothing was.
    pub(super) fn paying(self, payment: Payment) -> Self {
        let note = payment.note();
        Self { note: (!note.is_empty()).then_some(note), paid: payment.paid, change: payment.change, ..self }
    }

    /// As it stands in the text.
    pub fn rewritten(&self) -> String {
        let (count, now) = (self.count.to_string(), self.now.map(|now| now.to_string()));
        let price = self.price.as_ref().map(|price| price.said.english());
        let reason = self.verdict.reason().map(Reason::written);
        let attributes = [
            ("action", Some(self.action.word())),
            ("item", Some(self.item.as_str())),
            ("count", Some(count.as_str())),
            ("who", self.who.as_deref()),
            ("to", self.to.as_deref()),
            ("level", self.level.as_deref()),
            ("seller", self.seller.as_deref()),
            ("result", Some(self.verdict.word())),
            ("now", now.as_deref()),
            ("price", price.as_deref()),
            ("reason", reason.as_deref()),
            ("note", self.note.as_deref()),
        ];
        tag(TagKind::Inventory, attributes.into_iter().filter_map(|(key, value)| Some((key, value?))))
    }
}

/// A tag's answer from what came of its parts: done where any part was, else refused for the first one's reason.
pub(super) fn items_answer(
    found: &FoundTag<'_>,
    asked: &str,
    op: Option<&'static str>,
    answer: ItemsAnswer,
) -> TagAnswer {
    let parts = &answer.parts;
    let done = parts.iter().find(|part| part.verdict == Verdict::Ok).or_else(|| parts.first());
    let verdict = done.map_or(Verdict::Ok, |part| part.verdict.clone());
    let rewritten: Vec<String> = parts.iter().map(ItemPart::rewritten).collect();
    let mut holders = parts.iter().map(|part| part.holder.as_ref().or(part.who.as_ref()));
    let first = holders.next().flatten().cloned();
    // Nobody in particular: what went to several is the party's.
    let who = if holders.all(|other| other == first.as_ref()) { first } else { Some("party".to_owned()) };
    let now = match parts.as_slice() {
        [one] => one.now.map(|now| now.to_string()),
        _ => None,
    };
    TagAnswer { op, who, now, ..TagAnswer::of(found, asked, verdict, rewritten.join(" ")) }.with_items(answer)
}
