//! Why a game says no, as a sentence in the player's language.
//!
//! Must not know: what is done about it.

use crate::game::GameRefusal;
use crate::locale::{Arg, Locale};
use crate::text::SafeText;

/// A refusal in a language; a code that has no words of its own is said as it is.
pub fn refusal_line(refusal: &GameRefusal, locale: &Locale) -> SafeText {
    let about = refusal.about.as_deref().unwrap_or_default();
    let args = [("about", Arg::text(about)), ("near", Arg::text(&refusal.near.join(", ")))];
    locale.word(&format!("refusal-{}", refusal.code), &args)
}
