//! One process holds a game for writing.
//!
//! The lock is the system's own on the file `lock`: it lets go when the process ends, however it ends. The holder writes into
//! that file who it is, for people, and takes that away when it is done; so what stands there later tells of a holder that
//! ended without a word.
//!
//! - Where the system's lock is free, a note of a process of this machine is of no more account: whoever wrote it is gone.
//! - A note from another machine (or another container) is never passed over unasked: a folder that two machines share may have
//!   a system lock for each of them.
//! - Where the file system has no locks at all, a file `lock.held` that only one can make stands in for them. Then the note in
//!   it decides: one whose process has ended, whose number belongs to another process now, or whose machine was started anew
//!   is stale and taken away; what is not known to be gone holds.
//!
//! Must not know: what is written into a game, languages.

use std::ffi::OsStr;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::save::holder::Holder;
use crate::system::{Standing, same_file, seconds_apart};

/// The file that is locked.
const LOCK: &str = "lock";

/// The file that stands in for a lock.
const STAND_IN: &str = "lock.held";

/// Whether a file of that name belongs to the lock, not to the game.
pub(super) fn is_lock_file(name: &OsStr) -> bool {
    name == LOCK || name == STAND_IN
}

/// Somebody who only looks whether a game is held holds it for a moment; so taking it is tried so often.
const TRIES: u32 = 5;

/// How long lies between two tries.
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The right to write a game, kept while this lives.
#[derive(Debug)]
pub struct Lock(Kept);

#[derive(Debug)]
enum Kept {
    /// By the system, on this file.
    System(File),
    /// By a file that only we could make, with what we wrote into it.
    StandIn(PathBuf, String),
}

/// How much the player wants it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Will {
    /// What may be held on another machine is left alone.
    Ask,
    /// The player knows that nobody holds it on another machine any more.
    Insist,
}

/// Whether the game may be written.
#[derive(Debug)]
pub enum LockState {
    /// By us; whoever held it last and ended without a word is named.
    Ours(Lock, Option<Holder>),
    /// Somebody holds it, who may not have said who it is.
    Held(Option<Holder>),
    /// It was held on another machine last, and nobody here can tell whether it still is.
    Elsewhere(Holder),
    /// The folder cannot be written at all.
    Unwritable(io::Error),
}

/// What the file system has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum FileLocks {
    /// Locks, or it says that it has none.
    System,
    /// None, as a test wants it.
    #[cfg(test)]
    Missing,
}

impl FileLocks {
    fn try_lock(self, file: &File) -> Result<(), TryLockError> {
        match self {
            Self::System => file.try_lock(),
            #[cfg(test)]
            Self::Missing => Err(TryLockError::Error(io::ErrorKind::Unsupported.into())),
        }
    }
}

impl Lock {
    /// Tries to take a game folder's lock.
    pub fn take(folder: &Path, will: Will) -> LockState {
        take(folder, will, FileLocks::System)
    }

    /// Who holds a game, or may: nobody, or somebody who may not have said who it is. Writes nothing.
    pub fn holder(folder: &Path) -> Option<Option<Holder>> {
        let stand_in = fs::read_to_string(folder.join(STAND_IN)).ok().map(|note| Holder::read(&note));
        if let Some(holder) = stand_in {
            let ended = holder.as_ref().is_some_and(|holder| holder.process.standing() == Standing::Ended);
            return (!ended).then_some(holder);
        }
        let mut file = OpenOptions::new().read(true).open(folder.join(LOCK)).ok()?;
        let locked = matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
        let holder = Holder::read(&note(&mut file));
        let elsewhere = holder.as_ref().is_some_and(|holder| holder.process.standing() == Standing::Elsewhere);
        (locked || elsewhere).then_some(holder)
    }

    /// Whether the system lets us take a game's lock, should nobody hold it. Writes nothing.
    pub fn may_be_taken(folder: &Path) -> bool {
        match OpenOptions::new().write(true).open(folder.join(LOCK)) {
            Ok(_) => true,
            // It would have to be made.
            Err(cause) if cause.kind() == io::ErrorKind::NotFound => {
                fs::metadata(folder).is_ok_and(|folder| !folder.permissions().readonly())
            }
            Err(_) => false,
        }
    }

