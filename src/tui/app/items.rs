//! Keys in the market and at the loot tables.

use crate::dice::{Cursor, Roller, Stream};
use crate::game::{Command, Event};
use crate::items::Place;
use crate::items::held::with_values;
use crate::items::loot::{Drop, ReadyTable};
use crate::items::market::MarketHere;
use crate::locale::Arg;
use crate::sheet::Values;
use crate::text::SafeText;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::model::Role;
use crate::view::table::market::{MarketPane, chosen_level, coins};

/// How many practice rolls the loot screen makes.
const PRACTICE_ROLLS: u64 = 100;

/// What the market's keys need to know of the stall under the cursor.
struct StallNow {
    sellers: usize,
    wares: usize,
    order: Option<Command>,
}

impl Table {
    fn stall_now(&self) -> Option<StallNow> {
        let game = &self.session.game;
        let effective = &self.session.rules;
        let buyer = game.party.get(self.market.member)?;
        with_values(effective, buyer, |values| self.stall_for(values))
    }

    fn stall_for(&self, values: &Values<'_>) -> Option<StallNow> {
        let game = &self.session.game;
        let effective = &self.session.rules;
        let read = |reference: &crate::format::value_ref::ValueRef| values.number(reference);
        let here = MarketHere::at(effective, game.place.as_ref()).ok()?;
        let level = chosen_level(&here, &self.market)?;
        let stalls = here.stalls(level, &game.visit, &read);
        let stall = stalls.get(self.market.seller);
        let order = stall.and_then(|stall| {
            let ware = stall.wares.get(self.market.ware)?;
            Some(Command::Buy {
                member: self.market.member,
                item: ware.item.reference.clone(),
                count: self.market.count.max(1),
                level: Some(level.id.as_str().to_owned()),
                seller: stall.seller.map(|seller| seller.id.as_str().to_owned()),
            })
        });
        Some(StallNow { sellers: stalls.len(), wares: stall.map_or(0, |stall| stall.wares.len()), order })
    }
}

