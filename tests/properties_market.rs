//! What holds in the market and in the loot of every ruleset at hand, ours and the wild ones, under every choice of layers:
//! layers only narrow what is there, prices are exact, odds are complete.

mod support;

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::dice::{Cursor, Distribution, Roller, Stream, to_f64};
use rulebound::format::book::{CatalogBytes, Rulebook};
use rulebound::format::load::read_ruleset;
use rulebound::format::loot::{LootEntry, LootTable};
use rulebound::format::scalar::{Count, Id, Int};
use rulebound::items::book::{known_at, matches, offered, offered_at};
use rulebound::items::loot::ReadyTable;
use rulebound::items::market::MarketHere;
use rulebound::items::price::price;
use rulebound::items::visit::Visit;
use rulebound::items::{ItemKey, Place};
use rulebound::rules::Effective;

struct Folder(PathBuf);

impl CatalogBytes for Folder {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.join(asset)).map_err(|error| error.to_string())
    }
}

/// Every ruleset at hand, by name.
fn rulesets() -> Vec<(String, Arc<Rulebook>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| {
        let bytes = std::fs::read(path).expect("a ruleset");
        read_ruleset(&bytes).unwrap_or_else(|refused| panic!("{}: {:#?}", path.display(), refused.diagnostics)).value
    };
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root.join("rulesets")).expect("rulesets") {
        let folder = entry.expect("entry").path();
        if folder.join("ruleset.json").is_file() {
            let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
            let ruleset = read(&folder.join("ruleset.json"));
            found.push((name, Arc::new(Rulebook::new(ruleset, Box::new(Folder(folder))))));
        }
    }
    let wild = root.join("../shared/wild");
    assert!(wild.is_dir() || std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
    for entry in std::fs::read_dir(wild).into_iter().flatten() {
        let path = entry.expect("entry").path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            found.push((name, Arc::new(Rulebook::single(read(&path)))));
        }
    }
    for base in ["market-reef", "layers-reef", "fight-sum"] {
        found.push((base.to_owned(), Arc::new(Rulebook::single(read(&support::base_path(base))))));
    }
    assert!(found.len() >= 6);
    found
}

/// Choices of layers: none, each alone, every pair, all of them; those that cannot stand together leave some out.
fn choices(book: &Arc<Rulebook>) -> Vec<Effective> {
    let ids: Vec<&str> = book.ruleset().layers().iter().map(|layer| layer.id.as_str()).collect();
    let mut choices: Vec<Vec<&str>> = vec![Vec::new(), ids.clone()];
    for (at, one) in ids.iter().enumerate() {
        choices.push(vec![one]);
        choices.extend(ids.iter().skip(at + 1).map(|other| vec![*one, *other]));
    }
    choices.sort();
    choices.dedup();
    choices.into_iter().map(|on| Effective::of(book.clone(), &on)).collect()
}

fn applied(rules: &Effective) -> Vec<String> {
    rules.applied().iter().map(ToString::to_string).collect()
}

fn places(rules: &Effective) -> Vec<Place> {
    let sizes = rules.market().map(|view| &*view.market.places).unwrap_or_default();
    sizes.iter().map(|size| Place { size: Some(size.id.as_str().to_owned()), ..Place::default() }).collect()
}

/// What sellers sell in any number at a place, by seller and item.
fn on_sale(rules: &Effective, place: &Place) -> BTreeSet<(String, String)> {
    let here = MarketHere::at(rules, Some(place)).expect("a market");
    let level = here.level(None).expect("a default level");
    let stalls = here.stalls(level, &Visit::default(), &|_| 0.0);
    let lines = stalls.iter().flat_map(|stall| {
        let seller = stall.seller.map(|seller| seller.id.to_string()).unwrap_or_default();
        stall.wares.iter().map(move |ware| (seller.clone(), ware.item.reference.to_string()))
    });
    lines.collect()
}

#[test]
fn layers_only_narrow_what_is_there() {
    let mut compared = 0;
    for (name, book) in rulesets() {
        let base = Effective::base(book.clone());
        let sold: Vec<_> = places(&base).iter().map(|place| on_sale(&base, place)).collect();
        let items: BTreeSet<String> = offered(&base).map(|item| item.reference.to_string()).collect();
        for rules in choices(&book) {
            let on = applied(&rules);
            for (place, sold) in places(&rules).iter().zip(&sold) {
                let now = on_sale(&rules, place);
                assert!(now.is_subset(sold), "{name} {on:?} {place:?}: {:?}", now.difference(sold));
                compared += now.len();
            }
            let left: BTreeSet<String> = offered(&rules).map(|item| item.reference.to_string()).collect();
            assert!(left.is_subset(&items), "{name} {on:?}");
            for base in base.items().map(|items| &*items.loot_tables).unwrap_or_default() {
                let table =
                    rules.loot_table(base.id.as_str()).expect("a table that a layer takes away is one it may not");
                for odds in ReadyTable::of(&rules, table).odds() {
                    match &odds.item {
                        ItemKey::Entry(reference) => {
                            assert!(
                                known_at(&rules, reference).is_some(),
                                "{name} {on:?}: {reference} is in no catalog"
                            );
                            assert!(offered_at(&rules, reference).is_some(), "{name} {on:?}: {reference} is hidden");
                            assert!(items.contains(&reference.to_string()), "{name} {on:?}: {reference}");
                        }
                        ItemKey::Coin(unit) => {
                            let items = rules.items().expect("items");
                            assert!(rules.coins().has(items, unit.as_str()), "{name} {on:?}: {unit} is gone");
                        }
                    }
                }
            }
        }
    }
    assert!(compared > 1_000, "hardly anything was on sale: {compared}");
}

