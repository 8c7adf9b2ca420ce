//! Headers of catalogs (sheets.md 1.10, 2.10; the seed on catalogs).

use crate::format::catalog::{Catalog, Holds};
use crate::format::check::{Checker, entries};
use crate::source::{Code, Path};

/// Checks every catalog, and the entries that stand in the ruleset file.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let ruleset = checker.ruleset;
    let root = Path::ROOT;
    let at = root.key("catalogs");
    checker.distinct(ruleset.catalogs(), "catalog", &at);
    for (index, catalog) in ruleset.catalogs().iter().enumerate() {
        let at = at.index(index);
        check_holds(checker, catalog, &at);
        check_feeds(checker, catalog, &at.key("feeds"));
        check_filters(checker, catalog, &at.key("filters"));
        check_source(checker, catalog, &at);
        entries::check(checker, catalog, catalog.inline_entries(), &at.key("entries"));
    }
}

fn check_holds(checker: &mut Checker<'_, '_>, catalog: &Catalog, at: &Path<'_>) {
    let missing = match catalog.holds {
        Holds::Creatures if checker.ruleset.combat.is_none() => "`combat`",
        // Opponents written here say it themselves, each at its `tier`.
        Holds::Creatures
            if catalog.inline_entries().is_empty()
                && checker.ruleset.combat.as_ref().is_some_and(|combat| combat.threat.is_none()) =>
        {
            "`combat.threat`"
        }
        Holds::Items if checker.ruleset.items.is_none() => "`items`",
        _ => return,
    };
    let message = format!("a catalog of {} needs {missing} in the ruleset", catalog.holds.word());
    checker.error(Code::NeededHere, &at.key("holds"), message);
}

fn check_feeds(checker: &mut Checker<'_, '_>, catalog: &Catalog, at: &Path<'_>) {
    match (&catalog.feeds, catalog.holds) {
        (None, Holds::Rows) => {
            checker.error(Code::NeededHere, at, "a catalog of rows needs `feeds`, the lists that it may write into");
        }
        (Some(feeds), Holds::Rows) => {
            let lists = &checker.ruleset.sheet.lists;
            for (index, feed) in feeds.iter().enumerate() {
                checker.find(lists, "list", feed, &at.index(index));
            }
        }
        (Some(_), holds) => {
            let message = format!("a catalog of {} writes into no list", holds.word());
            checker.error(Code::NotAllowedHere, at, message);
        }
        (None, _) => {}
    }
}

fn check_filters(checker: &mut Checker<'_, '_>, catalog: &Catalog, at: &Path<'_>) {
    checker.distinct(&catalog.filters, "filter", at);
    let fields = &checker.ruleset.sheet.fields;
    for (index, filter) in catalog.filters.iter().enumerate() {
        let Some(start) = &filter.start_from else { continue };
        let at = at.index(index);
        let at = at.key("startFrom");
        checker.find(fields, "field", &start.field, &at.key("field"));
    }
}

fn check_source(checker: &mut Checker<'_, '_>, catalog: &Catalog, at: &Path<'_>) {
    if catalog.entries.is_some() == catalog.asset.is_some() {
        checker.error(Code::NotExactlyOne, at, "needs exactly one of `entries`, `asset`");
    }
    let Some(asset) = &catalog.asset else { return };
    let wanted = format!("catalogs/{}.json", catalog.id);
    if asset.as_str() != wanted {
        let message = format!("the file of this catalog is called `{wanted}`");
        checker.error(Code::BadAssetPath, &at.key("asset"), message);
    }
}
