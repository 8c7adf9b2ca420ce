//! Tags in a story's text and their attributes (sheets.md 5.1, checks.md 5.1). A kind of tag is one line in each table of
//! [`TagKind`]; the scanner serves them all.
//!
//! Must not know: what any tag does.

use std::collections::HashMap;
use std::ops::Range;

use crate::text::{tag_integer, utf16_len};

/// Which tag it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TagKind {
    /// `[place: ...]`: the party comes somewhere.
    Place,
    /// `[skill_check: ...]`: something is tried.
    Check,
    /// `[sheet: ...]`: a command on somebody's sheet.
    Sheet,
    /// `[inventory: ...]`: something happens to what somebody carries.
    Inventory,
    /// `[loot: ...]`: a loot table is rolled.
    Loot,
}

/// Which of two attributes of one name counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeated {
    /// The first.
    First,
    /// The last.
    Last,
}

/// Where a value without quotes ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unquoted {
    /// At white space.
    AtSpace,
    /// Where the next attribute begins.
    AtNextAttribute,
}

impl TagKind {
    /// Every kind that is looked for, in the order in which a reply's tags are carried out: all of one kind before the next
    /// (amendments.md 7).
    pub const ALL: &'static [Self] = &[Self::Place, Self::Check, Self::Sheet, Self::Inventory, Self::Loot];

    /// The word after the bracket.
    pub fn word(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Check => "skill_check",
            Self::Sheet => "sheet",
            Self::Inventory => "inventory",
            Self::Loot => "loot",
        }
    }

    /// The word that answers have for it.
    pub fn answer_word(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Place | Self::Sheet | Self::Inventory | Self::Loot => self.word(),
        }
    }

    /// Most UTF-16 units between the colon and the closing bracket; text with more is no tag.
    fn body_max(self) -> Option<usize> {
        match self {
            Self::Check => None,
            Self::Place => Some(400),
            Self::Sheet | Self::Inventory | Self::Loot => Some(1500),
        }
    }

    /// Whether a body without anything in it makes a tag.
    fn may_be_empty(self) -> bool {
        match self {
            Self::Check => false,
            Self::Place | Self::Sheet | Self::Inventory | Self::Loot => true,
        }
    }

    fn has_room_for(self, body: &str) -> bool {
        if body.is_empty() {
            return self.may_be_empty();
        }
        // A UTF-16 unit takes three bytes at most, so what is far too long is not counted out.
        self.body_max().is_none_or(|most| body.len() <= most * 3 && utf16_len(body) <= most)
    }

    fn repeated(self) -> Repeated {
        match self {
            Self::Check | Self::Sheet => Repeated::Last,
            Self::Place | Self::Inventory | Self::Loot => Repeated::First,
        }
    }

    fn unquoted(self) -> Unquoted {
        match self {
            Self::Place | Self::Check | Self::Sheet | Self::Loot => Unquoted::AtSpace,
            Self::Inventory => Unquoted::AtNextAttribute,
        }
    }

    /// Reads the attributes of a tag's body as this kind has them.
    pub fn attributes(self, body: &str) -> Attributes {
        Attributes::read(body, self.repeated(), self.unquoted())
    }
}

/// A tag in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FoundTag<'t> {
    /// Which kind.
    pub kind: TagKind,
    /// Its bytes in the text, brackets included.
    pub at: Range<usize>,
    /// What stands between the colon and the closing bracket.
    pub body: &'t str,
}

/// Every tag of a text, in order. The word is read in any case; the tag ends at the first `]`, even inside quotes. The time
/// it takes grows with the length of the text and nothing else.
pub fn find_tags(text: &str) -> Vec<FoundTag<'_>> {
    let mut found = Vec::new();
    let (mut from, mut close) = (0, 0);
    while let Some(open) = text.get(from..).and_then(|rest| rest.find('[')).map(|at| from + at) {
        from = open + 1;
        let Some((kind, body_at)) = head_at(text, open) else { continue };
        if close < body_at {
            // Looked for once: every head before it ends there, or nowhere.
            let Some(next) = text.get(body_at..).and_then(|rest| rest.find(']')) else { break };
            close = body_at + next;
        }
        let Some(body) = text.get(body_at..close).filter(|body| kind.has_room_for(body)) else { continue };
        from = close + 1;
        found.push(FoundTag { kind, at: open..from, body });
    }
    found
}

