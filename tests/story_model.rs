//! Replies, alternates, deletion and taking back against a slow model (amendments.md 4): whole states are kept beside every
//! entry, and what a reply does is found by telling it in a game of its own that stands where the rules say it begins.

mod support;

use proptest::prelude::*;
use rulebound::combat::Controller;
use rulebound::dice::Roller;
use rulebound::game::story::{Ending, Entry};
use rulebound::game::{Command, Game, Pin, decide, evolve};
use rulebound::items::Member;
use rulebound::library::Library;
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, RunFault, Session, replay};
use serde_json::{Value, json};

/// What a reply says: tags that touch pools, wounds, conditions, sheets, bags, purses, places, stock, loot and dice.
const TEXTS: &[&str] = &[
    "Nothing comes of it.",
    "[sheet: op=spend pool=nerve amount=1]",
    "[sheet: op=damage amount=3] It hurts. [sheet: op=condition add=merry]",
    "[skill_check: skill=\"kite\" dc=12] [skill_check: skill=\"climb\" dc=15 who=\"Brother Ansel Must\"]",
    "[place: name=\"Ladder Row\" size=\"rise\"]",
    "[place: name=\"The Press\" size=\"terrace\"] [inventory: buy item=\"honey-oatcake\" count=2]",
    "[inventory: add item=\"Old map\"] [inventory: remove item=\"honey-oatcake\"]",
    "[loot: windfalls]",
    "[sheet: op=advance field=standing by=1] [sheet: op=note field=vow text=\"Another one.\"]",
    "[sheet: op=rest rest=night] [inventory: pay amount=\"1 core\"]",
];

/// What happens next. Numbers are reduced to what there is.
#[derive(Debug, Clone)]
enum Deed {
    Tell(usize),
    Retell(usize),
    GoOn(usize),
    Show(usize, usize),
    Delete(usize),
    TakeBack(Option<usize>),
    Own(Own),
}

/// What players do themselves.
#[derive(Debug, Clone)]
enum Own {
    Spend(usize),
    Undo(usize),
    Redo(usize),
    Buy,
    Travel(bool),
    Give(usize),
    Drop(usize),
    Loot(bool),
    Fight,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let text = 0..TEXTS.len();
    let own = prop_oneof![
        3 => (0..2usize).prop_map(Own::Spend),
        1 => (0..2usize).prop_map(Own::Undo),
        1 => (0..2usize).prop_map(Own::Redo),
        1 => Just(Own::Buy),
        1 => any::<bool>().prop_map(Own::Travel),
        1 => (0..4usize).prop_map(Own::Give),
        1 => (0..4usize).prop_map(Own::Drop),
        2 => any::<bool>().prop_map(Own::Loot),
        1 => Just(Own::Fight),
    ];
    let deed = prop_oneof![
        6 => text.clone().prop_map(Deed::Tell),
        3 => text.clone().prop_map(Deed::Retell),
        2 => text.prop_map(Deed::GoOn),
        3 => (0..6usize, 0..3usize).prop_map(|(reply, alternate)| Deed::Show(reply, alternate)),
        3 => (0..6usize).prop_map(Deed::Delete),
        4 => proptest::option::of(0..8usize).prop_map(Deed::TakeBack),
        5 => own.prop_map(Deed::Own),
    ];
    proptest::collection::vec(deed, 1..24)
}

/// An entry as the model has it.
#[derive(Debug, Clone)]
struct Kept {
    seq: u64,
    /// Text and ending; none of them for what players changed.
    alternates: Vec<(String, Value)>,
    shown: usize,
    own: Option<Value>,
    /// The state that it began on, where players changed something.
    began: Option<Value>,
    back: bool,
}

impl Kept {
    fn ending(&self) -> &Value {
        self.own.as_ref().unwrap_or_else(|| &self.alternates[self.shown].1)
    }
}

/// The game as the rules say it must be.
struct Model {
    base: Effective,
    origin: Value,
    entries: Vec<Kept>,
    /// The record of the latest change of the players' since the last entry, and the state that they began on.
    since: Option<(u64, Value)>,
    /// The record that took something back since the last entry.
    went_back: Option<u64>,
    now: Value,
}

