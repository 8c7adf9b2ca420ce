//! Numbers as a Game Master writes them in a tag (sheets.md 5.1).

/// A whole number: a sign or none and 1 to 9 digits, nothing else.
pub fn tag_integer(text: &str) -> Option<i64> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    let plain = (1..=9).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| text.parse().ok()).flatten()
}

/// A decimal number: a minus or none, digits, a point, digits; nothing else.
pub fn tag_decimal(text: &str) -> Option<f64> {
    let (whole, part) = text.strip_prefix('-').unwrap_or(text).split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let plain = digits(whole) && digits(part);
    plain.then(|| text.parse::<f64>().ok()).flatten().filter(|number| number.is_finite())
}