/// The kind of the tag that opens there, and where its body begins.
fn head_at(text: &str, open: usize) -> Option<(TagKind, usize)> {
    let after = text.get(open + 1..)?;
    TagKind::ALL.iter().find_map(|kind| {
        let word = kind.word().len();
        let named = after.get(..word)?.eq_ignore_ascii_case(kind.word()) && after.get(word..)?.starts_with(':');
        named.then_some((*kind, open + 1 + word + 1))
    })
}

/// The attributes of a tag, keys in lower case, in the order in which they first stand, and the words beside them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Attributes {
    pairs: Vec<(String, String)>,
    words: Vec<String>,
}

impl Attributes {
    /// Scans a body: a word, `=`, a value in quotes of either sort or a run without them. A quote that nothing closes is an
    /// ordinary character; a run that itself looks like `word=` is no value, and the scan goes on there. What stands between
    /// attributes is passed over but for its words.
    pub fn read(body: &str, repeated: Repeated, unquoted: Unquoted) -> Self {
        let mut attributes = Self::default();
        let mut places: HashMap<String, usize> = HashMap::new();
        let mut rest = body;
        while let Some((key, after)) = next_word(rest) {
            let key = key.to_ascii_lowercase();
            let Some(value) = after.trim_start().strip_prefix('=').map(str::trim_start) else {
                attributes.words.push(key);
                rest = after;
                continue;
            };
            rest = match read_value(value, unquoted) {
                Some((read, after)) => {
                    attributes.put(key, read, repeated, &mut places);
                    after
                }
                None => value,
            };
        }
        attributes
    }

    fn put(&mut self, key: String, value: &str, repeated: Repeated, places: &mut HashMap<String, usize>) {
        match places.get(&key).and_then(|at| self.pairs.get_mut(*at)) {
            Some((_, held)) if repeated == Repeated::Last => value.clone_into(held),
            Some(_) => {}
            None => {
                places.insert(key.clone(), self.pairs.len());
                self.pairs.push((key, value.to_owned()));
            }
        }
    }

    /// Whether a word stands beside the attributes, in any case.
    pub fn has_word(&self, word: &str) -> bool {
        self.words.iter().any(|known| known == word)
    }

    /// Every attribute with its value, in the order in which they first stand.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// A value as it is written; an empty one is there all the same.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.pairs.iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
    }

    /// A value that says something, trimmed.
    pub fn text(&self, key: &str) -> Option<&str> {
        self.get(key).map(str::trim).filter(|value| !value.is_empty())
    }

    /// A whole number: a sign or none and 1 to 9 digits, nothing else.
    pub fn integer(&self, key: &str) -> Option<i64> {
        self.get(key).and_then(tag_integer)
    }
}

