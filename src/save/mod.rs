//! Games on disk: a folder with the pin, the exact ruleset bytes, checkpoints and a journal (architecture.md, "Saves").
//!
//! A record is a command with the events it produced, a sequence number and a checksum, appended and synced before
//! anything of it is shown. Events are applied again on opening, never rolled again. Where a disk refuses, a screen lets records
//! wait in memory and says so; what runs without one refuses.
//!
//! Must not know: what a command means, languages, screens.

mod append;
pub mod archive;
mod background;
mod checkpoint;
mod create;
mod elsewhere;
mod error;
mod files;
mod folder;
mod holder;
mod journal;
mod layout;
mod listing;
mod lock;
mod move_up;
mod playback;
mod recover;
mod remains;
mod replay;
mod session;
mod waiting;
mod walk;

pub use checkpoint::checkpoint_line;
pub use create::SaveFiles;
pub use error::SaveError;
pub use folder::{Access, GameFolder, OpenedGame};
pub use holder::{Barred, Holder};
pub use journal::{JournalEnd, Line, Record, record_line};
pub use lock::{Lock, LockState, Will};
pub use move_up::MovedUp;
pub use recover::{Recovery, recover, survey};
pub use remains::Remains;
pub use replay::{Difference, Replay, replay};
pub use session::{RunFault, Session};
pub use waiting::{Retry, Unsaved};
pub use walk::{JournalRead, read_journal};

pub use crate::system::DiskFault;
