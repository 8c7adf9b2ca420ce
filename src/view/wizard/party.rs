//! Wizard 3: who plays. The ready-made party in one key, a new character, one from a file.

use crate::items::Member;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::{evaluate_static, read_sheet};
use crate::text::safe;
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, word};
use crate::view::table::sheet::sheet_lines;
use crate::view::wizard::{ChosenRules, Step, WizardState, title};

/// Draws the step.
pub fn screen(state: &WizardState, chosen: &ChosenRules, locale: &Locale) -> Screen {
    let (heading, steps) = title(Step::Party, locale);
    let mut screen = frame(locale, Scope::Party, heading);
    screen.title_end = steps;
    let mut lines: Vec<Line> = state.party.iter().map(|member| member_line(member, locale)).collect();
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "party-nobody"), Role::Faint));
        let ready = chosen.ready_made.party.len();
        let hint = if ready > 0 {
            locale.word("party-ready-made", &[("count", Arg::from(ready))])
        } else {
            word(locale, "party-no-ready-made")
        };
        lines.push(Line::with(hint, Role::Notice));
    }
    let list = Pane {
        title: locale.word("party-count", &[("count", Arg::from(state.party.len()))]),
        selected: (!state.party.is_empty()).then_some(state.party_cursor),
        lines,
        focused: true,
        ..Pane::default()
    };
    let member = state.party.get(state.party_cursor);
    let about = Pane {
        title: member.map(|member| safe(&member.name)).unwrap_or_default(),
        lines: member.map_or_else(Vec::new, |member| preview(member, &chosen.effective, locale)),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(2), list), column(Share::Part(3), about)];
    screen
}

fn member_line(member: &Member, locale: &Locale) -> Line {
    let line = Line::with(safe(&member.name), Role::Strong);
    if member.player { line.at_end(word(locale, "party-player"), Role::Good) } else { line }
}

fn preview(member: &Member, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let read = read_sheet(effective, &member.sheet, &member.live);
    let values = evaluate_static(effective, &read.sheet.build);
    let mut lines = sheet_lines(&values, locale);
    if !member.bag.is_empty() {
        lines.push(Line::empty());
        lines.push(Line::with(word(locale, "party-bag"), Role::Strong));
        for stack in &member.bag {
            let name = crate::view::table::stack_name(stack, effective, locale);
            lines.push(Line::of(name).at_end(safe(&format!("×{}", stack.quantity)), Role::Faint).indented(1));
        }
    }
    lines
}
