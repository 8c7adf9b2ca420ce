//! Why a fight cannot go on, in words.
//!
//! Must not know: screens, files.

use crate::combat::ENCOUNTER_VERSION;
use crate::game::left_fight::{LeftFight, LeftWhy};
use crate::locale::{Arg, Locale};
use crate::text::SafeText;

/// Why a fight cannot go on, and what is done with it instead: one sentence.
pub fn why_left(left: &LeftFight, locale: &Locale) -> SafeText {
    let number = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let own = Arg::Number(i64::from(ENCOUNTER_VERSION));
    match left.why {
        LeftWhy::OlderVersion { version } => {
            locale.word("fight-left-older", &[("version", number(version)), ("own", own)])
        }
        LeftWhy::NewerVersion { version } => {
            locale.word("fight-left-newer", &[("version", number(version)), ("own", own)])
        }
        LeftWhy::RulesetGone => locale.word("fight-left-rules", &[]),
        LeftWhy::Unreadable => locale.word("fight-left-unreadable", &[]),
    }
}
