//! `combat`: how fights are fought (combat.md 1).

use serde_json::json;

use crate::format::catalog::DistanceUnit;
use crate::format::catalog_source::AlwaysWhen;
use crate::format::condition::{ConditionRule, LevelRule};
use crate::format::mechanics::StandardAction;
use crate::format::resolution::DiceCount;
use crate::format::scalar::{Id, Int, Label, List, Map, Number, StepTable, Text};
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
    /// Who goes first.
    pub struct Initiative {
        /// Dice thrown.
        opt dice: DiceCount = "dice";
        /// Added to them.
        opt modifier: ValueRef = "modifier";
        /// A pool thrown instead.
        opt pool: ValueRef = "pool";
        /// Added to its successes.
        opt plus: Int<0, 100> = "plus";
        /// How often it is thrown.
        opt each: Each = "each";
        /// Initiative that attacks move.
        opt resource: InitiativeResource = "resource";
    }
    check |value, at, reader| {
        if value.dice.is_some() == value.pool.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `dice`, `pool`");
        }
        let beside = [
            ("modifier", value.modifier.is_some() && value.dice.is_none(), "`modifier` needs `dice`"),
            ("plus", value.plus.is_some() && value.pool.is_none(), "`plus` needs `pool`"),
            ("resource", value.resource.is_some() && value.pool.is_none(), "`resource` needs `pool`"),
            ("each", value.resource.is_some() && value.each.is_some(), "`each` may not stand beside `resource`"),
        ];
        for (key, _, message) in beside.into_iter().filter(|(_, wrong, _)| *wrong) {
            reader.fault(Code::NotAllowedHere, &at.key(key), message);
        }
    }
}

words! {
    /// How often initiative is thrown.
    pub enum Each {
        /// Once a fight.
        Fight = "fight",
        /// Every round.
        Round = "round",
    }
}

object! {
    /// Initiative that attacks move.
    pub struct InitiativeResource {
        /// What it falls back to.
        req base: Int<0, 100> = "base";
        /// Ways to strike.
        req styles: List<Style, 1, 4> = "styles";
        /// What happens to somebody who has none left.
        opt crash: Crash = "crash";
    }
    check |value, at, reader| {
        if !value.styles.iter().any(|style| style.takes.is_some()) {
            reader.fault(Code::NeededHere, &at.key("styles"), "at least one style must take");
        }
        if let Some(crash) = value.crash.as_ref().filter(|crash| value.base.get() <= crash.at.get()) {
            reader.fault(Code::OutOfRange, &at.key("base"), format!("must be above `crash.at` ({})", crash.at.get()));
        }
    }
}

object! {
    /// A way to strike: exactly one of taking and spending.
    pub struct Style {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Takes initiative.
        opt takes: StyleTakes = "takes";
        /// Spends it as damage dice.
        opt spends: StyleSpends = "spends";
    }
    check |value, at, reader| {
        if value.takes.is_some() == value.spends.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `takes`, `spends`");
        }
    }
}

object! {
    /// What taking brings.
    pub struct StyleTakes {
        /// Besides what is taken.
        def gain: Int<0, 20> = "gain", Int::clamped(0);
    }
}

object! {
    /// What spending costs.
    pub struct StyleSpends {
        /// What is lost on a miss, by how much one has.
        opt on_miss: StepTable = "onMiss";
    }
    check |value, at, reader| {
        for (index, (_, loss)) in value.on_miss.iter().flat_map(|table| table.rows()).enumerate() {
            if *loss < 0.0 {
                reader.fault(Code::OutOfRange, &at.key("onMiss").index(index).index(1), "must not be below 0");
            }
        }
    }
}

object! {
    /// What happens to somebody whose initiative runs out.
    pub struct Crash {
        /// At or below this.
        def at: Int<-100, 100> = "at", Int::clamped(0);
        /// The condition put on.
        opt condition: Id = "condition";
        /// What whoever did it gains.
        def bonus: Int<0, 100> = "bonus", Int::clamped(0);
        /// After how many turns it passes.
        opt recover_after: Int<1, 20> = "recoverAfter";
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
    /// A column named.
    pub struct ColumnRef {
        /// Which.
        req column: Id = "column";
    }
}

/// A distance: a column, or a number.
#[derive(Debug, Clone, PartialEq)]
pub enum Distance {
    /// A number column.
    Column(Id),
    /// So far.
    Const(Number),
}

object! {
    /// A distance as it is written.
    pub struct DistanceShape {
        /// A number column.
        opt column: Id = "column";
        /// So far, 0 to 10000.
        opt constant: Number = "const";
    }
    check |value, at, reader| {
        if value.column.is_some() == value.constant.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `column`, `const`");
        }
        if value.constant.is_some_and(|far| !(0.0..=10_000.0).contains(&far.get())) {
            reader.fault(Code::OutOfRange, &at.key("const"), "outside 0 to 10000");
        }
    }
}

