//! What is fuzzed: one function a kind of input, each of which calls the library as the program does and holds what comes of
//! it to what must be true of any input. The libFuzzer targets and the program's own smoke test run the same functions.
//!
//! Must not know: libFuzzer (but for one macro that only its targets use), where inputs come from.

pub mod blind;
pub mod chance;
pub mod hold;
pub mod mutate;
pub mod targets;
pub mod tree;

/// A kind of input: its name, what is done with one, and how one is changed.
pub struct Target {
    /// What it is called; its corpus stands in `corpus/<name>`.
    pub name: &'static str,
    /// Reads an input and panics where something does not hold.
    pub run: fn(&[u8]),
    /// Makes another input of one, with its structure in mind.
    pub mutate: fn(&[u8], u64) -> Vec<u8>,
}

/// Every kind.
pub const TARGETS: &[Target] = &[
    Target { name: "ruleset", run: targets::ruleset::run, mutate: mutate::json },
    Target { name: "locale", run: targets::locale::run, mutate: mutate::json },
    Target { name: "catalog", run: targets::catalog::run, mutate: mutate::json },
    Target { name: "catalog_document", run: targets::catalog_document::run, mutate: mutate::json },
    Target { name: "manifest", run: targets::manifest::run, mutate: mutate::json },
    Target { name: "package", run: targets::package::run, mutate: mutate::json },
    Target { name: "party", run: targets::party::run, mutate: mutate::json },
    Target { name: "journal", run: targets::journal::run, mutate: mutate::lines },
    Target { name: "story", run: targets::story::run, mutate: mutate::tags },
    Target { name: "choices", run: targets::choices::run, mutate: mutate::json },
    Target { name: "foes", run: targets::foes::run, mutate: mutate::json },
];

/// The target of a name.
///
/// # Panics
/// Where there is none of that name.
pub fn target(name: &str) -> &'static Target {
    TARGETS.iter().find(|target| target.name == name).unwrap_or_else(|| panic!("no target `{name}`"))
}

/// A libFuzzer target: half of the inputs are changed with their structure in mind, the other half as libFuzzer does.
#[macro_export]
macro_rules! libfuzzer_target {
    ($name:ident) => {
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| { ($crate::target(stringify!($name)).run)(bytes) });

        libfuzzer_sys::fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
            if seed % 2 == 0 {
                let changed = ($crate::target(stringify!($name)).mutate)(&data[..size], u64::from(seed));
                if !changed.is_empty() && changed.len() <= max_size {
                    data[..changed.len()].copy_from_slice(&changed);
                    return changed.len();
                }
            }
            libfuzzer_sys::fuzzer_mutate(data, size, max_size)
        });
    };
}
