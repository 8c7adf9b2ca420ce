//! The real binary on a real pseudo-terminal: keys go in, the screen is read.
#![allow(dead_code, reason = "each test program uses its own part")]

use std::io::{Read, Write};
use std::num::NonZero;
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// How long a screen may take before the test gives up; slow machines are no fault.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub struct Terminal {
    pub child: Box<dyn Child + Send + Sync>,
    pub master: Box<dyn MasterPty + Send>,
    pub writer: Box<dyn Write + Send>,
    pub output: Receiver<Vec<u8>>,
    pub screen: vt100::Parser,
}

pub fn cells(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("a size")
}

impl Terminal {
    pub fn start(folder: &Path, (cols, rows): (u16, u16), arguments: &[&str], environment: &[(&str, &str)]) -> Self {
        Self::start_as(env!("CARGO_BIN_EXE_rulebound"), folder, (cols, rows), arguments, environment)
    }

    /// Starts another program, which may start ours.
    pub fn start_as(
        program: &str,
        folder: &Path,
        (cols, rows): (u16, u16),
        arguments: &[&str],
        environment: &[(&str, &str)],
    ) -> Self {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.cwd(folder);
        for (name, value) in [("TERM", "xterm-256color"), ("HOME", &folder.to_string_lossy()), ("LC_ALL", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env_remove("LANGUAGE");
        for (name, value) in environment {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let writer = pair.master.take_writer().expect("a writer");
        let (sender, output) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0_u8; 8192];
            while let Ok(count) = reader.read(&mut bytes) {
                if count == 0 || sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, master: pair.master, writer, output, screen: vt100::Parser::new(cells(rows), cells(cols), 0) }
    }

    pub fn text(&self) -> String {
        self.screen.screen().contents()
    }

    /// Reads until the screen passes a test.
    pub fn wait(&mut self, what: &str, test: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        while !test(&self.text()) {
            match self.output.recv_timeout(Duration::from_millis(100)) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(_) => assert!(start.elapsed() < PATIENCE, "waited for {what}; the screen is:\n{}", self.text()),
            }
        }
        self.text()
    }

    pub fn see(&mut self, wanted: &str) -> String {
        self.wait(wanted, |text| text.contains(wanted))
    }

    pub fn press(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).expect("keys");
        self.writer.flush().expect("keys");
    }

    /// Presses keys one by one and sees something after the last.
    pub fn press_and_see(&mut self, keys: &[&str], wanted: &str) -> String {
        for key in keys {
            self.press(key);
            std::thread::sleep(Duration::from_millis(40));
        }
        self.see(wanted)
    }

    /// Waits for the end and checks that the terminal is as it was.
    pub fn ends(self) {
        self.ends_with(0);
    }

    /// Waits for the end with an exit status and checks that the terminal is as it was; gives what it shows then.
    pub fn ends_with(mut self, code: u32) -> String {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the program") {
                break status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end; the screen is:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(50));
        };
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.screen.process(&bytes);
        }
        assert_eq!(status.exit_code(), code, "{status:?}\n{}", self.text());
        assert_eq!(status.signal(), None, "{status:?}\n{}", self.text());
        self.is_given_back();
        self.text()
    }

    /// Checks that the terminal is as it was before the program began.
    pub fn is_given_back(&self) {
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen(), "the alternate screen is still on");
        assert!(!screen.hide_cursor(), "the cursor is still hidden");
        assert!(!screen.bracketed_paste(), "bracketed paste is still on");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
        assert!(!self.is_raw(), "raw mode is still on");
    }

    /// Whether the terminal hands every key on as it comes, unseen.
    pub fn is_raw(&self) -> bool {
        let modes = self.master.get_termios().expect("the terminal's modes");
        let local = format!("{:?}", modes.local_flags);
        !local.contains("ICANON") && !local.contains("ECHO ") && !local.ends_with("ECHO)")
    }

    /// Sends the program a signal.
    pub fn signal(&self, name: &str) {
        let id = self.child.process_id().expect("a process").to_string();
        let sent = std::process::Command::new("kill").args([&format!("-{name}"), &id]).status().expect("kill");
        assert!(sent.success());
    }
}

pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\u{1b}";
pub const DOWN: &str = "\u{1b}[B";
pub const RIGHT: &str = "\u{1b}[C";
pub const END: &str = "\u{1b}[F";
