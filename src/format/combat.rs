//! `combat`: how fights are fought (combat.md 1).

use serde_json::json;

use crate::format::attack_list::{AbilityList, AttackList};
use crate::format::catalog::DistanceUnit;
use crate::format::collection::{List, Map};
use crate::format::condition::{ConditionRule, LevelRule};
use crate::format::contest::{CombatCheck, Contest};
use crate::format::dying::Dying;
use crate::format::initiative::Initiative;
use crate::format::mechanics::StandardAction;
use crate::format::resolution::DiceCount;
use crate::format::scalar::{Id, Int, Label, Number, Text};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path};

words! {
    /// The two kinds of fight.
    pub enum CombatKind {
        /// A roll against a number.
        AttackVsDefense = "attack-vs-defense",
        /// Pools of dice.
        DicePool = "dice-pool",
    }
}

object! {
    /// How fights are fought.
    pub struct Combat {
        /// Which kind.
        req kind: CombatKind = "kind";
        /// What a blow takes away.
        req health: HealthSource = "health";
        /// What an attack must reach.
        req defense: ValueRef = "defense";
        /// Who goes first.
        req initiative: Initiative = "initiative";
        /// How an attack is rolled.
        opt attack_roll: AttackRoll = "attackRoll";
        /// How pools are thrown.
        opt pool: CombatPool = "pool";
        /// What a turn holds.
        req economy: Economy = "economy";
        /// What distances mean; makes a board possible.
        opt distance: DistanceUnit = "distance";
        /// What distance does to shots.
        opt ranged: Ranged = "ranged";
        /// What cover gives.
        opt cover: Cover = "cover";
        /// Strikes at those who leave.
        opt opportunity: BudgetRef = "opportunity";
        /// Blows with the other hand.
        opt off_hand: OffHand = "offHand";
        /// Lists whose rows are attacks.
        def attacks: List<AttackList, 0, 8> = "attacks", List::default();
        /// Lists whose rows are abilities.
        def abilities: List<AbilityList, 0, 8> = "abilities", List::default();
        /// What everybody can do.
        def standard: List<StandardAction, 0, 6> = "standard", List::default();
        /// What standard actions do besides.
        opt standard_effects: StandardEffects = "standardEffects";
        /// What conditions do.
        def conditions: List<ConditionRule, 0, 80> = "conditions", List::default();
        /// What tracks and derived values do.
        def levels: List<LevelRule, 0, 20> = "levels", List::default();
        /// Numbers that contests read.
        def checks: List<CombatCheck, 0, 12> = "checks", List::default();
        /// Contests.
        def contests: List<Contest, 0, 12> = "contests", List::default();
        /// Keeping something up.
        opt concentration: Concentration = "concentration";
        /// What happens at no health.
        opt dying: Dying = "dying";
        /// Words for harm.
        opt damage_types: List<Text<40>, 0, 40> = "damageTypes";
        /// Which harm marks what (wound tracks).
        opt damage_kinds: DamageKinds = "damageKinds";
        /// How dangerous opponents are.
        opt threat: Threat = "threat";
        /// Most that may be spent of a pool.
        opt spend_limits: List<SpendLimit, 1, 12> = "spendLimits";
    }
}

object! {
    /// What a blow takes away: exactly one of a pool and a wound track.
    pub struct HealthSource {
        /// A live pool.
        opt pool: Id = "pool";
        /// A wound track.
        opt track: Id = "track";
    }
    check |value, at, reader| {
        if value.pool.is_some() == value.track.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `pool`, `track`");
        }
    }
}

object! {
    /// Which harm marks what.
    pub struct DamageKinds {
        /// Where no type says otherwise.
        req default: Id = "default";
        /// By damage type.
        def by_type: Map<Id, 0, 40> = "byType", Map::default();
        /// How many marks a blow makes.
        req marks: Marks = "marks";
    }
}

words! {
    /// How many marks a blow makes.
    pub enum Marks {
        /// One.
        PerBlow = "per-blow",
        /// One for each point.
        PerPoint = "per-point",
    }
}

object! {
    /// How an attack is rolled.
    pub struct AttackRoll {
        /// Dice thrown.
        req dice: DiceCount = "dice";
        /// Whether a throw may be made twice.
        def advantage: bool = "advantage", false;
        /// What single faces mean.
        def naturals: AttackNaturals = "naturals", AttackNaturals { max: NaturalMax::None, min: NaturalMin::None };
        /// What a critical does.
        def critical: Critical = "critical", Critical::None;
    }
    check |value, at, reader| {
        let any = value.naturals.max != NaturalMax::None || value.naturals.min != NaturalMin::None;
        if any && value.dice.count.get() != 1 {
            reader.fault(Code::NotAllowedHere, &at.key("naturals"), "naturals need a single die");
        }
    }
}

object! {
    /// What single faces mean.
    pub struct AttackNaturals {
        /// The top one.
        def max: NaturalMax = "max", NaturalMax::None;
        /// The bottom one.
        def min: NaturalMin = "min", NaturalMin::None;
    }
}

words! {
    /// What the top face means.
    pub enum NaturalMax {
        /// A critical hit.
        Critical = "critical",
        /// A hit.
        Hit = "hit",
        /// Nothing.
        None = "none",
    }
}

words! {
    /// What the bottom face means.
    pub enum NaturalMin {
        /// A miss.
        Miss = "miss",
        /// Nothing.
        None = "none",
    }
}

words! {
    /// What a critical does.
    pub enum Critical {
        /// The dice are thrown twice.
        DoubleDice = "double-dice",
        /// The dice' most is added.
        MaxDice = "max-dice",
        /// Nothing.
        None = "none",
    }
}

