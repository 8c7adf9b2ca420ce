//! Small parts that several screens share: key hints, bars, boxes, chosen lines.

use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::{Action, Scope};
use crate::view::model::{Column, KeyHint, Line, Pane, Role, Screen, Share};

/// The program's words of that key, without arguments.
pub fn word(locale: &Locale, key: &str) -> SafeText {
    locale.word(key, &[])
}

/// The key bar of a screen, from the action table.
pub fn key_bar(locale: &Locale, scope: Scope) -> Vec<KeyHint> {
    let shown = Action::ALL.iter().copied().filter(|action| action.is_on(scope) && action.in_bar());
    keys_of(locale, shown)
}

/// A key bar of these actions, the most needed first. Help and the way back stay where there is no room for all.
pub fn keys_of(locale: &Locale, actions: impl IntoIterator<Item = Action>) -> Vec<KeyHint> {
    let hints = actions.into_iter().filter_map(|action| {
        let key = safe(&action.keys().first()?.name());
        let vital = matches!(action, Action::Help | Action::Back | Action::Leave);
        Some(KeyHint { key, label: word(locale, &format!("action-{}", action.id())), vital })
    });
    hints.collect()
}

/// The keys of anything that lies over a screen.
pub fn dialog_keys(locale: &Locale) -> Vec<KeyHint> {
    let hint = |key: crate::view::action::Key, label: &str| KeyHint {
        key: safe(&key.name()),
        label: word(locale, label),
        vital: true,
    };
    vec![hint(crate::view::action::Key::Enter, "dialog-accept"), hint(crate::view::action::Key::Escape, "dialog-close")]
}

/// A screen with its title, key bar and language, its body still empty.
pub fn frame(locale: &Locale, scope: Scope, title: SafeText) -> Screen {
    Screen {
        title,
        title_end: safe(&locale.language().to_string()),
        keys: key_bar(locale, scope),
        right_to_left: locale.direction() == crate::locale::Direction::Rtl,
        ..Screen::default()
    }
}

/// A column that is one pane.
pub fn column(width: Share, pane: Pane) -> Column {
    Column { width, panes: vec![(Share::Part(1), pane)] }
}

/// A bar of cells: `■■■□`, at most `cells` of them. It is full only where nothing is gone, and empty only where nothing is left.
pub fn bar(value: i64, max: i64, cells: i64) -> SafeText {
    let cells = cells.clamp(1, 40).min(max.max(1));
    let filled = if max <= 0 { 0 } else { (value.clamp(0, max) * cells + max / 2) / max };
    let filled = if value < max && cells > 1 { filled.min(cells - 1) } else { filled };
    let filled = if value > 0 { filled.max(1) } else { filled };
    let text = (0..cells).map(|cell| if cell < filled { '■' } else { '□' }).collect::<String>();
    safe(&text)
}

/// A bar that shows a chance, `cells` wide.
pub fn chance_bar(chance: f64, cells: i64) -> SafeText {
    let eighths = crate::format::scalar::truncated((chance * crate::dice::to_f64(cells * 8)).round());
    let whole = eighths / 8;
    let mut text = "█".repeat(usize::try_from(whole).unwrap_or(0));
    let rest = usize::try_from(eighths % 8).unwrap_or(0);
    text.extend(" ▏▎▍▌▋▊▉".chars().nth(rest).filter(|_| rest > 0));
    safe(&text)
}

/// A line that names something and says a word about it at its end.
pub fn named(name: SafeText, end: SafeText, role: Role) -> Line {
    Line::of(name).at_end(end, role)
}

/// A heading inside a pane.
pub fn heading(locale: &Locale, key: &str) -> Line {
    Line::with(word(locale, key), Role::Strong)
}

/// Most lines built on either side of the chosen one: no terminal is higher.
const WINDOW: usize = 200;

/// Lines of a long list around the chosen one, and where the chosen one stands among them: what is far from it is not put into
/// words.
pub fn windowed<T>(all: &[T], chosen: usize, line: impl Fn(&T) -> Line) -> (Vec<Line>, Option<usize>) {
    let chosen = chosen.min(all.len().saturating_sub(1));
    let from = chosen.saturating_sub(WINDOW);
    let lines = all.iter().skip(from).take(WINDOW * 2).map(line).collect();
    (lines, (!all.is_empty()).then_some(chosen - from))
}

/// Names joined as the language joins them in a list.
pub fn list(locale: &Locale, names: &[SafeText]) -> SafeText {
    let joined = names.iter().map(SafeText::as_str).collect::<Vec<_>>().join(word(locale, "list-joint").as_str());
    safe(&joined)
}

/// A number as an argument of a sentence.
pub fn number(value: i64) -> Arg {
    Arg::Number(value)
}

/// Most characters of a value that stands at the end of its line.
const SHORT: usize = 18;

/// Puts a value on the line of what it belongs to: at its end, or where it is long beside the name, so that neither hides
/// the other.
pub fn with_value(line: Line, value: SafeText, role: Role) -> Line {
    if value.as_str().chars().count() > SHORT {
        line.and(safe("  "), Role::Plain).and(value, role)
    } else {
        line.at_end(value, role)
    }
}
