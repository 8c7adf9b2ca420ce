//! Keys while foes are chosen and while a fight is on.

use crate::combat::menu::{MenuOption, menu};
use crate::combat::{Choice, Combatant, CombatantId, Controller, ROUNDS_MAX, Side};
use crate::game::Command;
use crate::locale::{Arg, Locale};
use crate::text::SafeText;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::question::Question;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Scope};
use crate::view::model::{Role, Screen};
use crate::view::table::fight::{FightFacts, FightPane, FightState, Manner};
use crate::view::table::{fight, fight_setup};

impl Table {
    pub(super) fn fight_screen(&self) -> Screen {
        let Some(log) = &self.session.game.fight else { return Screen::default() };
        let options = self.options();
        let rules = &self.session.rules;
        let health = |who: &Combatant| {
            let vitals = rules.ruleset().combat.as_ref().map(|combat| crate::combat::vitals(rules, combat, who));
            vitals.map_or((0, 0), |vitals| (vitals.health, vitals.max))
        };
        let facts = FightFacts {
            effective: rules,
            encounter: &log.encounter,
            menu: &options,
            log: self.log_pane(self.fight.pane == FightPane::Log),
            health: &health,
        };
        fight::screen(&self.fight, &facts, &self.locale)
    }

    /// What whoever is asked may do; nothing while a foe is.
    fn options(&self) -> Vec<MenuOption> {
        let Some(fight) = self.session.game.fighting() else { return Vec::new() };
        let Some(who) = fight.encounter.to_choose().filter(|who| self.is_players(who)) else { return Vec::new() };
        menu(&self.session.rules, &fight.encounter, who)
    }

    fn is_players(&self, id: &CombatantId) -> bool {
        let fight = self.session.game.fight.as_ref();
        fight.and_then(|fight| fight.encounter.combatant(id)).is_some_and(Combatant::is_played_by_hand)
    }
}

/// What is to be asked next of how a deed is done: the pool that pays, the style, the mode; nothing where all is said or
/// there is one way only.
fn ask_manner(option: &MenuOption, manner: &Manner, locale: &Locale) -> Option<Overlay> {
    let list = |pick: Pick, labels: Vec<SafeText>| Some(Overlay::List { pick, labels, cursor: 0 });
    if manner.pay.is_none() && !option.pay_with.is_empty() {
        let own = option.cost.first().filter(|_| !option.needs_pay);
        let own = own.map(|payment| (None, locale.tr(&payment.label.text).text));
        let others = option.pay_with.iter().map(|pay| {
            let pool = locale.tr(&pay.label.text).text;
            let args = [("pool", Arg::Text(pool)), ("steps", Arg::Number(pay.steps))];
            (Some(pay.pool.clone()), locale.word("fight-pay-steps", &args))
        });
        let (pools, labels): (Vec<_>, Vec<_>) = own.into_iter().chain(others).unzip();
        return list(Pick::FightPay(pools), labels);
    }
    if manner.style.is_none() && option.styles.len() > 1 {
        let labels = option.styles.iter().map(|(_, label)| locale.tr(&label.text).text).collect();
        let styles = option.styles.iter().map(|(id, _)| id.as_str().to_owned()).collect();
        return list(Pick::FightStyle(styles), labels);
    }
    if manner.mode.is_none() && !option.modes.is_empty() {
        let plainly = locale.word("fight-plainly", &[("label", Arg::Text(locale.tr(&option.label.text).text))]);
        let others = option.modes.iter().map(|mode| {
            let label = locale.tr(&mode.label.text).text;
            (Some(mode.id.as_str().to_owned()), label)
        });
        let (modes, labels): (Vec<_>, Vec<_>) = std::iter::once((None, plainly)).chain(others).unzip();
        return list(Pick::FightMode(modes), labels);
    }
    None
}

/// How many targets a deed may be aimed at when it is done that way.
fn wanted(option: &MenuOption, manner: &Manner) -> i64 {
    if option.target_count <= 0 {
        return 0;
    }
    let mode =
        manner.mode.as_ref().and_then(|id| option.modes.iter().find(|mode| Some(mode.id.as_str()) == id.as_deref()));
    let count = mode.and_then(|mode| mode.targets).unwrap_or(option.target_count);
    let paid = manner.pay.as_ref().and_then(|pool| option.pay_with.iter().find(|pay| Some(&pay.pool) == pool.as_ref()));
    let steps = paid.map_or(0, |pay| pay.steps);
    (count + steps * option.targets_per_step).min(20)
}

