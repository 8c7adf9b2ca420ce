//! Every way to take an option: targets, paying pools, modes of a weapon, styles of a blow (combat.md 3.21). A way that does
//! no good is none; what counts as good is `worth`'s.
//!
//! Must not know: temperaments, noise.

use std::cell::OnceCell;

use crate::combat::action::{Action, ActionKind, WeaponMode};
use crate::combat::ammo;
use crate::combat::encounter::Combatant;
use crate::combat::foes::candidate::{Candidate, Taken, others};
use crate::combat::foes::worth::Weigher;
use crate::combat::menu::cost::{PayWith, pay_with, price};
use crate::combat::menu::forecast::{chance, told};
use crate::combat::menu::known::Known;
use crate::combat::menu::offered::Offered;
use crate::combat::menu::{MenuOption, OptionKind};
use crate::combat::resolve::style;
use crate::dice::to_f64;
use crate::format::initiative::Style;
use crate::format::mechanics::StandardAction;

/// Most targets of one deed.
const TARGETS_MAX: i64 = 20;
/// What making oneself hard to hit prepares.
const DODGE: f64 = 0.05;
/// What giving one's action to a friend helps.
const HELP: f64 = 0.4;

/// One way to do it, targets aside.
#[derive(Debug, Clone, Copy, Default)]
pub struct Manner<'m> {
    /// The pool that pays in place of its own.
    pub pay: Option<&'m PayWith>,
    /// The mode of its weapon.
    pub mode: Option<&'m WeaponMode>,
    /// The style of the blow.
    pub style: Option<&'m str>,
}

impl Manner<'_> {
    /// Cost steps paid above the price.
    pub fn steps(&self) -> i64 {
        self.pay.map_or(0, |pay| pay.steps)
    }
}

