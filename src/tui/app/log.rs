//! Keys while the log of a fight is read, beside the fight's menu or on its own.

use std::collections::BTreeSet;
use std::path::Path;

use crate::combat::CombatantId;
use crate::locale::Arg;
use crate::narrate::Level;
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::model::{Pane, Role, Screen};
use crate::view::table::fight::name;
use crate::view::table::log::export::{Exported, LogFormat, export};
use crate::view::table::log::filter::choices;
use crate::view::table::log::rows::{Row, rows};
use crate::view::table::log::{self, Stand, hear};

impl Table {
    /// The log as it is read now.
    pub(super) fn log_pane(&self, focused: bool) -> Pane {
        log::pane(&self.reading, &self.log, focused, &|id| self.combatant_name(id), &self.locale)
    }

    /// The log on its own.
    pub(super) fn log_screen(&self) -> Screen {
        let rows = self.rows();
        let at = self.reading.cursor.unwrap_or(usize::MAX).min(rows.len().saturating_sub(1));
        let at = if rows.get(at).is_some_and(|row| row.folded.is_some()) { Stand::Folded } else { Stand::Open };
        log::screen(self.log_pane(true), at, &self.session.rules, &self.locale)
    }

    fn combatant_name(&self, id: &CombatantId) -> SafeText {
        let fight = self.session.game.fight.as_ref();
        let who = fight.and_then(|fight| fight.encounter.combatant(id));
        let left = || self.session.game.left_fight.as_ref().and_then(|left| left.name_of(id));
        who.map_or_else(|| safe(left().as_deref().unwrap_or(&id.0)), |who| name(who, &self.locale))
    }

    /// Says what was done to build the fight, then every event that was not said yet.
    pub(super) fn narrate(&mut self) {
        match &self.session.game.fight {
            Some(fight) => hear(&mut self.log, &fight.encounter.notes, &fight.log, &fight.encounter, &self.locale),
            None => match &self.session.game.left_fight {
                // One that cannot go on does not grow either; what of it can be read is read and said once.
                Some(_) if !self.log.is_empty() => {}
                Some(left) => hear(&mut self.log, &[], &left.log().0, &**left, &self.locale),
                None => self.log.clear(),
            },
        }
    }

