//! An item of a catalog (layers-items.md 1.3, 1.5; combat.md 1.18; checks.md 1.8).

use serde_json::json;

use crate::format::collection::{List, Map};
use crate::format::condition::{Effect, Modifier};
use crate::format::mechanics::{ActionSave, Amount, Applies, Area, Clause, MechanicsKind, TargetSide};
use crate::format::scalar::{Dice, Id, Int, Number, Scalar, Text, True, truncated};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path};

object! {
    /// An item.
    pub struct Item {
        /// What kind of thing.
        req category: Id = "category";
        /// How rare.
        opt rarity: Id = "rarity";
        /// Marks on it.
        def tags: List<Id, 0, 24> = "tags", List::default();
        /// Numbers and words on it.
        def stats: Map<Scalar, 0, 40> = "stats", Map::default();
        /// Slots it takes, and how much of each.
        def slots: Map<Int<1, 100>, 0, 24> = "slots", Map::default();
        /// How many make a stack.
        opt stack: Int<1, 999_999> = "stack";
        /// What it costs.
        opt cost: Cost = "cost";
        /// From which place on it is sold.
        opt sold: Sold = "sold";
        /// Whether it is paid for and never carried.
        opt service: True = "service";
        /// Whether it must be bound.
        opt binds: Binds = "binds";
        /// What it does while worn.
        opt worn: HeldEffect = "worn";
        /// What it does while carried and not worn.
        opt carried: HeldEffect = "carried";
        /// What its wearer must have.
        opt requires: List<Requirement, 0, 4> = "requires";
        /// The blow it is swung with.
        opt attack: ItemAttack = "attack";
        /// What using it does.
        opt usage: ItemUse = "use";
        /// Its charges.
        opt charges: Charges = "charges";
    }
}

object! {
    /// What an item costs.
    pub struct Cost {
        /// How many coins.
        req amount: Int<0, 1_000_000_000> = "amount";
        /// Of which kind.
        req unit: Id = "unit";
    }
}

object! {
    /// From which place on an item is sold.
    pub struct Sold {
        /// The smallest place.
        req place: Id = "place";
    }
}

object! {
    /// How an item is bound.
    pub struct Binds {
        /// Who may bind it, in words.
        opt restriction: Text<300> = "restriction";
        /// Whether it does not come off again.
        opt cursed: True = "cursed";
    }
}

object! {
    /// What an item does to whoever holds it.
    pub struct HeldEffect {
        /// Effects.
        def effects: List<Effect, 1, 6> = "effects", List::default();
        /// Changes to numbers.
        def modifiers: List<Modifier, 0, 6> = "modifiers", List::default();
        /// Saves that fail by themselves.
        def fails_saves: List<Id, 0, 12> = "failsSaves", List::default();
        /// Only on these skills.
        opt skills: List<Id, 1, 24> = "skills";
        /// Only on these saves.
        opt saves: List<Id, 1, 12> = "saves";
        /// Changes to ability scores.
        opt abilities: Map<AbilityChange, 1, 20> = "abilities";
        /// Harm taken half.
        def resist: List<Text<40>, 0, 30> = "resist", List::default();
        /// Harm taken twice.
        def vulnerable: List<Text<40>, 0, 30> = "vulnerable", List::default();
        /// Harm not taken.
        def immune: List<Text<40>, 0, 30> = "immune", List::default();
        /// Conditions never had.
        def condition_immunities: List<Id, 0, 40> = "conditionImmunities", List::default();
    }
    check |value, at, reader| {
        if value.does_nothing() {
            reader.fault(Code::DoesNothing, at, "does nothing");
        }
    }
}

impl HeldEffect {
    /// Whether nothing of it does anything.
    pub fn does_nothing(&self) -> bool {
        self.effects.is_empty()
            && self.modifiers.is_empty()
            && self.fails_saves.is_empty()
            && self.abilities.is_none()
            && self.resist.is_empty()
            && self.vulnerable.is_empty()
            && self.immune.is_empty()
            && self.condition_immunities.is_empty()
    }
}

