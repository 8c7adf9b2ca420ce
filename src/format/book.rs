//! A ruleset together with its catalogs' own files, which are read when somebody first asks for them.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::format::catalog::{Catalog, Entry};
use crate::format::filter_column::FilterColumn;
use crate::format::load::read_catalog_file;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet_index::SheetIndex;
use crate::source::{Code, Diagnostic, Finding, Place, Severity};

/// Where the bytes of a catalog's own file come from: a folder, an archive, the program itself.
pub trait CatalogBytes: Send + Sync {
    /// The bytes of `catalogs/<id>.json`.
    ///
    /// # Errors
    /// In words, when they cannot be had.
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String>;
}

/// For a ruleset in one file: it has no catalog files.
#[derive(Debug, Clone, Copy)]
pub struct NoCatalogFiles;

impl CatalogBytes for NoCatalogFiles {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        Err(format!("a ruleset in a single file cannot have `{asset}` beside it"))
    }
}

/// A catalog file that could not be used; it costs its own entries only.
#[derive(Debug, Clone, PartialEq)]
pub struct CatalogProblem {
    /// The file.
    pub asset: String,
    /// Why.
    pub diagnostics: Vec<Diagnostic>,
}

/// A ruleset with every entry of its catalogs within reach.
pub struct Rulebook {
    ruleset: Ruleset,
    index: SheetIndex,
    files: Box<dyn CatalogBytes>,
    shelves: Vec<OnceLock<Shelf>>,
}

/// The entries of one catalog with their index.
struct Shelf {
    own: Option<Vec<Entry>>,
    index: HashMap<String, usize>,
    /// The filters that a layer hides by.
    columns: Vec<(Id, FilterColumn)>,
    problem: Option<CatalogProblem>,
}

impl std::fmt::Debug for Rulebook {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Rulebook({}@{})", self.ruleset.id, self.ruleset.version.get())
    }
}

impl Rulebook {
    /// Puts a checked ruleset beside the source of its catalog files.
    pub fn new(ruleset: Ruleset, files: Box<dyn CatalogBytes>) -> Self {
        let shelves = ruleset.catalogs().iter().map(|_| OnceLock::new()).collect();
        Self { index: SheetIndex::of(&ruleset), ruleset, files, shelves }
    }

    /// A ruleset in a single file.
    pub fn single(ruleset: Ruleset) -> Self {
        Self::new(ruleset, Box::new(NoCatalogFiles))
    }

    /// The ruleset as its author wrote it.
    pub fn ruleset(&self) -> &Ruleset {
        &self.ruleset
    }

    /// Where everything of its sheet stands.
    pub fn index(&self) -> &SheetIndex {
        &self.index
    }

    /// The entries of a catalog, in file order; none of one whose file cannot be used.
    pub fn entries(&self, catalog: &str) -> &[Entry] {
        match self.shelf(catalog) {
            Some((catalog, shelf)) => shelf.own.as_deref().unwrap_or_else(|| catalog.inline_entries()),
            None => &[],
        }
    }

    /// One entry.
    pub fn entry(&self, reference: &EntryRef) -> Option<&Entry> {
        let (catalog, shelf) = self.shelf(reference.catalog.as_str())?;
        let entries = shelf.own.as_deref().unwrap_or_else(|| catalog.inline_entries());
        entries.get(*shelf.index.get(reference.entry.as_str())?)
    }

    /// The column of a filter that some layer hides entries by; `None` for another filter.
    pub fn filter_column(&self, catalog: &str, filter: &str) -> Option<&FilterColumn> {
        let (_, shelf) = self.shelf(catalog)?;
        shelf.columns.iter().find(|(id, _)| *id == *filter).map(|(_, column)| column)
    }

    /// Why a catalog's own file cannot be used, if it cannot. Reads the file when nobody has yet.
    pub fn problem(&self, catalog: &str) -> Option<&CatalogProblem> {
        self.shelf(catalog).and_then(|(_, shelf)| shelf.problem.as_ref())
    }

    fn shelf(&self, id: &str) -> Option<(&Catalog, &Shelf)> {
        let at = self.ruleset.catalogs().iter().position(|catalog| catalog.id == *id)?;
        let catalog = self.ruleset.catalogs().get(at)?;
        Some((catalog, self.shelves.get(at)?.get_or_init(|| self.fill(catalog))))
    }

    fn fill(&self, catalog: &Catalog) -> Shelf {
        let Some(asset) = &catalog.asset else {
            let entries = catalog.inline_entries();
            let columns = self.columns(catalog, entries);
            return Shelf { own: None, index: index_of(entries), columns, problem: None };
        };
        let asset = asset.as_str().to_owned();
        let read = self.files.catalog_bytes(&asset).map_err(|message| vec![unreadable(message)]);
        let entries = read.and_then(|bytes| {
            let file = read_catalog_file(&bytes, &self.ruleset, catalog).map_err(|refused| refused.diagnostics)?;
            Ok(file.value.entries.to_vec())
        });
        match entries {
            Ok(entries) => {
                let columns = self.columns(catalog, &entries);
                Shelf { index: index_of(&entries), own: Some(entries), columns, problem: None }
            }
            Err(diagnostics) => {
                let diagnostics = diagnostics.into_iter().map(|diagnostic| diagnostic.in_file(&asset)).collect();
                Shelf {
                    own: Some(Vec::new()),
                    index: HashMap::new(),
                    columns: Vec::new(),
                    problem: Some(CatalogProblem { asset, diagnostics }),
                }
            }
        }
    }

    fn columns(&self, catalog: &Catalog, entries: &[Entry]) -> Vec<(Id, FilterColumn)> {
        let rules = self.ruleset.layers().iter().flat_map(|layer| layer.catalogs.iter());
        let mut columns: Vec<(Id, FilterColumn)> = Vec::new();
        for rule in rules.filter(|rule| rule.id == catalog.id) {
            if columns.iter().all(|(filter, _)| *filter != rule.hide.filter) {
                columns.push((rule.hide.filter.clone(), FilterColumn::of(entries, rule.hide.filter.as_str())));
            }
        }
        columns
    }
}

fn index_of(entries: &[Entry]) -> HashMap<String, usize> {
    entries.iter().enumerate().map(|(at, entry)| (entry.id.as_str().to_owned(), at)).collect()
}

fn unreadable(message: String) -> Diagnostic {
    let finding = Finding {
        severity: Severity::Error,
        code: Code::Unreadable,
        pointer: String::new(),
        place: Place::Value,
        message,
        help: None,
    };
    Diagnostic::placed(finding, "", 0, 0)
}
