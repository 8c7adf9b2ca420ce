//! Table › Sheet: what can be spent and marked on the left, everything the sheet says on the right.

use crate::format::layer::Layer;
use crate::format::scalar::Id;
use crate::format::sheet::{FieldKind, SheetList};
use crate::items::Member;
use crate::locale::{Arg, Locale};
use crate::sheet::explain::Subject;
use crate::sheet::{CellValue, SkillKind, Values, WoundValue, cell_value, state_label};
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{bar, frame, heading, list, with_value, word};
use crate::view::table::entitle;

/// Something on the sheet that a key can change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LiveRow {
    /// A pool, by key.
    Pool(String),
    /// A plain track.
    Track(Id),
    /// A wound track.
    Wound(Id),
    /// A condition.
    Condition(Id),
    /// A state.
    State(Id),
    /// A note.
    Note(Id),
}

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct SheetState {
    /// Which member.
    pub member: usize,
    /// Which live row.
    pub cursor: usize,
    /// Whether keys go to the sheet on the right.
    pub right: bool,
    /// How far the sheet is scrolled; the line under the cursor while keys go to it.
    pub scroll: usize,
}

/// Something on the sheet whose number is worked out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Explained {
    /// An ability.
    Ability(Id),
    /// A skill or save.
    Skill(SkillKind, Id),
    /// A derived value.
    Derived(Id),
}

impl Explained {
    /// What is explained.
    pub fn subject(&self) -> Subject<'_> {
        match self {
            Self::Ability(id) => Subject::Ability(id.as_str()),
            Self::Skill(kind, id) => Subject::Skill { kind: *kind, id: id.as_str(), with: None },
            Self::Derived(id) => Subject::Derived(id.as_str()),
        }
    }
}

/// The live rows of a sheet, in the order in which they are shown.
pub fn live_rows(values: &Values<'_>) -> Vec<LiveRow> {
    let pools = values.pools().iter().map(|pool| LiveRow::Pool(pool.key.clone()));
    let wounds = values.wounds().iter().map(|wound| LiveRow::Wound(wound.track.id.clone()));
    let tracks = values.tracks().iter().map(|track| LiveRow::Track(track.track.id.clone()));
    let states = values.states().iter().map(|state| LiveRow::State(state.state.id.clone()));
    let conditions = values.rules().ruleset().sheet.live.conditions.iter();
    let conditions = conditions.map(|condition| LiveRow::Condition(condition.id.clone()));
    let notes = values.rules().ruleset().sheet.live.text.iter().map(|note| LiveRow::Note(note.id.clone()));
    pools.chain(wounds).chain(tracks).chain(states).chain(conditions).chain(notes).collect()
}

/// Draws the screen.
pub fn screen(state: &SheetState, party: &[Member], values: &Values<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Sheet, SafeText::default());
    entitle(&mut screen, values.rules(), Scope::Sheet, locale);
    let member = party.get(state.member);
    let name = member.map(|member| member.name.clone()).unwrap_or_default();
    let place = format!("‹ {}/{} ›", state.member + 1, party.len());
    let newer = crate::sheet::catalog::newer(values.rules(), values.build()).len();
    if newer > 0 {
        screen.status = locale.word("sheet-newer", &[("count", Arg::from(newer))]);
        screen.status_role = Role::Notice;
    }
    let rows = live_rows(values);
    let live = Pane {
        title: safe(&name),
        title_end: safe(&place),
        lines: rows.iter().map(|row| live_line(row, values, locale)).collect(),
        selected: (!rows.is_empty() && !state.right).then_some(state.cursor.min(rows.len().saturating_sub(1))),
        focused: !state.right,
        ..Pane::default()
    };
    let mut lines = sheet_lines(values, locale);
    if let Some(member) = member.filter(|member| !member.bag.is_empty()) {
        lines.push(Line::empty());
        lines.push(heading(locale, "sheet-bag"));
        for stack in &member.bag {
            let name = crate::view::table::stack_name(stack, values.rules(), locale);
            lines.push(Line::of(name).at_end(safe(&format!("×{}", stack.quantity)), Role::Plain).indented(1));
        }
    }
    let sheet = Pane {
        title: word(locale, "sheet-title"),
        selected: state.right.then_some(state.scroll.min(lines.len().saturating_sub(1))),
        focused: state.right,
        scroll: if state.right { Scroll::Top } else { Scroll::Down(state.scroll) },
        lines,
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Part(4), panes: vec![(Share::Part(1), live)] },
        Column { width: Share::Part(5), panes: vec![(Share::Part(1), sheet)] },
    ];
    screen
}

