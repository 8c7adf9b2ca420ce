//! Inputs changed with their structure in mind: types swapped, keys doubled, removed and renamed, numbers at their extremes,
//! very long texts, deep nesting, ids that name themselves, parts copied to where they do not belong.

use super::blind;
use super::chance::Chance;
use super::tree::Tree;

/// Numbers that are at the edge of something.
const NUMBERS: &[&str] = &[
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "0.5",
    "-0.5",
    "1.5",
    "12",
    "13",
    "40",
    "41",
    "99",
    "100",
    "101",
    "255",
    "256",
    "1000",
    "1000000",
    "1000001",
    "999999999",
    "1000000000",
    "2147483647",
    "2147483648",
    "-2147483649",
    "4294967295",
    "4294967296",
    "9007199254740991",
    "9007199254740992",
    "-9007199254740993",
    "9223372036854775807",
    "-9223372036854775808",
    "9223372036854775808",
    "18446744073709551616",
    "1e2",
    "1e308",
    "-1e308",
    "1e-320",
    "1e400",
    "-1e400",
    "0.1",
    "1E0",
];

/// Texts that something may stumble over.
const TEXTS: &[&str] = &[
    "",
    " ",
    "\u{0}",
    "\u{1b}[31m",
    "\u{202e}",
    "\u{200f}",
    "\u{feff}",
    "\u{ad}",
    "e\u{301}",
    "\u{1f468}\u{200d}\u{1f469}",
    "석",
    "石碑",
    "ß",
    "İ",
    "constructor",
    "__proto__",
    "../..",
    "a/b",
    "a~1b",
    "party",
    "none",
    "null",
    "1d6",
    "999999d999999",
    "1d6+1d6",
    "d",
    "-1d4",
    "1d6!",
    "[sheet: op=spend]",
    "]",
    "\"",
    "\\",
    "{0}",
    "{x}",
    "%s",
    "Fool*99",
    "catalog/entry",
    "a/a",
    "1",
    "-5",
    "1.0.0",
    "en",
    "pt-BR",
    "\r\n",
    "a\nb",
    "\t",
];

/// Another JSON document of one; what is no JSON is changed blindly.
pub fn json(bytes: &[u8], seed: u64) -> Vec<u8> {
    let Ok(value) = serde_json::from_slice(bytes) else { return blind::mutated(bytes, seed) };
    let mut chance = Chance::of(seed);
    let mut tree = Tree::of(&value);
    for _ in 0..=chance.below(3) {
        change(&mut tree, &mut chance);
    }
    tree.written()
}

/// JSON documents line by line: one line of them, or all in another order.
pub fn lines(bytes: &[u8], seed: u64) -> Vec<u8> {
    let mut chance = Chance::of(seed);
    let mut lines: Vec<Vec<u8>> = bytes.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
    let at = chance.below(lines.len());
    match chance.below(6) {
        0 => drop(lines.remove(at)),
        1 => lines.insert(at, lines[at].clone()),
        2 => {
            let other = chance.below(lines.len());
            lines.swap(at, other);
        }
        3 => lines[at] = blind::mutated(&lines[at], chance.number()),
        _ => {
            // A line stays one.
            let mut line = json(&lines[at], chance.number());
            line.retain(|byte| *byte != b'\n');
            lines[at] = line;
        }
    }
    lines.join(&b'\n')
}

/// What a tag may be made of.
const PIECES: &[&str] = &[
    "[sheet: ",
    "[inventory: ",
    "[skill_check: ",
    "[loot: ",
    "[place: ",
    "[SHEET:",
    "]",
    "op=spend ",
    "op=heal ",
    "op=damage ",
    "op=temp ",
    "op=track ",
    "op=condition ",
    "op=state ",
    "op=note ",
    "op=rest ",
    "op=use ",
    "op=advance ",
    "op=add ",
    "op=remove ",
    "op=buy ",
    "op=sell ",
    "op=give ",
    "op=equip ",
    "op=invent ",
    "who=party ",
    "who=Odo ",
    "who='' ",
    "pool=grit ",
    "pool=\"gear:horn\" ",
    "amount=999999999 ",
    "amount=-1 ",
    "amount=1.5 ",
    "to=2000 ",
    "by=-999999999 ",
    "track=heat ",
    "box=64 ",
    "kind=gash ",
    "item=\"kit/wand\" ",
    "count=99 ",
    "quantity=0 ",
    "skill=Wade ",
    "dc=8 ",
    "dc=-999999999 ",
    "difficulty=Grim ",
    "advantage=2 ",
    "name=\"Tide Bell\" ",
    "value=\"sour; as brine\" ",
    "table=wreck ",
    "size=town ",
    "rest=night ",
    "field=xp ",
    "result=\"ok\" ",
    "now='1/9' ",
    "'",
    "\"",
    "\\\"",
    "=",
    ";",
    "\n",
    "\u{1b}[2J",
    "\u{202e}",
    "for=Mira ",
    "from=Odo ",
    "unit=crown ",
    "price=1 ",
    "tier=keen ",
    "ability=brawn ",
];

