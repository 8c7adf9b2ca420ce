//! `rulebound exec`: a story's text from stdin, every tag in it answered in order (headless.md, "Tag answer").

use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value, json};

use crate::cli::answer::dice_left;
use crate::cli::exec_check::{check_json, check_line};
use crate::cli::exec_items::{items_json, items_line, place_json, place_line};
use crate::cli::exec_save::{Joins, ToldInGame, tell};
use crate::cli::game::said_moved_up;
use crate::cli::party::party;
use crate::cli::{CliError, Common, Exit, read_story, write_streamed};
use crate::dice::{Stream, Throw};
use crate::items::pile::leave_default_names_out;
use crate::items::recharge::Recharged;
use crate::items::{Member, Place};
use crate::rules::Dropped;
use crate::sheet::Paid;
use crate::story::answer::{MemberAnswer, TagAnswer, Verdict};
use crate::story::tag::TagKind;
use crate::story::{Reply, Setting, StockDice, answer_reply};
use crate::text::safe;

/// Answers every tag of a story text read from stdin, for the party of --party
#[derive(Debug, Args)]
pub struct ExecArgs {
    /// Ruleset: a file, a folder, a package or an installed id; none with --save
    #[arg(required_unless_present = "save", conflicts_with = "save")]
    ruleset: Option<String>,
    /// Tell it in this game, whose folder it is
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,
    /// As another alternate of the game's latest reply
    #[arg(long, requires = "save", conflicts_with = "go_on")]
    alternate: bool,
    /// At the end of the game's latest reply
    #[arg(long = "continue", requires = "save")]
    go_on: bool,
}

/// Answers the tags and shows the text, the party and the dice afterwards; nothing is written to any file.
///
/// # Errors
/// Exit 2 without `--party`; exit 3 for a file that cannot be read; exit 1 for a ruleset, a party file or a text that cannot
/// be used, and for forced dice that do not fit. Refused tags are no error.
pub fn run(arguments: &ExecArgs, common: &Common) -> Result<Exit, CliError> {
    if arguments.save.is_none() && (arguments.alternate || arguments.go_on) {
        return Err(CliError::Usage(
            "only a game has replies to alter: --alternate and --continue need --save DIR".to_owned(),
        ));
    }
    match (&arguments.save, &arguments.ruleset) {
        (Some(save), _) => in_game(save, arguments, common),
        (None, Some(ruleset)) => by_itself(ruleset, common),
        (None, None) => Err(CliError::Usage("exec needs a RULESET or --save DIR".to_owned())),
    }
}

/// Tells the text in a game and answers with how it left the game.
fn in_game(save: &Path, arguments: &ExecArgs, common: &Common) -> Result<Exit, CliError> {
    if common.party.is_some() || !common.on.is_empty() || common.seed.is_some() {
        return Err(CliError::Usage(
            "a game has its own party, layers and dice: no --party, --on or --seed".to_owned(),
        ));
    }
    let joins = match (arguments.alternate, arguments.go_on) {
        (true, _) => Joins::Alternate,
        (_, true) => Joins::Continuation,
        _ => Joins::Reply,
    };
    let ToldInGame { session, reply, roller, seq } = tell(save, joins, read_story()?, common)?;
    let game = &session.game;
    let body = Body {
        seq: Some(seq),
        text: &reply.text,
        answers: Answers(&reply.answers),
        party: &game.party,
        place: game.place.as_ref(),
        invented: &game.invented,
        dice: roller.thrown(),
        dice_left: dice_left(&roller),
        dropped: session.rules.dropped(),
        extra: said_moved_up(session.folder().moved_up(), common)?,
    };
    write_streamed(common, &body, || plain(&reply))?;
    Ok(Exit::Done)
}

fn by_itself(ruleset: &str, common: &Common) -> Result<Exit, CliError> {
    let party = party(common)?.ok_or_else(|| CliError::Usage("exec needs --party FILE".to_owned()))?;
    let rules = common.effective(&common.open(ruleset)?).with_invented(&party.invented);
    let text = read_story()?;
    let mut roller = common.roller(Stream::Checks);
    let stock = match common.dice {
        Some(_) => StockDice::Shared,
        None => StockDice::Seeded(common.seed.unwrap_or(0)),
    };
    let mut reply = answer_reply(&rules, Setting::of(&party, stock), &text, &mut roller);
    let known = rules.with_invented(&reply.party.invented);
    reply.party.party.iter_mut().for_each(|member| leave_default_names_out(&known, &mut member.bag));
    common.dice_fit(&roller)?;
    let body = Body {
        seq: None,
        text: &reply.text,
        answers: Answers(&reply.answers),
        party: &reply.party.party,
        place: reply.party.place.as_ref(),
        invented: &reply.party.invented,
        dice: roller.thrown(),
        dice_left: dice_left(&roller),
        dropped: rules.dropped(),
        extra: unclaimed(&reply.party.extra),
    };
    write_streamed(common, &body, || plain(&reply))?;
    Ok(Exit::Done)
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_none_left(left: &usize) -> bool {
    *left == 0
}

/// The answer of `exec`.
#[derive(Serialize)]
struct Body<'r> {
    #[serde(skip_serializing_if = "Option::is_none")]
    seq: Option<u64>,
    text: &'r str,
    answers: Answers<'r>,
    party: &'r [Member],
    place: Option<&'r Place>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    invented: &'r [Value],
    dice: &'r [Throw],
    #[serde(skip_serializing_if = "is_none_left")]
    dice_left: usize,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    dropped: &'r [Dropped],
    #[serde(flatten)]
    extra: Map<String, Value>,
}

