//! What is installed: rulesets with their versions, the translations that are kept, the games that use them, problems.

use crate::library::manage::{ListedRuleset, ListedVersion};
use crate::library::store::Source;
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::library::LibraryState;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, list, word};
use crate::view::wizard::rules::finding_lines;

pub(super) fn screen(state: &LibraryState, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Library, word(locale, "library-title"));
    let rulesets = match &state.listing {
        Ok(listing) => listing.rulesets.as_slice(),
        Err(_) => &[],
    };
    let lines = rulesets.iter().map(|ruleset| ruleset_line(ruleset, locale)).collect();
    let title = locale.word("library-count", &[("count", Arg::from(rulesets.len()))]);
    let selected = (!rulesets.is_empty()).then_some(state.cursor);
    let left = Pane { title, lines, selected, focused: true, ..Pane::default() };
    let about = match (&state.listing, rulesets.get(state.cursor)) {
        (Err(fault), _) => vec![Line::with(safe(fault), Role::Bad)],
        (_, Some(ruleset)) => about_lines(ruleset, locale),
        (_, None) => vec![
            Line::of(word(locale, "library-empty")),
            Line::empty(),
            Line::of(word(locale, "library-empty-import")),
            Line::of(word(locale, "library-empty-catalog")),
        ],
    };
    let about = Pane { title: word(locale, "rules-about"), lines: about, overflow: Overflow::Wrap, ..Pane::default() };
    screen.columns = vec![column(Share::Part(2), left), column(Share::Part(3), about)];
    screen
}

fn ruleset_line(ruleset: &ListedRuleset, locale: &Locale) -> Line {
    let line = Line::with(safe(&ruleset.id), Role::Strong);
    if ruleset.problem.is_some() {
        return line.at_end(word(locale, "rules-broken"), Role::Bad);
    }
    let current = ruleset.versions.iter().find(|version| version.current);
    line.at_end(safe(&current.map(label).unwrap_or_default()), Role::Faint)
}

/// A version as it is named: the package's, else the ruleset's own.
fn label(version: &ListedVersion) -> String {
    let own = version.version.map_or_else(|| "?".to_owned(), |version| version.to_string());
    match (&version.package, version.source) {
        (Some(package), Source::Catalog) => package.clone(),
        _ => format!("v{own}"),
    }
}

fn about_lines(ruleset: &ListedRuleset, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::with(safe(&ruleset.id), Role::Strong)];
    if let Some(catalog) = &ruleset.catalog {
        lines.push(Line::with(locale.word("library-from-catalog", &[("address", Arg::text(catalog))]), Role::Faint));
    }
    lines.push(Line::empty());
    for version in &ruleset.versions {
        lines.extend(version_lines(version, ruleset, locale));
    }
    lines.push(Line::empty());
    let games: Vec<SafeText> = ruleset.used_by.iter().map(|game| safe(game)).collect();
    lines.push(match games.is_empty() {
        true => Line::with(word(locale, "library-unused"), Role::Faint),
        false => {
            Line::of(locale.word(
                "library-used-by",
                &[("count", Arg::from(games.len())), ("games", Arg::Text(list(locale, &games)))],
            ))
        }
    });
    if let (Some(problem), true) = (&ruleset.problem, ruleset.versions.is_empty()) {
        lines.push(Line::with(safe(&problem.detail), Role::Bad));
    }
    lines
}

fn version_lines(version: &ListedVersion, ruleset: &ListedRuleset, locale: &Locale) -> Vec<Line> {
    let source = match version.source {
        Source::File => "library-source-file",
        Source::Package => "library-source-package",
        Source::Catalog => "library-source-catalog",
    };
    let role = if version.current { Role::Strong } else { Role::Plain };
    let named = match (&version.package, version.source) {
        (Some(package), Source::Package) => safe(&format!("{} · {package}", label(version))),
        _ => safe(&label(version)),
    };
    let mut line = Line::with(named, role).and(safe("  "), Role::Plain).and(word(locale, source), Role::Faint);
    if version.current {
        line = line.at_end(word(locale, "library-current"), Role::Good);
    } else if ruleset.previous.as_deref().is_some_and(|previous| Some(previous) == version.package.as_deref()) {
        line = line.at_end(word(locale, "library-previous"), Role::Notice);
    }
    let kept: Vec<SafeText> =
        std::iter::once("en").chain(version.kept.iter().map(|kept| kept.language.as_str())).map(safe).collect();
    let languages = locale.word("rules-languages", &[("languages", Arg::Text(list(locale, &kept)))]);
    let mut lines = vec![line, Line::with(languages, Role::Faint).indented(2)];
    if let Some(problem) = &version.problem {
        lines.push(Line::with(word(locale, "library-problem"), Role::Bad).indented(2));
        match problem.diagnostics.is_empty() {
            true => lines.push(Line::of(safe(&problem.detail)).indented(2)),
            false => lines.extend(problem.diagnostics.iter().flat_map(finding_lines).map(|line| line.indented(2))),
        }
    }
    lines
}
