//! `[inventory: ...]`: what a tag asks of what somebody carries (checks.md 5.3, layers-items.md 4.4).
//!
//! Must not know: what comes of it.

use crate::items::STACK_QUANTITY_MAX;
use crate::items::buy::BUY_COUNT_MAX;
use crate::items::invent::Proposal;
use crate::story::canonical::{VALUE_MAX, clean, cut_to};
use crate::story::proposal::read_proposal;
use crate::story::tag::{Attributes, TagKind, lead};

/// How far into a body a bare word is looked for, in UTF-16 units.
const BARE_WITHIN: usize = 40;
/// Most digits of a number.
const DIGITS_MAX: usize = 9;

/// What is to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Action {
    /// Something comes into a bag.
    Add,
    /// Something leaves it.
    Remove,
    /// Something goes from one bag into another.
    Give,
    /// Something is put on.
    Equip,
    /// Something is taken off.
    Unequip,
    /// Something is bound to its holder.
    Bind,
    /// Something is unbound.
    Unbind,
    /// Something is used.
    Use,
    /// Coins are paid.
    Pay,
    /// Coins are earned.
    Earn,
    /// Something is bought where the party is.
    Buy,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 11] = [
        Self::Add,
        Self::Remove,
        Self::Give,
        Self::Equip,
        Self::Unequip,
        Self::Bind,
        Self::Unbind,
        Self::Use,
        Self::Pay,
        Self::Earn,
        Self::Buy,
    ];

    /// The word that tags and answers have for it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Add => "add",
            Self::Remove => "remove",
            Self::Give => "give",
            Self::Equip => "equip",
            Self::Unequip => "unequip",
            Self::Bind => "bind",
            Self::Unbind => "unbind",
            Self::Use => "use",
            Self::Pay => "pay",
            Self::Earn => "earn",
            Self::Buy => "buy",
        }
    }

    fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|action| action.word().eq_ignore_ascii_case(word))
    }

    /// Whether it is about coins, which are counted higher and may be said as an `amount`.
    fn of_coins(self) -> bool {
        matches!(self, Self::Pay | Self::Earn)
    }

    /// Whether it hands coins over.
    pub fn pays(self) -> bool {
        matches!(self, Self::Pay | Self::Buy)
    }

    fn count_max(self) -> i64 {
        if self.of_coins() { STACK_QUANTITY_MAX } else { BUY_COUNT_MAX }
    }
}

/// A tag that could be read. Names are made safe and cut to their length.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InventoryTag {
    /// What is to be done.
    pub action: Action,
    /// With what; one at least.
    pub items: Vec<String>,
    /// How many of each, 1 at least.
    pub count: i64,
    /// Whom it names.
    pub who: Option<String>,
    /// Who is to get what is given.
    pub to: Option<String>,
    /// The price level of a purchase.
    pub level: Option<String>,
    /// The seller of a purchase.
    pub seller: Option<String>,
    /// What an `add` proposes, without the item's name.
    pub proposal: Option<Proposal>,
}

impl InventoryTag {
    /// Reads a tag's body; `None` where it names nothing. What it says of results is left aside, and so is whatever its
    /// action does not have. An action that is not known is an `add`.
    pub fn read(body: &str) -> Option<Self> {
        let attributes = TagKind::Inventory.attributes(body);
        let action = action_in(&attributes, body);
        let name =
            |key: &str| attributes.text(key).map(|value| clean(value, VALUE_MAX)).filter(|value| !value.is_empty());
        let amount = attributes.text("amount").filter(|_| action.of_coins()).and_then(read_amount);
        let (count, items) = match amount {
            Some((count, coins)) => (count, names(coins)),
            None => (read_count(&attributes), attributes.text("items").map(names).unwrap_or_default()),
        };
        let items = if items.is_empty() { attributes.text("item").map(names).unwrap_or_default() } else { items };
        let only_for = |one: Action, value: Option<String>| value.filter(|_| action == one);
        (!items.is_empty()).then(|| Self {
            action,
            items,
            count: count.clamp(1, action.count_max()),
            who: name("who"),
            to: only_for(Action::Give, name("to")),
            level: only_for(Action::Buy, name("level")),
            seller: only_for(Action::Buy, name("seller")),
            proposal: read_proposal(&attributes).filter(|_| action == Action::Add),
        })
    }

    /// What a body asks to be done, also while the rest of it is missing.
    pub fn action_of(body: &str) -> Action {
        action_in(&TagKind::Inventory.attributes(body), body)
    }
}

fn action_in(attributes: &Attributes, body: &str) -> Action {
    let said = match attributes.text("action") {
        Some(word) => Action::of(word),
        None => bare_action(body),
    };
    said.unwrap_or(Action::Add)
}

/// An action that stands by itself before the first attribute.
fn bare_action(body: &str) -> Option<Action> {
    let within = cut_to(lead(body), BARE_WITHIN);
    within.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').find_map(Action::of)
}

/// Names parted by commas.
fn names(list: &str) -> Vec<String> {
    list.split(',').map(|name| clean(name, VALUE_MAX)).filter(|name| !name.is_empty()).collect()
}

/// The first of the three ways to say how many; what is no plain number is 1.
fn read_count(attributes: &Attributes) -> i64 {
    let said = ["count", "quantity", "qty"].into_iter().find_map(|key| attributes.text(key));
    said.filter(|said| said.len() <= DIGITS_MAX && said.bytes().all(|b| b.is_ascii_digit()))
        .and_then(|said| said.parse().ok())
        .unwrap_or(1)
}

