//! Why a game could not be put into one file, or taken out of one.

use crate::save::SaveError;

/// Why an archive could not be made, or is refused. Nothing is made then.
#[derive(Debug, thiserror::Error)]
pub enum ArchiveFault {
    /// The game or the archive could not be read or written, or something stands there already.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// The file is no .zip, or a broken one.
    #[error("not a .zip that can be read: {cause}")]
    NotAnArchive {
        /// What is wrong with it.
        cause: String,
    },
    /// More parts than a game has.
    #[error("{count} parts where at most {} may stand", super::PARTS_MAX)]
    TooMany {
        /// How many.
        count: usize,
    },
    /// More bytes than a game has.
    #[error("{bytes} bytes unpacked where at most {} may stand", super::UNPACKED_BYTES_MAX)]
    TooLarge {
        /// How many.
        bytes: u64,
    },
    /// A name that leads out of the game's folder.
    #[error("`{name}` may not stand in an archive of a game")]
    UnsafePath {
        /// Which.
        name: String,
    },
    /// A part that is a link.
    #[error("`{name}` is a link")]
    Link {
        /// Which.
        name: String,
    },
    /// A name that stands there twice, or twice but for capitals.
    #[error("`{name}` stands there twice, or twice but for capitals")]
    Twice {
        /// Which.
        name: String,
    },
    /// There is no manifest.
    #[error("no `manifest.json`: not an archive of a game")]
    NoManifest,
    /// The manifest is not one of a game.
    #[error("`manifest.json`: {cause}")]
    BadManifest {
        /// What is wrong with it.
        cause: String,
    },
    /// The manifest is of a newer version of the program.
    #[error("an archive of version {version}: a newer version of the program made it")]
    Newer {
        /// Of the manifest.
        version: u32,
    },
    /// A part that a game has is not there.
    #[error("`{name}` is missing")]
    Missing {
        /// Which.
        name: String,
    },
    /// A part that is there is not listed.
    #[error("`{name}` is there and not listed")]
    Unlisted {
        /// Which.
        name: String,
    },
    /// Something that is no part of a game.
    #[error("`{name}` is no part of a game")]
    NoPart {
        /// Which.
        name: String,
    },
    /// A part has another size than is listed.
    #[error("`{name}` has not the size that is listed")]
    Size {
        /// Which.
        name: String,
    },
    /// A part is not the one that is listed.
    #[error("`{name}` is not what is listed: its SHA-256 differs")]
    Hash {
        /// Which.
        name: String,
    },
    /// The pin cannot be read.
    #[error("`pin.json`: {cause}")]
    BadPin {
        /// What is wrong with it.
        cause: String,
    },
}

impl ArchiveFault {
    /// What it is about: a part, how many there are, what is wrong; empty where nothing is to be named.
    pub fn about(&self) -> String {
        match self {
            Self::Save(_) | Self::NoManifest => String::new(),
            Self::NotAnArchive { cause } | Self::BadManifest { cause } | Self::BadPin { cause } => cause.clone(),
            Self::TooMany { count } => count.to_string(),
            Self::TooLarge { bytes } => bytes.to_string(),
            Self::Newer { version } => version.to_string(),
            Self::UnsafePath { name }
            | Self::Link { name }
            | Self::Twice { name }
            | Self::Missing { name }
            | Self::Unlisted { name }
            | Self::NoPart { name }
            | Self::Size { name }
            | Self::Hash { name } => name.clone(),
        }
    }

    /// Its code, in kebab-case, for scripts; nothing for a fault of the game's folder or the disk, which has its own.
    pub fn code(&self) -> Option<&'static str> {
        Some(match self {
            Self::Save(_) => return None,
            Self::NotAnArchive { .. } => "not-an-archive",
            Self::TooMany { .. } => "too-many",
            Self::TooLarge { .. } => "too-large",
            Self::UnsafePath { .. } => "unsafe-path",
            Self::Link { .. } => "link",
            Self::Twice { .. } => "duplicate-name",
            Self::NoManifest => "no-manifest",
            Self::BadManifest { .. } => "bad-manifest",
            Self::Newer { .. } => "newer-archive",
            Self::Missing { .. } => "missing-part",
            Self::Unlisted { .. } => "unlisted-part",
            Self::NoPart { .. } => "no-part",
            Self::Size { .. } => "size-mismatch",
            Self::Hash { .. } => "hash-mismatch",
            Self::BadPin { .. } => "bad-pin",
        })
    }
}