object! {
    /// A change to an ability score: exactly one of `set` and `add`.
    pub struct AbilityChange {
        /// At least this.
        opt set: Int<-1_000_000, 1_000_000> = "set";
        /// So much more.
        opt add: Int<-1_000_000, 1_000_000> = "add";
    }
    check |value, at, reader| {
        if value.set.is_some() == value.add.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `set`, `add`");
        }
    }
}

object! {
    /// What an item's wearer must have.
    pub struct Requirement {
        /// What is read.
        req value: ValueRef = "value";
        /// The least that is enough.
        req at_least: Number = "atLeast";
        /// What it does to whoever has less.
        req otherwise: HeldEffect = "otherwise";
    }
    check |value, at, reader| {
        if value.otherwise.abilities.is_some() {
            reader.fault(Code::NotAllowedHere, &at.key("otherwise").key("abilities"), "`abilities` may not stand here");
        }
    }
}

/// A value, or the item's stat that holds it.
#[derive(Debug, Clone, PartialEq)]
pub enum StatOr<T> {
    /// The value itself.
    Value(T),
    /// The item's stat.
    Stat(Id),
}

object! {
    /// As a stat is named.
    pub struct StatShape {
        /// The stat.
        req stat: Id = "stat";
    }
}

impl<const MIN: i64, const MAX: i64> StatOr<Int<MIN, MAX>> {
    /// The whole number for an item: its own, or that of the item's stat, cut toward zero; `None` where the item lacks it.
    pub fn whole(&self, item: &Item) -> Option<i64> {
        match self {
            Self::Value(value) => Some(value.get()),
            Self::Stat(stat) => item.stats.get(stat.as_str()).and_then(Scalar::number).map(truncated),
        }
    }
}

impl<T: Shape> Shape for StatOr<T> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if node.members().is_some() {
            StatShape::read(node, at, reader).map(|shape| Self::Stat(shape.stat))
        } else {
            T::read(node, at, reader).map(Self::Value)
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        let (value, stat) = (T::schema(book), StatShape::schema(book));
        json!({ "anyOf": [value, stat] })
    }
}

object! {
    /// The blow that an item is swung with.
    pub struct ItemAttack {
        /// The budget it takes.
        req budget: Id = "budget";
        /// Added to the roll to hit.
        def to_hit: ItemToHit = "toHit", ItemToHit::default();
        /// What it harms with.
        req damage: ItemDamage = "damage";
        /// How far it reaches.
        opt reach: StatOr<Number> = "reach";
        /// How far it shoots.
        opt range: ItemRange = "range";
        /// Dice when there is a hand free for it.
        opt versatile: Versatile = "versatile";
        /// How many strikes one budget buys.
        opt strikes: ValueRef = "strikes";
        /// What it shoots.
        opt ammo: Ammo = "ammo";
        /// What it holds.
        opt clip: Clip = "clip";
        /// Other ways to use it.
        opt modes: List<AttackMode, 1, 6> = "modes";
        /// Whether it may be swung in the other hand.
        opt off_hand: True = "offHand";
        /// The least it does on a hit.
        opt floor: StatOr<Int<1, 100>> = "floor";
        /// Conditions that a hit puts on.
        opt on_hit: List<OnHit, 1, 4> = "onHit";
    }
    check |value, at, reader| {
        check_distance(value.reach.as_ref(), &at.key("reach"), reader);
        if let Some(range) = &value.range {
            check_distance(Some(&range.normal), &at.key("range").key("normal"), reader);
            check_distance(range.long.as_ref(), &at.key("range").key("long"), reader);
        }
    }
}

/// A weapon's distance is bounded like one on a list or of a creature (combat.md 1.7, 1.17).
fn check_distance(distance: Option<&StatOr<Number>>, at: &Path<'_>, reader: &mut Reader) {
    if let Some(StatOr::Value(distance)) = distance
        && !(0.0..=10_000.0).contains(&distance.get())
    {
        reader.fault(Code::OutOfRange, at, "outside 0 to 10000");
    }
}

