//! `resolution`: how a check is thrown, and the sheet math that both kinds share (checks.md 1.3 to 1.6, sheets.md 1.2).

use serde_json::json;

use crate::format::collection::{List, StepTable};
use crate::format::scalar::{Id, Int, Label, Number};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::value_ref::{IntOrRef, ValueRef};
use crate::source::{Code, Node, Path};

/// How checks are resolved: dice added up, or a pool of dice counted.
#[derive(Debug, Clone, PartialEq)]
pub enum Resolution {
    /// `dice-sum`
    Sum(DiceSum),
    /// `dice-pool`
    Pool(DicePool),
}

words! {
    /// The two ways to throw.
    pub enum ResolutionKind {
        /// Dice are added and compared with a number.
        Sum = "dice-sum",
        /// Dice are counted that reach a target.
        Pool = "dice-pool",
    }
}

impl Resolution {
    /// Which of the two it is.
    pub fn kind(&self) -> ResolutionKind {
        match self {
            Self::Sum(_) => ResolutionKind::Sum,
            Self::Pool(_) => ResolutionKind::Pool,
        }
    }

    /// What both kinds share, seen alike.
    pub fn shared(&self) -> SheetMath<'_> {
        match self {
            Self::Sum(sum) => SheetMath {
                ability_modifier: &sum.ability_modifier,
                proficiency: sum.proficiency.as_ref(),
                tiers: &sum.proficiency_tiers,
                penalty_from: sum.penalty_from.as_ref(),
                adjust: sum.adjust.as_deref().unwrap_or_default(),
                spend: sum.spend.as_deref().unwrap_or_default(),
            },
            Self::Pool(pool) => SheetMath {
                ability_modifier: &pool.ability_modifier,
                proficiency: pool.proficiency.as_ref(),
                tiers: &pool.proficiency_tiers,
                penalty_from: pool.penalty_from.as_ref(),
                adjust: pool.adjust.as_deref().unwrap_or_default(),
                spend: pool.spend.as_deref().unwrap_or_default(),
            },
        }
    }
}

/// The part of a resolution that turns a sheet into numbers.
#[derive(Debug, Clone, Copy)]
pub struct SheetMath<'r> {
    /// From score to modifier.
    pub ability_modifier: &'r AbilityModifier,
    /// The proficiency bonus.
    pub proficiency: Option<&'r Proficiency>,
    /// Tiers of training; the first is untrained.
    pub tiers: &'r List<Tier, 1, 12>,
    /// The wound track whose penalty rides on every roll.
    pub penalty_from: Option<&'r Id>,
    /// What is added to rolls.
    pub adjust: &'r [Adjust],
    /// What a check may buy.
    pub spend: &'r [Spend],
}

impl Shape for Resolution {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(kind) = node.get("kind") else {
            if node.members().is_none() {
                return reader.wrong_type(node, at, "an object");
            }
            reader.missing(at, "kind");
            return None;
        };
        match ResolutionKind::read(kind, &at.key("kind"), reader)? {
            ResolutionKind::Sum => DiceSum::read(node, at, reader).map(Self::Sum),
            ResolutionKind::Pool => DicePool::read(node, at, reader).map(Self::Pool),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "oneOf": [
            { "allOf": [{ "properties": { "kind": { "const": "dice-sum" } } }, DiceSum::schema(book)] },
            { "allOf": [{ "properties": { "kind": { "const": "dice-pool" } } }, DicePool::schema(book)] },
        ] })
    }
}

