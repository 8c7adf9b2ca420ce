//! One file a screen: the state of the program as plain data, ready to be drawn.
//!
//! Must not know: ratatui, crossterm, disks.

pub mod action;
pub mod bench;
pub mod change_log;
pub mod check_dialog;
pub mod completion;
mod completion_items;
pub mod editor;
pub mod explain;
pub mod form;
pub mod help;
pub mod home;
pub mod library;
pub mod model;
pub mod parts;
pub mod refusal;
pub mod remains;
pub mod save_fault;
pub mod table;
pub mod wizard;