fn live_line(row: &LiveRow, values: &Values<'_>, locale: &Locale) -> Line {
    match row {
        LiveRow::Pool(key) => values.pool(key).map_or_else(Line::empty, |pool| {
            let temp = if pool.temp > 0 { format!(" +{}", pool.temp) } else { String::new() };
            Line::with(locale.tr(&pool.label).text, Role::Strong)
                .and(safe("  "), Role::Plain)
                .and(bar(pool.value, pool.max, 10), Role::Good)
                .at_end(safe(&format!("{}/{}{temp}", pool.value, pool.max)), Role::Strong)
        }),
        LiveRow::Track(id) => values.track(id.as_str()).map_or_else(Line::empty, |track| {
            Line::with(locale.tr(track.track.label.text()).text, Role::Strong)
                .and(safe("  "), Role::Plain)
                .and(bar(track.value - track.min, track.max - track.min, 10), Role::Notice)
                .at_end(safe(&format!("{}/{}", track.value, track.max)), Role::Strong)
        }),
        LiveRow::Wound(id) => values.wound(id.as_str()).map_or_else(Line::empty, |wound| wound_line(wound, locale)),
        LiveRow::Condition(id) => {
            let conditions = &values.rules().ruleset().sheet.live.conditions;
            let label = conditions.iter().find(|condition| condition.id == *id).map(|condition| condition.label.text());
            let label = label.map(|label| locale.tr(label).text).unwrap_or_default();
            let on = values.conditions().any(|on| on == id);
            let (mark, role) = if on { ("[x] ", Role::Notice) } else { ("[ ] ", Role::Faint) };
            Line::with(safe(mark), role).and(label, role)
        }
        LiveRow::State(id) => values.state(id.as_str()).map_or_else(Line::empty, |state| {
            let value = locale.tr(&state_label(state.state, state.value)).text;
            Line::with(locale.tr(state.state.label.text()).text, Role::Strong).at_end(value, Role::Notice)
        }),
        LiveRow::Note(id) => {
            let notes = &values.rules().ruleset().sheet.live.text;
            let label = notes.iter().find(|note| note.id == *id).map(|note| locale.tr(note.label.text()).text);
            let text = values.note(id.as_str()).unwrap_or_default();
            let line = Line::with(label.unwrap_or_default(), Role::Strong);
            if text.is_empty() {
                line.at_end(safe("—"), Role::Faint)
            } else {
                line.and(safe("  "), Role::Plain).and(safe(&text), Role::Plain)
            }
        }
    }
}

/// `Harm  KT□□  Winded -1`.
fn wound_line(wound: &WoundValue<'_>, locale: &Locale) -> Line {
    let boxes: String = (0..wound.length())
        .map(|at| match wound.marks.get(at).filter(|mark| !mark.is_empty()) {
            Some(mark) => {
                wound.kind(mark).map_or("■".to_owned(), |kind| locale.tr(kind.label.text()).text.into_string())
            }
            None => "□".to_owned(),
        })
        .collect();
    let over = if wound.overflow > 0 { format!(" +{}", wound.overflow) } else { String::new() };
    let level = wound.level().map(|level| locale.tr(&level.label).text.into_string()).unwrap_or_default();
    let penalty = if wound.penalty() == 0 { String::new() } else { format!(" {}", wound.penalty()) };
    Line::with(locale.tr(wound.track.label.text()).text, Role::Strong)
        .and(safe("  "), Role::Plain)
        .and(safe(&format!("{boxes}{over}")), Role::Bad)
        .at_end(safe(&format!("{level}{penalty}")), Role::Notice)
}

/// Everything the sheet says.
pub fn sheet_lines(values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    sheet_rows(values, locale).into_iter().map(|(_, line)| line).collect()
}

/// Everything the sheet says, each line with what it explains: abilities, skills and saves first, then sections with fields
/// and derived values, then lists. Hidden things are left out.
pub fn sheet_rows(values: &Values<'_>, locale: &Locale) -> Vec<(Option<Explained>, Line)> {
    let sheet = &values.rules().ruleset().sheet;
    let hidden = values.hidden();
    let shown = |part: &str, id: &Id| !hidden.iter().any(|name| *name == format!("{part}/{id}"));
    let mut lines = Vec::new();
    if !values.abilities().is_empty() {
        lines.push((None, heading(locale, "sheet-abilities")));
    }
    for ability in values.abilities() {
        let number = format!("{}  {}", plain(ability.score), signed(ability.modifier));
        let line = Line::of(locale.tr(ability.ability.label.text()).text).at_end(safe(&number), Role::Strong);
        lines.push((Some(Explained::Ability(ability.ability.id.clone())), line.indented(1)));
    }
    for (key, kind) in [("sheet-skills", SkillKind::Skill), ("sheet-saves", SkillKind::Save)] {
        let mut first = true;
        for skill in values.skills(kind) {
            if std::mem::take(&mut first) {
                lines.push((None, heading(locale, key)));
            }
            let tier = locale.tr(skill.tier.label.text()).text;
            let number = if skill.refuses() { word(locale, "sheet-refused") } else { safe(&signed(skill.number)) };
            let line = Line::of(locale.tr(skill.skill.label.text()).text);
            let line = line.and(safe("  "), Role::Plain).and(tier, Role::Faint).at_end(number, Role::Strong);
            lines.push((Some(Explained::Skill(kind, skill.skill.id.clone())), line.indented(1)));
        }
    }
    let sections = sheet.sections.iter().map(|section| (Some(&section.id), locale.tr(section.label.text()).text));
    let other = std::iter::once((None, word(locale, "sheet-other")));
    for (section, label) in sections.chain(other) {
        let mut body = Vec::new();
        for field in sheet.fields.iter().filter(|field| field.section.as_ref() == section && shown("fields", &field.id))
        {
            let value =
                values.field(field.id.as_str()).map(|value| cell(value, &field.kind, locale)).unwrap_or_default();
            let line = Line::of(locale.tr(field.label.text()).text).indented(1);
            let line = match gone_value(field.id.as_str(), values, locale) {
                Some(gone) => line.at_end(gone, Role::Struck).at_end(safe(" → "), Role::Faint),
                None => line,
            };
            body.push((None, with_value(line, value, Role::Strong)));
        }
        let derived = sheet.derived.iter().filter(|derived| derived.section.as_ref() == section);
        for derived in derived.filter(|derived| shown("derived", &derived.id)) {
            let value = plain(values.derived(derived.id.as_str()).unwrap_or(0.0));
            let line = Line::of(locale.tr(derived.label.text()).text).at_end(safe(&value), Role::Strong).indented(1);
            body.push((Some(Explained::Derived(derived.id.clone())), line));
        }
        for rows in sheet.lists.iter().filter(|rows| rows.section.as_ref() == section && shown("lists", &rows.id)) {
            body.extend(list_lines(rows, values, locale).into_iter().map(|line| (None, line)));
        }
        if !body.is_empty() {
            lines.push((None, Line::with(label, Role::Strong)));
            lines.extend(body);
        }
    }
    lines
}

