//! Fractions carried to about 32 digits, so that a chance put together from many of them still comes out as the number
//! nearest to the exact fraction. A value is the unevaluated sum of two binary fractions.

use std::ops::{Add, Div, Mul, Sub};

use crate::dice::to_f64;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Precise {
    high: f64,
    low: f64,
}

impl Precise {
    pub(super) const ZERO: Self = Self { high: 0.0, low: 0.0 };
    pub(super) const ONE: Self = Self { high: 1.0, low: 0.0 };

    pub(super) fn whole(number: i64) -> Self {
        Self { high: to_f64(number), low: 0.0 }
    }

    pub(super) fn ratio(part: i64, of: i64) -> Self {
        Self::whole(part) / Self::whole(of)
    }

    pub(super) fn power(self, mut exponent: u64) -> Self {
        let (mut product, mut square) = (Self::ONE, self);
        while exponent > 0 {
            if exponent % 2 == 1 {
                product = product * square;
            }
            square = square * square;
            exponent /= 2;
        }
        product
    }

    /// The nearest number.
    pub(super) fn rounded(self) -> f64 {
        self.high + self.low
    }

    /// A sum and what it lost in rounding, put into order.
    fn settled(high: f64, low: f64) -> Self {
        let sum = high + low;
        Self { high: sum, low: low - (sum - high) }
    }
}

impl Add for Precise {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let sum = self.high + other.high;
        let part = sum - self.high;
        let lost = (self.high - (sum - part)) + (other.high - part);
        Self::settled(sum, lost + self.low + other.low)
    }
}

impl Sub for Precise {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + Self { high: -other.high, low: -other.low }
    }
}

impl Mul for Precise {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let product = self.high * other.high;
        let lost = self.high.mul_add(other.high, -product);
        Self::settled(product, lost + self.high * other.low + self.low * other.high)
    }
}

impl Div for Precise {
    type Output = Self;

    fn div(self, other: Self) -> Self {
        let first = self.high / other.high;
        let rest = self - other * Self { high: first, low: 0.0 };
        let second = rest.high / other.high;
        let rest = rest - other * Self { high: second, low: 0.0 };
        Self::settled(first, second) + Self { high: rest.high / other.high, low: 0.0 }
    }
}

impl std::iter::Sum for Precise {
    fn sum<I: Iterator<Item = Self>>(parts: I) -> Self {
        parts.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirds_add_up_to_one() {
        let third = Precise::ratio(1, 3);
        let rest = Precise::ONE - (third + third + third);
        assert!(rest.rounded().abs() < 1e-30);
        // 1 - (11/12)^20 = (12^20 - 11^20) / 12^20, whose nearest number Python's fractions give.
        let chance = Precise::ONE - Precise::ratio(11, 12).power(20);
        assert_eq!(chance.rounded(), 0.824_519_532_715_172_4);
    }
}
