//! Features of the sheet, the resolution, items, layers and migrations.

use crate::format::capability::Row;
use crate::format::catalog::Holds;
use crate::format::derived::DerivedOp;
use crate::format::layer::Layer;
use crate::format::live::Track;
use crate::format::loot::LootTable;
use crate::format::migration::MigrationStep;
use crate::format::references::of_ruleset;
use crate::format::resolution::{BotchRule, DicePool, FaceRule, PerCheck, Resolution, Spend};
use crate::format::rest::RestoreStep;
use crate::format::ruleset::{Ruleset, SummaryList};
use crate::format::sheet::{FieldKind, HideTest, HideWhen};
use crate::format::value_ref::{IntOrRef, ValueRef};

/// Oldest first.
pub(super) const TABLE: &[Row<Ruleset>] = &[
    (21, "catalogs", |ruleset| ruleset.catalogs.is_some()),
    (22, "battle", |ruleset| ruleset.battle.is_some()),
    (24, "resolution dice-pool", |ruleset| pool(ruleset).is_some()),
    (25, "layers", |ruleset| !ruleset.layers().is_empty()),
    (25, "gm.worldGuidance", |ruleset| ruleset.gm.world_guidance.is_some()),
    (26, "combat", |ruleset| ruleset.combat.is_some()),
    (27, "a catalog of creatures", |ruleset| ruleset.catalogs().iter().any(|one| one.holds == Holds::Creatures)),
    (30, "wound tracks", |ruleset| any_track(ruleset, |track| track.levels.is_some() || track.kinds.is_some())),
    (30, "resolution.penaltyFrom", |ruleset| ruleset.resolution.shared().penalty_from.is_some()),
    (30, "resolution.spend", |ruleset| !spends(ruleset).is_empty()),
    (37, "a face rule with min", |ruleset| {
        let movable = |rule: &Option<FaceRule>| rule.as_ref().is_some_and(|rule| rule.min.is_some());
        pool(ruleset).is_some_and(|pool| movable(&pool.double) || movable(&pool.explode))
    }),
    (37, "resolution.pool.abilityPlusAbility", |ruleset| {
        pool(ruleset).is_some_and(|pool| pool.pool.ability_plus_ability)
    }),
    (37, "resolution.botch.rule", |ruleset| {
        let botch = pool(ruleset).and_then(|pool| pool.botch.as_ref());
        botch.is_some_and(|botch| botch.rule == BotchRule::HalfOrMore)
    }),
    (37, "a track whose max is a reference", |ruleset| any_track(ruleset, |one| matches!(one.max, IntOrRef::Ref(_)))),
    (37, "a track with hideWhen", |ruleset| any_track(ruleset, |track| track.hide_when.is_some())),
    (37, "a track with alwaysShow", |ruleset| any_track(ruleset, |track| track.always_show.is_some())),
    (37, "sheetSummary columns", |ruleset| summaries(ruleset).iter().any(|list| list.columns.is_some())),
    (37, "sheetSummary named by an enum column", names_by_enum),
    (38, "resolution.reroll", |ruleset| pool(ruleset).is_some_and(|pool| pool.reroll.is_some())),
    (38, "resolution.adjust", |ruleset| !ruleset.resolution.shared().adjust.is_empty()),
    (38, "a spend with reroll", |ruleset| spends(ruleset).iter().any(|spend| spend.reroll.is_some())),
    (38, "a spend with perCheck off the sheet", |ruleset| {
        spends(ruleset).iter().any(|spend| !matches!(spend.per_check, PerCheck::Limit(IntOrRef::Int(_))))
    }),
    (38, "more than two spends", |ruleset| spends(ruleset).len() > 2),
    (39, "liveTrack, livePool or listSum", |ruleset| of_ruleset(ruleset).into_iter().any(reads_play)),
    (39, "a cap on a skill or save", |ruleset| {
        ruleset.sheet.skills.iter().chain(&ruleset.sheet.saves).any(|skill| skill.cap.is_some())
    }),
    (39, "hideWhen notEquals or in", |ruleset| {
        hidings(ruleset).iter().any(|hide| !matches!(hide.test, HideTest::Equals(_)))
    }),
    (40, "a track with boxes", |ruleset| any_track(ruleset, |track| track.boxes.is_some())),
    (40, "a track with fill", |ruleset| any_track(ruleset, |track| track.fill.is_some())),
    (40, "a track with onFull", |ruleset| any_track(ruleset, |track| track.on_full.is_some())),
    (40, "a track with extra", |ruleset| any_track(ruleset, |track| track.extra.is_some())),
    (40, "a rest step with kind", |ruleset| any_step(ruleset, |step| step.kind.is_some())),
    (41, "sections on abilities, skills or saves", |ruleset| {
        let sheet = &ruleset.sheet;
        sheet.abilities.iter().any(|ability| ability.section.is_some())
            || sheet.skills.iter().chain(&sheet.saves).any(|skill| skill.section.is_some())
    }),
    (41, "untrained", |ruleset| {
        let sheet = &ruleset.sheet;
        sheet.sections.iter().any(|section| section.untrained.is_some())
            || sheet.skills.iter().chain(&sheet.saves).any(|skill| skill.untrained.is_some())
    }),
    (42, "sheet.live.states", |ruleset| !ruleset.sheet.live.states.is_empty()),
    (42, "enumTable", |ruleset| {
        ruleset.sheet.derived.iter().any(|derived| matches!(derived.op, DerivedOp::EnumTable { .. }))
    }),
    (42, "a rest step with state", |ruleset| any_step(ruleset, |step| step.state.is_some())),
    (49, "items", |ruleset| ruleset.items.is_some()),
    (49, "a catalog of items", |ruleset| ruleset.catalogs().iter().any(|catalog| catalog.holds == Holds::Items)),
    (51, "items.rarityCaps", |ruleset| ruleset.items.iter().any(|items| !items.rarity_caps.is_empty())),
    (51, "items.propose", |ruleset| ruleset.items.iter().any(|items| items.propose.is_some())),
    (52, "itemStat", |ruleset| of_ruleset(ruleset).into_iter().any(|one| matches!(one, ValueRef::ItemStat(_)))),
    (63, "items.lootTables", |ruleset| ruleset.items.iter().any(|items| !items.loot_tables.is_empty())),
    (64, "a layer with currencies", |ruleset| any_layer(ruleset, |layer| layer.currencies.is_some())),
    (64, "a loot line with coins", drops_coins),
    (65, "items.market", |ruleset| ruleset.items.iter().any(|items| items.market.is_some())),
    (77, "sheet.migrations", |ruleset| !ruleset.sheet.migrations.is_empty()),
    (171, "a pool that pays for other groups", |ruleset| {
        ruleset.sheet.live.pools.iter().any(|pool| pool.pays.is_some() || pool.level.is_some())
    }),
    (794, "setColumn", |ruleset| {
        let steps = ruleset.sheet.migrations.iter().flat_map(|migration| migration.steps.iter());
        steps.into_iter().any(|step| matches!(step, MigrationStep::SetColumn(_)))
    }),
    (813, "a layer with items", |ruleset| any_layer(ruleset, |layer| layer.items.is_some())),
    (813, "items.market.unsold", |ruleset| {
        let markets = ruleset.items.iter().filter_map(|items| items.market.as_ref());
        markets.into_iter().any(|market| !market.unsold.is_empty())
    }),
    (813, "a seller with stock", |ruleset| {
        let markets = ruleset.items.iter().filter_map(|items| items.market.as_ref());
        markets.flat_map(|market| market.sellers.iter()).any(|seller| seller.stock.is_some())
    }),
];

