//! `rulebound library`: what is installed, and what is done to it (headless.md, "Library and locale details").

use std::path::Path;

use clap::{Args, Subcommand};

use crate::cli::library_answer::{answer, browsed, report, tell_refused};
use crate::cli::{CliError, Common, Exit, tell};
use crate::library::Library;
use crate::library::catalogs::{CatalogAddress, Net, Step};
use crate::library::import::{Candidate, ImportFault, candidate};
use crate::library::manage::{Deed, Did, Fault, GameUse, install_local};
use crate::library::store::{Index, StoreFault};
use crate::locale::{Chain, Tag};
use crate::system::Web;
use crate::text::safe;
use crate::view::library::game_uses;

/// What the command is asked.
#[derive(Debug, Args)]
pub struct LibraryArgs {
    #[command(subcommand)]
    question: Question,
}

#[derive(Debug, Subcommand)]
enum Question {
    /// What is installed: versions, translations, games that use it, problems
    List,
    /// Installs a ruleset from a file, a package from a folder or a .zip, or a package of a catalog by its id
    Install {
        /// File, folder or .zip; with `--catalog` the id of a package
        what: String,
        /// Catalog: an https address, a file or a folder
        #[arg(long, value_name = "ADDRESS")]
        catalog: Option<String>,
    },
    /// Updates what came from catalogs
    Update {
        /// What the ruleset is called; all where it is left out
        id: Option<String>,
        /// Catalog to update from, in place of the one it came from
        #[arg(long, value_name = "ADDRESS")]
        catalog: Option<String>,
    },
    /// What a catalog offers, in your language
    Browse {
        /// An https address, a file or a folder
        #[arg(value_name = "ADDRESS")]
        catalog: String,
    },
    /// Puts the version before the last update in use again
    Rollback {
        /// What the ruleset is called
        id: String,
    },
    /// Removes a ruleset with all its versions
    Remove {
        /// What the ruleset is called
        id: String,
        /// Also where games use it
        #[arg(long)]
        force: bool,
    },
    /// The language that translations are kept for
    Language {
        /// A tag such as pt-BR
        tag: String,
    },
}

/// Answers about the library or changes it.
///
/// # Errors
/// Exit 3 for a path or a library that cannot be read or written.
pub fn run(args: &LibraryArgs, common: &Common) -> Result<Exit, CliError> {
    let desk = Desk::new(common)?;
    let did = match &args.question {
        Question::List => Ok(Vec::new()),
        Question::Install { what, catalog: None } => desk.install(what)?,
        Question::Install { what, catalog: Some(catalog) } => {
            let address = address(catalog)?;
            online(|net| desk.library.install_from(what, &address, &desk.chain(), net))
        }
        Question::Update { id, catalog } => {
            let address = catalog.as_deref().map(address).transpose()?;
            online(|net| desk.library.update(id.as_deref(), address.as_ref(), &desk.chain(), net))
        }
        Question::Browse { catalog } => {
            let address = address(catalog)?;
            return match online(|net| desk.library.browse(&address, net)) {
                Ok(document) => browsed(&document, &desk.chain(), common).map(|()| Exit::Done),
                Err(fault) => {
                    let refusal = fault.refusal(&address);
                    report(&refusal, catalog);
                    answer(&desk, &[Did::refused(&refusal, catalog)], common)?;
                    Ok(Exit::Refused)
                }
            };
        }
        Question::Rollback { id } => desk.library.roll_back(id).map(|did| vec![did]),
        Question::Remove { id, force } => {
            let used_by = desk.library.used_by(id, &desk.games)?;
            desk.library.remove(id, &used_by, *force).map(|did| vec![did])
        }
        Question::Language { tag } => {
            let tag =
                Tag::parse(tag).ok_or_else(|| CliError::Usage(format!("`{tag}` is no language tag such as pt-BR")))?;
            online(|net| desk.library.speak(&tag, net))
        }
    };
    let asked = args.question.asked();
    let did = match did {
        Ok(did) => {
            // One of several that was refused.
            did.iter().filter(|did| did.action == Deed::Refused).for_each(tell_refused);
            did
        }
        Err(Fault::Store(fault)) => return Err(fault.into()),
        Err(Fault::Refused(refusal)) => {
            report(&refusal, asked);
            vec![Did::refused(&refusal, asked)]
        }
    };
    answer(&desk, &did, common)?;
    let refused = did.iter().any(|did| did.action == Deed::Refused);
    Ok(if refused { Exit::Refused } else { Exit::Done })
}

fn address(text: &str) -> Result<CatalogAddress, CliError> {
    CatalogAddress::parse(text).map_err(CliError::Usage)
}

/// Does something with the network at hand; what is fetched is said on stderr, once each.
fn online<T>(deed: impl FnOnce(&mut Net<'_>) -> T) -> T {
    let web = Web::default();
    let mut last = String::new();
    let mut watch = |step: &Step<'_>| {
        if step.what != last {
            step.what.clone_into(&mut last);
            let size = step.whole.map(|whole| format!(", {whole} bytes")).unwrap_or_default();
            tell(&format!("fetching {}{size}", safe(step.what)));
        }
        true
    };
    deed(&mut Net { fetch: &web, watch: &mut watch })
}

impl Question {
    fn asked(&self) -> &str {
        match self {
            Self::List => "",
            Self::Install { what, .. } => what,
            Self::Update { id, .. } => id.as_deref().unwrap_or_default(),
            Self::Browse { catalog } => catalog,
            Self::Rollback { id } | Self::Remove { id, .. } => id,
            Self::Language { tag } => tag,
        }
    }
}

/// What every question needs.
pub(super) struct Desk {
    pub(super) library: Library,
    pub(super) games: Vec<GameUse>,
    /// The language that translations are kept for now.
    pub(super) language: Tag,
}

impl Desk {
    fn new(common: &Common) -> Result<Self, CliError> {
        let library = common.library();
        let index = library.store()?.read()?;
        let language = language(&index, common)?;
        Ok(Self { library, games: game_uses(common.saves_folder().as_deref()), language })
    }

    fn chain(&self) -> Chain {
        Chain::of(&self.language)
    }

    fn install(&self, what: &str) -> Result<Result<Vec<Did>, Fault>, CliError> {
        match candidate(Path::new(what)) {
            Ok(candidate) => Ok(self.store(&candidate)),
            Err(ImportFault::Unread(error)) => Err(error.into()),
            Err(ImportFault::Refused(refusal)) => Ok(Err(Fault::Refused(refusal))),
        }
    }

    fn store(&self, candidate: &Candidate) -> Result<Vec<Did>, Fault> {
        self.library.store()?.change(|draft| install_local(draft, candidate, &self.chain()))
    }
}

/// The language that translations are kept for: that of the flags, or else the one that was chosen, or else the system's.
fn language(index: &Index, common: &Common) -> Result<Tag, CliError> {
    if common.locale.is_some() {
        return common.language();
    }
    let chosen = index.language.as_deref().and_then(Tag::parse);
    Ok(chosen.unwrap_or_else(|| sys_locale::get_locale().map_or_else(Tag::english, |name| Tag::from_system(&name))))
}

impl From<StoreFault> for CliError {
    fn from(fault: StoreFault) -> Self {
        match fault {
            StoreFault::NoFolder => Self::file(Path::new("library"), fault),
            StoreFault::File { path, cause } => Self::file(&path, cause),
            StoreFault::Damaged { path, cause } => Self::file(&path, cause),
        }
    }
}
