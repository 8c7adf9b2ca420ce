//! Bytes changed without a thought of what they mean.

use super::chance::Chance;

/// Flips, drops, doubles, overwrites and moves bytes, and cuts the input short.
pub fn mutated(bytes: &[u8], seed: u64) -> Vec<u8> {
    let mut chance = Chance::of(seed);
    let mut bytes = bytes.to_vec();
    for _ in 0..=chance.below(4) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + 1 + chance.below(16)).min(bytes.len());
        match chance.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
            1 if at < end => drop(bytes.drain(at..end)),
            2 if at < end => {
                let twice = bytes[at..end].to_vec();
                bytes.splice(at..at, twice);
            }
            3 => bytes.truncate(at),
            4 => bytes.insert(at, *chance.pick(b"\0\n\"\\{}[]:,-0e.\x1b\x7f\xff\xc3\xed")),
            5 => {
                bytes.splice(at..end.max(at), "\u{202e}\u{1b}[2J\u{feff}".bytes());
            }
            _ if at < end => {
                let moved: Vec<u8> = bytes.drain(at..end).collect();
                let to = chance.below(bytes.len() + 1);
                bytes.splice(to..to, moved);
            }
            _ => {}
        }
    }
    bytes
}