impl Model {
    fn latest(&self) -> Result<usize, &'static str> {
        self.entries.iter().rposition(|entry| entry.own.is_none()).ok_or("no-reply")
    }

    fn in_force(&self, place: usize) -> bool {
        place + 1 == self.entries.len() && self.since.is_none() && self.went_back.is_none()
    }

    /// Whether all that came after the last entry led back to the state before it.
    fn led_back(&self, place: usize) -> bool {
        place + 1 == self.entries.len() && self.since.is_none() && bare(&self.now) == bare(self.before(place))
    }

    fn before(&self, place: usize) -> &Value {
        let own = self.entries.get(place).and_then(|entry| entry.began.as_ref());
        own.unwrap_or_else(|| if place == 0 { &self.origin } else { self.entries[place - 1].ending() })
    }

    /// The text as it is answered on a state, and the state afterwards, told in a game of its own.
    fn told_on(&self, game: &Game, state: &Value, text: &str) -> Result<(String, Value), String> {
        let mut stored = serde_json::to_value(game).expect("JSON");
        let fields = stored.as_object_mut().expect("an object");
        for (key, value) in state.as_object().expect("an object") {
            if key != "fight" {
                fields.insert(key.clone(), value.clone());
            }
        }
        for absent in ["dice", "place", "loot", "invented", "history"] {
            if state.get(absent).is_none() {
                fields.remove(absent);
            }
        }
        fields.insert("story".to_owned(), json!({ "entries": [] }));
        let mut alone: Game = serde_json::from_value(stored).expect("a game");
        let rules = alone.rules(&self.base);
        let command = Command::Tell { text: text.to_owned() };
        let mut roller = Roller::seeded(alone.cursor_of(&command));
        let events = decide(&rules, &alone, &command, &mut roller).map_err(|refusal| refusal.code)?;
        events.iter().for_each(|event| evolve(&rules, &mut alone, event));
        let told = alone.story.told().next_back().expect("a reply").text.clone();
        let mut ending = state_of(&alone);
        ending["fight"] = state["fight"].clone();
        Ok((told, ending))
    }

    /// The change since the latest entry becomes one.
    fn close(&mut self) {
        let went_back = self.went_back.take();
        let (seq, began, back) = match (self.since.take(), went_back) {
            (Some((seq, began)), _) => (seq, Some(began), false),
            (None, Some(seq)) => (seq, None, true),
            (None, None) => return,
        };
        let own = Some(self.now.clone());
        self.entries.push(Kept { seq, alternates: Vec::new(), shown: 0, own, began, back });
    }
}

fn state_of(game: &Game) -> Value {
    serde_json::to_value(game.ending()).expect("JSON")
}

/// A place with what stood there before and after; nothing where nothing did.
type Difference = (String, Option<Value>, Option<Value>);

/// Every place where two values differ, with both: keys of objects, one that is not there being as good as an empty one, and
/// parts of lists that have one length in all three.
fn differences(versions: [Option<&Value>; 3], at: &str, found: &mut Vec<Difference>) {
    let [before, after, _] = versions;
    if before == after {
        return;
    }
    let by_thing = at.ends_with("/bag") || at.ends_with("/live/conditions");
    if by_thing && after == versions[2] {
        // Nothing in it was changed since: it goes back as it lay.
        found.push((at.to_owned(), before.cloned(), after.cloned()));
        return;
    }
    if by_thing {
        // By what they are; `set` finds them by the same names.
        let [before, after, now] = versions.map(|bag| bag.map_or_else(serde_json::Map::new, by_name));
        let came = after.keys().filter(|key| !before.contains_key(key.as_str()));
        for key in before.keys().chain(came) {
            let versions = [before.get(key.as_str()), after.get(key.as_str()), now.get(key.as_str())];
            let at = format!("{at}/{}", key.replace('~', "~0").replace('/', "~1"));
            match versions.iter().flatten().count() {
                3 => differences(versions, &at, found),
                _ if versions[0] == versions[1] => {}
                _ => found.push((at, versions[0].cloned(), versions[1].cloned())),
            }
        }
        return;
    }
    if let [Some(Value::Array(before)), Some(Value::Array(after)), Some(Value::Array(now))] = versions
        && before.len() == after.len()
        && after.len() == now.len()
    {
        for (place, (before, after)) in before.iter().zip(after).enumerate() {
            differences([Some(before), Some(after), now.get(place)], &format!("{at}/{place}"), found);
        }
        return;
    }
    let objects = versions.iter().filter(|one| one.is_some_and(Value::is_object)).count();
    if objects < 2 || versions.iter().flatten().count() > objects {
        found.push((at.to_owned(), before.cloned(), after.cloned()));
        return;
    }
    let object = |value: Option<&Value>| value.and_then(Value::as_object).cloned().unwrap_or_default();
    let [before, after, now] = versions.map(object);
    let keys: std::collections::BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    for key in keys {
        let versions = [before.get(key.as_str()), after.get(key.as_str()), now.get(key.as_str())];
        differences(versions, &format!("{at}/{key}"), found);
    }
}

