use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::*;
use crate::game::Pin;

/// A game's folder with all that may stand in one.
fn game(folder: &Path) -> PathBuf {
    let game = folder.join("saga");
    let pin = serde_json::to_vec(&Pin::new("story", 1, String::new(), &[])).expect("a pin");
    for (name, bytes) in [
        ("pin.json", pin.as_slice()),
        ("checkpoint-0.json", b"{}"),
        ("checkpoint-120.json", b"{}"),
        ("journal.jsonl", b"{}\n{}\n"),
        ("journal.damaged-1.jsonl", b"{"),
        ("rules/ruleset.json", b"{}"),
        ("rules/catalogs/gear.json", b"[]"),
        ("lock", b"process 1\n"),
        (".tmp-abc", b"{"),
        ("checkpoint-007.json", b"{}"),
        ("notes.txt", b"mine"),
    ] {
        let path = game.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        fs::write(path, bytes).expect("written");
    }
    game
}

fn read(root: &Path, name: &str) -> Option<Vec<u8>> {
    fs::read(root.join(name)).ok()
}

#[test]
fn what_is_exported_is_imported_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let (game, file) = (game(folder.path()), folder.path().join("saga.zip"));
    let exported = export(&game, &file).expect("exported");
    let names: Vec<&str> = exported.manifest.files.iter().map(|part| part.path.as_str()).collect();
    assert_eq!(
        names,
        [
            "checkpoint-0.json",
            "checkpoint-120.json",
            "journal.damaged-1.jsonl",
            "pin.json",
            "rules/catalogs/gear.json",
            "rules/ruleset.json",
            "journal.jsonl"
        ]
    );
    let archive = CheckedArchive::read(&file).expect("whole");
    assert_eq!((archive.folder(), archive.pin.id.as_str()), (Some("saga"), "story"));
    let copy = folder.path().join("deep/copy");
    archive.unpack(&copy).expect("unpacked");
    for name in names {
        assert_eq!(read(&copy, name), read(&game, name), "{name}");
    }
    for name in ["lock", ".tmp-abc", "notes.txt", "checkpoint-007.json", "manifest.json"] {
        assert_eq!(read(&copy, name), None, "{name}");
    }
    let again = CheckedArchive::read(&file).expect("whole");
    assert!(matches!(again.unpack(&copy), Err(ArchiveFault::Save(crate::save::SaveError::Exists { .. }))));
    assert!(matches!(export(&game, &file), Err(ArchiveFault::Save(crate::save::SaveError::Exists { .. }))));
}

#[test]
fn a_game_without_a_part_is_not_exported() {
    for name in ["journal.jsonl", "checkpoint-*"] {
        let folder = tempfile::tempdir().expect("a folder");
        let (game, file) = (game(folder.path()), folder.path().join("saga.zip"));
        for gone in ["journal.jsonl", "checkpoint-0.json", "checkpoint-120.json"] {
            if gone.starts_with(name.trim_end_matches('*')) {
                fs::remove_file(game.join(gone)).expect("removed");
            }
        }
        assert_eq!(export(&game, &file).expect_err(name).code(), Some("missing-part"));
        assert!(!file.exists());
    }
}

type Parts = Vec<(String, Vec<u8>)>;

/// Writes an archive of a small game in which something is changed.
fn archive(folder: &Path, change: impl FnOnce(&mut Parts, &mut Value)) -> PathBuf {
    let pin = serde_json::to_vec(&Pin::new("story", 1, String::new(), &[])).expect("a pin");
    let mut parts: Parts = [
        ("pin.json", pin.as_slice()),
        ("checkpoint-0.json", b"{}"),
        ("journal.jsonl", b"{}\n"),
        ("rules/ruleset.json", b"{}"),
    ]
    .into_iter()
    .map(|(name, bytes)| (name.to_owned(), bytes.to_vec()))
    .collect();
    let listed: Vec<Value> = parts
        .iter()
        .map(|(name, bytes)| {
            let Ok((bytes, sha256)) = copy_hashed(bytes.as_slice(), &mut io::sink(), 99_999) else { panic!("hashed") };
            json!({ "path": name, "bytes": bytes, "sha256": sha256 })
        })
        .collect();
    let mut manifest = json!({ "format": "rulebound-game", "version": 1, "folder": "saga", "name": "Saga", "layout": 2,
        "program": "0.1.0", "files": listed });
    change(&mut parts, &mut manifest);
    let file = folder.join("changed.zip");
    let mut zip = ZipWriter::new(fs::File::create(&file).expect("a file"));
    let text = if manifest == json!("gone") { b"gone".to_vec() } else { manifest.to_string().into_bytes() };
    parts.push(("manifest.json".to_owned(), text));
    for (name, bytes) in parts.iter().filter(|(_, bytes)| bytes != b"gone") {
        match bytes.strip_prefix(b"link:") {
            Some(to) => {
                let to = String::from_utf8(to.to_vec()).expect("a path");
                zip.add_symlink(name.as_str(), to, SimpleFileOptions::default()).expect("added");
            }
            None => {
                zip.start_file(name.as_str(), SimpleFileOptions::default()).expect("begun");
                zip.write_all(bytes).expect("written");
            }
        }
    }
    zip.finish().expect("finished");
    file
}