object! {
    /// What is added to the roll to hit.
    #[derive(Default)]
    pub struct ItemToHit {
        /// The best of these abilities.
        opt abilities: StatOr<List<Id, 1, 12>> = "abilities";
        /// A skill.
        opt skill: StatOr<Id> = "skill";
        /// Adds the proficiency bonus while above 0.
        opt proficiency: ValueRef = "proficiency";
        /// So much.
        opt bonus: StatOr<Int<-100, 100>> = "bonus";
        /// The face that each die must reach (pool fights).
        opt target: StatOr<Int<1, 100>> = "target";
    }
}

object! {
    /// What an item harms with.
    pub struct ItemDamage {
        /// Dice.
        opt dice: StatOr<Dice> = "dice";
        /// The best of these abilities is added.
        opt abilities: StatOr<List<Id, 1, 12>> = "abilities";
        /// Added.
        opt bonus: StatOr<Int<-100, 100>> = "bonus";
        /// What type of harm.
        opt damage_type: StatOr<Text<40>> = "type";
    }
}

object! {
    /// How far an item shoots.
    pub struct ItemRange {
        /// Without trouble.
        req normal: StatOr<Number> = "normal";
        /// At most.
        opt long: StatOr<Number> = "long";
    }
}

object! {
    /// Dice when there is a hand free.
    pub struct Versatile {
        /// The dice.
        req dice: StatOr<Dice> = "dice";
    }
}

object! {
    /// What an item shoots.
    pub struct Ammo {
        /// Items with this tag.
        req tag: Id = "tag";
        /// How many at a time.
        def per_attack: StatOr<Int<1, 100>> = "perAttack", StatOr::Value(Int::clamped(1));
        /// Which part is found again after a victory, 0 to 1.
        opt recover: Number = "recover";
    }
    check |value, at, reader| {
        if value.recover.is_some_and(|part| !(0.0..=1.0).contains(&part.get())) {
            reader.fault(Code::OutOfRange, &at.key("recover"), "outside 0 to 1");
        }
    }
}

object! {
    /// What an item holds.
    pub struct Clip {
        /// How many.
        req max: StatOr<Int<1, 1000>> = "max";
        /// The budget that loading takes.
        req reload: Id = "reload";
    }
}

object! {
    /// Another way to use a weapon.
    pub struct AttackMode {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Text<40> = "label";
        /// What it shoots at a time.
        opt ammo: Int<1, 100> = "ammo";
        /// Added to the roll to hit.
        opt to_hit: Int<-20, 20> = "toHit";
        /// Added to the face each die must reach.
        opt target: Int<-10, 10> = "target";
        /// How many targets.
        opt targets: Int<1, 20> = "targets";
    }
}

object! {
    /// A condition that a hit puts on.
    pub struct OnHit {
        /// Which.
        req condition: Id = "condition";
        /// The least harm that does it.
        req at_least: Int<1, 100> = "atLeast";
        /// For how many rounds; until taken off where left out.
        opt rounds: Int<1, 100> = "rounds";
    }
}

object! {
    /// What using an item does.
    pub struct ItemUse {
        /// What sort of thing: attack, heal, buff or debuff.
        req kind: MechanicsKind = "kind";
        /// How far.
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
        /// How many targets.
        opt target_count: Int<1, 20> = "targetCount";
        /// Whether it needs no roll.
        opt auto_hit: bool = "autoHit";
        /// Conditions it puts on.
        opt applies: List<Applies, 0, 4> = "applies";
        /// Temporary points it gives.
        opt temporary: Amount = "temporary";
        /// The budget it takes in a fight.
        opt budget: Id = "budget";
        /// Whether it takes none.
        opt free: True = "free";
        /// Added to the roll to hit.
        opt to_hit: ValueRef = "toHit";
        /// What its save is made against.
        opt save_difficulty: Int<0, 1000> = "saveDifficulty";
        /// Whether it is used up.
        opt consumes: True = "consumes";
        /// How many charges it takes.
        opt charges: Int<1, 100> = "charges";
        /// A pool it gives back to.
        opt restore: UseRestore = "restore";
        /// A check that must be passed first.
        opt gate: Gate = "gate";
    }
    check |value, at, reader| {
        crate::format::mechanics::check_not_negative(&value.range, "range", at, reader);
        crate::format::mechanics::check_plain_area(value.area.as_ref(), at, reader);
        if matches!(value.kind, MechanicsKind::Utility | MechanicsKind::Rider) {
            reader.fault_with(
                Code::UnknownWord, &at.key("kind"), format!("`{}` may not stand here", value.kind.word()),
                Some("one of attack, heal, buff, debuff".to_owned()),
            );
        }
        match (&value.budget, value.free) {
            (Some(_), Some(_)) => reader.fault(Code::NotAllowedHere, &at.key("budget"), "`budget` may not stand beside `free`"),
            (None, None) => reader.fault(Code::NeededHere, at, "needs a `budget` or `free`"),
            _ => {}
        }
        if value.consumes.is_some() && value.charges.is_some() {
            reader.fault(Code::NotAllowedHere, &at.key("charges"), "`charges` may not stand beside `consumes`");
        }
        if value.save.is_some() && value.save_difficulty.is_none() {
            reader.fault(Code::NeededHere, &at.key("saveDifficulty"), "`save` needs `saveDifficulty`");
        }
    }
}