impl Shape for Distance {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = DistanceShape::read(node, at, reader)?;
        match (shape.column, shape.constant) {
            (Some(column), _) => Some(Self::Column(column)),
            (None, Some(far)) => Some(Self::Const(far)),
            (None, None) => None,
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "allOf": [DistanceShape::schema(book)] })
    }
}

object! {
    /// A list whose rows are attacks.
    pub struct AttackList {
        /// The list.
        req list: Id = "list";
        /// The budget an attack takes.
        req budget: Id = "budget";
        /// The text column that names it.
        req name: Id = "name";
        /// How far it reaches.
        opt reach: Distance = "reach";
        /// How far it shoots.
        opt range: AttackRange = "range";
        /// How many strikes one budget buys.
        opt strikes: ValueRef = "strikes";
        /// A boolean column whose rows strike only once.
        opt strikes_capped_by: ColumnRef = "strikesCappedBy";
        /// What is added to the roll to hit.
        def to_hit: AttackToHit = "toHit", AttackToHit::default();
        /// What it harms with.
        req damage: AttackDamage = "damage";
    }
    check |value, at, reader| {
        if let Some(ValueRef::Const(strikes)) = &value.strikes
            && strikes.get() < 1.0
        {
            reader.fault(Code::OutOfRange, &at.key("strikes").key("const"), "must be at least 1");
        }
        if value.strikes_capped_by.is_some() && value.strikes.is_none() {
            reader.fault(Code::NeededHere, &at.key("strikesCappedBy"), "`strikesCappedBy` needs `strikes`");
        }
        if let Some(AttackRange { normal: Distance::Const(normal), long: Some(Distance::Const(long)) }) = &value.range
            && long.get() < normal.get()
        {
            reader.fault(Code::RangeInverted, &at.key("range").key("long").key("const"), "`long` is below `normal`");
        }
    }
}

object! {
    /// How far an attack shoots.
    pub struct AttackRange {
        /// Without trouble.
        req normal: Distance = "normal";
        /// At most.
        opt long: Distance = "long";
    }
}

object! {
    /// What is added to the roll to hit, by column.
    #[derive(Default)]
    pub struct AttackToHit {
        /// An enum column that names an ability.
        opt ability: ColumnRef = "ability";
        /// An enum column that names a skill.
        opt skill: ColumnRef = "skill";
        /// A boolean column that adds the proficiency bonus.
        opt proficiency: ColumnRef = "proficiency";
        /// A number column.
        opt bonus: ColumnRef = "bonus";
    }
}

object! {
    /// What an attack harms with, by column.
    pub struct AttackDamage {
        /// A dice column.
        req dice: ColumnRef = "dice";
        /// An enum column that names an ability.
        opt ability: ColumnRef = "ability";
        /// A number column.
        opt bonus: ColumnRef = "bonus";
        /// A text or enum column.
        opt damage_type: ColumnRef = "type";
    }
}