#[test]
fn what_is_wrong_is_refused_before_anything_is_made() {
    let part = |name: &str, bytes: &[u8]| (name.to_owned(), bytes.to_vec());
    let list = |name: &str| json!({ "path": name, "bytes": 1, "sha256": "" });
    type Change<'c> = Box<dyn Fn(&mut Parts, &mut Value) + 'c>;
    let cases: Vec<(&str, Change<'_>)> = vec![
        ("", Box::new(|_, _| {})),
        ("unsafe-path", Box::new(|parts, _| parts.push(part("../out.json", b"x")))),
        ("unsafe-path", Box::new(|parts, _| parts.push(part("rules/../../out.json", b"x")))),
        ("unsafe-path", Box::new(|parts, _| parts.push(part("/etc/out", b"x")))),
        ("unsafe-path", Box::new(|parts, _| parts.push(part("rules\\out.json", b"x")))),
        ("unsafe-path", Box::new(|_, manifest| manifest["files"][3]["path"] = json!("rules/../pin.json"))),
        ("link", Box::new(|parts, _| parts.push(part("rules/link.json", b"link:/etc/passwd")))),
        ("duplicate-name", Box::new(|parts, _| parts.push(part("PIN.json", b"{}")))),
        ("duplicate-name", Box::new(|_, manifest| manifest["files"][1] = manifest["files"][0].clone())),
        ("no-manifest", Box::new(|_, manifest| *manifest = json!("gone"))),
        ("bad-manifest", Box::new(|_, manifest| *manifest = json!([1]))),
        ("bad-manifest", Box::new(|_, manifest| manifest["format"] = json!("other"))),
        ("bad-manifest", Box::new(|_, manifest| manifest["files"][0]["bytes"] = json!(-1))),
        ("newer-archive", Box::new(|_, manifest| *manifest = json!({ "format": "rulebound-game", "version": 2 }))),
        ("missing-part", Box::new(|parts, _| parts[2].1 = b"gone".to_vec())),
        (
            "missing-part",
            Box::new(|parts, manifest| {
                parts.remove(1);
                manifest["files"].as_array_mut().expect("files").remove(1);
            }),
        ),
        ("unlisted-part", Box::new(|parts, _| parts.push(part("rules/more.json", b"x")))),
        (
            "no-part",
            Box::new(|parts, manifest| {
                parts.push(part("notes.txt", b"x"));
                manifest["files"].as_array_mut().expect("files").push(list("notes.txt"));
            }),
        ),
        ("size-mismatch", Box::new(|parts, _| parts[2].1.push(b'x'))),
        ("size-mismatch", Box::new(|parts, _| parts[2].1.truncate(2))),
        ("hash-mismatch", Box::new(|parts, _| parts[2].1[0] = b'x')),
        ("too-large", Box::new(|_, manifest| manifest["files"][2]["bytes"] = json!(u64::MAX))),
        (
            "bad-pin",
            Box::new(|parts, manifest| {
                parts[0].1 = b"x".to_vec();
                let Ok((bytes, sha256)) = copy_hashed(b"x".as_slice(), &mut io::sink(), 9) else { panic!("hashed") };
                manifest["files"][0]["bytes"] = json!(bytes);
                manifest["files"][0]["sha256"] = json!(sha256);
            }),
        ),
    ];
    for (at, (code, change)) in cases.iter().enumerate() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = archive(folder.path(), change);
        match CheckedArchive::read(&file) {
            Ok(_) => assert_eq!(*code, "", "case {at} is refused"),
            Err(fault) => assert_eq!(fault.code(), Some(*code), "case {at}: {fault}"),
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "case {at}: nothing is made");
    }
}

#[test]
fn what_is_no_archive_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = archive(folder.path(), |_, _| {});
    let bytes = fs::read(&file).expect("an archive");
    for cut in [0, 4, bytes.len() / 2, bytes.len() - 1] {
        fs::write(&file, &bytes[..cut]).expect("written");
        assert_eq!(CheckedArchive::read(&file).expect_err("cut").code(), Some("not-an-archive"), "cut at {cut}");
    }
    assert_eq!(CheckedArchive::read(folder.path()).expect_err("a folder").code(), Some("not-an-archive"));
}

#[test]
fn a_folder_that_is_no_plain_name_is_not_made() {
    for name in ["../up", "a/b", ".hidden", "", "a\\b"] {
        let folder = tempfile::tempdir().expect("a folder");
        let file = archive(folder.path(), |_, manifest| manifest["folder"] = json!(name));
        assert_eq!(CheckedArchive::read(&file).expect("whole").folder(), None, "{name}");
    }
}
