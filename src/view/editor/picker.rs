//! The picker: what a catalog offers on this sheet, narrowed by its filters and a search, and what an entry would write.
//!
//! Must not know: how picking is decided.

use crate::format::catalog::{Catalog, Entry};
use crate::format::scalar::{EntryRef, Id, Scalar};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::catalog::{Choice, DRAWN_MAX, FilterOption, Narrowing, Offer, held};
use crate::sheet::{Build, Values, scaled};
use crate::text::{RulesetText, SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{frame, list, word};
use crate::view::table::sheet::plain;

/// What is chosen in the picker.
#[derive(Debug)]
pub struct PickerState {
    /// The catalog, ready to be narrowed; it stays true as long as the layers do.
    pub offer: Offer,
    /// For each of the offer's filters the option chosen, by its place; nothing for any.
    pub options: Vec<Option<usize>>,
    /// What is searched for.
    pub search: String,
    /// The entry under the cursor, among those that are left.
    pub cursor: usize,
    /// The filter under the cursor.
    pub filter: usize,
    /// Whether keys go to the filters.
    pub filters_focused: bool,
    /// Entries ticked, in the order in which they will be added.
    pub ticked: Vec<EntryRef>,
}

impl PickerState {
    /// Opens a catalog on a sheet: each filter on the option that the sheet starts from. Entries are searched as they are
    /// shown. Nothing for a catalog that the ruleset does not have.
    pub fn open(rules: &Effective, build: &Build, catalog: &Catalog, locale: &Locale) -> Option<Self> {
        let offer = Offer::of(rules, catalog.id.as_str(), |entry| shown_text(entry, locale))?;
        let options = offer.filters().iter().map(|options| {
            let filter = catalog.filters.iter().find(|filter| filter.id == options.id)?;
            let start = options.opens_on(rules, build, filter)?;
            options.options.iter().position(|option| option == start)
        });
        let options = options.collect();
        Some(Self {
            offer,
            options,
            search: String::new(),
            cursor: 0,
            filter: 0,
            filters_focused: false,
            ticked: Vec::new(),
        })
    }

    /// The entries that are left, at most as many as are drawn, and how many there are in all.
    pub fn left<'e>(&self, rules: &'e Effective) -> (Vec<&'e Entry>, usize) {
        let chosen = self.offer.filters().iter().zip(&self.options).filter_map(|(filter, option)| {
            let option = filter.options.get((*option)?)?;
            Some(Choice { filter: filter.id.as_str().to_owned(), value: option.written() })
        });
        let narrowing = Narrowing { chosen: chosen.collect(), search: self.search.clone() };
        let mut left = self.offer.narrow(rules, &narrowing);
        let count = left.len();
        left.truncate(DRAWN_MAX);
        (left, count)
    }

    /// The entries to add: those ticked, else the one under the cursor.
    pub fn to_add(&self, rules: &Effective) -> Vec<EntryRef> {
        if !self.ticked.is_empty() {
            return self.ticked.clone();
        }
        self.under_cursor(rules).into_iter().collect()
    }

    /// The entry under the cursor.
    pub fn under_cursor(&self, rules: &Effective) -> Option<EntryRef> {
        let (left, _) = self.left(rules);
        let entry = left.get(self.cursor.min(left.len().saturating_sub(1)))?;
        Some(EntryRef { catalog: self.offer.catalog().clone(), entry: entry.id.clone() })
    }

    /// Sets the filter under the cursor; nothing is any. Past the filters it is the search that is cleared.
    pub fn set_filter(&mut self, option: Option<usize>) {
        match self.options.get_mut(self.filter) {
            Some(chosen) => *chosen = option,
            None => self.search.clear(),
        }
        self.cursor = 0;
    }

    /// Everything that the filter under the cursor can be set to, after any; none on the search.
    pub fn filter_choices(&self, locale: &Locale) -> Vec<SafeText> {
        let Some(filter) = self.offer.filters().get(self.filter) else { return Vec::new() };
        let any = std::iter::once(word(locale, "picker-any"));
        any.chain(filter.options.iter().map(|option| option_text(option, locale))).collect()
    }

    /// Moves a filter to its next or last option, past the ends to any.
    pub fn turn_filter(&mut self, forward: bool) {
        let count = self.offer.filters().get(self.filter).map_or(0, |filter| filter.options.len());
        if let Some(option) = self.options.get_mut(self.filter) {
            *option = match (*option, forward) {
                (None, true) => (count > 0).then_some(0),
                (None, false) => count.checked_sub(1),
                (Some(at), true) => Some(at + 1).filter(|at| *at < count),
                (Some(at), false) => at.checked_sub(1),
            };
        }
        self.cursor = 0;
    }
}

