//! Keys of the story: telling, with completion of tags; the check dialog; what was answered, explained.

use tui_input::Input as LineInput;

use crate::game::Command;
use crate::items::Party;
use crate::items::held::with_values;
use crate::text::safe;
use crate::tui::app::overlay::{InputPurpose, Overlay};
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Key};
use crate::view::check_dialog::CheckDialog;
use crate::view::completion::{Completion, complete};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

impl App {
    pub(super) fn story_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        match action {
            Action::Tell => self.overlay = Some(Overlay::input(InputPurpose::Story, "")),
            Action::Check => {
                if let Some(member) = table.session.game.party.get(table.sheet.member) {
                    self.overlay = Some(Overlay::Check(CheckDialog::open(&table.session.rules, member)));
                }
            }
            Action::Explain => {
                let lines = table.session.game.story.told().next_back();
                let lines = lines.map(|told| crate::view::table::story::explained(told, &table.locale));
                self.show_explanation(lines.unwrap_or_default());
            }
            // The newest stands at the bottom, so up goes back in time.
            Action::Up | Action::PageUp | Action::First => {
                let by = match action {
                    Action::Up => Action::Down,
                    Action::PageUp => Action::PageDown,
                    _ => Action::Last,
                };
                table.story.up = moved(table.story.up, by, 5000);
            }
            Action::Down => table.story.up = table.story.up.saturating_sub(1),
            Action::PageDown => table.story.up = table.story.up.saturating_sub(10),
            _ => table.story.up = 0,
        }
    }

    /// A reply was typed to its end.
    pub(super) fn tell(&mut self, text: &str) {
        if self.run(&Command::Tell { text: text.to_owned() }).is_some()
            && let Stage::Table(table) = &mut self.stage
        {
            table.story.up = 0;
        }
    }

    /// How the reply that is being typed can go on.
    pub(super) fn completion(&self, line: &LineInput) -> Completion {
        let Stage::Table(table) = &self.stage else { return Completion::default() };
        let Some(member) = table.session.game.party.get(table.sheet.member) else { return Completion::default() };
        let before: String = line.value().chars().take(line.cursor()).collect();
        with_values(&table.session.rules, member, |values| complete(&before, &table.session.game.party, values))
    }

    /// Tab: the first way to go on is taken.
    pub(super) fn take_completion(&self, line: &LineInput) -> LineInput {
        let completion = self.completion(line);
        let Some(option) = completion.options.first() else { return line.clone() };
        let before: String = line.value().chars().take(line.cursor()).collect();
        let after: String = line.value().chars().skip(line.cursor()).collect();
        let kept = before.get(..completion.from).unwrap_or(&before);
        let head = format!("{kept}{option}");
        let cursor = head.chars().count();
        LineInput::new(format!("{head}{after}")).with_cursor(cursor)
    }

    /// The ways to go on, for the prompt.
    pub(super) fn completion_lines(&self) -> Option<Vec<Line>> {
        let Some(Overlay::Input { purpose: InputPurpose::Story, line, .. }) = &self.overlay else { return None };
        let options = self.completion(line).options;
        let mut lines: Vec<Line> = Vec::new();
        for (at, option) in options.iter().enumerate() {
            let line = Line::with(safe(option.trim_end()), if at == 0 { Role::Strong } else { Role::Faint });
            lines.push(if at == 0 { line.at_end(safe("Tab"), Role::Key) } else { line });
        }
        Some(lines)
    }

    /// The check dialog, which needs the party and the rules.
    pub(super) fn check_lines(&self) -> Option<Vec<Line>> {
        let Some(Overlay::Check(dialog)) = &self.overlay else { return None };
        let Stage::Table(table) = &self.stage else { return None };
        let game = &table.session.game;
        let (party, place, invented) = (game.party.clone(), game.place.clone(), game.invented.clone());
        let party = Party { party, place, invented, ..Party::default() };
        let mut lines = dialog.lines(&table.session.rules, &party, &table.locale);
        lines.push(Line::empty());
        lines.push(Line::with(word(&table.locale, "check-keys"), Role::Faint));
        Some(lines)
    }

    /// A key in the check dialog.
    pub(super) fn check_key(&mut self, key: Key, mut dialog: CheckDialog) {
        let turned = |at: usize, count: usize, forward: bool| {
            if forward { (at + 1) % count.max(1) } else { (at + count.saturating_sub(1)) % count.max(1) }
        };
        match key {
            Key::Enter => {
                let tag = dialog.tag();
                self.tell(&tag);
                return;
            }
            Key::Char('q') => return,
            Key::Up | Key::Down => dialog.target = turned(dialog.target, dialog.targets.len(), key == Key::Down),
            Key::Left | Key::Right => dialog.step = turned(dialog.step, dialog.steps.len(), key == Key::Right),
            Key::Char('s') => {
                dialog.spend = match dialog.spend {
                    None => (!dialog.spends.is_empty()).then_some(0),
                    Some(at) => Some(at + 1).filter(|at| *at < dialog.spends.len()),
                };
            }
            Key::Char('u') => {
                dialog.used = match dialog.used {
                    None => (!dialog.uses.is_empty()).then_some(0),
                    Some(at) => Some(at + 1).filter(|at| *at < dialog.uses.len()),
                };
            }
            Key::Tab => {
                let Stage::Table(table) = &self.stage else { return };
                let party = &table.session.game.party;
                let at = party.iter().position(|member| member.name == dialog.who).unwrap_or(0);
                if let Some(next) = party.get(turned(at, party.len(), true)) {
                    // What can help is on the other one's sheet.
                    let (target, step) = (dialog.target, dialog.step);
                    dialog = CheckDialog { target, step, ..CheckDialog::open(&table.session.rules, next) };
                }
            }
            _ => {}
        }
        self.overlay = Some(Overlay::Check(dialog));
    }
}
