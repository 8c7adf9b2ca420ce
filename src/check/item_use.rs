//! Using an item outside a fight (checks.md 6.2 `use`, 6.3): refused with nothing changed, or one deed as facts.
//!
//! The order is a fight's own (combat.md 3.6, 3.7): the item or its charges are spent, the die that may break it is thrown, the
//! gate is rolled, then healing, temporary points, points given back and conditions, each with its dice. A failed gate ends it
//! there: what was spent stays spent. The numbers are those of before, with the item still in hand.
//!
//! Where the sources are silent: whoever uses a thing that heals or helps uses it on themselves, and without a save; harm,
//! hindrance and whatever is aimed at the other side is spent and left to the story; a condition goes on and stays until
//! somebody takes it off, because rounds are counted in fights only, and the answer says for how many rounds it is meant; an
//! item without a sheet's health or pool to work on throws nothing for it.
//!
//! Must not know: fights, tags, games, languages.

use serde::{Deserialize, Serialize};

use crate::check::gate::{GateRoll, GateState, gate};
use crate::check::item_effect::{Doing, UseEffect};
use crate::check::label::{LabelRef, stack_label};
use crate::dice::{Roller, Throw};
use crate::format::item::{Item, ItemUse};
use crate::format::mechanics::{MechanicsKind, TargetSide};
use crate::format::scalar::EntryRef;
use crate::items::book::known_stack;
use crate::items::held::{is_worn, with_values};
use crate::items::{BagFact, Member, Stack};
use crate::rules::Effective;
use crate::sheet::LiveChange;

/// Why an item is not used. Nothing changes then and no die is thrown, but for [`ItemUseRefusal::LiveFull`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ItemUseRefusal {
    /// No stack lies there.
    NoStack,
    /// Nothing of that name is held.
    NoneHeld,
    /// It is no item of the ruleset.
    NotRulesetItem,
    /// It has no use, or one whose check nothing says the difficulty of.
    NoUse,
    /// It must be put on or bound first.
    NotWorn,
    /// Too few charges are left, or none of it.
    NoneLeft,
    /// More would stand on the sheet than can be kept.
    LiveFull,
}

impl ItemUseRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoStack => "no-stack",
            Self::NoneHeld => "none-held",
            Self::NotRulesetItem => "not-ruleset-item",
            Self::NoUse => "no-use",
            Self::NotWorn => "not-worn",
            Self::NoneLeft => "none-left",
            Self::LiveFull => "live-full",
        }
    }
}

/// An item that was used once.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Used {
    /// Which item.
    pub item: EntryRef,
    /// What the stack is called.
    pub label: LabelRef,
    /// What it cost.
    pub spent: Spent,
    /// The die that its last charge brought, where that may break it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub breaking: Option<Breaking>,
    /// The check that it asked for; `None` where it asked for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub gate: Option<GateRoll>,
    /// Whom it works on.
    pub aim: UseAim,
    /// What it did to its user, in order; nothing where the gate failed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub effects: Vec<UseEffect>,
    /// What that does to the bag.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<BagFact>,
    /// What that does to the live state.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub live: Vec<LiveChange>,
}

impl Used {
    /// Whether it worked: no gate stood before it, or it was passed.
    pub fn worked(&self) -> bool {
        self.gate.as_ref().is_none_or(GateRoll::passed)
    }

    /// Whether it broke.
    pub fn broke(&self) -> bool {
        self.breaking.is_some_and(|breaking| breaking.broke)
    }
}

/// What using an item cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "cost", rename_all = "kebab-case")]
pub enum Spent {
    /// Nothing: it can be used again and again.
    Nothing,
    /// One of them.
    One {
        /// How many the stack still holds.
        left: i64,
    },
    /// Charges.
    Charges {
        /// How many.
        count: i64,
        /// How many are left.
        left: i64,
        /// The most it holds.
        max: i64,
    },
}

/// The die that a last charge brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Breaking {
    /// The die.
    pub die: Throw,
    /// Up to which face it breaks.
    pub at_most: i64,
    /// Whether it broke; then the whole stack is gone.
    pub broke: bool,
}