/// A state without what says nothing: nulls and empty objects.
fn bare(value: &Value) -> Value {
    match value {
        Value::Object(map) => {
            let kept = map.iter().map(|(key, value)| (key.clone(), bare(value)));
            Value::Object(kept.filter(|(_, value)| !value.is_null() && *value != json!({})).collect())
        }
        Value::Array(list) => Value::Array(list.iter().map(bare).collect()),
        _ => value.clone(),
    }
}

/// `now` with everything put back that changed from `before` to `after` and still is as it was left; how many places those are, and how many are left alone.
fn put_back(before: &Value, after: &Value, now: &Value) -> (Value, usize, usize) {
    let mut found = Vec::new();
    differences([Some(before), Some(after), Some(now)], "", &mut found);
    let now = &with_bags(now, |bag| Value::Object(by_name(bag)));
    let (mut state, mut count, mut left) = (now.clone(), 0, 0);
    for (at, before, after) in found {
        let (shown, bag) = (now.pointer(&at), at.ends_with("/bag") || at.ends_with("/live/conditions"));
        let as_left = if bag { after.as_ref().map(|bag| Value::Object(by_name(bag))) } else { after.clone() };
        if shown != as_left.as_ref() {
            left += 1;
            continue;
        }
        count += 1;
        set(&mut state, &at, before);
    }
    let listed = |bag: &Value| match bag {
        Value::Object(things) => Value::Array(things.values().cloned().collect()),
        whole => whole.clone(),
    };
    (with_bags(&state, listed), count, left)
}

/// The things of a bag by what they are, those alike numbered.
fn by_name(bag: &Value) -> serde_json::Map<String, Value> {
    let mut things = serde_json::Map::new();
    for thing in bag.as_array().expect("a bag") {
        let key = |number: usize| match thing {
            Value::String(id) => format!("{id} {number}"),
            _ => format!("{} {} {number}", thing["item"], thing["name"]),
        };
        let free = (0..).map(key).find(|key| !things.contains_key(key)).expect("a number");
        things.insert(free, thing.clone());
    }
    things
}

/// A state with every bag of the party in another form.
fn with_bags(state: &Value, form: impl Fn(&Value) -> Value) -> Value {
    let mut state = state.clone();
    for member in state["party"].as_array_mut().expect("a party") {
        if let Some(bag) = member.get("bag").filter(|bag| !bag.is_null()) {
            member["bag"] = form(bag);
        }
        if let Some(conditions) = member.pointer("/live/conditions").filter(|list| !list.is_null()) {
            member["live"]["conditions"] = form(conditions);
        }
    }
    state
}

/// Puts a value where another stood, or takes it away.
fn set(state: &mut Value, at: &str, to: Option<Value>) {
    let Some((parent, key)) = at.rsplit_once('/') else { panic!("a state stays one") };
    if state.pointer(parent).is_none() {
        set(state, parent, Some(json!({})));
    }
    let key = &key.replace("~1", "/").replace("~0", "~");
    match (state.pointer_mut(parent).expect("a parent"), to) {
        (Value::Array(list), to) => list[key.parse::<usize>().expect("a place")] = to.expect("a part of a list"),
        (Value::Object(map), Some(to)) => drop(map.insert(key.to_owned(), to)),
        (Value::Object(map), None) => drop(map.shift_remove(key)),
        _ => panic!("{at} is in no object"),
    }
}

