//! The menu of whoever is to choose: its groups, what each deed costs and promises, and what it answers where it is an
//! answer.
//!
//! Must not know: what is legal, what comes of a deed.

use crate::combat::menu::MenuOption;
use crate::combat::{AnswerEffect, Combatant, Group, LabelRef, OptionKind, answer_effect};
use crate::dice::chance_text;
use crate::locale::{Arg, Fraction, Locale};
use crate::narrate::{self, say_sentence};
use crate::text::{SafeText, cell_width, safe};
use crate::view::model::{Line, Pane, Role};
use crate::view::parts::word;
use crate::view::table::fight::person::{budgets, joined};
use crate::view::table::fight::{FightFacts, FightPane, FightState, Room, moment};

/// The groups in the order in which they are shown.
const GROUPS: [Group; 7] =
    [Group::Answer, Group::Attack, Group::Ability, Group::Item, Group::Contest, Group::Standard, Group::Turn];

/// Options as they are shown: group by group, else in the order in which the rules have them.
pub fn grouped(mut options: Vec<MenuOption>) -> Vec<MenuOption> {
    options.sort_by_key(|option| GROUPS.iter().position(|group| *group == option.group));
    options
}

/// What an option is called, in the player's language.
pub fn option_name(option: &MenuOption, locale: &Locale) -> SafeText {
    say_sentence(&narrate::option_name(option), locale).text
}

pub(super) fn pane(state: &FightState, facts: &FightFacts<'_>, room: Room, locale: &Locale) -> Pane {
    let Some(actor) = facts.encounter.to_choose().and_then(|id| facts.encounter.combatant(id)) else {
        return Pane::default();
    };
    let title = moment::asked(actor, facts, locale);
    let left = joined(&budgets(actor, facts, locale));
    let fits = cell_width(title.as_str()) + cell_width(left.as_str()) + 4 <= room.cells();
    let mut lines = moment::lines(actor, facts, locale);
    if !fits {
        lines.push(Line::with(left.clone(), Role::Faint).wrapped());
    }
    let mut selected = None;
    let mut last = None;
    for (at, option) in facts.menu.iter().enumerate() {
        // The last line needs no heading: it names itself.
        let is_headed = option.group != Group::Turn && option.kind != OptionKind::Pass;
        if is_headed && last != Some(option.group) {
            lines.push(Line::with(word(locale, group_key(option.group)), Role::Faint));
        }
        last = Some(option.group);
        if at == state.cursor {
            selected = Some(lines.len());
        }
        lines.push(option_line(option, actor, room, facts, locale).indented(u16::from(is_headed)));
    }
    Pane {
        title,
        title_end: if fits { left } else { SafeText::default() },
        lines,
        selected,
        focused: state.pane == FightPane::Menu,
        ..Pane::default()
    }
}

fn group_key(group: Group) -> &'static str {
    match group {
        Group::Attack => "menu-group-attack",
        Group::Ability => "menu-group-ability",
        Group::Item => "menu-group-item",
        Group::Contest => "menu-group-contest",
        Group::Standard => "menu-group-standard",
        Group::Answer => "menu-group-answer",
        Group::Turn => "menu-group-turn",
    }
}

/// An option with what it costs and promises. The main budget goes without saying, except where that tells two of one name
/// apart; the status line says everything of the option under the cursor.
fn option_line(option: &MenuOption, actor: &Combatant, room: Room, facts: &FightFacts<'_>, locale: &Locale) -> Line {
    let named = narrate::option_name(option);
    let has_double = facts.menu.iter().filter(|other| narrate::option_name(other) == named).count() > 1;
    let main = facts.effective.ruleset().combat.as_ref().and_then(|combat| combat.economy.budgets.first());
    let is_main = |budget: &LabelRef| main.is_some_and(|main| budget.reference == format!("budget/{}", main.id));
    let mut costs = narrate::option_costs(option, actor);
    costs.retain(|cost| match cost {
        narrate::MenuCost::Budget(budget) => has_double || !is_main(budget),
        _ => true,
    });
    let mut line = Line::of(say_sentence(&named, locale).text).wrapped();
    if let Some(effect) = answer_effect(facts.effective, facts.encounter, option) {
        line = line.and(safe("  "), Role::Plain).and(answer_text(effect, locale), Role::Notice);
    }
    if let Some(costs) = narrate::cost_line(&costs) {
        line = line.and(safe("  "), Role::Plain).and(say_sentence(&costs, locale).text, Role::Faint);
    }
    let promised = match room {
        Room::Close => short_forecast(option.forecast.chance, option.forecast.average, locale),
        Room::Roomy => forecast(option, locale),
    };
    match promised {
        Some(promised) => line.at_end(promised, Role::Notice),
        None => line,
    }
}

/// What an answer would make of the deed that it answers.
fn answer_text(effect: AnswerEffect, locale: &Locale) -> SafeText {
    let against = |total: i64, defense: i64| [("total", Arg::Number(total)), ("defense", Arg::Number(defense))];
    match effect {
        AnswerEffect::Stops => word(locale, "fight-answer-stops"),
        AnswerEffect::Turns { total, defense } => locale.word("fight-answer-turns", &against(total, defense)),
        AnswerEffect::TooLittle { total, defense } => locale.word("fight-answer-too-little", &against(total, defense)),
        AnswerEffect::NoUse => word(locale, "fight-answer-no-use"),
    }
}

/// `62% ~1.9`.
pub(super) fn short_forecast(chance: Option<f64>, average: Option<f64>, locale: &Locale) -> Option<SafeText> {
    let chance = chance.map(chance_text);
    let average = average.map(|average| format!("~{}", locale.decimal(average, Fraction::Places(1))));
    let parts: Vec<String> = chance.into_iter().chain(average).collect();
    (!parts.is_empty()).then(|| safe(&parts.join(" ")))
}

fn forecast(option: &MenuOption, locale: &Locale) -> Option<SafeText> {
    let promised = &option.forecast;
    if let Some(chance) = promised.chance.filter(|_| option.group == Group::Contest) {
        return Some(locale.word("menu-forecast-win", &[("chance", Arg::text(&chance_text(chance)))]));
    }
    let (harm, mended) = if option.heals { (None, promised.average) } else { (promised.average, None) };
    let said = narrate::forecast_line(promised.chance, harm, mended)?;
    Some(say_sentence(&said, locale).text)
}

/// Everything about the option under the cursor, for the status line.
pub(super) fn about(option: &MenuOption, actor: &Combatant, locale: &Locale) -> SafeText {
    match option.kind {
        OptionKind::EndTurn => return word(locale, "fight-end-turn-about"),
        OptionKind::Pass => return word(locale, "fight-pass-about"),
        OptionKind::Action | OptionKind::Standard => {}
    }
    let costs = narrate::cost_line(&narrate::option_costs(option, actor));
    let costs = costs.map(|costs| say_sentence(&costs, locale).text);
    let gives = option.restores.as_ref().map(|pool| {
        let args = [("pool", Arg::Text(locale.tr(&pool.text).text))];
        locale.word("fight-option-restores", &args)
    });
    let parts: Vec<SafeText> = costs.into_iter().chain(forecast(option, locale)).chain(gives).collect();
    let name = option_name(option, locale);
    if parts.is_empty() {
        return name;
    }
    locale.word("fight-option-about", &[("option", Arg::Text(name)), ("about", Arg::Text(joined(&parts)))])
}