/// `5 conches`: up to nine digits, then the coin; `None` where it begins with no digit or names no coin.
fn read_amount(text: &str) -> Option<(i64, &str)> {
    let digits = text.bytes().take(DIGITS_MAX).take_while(u8::is_ascii_digit).count();
    let (number, coins) = text.split_at_checked(digits)?;
    let coins = coins.trim_start();
    (!coins.is_empty()).then_some(())?;
    Some((number.parse().ok()?, coins))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What was read, as `action count x item+item who to level seller`.
    fn read(body: &str) -> Option<String> {
        let tag = InventoryTag::read(body)?;
        let mut said = format!("{} {} x {}", tag.action.word(), tag.count, tag.items.join("+"));
        for (key, value) in [("who", tag.who), ("to", tag.to), ("level", tag.level), ("seller", tag.seller)] {
            said.extend(value.map(|value| format!(" {key}={value}")));
        }
        Some(said)
    }

    #[test]
    fn bodies_are_read_as_written() {
        for (body, said) in [
            (" action=\"give\" item=\"Brass Lamp\" to=Mira", Some("give 1 x Brass Lamp to=Mira")),
            ("ACTION = 'ReMoVe'\nITEM = \"Rope\" Count=3", Some("remove 3 x Rope")),
            ("item=Brass Lamp who=Odo", Some("add 1 x Brass Lamp who=Odo")),
            ("remove item=Rope", Some("remove 1 x Rope")),
            ("please remove this: item=Rope", Some("remove 1 x Rope")),
            ("removed item=Rope", Some("add 1 x Rope")),
            ("and now, after a good long while of it, remove item=Rope", Some("add 1 x Rope")),
            ("item=Rope, remove", Some("add 1 x Rope+remove")),
            ("item=\"Rope\" remove", Some("add 1 x Rope")),
            ("action=drop item=Rope", Some("add 1 x Rope")),
            ("remove action=give item=Rope", Some("give 1 x Rope")),
            ("action='' remove item=Rope", Some("add 1 x Rope")),
            ("item=Rope items='Tar, ,  Old \t Hook,'", Some("add 1 x Tar+Old Hook")),
            ("item=Rope items=','", Some("add 1 x Rope")),
            ("item=Rope item=Tar", Some("add 1 x Rope")),
            ("item=Rope quantity=3 qty=4", Some("add 3 x Rope")),
            ("item=Rope qty=4 count=2", Some("add 2 x Rope")),
            ("item=Rope count=many qty=4", Some("add 1 x Rope")),
            ("item=Rope count='' qty=4", Some("add 4 x Rope")),
            ("item=Rope count=0", Some("add 1 x Rope")),
            ("item=Rope count=-3", Some("add 1 x Rope")),
            ("item=Rope count=+3", Some("add 1 x Rope")),
            ("item=Rope count=2.5", Some("add 1 x Rope")),
            ("item=Rope count=999999999", Some("add 9999 x Rope")),
            ("item=Rope count=1000000000", Some("add 1 x Rope")),
            ("item=\"Rope count=3", Some("add 3 x Rope")),
            ("item=\"a \"b\" c\"", Some("add 1 x a")),
            ("item='the \"big\" [one'", Some("add 1 x the big one")),
            ("action=buy item=Tar level=steep seller='Mae''s' to=Odo", Some("buy 1 x Tar level=steep seller=Mae")),
            ("action=add item=Tar level=steep seller=Mae to=Odo", Some("add 1 x Tar")),
            ("action=pay amount='5 conches, 3 cowries'", Some("pay 5 x conches+3 cowries")),
            ("action=pay amount=5conches item=cowrie count=2", Some("pay 5 x conches")),
            ("action=pay amount='0 cowries'", Some("pay 1 x cowries")),
            ("action=pay amount='1.5 conch'", Some("pay 1 x .5 conch")),
            ("action=pay amount='50000 cowries'", Some("pay 50000 x cowries")),
            ("action=earn amount='9999999 cowries'", Some("earn 999999 x cowries")),
            ("action=pay amount='1234567890 cowries'", Some("pay 999999 x 0 cowries")),
            ("action=pay amount='three conches' item=cowrie count=4", Some("pay 4 x cowrie")),
            ("action=pay amount='three conches'", None),
            ("action=pay amount='5'", None),
            ("action=pay amount=5 item=cowrie", Some("pay 1 x cowrie")),
            ("action=add amount='5 conches' item=conch", Some("add 1 x conch")),
            ("action=add amount='5 conches'", None),
            ("pay amount=2 conches who=Odo", Some("pay 2 x conches who=Odo")),
            ("add Brass Lamp", None),
            ("item=' '", None),
            ("item='[\"'", None),
            ("", None),
        ] {
            assert_eq!(read(body).as_deref(), said, "{body:?}");
        }
    }

    #[test]
    fn names_are_cut() {
        let tag = InventoryTag::read(&format!("item='{}' who='{}'", "x".repeat(300), "y".repeat(300)));
        let lengths = tag.map(|tag| (tag.items.first().map(String::len), tag.who.map(|who| who.len())));
        assert_eq!(lengths, Some((Some(120), Some(120))));
    }
}
