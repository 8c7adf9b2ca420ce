//! Keys on a bag: wearing, binding, giving, leaving behind, splitting, putting together, selling. What came of it is said with the
//! numbers before and after.

use crate::format::market::CurrencyUnit;
use crate::format::value_ref::ValueRef;
use crate::game::{Command, Event};
use crate::items::carry::{Load, ReadValue, carried};
use crate::items::coins::FamilyLeft;
use crate::items::find::Held;
use crate::items::give::{GiveRefusal, Receiver, give};
use crate::items::held::with_values;
use crate::items::price::shown_cost;
use crate::items::sell::{Payout, sell};
use crate::items::slots::{binding, slots};
use crate::items::wear::WearAct;
use crate::items::{ItemKey, Member, STACK_QUANTITY_MAX, Stack, apply_all};
use crate::locale::Arg;
use crate::text::{SafeText, cell_width, safe};
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::form::{Form, FormPurpose};
use crate::view::model::{Line, Role};
use crate::view::parts::list;
use crate::view::table::bag::{counted, counted_list, used_sentences};
use crate::view::table::load::load_text;
use crate::view::table::purse::coins_held;
use crate::view::table::stack_name;

/// What can be done with a stack, in the order in which the menu lists it.
const ACTS: [Action; 8] = [
    Action::UseItem,
    Action::WearItem,
    Action::BindItem,
    Action::GiveItem,
    Action::SellItem,
    Action::SplitItem,
    Action::MergeItem,
    Action::DropItem,
];

impl Table {
    fn bag_member(&self) -> Option<&Member> {
        self.session.game.party.get(self.bag.member)
    }

    fn chosen_stack(&self) -> Option<(usize, &Stack)> {
        let at = self.bag.cursor;
        Some((at, self.bag_member()?.bag.get(at)?))
    }

    fn stack_label(&self, stack: &Stack) -> SafeText {
        stack_name(stack, &self.session.rules, &self.locale)
    }

    fn others(&self) -> impl Iterator<Item = (usize, &Member)> {
        let own = self.bag.member;
        self.session.game.party.iter().enumerate().filter(move |(at, _)| *at != own)
    }

    /// Coins that can be paid, in file order.
    fn coins(&self) -> Vec<&CurrencyUnit> {
        FamilyLeft::all(&self.session.rules).into_iter().flat_map(|family| family.units).collect()
    }

    fn load_of(&self, member: usize) -> Option<Load> {
        let member = self.session.game.party.get(member)?;
        with_values(&self.session.rules, member, |values| {
            carried(&self.session.rules, &member.bag, &|reference: &ValueRef| values.number(reference))
        })
    }

    /// The load of a member if the bag were this one.
    pub(super) fn load_with(&self, member: &Member, bag: &[Stack]) -> Option<Load> {
        let then = Member { bag: bag.to_vec(), ..member.clone() };
        with_values(&self.session.rules, &then, |values| {
            carried(&self.session.rules, bag, &|reference: &ValueRef| values.number(reference))
        })
    }

    fn refused(&self, code: &str) -> Line {
        Line::with(self.locale.word(&format!("refusal-{code}"), &[]), Role::Bad)
    }

    /// That somebody cannot carry so many of a thing, with what the load would be against what it may be.
    pub(super) fn too_heavy(&self, member: &Member, item: Option<&ItemKey>, count: i64) -> Line {
        let mut bag = member.bag.clone();
        bag.push(Stack { item: item.cloned(), quantity: count, ..Stack::plain() });
        let Some(load) = self.load_with(member, &bag) else { return self.refused("too-heavy") };
        let args = [("load", Arg::text(&load_text(&load, &self.locale)))];
        Line::with(self.locale.word("load-too-heavy", &args), Role::Bad)
    }

