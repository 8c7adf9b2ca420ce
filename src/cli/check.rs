//! `rulebound check`: every finding about rulesets, packages, catalog files, translations, sheets and saved games.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::{Answer, CliError, Common, Exit, tell};
use crate::format::load::LOCALE_BYTES_MAX;
use crate::items::transfer::findings;
use crate::library::{
    Archive, FileKind, Files, Inspection, Library, OpenError, Place as Stands, ReadFault, inspect_catalog,
    inspect_files, inspect_locale, inspect_ruleset, read_bounded,
};
use crate::rules::Effective;
use crate::save::{Access, GameFolder, JournalEnd, Session};
use crate::source::{Code, Diagnostic, Document, Finding, Node, Place, Severity, render};
use crate::text::safe;

/// What the command is asked.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Files and folders
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

/// Answers with the findings of every path. A path that cannot be read keeps no other from being checked.
///
/// # Errors
/// Exit 3 when stdout cannot be written to.
pub fn run(args: &CheckArgs, common: &Common) -> Result<Exit, CliError> {
    let (mut files, mut text, mut exit) = (Vec::new(), String::new(), Exit::Done);
    for path in &args.paths {
        match inspect(path) {
            Ok(inspection) => {
                if !inspection.is_ok() && exit == Exit::Done {
                    exit = Exit::Refused;
                }
                text.push_str(&plain(path, &inspection));
                files.push(as_json(path, &inspection));
            }
            Err(fault) => {
                exit = Exit::File;
                tell(&format!("rulebound: {}: {}", safe(&path.display().to_string()), safe(&fault.to_string())));
            }
        }
    }
    Answer::new(json!({ "files": files }), text).write(common)?;
    Ok(exit)
}

fn as_json(path: &Path, inspection: &Inspection) -> Value {
    let more: usize = inspection.files.iter().map(|file| file.more).sum();
    json!({
        "path": path.display().to_string(),
        "kind": inspection.kind,
        "ok": inspection.is_ok(),
        "diagnostics": inspection.diagnostics().collect::<Vec<_>>(),
        "more": more,
        "capability": inspection.capability.map(|capability| capability.to_string()),
    })
}

fn plain(path: &Path, inspection: &Inspection) -> String {
    let mut text = String::new();
    let shown = path.display().to_string();
    for file in &inspection.files {
        let name = match &file.name {
            Some(name) => path.join(name).display().to_string(),
            None if inspection.kind == FileKind::Package || path.is_dir() => {
                path.join("ruleset.json").display().to_string()
            }
            None => shown.clone(),
        };
        for diagnostic in &file.diagnostics {
            text.push_str(&render(diagnostic, &name, &file.text));
            text.push_str("\n\n");
        }
        if file.more > 0 {
            text.push_str(&format!("{}: and {} more\n\n", safe(&name), file.more));
        }
    }
    let errors = inspection.diagnostics().filter(|found| found.is_error()).count();
    let warnings = inspection.diagnostics().count() - errors;
    let counted = |count: usize, word: &str| match count {
        0 => None,
        1 => Some(format!("1 {word}")),
        _ => Some(format!("{count} {word}s")),
    };
    let counts: Vec<String> = [counted(errors, "error"), counted(warnings, "warning")].into_iter().flatten().collect();
    let verdict = if counts.is_empty() { "no findings".to_owned() } else { counts.join(", ") };
    let needs = inspection.capability.map(|capability| format!("; needs Capability API {capability}"));
    text.push_str(&format!("{shown}: {}, {verdict}{}\n", inspection.kind.word(), needs.unwrap_or_default()));
    text
}

fn inspect(path: &Path) -> Result<Inspection, ReadFault> {
    if path.is_dir() {
        return inspect_folder(path);
    }
    if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("zip")) {
        return match Archive::open(path) {
            Ok(archive) => Ok(inspect_files(&Files::Archive(Arc::new(archive)), FileKind::Package)),
            Err(ReadFault::System(cause)) => Err(ReadFault::System(cause)),
            Err(fault) => Ok(Inspection::single(FileKind::Package, String::new(), vec![fault.diagnostic()])),
        };
    }
    let bytes = match read_bounded(path, LOCALE_BYTES_MAX) {
        Ok(bytes) => bytes,
        Err(ReadFault::System(cause)) => return Err(ReadFault::System(cause)),
        Err(fault) => {
            let kind = kind_by_place(path).unwrap_or(FileKind::Ruleset);
            return Ok(Inspection::single(kind, String::new(), vec![fault.diagnostic()]));
        }
    };
    let kind = Document::read(&bytes, LOCALE_BYTES_MAX).ok().and_then(|document| kind_by_content(document.root()));
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(match kind.or_else(|| kind_by_place(path)).unwrap_or(FileKind::Ruleset) {
        FileKind::Package => {
            let folder = path.parent().unwrap_or(Path::new("")).to_owned();
            inspect_files(&Files::Folder(folder), FileKind::Package)
        }
        FileKind::Catalog => inspect_catalog(bytes, path),
        FileKind::Locale => inspect_locale(bytes, &name),
        FileKind::Sheet => inspect_sheet(bytes),
        FileKind::Ruleset | FileKind::Save => inspect_ruleset(bytes),
    })
}

