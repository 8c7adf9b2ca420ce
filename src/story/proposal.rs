//! The keys of an `[inventory: ...]` tag that propose an item of the Game Master's own (checks.md 5.3).
//!
//! Must not know: what comes of a proposal.

use crate::items::invent::Proposal;
use crate::story::canonical::clean;
use crate::story::tag::Attributes;

/// Most parts of a list.
const PARTS_MAX: usize = 24;
/// Most UTF-16 units of a list, more than a tag has room for.
const LIST_MAX: usize = 1500;
/// Most UTF-16 units of `like`, a catalog and an entry with what parts them.
const LIKE_MAX: usize = 121;
/// Most UTF-16 units of text for people.
const TEXT_MAX: usize = 300;
/// Most UTF-16 units of how it is bound.
const BINDS_MAX: usize = 20;
/// Most UTF-16 units of every other word.
const WORD_MAX: usize = 80;

/// What a tag proposes, without the item's name; `None` where it has none of the keys.
pub(super) fn read_proposal(attributes: &Attributes) -> Option<Proposal> {
    let said =
        |key: &str, most: usize| attributes.get(key).map(|value| clean(value, most)).filter(|value| !value.is_empty());
    let list = |key: &str| said(key, LIST_MAX);
    let proposal = Proposal {
        name: String::new(),
        like: said("like", LIKE_MAX),
        category: said("category", WORD_MAX),
        rarity: said("rarity", WORD_MAX),
        tags: list("tags").map(|tags| words(&tags)),
        stats: list("stats").map(|stats| pairs(&stats)),
        // What follows a slot is a number, which has no comma in it.
        slots: list("slots").map(|slots| pairs(&slots.replace(',', ";"))),
        binds: said("binds", BINDS_MAX),
        worn: said("worn", TEXT_MAX),
        carried: said("carried", TEXT_MAX),
        summary: said("summary", TEXT_MAX),
    };
    (proposal != Proposal::default()).then_some(proposal)
}

/// Whether a list says that there is nothing in it.
fn is_none(list: &str) -> bool {
    ["none", "no", "nothing"].iter().any(|word| list.eq_ignore_ascii_case(word))
}

fn words(list: &str) -> Vec<String> {
    if is_none(list) {
        return Vec::new();
    }
    let words = list.split([',', ';']).map(|word| clean(word, WORD_MAX)).filter(|word| !word.is_empty());
    words.take(PARTS_MAX).collect()
}

/// `weight: 2; maker=Odo, the elder, edge = 1d6`: a comma parts only where another key follows, or where no value has begun.
fn pairs(list: &str) -> Vec<(String, String)> {
    if is_none(list) {
        return Vec::new();
    }
    let mut parts: Vec<String> = Vec::new();
    for section in list.split(';') {
        let mut open: Option<String> = None;
        for piece in section.split(',') {
            match &mut open {
                Some(part) if has_key(part) && !has_key(piece) => {
                    part.push(',');
                    part.push_str(piece);
                }
                _ => parts.extend(open.replace(piece.to_owned())),
            }
        }
        parts.extend(open);
    }
    let pair = |part: &String| {
        let (key, value) = part.split_once(['=', ':']).unwrap_or((part, ""));
        (clean(key, WORD_MAX), clean(value, WORD_MAX))
    };
    parts.iter().map(pair).filter(|(key, _)| !key.is_empty()).take(PARTS_MAX).collect()
}

fn has_key(piece: &str) -> bool {
    piece.split_once(['=', ':']).is_some_and(|(key, _)| !key.trim().is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(list: &str) -> String {
        pairs(list).iter().map(|(key, value)| format!("{key}>{value}")).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn lists_are_parted_where_a_key_follows() {
        for (list, parts) in [
            ("weight=2, edge: 1d6", "weight>2|edge>1d6"),
            ("weight = 2; edge=1d6 ;", "weight>2|edge>1d6"),
            ("maker=Odo, the elder, weight: 2", "maker>Odo, the elder|weight>2"),
            ("hands, body; head: 2", "hands>|body>|head>2"),
            ("note: a: b = c", "note>a: b = c"),
            ("None", ""),
            (": 3, =4", ""),
        ] {
            assert_eq!(said(list), parts, "{list:?}");
        }
        assert_eq!(pairs(&"a=1;".repeat(40)).len(), PARTS_MAX);
        assert_eq!(words("tar; salt ,, old  rope"), ["tar", "salt", "old rope"]);
        assert_eq!(words("nothing"), Vec::<String>::new());
    }
}
