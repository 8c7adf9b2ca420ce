//! A last look before a ruleset is stored: who it is, its licence, what it covers, how its checks roll, and every word that
//! the Game Master is told (locale-migrate-package.md 3d, point 1).

use crate::format::resolution::Resolution;
use crate::library::Card;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::library::Reviewed;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{column, frame, heading, list, word};
use crate::view::wizard::review::guidance_lines;
use crate::view::wizard::rules::finding_lines;

pub(super) fn screen(reviewed: &Reviewed, scroll: usize, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::LibraryReview, word(locale, "library-review-title"));
    let rules = reviewed.opened.as_ref().map(|opened| Effective::of(opened.book.clone(), &[] as &[&str]));
    let facts = Pane {
        title: word(locale, "rules-about"),
        lines: fact_lines(reviewed, rules.as_ref(), locale),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    let told = match &rules {
        Some(rules) => guidance_lines(rules.check_guidance(), rules.world_guidance(), rules.ruleset(), locale),
        None => Vec::new(),
    };
    let told = Pane {
        title: word(locale, "review-told"),
        lines: told,
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(scroll),
        focused: true,
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(1), facts), column(Share::Part(1), told)];
    screen
}

fn fact_lines(reviewed: &Reviewed, rules: Option<&Effective>, locale: &Locale) -> Vec<Line> {
    let candidate = &reviewed.candidate;
    let mut lines = Vec::new();
    if let Some(opened) = &reviewed.opened {
        let card = Card::of(opened);
        lines.push(Line::with(safe(card.name.english()), Role::Strong));
        lines.push(Line::with(safe(&format!("{}@{}", candidate.id, candidate.key())), Role::Faint));
        lines.push(Line::empty());
        lines.push(Line::of(safe(card.summary.english())));
        lines.push(Line::empty());
        let licence = card.licence.as_deref().map_or_else(|| word(locale, "rules-no-licence"), safe);
        lines.push(Line::of(locale.word("rules-licence", &[("licence", Arg::Text(licence))])));
        if let Some(attribution) = &card.attribution {
            lines.push(Line::with(safe(attribution), Role::Faint));
        }
    } else {
        lines.push(Line::with(safe(&format!("{}@{}", candidate.id, candidate.key())), Role::Strong));
    }
    if let Some(package) = &candidate.package {
        let name = safe(&format!("{} {}", package.id, package.version));
        lines.push(Line::of(locale.word("library-package", &[("package", Arg::Text(name))])));
    }
    let languages: Vec<SafeText> = std::iter::once("en".to_owned())
        .chain(candidate.translations.iter().map(|carried| carried.language.to_string()))
        .map(|tag| safe(&tag))
        .collect();
    lines.push(Line::of(locale.word("rules-languages", &[("languages", Arg::Text(list(locale, &languages)))])));
    if let Some(rules) = rules {
        lines.push(Line::empty());
        lines.extend(roll_lines(rules, locale));
    }
    for file in &candidate.unusable {
        lines.push(Line::empty());
        lines.push(Line::with(word(locale, "library-problem"), Role::Bad));
        lines.extend(file.diagnostics.iter().flat_map(finding_lines));
    }
    lines
}

/// How checks roll: the dice, then the difficulties by name.
fn roll_lines(rules: &Effective, locale: &Locale) -> Vec<Line> {
    let dice = match &rules.ruleset().resolution {
        Resolution::Sum(sum) => {
            let dice = safe(&format!("{}d{}", sum.dice.count.get(), sum.dice.sides.get()));
            locale.word("library-rolls-sum", &[("dice", Arg::Text(dice))])
        }
        Resolution::Pool(pool) => locale.word("library-rolls-pool", &[("sides", Arg::Number(pool.die.sides.get()))]),
    };
    let mut lines = vec![heading(locale, "library-rolls"), Line::of(dice)];
    for step in rules.ladder() {
        let number = match step.target {
            Some(target) => {
                locale.word("difficulty-at", &[("number", Arg::Number(step.number)), ("target", Arg::Number(target))])
            }
            None => safe(&step.number.to_string()),
        };
        lines.push(Line::of(safe(step.label.english())).at_end(number, Role::Strong).indented(1));
    }
    lines
}
