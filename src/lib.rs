//! Rulebound plays tabletop rulesets written as JSON.
//!
//! Data moves one way: bytes become a [`source::Document`], a checked [`format::ruleset::Ruleset`], an effective ruleset under the
//! chosen layers; commands become events; events become lines in the player's language; lines become screens.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::indexing_slicing,
        clippy::string_slice,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_possible_wrap,
        clippy::cast_precision_loss,
        clippy::fn_params_excessive_bools,
        clippy::wildcard_imports,
        clippy::todo,
        clippy::unimplemented,
        clippy::dbg_macro
    )
)]

pub mod check;
pub mod cli;
pub mod combat;
pub mod dice;
pub mod format;
pub mod game;
pub mod items;
pub mod library;
pub mod locale;
pub mod narrate;
pub mod rules;
pub mod save;
pub mod sheet;
pub mod source;
pub mod story;
pub mod system;
pub mod text;
pub mod tui;
pub mod view;
