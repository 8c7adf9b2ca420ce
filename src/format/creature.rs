//! Opponents of a bestiary (combat.md 1.17).

use serde_json::json;

use crate::format::collection::{List, Map};
use crate::format::mechanics::{
    Applies, Area, Clause, OnSuccess, OncePer, Reaction, RiderOn, RiderRequires, RiderWhen,
};
use crate::format::resolution::DiceCount;
use crate::format::scalar::{Dice, Id, Int, Number, Scalar, Text, True};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::source::{Code, Node, Path};

object! {
    /// An opponent: a block of numbers, or a sheet.
    pub struct Creature {
        /// What it can take.
        opt health: CreatureHealth = "health";
        /// What an attack must reach.
        opt defense: Int<0, 1000> = "defense";
        /// Added to its initiative.
        opt initiative_modifier: Int<-50, 100> = "initiativeModifier";
        /// How far it moves.
        opt speed: Number = "speed";
        /// Ability scores.
        opt abilities: Map<Number, 0, 20> = "abilities";
        /// Save numbers.
        opt saves: Map<Int<-50, 50>, 0, 40> = "saves";
        /// Contest numbers.
        opt checks: Map<Int<-100, 100>, 0, 12> = "checks";
        /// What harm it shrugs off (pool fights).
        opt soak: CreatureSoak = "soak";
        /// Below how many dice a blow does nothing (pool fights).
        opt hardness: Int<0, 100> = "hardness";
        /// Harm that it takes half of.
        opt resist: List<Hidden, 0, 30> = "resist";
        /// Harm that it takes none of.
        opt immune: List<Hidden, 0, 30> = "immune";
        /// Harm that it takes twice.
        opt vulnerable: List<Text<40>, 0, 30> = "vulnerable";
        /// Conditions that it never has.
        opt condition_immunities: List<Id, 0, 40> = "conditionImmunities";
        /// How dangerous it is.
        req tier: Id = "tier";
        /// What is said of it; nothing is worked out from these.
        opt traits: List<Trait, 0, 8> = "traits";
        /// Points for deeds between others' turns.
        opt signature_points: Int<1, 20> = "signaturePoints";
        /// What it does.
        def actions: List<CreatureAction, 0, 12> = "actions", List::default();
        /// What rides on its blows.
        opt riders: List<CreatureRider, 1, 4> = "riders";
        /// The sheet it is played from.
        opt sheet: CreatureSheet = "sheet";
        /// The loot table it drops from.
        opt loot: Id = "loot";
    }
    check |value, at, reader| {
        if value.speed.is_some_and(|speed| !(0.0..=10_000.0).contains(&speed.get())) {
            reader.fault(Code::OutOfRange, &at.key("speed"), "outside 0 to 10000");
        }
        check_block_or_sheet(value, at, reader);
    }
}

/// With a sheet the numbers it replaces may not stand; without one they must.
fn check_block_or_sheet(value: &Creature, at: &Path<'_>, reader: &mut Reader) {
    if value.sheet.is_some() {
        let beside = [
            ("health", value.health.is_some()),
            ("defense", value.defense.is_some()),
            ("initiativeModifier", value.initiative_modifier.is_some()),
            ("speed", value.speed.is_some()),
            ("abilities", value.abilities.is_some()),
            ("saves", value.saves.is_some()),
            ("checks", value.checks.is_some()),
            ("soak", value.soak.is_some()),
            ("hardness", value.hardness.is_some()),
        ];
        for (key, _) in beside.into_iter().filter(|(_, given)| *given) {
            reader.fault(Code::NotAllowedHere, &at.key(key), format!("`{key}` may not stand beside `sheet`"));
        }
        return;
    }
    let needed = [
        ("health", value.health.is_none()),
        ("defense", value.defense.is_none()),
        ("initiativeModifier", value.initiative_modifier.is_none()),
    ];
    for (key, _) in needed.into_iter().filter(|(_, missing)| *missing) {
        reader.missing(at, key);
    }
    if value.actions.is_empty() {
        reader.fault(Code::TooFew, &at.key("actions"), "an opponent without a sheet needs at least one action");
    }
}

/// What an opponent can take: a number, or dice thrown when the fight begins.
#[derive(Debug, Clone, PartialEq)]
pub enum CreatureHealth {
    /// So much.
    Fixed(Int<1, 100_000>),
    /// As the dice say.
    Rolled(HealthDice),
}

object! {
    /// Health that is thrown.
    pub struct HealthDice {
        /// The dice.
        req dice: Dice = "dice";
        /// Added to them.
        opt flat: Int<-10_000, 100_000> = "flat";
    }
}

