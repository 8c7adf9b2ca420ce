//! A small form of numbers and choices that stands before a deed: how many, for how much, to whom. Digits are typed, `+` and `-`
//! step, arrows move; below it stands what would come of it, which whoever opened it knows.
//!
//! Must not know: what is done with it.

use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::Key;
use crate::view::model::{Line, Role};
use crate::view::parts::word;

/// What a form is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormPurpose {
    /// How many are bought.
    Buy,
    /// How many practice rolls are made.
    Practice,
    /// How many are given, and to whom.
    Give,
    /// How many are dropped.
    Drop,
    /// How many are split off.
    Split,
    /// How many are sold, for how much in which coin.
    Sell,
    /// How many of what lies there are taken, and by whom.
    TakeOne,
}

/// How a number came to stand in its row. Only a number that is being typed is added to by a digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry {
    /// It is suggested and was not touched.
    Suggested,
    /// It was chosen: stepped to, or typed and left.
    Chosen,
    /// It is being typed.
    Typing,
    /// It was emptied: nothing stands there, and nothing can be agreed to.
    Empty,
}

/// What a row asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormRow {
    /// A whole number.
    Number {
        /// The message that names it.
        label: &'static str,
        /// What stands there; of an empty row the least.
        value: i64,
        /// The least it may be.
        least: i64,
        /// The most.
        most: i64,
        /// How it came to stand there.
        entry: Entry,
    },
    /// One of several.
    Choice {
        /// The message that names it.
        label: &'static str,
        /// What can be chosen.
        options: Vec<SafeText>,
        /// Which is.
        at: usize,
    },
}

/// What a key did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FormKey {
    /// It goes on.
    Open,
    /// It is agreed to.
    Agreed,
    /// It is given up.
    Closed,
}

/// A form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// What for.
    pub purpose: FormPurpose,
    /// What it is about.
    pub title: SafeText,
    /// What it asks.
    pub rows: Vec<FormRow>,
    /// The row that has the keys.
    pub cursor: usize,
}

impl Form {
    /// A form that asks nothing yet.
    pub fn new(purpose: FormPurpose, title: SafeText) -> Self {
        Self { purpose, title, rows: Vec::new(), cursor: 0 }
    }

    /// Asks for a number between 1 and a bound.
    #[must_use]
    pub fn number(self, label: &'static str, value: i64, most: i64) -> Self {
        self.number_from(label, value, 1, most)
    }

    /// Asks for a number within bounds.
    #[must_use]
    pub fn number_from(mut self, label: &'static str, value: i64, least: i64, most: i64) -> Self {
        let most = most.max(least);
        self.rows.push(FormRow::Number {
            label,
            value: value.clamp(least, most),
            least,
            most,
            entry: Entry::Suggested,
        });
        self
    }

    /// Asks for one of several.
    #[must_use]
    pub fn choice(mut self, label: &'static str, options: Vec<SafeText>, at: usize) -> Self {
        self.rows.push(FormRow::Choice { label, options, at });
        self
    }

    /// The numbers, in order.
    pub fn number_at(&self, row: usize) -> i64 {
        match self.rows.get(row) {
            Some(FormRow::Number { value, .. }) => *value,
            _ => 0,
        }
    }

    /// Which option of a row is chosen.
    pub fn choice_at(&self, row: usize) -> usize {
        match self.rows.get(row) {
            Some(FormRow::Choice { at, .. }) => *at,
            _ => 0,
        }
    }

    /// Whether a number that it asks for was emptied and not typed again.
    pub fn is_unfilled(&self) -> bool {
        self.unfilled().is_some()
    }

    fn unfilled(&self) -> Option<usize> {
        self.rows.iter().position(|row| matches!(row, FormRow::Number { entry: Entry::Empty, .. }))
    }

    /// Suggests another number for a row that nobody has touched.
    pub fn suggest(&mut self, row: usize, suggested: i64) {
        if let Some(FormRow::Number { value, least, most, entry: Entry::Suggested, .. }) = self.rows.get_mut(row) {
            *value = suggested.clamp(*least, *most);
        }
    }

