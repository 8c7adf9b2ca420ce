//! Keys of the story: telling, with completion of tags; alternates, deleting, taking back; the check dialog.

use tui_input::Input as LineInput;

use crate::game::story::Entry;
use crate::game::{Command, GameRefusal, can_go_on, can_retell};
use crate::items::Party;
use crate::items::held::with_values;
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::question::Question;
use crate::tui::app::{App, Stage};
use crate::view::action::{Action, Key};
use crate::view::check_dialog::CheckDialog;
use crate::view::completion::{Completion, complete};
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::refusal::refusal_line;
use crate::view::table::story::{Item, StoryState, chosen, count, explained, what_goes_back};

/// Rows that a page goes on.
const PAGE: usize = 10;

impl App {
    pub(super) fn story_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        match action {
            Action::Tell => self.overlay = Some(Overlay::input(InputPurpose::Story, "")),
            Action::Retell => {
                let allowed = can_retell(&table.session.game);
                self.ask_for_story(InputPurpose::Retell, allowed);
            }
            Action::GoOn => {
                let allowed = can_go_on(&table.session.game);
                self.ask_for_story(InputPurpose::GoOn, allowed);
            }
            Action::Check => {
                if let Some(member) = table.session.game.party.get(table.sheet.member) {
                    self.overlay = Some(Overlay::Check(CheckDialog::open(&table.session.rules, member)));
                }
            }
            Action::Explain => {
                let lines = match chosen(&table.story, &table.session.game.story) {
                    Some(Item::Entry(Entry::Reply { alternates, shown, .. }, _)) => {
                        alternates.get(*shown).map(|one| explained(&one.told, &table.locale))
                    }
                    _ => None,
                };
                self.show_explanation(lines.unwrap_or_default());
            }
            Action::NextAlternate => self.show_alternate(|shown| shown.checked_add(1)),
            Action::PreviousAlternate => self.show_alternate(|shown| shown.checked_sub(1)),
            Action::DeleteReply => self.ask_delete(),
            Action::TakeEntryBack => self.ask_take_back(),
            _ => self.move_in_story(action),
        }
    }

    /// Up goes back in time: the newest stands at the bottom. Pages go through a long entry before they leave it.
    fn move_in_story(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let story = &table.session.game.story;
        let last = count(story).saturating_sub(1);
        let state = &mut table.story;
        let rows = chosen(state, story).map_or(0, |item| item.rows(&table.locale));
        let (up, down) = match action {
            Action::PageDown if state.down + PAGE < rows => (state.up, state.down + PAGE),
            Action::PageUp if state.down > 0 => (state.up, state.down.saturating_sub(PAGE)),
            Action::Up | Action::PageUp => (state.up + 1, 0),
            Action::Down | Action::PageDown => (state.up.saturating_sub(1), 0),
            Action::First => (last, 0),
            _ => (0, 0),
        };
        *state = StoryState { up: up.min(last), down };
    }

    /// Asks for a text of the story, unless it is refused whatever it says.
    fn ask_for_story(&mut self, purpose: InputPurpose, allowed: Result<(), GameRefusal>) {
        match allowed {
            Ok(()) => self.overlay = Some(Overlay::input(purpose, "")),
            Err(refusal) => {
                let text = refusal_line(&refusal, self.current_locale());
                self.say(text, Role::Bad);
            }
        }
    }

    fn show_alternate(&mut self, other: impl Fn(usize) -> Option<usize>) {
        let Stage::Table(table) = &self.stage else { return };
        let (seq, alternate) = match chosen(&table.story, &table.session.game.story) {
            Some(Item::Entry(Entry::Reply { seq, alternates, shown, .. }, _)) => {
                (*seq, other(*shown).filter(|one| *one < alternates.len()))
            }
            _ => return self.say_word("story-no-reply", Role::Notice),
        };
        match alternate {
            Some(alternate) => drop(self.run(&Command::Show { seq, alternate })),
            None => self.say_word("story-last-alternate", Role::Notice),
        }
    }

    fn ask_delete(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let story = &table.session.game.story;
        match chosen(&table.story, story) {
            Some(Item::Entry(entry @ Entry::Reply { .. }, number)) => {
                let seq = entry.seq();
                let latest = story.find(seq).is_some_and(|place| story.is_in_force(place));
                self.ask_first(Question::DeleteReply { seq, number, latest });
            }
            _ => self.say_word("story-no-reply", Role::Notice),
        }
    }

    fn ask_take_back(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let Some(seq) = chosen(&table.story, &table.session.game.story).map(|item| item.seq()) else { return };
        match table.session.game.back(seq) {
            None => self.say_word("story-not-kept", Role::Bad),
            Some(back) if back.put_back.is_empty() => self.say_word("story-nothing-back", Role::Notice),
            Some(back) => {
                let lines = what_goes_back(&back, &table.locale);
                self.ask_first(Question::TakeEntryBack { seq, lines });
            }
        }
    }

    /// A reply goes.
    pub(super) fn delete_reply(&mut self, seq: u64) {
        if self.run(&Command::Delete { seq }).is_some() {
            self.move_in_story(Action::Last);
            self.say_word("story-deleted", Role::Good);
        }
    }

    /// What an entry did is taken back.
    pub(super) fn take_entry_back(&mut self, seq: u64) {
        if self.run(&Command::TakeBack { seq: Some(seq) }).is_some() {
            self.say_word("story-went-back", Role::Good);
        }
    }

    /// A text of the story was typed to its end.
    ///
    /// # Errors
    /// What the game said against it.
    pub(super) fn tell(&mut self, purpose: InputPurpose, text: &str) -> Result<(), SafeText> {
        let text = text.to_owned();
        let command = match purpose {
            InputPurpose::Retell => Command::Retell { text },
            InputPurpose::GoOn => Command::GoOn { text },
            _ => Command::Tell { text },
        };
        if self.run(&command).is_none() {
            return Err(self.status.text.clone());
        }
        self.move_in_story(Action::Last);
        Ok(())
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
        let Some(Overlay::Input { purpose, line, .. }) = &self.overlay else { return None };
        if !purpose.is_story() {
            return None;
        }
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
                // What is said against it stands in the status line.
                let _ = self.tell(InputPurpose::Story, &tag);
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