object! {
    /// A pool that using an item gives back to.
    pub struct UseRestore {
        /// The live pool.
        req pool: Id = "pool";
        /// How much.
        req amount: Amount = "amount";
    }
}

object! {
    /// A check that must be passed before an item works.
    pub struct Gate {
        /// What is rolled.
        req check: GateCheck = "check";
        /// Against what.
        req difficulty: StatOr<Int<1, 100>> = "difficulty";
        /// Who need not roll.
        opt unless: GateUnless = "unless";
    }
}

object! {
    /// What a gate rolls: exactly one of these.
    pub struct GateCheck {
        /// A skill.
        opt skill: Id = "skill";
        /// An ability.
        opt ability: Id = "ability";
        /// A number.
        opt value: ValueRef = "value";
    }
    check |value, at, reader| {
        let given = [value.skill.is_some(), value.ability.is_some(), value.value.is_some()];
        if given.into_iter().filter(|given| *given).count() != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `skill`, `ability`, `value`");
        }
    }
}

object! {
    /// Who need not roll.
    pub struct GateUnless {
        /// What is read.
        req value: ValueRef = "value";
        /// The least that is enough.
        req at_least: Number = "atLeast";
    }
}

object! {
    /// Charges of an item.
    pub struct Charges {
        /// How many.
        req max: Int<1, 100> = "max";
        /// What brings them back.
        opt recharge: ChargesRecharge = "recharge";
        /// What the last one may do to it.
        opt breaks_on: BreaksOn = "breaksOn";
    }
}

object! {
    /// What brings charges back.
    pub struct ChargesRecharge {
        /// These rests.
        req rests: List<Id, 1, 12> = "rests";
        /// How many.
        req amount: ChargesAmount = "amount";
    }
}

/// How many charges come back.
#[derive(Debug, Clone, PartialEq)]
pub enum ChargesAmount {
    /// All of them.
    Max,
    /// So many, or as the dice say.
    Amount(Amount),
}

impl Shape for ChargesAmount {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.text() {
            Some("max") => Some(Self::Max),
            Some(word) => {
                reader.fault_with(
                    Code::UnknownWord,
                    at,
                    format!("unknown word `{word}`"),
                    Some("`max` or {\"dice\": \"1d4\"}".into()),
                );
                None
            }
            None => Amount::read(node, at, reader).map(Self::Amount),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "const": "max" }, Amount::schema(book)] })
    }
}

object! {
    /// What the last charge may do.
    pub struct BreaksOn {
        /// The die thrown.
        req die: Int<2, 100> = "die";
        /// Up to which face it breaks.
        req at_most: Int<1, 100> = "atMost";
    }
    check |value, at, reader| {
        if value.at_most.get() > value.die.get() {
            reader.fault(Code::OutOfRange, &at.key("atMost"), "above the die's highest face");
        }
    }
}

words! {
    /// Kept beside the reroll words: how a modifier leans a roll.
    pub enum Lean {
        /// In its maker's favour.
        Advantage = "advantage",
        /// Against them.
        Disadvantage = "disadvantage",
    }
}