fn pool(ruleset: &Ruleset) -> Option<&DicePool> {
    match &ruleset.resolution {
        Resolution::Pool(pool) => Some(pool),
        Resolution::Sum(_) => None,
    }
}

fn spends(ruleset: &Ruleset) -> &[Spend] {
    ruleset.resolution.shared().spend
}

fn any_track(ruleset: &Ruleset, uses: impl Fn(&Track) -> bool) -> bool {
    ruleset.sheet.live.tracks.iter().any(uses)
}

fn any_layer(ruleset: &Ruleset, uses: impl Fn(&Layer) -> bool) -> bool {
    ruleset.layers().iter().any(uses)
}

fn any_step(ruleset: &Ruleset, uses: impl Fn(&RestoreStep) -> bool) -> bool {
    ruleset.rests.iter().flat_map(|rest| rest.restore.iter()).any(uses)
}

fn summaries(ruleset: &Ruleset) -> &[SummaryList] {
    &ruleset.gm.sheet_summary.lists
}

fn names_by_enum(ruleset: &Ruleset) -> bool {
    summaries(ruleset).iter().any(|summary| {
        let list = ruleset.sheet.lists.iter().find(|list| list.id == summary.list);
        let column = list.and_then(|list| list.columns.iter().find(|column| column.id == summary.name_column));
        column.is_some_and(|column| matches!(column.kind, FieldKind::Enum(_)))
    })
}

fn hidings(ruleset: &Ruleset) -> Vec<&HideWhen> {
    let sheet = &ruleset.sheet;
    let mut found: Vec<&HideWhen> = sheet.fields.iter().filter_map(|field| field.hide_when.as_ref()).collect();
    found.extend(sheet.derived.iter().filter_map(|derived| derived.hide_when.as_ref()));
    found.extend(sheet.lists.iter().filter_map(|list| list.hide_when.as_ref()));
    found.extend(sheet.live.pools.iter().filter_map(|pool| pool.hide_when.as_ref()));
    found.extend(sheet.live.tracks.iter().filter_map(|track| track.hide_when.as_ref()));
    found.extend(sheet.live.states.iter().filter_map(|state| state.hide_when.as_ref()));
    found
}

/// Whether a reference reads what 1.39 brought.
pub(super) fn reads_play(reference: &ValueRef) -> bool {
    matches!(reference, ValueRef::LiveTrack { .. } | ValueRef::LivePool(_) | ValueRef::ListSum(_))
}

fn drops_coins(ruleset: &Ruleset) -> bool {
    let base = ruleset.items.iter().flat_map(|items| items.loot_tables.iter());
    let layered = ruleset.layers().iter().filter_map(|layer| layer.items.as_ref());
    let layered = layered.flat_map(|items| items.loot_tables.iter().flatten());
    let mut tables = base.chain(layered);
    tables.any(|table: &LootTable| table.entries.iter().any(|line| line.coins.is_some()))
}
