//! Cross-checks: what can only be judged with the whole ruleset at hand, one file a part. Each finding blames exactly the
//! value that the validation tables name (layers-items.md 2, sheets.md 2, checks.md 1, combat.md 1,
//! locale-migrate-package.md 2b).
//!
//! Must not know: how shapes are read.

mod abilities;
mod advancement;
mod attack_list;
mod battle;
mod catalogs;
mod check_effect;
mod combat;
mod contest;
mod context;
mod creature;
mod creature_action;
mod creature_sheet;
mod currencies;
mod deed;
mod derived;
mod dice_pool;
mod effects;
mod entries;
mod fields;
mod fight;
mod hide_when;
mod identity;
mod item_attack;
mod item_entry;
mod item_fight;
mod item_use;
mod items;
mod layer_fields;
mod layer_items;
mod layers;
mod live;
mod loot;
mod market;
mod mechanics;
mod migrations;
mod named;
mod reads;
mod resolution;
mod rests;
mod rider;
mod rows;
mod scaled;
mod sheet;
mod stat_or;
mod summary;
mod threat;
mod tracks;
mod turns;
mod value_ref;

pub use context::{Checker, Standing};
pub use named::{Named, by_id};
pub use value_ref::{Allowance, is_boolean, is_enum, is_number, is_text};

use crate::format::catalog::{Catalog, Entry};
use crate::format::ruleset::{Ruleset, check_reserved};
use crate::source::{Findings, Path};

/// Checks a ruleset as a file on its own.
pub fn check_ruleset(ruleset: &Ruleset, findings: &mut Findings) {
    check_reserved(&ruleset.id, findings);
    run(&mut Checker::new(ruleset, Standing::File, findings));
}

/// Checks a ruleset that layers were folded into: what only a file must hold is let pass (layers-items.md 3.3).
pub fn check_effective(ruleset: &Ruleset, findings: &mut Findings) {
    run(&mut Checker::new(ruleset, Standing::Effective, findings));
}

/// Checks the entries of a catalog that has a file of its own.
pub fn check_catalog_file(ruleset: &Ruleset, catalog: &Catalog, entries: &[Entry], findings: &mut Findings) {
    let checker = &mut Checker::new(ruleset, Standing::File, findings);
    entries::check(checker, catalog, entries, &Path::ROOT.key("entries"));
}

/// Every part, in the format's own order (layers-items.md 2.5).
fn run(checker: &mut Checker<'_, '_>) {
    identity::check(checker);
    resolution::check(checker);
    sheet::check(checker);
    rests::check(checker);
    summary::check(checker);
    sheet::check_migrations(checker);
    items::check(checker);
    catalogs::check(checker);
    battle::check(checker);
    combat::check(checker);
    layers::check(checker);
}