fn inspect_folder(path: &Path) -> Result<Inspection, ReadFault> {
    if path.join("pin.json").is_file() {
        return Ok(inspect_save(path));
    }
    let files = Files::Folder(path.to_owned());
    if files.has("manifest.json") {
        return Ok(inspect_files(&files, FileKind::Package));
    }
    if files.has("ruleset.json") {
        return Ok(inspect_files(&files, FileKind::Ruleset));
    }
    Err(ReadFault::System("a folder with neither `ruleset.json` nor `manifest.json` in it".to_owned()))
}

/// A saved game: its pin, the rules it was made on, its checkpoint, its journal to the last record.
fn inspect_save(path: &Path) -> Inspection {
    let of = |diagnostics| Inspection::single(FileKind::Save, String::new(), diagnostics);
    let error = |message: String| of(vec![about_whole(Severity::Error, message)]);
    let pin = match GameFolder::pin(path) {
        Ok(pin) => pin,
        Err(fault) => return error(fault.to_string()),
    };
    let rules = path.join("rules");
    let opened = match Library::new(Some(rules.clone())).open_place(&Stands::Disk(rules)) {
        Ok(opened) => opened,
        Err(OpenError::Invalid { diagnostics, .. }) => {
            return of(diagnostics.into_iter().map(|found| found.in_file("rules/ruleset.json")).collect());
        }
        Err(fault) => return error(fault.to_string()),
    };
    let rules = Effective::of(opened.book, &pin.layers());
    match Session::open(path, Access::Read, rules) {
        Err(fault) => error(fault.to_string()),
        Ok(session) => match session.left_out {
            (_, JournalEnd::Whole) => of(Vec::new()),
            (count, JournalEnd::Torn) => {
                let message = format!("the journal ends in the middle of a record; {count} left out");
                of(vec![about_whole(Severity::Warning, message).in_file("journal.jsonl")])
            }
            (_, JournalEnd::Missing) => error("there is no journal".to_owned()),
            (count, JournalEnd::Checksum) => {
                let message = format!("a record of the journal is damaged; {count} from it on are left out");
                of(vec![about_whole(Severity::Error, message).in_file("journal.jsonl")])
            }
        },
    }
}

/// A finding about a whole file that cannot be read as it should.
fn about_whole(severity: Severity, message: String) -> Diagnostic {
    let (code, pointer) = (Code::Unreadable, String::new());
    Diagnostic::placed(Finding { severity, code, pointer, place: Place::Value, message, help: None }, "", 0, 0)
}

fn kind_by_content(root: &Node<'_>) -> Option<FileKind> {
    let has = |keys: &[&str]| keys.iter().any(|key| root.get(key).is_some());
    if has(&["_meta"]) {
        Some(FileKind::Locale)
    } else if has(&["contributions"]) {
        Some(FileKind::Package)
    } else if has(&["catalog"]) && has(&["entries"]) {
        Some(FileKind::Catalog)
    } else if has(&["resolution", "coverage", "gm"]) {
        Some(FileKind::Ruleset)
    } else if has(&["party", "sheet", "build", "live", "bag", "character"]) {
        Some(FileKind::Sheet)
    } else if has(&["name", "player", "v"]) && !has(&["schemaVersion", "id", "version", "sections", "rests"]) {
        // A member need have no sheet; a ruleset that has lost much of itself still says which one it is.
        Some(FileKind::Sheet)
    } else {
        None
    }
}

fn kind_by_place(path: &Path) -> Option<FileKind> {
    match path.parent().and_then(Path::file_name).and_then(|folder| folder.to_str()) {
        Some("catalogs") => Some(FileKind::Catalog),
        Some("locales") => Some(FileKind::Locale),
        _ => None,
    }
}

/// Sheets belong to a ruleset that this command is not told, so only what holds for every ruleset is checked.
fn inspect_sheet(bytes: Vec<u8>) -> Inspection {
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let found = findings(&bytes);
    Inspection::single(FileKind::Sheet, text, found)
}
