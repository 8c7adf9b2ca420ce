//! `rulebound simulate`: many fights that play themselves, under one choice of layers or under two side by side (headless.md).

use std::fmt::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::Args;
use serde_json::{Map, Value, json};

use crate::cli::fight::{difficulty, refused};
use crate::cli::progress::Progress;
use crate::cli::{Answer, CliError, Common, Exit, fight_foes, party};
use crate::combat::simulate::{Difference, FIGHTS_MAX, Interval, Setup, Simulation, Tally, simulate};
use crate::combat::{Difficulty, ROUNDS_MAX};
use crate::locale::{Arg, Fraction, Locale};
use crate::rules::Effective;

/// Most threads that may be asked for.
const THREADS_MAX: u16 = 1024;

/// Plays many fights by itself and tells how they go: how often the party wins, the rounds, the harm it takes
#[derive(Debug, Args)]
pub struct SimulateArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Opponents: `rust-jackal*2,toll-warden`, by entry, id, label or tier
    #[arg(long, value_name = "FOES", required_unless_present = "foes_file")]
    foes: Option<String>,
    /// File with more opponents, as of `fight`
    #[arg(long, value_name = "FILE")]
    foes_file: Option<PathBuf>,
    /// How many fights, 1 to 1000000
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=FIGHTS_MAX))]
    times: u64,
    /// A second choice of layers to compare with that of --on, fight by fight with the same dice; none where no id follows
    #[arg(long, value_name = "ID", value_delimiter = ',', num_args = 0..=1, default_missing_value = "")]
    against: Option<Vec<String>>,
    /// How well the program plays: casual, normal, hard or brutal
    #[arg(long, value_name = "HOW", default_value = "normal", value_parser = difficulty)]
    difficulty: Difficulty,
    /// How many fights are played at once; as many as there are cores where it is not said. The answer is the same
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=i64::from(THREADS_MAX)))]
    threads: Option<u16>,
}

/// Plays the fights and answers what came of them.
///
/// # Errors
/// Exit 2 for opponents that nothing has, for forced dice and without `--party`; exit 1 for a ruleset without fights and for a
/// party file that is none.
pub fn run(arguments: &SimulateArgs, common: &Common) -> Result<Exit, CliError> {
    if common.dice.is_some() {
        return Err(CliError::Usage("many fights cannot be thrown with one row of faces: no --dice".to_owned()));
    }
    let opened = common.open(&arguments.ruleset)?;
    let locale = common.locale(&opened)?;
    let party = party(common)?.ok_or_else(|| CliError::Usage("fights need `--party FILE`".to_owned()))?;
    let rules = common.effective(&opened).with_invented(&party.invented);
    let against = arguments.against.as_ref().map(|ids| {
        let on = ids.iter().filter(|id| !id.is_empty()).cloned().collect();
        Common { on, ..common.clone() }.effective(&opened).with_invented(&party.invented)
    });
    let foes = fight_foes::asked(arguments.foes.as_deref(), arguments.foes_file.as_deref())?;
    let seed = common.seed.unwrap_or(0);
    let setup = Setup { party: &party, foes: &foes, difficulty: arguments.difficulty, seed, times: arguments.times };
    let cores = || std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let threads = arguments.threads.and_then(|threads| NonZeroUsize::new(threads.into())).unwrap_or_else(cores);
    let mut progress = Progress::begin();
    let told = |done| progress.tell(|| format!("{done} of {} fights", arguments.times));
    let played = simulate(&rules, against.as_ref(), &setup, threads, told).map_err(refused)?;
    let sides = Sides { rules: &rules, against: against.as_ref(), played: &played };
    Answer::new(sides.json(arguments, seed), sides.text(&locale)).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

/// What is answered.
struct Sides<'s> {
    rules: &'s Effective,
    against: Option<&'s Effective>,
    played: &'s Simulation,
}