object! {
    /// Dice added up against a number.
    pub struct DiceSum {
        /// `dice-sum`.
        req kind: ResolutionKind = "kind";
        /// What is thrown.
        def dice: CheckDice = "dice", CheckDice { count: Int::clamped(1), sides: Int::clamped(20) };
        /// From score to modifier.
        req ability_modifier: AbilityModifier = "abilityModifier";
        /// The proficiency bonus.
        opt proficiency: Proficiency = "proficiency";
        /// Tiers of training; the first is untrained.
        req proficiency_tiers: List<Tier, 1, 12> = "proficiencyTiers";
        /// The wound track whose penalty rides on every roll.
        opt penalty_from: Id = "penaltyFrom";
        /// Refused on this kind; kept so that the refusal can name it.
        opt spend: List<Spend, 0, 4> = "spend";
        /// What is added to rolls.
        opt adjust: List<Adjust, 0, 8> = "adjust";
        /// Whether a throw may be made twice and the better or worse kept.
        def advantage: bool = "advantage", false;
        /// What single faces mean.
        def naturals: Naturals = "naturals", Naturals { check: Natural::None, save: Natural::None };
        /// Named difficulties.
        req difficulty_ladder: List<SumStep, 1, 12> = "difficultyLadder";
    }
}

object! {
    /// The dice of every check.
    pub struct CheckDice {
        /// How many.
        def count: Int<1, 10> = "count", Int::clamped(1);
        /// Faces of each.
        def sides: Int<2, 1000> = "sides", Int::clamped(20);
    }
}

object! {
    /// How many dice of how many sides.
    pub struct DiceCount {
        /// How many.
        req count: Int<1, 10> = "count";
        /// Faces of each.
        req sides: Int<2, 1000> = "sides";
    }
}

object! {
    /// What the top and bottom face of a single die mean.
    pub struct Naturals {
        /// On checks.
        def check: Natural = "check", Natural::None;
        /// On saves.
        def save: Natural = "save", Natural::None;
    }
}

words! {
    /// Which faces decide by themselves.
    pub enum Natural {
        /// No face does.
        None = "none",
        /// Top and bottom do.
        Both = "both",
        /// Only the top does.
        MaxOnly = "max-only",
        /// Only the bottom does.
        MinOnly = "min-only",
    }
}

object! {
    /// A difficulty of a sum.
    pub struct SumStep {
        /// Its name.
        req label: Label = "label";
        /// The number to reach.
        req dc: Int<-100, 1000> = "dc";
    }
}

object! {
    /// A difficulty of a pool.
    pub struct PoolStep {
        /// Its name.
        req label: Label = "label";
        /// Successes needed.
        req successes: Int<1, 100> = "successes";
        /// The face a die must reach, where the ruleset lets it move.
        opt target: Int<2, 100> = "target";
    }
}

object! {
    /// Dice counted that reach a target.
    pub struct DicePool {
        /// `dice-pool`.
        req kind: ResolutionKind = "kind";
        /// The die.
        def die: PoolDie = "die", PoolDie { sides: Int::clamped(10) };
        /// Size of the pool.
        def pool: PoolSize = "pool", PoolSize { min: Int::clamped(1), max: Int::clamped(40), ability_plus_ability: false };
        /// The face a die must reach.
        req target: Target = "target";
        /// Faces that count twice.
        opt double: FaceRule = "double";
        /// Faces that throw another die.
        opt explode: FaceRule = "explode";
        /// Faces that take a success away.
        opt cancel: UpTo = "cancel";
        /// Faces that make a failure worse.
        opt botch: Botch = "botch";
        /// How many successes are exceptional.
        opt exceptional: Exceptional = "exceptional";
        /// Standing rerolls that a check may name.
        opt reroll: List<StandingReroll, 1, 6> = "reroll";
        /// Dice that a check may add or take for the situation.
        opt situational_dice: SituationalDice = "situationalDice";
        /// From score to modifier.
        req ability_modifier: AbilityModifier = "abilityModifier";
        /// The proficiency bonus.
        opt proficiency: Proficiency = "proficiency";
        /// Tiers of training; the first is untrained.
        req proficiency_tiers: List<Tier, 1, 12> = "proficiencyTiers";
        /// The wound track whose penalty rides on every roll.
        opt penalty_from: Id = "penaltyFrom";
        /// What a check may buy.
        opt spend: List<Spend, 0, 4> = "spend";
        /// What is added to rolls.
        opt adjust: List<Adjust, 0, 8> = "adjust";
        /// Named difficulties.
        req difficulty_ladder: List<PoolStep, 1, 12> = "difficultyLadder";
    }
}