/// A story's text with pieces of tags put in, taken out and doubled.
pub fn tags(bytes: &[u8], seed: u64) -> Vec<u8> {
    let mut chance = Chance::of(seed);
    if chance.one_in(4) {
        return blind::mutated(bytes, chance.number());
    }
    let mut text: Vec<char> = String::from_utf8_lossy(bytes).chars().collect();
    for _ in 0..=chance.below(6) {
        let at = chance.below(text.len() + 1);
        let end = (at + chance.below(12)).min(text.len());
        match chance.below(4) {
            0 => drop(text.drain(at..end)),
            1 => {
                let twice = text[at..end].to_vec();
                text.splice(at..at, twice);
            }
            _ => drop(text.splice(at..at, chance.pick(PIECES).chars())),
        }
    }
    text.into_iter().collect::<String>().into_bytes()
}

fn change(tree: &mut Tree, chance: &mut Chance) {
    let texts = tree.texts();
    match chance.below(11) {
        0 => replace(tree, any, chance, |_, chance| other_type(chance)),
        1 => within(tree, chance, |members, at, chance| {
            let twice = members[at].clone();
            let times = *chance.pick(&[1, 1, 1, 12, 50]);
            members.splice(at..at, std::iter::repeat_n(twice, times));
        }),
        2 => within(tree, chance, |members, at, _| drop(members.remove(at))),
        3 => within(tree, chance, |members, at, chance| {
            let spoilt = format!("{}x", members[at].0);
            members[at].0 = if chance.one_in(3) || texts.is_empty() { spoilt } else { chance.pick(&texts).clone() };
        }),
        4 => replace(tree, is_word, chance, |_, chance| Tree::Word((*chance.pick(NUMBERS)).to_owned())),
        5 => replace(tree, is_text, chance, |old, chance| odd_text(&old, chance)),
        6 => replace(tree, any, chance, nested),
        7 => name_itself(tree, chance),
        8 if !texts.is_empty() => {
            let text = chance.pick(&texts).clone();
            replace(tree, is_text, chance, |_, _| Tree::Text(text));
        }
        9 => {
            let from = chance.below(tree.count());
            let part = tree.nth(from).cloned();
            // A part put into itself grows without end over many changes.
            if let Some(part) = part.filter(|part| part.count() < 400) {
                replace(tree, any, chance, |_, _| part);
            }
        }
        _ => swap(tree, chance),
    }
}

fn any(_: &Tree) -> bool {
    true
}

fn is_word(tree: &Tree) -> bool {
    matches!(tree, Tree::Word(_))
}

fn is_text(tree: &Tree) -> bool {
    matches!(tree, Tree::Text(_))
}

fn is_full(tree: &Tree) -> bool {
    match tree {
        Tree::Word(_) | Tree::Text(_) => false,
        Tree::List(items) => !items.is_empty(),
        Tree::Object(members) => !members.is_empty(),
    }
}

/// A value of a kind, changed.
fn replace(tree: &mut Tree, kind: fn(&Tree) -> bool, chance: &mut Chance, by: impl FnOnce(Tree, &mut Chance) -> Tree) {
    let nodes = tree.nodes(kind);
    if nodes.is_empty() {
        return;
    }
    let at = *chance.pick(&nodes);
    if let Some(node) = tree.nth(at) {
        let old = std::mem::replace(node, Tree::List(Vec::new()));
        *node = by(old, chance);
    }
}

/// The members of an object or the elements of a list, changed around one of them.
fn within(tree: &mut Tree, chance: &mut Chance, change: impl FnOnce(&mut Vec<(String, Tree)>, usize, &mut Chance)) {
    replace(tree, is_full, chance, |old, chance| match old {
        Tree::Object(mut members) => {
            let at = chance.below(members.len());
            change(&mut members, at, chance);
            Tree::Object(members)
        }
        Tree::List(items) => {
            let mut items: Vec<(String, Tree)> = items.into_iter().map(|item| (String::new(), item)).collect();
            let at = chance.below(items.len());
            change(&mut items, at, chance);
            Tree::List(items.into_iter().map(|(_, item)| item).collect())
        }
        other => other,
    });
}