    /// What giving would leave on both sides.
    pub(super) fn give_preview(&self, form: &Form) -> Vec<Line> {
        let Some((at, stack)) = self.chosen_stack() else { return Vec::new() };
        let Some(giver) = self.bag_member() else { return Vec::new() };
        let Some((_, to)) = self.others().nth(form.choice_at(0)) else { return Vec::new() };
        let rules = &self.session.rules;
        let given = with_values(rules, to, |values| {
            let read: ReadValue<'_> = &|reference| values.number(reference);
            give(rules, &giver.bag, Receiver { bag: &to.bag, read }, Held::Stack(at), form.number_at(1))
        });
        let given = match given {
            Ok(given) => given,
            Err(GiveRefusal::TooHeavy) => {
                return vec![self.too_heavy(to, stack.item.as_ref(), form.number_at(1))];
            }
            Err(refusal) => return vec![self.refused(refusal.code())],
        };
        let mut lines = Vec::new();
        if given.left > 0 {
            let args = [("given", Arg::Number(given.given)), ("left", Arg::Number(given.left))];
            lines.push(Line::with(self.locale.word("give-not-all", &args), Role::Notice));
        }
        for (member, facts) in [(giver, &given.from), (to, &given.into)] {
            let mut bag = member.bag.clone();
            apply_all(&mut bag, facts);
            if let Some(load) = self.load_with(member, &bag) {
                lines.push(self.then_load(member, &load));
            }
        }
        lines
    }

    pub(super) fn then_load(&self, member: &Member, load: &Load) -> Line {
        let args = [
            ("who", Arg::text(&member.name)),
            ("load", Arg::text(&load_text(load, &self.locale))),
            ("encumbered", Arg::Case(if load.encumbered() { "yes" } else { "no" })),
        ];
        let role = if load.encumbered() { Role::Notice } else { Role::Plain };
        Line::with(self.locale.word("load-then", &args), role)
    }

    /// As long as nobody has said what is paid, it is what so many cost.
    pub(super) fn suggest_payout(&self, form: &mut Form) {
        let Some((_, stack)) = self.chosen_stack() else { return };
        if let Some((worth, unit)) = suggested(self, stack, &self.coins())
            && form.choice_at(2) == unit
        {
            form.suggest(1, worth.saturating_mul(form.number_at(0)));
        }
    }

    /// What selling would leave in the purse.
    pub(super) fn sell_preview(&self, form: &Form) -> Vec<Line> {
        let (Some((at, _)), Some(member)) = (self.chosen_stack(), self.bag_member()) else { return Vec::new() };
        let coins = self.coins();
        let Some(unit) = coins.get(form.choice_at(2)) else { return vec![self.refused("no-currencies")] };
        let payout = Payout { unit: unit.id.as_str(), amount: form.number_at(1) };
        let rules = &self.session.rules;
        let sale = with_values(rules, member, |values| {
            let read: ReadValue<'_> = &|reference| values.number(reference);
            sell(rules, &member.bag, Held::Stack(at), form.number_at(0), payout, read)
        });
        let sale = match sale {
            Ok(sale) => sale,
            Err(refusal) => return vec![self.refused(refusal.code())],
        };
        let mut bag = member.bag.clone();
        apply_all(&mut bag, &sale.facts);
        let before = coins_held(&member.bag, rules, &self.locale);
        let after = coins_held(&bag, rules, &self.locale);
        let args = [("before", Arg::Text(before)), ("after", Arg::Text(after))];
        let mut lines = vec![Line::with(self.locale.word("sell-purse", &args), Role::Good)];
        if let Some(load) = self.load_with(member, &bag) {
            lines.push(self.then_load(member, &load));
        }
        lines
    }

    pub(super) fn drop_preview(&self) -> Vec<Line> {
        vec![Line::with(self.locale.word("drop-about", &[]), Role::Notice)]
    }

    pub(super) fn split_preview(&self, form: &Form) -> Vec<Line> {
        let Some((_, stack)) = self.chosen_stack() else { return Vec::new() };
        let count = form.number_at(0);
        let args = [("first", Arg::Number(stack.quantity - count)), ("second", Arg::Number(count))];
        vec![Line::of(self.locale.word("split-about", &args))]
    }

