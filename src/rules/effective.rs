//! The ruleset as the active layers leave it.

use std::sync::{Arc, OnceLock};

use crate::format::book::Rulebook;
use crate::format::catalog::Entry;
use crate::format::item::Item;
use crate::format::items::Items;
use crate::format::layer::{Hide, Ladder};
use crate::format::loot::{ItemFilter, LootTable};
use crate::format::market::{Market, Seller};
use crate::format::resolution::Resolution;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::{EnumKind, FieldKind};
use crate::rules::change::Changed;
use crate::rules::fold::Fold;
use crate::rules::hide::hides;
use crate::rules::invented::Invented;
use crate::rules::{Change, ChangeEffect, ChangeRow, CoinView, DropReason, Dropped, NotCarriedOut, Selection};
use crate::text::RulesetText;

/// The ruleset as the active layers leave it. Cheap to make and to clone.
#[derive(Debug, Clone)]
pub struct Effective {
    book: Arc<Rulebook>,
    folded: Arc<Folded>,
    pub(super) invented: Arc<Invented>,
}

/// What a choice of layers came to.
#[derive(Debug)]
struct Folded {
    applied: Vec<Id>,
    dropped: Vec<Dropped>,
    fold: Fold,
    /// With the hidden entries, which only somebody who asks for them has to wait for.
    changes: OnceLock<Vec<Change>>,
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
    pub(super) effective: &'e Effective,
}

impl<'e> MarketView<'e> {
    /// Sellers that are left, in file order.
    pub fn sellers(&self) -> impl Iterator<Item = &'e Seller> + use<'e> {
        let gone = &self.effective.folded.fold.sellers_gone;
        self.market.sellers.iter().enumerate().filter(|(index, _)| !gone.contains(index)).map(|(_, seller)| seller)
    }

    /// Whether the market declares sellers at all; layers never take the last one.
    pub fn has_sellers(&self) -> bool {
        !self.market.sellers.is_empty()
    }

    /// Filters of what nobody sells: the market's own, then each layer's.
    pub fn unsold(&self) -> impl Iterator<Item = &'e ItemFilter> + use<'e> {
        self.unsold_by().map(|(_, filter)| filter)
    }
}

impl Effective {
    /// Folds the layers asked for into a ruleset: conflicts dropped, and where the rest is not valid together, one by one
    /// (layers-items.md 3.1, 3.3). Never fails.
    pub fn of<S: AsRef<str>>(book: Arc<Rulebook>, asked: &[S]) -> Self {
        let ruleset = book.ruleset();
        let Selection { active, mut dropped } = Selection::of(ruleset, asked);
        let declared = ruleset.layers().iter().enumerate();
        let active: Vec<usize> =
            declared.filter(|(_, layer)| active.contains(&layer.id)).map(|(index, _)| index).collect();
        let (kept, fold) = match Fold::of(ruleset, &active) {
            Ok(fold) => (active, fold),
            Err(_) => one_by_one(ruleset, &active, &mut dropped),
        };
        let applied =
            kept.iter().filter_map(|index| ruleset.layers().get(*index)).map(|layer| layer.id.clone()).collect();
        let folded = Arc::new(Folded { applied, dropped, fold, changes: OnceLock::new() });
        Self { book, folded, invented: Arc::default() }
    }

    /// The ruleset without any layer.
    pub fn base(book: Arc<Rulebook>) -> Self {
        Self::of::<&str>(book, &[])
    }

