//! What lies over a screen: help, languages, a question, a line to type, a list to choose from.

use std::path::Path;

use tui_input::{Input as LineInput, InputRequest};

use crate::format::scalar::Id;
use crate::items::Place;
use crate::locale::{Locale, Tag};
use crate::sheet::EditCommand;
use crate::system::from_home;
use crate::text::{SafeText, cell_width, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::play::PoolChange;
use crate::tui::app::question::Question;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Key, Scope};
use crate::view::check_dialog::CheckDialog;
use crate::view::form::Form;
use crate::view::help;
use crate::view::model::{Line, Overflow, Pane, Popup, Role, Scroll};
use crate::view::parts::word;
use crate::view::table::log::filter::LogFilter;
use crate::view::wizard::variants::offer;

/// What a list is for.
#[derive(Debug, Clone, PartialEq)]
pub enum Pick {
    /// The language.
    Language(Vec<Tag>),
    /// A rest, by id.
    Rest(Vec<String>),
    /// A place to go to.
    Travel(Vec<Place>),
    /// A kind of mark on a wound track.
    Wound(String, Vec<String>),
    /// A box of a wound track for a kind of mark.
    WoundBox(String, String, Vec<i64>),
    /// Something to use, by what the sheet calls it.
    Use(Vec<String>),
    /// The pool that pays for a use; its own where none is named.
    Pay(String, Vec<Option<String>>),
    /// A value of the sheet, by what gives it.
    Edit(Vec<EditCommand>),
    /// A catalog, by id.
    Catalog(Vec<String>),
    /// A value of the picker's filter under the cursor; the first is any.
    Filter,
    /// Something to do with what is in a bag.
    BagAct(Vec<Action>),
    /// A stack of a bag that another one is put onto.
    MergeOnto(Vec<usize>),
    /// The pool that pays for a deed in a fight; its own where none is named.
    FightPay(Vec<Option<String>>),
    /// The style of a blow.
    FightStyle(Vec<String>),
    /// The mode of a weapon; none where none is named.
    FightMode(Vec<Option<String>>),
    /// What the log of a fight is filtered by.
    LogFilter(Vec<LogFilter>),
    /// One of the player's own characters, by its file.
    Character(Vec<std::path::PathBuf>),
}

impl Pick {
    /// The line whose own key that is: things to do are listed with the keys that do them without the list.
    fn keyed(&self, key: Key) -> Option<usize> {
        let Self::BagAct(acts) = self else { return None };
        acts.iter().position(|act| act.keys().contains(&key))
    }
}

/// What lies over the screen.
#[derive(Debug)]
pub enum Overlay {
    /// Every action, searchable.
    Help {
        /// What was typed.
        typed: String,
        /// The action under the cursor.
        cursor: usize,
    },
    /// Whether one layer is to be turned off for another.
    Offer {
        /// The one that is ruled out.
        layer: Id,
        /// The one that rules it out.
        blocker: Id,
    },
    /// A question before something is lost.
    Ask(Question),
    /// A check that is being put together.
    Check(CheckDialog),
    /// Numbers and choices before a deed.
    Form(Form),
    /// A line that is typed.
    Input {
        /// What for.
        purpose: InputPurpose,
        /// What was typed.
        line: LineInput,
        /// Whether nothing was typed yet: the suggestion goes with the first character.
        fresh: bool,
        /// What was wrong with it.
        fault: Option<SafeText>,
    },
    /// A list to choose from.
    List {
        /// What for.
        pick: Pick,
        /// How its lines read.
        labels: Vec<SafeText>,
        /// The one under the cursor.
        cursor: usize,
    },
    /// Something to read.
    Text {
        /// Its title.
        title: SafeText,
        /// What it says.
        lines: Vec<Line>,
        /// How far it is scrolled.
        scroll: usize,
    },
}

impl Overlay {
    /// Help with nothing typed.
    pub(super) fn help() -> Self {
        Self::Help { typed: String::new(), cursor: 0 }
    }

    /// A line to type, beginning with `value`.
    pub(super) fn input(purpose: InputPurpose, value: &str) -> Self {
        // A number is typed anew; text is gone on with, so that a key does not lose all of it.
        let fresh = value.parse::<f64>().is_ok();
        Self::Input { purpose, line: LineInput::new(value.to_owned()), fresh, fault: None }
    }

