//! What conditions, levels and items do: effects and modifiers (combat.md 1.10 to 1.12).

use serde_json::json;

use crate::format::collection::List;
use crate::format::item::Lean;
use crate::format::scalar::{Dice, Id, Int, Number, True};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::source::{Code, Node, Path, Value};

words! {
    /// The closed list of effects.
    pub enum Effect {
        /// Its holder's attacks lean well.
        OwnAttacksAdvantage = "own-attacks-advantage",
        /// Its holder's attacks lean badly.
        OwnAttacksDisadvantage = "own-attacks-disadvantage",
        /// Attacks against its holder lean well.
        AttacksAgainstAdvantage = "attacks-against-advantage",
        /// Attacks against its holder lean badly.
        AttacksAgainstDisadvantage = "attacks-against-disadvantage",
        /// Attacks from beside its holder lean well.
        AttacksAgainstAdjacentAdvantage = "attacks-against-adjacent-advantage",
        /// Attacks from afar lean badly.
        AttacksAgainstFarDisadvantage = "attacks-against-far-disadvantage",
        /// Hits from beside its holder are critical.
        AttacksFromAdjacentCritical = "attacks-from-adjacent-critical",
        /// Its holder does nothing.
        CannotAct = "cannot-act",
        /// Its holder answers nothing.
        CannotReact = "cannot-react",
        /// Its holder does not move.
        SpeedZero = "speed-zero",
        /// Standing up takes half a move.
        HalfMoveToStand = "half-move-to-stand",
        /// Harm ends it.
        EndsOnDamage = "ends-on-damage",
        /// Its holder's saves lean well.
        OwnSavesAdvantage = "own-saves-advantage",
        /// Its holder's saves lean badly.
        OwnSavesDisadvantage = "own-saves-disadvantage",
        /// Its holder's checks lean well.
        OwnChecksAdvantage = "own-checks-advantage",
        /// Its holder's checks lean badly.
        OwnChecksDisadvantage = "own-checks-disadvantage",
        /// Harm is halved.
        ResistAll = "resist-all",
        /// Its holder does not aim at who caused it.
        CannotTargetSource = "cannot-target-source",
        /// Its holder does not come nearer to who caused it.
        CannotApproachSource = "cannot-approach-source",
    }
}

impl Effect {
    /// The effects that only a condition may have.
    pub const CONDITION_ONLY: [Self; 4] =
        [Self::HalfMoveToStand, Self::EndsOnDamage, Self::CannotTargetSource, Self::CannotApproachSource];
}

words! {
    /// What a modifier changes.
    pub enum ModifierTo {
        /// What attacks must reach.
        Defense = "defense",
        /// Attack rolls.
        Attacks = "attacks",
        /// Saves.
        Saves = "saves",
        /// Checks.
        Checks = "checks",
        /// How far one moves.
        Speed = "speed",
    }
}

object! {
    /// A change to a number or to how a roll leans.
    pub struct Modifier {
        /// What it changes.
        req to: ModifierTo = "to";
        /// So much; never 0.
        opt flat: Int<-100, 100> = "flat";
        /// As the dice say.
        opt dice: Dice = "dice";
        /// Whether the dice are taken away.
        opt minus: True = "minus";
        /// Half or twice (speed).
        opt times: Number = "times";
        /// Only on these skills (checks).
        opt skills: List<Id, 1, 24> = "skills";
        /// Only on these saves (saves).
        opt saves: List<Id, 1, 12> = "saves";
        /// How the roll leans (checks and saves).
        opt mode: Lean = "mode";
    }
    check |value, at, reader| {
        check_modifier(value, at, reader);
    }
}

fn check_modifier(value: &Modifier, at: &Path<'_>, reader: &mut Reader) {
    use ModifierTo::{Attacks, Checks, Saves, Speed};
    if value.flat.is_none() && value.dice.is_none() && value.times.is_none() && value.mode.is_none() {
        reader.fault(Code::NothingGiven, at, "needs `flat`, `dice`, `times` or `mode`");
    }
    if value.flat.is_some_and(|flat| flat.get() == 0) {
        reader.fault(Code::OutOfRange, &at.key("flat"), "must not be 0");
    }
    if value.times.is_some_and(|times| times.get() != 0.5 && times.get() != 2.0) {
        reader.fault(Code::OutOfRange, &at.key("times"), "must be 0.5 or 2");
    }
    let only = [
        ("dice", value.dice.is_some(), matches!(value.to, Attacks | Saves | Checks), "attacks, saves or checks"),
        ("times", value.times.is_some(), value.to == Speed, "speed"),
        ("skills", value.skills.is_some(), value.to == Checks, "checks"),
        ("saves", value.saves.is_some(), value.to == Saves, "saves"),
        ("mode", value.mode.is_some(), matches!(value.to, Checks | Saves), "checks or saves"),
    ];
    for (key, given, fits, what) in only {
        if given && !fits {
            reader.fault(Code::NotAllowedHere, &at.key(key), format!("`{key}` may only change {what}"));
        }
    }
    if value.minus.is_some() && value.dice.is_none() {
        reader.fault(Code::NeededHere, &at.key("minus"), "`minus` needs `dice`");
    }
}

object! {
    /// What a condition does.
    pub struct ConditionRule {
        /// Which condition of the sheet.
        req condition: Id = "condition";
        /// Effects.
        def effects: List<Effect, 0, 12> = "effects", List::default();
        /// Changes to numbers.
        opt modifiers: List<Modifier, 1, 6> = "modifiers";
        /// Saves that fail by themselves.
        opt fails_saves: List<Id, 1, 12> = "failsSaves";
        /// Only on these saves.
        opt saves: List<Id, 1, 12> = "saves";
        /// Only on these skills.
        opt skills: List<Id, 1, 24> = "skills";
        /// Only while who caused it is in sight.
        opt while_source_in_sight: InSight = "whileSourceInSight";
        /// Whether it ends when who caused it falls.
        opt ends_when_source_down: bool = "endsWhenSourceDown";
    }
}

/// What holds only while who caused a condition is in sight.
#[derive(Debug, Clone, PartialEq)]
pub enum InSight {
    /// All of it.
    All,
    /// These effects.
    These(Vec<Effect>),
}

impl Shape for InSight {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.value {
            Value::Bool(_) => True::read(node, at, reader).map(|_| Self::All),
            _ => List::<Effect, 1, 12>::read(node, at, reader).map(|list| Self::These(list.to_vec())),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "const": true }, List::<Effect, 1, 12>::schema(book)] })
    }
}

object! {
    /// What a track or derived value does from some height on.
    pub struct LevelRule {
        /// A plain track.
        opt track: Id = "track";
        /// A derived value.
        opt derived: Id = "derived";
        /// From which value on.
        req at: Int<1, 1000> = "at";
        /// Effects.
        def effects: List<Effect, 0, 12> = "effects", List::default();
        /// Changes to numbers.
        opt modifiers: List<Modifier, 1, 6> = "modifiers";
        /// Saves that fail by themselves.
        opt fails_saves: List<Id, 1, 12> = "failsSaves";
        /// Only on these saves.
        opt saves: List<Id, 1, 12> = "saves";
        /// Only on these skills.
        opt skills: List<Id, 1, 24> = "skills";
    }
    check |value, at, reader| {
        if value.track.is_some() == value.derived.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `track`, `derived`");
        }
        if value.effects.is_empty() && value.modifiers.is_none() && value.fails_saves.is_none() {
            reader.fault(Code::DoesNothing, at, "does nothing");
        }
    }
}