/// Whom a use works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum UseAim {
    /// Whoever uses it.
    Own,
    /// Somebody else: the story tells what it does.
    Others,
}

impl UseAim {
    fn of(usage: &ItemUse) -> Self {
        let harms = matches!(usage.kind, MechanicsKind::Attack | MechanicsKind::Debuff);
        if harms || usage.targets == Some(TargetSide::Enemy) { Self::Others } else { Self::Own }
    }
}

/// Uses what lies at a place of somebody's bag, once. A layer that hides the item does not matter: it is held.
///
/// # Errors
/// The first rule that says no, in the order of checks.md 6.3; nothing changes then.
pub fn use_item(rules: &Effective, member: &Member, stack: usize, roller: &mut Roller) -> Result<Used, ItemUseRefusal> {
    let held = member.bag.get(stack).ok_or(ItemUseRefusal::NoStack)?;
    let known = known_stack(rules, held).ok_or(ItemUseRefusal::NotRulesetItem)?;
    let item = known.item;
    let usage = item.usage.as_ref().ok_or(ItemUseRefusal::NoUse)?;
    let asks = with_values(rules, member, |values| gate(values, item, usage.gate.as_ref()));
    if asks == GateState::Unusable {
        return Err(ItemUseRefusal::NoUse);
    }
    let wearable = !item.slots.is_empty() || item.binds.is_some();
    if wearable && !is_worn(item, held) {
        return Err(ItemUseRefusal::NotWorn);
    }
    let spent = spend(item, usage, held)?;
    let breaking = breaking(item, spent, roller);
    let rolled = match &asks {
        GateState::Asks(check) => {
            Some(with_values(rules, member, |values| GateRoll::throw(values, &member.bag, check, roller)))
        }
        GateState::Open | GateState::Unusable => None,
    };
    let aim = UseAim::of(usage);
    let works = rolled.as_ref().is_none_or(GateRoll::passed) && aim == UseAim::Own;
    let (effects, live) = if works {
        let done = Doing::new(rules, member, roller).carry_out(usage);
        done.ok_or(ItemUseRefusal::LiveFull)?
    } else {
        (Vec::new(), Vec::new())
    };
    Ok(Used {
        item: known.reference.clone(),
        label: stack_label(rules, held),
        spent,
        breaking,
        gate: rolled,
        aim,
        effects,
        facts: facts(held, stack, spent, breaking),
        live,
    })
}

/// What a use costs, before anything is thrown.
fn spend(item: &Item, usage: &ItemUse, held: &Stack) -> Result<Spent, ItemUseRefusal> {
    if held.quantity <= 0 {
        return Err(ItemUseRefusal::NoneLeft);
    }
    if usage.consumes.is_some() {
        return Ok(Spent::One { left: held.quantity - 1 });
    }
    let Some(count) = usage.charges.map(|charges| charges.get()) else { return Ok(Spent::Nothing) };
    let max = item.charges.as_ref().map_or(0, |charges| charges.max.get());
    let left = held.charges.unwrap_or(max).clamp(0, max);
    if left < count {
        return Err(ItemUseRefusal::NoneLeft);
    }
    Ok(Spent::Charges { count, left: left - count, max })
}

/// Throws the die that the last charge brings.
fn breaking(item: &Item, spent: Spent, roller: &mut Roller) -> Option<Breaking> {
    let rule = item.charges.as_ref()?.breaks_on.as_ref()?;
    let Spent::Charges { left: 0, .. } = spent else { return None };
    let sides = rule.die.u32();
    let die = Throw { sides, face: roller.roll(sides) };
    let at_most = rule.at_most.get();
    Some(Breaking { die, at_most, broke: i64::from(die.face) <= at_most })
}

fn facts(held: &Stack, stack: usize, spent: Spent, breaking: Option<Breaking>) -> Vec<BagFact> {
    if breaking.is_some_and(|breaking| breaking.broke) {
        return vec![BagFact::Take { stack, count: held.quantity }];
    }
    match spent {
        Spent::Nothing => Vec::new(),
        Spent::One { .. } => vec![BagFact::Take { stack, count: 1 }],
        Spent::Charges { left, .. } => vec![BagFact::Charge { stack, charges: Some(left) }],
    }
}