    /// Whether it still is the lock of that folder: a folder that was removed, or put in another's place, has another.
    pub fn is_of(&self, folder: &Path) -> bool {
        match &self.0 {
            Kept::System(file) => same_file(file, &folder.join(LOCK)),
            Kept::StandIn(path, note) => fs::read_to_string(path).is_ok_and(|found| found == *note),
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        match &self.0 {
            // Done with a word. What cannot be taken away now is known to be of no account later.
            Kept::System(file) => drop(file.set_len(0)),
            Kept::StandIn(path, note) => {
                if fs::read_to_string(path).is_ok_and(|found| found == *note) {
                    let _ = fs::remove_file(path);
                }
            }
        }
    }
}

fn take(folder: &Path, will: Will, locks: FileLocks) -> LockState {
    let mut file = match OpenOptions::new().read(true).write(true).create(true).truncate(false).open(folder.join(LOCK))
    {
        Ok(file) => file,
        Err(cause) => return LockState::Unwritable(cause),
    };
    for more in (0..TRIES).rev() {
        match locks.try_lock(&file) {
            Ok(()) => return taken(file, will),
            Err(TryLockError::WouldBlock) if more > 0 => std::thread::sleep(BETWEEN_TRIES),
            Err(TryLockError::WouldBlock) => break,
            Err(TryLockError::Error(_)) => return stand_in(folder, will),
        }
    }
    LockState::Held(Holder::read(&note(&mut file)))
}

/// The system's lock is ours; the note of whoever had it last is read, and ours is written.
fn taken(mut file: File, will: Will) -> LockState {
    let left = Holder::read(&note(&mut file));
    let left = match left.as_ref().map(|left| left.process.standing()) {
        Some(Standing::Elsewhere) if will == Will::Ask => match left {
            Some(holder) => return LockState::Elsewhere(holder),
            None => None,
        },
        // What runs and does not hold it left it there when it could not take its word away.
        Some(Standing::Own | Standing::Runs) => None,
        _ => left,
    };
    // The note only helps people; the lock itself is the system's.
    let _ = file.set_len(0).and_then(|()| file.rewind()).and_then(|()| file.write_all(Holder::own().note().as_bytes()));
    LockState::Ours(Lock(Kept::System(file)), left)
}

fn stand_in(folder: &Path, will: Will) -> LockState {
    let path = folder.join(STAND_IN);
    let own = Holder::own().note();
    let mut left = None;
    for _ in 0..TRIES {
        match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(mut file) => {
                if let Err(cause) = file.write_all(own.as_bytes()).and_then(|()| file.sync_all()) {
                    // A note that nobody can read would hold the game for ever.
                    let _ = fs::remove_file(&path);
                    return LockState::Unwritable(cause);
                }
                return LockState::Ours(Lock(Kept::StandIn(path, own)), left);
            }
            Err(cause) if cause.kind() != io::ErrorKind::AlreadyExists => return LockState::Unwritable(cause),
            Err(_) => {}
        }
        // It may be gone again by now; then it is made in the next round.
        let Ok(found) = fs::read_to_string(&path) else { continue };
        let holder = Holder::read(&found);
        match holder.as_ref().map(|holder| holder.process.standing()) {
            Some(Standing::Ended) => {}
            Some(Standing::Elsewhere) if will == Will::Insist => {}
            Some(Standing::Elsewhere) => {
                return holder.map_or(LockState::Held(None), LockState::Elsewhere);
            }
            _ => return LockState::Held(holder),
        }
        match take_away(&path, &found) {
            true => left = holder,
            false => std::thread::sleep(BETWEEN_TRIES),
        }
    }
    LockState::Held(None)
}

/// Takes a stale stand-in away where it still is the one that was read. Only one at a time looks and takes: nobody takes away
/// what somebody else made in between.
fn take_away(path: &Path, read: &str) -> bool {
    let taking = path.with_extension("taking");
    if OpenOptions::new().write(true).create_new(true).open(&taking).is_err() {
        // Whoever takes needs no time for it; what is left of one who never ended is cleared away.
        if seconds_apart(&taking) > TAKING_SECONDS_MAX {
            let _ = fs::remove_file(&taking);
        }
        return false;
    }
    let taken = fs::read_to_string(path).is_ok_and(|found| found == read) && fs::remove_file(path).is_ok();
    let _ = fs::remove_file(&taking);
    taken
}

fn note(file: &mut File) -> String {
    let mut note = String::new();
    let _ = file.rewind().and_then(|()| file.take(NOTE_BYTES_MAX).read_to_string(&mut note));
    note
}

/// Taking a stale lock away takes no longer.
const TAKING_SECONDS_MAX: u64 = 60;

