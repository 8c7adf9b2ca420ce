//! Questions that are asked before something is lost: yes does it, no and Esc leave everything as it is.

use crate::game::Command;
use crate::locale::{Arg, Locale};
use crate::save::{Access, Holder};
use crate::text::SafeText;
use crate::tui::app::unsaved::Leaving;
use crate::tui::app::{App, Stage};
use crate::view::action::Key;
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::save_fault::holder_name;

/// What is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Whether the party flees.
    Flee,
    /// Whether the ready-made party takes the place of the one that is there.
    ReplaceParty,
    /// Whether a character goes out of the party, by name.
    RemoveMember(String),
    /// Whether the game that is being made is given up.
    LeaveWizard,
    /// Whether other rules are chosen, for which the party would go.
    OtherRules,
    /// Whether a kept character of that name is replaced.
    ReplaceKept(String),
    /// Whether a game is taken that was held on another machine last.
    TakeOver(Box<Holder>),
    /// Whether a ruleset is removed, and how many games use it.
    RemoveRuleset(String, usize),
    /// Whether a reply of the story is deleted.
    DeleteReply {
        /// Its own number.
        seq: u64,
        /// Which reply it is, from 1 on.
        number: usize,
        /// Whether the state goes back with it.
        latest: bool,
    },
    /// Whether what is not saved is left.
    LeaveUnsaved {
        /// For what.
        leaving: Leaving,
        /// How many deeds are lost.
        count: usize,
        /// Why they are not saved.
        why: SafeText,
    },
    /// Whether an entry of the story is taken back.
    TakeEntryBack {
        /// Its number.
        seq: u64,
        /// What it comes to.
        lines: Vec<Line>,
    },
}

impl Question {
    /// The question's title and lines.
    pub(super) fn said(&self, locale: &Locale) -> (SafeText, Vec<Line>) {
        let (title, question) = match self {
            Self::Flee => ("action-flee", word(locale, "flee-question")),
            Self::ReplaceParty => ("action-ready-party", word(locale, "ask-replace-party")),
            Self::RemoveMember(name) => {
                ("action-remove-member", locale.word("ask-remove", &[("name", Arg::text(name))]))
            }
            Self::LeaveWizard => ("action-back", word(locale, "ask-leave-wizard")),
            Self::OtherRules => ("action-choose", word(locale, "ask-other-rules")),
            Self::RemoveRuleset(id, games) => {
                let arguments = [("id", Arg::text(id)), ("games", Arg::from(*games))];
                ("action-remove-ruleset", locale.word("ask-remove-ruleset", &arguments))
            }
            Self::TakeOver(holder) => {
                let holder = Arg::Text(holder_name(Some(holder), locale));
                ("action-try-again", locale.word("ask-take-over", &[("holder", holder)]))
            }
            Self::DeleteReply { number, latest, .. } => {
                let key = if *latest { "ask-delete-latest" } else { "ask-delete-older" };
                ("action-delete-reply", locale.word(key, &[("number", Arg::from(*number))]))
            }
            Self::LeaveUnsaved { count, why, .. } => {
                let said = [("count", Arg::from(*count)), ("why", Arg::Text(why.clone()))];
                ("unsaved-title", locale.word("ask-leave-unsaved", &said))
            }
            Self::TakeEntryBack { .. } => ("action-take-entry-back", word(locale, "ask-take-back")),
            Self::ReplaceKept(name) => {
                ("action-keep-member", locale.word("ask-replace-kept", &[("name", Arg::text(name))]))
            }
        };
        let listed = match self {
            Self::TakeEntryBack { lines, .. } => lines.as_slice(),
            _ => &[],
        };
        let answers = if matches!(self, Self::LeaveUnsaved { .. }) { "answer-unsaved" } else { "answer-yes-no" };
        let mut lines = listed.to_vec();
        lines.extend([
            Line::with(question, Role::Strong),
            Line::empty(),
            Line::with(word(locale, answers), Role::Faint),
        ]);
        (word(locale, title), lines)
    }
}

impl App {
    pub(super) fn ask_first(&mut self, question: Question) {
        self.overlay = Some(crate::tui::app::overlay::Overlay::Ask(question));
    }

    /// A key while something is asked.
    pub(super) fn answer(&mut self, key: Key, question: Question) {
        if let Question::LeaveUnsaved { leaving, .. } = question {
            return self.answer_unsaved(key, leaving, question);
        }
        match key {
            Key::Enter | Key::Char('y' | 'Y') => self.agreed(&question),
            Key::Char('n' | 'N' | 'q') => {}
            _ => self.ask_first(question),
        }
    }

    fn agreed(&mut self, question: &Question) {
        match question {
            Question::Flee => {
                self.run(&Command::Flee);
            }
            Question::ReplaceParty => self.take_ready_party(),
            Question::RemoveMember(_) => self.remove_member(),
            Question::LeaveWizard => self.go_home(),
            Question::OtherRules => {
                if let Stage::Wizard(state) = &mut self.stage {
                    state.party.clear();
                }
                self.choose_rules();
            }
            Question::TakeOver(_) => self.take_over(Access::TakeOver),
            // It has answers of its own.
            Question::LeaveUnsaved { .. } => {}
            Question::ReplaceKept(_) => self.keep_member_now(),
            Question::RemoveRuleset(id, _) => self.remove_ruleset(id),
            Question::DeleteReply { seq, .. } => self.delete_reply(*seq),
            Question::TakeEntryBack { seq, .. } => self.take_entry_back(*seq),
        }
    }
}
