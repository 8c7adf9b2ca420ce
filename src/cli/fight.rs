//! `rulebound fight`: a fight from start to end, by choices, by the program, or up to the next choice (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::cli::{Answer, CliError, Common, Exit, party, read_input};
use crate::combat::{
    Choice, CombatantId, Encounter, FightEvent, FoeRequest, MenuOption, Outcome, ROUNDS_MAX, Side, StartRefusal,
    choose_for, menu, spoils, start, step, write_back,
};
use crate::dice::{Cursor, Roller, Stream};
use crate::items::find::Thing;
use crate::items::loot::Drop;
use crate::items::share::share;
use crate::items::{Party, apply_all};
use crate::locale::{Arg, Locale};
use crate::narrate::{Cast, CastName, Level, narrate, say};
use crate::rules::Effective;

/// Plays a fight
#[derive(Debug, Args)]
pub struct FightArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Opponents: `rust-jackal*2,toll-warden`, by entry, id, label or tier
    #[arg(long, value_name = "FOES")]
    foes: String,
    /// Plays the party too, where no choices are left
    #[arg(long)]
    auto: bool,
    /// File with the party's choices, a JSON array
    #[arg(long, value_name = "FILE")]
    choices: Option<PathBuf>,
    /// Fights on a board, where the ruleset measures distance
    #[arg(long)]
    board: bool,
}

/// Plays a fight and answers its log, its end and what it left of the party.
///
/// # Errors
/// Exit 2 for opponents that nothing has, exit 1 for a ruleset without fights, a party or choices file that is none, and
/// for forced dice that do not fit.
pub fn run(arguments: &FightArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&arguments.ruleset)?;
    let rules = common.effective(&opened);
    let locale = common.locale(&opened)?;
    if arguments.board {
        return Err(CliError::refused("no-board", "fights on a board are not played yet; leave `--board` out"));
    }
    let mut party = party(common)?.ok_or_else(|| CliError::Usage("a fight needs `--party FILE`".to_owned()))?;
    let rules = rules.with_invented(&party.invented);
    let foes = FoeRequest::parse_list(&arguments.foes)
        .map_err(|bad| CliError::Usage(format!("`{}` is no opponent: write NAME or NAME*COUNT", bad.part)))?;
    let mut choices = choices(arguments)?.into_iter();
    let mut roller = common.roller(Stream::Fight);
    let (mut fight, mut events) = start(&rules, &party, &foes, &mut roller).map_err(refused)?;
    while let Some(who) = fight.to_choose().cloned() {
        if fight.round > ROUNDS_MAX {
            break;
        }
        let ours = fight.combatant(&who).is_some_and(|who| who.side == Side::Party);
        let choice = match (ours, choices.len()) {
            (true, 1..) => choices.next().unwrap_or_default(),
            (true, 0) if !arguments.auto => break,
            _ => choose_for(&rules, &fight, &who),
        };
        events.extend(step(&rules, &mut fight, &choice, &mut roller));
        if roller.fault().is_some() {
            break;
        }
    }
    common.dice_fit(&roller)?;
    write_back(&fight, &mut party.party);
    let mut loot_dice = Roller::seeded(Cursor::start(common.seed.unwrap_or(0), Stream::Loot));
    let loot =
        spoils(&rules, &fight, &mut loot_dice).into_iter().map(|drop| shared_out(&rules, &mut party, drop)).collect();
    let end = End { fight: &fight, events: &events, party: &party, loot };
    answer(&rules, &end, &locale, &roller).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

fn refused(refusal: StartRefusal) -> CliError {
    match refusal {
        StartRefusal::UnknownFoe { asked, near } => {
            let near = if near.is_empty() { String::new() } else { format!("; near it: {}", near.join(", ")) };
            CliError::Usage(format!("no bestiary and no tier has `{asked}`{near}"))
        }
        StartRefusal::NoCombat => CliError::refused(refusal.code(), "the ruleset has no rules for fights"),
        StartRefusal::NoParty => CliError::refused(refusal.code(), "there is nobody in the party"),
        StartRefusal::NoFoes => CliError::Usage("no opponent was named".to_owned()),
    }
}

fn choices(arguments: &FightArgs) -> Result<Vec<Choice>, CliError> {
    let Some(path) = &arguments.choices else { return Ok(Vec::new()) };
    let bytes = read_input(path)?;
    serde_json::from_slice(&bytes)
        .map_err(|error| CliError::refused("bad-choices", format!("{}: {error}", path.display())))
}

/// Names of a fight, as narration asks for them.
struct Names<'f>(&'f Encounter);

impl Cast for Names<'_> {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        let who = self.0.combatant(id)?;
        Some(match who.side {
            Side::Party => CastName::OfPlayer(who.name.english()),
            Side::Enemy => CastName::OfRuleset(who.name.clone()),
        })
    }
}

