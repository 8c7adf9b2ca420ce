//! Keys in the market: whom to buy from, what, how many, for whom, at which level; and going somewhere else.

use std::cell::OnceCell;

use crate::format::value_ref::ValueRef;
use crate::game::{Command, Event};
use crate::items::Place;
use crate::items::buy::BUY_COUNT_MAX;
use crate::items::held::with_values;
use crate::items::market::MarketHere;
use crate::locale::Arg;
use crate::text::SafeText;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Scope};
use crate::view::form::{Form, FormPurpose};
use crate::view::model::{Line, Role, Screen};
use crate::view::table::market::{
    self, Goods, Listed, MarketFacts, MarketPane, MarketState, chosen_level, order_lines, reason,
};
use crate::view::table::nobody;
use crate::view::table::purse::{amount, coins};

impl Table {
    /// What is on sale, worked out when it is first asked for and kept until something happens.
    fn goods(&self) -> &Goods {
        self.goods.get_or_init(|| self.goods_now().unwrap_or_default())
    }

    fn goods_now(&self) -> Option<Goods> {
        let game = &self.session.game;
        let here = MarketHere::at(&self.session.rules, game.place.as_ref()).ok()?;
        let level = chosen_level(&here, &self.market)?;
        let buyer = game.party.get(self.market.member)?;
        Some(with_values(&self.session.rules, buyer, |values| {
            Goods::of(&here, level, &game.visit, &|reference: &ValueRef| values.number(reference))
        }))
    }

    /// Forgets what is on sale: something happened, or somebody else buys.
    pub(super) fn stale_goods(&mut self) {
        self.goods = OnceCell::new();
    }

    /// Asks something of the market as the chosen buyer sees it.
    fn with_market<T>(&self, ask: impl FnOnce(MarketFacts<'_>) -> T) -> Option<T> {
        let game = &self.session.game;
        let buyer = game.party.get(self.market.member)?;
        let goods = self.goods();
        Some(with_values(&self.session.rules, buyer, |values| {
            ask(MarketFacts {
                effective: &self.session.rules,
                party: &game.party,
                place: game.place.as_ref(),
                visit: &game.visit,
                goods,
                read: &|reference: &ValueRef| values.number(reference),
            })
        }))
    }

    pub(super) fn market_screen(&self) -> Screen {
        let drawn = self.with_market(|facts| market::screen(&self.market, facts, &self.locale));
        drawn.unwrap_or_else(|| nobody(Scope::Market, &self.session.rules, &self.locale))
    }

    /// Puts the cursors back onto lines that are there.
    fn settle_market(&mut self) {
        let goods = self.goods();
        let lines = goods.sellers.len() + usize::from(!goods.not_sold.is_empty());
        let seller = self.market.seller.min(lines.saturating_sub(1));
        let wares = Listed::of(goods, seller).map_or(0, Listed::count);
        self.market.seller = seller;
        self.market.ware = self.market.ware.min(wares.saturating_sub(1));
    }

    /// An order of so many of what is under the cursor.
    fn order(&self, count: i64) -> Option<Command> {
        let here = MarketHere::at(&self.session.rules, self.session.game.place.as_ref()).ok()?;
        let seller = self.goods().sellers.get(self.market.seller)?;
        let ware = seller.wares.get(self.market.ware)?;
        Some(Command::Buy {
            member: self.market.member,
            item: ware.item.clone(),
            count: count.max(1),
            level: chosen_level(&here, &self.market).map(|level| level.id.as_str().to_owned()),
            seller: seller.seller.as_ref().map(|seller| seller.as_str().to_owned()),
        })
    }

    /// What an order of so many of what is under the cursor would cost and leave.
    pub(super) fn order_preview(&self, count: i64) -> Vec<Line> {
        let asked = MarketState { count, ..self.market.clone() };
        let here = MarketHere::at(&self.session.rules, self.session.game.place.as_ref());
        let lines = self.with_market(|facts| {
            let here = here.ok()?;
            let seller = facts.goods.sellers.get(self.market.seller)?;
            Some(order_lines(&asked, &here, seller, facts, &self.locale))
        });
        lines.flatten().unwrap_or_default()
    }

    /// Why the thing under the cursor is not sold here.
    fn absent_reason(&self) -> Option<SafeText> {
        let here = MarketHere::at(&self.session.rules, self.session.game.place.as_ref()).ok()?;
        let Some(Listed::Absent(absent)) = Listed::of(self.goods(), self.market.seller) else { return None };
        let item = crate::items::book::known_at(&self.session.rules, absent.get(self.market.ware)?)?;
        self.with_market(|facts| here.why_not(&item, facts.visit, facts.read).map(|why| reason(why, &self.locale)))?
    }
}

impl App {
    pub(super) fn market_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        match action {
            Action::Place => self.open_places(),
            Action::NextMember | Action::PreviousMember => {
                let party = table.session.game.party.len().max(1);
                let step = if action == Action::NextMember { 1 } else { party - 1 };
                table.market.member = (table.market.member + step) % party;
                table.stale_goods();
            }
            Action::PriceLevel => {
                let Some(view) = table.session.rules.market() else { return };
                let prices = &view.market.prices;
                let default = prices.iter().position(|level| level.default.is_some());
                let current = table.market.level.or(default).unwrap_or(0);
                table.market.level = Some((current + 1) % prices.len().max(1));
                table.stale_goods();
            }
            Action::Buy => self.ask_order(),
            Action::NextPane | Action::PreviousPane => {
                let goods = table.market.pane == MarketPane::Goods;
                table.market.pane = if goods { MarketPane::Sellers } else { MarketPane::Goods };
            }
            Action::More => table.market.count = table.market.count.saturating_add(1).clamp(1, BUY_COUNT_MAX),
            Action::Fewer => table.market.count = table.market.count.saturating_sub(1).clamp(1, BUY_COUNT_MAX),
            _ => {
                let goods = table.goods();
                let lines = goods.sellers.len() + usize::from(!goods.not_sold.is_empty());
                let wares = Listed::of(goods, table.market.seller).map_or(0, Listed::count);
                let state = &mut table.market;
                if state.pane == MarketPane::Sellers {
                    state.seller = moved(state.seller, action, lines);
                    state.ware = 0;
                } else {
                    state.ware = moved(state.ware, action, wares);
                }
                state.count = 1;
            }
        }
        if let Stage::Table(table) = &mut self.stage {
            table.settle_market();
        }
    }

