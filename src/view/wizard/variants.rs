//! Wizard 2: a toggle for each layer, and beside it, live, what the choice changes. A ruled-out layer is struck through and
//! says what rules it out.

use crate::format::layer::Layer;
use crate::locale::{Arg, Locale};
use crate::text::safe;
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{column, frame, word};
use crate::view::wizard::changes::change_lines;
use crate::view::wizard::{ChosenRules, Step, WizardState, title};

/// Draws the step.
pub fn screen(state: &WizardState, chosen: &ChosenRules, locale: &Locale) -> Screen {
    let (heading, steps) = title(Step::Variants, locale);
    let mut screen = frame(locale, Scope::Variants, heading);
    screen.title_end = steps;
    let ruleset = chosen.book.ruleset();
    let mut lines = Vec::new();
    let mut selected = None;
    for (at, layer) in ruleset.layers().iter().enumerate() {
        if at == state.layer_cursor {
            selected = Some(lines.len());
        }
        lines.extend(layer_lines(layer, chosen, locale));
    }
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "variants-none"), Role::Faint));
    }
    let name = locale.tr(ruleset.name.text()).text;
    let count = ruleset.layers().len();
    let list = Pane {
        title: locale.word("variants-count", &[("ruleset", Arg::Text(name)), ("count", Arg::from(count))]),
        lines,
        selected,
        focused: !state.changes_focused,
        ..Pane::default()
    };
    let changes = Pane {
        title: word(locale, "variants-changes"),
        lines: change_lines(chosen, state.layer_cursor, locale),
        focused: state.changes_focused,
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.changes_scroll),
        ..Pane::default()
    };
    screen.status = locale.word("variants-in-effect", &[("count", Arg::from(chosen.effective.changes().len()))]);
    screen.status_role = Role::Faint;
    screen.columns = vec![column(Share::Part(5), list), column(Share::Part(6), changes)];
    screen
}

fn layer_lines(layer: &Layer, chosen: &ChosenRules, locale: &Locale) -> Vec<Line> {
    let label = locale.tr(layer.label.text()).text;
    let on = chosen.on.contains(&layer.id);
    let blocker = chosen.ruled_out_by(layer.id.as_str()).and_then(|id| chosen.book.ruleset().layer(id.as_str()));
    let (mark, role) = match (on, &blocker) {
        (true, _) => ("[x] ", Role::Good),
        (false, Some(_)) => ("[-] ", Role::Struck),
        (false, None) => ("[ ] ", Role::Plain),
    };
    let mut lines = vec![Line::of(safe(mark)).and(label, role)];
    if let Some(blocker) = blocker {
        let name = locale.tr(blocker.label.text()).text;
        lines.push(
            Line::with(locale.word("variants-ruled-out", &[("layer", Arg::Text(name))]), Role::Notice).indented(4),
        );
    } else if let Some(summary) = &layer.summary {
        lines.push(Line::with(locale.tr(summary.text()).text, Role::Faint).indented(4));
    }
    lines
}

/// The question whether the layer that rules this one out is to be turned off instead.
pub fn offer(layer: &Layer, blocker: &Layer, locale: &Locale) -> Vec<Line> {
    let (layer, blocker) = (locale.tr(layer.label.text()).text, locale.tr(blocker.label.text()).text);
    let args = [("layer", Arg::Text(layer)), ("blocker", Arg::Text(blocker))];
    vec![
        Line::of(locale.word("variants-offer-why", &args)),
        Line::empty(),
        Line::with(locale.word("variants-offer", &args), Role::Strong),
        Line::empty(),
        Line::with(word(locale, "answer-yes-no"), Role::Faint),
    ]
}