impl Shape for CreatureHealth {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if node.members().is_some() {
            HealthDice::read(node, at, reader).map(Self::Rolled)
        } else {
            Int::read(node, at, reader).map(Self::Fixed)
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [Int::<1, 100_000>::schema(book), HealthDice::schema(book)] })
    }
}

object! {
    /// What harm a creature shrugs off.
    pub struct CreatureSoak {
        /// Of every kind.
        opt all: Int<0, 100> = "all";
        /// By kind of mark.
        opt by_kind: Map<Int<0, 100>, 0, 6> = "byKind";
    }
}

/// A damage type that something takes less of, unless the weapon carries one of some tags.
#[derive(Debug, Clone, PartialEq)]
pub struct Hidden {
    /// The damage type.
    pub damage_type: Text<40>,
    /// Item tags that get through.
    pub except: Vec<Id>,
    /// Whether it was written as an object.
    pub written_as_object: bool,
}

object! {
    /// As it is written with exceptions.
    pub struct HiddenShape {
        /// The damage type.
        req damage_type: Text<40> = "type";
        /// Item tags that get through.
        req except: List<Id, 1, 8> = "except";
    }
}

impl Shape for Hidden {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if node.members().is_some() {
            let shape = HiddenShape::read(node, at, reader)?;
            Some(Self { damage_type: shape.damage_type, except: shape.except.to_vec(), written_as_object: true })
        } else {
            let damage_type = Text::read(node, at, reader)?;
            Some(Self { damage_type, except: Vec::new(), written_as_object: false })
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [Text::<40>::schema(book), HiddenShape::schema(book)] })
    }
}

object! {
    /// What is said of a creature.
    pub struct Trait {
        /// Its name.
        req name: Text<60> = "name";
        /// What it says.
        req text: Text<400> = "text";
    }
}

object! {
    /// Something a creature does.
    pub struct CreatureAction {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req name: Text<80> = "name";
        /// The budget it takes.
        req budget: Id = "budget";
        /// Added to the roll to hit.
        opt to_hit: Int<-50, 100> = "toHit";
        /// Whether it needs no roll.
        opt auto_hit: bool = "autoHit";
        /// What it harms with.
        opt damage: CreatureDamage = "damage";
        /// A save against it.
        opt save: CreatureSave = "save";
        /// What saves that name no difficulty are made against.
        opt save_difficulty: Int<0, 1000> = "saveDifficulty";
        /// Conditions it puts on.
        opt applies: List<Applies, 0, 4> = "applies";
        /// How many targets.
        opt target_count: Int<1, 20> = "targetCount";
        /// How far it reaches.
        opt reach: Number = "reach";
        /// How far it shoots.
        opt range: CreatureRange = "range";
        /// Whom it catches on a board.
        opt area: Area = "area";
        /// How often.
        opt uses: Uses = "uses";
        /// What brings it back.
        opt recharge: Recharge = "recharge";
        /// Other actions it is made of.
        opt sequence: List<SequenceStep, 1, 6> = "sequence";
        /// What it costs between others' turns.
        opt signature: Signature = "signature";
        /// Whether and when it answers another deed.
        opt reaction: Reaction = "reaction";
        /// Whether it is done to oneself.
        opt own: True = "self";
    }
    check |value, at, reader| {
        check_action(value, at, reader);
    }
}

fn check_action(value: &CreatureAction, at: &Path<'_>, reader: &mut Reader) {
    if value.reach.is_some_and(|reach| !(0.0..=10_000.0).contains(&reach.get())) {
        reader.fault(Code::OutOfRange, &at.key("reach"), "outside 0 to 10000");
    }
    if value.sequence.is_some() {
        let beside = [
            ("toHit", value.to_hit.is_some()),
            ("autoHit", value.auto_hit.is_some()),
            ("damage", value.damage.is_some()),
            ("save", value.save.is_some()),
            ("saveDifficulty", value.save_difficulty.is_some()),
            ("applies", value.applies.is_some()),
            ("targetCount", value.target_count.is_some()),
            ("area", value.area.is_some()),
            ("reaction", value.reaction.is_some()),
            ("self", value.own.is_some()),
        ];
        for (key, _) in beside.into_iter().filter(|(_, given)| *given) {
            reader.fault(Code::NotAllowedHere, &at.key(key), format!("`{key}` may not stand beside `sequence`"));
        }
    }
    for (key, given) in [("targetCount", value.target_count.is_some()), ("area", value.area.is_some())] {
        if given && value.own.is_some() {
            reader.fault(Code::NotAllowedHere, &at.key(key), format!("`{key}` may not stand beside `self`"));
        }
    }
    if value.reaction.is_some() && value.signature.is_some() {
        reader.fault(Code::NotAllowedHere, &at.key("reaction"), "`reaction` may not stand beside `signature`");
    }
    if value.save.is_some() && value.save_difficulty.is_some() {
        reader.fault(Code::NotAllowedHere, &at.key("saveDifficulty"), "`saveDifficulty` may not stand beside `save`");
    }
}