/// What a party file says that this program does not know, so that the answer is still that party's file; the answer's own
/// keys are not given away.
fn unclaimed(extra: &Map<String, Value>) -> Map<String, Value> {
    const OWN: [&str; 8] = ["contract", "text", "answers", "party", "place", "invented", "dice", "dropped"];
    let theirs = extra.iter().filter(|(key, _)| !OWN.contains(&key.as_str()));
    theirs.map(|(key, value)| (key.clone(), value.clone())).collect()
}

/// Answers, made one after the other while they are written: a text has room for 100,000 tags and more.
struct Answers<'r>(&'r [TagAnswer]);

impl Serialize for Answers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(answer_json))
    }
}

/// A tag answer as headless.md has it, with what its members got.
fn answer_json(answer: &TagAnswer) -> Value {
    let mut body = Map::new();
    body.insert("tag".to_owned(), json!(answer.tag));
    body.insert("kind".to_owned(), json!(answer.kind.answer_word()));
    body.insert("op".to_owned(), json!(answer.op));
    body.insert("who".to_owned(), json!(answer.who));
    verdict_json(&mut body, &answer.verdict);
    body.insert("now".to_owned(), json!(answer.now));
    body.insert("rewritten".to_owned(), json!(answer.rewritten));
    match answer.kind {
        TagKind::Place => place_json(&mut body, answer),
        TagKind::Inventory | TagKind::Loot => items_json(&mut body, answer.items.as_deref()),
        TagKind::Check | TagKind::Sheet => match &answer.check {
            Some(check) => check_json(&mut body, check),
            None => drop(body.insert("members".to_owned(), answer.members.iter().map(member_json).collect())),
        },
    }
    Value::Object(body)
}

pub(super) fn verdict_json(body: &mut Map<String, Value>, verdict: &Verdict) {
    let reason = verdict.reason();
    body.insert("result".to_owned(), json!(verdict.word()));
    body.insert("reason".to_owned(), json!(reason.map(|reason| reason.code)));
    if let Some(bound) = reason.and_then(|reason| reason.bound.as_deref()) {
        body.insert("bound".to_owned(), json!(bound));
    }
}

fn member_json(answer: &MemberAnswer) -> Value {
    let mut body = Map::new();
    body.insert("who".to_owned(), json!(answer.who));
    verdict_json(&mut body, &answer.verdict);
    body.insert("now".to_owned(), json!((answer.verdict == Verdict::Ok).then_some(&answer.now)));
    if !answer.paid.is_empty() {
        body.insert("paid".to_owned(), answer.paid.iter().map(paid_json).collect());
    }
    if !answer.recharged.is_empty() {
        body.insert("recharged".to_owned(), answer.recharged.iter().map(recharged_json).collect());
    }
    Value::Object(body)
}

pub(super) fn paid_json(paid: &Paid) -> Value {
    json!({ "pool": paid.pool, "label": paid.label, "amount": paid.amount, "value": paid.value, "max": paid.max })
}

fn recharged_json(item: &Recharged) -> Value {
    json!({ "item": item.item, "label": item.label, "charges": item.charges, "max": item.max })
}

/// The text as it is rewritten, then one line an answer.
fn plain(reply: &Reply) -> String {
    let mut text = reply.text.trim_end_matches('\n').to_owned();
    if !reply.answers.is_empty() {
        text.push('\n');
    }
    for answer in &reply.answers {
        // Writing into a string cannot fail.
        let _ = write!(text, "\n{}", safe(&line(answer)));
    }
    text
}

/// `Odo restore Grit -> 7/9`, or `Odo restore Grit refused (unknown-pool)`.
fn line(answer: &TagAnswer) -> String {
    match (&answer.items, answer.kind) {
        (Some(items), _) => return items_line(items),
        (None, TagKind::Place) => return place_line(answer),
        (None, _) => {}
    }
    let who = answer.who.as_deref();
    let thing = answer.arguments.first().map(|(_, value)| value.trim());
    let parts: Vec<&str> = who.into_iter().chain(answer.op).chain(thing).filter(|part| !part.is_empty()).collect();
    let asked = if parts.is_empty() { answer.tag.replace('\n', " ") } else { parts.join(" ") };
    match &answer.verdict {
        Verdict::Ok if answer.check.is_some() => {
            format!("{asked} -> {}", answer.check.as_deref().map(check_line).unwrap_or_default())
        }
        Verdict::Ok => {
            let recharged = answer.members.iter().flat_map(|member| &member.recharged);
            let charges = recharged.map(|item| format!(", {} {}/{}", item.label.english(), item.charges, item.max));
            format!("{asked} -> {}{}", answer.now.as_deref().unwrap_or_default(), charges.collect::<String>())
        }
        Verdict::Refused(reason) => format!("{asked} refused ({})", reason.written()),
        Verdict::Empty => format!("{asked} -> nothing"),
        Verdict::Nothing(reason) => format!("{asked} left as it is ({})", reason.written()),
    }
}
