//! `[skill_check: ...]`: what a tag asks, and what it claims (checks.md 5.2).
//!
//! Must not know: what comes of a check.

use crate::check::{CheckAsk, SpendAsk};
use crate::story::canonical::cut_to;
use crate::story::tag::Attributes;
use crate::story::who::WHO_MAX;
use crate::text::{tag_integer, utf16_len};

/// Most UTF-16 units of what a check is asked of; with more it is not rolled.
pub const SKILL_MAX: usize = 100;
/// Most UTF-16 units of the other names that are looked at.
const NAME_MAX: usize = 120;

/// A check tag that could be read.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckTag {
    /// What it asks.
    pub ask: CheckAsk,
    /// Whom it names, cut to its length.
    pub who: Option<String>,
    /// What it says came of the check.
    pub claims: Claims,
}

/// Results that a tag tells of; nothing of it is believed unchecked.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Claims {
    /// The dice.
    pub rolls: Option<String>,
    /// The dice kept.
    pub used: Option<String>,
    /// What was added.
    pub modifier: Option<String>,
    /// The sum.
    pub total: Option<String>,
    /// What it came to.
    pub result: Option<String>,
    /// Which way dice are read: `sum` or `successes`.
    pub resolution: Option<String>,
    /// The dice by name.
    pub dice: Option<String>,
    /// Whether it says that it failed by itself.
    pub automatic: bool,
    /// Why it was not rolled.
    pub reason: Option<String>,
}

impl Claims {
    /// Whether a tag carries results and not only an ask.
    pub fn any(&self) -> bool {
        let told = [&self.used, &self.modifier, &self.total, &self.result];
        let dice = self.rolls.as_deref().is_some_and(|rolls| rolls.contains('|'));
        self.automatic || dice || told.iter().any(|value| value.is_some())
    }
}

/// Why a tag is no check at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoCheck {
    /// It is asked of nothing.
    NoSkill,
    /// What it is asked of is too long.
    SkillTooLong,
    /// It has neither a number nor a difficulty.
    NoDifficulty,
}

impl NoCheck {
    /// The word that answers carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoSkill => "no-skill",
            Self::SkillTooLong => "skill-too-long",
            Self::NoDifficulty => "no-difficulty",
        }
    }
}

impl CheckTag {
    /// Reads a tag's attributes. What an attribute cannot mean is left aside, as if it were not there.
    ///
    /// # Errors
    /// Where it is no check: nothing is asked, or nothing says how hard it is.
    pub fn read(attributes: &Attributes) -> Result<Self, NoCheck> {
        let reader = Reader(attributes);
        let skill = reader.text("skill").ok_or(NoCheck::NoSkill)?;
        if utf16_len(&skill) > SKILL_MAX {
            return Err(NoCheck::SkillTooLong);
        }
        let (dc, difficulty) = (reader.leading_integer("dc"), reader.name("difficulty"));
        if dc.is_none() && difficulty.is_none() {
            return Err(NoCheck::NoDifficulty);
        }
        let mode = reader.text("mode").map(|mode| mode.to_ascii_lowercase());
        let asked = |word: &str| mode.as_deref() == Some(word) || attributes.has_word(word);
        let claims = Claims {
            rolls: reader.raw("rolls"),
            used: reader.text("used"),
            modifier: reader.text("modifier"),
            total: reader.text("total"),
            result: reader.text("result"),
            resolution: reader.text("resolution"),
            dice: reader.raw("dice"),
            automatic: reader.text("automatic").is_some_and(|value| value.eq_ignore_ascii_case("true")),
            reason: reader.name("reason"),
        };
        let face = claims.rolls.as_deref().filter(|_| !claims.any()).and_then(tag_integer);
        let ask = CheckAsk {
            name: skill,
            dc,
            difficulty,
            advantage: asked("advantage"),
            disadvantage: asked("disadvantage"),
            with: reader.name("with"),
            threshold: reader.finite("threshold"),
            bonus: reader.integer("bonus"),
            explode: reader.integer("explode"),
            double: reader.integer("double"),
            reroll: reader.name("reroll"),
            pre_rolled: face.and_then(|face| u32::try_from(face).ok()).filter(|face| (1..=20).contains(face)),
            spend: reader.text("spend").and_then(|spend| read_spend(&spend)),
            use_entry: reader.name("use"),
        };
        let who = reader.text("who").map(|who| cut_to(&who, WHO_MAX));
        Ok(Self { ask, who, claims })
    }
}

/// `pool:N`, N above 0; a pool's own name may have colons.
fn read_spend(text: &str) -> Option<SpendAsk> {
    let (pool, amount) = text.rsplit_once(':')?;
    let amount = amount.trim();
    let plain = amount.bytes().all(|b| b.is_ascii_digit());
    let amount = tag_integer(amount).filter(|amount| plain && *amount > 0)?;
    let pool = pool.trim();
    (!pool.is_empty()).then(|| SpendAsk { pool: pool.to_owned(), amount })
}

struct Reader<'a>(&'a Attributes);

impl Reader<'_> {
    /// A value without the one quote that may lead it and the one that may end it, trimmed; also an empty one.
    fn raw(&self, key: &str) -> Option<String> {
        let value = self.0.get(key)?;
        let value = value.strip_prefix(['"', '\'']).unwrap_or(value);
        Some(value.strip_suffix(['"', '\'']).unwrap_or(value).trim().to_owned())
    }

    /// A value that says something.
    fn text(&self, key: &str) -> Option<String> {
        self.raw(key).filter(|value| !value.is_empty())
    }

    /// A value that says something, cut to its length.
    fn name(&self, key: &str) -> Option<String> {
        self.text(key).map(|value| cut_to(&value, NAME_MAX))
    }

    fn integer(&self, key: &str) -> Option<i64> {
        self.text(key).as_deref().and_then(tag_integer)
    }

    /// The whole number that a value begins with; one too large to be held is far out of every range.
    fn leading_integer(&self, key: &str) -> Option<i64> {
        let value = self.text(key)?;
        let unsigned = value.strip_prefix(['+', '-']).unwrap_or(&value);
        let digits = unsigned.find(|c: char| !c.is_ascii_digit()).unwrap_or(unsigned.len());
        let digits = unsigned.get(..digits).filter(|digits| !digits.is_empty())?;
        let size = digits.parse::<i64>().unwrap_or(i64::MAX);
        Some(if value.starts_with('-') { -size } else { size })
    }

    fn finite(&self, key: &str) -> Option<f64> {
        let value = self.text(key)?;
        let number: f64 = value.parse().ok()?;
        number.is_finite().then_some(number)
    }
}
