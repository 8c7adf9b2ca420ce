//! The strings of a translation: keys and texts of a file in one block, found by a hash of their key. A file of megabytes is a
//! handful of allocations.

use std::hash::BuildHasher;

use hashbrown::{DefaultHashBuilder, HashTable};

/// Keys with their texts, in the order in which they came.
#[derive(Debug, Clone, Default)]
pub(super) struct Strings {
    /// Every key and its text, one after the other.
    block: String,
    /// Where each pair stands.
    pairs: Vec<Pair>,
    /// Places in `pairs`, by the key's hash.
    index: HashTable<u32>,
    hasher: DefaultHashBuilder,
}

/// A key and the text after it.
#[derive(Debug, Clone, Copy)]
struct Pair {
    key: u32,
    text: u32,
    end: u32,
}

impl Pair {
    fn key(self, block: &str) -> &str {
        block.get(self.key as usize..self.text as usize).unwrap_or_default()
    }

    fn text(self, block: &str) -> &str {
        block.get(self.text as usize..self.end as usize).unwrap_or_default()
    }
}

impl Strings {
    /// Room for so many pairs of so many bytes in all.
    pub(super) fn with_capacity(pairs: usize, bytes: usize) -> Self {
        Self {
            block: String::with_capacity(bytes),
            pairs: Vec::with_capacity(pairs),
            index: HashTable::with_capacity(pairs),
            hasher: DefaultHashBuilder::default(),
        }
    }

    /// Adds a pair; the first of a key stays. A block is a file's text at most, far below 4 GiB; what would go beyond is left
    /// out.
    pub(super) fn insert(&mut self, key: &str, text: &str) {
        let hash = self.hasher.hash_one(key);
        if self.place(hash, key).is_some() {
            return;
        }
        let (start, middle) = (self.block.len(), self.block.len() + key.len());
        let bounds = [start, middle, middle + text.len(), self.pairs.len()].map(u32::try_from);
        let [Ok(start), Ok(middle), Ok(end), Ok(at)] = bounds else { return };
        self.block.push_str(key);
        self.block.push_str(text);
        self.pairs.push(Pair { key: start, text: middle, end });
        let Self { block, pairs, index, hasher } = self;
        let rehash = |place: &u32| pairs.get(*place as usize).map_or(0, |pair| hasher.hash_one(pair.key(block)));
        index.insert_unique(hash, at, rehash);
    }

    /// A key as it stands here, with its text.
    pub(super) fn get(&self, key: &str) -> Option<(&str, &str)> {
        let pair = self.pairs.get(self.place(self.hasher.hash_one(key), key)? as usize)?;
        Some((pair.key(&self.block), pair.text(&self.block)))
    }

    /// Every pair, in order.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.pairs.iter().map(|pair| (pair.key(&self.block), pair.text(&self.block)))
    }

    fn place(&self, hash: u64, key: &str) -> Option<u32> {
        let is = |place: &u32| self.pairs.get(*place as usize).is_some_and(|pair| pair.key(&self.block) == key);
        self.index.find(hash, is).copied()
    }
}

impl PartialEq for Strings {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Strings {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_a_key_stays_and_the_order_too() {
        let mut strings = Strings::with_capacity(1, 1);
        for number in 0..1000 {
            strings.insert(&format!("key {}", number % 700), &format!("text {number}"));
        }
        assert_eq!(strings.iter().count(), 700);
        assert_eq!(strings.iter().nth(42), Some(("key 42", "text 42")));
        assert_eq!((strings.get("key 699"), strings.get("key 700")), (Some(("key 699", "text 699")), None));
    }
}
