//! Versions of packages: `2.1.0`, `2.1.0-beta.2` (locale-migrate-package.md 1c and 3c, point 5).

use std::cmp::Ordering;
use std::fmt;

/// A package's version. The order is that of its numbers; a release is above its previews, whose parts are compared from the
/// left: numbers as numbers and below words, the shorter list first.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PackageVersion {
    numbers: [u64; 3],
    preview: Vec<Part>,
}

/// A part of a preview's name.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Part {
    Number(u64),
    Word(String),
}

impl PackageVersion {
    /// Reads a version.
    pub fn parse(text: &str) -> Option<Self> {
        let (core, preview) = match text.split_once('-') {
            Some((core, preview)) => (core, Some(preview)),
            None => (text, None),
        };
        let mut numbers = core.split('.').map(number);
        let numbers_read = [numbers.next()??, numbers.next()??, numbers.next()??];
        if numbers.next().is_some() {
            return None;
        }
        let preview = match preview {
            Some(preview) => preview.split('.').map(part).collect::<Option<Vec<Part>>>()?,
            None => Vec::new(),
        };
        Some(Self { numbers: numbers_read, preview })
    }
}

fn number(text: &str) -> Option<u64> {
    let shaped =
        !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    shaped.then(|| text.parse().ok()).flatten()
}

fn part(text: &str) -> Option<Part> {
    if let Some(number) = number(text) {
        return Some(Part::Number(number));
    }
    let shaped = !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    shaped.then(|| Part::Word(text.to_owned()))
}

impl Ord for PackageVersion {
    fn cmp(&self, other: &Self) -> Ordering {
        let release = |version: &Self| version.preview.is_empty();
        self.numbers
            .cmp(&other.numbers)
            .then_with(|| release(self).cmp(&release(other)))
            .then_with(|| self.preview.cmp(&other.preview))
    }
}

impl PartialOrd for PackageVersion {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for PackageVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.numbers;
        write!(f, "{major}.{minor}.{patch}")?;
        for (at, part) in self.preview.iter().enumerate() {
            f.write_str(if at == 0 { "-" } else { "." })?;
            match part {
                Part::Number(number) => write!(f, "{number}")?,
                Part::Word(word) => f.write_str(word)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_stand_in_their_order() {
        let texts = [
            "0.9.10",
            "1.0.0-1",
            "1.0.0-2",
            "1.0.0-10",
            "1.0.0-alpha",
            "1.0.0-alpha.1",
            "1.0.0-beta",
            "1.0.0",
            "1.0.1",
            "1.2.0",
            "1.10.0",
            "10.0.0",
        ];
        let versions: Vec<PackageVersion> = texts.iter().filter_map(|text| PackageVersion::parse(text)).collect();
        assert_eq!(versions.len(), texts.len());
        assert!(versions.is_sorted(), "{versions:?}");
        assert!(versions.iter().zip(texts).all(|(version, text)| version.to_string() == text));
    }

    #[test]
    fn what_is_no_version_is_none() {
        for text in ["", "1", "1.0", "1.0.0.0", "v1.0.0", "1.0.0-", "1.0.0-a..b", "1.0.0-a/b", "01.0.0", "1.0.0+b"] {
            assert_eq!(PackageVersion::parse(text), None, "{text}");
        }
    }
}
