//! Fights: who stands, what they may do, what comes of it.
//!
//! The menu is the only place of legality. `decide` makes events out of a choice, `evolve` applies them.
//!
//! Must not know: stories, games, files, languages, screens.

mod about;
pub mod action;
mod ammo;
mod answer_effect;
mod build;
mod choice;
mod choose;
mod control;
mod deeds;
pub mod effects;
mod encounter;
mod event;
mod event_part;
mod evolve;
mod foe_request;
mod foes;
mod free;
mod gear;
mod held;
mod hide;
mod labels;
pub mod menu;
mod note;
pub mod odds;
mod play;
mod pool;
mod preview;
mod proposed;
mod published;
mod resolve;
mod scratch;
mod shared;
pub mod simulate;
mod spoils;
mod standing;
mod start;
mod vitals;
pub mod window;
mod worked;

pub use answer_effect::{AnswerEffect, answer_effect};
pub use choice::Choice;
pub use choose::{decide, flee};
pub use control::{ControlRefusal, Controller, control};
pub use encounter::{
    Block, Body, Character, Combatant, Difficulty, ENCOUNTER_VERSION, Encounter, Flags, Hide, HideLine, KeptUp, Limit,
    Side, SoakNumbers, Tracked,
};

pub use event::FightEvent;
pub use event_part::{
    Adjust, AttackOutcome, Bonus, CombatantId, ConcentrationEnd, ConcentrationState, ConditionReason, ContestThrow,
    DyingResult, FightRefusal, Health, InitiativeEntry, LabelRef, Marking, Mode, Moved, Outcome, OwnWord, PoolThrow,
    ShiftReason, SoakThrow, Tracking, WindowKind, WindowMoment,
};
pub use evolve::evolve;
pub use foe_request::{BadFoes, FOES_MAX, Foe, FoeRequest, Invented, bestiary, find_named as find_foe};
pub use foes::{choose_for, decide_for};
pub use labels::defense as defense_label;
pub use menu::{Group, MenuOption, OptionKind, menu};
pub use note::{BuildNote, Done, NOTES_MAX, NumberKind, Proficiency, WordKind};
pub use play::{ROUNDS_MAX, step, step_by_itself, write_back};
pub use preview::preview;
pub use shared::Shared;
pub use spoils::spoils;
pub use standing::{Points, Shots, Standing, Wounds, standing};
pub use start::{StartRefusal, start};
pub use vitals::{Vitals, pool as pool_of, vitals};