fn list_lines(rows: &SheetList, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for (_, row) in values.build().rows(rows.id.as_str()) {
        let cells: Vec<SafeText> = rows
            .columns
            .iter()
            .filter(|column| row.contains_key(column.id.as_str()))
            .map(|column| cell(cell_value(column, row.get(column.id.as_str())), &column.kind, locale))
            .filter(|cell| !cell.as_str().is_empty())
            .collect();
        let Some((first, rest)) = cells.split_first() else { continue };
        let line = Line::of(first.clone()).indented(2);
        lines.push(if rest.is_empty() {
            line
        } else {
            line.and(safe("  "), Role::Plain).and(list(locale, rest), Role::Faint)
        });
    }
    if !lines.is_empty() {
        lines.insert(0, Line::with(locale.tr(rows.label.text()).text, Role::Notice).indented(1));
    }
    lines
}

/// The layer that took away the value stored in an enum field, if one did. The value stays stored until somebody changes it.
pub fn gone_by<'e>(field: &str, values: &Values<'e>) -> Option<&'e Layer> {
    let rules = values.rules();
    let declared = rules.ruleset().sheet.fields.iter().find(|declared| declared.id == *field)?;
    let FieldKind::Enum(base) = &declared.kind else { return None };
    let stored = values.build().fields.get(field)?.as_str().filter(|value| base.offers(value))?;
    if rules.enum_field(field)?.offers(stored) {
        return None;
    }
    let mut layers = rules.applied().iter().filter_map(|id| rules.ruleset().layer(id.as_str()));
    layers.find(|layer| {
        let mut taking = layer.fields.iter().filter(|rule| rule.id == *field);
        taking.any(|rule| rule.remove_values.iter().any(|value| value.as_str() == stored))
    })
}

/// The stored value of an enum field that a layer took away, as it is called.
pub fn gone_value(field: &str, values: &Values<'_>, locale: &Locale) -> Option<SafeText> {
    gone_by(field, values)?;
    let declared = values.rules().ruleset().sheet.fields.iter().find(|declared| declared.id == *field)?;
    let FieldKind::Enum(base) = &declared.kind else { return None };
    let stored = values.build().fields.get(field)?.as_str()?;
    Some(base.label_of(stored).map_or_else(|| safe(stored), |label| locale.tr(label).text))
}

/// A field or cell as it is read: enum values and catalog texts in the player's language.
pub fn cell(value: CellValue<'_>, kind: &FieldKind, locale: &Locale) -> SafeText {
    match (value, kind) {
        (CellValue::Number(number), _) => safe(&plain(number)),
        (CellValue::Flag(flag), _) => word(locale, if flag { "flag-on" } else { "flag-off" }),
        (CellValue::Text(text), FieldKind::Enum(kind)) => {
            kind.label_of(text).map_or_else(|| safe(text), |label| locale.tr(label).text)
        }
        (CellValue::Text(text), _) => locale.tr(&crate::text::RulesetText::new(text)).text,
    }
}

/// A number without needless zeros.
pub fn plain(number: f64) -> String {
    number.to_string()
}

/// A number with its sign.
pub fn signed(number: f64) -> String {
    if number < 0.0 { plain(number) } else { format!("+{}", plain(number)) }
}

/// What a key did, for the status line.
pub fn now_text(member: &Member, now: SafeText, locale: &Locale) -> SafeText {
    locale.word("sheet-now", &[("who", Arg::text(&member.name)), ("now", Arg::Text(now))])
}
