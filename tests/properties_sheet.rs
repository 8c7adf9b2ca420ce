//! What holds for every sheet and every live state, however odd.

mod support;

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rulebound::dice::{Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::history::EDITS_MAX;
use rulebound::game::{Command, Game, decide, evolve};
use rulebound::items::Member;
use rulebound::items::transfer::{Character, Imported, MadeOn, export, import};
use rulebound::rules::Effective;
use rulebound::sheet::explain::{Subject, TERMS_MAX, Term, explain};
use rulebound::sheet::{
    AbilityEffect, Build, EditCommand, EditTarget, EditValue, HeldItems, LiveCommand, LiveState, NoItems, SkillKind,
    StoredSheet, Switch, TrackMove, Values, decide_edit, decide_live, evaluate, evolve_build, read_sheet, undo_all,
};
use serde_json::{Map, Value, json};

fn rules(base: &str) -> Effective {
    let text = support::load_json(&support::base_path(base)).expect("base").to_string();
    Effective::base(Arc::new(Rulebook::single(read_ruleset(text.as_bytes()).expect("a ruleset").value)))
}

static COURIERS: LazyLock<Effective> = LazyLock::new(|| rules("eval-couriers"));
static MOVED: LazyLock<Effective> = LazyLock::new(|| rules("eval-moved"));

/// Any JSON value, small ones mostly.
fn junk() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-30_i64..30).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z ]{0,12}".prop_map(Value::from),
        prop::sample::select(vec![
            "brawn", "wits", "sworn", "guide", "porter", "bare", "scrape", "hole", "rot", "flood"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec(("[a-z]{1,6}", inner), 0..4).prop_map(|pairs| pairs.into_iter().collect()),
        ]
    })
}

fn keyed(keys: &'static [&'static str], value: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    prop::collection::vec((prop::sample::select(keys), value), 0..6)
        .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>().into())
}

fn rows() -> impl Strategy<Value = Value> {
    let row = || keyed(&["name", "weight", "worn", "uses", "back", "count", "worth", "stat"], junk());
    let few = prop::collection::vec(prop_oneof![9 => row().boxed(), 1 => junk().boxed()], 0..6);
    // As many rows as a list may have, and more.
    let many = (prop::collection::vec(row(), 1..4), 100_usize..=600)
        .prop_map(|(rows, count)| rows.into_iter().cycle().take(count).collect::<Vec<_>>());
    prop_oneof![8 => few, 1 => many].prop_map(Value::from)
}

fn build() -> impl Strategy<Value = Value> {
    let part = |keys| prop_oneof![4 => keyed(keys, junk()).boxed(), 1 => junk().boxed()];
    (
        part(&["brawn", "wits", "might", "charm"]),
        part(&["wade", "steady", "tides", "barter", "row"]),
        part(&["wade", "chill", "row"]),
        part(&["rank", "luck", "half", "calling", "strength", "boat", "oath", "craft", "fame", "standing", "rank_scout"]),
        prop_oneof![keyed(&["gear", "scars", "kit"], rows()).boxed(), junk().boxed()],
    )
        .prop_map(|(abilities, skills, bonuses, fields, lists)| {
            json!({ "abilities": abilities, "skills": skills, "bonuses": bonuses, "fields": fields, "lists": lists })
        })
}

fn live() -> impl Strategy<Value = Value> {
    let pool = prop_oneof![
        (-9_i64..20, prop::option::of(-2_i64..9)).prop_map(|(value, temp)| match temp {
            Some(temp) => json!({ "value": value, "temp": temp }),
            None => json!({ "value": value }),
        }),
        junk(),
    ];
    let marks = prop::collection::vec(prop::sample::select(vec!["scrape", "gash", "rot", "hole", "", "bite"]), 0..9);
    let wound = prop_oneof![
        (marks, -1_i64..5).prop_map(|(marks, overflow)| json!({ "marks": marks, "overflow": overflow })),
        junk(),
    ];
    (
        keyed(&["grit", "nerve", "stress", "sail", "gear:a", "breath", "breath_big"], pool),
        keyed(&["heat", "mud", "hurt"], junk()),
        keyed(&["hurt", "hull", "heat"], wound),
        keyed(&["tide", "helm"], junk()),
        junk(),
    )
        .prop_map(|(pools, tracks, wounds, states, conditions)| {
            json!({ "pools": pools, "tracks": tracks, "wounds": wounds, "states": states, "conditions": conditions })
        })
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![-6_i64..12, Just(100_000), Just(-100_000), Just(i64::MAX), Just(i64::MIN)]
}