    /// A line to type, beginning with `value`, after something was refused.
    pub(super) fn refused(purpose: InputPurpose, value: &str, fault: SafeText) -> Self {
        Self::Input { purpose, line: LineInput::new(value.to_owned()), fresh: false, fault: Some(fault) }
    }

    /// Something to read.
    pub(super) fn text(title: SafeText, lines: Vec<Line>) -> Self {
        Self::Text { title, lines, scroll: 0 }
    }

    /// As it is drawn.
    pub(super) fn popup(&self, scope: Scope, locale: &Locale) -> Popup {
        let pane = |title: SafeText, lines: Vec<Line>, selected: Option<usize>| Pane {
            title,
            lines,
            selected,
            focused: true,
            overflow: Overflow::Wrap,
            ..Pane::default()
        };
        match self {
            Self::Help { typed, cursor } => help::popup(scope, typed, *cursor, locale),
            Self::Offer { .. } => {
                Popup { pane: pane(word(locale, "variants-offer-title"), Vec::new(), None), width: 60, height: 9 }
            }
            Self::Ask(question) => {
                let (title, lines) = question.said(locale);
                // Some questions list what is about to happen.
                let height = u16::try_from(lines.len() + 5).unwrap_or(20).clamp(8, 20);
                Popup { pane: pane(title, lines, None), width: 60, height }
            }
            Self::Check(_) => {
                Popup { pane: pane(word(locale, "action-check"), Vec::new(), None), width: 62, height: 24 }
            }
            Self::Form(form) => Popup { pane: pane(form.title.clone(), Vec::new(), None), width: 64, height: 14 },
            Self::Input { purpose, line, fault, fresh } => {
                let mut lines = vec![typed_line(line, *fresh)];
                lines.extend(fault.iter().map(|fault| Line::with(fault.clone(), Role::Bad)));
                let (width, height) = if purpose.is_story() { (78, 12) } else { (60, 6) };
                Popup { pane: pane(word(locale, purpose.key()), lines, None), width, height }
            }
            Self::List { pick, labels, cursor } => {
                let key = match pick {
                    Pick::Language(_) => "pick-language",
                    Pick::Rest(_) => "pick-rest",
                    Pick::Travel(_) => "pick-place",
                    Pick::Wound(..) => "pick-wound",
                    Pick::WoundBox(..) => "pick-box",
                    Pick::Use(_) => "pick-use",
                    Pick::Pay(..) => "pick-pay",
                    Pick::FightPay(_) => "pick-fight-pay",
                    Pick::FightStyle(_) => "pick-fight-style",
                    Pick::FightMode(_) => "pick-fight-mode",
                    Pick::Edit(_) => "pick-value",
                    Pick::Catalog(_) => "pick-catalog",
                    Pick::Character(_) => "pick-character",
                    Pick::Filter => "pick-filter",
                    Pick::LogFilter(_) => "pick-log-filter",
                    Pick::BagAct(_) => "pick-bag-act",
                    Pick::MergeOnto(_) => "pick-merge",
                };
                let lines: Vec<Line> = labels.iter().map(|label| Line::of(label.clone())).collect();
                let (width, height) = list_size(labels);
                Popup { pane: pane(word(locale, key), lines, Some(*cursor)), width, height }
            }
            Self::Text { title, lines, scroll } => {
                let pane = Pane { scroll: Scroll::Down(*scroll), ..pane(title.clone(), lines.clone(), None) };
                Popup { pane, width: 70, height: 18 }
            }
        }
    }
}

/// How large a list is: as wide as its widest line, within bounds, and as high as all of them with what goes on below.
fn list_size(labels: &[SafeText]) -> (u16, u16) {
    let widths = labels.iter().map(|label| cell_width(label.as_str()));
    let width =
        u16::try_from(widths.clone().max().unwrap_or(0) + 2).unwrap_or(LIST_WIDEST).clamp(LIST_WIDTH, LIST_WIDEST);
    let rows: usize = widths.map(|wide| wide.div_ceil(usize::from(width) - 2).max(1)).sum();
    (width, u16::try_from(rows + 2).unwrap_or(LIST_HIGHEST).clamp(4, LIST_HIGHEST))
}

