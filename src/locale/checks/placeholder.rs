//! Placeholders: parts in braces that somebody else fills in, which a translation keeps as they are.

use crate::locale::checks::slip::{Pair, Slip};
use crate::source::{Code, nearest};

/// Everything about placeholders. A text without braces has none.
pub(super) fn slips(pair: Pair<'_>, found: &mut Vec<Slip>) {
    if !pair.text.contains(['{', '}']) && !pair.english.contains(['{', '}']) {
        return;
    }
    // Where the English itself is no pattern, its braces mean nothing.
    let Some(wanted) = names(pair.english) else { return };
    let Some(given) = names(pair.text) else {
        let message =
            format!("the translation of `{}` has a brace without its other half, or space in it", pair.english);
        found.push(Slip::error(Code::BadPlaceholder, message).help("write `{name}`"));
        return;
    };
    for (at, name) in wanted.iter().enumerate() {
        let count = |names: &[&str]| names.iter().filter(|other| *other == name).count();
        if wanted.iter().take(at).any(|earlier| earlier == name) {
            continue;
        }
        if count(&given) == 0 {
            let message = format!("the translation of `{}` lacks `{{{name}}}`", pair.english);
            found.push(Slip::error(Code::PlaceholderMissing, message).help(format!("put `{{{name}}}` in")));
        } else if count(&given) != count(&wanted) {
            let message = format!("the translation of `{}` has `{{{name}}}` another number of times", pair.english);
            found.push(Slip::warning(Code::PlaceholderCount, message));
        }
    }
    for name in given.iter().filter(|name| !wanted.contains(name)) {
        let message =
            format!("the translation of `{}` has `{{{name}}}`, which the English does not have", pair.english);
        let slip = Slip::error(Code::PlaceholderUnknown, message);
        found.push(match nearest(name, wanted.iter().copied()) {
            Some(near) => slip.help(format!("did you mean `{{{near}}}`?")),
            None => slip.help("take it out"),
        });
    }
}

/// Whether there are braces that are no placeholders.
pub(super) fn is_broken(text: &str) -> bool {
    text.contains(['{', '}']) && names(text).is_none()
}

/// The names in braces; none for braces that are not in pairs or have no plain name between them.
fn names(text: &str) -> Option<Vec<&str>> {
    let mut names = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['{', '}']) {
        let inner = rest.get(at..)?.strip_prefix('{')?;
        let (name, after) = inner.split_once('}')?;
        if name.is_empty() || name.chars().any(|c| c.is_whitespace() || c == '{') {
            return None;
        }
        names.push(name);
        rest = after;
    }
    Some(names)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn placeholders_are_kept() {
        for (english, text, codes) in [
            ("{who} falls", "{who} fällt", &[][..]),
            ("{who} falls", "jemand fällt", &[Code::PlaceholderMissing][..]),
            ("{attacker} hits", "{atacker} trifft", &[Code::PlaceholderMissing, Code::PlaceholderUnknown]),
            ("{who} falls", "{who} {who}", &[Code::PlaceholderCount]),
            ("{who} falls", "{who fällt", &[Code::BadPlaceholder]),
            ("{who} falls", "{ who } fällt", &[Code::BadPlaceholder]),
            ("falls", "{who} fällt", &[Code::PlaceholderUnknown]),
        ] {
            let mut found = Vec::new();
            slips(Pair { language: "de", english, text }, &mut found);
            assert_eq!(found.iter().map(|slip| slip.code).collect::<Vec<_>>(), codes, "{text:?}");
        }
    }
}
