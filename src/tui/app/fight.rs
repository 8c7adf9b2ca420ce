//! Keys while foes are chosen and while a fight is on.

use smol_str::SmolStr;

use crate::combat::menu::{END_TURN, MenuOption, PASS, done_as, menu};
use crate::combat::{Choice, Combatant, CombatantId, Controller, Encounter, LabelRef, ROUNDS_MAX, Side, pool_of};
use crate::game::Command;
use crate::locale::{Arg, Locale};
use crate::text::SafeText;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::question::Question;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Scope};
use crate::view::model::{Role, Screen};
use crate::view::table::fight::menu::grouped;
use crate::view::table::fight::targets::{Targeting, wanted};
use crate::view::table::fight::{FightFacts, FightPane, FightState, Manner, person};
use crate::view::table::loot::LootPane;
use crate::view::table::{fight, fight_setup};

/// What is said of a foe has no more lines than this.
const SETUP_LINES_MAX: usize = 100;

impl Table {
    pub(super) fn fight_screen(&self) -> Screen {
        let Some(log) = &self.session.game.fight else { return Screen::default() };
        let mut options = self.options();
        self.promise_as_chosen(&mut options);
        fight::screen(&self.fight, &self.facts(&log.encounter, &options), &self.locale)
    }

    fn facts<'t>(&'t self, encounter: &'t Encounter, menu: &'t [MenuOption]) -> FightFacts<'t> {
        let effective = &self.session.rules;
        let log = self.log_pane(self.fight.pane == FightPane::Log);
        FightFacts { effective, encounter, menu, log, loot: self.session.game.loot.as_ref() }
    }

    /// What whoever is asked may do, as the menu shows it; nothing while a foe is asked.
    fn options(&self) -> Vec<MenuOption> {
        let Some(fight) = self.session.game.fighting() else { return Vec::new() };
        let Some(who) = fight.encounter.to_choose().filter(|who| self.is_players(who)) else { return Vec::new() };
        grouped(menu(&self.session.rules, &fight.encounter, who))
    }

    /// While targets are chosen, the option under the cursor promises what it does when it is done as was chosen.
    fn promise_as_chosen(&self, options: &mut [MenuOption]) {
        let Some(fight) = self.session.game.fighting() else { return };
        let pool = self.fight.manner.pay.as_ref().and_then(|pool| pool.as_deref());
        let mode = self.fight.manner.mode.as_ref().and_then(|mode| mode.as_deref());
        let option = options.get_mut(self.fight.cursor).filter(|_| self.fight.targeting.is_some());
        if let Some(option) = option.filter(|_| pool.is_some() || mode.is_some()) {
            *option = done_as(&self.session.rules, &fight.encounter, option, pool, mode);
        }
    }

    /// Who chooses and which option is under the cursor.
    fn chooser_and_option(&self, options: &[MenuOption]) -> Option<(CombatantId, SmolStr)> {
        let chooser = self.session.game.fighting()?.encounter.to_choose()?.clone();
        Some((chooser, options.get(self.fight.cursor)?.id.clone()))
    }

    fn begin_targeting(&self, option: &MenuOption) -> Option<Targeting> {
        let fight = self.session.game.fighting()?;
        let rules = &self.session.rules;
        let combat = rules.ruleset().combat.as_ref()?;
        Some(Targeting::begin(option, &fight.encounter, |who| {
            let vitals = crate::combat::vitals(rules, combat, who);
            (vitals.health, vitals.max)
        }))
    }

    /// What is left in a pool of whoever is to choose.
    fn left_in(&self, pool: &str) -> i64 {
        let fight = self.session.game.fighting().map(|fight| &fight.encounter);
        let who = fight.and_then(|fight| fight.combatant(fight.to_choose()?));
        who.and_then(|who| pool_of(&self.session.rules, who, pool)).map_or(0, |(left, _)| left)
    }

    fn is_players(&self, id: &CombatantId) -> bool {
        let fight = self.session.game.fight.as_ref();
        fight.and_then(|fight| fight.encounter.combatant(id)).is_some_and(Combatant::is_played_by_hand)
    }
}