fn outcome_word(fight: &Encounter) -> &'static str {
    match fight.outcome {
        Some(Outcome::Victory) => "victory",
        Some(Outcome::Defeat) => "defeat",
        Some(Outcome::Fled) => "fled",
        None => "unfinished",
    }
}

/// What fell, and how many of it nobody could carry.
#[derive(Serialize)]
struct Fallen {
    #[serde(flatten)]
    drop: Drop,
    #[serde(skip_serializing_if = "is_none_left")]
    left: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_none_left(left: &i64) -> bool {
    *left == 0
}

/// Puts what fell into the party's bags, the player's first; what nobody can carry is left behind (combat.md 3.18).
fn shared_out(rules: &Effective, party: &mut Party, drop: Drop) -> Fallen {
    let shared = share(rules, &party.party, &Thing::Item(drop.item.clone()), drop.count);
    for share in &shared.shares {
        if let Some(member) = party.party.get_mut(share.member) {
            apply_all(&mut member.bag, &share.facts);
        }
    }
    Fallen { drop, left: shared.left.map_or(0, |(left, _)| left) }
}

/// How a fight ended.
struct End<'f> {
    fight: &'f Encounter,
    events: &'f [FightEvent],
    party: &'f Party,
    loot: Vec<Fallen>,
}

fn answer(rules: &Effective, end: &End<'_>, locale: &Locale, roller: &Roller) -> Answer {
    let End { fight, events, party, loot } = end;
    let names = Names(fight);
    let (mut log, mut text) = (Vec::new(), String::new());
    for (at, event) in events.iter().enumerate() {
        let line = narrate(event, &names);
        let said = say(&line, locale);
        // What a budget has left belongs to the record; people are told of the deed it paid for.
        if line.level != Level::Unseen && !said.text.as_str().is_empty() {
            text.push_str(said.text.as_str());
            text.push('\n');
        }
        log.push(json!({ "seq": at + 1, "event": event, "text": said.text.as_str(), "strings": said.strings }));
    }
    for fallen in loot {
        let args = [
            ("item", Arg::Text(locale.tr(&fallen.drop.label).text)),
            ("count", Arg::Number(fallen.drop.count)),
            ("left", Arg::Number(fallen.left)),
        ];
        let key = if fallen.left == 0 { "loot-fallen" } else { "loot-fallen-left" };
        text.push_str(locale.word(key, &args).as_str());
        text.push('\n');
    }
    let mut body = Map::new();
    body.insert("outcome".to_owned(), json!(outcome_word(fight)));
    body.insert("rounds".to_owned(), json!(fight.round));
    body.insert("log".to_owned(), Value::Array(log));
    body.insert("party".to_owned(), json!(party.party));
    body.insert("loot".to_owned(), json!(loot));
    body.insert("notes".to_owned(), json!(fight.notes));
    body.insert("dice".to_owned(), json!(roller.thrown()));
    if let Some(who) = fight.to_choose() {
        let options: Vec<Value> = menu(rules, fight, who).iter().map(option_json).collect();
        body.insert("menu".to_owned(), json!({ "actor": who, "options": options }));
    }
    Answer::new(Value::Object(body), text)
}

fn option_json(option: &MenuOption) -> Value {
    let mut cost = Vec::new();
    if let Some(budget) = &option.budget {
        cost.push(json!({ "budget": last(&budget.reference), "label": budget.text, "amount": 1 }));
    }
    for payment in &option.cost {
        cost.push(json!({ "pool": payment.pool, "label": payment.label.text, "amount": payment.amount }));
    }
    if let Some(points) = option.signature {
        cost.push(json!({ "signature": points, "amount": points }));
    }
    let named = |list: &[(crate::format::scalar::Id, crate::combat::LabelRef)]| {
        list.iter().map(|(id, label)| json!({ "id": id, "label": label.text })).collect::<Vec<_>>()
    };
    let pay: Vec<Value> = option
        .pay_with
        .iter()
        .map(|other| json!({ "pool": other.pool, "label": other.label.text, "steps": other.steps }))
        .collect();
    json!({
        "id": option.id,
        "kind": option.kind,
        "label": option.label.text,
        "group": option.group,
        "cost": cost,
        "needsPay": option.needs_pay,
        "payWith": pay,
        "strikes": option.strikes,
        "uses": option.uses.map(|(left, of)| json!({ "left": left, "of": of })),
        "shots": option.shots.map(|(left, of)| json!({ "left": left, "of": of })),
        "side": option.side,
        "targets": option.targets,
        "targetCount": option.target_count,
        "heals": option.heals,
        "modes": named(&option.modes),
        "styles": named(&option.styles),
        "forecast": option.forecast,
    })
}

fn last(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}