    /// Slots that an item takes, and what is bound, as they stand: for what is said after it was worn or bound.
    fn standing(&self, act: WearAct, stack: &Stack) -> Option<SafeText> {
        let member = self.bag_member()?;
        let rules = &self.session.rules;
        let known = crate::items::book::known_stack(rules, stack)?;
        let said: Vec<SafeText> = match act {
            WearAct::Equip | WearAct::Unequip => slots(rules, &member.bag)
                .into_iter()
                .filter(|one| known.item.slots.get(one.slot.id.as_str()).is_some())
                .map(|one| {
                    let label = self.locale.tr(one.slot.label.text()).text;
                    safe(&format!("{label} {}/{}", one.used, one.slot.count.get()))
                })
                .collect(),
            WearAct::Bind | WearAct::Unbind => with_values(rules, member, |values| {
                let read: ReadValue<'_> = &|reference| values.number(reference);
                let bound = binding(rules, &member.bag, read)?;
                let label = self.locale.tr(bound.binding.label.text()).text;
                Some(vec![safe(&format!("{label} {}/{}", bound.bound, bound.max))])
            })?,
        };
        Some(list(&self.locale, &said))
    }
}

impl App {
    pub(super) fn bag_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let party = table.session.game.party.len().max(1);
        let stacks = table.bag_member().map_or(0, |member| member.bag.len());
        match action {
            Action::NextMember | Action::PreviousMember => {
                let step = if action == Action::NextMember { 1 } else { party - 1 };
                table.bag.member = (table.bag.member + step) % party;
                table.bag.cursor = 0;
                table.bag.scroll = 0;
            }
            Action::OtherPane => table.bag.about = !table.bag.about,
            Action::BagMenu => self.open_bag_menu(),
            Action::UseItem
            | Action::WearItem
            | Action::BindItem
            | Action::GiveItem
            | Action::SellItem
            | Action::SplitItem
            | Action::MergeItem
            | Action::DropItem => self.bag_act(action),
            _ if table.bag.about => table.bag.scroll = moved(table.bag.scroll, action, ABOUT_LINES),
            _ => {
                table.bag.cursor = moved(table.bag.cursor, action, stacks);
                table.bag.scroll = 0;
            }
        }
    }

    /// Enter: everything that can be done with the stack, as a list.
    fn open_bag_menu(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        if table.chosen_stack().is_none() {
            self.say_word("bag-empty", Role::Notice);
            return;
        }
        let label = |action: &Action| {
            let key = action.keys().first().map(|key| key.name()).unwrap_or_default();
            let name = table.locale.word(&format!("action-{}", action.id()), &[]);
            safe(&format!("{name}  ({key})"))
        };
        let labels = ACTS.iter().map(label).collect();
        self.overlay = Some(Overlay::List { pick: Pick::BagAct(ACTS.to_vec()), labels, cursor: 0 });
    }

    /// Does something with the stack under the cursor, or asks first how many and to whom.
    pub(super) fn bag_act(&mut self, action: Action) {
        let Stage::Table(table) = &self.stage else { return };
        let Some((at, stack)) = table.chosen_stack() else {
            self.say_word("bag-empty", Role::Notice);
            return;
        };
        let (stack, label) = (stack.clone(), table.stack_label(stack));
        let coin = matches!(stack.item, Some(ItemKey::Coin(_)));
        match action {
            Action::UseItem | Action::WearItem | Action::BindItem if coin => {
                let said = table.locale.word("bag-is-coin", &[("item", Arg::Text(label))]);
                self.say(said, Role::Notice);
            }
            Action::SellItem if coin => self.say_word("refusal-coins-not-goods", Role::Notice),
            Action::UseItem => self.use_item(at),
            Action::WearItem => self.wear(at, if stack.equipped { WearAct::Unequip } else { WearAct::Equip }),
            Action::BindItem => self.wear(at, if stack.bound { WearAct::Unbind } else { WearAct::Bind }),
            Action::MergeItem => self.ask_merge(at),
            _ => self.ask_bag_form(action, &stack, label),
        }
    }

    fn ask_bag_form(&mut self, action: Action, stack: &Stack, label: SafeText) {
        let Stage::Table(table) = &self.stage else { return };
        let titled = |key: &str| table.locale.word(key, &[("item", Arg::Text(label.clone()))]);
        let form = match action {
            Action::GiveItem => {
                let names: Vec<SafeText> = table.others().map(|(_, member)| safe(&member.name)).collect();
                if names.is_empty() {
                    self.say_word("give-nobody", Role::Notice);
                    return;
                }
                Form::new(FormPurpose::Give, titled("give-title")).choice("form-to", names, 0).number(
                    "form-count",
                    stack.quantity.min(1),
                    stack.quantity,
                )
            }
            Action::SellItem => {
                let coins = table.coins();
                let (worth, unit) = suggested(table, stack, &coins).unwrap_or((1, 0));
                let labels = coins.iter().map(|coin| table.locale.tr(coin.label.text()).text).collect();
                Form::new(FormPurpose::Sell, titled("sell-title"))
                    .number("form-count", 1, stack.quantity)
                    .number("form-coins", worth, STACK_QUANTITY_MAX)
                    .choice("form-coin", labels, unit)
            }
            Action::SplitItem => {
                if stack.quantity < 2 {
                    self.say_word("split-one", Role::Notice);
                    return;
                }
                Form::new(FormPurpose::Split, titled("split-title")).number("form-count", 1, stack.quantity - 1)
            }
            _ => {
                let least = stack.quantity.min(1);
                Form::new(FormPurpose::Drop, titled("drop-title")).number("form-count", least, stack.quantity)
            }
        };
        self.overlay = Some(Overlay::Form(form));
    }

    /// A form on a stack was agreed to; whether it went through.
    pub(super) fn bag_agreed(&mut self, form: &Form) -> bool {
        let Stage::Table(table) = &self.stage else { return true };
        let Some((stack, held)) = table.chosen_stack() else { return true };
        let (member, label) = (table.bag.member, table.stack_label(held));
        let count = |row: usize| form.number_at(row);
        let command = match form.purpose {
            FormPurpose::Give => {
                let Some((to, _)) = table.others().nth(form.choice_at(0)) else { return true };
                Command::Give { member, stack, count: count(1), to }
            }
            FormPurpose::Sell => {
                let unit = table.coins().get(form.choice_at(2)).map(|unit| unit.id.as_str().to_owned());
                Command::Sell { member, stack, count: count(0), amount: count(1), unit: unit.unwrap_or_default() }
            }
            FormPurpose::Split => Command::Split { member, stack, count: count(0) },
            _ => Command::Drop { member, stack, count: count(0) },
        };
        let before = table.load_of(member);
        let purse = table.bag_member().map(|member| coins_held(&member.bag, &table.session.rules, &table.locale));
        let parts = [held.quantity - count(0), count(0)];
        let Some(events) = self.run(&command) else { return false };
        self.settle_bag();
        if form.purpose == FormPurpose::Split {
            self.say_split(&label, parts);
        } else {
            self.say_bag_event(&events, label, before, purse.unwrap_or_default());
        }
        true
    }

    fn say_bag_event(&mut self, events: &[Event], label: SafeText, before: Option<Load>, purse: SafeText) {
        let Stage::Table(table) = &self.stage else { return };
        let locale = &table.locale;
        let rules = &table.session.rules;
        let name = |at: usize| {
            let member = table.session.game.party.get(at);
            Arg::text(&member.map(|member| member.name.clone()).unwrap_or_default())
        };
        let loads = |member: usize| {
            let after = table.load_of(member);
            match (&before, after) {
                (Some(before), Some(after)) => {
                    let args = [
                        ("before", Arg::text(&load_text(before, &self.locale))),
                        ("after", Arg::text(&load_text(&after, &self.locale))),
                    ];
                    locale.word("load-from-to", &args)
                }
                _ => SafeText::default(),
            }
        };
        let said = events.iter().find_map(|event| match event {
            Event::Gave { member, to, stacks, .. } => {
                let what = Arg::Text(counted_list(stacks, rules, locale));
                let args =
                    [("who", name(*member)), ("to", name(*to)), ("what", what), ("load", Arg::Text(loads(*member)))];
                Some(locale.word("gave", &args))
            }
            Event::Dropped { member, stacks, .. } => {
                let what = if stacks.is_empty() { label.clone() } else { counted_list(stacks, rules, locale) };
                let args = [("who", name(*member)), ("what", Arg::Text(what)), ("load", Arg::Text(loads(*member)))];
                Some(locale.word("dropped", &args))
            }
            Event::Sold { member, sale } => {
                let after = table.session.game.party.get(*member);
                let after = after.map(|member| coins_held(&member.bag, rules, locale)).unwrap_or_default();
                let paid = crate::view::table::purse::coins(std::slice::from_ref(&sale.paid), locale);
                let args = [
                    ("who", name(*member)),
                    ("what", Arg::Text(counted_list(&sale.sold, rules, locale))),
                    ("paid", Arg::Text(paid)),
                    ("before", Arg::Text(purse.clone())),
                    ("after", Arg::Text(after)),
                ];
                Some(locale.word("sold", &args))
            }
            _ => None,
        });
        if let Some(said) = said {
            self.say(said, Role::Good);
        }
    }

    fn wear(&mut self, stack: usize, act: WearAct) {
        let Stage::Table(table) = &self.stage else { return };
        let member = table.bag.member;
        let Some((_, held)) = table.chosen_stack() else { return };
        let (held, label) = (held.clone(), table.stack_label(held));
        let before = table.standing(act, &held);
        let Some(events) = self.run(&Command::Wear { member, act, stack, count: 1 }) else {
            self.say_standing(before);
            return;
        };
        self.settle_bag();
        let Stage::Table(table) = &self.stage else { return };
        let changed = events.iter().any(|event| matches!(event, Event::Wore { changed, .. } if *changed > 0));
        let key = match act {
            _ if !changed => "wore-nothing",
            WearAct::Equip => "wore-on",
            WearAct::Unequip => "wore-off",
            WearAct::Bind => "wore-bound",
            WearAct::Unbind => "wore-unbound",
        };
        let who = table.bag_member().map(|member| member.name.clone()).unwrap_or_default();
        let args = [
            ("who", Arg::text(&who)),
            ("item", Arg::Text(counted(&label, 1))),
            ("before", Arg::Text(before.unwrap_or_default())),
            ("after", Arg::Text(table.standing(act, &held).unwrap_or_default())),
        ];
        let said = table.locale.word(key, &args);
        self.say(said, Role::Good);
    }

    /// Adds to a refusal how full what is full is.
    fn say_standing(&mut self, standing: Option<SafeText>) {
        if let Some(standing) = standing.filter(|standing| !standing.as_str().is_empty()) {
            let said = safe(&format!("{} ({standing})", self.status.text));
            self.say(said, Role::Bad);
        }
    }

    /// Puts the stack onto another of the very same thing; asks onto which where there are several.
    fn ask_merge(&mut self, stack: usize) {
        let Stage::Table(table) = &self.stage else { return };
        let Some(member) = table.bag_member() else { return };
        let rules = &table.session.rules;
        let alike: Vec<usize> = (0..member.bag.len())
            .filter(|onto| *onto != stack && crate::items::arrange::merge(rules, &member.bag, stack, *onto).is_ok())
            .collect();
        match alike.as_slice() {
            [] => self.say_word("merge-none", Role::Notice),
            [onto] => self.merge_onto(*onto),
            _ => {
                let label = |at: &usize| {
                    let stack = member.bag.get(*at);
                    stack.map(|stack| counted(&table.stack_label(stack), stack.quantity)).unwrap_or_default()
                };
                let labels = alike.iter().map(label).collect();
                self.overlay = Some(Overlay::List { pick: Pick::MergeOnto(alike), labels, cursor: 0 });
            }
        }
    }

    pub(super) fn merge_onto(&mut self, onto: usize) {
        let Stage::Table(table) = &self.stage else { return };
        let Some((stack, held)) = table.chosen_stack() else { return };
        let (member, label) = (table.bag.member, table.stack_label(held));
        let stacks = |app: &Self| match &app.stage {
            Stage::Table(table) => table.bag_member().map_or(0, |member| member.bag.len()),
            _ => 0,
        };
        let before = stacks(self);
        if self.run(&Command::Merge { member, stack, onto }).is_none() {
            return;
        }
        // The stack that was put onto the other one is gone, unless not all of it found room.
        let moved_up = usize::from(stacks(self) < before && stack < onto);
        if let Stage::Table(table) = &mut self.stage {
            table.bag.cursor = onto - moved_up;
        }
        self.settle_bag();
        let Stage::Table(table) = &self.stage else { return };
        let count = table.chosen_stack().map_or(0, |(_, stack)| stack.quantity);
        let said = table.locale.word("merged", &[("what", Arg::Text(counted(&label, count)))]);
        self.say(said, Role::Good);
    }

    fn say_split(&mut self, label: &SafeText, [first, second]: [i64; 2]) {
        let Stage::Table(table) = &self.stage else { return };
        let args = [("item", Arg::Text(label.clone())), ("first", Arg::Number(first)), ("second", Arg::Number(second))];
        let said = table.locale.word("split-done", &args);
        self.say(said, Role::Good);
    }

    /// Uses one of the stack; what came of it is said, and shown in full where it is more than a line holds.
    fn use_item(&mut self, stack: usize) {
        let Stage::Table(table) = &self.stage else { return };
        let member = table.bag.member;
        let who = table.bag_member().map(|member| member.name.clone()).unwrap_or_default();
        let Some(events) = self.run(&Command::UseItem { member, stack }) else { return };
        self.settle_bag();
        let Stage::Table(table) = &self.stage else { return };
        let used = events.iter().find_map(|event| match event {
            Event::UsedItem { used, .. } => Some(used),
            _ => None,
        });
        let Some(used) = used else { return };
        let said = used_sentences(used, &who, &table.locale);
        let title = table.locale.tr(&used.label.text).text;
        let role = if used.worked() && !used.broke() { Role::Good } else { Role::Notice };
        let line = said.iter().map(SafeText::as_str).collect::<Vec<_>>().join(" ");
        if cell_width(&line) > STATUS_CELLS {
            let lines = said.into_iter().map(|sentence| Line::with(sentence, role)).collect();
            self.overlay = Some(Overlay::text(title, lines));
        }
        self.say(safe(&line), role);
    }

    /// Puts the cursor back onto a stack that is there.
    fn settle_bag(&mut self) {
        if let Stage::Table(table) = &mut self.stage {
            let stacks = table.bag_member().map_or(0, |member| member.bag.len());
            table.bag.cursor = table.bag.cursor.min(stacks.saturating_sub(1));
            table.bag.scroll = 0;
        }
    }
}

/// What the status line of the smallest terminal holds.
const STATUS_CELLS: usize = 78;

/// What is said about a thing is never longer than this.
const ABOUT_LINES: usize = 60;

/// What one of a thing is suggested to be sold for: what it costs, in the coin of its cost.
fn suggested(table: &Table, stack: &Stack, coins: &[&CurrencyUnit]) -> Option<(i64, usize)> {
    let rules = &table.session.rules;
    let known = crate::items::book::known_stack(rules, stack)?;
    let cost = shown_cost(rules, known.item.cost.as_ref()?)?;
    let unit = coins.iter().position(|coin| coin.id == cost.now.unit).unwrap_or(0);
    Some((cost.now.amount, unit))
}