    /// What was typed stands: the next digit begins a number. After a refusal, and when a row is left.
    pub fn settle(&mut self) {
        for row in &mut self.rows {
            if let FormRow::Number { entry: entry @ Entry::Typing, .. } = row {
                *entry = Entry::Chosen;
            }
        }
    }

    /// Takes a key in.
    pub fn key(&mut self, key: Key) -> FormKey {
        let rows = self.rows.len().max(1);
        let before = self.cursor;
        match key {
            Key::Enter => match self.unfilled() {
                Some(row) => self.cursor = row,
                None => return FormKey::Agreed,
            },
            Key::Escape | Key::Char('q' | 'n') => return FormKey::Closed,
            Key::Tab => self.cursor = (self.cursor + 1) % rows,
            Key::BackTab => self.cursor = (self.cursor + rows - 1) % rows,
            Key::Down if rows > 1 => self.cursor = (self.cursor + 1).min(rows - 1),
            Key::Up if rows > 1 => self.cursor = self.cursor.saturating_sub(1),
            _ => {
                if let Some(row) = self.rows.get_mut(self.cursor) {
                    row.key(key);
                }
            }
        }
        if self.cursor != before || key == Key::Tab || key == Key::BackTab {
            self.settle();
        }
        FormKey::Open
    }

    /// What it asks, in lines; the row with the keys is marked.
    pub fn lines(&self, locale: &Locale) -> Vec<Line> {
        let row = |(at, row): (usize, &FormRow)| {
            let has_keys = at == self.cursor;
            let mark = if has_keys { "▸ " } else { "  " };
            let role = if has_keys { Role::Strong } else { Role::Plain };
            let (label, value, most) = match row {
                FormRow::Number { label, most, entry: Entry::Empty, .. } => (label, safe("‹   ›"), Some(*most)),
                FormRow::Number { label, value, most, .. } => (label, safe(&format!("‹ {value} ›")), Some(*most)),
                FormRow::Choice { label, options, at } => {
                    let option = options.get(*at).map(SafeText::as_str).unwrap_or_default();
                    (label, safe(&format!("‹ {option} ›")), None)
                }
            };
            let mut line = Line::with(safe(mark), Role::Key).and(word(locale, label), role);
            if let Some(most) = most {
                let most = locale.word("form-most", &[("most", Arg::Number(most))]);
                line = line.and(safe("  "), Role::Plain).and(most, Role::Faint);
            }
            line.at_end(value, Role::Strong)
        };
        self.rows.iter().enumerate().map(row).collect()
    }
}

impl FormRow {
    fn key(&mut self, key: Key) {
        match self {
            Self::Number { value, least, most, entry, .. } => {
                let (least, most) = (*least, *most);
                match key {
                    Key::Char(c) if c.is_ascii_digit() => {
                        let digit = i64::from(c.to_digit(10).unwrap_or(0));
                        let before = if *entry == Entry::Typing { *value } else { 0 };
                        let typed = before.saturating_mul(10).saturating_add(digit);
                        (*value, *entry) = typed_number(typed, least, most);
                        return;
                    }
                    Key::Backspace => {
                        let left = if *entry == Entry::Empty { 0 } else { *value / 10 };
                        (*value, *entry) = typed_number(left, least, most);
                        return;
                    }
                    Key::Char('+' | '=') | Key::Right | Key::Up => *value = value.saturating_add(1).clamp(least, most),
                    Key::Char('-') | Key::Left | Key::Down => *value = value.saturating_sub(1).clamp(least, most),
                    Key::PageUp => *value = value.saturating_add(10).clamp(least, most),
                    Key::PageDown => *value = value.saturating_sub(10).clamp(least, most),
                    Key::Home => *value = least,
                    Key::End => *value = most,
                    _ => return,
                }
                *entry = Entry::Chosen;
            }
            Self::Choice { options, at, .. } => {
                let count = options.len().max(1);
                match key {
                    Key::Right | Key::Char('+' | ' ') | Key::Down => *at = (*at + 1) % count,
                    Key::Left | Key::Char('-') | Key::Up => *at = (*at + count - 1) % count,
                    _ => {}
                }
            }
        }
    }
}

