//! The import table as data: which module may name which. A forbidden `use crate::…` fails with file and line.

use std::path::{Path, PathBuf};

/// Modules in the order of the flow; each may import those listed, and itself.
const TABLE: &[(&str, &[&str])] = &[
    ("text", &[]),
    ("dice", &["text"]),
    ("source", &["text"]),
    ("format", &["text", "dice", "source"]),
    ("rules", &["text", "dice", "source", "format"]),
    ("sheet", &["text", "dice", "source", "format", "rules"]),
    ("items", &["text", "dice", "source", "format", "rules", "sheet"]),
    ("check", &["text", "dice", "source", "format", "rules", "sheet", "items"]),
    ("combat", &["text", "dice", "source", "format", "rules", "sheet", "items", "check"]),
    ("story", &["text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat"]),
    ("game", &["text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat", "story"]),
    ("system", &[]),
    (
        "save",
        &["text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat", "story", "game", "system"],
    ),
    ("locale", &["text", "source", "format"]),
    ("library", &["text", "source", "format", "locale", "system"]),
    ("narrate", &["text", "dice", "format", "rules", "sheet", "items", "check", "combat", "story", "game", "locale"]),
    (
        "view",
        &[
            "text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat", "story", "game", "save",
            "library", "locale", "narrate",
        ],
    ),
    (
        "tui",
        &[
            "text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat", "story", "game", "save",
            "library", "locale", "narrate", "view", "system",
        ],
    ),
    (
        "cli",
        &[
            "text", "dice", "source", "format", "rules", "sheet", "items", "check", "combat", "story", "game", "save",
            "library", "locale", "narrate", "view", "system",
        ],
    ),
];

/// Words that may stand only in these modules.
const ONLY_IN: &[(&str, &[&str])] = &[
    ("ratatui", &["tui"]),
    ("crossterm", &["tui"]),
    ("ureq", &["system"]),
    ("std::fs", &["system", "save", "library", "cli", "tui"]),
    ("std::env", &["system", "cli", "tui"]),
    ("SystemTime::now", &["system"]),
    ("Instant::now", &["system", "tui"]),
    ("ChaCha8Rng", &["dice"]),
];

fn source_files() -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("src") {
            let path = entry.expect("entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn module_of(path: &Path) -> String {
    let below = path.strip_prefix(Path::new(env!("CARGO_MANIFEST_DIR")).join("src")).expect("below src");
    let first = below.components().next().expect("a component").as_os_str().to_string_lossy().into_owned();
    first.trim_end_matches(".rs").to_owned()
}

/// `crate::` names on a line, also those in a braced list.
fn named(line: &str) -> Vec<String> {
    let mut names = Vec::new();
    for (at, _) in line.match_indices("crate::") {
        let rest = &line[at + "crate::".len()..];
        let word = |text: &str| text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
        match rest.strip_prefix('{') {
            Some(list) => names.extend(list.split(',').map(|part| word(part.trim()))),
            None => names.push(word(rest)),
        }
    }
    names.retain(|name| !name.is_empty());
    names
}

#[test]
fn modules_import_only_what_the_table_allows() {
    let mut wrong = Vec::new();
    for path in source_files() {
        let module = module_of(&path);
        if module == "lib" || module == "main" {
            continue;
        }
        let allowed = TABLE.iter().find(|(name, _)| *name == module).map(|(_, allowed)| *allowed);
        let allowed = allowed.unwrap_or_else(|| panic!("module `{module}` is not in the table"));
        let text = std::fs::read_to_string(&path).expect("source");
        for (at, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            for name in named(code) {
                let known = TABLE.iter().any(|(module, _)| *module == name);
                if known && name != module && !allowed.contains(&name.as_str()) {
                    wrong.push(format!("{}:{}: `{module}` may not import `{name}`", path.display(), at + 1));
                }
            }
            // Unit tests in a file of their own read sample files.
            let tests = path.file_name().is_some_and(|name| name == "tests.rs");
            for (word, modules) in ONLY_IN.iter().filter(|_| !tests) {
                if code.contains(word) && !modules.contains(&module.as_str()) {
                    wrong.push(format!("{}:{}: `{word}` may not stand in `{module}`", path.display(), at + 1));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn files_stay_small() {
    let mut large = Vec::new();
    for path in source_files() {
        let text = std::fs::read_to_string(&path).expect("source");
        let lines = text.lines().count();
        let reasoned = text.lines().take(12).any(|line| line.contains("Longer than 600 lines because"));
        if lines > 600 && !reasoned {
            large.push(format!("{}: {lines} lines", path.display()));
        }
    }
    assert!(large.is_empty(), "split these, or say at the top why not:\n{}", large.join("\n"));
}
