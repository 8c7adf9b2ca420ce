//! Games on disk: a folder with the pin, the exact ruleset bytes, checkpoints and a journal (architecture.md, "Saves").
//!
//! A record is a command with the events it produced, a sequence number and a checksum, appended and synced before
//! anything of it is shown. Events are applied again on opening, never rolled again.
//!
//! Must not know: what a command means, languages, screens.

mod folder;
mod journal;
mod lock;
mod session;

pub use folder::{Access, GameFolder, OpenedGame, Remains, SaveError, SaveFiles, UNWRITABLE};
pub use journal::{JournalEnd, JournalRead, Record, read_journal, record_line};
pub use lock::{Lock, LockState};
pub use session::{RunFault, Session};
