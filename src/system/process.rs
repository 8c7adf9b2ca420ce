//! Which process this is, in words that another process can check later, also on another machine.
//!
//! Where the system tells nothing of its processes (no `/proc`), nothing is guessed: then it is unknown whether one still runs.
//!
//! Must not know: what processes are told apart for.

use std::fs;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::system::hex;

/// A process on some machine. What is not known is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProcessMark {
    /// The machine's name, for people.
    #[serde(default)]
    pub host: String,
    /// The number of the process.
    #[serde(default)]
    pub id: u32,
    /// Its machine, told apart from others of the same name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub machine: String,
    /// Since which start of the machine its number counts.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub boot: String,
    /// Among which processes its number counts; a container has its own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub space: String,
    /// When it began, in the system's own count: a number is given to another process later.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<u64>,
}

/// What has become of a process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is this one.
    Own,
    /// It runs.
    Runs,
    /// It has ended: nothing has its number, or something that began later has, or the machine was started anew.
    Ended,
    /// It ran on another machine, or in another container: nobody here can tell.
    Elsewhere,
    /// It ran here, and the system does not tell whether it still does.
    Unknown,
}

impl ProcessMark {
    /// This process.
    pub fn own() -> Self {
        let id = std::process::id();
        Self {
            host: host(),
            id,
            machine: machine(),
            boot: told("/proc/sys/kernel/random/boot_id"),
            space: fs::read_link("/proc/self/ns/pid").map(|space| space.display().to_string()).unwrap_or_default(),
            began: began(id),
        }
    }

    /// What has become of it, as far as can be told from here.
    pub fn standing(&self) -> Standing {
        self.standing_beside(&Self::own())
    }

    fn standing_beside(&self, own: &Self) -> Standing {
        let differ = |left: &str, right: &str| !left.is_empty() && !right.is_empty() && left != right;
        if differ(&self.host, &own.host) || differ(&self.machine, &own.machine) {
            return Standing::Elsewhere;
        }
        if differ(&self.boot, &own.boot) {
            // Two machines may bear one name; only one that is known to be the same was started anew.
            let known = !self.machine.is_empty() && self.machine == own.machine;
            return if known { Standing::Ended } else { Standing::Elsewhere };
        }
        if differ(&self.space, &own.space) {
            return Standing::Elsewhere;
        }
        if self.id == own.id && (self.began.is_none() || self.began == own.began) {
            return Standing::Own;
        }
        match (began(self.id), own.began) {
            (Some(now), _) if self.began.is_none_or(|then| then == now) => Standing::Runs,
            (Some(_), _) | (None, Some(_)) => Standing::Ended,
            (None, None) => Standing::Unknown,
        }
    }
}

/// What this program was started as, for people: its name and its command.
pub fn program_name() -> String {
    let command = std::env::args_os().nth(1).and_then(|word| word.into_string().ok());
    let command = command.filter(|word| !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase()));
    command.map_or_else(|| "rulebound".to_owned(), |command| format!("rulebound {command}"))
}

fn host() -> String {
    let host = told("/proc/sys/kernel/hostname");
    if !host.is_empty() {
        return host;
    }
    let names = ["HOSTNAME", "COMPUTERNAME", "HOST"].into_iter().filter_map(|name| std::env::var(name).ok());
    names.into_iter().find(|name| !name.is_empty()).unwrap_or_default()
}

/// The machine's own name for itself is nobody's business, so what is told is made from it.
fn machine() -> String {
    let id = told("/etc/machine-id");
    if id.is_empty() {
        return id;
    }
    let digest = Sha256::digest(format!("rulebound {id}").as_bytes());
    digest.first_chunk::<8>().map(|first| hex(first)).unwrap_or_default()
}

/// When a process began, counted from the machine's start; nothing where there is none of that number or nobody can tell.
fn began(id: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name stands in brackets and may hold anything; the twentieth word after it is the one.
    let after = stat.get(stat.rfind(')')? + 1..)?;
    after.split_whitespace().nth(19)?.parse().ok()
}

fn told(path: &str) -> String {
    fs::read_to_string(path).map(|text| text.trim().to_owned()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_process_knows_itself_and_its_parent() {
        let own = ProcessMark::own();
        assert_eq!(own.standing(), Standing::Own);
        if own.began.is_none() {
            return eprintln!("skipped: this system tells nothing of its processes");
        }
        let first = ProcessMark { id: 1, began: began(1), ..own.clone() };
        assert_eq!(first.standing(), Standing::Runs);
        let reused = ProcessMark { id: 1, began: Some(u64::MAX), ..own.clone() };
        assert_eq!(reused.standing(), Standing::Ended);
        let gone = ProcessMark { id: u32::MAX, ..own };
        assert_eq!(gone.standing(), Standing::Ended);
    }

    #[test]
    fn what_ran_elsewhere_is_never_taken_for_ended() {
        let own =
            ProcessMark { machine: "m".to_owned(), boot: "b".to_owned(), space: "s".to_owned(), ..ProcessMark::own() };
        let differs = |change: fn(&mut ProcessMark)| {
            let mut other = ProcessMark { id: u32::MAX, ..own.clone() };
            change(&mut other);
            other.standing_beside(&own)
        };
        assert_eq!(differs(|other| other.host = "another".to_owned()), Standing::Elsewhere);
        assert_eq!(differs(|other| other.machine = "another".to_owned()), Standing::Elsewhere);
        assert_eq!(differs(|other| other.space = "another".to_owned()), Standing::Elsewhere);
        assert_eq!(differs(|other| other.boot = "another".to_owned()), Standing::Ended);
        // Nobody can tell one of two machines of that name from the other.
        let unnamed = |other: &mut ProcessMark| {
            other.machine.clear();
            other.boot = "another".to_owned();
        };
        assert_eq!(differs(unnamed), Standing::Elsewhere);
    }
}
