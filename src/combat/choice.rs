//! What somebody chooses, as choice files write it, and whether the option chosen can take all that it says (headless.md,
//! "Fights"; combat.md 3.5).
//!
//! Must not know: whether the option is legal, what comes of it.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::combat::event_part::{CombatantId, FightRefusal};
use crate::combat::menu::{END_TURN, MenuOption, PASS};

/// What somebody chooses.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Choice {
    /// The option's id: of the menu, `end-turn` or `pass`.
    pub option: SmolStr,
    /// Whom it is aimed at; needed only where there is more than one way.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub targets: Vec<CombatantId>,
    /// The cell it is aimed at, on a board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cell: Option<(i64, i64)>,
    /// The pool that pays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pay: Option<String>,
    /// The mode of the weapon.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The style of the blow.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub style: Option<String>,
}

impl Choice {
    /// An option with its targets.
    pub fn of(option: &str, targets: &[CombatantId]) -> Self {
        Self { option: option.into(), targets: targets.to_vec(), ..Self::default() }
    }

    /// The end of the turn.
    pub fn end_turn() -> Self {
        Self::of(END_TURN, &[])
    }

    /// Letting a moment pass.
    pub fn pass() -> Self {
        Self::of(PASS, &[])
    }

    /// Whether an option can take everything that this says of it; `None` stands for one that takes nothing, the end of a turn
    /// or letting a moment pass. Whether what it can take is well chosen is not asked: a pool that may not pay, or one target
    /// too many, is refused later.
    ///
    /// # Errors
    /// The refusal of the first member that it cannot take: `bad-cell`, `bad-pool`, `unknown-mode`, `unknown-style`,
    /// `bad-target`.
    pub fn fits(&self, option: Option<&MenuOption>) -> Result<(), FightRefusal> {
        // Nothing is aimed at a cell where there is no board.
        let cell = self.cell.is_none();
        let pay = self.pay.is_none() || option.is_some_and(MenuOption::is_paid);
        let mode = self.mode.as_ref().is_none_or(|named| {
            option.is_some_and(|option| option.modes.iter().any(|mode| mode.id == *named.as_str()))
        });
        let style = self.style.as_ref().is_none_or(|named| {
            option.is_some_and(|option| option.styles.iter().any(|(id, _)| *id == *named.as_str()))
        });
        let targets = self.fits_targets(option.map_or(0, |option| option.target_count)).is_ok();
        let members = [
            (cell, FightRefusal::BadCell),
            (pay, FightRefusal::BadPool),
            (mode, FightRefusal::UnknownMode),
            (style, FightRefusal::UnknownStyle),
            (targets, FightRefusal::BadTarget),
        ];
        members.into_iter().find(|(fits, _)| !fits).map_or(Ok(()), |(_, refusal)| Err(refusal))
    }

    /// Whether it says nothing but what is done, and to whom.
    pub fn is_plain(&self) -> bool {
        self.cell.is_none() && self.pay.is_none() && self.mode.is_none() && self.style.is_none()
    }

    /// Whether targets may be named at all where an option takes so many.
    ///
    /// # Errors
    /// `bad-target` where it names some and may not.
    pub fn fits_targets(&self, count: i64) -> Result<(), FightRefusal> {
        if self.targets.is_empty() || count > 0 { Ok(()) } else { Err(FightRefusal::BadTarget) }
    }
}
