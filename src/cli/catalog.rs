//! `rulebound catalog`: what a catalog offers, narrowed as a picker narrows it (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::near::{unknown, unknown_with};
use crate::cli::{Answer, CliError, Common, Exit, read_sheet_file, tell};
use crate::format::catalog::{Catalog, Entry};
use crate::format::ruleset::Ruleset;
use crate::locale::Locale;
use crate::rules::Effective;
use crate::sheet::catalog::{Choice, FilterOption, Narrowing, Offer, held};
use crate::sheet::{Build, read_sheet};
use crate::source::nearest;
use crate::text::safe;

/// What a catalog offers, narrowed by filters and a few letters
#[derive(Debug, Args)]
pub struct CatalogArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Catalog, by its id
    catalog: String,
    /// Value that entries must have for a filter; may be given several times
    #[arg(long, value_name = "ID=VALUE", value_parser = choice)]
    filter: Vec<Choice>,
    /// Part of an entry's name or summary; case and accents do not matter
    #[arg(long, value_name = "TEXT", default_value = "")]
    search: String,
    /// File with one member of a party or one sheet, to mark what it has already
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
}

fn choice(text: &str) -> Result<Choice, String> {
    let (filter, value) = text.split_once('=').ok_or("wanted ID=VALUE")?;
    Ok(Choice { filter: filter.to_owned(), value: value.to_owned() })
}

/// Answers with the entries that are left, in file order.
///
/// # Errors
/// Exit 1 for an unknown catalog or filter, exit 3 for a file that cannot be read.
pub fn run(args: &CatalogArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let rules = common.effective(&opened);
    let locale = common.locale(&opened)?;
    let catalog = find_catalog(rules.ruleset(), &args.catalog)?;
    let build = match &args.sheet {
        Some(path) => {
            let member = read_sheet_file(path)?;
            Some(read_sheet(&rules, &member.sheet, &member.live).sheet.build)
        }
        None => None,
    };
    let offer = Offer::of(&rules, catalog.id.as_str(), |entry| shown_text(entry, &locale))
        .ok_or_else(|| CliError::refused("unknown-catalog", "the ruleset has no such catalog"))?;
    hints(catalog, &offer, &args.filter)?;
    let narrowing = Narrowing { chosen: args.filter.clone(), search: args.search.clone() };
    let entries = offer.narrow(&rules, &narrowing);
    let has = build.as_ref().map(|build| held(catalog, build)).unwrap_or_default();
    let is_held = |entry: &Entry| has.contains(entry.id.as_str());
    let mut body = json!({
        "catalog": catalog.id,
        "label": catalog.label.text(),
        "entries": entries.iter().map(|entry| entry_json(entry, is_held(entry), &locale)).collect::<Vec<_>>(),
        "total": offer.total(),
        "hidden_by_layers": offer.hidden_by_layers(),
        "filters": filters_json(&rules, catalog, &offer, build.as_ref()),
    });
    if let Some((problem, body)) = rules.book().problem(catalog.id.as_str()).zip(body.as_object_mut()) {
        body.insert("diagnostics".to_owned(), json!(problem.diagnostics));
    }
    let text = plain(&entries, is_held, catalog, &offer, &locale);
    Answer::new(body, text).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

/// The catalog of that id.
///
/// # Errors
/// Refused with `unknown-catalog`, naming the nearest one.
fn find_catalog<'r>(ruleset: &'r Ruleset, id: &str) -> Result<&'r Catalog, CliError> {
    ruleset.catalog(id).ok_or_else(|| {
        unknown("unknown-catalog", "catalog", id, ruleset.catalogs().iter().map(|catalog| catalog.id.as_str()))
    })
}

/// Refuses a filter that the catalog lacks; says so where no entry has a value, for the answer is only empty then.
fn hints(catalog: &Catalog, offer: &Offer, chosen: &[Choice]) -> Result<(), CliError> {
    for Choice { filter, value } in chosen {
        let ids = || catalog.filters.iter().map(|filter| filter.id.as_str());
        let Some(options) = offer.filters().iter().find(|options| options.id == **filter) else {
            return Err(unknown("unknown-filter", "filter", filter, ids()));
        };
        if options.option(value).is_none() {
            let written: Vec<String> = options.options.iter().map(FilterOption::written).collect();
            let near = nearest(value, written.iter().map(String::as_str));
            let sentence = unknown_with(&format!("no entry offered has {filter} ="), value, near);
            tell(&format!("rulebound: {}", safe(&sentence)));
        }
    }
    Ok(())
}

/// The text of an entry as a reader of that language sees it.
fn shown_text(entry: &Entry, locale: &Locale) -> String {
    let label = locale.tr(entry.label.text()).text.into_string();
    match &entry.summary {
        Some(summary) => format!("{label} {}", locale.tr(summary).text.as_str()),
        None => label,
    }
}

fn entry_json(entry: &Entry, held: bool, locale: &Locale) -> Value {
    let summary = entry.summary.as_deref();
    let mut body = json!({ "id": entry.id, "label": entry.label.text(), "summary": summary, "held": held });
    if let Some(members) = body.as_object_mut().filter(|_| !locale.language().is_english()) {
        let shown = |text| locale.tr(text).text.into_string();
        let shown = json!({ "label": shown(entry.label.text()), "summary": summary.map(shown) });
        members.insert("shown".to_owned(), shown);
    }
    body
}

fn filters_json(rules: &Effective, catalog: &Catalog, offer: &Offer, build: Option<&Build>) -> Value {
    let pairs = catalog.filters.iter().zip(offer.filters());
    let shown = pairs.map(|(filter, options)| {
        let opens_on = build.and_then(|build| options.opens_on(rules, build, filter));
        json!({
            "id": filter.id,
            "label": filter.label.text(),
            "type": filter.kind.word(),
            "options": options.options.iter().map(option_json).collect::<Vec<_>>(),
            "opens_on": opens_on.map(option_json),
        })
    });
    shown.collect()
}

fn option_json(option: &FilterOption) -> Value {
    match option {
        FilterOption::Number(number) => crate::cli::sheet::number(*number),
        FilterOption::Text(text) => text.english().into(),
    }
}

fn plain(
    entries: &[&Entry],
    is_held: impl Fn(&Entry) -> bool,
    catalog: &Catalog,
    offer: &Offer,
    locale: &Locale,
) -> String {
    let (count, total) = (entries.len(), offer.total());
    let mut text = format!("{}: {count} of {total}", locale.tr(catalog.label.text()).text);
    if offer.hidden_by_layers() > 0 {
        text.push_str(&format!(", {} hidden by layers", offer.hidden_by_layers()));
    }
    text.push('\n');
    for entry in entries {
        let mark = if is_held(entry) { "held" } else { "    " };
        text.push_str(&format!("  {mark}  {}  {}", entry.id, locale.tr(entry.label.text()).text));
        if let Some(summary) = &entry.summary {
            text.push_str(&format!(": {}", locale.tr(summary).text));
        }
        text.push('\n');
    }
    text
}
