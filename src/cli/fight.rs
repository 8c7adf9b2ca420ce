//! `rulebound fight`: a fight from start to end, by choices, by the program, or up to the next choice (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde_json::{Map, Value, json};

use crate::cli::progress::Progress;
use crate::cli::{Answer, CliError, Common, Exit, fight_choices, fight_foes, fight_menu, party, tell};
use crate::combat::{
    BuildNote, Choice, CombatantId, Controller, Difficulty, Encounter, FightEvent, FightRefusal, Outcome, ROUNDS_MAX,
    Side, StartRefusal, control, evolve, flee, menu, spoils, start, step, step_by_itself, write_back,
};
use crate::dice::{Cursor, Roller, Stream};
use crate::items::find::Thing;
use crate::items::loot::Drop;
use crate::items::pile::leave_default_names_out;
use crate::items::share::share;
use crate::items::{Party, apply_all};
use crate::locale::{Arg, Locale};
use crate::narrate::{Level, narrate, note_line, say};
use crate::rules::Effective;
use crate::view::table::log::export::record;

/// What a choice says for the whole party to get away, whoever is to choose.
const FLEE: &str = "flee";

/// What a choice says to let the program play somebody from then on, and to play them by hand again.
const HAND_OVER: &str = "hand-over";
const TAKE_BACK: &str = "take-back";

/// How much of a log is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Detail {
    /// What decides the fight.
    Brief,
    /// Blow by blow.
    Normal,
    /// Every number.
    Full,
}

impl From<Detail> for Level {
    fn from(detail: Detail) -> Self {
        match detail {
            Detail::Brief => Self::Brief,
            Detail::Normal => Self::Normal,
            Detail::Full => Self::Full,
        }
    }
}

/// Plays a fight
#[derive(Debug, Args)]
pub struct FightArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Opponents: `rust-jackal*2,toll-warden`, by entry, id, label or tier
    #[arg(long, value_name = "FOES", required_unless_present = "foes_file")]
    foes: Option<String>,
    /// File with more opponents, invented ones too: a JSON array of `{"name", "count", "reference", "tier", "boss",
    /// "creature"}`, where `creature` is the block of a bestiary's entry
    #[arg(long, value_name = "FILE")]
    foes_file: Option<PathBuf>,
    /// Plays the party too, where no choices are left
    #[arg(long)]
    auto: bool,
    /// File with the party's choices, a JSON array
    #[arg(long, value_name = "FILE")]
    choices: Option<PathBuf>,
    /// How much the plain text tells; the JSON answer always has everything
    #[arg(long, value_enum, default_value_t = Detail::Full)]
    level: Detail,
    /// How well the program plays: casual, normal, hard or brutal
    #[arg(long, value_name = "HOW", default_value = "normal", value_parser = difficulty)]
    difficulty: Difficulty,
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
    let foes = fight_foes::asked(arguments.foes.as_deref(), arguments.foes_file.as_deref())?;
    let mut choices = fight_choices::read(arguments.choices.as_deref())?.into_iter().peekable();
    let mut roller = common.roller(Stream::Fight);
    let (mut fight, mut events) = start(&rules, &party, &foes, &mut roller).map_err(refused)?;
    fight.difficulty = arguments.difficulty;
    let mut progress = Progress::begin();
    while let Some(who) = fight.to_choose().cloned() {
        progress.tell(|| how_far(&fight));
        if fight.round > ROUNDS_MAX {
            break;
        }
        let ours = fight.asks_a_player().is_some();
        if ours && choices.len() == 0 && !arguments.auto {
            break;
        }
        match choices.next_if(|_| ours) {
            Some(choice) if choice.option == FLEE => {
                let fled = choice.fits(None).map(|()| flee(&rules, &fight));
                for happened in fled.unwrap_or_else(|reason| vec![refused_choice(&who, &choice, reason)]) {
                    evolve(&rules, &mut fight, &happened);
                    events.push(happened);
                }
            }
            Some(choice) => match handing(&choice.option) {
                Some(by) => events.extend(hand(&rules, &mut fight, &choice, &who, by)),
                None => events.extend(step(&rules, &mut fight, &choice, &mut roller)),
            },
            None => events.extend(step_by_itself(&rules, &mut fight, &mut roller)),
        }
        if roller.fault().is_some() {
            break;
        }
    }
    common.dice_fit(&roller)?;
    let fallen = fallen(&rules, &fight, common, &mut roller);
    common.dice_fit(&roller)?;
    match choices.len() {
        0 => {}
        1 => tell("1 choice was left over when the fight ended"),
        left => tell(&format!("{left} choices were left over when the fight ended")),
    }
    write_back(&fight, &mut party.party);
    let loot = fallen.into_iter().map(|drop| shared_out(&rules, &mut party, drop)).collect();
    party.party.iter_mut().for_each(|member| leave_default_names_out(&rules, &mut member.bag));
    let end = End { fight: &fight, events: &events, party: &party, loot, level: arguments.level.into() };
    answer(&rules, &end, &locale, &roller).leaving(&roller).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

