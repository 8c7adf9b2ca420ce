//! How roles look. Meaning is never colour alone: every role also has a modifier or a mark of its own.

use ratatui::style::{Color, Modifier, Style};

use crate::view::model::Role;

/// Whether colours may be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Palette {
    /// The terminal's own sixteen colours.
    Colours,
    /// None (`NO_COLOR`): modifiers only.
    Plain,
}

impl Palette {
    /// What the environment asks for: `NO_COLOR` with any value turns colours off.
    pub fn from_environment(no_color: Option<&str>) -> Self {
        match no_color {
            Some(value) if !value.is_empty() => Self::Plain,
            _ => Self::Colours,
        }
    }

    /// The style of a role.
    pub fn style(self, role: Role) -> Style {
        let style = Style::new();
        let (style, colour) = match role {
            Role::Plain => (style, None),
            Role::Strong => (style.add_modifier(Modifier::BOLD), None),
            Role::Faint => (style.add_modifier(Modifier::DIM), None),
            Role::Good => (style, Some(Color::Green)),
            Role::Bad => (style.add_modifier(Modifier::BOLD), Some(Color::Red)),
            Role::Notice => (style.add_modifier(Modifier::ITALIC), Some(Color::Yellow)),
            Role::Key => (style.add_modifier(Modifier::BOLD), Some(Color::Cyan)),
            Role::Struck => (style.add_modifier(Modifier::CROSSED_OUT | Modifier::DIM), None),
        };
        match (self, colour) {
            (Self::Colours, Some(colour)) => style.fg(colour),
            _ => style,
        }
    }

    /// The style of a chosen line.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// The style of a border.
    pub fn border(self, focused: bool) -> Style {
        match (self, focused) {
            (Self::Colours, true) => Style::new().fg(Color::Cyan),
            (Self::Plain, true) => Style::new().add_modifier(Modifier::BOLD),
            (_, false) => Style::new().add_modifier(Modifier::DIM),
        }
    }
}