/// The least and the most cells that a list is wide, and the most that it is high, its frame included.
const LIST_WIDTH: u16 = 44;
const LIST_WIDEST: u16 = 74;
const LIST_HIGHEST: u16 = 20;

impl App {
    /// The offer needs the ruleset's words, which the overlay itself does not have.
    pub(super) fn offer_lines(&self) -> Option<Vec<Line>> {
        let Some(Overlay::Offer { layer, blocker }) = &self.overlay else { return None };
        let Stage::Wizard(state) = &self.stage else { return None };
        let ruleset = state.chosen.as_ref()?.book.ruleset();
        Some(offer(ruleset.layer(layer.as_str())?, ruleset.layer(blocker.as_str())?, self.current_locale()))
    }

    pub(super) fn open_languages(&mut self) {
        let tags = self.languages();
        let current = self.locale.language();
        let cursor = tags.iter().position(|tag| tag == current).unwrap_or(0);
        let labels = tags.iter().map(crate::locale::own_name).collect();
        self.overlay = Some(Overlay::List { pick: Pick::Language(tags), labels, cursor });
    }

    pub(super) fn overlay_paste(&mut self, text: &str) {
        if let Some(Overlay::Input { line, .. }) = &mut self.overlay {
            for c in text.chars().filter(|c| !c.is_control() || *c == '\n') {
                line.handle(InputRequest::InsertChar(c));
            }
        }
    }