    fn rows(&self) -> Vec<Row<'_>> {
        rows(&self.reading, &self.log, &self.locale)
    }

    /// Reads the log another way, whichever pane has the keys; says whether the action was one of these.
    pub(super) fn read_log_otherwise(&mut self, action: Action) -> bool {
        let reading = &mut self.reading;
        match action {
            Action::Languages => reading.language = reading.language.next(),
            Action::LogLevel => reading.next_level(),
            Action::OnlyFallbacks => {
                reading.only_fallbacks = !reading.only_fallbacks;
                reading.cursor = None;
            }
            Action::FoldRounds => self.fold_rounds(),
            _ => return false,
        }
        true
    }

    /// Moves in the log, and folds the round that is stood on.
    pub(super) fn read_log(&mut self, action: Action) {
        let count = self.rows().len();
        match action {
            Action::Choose | Action::FoldRound => self.fold_round(),
            _ => {
                let last = count.saturating_sub(1);
                let at = moved(self.reading.cursor.unwrap_or(last), action, count);
                // At its end the log is followed again.
                self.reading.cursor = (at < last).then_some(at);
            }
        }
    }

    fn fold_round(&mut self) {
        let shown = self.rows();
        let at = self.reading.cursor.unwrap_or(usize::MAX).min(shown.len().saturating_sub(1));
        let Some(round) = shown.get(at).map(|row| row.line.round).filter(|round| *round > 0) else { return };
        if !self.reading.folded.remove(&round) {
            self.reading.folded.insert(round);
        }
        // The heading is what is left to stand on.
        self.reading.cursor = self.rows().iter().position(|row| row.line.round == round);
    }

    /// Folds every round but the last, or opens all where any is folded.
    fn fold_rounds(&mut self) {
        let rounds: BTreeSet<u32> = self.log.iter().map(|line| line.round).filter(|round| *round > 0).collect();
        let last = rounds.last().copied();
        let folded = &mut self.reading.folded;
        *folded = match folded.is_empty() {
            true => rounds.into_iter().filter(|round| Some(*round) != last).collect(),
            false => BTreeSet::new(),
        };
        self.reading.cursor = None;
    }

    /// The list of what can be filtered by.
    fn log_filters(&self) -> Overlay {
        let fight = self.session.game.fight.as_ref();
        let combatants = fight.map(|fight| fight.encounter.combatants.as_slice()).unwrap_or_default();
        let who: Vec<_> = combatants.iter().map(|who| (who.id.clone(), name(who, &self.locale))).collect();
        let (filters, labels) = choices(&self.reading, &self.log, &who, &self.locale).into_iter().unzip();
        Overlay::List { pick: Pick::LogFilter(filters), labels, cursor: 0 }
    }

    /// Writes the log to a file; its ending says as what. What stands there already is never written over.
    fn write_log(&self, path: &str) -> Result<SafeText, SafeText> {
        let word = |key: &str| self.locale.word(key, &[("path", Arg::text(path))]);
        let target = Path::new(path);
        let format = LogFormat::of_path(target).ok_or_else(|| word("log-export-endings"))?;
        if target.exists() {
            return Err(word("export-exists"));
        }
        let events = self.session.game.fight.as_ref().map(|fight| fight.log.as_slice()).unwrap_or_default();
        let ruleset = self.locale.tr(self.session.rules.ruleset().name.text()).text;
        let title = [("game", Arg::text(&self.session.game.name)), ("rules", Arg::Text(ruleset))];
        let title = self.locale.word("log-export-title", &title);
        let exported = Exported { title, state: &self.reading, log: &self.log, events };
        let text = export(format, &exported, &self.locale);
        crate::library::write_new(target, text.as_bytes()).map_err(|fault| safe(&format!("{path}: {fault}")))?;
        let whole = std::path::absolute(target).unwrap_or_else(|_| target.to_owned());
        // JSON holds everything whatever is filtered.
        let partial = format != LogFormat::Json && (self.reading.filters() || self.reading.level < Level::Full);
        let key = if partial { "log-exported-filtered" } else { "log-exported" };
        Ok(self.locale.word(key, &[("path", Arg::text(&whole.display().to_string()))]))
    }
}

impl App {
    /// Keys that concern the log wherever it is seen; says whether the action was one of these.
    pub(super) fn log_anywhere(&mut self, action: Action) -> bool {
        let Stage::Table(table) = &mut self.stage else { return false };
        table.narrate();
        match action {
            Action::LogFilter => self.overlay = Some(table.log_filters()),
            Action::OpenLog if table.log.is_empty() => self.say_word("fight-log-empty", Role::Notice),
            Action::OpenLog => {
                table.reading.cursor = None;
                table.log_open = true;
            }
            _ => return table.read_log_otherwise(action),
        }
        true
    }

    /// Keys of the log on its own.
    pub(super) fn log_action(&mut self, action: Action) {
        if self.log_anywhere(action) {
            return;
        }
        let Stage::Table(table) = &mut self.stage else { return };
        match action {
            Action::ExportLog => {
                let stem = crate::text::file_stem(&table.session.game.name).unwrap_or_else(|| "fight".to_owned());
                self.overlay = Some(Overlay::input(InputPurpose::LogPath, &format!("{stem}-log.md")));
            }
            _ => table.read_log(action),
        }
    }

    /// Writes the log where it was said.
    pub(super) fn export_log(&mut self, path: &str) -> Result<(), SafeText> {
        let Stage::Table(table) = &self.stage else { return Ok(()) };
        let said = table.write_log(path)?;
        self.say(said, Role::Good);
        Ok(())
    }

    /// Takes a choice of the filter's list.
    pub(super) fn filter_log(&mut self, filter: &log::filter::LogFilter) {
        if let Stage::Table(table) = &mut self.stage {
            table.reading.choose(filter);
        }
    }
}