/// What is searched of an entry, in the player's language.
fn shown_text(entry: &Entry, locale: &Locale) -> String {
    let summary = entry.summary.as_ref().map(|summary| locale.tr(summary).text);
    let summary = summary.as_ref().map(SafeText::as_str).unwrap_or_default();
    format!("{} {summary}", locale.tr(entry.label.text()).text)
}

/// Draws the picker.
pub fn screen(state: &PickerState, values: &Values<'_>, title: SafeText, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Picker, title);
    let rules = values.rules();
    let Some(catalog) = rules.ruleset().catalogs().iter().find(|catalog| catalog.id == *state.offer.catalog()) else {
        return screen;
    };
    let (left, count) = state.left(rules);
    let on_sheet = held(catalog, values.build());
    let lines = left.iter().map(|entry| {
        let reference = EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() };
        let (mark, role) = if state.ticked.contains(&reference) { ("[x] ", Role::Good) } else { ("[ ] ", Role::Faint) };
        let line = Line::with(safe(mark), role).and(locale.tr(entry.label.text()).text, Role::Plain);
        if on_sheet.contains(entry.id.as_str()) { line.at_end(word(locale, "picker-held"), Role::Notice) } else { line }
    });
    let mut lines: Vec<Line> = lines.collect();
    if count > left.len() {
        let more = locale.word("picker-narrow", &[("count", Arg::from(count - left.len()))]);
        lines.push(Line::with(more, Role::Notice));
    }
    if left.is_empty() {
        lines.push(Line::with(word(locale, "picker-nothing"), Role::Faint));
    }
    let cursor = state.cursor.min(left.len().saturating_sub(1));
    let offered = Pane {
        title: locale.tr(catalog.label.text()).text,
        title_end: locale
            .word("picker-count", &[("count", Arg::from(count)), ("total", Arg::from(state.offer.total()))]),
        lines,
        selected: (!left.is_empty()).then_some(cursor),
        focused: !state.filters_focused,
        ..Pane::default()
    };
    let about = Pane {
        title: word(locale, "picker-writes"),
        lines: left.get(cursor).map(|entry| entry_lines(entry, values, locale)).unwrap_or_default(),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    let filters = filter_pane(state, catalog, locale);
    let high = u16::try_from(filters.lines.len() + 2).unwrap_or(12).clamp(3, 12);
    screen.columns = vec![
        Column { width: Share::Part(5), panes: vec![(Share::Part(1), offered)] },
        Column { width: Share::Part(4), panes: vec![(Share::Fixed(high), filters), (Share::Part(1), about)] },
    ];
    let hidden = state.offer.hidden_by_layers();
    if hidden > 0 {
        screen.status = locale.word("picker-hidden", &[("count", Arg::from(hidden))]);
        screen.status_role = Role::Notice;
    }
    screen
}

