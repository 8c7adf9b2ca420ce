//! At whom a deed is aimed: everybody it may be aimed at with the chance against each, those named so far, how to finish.
//!
//! Must not know: what comes of it.

use crate::combat::menu::MenuOption;
use crate::combat::{Combatant, CombatantId, Encounter, Side};
use crate::format::mechanics::TargetSide;
use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Pane, Role};
use crate::view::parts::word;
use crate::view::table::fight::menu::{option_name, short_forecast};
use crate::view::table::fight::person::{Person, health, states};
use crate::view::table::fight::{FightFacts, Manner, name};

/// Most targets that one deed names.
const TARGETS_MAX: i64 = 20;

/// Targets being chosen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Targeting {
    /// Those named so far.
    pub named: Vec<CombatantId>,
    /// The one under the cursor.
    pub cursor: usize,
}

impl Targeting {
    /// Nobody is named yet; the cursor is on the likeliest: of those a deed may be aimed at, one of the side that it is for,
    /// who stands, and for mending whoever lacks the most.
    pub fn begin(option: &MenuOption, fight: &Encounter, health: impl Fn(&Combatant) -> (i64, i64)) -> Self {
        let actor = fight.to_choose().and_then(|id| fight.combatant(id)).map_or(Side::Party, |actor| actor.side);
        let helps = option.heals || option.restores.is_some() || option.side == TargetSide::Ally;
        let likely = |who: &Combatant| (who.side == actor) == helps;
        let rank = |who: &Combatant| {
            let (health, max) = health(who);
            // In hundredths of what there can be; only mending looks at it.
            let left = if helps { health * 100 / max.max(1) } else { 0 };
            (!likely(who), !helps && !who.stands(), left)
        };
        let targets = option.targets.iter().enumerate().filter_map(|(at, id)| Some((at, fight.combatant(id)?)));
        let cursor = targets.min_by_key(|(at, who)| (rank(who), *at)).map_or(0, |(at, _)| at);
        Self { named: Vec::new(), cursor }
    }

    /// Names the one under the cursor or takes the name back; whether there was room for it.
    pub fn tick(&mut self, option: &MenuOption, most: usize) -> bool {
        let Some(target) = option.targets.get(self.cursor) else { return true };
        if let Some(at) = self.named.iter().position(|named| named == target) {
            self.named.remove(at);
            return true;
        }
        if self.named.len() >= most {
            return false;
        }
        self.named.push(target.clone());
        true
    }

    /// The targets as they are: those named, else the one under the cursor.
    pub fn chosen(&self, option: &MenuOption) -> Vec<CombatantId> {
        if self.named.is_empty() {
            option.targets.get(self.cursor).cloned().into_iter().collect()
        } else {
            self.named.clone()
        }
    }
}

/// How many targets a deed may be aimed at when it is done that way.
pub fn wanted(option: &MenuOption, manner: &Manner) -> usize {
    if option.target_count <= 0 {
        return 0;
    }
    let mode =
        manner.mode.as_ref().and_then(|id| option.modes.iter().find(|mode| Some(mode.id.as_str()) == id.as_deref()));
    let count = mode.and_then(|mode| mode.targets).unwrap_or(option.target_count);
    let paid = manner.pay.as_ref().and_then(|pool| option.pay_with.iter().find(|pay| Some(&pay.pool) == pool.as_ref()));
    let steps = paid.map_or(0, |pay| pay.steps);
    let most = (count + steps * option.targets_per_step).min(TARGETS_MAX);
    usize::try_from(most).unwrap_or(0).min(option.targets.len())
}

pub(super) fn pane(
    targeting: &Targeting,
    option: &MenuOption,
    manner: &Manner,
    people: &[Person<'_>],
    facts: &FightFacts<'_>,
    locale: &Locale,
) -> Pane {
    let wanted = wanted(option, manner);
    let several = wanted > 1;
    let hint = if several {
        locale.word("fight-targets-several", &[("wanted", Arg::from(wanted))])
    } else {
        word(locale, "fight-targets-one")
    };
    let mut lines = vec![Line::with(hint, Role::Faint).wrapped()];
    let mut selected = None;
    for (at, id) in option.targets.iter().enumerate() {
        let Some(person) = people.iter().find(|person| person.who.id == *id) else { continue };
        if at == targeting.cursor {
            selected = Some(lines.len());
        }
        let tick = match (several, targeting.named.contains(id)) {
            (false, _) => "",
            (true, true) => "[x] ",
            (true, false) => "[ ] ",
        };
        let chance = option.forecast.targets.iter().find(|chance| chance.id == *id).map(|chance| chance.chance);
        let role = if person.who.side == Side::Party { Role::Good } else { Role::Plain };
        let mut line = Line::with(safe(tick), Role::Key).and(name(person.who, locale), role);
        for (text, role) in states(person, facts, locale) {
            line = line.and(safe(" "), Role::Plain).and(text, role);
        }
        if let Some(promised) = short_forecast(chance, option.forecast.average, locale) {
            line = line.at_end(promised, Role::Notice).at_end(safe("  "), Role::Plain);
        }
        lines.push(line.at_end(health(&person.standing), Role::Faint));
    }
    let count = [("named", Arg::from(targeting.named.len())), ("wanted", Arg::from(wanted))];
    let title = locale.word("fight-targets", &[("option", Arg::Text(option_name(option, locale)))]);
    let title_end = if several { locale.word("fight-targets-named", &count) } else { SafeText::default() };
    Pane { title, title_end, lines, selected, focused: true, ..Pane::default() }
}
