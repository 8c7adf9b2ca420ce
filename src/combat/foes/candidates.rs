//! Every way to take an option: targets, paying pools, modes of a weapon, styles of a blow (combat.md 3.21). A way that does
//! no good is none; what counts as good is `worth`'s.
//!
//! Must not know: temperaments, noise.

use crate::combat::action::{Action, WeaponMode};
use crate::combat::choice::Choice;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::CombatantId;
use crate::combat::foes::candidate::Candidate;
use crate::combat::foes::worth::Weigher;
use crate::combat::menu::cost::PayWith;
use crate::combat::menu::known::Known;
use crate::combat::menu::{MenuOption, OptionKind};
use crate::dice::to_f64;
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

/// Every useful way to take an option of the menu.
pub fn of_option(known: &Known<'_>, actor: &Combatant, option: &MenuOption) -> Vec<Candidate> {
    let Some(action) = actor.action(&option.id) else { return Vec::new() };
    if repeats(actor, action) {
        return Vec::new();
    }
    let ways = Ways { known, actor, option, action };
    let manners = ways.manners();
    let found = manners.iter().flat_map(|manner| ways.aimed(manner));
    found.filter(Candidate::is_useful).collect()
}

/// Standard actions that do something where nothing better is to be done: one may be harder to hit, or help a friend whose
/// blow is not helped yet. Off a board nothing comes of the others.
pub fn of_standard(known: &Known<'_>, actor: &Combatant, option: &MenuOption) -> Vec<Candidate> {
    let word = option.id.trim_start_matches("standard:").split('@').next().unwrap_or_default();
    match StandardAction::from_word(word).filter(|_| option.kind == OptionKind::Standard) {
        Some(StandardAction::Dodge) if !actor.flags.dodging => {
            vec![Candidate { choice: Choice::of(&option.id, &[]), setup: DODGE, ..Candidate::default() }]
        }
        Some(StandardAction::Help) => {
            let friends = option.targets.iter().filter_map(|id| known.fight.combatant(id));
            let helped = friends.filter(|who| who.stands() && !who.flags.helped);
            let help = |who: &Combatant| Candidate {
                choice: Choice::of(&option.id, std::slice::from_ref(&who.id)),
                support: HELP,
                ..Candidate::default()
            };
            helped.map(help).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether it would only begin anew what is kept up already.
fn repeats(actor: &Combatant, action: &Action) -> bool {
    action.concentration && actor.concentrating.as_ref().is_some_and(|kept| kept.option_id == action.id)
}

struct Ways<'w, 'r> {
    known: &'w Known<'r>,
    actor: &'w Combatant,
    option: &'w MenuOption,
    action: &'w Action,
}

impl Ways<'_, '_> {
    /// Every manner: pools, then modes, then styles.
    fn manners(&self) -> Vec<Manner<'_>> {
        let mut pays: Vec<Option<&PayWith>> = self.option.pay_with.iter().map(Some).collect();
        if !self.option.needs_pay {
            pays.insert(0, None);
        }
        let modes = self.modes();
        let styles: Vec<Option<&str>> = match self.option.styles.as_slice() {
            [] => vec![None],
            styles => styles.iter().map(|(id, _)| Some(id.as_str())).collect(),
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
    fn modes(&self) -> Vec<Option<&WeaponMode>> {
        let Some(item) = &self.action.item else { return vec![None] };
        let enough = |needed: i64| self.option.shots.is_none_or(|(has, _)| has >= needed.max(1));
        let plain = enough(item.per_attack).then_some(None);
        let modes = item.modes.iter().filter(|mode| enough(mode.ammo.unwrap_or(item.per_attack)));
        plain.into_iter().chain(modes.map(Some)).collect()
    }

    /// A manner aimed at everybody that it may be aimed at.
    fn aimed(&self, manner: &Manner<'_>) -> Vec<Candidate> {
        let chances = self.option.forecast.targets.as_slice();
        let weigher = Weigher { known: self.known, actor: self.actor, action: self.action, chances, manner };
        let mut found = Vec::new();
        if self.option.target_count == 0 {
            found.extend(weigher.on(self.actor, 1).map(|candidate| (candidate, Vec::new())));
        }
        let counted = self.known.fight.combatants.iter().filter(|who| self.option.targets.contains(&who.id));
        let targets: Vec<&Combatant> = counted.map(|who| &**who).collect();
        for target in &targets {
            let companions = self.companions(manner, target, &targets);
            let Some(candidate) = weigher.on(target, companions.len() + 1) else { continue };
            let mut named = vec![target.id.clone()];
            named.extend(companions);
            found.push((candidate, named));
        }
        let price: i64 = self.action.cost.iter().map(|term| term.amount).sum();
        let cost = to_f64(price + self.option.signature.unwrap_or(0) + manner.steps());
        let last = self.actor.last_target.as_ref();
        let chosen = found.into_iter().map(|(candidate, named)| Candidate {
            cost,
            same_target: last.is_some() && named.first() == last,
            choice: Choice {
                pay: manner.pay.map(|pay| pay.pool.clone()),
                mode: manner.mode.map(|mode| mode.id.as_str().to_owned()),
                style: manner.style.map(str::to_owned),
                ..Choice::of(&self.option.id, &named)
            },
            ..candidate
        });
        chosen.collect()
    }

    /// Others of the same side that the same deed catches besides.
    fn companions(&self, manner: &Manner<'_>, first: &Combatant, targets: &[&Combatant]) -> Vec<CombatantId> {
        if !self.action.sequence.is_empty() {
            return Vec::new();
        }
        let count = manner.mode.and_then(|mode| mode.targets).unwrap_or(self.option.target_count);
        let room = (count + manner.steps() * self.action.targets_per_step).min(TARGETS_MAX) - 1;
        let alike = targets.iter().filter(|other| {
            let same_side = other.side == first.side && other.id != first.id;
            same_side && (self.action.heals || other.stands())
        });
        alike.take(usize::try_from(room).unwrap_or(0)).map(|other| other.id.clone()).collect()
    }
}