    /// Whether these are the very same rules, not just equal ones.
    pub fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.book, &other.book)
            && Arc::ptr_eq(&self.folded, &other.folded)
            && Arc::ptr_eq(&self.invented, &other.invented)
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
        &self.folded.applied
    }

    /// The layers that were asked for and are not in force.
    pub fn dropped(&self) -> &[Dropped] {
        &self.folded.dropped
    }

    /// Everything the layers changed, layer by layer. Asking for it reads the catalogs that layers hide entries of.
    pub fn changes(&self) -> &[Change] {
        self.folded.changes.get_or_init(|| {
            let mut hidden = self.hidden_entries();
            let made = &self.folded.fold.changes;
            let mut changes = Vec::with_capacity(made.len() + hidden.len());
            for layer in &self.folded.applied {
                changes.extend(made.iter().filter(|change| change.layer == *layer).cloned());
                changes.extend(hidden.extract_if(.., |change| change.layer == *layer));
            }
            changes
        })
    }

    /// The same as rows for answers. `base` is the base ruleset as JSON.
    pub fn change_rows(&self, base: &serde_json::Value) -> Vec<ChangeRow> {
        self.changes().iter().flat_map(|change| change.rows(self, base)).collect()
    }

    /// Effects of active layers that were not carried out.
    pub fn not_carried_out(&self) -> &[NotCarriedOut] {
        &self.folded.fold.not_carried_out
    }

    pub(super) fn fold(&self) -> &Fold {
        &self.folded.fold
    }

    /// What the Game Master is told about checks.
    pub fn check_guidance(&self) -> &str {
        self.fold().check_guidance.as_deref().unwrap_or_else(|| self.ruleset().gm.check_guidance.english())
    }

    /// What the Game Master is told about making the world.
    pub fn world_guidance(&self) -> Option<&str> {
        let base = || self.ruleset().gm.world_guidance.as_ref().map(|text| text.english());
        self.fold().world_guidance.as_deref().or_else(base)
    }

    /// The ladder in force.
    pub fn ladder(&self) -> LadderView {
        let layer = self.fold().ladder.and_then(|layer| self.ruleset().layers().get(layer));
        if let Some(ladder) = layer.and_then(|layer| layer.difficulty_ladder.as_ref()) {
            return ladder_view(ladder);
        }
        match &self.ruleset().resolution {
            Resolution::Sum(sum) => ladder_view(&Ladder::Sum(sum.difficulty_ladder.to_vec())),
            Resolution::Pool(pool) => ladder_view(&Ladder::Pool(pool.difficulty_ladder.to_vec())),
        }
    }

    /// The values that an enum field offers under the layers; `None` for another kind of field or an unknown one.
    pub fn enum_field(&self, field: &str) -> Option<&EnumKind> {
        let index = self.book.index().field(field)?;
        let field = self.ruleset().sheet.fields.get(index)?;
        if let Some((_, narrowed)) = self.fold().enums.iter().find(|(narrowed, _)| *narrowed == index) {
            return Some(narrowed);
        }
        match &field.kind {
            FieldKind::Enum(kind) => Some(kind),
            _ => None,
        }
    }

    /// The layer that keeps an entry of a catalog from being offered, if one does.
    pub fn hidden_by(&self, catalog: &str, entry: &Entry) -> Option<&Id> {
        self.fold().hiding.iter().find_map(|(layer, rule)| {
            let layer = self.ruleset().layers().get(*layer)?;
            let rule = layer.catalogs.get(*rule).filter(|rule| rule.id == *catalog)?;
            hides(&rule.hide, entry.filters.get(rule.hide.filter.as_str())).then_some(&layer.id)
        })
    }

    /// Hidden entries, one change a layer and catalog, each entry at the first layer that hides it.
    fn hidden_entries(&self) -> Vec<Change> {
        let mut changes = Vec::new();
        for (catalog, header) in self.ruleset().catalogs().iter().enumerate() {
            // Sorted by filter once a catalog: a package may have tens of thousands of entries.
            let mut layers: Vec<&Id> = Vec::new();
            let mut by_filter: Vec<(&str, Vec<(usize, &Hide)>)> = Vec::new();
            for (layer, rule) in &self.fold().hiding {
                let Some(layer) = self.ruleset().layers().get(*layer) else { continue };
                let Some(rule) = layer.catalogs.get(*rule).filter(|rule| rule.id == header.id) else { continue };
                if layers.last() != Some(&&layer.id) {
                    layers.push(&layer.id);
                }
                let (place, filter) = (layers.len() - 1, rule.hide.filter.as_str());
                match by_filter.iter_mut().find(|(known, _)| *known == filter) {
                    Some((_, rules)) => rules.push((place, &rule.hide)),
                    None => by_filter.push((filter, vec![(place, &rule.hide)])),
                }
            }
            if layers.is_empty() {
                continue;
            }
            let entries = self.book.entries(header.id.as_str());
            let mut first: Vec<Option<usize>> = vec![None; entries.len()];
            for (filter, rules) in &by_filter {
                let Some(column) = self.book.filter_column(header.id.as_str(), filter) else { continue };
                let judged = column.judged(|entry| {
                    let value = entries.get(entry).and_then(|entry| entry.filters.get(filter));
                    rules.iter().find(|(_, hide)| hides(hide, value)).map(|(place, _)| *place)
                });
                for (first, place) in first.iter_mut().zip(judged) {
                    *first = [*first, place].into_iter().flatten().min();
                }
            }
            let mut hidden: Vec<Vec<usize>> = vec![Vec::new(); layers.len()];
            for (index, place) in first.into_iter().enumerate() {
                if let Some(entries) = place.and_then(|place| hidden.get_mut(place)) {
                    entries.push(index);
                }
            }
            let hidden = layers.into_iter().zip(hidden).filter(|(_, entries)| !entries.is_empty());
            changes.extend(hidden.map(|(layer, entries)| Change {
                layer: layer.clone(),
                effect: ChangeEffect::Hide,
                what: Changed::Entries { catalog, entries },
            }));
        }
        changes
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
                let item = entry.item.as_deref()?;
                let offered = self.hidden_by(catalog.id.as_str(), entry).is_none();
                offered.then(|| (EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry, item))
            })
        })
    }

    /// The coins that are left.
    pub fn coins(&self) -> &CoinView {
        &self.fold().coins
    }

    /// The market in force, where the ruleset has one.
    pub fn market(&self) -> Option<MarketView<'_>> {
        let market = self.items()?.market.as_ref()?;
        Some(MarketView { market, effective: self })
    }

    /// The loot table of that exact id, in the version in force.
    pub fn loot_table(&self, id: &str) -> Option<&LootTable> {
        let (base, table) = self.items()?.loot_tables.iter().enumerate().find(|(_, table)| table.id == *id)?;
        let Some(replaced) = self.fold().loot.iter().find(|replaced| replaced.base == base) else { return Some(table) };
        self.ruleset().layers().get(replaced.layer)?.items.as_ref()?.loot_tables.as_deref()?.get(replaced.index)
    }
}

/// Starts from nothing and keeps each layer with which the ruleset stays valid (layers-items.md 3.3).
fn one_by_one(ruleset: &Ruleset, active: &[usize], dropped: &mut Vec<Dropped>) -> (Vec<usize>, Fold) {
    let (mut kept, mut fold) = (Vec::new(), Fold::default());
    for &layer in active {
        let with: Vec<usize> = kept.iter().copied().chain([layer]).collect();
        match Fold::of(ruleset, &with) {
            Ok(folded) => (kept, fold) = (with, folded),
            Err(_) => {
                let id = ruleset.layers().get(layer).map(|layer| layer.id.as_str().to_owned()).unwrap_or_default();
                dropped.push(Dropped { id, reason: DropReason::Invalid, with: None });
            }
        }
    }
    (kept, fold)
}

/// The steps of a ladder, both kinds alike.
pub fn ladder_view(ladder: &Ladder) -> LadderView {
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
