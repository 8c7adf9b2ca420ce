//! The price of an item at a price level, in exact arithmetic (layers-items.md 5.3, amendments.md 7).
//!
//! Must not know: which coins are left, who sells.

use crate::format::scalar::Number;

/// Most that an item may cost at any level, in the smallest coin of its family (amendments.md 7).
pub const PRICE_MAX: i128 = 1_000_000_000_000_000;

/// Decimals of a multiplier that are read; a multiplier with more of them is too small to be a price at all.
const DECIMALS_MAX: usize = 36;

/// The price of one item: its worth in smallest coins times the level's multiplier, the multiplier taken as the decimal
/// that the file has, rounded half up; 0 for what is worth 0, else at least 1. A price past 128 bits is held there.
pub fn price_at(worth: i128, times: Number) -> i128 {
    if worth <= 0 {
        return 0;
    }
    let (digits, length) = decimal(times);
    let unit = u32::try_from(length).ok().and_then(|length| 10_i128.checked_pow(length)).unwrap_or(i128::MAX);
    let doubled = worth.checked_mul(digits).and_then(|product| product.checked_mul(2)?.checked_add(unit));
    doubled.map_or(i128::MAX, |doubled| (doubled / (unit * 2)).max(1))
}

/// The same product before it is rounded, as a decimal without needless zeros: `94.5`. `None` past 128 bits.
pub fn unrounded(worth: i128, times: Number) -> Option<String> {
    let (digits, length) = decimal(times);
    let product = worth.max(0).checked_mul(digits)?.to_string();
    let padded = format!("{product:0>width$}", width = length + 1);
    let (whole, decimals) = padded.split_at_checked(padded.len() - length)?;
    let decimals = decimals.trim_end_matches('0');
    Some(if decimals.is_empty() { whole.to_owned() } else { format!("{whole}.{decimals}") })
}

/// A multiplier as the file writes it: all its digits as one whole number, and how many of them stand behind the point.
fn decimal(times: Number) -> (i128, usize) {
    // A float is written with the fewest digits that read back the same, which are those of the file.
    let written = times.get().to_string();
    let (whole, decimals) = written.split_once('.').unwrap_or((written.as_str(), ""));
    let decimals: String = decimals.chars().take(DECIMALS_MAX).collect();
    (format!("{whole}{decimals}").parse().unwrap_or(i128::MAX), decimals.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn before_rounding() {
        let cases =
            [(63, 1.5, "94.5"), (63, 0.75, "47.25"), (1, 0.3, "0.3"), (2, 1.5, "3"), (50, 1.15, "57.5"), (0, 1.5, "0")];
        for (worth, times, product) in cases {
            assert_eq!(unrounded(worth, Number::new(times)).as_deref(), Some(product), "{worth} at {times}");
        }
        assert_eq!(unrounded(i128::MAX, Number::new(2.0)), None);
    }

    #[test]
    fn worked_examples() {
        let cases = [
            (63, 1.5, 95),
            (63, 0.75, 47),
            (1, 0.3, 1),
            (0, 1.5, 0),
            (5, 1.5, 8),
            (45, 1.0, 45),
            (45, 0.75, 34),
            (50, 1.15, 58),
            (90, 1.25, 113),
            (1, 1e-300, 1),
            (PRICE_MAX, 100.0, PRICE_MAX * 100),
            (1_000_000_000_000_000, 1.000_000_000_000_000_2, 1_000_000_000_000_000),
        ];
        for (worth, times, price) in cases {
            assert_eq!(price_at(worth, Number::new(times)), price, "{worth} at {times}");
        }
    }
}
