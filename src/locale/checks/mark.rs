//! Punctuation, first letters, numbers, dice.

use crate::locale::checks::slip::{Pair, Slip};
use crate::source::Code;

/// Languages that close a sentence without a mark.
const WITHOUT_STOP: [&str; 3] = ["km", "lo", "th"];
/// Languages in which every noun has a capital, or none has one.
const OWN_CAPITALS: [&str; 1] = ["de"];

/// Everything about marks and numbers.
pub(super) fn slips(pair: Pair<'_>, found: &mut Vec<Slip>) {
    let (english, text) = (pair.english, pair.text);
    let (wanted, given) = (End::of(english, pair.language), End::of(text, pair.language));
    if wanted != given && !WITHOUT_STOP.contains(&pair.language) {
        let slip = Slip::warning(
            Code::EndPunctuation,
            format!("the translation of `{english}` ends with {}, the English with {}", given.words(), wanted.words()),
        );
        found.push(slip.help("end both alike"));
    }
    if !OWN_CAPITALS.contains(&pair.language)
        && let (Some(first), Some(own)) = (first_letter(english), first_letter(text))
        && (first.is_uppercase() && own.is_lowercase() || first.is_lowercase() && own.is_uppercase())
    {
        let message = format!("the translation of `{english}` begins with another kind of letter, `{own}`");
        found.push(Slip::note(Code::FirstLetter, message).help("capital and small letters as in the English"));
    }
    let (dice, own_dice) = (dice(english), dice(text));
    if dice != own_dice {
        let message = format!("the translation of `{english}` has other dice than the English");
        found.push(Slip::warning(Code::OtherDice, message).help(match dice.is_empty() {
            true => "the English has none".to_owned(),
            false => format!("it has {}", dice.iter().map(|(n, s)| format!("{n}d{s}")).collect::<Vec<_>>().join(", ")),
        }));
    } else if other_numbers(english, text) {
        let slip = Slip::warning(
            Code::OtherNumbers,
            format!("the translation of `{english}` has other numbers than the English"),
        );
        let wanted = numbers(english);
        found.push(if wanted.is_empty() { slip } else { slip.help(format!("it has {}", wanted.join(", "))) });
    }
}

fn first_letter(text: &str) -> Option<char> {
    text.chars().find(|c| c.is_alphanumeric()).filter(|c| c.is_alphabetic())
}

/// How a text ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    Nothing,
    Stop,
    Ellipsis,
    Question,
    Exclamation,
    Colon,
    Comma,
}

impl End {
    fn of(text: &str, language: &str) -> Self {
        let text = text.trim_end().trim_end_matches(['"', '\'', '”', '’', '»', '」', '』', ')', '）', '“']);
        if text.ends_with("...") || text.ends_with('…') {
            return Self::Ellipsis;
        }
        match text.chars().last() {
            Some('.' | '。' | '．' | '।' | '։' | '۔') => Self::Stop,
            Some('?' | '？' | '؟') => Self::Question,
            Some(';' | '\u{37e}') if language == "el" => Self::Question,
            Some('!' | '！' | '՜') => Self::Exclamation,
            Some(':' | '：') => Self::Colon,
            Some(',' | '，' | '、' | '،') => Self::Comma,
            _ => Self::Nothing,
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Nothing => "no mark",
            Self::Stop => "a full stop",
            Self::Ellipsis => "three dots",
            Self::Question => "a question mark",
            Self::Exclamation => "an exclamation mark",
            Self::Colon => "a colon",
            Self::Comma => "a comma",
        }
    }
}

/// The value of a decimal digit of the scripts that translations are written in.
fn digit(c: char) -> Option<char> {
    let zeros = ['0', '\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}', '\u{ff10}'];
    zeros
        .iter()
        .find_map(|zero| u32::from(c).checked_sub(u32::from(*zero)).and_then(|value| char::from_digit(value, 10)))
}

/// The numbers of a text in ASCII digits, sorted, for comparing.
fn numbers(text: &str) -> Vec<String> {
    let folded: String = text.chars().map(|c| digit(c).unwrap_or(' ')).collect();
    let mut numbers: Vec<String> = folded.split_whitespace().map(str::to_owned).collect();
    numbers.sort_unstable();
    numbers
}

