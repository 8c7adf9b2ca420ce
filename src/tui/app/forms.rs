//! Forms before a deed: their keys, what stands below them, and the deed itself when they are agreed to.

use crate::tui::app::overlay::Overlay;
use crate::tui::app::{App, Stage};
use crate::view::action::Key;
use crate::view::form::{Form, FormKey, FormPurpose};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

impl App {
    /// What the form asks, what would come of it, and its keys.
    pub(super) fn form_lines(&self) -> Option<Vec<Line>> {
        let Some(Overlay::Form(form)) = &self.overlay else { return None };
        let Stage::Table(table) = &self.stage else { return None };
        let mut lines = form.lines(&table.locale);
        let below = match form.purpose {
            _ if form.is_unfilled() => vec![Line::with(word(&table.locale, "form-unfilled"), Role::Notice)],
            FormPurpose::Buy => table.order_preview(form.number_at(0)),
            FormPurpose::Practice => vec![Line::with(word(&table.locale, "practice-about"), Role::Faint)],
            FormPurpose::Give => table.give_preview(form),
            FormPurpose::Sell => table.sell_preview(form),
            FormPurpose::Split => table.split_preview(form),
            FormPurpose::Drop => table.drop_preview(),
            FormPurpose::TakeOne => table.take_preview(form),
        };
        lines.push(Line::empty());
        lines.extend(below);
        lines.push(Line::empty());
        lines.push(Line::with(word(&table.locale, "form-keys"), Role::Faint));
        Some(lines)
    }

    /// A key while a form is open.
    pub(super) fn form_key(&mut self, key: Key, mut form: Form) {
        let outcome = form.key(key);
        if let (FormPurpose::Sell, Stage::Table(table)) = (form.purpose, &self.stage) {
            table.suggest_payout(&mut form);
        }
        match outcome {
            FormKey::Open => self.overlay = Some(Overlay::Form(form)),
            FormKey::Closed => {}
            FormKey::Agreed => {
                if !self.agreed_to(&form) {
                    // What was refused can be changed and asked again.
                    form.settle();
                    self.overlay = Some(Overlay::Form(form));
                }
            }
        }
    }

    /// Does what was agreed to; whether it went through.
    fn agreed_to(&mut self, form: &Form) -> bool {
        match form.purpose {
            FormPurpose::Buy => self.buy_ordered(form.number_at(0)),
            FormPurpose::Practice => {
                self.practise(form.number_at(0));
                true
            }
            FormPurpose::TakeOne => self.take_agreed(form),
            FormPurpose::Give | FormPurpose::Sell | FormPurpose::Split | FormPurpose::Drop => self.bag_agreed(form),
        }
    }
}