/// No note is longer.
const NOTE_BYTES_MAX: u64 = 4096;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::system::{ProcessMark, unix_seconds};

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("a folder")
    }

    fn leave(folder: &Path, file: &str, change: impl FnOnce(&mut ProcessMark)) -> Holder {
        let mut holder = Holder::own();
        change(&mut holder.process);
        fs::write(folder.join(file), holder.note()).expect("written");
        holder
    }

    fn ours(state: LockState) -> (Lock, Option<Holder>) {
        match state {
            LockState::Ours(lock, left) => (lock, left),
            other => panic!("{other:?}"),
        }
    }

    fn elsewhere(process: &mut ProcessMark) {
        process.host = "another machine".to_owned();
    }

    fn ended(process: &mut ProcessMark) {
        process.id = u32::MAX;
        process.began = Some(1);
    }

    const BOTH: [(FileLocks, &str); 2] = [(FileLocks::System, LOCK), (FileLocks::Missing, STAND_IN)];

    #[test]
    fn one_holds_it_until_it_lets_go() {
        for (locks, file) in BOTH {
            let folder = folder();
            let (lock, left) = ours(take(folder.path(), Will::Ask, locks));
            assert_eq!(left, None);
            assert!(lock.is_of(folder.path()));
            let LockState::Held(Some(holder)) = take(folder.path(), Will::Insist, locks) else { panic!("not held") };
            assert_eq!(holder.process, ProcessMark::own());
            assert_eq!(Lock::holder(folder.path()).flatten().map(|holder| holder.process.id), Some(std::process::id()));
            drop(lock);
            assert_eq!(Lock::holder(folder.path()), None);
            assert_eq!(fs::read_to_string(folder.path().join(file)).unwrap_or_default(), "");
            assert_eq!(ours(take(folder.path(), Will::Ask, locks)).1, None);
        }
    }

    #[test]
    fn what_a_process_left_that_has_ended_is_taken_with_a_word() {
        if ProcessMark::own().began.is_none() {
            return eprintln!("skipped: this system tells nothing of its processes");
        }
        for (locks, file) in BOTH {
            let folder = folder();
            let holder = leave(folder.path(), file, ended);
            assert_eq!(ours(take(folder.path(), Will::Ask, locks)).1, Some(holder));
            // Its number belongs to another process now.
            let holder = leave(folder.path(), file, |process| process.began = Some(1));
            assert_eq!(ours(take(folder.path(), Will::Ask, locks)).1, Some(holder));
        }
    }

    #[test]
    fn what_another_machine_left_is_asked_about() {
        for (locks, file) in BOTH {
            let folder = folder();
            let holder = leave(folder.path(), file, elsewhere);
            let LockState::Elsewhere(found) = take(folder.path(), Will::Ask, locks) else { panic!("taken") };
            assert_eq!(found, holder);
            assert_eq!(Lock::holder(folder.path()), Some(Some(holder.clone())));
            assert_eq!(fs::read_to_string(folder.path().join(file)).expect("a note"), holder.note());
            assert_eq!(ours(take(folder.path(), Will::Insist, locks)).1, Some(holder));
        }
    }

    #[test]
    fn without_locks_what_runs_or_cannot_be_read_holds() {
        let folder = folder();
        fs::write(folder.path().join(STAND_IN), "").expect("written");
        assert!(matches!(take(folder.path(), Will::Insist, FileLocks::Missing), LockState::Held(None)));
        fs::write(folder.path().join(STAND_IN), "process 1\n").expect("written");
        let LockState::Held(Some(holder)) = take(folder.path(), Will::Insist, FileLocks::Missing) else {
            panic!("taken");
        };
        assert_eq!(holder.process.id, 1);
    }

    #[test]
    fn a_clock_that_went_back_holds_nothing_up() {
        if ProcessMark::own().began.is_none() {
            return eprintln!("skipped: this system tells nothing of its processes");
        }
        let day = Duration::from_secs(86_400);
        for (locks, file) in BOTH {
            let folder = folder();
            let mut holder = leave(folder.path(), file, ended);
            holder.since += day.as_secs();
            fs::write(folder.path().join(file), holder.note()).expect("written");
            // Somebody was taking it away when the machine stopped, tomorrow.
            let taking = File::create(folder.path().join(STAND_IN).with_extension("taking")).expect("made");
            taking.set_modified(std::time::UNIX_EPOCH + Duration::from_secs(unix_seconds()) + day).expect("set");
            assert_eq!(ours(take(folder.path(), Will::Ask, locks)).1, Some(holder));
        }
    }

    #[test]
    fn a_lock_is_of_no_other_folder() {
        for (locks, file) in BOTH {
            let folder = folder();
            let (lock, _) = ours(take(folder.path(), Will::Ask, locks));
            fs::rename(folder.path().join(file), folder.path().join("aside")).expect("moved");
            assert!(!lock.is_of(folder.path()));
            fs::write(folder.path().join(file), "").expect("written");
            assert!(!lock.is_of(folder.path()));
        }
    }

    #[test]
    fn of_many_who_find_a_stale_one_one_gets_it() {
        if ProcessMark::own().began.is_none() {
            return eprintln!("skipped: this system tells nothing of its processes");
        }
        let folder = folder();
        leave(folder.path(), STAND_IN, ended);
        let taken: Vec<LockState> = std::thread::scope(|scope| {
            let threads: Vec<_> =
                (0..8).map(|_| scope.spawn(|| take(folder.path(), Will::Ask, FileLocks::Missing))).collect();
            threads.into_iter().map(|thread| thread.join().expect("taken")).collect()
        });
        assert_eq!(taken.iter().filter(|state| matches!(state, LockState::Ours(..))).count(), 1, "{taken:?}");
    }
}
