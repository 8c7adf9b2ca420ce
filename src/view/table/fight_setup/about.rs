//! What is said of a foe before a fight: what it can take, what it does and with which chance and harm.
//!
//! Must not know: who fights against it.

use crate::combat::menu::average::average;
use crate::combat::{Combatant, preview};
use crate::format::catalog::Entry;
use crate::format::combat::{Combat, ThreatTier};
use crate::format::creature::{Creature, CreatureHealth, Hidden};
use crate::format::scalar::Id;
use crate::locale::{Arg, Fraction, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{list, word};
use crate::view::table::fight::label;
use crate::view::table::fight_setup::{SetupFoe, tier_label};

pub(super) fn lines(foe: &SetupFoe<'_>, effective: &Effective, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::with(foe.name(locale), Role::Strong)];
    let combat = effective.ruleset().combat.as_ref();
    let Some((combat, who)) = combat.zip(preview(effective, &foe.request())) else { return lines };
    match foe {
        SetupFoe::Entry(_, entry) => of_entry(&mut lines, entry, &who, (effective, combat), locale),
        SetupFoe::Tier(tier) => of_tier(&mut lines, tier, (effective, combat), locale),
    }
    lines
}

fn said(key: &str, value: SafeText, locale: &Locale) -> Line {
    Line::of(word(locale, key)).at_end(value, Role::Strong)
}

fn defense((effective, combat): (&Effective, &Combat), value: i64, locale: &Locale) -> Line {
    let declared = crate::combat::defense_label(effective, combat);
    let called = declared.map_or_else(|| word(locale, "fight-person-defense"), |named| label(&named, locale));
    Line::of(called).at_end(safe(&value.to_string()), Role::Strong)
}

fn of_entry(
    lines: &mut Vec<Line>,
    entry: &Entry,
    who: &Combatant,
    (effective, combat): (&Effective, &Combat),
    locale: &Locale,
) {
    let Some(creature) = entry.creature.as_deref() else { return };
    lines.push(said("fight-foe-tier", tier_label(entry, effective, locale), locale));
    lines.push(said("fight-person-health", health(creature, who, (effective, combat), locale), locale));
    lines.push(defense((effective, combat), who.defense, locale));
    let initiative = who.initiative_modifier;
    let signed = if combat.initiative.pool.is_some() { initiative.to_string() } else { format!("{initiative:+}") };
    lines.push(said("fight-person-initiative", safe(&signed), locale));
    for (key, words) in [
        ("fight-foe-resist", hidden(creature.resist.as_deref(), effective, locale)),
        ("fight-foe-immune", hidden(creature.immune.as_deref(), effective, locale)),
        (
            "fight-foe-vulnerable",
            creature.vulnerable.iter().flatten().map(|word| locale.tr(word.text()).text).collect(),
        ),
    ] {
        if !words.is_empty() {
            lines.push(said(key, list(locale, &words), locale));
        }
    }
    if let Some(summary) = &entry.summary {
        lines.push(Line::with(locale.tr(summary).text, Role::Faint));
    }
    lines.push(Line::with(word(locale, "fight-foe-deeds"), Role::Notice));
    lines.extend(deeds(who, (effective, combat), locale));
    for told in creature.traits.iter().flatten() {
        let name = locale.tr(told.name.text()).text;
        let text = locale.tr(told.text.text()).text;
        let name = locale.word("fight-foe-trait", &[("name", Arg::Text(name))]);
        lines.push(Line::with(name, Role::Notice).and(safe(" "), Role::Plain).and(text, Role::Plain));
    }
}

/// `2d6+2 (about 9)`, or the points of its sheet.
fn health(
    creature: &Creature,
    who: &Combatant,
    (effective, combat): (&Effective, &Combat),
    locale: &Locale,
) -> SafeText {
    match &creature.health {
        Some(CreatureHealth::Fixed(points)) => safe(&points.get().to_string()),
        Some(CreatureHealth::Rolled(rolled)) => {
            let mut dice = rolled.dice.0;
            dice.flat += rolled.flat.map_or(0, |flat| flat.get());
            let mean = f64::from(dice.count) * (f64::from(dice.sides) + 1.0) / 2.0 + crate::dice::to_f64(dice.flat);
            let args = [("written", Arg::text(&dice.to_string())), ("average", Arg::decimal(mean))];
            locale.word("fight-foe-average", &args)
        }
        None => safe(&crate::combat::vitals(effective, combat, who).max.to_string()),
    }
}

/// Each type with the marks of what gets through all the same.
fn hidden(lines: Option<&[Hidden]>, effective: &Effective, locale: &Locale) -> Vec<SafeText> {
    let said = |line: &Hidden| {
        let kind = locale.tr(line.damage_type.text()).text;
        if line.except.is_empty() {
            return kind;
        }
        let known = effective.items().map(|items| &items.tags[..]).unwrap_or_default();
        let named = |id: &Id| known.iter().find(|tag| tag.id == *id).map(|tag| locale.tr(tag.label.text()).text);
        let tags: Vec<SafeText> = line.except.iter().map(|id| named(id).unwrap_or_else(|| safe(id.as_str()))).collect();
        locale.word("fight-foe-except", &[("type", Arg::Text(kind)), ("tags", Arg::Text(list(locale, &tags)))])
    };
    lines.unwrap_or_default().iter().map(said).collect()
}

/// `Claw  +5 ~4.5`: its deeds, but for contests, which everybody has; each with what is added to its roll, or its dice, and its mean harm.
fn deeds(who: &Combatant, (effective, combat): (&Effective, &Combat), locale: &Locale) -> Vec<Line> {
    let own = who.actions.iter().filter(|action| action.contest.is_none());
    let deeds = own.map(|action| {
        let line = Line::of(label(&action.label, locale)).indented(1);
        let to_hit = action.to_hit.filter(|_| action.rolls_to_hit());
        let to_hit =
            to_hit.map(|number| if combat.pool.is_some() { format!("{number}d") } else { format!("{number:+}") });
        let mean = average(effective, combat, who, action, 0)
            .map(|mean| format!("~{}", locale.decimal(mean, Fraction::Places(1))));
        let parts: Vec<String> = to_hit.into_iter().chain(mean).collect();
        if parts.is_empty() { line } else { line.at_end(safe(&parts.join(" ")), Role::Notice) }
    });
    deeds.collect()
}

fn of_tier(lines: &mut Vec<Line>, tier: &ThreatTier, (effective, combat): (&Effective, &Combat), locale: &Locale) {
    let range =
        |from: i64, to: i64| locale.word("fight-foe-range", &[("from", Arg::Number(from)), ("to", Arg::Number(to))]);
    lines.push(said("fight-person-health", range(tier.health.low.get(), tier.health.high.get()), locale));
    lines.push(defense((effective, combat), tier.defense.get(), locale));
    let to_hit = tier.to_hit.get();
    let to_hit = if combat.pool.is_some() { format!("{to_hit}d") } else { format!("{to_hit:+}") };
    lines.push(said("fight-foe-to-hit", safe(&to_hit), locale));
    let harm = range(tier.damage_per_round.low.get(), tier.damage_per_round.high.get());
    lines.push(said("fight-foe-damage", harm, locale));
    lines.push(said("fight-foe-save", safe(&tier.save_difficulty.get().to_string()), locale));
    lines.push(Line::empty());
    lines.push(Line::with(word(locale, "fight-foe-of-tier"), Role::Faint));
}
