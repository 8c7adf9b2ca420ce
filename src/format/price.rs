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
    // A float is written with the fewest digits that read back the same, which are those of the file.
    let written = times.get().to_string();
    let (whole, decimals) = written.split_once('.').unwrap_or((written.as_str(), ""));
    let decimals: String = decimals.chars().take(DECIMALS_MAX).collect();
    let digits: i128 = format!("{whole}{decimals}").parse().unwrap_or(i128::MAX);
    let unit = u32::try_from(decimals.len()).ok().and_then(|length| 10_i128.checked_pow(length)).unwrap_or(i128::MAX);
    let doubled = worth.checked_mul(digits).and_then(|product| product.checked_mul(2)?.checked_add(unit));
    doubled.map_or(i128::MAX, |doubled| (doubled / (unit * 2)).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

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
