//! What was done to the library, or why nothing was, as sentences; and how far a download is.

use crate::library::import::Refusal;
use crate::library::manage::{Deed, Did};
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Overflow, Pane, Popup, Role};
use crate::view::parts::{bar, word};
use crate::view::wizard::rules::finding_lines;

/// A deed as a line.
pub fn deed_line(did: &Did, locale: &Locale) -> Line {
    let (key, role) = match did.action {
        Deed::Installed => ("library-did-installed", Role::Good),
        Deed::Unchanged => ("library-did-unchanged", Role::Plain),
        Deed::Updated => ("library-did-updated", Role::Good),
        Deed::RolledBack => ("library-did-rolled-back", Role::Good),
        Deed::Removed => ("library-did-removed", Role::Good),
        Deed::PackKept => ("library-did-pack-kept", Role::Good),
        Deed::PackDropped => ("library-did-pack-dropped", Role::Plain),
        Deed::PackFailed => ("library-did-pack-failed", Role::Notice),
        Deed::Refused => ("library-did-refused", Role::Bad),
    };
    let said = locale.word(key, &[("id", Arg::text(&did.id)), ("detail", Arg::text(&did.detail))]);
    Line::with(said, role)
}

/// Why nothing was done: the refusal, then every finding behind it.
pub fn refusal_lines(refusal: &Refusal) -> Vec<Line> {
    let id = refusal.id.clone().unwrap_or_default();
    let mut lines = vec![
        Line::with(safe(&id), Role::Strong).at_end(safe(&refusal.code), Role::Notice),
        Line::with(safe(&refusal.detail), Role::Bad),
    ];
    for file in &refusal.files {
        lines.push(Line::empty());
        lines.extend(file.diagnostics.iter().flat_map(finding_lines));
    }
    lines
}

/// How far a download is.
pub fn progress_popup(what: &str, got: u64, whole: Option<u64>, locale: &Locale) -> Popup {
    let kilobytes = |bytes: u64| i64::try_from(bytes / 1024).unwrap_or(i64::MAX);
    let shown: SafeText = safe(what);
    let mut lines = vec![Line::with(shown, Role::Strong)];
    lines.push(match whole {
        Some(whole) if whole > 0 => Line::with(bar(kilobytes(got), kilobytes(whole).max(1), 40), Role::Good),
        _ => Line::empty(),
    });
    let got = locale.word("library-fetched", &[("kilobytes", Arg::Number(kilobytes(got)))]);
    lines.push(Line::with(got, Role::Faint));
    lines.push(Line::with(word(locale, "library-stop"), Role::Faint));
    let title = word(locale, "library-fetching");
    let pane = Pane { title, lines, focused: true, overflow: Overflow::Wrap, ..Pane::default() };
    Popup { pane, width: 56, height: 7 }
}