/// What is to be asked next of how a deed is done: the pool that pays, the style, the mode; nothing where all is said or
/// there is one way only.
fn ask_manner(option: &MenuOption, manner: &Manner, left: impl Fn(&str) -> i64, locale: &Locale) -> Option<Overlay> {
    let list = |pick: Pick, labels: Vec<SafeText>| Some(Overlay::List { pick, labels, cursor: 0 });
    if manner.pay.is_none() && !option.pay_with.is_empty() {
        let own = option.cost.first().filter(|_| !option.needs_pay);
        let said = |label: &LabelRef, pool: &str, steps: i64| {
            let (name, left) = (Arg::Text(locale.tr(&label.text).text), Arg::Number(left(pool)));
            match steps {
                0 => locale.word("fight-pay-left", &[("pool", name), ("left", left)]),
                _ => {
                    let args = [("pool", name), ("steps", Arg::Number(steps)), ("left", left)];
                    locale.word("fight-pay-steps-left", &args)
                }
            }
        };
        let own = own.map(|payment| (None, said(&payment.label, &payment.pool, 0)));
        let others = option.pay_with.iter().map(|pay| (Some(pay.pool.clone()), said(&pay.label, &pay.pool, pay.steps)));
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
        let plainly = mode_line(plainly, option.takes_shots, 0, 0, None, locale);
        let others = option.modes.iter().map(|mode| {
            let label = locale.tr(&mode.label.text).text;
            let line = mode_line(label, mode.takes_shots, mode.to_hit, mode.face, mode.targets, locale);
            (Some(mode.id.as_str().to_owned()), line)
        });
        let (modes, labels): (Vec<_>, Vec<_>) = std::iter::once((None, plainly)).chain(others).unzip();
        return list(Pick::FightMode(modes), labels);
    }
    None
}

/// A mode of a weapon with what it takes and what it changes.
fn mode_line(
    label: SafeText,
    shots: Option<i64>,
    to_hit: i64,
    face: i64,
    targets: Option<i64>,
    locale: &Locale,
) -> SafeText {
    let sign = |number: i64| Arg::text(if number < 0 { "minus" } else { "plus" });
    let args = [
        ("label", Arg::Text(label)),
        ("shots", Arg::Number(shots.unwrap_or(0))),
        ("hit", Arg::Number(to_hit.abs())),
        ("hit_sign", sign(to_hit)),
        ("face", Arg::Number(face.abs())),
        ("face_sign", sign(face)),
        ("targets", Arg::Number(targets.unwrap_or(0))),
    ];
    locale.word("fight-mode-way", &args)
}

