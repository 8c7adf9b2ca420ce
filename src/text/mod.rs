//! Text as a value: what may be written, how names are matched, how wide a line is, what a terminal may see.
//!
//! Must not know: rulesets, files, screens.

mod bidi;
mod key;
mod number;
mod prompt;
mod ruleset_text;
mod safe;
mod width;
mod writer;

pub use bidi::visual_order;
pub use key::{check_key, file_stem, name_key, person_key, picker_key};
pub use number::{tag_decimal, tag_integer};
pub use prompt::{PromptFault, plain_line_fault, prompt_fault, prompt_safe, utf16_len};
pub use ruleset_text::{Named, RulesetText};
pub use safe::{SafeText, safe};
pub use width::{cell_width, fit, truncate};
pub(crate) use writer::SafeWriter;
