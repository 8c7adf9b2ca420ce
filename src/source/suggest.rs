//! "Did you mean": the nearest declared name, when one is near enough.

/// Words longer than this, in characters, get no suggestion.
const LONGEST: usize = 400;

/// The nearest of the candidates by edit distance, within a third of the longer name (at least 1); ties go to the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    // Nobody mistypes a name this long, and comparing costs its square.
    if length > LONGEST {
        return None;
    }
    let word = word.to_lowercase();
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let other = candidate.chars().count();
        let longer = length.max(other);
        if length.abs_diff(other) > (longer / 3).max(1) {
            continue;
        }
        let distance = strsim::damerau_levenshtein(&word, &candidate.to_lowercase());
        if distance <= (longer / 3).max(1) && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found_and_far_ones_are_not() {
        assert_eq!(nearest("brwan", ["wits", "brawn"]), Some("brawn"));
        assert_eq!(nearest("gold", ["silver"]), None);
        assert_eq!(nearest("Grit", ["grit", "grip"]), Some("grit"));
    }
}
