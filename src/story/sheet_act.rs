//! One member carries out one sheet command (sheets.md 5.4, 5.6, 5.9, amendments.md 3).

use crate::dice::Roller;
use crate::items::Member;
use crate::items::held::HeldBag;
use crate::items::recharge::{Recharged, recharge};
use crate::rules::Effective;
use crate::sheet::{
    BuildChange, LiveChange, LiveCommand, Paid, Values, decide_advance, decide_live, decide_use, evaluate,
    live_difference, read_sheet, settle_live,
};
use crate::story::answer::Reason;
use crate::story::fact::StoryFact;
use crate::story::sheet_tag::SheetCommand;

/// What came of a command.
#[derive(Debug, Default)]
pub(super) struct Act {
    live: Vec<LiveChange>,
    build: Vec<BuildChange>,
    /// How things stand then, in English.
    pub(super) now: String,
    pub(super) paid: Vec<Paid>,
    pub(super) recharged: Vec<Recharged>,
}

impl Act {
    /// What changes about a member, in order.
    pub(super) fn facts(&self, member: usize) -> impl Iterator<Item = StoryFact> + use<> {
        let build = self.build.clone().into_iter().map(move |change| StoryFact::Build { member, change });
        let live = self.live.clone().into_iter().map(move |change| StoryFact::Live { member, change });
        let bag: Vec<_> = self.recharged.iter().map(|item| item.fact.clone()).collect();
        build.chain(live).chain(bag.into_iter().map(move |change| StoryFact::Bag { member, change }))
    }
}

/// Decides what comes of a command; the dice are those of charges that a rest brings back.
pub(super) fn act(
    rules: &Effective,
    member: &Member,
    command: &SheetCommand,
    roller: &mut Roller,
) -> Result<Act, Reason> {
    if let SheetCommand::Advance(advance) = command {
        let decision = decide_advance(rules, &member.sheet, advance)?;
        // The first write settles where live values go, before the new build could send them elsewhere.
        let live = settle_live(rules, &member.sheet, &member.live);
        return Ok(Act { build: decision.changes, live, now: decision.now.english(), ..Act::default() });
    }
    let read = read_sheet(rules, &member.sheet, &member.live);
    let held = HeldBag::new(rules, &member.bag);
    let values = evaluate(rules, &read.sheet.build, &read.live, &held);
    let mut act = match command {
        SheetCommand::Live(command) => live(rules, member, &values, command, roller)?,
        SheetCommand::Use { name, pool } => {
            let decision = decide_use(&values, name, pool.as_deref())?;
            let now = decision.english();
            Act { live: decision.changes, now, paid: decision.paid, ..Act::default() }
        }
        SheetCommand::Advance(_) => Act::default(),
    };
    if !act.live.is_empty() {
        let moved_up = live_difference(&member.live, &read.live);
        act.live.splice(0..0, moved_up);
    }
    Ok(act)
}

fn live(
    rules: &Effective,
    member: &Member,
    values: &Values<'_>,
    command: &LiveCommand,
    roller: &mut Roller,
) -> Result<Act, Reason> {
    let decision = decide_live(values, command)?;
    let recharged = match command {
        LiveCommand::Rest { rest } => recharge(rules, &member.bag, &values.find_rest(rest)?.id, roller),
        _ => Vec::new(),
    };
    Ok(Act { now: decision.now.english(), live: decision.changes, recharged, ..Act::default() })
}
