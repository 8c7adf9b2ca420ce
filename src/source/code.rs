//! The registry of finding codes. A code names a fault, reads well after "allow", and never changes its meaning.

use std::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)?) => {
        /// The code of a finding.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Code {
            $($(#[$doc])* $variant,)*
        }

        impl Code {
            /// Every code, in registry order.
            pub const ALL: &'static [Code] = &[$(Code::$variant),*];

            /// The code as answers and people read it.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Code::$variant => $text,)*
                }
            }
        }
    };
}

codes! {
    // The document itself.
    /// More bytes than may stand there.
    TooLarge = "too-large",
    /// The bytes are no UTF-8.
    NotUtf8 = "not-utf8",
    /// The text is no JSON.
    NotJson = "not-json",
    /// Arrays and objects nested deeper than is read.
    TooDeep = "too-deep",
    /// The file begins with U+FEFF.
    ByteOrderMark = "byte-order-mark",
    /// One object has a key twice.
    DuplicateKey = "duplicate-key",

    // Shapes.
    /// Another kind of value than stands there by the format.
    WrongType = "wrong-type",
    /// A key that must be there is not.
    MissingKey = "missing-key",
    /// A key that the format does not have there.
    UnknownKey = "unknown-key",
    /// None or several of keys of which exactly one must stand there.
    NotExactlyOne = "not-exactly-one",
    /// None of keys of which at least one must stand there.
    NothingGiven = "nothing-given",
    /// A word that is not one of a closed list.
    UnknownWord = "unknown-word",
    /// An id that is not written as ids are.
    BadId = "bad-id",
    /// An id that the format keeps for itself.
    ReservedId = "reserved-id",
    /// Text where at least one character must stand.
    EmptyText = "empty-text",
    /// Text longer than it may be.
    TextTooLong = "text-too-long",
    /// Text with a character that may not stand there.
    UnsafeText = "unsafe-text",
    /// A number outside its bounds.
    OutOfRange = "out-of-range",
    /// A fraction where a whole number must stand.
    NotWhole = "not-whole",
    /// Fewer elements than must stand there.
    TooFew = "too-few",
    /// More elements than may stand there.
    TooMany = "too-many",
    /// Text that is no dice text.
    BadDice = "bad-dice",
    /// Text that is no reference of the form catalog/entry.
    BadReference = "bad-reference",

    // Declarations.
    /// An id declared a second time.
    DuplicateId = "duplicate-id",
    /// A value listed a second time.
    DuplicateValue = "duplicate-value",
    /// One id for two things that share a space of names.
    IdTaken = "id-taken",
    /// A name that nothing declares.
    UnknownId = "unknown-id",
    /// A name that is declared, but as another kind of thing than is wanted.
    WrongKind = "wrong-kind",
    /// A value that the thing it is compared with or put into cannot hold.
    UnknownValue = "unknown-value",
    /// A least that is above its most.
    RangeInverted = "range-inverted",
    /// A default that its own bounds refuse.
    BadDefault = "bad-default",
    /// Thresholds or other steps that are not in ascending order.
    NotAscending = "not-ascending",
    /// A key that may not stand beside what else is written there.
    NotAllowedHere = "not-allowed-here",
    /// A key that what else is written there makes necessary.
    NeededHere = "needed-here",
    /// Something that does nothing.
    DoesNothing = "does-nothing",
    /// A reference to live state or items where none can be read.
    ReadsLiveState = "reads-live-state",
    /// A value that reads one declared after it, or itself.
    ReadsLater = "reads-later",
    /// A reference that would make evaluation run in a circle.
    ReadsInCircle = "reads-in-circle",
    /// A scaled cell that reads a list.
    ReadsList = "reads-list",
    /// A list row that the list's columns could not hold.
    BadCell = "bad-cell",
    /// A catalog file that is not named as its id says.
    BadAssetPath = "bad-asset-path",
    /// A layer that rules itself out.
    SelfConflict = "self-conflict",
    /// A removal that leaves nothing.
    LeavesNothing = "leaves-nothing",
    /// The removal of a family's smallest coin while the family stays.
    RemovesSmallestCoin = "removes-smallest-coin",
    /// The removal of a value that something else compares with.
    StillCompared = "still-compared",
    /// A price or another amount larger than exact arithmetic allows.
    TooMuch = "too-much",
    /// A migration that starts at or after the sheet's version.
    BadMigration = "bad-migration",
    /// A migration step that reads an id that the sheet still has.
    StillDeclared = "still-declared",

    // Warnings.
    /// An effect that will never be carried out.
    NeverCarriedOut = "never-carried-out",

    // Packages and translations.
    /// A package that declares a lower Capability API than its features need.
    CapabilityTooLow = "capability-too-low",
    /// A package that declares a higher Capability API than the program has.
    CapabilityTooHigh = "capability-too-high",
    /// A file that the manifest does not list, or lists and does not have.
    UnlistedFile = "unlisted-file",
    /// A size or checksum other than the manifest says.
    HashMismatch = "hash-mismatch",
    /// A translation for another language than its file name says.
    LanguageMismatch = "language-mismatch",
    /// A translation of text that the ruleset does not show.
    UnknownString = "unknown-string",
    /// A translation that begins or ends with space where the English does not, or the other way round.
    EdgeSpace = "edge-space",
    /// A translation with other numbers than the English.
    OtherNumbers = "other-numbers",
    /// A translation with other dice than the English.
    OtherDice = "other-dice",
    /// A translation with other line breaks than the English.
    OtherLineBreaks = "other-line-breaks",
    /// A translation with two spaces in a row, or a tab.
    DoubleSpace = "double-space",
    /// A translation with a character that takes no room or looks like a space.
    InvisibleCharacter = "invisible-character",
    /// A translation without the space that its language writes before a mark.
    PunctuationSpace = "punctuation-space",
    /// A translation that ends with another mark than the English.
    EndPunctuation = "end-punctuation",
    /// A translation that begins with a small letter where the English has a capital, or the other way round.
    FirstLetter = "first-letter",
    /// A translation with a character that governs the writing direction.
    DirectionMark = "direction-mark",
    /// A translation with a word in letters of two scripts.
    MixedScripts = "mixed-scripts",
    /// A translation whose letters are not composed with their accents.
    NotComposed = "not-composed",
    /// A translation without a placeholder of the English.
    PlaceholderMissing = "placeholder-missing",
    /// A translation with a placeholder that the English does not have.
    PlaceholderUnknown = "placeholder-unknown",
    /// A translation with a placeholder more or less often than the English.
    PlaceholderCount = "placeholder-count",
    /// A translation with braces that are no placeholder.
    BadPlaceholder = "bad-placeholder",
    /// A translation that is the English.
    SameAsEnglish = "same-as-english",
    /// A translation that says a word another way than elsewhere in the file.
    InconsistentTranslation = "inconsistent-translation",
    /// A translation that says two words the same way.
    SharedTranslation = "shared-translation",
    /// A translation that says a word twice in a row.
    RepeatedWord = "repeated-word",
    /// English that its ruleset should write otherwise.
    SourceText = "source-text",
    /// A translation with more cells than its place shows.
    TooWide = "too-wide",
    /// A translation more than twice as long as the English.
    MuchLonger = "much-longer",
    /// Translations in another order than the ruleset's.
    OutOfOrder = "out-of-order",
    /// A language tag in another casing than tags have.
    TagNotCanonical = "tag-not-canonical",
    /// An allowance that lets nothing stand.
    UnusedAllowance = "unused-allowance",
    /// A path that may not stand in a package.
    UnsafePath = "unsafe-path",
    /// Text that is no package's version.
    BadVersion = "bad-version",
    /// An address that may not stand there.
    BadAddress = "bad-address",
    /// A file that is not there or cannot be read.
    Unreadable = "unreadable",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl serde::Serialize for Code {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_kebab_case_and_distinct() {
        let mut seen = std::collections::BTreeSet::new();
        for code in Code::ALL {
            let text = code.as_str();
            assert!(text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'), "{text}");
            assert!(seen.insert(text), "{text} stands twice");
        }
    }
}
