//! `mechanics`: what a picked entry does, in play and in a fight (sheets.md 1.11, combat.md 1.9).

use serde_json::json;

use crate::format::collection::{List, StepTable};
use crate::format::resolution::Reroll;
use crate::format::scalar::{Dice, Id, Int, Number, Text, True, WHOLE_MAX, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path, Value};

words! {
    /// What sort of thing an entry does.
    pub enum MechanicsKind {
        /// Harms.
        Attack = "attack",
        /// Mends.
        Heal = "heal",
        /// Helps.
        Buff = "buff",
        /// Hinders.
        Debuff = "debuff",
        /// Anything else.
        Utility = "utility",
        /// Rides on another blow.
        Rider = "rider",
    }
}

object! {
    /// What an entry does.
    pub struct Mechanics {
        /// What sort of thing.
        req kind: MechanicsKind = "kind";
        /// How far; 0 is a touch.
        opt range: Number = "range";
        /// Whom it catches on a board.
        opt area: Area = "area";
        /// Whose side it is aimed at.
        opt targets: TargetSide = "targets";
        /// Whether it catches one's own side.
        opt friendly_fire: bool = "friendlyFire";
        /// Damage, or healing.
        opt amount: Amount = "amount";
        /// What it harms with.
        opt damage_type: Text<40> = "damageType";
        /// Harm of other types besides.
        opt plus: List<Clause, 0, 3> = "plus";
        /// Whether it is rolled to hit.
        opt attack_roll: bool = "attackRoll";
        /// A save against it.
        opt save: ActionSave = "save";
        /// What it costs.
        opt cost: List<CostTerm, 0, 4> = "cost";
        /// What each step paid above its cost adds.
        opt per_cost_step: Amount = "perCostStep";
        /// What it does to a check it is used on.
        opt check: CheckEffect = "check";
        /// Whether it must be kept up.
        opt concentration: bool = "concentration";
        /// Whether and when it answers another deed.
        opt reaction: Reaction = "reaction";
        /// How many targets.
        opt target_count: Int<1, 20> = "targetCount";
        /// How many more for each step paid above its cost.
        opt targets_per_cost_step: Int<1, 10> = "targetsPerCostStep";
        /// Whether it needs no roll.
        opt auto_hit: bool = "autoHit";
        /// Conditions it puts on.
        opt applies: List<Applies, 0, 4> = "applies";
        /// Temporary points it gives.
        opt temporary: Amount = "temporary";
        /// Dice that its amount gains with the sheet.
        opt scales: Scales = "scales";
        /// The budget it takes in a fight.
        opt budget: Id = "budget";
        /// Whether it takes none.
        opt free: True = "free";
        /// Budgets it gives.
        opt gives: List<Gives, 1, 4> = "gives";
        /// Standard actions it lets one take on another budget.
        opt standard: GrantsStandard = "standard";
        /// What rides on another blow.
        opt rider: Rider = "rider";
    }
    check |value, at, reader| {
        check_not_negative(&value.range, "range", at, reader);
        check_plain_area(value.area.as_ref(), at, reader);
        if value.free.is_some() && value.budget.is_some() {
            reader.fault(Code::NotAllowedHere, &at.key("budget"), "`budget` may not stand beside `free`");
        }
    }
}

/// Reports a distance below 0.
pub(crate) fn check_not_negative(value: &Option<Number>, key: &str, at: &Path<'_>, reader: &mut Reader) {
    if value.is_some_and(|value| value.get() < 0.0) {
        reader.fault(Code::OutOfRange, &at.key(key), "must not be below 0");
    }
}

/// Only a creature's action says `friendlyFire` in its area; elsewhere it stands beside it.
pub(crate) fn check_plain_area(area: Option<&Area>, at: &Path<'_>, reader: &mut Reader) {
    if area.is_some_and(|area| area.friendly_fire.is_some()) {
        reader.unknown_key(&at.key("area"), "friendlyFire", &["shape", "size"]);
    }
}

words! {
    /// Whose side a deed is aimed at.
    pub enum TargetSide {
        /// Oneself.
        Own = "self",
        /// One's own side.
        Ally = "ally",
        /// The other side.
        Enemy = "enemy",
        /// Anybody.
        Any = "any",
    }
}

words! {
    /// Shapes of an area.
    pub enum AreaShape {
        /// Around a cell.
        Burst = "burst",
        /// Widening from the actor.
        Cone = "cone",
        /// Straight from the actor.
        Line = "line",
    }
}

object! {
    /// Whom a deed catches on a board.
    pub struct Area {
        /// Its shape.
        req shape: AreaShape = "shape";
        /// How large.
        req size: Number = "size";
        /// Whether it catches one's own side (creature actions).
        opt friendly_fire: bool = "friendlyFire";
    }
    check |value, at, reader| {
        if value.size.get() <= 0.0 {
            reader.fault(Code::OutOfRange, &at.key("size"), "must be above 0");
        }
    }
}

