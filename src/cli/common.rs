//! Flags that every command shares, and the things that commands make of them.

use std::path::{Path, PathBuf};

use clap::Args;

use crate::cli::layers::why;
use crate::cli::{CliError, tell};
use crate::dice::{Cursor, Roller, Stream};
use crate::library::{Library, Opened, ReadFault, read_bounded};
use crate::locale::{Chain, Locale, Tag};
use crate::rules::Effective;
use crate::source::render;
use crate::system::data_folder;
use crate::text::safe;

/// Most bytes of a party, sheet or choices file: as large as the largest language file.
pub const INPUT_BYTES_MAX: usize = 8_388_608;

/// Most bytes of a story on stdin. Every tag in it is answered, so that its answer may be far larger.
pub const STORY_BYTES_MAX: usize = 1_048_576;

/// The flags.
#[derive(Debug, Clone, Default, Args)]
pub struct Common {
    /// Answer with one JSON document on stdout
    #[arg(long, global = true)]
    pub json: bool,
    /// Layers to turn on, by id
    #[arg(long, global = true, value_name = "ID", value_delimiter = ',')]
    pub on: Vec<String>,
    /// Seed of the dice
    #[arg(long, global = true, value_name = "N")]
    pub seed: Option<u64>,
    /// Faces that the dice show, in order, in place of a seed
    #[arg(long, global = true, value_name = "FACE", value_delimiter = ',', conflicts_with = "seed")]
    pub dice: Option<Vec<u32>>,
    /// Language, as a tag such as pt-BR
    #[arg(long, global = true, value_name = "TAG")]
    pub locale: Option<String>,
    /// File with the party
    #[arg(long, global = true, value_name = "FILE")]
    pub party: Option<PathBuf>,
    /// Folder of installed rulesets
    #[arg(long, global = true, value_name = "DIR")]
    pub rulesets: Option<PathBuf>,
    /// Folder of saved games
    #[arg(long, global = true, value_name = "DIR")]
    pub saves: Option<PathBuf>,
    /// Settings file; no command reads one unless it is named
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
}

impl Common {
    /// The rulesets that can be named by id.
    pub fn library(&self) -> Library {
        Library::new(self.rulesets.clone())
    }

    /// Opens what a RULESET argument names.
    ///
    /// # Errors
    /// Exit 3 for a missing or unreadable file, exit 1 for a refused ruleset.
    pub fn open(&self, argument: &str) -> Result<Opened, CliError> {
        let opened = self.library().open(argument)?;
        for catalog in opened.book.ruleset().catalogs() {
            if let Some(problem) = opened.book.problem(catalog.id.as_str()) {
                // It costs its own entries only, but never without a word.
                let count = problem.diagnostics.len();
                let findings = format!("{count} findings; `rulebound check` lists them");
                tell(&format!("warning: {} cannot be used ({findings})", safe(&problem.asset)));
            }
        }
        Ok(opened)
    }

    /// The ruleset under the layers that the flags turn on. One that could not be turned on is said on stderr: an answer
    /// under other rules than were asked for may look like the one that was wanted.
    pub fn effective(&self, opened: &Opened) -> Effective {
        let rules = self.effective_unsaid(opened);
        for dropped in rules.dropped() {
            tell(&format!("warning: layer `{}` is not in force, because {}", safe(&dropped.id), safe(&why(dropped))));
        }
        rules
    }

    /// The same for an answer that is about layers and says itself which ones are not in force.
    pub fn effective_unsaid(&self, opened: &Opened) -> Effective {
        Effective::of(opened.book.clone(), &self.on)
    }

    /// The language that the flags ask for, English where they ask for none.
    ///
    /// # Errors
    /// Exit 2 for text that is no language tag.
    pub fn language(&self) -> Result<Tag, CliError> {
        let Some(text) = &self.locale else { return Ok(Tag::english()) };
        Tag::parse(text).ok_or_else(|| CliError::Usage(format!("`{text}` is no language tag such as pt-BR")))
    }

    /// That language with the ruleset's translations. One that cannot be used is said on stderr, and the next language of
    /// the chain stands in.
    ///
    /// # Errors
    /// As [`Common::language`].
    pub fn locale(&self, opened: &Opened) -> Result<Locale, CliError> {
        let language = self.language()?;
        let (translations, problems) = opened.translations(&Chain::of(&language));
        for problem in &problems {
            for diagnostic in &problem.diagnostics {
                tell(&format!("{}\n", render(diagnostic, &problem.file, "")));
            }
        }
        Ok(Locale::new(&language, translations))
    }

    /// The dice that the flags ask for; seed 0 where they ask for none.
    pub fn roller(&self, stream: Stream) -> Roller {
        match &self.dice {
            Some(faces) => Roller::scripted(faces.iter().copied()),
            None => Roller::seeded(Cursor::start(self.seed.unwrap_or(0), stream)),
        }
    }

    /// Whether forced dice fitted what was thrown.
    ///
    /// # Errors
    /// Exit 1 with the throw that had no face left, or none of that number.
    pub fn dice_fit(&self, roller: &Roller) -> Result<(), CliError> {
        match roller.fault() {
            Some(fault) => Err(CliError::refused("forced-dice", fault.to_string())),
            None => Ok(()),
        }
    }

    /// The folder of saved games, which need not exist; `None` where the system names no home.
    pub fn saves_folder(&self) -> Option<PathBuf> {
        self.saves.clone().or_else(|| data_folder().map(|data| data.join("saves")))
    }
}

/// The bytes of an input file, at most [`INPUT_BYTES_MAX`].
///
/// # Errors
/// Exit 3 when it is missing or cannot be read, exit 1 when it is too large.
pub fn read_input(path: &Path) -> Result<Vec<u8>, CliError> {
    read_bounded(path, INPUT_BYTES_MAX).map_err(|fault| match fault {
        ReadFault::System(cause) => CliError::file(path, cause),
        other => CliError::refused("too-large", format!("{}: {other}", path.display())),
    })
}

/// All of stdin, at most [`STORY_BYTES_MAX`], as text.
///
/// # Errors
/// Exit 3 when it cannot be read, exit 1 when it is too large or no UTF-8.
pub fn read_story() -> Result<String, CliError> {
    use std::io::Read;
    let most = u64::try_from(STORY_BYTES_MAX).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    let read = std::io::stdin().lock().take(most.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| CliError::file(Path::new("stdin"), error))?;
    if bytes.len() > STORY_BYTES_MAX {
        return Err(CliError::refused("too-large", format!("stdin: more than {STORY_BYTES_MAX} bytes")));
    }
    String::from_utf8(bytes).map_err(|_| CliError::refused("not-utf8", "stdin is not UTF-8 text"))
}
