//! What went wrong with a saved game, and who holds it, as sentences in the player's language. Each fault ends in its code, so
//! that what is told of it elsewhere can be found.
//!
//! Must not know: what is done about it.

use std::path::Path;

use crate::locale::{Arg, Locale};
use crate::save::archive::ArchiveFault;
use crate::save::{Barred, Holder, MovedUp, SaveError};
use crate::text::{SafeText, safe};
use crate::view::parts::word;

/// What went wrong, with its code.
pub fn fault_line(error: &SaveError, locale: &Locale) -> SafeText {
    let said = match error {
        SaveError::ReadOnly { why, .. } => barred_line(why, locale),
        SaveError::Exists { path } => path_word(locale, "game-exists", path),
        SaveError::File { path, cause } if error.code() == "disk-failed" => {
            let cause = Arg::text(&cause.to_string());
            locale.word("fault-disk-failed", &[("path", Arg::text(&path.display().to_string())), ("cause", cause)])
        }
        SaveError::File { path, .. } => path_word(locale, &format!("fault-{}", error.code()), path),
        SaveError::Newer { path, .. } => path_word(locale, "fault-newer-save", path),
        SaveError::Damaged { .. } => safe(&error.to_string()),
    };
    safe(&format!("{said} [{}]", error.code()))
}

/// Why a game cannot be written now, in a few words.
pub fn short_fault(error: &SaveError, locale: &Locale) -> SafeText {
    match error.disk_fault() {
        Some(fault) => word(locale, &format!("unsaved-why-{}", fault.code())),
        None => word(locale, "unsaved-why-damaged"),
    }
}

/// Why a game was not put into one file, or not taken out of one, with its code.
pub fn archive_line(fault: &ArchiveFault, file: &Path, locale: &Locale) -> SafeText {
    let code = match fault {
        ArchiveFault::Save(fault) => return fault_line(fault, locale),
        fault => fault.code().unwrap_or("refused"),
    };
    let said = locale.word(&format!("archive-{code}"), &[("about", Arg::text(&fault.about()))]);
    safe(&format!("{}: {said} [{code}]", file.display()))
}

/// Why a game can only be looked at.
pub fn barred_line(why: &Barred, locale: &Locale) -> SafeText {
    match why {
        Barred::ForReading => word(locale, "game-for-reading"),
        Barred::Held(holder) => held(locale, "game-read-only", holder.as_deref()),
        Barred::Elsewhere(holder) => held(locale, "game-held-elsewhere", Some(holder.as_ref())),
        Barred::Unwritable(fault) => word(locale, &format!("game-unwritable-{}", fault.code())),
        Barred::Newer(_) => word(locale, "game-newer-save"),
    }
}

/// An older save was moved up to this program's layout: where it is kept as it was.
pub fn moved_up_line(moved: &MovedUp, locale: &Locale) -> SafeText {
    path_word(locale, "game-moved-up", &moved.kept)
}

/// Who held a game last and ended without letting go of it.
pub fn left_line(holder: &Holder, locale: &Locale) -> SafeText {
    held(locale, "game-left-by", Some(holder))
}

fn held(locale: &Locale, key: &str, holder: Option<&Holder>) -> SafeText {
    locale.word(key, &[("holder", Arg::Text(holder_name(holder, locale)))])
}

/// Who holds a game: the program, its process, the machine, since when, as far as it said so.
pub fn holder_name(holder: Option<&Holder>, locale: &Locale) -> SafeText {
    let Some(holder) = holder else { return word(locale, "game-holder-unknown") };
    let number = Arg::text(&holder.process.id.to_string());
    let (program, host) = (holder.program.as_str(), holder.process.host.as_str());
    if program.is_empty() || host.is_empty() {
        return locale.word("game-holder-process", &[("number", number)]);
    }
    let named = [("program", Arg::text(program)), ("number", number), ("host", Arg::text(host))];
    match holder.since() {
        Some(since) => {
            let [program, number, host] = named;
            locale.word("game-holder-since", &[program, number, host, ("since", Arg::text(&since))])
        }
        None => locale.word("game-holder-named", &named),
    }
}

fn path_word(locale: &Locale, key: &str, path: &Path) -> SafeText {
    locale.word(key, &[("path", Arg::text(&path.display().to_string()))])
}

#[cfg(test)]
mod tests {
    use std::io::{Error, ErrorKind};

    use super::*;
    use crate::locale::{Tag, WORD_LANGUAGES};

