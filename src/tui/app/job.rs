//! What waits for the network is done beside the screens: one thing at a time, its progress shown, and it can be stopped.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, Mutex, PoisonError};

use crate::library::Library;
use crate::library::catalogs::{CatalogAddress, CatalogDocument, Net, Step};
use crate::library::import::Refusal;
use crate::library::manage::{Did, Fault};
use crate::locale::{Chain, Tag};
use crate::system::Web;

/// What is to be done.
#[derive(Debug, Clone)]
pub(super) enum Task {
    /// Show what a catalog offers.
    Browse(CatalogAddress),
    /// Install a package of a catalog.
    Install(String, CatalogAddress, Chain),
    /// Update a ruleset.
    Update(String, Chain),
    /// Keep the translations of a language.
    Speak(Tag),
}

/// What came of it.
#[derive(Debug)]
pub(super) enum Done {
    /// A catalog.
    Browsed(CatalogAddress, Result<CatalogDocument, Refusal>),
    /// What was done to the library.
    Did(Result<Vec<Did>, Fault>),
}

/// How far it is.
#[derive(Debug, Clone, Default)]
pub(super) struct Progress {
    pub(super) what: String,
    pub(super) got: u64,
    pub(super) whole: Option<u64>,
}

/// Something that is being done.
#[derive(Debug)]
pub(super) struct Job {
    progress: Arc<Mutex<Progress>>,
    stop: Arc<AtomicBool>,
    done: Receiver<Done>,
}

impl Job {
    /// Begins.
    pub(super) fn begin(library: Library, task: Task) -> Self {
        let (progress, stop) = (Arc::<Mutex<Progress>>::default(), Arc::new(AtomicBool::new(false)));
        let (send, done) = channel();
        let (told, stopped) = (Arc::clone(&progress), Arc::clone(&stop));
        std::thread::spawn(move || {
            let web = Web::default();
            let mut watch = |step: &Step<'_>| {
                let mut progress = told.lock().unwrap_or_else(PoisonError::into_inner);
                *progress = Progress { what: step.what.to_owned(), got: step.got, whole: step.whole };
                !stopped.load(Ordering::Relaxed)
            };
            let mut net = Net { fetch: &web, watch: &mut watch };
            // Nobody waits any more where the program has ended.
            let _ = send.send(run(&library, task, &mut net));
        });
        Self { progress, stop, done }
    }

    /// How far it is.
    pub(super) fn progress(&self) -> Progress {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks it to stop; what was begun is not stored then.
    pub(super) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// What came of it: nothing yet, or the end with or without an answer.
    pub(super) fn ended(&self) -> Option<Option<Done>> {
        match self.done.try_recv() {
            Ok(done) => Some(Some(done)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(None),
        }
    }
}

fn run(library: &Library, task: Task, net: &mut Net<'_>) -> Done {
    match task {
        Task::Browse(address) => {
            let document = library.browse(&address, net).map_err(|fault| fault.refusal(&address));
            Done::Browsed(address, document)
        }
        Task::Install(package, address, chain) => Done::Did(library.install_from(&package, &address, &chain, net)),
        Task::Update(id, chain) => Done::Did(library.update(Some(&id), None, &chain, net)),
        Task::Speak(language) => Done::Did(library.speak(&language, net)),
    }
}
