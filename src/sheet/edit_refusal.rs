//! Why an edit of a sheet is refused.

use thiserror::Error;

/// The edit cannot be. Nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum EditRefusal {
    /// The sheet has no such ability.
    #[error("no such ability")]
    UnknownAbility,
    /// The sheet has no such skill.
    #[error("no such skill")]
    UnknownSkill,
    /// The sheet has no such save.
    #[error("no such save")]
    UnknownSave,
    /// No tier of that id is offered there.
    #[error("no such tier is offered")]
    UnknownTier,
    /// The sheet has no such field.
    #[error("no such field")]
    UnknownField,
    /// The sheet has no such list.
    #[error("no such list")]
    UnknownList,
    /// The list has no such column.
    #[error("no such column")]
    UnknownColumn,
    /// The list has no row there.
    #[error("no row stands there")]
    UnknownRow,
    /// It is none of the values offered.
    #[error("none of the values offered")]
    UnknownValue,
    /// Another kind of value than stands there.
    #[error("another kind of value than stands there")]
    WrongType,
    /// The cell follows the sheet and is nobody's to write.
    #[error("the cell follows the sheet")]
    Locked,
    /// The list holds as many rows as it may.
    #[error("the list is full")]
    Full,
    /// The sheet would take more than may be stored.
    #[error("the sheet would take {bytes} bytes")]
    TooLarge {
        /// How many it would take.
        bytes: usize,
    },
}

impl EditRefusal {
    /// The word that answers carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownAbility => "unknown-ability",
            Self::UnknownSkill => "unknown-skill",
            Self::UnknownSave => "unknown-save",
            Self::UnknownTier => "unknown-tier",
            Self::UnknownField => "unknown-field",
            Self::UnknownList => "unknown-list",
            Self::UnknownColumn => "unknown-column",
            Self::UnknownRow => "unknown-row",
            Self::UnknownValue => "unknown-value",
            Self::WrongType => "wrong-type",
            Self::Locked => "locked",
            Self::Full => "list-full",
            Self::TooLarge { .. } => "sheet-too-large",
        }
    }

    /// Every refusal, for tables of words; sizes are examples.
    pub const ALL: &'static [Self] = &[
        Self::UnknownAbility,
        Self::UnknownSkill,
        Self::UnknownSave,
        Self::UnknownTier,
        Self::UnknownField,
        Self::UnknownList,
        Self::UnknownColumn,
        Self::UnknownRow,
        Self::UnknownValue,
        Self::WrongType,
        Self::Locked,
        Self::Full,
        Self::TooLarge { bytes: 0 },
    ];
}
