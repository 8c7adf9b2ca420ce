//! Rulesets that nobody here wrote are read as they are.

#[path = "support/picks.rs"]
mod picks;

#[test]
fn wild_rulesets_have_no_finding() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut read = 0;
    for file in std::fs::read_dir(folder).expect("folder") {
        let path = file.expect("entry").path();
        if path.extension().is_some_and(|ending| ending == "json") {
            let bytes = std::fs::read(&path).expect("file");
            match rulebound::format::load::read_ruleset(&bytes) {
                Ok(loaded) => assert_eq!(loaded.warnings, [], "{}", path.display()),
                Err(refused) => panic!("{}: {:#?}", path.display(), refused.diagnostics),
            }
            read += 1;
        }
    }
    assert!(read >= 3, "only {read} public rulesets");
}

#[test]
fn wild_rulesets_need_what_their_newest_feature_needs() {
    use rulebound::format::capability::{lowest, needs};

    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut found = Vec::new();
    for name in ["5e-2014", "ember-roads", "gravewatch"] {
        let bytes = std::fs::read(folder.join(format!("{name}.json"))).expect("file");
        let ruleset = rulebound::format::load::read_ruleset(&bytes).expect("a sound ruleset").value;
        let needs = needs(&ruleset);
        assert!(needs.is_sorted_by_key(|need| need.capability));
        let last = needs.last().map_or("", |need| need.feature);
        found.push(format!("{name} {} for {last}", lowest(&needs)));
    }
    let expected = [
        "5e-2014 1.46 for a creature's action on itself",
        "ember-roads 1.59 for item use",
        "gravewatch 1.65 for item service",
    ];
    assert_eq!(found, expected);
}

#[test]
fn wild_catalogs_are_picked_whole_and_refreshed_to_nothing() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    if !folder.exists() {
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    }
    let mut picked = Vec::new();
    for name in ["5e-2014", "ember-roads", "gravewatch"] {
        let bytes = std::fs::read(folder.join(format!("{name}.json"))).expect("file");
        let ruleset = rulebound::format::load::read_ruleset(&bytes).expect("a sound ruleset").value;
        let book = std::sync::Arc::new(rulebound::format::book::Rulebook::single(ruleset));
        picked.push((name, picks::pick_everything(&rulebound::rules::Effective::base(book))));
    }
    // As many as each has in its catalogs of rows.
    assert_eq!(picked, [("5e-2014", 3), ("ember-roads", 8), ("gravewatch", 4)]);
}

/// Answers tags one after the other; what was asked beside what must stand there then.
fn answered(ruleset: &str, party: serde_json::Value, asked: &[(&str, &str)]) {
    use rulebound::dice::{Cursor, Roller, Stream};
    use rulebound::format::book::Rulebook;
    use rulebound::rules::Effective;
    use rulebound::story::{Setting, StockDice, answer_reply};

    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild").join(ruleset);
    let Ok(bytes) = std::fs::read(path) else {
        assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    };
    let ruleset = rulebound::format::load::read_ruleset(&bytes).expect("a sound ruleset").value;
    let rules = Effective::base(std::sync::Arc::new(Rulebook::single(ruleset)));
    let party = serde_json::from_value(serde_json::json!({ "party": party })).expect("a party");
    let text: Vec<String> = asked.iter().map(|(tag, _)| format!("[sheet: {tag}]")).collect();
    let mut roller = Roller::seeded(Cursor::start(1, Stream::Checks));
    let reply = answer_reply(&rules, Setting::of(&party, StockDice::Shared), &text.join("\n"), &mut roller);
    let wanted: Vec<String> = asked.iter().map(|(_, answer)| format!("[sheet: {answer}]")).collect();
    assert_eq!(reply.text.lines().collect::<Vec<_>>(), wanted);
}