/// Numbers that English writes in words, and a translation perhaps in digits.
const WORDS: [(&str, &str); 28] = [
    ("a", "1"),
    ("an", "1"),
    ("once", "1"),
    ("one", "1"),
    ("first", "1"),
    ("two", "2"),
    ("twice", "2"),
    ("both", "2"),
    ("second", "2"),
    ("three", "3"),
    ("third", "3"),
    ("four", "4"),
    ("five", "5"),
    ("six", "6"),
    ("seven", "7"),
    ("eight", "8"),
    ("eights", "8"),
    ("nine", "9"),
    ("nines", "9"),
    ("ten", "10"),
    ("tens", "10"),
    ("eleven", "11"),
    ("twelve", "12"),
    ("twenty", "20"),
    ("thirty", "30"),
    ("hundred", "100"),
    ("thousand", "1000"),
    ("half", "2"),
];

/// Whether a translation lacks a number of the English, or has one that the English has neither in digits nor in words.
fn other_numbers(english: &str, text: &str) -> bool {
    let (wanted, given) = (numbers(english), numbers(text));
    let mut left = given.clone();
    for number in &wanted {
        match left.iter().position(|other| other == number) {
            Some(at) => drop(left.remove(at)),
            None => return true,
        }
    }
    let lower = english.to_lowercase();
    let said: Vec<&str> = lower
        .split(|c: char| !c.is_alphabetic())
        .filter_map(|word| WORDS.iter().find(|(known, _)| *known == word).map(|(_, number)| *number))
        .collect();
    left.iter().any(|number| !said.contains(&number.as_str()))
}

/// The dice of a text as count and sides, sorted. Languages have their own letter for a die: `2d6`, `2W6`, `2к6`.
fn dice(text: &str) -> Vec<(String, String)> {
    let letters: Vec<char> = text.chars().collect();
    let mut dice = Vec::new();
    for (at, letter) in letters.iter().enumerate() {
        if !matches!(letter, 'd' | 'D' | 'w' | 'W' | 'k' | 'K' | 'т' | 'д' | 'Д' | 'к' | 'К') {
            continue;
        }
        let before: Vec<char> =
            letters.iter().take(at).rev().map_while(|c| digit(*c)).collect::<Vec<_>>().into_iter().rev().collect();
        let sides: String = letters.iter().skip(at + 1).map_while(|c| digit(*c)).collect();
        let stands_alone =
            at.checked_sub(before.len() + 1).and_then(|at| letters.get(at)).is_none_or(|c| !c.is_alphabetic());
        if !sides.is_empty() && stands_alone {
            dice.push((before.into_iter().collect(), sides));
        }
    }
    dice.sort_unstable();
    dice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_numbers_and_dice_are_compared_by_what_they_mean() {
        for (language, english, text, codes) in [
            ("zh", "It holds.", "守住。", &[][..]),
            ("de", "It holds.", "Es hält", &[Code::EndPunctuation][..]),
            ("ru", "Wait…", "Ждите...", &[]),
            ("pt", "Prone", "caído", &[Code::FirstLetter]),
            ("de", "prone", "Liegend", &[]),
            ("ar", "Deals 12 harm", "١٢", &[]),
            ("ru", "2d6 harm", "2к6 урона", &[]),
            ("de", "2d6 harm", "2W6 Schaden", &[]),
            ("de", "2d6 harm", "2W8 Schaden", &[Code::OtherDice]),
            ("de", "3 uses", "4 Male", &[Code::OtherNumbers]),
            ("zh", "Spend two Favor: one more deed.", "花费 2 点恩惠：再行动 1 次。", &[]),
            ("zh", "Spend two Favor.", "花费 3 点恩惠。", &[Code::OtherNumbers]),
        ] {
            let mut found = Vec::new();
            slips(Pair { language, english, text }, &mut found);
            assert_eq!(found.iter().map(|slip| slip.code).collect::<Vec<_>>(), codes, "{language} {text:?}");
        }
    }
}
