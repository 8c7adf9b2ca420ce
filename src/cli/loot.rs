//! `rulebound loot`: rolls a loot table and says its exact odds (headless.md).

use std::fmt::Write;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::near::unknown;
use crate::cli::{Answer, CliError, Common, Exit};
use crate::dice::{Roller, Stream, Throw, chance_text};
use crate::items::loot::{Drop, LootRefusal, ReadyTable, table};
use crate::items::odds::ItemOdds;

/// Most rolls that one command makes.
const TIMES_MAX: u32 = 100_000;

/// Rolls a loot table
#[derive(Debug, Args)]
pub struct LootArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// Loot table, by its exact id
    table: String,
    /// How often it is rolled
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=i64::from(TIMES_MAX)))]
    times: u32,
}

/// Rolls a table and answers what dropped, with the odds of everything that can drop.
///
/// # Errors
/// Refused (exit 1) for a table that the ruleset does not declare, and for forced dice that do not fit.
pub fn run(arguments: &LootArgs, common: &Common) -> Result<Exit, CliError> {
    let rules = common.effective(&common.open(&arguments.ruleset)?);
    let table = table(&rules, &arguments.table).map_err(|refusal| match refusal {
        LootRefusal::NoLootTables => CliError::refused(refusal.code(), "the ruleset has no loot tables"),
        LootRefusal::UnknownLootTable => {
            let tables = rules.items().map(|items| &*items.loot_tables).unwrap_or_default();
            unknown(refusal.code(), "loot table", &arguments.table, tables.iter().map(|table| table.id.as_str()))
        }
    })?;
    let ready = ReadyTable::of(&rules, table);
    let mut roller = common.roller(Stream::Loot);
    let mut rolls = Vec::new();
    for _ in 0..arguments.times {
        rolls.push(one_roll(&ready, &mut roller));
        common.dice_fit(&roller)?;
    }
    let odds = ready.odds();
    let json = json!({
        "table": table.id,
        "label": table.label.text(),
        "rolls": rolls.iter().map(|(drops, dice)| json!({ "drops": drops, "dice": dice })).collect::<Vec<_>>(),
        "odds": odds.iter().map(odds_json).collect::<Vec<_>>(),
        "dice": roller.thrown(),
    });
    let drops = rolls.iter().map(|(drops, _)| drops.as_slice());
    let answer = Answer::new(json, loot_text(table.label.text().english(), drops, &odds));
    answer.leaving(&roller).dropping(&rules).write(common)?;
    Ok(Exit::Done)
}

/// What one roll dropped, and its dice.
fn one_roll(table: &ReadyTable<'_>, roller: &mut Roller) -> (Vec<Drop>, Vec<Throw>) {
    let before = roller.thrown().len();
    let drops = table.roll(roller);
    (drops, roller.thrown().iter().skip(before).copied().collect())
}

fn odds_json(odds: &ItemOdds) -> Value {
    json!({ "item": odds.item, "label": odds.label, "chance": odds.chance, "mean": odds.mean })
}

fn loot_text<'d>(label: &str, rolls: impl Iterator<Item = &'d [Drop]>, odds: &[ItemOdds]) -> String {
    let mut text = format!("{label}\n");
    for drops in rolls {
        let said: Vec<String> = drops.iter().map(|drop| format!("{} {}", drop.count, drop.label.english())).collect();
        let _ = writeln!(text, "  {}", if said.is_empty() { "nothing".to_owned() } else { said.join(", ") });
    }
    text.push_str("\nOne roll drops\n");
    if odds.is_empty() {
        text.push_str("  nothing, ever\n");
    }
    for odds in odds {
        let chance = chance_text(odds.chance);
        let _ = writeln!(text, "  {chance:>4}  {} (on average {:.3})", odds.label.english(), odds.mean);
    }
    text
}