impl App {
    pub(super) fn setup_action(&mut self, action: Action) {
        if action == Action::OpenLog {
            self.log_anywhere(action);
            return;
        }
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
                table.reading.begin_anew();
                table.fight = FightState::default();
                if self.run(&Command::StartFight { foes }).is_some() {
                    if let Stage::Table(table) = &mut self.stage {
                        table.fight_left = false;
                    }
                    self.foes_act();
                }
            }
            Action::NextPane | Action::PreviousPane => table.setup.about = !table.setup.about,
            _ if table.setup.about => table.setup.scroll = moved(table.setup.scroll, action, SETUP_LINES_MAX),
            _ => {
                table.setup.cursor = moved(table.setup.cursor, action, count);
                table.setup.scroll = 0;
            }
        }
    }

    pub(super) fn fight_action(&mut self, action: Action) {
        if self.log_anywhere(action) {
            return;
        }
        let Stage::Table(table) = &mut self.stage else { return };
        let state = &mut table.fight;
        match action {
            Action::NextPane | Action::PreviousPane => {
                let at = FightPane::ALL.iter().position(|pane| *pane == state.pane).unwrap_or(0);
                let last = FightPane::ALL.len() - 1;
                let next = match action {
                    Action::NextPane => (at + 1) % FightPane::ALL.len(),
                    _ => at.checked_sub(1).unwrap_or(last),
                };
                // Targets are named or given up before keys go elsewhere.
                if state.targeting.is_none() {
                    state.pane = FightPane::ALL.get(next).copied().unwrap_or_default();
                }
            }
            Action::HandOver if table.session.game.fighting().is_none() || state.targeting.is_some() => {}
            Action::HandOver => {
                let before = table.chooser_and_option(&table.options());
                if self.run(&Command::FightByItself).is_some() {
                    self.foes_act();
                    self.settle_cursor(before);
                }
            }
            Action::HandOverForGood => self.hand(Controller::Ai),
            Action::TakeBack => self.hand(Controller::Manual),
            Action::Flee if table.session.game.fighting().is_some() => self.ask_first(Question::Flee),
            Action::Choose if table.session.game.fighting().is_none() => self.look_up_from_the_end(),
            Action::PersonDetails => self.show_person(),
            Action::Choose if state.pane == FightPane::People => self.show_person(),
            _ if state.pane == FightPane::Log => table.read_log(action),
            Action::Choose => self.choose(),
            Action::TickTarget => self.tick_target(),
            _ => self.move_in_fight(action),
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
        let before = table.chooser_and_option(&table.options());
        for who in whom {
            if self.run(&Command::Control { who, by }).is_none() {
                return;
            }
        }
        self.foes_act();
        self.settle_cursor(before);
    }

    /// A press too many on the key that ended the fight must not skip what is shown of its end: the first says so, the next
    /// leaves.
    fn look_up_from_the_end(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        if std::mem::replace(&mut table.fight.end_seen, true) {
            self.leave_fight();
        } else {
            let text = table.locale.word("fight-end-once-more", &[]);
            self.say(text, Role::Notice);
        }
    }

    /// The fight is over: loot is on its own screen, the next fight begins with choosing foes.
    fn leave_fight(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        table.setup = fight_setup::FightSetupState::default();
        table.fight_left = true;
        table.fight = FightState::default();
        table.reading.cursor = None;
        // What fell is what one comes for: Enter takes it.
        table.loot.pane = if table.session.game.loot.is_some() { LootPane::Lying } else { LootPane::Tables };
        table.go_to(if table.session.game.loot.is_some() { Scope::Loot } else { Scope::Fight });
    }

    fn move_in_fight(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let options = table.options();
        let everybody = table.session.game.fight.as_ref().map_or(0, |fight| fight.encounter.combatants.len());
        let state = &mut table.fight;
        match &mut state.targeting {
            Some(targeting) => {
                let targets = options.get(state.cursor).map_or(0, |option| option.targets.len());
                targeting.cursor = moved(targeting.cursor, action, targets);
            }
            None if state.pane == FightPane::People => state.person = moved(state.person, action, everybody),
            None => state.cursor = moved(state.cursor, action, options.len()),
        }
    }

    /// Everything about whoever is looked at, to be read.
    fn show_person(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let Some(log) = &table.session.game.fight else { return };
        let options = table.options();
        let facts = table.facts(&log.encounter, &options);
        let looked_at = table.fight.looked_at(&facts);
        if let Some(who) = looked_at.and_then(|id| log.encounter.combatant(&id)) {
            let (title, lines) = person::detail(who, &facts, &table.locale);
            self.overlay = Some(Overlay::text(title, lines));
        }
    }

    /// Names the target under the cursor or takes the name back.
    fn tick_target(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        let options = table.options();
        let Some(option) = options.get(table.fight.cursor) else { return };
        let most = wanted(option, &table.fight.manner);
        let Some(targeting) = table.fight.targeting.as_mut().filter(|_| most > 1) else { return };
        if !targeting.tick(option, most) {
            let text = table.locale.word("fight-targets-full", &[("wanted", Arg::from(most))]);
            self.say(text, Role::Notice);
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
            && let Some(overlay) = ask_manner(&option, &table.fight.manner, |pool| table.left_in(pool), &table.locale)
        {
            self.overlay = Some(overlay);
            return;
        }
        let manner = table.fight.manner.clone();
        let most = wanted(&option, &manner);
        let named = match table.fight.targeting.take() {
            None if most == 0 => Vec::new(),
            None if option.targets.len() == 1 => option.targets.clone(),
            None => {
                table.fight.targeting = table.begin_targeting(&option);
                return;
            }
            Some(targeting) => targeting.chosen(&option),
        };
        let choice = Choice {
            option: option.id.clone(),
            targets: named,
            pay: manner.pay.flatten(),
            mode: manner.mode.flatten(),
            style: manner.style,
            ..Choice::default()
        };
        let before = table.chooser_and_option(&options);
        if self.run(&Command::Fight { choice }).is_some() {
            self.foes_act();
            self.settle_cursor(before);
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
        table.reading.cursor = None;
    }

    /// Puts the menu's cursor where it was if the same one chooses on and the option is still there, else at the start.
    fn settle_cursor(&mut self, before: Option<(CombatantId, SmolStr)>) {
        let Stage::Table(table) = &mut self.stage else { return };
        let options = table.options();
        let fight = table.session.game.fighting();
        let chooser = fight.and_then(|fight| fight.encounter.to_choose());
        // Whoever ended a turn or let a moment pass stands at another: a second press must not throw that away too.
        let begun_anew = |id: &str| id == END_TURN || id == PASS;
        let same = before.filter(|(who, id)| Some(who) == chooser && !begun_anew(id));
        let stays = same.and_then(|(_, id)| options.iter().position(|option| option.id == id));
        table.fight.cursor = stays.unwrap_or(0);
        table.fight.targeting = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Tag;
    use crate::text::safe;

    #[test]
    fn a_mode_says_what_it_takes_and_changes() {
        let said = |language: &str, shots, to_hit, face, targets| {
            let locale = Locale::bare(&Tag::parse(language).expect("a language"));
            mode_line(safe("Volley"), shots, to_hit, face, targets, &locale).into_string()
        };
        assert_eq!(said("en", Some(2), -2, 0, Some(2)), "Volley, 2 shots, −2 to hit, up to 2 targets");
        assert_eq!(said("en", Some(1), 0, 1, None), "Volley, 1 shot, each die needs 1 more");
        assert_eq!(said("en", None, 0, 0, None), "Volley");
        assert_eq!(
            said("ru", Some(3), 1, -1, Some(1)),
            "Volley, 3 выстрела, +1 к попаданию, каждому кубику нужно на 1 меньше, 1 цель"
        );
        assert_eq!(said("zh-Hans", Some(3), 0, 0, Some(2)), "Volley，3 发，至多 2 个目标");
    }
}
