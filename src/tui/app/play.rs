//! Keys of the sheet that ask first: kinds of wounds and their boxes, notes, uses of what came from a catalog.

use crate::game::Command;
use crate::locale::Arg;
use crate::sheet::{LiveCommand, paying, usable};
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::{App, Stage};
use crate::view::model::Role;
use crate::view::table::sheet::LiveRow;

/// What a typed amount does to a pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PoolChange {
    /// It is spent.
    Spend,
    /// It comes back.
    Restore,
    /// It harms: temporary points go first.
    Damage,
    /// So many temporary points stand before it.
    Temp,
}

impl App {
    /// Asks for the kind of mark where there are several; the only one is marked at once.
    pub(super) fn ask_wound(&mut self, track: &str) {
        let Stage::Table(table) = &self.stage else { return };
        let kinds = table.with_values(|values| {
            let wound = values.wound(track)?;
            let kinds = wound.track.kinds.as_deref().unwrap_or_default().iter();
            Some(
                kinds
                    .map(|kind| (kind.id.as_str().to_owned(), table.locale.tr(kind.label.text()).text))
                    .collect::<Vec<(String, SafeText)>>(),
            )
        });
        let kinds = kinds.flatten().unwrap_or_default();
        match kinds.as_slice() {
            [] => {}
            [(kind, _)] => self.ask_box(track, &kind.clone()),
            _ => {
                let (ids, labels) = kinds.into_iter().unzip();
                self.overlay = Some(Overlay::List { pick: Pick::Wound(track.to_owned(), ids), labels, cursor: 0 });
            }
        }
    }

    /// Marks; where marks stay in the box they are put in, asks for the box.
    pub(super) fn ask_box(&mut self, track: &str, kind: &str) {
        let Stage::Table(table) = &self.stage else { return };
        let clear = table.with_values(|values| {
            let wound = values.wound(track).filter(|wound| wound.indexed())?;
            let clear = (0..wound.length()).filter(|at| wound.marks.get(*at).is_none_or(String::is_empty));
            Some(clear.filter_map(|at| i64::try_from(at + 1).ok()).collect::<Vec<i64>>())
        });
        match clear.flatten().filter(|clear| clear.len() > 1) {
            Some(clear) => {
                let labels = clear.iter().map(|number| safe(&number.to_string())).collect();
                let pick = Pick::WoundBox(track.to_owned(), kind.to_owned(), clear);
                self.overlay = Some(Overlay::List { pick, labels, cursor: 0 });
            }
            None => self.mark_wound(track, kind, None),
        }
    }

    /// Puts one mark on a wound track.
    pub(super) fn mark_wound(&mut self, track: &str, kind: &str, place: Option<i64>) {
        self.live(LiveCommand::Wound { track: track.to_owned(), kind: Some(kind.to_owned()), amount: 1, place });
    }

    /// Asks what the note under the cursor says from now on.
    pub(super) fn edit_note(&mut self) {
        let Some(LiveRow::Note(id)) = self.chosen_row() else {
            self.mark();
            return;
        };
        let Stage::Table(table) = &self.stage else { return };
        let text = table.with_values(|values| values.note(id.as_str())).flatten().unwrap_or_default();
        self.overlay = Some(Overlay::input(InputPurpose::Note, &text));
    }

    /// A note was typed; an empty one is cleared.
    pub(super) fn note_typed(&mut self, text: &str) {
        if let Some(LiveRow::Note(id)) = self.chosen_row() {
            self.live(LiveCommand::Note { field: id.as_str().to_owned(), text: text.to_owned() });
        }
    }

    /// Lists what came from a catalog and can be used, with its price.
    pub(super) fn open_uses(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let locale = &table.locale;
        let uses = table.with_values(|values| {
            let pools = &values.rules().ruleset().sheet.live.pools;
            let said = |(name, entry): (String, &crate::format::catalog::Entry)| {
                let cost = entry.mechanics.as_ref().and_then(|mechanics| mechanics.cost.as_deref()).unwrap_or_default();
                let terms: Vec<String> = cost
                    .iter()
                    .map(|term| {
                        let pool = pools.iter().find(|pool| pool.id == term.pool);
                        let label = pool.map(|pool| locale.tr(pool.label.text()).text);
                        let label = label.unwrap_or_else(|| safe(term.pool.as_str()));
                        format!("{} {label}", term.amount.get())
                    })
                    .collect();
                let shown = locale.tr(&crate::text::RulesetText::new(name.as_str())).text;
                let label = if terms.is_empty() { shown } else { safe(&format!("{shown} · {}", terms.join(", "))) };
                (name, label)
            };
            usable(values).into_iter().map(said).collect::<Vec<(String, SafeText)>>()
        });
        let uses = uses.unwrap_or_default();
        if uses.is_empty() {
            self.say_word("sheet-no-uses", Role::Notice);
            return;
        }
        let (names, labels) = uses.into_iter().unzip();
        self.overlay = Some(Overlay::List { pick: Pick::Use(names), labels, cursor: 0 });
    }

    /// Uses it at once, or asks which pool pays where several may.
    pub(super) fn use_named(&mut self, name: &str) {
        let Stage::Table(table) = &self.stage else { return };
        let locale = &table.locale;
        let pools = table.with_values(|values| {
            let entry = usable(values).into_iter().find(|(own, _)| own == name).map(|(_, entry)| entry)?;
            let pools = paying(values, entry).into_iter().map(|pool| {
                let label = format!("{} {}/{}", locale.tr(&pool.label).text, pool.value, pool.max);
                (Some(pool.key.clone()), safe(&label))
            });
            Some(pools.collect::<Vec<(Option<String>, SafeText)>>())
        });
        let pools = pools.flatten().unwrap_or_default();
        if pools.is_empty() {
            self.use_paid_by(name, None);
            return;
        }
        let own = (None, locale.word("sheet-own-pool", &[]));
        let (keys, labels) = std::iter::once(own).chain(pools).unzip();
        self.overlay = Some(Overlay::List { pick: Pick::Pay(name.to_owned(), keys), labels, cursor: 0 });
    }

    /// Uses it, paid from that pool, or as its price says.
    pub(super) fn use_paid_by(&mut self, name: &str, pool: Option<&str>) {
        let Stage::Table(table) = &self.stage else { return };
        let member = table.sheet.member;
        let command = Command::Use { member, name: name.to_owned(), pool: pool.map(str::to_owned) };
        if self.run(&command).is_some() {
            let text = self.current_locale().word("sheet-used", &[("name", Arg::text(name))]);
            self.say(text, Role::Good);
        }
    }
}