    fn holder() -> Holder {
        let note = r#"{"program":"rulebound exec","version":"1.0.0","process":{"host":"box","id":7},"since":1000}"#;
        serde_json::from_str(note).expect("a holder")
    }

    fn faults() -> Vec<SaveError> {
        let path = || std::path::PathBuf::from("game");
        let kinds = [
            ErrorKind::StorageFull,
            ErrorKind::PermissionDenied,
            ErrorKind::ReadOnlyFilesystem,
            ErrorKind::NotFound,
            ErrorKind::Other,
        ];
        let mut faults: Vec<SaveError> =
            kinds.iter().map(|kind| SaveError::File { path: path(), cause: Error::from(*kind) }).collect();
        let bars = kinds.iter().map(|kind| Barred::Unwritable(crate::save::DiskFault::of(&Error::from(*kind))));
        let bars = bars.chain([
            Barred::ForReading,
            Barred::Newer(9),
            Barred::Held(None),
            Barred::Held(Some(Box::new(holder()))),
            Barred::Elsewhere(Box::new(holder())),
        ]);
        faults.extend(bars.map(|why| SaveError::ReadOnly { path: path(), why }));
        faults.push(SaveError::Exists { path: path() });
        faults.push(SaveError::Newer { path: path(), layout: 9 });
        faults.push(SaveError::Damaged { path: path(), what: "is no game".to_owned() });
        faults
    }

    #[test]
    fn every_language_has_a_sentence_for_every_fault() {
        for tag in WORD_LANGUAGES {
            let locale = Locale::bare(&Tag::parse(tag).expect("a tag"));
            for fault in faults() {
                let said = fault_line(&fault, &locale);
                assert!(said.as_str().ends_with(&format!(" [{}]", fault.code())), "{tag}: {said}");
                assert!(said.as_str().len() > fault.code().len() + 10, "{tag}: {said}");
                assert!(!short_fault(&fault, &locale).as_str().is_empty(), "{tag}: {fault}");
            }
            left_line(&holder(), &locale);
            moved_up_line(&MovedUp { from: 1, to: 2, kept: "game.before-v2".into() }, &locale);
            assert_eq!(locale.missing().iter().collect::<Vec<_>>(), Vec::<&_>::new(), "{tag}");
        }
    }

    #[test]
    fn every_language_has_a_sentence_for_every_archive_that_is_refused() {
        let text = || "a part".to_owned();
        let faults = [
            ArchiveFault::NotAnArchive { cause: text() },
            ArchiveFault::TooMany { count: 9 },
            ArchiveFault::TooLarge { bytes: 9 },
            ArchiveFault::UnsafePath { name: text() },
            ArchiveFault::Link { name: text() },
            ArchiveFault::Twice { name: text() },
            ArchiveFault::NoManifest,
            ArchiveFault::BadManifest { cause: text() },
            ArchiveFault::Newer { version: 9 },
            ArchiveFault::Missing { name: text() },
            ArchiveFault::Unlisted { name: text() },
            ArchiveFault::NoPart { name: text() },
            ArchiveFault::Size { name: text() },
            ArchiveFault::Hash { name: text() },
            ArchiveFault::BadPin { cause: text() },
        ];
        for tag in WORD_LANGUAGES {
            let locale = Locale::bare(&Tag::parse(tag).expect("a tag"));
            for fault in &faults {
                let said = archive_line(fault, Path::new("g.zip"), &locale).into_string();
                let code = fault.code().expect("its own code");
                assert!(said.starts_with("g.zip: ") && said.ends_with(&format!(" [{code}]")), "{tag}: {said}");
                assert!(said.contains(&fault.about()), "{tag}: {said}");
            }
            assert_eq!(locale.missing().iter().collect::<Vec<_>>(), Vec::<&_>::new(), "{tag}");
        }
    }

    #[test]
    fn a_holder_is_named_as_far_as_it_said_who_it_is() {
        let locale = Locale::bare(&Tag::english());
        let said = holder_name(Some(&holder()), &locale).into_string();
        assert!(said.starts_with("rulebound exec (process 7) on box, since 1970-01-01 "), "{said}");
        let mut unknown = holder();
        unknown.since = 0;
        assert_eq!(holder_name(Some(&unknown), &locale).as_str(), "rulebound exec (process 7) on box");
        unknown.program.clear();
        assert_eq!(holder_name(Some(&unknown), &locale).as_str(), "process 7");
    }
}
