//! Wizard 4: a last look at everything, with the Game Master's text in full.

use crate::locale::{Arg, Locale};
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{column, frame, list, word};
use crate::view::wizard::{ChosenRules, Step, WizardState, title};

/// Draws the step.
pub fn screen(state: &WizardState, chosen: &ChosenRules, locale: &Locale) -> Screen {
    let (heading, steps) = title(Step::Review, locale);
    let mut screen = frame(locale, Scope::Review, heading);
    screen.title_end = steps;
    let ruleset = chosen.book.ruleset();
    let name = |label: &str, value: SafeText| {
        Line::with(word(locale, label), Role::Faint).and(safe("  "), Role::Plain).and(value, Role::Strong)
    };
    let layers: Vec<SafeText> = chosen
        .effective
        .applied()
        .iter()
        .filter_map(|id| ruleset.layer(id.as_str()))
        .map(|layer| locale.tr(layer.label.text()).text)
        .collect();
    let layers = if layers.is_empty() { word(locale, "review-no-layers") } else { list(locale, &layers) };
    let party: Vec<SafeText> = state.party.iter().map(|member| safe(&member.name)).collect();
    let rules = safe(&format!("{} ({}@{})", locale.tr(ruleset.name.text()).text, ruleset.id, ruleset.version.get()));
    let facts = vec![
        name("review-name", safe(&state.name)),
        name("review-seed", safe(&state.seed.to_string())),
        name("review-rules", rules),
        name("review-layers", layers),
        name("review-party", list(locale, &party)),
        Line::empty(),
        Line::with(locale.word("review-create", &[("count", Arg::from(state.party.len()))]), Role::Good),
    ];
    let facts = Pane { title: word(locale, "review-title"), lines: facts, overflow: Overflow::Wrap, ..Pane::default() };
    let told = Pane {
        title: word(locale, "review-told"),
        lines: guidance_lines(chosen.effective.check_guidance(), chosen.effective.world_guidance(), ruleset, locale),
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.review_scroll),
        focused: true,
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(2), facts), column(Share::Part(3), told)];
    screen
}

/// Everything the Game Master is told, in English as it is told.
pub fn guidance_lines(
    checks: &str,
    world: Option<&str>,
    ruleset: &crate::format::ruleset::Ruleset,
    locale: &Locale,
) -> Vec<Line> {
    let mut lines = Vec::new();
    let sheet = ruleset.gm.sheet_guidance.as_ref().map(|text| text.english());
    for (key, text) in [("told-checks", Some(checks)), ("told-sheets", sheet), ("told-world", world)] {
        let Some(text) = text else { continue };
        if !lines.is_empty() {
            lines.push(Line::empty());
        }
        lines.push(Line::with(word(locale, key), Role::Strong));
        lines.push(Line::of(safe(text)));
    }
    lines
}
