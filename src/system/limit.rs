//! A limit on how large files may grow: the system ends a program that meets it, unless it listens.
//!
//! Must not know: which files.

/// Lets a file that may not grow be an error of its writing, not the end of the program.
#[cfg(unix)]
pub fn outlive_size_limit() {
    let heard = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    // Where the system refuses to listen, all stays as it was.
    let _ = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, heard);
}

/// There is no such limit here.
#[cfg(not(unix))]
pub fn outlive_size_limit() {}