fn command() -> impl Strategy<Value = LiveCommand> {
    let pool = || {
        prop::sample::select(vec!["grit", "NERVE", "stress", "sail", "gear:a", "a", "nothing"]).prop_map(str::to_owned)
    };
    let track = || prop::sample::select(vec!["hurt", "hull", "heat", "mud", "x"]).prop_map(str::to_owned);
    let kind =
        prop::option::of(prop::sample::select(vec!["scrape", "gash", "rot", "hole", "x"]).prop_map(str::to_owned));
    let word = |words: &'static [&'static str]| prop::sample::select(words).prop_map(str::to_owned);
    prop_oneof![
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Spend { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Restore { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Damage { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Temp { pool, amount }),
        (track(), kind, amount(), prop::option::of(amount()))
            .prop_map(|(track, kind, amount, place)| LiveCommand::Wound { track, kind, amount, place }),
        (track(), amount()).prop_map(|(track, to)| LiveCommand::Track { track, to: TrackMove::To(to) }),
        (track(), amount()).prop_map(|(track, by)| LiveCommand::Track { track, to: TrackMove::By(by) }),
        word(&["wet", "lost", "x"]).prop_map(|condition| LiveCommand::Condition { condition, switch: Switch::On }),
        word(&["wet", "lost", "x"]).prop_map(|condition| LiveCommand::Condition { condition, switch: Switch::Off }),
        (word(&["tide", "helm"]), word(&["ebb", "free", "x"]))
            .prop_map(|(state, value)| LiveCommand::State { state, value }),
        "\\PC{0,20}".prop_map(|text| LiveCommand::Note { field: "mood".to_owned(), text }),
        word(&["breath", "night", "week", "x"]).prop_map(|rest| LiveCommand::Rest { rest }),
    ]
}

fn edit() -> impl Strategy<Value = EditCommand> {
    let word = |words: &'static [&'static str]| prop::sample::select(words).prop_map(str::to_owned);
    let number = || prop_oneof![(-40.0_f64..40.0).boxed(), any::<f64>().boxed()];
    let value = || {
        prop_oneof![
            number().prop_map(EditValue::Number),
            any::<bool>().prop_map(EditValue::Flag),
            word(&["guide", "seer", "dusk", "brawn", "a long, long, long, long, long, long, long, long text", ""])
                .prop_map(EditValue::Text),
        ]
    };
    let kind = || prop::sample::select(vec![SkillKind::Skill, SkillKind::Save]);
    let skill = move || word(&["wade", "chill", "steady", "x"]);
    let ability = move || word(&["brawn", "wits", "x"]);
    let field = move || word(&["rank", "luck", "half", "calling", "boat", "oath", "lantern", "craft", "renown", "x"]);
    let list = move || word(&["gear", "scars", "kit", "x"]);
    let column = move || word(&["name", "weight", "worn", "uses", "back", "count", "stat", "x"]);
    let row = || 0_usize..5;
    let target = prop_oneof![
        ability().prop_map(|ability| EditTarget::Ability { ability }),
        (kind(), skill()).prop_map(|(kind, id)| EditTarget::Tier { kind, id }),
        (kind(), skill()).prop_map(|(kind, id)| EditTarget::Bonus { kind, id }),
        field().prop_map(|field| EditTarget::Field { field }),
        (list(), row(), column()).prop_map(|(list, row, column)| EditTarget::Cell { list, row, column }),
    ];
    prop_oneof![
        (ability(), number()).prop_map(|(ability, score)| EditCommand::Ability { ability, score }),
        (kind(), skill(), word(&["raw", "green", "sworn", "some", "x"]))
            .prop_map(|(kind, id, tier)| EditCommand::Tier { kind, id, tier }),
        (kind(), skill(), number()).prop_map(|(kind, id, bonus)| EditCommand::Bonus { kind, id, bonus }),
        (field(), value()).prop_map(|(field, value)| EditCommand::Field { field, value }),
        (list(), row(), column(), value()).prop_map(|(list, row, column, value)| EditCommand::Cell {
            list,
            row,
            column,
            value
        }),
        list().prop_map(|list| EditCommand::AddRow { list }),
        (list(), row()).prop_map(|(list, row)| EditCommand::RemoveRow { list, row }),
        (list(), row(), row()).prop_map(|(list, from, to)| EditCommand::MoveRow { list, from, to }),
        target.prop_map(|target| EditCommand::Unset { target }),
    ]
}

