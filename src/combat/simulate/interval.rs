//! Intervals that hold the true value in 95 of 100 runs: of a share (Wilson), of the difference of two shares over pairs
//! (Agresti and Min), of a mean and of a difference of means (Student's t).
//!
//! Must not know: fights.

use serde::Serialize;

use crate::dice::to_f64;

/// The quantile of the normal distribution that leaves a fortieth on either side.
const Z: f64 = 1.959_963_984_540_054;

/// The same of Student's t, for 1 to 30 degrees of freedom.
const T: [f64; 30] = [
    12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281, 2.2010, 2.1788, 2.1604, 2.1448,
    2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860, 2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484,
    2.0452, 2.0423,
];

/// An estimate and the interval around it.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Interval {
    /// What was measured.
    pub value: f64,
    /// Where the interval begins.
    pub low: f64,
    /// Where it ends.
    pub high: f64,
}

/// Whole numbers added up: how many, their sum, the sum of their squares. The order in which they come makes no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Moments {
    count: i64,
    sum: i128,
    squares: i128,
}

impl Moments {
    /// Takes one number in.
    pub fn add(&mut self, number: i64) {
        let number = i128::from(number);
        self.count += 1;
        self.sum = self.sum.saturating_add(number);
        self.squares = self.squares.saturating_add(number.saturating_mul(number));
    }

    /// Takes in what others gathered.
    pub fn merge(&mut self, other: &Self) {
        self.count += other.count;
        self.sum = self.sum.saturating_add(other.sum);
        self.squares = self.squares.saturating_add(other.squares);
    }

    /// The mean and its t interval; nothing below two numbers.
    pub fn mean(&self) -> Option<Interval> {
        if self.count < 2 {
            return None;
        }
        let count = to_f64(self.count);
        let value = wide(self.sum) / count;
        // Exact in whole numbers: what two nearly equal floats would leave of each other is noise.
        let wide_count = i128::from(self.count);
        let spread = wide_count.saturating_mul(self.squares).saturating_sub(self.sum.saturating_mul(self.sum));
        let variance = wide(spread) / (count * (count - 1.0));
        let half = t(self.count - 1) * (variance / count).max(0.0).sqrt();
        Some(Interval { value, low: value - half, high: value + half })
    }
}

/// A share of `of`; nothing where that is 0.
pub fn share(count: i64, of: i64) -> Option<Interval> {
    if of <= 0 {
        return None;
    }
    let (n, p) = (to_f64(of), to_f64(count) / to_f64(of));
    let (z2, scale) = (Z * Z, 1.0 + Z * Z / n);
    let middle = (p + z2 / (2.0 * n)) / scale;
    let half = Z * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).sqrt() / scale;
    // At the ends the formula gives the ends themselves, but for the last bit.
    let low = if count == 0 { 0.0 } else { (middle - half).max(0.0) };
    let high = if count == of { 1.0 } else { (middle + half).min(1.0) };
    Some(Interval { value: p, low, high })
}

/// How much larger the first of two shares is, over `pairs` in which `first` had it only first and `second` only second.
pub fn share_difference(first: i64, second: i64, pairs: i64) -> Option<Interval> {
    if pairs <= 0 {
        return None;
    }
    let value = to_f64(first - second) / to_f64(pairs);
    // Half a pair more of each kind keeps an interval of pairs that never differed from being none at all.
    let (one, other, n) = (to_f64(first) + 0.5, to_f64(second) + 0.5, to_f64(pairs) + 2.0);
    let middle = (one - other) / n;
    let half = Z * (one + other - (one - other) * (one - other) / n).max(0.0).sqrt() / n;
    Some(Interval { value, low: (middle - half).max(-1.0), high: (middle + half).min(1.0) })
}

/// Student's t: looked up, or, beyond the table, worked out from the normal quantile (Cornish and Fisher).
fn t(freedom: i64) -> f64 {
    let listed = usize::try_from(freedom - 1).ok().and_then(|at| T.get(at));
    listed.copied().unwrap_or_else(|| {
        let n = to_f64(freedom);
        let first = (Z.powi(3) + Z) / (4.0 * n);
        let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / (96.0 * n * n);
        Z + first + second
    })
}

/// A sum of whole numbers; beyond 2^53 it is rounded, far below what an interval tells.
#[expect(clippy::cast_precision_loss, reason = "rounded to 53 bits, which is finer than any interval")]
fn wide(number: i128) -> f64 {
    number as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: Option<Interval>, value: f64, low: f64, high: f64) {
        let found = found.expect("an interval");
        let close = |one: f64, other: f64| (one - other).abs() < 5e-4;
        assert!(close(found.value, value) && close(found.low, low) && close(found.high, high), "{found:?}");
    }

    fn moments(numbers: impl IntoIterator<Item = i64>) -> Moments {
        let mut moments = Moments::default();
        numbers.into_iter().for_each(|number| moments.add(number));
        moments
    }

    /// Worked out elsewhere.
    #[test]
    fn known_intervals() {
        near(share(8, 10), 0.8, 0.4902, 0.9433);
        near(share(0, 10), 0.0, 0.0, 0.2775);
        near(share(10, 10), 1.0, 0.7225, 1.0);
        near(moments([4, 6, 5, 7, 3]).mean(), 5.0, 3.0368, 6.9632);
        near(moments(1..=100).mean(), 50.5, 44.7434, 56.2566);
        near(moments([3, 3]).mean(), 3.0, 3.0, 3.0);
        near(share_difference(12, 4, 40), 0.2, 0.0069, 0.3741);
    }

    #[test]
    fn too_few_have_none() {
        assert_eq!(share(0, 0), None);
        assert_eq!(share_difference(0, 0, 0), None);
        assert_eq!(moments([7]).mean(), None);
        let never = share_difference(0, 0, 100).expect("an interval");
        assert!(never.value == 0.0 && never.low < 0.0 && never.high > 0.0, "{never:?}");
    }

    #[test]
    fn merged_in_any_order_they_are_the_same() {
        let (mut left, right) = (moments([1, 9, -4]), moments([7, 7]));
        let mut other = right;
        left.merge(&right);
        other.merge(&moments([1, 9, -4]));
        assert_eq!(left, other);
        assert_eq!(left, moments([7, 1, 9, 7, -4]));
    }
}
