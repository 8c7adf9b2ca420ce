//! Catalog dice text: `2d6+3` (layers-items.md 1.4, sheets.md 0.1).

use std::fmt;

use crate::dice::Roller;

/// Dice as a catalog, a loot line or a modifier writes them: 1..999 dice of 2..9999 sides, plus -9999..9999.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct DiceExpression {
    /// How many dice, 1..999.
    pub count: u32,
    /// Faces of each die, 2..9999.
    pub sides: u32,
    /// Added once to their sum.
    pub flat: i64,
}

/// The text is no dice text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DiceFault;

impl DiceExpression {
    /// Most characters that dice text may have.
    pub const LENGTH_MAX: usize = 40;

    /// Reads `<1-999>d<2-9999>` with an optional `+n` or `-n` of one to four digits; no spaces, no leading zeros.
    pub fn parse(text: &str) -> Result<Self, DiceFault> {
        let (count, rest) = text.split_once('d').ok_or(DiceFault)?;
        let (sides, flat) = match rest.find(['+', '-']) {
            Some(at) => {
                let (sides, signed) = rest.split_at_checked(at).ok_or(DiceFault)?;
                let digits = signed.get(1..).ok_or(DiceFault)?;
                let size = i64::from(number(digits, 4, Zeros::Allowed)?);
                (sides, if signed.starts_with('-') { -size } else { size })
            }
            None => (rest, 0),
        };
        let count = number(count, 3, Zeros::Refused)?;
        let sides = number(sides, 4, Zeros::Refused)?;
        if count < 1 || sides < 2 {
            return Err(DiceFault);
        }
        Ok(Self { count, sides, flat })
    }

    /// The same with at most so many dice.
    #[must_use]
    pub fn at_most(self, dice: u32) -> Self {
        Self { count: self.count.min(dice), ..self }
    }

    /// Throws the dice one by one and adds the flat part; may be negative.
    pub fn roll(self, roller: &mut Roller) -> i64 {
        (0..self.count).fold(self.flat, |sum, _| sum + i64::from(roller.roll(self.sides)))
    }

    /// The mean of a throw.
    pub fn mean(self) -> f64 {
        f64::from(self.count) * (f64::from(self.sides) + 1.0) / 2.0 + crate::dice::to_f64(self.flat)
    }
}

impl fmt::Display for DiceExpression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)?;
        if self.flat != 0 { write!(f, "{:+}", self.flat) } else { Ok(()) }
    }
}

#[derive(PartialEq)]
enum Zeros {
    Allowed,
    Refused,
}

fn number(digits: &str, most: usize, zeros: Zeros) -> Result<u32, DiceFault> {
    let plain = !digits.is_empty() && digits.len() <= most && digits.bytes().all(|b| b.is_ascii_digit());
    if !plain || (zeros == Zeros::Refused && digits.starts_with('0')) {
        return Err(DiceFault);
    }
    digits.parse().map_err(|_| DiceFault)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_refuses_as_the_format_says() {
        for good in ["1d2", "999d9999", "2d6+3", "2d6-0", "1d4-3", "1d4+0012"] {
            assert!(DiceExpression::parse(good).is_ok(), "{good}");
        }
        for bad in
            ["0d6", "1d1", "d6", "02d6", "1d06", "1d6+", "1d6+12345", " 1d6", "1d6 ", "1000d6", "1d10000", "1d6+-2", ""]
        {
            assert!(DiceExpression::parse(bad).is_err(), "{bad}");
        }
        assert_eq!(DiceExpression::parse("2d6-3").map(|d| d.to_string()), Ok("2d6-3".into()));
    }
}
