//! What a line is typed for.

/// What a typed line is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InputPurpose {
    /// The name of a new character.
    MemberName,
    /// A character's other name.
    Rename,
    /// The file to import a character or party from.
    ImportPath,
    /// The game's name.
    GameName,
    /// The seed of its dice.
    Seed,
    /// How many points are spent.
    SpendAmount,
    /// How many points come back.
    RestoreAmount,
    /// How much a pool is harmed.
    Damage,
    /// How many temporary points a pool has.
    Temp,
    /// What a note says.
    Note,
    /// A reply of the story.
    Story,
    /// Another alternate of the latest reply.
    Retell,
    /// How the latest reply goes on.
    GoOn,
    /// A value of the sheet.
    EditedValue,
    /// A free bonus.
    Bonus,
    /// What the picker looks for.
    Search,
    /// The file that a character is written to.
    ExportPath,
    /// What the place is called that the party goes to.
    PlaceName,
    /// The file that the log of a fight is written to.
    LogPath,
    /// The translation that is put on the bench.
    BenchFile,
    /// What is imported into the library.
    LibraryPath,
    /// The catalog that is looked at.
    CatalogAddress,
    /// Where the whole game is written.
    SaveElsewhere,
    /// Where a new game is made instead.
    CreateElsewhere,
    /// The file that a game is written to.
    GameExport,
    /// The file that a game is taken from.
    GameImport,
}

impl InputPurpose {
    /// Whether a text of the story is typed, with room and completion.
    pub(super) fn is_story(self) -> bool {
        matches!(self, Self::Story | Self::Retell | Self::GoOn)
    }

    /// Whether it is where something lies on the disk.
    pub(super) fn is_place(self) -> bool {
        matches!(
            self,
            Self::ImportPath
                | Self::ExportPath
                | Self::LogPath
                | Self::BenchFile
                | Self::LibraryPath
                | Self::CatalogAddress
                | Self::SaveElsewhere
                | Self::CreateElsewhere
                | Self::GameExport
                | Self::GameImport
        )
    }

    /// The words that ask for it.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::MemberName => "input-member-name",
            Self::Rename => "input-member-name",
            Self::ImportPath => "input-import-path",
            Self::GameName => "input-game-name",
            Self::Seed => "input-seed",
            Self::SpendAmount => "input-spend",
            Self::RestoreAmount => "input-restore",
            Self::Damage => "input-damage",
            Self::Temp => "input-temp",
            Self::Note => "input-note",
            Self::Story => "input-story",
            Self::Retell => "input-retell",
            Self::GoOn => "input-go-on",
            Self::EditedValue => "input-value",
            Self::Bonus => "input-bonus",
            Self::Search => "input-search",
            Self::ExportPath => "input-export-path",
            Self::PlaceName => "input-place-name",
            Self::LogPath => "input-log-path",
            Self::BenchFile => "input-bench-file",
            Self::LibraryPath => "input-library-path",
            Self::CatalogAddress => "input-catalog-address",
            Self::SaveElsewhere => "input-save-elsewhere",
            Self::CreateElsewhere => "input-create-elsewhere",
            Self::GameExport => "input-game-export",
            Self::GameImport => "input-game-import",
        }
    }
}
