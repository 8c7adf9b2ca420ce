//! Table › Bag: the stacks of one member on the left; what is worn, bound and carried, the purse, and what the chosen thing is and
//! does on the right.
//!
//! Must not know: what may be done with a thing; the bag's own rules say no.

mod about;
mod effect;
mod mark;
mod used;

use crate::items::Member;
use crate::items::carry::{ReadValue, carried, weight};
use crate::items::slots::{binding, slots};
use crate::locale::{Arg, Locale};
use crate::sheet::Values;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{frame, list, windowed, word};
use crate::view::table::load::{load_lines, weight_text};
use crate::view::table::purse::purse_lines;
use crate::view::table::{entitle, stack_name};

pub use mark::{Odd, odds_of_stack};
pub use used::used_sentences;

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BagState {
    /// Whose bag.
    pub member: usize,
    /// Which stack of it.
    pub cursor: usize,
    /// Whether keys go to what is said about it.
    pub about: bool,
    /// How far that is scrolled.
    pub scroll: usize,
}

/// Draws the screen.
pub fn screen(state: &BagState, party: &[Member], values: &Values<'_>, locale: &Locale) -> Screen {
    let rules = values.rules();
    let mut screen = frame(locale, Scope::Bag, SafeText::default());
    entitle(&mut screen, rules, Scope::Bag, locale);
    let Some(member) = party.get(state.member) else { return screen };
    let standing = standing_lines(member, values, locale);
    let high = u16::try_from(standing.len() + 3).unwrap_or(HIGH_MAX).clamp(5, HIGH_MAX);
    screen.columns = vec![
        Column {
            width: Share::Part(5),
            panes: vec![(Share::Part(1), stacks_pane(state, member, party.len(), values, locale))],
        },
        Column {
            width: Share::Part(4),
            panes: vec![
                (
                    Share::Fixed(high),
                    Pane { title: safe(&member.name), lines: standing, overflow: Overflow::Wrap, ..Pane::default() },
                ),
                (Share::Part(1), about_pane(state, member, values, locale)),
            ],
        },
    ];
    screen
}

/// Most lines of what is worn, bound and carried.
const HIGH_MAX: u16 = 10;

fn stacks_pane(state: &BagState, member: &Member, party: usize, values: &Values<'_>, locale: &Locale) -> Pane {
    let (mut lines, selected) = windowed(&member.bag, state.cursor, |stack| stack_line(stack, values, locale));
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "bag-empty"), Role::Faint));
    }
    let place = safe(&format!("‹ {}/{party} ›", state.member + 1));
    let title = locale.word("bag-title", &[("who", Arg::text(&member.name)), ("count", Arg::from(member.bag.len()))]);
    Pane { title, title_end: place, lines, selected, focused: !state.about, ..Pane::default() }
}

/// `Chapel lamp        kept worn 2/3  ×1  0.5`: what hides nothing stands at the end, so that a long name is what is cut.
fn stack_line(stack: &crate::items::Stack, values: &Values<'_>, locale: &Locale) -> Line {
    let rules = values.rules();
    let odd = odds_of_stack(stack, rules);
    let wrong = odd.iter().any(|odd| odd.is_wrong());
    let name_role = if wrong { Role::Struck } else { Role::Plain };
    let mut line = Line::empty();
    if !odd.is_empty() {
        line = line.and(safe("! "), Role::Notice);
    }
    line = line.and(stack_name(stack, rules, locale), name_role);
    let mut marks = Vec::new();
    if stack.equipped {
        marks.push((word(locale, "bag-worn"), Role::Good));
    }
    if stack.bound {
        marks.push((word(locale, "bag-bound"), Role::Notice));
    }
    if let Some((left, max)) = mark::charges(stack, rules) {
        marks.push((safe(&format!("{left}/{max}")), if left > 0 { Role::Strong } else { Role::Bad }));
    }
    if let Some(loaded) = stack.loaded {
        marks.push((locale.word("bag-loaded", &[("count", Arg::Number(loaded))]), Role::Faint));
    }
    for (mark, role) in marks {
        line = line.at_end(mark, role).at_end(safe(" "), Role::Plain);
    }
    line = line.at_end(safe(&format!("×{}", stack.quantity)), Role::Strong);
    let each = stack.item.as_ref().map_or(0.0, |key| weight(rules, key));
    if each > 0.0 {
        let all = each * crate::dice::to_f64(stack.quantity.max(0));
        line = line.at_end(safe(&format!(" {:>5}", weight_text(all, locale))), Role::Faint);
    }
    line
}

/// What is worn, bound and carried, and the purse.
fn standing_lines(member: &Member, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let rules = values.rules();
    let read: ReadValue<'_> = &|reference| values.number(reference);
    let mut lines = Vec::new();
    let worn = slots(rules, &member.bag);
    if !worn.is_empty() {
        let mut line = Line::empty();
        for (at, slot) in worn.iter().enumerate() {
            let label = locale.tr(slot.slot.label.text()).text;
            let places = slot.slot.count.get();
            let role = match slot.used.cmp(&places) {
                std::cmp::Ordering::Less => Role::Plain,
                std::cmp::Ordering::Equal => Role::Strong,
                std::cmp::Ordering::Greater => Role::Bad,
            };
            if at > 0 {
                line = line.and(safe(" · "), Role::Faint);
            }
            // The spaces inside keep a slot and its numbers together where the line is broken.
            line = line.and(safe(&format!("{label}\u{a0}{}/{places}", slot.used)), role);
        }
        lines.push(line);
    }
    if let Some(bound) = binding(rules, &member.bag, read) {
        let label = locale.tr(bound.binding.label.text()).text;
        let role = if bound.bound > bound.max { Role::Bad } else { Role::Plain };
        lines.push(Line::with(safe(&format!("{label} {}/{}", bound.bound, bound.max)), role));
    }
    if let Some(load) = carried(rules, &member.bag, read) {
        lines.extend(load_lines(&load, locale));
    }
    if rules.items().is_some_and(|items| !items.currencies.is_empty()) {
        lines.extend(purse_lines(&member.bag, rules, locale));
    }
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "bag-no-rules"), Role::Faint));
    }
    lines
}

fn about_pane(state: &BagState, member: &Member, values: &Values<'_>, locale: &Locale) -> Pane {
    let stack = member.bag.get(state.cursor.min(member.bag.len().saturating_sub(1)));
    let title = stack.map_or_else(SafeText::default, |stack| stack_name(stack, values.rules(), locale));
    let lines = stack.map(|stack| about::lines(stack, values, locale)).unwrap_or_default();
    let scroll = if state.about { state.scroll } else { 0 };
    let title_end = if state.about { SafeText::default() } else { word(locale, "bag-tab-reads") };
    Pane {
        title,
        title_end,
        lines,
        focused: state.about,
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(scroll),
        ..Pane::default()
    }
}

/// Names of what a stack is of, joined with how many: `3 × Bitter root`.
pub fn counted(name: &SafeText, count: i64) -> SafeText {
    safe(&format!("{count} × {name}"))
}

/// Several of them as a list.
pub fn counted_list(stacks: &[crate::items::Stack], rules: &crate::rules::Effective, locale: &Locale) -> SafeText {
    let names: Vec<SafeText> =
        stacks.iter().map(|stack| counted(&stack_name(stack, rules, locale), stack.quantity)).collect();
    list(locale, &names)
}