object! {
    /// What a creature's action harms with.
    pub struct CreatureDamage {
        /// Dice.
        opt dice: Dice = "dice";
        /// Added to them.
        opt flat: Int<-1000, 10_000> = "flat";
        /// What type of harm.
        opt damage_type: Text<40> = "type";
        /// Harm of other types besides.
        opt plus: List<Clause, 0, 3> = "plus";
    }
    check |value, at, reader| {
        if value.dice.is_none() && value.flat.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `dice` or `flat`");
        }
    }
}

object! {
    /// A save against a creature's action.
    pub struct CreatureSave {
        /// Which save.
        req save: Id = "save";
        /// Against what.
        req difficulty: Int<0, 1000> = "difficulty";
        /// What success does.
        req on_success: OnSuccess = "onSuccess";
    }
}

/// How far an action shoots.
#[derive(Debug, Clone, PartialEq)]
pub struct CreatureRange {
    /// Without trouble.
    pub normal: Number,
    /// At most.
    pub long: Option<Number>,
}

object! {
    /// As it is written with a long range.
    pub struct RangeShape {
        /// Without trouble.
        req normal: Number = "normal";
        /// At most.
        opt long: Number = "long";
    }
}

impl Shape for CreatureRange {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let range = if node.members().is_some() {
            let shape = RangeShape::read(node, at, reader)?;
            Self { normal: shape.normal, long: shape.long }
        } else {
            Self { normal: Number::read(node, at, reader)?, long: None }
        };
        let outside = |value: Number| !(0.0..=10_000.0).contains(&value.get());
        if outside(range.normal) || range.long.is_some_and(outside) {
            reader.fault(Code::OutOfRange, at, "outside 0 to 10000");
        }
        if range.long.is_some_and(|long| long.get() < range.normal.get()) {
            reader.fault(Code::RangeInverted, &at.key("long"), "`long` is below `normal`");
        }
        Some(range)
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "type": "number" }, RangeShape::schema(book)] })
    }
}

words! {
    /// How long a use lasts.
    pub enum UsesPer {
        /// One fight.
        Encounter = "encounter",
        /// A day; in one fight the same.
        Day = "day",
    }
}

object! {
    /// How often an action may be taken.
    pub struct Uses {
        /// In which time.
        req per: UsesPer = "per";
        /// How often.
        req count: Int<1, 20> = "count";
    }
}

object! {
    /// What brings an action back.
    pub struct Recharge {
        /// The dice thrown at each turn's start.
        req dice: DiceCount = "dice";
        /// From which sum on it is back.
        req from: Int<1, 10_000> = "from";
    }
    check |value, at, reader| {
        let most = value.dice.count.get() * value.dice.sides.get();
        if value.from.get() > most {
            reader.fault(Code::OutOfRange, &at.key("from"), format!("{} is more than the dice can show ({most})", value.from.get()));
        }
    }
}

object! {
    /// One part of a sequence.
    pub struct SequenceStep {
        /// The action.
        req action: Id = "action";
        /// How often.
        def times: Int<1, 10> = "times", Int::clamped(1);
    }
}

object! {
    /// A deed between others' turns.
    pub struct Signature {
        /// What it costs in signature points.
        req cost: Int<1, 20> = "cost";
    }
}

object! {
    /// What rides on a creature's blows.
    pub struct CreatureRider {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req name: Text<80> = "name";
        /// When.
        req on: RiderOn = "on";
        /// What it needs.
        opt when: List<RiderWhen, 1, 2> = "when";
        /// How often.
        req once_per: OncePer = "oncePer";
        /// How much.
        req amount: crate::format::mechanics::Amount = "amount";
        /// What it harms with.
        opt damage_type: Text<40> = "type";
        /// Only with these of its actions or attack lists.
        opt sources: List<Id, 1, 8> = "sources";
        /// A boolean column that the attack's row must have on.
        opt requires: RiderRequires = "requires";
    }
}

object! {
    /// The sheet that a creature is played from.
    pub struct CreatureSheet {
        /// Scores.
        def abilities: Map<Number, 0, 20> = "abilities", Map::default();
        /// Tiers of skills.
        def skills: Map<Id, 0, 120> = "skills", Map::default();
        /// Tiers of saves.
        def saves: Map<Id, 0, 40> = "saves", Map::default();
        /// Free bonuses.
        def bonuses: Map<Number, 0, 160> = "bonuses", Map::default();
        /// Fields.
        def fields: Map<Scalar, 0, 160> = "fields", Map::default();
        /// Rows of lists.
        def lists: Map<List<Map<Scalar, 0, 64>, 0, 500>, 0, 20> = "lists", Map::default();
    }
}