impl DicePool {
    /// The most that a throw can count: doubled by exploding dice and again by doubled faces (checks.md 1.5).
    pub fn count_max(&self) -> i64 {
        let exploding = if self.explode.is_some() { 2 } else { 1 };
        let doubled = if self.double.is_some() { 2 } else { 1 };
        self.pool.max.get() * exploding * doubled
    }
}

object! {
    /// The die of a pool.
    pub struct PoolDie {
        /// Its faces.
        def sides: Int<2, 100> = "sides", Int::clamped(10);
    }
}

object! {
    /// Bounds of a pool.
    pub struct PoolSize {
        /// Fewest dice thrown.
        def min: Int<0, 100> = "min", Int::clamped(1);
        /// Most dice thrown.
        def max: Int<1, 100> = "max", Int::clamped(40);
        /// Whether an ability check may add a second ability.
        def ability_plus_ability: bool = "abilityPlusAbility", false;
    }
}

object! {
    /// The face that each die must reach.
    pub struct Target {
        /// Where nothing says otherwise.
        req default: Int<2, 100> = "default";
        /// Lowest it may be set.
        req min: Int<2, 100> = "min";
        /// Highest it may be set.
        req max: Int<2, 100> = "max";
    }
}

object! {
    /// Faces from which on a rule holds, and how far down a check may move it.
    pub struct FaceRule {
        /// The face it starts at.
        opt from: Int<2, 100> = "from";
        /// The lowest face a check may set.
        opt min: Int<2, 100> = "min";
    }
    check |value, at, reader| {
        if value.from.is_none() && value.min.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `from` or `min`");
        }
    }
}

object! {
    /// Faces up to one.
    pub struct UpTo {
        /// The highest face it covers.
        req up_to: Int<1, 99> = "upTo";
    }
}

object! {
    /// What makes a failure worse.
    pub struct Botch {
        /// The highest face that counts against the roller.
        req up_to: Int<1, 99> = "upTo";
        /// When it does.
        def rule: BotchRule = "rule", BotchRule::NoSuccesses;
    }
}

words! {
    /// When low faces botch.
    pub enum BotchRule {
        /// Any low face and no success at all.
        NoSuccesses = "noSuccesses",
        /// Low faces on half the dice or more.
        HalfOrMore = "halfOrMore",
    }
}

object! {
    /// When a success is exceptional.
    pub struct Exceptional {
        /// Successes from which on it is.
        req successes: Int<1, 100> = "successes";
    }
}

words! {
    /// How often a low die is thrown again.
    pub enum RerollMode {
        /// Once; the second face stands.
        Once = "once",
        /// Until it shows more.
        Until = "until",
    }
}

object! {
    /// A reroll that a check may name.
    pub struct StandingReroll {
        /// Its id.
        req id: Id = "id";
        /// Faces up to this are thrown again.
        req up_to: Int<1, 999> = "upTo";
        /// How often.
        req mode: RerollMode = "mode";
    }
}

object! {
    /// A reroll that was bought.
    pub struct Reroll {
        /// Faces up to this are thrown again.
        req up_to: Int<1, 999> = "upTo";
        /// How often.
        req mode: RerollMode = "mode";
    }
}

object! {
    /// How far the situation may move a pool.
    pub struct SituationalDice {
        /// Most dice taken away.
        req min: Int<-20, 0> = "min";
        /// Most dice added.
        req max: Int<0, 20> = "max";
    }
}

/// From score to modifier.
#[derive(Debug, Clone, PartialEq)]
pub enum AbilityModifier {
    /// Half of what the score is above ten, rounded down.
    FloorHalfMinusTen,
    /// The score itself.
    Identity,
    /// Looked up.
    StepTable(StepTable),
}

words! {
    /// The operations that make a modifier of a score.
    pub enum ModifierOp {
        /// Half of what the score is above ten, rounded down.
        FloorHalfMinusTen = "floorHalfMinusTen",
        /// The score itself.
        Identity = "identity",
        /// Looked up.
        StepTable = "stepTable",
    }
}

