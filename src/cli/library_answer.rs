//! How the library answers: what was done, then everything that is installed.

use serde_json::json;

use crate::cli::library::Desk;
use crate::cli::{Answer, CliError, Common, tell};
use crate::library::InspectedFile;
use crate::library::catalogs::CatalogDocument;
use crate::library::import::Refusal;
use crate::library::manage::{Deed, Did, ListedRuleset, ListedVersion};
use crate::locale::Chain;
use crate::source::render;
use crate::text::safe;

/// Writes what was done and what is installed now.
///
/// # Errors
/// Exit 3 for a library that cannot be read, and when stdout cannot be written to.
pub(super) fn answer(desk: &Desk, did: &[Did], common: &Common) -> Result<(), CliError> {
    let listing = desk.library.list(&desk.games)?;
    let language = listing.language.clone().unwrap_or_else(|| desk.language.to_string());
    let mut text: String = did.iter().filter(|did| did.action != Deed::Refused).map(did_line).collect();
    if did.is_empty() {
        text = listing.rulesets.iter().map(ruleset_lines).collect();
        if listing.rulesets.is_empty() {
            text = "nothing is installed\n".to_owned();
        }
        text.push_str(&format!("language: {language}\n"));
    }
    let json = json!({ "language": language, "rulesets": listing.rulesets, "did": did });
    Answer::new(json, text).write(common)
}

/// Writes what a catalog offers, as its cards read in a language, and which entries were left out and why.
///
/// # Errors
/// Exit 3 when stdout cannot be written to.
pub(super) fn browsed(catalog: &CatalogDocument, chain: &Chain, common: &Common) -> Result<(), CliError> {
    let mut text = String::new();
    let mut offers = Vec::new();
    for offer in &catalog.offers {
        let card = offer.card(chain);
        let packs: Vec<&str> = offer.entry.locales.keys().collect();
        let (id, version) = (offer.entry.id(), offer.entry.version());
        text.push_str(&format!("{} {}: {}\n", safe(id), safe(version), card.name));
        if !card.description.as_str().is_empty() {
            text.push_str(&format!("  {}\n", card.description));
        }
        offers.push(json!({
            "id": id,
            "version": version,
            "name": card.name.as_str(),
            "description": card.description.as_str(),
            "language": card.language,
            "category": offer.entry.category,
            "bytes": offer.entry.artifact.bytes.get(),
            "locales": packs,
        }));
    }
    for dropped in &catalog.dropped {
        let first = dropped.diagnostics.first();
        let why = first.map(|found| format!("{}: {}", found.pointer, found.message)).unwrap_or_default();
        tell(&format!("rulebound: {}: left out: {}", safe(&dropped.id), safe(&why)));
    }
    let dropped: Vec<_> =
        catalog.dropped.iter().map(|dropped| json!({ "id": dropped.id, "diagnostics": dropped.diagnostics })).collect();
    Answer::new(json!({ "packages": offers, "dropped": dropped }), text).write(common)
}

/// Says on stderr why nothing was done: every finding, then the refusal itself.
pub(super) fn report(refusal: &Refusal, asked: &str) {
    refusal.files.iter().for_each(tell_findings);
    tell_refused(&Did::refused(refusal, asked));
}

/// A refusal in one line, on stderr.
pub(super) fn tell_refused(did: &Did) {
    let code = did.code.as_deref().unwrap_or_default();
    tell(&format!("rulebound: {}: {} ({})", safe(&did.id), safe(&did.detail), safe(code)));
}

/// Every finding of a file, on stderr.
pub(super) fn tell_findings(file: &InspectedFile) {
    for diagnostic in &file.diagnostics {
        let name = diagnostic.file.as_deref().unwrap_or("ruleset.json");
        tell(&format!("{}\n", render(diagnostic, name, &file.text)));
    }
    if file.more > 0 {
        tell(&format!("and {} more", file.more));
    }
}

fn did_line(did: &Did) -> String {
    let Did { id, action, code, detail } = did;
    let said = match action {
        Deed::Installed => format!("version {detail} installed"),
        Deed::Unchanged => format!("version {detail} is installed already"),
        Deed::Updated => format!("updated to version {detail}"),
        Deed::RolledBack => format!("back at version {detail}"),
        Deed::Removed => format!("removed, {detail}"),
        Deed::PackKept => format!("translation {detail} is kept"),
        Deed::PackDropped => format!("translation {detail} is no longer kept"),
        Deed::PackFailed => format!("no translation: {detail} ({})", code.as_deref().unwrap_or_default()),
        Deed::Refused => detail.clone(),
    };
    format!("{}: {}\n", safe(id), safe(&said))
}

fn ruleset_lines(ruleset: &ListedRuleset) -> String {
    let mut text = format!("{}\n", safe(&ruleset.id));
    for version in &ruleset.versions {
        text.push_str(&format!("  {}\n", safe(&version_line(version))));
        if let Some(problem) = &version.problem {
            text.push_str(&format!("    {} ({})\n", safe(&problem.detail), safe(&problem.code)));
        }
    }
    if ruleset.versions.is_empty()
        && let Some(problem) = &ruleset.problem
    {
        text.push_str(&format!("  {}\n", safe(&problem.detail)));
    }
    if !ruleset.used_by.is_empty() {
        text.push_str(&format!("  used by {}\n", safe(&ruleset.used_by.join(", "))));
    }
    text
}

fn version_line(version: &ListedVersion) -> String {
    let own = version.version.map_or_else(|| "?".to_owned(), |version| version.to_string());
    let package = version.package.as_ref().map(|package| format!(", package {package}")).unwrap_or_default();
    let kept: Vec<&str> = version.kept.iter().map(|kept| kept.language.as_str()).collect();
    let kept = if kept.is_empty() { String::new() } else { format!(", {}", kept.join(", ")) };
    let source = match version.source {
        crate::library::store::Source::File => "file",
        crate::library::store::Source::Package => "package",
        crate::library::store::Source::Catalog => "catalog",
    };
    let current = if version.current { ", in use" } else { "" };
    format!("version {own}{package}, from a {source}{kept}{current}")
}
