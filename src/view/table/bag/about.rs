//! What a thing of a bag is and does, in lines: what is odd about it, its words and numbers, what it costs, what it does worn,
//! carried and used, what it asks of its holder, how it binds.

use crate::format::item::{Charges, ChargesAmount, Gate, Item, ItemUse, StatOr};
use crate::format::mechanics::Amount;
use crate::format::scalar::Scalar;
use crate::format::sheet::FieldKind;
use crate::items::Stack;
use crate::items::book::BookItem;
use crate::items::book::known_stack;
use crate::items::carry::weight;
use crate::items::held::is_worn;
use crate::items::price::shown_cost;
use crate::locale::{Arg, Locale};
use crate::sheet::Values;
use crate::sheet::explain::{Subject, explain};
use crate::text::{RulesetText, SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{list, word};
use crate::view::table::bag::effect::{condition, phrases, saves, skills};
use crate::view::table::bag::mark::{charges, odds_of_stack};
use crate::view::table::item::item_words;
use crate::view::table::load::weight_text;
use crate::view::table::purse::amount;
use crate::view::table::sheet::plain;

/// Everything there is to say about a stack.
pub fn lines(stack: &Stack, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let rules = values.rules();
    let mut lines: Vec<Line> =
        odds_of_stack(stack, rules).into_iter().map(|odd| Line::with(odd.said(locale), Role::Notice)).collect();
    if let Some(line) = weight_line(stack, values, locale) {
        lines.push(line);
    }
    let Some(known) = known_stack(rules, stack) else { return lines };
    lines.insert(0, Line::with(item_words(known.item, rules, locale), Role::Faint));
    if !stack.name.is_empty() && stack.name != known.label().english() {
        lines.push(Line::with(
            locale.word("about-nickname", &[("item", Arg::Text(locale.tr(known.label()).text))]),
            Role::Faint,
        ));
    }
    lines.extend(use_lines(stack, known.item, values, locale));
    lines.extend(held_lines(stack, &known, values, locale));
    lines.extend(binding_lines(known.item, locale));
    lines.extend(slot_line(known.item, values, locale));
    lines.push(cost_line(known.item, values, locale));
    lines.extend(stat_line(known.item, values, locale));
    if let Some(summary) = &known.entry.summary {
        lines.push(Line::of(locale.tr(summary).text));
    }
    lines
}

fn weight_line(stack: &Stack, values: &Values<'_>, locale: &Locale) -> Option<Line> {
    let each = weight(values.rules(), stack.item.as_ref()?);
    if each <= 0.0 {
        return None;
    }
    let all = each * crate::dice::to_f64(stack.quantity.max(0));
    let args = [("each", Arg::text(&weight_text(each, locale))), ("all", Arg::text(&weight_text(all, locale)))];
    Some(Line::with(locale.word("about-weight", &args), Role::Faint))
}

fn slot_line(item: &Item, values: &Values<'_>, locale: &Locale) -> Option<Line> {
    let declared = &values.rules().items()?.slots;
    let taken: Vec<SafeText> = item
        .slots
        .iter()
        .map(|(id, takes)| {
            let slot = declared.iter().find(|slot| slot.id == *id);
            let label = slot.map_or_else(|| safe(id), |slot| locale.tr(slot.label.text()).text);
            safe(&format!("{label} {}", takes.get()))
        })
        .collect();
    (!taken.is_empty()).then(|| Line::of(locale.word("about-slots", &[("slots", Arg::Text(list(locale, &taken)))])))
}

fn cost_line(item: &Item, values: &Values<'_>, locale: &Locale) -> Line {
    let rules = values.rules();
    let Some(cost) = &item.cost else { return Line::with(word(locale, "absent-no-cost"), Role::Faint) };
    let Some(shown) = shown_cost(rules, cost) else {
        let layer = rules.coin_taken_by(cost.unit.as_str()).map(|layer| locale.tr(layer.label.text()).text);
        let args = [("layer", Arg::Text(layer.unwrap_or_default()))];
        return Line::with(locale.word("absent-coins-gone", &args), Role::Notice);
    };
    let line = Line::of(locale.word("about-cost", &[("cost", Arg::Text(amount(&shown.now, locale)))]));
    match &shown.was {
        Some(was) => {
            let was = locale.word("market-was", &[("cost", Arg::Text(amount(was, locale)))]);
            line.and(safe("  "), Role::Plain).and(was, Role::Notice)
        }
        None => line,
    }
}

fn stat_line(item: &Item, values: &Values<'_>, locale: &Locale) -> Option<Line> {
    let items = values.rules().items()?;
    let stats: Vec<SafeText> = item
        .stats
        .iter()
        .filter_map(|(id, value)| {
            let declared = items.stat(id);
            let label = declared.map_or_else(|| safe(id), |stat| locale.tr(stat.label.text()).text);
            let value = match (value, declared.map(|stat| &stat.kind)) {
                (Scalar::Number(number), _) => safe(&plain(*number)),
                (Scalar::Bool(true), _) => return Some(label),
                (Scalar::Bool(false), _) => return None,
                (Scalar::Text(text), Some(FieldKind::Enum(kind))) => {
                    locale.tr(kind.label_of(text.english()).unwrap_or(text)).text
                }
                (Scalar::Text(text), _) => locale.tr(text).text,
            };
            Some(safe(&format!("{label} {value}")))
        })
        .collect();
    (!stats.is_empty()).then(|| Line::with(list(locale, &stats), Role::Faint))
}

/// What it does worn and carried, and which of the two counts now; what it asks of its holder.
fn held_lines(stack: &Stack, known: &BookItem<'_>, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let rules = values.rules();
    let worn = is_worn(known.item, stack);
    let mut lines = Vec::new();
    for (key, effect, counts) in
        [("about-when-worn", &known.item.worn, worn), ("about-when-carried", &known.item.carried, !worn)]
    {
        let Some(effect) = effect else { continue };
        let does = Arg::Text(list(locale, &phrases(effect, rules, locale)));
        let args = [("does", does), ("now", Arg::Case(if counts { "yes" } else { "no" }))];
        lines.push(Line::with(locale.word(key, &args), if counts { Role::Good } else { Role::Plain }));
    }
    for requirement in known.item.requires.as_deref().unwrap_or_default() {
        let has = values.number(&requirement.value);
        let needs = requirement.at_least.get();
        let args = [
            ("name", Arg::Text(value_name(&requirement.value, values, locale))),
            ("needs", Arg::decimal(needs)),
            ("has", Arg::decimal(has)),
            ("else", Arg::Text(list(locale, &phrases(&requirement.otherwise, rules, locale)))),
        ];
        let met = has >= needs;
        lines.push(Line::with(locale.word("about-requires", &args), if met { Role::Plain } else { Role::Bad }));
    }
    lines
}

/// What a number read off the sheet is called.
fn value_name(reference: &crate::format::value_ref::ValueRef, values: &Values<'_>, locale: &Locale) -> SafeText {
    let term = explain(values, Subject::Reference(reference));
    term.map(|term| crate::view::explain::term_name(&term, locale)).unwrap_or_default()
}

fn binding_lines(item: &Item, locale: &Locale) -> Vec<Line> {
    let Some(binds) = &item.binds else { return Vec::new() };
    let mut lines = Vec::new();
    match &binds.restriction {
        Some(restriction) => {
            let args = [("text", Arg::Text(locale.tr(restriction.text()).text))];
            lines.push(Line::of(locale.word("about-binds-only", &args)));
        }
        None => lines.push(Line::of(word(locale, "about-binds"))),
    }
    if binds.cursed.is_some() {
        lines.push(Line::with(word(locale, "about-cursed"), Role::Bad));
    }
    lines
}

/// What using it does, what that takes, and the check that may stand before it.
fn use_lines(stack: &Stack, item: &Item, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let rules = values.rules();
    let mut lines = Vec::new();
    if let Some(usage) = &item.usage {
        let does = list(locale, &use_phrases(usage, values, locale));
        lines.push(Line::with(locale.word("about-use", &[("does", Arg::Text(does))]), Role::Strong));
        if usage.consumes.is_some() {
            lines.push(Line::of(word(locale, "about-use-consumes")));
        }
        if let Some(takes) = usage.charges {
            lines.push(Line::of(locale.word("about-use-charges", &[("count", Arg::Number(takes.get()))])));
        }
        lines.extend(usage.gate.as_ref().map(|gate| Line::of(gate_words(gate, item, values, locale))));
    }
    if let (Some(declared), Some((left, max))) = (&item.charges, charges(stack, rules)) {
        lines.push(charges_line(declared, left, max, values, locale));
        if let Some(breaks) = &declared.breaks_on {
            let args = [("die", Arg::Number(breaks.die.get())), ("most", Arg::Number(breaks.at_most.get()))];
            lines.push(Line::with(locale.word("about-breaks", &args), Role::Notice));
        }
    }
    lines
}

fn charges_line(declared: &Charges, left: i64, max: i64, values: &Values<'_>, locale: &Locale) -> Line {
    let numbers = [("left", Arg::Number(left)), ("max", Arg::Number(max))];
    let Some(recharge) = &declared.recharge else { return Line::of(locale.word("about-charges", &numbers)) };
    let rests: Vec<SafeText> = recharge
        .rests
        .iter()
        .map(|id| {
            let rest = values.rules().ruleset().rests.iter().find(|rest| rest.id == *id);
            rest.map_or_else(|| safe(id.as_str()), |rest| locale.tr(rest.label.text()).text)
        })
        .collect();
    let back = match &recharge.amount {
        ChargesAmount::Max => word(locale, "about-charges-all"),
        ChargesAmount::Amount(amount) => safe(&amount_text(amount)),
    };
    let [left, max] = numbers;
    let args = [left, max, ("rests", Arg::Text(list(locale, &rests))), ("back", Arg::Text(back))];
    Line::of(locale.word("about-charges-back", &args))
}

/// `1d4+1`.
fn amount_text(amount: &Amount) -> String {
    let flat = amount.flat.map_or(0, |flat| flat.get());
    match amount.dice {
        None => flat.to_string(),
        Some(dice) if flat == 0 => dice.0.to_string(),
        Some(dice) => format!("{}{flat:+}", dice.0),
    }
}

fn use_phrases(usage: &ItemUse, values: &Values<'_>, locale: &Locale) -> Vec<SafeText> {
    let rules = values.rules();
    let mut said = vec![locale.word(&format!("use-{}", usage.kind.word()), &[])];
    if let Some(amount) = &usage.amount {
        let kind = usage.damage_type.as_ref().map(|kind| locale.tr(kind.text()).text);
        let text = amount_text(amount);
        said.push(match kind {
            Some(kind) => safe(&format!("{text} {kind}")),
            None => safe(&text),
        });
    }
    if let Some(restore) = &usage.restore {
        let pool = rules.ruleset().sheet.live.pools.iter().find(|pool| pool.id == restore.pool);
        let pool = pool.map_or_else(|| safe(restore.pool.as_str()), |pool| locale.tr(pool.label.text()).text);
        let args = [("amount", Arg::text(&amount_text(&restore.amount))), ("pool", Arg::Text(pool))];
        said.push(locale.word("use-restores", &args));
    }
    if let Some(temporary) = &usage.temporary {
        said.push(locale.word("use-temporary", &[("amount", Arg::text(&amount_text(temporary)))]));
    }
    let conditions: Vec<SafeText> = usage
        .applies
        .as_deref()
        .unwrap_or_default()
        .iter()
        .map(|applies| condition(&applies.condition, rules, locale))
        .collect();
    if !conditions.is_empty() {
        said.push(locale.word("use-applies", &[("names", Arg::Text(list(locale, &conditions)))]));
    }
    if let Some(save) = &usage.save {
        let name = saves(std::slice::from_ref(&save.save), rules, locale);
        let against = usage.save_difficulty.map_or(0, |difficulty| difficulty.get());
        said.push(locale.word("use-save", &[("save", Arg::Text(name)), ("against", Arg::Number(against))]));
    }
    said
}

/// `First a Ward check against 2, unless Nerve is 3 or more (2 now)`.
fn gate_words(gate: &Gate, item: &Item, values: &Values<'_>, locale: &Locale) -> SafeText {
    let rules = values.rules();
    let what = if let Some(skill) = &gate.check.skill {
        skills(std::slice::from_ref(skill), rules, locale)
    } else if let Some(ability) = &gate.check.ability {
        let declared = rules.ruleset().sheet.abilities.iter().find(|declared| declared.id == *ability);
        declared.map_or_else(|| safe(ability.as_str()), |declared| locale.tr(declared.label.text()).text)
    } else {
        gate.check.value.as_ref().map(|value| value_name(value, values, locale)).unwrap_or_default()
    };
    let against = match &gate.difficulty {
        StatOr::Value(value) => value.get().to_string(),
        StatOr::Stat(stat) => match item.stats.get(stat.as_str()) {
            Some(Scalar::Number(number)) => plain(*number),
            Some(Scalar::Text(text)) => RulesetText::english(text).to_owned(),
            _ => String::new(),
        },
    };
    let (name, needs, has) = match &gate.unless {
        Some(unless) => (
            value_name(&unless.value, values, locale),
            Arg::decimal(unless.at_least.get()),
            Arg::decimal(values.number(&unless.value)),
        ),
        None => (SafeText::default(), Arg::Number(0), Arg::Number(0)),
    };
    let args = [
        ("what", Arg::Text(what)),
        ("against", Arg::text(&against)),
        ("unless", Arg::Case(if gate.unless.is_some() { "yes" } else { "no" })),
        ("name", Arg::Text(name)),
        ("needs", needs),
        ("has", has),
    ];
    locale.word("about-gate", &args)
}
