//! Where a reply is told: who is there, what sellers have, whence their stock is rolled.

use crate::items::Party;
use crate::items::visit::Visit;

/// Whence the stock of a visit is rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StockDice {
    /// From the visit's own seed, of a game with this seed ([`crate::items::visit`]).
    Seeded(u64),
    /// From the reply's own dice, when a purchase first asks for it: forced faces are forced there too, and a reply
    /// without a purchase needs none.
    Shared,
}

/// What there is before a reply.
#[derive(Debug, Clone, Copy)]
pub struct Setting<'s> {
    /// Who is there, and where.
    pub party: &'s Party,
    /// What sellers there have left; `None` where it was not rolled yet.
    pub visit: Option<&'s Visit>,
    /// How many visits there were, this one among them.
    pub visits: u64,
    /// Whence further stock is rolled.
    pub stock: StockDice,
}

impl<'s> Setting<'s> {
    /// A party that no game knows: where it is somewhere, it just came there.
    pub fn of(party: &'s Party, stock: StockDice) -> Self {
        Self { party, visit: None, visits: u64::from(party.place.is_some()), stock }
    }
}
