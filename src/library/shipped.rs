//! The rulesets that come with the program, inside it.

use include_dir::{Dir, include_dir};

static SHIPPED: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/rulesets");

/// Working folders of the rulesets that come with the program, by name.
pub(super) fn shipped() -> impl Iterator<Item = &'static Dir<'static>> {
    SHIPPED.dirs().filter(|folder| folder.get_file(folder.path().join("ruleset.json")).is_some())
}
