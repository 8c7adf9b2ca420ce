//! Small disks in memory, where this machine lets somebody mount them.
#![allow(dead_code, reason = "each test program uses its own part")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command as Process;

/// A small disk, as long as it lives.
pub struct Disk(pub PathBuf);

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Process::new("umount").arg("-l").arg(&self.0).status();
    }
}

pub fn done(program: &str, arguments: &[&str]) -> Result<(), String> {
    let output = Process::new(program).args(arguments).output().map_err(|fault| format!("{program}: {fault}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()) }
}

/// Mounts a small disk below a folder; nothing, with a word, where this machine does not let us.
pub fn disk(folder: &Path) -> Option<Disk> {
    let path = folder.join("disk");
    fs::create_dir_all(&path).expect("a folder");
    match done("mount", &["-t", "tmpfs", "-o", "size=400k", "rulebound-test", &path.to_string_lossy()]) {
        Ok(()) => Some(Disk(path)),
        Err(why) => {
            eprintln!("skipped: no disk can be mounted here ({why}); the limit on files is tested instead");
            None
        }
    }
}

impl Disk {
    pub fn fill(&self) {
        let mut file = fs::File::create(self.0.join("filler")).expect("a file");
        let block = [7_u8; 1024];
        while std::io::Write::write_all(&mut file, &block).is_ok() {}
    }

    pub fn free(&self) {
        fs::remove_file(self.0.join("filler")).expect("room again");
    }

    pub fn remount(&self, how: &str) {
        done("mount", &["-o", &format!("remount,{how}"), &self.0.to_string_lossy()]).expect("mounted otherwise");
    }
}