/// Standard actions that do something where nothing better is to be done: one may be harder to hit, or help a friend whose
/// blow is not helped yet. Off a board nothing comes of the others.
pub fn of_standard<'c>(known: &Known<'c>, actor: &Combatant, option: &'c MenuOption) -> Vec<(Candidate, Taken<'c>)> {
    let taken = |target: Option<&'c Combatant>| Taken::plain(&option.id, target);
    let word = option.id.trim_start_matches("standard:").split('@').next().unwrap_or_default();
    match StandardAction::from_word(word).filter(|_| option.kind == OptionKind::Standard) {
        Some(StandardAction::Dodge) if !actor.flags.dodging => {
            vec![(Candidate { setup: DODGE, ..Candidate::default() }, taken(None))]
        }
        Some(StandardAction::Help) => {
            let friends = option.targets.iter().filter_map(|id| known.fight.combatant(id));
            let friends = friends.filter(|who| who.stands() && !who.flags.helped);
            friends.map(|who| (Candidate { support: HELP, ..Candidate::default() }, taken(Some(who)))).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether it would only begin anew what is kept up already.
fn repeats(actor: &Combatant, action: &Action) -> bool {
    action.concentration && actor.concentrating.as_ref().is_some_and(|kept| kept.option_id == action.id)
}

/// Every way to take one action that is offered.
pub struct Ways<'w, 'r> {
    known: &'w Known<'r>,
    actor: &'w Combatant,
    deed: &'w Offered<'r>,
    /// Whether its own price cannot be paid.
    needs_pay: bool,
    /// Other pools that would pay.
    pay_with: Vec<PayWith>,
    /// The chance for each target, without a mode of its weapon, as menus tell it.
    chances: Vec<OnceCell<f64>>,
}

impl<'w, 'r> Ways<'w, 'r> {
    /// The ways to take an action.
    pub fn of(known: &'w Known<'r>, actor: &'w Combatant, deed: &'w Offered<'r>) -> Self {
        let pay_with = pay_with(known.rules, actor, deed.action);
        let needs_pay = price(known.rules, actor, deed.action, None).is_err();
        let chances = deed.aimed.iter().map(|_| OnceCell::new()).collect();
        Self { known, actor, deed, needs_pay, pay_with, chances }
    }

    /// Finds those that do some good.
    pub fn useful<'a>(&'a self, found: &mut Vec<(Candidate, Taken<'a>)>) {
        if repeats(self.actor, self.deed.action) {
            return;
        }
        let styles = style::offered(self.known.combat, self.actor, self.deed.action);
        if self.deed.action.item.is_none() && self.pay_with.is_empty() && styles.is_empty() {
            // Mostly there is one manner.
            if !self.needs_pay {
                self.aimed(Manner::default(), found);
            }
            return;
        }
        for manner in self.manners(&styles) {
            self.aimed(manner, found);
        }
    }

    /// Every manner: pools, then modes, then styles.
    fn manners<'a>(&'a self, offered: &[&'a Style]) -> Vec<Manner<'a>> {
        let own = (!self.needs_pay).then_some(None);
        let pays = own.into_iter().chain(self.pay_with.iter().map(Some));
        let modes = self.modes();
        let styles: Vec<Option<&str>> = match offered {
            [] => vec![None],
            styles => styles.iter().map(|style| Some(style.id.as_str())).collect(),
        };
        let mut manners = Vec::new();
        for pay in pays {
            for mode in &modes {
                manners.extend(styles.iter().map(|style| Manner { pay, mode: *mode, style: *style }));
            }
        }
        manners
    }

    /// The weapon as it is and in each mode, where there is enough to shoot.
    fn modes(&self) -> Vec<Option<&'r WeaponMode>> {
        let Some(item) = &self.deed.action.item else { return vec![None] };
        let has = self.actor.character().and_then(|character| ammo::shots(self.known.rules, character, item));
        let enough = |needed: i64| has.is_none_or(|has| has >= needed.max(1));
        let plain = enough(item.per_attack).then_some(None);
        // A weapon is reloaded the same way in whatever mode it shoots.
        let modes = item.modes.iter().filter(|_| self.deed.action.kind != ActionKind::Reload);
        plain.into_iter().chain(modes.filter(|mode| enough(mode.ammo.unwrap_or(item.per_attack))).map(Some)).collect()
    }

    /// A manner aimed at everybody that it may be aimed at.
    fn aimed<'a>(&'a self, manner: Manner<'a>, found: &mut Vec<(Candidate, Taken<'a>)>) {
        let Offered { action, aimed, count } = self.deed;
        let price: i64 = action.cost.iter().map(|term| term.amount).sum();
        let cost = to_f64(price + action.signature.unwrap_or(0) + manner.steps());
        let last = self.actor.last_target.as_ref();
        let standing = !action.heals;
        let mut add = |candidate: Candidate, target: Option<&'a Combatant>, others: usize| {
            let same_target = last.is_some() && target.map(|target| &target.id) == last;
            let candidate = Candidate { cost, same_target, ..candidate };
            if candidate.is_useful() {
                found.push((candidate, Taken { option: &action.id, manner, target, others, aimed, standing }));
            }
        };
        let weigher = Weigher::new(self.known, self.actor, action, manner);
        if *count == 0 {
            if let Some(candidate) = weigher.on(self.actor, 1, &|| 1.0) {
                add(candidate, None, 0);
            }
            return;
        }
        let room = self.room(manner);
        for (place, target) in aimed.iter().enumerate() {
            let caught = if room == 0 { 0 } else { others(aimed, target, standing).take(room).count() };
            let chance = || self.chance(manner, place, target);
            if let Some(candidate) = weigher.on(target, caught + 1, &chance) {
                add(candidate, Some(target), caught);
            }
        }
    }

    /// The chance that it lands on somebody; what is not rolled lands.
    fn chance(&self, manner: Manner<'_>, place: usize, target: &Combatant) -> f64 {
        let known = |mode| chance(self.known, self.actor, self.deed.action, mode, target);
        match (manner.mode, self.chances.get(place)) {
            (None, Some(kept)) => *kept.get_or_init(|| known(None).map_or(1.0, told)),
            (mode, _) => known(mode).unwrap_or(1.0),
        }
    }

    /// How many others of the same side the same deed may catch besides.
    fn room(&self, manner: Manner<'_>) -> usize {
        let action = self.deed.action;
        if !action.sequence.is_empty() {
            return 0;
        }
        let count = manner.mode.and_then(|mode| mode.targets).unwrap_or(self.deed.count);
        let room = (count + manner.steps() * action.targets_per_step).min(TARGETS_MAX) - 1;
        usize::try_from(room).unwrap_or(0)
    }
}