    pub(super) fn overlay_key(&mut self, key: Key) {
        if key == Key::Escape {
            self.overlay = None;
            return;
        }
        match self.overlay.take() {
            Some(Overlay::Help { typed, cursor }) => self.help_key(key, typed, cursor),
            Some(Overlay::Offer { layer, blocker }) => match key {
                Key::Enter | Key::Char('y' | 'Y') => self.swap_layers(&layer, &blocker),
                Key::Char('n' | 'N' | 'q') => {}
                _ => self.overlay = Some(Overlay::Offer { layer, blocker }),
            },
            Some(Overlay::Ask(question)) => self.answer(key, question),
            Some(Overlay::Check(dialog)) => self.check_key(key, dialog),
            Some(Overlay::Form(form)) => self.form_key(key, form),
            Some(Overlay::Input { purpose, mut line, fresh, .. }) => {
                if key == Key::Tab && purpose.is_story() {
                    let line = self.take_completion(&line);
                    self.overlay = Some(Overlay::Input { purpose, line, fresh: false, fault: None });
                    return;
                }
                if key == Key::Enter {
                    self.typed(purpose, line);
                    return;
                }
                // The first thing typed takes the place of what was suggested; moving keeps it.
                if fresh && matches!(key, Key::Char(_)) {
                    line.reset();
                }
                if let Some(request) = line_request(key) {
                    line.handle(request);
                }
                if purpose == InputPurpose::Search {
                    self.search_typed(line.value());
                }
                self.overlay = Some(Overlay::Input { purpose, line, fresh: false, fault: None });
            }
            Some(Overlay::List { pick, labels, cursor }) => {
                let chosen = match key {
                    Key::Enter => Some(cursor),
                    Key::Char(_) if pick.keyed(key).is_some() => pick.keyed(key),
                    Key::Char(c) => c.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)),
                    _ => None,
                };
                match chosen.filter(|at| *at < labels.len()) {
                    Some(at) => self.picked(&pick, at),
                    None => {
                        let action = Action::for_key(key, Scope::Home).unwrap_or(Action::Help);
                        if action == Action::Leave {
                            return;
                        }
                        let cursor = moved(cursor, action, labels.len());
                        self.overlay = Some(Overlay::List { pick, labels, cursor });
                    }
                }
            }
            // Any key that does not move closes what was only to be read.
            Some(Overlay::Text { title, lines, scroll }) => {
                let action = Action::for_key(key, Scope::Home).unwrap_or(Action::Help);
                if matches!(
                    action,
                    Action::Up | Action::Down | Action::PageUp | Action::PageDown | Action::First | Action::Last
                ) {
                    let scroll = moved(scroll, action, lines.len());
                    self.overlay = Some(Overlay::Text { title, lines, scroll });
                }
            }
            None => {}
        }
    }

    fn help_key(&mut self, key: Key, mut typed: String, cursor: usize) {
        let scope = self.scope();
        let actions = help::matching(scope, &typed, self.current_locale());
        let mut cursor = cursor;
        match key {
            Key::Enter => {
                if let Some(action) = actions.get(cursor) {
                    self.act(*action);
                }
                return;
            }
            Key::F1 => return,
            Key::Char(c) => {
                typed.push(c);
                cursor = 0;
            }
            Key::Backspace => {
                typed.pop();
                cursor = 0;
            }
            Key::Up => cursor = cursor.saturating_sub(1),
            Key::Down => cursor = (cursor + 1).min(actions.len().saturating_sub(1)),
            Key::PageUp => cursor = cursor.saturating_sub(10),
            Key::PageDown => cursor = (cursor + 10).min(actions.len().saturating_sub(1)),
            Key::Home => cursor = 0,
            Key::End => cursor = actions.len().saturating_sub(1),
            _ => {}
        }
        self.overlay = Some(Overlay::Help { typed, cursor });
    }

    /// A line was typed to its end.
    fn typed(&mut self, purpose: InputPurpose, line: LineInput) {
        let value = line.value().trim().to_owned();
        // As a shell would read it.
        let value = if purpose.is_place() { from_home(&value) } else { value };
        let wrong =
            |fault: SafeText| Some(Overlay::Input { purpose, line: line.clone(), fresh: false, fault: Some(fault) });
        match purpose {
            InputPurpose::MemberName | InputPurpose::Rename | InputPurpose::GameName if value.is_empty() => {
                self.overlay = wrong(self.locale.word("input-empty", &[]));
            }
            InputPurpose::MemberName => self.add_member(&value),
            InputPurpose::Rename => self.rename_member(&value),
            InputPurpose::GameName => self.name_game(&value),
            InputPurpose::ImportPath => {
                if let Err(fault) = self.import_members(&value) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::BenchFile if value.is_empty() => self.overlay = wrong(self.locale.word("input-empty", &[])),
            InputPurpose::BenchFile => {
                if let Err(fault) = self.open_bench(Path::new(&value), None) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::Seed => {
                if !self.seed_game(&value) {
                    self.overlay = wrong(self.locale.word("input-not-a-number", &[]));
                }
            }
            InputPurpose::SpendAmount | InputPurpose::RestoreAmount | InputPurpose::Damage | InputPurpose::Temp => {
                let how = match purpose {
                    InputPurpose::SpendAmount => PoolChange::Spend,
                    InputPurpose::RestoreAmount => PoolChange::Restore,
                    InputPurpose::Damage => PoolChange::Damage,
                    _ => PoolChange::Temp,
                };
                match value.parse() {
                    Ok(amount) => self.change_pool(how, amount),
                    Err(_) => self.overlay = wrong(self.locale.word("input-not-a-number", &[])),
                }
            }
            InputPurpose::Note => self.note_typed(line.value()),
            InputPurpose::Story | InputPurpose::Retell | InputPurpose::GoOn => {
                // What was typed is not lost to a refusal.
                if let Err(fault) = self.tell(purpose, line.value()) {
                    self.overlay = wrong(fault);
                }
            }
            // As it was typed: a space at the end of a text is the player's.
            InputPurpose::EditedValue => {
                if let Err(fault) = self.edit_typed(line.value()) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::Bonus => match value.parse::<f64>() {
                Ok(bonus) if bonus.is_finite() => self.bonus_typed(bonus),
                _ => self.overlay = wrong(self.locale.word("input-not-a-number", &[])),
            },
            InputPurpose::Search => self.search_typed(&value),
            InputPurpose::PlaceName => self.travel_named(&value),
            InputPurpose::LogPath => {
                if let Err(fault) = self.export_log(&value) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::LibraryPath
            | InputPurpose::CatalogAddress
            | InputPurpose::SaveElsewhere
            | InputPurpose::CreateElsewhere
            | InputPurpose::GameExport
            | InputPurpose::GameImport
                if value.is_empty() =>
            {
                self.overlay = wrong(self.locale.word("input-empty", &[]));
            }
            InputPurpose::CreateElsewhere => {
                if let Err(fault) = self.create_at(&self.place_named(&value)) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::GameExport => {
                if let Err(fault) = self.export_game(Path::new(&value)) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::GameImport => {
                if let Err(fault) = self.import_game(Path::new(&value)) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::LibraryPath => {
                if let Err(fault) = self.review_path(&value) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::SaveElsewhere => {
                if let Err(fault) = self.save_elsewhere(&value) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::CatalogAddress => {
                if let Err(fault) = self.browse(&value) {
                    self.overlay = wrong(fault);
                }
            }
            InputPurpose::ExportPath => {
                if let Err(fault) = self.export_member(&value) {
                    self.overlay = wrong(fault);
                }
            }
        }
    }

    /// A line of a list was chosen.
    fn picked(&mut self, pick: &Pick, at: usize) {
        match pick {
            Pick::Language(tags) => {
                if let Some(tag) = tags.get(at) {
                    self.set_language(&tag.clone());
                }
            }
            Pick::Rest(ids) => {
                if let Some(id) = ids.get(at) {
                    self.rest(&id.clone());
                }
            }
            Pick::Travel(places) => {
                if let Some(place) = places.get(at) {
                    self.travel(place.clone());
                }
            }
            Pick::Wound(track, kinds) => {
                if let Some(kind) = kinds.get(at) {
                    self.ask_box(&track.clone(), &kind.clone());
                }
            }
            Pick::WoundBox(track, kind, boxes) => {
                if let Some(place) = boxes.get(at) {
                    self.mark_wound(track, kind, Some(*place));
                }
            }
            Pick::Use(names) => {
                if let Some(name) = names.get(at) {
                    self.use_named(name);
                }
            }
            Pick::Pay(name, pools) => {
                if let Some(pool) = pools.get(at) {
                    self.use_paid_by(name, pool.as_deref());
                }
            }
            Pick::FightPay(pools) => {
                if let Some(pool) = pools.get(at).cloned() {
                    self.choose_manner(|manner| manner.pay = Some(pool));
                }
            }
            Pick::FightStyle(styles) => {
                if let Some(style) = styles.get(at).cloned() {
                    self.choose_manner(|manner| manner.style = Some(style));
                }
            }
            Pick::FightMode(modes) => {
                if let Some(mode) = modes.get(at).cloned() {
                    self.choose_manner(|manner| manner.mode = Some(mode));
                }
            }
            Pick::Edit(edits) => {
                if let Some(edit) = edits.get(at) {
                    self.edit_chosen(edit.clone());
                }
            }
            Pick::Character(paths) => {
                if let Some(path) = paths.get(at) {
                    self.take_character(&path.clone());
                }
            }
            Pick::Filter => self.filter_chosen(at),
            Pick::LogFilter(filters) => {
                if let Some(filter) = filters.get(at) {
                    self.filter_log(filter);
                }
            }
            Pick::BagAct(acts) => {
                if let Some(act) = acts.get(at) {
                    self.bag_act(*act);
                }
            }
            Pick::MergeOnto(stacks) => {
                if let Some(onto) = stacks.get(at) {
                    self.merge_onto(*onto);
                }
            }
            Pick::Catalog(ids) => {
                if let Some(id) = ids.get(at) {
                    self.pick_from(&id.clone());
                }
            }
        }
    }
}

/// What is typed, with the mark where the next character goes; what the next character replaces is marked as a whole.
fn typed_line(line: &LineInput, fresh: bool) -> Line {
    let before: String = line.value().chars().take(line.cursor()).collect();
    let after: String = line.value().chars().skip(line.cursor()).collect();
    // A line break that a long text holds is shown as a mark of its own.
    let shown = |text: String| safe(&text.replace('\n', "⏎"));
    let role = if fresh { Role::Notice } else { Role::Strong };
    Line::with(shown(before), role).and(safe("▏"), Role::Key).and(shown(after), role)
}

fn line_request(key: Key) -> Option<InputRequest> {
    Some(match key {
        Key::Char(c) => InputRequest::InsertChar(c),
        // A line break, for texts of several lines.
        Key::Ctrl('j') => InputRequest::InsertChar('\n'),
        Key::Backspace => InputRequest::DeletePrevChar,
        Key::Delete => InputRequest::DeleteNextChar,
        Key::Ctrl('u') => InputRequest::DeleteLine,
        Key::Ctrl('w') => InputRequest::DeletePrevWord,
        Key::Left => InputRequest::GoToPrevChar,
        Key::Right => InputRequest::GoToNextChar,
        Key::Home => InputRequest::GoToStart,
        Key::End => InputRequest::GoToEnd,
        _ => return None,
    })
}