/// What stands in a body before its first attribute; all of it where there is none.
pub fn lead(body: &str) -> &str {
    let mut rest = body;
    while let Some((key, after)) = next_word(rest) {
        if after.trim_start().starts_with('=') {
            return body.get(..body.len() - after.len() - key.len()).unwrap_or_default();
        }
        rest = after;
    }
    body
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The next run of word characters, and what stands after it.
fn next_word(text: &str) -> Option<(&str, &str)> {
    let rest = text.get(text.find(is_word)?..)?;
    Some(rest.split_at(rest.find(|c| !is_word(c)).unwrap_or(rest.len())))
}

/// Whether an attribute begins right here.
fn begins_attribute(text: &str) -> bool {
    let after = text.trim_start_matches(is_word);
    after.len() < text.len() && after.trim_start().starts_with('=')
}

fn read_value(text: &str, unquoted: Unquoted) -> Option<(&str, &str)> {
    for quote in ['"', '\''] {
        if let Some(split) = text.strip_prefix(quote).and_then(|inner| inner.split_once(quote)) {
            return Some(split);
        }
    }
    if text.is_empty() || begins_attribute(text) {
        return None;
    }
    let end = match unquoted {
        Unquoted::AtSpace => text.find(char::is_whitespace),
        Unquoted::AtNextAttribute => {
            // The first of several white characters stands for all of them: what follows them is the same.
            let starts_gap = |at: usize| !text.get(..at).is_some_and(|before| before.ends_with(char::is_whitespace));
            let gaps = text.char_indices().filter(|(at, c)| c.is_whitespace() && starts_gap(*at));
            let mut starts =
                gaps.filter(|(at, _)| text.get(*at..).is_some_and(|rest| begins_attribute(rest.trim_start())));
            starts.next().map(|(at, _)| at)
        }
    };
    let (value, after) = text.split_at(end.unwrap_or(text.len()));
    Some((value.trim_end(), after))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(body: &str) -> Vec<(String, String)> {
        TagKind::Sheet.attributes(body).pairs
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn attributes_are_scanned_as_written() {
        for (body, read) in [
            (
                " op=heal pool='Grit' amount=+3 now=\"99\"",
                pairs(&[("op", "heal"), ("pool", "Grit"), ("amount", "+3"), ("now", "99")]),
            ),
            ("OP = \"spend\"\n\tpool\n=\n'a \"b\"'", pairs(&[("op", "spend"), ("pool", "a \"b\"")])),
            ("mode= dice=\"2d6\"", pairs(&[("dice", "2d6")])),
            ("a=b=c", pairs(&[("b", "c")])),
            ("a = b = c", pairs(&[("b", "c")])),
            ("pool=\"Grit amount=3", pairs(&[("pool", "\"Grit"), ("amount", "3")])),
            ("pool=\"Grit amount=\"3\"", pairs(&[("pool", "Grit amount=")])),
            ("x=1 X=2 x=\"\"", pairs(&[("x", "")])),
            ("just words, and op", pairs(&[])),
            ("op=\"a\"pool=b", pairs(&[("op", "a"), ("pool", "b")])),
            ("éop=1 naïve=2", pairs(&[("op", "1"), ("ve", "2")])),
            ("key=", pairs(&[])),
            ("key=ação", pairs(&[("key", "ação")])),
            ("=3 ==4", pairs(&[("3", "=4")])),
        ] {
            assert_eq!(sheet(body), read, "{body:?}");
        }
    }

    #[test]
    fn other_kinds_keep_the_first_and_run_on() {
        let read = Attributes::read("item=Brass Lamp who=Odo item=x", Repeated::First, Unquoted::AtNextAttribute);
        assert_eq!(read.pairs, pairs(&[("item", "Brass Lamp"), ("who", "Odo")]));
    }

    #[test]
    fn what_leads_ends_at_the_first_attribute() {
        for (body, leads) in
            [(" drop it item=x", " drop it "), ("item=x drop", ""), ("reef", "reef"), ("a mode= b=1", "a "), ("", "")]
        {
            assert_eq!(lead(body), leads, "{body:?}");
        }
    }

    #[test]
    fn a_large_text_takes_no_longer_than_its_length() {
        let text = format!("{}]", "[sheet:".repeat(400_000));
        assert_eq!(find_tags(&text).len(), 1, "the first whose body is short enough");
    }

    #[test]
    fn tags_are_found_in_any_case_up_to_their_length() {
        let found = |text: &str| find_tags(text).iter().map(|tag| text[tag.at.clone()].to_owned()).collect::<Vec<_>>();
        assert_eq!(found("a [sheet: x] b [SHEET:] [ sheet: y] [sheet y] [sheets: z]"), ["[sheet: x]", "[SHEET:]"]);
        assert_eq!(found("[sheet: [sheet: x]]"), ["[sheet: [sheet: x]"]);
        assert_eq!(found("[sheet: a\nb"), Vec::<String>::new());
        for (inside, count) in
            [("x".repeat(1500), 1), ("x".repeat(1501), 0), ("\u{1F600}".repeat(750), 1), ("石".repeat(1500), 1)]
        {
            assert_eq!(found(&format!("[sheet:{inside}]")).len(), count);
        }
        let long = format!("[sheet:{}[sheet: op=x]", "y".repeat(1600));
        assert_eq!(found(&long), ["[sheet: op=x]"], "the scan goes on inside what is no tag");
    }

    #[test]
    fn whole_numbers_are_strict() {
        for (text, number) in [
            ("3", Some(3)),
            ("+03", Some(3)),
            ("-999999999", Some(-999_999_999)),
            ("1234567890", None),
            ("1.5", None),
            ("2d6", None),
            ("", None),
            ("+", None),
            (" 3", None),
            ("٣", None),
        ] {
            assert_eq!(tag_integer(text), number, "{text:?}");
        }
    }
}
