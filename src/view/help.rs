//! `?`: every action of a screen with its keys, searchable; Enter does the chosen one. Made from the action table.

use crate::locale::Locale;
use crate::text::{picker_key, safe};
use crate::view::action::{Action, Scope};
use crate::view::model::{Line, Pane, Popup, Role, Scroll};
use crate::view::parts::word;

/// The actions that help lists for a search: those of the screen first whose name holds what was typed.
pub fn matching(scope: Scope, typed: &str, locale: &Locale) -> Vec<Action> {
    let wanted = picker_key(typed);
    let named = |action: &Action| picker_key(word(locale, &format!("action-{}", action.id())).as_str());
    Action::ALL.iter().copied().filter(|action| action.is_on(scope) && named(action).contains(&wanted)).collect()
}

/// Draws the help.
pub fn popup(scope: Scope, typed: &str, cursor: usize, locale: &Locale) -> Popup {
    let actions = matching(scope, typed, locale);
    let mut lines: Vec<Line> = actions
        .iter()
        .map(|action| {
            let keys = action.keys().iter().map(|key| key.name()).collect::<Vec<_>>().join(" ");
            Line::of(word(locale, &format!("action-{}", action.id()))).at_end(safe(&keys), Role::Key)
        })
        .collect();
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "help-nothing"), Role::Faint));
    }
    let pane = Pane {
        title: word(locale, "help-title"),
        title_end: safe(&format!("{typed}▏")),
        selected: (!actions.is_empty()).then_some(cursor),
        lines,
        focused: true,
        scroll: Scroll::Top,
        ..Pane::default()
    };
    Popup { pane, width: 56, height: 20 }
}