/// How far a fight is, for whoever waits for its end.
fn how_far(fight: &Encounter) -> String {
    let standing = |side: Side| fight.side(side).filter(|who| who.stands()).count();
    let (ours, theirs) = (standing(Side::Party), standing(Side::Enemy));
    format!("round {}: {ours} of the party and {theirs} opponents still stand", fight.round)
}

/// How well the program plays, by its word.
pub(super) fn difficulty(word: &str) -> Result<Difficulty, String> {
    Difficulty::from_word(word).ok_or_else(|| "one of casual, normal, hard, brutal".to_owned())
}

/// To whom a choice hands somebody, where that is what it does.
fn handing(option: &str) -> Option<Controller> {
    match option {
        HAND_OVER => Some(Controller::Ai),
        TAKE_BACK => Some(Controller::Manual),
        _ => None,
    }
}

/// Hands those over whom a choice names, or whoever is asked. It answers no moment: whoever is asked still is, or the program
/// answers for them.
fn hand(
    rules: &Effective,
    fight: &mut Encounter,
    choice: &Choice,
    asked: &CombatantId,
    by: Controller,
) -> Vec<FightEvent> {
    // It names whom, and nothing else.
    let rest = Choice { targets: Vec::new(), ..choice.clone() };
    if let Err(reason) = rest.fits(None) {
        return vec![refused_choice(asked, choice, reason)];
    }
    let named = if choice.targets.is_empty() { std::slice::from_ref(asked) } else { choice.targets.as_slice() };
    let handed: Result<Vec<Vec<FightEvent>>, _> = named.iter().map(|who| control(fight, who, by)).collect();
    match handed {
        Ok(handed) => {
            let events: Vec<FightEvent> = handed.into_iter().flatten().collect();
            events.iter().for_each(|event| evolve(rules, fight, event));
            events
        }
        // One who cannot be handed over leaves all where they are.
        Err(refusal) => vec![refused_choice(asked, choice, refusal.reason())],
    }
}

fn refused_choice(asked: &CombatantId, choice: &Choice, reason: FightRefusal) -> FightEvent {
    FightEvent::Refused { actor: asked.clone(), option_id: Some(choice.option.clone()), reason }
}

/// Why no fight begins.
pub(super) fn refused(refusal: StartRefusal) -> CliError {
    match refusal {
        StartRefusal::UnknownFoe { asked, near } => {
            let near = if near.is_empty() { String::new() } else { format!("; near it: {}", near.join(", ")) };
            CliError::Usage(format!("no bestiary and no tier has `{asked}`{near}"))
        }
        StartRefusal::NoCombat => CliError::refused(refusal.code(), "the ruleset has no rules for fights"),
        StartRefusal::NoParty => CliError::refused(refusal.code(), "nobody of the party can fight"),
        StartRefusal::NoTiers { opponent } => {
            let why = format!("`{opponent}` can only be made of a tier's numbers, and the ruleset has no tiers");
            CliError::refused("no-tiers", why)
        }
        StartRefusal::NoFoes => CliError::Usage("no opponent was named".to_owned()),
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

/// What the fallen leave, rolled on with the fight's own dice as a game does it. Where the forced faces were those of the
/// fight alone, loot goes by the seed; what it throws is listed with the rest.
fn fallen(rules: &Effective, fight: &Encounter, common: &Common, roller: &mut Roller) -> Vec<Drop> {
    if roller.forced_left() != Some(0) {
        return spoils(rules, fight, roller);
    }
    let mut seeded = Roller::seeded(Cursor::start(common.seed.unwrap_or(0), Stream::Fight));
    let drops = spoils(rules, fight, &mut seeded);
    roller.count_in(seeded.thrown());
    drops
}

/// What was done to build the fight, and how it is said.
#[derive(Serialize)]
struct Noted<'f> {
    #[serde(flatten)]
    note: &'f BuildNote,
    text: String,
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
    level: Level,
}

fn answer(rules: &Effective, end: &End<'_>, locale: &Locale, roller: &Roller) -> Answer {
    let End { fight, events, party, loot, .. } = end;
    let (mut log, mut text) = (Vec::new(), String::new());
    let mut notes = Vec::new();
    for note in &fight.notes {
        let said = say(&note_line(note, *fight), locale);
        text.push_str(said.text.as_str());
        text.push('\n');
        notes.push(Noted { note, text: said.text.as_str().to_owned() });
    }
    for (at, event) in events.iter().enumerate() {
        let line = narrate(event, *fight);
        let said = say(&line, locale);
        // What a budget has left belongs to the record; people are told of the deed it paid for.
        if line.level <= end.level && !said.text.as_str().is_empty() {
            text.push_str(said.at(end.level).as_str());
            text.push('\n');
        }
        log.push(record(at + 1, event, &said));
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
    body.insert("notes".to_owned(), json!(notes));
    body.insert("dice".to_owned(), json!(roller.thrown()));
    if let Some(who) = fight.to_choose().and_then(|id| fight.combatant(id)) {
        let menu = menu(rules, fight, &who.id);
        text.push_str(&fight_menu::text(&menu, who, fight, locale));
        let options: Vec<Value> = menu.iter().map(|option| fight_menu::json(option, locale)).collect();
        body.insert("menu".to_owned(), json!({ "actor": who.id, "options": options }));
    }
    Answer::new(Value::Object(body), text)
}