#[test]
fn the_road_is_told() {
    let mark = "knacks/last-ember";
    let member = serde_json::json!({ "name": "Mira", "sheet": { "v": 1, "build": { "abilities": { "heart": 2 }, "lists": {
        "knacks": [{ "name": "Last Ember", "_catalog": mark }],
        "tricks": [{ "name": "Last Ember", "uses": 2, "recharge": "camp", "_catalog": mark }],
    } } } });
    answered(
        "ember-roads.json",
        serde_json::json!([member]),
        &[
            ("op=spend pool=grit amount=2", r#"who="Mira" op="spend" pool="grit" amount="2" result="ok" now="4/6""#),
            ("op=heal pool=Grit amount=1", r#"who="Mira" op="restore" pool="Grit" amount="1" result="ok" now="5/6""#),
            ("op=damage pool=grit amount=3", r#"who="Mira" op="damage" pool="grit" amount="3" result="ok" now="2/6""#),
            (
                "op=temp pool=grit amount=1",
                r#"who="Mira" op="temp" pool="grit" amount="1" result="refused" reason="no-temp""#,
            ),
            (
                "op=damage track=strain kind=S amount=1 box=3",
                r#"who="Mira" op="damage" track="strain" kind="S" amount="1" box="3" result="ok" now="Strain 1/4""#,
            ),
            (
                "op=damage track=strain kind=strain amount=2 box=3",
                r#"who="Mira" op="damage" track="strain" kind="strain" amount="2" box="3" result="refused" reason="no-box""#,
            ),
            ("op=track track=heat by=2", r#"who="Mira" op="track" track="heat" by="2" result="ok" now="Heat 2""#),
            (
                "op=condition condition=Shaken",
                r#"who="Mira" op="condition" condition="Shaken" state="on" result="ok" now="Shaken on""#,
            ),
            (
                "op=state state=Stance value=reckless",
                r#"who="Mira" op="state" state="Stance" value="reckless" result="ok" now="Stance Reckless""#,
            ),
            (
                "op=note field=road value=x",
                r#"who="Mira" op="note" field="road" value="x" result="refused" reason="unknown-field""#,
            ),
            (
                "op=use name='last ember'",
                r#"who="Mira" op="use" name="last ember" result="ok" now="Grit 1/6, Last Ember 1/2""#,
            ),
            (
                "op=cast spell='Last Ember'",
                r#"who="Mira" op="use" name="Last Ember" result="ok" now="Grit 0/6, Last Ember 0/2""#,
            ),
            (
                "op=use name='Last Ember'",
                r#"who="Mira" op="use" name="Last Ember" result="refused" reason="insufficient""#,
            ),
            (
                "op=advance ability=heart by=1",
                r#"who="Mira" op="advance" ability="heart" by="1" result="refused" reason="no-advancement""#,
            ),
            (
                "op=rest rest=camp",
                r#"who="Mira" op="rest" rest="camp" result="ok" now="Make camp: Grit 6/6, Heat 1, Last Ember 2/2, Stance Steady""#,
            ),
        ],
    );
}

#[test]
fn the_watch_is_told() {
    let member = serde_json::json!({ "name": "Odo", "sheet": { "v": 1, "build": { "lists": {
        "charms": [{ "name": "Steady Hand", "_catalog": "charms/steady-hand" }],
    } } } });
    answered(
        "gravewatch.json",
        serde_json::json!([member]),
        &[
            (
                "op=damage track=harm kind=K amount=1",
                r#"who="Odo" op="damage" track="harm" kind="K" amount="1" result="ok" now="Harm 1/4 (Scuffed)""#,
            ),
            (
                "op=damage track=harm kind=tear amount=2",
                r#"who="Odo" op="damage" track="harm" kind="tear" amount="2" result="ok" now="Harm 3/4 (Bleeding)""#,
            ),
            (
                "op=damage track=harm kind=knock amount=2",
                r#"who="Odo" op="damage" track="harm" kind="knock" amount="2" result="ok" now="Harm 4/4 (Down)""#,
            ),
            (
                "op=rest rest=breather",
                r#"who="Odo" op="rest" rest="breather" result="ok" now="Catch your breath: Harm 3/4""#,
            ),
            ("op=use name='Steady Hand'", r#"who="Odo" op="use" name="Steady Hand" result="ok" now="Resolve 3/4""#),
            (
                "op=use name='Steady Hand' pool=resolve",
                r#"who="Odo" op="use" name="Steady Hand" pool="resolve" result="refused" reason="bad-pool""#,
            ),
            (
                "op=damage pool=resolve amount=2",
                r#"who="Odo" op="damage" pool="resolve" amount="2" result="ok" now="1/4""#,
            ),
            (
                "op=heal pool=resolve amount=2",
                r#"who="Odo" op="restore" pool="resolve" amount="2" result="ok" now="3/4""#,
            ),
            (
                "op=temp pool=resolve amount=1",
                r#"who="Odo" op="temp" pool="resolve" amount="1" result="refused" reason="no-temp""#,
            ),
            (
                "op=track track=harm to=1",
                r#"who="Odo" op="track" track="harm" to="1" result="refused" reason="wrong-track""#,
            ),
            (
                "op=note field=post value=x",
                r#"who="Odo" op="note" field="post" value="x" result="refused" reason="unknown-field""#,
            ),
            (
                "op=advance skill=ward tier=keen",
                r#"who="Odo" op="advance" skill="ward" tier="keen" result="refused" reason="no-advancement""#,
            ),
            (
                "op=spend pool=resolve amount=1",
                r#"who="Odo" op="spend" pool="resolve" amount="1" result="ok" now="2/4""#,
            ),
            (
                "op=state state=light value=out",
                r#"who="Odo" op="state" state="light" value="out" result="ok" now="Light Out""#,
            ),
            (
                "op=condition condition=rattled state=on",
                r#"who="Odo" op="condition" condition="rattled" state="on" result="ok" now="Rattled on""#,
            ),
            (
                "op=rest rest='Stand down from the vigil'",
                r#"who="Odo" op="rest" rest="Stand down from the vigil" result="ok" now="Stand down from the vigil: Resolve 4/4, Harm 0/4, Light Lit""#,
            ),
        ],
    );
}

#[test]
fn the_dungeon_is_told() {
    let mark = "feats/second-effort";
    let member = serde_json::json!({ "name": "Pell", "sheet": { "v": 1, "build": { "fields": { "level": 3, "hp_max": 20 }, "lists": {
        "features": [{ "name": "Second Effort", "_catalog": mark }],
        "counters": [{ "name": "Second Effort", "max": 1, "recharge": "short", "_catalog": mark }],
    } } } });
    answered(
        "5e-2014.json",
        serde_json::json!([member]),
        &[
            (
                "op=temp pool=hp amount=5",
                r#"who="Pell" op="temp" pool="hp" amount="5" result="ok" now="20/20 +5 temp""#,
            ),
            ("op=damage pool=hp amount=7", r#"who="Pell" op="damage" pool="hp" amount="7" result="ok" now="18/20""#),
            (
                "op=note field=concentration value='Bless'",
                r#"who="Pell" op="note" field="concentration" value="Bless" result="ok" now="Concentrating on: Bless""#,
            ),
            (
                "op=use name='second effort'",
                r#"who="Pell" op="use" name="second effort" result="ok" now="Second Effort 0/1""#,
            ),
            (
                "op=rest rest=short",
                r#"who="Pell" op="rest" rest="short" result="ok" now="Short rest: Second Effort 1/1""#,
            ),
            (
                "op=track track=exhaustion to=2",
                r#"who="Pell" op="track" track="exhaustion" to="2" result="ok" now="Exhaustion 2""#,
            ),
            (
                "op=spend pool=slots amount=1",
                r#"who="Pell" op="spend" pool="slots" amount="1" result="refused" reason="unknown-pool""#,
            ),
            (
                "op=rest rest=long",
                r#"who="Pell" op="rest" rest="long" result="ok" now="Long rest: Hit points 20/20, Exhaustion 1""#,
            ),
        ],
    );
}

#[test]
fn a_party_is_told() {
    let odo =
        serde_json::json!({ "name": "Odo", "live": { "pools": { "grit": { "value": 1 }, "luck": { "value": 0 } } } });
    let party = serde_json::json!([{ "name": "Mira", "player": true }, odo, { "name": "Twin" }, { "name": "twin" }]);
    answered(
        "ember-roads.json",
        party,
        &[
            (
                "op=spend who=party pool=grit amount=2",
                r#"who="party" op="spend" pool="grit" amount="2" result="ok" now="Mira 4/6; Odo refused (insufficient)""#,
            ),
            (
                "op=spend who=party pool=luck amount=4",
                r#"who="party" op="spend" pool="luck" amount="4" result="refused" reason="insufficient""#,
            ),
            (
                "op=spend who=TWIN pool=grit amount=1",
                r#"who="TWIN" op="spend" pool="grit" amount="1" result="refused" reason="ambiguous-character""#,
            ),
            (
                "op=spend who=Pell pool=grit amount=1",
                r#"who="Pell" op="spend" pool="grit" amount="1" result="refused" reason="unknown-character""#,
            ),
            (
                "op=rest who=party rest=camp",
                r#"who="party" op="rest" rest="camp" result="ok" now="Mira Make camp: Grit 6/6; Odo Make camp: Grit 6/6, Luck 1/3""#,
            ),
        ],
    );
}

/// What the program answers with `--json`.
fn program(arguments: &[&str]) -> serde_json::Value {
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_rulebound")).args(arguments).arg("--json").output();
    let output = run.expect("the program runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("one JSON document")
}

#[test]
fn the_long_night_asks_shillings_for_a_watch_pistol() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild/gravewatch.json");
    let Some(ruleset) = path.to_str().filter(|_| path.exists()) else {
        assert!(std::env::var_os("CI").is_none(), "the public rulesets are required in CI");
        eprintln!("skipped: no public rulesets beside this checkout");
        return;
    };
    let market = ["market", ruleset, "--place", "city"];
    for (layers, text, was) in [
        (vec![], "3 crowns", serde_json::Value::Null),
        (
            vec!["--on", "long_night"],
            "15 shillings",
            serde_json::json!({ "amount": 3, "unit": "crown", "label": "crowns" }),
        ),
    ] {
        let answer = program(&[market.as_slice(), layers.as_slice()].concat());
        let stalls = answer["sellers"].as_array().expect("sellers");
        let goods = stalls.iter().flat_map(|stall| stall["goods"].as_array().expect("goods"));
        let pistols: Vec<_> = goods.filter(|ware| ware["item"] == "kit/watch-pistol").collect();
        assert_eq!(pistols.len(), 1, "the smith alone sells it");
        let price = &pistols[0]["price"];
        assert_eq!((price["text"].as_str(), &price["was"], &price["owed"]), (Some(text), &was, &180.into()));
        let all = stalls.iter().flat_map(|stall| stall["goods"].as_array().expect("goods"));
        let in_crowns = all.filter(|ware| ware["price"]["unit"] == "crown").count();
        assert_eq!(in_crowns > 0, layers.is_empty(), "no price in a coin that is gone");
    }
}
