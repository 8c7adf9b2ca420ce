//! How things stand after a command, as data. The English of it is what an answered tag says (sheets.md 5.4); a person
//! reads it through the language in use.

use crate::text::RulesetText;

/// How things stand after a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LiveNow {
    /// A pool.
    Pool {
        /// What it is called.
        label: RulesetText,
        /// What it holds.
        value: i64,
        /// Its maximum.
        max: i64,
        /// Temporary points.
        temp: i64,
    },
    /// A plain track.
    Track {
        /// What it is called.
        label: RulesetText,
        /// Where it stands.
        value: i64,
    },
    /// A wound track.
    Wound {
        /// What it is called.
        label: RulesetText,
        /// Places marked.
        filled: usize,
        /// Places in all.
        length: usize,
        /// The lowest level marked; `None` while it is clear, and for boxes.
        level: Option<RulesetText>,
        /// By how much its overflow grew, 0 or more.
        over: i64,
    },
    /// A condition.
    Condition {
        /// What it is called.
        label: RulesetText,
        /// Whether it is on.
        switch: Switch,
    },
    /// A state.
    State {
        /// What it is called.
        label: RulesetText,
        /// What its value is called.
        value: RulesetText,
    },
    /// A note; empty where it was cleared.
    Note {
        /// What it is called.
        label: RulesetText,
        /// What the player or the Game Master wrote.
        text: String,
    },
    /// A rest.
    Rest {
        /// What it is called.
        label: RulesetText,
        /// What it moved, in the order in which things first moved.
        moved: Vec<LiveNow>,
    },
}

/// On or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Switch {
    /// On.
    On,
    /// Off.
    Off,
}

impl Switch {
    /// `on` or `off`.
    pub fn word(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

impl LiveNow {
    /// The English that an answered tag carries, before it is made safe for a tag and cut.
    pub fn english(&self) -> String {
        match self {
            Self::Pool { value, max, temp, .. } if *temp > 0 => format!("{value}/{max} +{temp} temp"),
            Self::Pool { value, max, .. } => format!("{value}/{max}"),
            _ => self.english_with_label(),
        }
    }

    /// The English with the label in front also for a pool, as rests and uses list what moved.
    pub fn english_with_label(&self) -> String {
        match self {
            Self::Pool { label, .. } => format!("{} {}", label.english(), self.english()),
            Self::Track { label, value } => format!("{} {value}", label.english()),
            Self::Wound { label, filled, length, level, over } => {
                let mut text = format!("{} {filled}/{length}", label.english());
                if let Some(level) = level {
                    text.push_str(&format!(" ({})", level.english()));
                }
                if *over > 0 {
                    text.push_str(&format!(" +{over} over"));
                }
                text
            }
            Self::Condition { label, switch } => format!("{} {}", label.english(), switch.word()),
            Self::State { label, value } => format!("{} {}", label.english(), value.english()),
            Self::Note { label, text } if text.is_empty() => format!("{} cleared", label.english()),
            Self::Note { label, text } => format!("{}: {text}", label.english()),
            Self::Rest { label, moved } if moved.is_empty() => label.english().to_owned(),
            Self::Rest { label, moved } => {
                let parts: Vec<String> = moved.iter().map(Self::english_in_rest).collect();
                format!("{}: {}", label.english(), parts.join(", "))
            }
        }
    }

    /// A rest names a wound track without its level and a pool without its temporary points (sheets.md 4.6).
    fn english_in_rest(&self) -> String {
        match self {
            Self::Pool { label, value, max, .. } => format!("{} {value}/{max}", label.english()),
            Self::Wound { label, filled, length, .. } => format!("{} {filled}/{length}", label.english()),
            _ => self.english_with_label(),
        }
    }
}