fn other_type(chance: &mut Chance) -> Tree {
    match chance.below(7) {
        0 => Tree::Word("null".to_owned()),
        1 => Tree::Word("true".to_owned()),
        2 => Tree::Word((*chance.pick(NUMBERS)).to_owned()),
        3 => Tree::Text((*chance.pick(TEXTS)).to_owned()),
        4 => Tree::List(Vec::new()),
        5 => Tree::Object(Vec::new()),
        _ => Tree::List(vec![Tree::Word("1".to_owned()), Tree::Text("x".to_owned()), Tree::Object(Vec::new())]),
    }
}

fn odd_text(old: &Tree, chance: &mut Chance) -> Tree {
    let Tree::Text(old) = old else { return old.clone() };
    let odd = *chance.pick(TEXTS);
    Tree::Text(match chance.below(4) {
        0 => odd.to_owned(),
        1 => format!("{old}{odd}"),
        2 => format!("{odd}{old}"),
        // At the bounds that texts have, and one beyond.
        _ => {
            let piece = if old.is_empty() { "x" } else { old.as_str() };
            let length =
                *chance.pick(&[40, 41, 64, 65, 80, 81, 120, 121, 160, 300, 400, 401, 1500, 1501, 4000, 4001, 20_000]);
            piece.chars().cycle().take(length).collect()
        }
    })
}

fn nested(old: Tree, chance: &mut Chance) -> Tree {
    let depth = *chance.pick(&[1, 2, 8, 40, 58, 62, 64, 70, 200]);
    (0..depth).fold(old, |inner, at| match (depth + at) % 3 {
        0 => Tree::Object(vec![("of".to_owned(), inner)]),
        _ => Tree::List(vec![inner]),
    })
}

/// A text of an object that has an id becomes that id: what names something names itself. Half of the time it is one of a
/// list that stands there: lists of texts beside an id are mostly names of its kind.
fn name_itself(tree: &mut Tree, chance: &mut Chance) {
    let listing = chance.one_in(2);
    replace(tree, if listing { has_id_and_list } else { has_id }, chance, |mut old, chance| {
        let Tree::Object(members) = &mut old else { return old };
        let id = members.iter().find_map(|(key, value)| match value {
            Tree::Text(id) if key == "id" => Some(id.clone()),
            _ => None,
        });
        let Some(id) = id else { return old };
        if listing {
            let mut lists: Vec<&mut Tree> =
                members.iter_mut().map(|(_, value)| value).filter(|value| is_list_of_texts(value)).collect();
            let at = chance.below(lists.len());
            if let Some(Tree::List(items)) = lists.get_mut(at) {
                let at = chance.below(items.len());
                items[at] = Tree::Text(id);
            }
            return old;
        }
        let texts: Vec<usize> = old.nodes(is_text);
        if let Some(node) = old.nth(*chance.pick(&texts)) {
            *node = Tree::Text(id);
        }
        old
    });
}

fn has_id_and_list(tree: &Tree) -> bool {
    match tree {
        Tree::Object(members) => has_id(tree) && members.iter().any(|(_, value)| is_list_of_texts(value)),
        _ => false,
    }
}

fn is_list_of_texts(tree: &Tree) -> bool {
    matches!(tree, Tree::List(items) if !items.is_empty() && items.iter().all(is_text))
}

fn has_id(tree: &Tree) -> bool {
    match tree {
        Tree::Object(members) => members.iter().any(|(key, value)| key == "id" && is_text(value)),
        _ => false,
    }
}

/// Two values change places.
fn swap(tree: &mut Tree, chance: &mut Chance) {
    let (one, other) = (chance.below(tree.count()), chance.below(tree.count()));
    let (Some(first), Some(second)) = (tree.nth(one).cloned(), tree.nth(other).cloned()) else { return };
    // One inside the other would be copied, not swapped.
    if first.count() + second.count() > 400 {
        return;
    }
    let (low, high, into_low, into_high) =
        if one < other { (one, other, second, first) } else { (other, one, first, second) };
    if let Some(node) = tree.nth(high) {
        *node = into_high;
    }
    if let Some(node) = tree.nth(low) {
        *node = into_low;
    }
}