    /// Enter: into the goods, then the form that asks how many and shows what comes of it; of what is not sold the reason.
    fn ask_order(&mut self) {
        let Stage::Table(table) = &mut self.stage else { return };
        if table.market.pane == MarketPane::Sellers {
            table.market.pane = MarketPane::Goods;
            return;
        }
        if let Some(reason) = table.absent_reason() {
            self.say(reason, Role::Notice);
            return;
        }
        let Some(Command::Buy { item, count, .. }) = table.order(table.market.count) else { return };
        let label = table.session.rules.book().entry(&item).map(|entry| table.locale.tr(entry.label.text()).text);
        let title = table.locale.word("buy-title", &[("item", Arg::Text(label.unwrap_or_default()))]);
        let form = Form::new(FormPurpose::Buy, title).number("form-count", count, BUY_COUNT_MAX);
        self.overlay = Some(Overlay::Form(form));
    }

    /// Buys what the form was agreed to; whether it went through.
    pub(super) fn buy_ordered(&mut self, count: i64) -> bool {
        let Stage::Table(table) = &self.stage else { return true };
        let Some(order) = table.order(count) else { return true };
        let Some(events) = self.run(&order) else { return false };
        let Stage::Table(table) = &mut self.stage else { return true };
        table.market.count = 1;
        table.settle_market();
        let said = events.iter().find_map(|event| match event {
            Event::Bought { purchase, .. } => {
                let label = table.session.rules.book().entry(&purchase.item)?.label.text();
                let args = [
                    ("item", Arg::Text(table.locale.tr(label).text)),
                    ("count", Arg::Number(purchase.count)),
                    ("price", Arg::Text(amount(&purchase.price.said, &table.locale))),
                    ("paid", Arg::Text(coins(&purchase.payment.paid, &table.locale))),
                    ("change", Arg::Text(coins(&purchase.payment.change, &table.locale))),
                    ("has-change", Arg::Case(if purchase.payment.change.is_empty() { "no" } else { "yes" })),
                    ("now", Arg::Number(purchase.now)),
                ];
                Some(table.locale.word("market-bought", &args))
            }
            _ => None,
        });
        if let Some(said) = said {
            self.say(said, Role::Good);
        }
        true
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
        let now = table.session.game.place.as_ref().and_then(|place| place.size.as_ref());
        let cursor = now.and_then(|now| places.iter().position(|place| place.size.as_ref() == Some(now))).unwrap_or(0);
        self.overlay = Some(Overlay::List { pick: Pick::Travel(places), labels, cursor });
    }

    /// The kind of place is chosen; its name is asked for.
    pub(super) fn travel(&mut self, to: Place) {
        if let Stage::Table(table) = &mut self.stage {
            table.going = Some(to);
            self.overlay = Some(Overlay::input(InputPurpose::PlaceName, ""));
        }
    }

    /// The name was typed; none is a place without a name.
    pub(super) fn travel_named(&mut self, name: &str) {
        let Stage::Table(table) = &mut self.stage else { return };
        let Some(going) = table.going.take() else { return };
        let to = Place { name: (!name.is_empty()).then(|| name.to_owned()), ..going };
        if self.run(&Command::Travel { to: to.clone() }).is_none() {
            return;
        }
        let Stage::Table(table) = &mut self.stage else { return };
        table.market.seller = 0;
        table.market.ware = 0;
        table.market.count = 1;
        table.market.pane = MarketPane::Sellers;
        let stock = table.session.game.visit.stock.len();
        let args = [
            ("place", Arg::text(to.name.as_deref().unwrap_or_default())),
            ("named", Arg::Case(if to.name.is_some() { "yes" } else { "no" })),
            ("stock", Arg::from(stock)),
        ];
        let said = table.locale.word("market-arrived", &args);
        self.say(said, Role::Good);
    }
}