fn filter_pane(state: &PickerState, catalog: &Catalog, locale: &Locale) -> Pane {
    let mut lines: Vec<Line> = state
        .offer
        .filters()
        .iter()
        .zip(&state.options)
        .map(|(options, option)| {
            let label = catalog.filters.iter().find(|filter| filter.id == options.id);
            let label = label.map(|filter| locale.tr(filter.label.text()).text).unwrap_or_default();
            let chosen = option.and_then(|at| options.options.get(at));
            let role = if chosen.is_some() { Role::Strong } else { Role::Faint };
            Line::of(label)
                .at_end(chosen.map_or_else(|| word(locale, "picker-any"), |one| option_text(one, locale)), role)
        })
        .collect();
    let search = if state.search.is_empty() { word(locale, "picker-no-search") } else { safe(&state.search) };
    let role = if state.search.is_empty() { Role::Faint } else { Role::Strong };
    lines.push(Line::of(word(locale, "picker-search")).at_end(search, role));
    let selected = state.filters_focused.then(|| state.filter.min(lines.len().saturating_sub(1)));
    Pane { title: word(locale, "picker-filters"), lines, selected, focused: state.filters_focused, ..Pane::default() }
}

fn option_text(option: &FilterOption, locale: &Locale) -> SafeText {
    match option {
        FilterOption::Number(_) => safe(&option.written()),
        FilterOption::Text(text) => locale.tr(text).text,
    }
}

/// What an entry is and every row that it would write.
fn entry_lines(entry: &Entry, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::with(locale.tr(entry.label.text()).text, Role::Strong)];
    lines.extend(entry.summary.iter().map(|summary| Line::of(locale.tr(summary).text)));
    let lists = &values.rules().ruleset().sheet.lists;
    for row in entry.rows.as_deref().unwrap_or_default() {
        let Some(declared) = lists.iter().find(|declared| declared.id == row.list) else { continue };
        let stored = values.build().list(row.list.as_str()).map_or(0, <[serde_json::Value]>::len);
        let room = format!("{stored}/{}", declared.max_items.count());
        lines.push(Line::with(locale.tr(declared.label.text()).text, Role::Notice).at_end(safe(&room), Role::Faint));
        for column in declared.columns.iter() {
            let Some(value) = row.values.get(column.id.as_str()) else { continue };
            let name = locale.tr(column.label.text()).text;
            let followed = row.scaled.as_ref().and_then(|scaled| scaled.get(column.id.as_str()));
            let line = Line::with(name, Role::Faint).and(safe("  "), Role::Faint).indented(1);
            let line = match (value, followed) {
                // What it would be on this sheet, not what the entry writes for a sheet nobody knows.
                (_, Some(scaled)) => {
                    let number = scaled::would_be(values, &column.kind, scaled).map(plain).unwrap_or_default();
                    line.and(safe(&format!("{number}  ")), Role::Plain)
                        .and(word(locale, "picker-follows"), Role::Notice)
                }
                (Scalar::Text(text), None) => line.and(enum_text(column, text, locale), Role::Plain),
                (Scalar::Number(number), None) => line.and(safe(&plain(*number)), Role::Plain),
                (Scalar::Bool(flag), None) => {
                    line.and(word(locale, if *flag { "flag-on" } else { "flag-off" }), Role::Plain)
                }
            };
            lines.push(line);
        }
    }
    lines
}

fn enum_text(column: &crate::format::sheet::Column, text: &RulesetText, locale: &Locale) -> SafeText {
    match &column.kind {
        crate::format::sheet::FieldKind::Enum(kind) => locale.tr(kind.label_of(text.english()).unwrap_or(text)).text,
        _ => locale.tr(text).text,
    }
}

/// Names of the catalogs that write into a list, in file order.
pub fn catalogs_of<'e>(rules: &'e Effective, feed: &Id) -> Vec<&'e Catalog> {
    let catalogs = rules.ruleset().catalogs().iter();
    catalogs.filter(|catalog| catalog.feeds.iter().flatten().any(|own| own == feed)).collect()
}

/// Names of catalogs joined as the language joins them.
pub(super) fn catalog_names(catalogs: &[&Catalog], locale: &Locale) -> SafeText {
    let names: Vec<SafeText> = catalogs.iter().map(|catalog| locale.tr(catalog.label.text()).text).collect();
    list(locale, &names)
}