impl App {
    pub(super) fn market_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        if action == Action::Place {
            self.open_places();
            return;
        }
        let Some(now) = table.stall_now() else { return };
        let party = table.session.game.party.len().max(1);
        let levels = table.session.rules.market().map_or(1, |view| view.market.prices.len());
        let state = &mut table.market;
        match action {
            Action::NextPane | Action::PreviousPane => {
                state.pane = if state.pane == MarketPane::Goods { MarketPane::Sellers } else { MarketPane::Goods };
            }
            Action::NextMember => state.member = (state.member + 1) % party,
            Action::PreviousMember => state.member = (state.member + party - 1) % party,
            Action::More => state.count = (state.count + 1).clamp(1, 9999),
            Action::Fewer => state.count = (state.count - 1).clamp(1, 9999),
            Action::PriceLevel => {
                let default = table
                    .session
                    .rules
                    .market()
                    .and_then(|view| view.market.prices.iter().position(|level| level.default.is_some()));
                let current = state.level.or(default).unwrap_or(0);
                state.level = Some((current + 1) % levels);
            }
            Action::Buy => {
                if state.pane == MarketPane::Sellers {
                    state.pane = MarketPane::Goods;
                } else if let Some(order) = now.order {
                    self.buy(&order);
                }
            }
            _ if state.pane == MarketPane::Sellers => {
                state.seller = moved(state.seller, action, now.sellers);
                state.ware = 0;
                state.count = 1;
            }
            _ => {
                state.ware = moved(state.ware, action, now.wares);
                state.count = 1;
            }
        }
    }

    fn buy(&mut self, order: &Command) {
        let Some(events) = self.run(order) else { return };
        let Stage::Table(table) = &mut self.stage else { return };
        table.market.count = 1;
        let said = events.iter().find_map(|event| match event {
            Event::Bought { purchase, .. } => {
                let label = table.session.rules.book().entry(&purchase.item)?.label.text();
                let args = [
                    ("item", Arg::Text(table.locale.tr(label).text)),
                    ("count", Arg::Number(purchase.count)),
                    ("paid", Arg::Text(coins(&purchase.payment.paid, &table.locale))),
                    ("change", Arg::Text(coins(&purchase.payment.change, &table.locale))),
                    ("has-change", Arg::Case(if purchase.payment.change.is_empty() { "no" } else { "yes" })),
                ];
                Some(table.locale.word("market-bought", &args))
            }
            _ => None,
        });
        if let Some(said) = said {
            self.say(said, Role::Good);
        }
    }

    fn open_places(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let Some(view) = table.session.rules.market() else {
            self.say_word("market-no-market", Role::Notice);
            return;
        };
        let sizes: Vec<(&str, SafeText)> = view
            .market
            .places
            .iter()
            .map(|place| (place.id.as_str(), table.locale.tr(place.label.text()).text))
            .collect();
        let mut places: Vec<Place> =
            sizes.iter().map(|(id, _)| Place { size: Some((*id).to_owned()), ..Place::default() }).collect();
        let mut labels: Vec<SafeText> = sizes.into_iter().map(|(_, label)| label).collect();
        places.push(Place::default());
        labels.push(table.locale.word("place-road", &[]));
        self.overlay = Some(Overlay::List { pick: Pick::Travel(places), labels, cursor: 0 });
    }

    pub(super) fn travel(&mut self, to: Place) {
        if self.run(&Command::Travel { to }).is_some()
            && let Stage::Table(table) = &mut self.stage
        {
            table.market.seller = 0;
            table.market.ware = 0;
            table.market.count = 1;
            table.market.pane = MarketPane::Sellers;
            self.say_word("market-arrived", Role::Good);
        }
    }

    pub(super) fn loot_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let tables: Vec<String> = table
            .session
            .rules
            .items()
            .map(|items| items.loot_tables.iter().map(|table| table.id.as_str().to_owned()).collect())
            .unwrap_or_default();
        let chosen = tables.get(table.loot.table).cloned();
        match (action, chosen) {
            (Action::Roll, Some(id)) => {
                if let Some(events) = self.run(&Command::RollLoot { table: id }) {
                    let nothing =
                        events.iter().any(|event| matches!(event, Event::LootRolled { drops, .. } if drops.is_empty()));
                    self.say_word(if nothing { "loot-fell-nothing" } else { "loot-fell" }, Role::Good);
                }
            }
            (Action::RollHundred, Some(id)) => self.practice(&id),
            (Action::Take, _) => self.take_loot(),
            _ => {
                let before = table.loot.table;
                table.loot.table = moved(before, action, tables.len());
                if table.loot.table != before {
                    table.loot.hundred.clear();
                }
            }
        }
    }

    /// Rolls a table a hundred times beside the game: nothing is kept and no die of the game is used.
    fn practice(&mut self, id: &str) {
        let Stage::Table(table) = &mut self.stage else { return };
        let Some(rolled) = table.session.rules.loot_table(id) else { return };
        let ready = ReadyTable::of(&table.session.rules, rolled);
        let mut fell: Vec<(Drop, i64)> = Vec::new();
        for nth in 0..PRACTICE_ROLLS {
            let seed = table.session.game.seed.wrapping_add(nth);
            for drop in ready.roll(&mut Roller::seeded(Cursor::start(seed, Stream::Loot))) {
                match fell.iter_mut().find(|(known, _)| known.item == drop.item) {
                    Some((_, times)) => *times += 1,
                    None => fell.push((drop, 1)),
                }
            }
        }
        fell.sort_by_key(|(_, times)| std::cmp::Reverse(*times));
        table.loot.hundred = fell;
    }

    fn take_loot(&mut self) {
        let Some(events) = self.run(&Command::TakeLoot) else { return };
        let Stage::Table(table) = &self.stage else { return };
        let taken = events.iter().filter(|event| matches!(event, Event::LootTaken { .. })).count();
        let left = table.session.game.loot.as_ref().map_or(0, |loot| loot.drops.len());
        let text = table.locale.word("loot-taken", &[("count", Arg::from(taken)), ("left", Arg::from(left))]);
        self.say(text, Role::Good);
    }
}
