//! Wizard 1: the installed rulesets; a broken one is listed with its reasons and blocks nobody.

use crate::library::{Broken, Card, ShelfEntry};
use crate::locale::{Arg, Locale};
use crate::source::Diagnostic;
use crate::text::safe;
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, word};
use crate::view::wizard::{Step, WizardState, title};

/// Draws the step. `shelf_locale` gives the locale of a ruleset's own translations.
pub fn screen(state: &WizardState, shelf: &[ShelfEntry], locale: &Locale, locales: &[Locale]) -> Screen {
    let (heading, steps) = title(Step::Rules, locale);
    let mut screen = frame(locale, Scope::Rules, heading);
    screen.title_end = steps;
    let lines = shelf
        .iter()
        .zip(locales)
        .map(|(entry, own)| match &entry.card {
            Ok(card) => Line::with(own.tr(&card.name).text, Role::Strong)
                .at_end(safe(&format!("v{}", card.version)), Role::Faint),
            Err(broken) => Line::with(safe(&broken.id), Role::Struck).at_end(word(locale, "rules-broken"), Role::Bad),
        })
        .collect::<Vec<_>>();
    let title = locale.word("rules-count", &[("count", Arg::from(shelf.len()))]);
    let list = Pane { title, lines, selected: Some(state.rules_cursor), focused: true, ..Pane::default() };
    let about = shelf.get(state.rules_cursor).zip(locales.get(state.rules_cursor));
    let about = about.map_or_else(Vec::new, |(entry, own)| match &entry.card {
        Ok(card) => card_lines(card, locale, own),
        Err(broken) => broken_lines(broken, locale),
    });
    let about = Pane { title: word(locale, "rules-about"), lines: about, overflow: Overflow::Wrap, ..Pane::default() };
    screen.columns = vec![column(Share::Part(2), list), column(Share::Part(3), about)];
    screen
}

fn card_lines(card: &Card, locale: &Locale, own: &Locale) -> Vec<Line> {
    let mut lines = vec![
        Line::with(own.tr(&card.name).text, Role::Strong),
        Line::with(safe(&format!("{}@{}", card.id, card.version)), Role::Faint),
        Line::empty(),
        Line::of(own.tr(&card.summary).text),
        Line::empty(),
    ];
    let licence = card.licence.as_deref().map_or_else(|| word(locale, "rules-no-licence"), safe);
    lines.push(Line::of(locale.word("rules-licence", &[("licence", Arg::Text(licence))])));
    let languages = std::iter::once("en").chain(card.languages.iter().map(String::as_str));
    let languages = safe(&languages.collect::<Vec<_>>().join(", "));
    lines.push(Line::of(locale.word("rules-languages", &[("languages", Arg::Text(languages))])));
    if let Some(attribution) = &card.attribution {
        lines.push(Line::empty());
        lines.push(Line::with(safe(attribution), Role::Faint));
    }
    lines
}

fn broken_lines(broken: &Broken, locale: &Locale) -> Vec<Line> {
    let count = broken.diagnostics.len();
    let mut lines = vec![Line::with(locale.word("rules-findings", &[("count", Arg::from(count))]), Role::Bad)];
    for diagnostic in &broken.diagnostics {
        lines.extend(finding_lines(diagnostic));
    }
    lines
}

/// A finding as a few lines: place, code, what is wrong, what was probably meant.
pub fn finding_lines(diagnostic: &Diagnostic) -> Vec<Line> {
    let file = diagnostic.file.as_deref().map_or_else(String::new, |file| format!("{file} "));
    let place = safe(&format!("{file}{}:{} {}", diagnostic.line, diagnostic.column, diagnostic.pointer));
    let mut lines = vec![
        Line::with(place, Role::Faint).and(safe(&format!(" {}", diagnostic.code)), Role::Notice),
        Line::of(safe(&diagnostic.message)).indented(2),
    ];
    if let Some(help) = &diagnostic.help {
        lines.push(Line::with(safe(help), Role::Good).indented(2));
    }
    lines
}