object! {
    /// Dice and a number.
    pub struct Amount {
        /// Dice.
        opt dice: Dice = "dice";
        /// Added to them.
        opt flat: Int<-10_000, 100_000> = "flat";
    }
}

words! {
    /// What a successful save leaves of a clause.
    pub enum HalfOrNone {
        /// Nothing.
        None = "none",
        /// Half.
        Half = "half",
    }
}

words! {
    /// What a successful save does to a deed.
    pub enum OnSuccess {
        /// Nothing to the amount; conditions are averted.
        None = "none",
        /// Halves it.
        Half = "half",
        /// Averts it.
        Negates = "negates",
    }
}

object! {
    /// Harm of another type besides.
    pub struct Clause {
        /// Dice.
        opt dice: Dice = "dice";
        /// Added to them.
        opt flat: Int<-1000, 10_000> = "flat";
        /// What it harms with; as the blow where it is left out.
        opt damage_type: Text<40> = "type";
        /// A save of its own.
        opt save: ClauseSave = "save";
    }
    check |value, at, reader| {
        if value.dice.is_none() && value.flat.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `dice` or `flat`");
        }
    }
}

object! {
    /// A clause's own save.
    pub struct ClauseSave {
        /// Which save.
        req save: Id = "save";
        /// Against what; the deed's where it is left out.
        opt difficulty: Int<0, 1000> = "difficulty";
        /// What success leaves.
        req on_success: HalfOrNone = "onSuccess";
    }
}

object! {
    /// A save against a deed.
    pub struct ActionSave {
        /// Which save.
        req save: Id = "save";
        /// What success does.
        req on_success: OnSuccess = "onSuccess";
    }
}

object! {
    /// A part of a price.
    pub struct CostTerm {
        /// A live pool, or a group of them.
        req pool: Id = "pool";
        /// How many points; no bound but that of whole numbers in JSON (sheets.md 1.11).
        req amount: Int<1, WHOLE_MAX> = "amount";
    }
}

object! {
    /// What an entry does to a check it is used on.
    pub struct CheckEffect {
        /// Low dice are thrown again.
        opt reroll: Reroll = "reroll";
        /// Dice more.
        opt dice: Int<1, 10> = "dice";
        /// Successes more.
        opt successes: Int<1, 10> = "successes";
        /// The face a die must reach.
        opt threshold: Int<2, 1000> = "threshold";
        /// The face that throws another die.
        opt explode: Int<2, 1000> = "explode";
        /// The face that counts twice.
        opt double: Int<2, 1000> = "double";
    }
    check |value, at, reader| {
        let nothing = value.reroll.is_none() && value.dice.is_none() && value.successes.is_none()
            && value.threshold.is_none() && value.explode.is_none() && value.double.is_none();
        if nothing {
            reader.fault(Code::NothingGiven, at, "does nothing to a check");
        }
    }
}

/// Whether and when a deed answers another.
#[derive(Debug, Clone, PartialEq)]
pub enum Reaction {
    /// Written as true or false: it is one, but nothing says when; a fight does not offer it.
    Flag(bool),
    /// At a moment.
    At(ReactionMoment),
}

impl Shape for Reaction {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.value {
            Value::Bool(value) => Some(Self::Flag(value)),
            _ => ReactionMoment::read(node, at, reader).map(Self::At),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "type": "boolean" }, ReactionMoment::schema(book)] })
    }
}

words! {
    /// The moment that a reaction answers.
    pub enum Moment {
        /// Somebody takes aim at its holder.
        Aimed = "aimed",
        /// A blow has hit its holder.
        Hit = "hit",
        /// Its holder was harmed.
        Harmed = "harmed",
        /// Somebody of the other side uses something.
        Used = "used",
    }
}

words! {
    /// Whom a reaction is aimed at.
    pub enum ReactionAt {
        /// Whoever it answers.
        Source = "source",
        /// Whoever is chosen.
        Chosen = "chosen",
    }
}

object! {
    /// When a deed answers another.
    pub struct ReactionMoment {
        /// The moment.
        req on: Moment = "on";
        /// Whom it is aimed at.
        def at: ReactionAt = "at", ReactionAt::Source;
        /// Whether it stops what it answers.
        opt cancels: True = "cancels";
        /// Only what comes from these catalogs.
        opt against: Against = "against";
    }
    check |value, at, reader| {
        if value.cancels.is_some() && matches!(value.on, Moment::Hit | Moment::Harmed) {
            reader.fault(Code::NotAllowedHere, &at.key("cancels"), "`cancels` may not stand beside `hit` or `harmed`");
        }
    }
}

object! {
    /// Only what comes from some catalogs.
    pub struct Against {
        /// The catalogs.
        req catalogs: List<Id, 1, 12> = "catalogs";
    }
}

object! {
    /// A condition put on.
    pub struct Applies {
        /// Which.
        req condition: Id = "condition";
        /// For how long.
        req duration: Duration = "duration";
        /// A save that ends it.
        opt save_ends: SaveEnds = "saveEnds";
        /// A deed that ends it.
        opt ends_after: EndsAfter = "endsAfter";
    }
    check |value, at, reader| {
        if value.duration == Duration::UntilSave && value.save_ends.is_none() {
            reader.fault(Code::NeededHere, &at.key("saveEnds"), "`until-save` needs `saveEnds`");
        }
    }
}

