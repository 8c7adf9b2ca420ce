//! A JSON document with its positions, and findings about it: code, pointer, line, column, help.
//!
//! Must not know: rulesets, their parts, screens.

mod code;
mod diagnostic;
mod document;
mod node;
mod path;
mod places;
mod render;
mod suggest;

pub use code::Code;
pub use diagnostic::{Cursor, Diagnostic, FINDINGS_MAX, Finding, Findings, Place, Severity};
pub use document::{DEPTH_MAX, Document, DocumentFault};
pub use node::{Member, Node, Value};
pub use path::{Path, Step};
pub use render::render;
pub use suggest::nearest;