fn place(size: &str) -> rulebound::items::Place {
    serde_json::from_value(json!({ "name": "Somewhere", "size": size })).expect("a place")
}

/// What the players' deed asks of the game.
fn commands(own: &Own, game: &Game) -> Vec<Command> {
    let spend = |member| {
        json!({ "command": "live", "member": member,
        "change": { "op": "spend", "pool": "nerve", "amount": 1 } })
    };
    let one = |value: Value| vec![serde_json::from_value(value).expect("a command")];
    match own {
        Own::Spend(member) => one(spend(member)),
        Own::Undo(member) => vec![Command::Undo { member: *member }],
        Own::Redo(member) => vec![Command::Redo { member: *member }],
        Own::Buy => one(json!({ "command": "buy", "member": 0, "item": "goods/honey-oatcake", "count": 1,
            "level": null, "seller": null })),
        Own::Travel(rise) => vec![Command::Travel { to: place(if *rise { "rise" } else { "mooring" }) }],
        Own::Give(stack) => vec![Command::Give { member: 0, stack: *stack, count: 1, to: 1 }],
        Own::Drop(stack) => vec![Command::Drop { member: 1, stack: *stack, count: 1 }],
        Own::Loot(true) => vec![Command::RollLoot { table: "windfalls".to_owned() }],
        Own::Loot(false) => vec![Command::TakeLoot],
        Own::Fight => {
            let mut all = vec![Command::StartFight { foes: "gleaner-gull".to_owned() }];
            let names = ["tamsin-quill", "brother-ansel-must"];
            let hand =
                |who: &str| Command::Control { who: rulebound::combat::CombatantId(who.into()), by: Controller::Ai };
            all.extend(names.iter().take(game.party.len()).map(|who| hand(who)));
            all.push(Command::FightByItself);
            all
        }
    }
}

/// Runs a command; `Err` is the code of its refusal.
fn run(session: &mut Session, command: &Command) -> Result<usize, String> {
    match session.run(command, 0) {
        Ok(events) => Ok(events.len()),
        Err(RunFault::Refused(refusal)) => Err(refusal.code),
        Err(fault) => panic!("{fault}"),
    }
}

fn check(deeds: &[Deed]) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("rulesets/orchards-of-the-wind");
    let book = Library::new(None).open(&root.display().to_string()).expect("a sound ruleset").book;
    let base = Effective::base(book);
    let party = support::load_json(&root.join("party.json")).expect("a party");
    let party: Vec<Member> = serde_json::from_value(party["party"].clone()).expect("a party");
    let party = party.into_iter().take(2).collect();
    let game = Game::begin(&base, "A game".to_owned(), 3, party, None);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let files = vec![("ruleset.json".to_owned(), std::fs::read(root.join("ruleset.json")).expect("a ruleset"))];
    let pin = Pin::new("orchards-of-the-wind", 1, String::new(), &[]);
    GameFolder::create(&path, &pin, &files, &game).expect("made");
    let mut session = Session::open(&path, Access::Write, base.clone()).expect("opened");
    let origin = state_of(&session.game);
    let mut model =
        Model { base: base.clone(), now: origin.clone(), origin, entries: Vec::new(), since: None, went_back: None };
    for (step, deed) in deeds.iter().enumerate() {
        follow(&mut session, &mut model, deed);
        if session.game.fight.is_none() {
            // A fight that was taken back is gone with its log; no state that comes after it brings it back.
            model.now["fight"] = Value::Null;
        }
        let now = state_of(&session.game);
        let (now, wanted) = (bare(&now), bare(&model.now));
        let mut apart = Vec::new();
        differences([Some(&wanted), Some(&now), Some(&now)], "", &mut apart);
        assert!(apart.is_empty(), "after {step}, {deed:?}: place, wanted, found: {apart:#?}");
        compare(&session.game, &model);
    }
    let after = session.game.clone();
    drop(session);
    let opened = Session::open(&path, Access::Read, base.clone()).expect("opened again");
    assert_eq!(opened.game, after, "opened again");
    assert_eq!(replay(&path, &base).expect("replayed").first_difference, None);
}

