//! What a won fight leaves in a game: rolled once, merged, lying there until somebody can carry it (layers-items.md 6.3,
//! combat.md 3.18). No command line plays a game's fights, so the library is asked.

mod support;

use std::sync::Arc;

use rulebound::dice::{Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Event, Game, LootRoll, decide, evolve};
use rulebound::rules::Effective;
use serde_json::{Value, json};

struct Play {
    rules: Effective,
    game: Game,
    roller: Roller,
}

impl Play {
    /// Dora with a harpoon that nothing survives; every eel drops a tonic, every pest two wands.
    fn new(patch: &Value) -> Self {
        let base = support::load_json(&support::base_path("fight-sum")).expect("base");
        let deadly = json!([
            { "set": "/catalogs/2/entries/0/item/stats", "to": { "hurt": "90d12", "kind": "cut", "weight": 0 } },
            { "set": "/catalogs/1/entries/0/creature/initiativeModifier", "to": -30 },
            { "set": "/catalogs/1/entries/0/creature/actions", "to":
                [{ "id": "bite", "name": "Bite", "budget": "act", "toHit": -20, "damage": { "flat": 1 }, "reach": 5 }] },
            { "set": "/combat/threat/tiers/0/toHit", "to": -10 },
            { "remove": "/catalogs/1/entries/0/creature/resist" },
            { "append": "/items/lootTables", "value":
                { "id": "pile", "label": "Pile", "entries": [{ "item": "gear/wand", "count": 2 }] } },
            { "set": "/combat/threat/tiers/0/loot", "to": "pile" },
        ]);
        let text = support::patched(support::patched(base, &deadly).expect("patch"), patch).expect("patch").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let game = Game::begin(&rules, "A game".to_owned(), 1, support::dora(), None);
        let roller = Roller::seeded(game.cursor(Stream::Fight));
        Self { rules, game, roller }
    }

    fn give(&mut self, command: Value) -> Result<Vec<Event>, String> {
        let command: Command = serde_json::from_value(command).expect("a command");
        let events = decide(&self.rules, &self.game, &command, &mut self.roller).map_err(|refusal| refusal.code)?;
        events.iter().for_each(|event| evolve(&self.rules, &mut self.game, event));
        Ok(events)
    }

    /// Fights to the end; how often loot was rolled.
    fn fight(&mut self, foes: &str) -> usize {
        self.give(json!({ "command": "start-fight", "foes": foes })).expect("a fight");
        let mut rolled = 0;
        while self.game.fighting().is_some() {
            let events = self.give(json!({ "command": "fight-by-itself" })).expect("a choice");
            rolled += events.iter().filter(|event| matches!(event, Event::LootRolled { .. })).count();
        }
        rolled
    }

    /// The table that the pile is from, and whether it is from several.
    fn origin(&self) -> (Option<&str>, bool) {
        self.game.loot.as_ref().map(|loot| (loot.table.as_deref(), loot.mixed)).unwrap_or_default()
    }

    fn lying(&self) -> Vec<(String, i64)> {
        let drops = self.game.loot.iter().flat_map(|loot| &loot.drops);
        drops.map(|drop| (drop.item.to_string(), drop.count)).collect()
    }
}

#[test]
fn a_fight_is_looted_once() {
    let mut play = Play::new(&json!([]));
    assert_eq!(play.fight("eel"), 1);
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 1)]);
    assert_eq!(play.give(json!({ "command": "fight-by-itself" })), Err("encounter-over".to_owned()));
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 1)]);
}

#[test]
fn an_opponent_that_is_nothing_but_a_tier_leaves_its_tiers_loot() {
    let mut play = Play::new(&json!([]));
    assert_eq!(play.fight("pest"), 1);
    assert_eq!(play.lying(), [("gear/wand".to_owned(), 2)]);
}

#[test]
fn what_lies_there_is_not_swept_away_by_the_next_fight() {
    let mut play = Play::new(&json!([]));
    play.fight("eel");
    play.fight("pest");
    play.fight("eel");
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 2), ("gear/wand".to_owned(), 2)]);
}

#[test]
fn a_roll_joins_what_lies_there_and_sweeps_nothing_away() {
    let mut play = Play::new(&json!([]));
    let roll = |play: &mut Play, table: &str| play.give(json!({ "command": "roll-loot", "table": table }));
    roll(&mut play, "pile").expect("a roll");
    roll(&mut play, "pile").expect("a roll");
    assert_eq!(play.lying(), [("gear/wand".to_owned(), 4)]);
    assert_eq!(play.origin(), (Some("pile"), false));
    play.fight("eel");
    assert_eq!(play.lying(), [("gear/wand".to_owned(), 4), ("gear/tonic".to_owned(), 1)]);
    assert_eq!(play.origin(), (None, true));
    roll(&mut play, "pile").expect("what a fight left is in nobody's way");
    assert_eq!(play.lying(), [("gear/wand".to_owned(), 6), ("gear/tonic".to_owned(), 1)]);
    let nothing = |table: Option<&str>| Event::LootRolled { table: table.map(str::to_owned), drops: Vec::new() };
    let before = play.game.loot.clone();
    for table in [Some("pile"), Some("barren"), None] {
        evolve(&play.rules, &mut play.game, &nothing(table));
        assert_eq!(play.game.loot, before);
    }
}

#[test]
fn a_pile_written_before_piles_were_mixed_is_read() {
    let old = json!({ "table": "pile", "drops": [{ "item": "gear/wand", "label": "Wand", "count": 2 }] });
    let read: LootRoll = serde_json::from_value(old.clone()).expect("a pile");
    assert!(!read.mixed);
    assert_eq!(serde_json::to_value(&read).expect("written"), old);
}

#[test]
fn nothing_drops_where_nobody_bears_a_table() {
    for native in [true, false] {
        let bare = json!([
            { "remove": "/catalogs/1/entries/0/creature/loot" },
            { "remove": "/combat/threat/tiers/0/loot" },
            { "set": "/items/native", "to": native },
        ]);
        let mut play = Play::new(&bare);
        assert_eq!(play.fight("eel"), 0);
        assert_eq!(play.game.loot, None);
    }
}

#[test]
fn what_nobody_can_carry_stays_lying() {
    let limit = json!([
        { "set": "/items/carry", "to": { "stat": "weight", "limit": { "const": 3 } } },
        { "set": "/catalogs/2/entries/0/item/stats/weight", "to": 0 },
        { "set": "/catalogs/2/entries/4/item/stats", "to": { "weight": 2 } },
    ]);
    let mut play = Play::new(&limit);
    play.fight("eel");
    play.fight("eel");
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 2)]);
    play.give(json!({ "command": "take-loot" })).expect("one fits");
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 1)]);
    let refused = play.give(json!({ "command": "take-loot" }));
    assert_eq!(refused, Err("too-heavy".to_owned()));
    assert_eq!(play.lying(), [("gear/tonic".to_owned(), 1)]);
}