object! {
    /// A list whose rows are abilities.
    pub struct AbilityList {
        /// The list.
        req list: Id = "list";
        /// A boolean column that says which rows.
        opt only_when: Id = "onlyWhen";
        /// Rows that count whatever that column says.
        opt always_when: AlwaysWhen = "alwaysWhen";
        /// The budget an ability takes.
        req budget: Id = "budget";
        /// Added to rolls to hit.
        opt to_hit: ValueRef = "toHit";
        /// What saves are made against.
        opt save_difficulty: ValueRef = "saveDifficulty";
    }
    check |value, at, reader| {
        if value.always_when.is_some() && value.only_when.is_none() {
            reader.fault(Code::NeededHere, &at.key("alwaysWhen"), "`alwaysWhen` needs `onlyWhen`");
        }
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
    /// A number that contests read.
    pub struct CombatCheck {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Where it is found.
        req value: ValueRef = "value";
    }
}

words! {
    /// Who wins a tie.
    pub enum Ties {
        /// Whoever is tried.
        Defender = "defender",
        /// Whoever tries.
        Attacker = "attacker",
    }
}

object! {
    /// A contest.
    pub struct Contest {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// The budget it takes.
        req budget: Id = "budget";
        /// Whether it may be taken in place of a strike.
        opt strike: bool = "strike";
        /// How far it reaches.
        opt reach: Number = "reach";
        /// What whoever tries throws.
        req attacker: ContestSide = "attacker";
        /// What whoever is tried throws.
        req defender: ContestSide = "defender";
        /// Who wins a tie.
        def ties: Ties = "ties", Ties::Defender;
        /// Only for somebody held.
        opt from: ContestFrom = "from";
        /// What winning does.
        req on_win: OnWin = "onWin";
    }
    check |value, at, reader| {
        if value.reach.is_some_and(|reach| reach.get() <= 0.0) {
            reader.fault(Code::OutOfRange, &at.key("reach"), "must be above 0");
        }
    }
}

object! {
    /// One side of a contest.
    pub struct ContestSide {
        /// The best of these checks.
        req checks: List<Id, 1, 4> = "checks";
    }
}

object! {
    /// Only for somebody held.
    pub struct ContestFrom {
        /// By this condition; its source is the target.
        req holding: Id = "holding";
    }
}

object! {
    /// What winning does.
    pub struct OnWin {
        /// Conditions put on the target.
        opt applies: List<ContestApplies, 1, 4> = "applies";
        /// Conditions taken off.
        opt ends: List<ContestEnds, 1, 4> = "ends";
        /// How far the target is pushed.
        opt push: Number = "push";
    }
    check |value, at, reader| {
        if value.applies.is_none() && value.ends.is_none() && value.push.is_none() {
            reader.fault(Code::DoesNothing, at, "winning does nothing");
        }
        if value.push.is_some_and(|push| push.get() <= 0.0) {
            reader.fault(Code::OutOfRange, &at.key("push"), "must be above 0");
        }
    }
}

object! {
    /// A condition put on by a contest.
    pub struct ContestApplies {
        /// Which.
        req condition: Id = "condition";
        /// For how many rounds; until taken off where left out.
        opt rounds: Int<1, 100> = "rounds";
    }
}

words! {
    /// One of the two in a contest.
    pub enum ContestWho {
        /// Whoever tries.
        Actor = "actor",
        /// Whoever is tried.
        Target = "target",
    }
}

object! {
    /// A condition taken off by a contest.
    pub struct ContestEnds {
        /// Which.
        req condition: Id = "condition";
        /// From whom.
        req on: ContestWho = "on";
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

words! {
    /// How somebody dies.
    pub enum DyingKind {
        /// By saves.
        Saves = "saves",
    }
}

words! {
    /// What the top face of a death roll does.
    pub enum DyingMax {
        /// Brings back to 1.
        Revive1 = "revive-1",
        /// Is a success.
        Success = "success",
        /// Nothing special.
        None = "none",
    }
}

words! {
    /// How many failures something is.
    pub enum Failures {
        /// Two.
        Two = "two-failures",
        /// One.
        One = "one-failure",
        /// None.
        None = "none",
    }
}

impl Failures {
    /// As a number.
    pub fn count(self) -> i64 {
        match self {
            Self::Two => 2,
            Self::One => 1,
            Self::None => 0,
        }
    }
}

object! {
    /// What single faces of a death roll mean.
    pub struct DyingNaturals {
        /// The top one.
        def max: DyingMax = "max", DyingMax::None;
        /// The bottom one.
        def min: Failures = "min", Failures::None;
    }
}

object! {
    /// What happens at no health.
    pub struct Dying {
        /// How.
        req kind: DyingKind = "kind";
        /// The track that counts successes.
        req successes: Id = "successes";
        /// The track that counts failures.
        req failures: Id = "failures";
        /// Dice thrown.
        req dice: DiceCount = "dice";
        /// From which number on it is a success.
        req succeed_at: Int<1, 1000> = "succeedAt";
        /// What single faces mean.
        def naturals: DyingNaturals = "naturals", DyingNaturals { max: DyingMax::None, min: Failures::None };
        /// What harm to somebody down does.
        def damage_while_down: Failures = "damageWhileDown", Failures::None;
        /// What a critical on somebody down does.
        def critical_while_down: Failures = "criticalWhileDown", Failures::None;
        /// The condition put on.
        opt condition: Id = "condition";
    }
    check |value, at, reader| {
        let any = value.naturals.max != DyingMax::None || value.naturals.min != Failures::None;
        if any && value.dice.count.get() != 1 {
            reader.fault(Code::NotAllowedHere, &at.key("naturals"), "naturals need a single die");
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