impl Sides<'_> {
    fn json(&self, arguments: &SimulateArgs, seed: u64) -> Value {
        let mut body = Map::new();
        body.insert("times".to_owned(), json!(arguments.times));
        body.insert("seed".to_owned(), json!(seed));
        body.insert("difficulty".to_owned(), json!(arguments.difficulty));
        body.insert("confidence".to_owned(), json!(0.95));
        body.insert("on".to_owned(), side_json(self.rules, &self.played.first));
        let against = self.against.map(|rules| side_json(rules, &self.played.second));
        body.insert("against".to_owned(), json!(against));
        let difference = self.against.map(|_| difference_json(&self.played.difference));
        body.insert("difference".to_owned(), json!(difference));
        Value::Object(body)
    }

    fn text(&self, locale: &Locale) -> String {
        let mut text = String::new();
        side_text(&mut text, self.rules, &self.played.first, locale);
        if let Some(against) = self.against {
            text.push('\n');
            side_text(&mut text, against, &self.played.second, locale);
            text.push('\n');
            let difference = &self.played.difference;
            line(&mut text, locale, "simulate-difference", &[("pairs", Arg::Number(difference.pairs))]);
            let rows = [
                ("simulate-difference-won", difference.win_rate().map(percent)),
                ("simulate-difference-rounds", difference.rounds()),
                ("simulate-difference-harm", difference.harm()),
            ];
            rows.into_iter().for_each(|(key, interval)| row(&mut text, locale, key, interval));
        }
        text.push('\n');
        line(&mut text, locale, "simulate-note", &[]);
        text
    }
}

fn side_json(rules: &Effective, tally: &Tally) -> Value {
    json!({
        "layers": rules.applied(), "dropped": rules.dropped(), "fights": tally.fights(), "victory": tally.victories,
        "defeat": tally.defeats, "fled": tally.fled, "unfinished": tally.unfinished, "win_rate": tally.win_rate(),
        "rounds": tally.rounds(), "harm": tally.harm(),
    })
}

fn difference_json(difference: &Difference) -> Value {
    json!({
        "pairs": difference.pairs, "win_rate": difference.win_rate(), "rounds": difference.rounds(),
        "harm": difference.harm(),
    })
}

fn side_text(text: &mut String, rules: &Effective, tally: &Tally, locale: &Locale) {
    let labels = rules.applied().iter().filter_map(|id| rules.ruleset().layer(id.as_str()));
    let labels: Vec<String> = labels.map(|layer| locale.tr(layer.label.text()).text.into_string()).collect();
    match labels.is_empty() {
        true => line(text, locale, "simulate-base", &[]),
        false => line(text, locale, "simulate-layers", &[("layers", Arg::text(&labels.join(", ")))]),
    }
    let counts = [
        ("fights", Arg::Number(tally.fights())),
        ("victories", Arg::Number(tally.victories)),
        ("defeats", Arg::Number(tally.defeats)),
        ("fled", Arg::Number(tally.fled)),
    ];
    indented(text, locale, "simulate-fights", &counts);
    if tally.unfinished > 0 {
        let counts = [("unfinished", Arg::Number(tally.unfinished)), ("rounds", Arg::from(ROUNDS_MAX))];
        indented(text, locale, "simulate-unfinished", &counts);
    }
    let rows = [
        ("simulate-won", tally.win_rate().map(percent)),
        ("simulate-rounds", tally.rounds()),
        ("simulate-harm", tally.harm()),
    ];
    rows.into_iter().for_each(|(key, interval)| row(text, locale, key, interval));
}

fn percent(share: Interval) -> Interval {
    Interval { value: share.value * 100.0, low: share.low * 100.0, high: share.high * 100.0 }
}

/// One estimate with its interval; nothing where there were too few fights for one.
fn row(text: &mut String, locale: &Locale, key: &'static str, interval: Option<Interval>) {
    let Some(interval) = interval else { return };
    let number = |number: f64| Arg::Decimal(without_negative_zero(number), Fraction::Places(1));
    let parts = [("value", number(interval.value)), ("low", number(interval.low)), ("high", number(interval.high))];
    indented(text, locale, key, &parts);
}

/// What rounds to nothing has no sign.
fn without_negative_zero(number: f64) -> f64 {
    if number.abs() < 0.05 { 0.0 } else { number }
}

fn line(text: &mut String, locale: &Locale, key: &str, parts: &[(&str, Arg)]) {
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{}", locale.word(key, parts));
}

/// A line that belongs to the one above it.
fn indented(text: &mut String, locale: &Locale, key: &str, parts: &[(&str, Arg)]) {
    text.push_str("  ");
    line(text, locale, key, parts);
}
