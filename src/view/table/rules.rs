//! Table › Rules: the rules in force — ladder, layers, everything they changed, and what the Game Master is told.

use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{frame, heading, word};
use crate::view::table::entitle;
use crate::view::wizard::changes::layer_lines;
use crate::view::wizard::review::guidance_lines;

/// How far the two panes are scrolled.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RulesState {
    /// Whether the right one has the keys.
    pub right: bool,
    /// The left one.
    pub left_scroll: usize,
    /// The right one.
    pub right_scroll: usize,
}

/// Draws the screen.
pub fn screen(state: &RulesState, effective: &Effective, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::RulesInForce, SafeText::default());
    entitle(&mut screen, effective, Scope::RulesInForce, locale);
    let mut lines = vec![heading(locale, "changes-difficulties")];
    for step in effective.ladder() {
        let number = match step.target {
            Some(target) => {
                locale.word("difficulty-at", &[("number", Arg::Number(step.number)), ("target", Arg::Number(target))])
            }
            None => safe(&step.number.to_string()),
        };
        lines.push(Line::of(locale.tr(&step.label).text).at_end(number, Role::Strong).indented(1));
    }
    for id in effective.applied() {
        if let Some(layer) = effective.ruleset().layer(id.as_str()) {
            lines.push(Line::empty());
            lines.push(Line::with(locale.tr(layer.label.text()).text, Role::Strong));
            lines.extend(layer_lines(layer, effective, locale));
        }
    }
    let left = Pane {
        title: word(locale, "rules-in-force"),
        lines,
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.left_scroll),
        focused: !state.right,
        ..Pane::default()
    };
    let right = Pane {
        title: word(locale, "review-told"),
        lines: guidance_lines(effective.check_guidance(), effective.world_guidance(), effective.ruleset(), locale),
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.right_scroll),
        focused: state.right,
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Part(1), panes: vec![(Share::Part(1), left)] },
        Column { width: Share::Part(1), panes: vec![(Share::Part(1), right)] },
    ];
    screen
}
