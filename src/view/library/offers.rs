//! What a catalog offers, on cards in the player's language; nothing is fetched to show them.

use crate::library::catalogs::Offer;
use crate::library::manage::ListedRuleset;
use crate::locale::{Arg, Chain, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::library::{LibraryState, Offers};
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, list, word};

pub(super) fn screen(offers: &Offers, state: &LibraryState, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Offers, word(locale, "offers-title"));
    let chain = Chain::of(locale.language());
    let all = &offers.document.offers;
    let lines: Vec<Line> = all
        .iter()
        .map(|offer| {
            let line = Line::with(offer.card(&chain).name, Role::Strong);
            match installed(offer, state) {
                Some(version) if version == offer.entry.version() => {
                    line.at_end(word(locale, "offers-installed"), Role::Good)
                }
                Some(version) => line.at_end(safe(&format!("{version} → {}", offer.entry.version())), Role::Notice),
                None => line.at_end(safe(offer.entry.version()), Role::Faint),
            }
        })
        .collect();
    let title = locale.word("offers-count", &[("count", Arg::from(all.len()))]);
    let selected = (!all.is_empty()).then_some(offers.cursor);
    let left = Pane { title, lines, selected, focused: true, ..Pane::default() };
    let mut about = all.get(offers.cursor).map(|offer| card_lines(offer, &chain, locale)).unwrap_or_default();
    if !offers.document.dropped.is_empty() {
        about.push(Line::empty());
        let count = Arg::from(offers.document.dropped.len());
        about.push(Line::with(locale.word("offers-dropped", &[("count", count)]), Role::Notice));
        for dropped in &offers.document.dropped {
            let why = dropped.diagnostics.first().map(|found| found.message.as_str()).unwrap_or_default();
            about.push(Line::with(safe(&format!("{}: {why}", dropped.id)), Role::Faint).indented(1));
        }
    }
    let about = Pane { title: word(locale, "rules-about"), lines: about, overflow: Overflow::Wrap, ..Pane::default() };
    screen.columns = vec![column(Share::Part(2), left), column(Share::Part(3), about)];
    screen
}

/// The version of a package that is in use.
fn installed<'s>(offer: &Offer, state: &'s LibraryState) -> Option<&'s str> {
    let listing = state.listing.as_ref().ok()?;
    let ruleset: &ListedRuleset = listing.rulesets.iter().find(|ruleset| ruleset.id == offer.entry.id())?;
    ruleset.versions.iter().find(|version| version.current)?.package.as_deref()
}

fn card_lines(offer: &Offer, chain: &Chain, locale: &Locale) -> Vec<Line> {
    let card = offer.card(chain);
    let entry = &offer.entry;
    let mut lines = vec![
        Line::with(card.name, Role::Strong),
        Line::with(safe(&format!("{} {}", entry.id(), entry.version())), Role::Faint),
        Line::empty(),
        Line::of(card.description),
        Line::empty(),
    ];
    let languages: Vec<SafeText> = std::iter::once("en").chain(entry.locales.keys()).map(safe).collect();
    lines.push(Line::of(locale.word("rules-languages", &[("languages", Arg::Text(list(locale, &languages)))])));
    let kilobytes = (entry.artifact.bytes.get() + 1023) / 1024;
    lines.push(Line::of(locale.word("offers-size", &[("kilobytes", Arg::Number(kilobytes))])));
    lines
}
