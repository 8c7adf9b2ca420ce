//! Keys at the loot tables: rolling, practising, taking.

use std::cell::OnceCell;

use crate::dice::Stream;
use crate::game::{Command, Event};
use crate::items::apply_all;
use crate::items::bag::AddRefusal;
use crate::items::find::Thing;
use crate::items::loot::ReadyTable;
use crate::items::share::put_into;
use crate::locale::Arg;
use crate::text::safe;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::form::{Form, FormPurpose};
use crate::view::model::{Line, Role, Screen};
use crate::view::table::loot::{
    self, LootFacts, LootPane, PRACTICE_MAX, Practice, TableView, Taken, practice_seed, tables,
};

/// How many practice rolls one key makes.
const HUNDRED: i64 = 100;

impl Table {
    /// The chosen table, worked out when it is first shown.
    fn table_view(&self) -> &TableView {
        self.loot_table.get_or_init(|| {
            let chosen = tables(&self.session.rules).get(self.loot.table).map(|table| table.id.as_str().to_owned());
            chosen.map(|id| TableView::of(&self.session.rules, &id, &self.locale)).unwrap_or_default()
        })
    }

    /// Forgets the table that was worked out: another one is chosen, or it is read in another language.
    pub(super) fn stale_table(&mut self) {
        self.loot_table = OnceCell::new();
    }

    pub(super) fn loot_screen(&self) -> Screen {
        let game = &self.session.game;
        let facts = LootFacts {
            effective: &self.session.rules,
            party: &game.party,
            lying: game.loot.as_ref(),
            table: self.table_view(),
        };
        loot::screen(&self.loot, facts, &self.locale)
    }

    /// What would come of one member taking some of the thing under the cursor.
    pub(super) fn take_preview(&self, form: &Form) -> Vec<Line> {
        let game = &self.session.game;
        let drop = game.loot.as_ref().and_then(|loot| loot.drops.get(self.loot.lying));
        let (Some(drop), Some(member)) = (drop, game.party.get(form.choice_at(0))) else { return Vec::new() };
        let rules = &self.session.rules;
        match put_into(rules, member, &Thing::Item(drop.item.clone()), form.number_at(1)) {
            Err(AddRefusal::TooHeavy) => vec![self.too_heavy(member, Some(&drop.item), form.number_at(1))],
            Err(refusal) => {
                let code = format!("refusal-{}", refusal.code());
                vec![Line::with(self.locale.word(&code, &[]), Role::Bad)]
            }
            Ok(added) => {
                let mut lines = Vec::new();
                if added.left > 0 {
                    let args = [("given", Arg::Number(added.placed)), ("left", Arg::Number(added.left))];
                    lines.push(Line::with(self.locale.word("give-not-all", &args), Role::Notice));
                }
                let mut bag = member.bag.clone();
                apply_all(&mut bag, &added.facts);
                lines.extend(self.load_with(member, &bag).map(|load| self.then_load(member, &load)));
                lines
            }
        }
    }

    fn lying(&self) -> usize {
        self.session.game.loot.as_ref().map_or(0, |loot| loot.drops.len())
    }
}

