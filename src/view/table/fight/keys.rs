//! The keys that mean something now on the Fight screen.

use crate::combat::menu::MenuOption;
use crate::combat::{Combatant, Side};
use crate::locale::Locale;
use crate::text::safe;
use crate::view::action::{Action, Scope};
use crate::view::model::KeyHint;
use crate::view::parts::{keys_of, word};
use crate::view::table::fight::targets::wanted;
use crate::view::table::fight::{FightFacts, FightPane, FightState};

/// The key bar: what is needed most first.
pub(super) fn bar(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> Vec<KeyHint> {
    let over = facts.encounter.outcome.is_some();
    let option: Option<&MenuOption> = facts.menu.get(state.cursor);
    if let (Some(_), Some(option), false) = (&state.targeting, option, over) {
        let several = wanted(option, &state.manner) > 1;
        let tick = several.then_some(Action::TickTarget);
        let keys = tick.into_iter().chain([Action::PersonDetails, Action::Help, Action::Back]);
        return named(Action::Choose, "fight-key-do", locale).into_iter().chain(keys_of(locale, keys)).collect();
    }
    // What else the action table has for the screen comes after what is needed most.
    let by_program = |who: &Combatant| who.side == Side::Party && !who.is_played_by_hand();
    let is_handed_over = !over && facts.encounter.combatants.iter().any(|who| by_program(who));
    // Taking somebody back is what is wanted next then; the bar holds no more than eight.
    let left_out = if is_handed_over { Action::OnlyFallbacks } else { Action::TakeBack };
    let most = [Action::NextPane, Action::PersonDetails, Action::HandOver, Action::TakeBack];
    let rest = Action::ALL.iter().copied().filter(|action| action.is_on(Scope::Fight) && action.in_bar());
    let rest = rest.filter(|action| *action != Action::Choose && !most.contains(action));
    let shown = most.into_iter().chain(rest).filter(|action| *action != left_out);
    let shown = shown.filter(|action| !over || *action != Action::HandOver);
    let choose = match (over, state.pane) {
        (true, _) => named(Action::Choose, "fight-key-go-on", locale),
        (false, FightPane::Menu) => keys_of(locale, [Action::Choose]).into_iter().next(),
        (false, FightPane::People | FightPane::Log) => None,
    };
    choose.into_iter().chain(keys_of(locale, shown)).collect()
}

/// An action's key with a word of its own for what it does now.
fn named(action: Action, label: &str, locale: &Locale) -> Option<KeyHint> {
    let key = safe(&action.keys().first()?.name());
    Some(KeyHint { key, label: word(locale, label), vital: true })
}