#[test]
fn prices_are_exact_and_never_nothing() {
    let mut priced = 0;
    for (name, book) in rulesets() {
        for rules in choices(&book) {
            let Some(view) = rules.market() else { continue };
            let items = rules.items().expect("items");
            for (item, level) in
                offered(&rules).flat_map(|item| view.market.prices.iter().map(move |level| (item.clone(), level)))
            {
                for count in [1, 2, 7, 9_999] {
                    let Some(price) = item.item.cost.as_ref().and_then(|cost| price(&rules, cost, level, count)) else {
                        continue;
                    };
                    let about = format!("{name} {:?} {} at {} × {count}", applied(&rules), item.reference, level.id);
                    let (family, unit) = items.coin(price.said.unit.as_str()).expect("a coin of the ruleset");
                    assert!(rules.coins().has(items, unit.id.as_str()), "{about}: said in a coin that is gone");
                    assert_eq!(price.said.amount * unit.value.get(), price.owed, "{about}");
                    assert_eq!(price.per_item * count, price.owed, "{about}");
                    assert!(price.in_smallest >= 0, "{about}");
                    assert_eq!(price.per_item == 0, price.in_smallest == 0, "{about}");
                    // No coin that is left and larger divides it.
                    let larger = family.units.iter().filter(|other| other.value > unit.value);
                    let mut larger = larger.filter(|other| rules.coins().has(items, other.id.as_str()));
                    assert!(larger.all(|other| price.owed % other.value.get() != 0), "{about}");
                    priced += 1;
                }
            }
        }
    }
    assert!(priced > 1_000, "hardly anything has a price: {priced}");
}

/// The chance that a pick of the table gives nothing, worked out line by line and never by `odds`.
fn wasted(rules: &Effective, table: &LootTable) -> f64 {
    let weight = |line: &LootEntry| to_f64(line.weight.get());
    let total: f64 = table.entries.iter().map(weight).sum();
    let lines = table.entries.iter().map(|line| {
        let coin = |unit: &Id| rules.items().is_some_and(|items| rules.coins().has(items, unit.as_str()));
        let item = line.item.as_ref().is_some_and(|item| offered_at(rules, item).is_some());
        let any = line.filter.as_ref().is_some_and(|filter| offered(rules).any(|item| matches(filter, item.item)));
        let none = match &line.count {
            Count::Fixed(_) => 0.0,
            Count::Dice(dice) => Distribution::dice(*dice).chance(|sum| sum < 1),
        };
        let nothing = if item || any || line.coins.as_ref().is_some_and(coin) { none } else { 1.0 };
        nothing * weight(line) / total
    });
    lines.sum()
}

#[test]
fn the_odds_of_one_pick_are_complete() {
    let mut tables = 0;
    for (name, book) in rulesets() {
        for rules in choices(&book) {
            for base in rules.items().map(|items| &*items.loot_tables).unwrap_or_default() {
                let table = rules.loot_table(base.id.as_str()).expect("a table");
                let about = format!("{name} {:?} {}", applied(&rules), table.id);
                let one = LootTable { rolls: Count::Fixed(Int::clamped(1)), ..table.clone() };
                let odds = ReadyTable::of(&rules, &one).odds();
                let given: f64 = odds.iter().map(|odds| odds.chance).sum();
                assert!((given + wasted(&rules, &one) - 1.0).abs() < 1e-12, "{about}: {given}");
                for odds in ReadyTable::of(&rules, table).odds().iter().chain(&odds) {
                    assert!(odds.chance > 0.0 && odds.chance <= 1.0, "{about}: {odds:?}");
                    assert!(odds.mean >= odds.chance - 1e-12, "{about}: at least one where any drops: {odds:?}");
                }
                tables += 1;
            }
        }
    }
    assert!(tables > 50, "hardly a table: {tables}");
}

#[test]
fn tables_under_layers_drop_as_their_odds_say() {
    let rolls: u32 = 200_000;
    for (name, book) in rulesets() {
        let tried: &[(&str, &str)] = match name.as_str() {
            "orchards-of-the-wind" => &[("caulkers_strike", "windfalls"), ("gilt_recall", "court_satchel")],
            _ => continue,
        };
        for (layer, table) in tried {
            let rules = Effective::of(book.clone(), &[*layer]);
            let table = ReadyTable::of(&rules, rules.loot_table(table).expect("a table"));
            let mut roller = Roller::seeded(Cursor::start(11, Stream::Loot));
            let mut fell: HashMap<ItemKey, (f64, f64, f64)> = HashMap::new();
            for _ in 0..rolls {
                for drop in table.roll(&mut roller) {
                    let count = to_f64(drop.count);
                    let (times, sum, squares) = fell.entry(drop.item).or_default();
                    *times += 1.0;
                    *sum += count;
                    *squares += count * count;
                }
            }
            let rolls = f64::from(rolls);
            assert_eq!(fell.len(), table.odds().len(), "{layer}");
            for odds in table.odds() {
                let (times, sum, squares) = fell[&odds.item];
                let deviation = (odds.chance * (1.0 - odds.chance) / rolls).sqrt();
                assert!((times / rolls - odds.chance).abs() <= 5.0 * deviation, "{layer} {}", odds.item);
                let mean = sum / rolls;
                let deviation = ((squares / rolls - mean * mean) / rolls).sqrt();
                assert!((mean - odds.mean).abs() <= 5.0 * deviation, "{layer} {}", odds.item);
            }
        }
    }
}
