//! Display strings of the `combat` block; a fight shows them all.

use crate::format::combat::Combat;
use crate::locale::display::{Section, ShownIn, Walk};
use crate::source::Path;
use crate::text::RulesetText;

pub(super) fn combat(walk: &mut Walk, combat: &Combat, at: &Path<'_>) {
    if let Some(resource) = &combat.initiative.resource {
        labels(
            walk,
            resource.styles.iter().map(|style| style.label.text()),
            &at.key("initiative").key("resource").key("styles"),
        );
    }
    labels(walk, combat.economy.budgets.iter().map(|budget| budget.label.text()), &at.key("economy").key("budgets"));
    if let Some(distance) = &combat.distance {
        walk.label(&distance.label, &at.key("distance"), Section::Combat, ShownIn::Fights);
    }
    labels(walk, combat.checks.iter().map(|check| check.label.text()), &at.key("checks"));
    labels(walk, combat.contests.iter().map(|contest| contest.label.text()), &at.key("contests"));
    let harms = at.key("damageTypes");
    for (index, harm) in combat.damage_types.iter().flatten().enumerate() {
        walk.add(harm, &harms.index(index), Section::Combat, ShownIn::Fights);
    }
    if let Some(threat) = &combat.threat {
        labels(walk, threat.tiers.iter().map(|tier| tier.label.text()), &at.key("threat").key("tiers"));
    }
}

fn labels<'t>(walk: &mut Walk, labels: impl Iterator<Item = &'t RulesetText>, at: &Path<'_>) {
    for (index, label) in labels.enumerate() {
        walk.label(label, &at.index(index), Section::Combat, ShownIn::Fights);
    }
}