object! {
    /// As it is written.
    pub struct ModifierShape {
        /// Which operation.
        req op: ModifierOp = "op";
        /// The table of `stepTable`.
        opt table: StepTable = "table";
    }
    check |value, at, reader| {
        match (value.op, &value.table) {
            (ModifierOp::StepTable, None) => reader.missing(at, "table"),
            (ModifierOp::StepTable, Some(_)) | (_, None) => {}
            (_, Some(_)) => reader.unknown_key(at, "table", &["op"]),
        }
    }
}

impl Shape for AbilityModifier {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = ModifierShape::read(node, at, reader)?;
        Some(match shape.op {
            ModifierOp::FloorHalfMinusTen => Self::FloorHalfMinusTen,
            ModifierOp::Identity => Self::Identity,
            ModifierOp::StepTable => Self::StepTable(shape.table?),
        })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        ModifierShape::schema(book)
    }
}

object! {
    /// The proficiency bonus.
    pub struct Proficiency {
        /// Where it is found.
        req bonus: ValueRef = "bonus";
    }
}

words! {
    /// How fractions are rounded.
    pub enum Rounding {
        /// Toward minus infinity.
        Down = "down",
        /// Toward plus infinity.
        Up = "up",
        /// To the nearest; halves toward plus infinity.
        Nearest = "nearest",
    }
}

impl Rounding {
    /// Rounds.
    pub fn apply(self, value: f64) -> f64 {
        match self {
            Self::Down => value.floor(),
            Self::Up => value.ceil(),
            Self::Nearest => (value + 0.5).floor(),
        }
    }
}

object! {
    /// A tier of training.
    pub struct Tier {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Times the proficiency bonus, 0 to 10.
        def multiplier: Number = "multiplier", Number::new(0.0);
        /// How the product is rounded.
        def round: Rounding = "round", Rounding::Down;
        /// Added to it.
        def flat: Int<-50, 50> = "flat", Int::clamped(0);
    }
    check |value, at, reader| {
        if !(0.0..=10.0).contains(&value.multiplier.get()) {
            reader.fault(Code::OutOfRange, &at.key("multiplier"), format!("{} is outside 0 to 10", value.multiplier.get()));
        }
    }
}

object! {
    /// Something that a check may buy.
    pub struct Spend {
        /// The live pool that pays.
        req pool: Id = "pool";
        /// What one purchase costs.
        req amount: Int<1, 100> = "amount";
        /// Successes that one purchase brings.
        opt successes: Int<1, 10> = "successes";
        /// Dice that one purchase brings.
        opt dice: Int<1, 10> = "dice";
        /// A reroll that any purchase brings.
        opt reroll: Reroll = "reroll";
        /// How often on one check.
        req per_check: PerCheck = "perCheck";
    }
    check |value, at, reader| {
        if value.successes.is_none() && value.dice.is_none() && value.reroll.is_none() {
            reader.fault(Code::NothingGiven, at, "must buy successes, dice or a reroll");
        }
    }
}

/// How often something may be bought on one check.
#[derive(Debug, Clone, PartialEq)]
pub enum PerCheck {
    /// A number, or a reference to one.
    Limit(IntOrRef<1, 10>),
    /// As often as the check's own number.
    Pool,
}

impl Shape for PerCheck {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.text() {
            Some("pool") => Some(Self::Pool),
            Some(word) => {
                reader.fault_with(
                    Code::UnknownWord,
                    at,
                    format!("unknown word `{word}`"),
                    Some("a number from 1 to 10, a value reference, or `pool`".to_owned()),
                );
                None
            }
            None => IntOrRef::read(node, at, reader).map(Self::Limit),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [IntOrRef::<1, 10>::schema(book), { "const": "pool" }] })
    }
}

object! {
    /// Something added to rolls.
    pub struct Adjust {
        /// How much.
        req value: ValueRef = "value";
        /// Only to rolls made with one of these abilities.
        opt abilities: List<Id, 1, 12> = "abilities";
    }
}