impl App {
    pub(super) fn setup_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let count = fight_setup::foes(&table.session.rules).len();
        match action {
            Action::More => table.setup.add(1),
            Action::Fewer => table.setup.add(-1),
            Action::Begin => {
                let foes = table.setup.request(&table.session.rules);
                if foes.is_empty() {
                    // Enter on a foe with none chosen takes that one: the shortest way into a fight.
                    table.setup.add(1);
                    return;
                }
                table.log.clear();
                table.fight = FightState::default();
                if self.run(&Command::StartFight { foes }).is_some() {
                    if let Stage::Table(table) = &mut self.stage {
                        table.fight_left = false;
                    }
                    self.foes_act();
                }
            }
            _ => table.setup.cursor = moved(table.setup.cursor, action, count),
        }
    }

    pub(super) fn fight_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        if table.read_log_otherwise(action) {
            return;
        }
        let state = &mut table.fight;
        match action {
            Action::NextPane | Action::PreviousPane => {
                state.pane = if state.pane == FightPane::Menu { FightPane::Log } else { FightPane::Menu };
            }
            Action::HandOver if table.session.game.fighting().is_none() || state.targeting.is_some() => {}
            Action::HandOver => {
                if self.run(&Command::FightByItself).is_some() {
                    self.foes_act();
                }
            }
            Action::HandOverForGood => self.hand(Controller::Ai),
            Action::TakeBack => self.hand(Controller::Manual),
            Action::Flee if table.session.game.fighting().is_some() => self.ask_first(Question::Flee),
            Action::Choose if table.session.game.fighting().is_none() => self.leave_fight(),
            _ if state.pane == FightPane::Log => table.read_log(action),
            Action::Choose => self.choose(),
            _ => self.move_in_menu(action),
        }
    }

    /// Hands whoever is asked over to the program for the rest of the fight, or takes everybody back.
    fn hand(&mut self, by: Controller) {
        let Stage::Table(table) = &mut self.stage else { return };
        let Some(fight) = table.session.game.fighting().map(|fight| &fight.encounter) else { return };
        let whom: Vec<CombatantId> = match by {
            Controller::Ai => fight.asks_a_player().map(|asked| asked.id.clone()).into_iter().collect(),
            Controller::Manual => fight.side(Side::Party).map(|who| who.id.clone()).collect(),
        };
        table.fight.targeting = None;
        for who in whom {
            if self.run(&Command::Control { who, by }).is_none() {
                return;
            }
        }
        self.foes_act();
    }

    /// The fight is over: loot is on its own screen, the next fight begins with choosing foes.
    fn leave_fight(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        table.setup = fight_setup::FightSetupState::default();
        table.fight_left = true;
        table.fight = FightState::default();
        table.reading.scroll = 0;
        table.go_to(if table.session.game.loot.is_some() { Scope::Loot } else { Scope::Fight });
    }

    fn move_in_menu(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let options = table.options();
        let count = options.len();
        match &mut table.fight.targeting {
            Some((_, cursor)) => {
                let targets = options.get(table.fight.cursor).map_or(0, |option| option.targets.len());
                *cursor = moved(*cursor, action, targets);
            }
            None => table.fight.cursor = moved(table.fight.cursor, action, count),
        }
    }

    /// Enter: asks how the deed is done where there is more than one way, then at whom, one by one; a deed with nothing to
    /// choose is done at once.
    fn choose(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        if table.fight.targeting.is_none() {
            table.fight.manner = Manner::default();
        }
        self.go_on_choosing();
    }

    /// Takes a way to do the deed under the cursor, and asks on.
    pub(super) fn choose_manner(&mut self, chosen: impl FnOnce(&mut Manner)) {
        let Stage::Table(table) = &mut self.stage else { return };
        chosen(&mut table.fight.manner);
        self.go_on_choosing();
    }

    fn go_on_choosing(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        let options = table.options();
        let Some(option) = options.get(table.fight.cursor).cloned() else { return };
        if table.fight.targeting.is_none()
            && let Some(overlay) = ask_manner(&option, &table.fight.manner, &table.locale)
        {
            self.overlay = Some(overlay);
            return;
        }
        let manner = table.fight.manner.clone();
        let wanted = usize::try_from(wanted(&option, &manner)).unwrap_or(0).min(option.targets.len());
        let named = match table.fight.targeting.take() {
            None if wanted == 0 => Vec::new(),
            None if option.targets.len() == 1 => option.targets.clone(),
            None => {
                table.fight.targeting = Some((Vec::new(), 0));
                return;
            }
            Some((mut named, cursor)) => {
                // The same target again says that these are enough.
                let again = option.targets.get(cursor).is_some_and(|target| named.contains(target));
                if !again {
                    named.extend(option.targets.get(cursor).cloned());
                }
                if named.len() < wanted && !again {
                    table.fight.targeting = Some((named, cursor));
                    return;
                }
                named
            }
        };
        let choice = Choice {
            option: option.id.clone(),
            targets: named,
            pay: manner.pay.flatten(),
            mode: manner.mode.flatten(),
            style: manner.style,
            ..Choice::default()
        };
        if self.run(&Command::Fight { choice }).is_some() {
            self.foes_act();
        }
    }

    /// Lets those whom the program plays decide until a player is asked or the fight is over. Where nobody is played by hand
    /// it may never be: then it rests after some rounds, and the key that decides for one goes on.
    fn foes_act(&mut self) {
        let mut last = None;
        loop {
            let Stage::Table(table) = &self.stage else { return };
            let Some(fight) = table.session.game.fighting().map(|fight| &fight.encounter) else { break };
            let last = *last.get_or_insert(fight.round + ROUNDS_MAX);
            let rests = fight.asks_a_player().is_some() || fight.round >= last;
            if rests || self.run(&Command::FightByItself).is_none() {
                break;
            }
        }
        let Stage::Table(table) = &mut self.stage else { return };
        let count = table.options().len();
        table.fight.cursor = table.fight.cursor.min(count.saturating_sub(1));
        table.reading.scroll = 0;
        if table.session.game.fight.as_ref().is_some_and(|fight| fight.encounter.outcome.is_some()) {
            self.say_word("fight-over", Role::Strong);
        }
    }
}
