//! "Did you mean": the nearest declared name, when one is near enough.

/// The nearest of the candidates by edit distance, within a third of the longer name (at least 1); ties go to the first.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let longer = word.chars().count().max(candidate.chars().count());
        let distance = strsim::damerau_levenshtein(&word.to_lowercase(), &candidate.to_lowercase());
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
