//! The sheet and what changes of it in play, part after part in the format's order.

use crate::format::check::{Checker, abilities, advancement, derived, fields, live, migrations, tracks};
use crate::source::Path;

/// Checks `sheet` but its migrations.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    let at = root.key("sheet");
    abilities::check(checker, &at);
    fields::check(checker, &at);
    derived::check(checker, &at);
    let live_at = at.key("live");
    live::check(checker, &live_at);
    tracks::check(checker, &live_at);
    advancement::check(checker, &at);
}

/// Checks `sheet.migrations`, which name everything else of the sheet.
pub(super) fn check_migrations(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    migrations::check(checker, &root.key("sheet"));
}