/// Belts that change an ability and give a number.
struct Belts;

impl HeldItems for Belts {
    fn item_stat(&self, _asked: &rulebound::format::value_ref::ItemStat) -> Option<f64> {
        Some(2.0)
    }

    fn ability_effects(&self, ability: &str) -> Vec<AbilityEffect> {
        let effects = vec![AbilityEffect::Set(15.0), AbilityEffect::Add(3.0), AbilityEffect::Add(-1.0)];
        if ability == "brawn" { effects } else { Vec::new() }
    }
}

/// Every term is worth what its parts come to; how many there are.
fn adds_up(term: &Term) -> usize {
    let parts: f64 = term.parts.iter().map(|part| part.value.abs()).sum();
    let slack = 1e-9 * (1.0 + term.value.abs() + parts).min(f64::MAX);
    assert!(term.value.is_finite() && (term.total() - term.value).abs() <= slack, "{} is no {term:#?}", term.total());
    1 + term.parts.iter().map(adds_up).sum::<usize>()
}

/// Every number of a sheet is explained, and the explanation says the same number.
fn explained(values: &Values<'_>) {
    let sheet = &values.rules().ruleset().sheet;
    let check = |subject: Subject<'_>, number: f64| {
        let term = explain(values, subject).unwrap_or_else(|| panic!("{subject:?} is not explained"));
        assert_eq!(term.value, number, "{subject:?}");
        assert!(adds_up(&term) <= TERMS_MAX + 4, "{subject:?}");
    };
    for ability in values.abilities() {
        check(Subject::Ability(ability.ability.id.as_str()), ability.modifier);
    }
    for kind in [SkillKind::Skill, SkillKind::Save] {
        for skill in values.skills(kind) {
            let id = skill.skill.id.as_str();
            check(Subject::Skill { kind, id, with: None }, skill.number);
            let with = Some("wits").filter(|id| values.ability(id).is_some());
            let swapped = values.skill_with(kind, id, with).expect("a skill");
            check(Subject::Skill { kind, id, with }, swapped.number);
        }
    }
    for derived in &sheet.derived {
        let id = derived.id.as_str();
        check(Subject::Derived(id), values.derived(id).expect("worked out"));
    }
    for pool in values.pools() {
        check(Subject::PoolMaximum(&pool.key), pool.max as f64);
    }
    for pool in sheet.live.pools.iter().filter(|pool| values.pool(pool.id.as_str()).is_none()) {
        let term = explain(values, Subject::PoolMaximum(pool.id.as_str())).expect("also of one that is not there");
        adds_up(&term);
    }
    for track in values.tracks() {
        check(Subject::TrackMaximum(track.track.id.as_str()), track.max as f64);
    }
    for wound in values.wounds() {
        check(Subject::TrackMaximum(wound.track.id.as_str()), wound.length() as f64);
    }
    check(Subject::Proficiency, values.proficiency());
    check(Subject::Adjust(&["wits"]), values.adjust(&["wits"]) as f64);
    check(Subject::Penalty, values.penalty() as f64);
}

fn as_json(sheet: &StoredSheet) -> Value {
    serde_json::to_value(sheet).expect("json")
}

/// A game of one, under the couriers' rules.
fn game(build: Value, live: &Value) -> Game {
    let sheet = StoredSheet::from_json(json!({ "v": 1, "build": build })).expect("an object");
    let member = Member { name: "Odo".to_owned(), sheet, live: LiveState::from_json(live), ..Member::default() };
    Game::begin(&COURIERS, "A game".to_owned(), 1, vec![member], None)
}

