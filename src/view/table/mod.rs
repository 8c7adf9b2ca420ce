//! The screens of a game that is being played, one file each.

pub mod bag;
pub mod fight;
pub mod fight_setup;
pub mod item;
pub mod load;
pub mod log;
pub mod loot;
pub mod market;
pub mod purse;
pub mod rules;
pub mod sheet;
pub mod story;

use crate::items::{ItemKey, Stack};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{RulesetText, SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{column, frame, list, word};

/// The title of a table screen: ruleset, layers in force, the screen's name.
fn title(effective: &Effective, scope: Scope, locale: &Locale) -> SafeText {
    let ruleset = effective.ruleset();
    let mut parts = vec![locale.tr(ruleset.name.text()).text];
    let layers = effective.applied().iter().filter_map(|id| ruleset.layer(id.as_str()));
    let layers: Vec<SafeText> = layers.map(|layer| locale.tr(layer.label.text()).text).collect();
    if !layers.is_empty() {
        parts.push(list(locale, &layers));
    }
    let parts: Vec<String> = parts.into_iter().map(SafeText::into_string).collect();
    let args = [("game", Arg::Text(safe(&parts.join(" · ")))), ("screen", Arg::Text(locale.word(tab_key(scope), &[])))];
    locale.word("table-title", &args)
}

/// Puts a table screen's title and tabs on it. Where there is no room, the title is the ruleset's name alone: the open tab
/// names the screen; then the tabs stand closer.
pub fn entitle(screen: &mut Screen, effective: &Effective, open: Scope, locale: &Locale) {
    screen.title = title(effective, open, locale);
    screen.title_short = locale.tr(effective.ruleset().name.text()).text;
    screen.title_end = tabs(open, " ", locale);
    screen.title_end_short = tabs(open, "", locale);
}

/// A screen of a game in which nobody plays: its tabs, and that there is nobody.
pub fn nobody(scope: Scope, effective: &Effective, locale: &Locale) -> Screen {
    let mut screen = frame(locale, scope, SafeText::default());
    entitle(&mut screen, effective, scope, locale);
    let lines = vec![Line::with(word(locale, "table-nobody"), Role::Notice)];
    screen.columns = vec![column(Share::Part(1), Pane { lines, overflow: Overflow::Wrap, ..Pane::default() })];
    screen
}

/// The tabs with the digit that opens each; the one that is open is bracketed.
fn tabs(open: Scope, gap: &str, locale: &Locale) -> SafeText {
    let open = if matches!(open, Scope::FightSetup | Scope::Log) { Scope::Fight } else { open };
    let tabs = [Scope::Sheet, Scope::Bag, Scope::Market, Scope::Loot, Scope::Fight, Scope::RulesInForce, Scope::Story];
    let named = tabs.iter().enumerate().map(|(at, tab)| {
        let name = locale.word(tab_key(*tab), &[]);
        if *tab == open { format!("[{}{gap}{name}]", at + 1) } else { format!("{}{gap}{name}", at + 1) }
    });
    safe(&named.collect::<Vec<_>>().join(" "))
}

fn tab_key(scope: Scope) -> &'static str {
    match scope {
        Scope::Bag => "tab-bag",
        Scope::Market => "tab-market",
        Scope::Loot => "tab-loot",
        Scope::Fight | Scope::FightSetup => "tab-fight",
        Scope::Log => "fight-log",
        Scope::RulesInForce => "tab-rules",
        Scope::Story => "tab-story",
        _ => "tab-sheet",
    }
}

/// What a stack is called: its item's or coin's name in the player's language, or the nickname it was given.
pub fn stack_name(stack: &Stack, effective: &Effective, locale: &Locale) -> SafeText {
    let label = stack.item.as_ref().and_then(|item| item_label(item, effective));
    match label {
        Some(label) if stack.name.is_empty() || stack.name == label.english() => locale.tr(&label).text,
        _ if stack.name.is_empty() => stack.item.as_ref().map(|item| safe(&item.to_string())).unwrap_or_default(),
        _ => safe(&stack.name),
    }
}

/// The label of an item or coin, also of one that a layer took away.
pub fn item_label(item: &ItemKey, effective: &Effective) -> Option<RulesetText> {
    match item {
        ItemKey::Entry(reference) => effective.entry(reference).map(|entry| entry.label.text().clone()),
        ItemKey::Coin(unit) => effective.items()?.coin(unit.as_str()).map(|(_, unit)| unit.label.text().clone()),
    }
}