object! {
    /// How pools are thrown in a fight.
    pub struct CombatPool {
        /// Whether a throw may be made twice.
        def advantage: bool = "advantage", false;
        /// The face that damage dice must reach.
        opt damage_target: Int<2, 100> = "damageTarget";
        /// What harm is shrugged off.
        opt soak: Soak = "soak";
        /// Below how many dice a blow does nothing.
        opt hardness: ValueRef = "hardness";
    }
}

object! {
    /// What harm is shrugged off.
    pub struct Soak {
        /// Whether it is thrown.
        req roll: bool = "roll";
        /// Of every kind.
        opt all: ValueRef = "all";
        /// By kind of mark.
        opt by_kind: Map<ValueRef, 0, 6> = "byKind";
    }
    check |value, at, reader| {
        if value.all.is_none() && value.by_kind.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `all` or `byKind`");
        }
    }
}

object! {
    /// What a turn holds.
    pub struct Economy {
        /// Budgets; the first is the main one.
        req budgets: List<Budget, 1, 8> = "budgets";
        /// How far one moves.
        opt movement: ValueRef = "movement";
    }
}

words! {
    /// When a budget is filled again.
    pub enum BudgetPer {
        /// At its holder's turn.
        Turn = "turn",
        /// At a new round.
        Round = "round",
    }
}

object! {
    /// A budget.
    pub struct Budget {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// When it is filled again.
        req per: BudgetPer = "per";
        /// How much of it.
        def count: Int<1, 10> = "count", Int::clamped(1);
    }
}

words! {
    /// What distance does to a shot.
    pub enum ShotLean {
        /// It leans badly.
        Disadvantage = "disadvantage",
        /// Nothing.
        Normal = "normal",
    }
}

object! {
    /// What distance does to shots.
    pub struct Ranged {
        /// Beyond the normal range.
        def long: ShotLean = "long", ShotLean::Normal;
        /// With a foe beside the shooter.
        def adjacent_foe: ShotLean = "adjacentFoe", ShotLean::Normal;
    }
}

object! {
    /// What cover gives.
    pub struct Cover {
        /// Added to the defense.
        req bonus: Int<0, 100> = "bonus";
    }
}

object! {
    /// A budget named.
    pub struct BudgetRef {
        /// Which.
        req budget: Id = "budget";
    }
}

words! {
    /// What of an ability the other hand adds.
    pub enum OffHandAbility {
        /// All of it.
        Full = "full",
        /// Only what is below 0.
        PenaltyOnly = "penalty-only",
    }
}

object! {
    /// Blows with the other hand.
    pub struct OffHand {
        /// The budget they take.
        req budget: Id = "budget";
        /// What of the ability they add.
        def ability: OffHandAbility = "ability", OffHandAbility::Full;
    }
}

object! {
    /// What standard actions do besides.
    pub struct StandardEffects {
        /// Dodging.
        opt dodge: DodgeEffect = "dodge";
    }
}

object! {
    /// What dodging does besides.
    pub struct DodgeEffect {
        /// Saves that lean well.
        req saves: List<Id, 1, 12> = "saves";
    }
}

object! {
    /// Keeping something up.
    pub struct Concentration {
        /// The note that says what.
        req text: Id = "text";
        /// The save that harm asks for.
        req save: Id = "save";
        /// Its least difficulty.
        req floor: Int<0, 100> = "floor";
        /// Which part of the harm is its difficulty, above 0 and at most 1.
        req from_damage: Number = "fromDamage";
    }
    check |value, at, reader| {
        if value.from_damage.get() <= 0.0 || value.from_damage.get() > 1.0 {
            reader.fault(Code::OutOfRange, &at.key("fromDamage"), "must be above 0 and at most 1");
        }
    }
}

object! {
    /// How dangerous opponents are.
    pub struct Threat {
        /// From the least on.
        req tiers: List<ThreatTier, 1, 40> = "tiers";
    }
}

object! {
    /// One tier of danger.
    pub struct ThreatTier {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Health from and to.
        req health: Band<1, 100_000> = "health";
        /// What an attack must reach.
        req defense: Int<0, 100> = "defense";
        /// Added to rolls to hit.
        req to_hit: Int<-20, 50> = "toHit";
        /// Harm a round from and to.
        req damage_per_round: Band<0, 10_000> = "damagePerRound";
        /// What saves are made against.
        req save_difficulty: Int<0, 100> = "saveDifficulty";
        /// The table that a defeated opponent without its own drops from.
        opt loot: Id = "loot";
    }
}

/// From and to.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Band<const MIN: i64, const MAX: i64> {
    /// Least.
    pub low: Int<MIN, MAX>,
    /// Most.
    pub high: Int<MIN, MAX>,
}

impl<const MIN: i64, const MAX: i64> Shape for Band<MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some([low, high]) = node.items() else { return reader.wrong_type(node, at, "a [least, most] pair") };
        let low = Int::read(low, &at.index(0), reader);
        let (low, high) = low.zip(Int::<MIN, MAX>::read(high, &at.index(1), reader))?;
        if low.get() > high.get() {
            reader.fault(Code::RangeInverted, at, "the least is above the most");
        }
        Some(Self { low, high })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "array", "items": Int::<MIN, MAX>::schema(book), "minItems": 2, "maxItems": 2 })
    }
}

object! {
    /// Most that may be spent of a pool.
    pub struct SpendLimit {
        /// The pool.
        req pool: Id = "pool";
        /// How much.
        req max: ValueRef = "max";
        /// In which time.
        req per: BudgetPer = "per";
    }
}
