//! The ruleset as the active layers leave it.

use std::sync::Arc;

use crate::format::book::Rulebook;
use crate::format::catalog::Entry;
use crate::format::item::Item;
use crate::format::items::Items;
use crate::format::layer::Ladder;
use crate::format::loot::{ItemFilter, LootTable};
use crate::format::market::{Market, Seller};
use crate::format::resolution::Resolution;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::{EnumKind, FieldKind};
use crate::rules::{Change, CoinView, Dropped, NotCarriedOut, Selection};
use crate::text::RulesetText;

/// The ruleset as the active layers leave it. Cheap to make and to clone.
#[derive(Debug, Clone)]
pub struct Effective {
    book: Arc<Rulebook>,
    applied: Vec<Id>,
    dropped: Vec<Dropped>,
    coins: CoinView,
}

/// One difficulty of the ladder in force.
#[derive(Debug, Clone, PartialEq)]
pub struct LadderStep {
    /// Its name.
    pub label: RulesetText,
    /// The number to reach, or the successes needed.
    pub number: i64,
    /// The face that each die must reach, where the step says so.
    pub target: Option<i64>,
}

/// The ladder in force, both kinds alike.
pub type LadderView = Vec<LadderStep>;

/// The market in force.
#[derive(Debug, Clone, Copy)]
pub struct MarketView<'e> {
    /// Levels, places and sold rules, which no layer changes.
    pub market: &'e Market,
    effective: &'e Effective,
}

impl<'e> MarketView<'e> {
    /// Sellers that are left, in file order.
    pub fn sellers(&self) -> impl Iterator<Item = &'e Seller> + use<'e> {
        let _ = self.effective;
        self.market.sellers.iter()
    }

    /// Whether the market declares sellers at all; layers never take the last one.
    pub fn has_sellers(&self) -> bool {
        !self.market.sellers.is_empty()
    }

    /// Filters of what nobody sells: the market's own, then each layer's.
    pub fn unsold(&self) -> impl Iterator<Item = &'e ItemFilter> + use<'e> {
        self.market.unsold.iter()
    }
}

impl Effective {
    /// Folds the layers asked for into a ruleset: conflicts dropped, and where the rest is not valid together, one by one
    /// (layers-items.md 3.1, 3.3). Never fails.
    pub fn of<S: AsRef<str>>(book: Arc<Rulebook>, asked: &[S]) -> Self {
        let selection = Selection::of(book.ruleset(), asked);
        Self { book, applied: selection.active, dropped: selection.dropped, coins: CoinView::default() }
    }

    /// The ruleset without any layer.
    pub fn base(book: Arc<Rulebook>) -> Self {
        Self::of::<&str>(book, &[])
    }

    /// The ruleset as its author wrote it, for the parts that no layer changes.
    pub fn ruleset(&self) -> &Ruleset {
        self.book.ruleset()
    }

    /// The ruleset with its catalogs, layers left aside.
    pub fn book(&self) -> &Arc<Rulebook> {
        &self.book
    }

    /// The layers in force, in declaration order.
    pub fn applied(&self) -> &[Id] {
        &self.applied
    }

    /// The layers that were asked for and are not in force.
    pub fn dropped(&self) -> &[Dropped] {
        &self.dropped
    }

    /// Everything the layers changed, layer by layer.
    pub fn changes(&self) -> &[Change] {
        &[]
    }

    /// Effects of active layers that were not carried out.
    pub fn not_carried_out(&self) -> &[NotCarriedOut] {
        &[]
    }

    /// What the Game Master is told about checks.
    pub fn check_guidance(&self) -> &str {
        self.ruleset().gm.check_guidance.english()
    }

    /// What the Game Master is told about making the world.
    pub fn world_guidance(&self) -> Option<&str> {
        self.ruleset().gm.world_guidance.as_ref().map(|text| text.english())
    }

    /// The ladder in force.
    pub fn ladder(&self) -> LadderView {
        match &self.ruleset().resolution {
            Resolution::Sum(sum) => steps(&Ladder::Sum(sum.difficulty_ladder.to_vec())),
            Resolution::Pool(pool) => steps(&Ladder::Pool(pool.difficulty_ladder.to_vec())),
        }
    }

    /// The values that an enum field offers under the layers; `None` for another kind of field or an unknown one.
    pub fn enum_field(&self, field: &str) -> Option<&EnumKind> {
        let field = self.ruleset().sheet.fields.iter().find(|declared| declared.id == *field)?;
        match &field.kind {
            FieldKind::Enum(kind) => Some(kind),
            _ => None,
        }
    }

    /// The layer that keeps an entry of a catalog from being offered, if one does.
    pub fn hidden_by(&self, catalog: &str, entry: &Entry) -> Option<&Id> {
        let _ = (catalog, entry);
        None
    }

    /// Entries of a catalog that the layers leave, in file order.
    pub fn offered<'e>(&'e self, catalog: &'e str) -> impl Iterator<Item = &'e Entry> + 'e {
        self.book.entries(catalog).iter().filter(move |entry| self.hidden_by(catalog, entry).is_none())
    }

    /// The words of items, where the ruleset has any.
    pub fn items(&self) -> Option<&Items> {
        self.ruleset().items.as_ref()
    }

    /// Every item of every catalog that the layers leave, in book order: catalogs in file order, entries in file order.
    pub fn items_offered(&self) -> impl Iterator<Item = (EntryRef, &Entry, &Item)> {
        self.ruleset().catalogs().iter().flat_map(move |catalog| {
            self.book.entries(catalog.id.as_str()).iter().filter_map(move |entry| {
                let item = entry.item.as_ref()?;
                let offered = self.hidden_by(catalog.id.as_str(), entry).is_none();
                offered.then(|| (EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry, item))
            })
        })
    }

    /// The coins that are left.
    pub fn coins(&self) -> &CoinView {
        &self.coins
    }

    /// The market in force, where the ruleset has one.
    pub fn market(&self) -> Option<MarketView<'_>> {
        let market = self.items()?.market.as_ref()?;
        Some(MarketView { market, effective: self })
    }

    /// The loot table of that exact id, in the version in force.
    pub fn loot_table(&self, id: &str) -> Option<&LootTable> {
        self.items()?.loot_tables.iter().find(|table| table.id == *id)
    }
}

fn steps(ladder: &Ladder) -> LadderView {
    match ladder {
        Ladder::Sum(steps) => steps
            .iter()
            .map(|step| LadderStep { label: step.label.text().clone(), number: step.dc.get(), target: None })
            .collect(),
        Ladder::Pool(steps) => steps
            .iter()
            .map(|step| LadderStep {
                label: step.label.text().clone(),
                number: step.successes.get(),
                target: step.target.map(|target| target.get()),
            })
            .collect(),
    }
}