/// A number that is being typed; nought, and one below the least, is none yet.
fn typed_number(typed: i64, least: i64, most: i64) -> (i64, Entry) {
    if typed < least.max(1) { (least, Entry::Empty) } else { (typed.min(most), Entry::Typing) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(form: &mut Form, keys: &[Key]) {
        for key in keys {
            form.key(*key);
        }
    }

    #[test]
    fn digits_take_the_place_of_the_suggestion_and_bounds_hold() {
        let mut form = Form::new(FormPurpose::Buy, SafeText::default()).number("form-count", 3, 40);
        pressed(&mut form, &[Key::Char('2')]);
        assert_eq!(form.number_at(0), 2);
        pressed(&mut form, &[Key::Char('9')]);
        assert_eq!(form.number_at(0), 29);
        pressed(&mut form, &[Key::Char('9')]);
        assert_eq!(form.number_at(0), 40);
        pressed(&mut form, &[Key::Backspace, Key::Char('-'), Key::Left]);
        assert_eq!(form.number_at(0), 2);
        pressed(&mut form, &[Key::Left, Key::Left, Key::Left]);
        assert_eq!(form.number_at(0), 1);
    }

    #[test]
    fn an_emptied_number_is_empty_and_is_not_agreed_to() {
        let mut form = Form::new(FormPurpose::Buy, SafeText::default()).number("form-count", 1, 40);
        pressed(&mut form, &[Key::Backspace]);
        assert!(form.is_unfilled());
        assert_eq!(form.key(Key::Enter), FormKey::Open);
        pressed(&mut form, &[Key::Char('0'), Key::Char('2')]);
        assert_eq!((form.number_at(0), form.is_unfilled()), (2, false));
        assert_eq!(form.key(Key::Enter), FormKey::Agreed);
    }

    #[test]
    fn a_number_that_was_left_is_replaced_by_the_next_digit() {
        let two = || {
            let form = Form::new(FormPurpose::Sell, SafeText::default());
            form.number("form-count", 1, 90).number("form-coins", 5, 90)
        };
        for keys in [vec![Key::Home], vec![Key::Char('4'), Key::Tab, Key::Tab], vec![Key::Char('+')]] {
            let mut form = two();
            pressed(&mut form, &keys);
            pressed(&mut form, &[Key::Char('2')]);
            assert_eq!(form.number_at(0), 2, "{keys:?}");
        }
        let mut form = two();
        pressed(&mut form, &[Key::Char('4')]);
        form.settle();
        pressed(&mut form, &[Key::Char('2')]);
        assert_eq!(form.number_at(0), 2);
    }

    #[test]
    fn a_suggestion_follows_until_it_is_touched() {
        let mut form = Form::new(FormPurpose::Sell, SafeText::default()).number("form-coins", 5, 90);
        form.suggest(0, 15);
        assert_eq!(form.number_at(0), 15);
        pressed(&mut form, &[Key::Char('+')]);
        form.suggest(0, 30);
        assert_eq!(form.number_at(0), 16);
    }

    #[test]
    fn arrows_move_between_rows_and_choices() {
        let options = vec![safe("Ana"), safe("Bram")];
        let mut form =
            Form::new(FormPurpose::Give, SafeText::default()).number("form-count", 1, 9).choice("form-to", options, 0);
        pressed(&mut form, &[Key::Down, Key::Right]);
        assert_eq!((form.choice_at(1), form.number_at(0)), (1, 1));
        assert_eq!(form.key(Key::Enter), FormKey::Agreed);
        assert_eq!(form.key(Key::Char('q')), FormKey::Closed);
    }
}