/// For how long a condition holds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Duration {
    /// Until something takes it off.
    Instant,
    /// Until a save ends it.
    UntilSave,
    /// So many of its holder's turns.
    Rounds {
        /// How many.
        rounds: Int<1, 1000>,
        /// Whether they are counted at the start of a turn instead of its end.
        at_start: bool,
    },
}

object! {
    /// Rounds, as they are written.
    pub struct RoundsShape {
        /// How many.
        req rounds: Int<1, 1000> = "rounds";
        /// When they are counted.
        opt at: TurnMoment = "at";
    }
    check |value, at, reader| {
        if value.at == Some(TurnMoment::TurnEnd) {
            reader.fault(Code::UnknownWord, &at.key("at"), "only `turn-start` may be written here");
        }
    }
}

words! {
    /// A moment of a turn.
    pub enum TurnMoment {
        /// Its end.
        TurnEnd = "turn-end",
        /// Its start.
        TurnStart = "turn-start",
    }
}

impl Shape for Duration {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.text() {
            Some("instant") => Some(Self::Instant),
            Some("until-save") => Some(Self::UntilSave),
            Some(word) => {
                reader.fault_with(
                    Code::UnknownWord,
                    at,
                    format!("unknown word `{word}`"),
                    Some("one of instant, until-save, or {\"rounds\": 2}".to_owned()),
                );
                None
            }
            None => RoundsShape::read(node, at, reader)
                .map(|shape| Self::Rounds { rounds: shape.rounds, at_start: shape.at.is_some() }),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "enum": ["instant", "until-save"] }, RoundsShape::schema(book)] })
    }
}

object! {
    /// A save that ends a condition.
    pub struct SaveEnds {
        /// Which save.
        req save: Id = "save";
        /// When it is made.
        req at: TurnMoment = "at";
    }
}

words! {
    /// A deed that ends a condition.
    pub enum EndsAfter {
        /// Its holder's next attack roll.
        OwnAttack = "own-attack",
        /// The next attack roll against its holder.
        Attacked = "attacked",
        /// Its holder's next save.
        OwnSave = "own-save",
    }
}

object! {
    /// Dice gained with the sheet.
    pub struct Scales {
        /// What is looked up.
        req from: ValueRef = "from";
        /// Where.
        req table: StepTable = "table";
    }
}

object! {
    /// A budget given.
    pub struct Gives {
        /// Which.
        req budget: Id = "budget";
        /// How much of it.
        req count: Int<1, 10> = "count";
    }
}

words! {
    /// What everybody can do in a fight.
    pub enum StandardAction {
        /// Move again.
        Dash = "dash",
        /// Leave without being struck at.
        Disengage = "disengage",
        /// Be harder to hit.
        Dodge = "dodge",
        /// Make a friend's next attack better.
        Help = "help",
        /// Hide.
        Hide = "hide",
        /// Wait for a moment.
        Ready = "ready",
    }
}

object! {
    /// Standard actions on another budget.
    pub struct GrantsStandard {
        /// Which.
        req actions: List<StandardAction, 1, 6> = "actions";
        /// On which budget.
        req budget: Id = "budget";
    }
}

words! {
    /// What a rider needs.
    pub enum RiderWhen {
        /// The roll leaned in the attacker's favour.
        Advantage = "advantage",
        /// A friend stands beside the target.
        AllyAdjacent = "ally-adjacent",
    }
}

words! {
    /// How often a rider may ride.
    pub enum OncePer {
        /// Once a turn.
        Turn = "turn",
        /// Once a round.
        Round = "round",
    }
}

words! {
    /// When a rider rides.
    pub enum RiderOn {
        /// On a hit.
        Hit = "hit",
    }
}

object! {
    /// What rides on another blow.
    pub struct Rider {
        /// When.
        req on: RiderOn = "on";
        /// What it needs; one of them is enough.
        opt when: List<RiderWhen, 1, 2> = "when";
        /// How often.
        req once_per: OncePer = "oncePer";
        /// How much.
        req amount: Amount = "amount";
        /// What it harms with.
        opt damage_type: Text<40> = "type";
        /// Only with attacks of these lists.
        opt sources: List<Id, 1, 8> = "sources";
        /// A boolean column that the attack's row must have on.
        opt requires: RiderRequires = "requires";
    }
}

object! {
    /// What the attack's row must have.
    pub struct RiderRequires {
        /// A boolean column that is on.
        req column: Id = "column";
    }
}

/// Damage types are compared trimmed and without regard to case.
pub fn same_damage_type(left: &str, right: &str) -> bool {
    left.trim().to_lowercase() == right.trim().to_lowercase()
}

/// Kept apart so that shapes of items can use the same word lists.
pub type TypeText = Words<1, 40>;
