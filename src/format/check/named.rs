//! Things that a ruleset declares under an id, seen alike, and the one look-up that reports an id nothing declares.

use crate::format::check::Checker;
use crate::format::scalar::Id;
use crate::source::Path;

/// Something that is declared under an id.
pub trait Named {
    /// The id.
    fn id(&self) -> &Id;
}

macro_rules! named {
    ($($ty:path),* $(,)?) => {
        $(impl Named for $ty {
            fn id(&self) -> &Id {
                &self.id
            }
        })*
    };
}

named!(
    crate::format::catalog::Catalog,
    crate::format::catalog::Filter,
    crate::format::combat::Budget,
    crate::format::combat::ThreatTier,
    crate::format::contest::CombatCheck,
    crate::format::contest::Contest,
    crate::format::creature::CreatureAction,
    crate::format::creature::CreatureRider,
    crate::format::derived::Derived,
    crate::format::initiative::Style,
    crate::format::item::AttackMode,
    crate::format::items::ItemStatDef,
    crate::format::items::Slot,
    crate::format::items::Word,
    crate::format::layer::Layer,
    crate::format::live::LiveCondition,
    crate::format::live::LiveText,
    crate::format::live::Pool,
    crate::format::live::State,
    crate::format::live::Track,
    crate::format::live::WoundKind,
    crate::format::loot::LootTable,
    crate::format::market::CurrencyFamily,
    crate::format::market::PlaceSize,
    crate::format::market::PriceLevel,
    crate::format::market::Seller,
    crate::format::resolution::StandingReroll,
    crate::format::resolution::Tier,
    crate::format::rest::Rest,
    crate::format::sheet::Ability,
    crate::format::sheet::Column,
    crate::format::sheet::Field,
    crate::format::sheet::Section,
    crate::format::sheet::SheetList,
    crate::format::sheet::Skill,
);

/// The first of that id.
pub fn by_id<'l, T: Named>(list: &'l [T], id: &str) -> Option<&'l T> {
    list.iter().find(|one| one.id() == id)
}

impl Checker<'_, '_> {
    /// The first of that id; one that nothing declares is reported at the place that names it.
    pub fn find<'l, T: Named>(&mut self, list: &'l [T], what: &str, id: &Id, at: &Path<'_>) -> Option<&'l T> {
        let found = by_id(list, id.as_str());
        if found.is_none() {
            self.unknown(at, what, id.as_str(), list.iter().map(|one| one.id().as_str()));
        }
        found
    }

    /// Reports every id of a list that stands in it a second time.
    pub fn distinct<T: Named>(&mut self, list: &[T], what: &str, at: &Path<'_>) {
        self.duplicates(at, what, list.iter().map(|one| one.id().as_str()));
    }
}