/// Does a deed in the game and in the model.
fn follow(session: &mut Session, model: &mut Model, deed: &Deed) {
    let fighting = session.game.fighting().is_some();
    let game = session.game.clone();
    let (command, expected) = match deed {
        Deed::Own(own) => {
            for command in commands(own, &session.game) {
                if run(session, &command).is_ok_and(|events| events > 0) {
                    let began = model.since.take().map_or_else(|| model.now.clone(), |(_, began)| began);
                    model.since = Some((session.records, began));
                }
            }
            model.now = state_of(&session.game);
            return;
        }
        Deed::Tell(text) => {
            let expected = model.told_on(&game, &model.now, TEXTS[*text]);
            (Command::Tell { text: TEXTS[*text].to_owned() }, expected.map(Came::Reply))
        }
        Deed::Retell(text) => {
            let expected = model.latest().and_then(|latest| match model.in_force(latest) || model.led_back(latest) {
                true => Ok((latest, model.before(latest).clone())),
                false => Err("changed-since"),
            });
            let expected = expected
                .map_err(str::to_owned)
                .and_then(|(latest, before)| Ok(Came::Alternate(latest, model.told_on(&game, &before, TEXTS[*text])?)));
            (Command::Retell { text: TEXTS[*text].to_owned() }, expected)
        }
        Deed::GoOn(text) => {
            let expected = model.latest().and_then(|latest| match latest + 1 == model.entries.len() {
                true => Ok(latest),
                false => Err("changed-since"),
            });
            let expected = expected
                .map_err(str::to_owned)
                .and_then(|latest| Ok(Came::More(latest, model.told_on(&game, &model.now, TEXTS[*text])?)));
            (Command::GoOn { text: TEXTS[*text].to_owned() }, expected)
        }
        Deed::Show(which, alternate) => {
            let (seq, place) = model.reply(*which);
            let found = place.filter(|place| *alternate < model.entries[*place].alternates.len());
            let refused = if place.is_none() { model.no_reply(seq) } else { "no-alternate" };
            (
                Command::Show { seq, alternate: *alternate },
                found.map(|place| Came::Shown(place, *alternate)).ok_or(refused.to_owned()),
            )
        }
        Deed::Delete(which) => {
            let (seq, place) = model.reply(*which);
            let refused = model.no_reply(seq);
            (Command::Delete { seq }, place.map(Came::Deleted).ok_or(refused.to_owned()))
        }
        Deed::TakeBack(which) => {
            let (seq, expected) = model.to_take_back(*which);
            (Command::TakeBack { seq }, expected.map(Came::Back).map_err(str::to_owned))
        }
    };
    let expected = if fighting { Err("in-a-fight".to_owned()) } else { expected };
    let done = run(session, &command);
    match (done, expected) {
        (Ok(_), Ok(came)) => model.happen(came, session.records),
        (Err(code), Err(expected)) => assert_eq!(code, expected, "{deed:?}"),
        (done, expected) => panic!("{deed:?}: {done:?}, expected {expected:?}"),
    }
}

/// What a deed comes to.
#[derive(Debug)]
enum Came {
    Reply((String, Value)),
    Alternate(usize, (String, Value)),
    More(usize, (String, Value)),
    Shown(usize, usize),
    Deleted(usize),
    Back(u64),
}

impl Model {
    /// The number of a reply, counted from the latest, and where it stands; past the last a number that nothing has.
    fn reply(&self, which: usize) -> (u64, Option<usize>) {
        let replies = self.entries.iter().enumerate().rev().filter(|(_, entry)| entry.own.is_none());
        replies.map(|(place, entry)| (entry.seq, Some(place))).nth(which).unwrap_or((9999, None))
    }