/// Gives a command; whether it was taken. What is written of the game is read back whole.
fn give(game: &mut Game, command: &Command) -> bool {
    let mut roller = Roller::seeded(game.cursor(Stream::Checks));
    let Ok(events) = decide(&COURIERS, game, command, &mut roller) else { return false };
    for event in events {
        let written = serde_json::to_value(&event).expect("json");
        let event = serde_json::from_value(written).expect("an event is read back");
        evolve(&COURIERS, game, &event);
    }
    true
}

/// Everything that must hold of a sheet worked out.
fn sound(values: &Values<'_>) {
    for pool in values.pools() {
        assert!(pool.max > 0 && (0..=pool.max).contains(&pool.value) && pool.temp >= 0, "{pool:?}");
    }
    for track in values.tracks() {
        assert!((track.min..=track.max).contains(&track.value), "{track:?}");
    }
    for wound in values.wounds() {
        assert!(wound.marks.len() <= wound.length() && wound.length() <= 64, "{wound:?}");
        assert!(wound.overflow >= 0 && wound.penalty() <= 0, "{wound:?}");
        assert!(wound.places.windows(2).all(|pair| pair[0].penalty >= pair[1].penalty), "{:?}", wound.places);
    }
    for state in values.states() {
        assert!(state.state.offers(state.value));
    }
    for derived in &values.rules().ruleset().sheet.derived {
        assert!(values.derived(derived.id.as_str()).expect("worked out").is_finite());
    }
    for kind in [SkillKind::Skill, SkillKind::Save] {
        assert!(values.skills(kind).all(|skill| skill.number.is_finite()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_sheet_is_read(build in build(), live in live()) {
        let (build, live) = (Build::from_json(build), LiveState::from_json(&live));
        sound(&evaluate(&COURIERS, &build, &live, &NoItems));
    }

    #[test]
    fn every_number_is_explained(build in build(), live in live(), belts in any::<bool>()) {
        let (build, live) = (Build::from_json(build), LiveState::from_json(&live));
        let items: &dyn HeldItems = if belts { &Belts } else { &NoItems };
        explained(&evaluate(&COURIERS, &build, &live, items));
    }

    #[test]
    fn an_edit_is_undone_exactly(version in 1_i64..9, build in build(), edit in edit(), moved in any::<bool>()) {
        let rules: &Effective = if moved { &MOVED } else { &COURIERS };
        let stored = StoredSheet::from_json(json!({ "v": version, "build": build })).expect("an object");
        if let Ok(changes) = decide_edit(rules, &stored, &LiveState::untouched(), &edit) {
            let mut sheet = stored.clone();
            changes.iter().for_each(|change| evolve_build(&mut sheet, change));
            if !changes.is_empty() {
                prop_assert_eq!(sheet.v, version.max(rules.ruleset().sheet.version.get()));
            }
            let again = decide_edit(rules, &sheet, &LiveState::untouched(), &edit);
            let repeats = matches!(&edit, EditCommand::AddRow { .. } | EditCommand::RemoveRow { .. } | EditCommand::MoveRow { .. });
            prop_assert!(repeats || again == Ok(Vec::new()), "an edit that was made changes nothing more: {:?}", again);
            undo_all(&stored, &changes).iter().for_each(|change| evolve_build(&mut sheet, change));
            prop_assert_eq!(as_json(&sheet), as_json(&stored));
        }
    }

    #[test]
    fn a_game_takes_its_edits_back_and_puts_them_in_again(
        build in build(), live in live(), edits in prop::collection::vec((edit(), command(), any::<bool>()), 1..12),
    ) {
        let mut game = game(build, &live);
        let start = (as_json(&game.party[0].sheet), game.party[0].live.clone());
        for (edit, change, of_build) in edits {
            let command = if of_build { Command::Edit { member: 0, edit } } else { Command::Live { member: 0, change } };
            give(&mut game, &command);
        }
        let end = (as_json(&game.party[0].sheet), game.party[0].live.clone());
        let stored = serde_json::to_value(&game).expect("json");
        let mut game: Game = serde_json::from_value(stored).expect("a game is read back");
        let mut turns = 0;
        while give(&mut game, &Command::Undo { member: 0 }) {
            turns += 1;
        }
        // Conditions come back at the end of the list.
        game.party[0].live.conditions.sort();
        let mut sorted = start.1;
        sorted.conditions.sort();
        prop_assert_eq!(as_json(&game.party[0].sheet), start.0);
        prop_assert_eq!(&game.party[0].live, &sorted);
        for _ in 0..turns {
            prop_assert!(give(&mut game, &Command::Redo { member: 0 }), "puts back what was taken back");
        }
        prop_assert!(!give(&mut game, &Command::Redo { member: 0 }), "nothing more");
        let mut sorted = end.1;
        sorted.conditions.sort();
        game.party[0].live.conditions.sort();
        prop_assert_eq!(as_json(&game.party[0].sheet), end.0);
        prop_assert_eq!(&game.party[0].live, &sorted);
        prop_assert!(game.history.log(&game.party).len() >= turns && turns <= EDITS_MAX);
    }

    #[test]
    fn what_is_exported_is_imported_whole(
        version in 1_i64..9, build in build(), live in live(), extra in junk(), name in "\\PC{0,12}", player in any::<bool>(),
        quantity in 1_i64..99,
    ) {
        let stored = json!({ "v": version, "build": build, "note": extra });
        let bag = json!([{ "item": "kit/axe", "quantity": quantity, "colour": extra }, { "item": null, "name": "A stone" }]);
        let member = json!({ "name": name, "player": player, "sheet": stored, "live": LiveState::from_json(&live),
                             "bag": bag, "portrait": extra });
        let member: Member = serde_json::from_value(member).expect("a member");
        let made_on = json!({ "id": "not-installed", "version": version, "source": extra });
        let ruleset: MadeOn = serde_json::from_value(made_on).expect("a ruleset");
        let character = Character { ruleset, member };
        let file = export(&character).expect("json");
        match import(file.as_bytes()) {
            Ok(Imported::Character(read)) => prop_assert_eq!(*read, character),
            // The file's own writing of a sheet, which is what is bounded, is a little longer.
            other => prop_assert!(character.member.sheet.bytes() > 60_000, "{:?}", other),
        }
    }

    #[test]
    fn any_file_is_imported_or_refused_in_words(file in junk(), key in prop::sample::select(vec!["party", "sheet", "build", "live", "bag", "character", "ruleset", "name"]), text in "\\PC{0,40}") {
        for bytes in [file.to_string(), json!({ key: file }).to_string(), json!({ "party": [{ key: file }] }).to_string(), text] {
            if let Err(findings) = import(bytes.as_bytes()) {
                prop_assert!(!findings.is_empty() && findings.iter().all(|found| found.line >= 1 && !found.message.is_empty()));
            }
        }
    }

    #[test]
    fn commands_keep_everything_in_bounds(build in build(), live in live(), commands in prop::collection::vec(command(), 1..8)) {
        let build = Build::from_json(build);
        let mut live = LiveState::from_json(&live);
        for command in commands {
            let values = evaluate(&COURIERS, &build, &live, &NoItems);
            let before = live.clone();
            match decide_live(&values, &command) {
                Ok(decision) => live = decision.applied_to(&live),
                Err(refusal) => {
                    prop_assert!(!refusal.code().is_empty());
                    prop_assert_eq!(&live, &before);
                }
            }
            sound(&evaluate(&COURIERS, &build, &live, &NoItems));
            let stored = serde_json::to_value(&live).expect("json");
            prop_assert_eq!(&LiveState::from_json(&stored), &live, "what is written is read back whole");
        }
    }

    #[test]
    fn migrating_twice_changes_nothing(version in 1_i64..9, build in build(), live in live()) {
        let stored = StoredSheet::from_json(json!({ "v": version, "build": build })).expect("an object");
        let once = read_sheet(&MOVED, &stored, &LiveState::from_json(&live));
        let twice = read_sheet(&MOVED, &once.sheet, &once.live);
        prop_assert_eq!(twice.migrated, None);
        prop_assert_eq!(&twice.sheet, &once.sheet);
        prop_assert_eq!(&twice.live, &once.live);
        prop_assert_eq!(once.sheet.v, version.max(6));
        // Even stored again under its old version, copies never overwrite.
        let old = StoredSheet { v: version, ..once.sheet.clone() };
        prop_assert_eq!(read_sheet(&MOVED, &old, &once.live).sheet.build, once.sheet.build);
    }
}