impl App {
    pub(super) fn loot_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let takes = table.loot.pane == LootPane::Lying && table.lying() > 0;
        let rolls = match action {
            Action::Roll => !takes,
            Action::RollHundred | Action::RollMany => true,
            _ => false,
        };
        if rolls && tables(&table.session.rules).is_empty() {
            self.say_word("loot-no-tables", Role::Notice);
            return;
        }
        match action {
            Action::NextPane | Action::PreviousPane => {
                let panes = LootPane::ALL;
                let at = panes.iter().position(|pane| *pane == table.loot.pane).unwrap_or(0);
                let step = if action == Action::NextPane { 1 } else { panes.len() - 1 };
                table.loot.pane = panes.get((at + step) % panes.len()).copied().unwrap_or_default();
            }
            Action::Roll if takes => self.ask_take(),
            Action::Roll => self.roll_table(),
            Action::RollHundred => self.practise(HUNDRED),
            Action::RollMany => {
                let title = table.locale.word("practice-title", &[]);
                let form = Form::new(FormPurpose::Practice, title).number("form-rolls", 1000, PRACTICE_MAX);
                self.overlay = Some(Overlay::Form(form));
            }
            Action::Take => self.take_loot(),
            _ => self.move_in_loot(action),
        }
    }

    fn move_in_loot(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        match table.loot.pane {
            LootPane::Tables => {
                let count = tables(&table.session.rules).len();
                let before = table.loot.table;
                table.loot.table = moved(before, action, count);
                if table.loot.table != before {
                    table.loot.practice = None;
                    table.loot.odds = 0;
                    table.loot.about = 0;
                    table.stale_table();
                }
            }
            LootPane::Lying => table.loot.lying = moved(table.loot.lying, action, table.lying()),
            LootPane::Odds => {
                let header = usize::from(table.loot.practice.is_some());
                let count = table.table_view().odds.len() + header;
                table.loot.odds = moved(table.loot.odds, action, count);
            }
            LootPane::About => {
                let plot = table.loot.practice.as_ref().map_or(0, |practice| practice.things.len() + 2);
                let count = table.table_view().about.len() + plot;
                table.loot.about = moved(table.loot.about, action, count);
            }
        }
    }

    /// Rolls the chosen table for the game, and says with which dice.
    fn roll_table(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        let chosen = tables(&table.session.rules).get(table.loot.table).map(|table| table.id.as_str().to_owned());
        let Some(id) = chosen else { return };
        let before = table.session.game.cursor(Stream::Loot);
        let Some(events) = self.run(&Command::RollLoot { table: id }) else { return };
        let Stage::Table(table) = &mut self.stage else { return };
        table.loot.taken.clear();
        table.loot.lying = 0;
        let nothing = events.iter().any(|event| matches!(event, Event::LootRolled { drops, .. } if drops.is_empty()));
        let args = [("seed", Arg::text(&before.seed.to_string())), ("word", Arg::text(&before.word.to_string()))];
        let said = table.locale.word(if nothing { "loot-fell-nothing" } else { "loot-fell" }, &args);
        self.say(said, Role::Good);
    }

    /// Rolls the chosen table beside the game: nothing is kept and no die of the game is used.
    pub(super) fn practise(&mut self, rolls: i64) {
        let Stage::Table(table) = &mut self.stage else { return };
        let rules = &table.session.rules;
        let Some(ready) = tables(rules).get(table.loot.table).map(|table| ReadyTable::of(rules, table)) else { return };
        table.loot.practised += 1;
        let seed = practice_seed(table.session.game.seed, table.loot.practised);
        table.loot.practice = Some(Practice::roll(&ready, seed, rolls));
        table.loot.odds = 0;
        table.loot.about = 0;
    }

    /// Asks who takes the thing under the cursor, and how many of it.
    fn ask_take(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let game = &table.session.game;
        let Some(drop) = game.loot.as_ref().and_then(|loot| loot.drops.get(table.loot.lying)) else { return };
        let names = game.party.iter().map(|member| safe(&member.name)).collect();
        let item = Arg::Text(table.locale.tr(&drop.label).text);
        let form = Form::new(FormPurpose::TakeOne, table.locale.word("take-title", &[("item", item)]))
            .choice("form-to", names, game.player())
            .number("form-count", drop.count, drop.count);
        self.overlay = Some(Overlay::Form(form));
    }

    /// The form on a thing that lies there was agreed to; whether it went through.
    pub(super) fn take_agreed(&mut self, form: &Form) -> bool {
        let Stage::Table(table) = &self.stage else { return true };
        let (member, drop, count) = (form.choice_at(0), table.loot.lying, form.number_at(1));
        match self.run(&Command::TakeSome { member, drop, count }) {
            Some(events) => {
                self.say_taken(&events, "left");
                true
            }
            None => false,
        }
    }

    fn take_loot(&mut self) {
        if let Some(events) = self.run(&Command::TakeLoot) {
            // All of it was asked for, so what is left is too much for everybody.
            self.say_taken(&events, "uncarried");
        }
    }

    /// Says who took what, and that something stays where something does, with why if it is known.
    fn say_taken(&mut self, events: &[Event], stays: &'static str) {
        let Stage::Table(table) = &mut self.stage else { return };
        let taken = events.iter().filter_map(|event| match event {
            Event::LootTaken { member, drop, .. } => Some(Taken { member: *member, drop: drop.clone() }),
            _ => None,
        });
        table.loot.taken = taken.collect();
        let left = table.lying();
        table.loot.lying = table.loot.lying.min(left.saturating_sub(1));
        let locale = &table.locale;
        let who: Vec<_> = table
            .loot
            .taken
            .iter()
            .map(|taken| {
                let name = table.session.game.party.get(taken.member).map(|member| member.name.clone());
                let args = [
                    ("who", Arg::text(&name.unwrap_or_default())),
                    ("item", Arg::Text(locale.tr(&taken.drop.label).text)),
                    ("count", Arg::Number(taken.drop.count)),
                ];
                locale.word("loot-who-took", &args)
            })
            .collect();
        let rest = if left > 0 { stays } else { "none" };
        let args = [
            ("who", Arg::Text(crate::view::parts::list(locale, &who))),
            ("left", Arg::from(left)),
            ("rest", Arg::Case(rest)),
        ];
        let said = locale.word("loot-taken", &args);
        let role = if left > 0 { Role::Notice } else { Role::Good };
        self.say(said, role);
    }
}
