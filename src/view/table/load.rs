//! How much a bag weighs against what its holder can carry, in words and as a bar.

use crate::format::scalar::truncated;
use crate::items::carry::Load;
use crate::locale::{Arg, Fraction, Locale};
use crate::text::safe;
use crate::view::model::{Line, Role};
use crate::view::parts::{bar, word};

/// `Load 12.5/20 ■■■■□□`, then from where on one is encumbered, then that it is too much.
pub fn load_lines(load: &Load, locale: &Locale) -> Vec<Line> {
    let mut line = Line::of(word(locale, "load-label"))
        .and(safe(" "), Role::Plain)
        .and(safe(&load_text(load, locale)), Role::Strong);
    if let Some(most) = load.limit.or(load.encumbered_above).filter(|most| *most > 0.0) {
        let filled = truncated((load.load / most * 10.0).ceil()).clamp(0, 10);
        line = line.at_end(bar(filled, 10, 10), load_role(load));
    }
    let mut lines = vec![line];
    if let Some(above) = load.encumbered_above {
        let args = [("above", Arg::text(&weight_text(above, locale)))];
        lines.push(if load.encumbered() {
            Line::with(locale.word("load-encumbered", &args), Role::Notice)
        } else {
            Line::with(locale.word("load-encumbered-above", &args), Role::Faint)
        });
    }
    if load.over() {
        lines.push(Line::with(word(locale, "load-over"), Role::Bad));
    }
    lines
}

/// `12.5/20`, without a limit the load alone.
pub fn load_text(load: &Load, locale: &Locale) -> String {
    let now = weight_text(load.load, locale);
    load.limit.map_or_else(|| now.clone(), |limit| format!("{now}/{}", weight_text(limit, locale)))
}

fn load_role(load: &Load) -> Role {
    if load.over() {
        Role::Bad
    } else if load.encumbered() {
        Role::Notice
    } else {
        Role::Good
    }
}

/// A weight with at most two decimals, as the language writes them.
pub fn weight_text(weight: f64, locale: &Locale) -> String {
    // Nothing at all adds up to minus nothing, which is no weight to show.
    locale.decimal((weight * 100.0).round() / 100.0 + 0.0, Fraction::AsNeeded).into_string()
}
