//! One fold of a choice of layers over the base: what each layer changes, in declaration order, and what stands at the end
//! (layers-items.md 3.3, 3.4; amendments.md 2).
//!
//! Only what layers can touch is looked at. Every layer of a ruleset that was read is valid by itself, so a choice can only
//! fail where layers add up: an enum that together they empty, a list that together they lengthen past its bound. Those are
//! the checks made here; `tests` hold them against a full check of the folded document.

use crate::format::layer::{Ladder, Layer, LayerMarket};
use crate::format::resolution::Resolution;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{Id, Words};
use crate::format::sheet::{EnumKind, FieldKind};
use crate::rules::change::{Changed, Slot};
use crate::rules::{Change, ChangeEffect, CoinView, NotCarriedOut};

/// Most filters of goods that nobody sells, the base's and the layers' together (amendments.md 2).
const UNSOLD_MAX: usize = 24;

/// A list of the base (by its index) replaced by one of a layer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Replaced {
    pub(super) base: usize,
    pub(super) layer: usize,
    pub(super) index: usize,
}

/// What stands under a choice of layers, as far as it differs from the base. Layers, fields and the rest are named by their
/// index in the base.
#[derive(Debug, Clone, Default)]
pub(super) struct Fold {
    pub(super) check_guidance: Option<String>,
    pub(super) world_guidance: Option<String>,
    pub(super) ladder: Option<usize>,
    pub(super) enums: Vec<(usize, EnumKind)>,
    /// Layer and rule, in declaration order.
    pub(super) hiding: Vec<(usize, usize)>,
    pub(super) coins: CoinView,
    pub(super) sellers_gone: Vec<usize>,
    /// Layer and filter, in declaration order.
    pub(super) unsold: Vec<(usize, usize)>,
    pub(super) loot: Vec<Replaced>,
    pub(super) not_carried_out: Vec<NotCarriedOut>,
    pub(super) changes: Vec<Change>,
}

/// The choice is not valid together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Invalid;

impl Fold {
    /// Folds layers (by index, in declaration order) over the base.
    pub(super) fn of(ruleset: &Ruleset, active: &[usize]) -> Result<Self, Invalid> {
        let mut fold = Self::default();
        for &at in active {
            let Some(layer) = ruleset.layers().get(at) else { continue };
            fold.guidance(ruleset, layer);
            fold.ladder(ruleset, layer, at);
            fold.fields(ruleset, layer, active);
            fold.hiding.extend((0..layer.catalogs.len()).map(|rule| (at, rule)));
            fold.coins(ruleset, layer);
            fold.items(ruleset, layer, at);
        }
        let emptied = fold.enums.iter().any(|(_, kind)| kind.values.is_empty());
        let declared = ruleset.items.as_ref().and_then(|items| items.market.as_ref());
        let declared = declared.map_or(0, |market| market.unsold.len());
        let too_many = !fold.unsold.is_empty() && declared + fold.unsold.len() > UNSOLD_MAX;
        if emptied || too_many { Err(Invalid) } else { Ok(fold) }
    }

    fn change(&mut self, layer: &Layer, effect: ChangeEffect, what: Changed) {
        self.changes.push(Change { layer: layer.id.clone(), effect, what });
    }

    fn guidance(&mut self, ruleset: &Ruleset, layer: &Layer) {
        let check = layer.gm.as_ref().and_then(|gm| gm.guidance.as_ref()).map(|text| text.english());
        let world = layer.gm.as_ref().and_then(|gm| gm.world_guidance.as_ref()).map(|text| text.english());
        let base_check = ruleset.gm.check_guidance.english();
        let base_world = ruleset.gm.world_guidance.as_ref().map(|text| text.english());
        // Once a layer is on, the base's own text is trimmed like every other part.
        let check_before = self.check_guidance.take().or_else(|| Some(base_check.trim().to_owned()));
        let world_before = self.world_guidance.take().or_else(|| base_world.map(|text| text.trim().to_owned()));
        self.check_guidance = self.joined(layer, Slot::CheckGuidance, check_before, check);
        self.world_guidance = self.joined(layer, Slot::WorldGuidance, world_before, world);
    }

    fn joined(&mut self, layer: &Layer, slot: Slot, before: Option<String>, added: Option<&str>) -> Option<String> {
        let Some(added) = added.map(str::trim).filter(|added| !added.is_empty()) else { return before };
        let after = match before.as_deref() {
            Some(before) if !before.is_empty() => format!("{before} {added}"),
            _ => added.to_owned(),
        };
        self.change(layer, ChangeEffect::Append, Changed::Text { slot, before, after: Some(after.clone()) });
        Some(after)
    }

    fn ladder(&mut self, ruleset: &Ruleset, layer: &Layer, at: usize) {
        let fits = match (&layer.difficulty_ladder, &ruleset.resolution) {
            (Some(ladder @ Ladder::Sum(_)), Resolution::Sum(_)) => !ladder.is_empty(),
            (Some(ladder @ Ladder::Pool(_)), Resolution::Pool(_)) => !ladder.is_empty(),
            _ => false,
        };
        if fits {
            let before = self.ladder.replace(at);
            self.change(layer, ChangeEffect::Replace, Changed::Ladder { before, after: at });
        }
    }