    fn no_reply(&self, seq: u64) -> &'static str {
        if self.entries.iter().any(|entry| entry.seq == seq) { "no-reply" } else { "no-entry" }
    }

    fn to_take_back(&self, which: Option<usize>) -> (Option<u64>, Result<u64, &'static str>) {
        let own = self.since.as_ref().map(|(seq, _)| *seq);
        let Some(which) = which else {
            let stands = |place: &usize| {
                let (_, count, left) = put_back(self.before(*place), self.entries[*place].ending(), &self.now);
                !self.entries[*place].back && (count > 0 || left == 0)
            };
            let standing = (0..self.entries.len()).rev().find(stands).map(|place| self.entries[place].seq);
            return (None, own.or(standing).ok_or("nothing-to-undo"));
        };
        let all = own.into_iter().chain(self.entries.iter().rev().map(|entry| entry.seq));
        let seq = all.collect::<Vec<_>>().get(which).copied().unwrap_or(9999);
        let back = self.entries.iter().rev().find(|entry| entry.seq == seq).map(|entry| entry.back);
        let expected = match back {
            Some(true) => Err("taken-back-already"),
            None if own != Some(seq) => Err("no-entry"),
            _ => Ok(seq),
        };
        (Some(seq), expected)
    }

    fn happen(&mut self, came: Came, record: u64) {
        match came {
            Came::Reply(told) => {
                self.close();
                self.now = told.1.clone();
                self.entries.push(Kept {
                    seq: record,
                    alternates: vec![told],
                    shown: 0,
                    own: None,
                    began: None,
                    back: false,
                });
            }
            Came::Alternate(place, told) => {
                self.now = told.1.clone();
                let entry = &mut self.entries[place];
                entry.alternates.push(told);
                (entry.shown, entry.back) = (entry.alternates.len() - 1, false);
                (self.since, self.went_back) = (None, None);
            }
            Came::More(place, (text, state)) => {
                self.now = state.clone();
                let entry = &mut self.entries[place];
                let (own, ending) = &mut entry.alternates[entry.shown];
                own.push_str(&text);
                *ending = state;
                entry.back = false;
                (self.since, self.went_back) = (None, None);
            }
            Came::Shown(place, alternate) => {
                self.entries[place].shown = alternate;
                if self.in_force(place) {
                    self.now = self.entries[place].ending().clone();
                }
            }
            Came::Deleted(place) => {
                if self.in_force(place) {
                    self.now = self.before(place).clone();
                }
                if self.since.is_some() {
                    self.close();
                }
                self.entries.remove(place);
            }
            Came::Back(seq) => self.take_back(seq, record),
        }
    }

    fn take_back(&mut self, seq: u64, record: u64) {
        if let Some((_, began)) = self.since.take_if(|(own, _)| *own == seq) {
            self.now = began;
            return;
        }
        if self.since.is_some() {
            self.close();
        }
        let place = self.entries.iter().rposition(|entry| entry.seq == seq).expect("an entry");
        let (now, count, left) = put_back(self.before(place), self.entries[place].ending(), &self.now);
        // As the program reads it: what is not there is as it is where nothing was said.
        let read: Ending = serde_json::from_value(bare(&now)).expect("a state");
        self.now = serde_json::to_value(read).expect("JSON");
        self.entries[place].back = count > 0 || left == 0;
        if count > 0 {
            self.went_back = Some(record);
        }
    }
}

/// The story of the game against the model's.
fn compare(game: &Game, model: &Model) {
    let entries = game.story.entries();
    assert_eq!(entries.len(), model.entries.len());
    for (entry, kept) in entries.iter().zip(&model.entries) {
        assert_eq!((entry.seq(), entry.taken_back()), (kept.seq, kept.back));
        let texts: Vec<&String> = match entry {
            Entry::Reply { alternates, shown, .. } => {
                assert_eq!(*shown, kept.shown);
                alternates.iter().map(|one| &one.told.text).collect()
            }
            Entry::Own { .. } => Vec::new(),
        };
        assert_eq!(texts, kept.alternates.iter().map(|(text, _)| text).collect::<Vec<_>>());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn stories_agree_with_the_slow_model(deeds in deeds()) {
        check(&deeds);
    }
}

#[test]
fn what_players_changed_after_a_deleted_reply_is_taken_back_by_itself() {
    let (hurt, on) = (Deed::Tell(1), Deed::Tell(0));
    let travel = || Deed::Own(Own::Travel(false));
    check(&[hurt.clone(), travel(), Deed::Delete(0), Deed::TakeBack(None), on.clone(), Deed::Retell(1)]);
    check(&[hurt.clone(), travel(), on.clone(), Deed::Delete(1), Deed::TakeBack(Some(1)), on.clone()]);
    check(&[hurt, Deed::TakeBack(None), travel(), Deed::Delete(0), Deed::TakeBack(None), on]);
}