    fn fields(&mut self, ruleset: &Ruleset, layer: &Layer, active: &[usize]) {
        for rule in &layer.fields {
            let fields = &ruleset.sheet.fields;
            let found = fields.iter().enumerate().find(|(_, field)| field.id == rule.id);
            let Some((index, FieldKind::Enum(base))) = found.map(|(index, field)| (index, &field.kind)) else {
                continue;
            };
            let before = self.enums.iter().find(|(field, _)| *field == index).map_or(base, |(_, kind)| kind);
            let before_default = before.default.clone();
            let kept = |value: &str| !rule.remove_values.iter().any(|removed| removed.as_str() == value);
            let gone: Vec<usize> = base
                .values
                .iter()
                .enumerate()
                // The few that are removed first: looking among what is offered walks the whole list.
                .filter(|(_, value)| !kept(value.as_str()) && before.offers(value.as_str()))
                .map(|(value, _)| value)
                .collect();
            let values: Vec<Words<1, 80>> =
                before.values.iter().filter(|value| kept(value.as_str())).cloned().collect();
            let value_labels = before.value_labels.iter().filter(|(value, _)| kept(value));
            let value_labels = value_labels.map(|(value, label)| (value.into(), label.clone())).collect();
            let default = default_given(ruleset, layer, active, &rule.id).or(base.default.as_ref());
            let default = default.filter(|default| values.iter().any(|value| value.as_str() == default.as_str()));
            let after = EnumKind { default: default.cloned(), values, value_labels };
            for value in gone {
                self.change(layer, ChangeEffect::Remove, Changed::FieldValue { field: index, value });
            }
            if before_default != after.default {
                let text = |default: &Option<Words<0, 80>>| default.as_ref().map(|default| default.as_str().to_owned());
                let effect = if after.default.is_some() { ChangeEffect::Replace } else { ChangeEffect::Remove };
                let (before, after) = (text(&before_default), text(&after.default));
                self.change(layer, effect, Changed::Text { slot: Slot::FieldDefault(index), before, after });
            }
            match self.enums.iter_mut().find(|(field, _)| *field == index) {
                Some((_, kind)) => *kind = after,
                None => self.enums.push((index, after)),
            }
        }
    }

    fn coins(&mut self, ruleset: &Ruleset, layer: &Layer) {
        let (Some(rule), Some(items)) = (&layer.currencies, &ruleset.items) else { return };
        let before = self.coins.clone();
        for (at, family) in items.currencies.iter().enumerate() {
            let named = rule.remove_families.as_deref().unwrap_or_default().contains(&family.id);
            if named && self.coins.has_family(family) {
                self.coins.gone_families.push(family.id.clone());
                self.change(layer, ChangeEffect::Remove, Changed::Coin { family: at, unit: None });
                continue;
            }
            for (index, unit) in family.units.iter().enumerate() {
                let named = rule.remove_units.as_deref().unwrap_or_default().contains(&unit.id);
                if named && !self.coins.gone_units.contains(&unit.id) {
                    self.coins.gone_units.push(unit.id.clone());
                    if self.coins.has_family(family) {
                        self.change(layer, ChangeEffect::Remove, Changed::Coin { family: at, unit: Some(index) });
                    }
                }
            }
        }
        if before != self.coins {
            let after = self.coins.clone();
            self.change(layer, ChangeEffect::Replace, Changed::Prices { before, after });
        }
    }

    fn items(&mut self, ruleset: &Ruleset, layer: &Layer, at: usize) {
        let (Some(rule), Some(items)) = (&layer.items, &ruleset.items) else { return };
        if let Some(market) = &rule.market {
            self.sellers(ruleset, layer, market, at);
            let filters = market.unsold.as_deref().unwrap_or_default();
            if items.market.is_some() && !filters.is_empty() {
                let before = self.unsold.clone();
                self.unsold.extend((0..filters.len()).map(|filter| (at, filter)));
                let after = self.unsold.clone();
                self.change(layer, ChangeEffect::Append, Changed::Unsold { before, after });
            }
        }
        for (index, table) in rule.loot_tables.as_deref().unwrap_or_default().iter().enumerate() {
            let Some(base) = items.loot_tables.iter().position(|declared| declared.id == table.id) else { continue };
            let after = Replaced { base, layer: at, index };
            let before = self.loot.iter_mut().find(|replaced| replaced.base == base);
            let before = match before {
                Some(replaced) => Some(std::mem::replace(replaced, after)),
                None => {
                    self.loot.push(after);
                    None
                }
            };
            self.change(layer, ChangeEffect::Replace, Changed::LootTable { before, after });
        }
    }

    /// A layer's sellers go together or not at all: the market never loses its last one.
    fn sellers(&mut self, ruleset: &Ruleset, layer: &Layer, rule: &LayerMarket, at: usize) {
        let Some(market) = ruleset.items.as_ref().and_then(|items| items.market.as_ref()) else { return };
        let Some(named) = &rule.remove_sellers else { return };
        let left = market.sellers.iter().enumerate().filter(|(index, _)| !self.sellers_gone.contains(index));
        let (going, staying): (Vec<_>, Vec<_>) = left.partition(|(_, seller)| named.contains(&seller.id));
        if going.is_empty() {
            return;
        }
        if staying.is_empty() {
            self.not_carried_out.push(NotCarriedOut {
                layer: layer.id.clone(),
                pointer: format!("/layers/{at}/items/market/removeSellers"),
                reason: "would-leave-no-seller",
            });
            return;
        }
        for (index, _) in going {
            self.sellers_gone.push(index);
            self.change(layer, ChangeEffect::Remove, Changed::Seller { seller: index });
        }
    }
}

/// The default that the layers up to this one put in place of a field's own: the last that gives one.
fn default_given<'r>(ruleset: &'r Ruleset, upto: &Layer, active: &[usize], field: &Id) -> Option<&'r Words<0, 80>> {
    let active = active.iter().filter_map(|at| ruleset.layers().get(*at));
    let last = active.clone().position(|layer| layer.id == upto.id)?;
    active
        .take(last + 1)
        .filter_map(|layer| layer.fields.iter().find(|rule| rule.id == *field)?.default.as_ref())
        .last()
}
