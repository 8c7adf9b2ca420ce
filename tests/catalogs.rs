//! Catalogs over a network that is there, slow, cut off, lying or gone: a real server on this machine, over https with a
//! certificate that it makes. Whatever happens, the library is as it was or as it should be.

#[path = "support/server.rs"]
mod server;
mod support;

use std::path::Path;
use std::time::Duration;

use rulebound::library::Library;
use rulebound::library::catalogs::{CatalogAddress, Net, Step};
use rulebound::library::manage::{Deed, Did, Fault};
use rulebound::locale::{Chain, Tag};
use rulebound::system::Web;
use serde_json::{Value, json};
use server::{Reply, Server};

/// A folder with a library and a catalog's files, and a server that serves them.
struct Scene {
    folder: tempfile::TempDir,
    server: Server,
    web: Web,
}

impl Scene {
    fn new(server: Server) -> Self {
        let patience = (Duration::from_millis(400), Duration::from_millis(1500));
        let web = Web::default().trusting(std::slice::from_ref(&server.certificate)).patient(patience.0, patience.1);
        let scene = Self { folder: tempfile::tempdir().expect("a folder"), server, web };
        scene.offer("2.1.0", 1);
        scene
    }

    /// Publishes a version of the package with a German and a French pack.
    fn offer(&self, version: &str, number: i64) {
        let shelf = self.folder.path().join("shelf");
        let _ = std::fs::remove_dir_all(&shelf);
        let ruleset = json!({ "base": "tiny", "patch": [
            { "set": "/id", "to": "mist" }, { "set": "/version", "to": number },
        ] });
        let pack = |tag: &str, wits: &str| json!({ "_meta": { "locale": tag, "direction": "ltr" }, "ruleset": { "Wits": wits } });
        let catalog = json!({ "catalog": [{
            "package": { "id": "mist", "version": version },
            "files": { "ruleset.json": ruleset },
            "locales": { "de": pack("de", "Witz"), "fr": pack("fr", "Esprit") },
        }] });
        support::packages::write(self.folder.path(), "shelf", &catalog).expect("a catalog");
        self.server.put_folder(&shelf);
    }

    /// What is served for a file of the catalog.
    fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.folder.path().join("shelf").join(name)).expect("a file")
    }

    fn library(&self) -> Library {
        Library::new(Some(self.folder.path().join("rulesets")))
    }

    fn address(&self) -> CatalogAddress {
        CatalogAddress::parse(&format!("{}/catalog.json", self.server.origin)).expect("an address")
    }

    fn online<T>(&self, deed: impl FnOnce(&Library, &mut Net<'_>) -> T) -> T {
        deed(&self.library(), &mut Net { fetch: &self.web, watch: &mut |_: &Step<'_>| true })
    }

    fn install(&self, language: &str) -> Result<Vec<Did>, String> {
        let done = self.online(|library, net| library.install_from("mist", &self.address(), &chain(language), net));
        done.map_err(|fault| refusal(&fault))
    }

    fn listed(&self) -> Value {
        serde_json::to_value(self.library().list(&[]).expect("a library")).expect("json")
    }

    /// What is installed: package versions with the languages that are kept, the one in use marked.
    fn kept(&self) -> Vec<String> {
        let listed = self.listed();
        let rulesets = listed["rulesets"].as_array().expect("rulesets");
        let versions = rulesets.iter().flat_map(|ruleset| ruleset["versions"].as_array().expect("versions"));
        let line = |version: &Value| {
            let kept = version["kept"].as_array().expect("kept").iter();
            let kept: Vec<&str> = kept.filter_map(|kept| kept["language"].as_str()).collect();
            let current = if version["current"] == true { "*" } else { "" };
            format!("{}{current} {}", version["package"].as_str().unwrap_or_default(), kept.join("+"))
        };
        versions.map(line).collect()
    }

    /// Nothing lies about that belongs to no install.
    fn tidy(&self) {
        let mut left = Vec::new();
        walk(&self.folder.path().join("rulesets"), &mut left);
        assert!(left.iter().all(|name| !name.starts_with('.')), "{left:?}");
    }
}

fn walk(folder: &Path, found: &mut Vec<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        found.push(entry.file_name().to_string_lossy().into_owned());
        walk(&entry.path(), found);
    }
}

fn chain(language: &str) -> Chain {
    Chain::of(&Tag::parse(language).expect("a tag"))
}

fn refusal(fault: &Fault) -> String {
    match fault {
        Fault::Refused(refusal) => refusal.code.clone(),
        Fault::Store(fault) => fault.to_string(),
    }
}

/// Lines of an answer as `action detail-or-code`.
fn said(did: &[Did]) -> Vec<String> {
    let word = |deed: Deed| serde_json::to_value(deed).expect("json").as_str().unwrap_or_default().to_owned();
    did.iter().map(|did| format!("{} {}", word(did.action), did.code.as_ref().unwrap_or(&did.detail))).collect()
}

#[test]
fn a_whole_life_over_https() {
    let scene = Scene::new(Server::secure());
    assert_eq!(said(&scene.install("de").expect("installed")), ["installed 2.1.0", "pack-kept de"]);
    assert_eq!(scene.server.asked(), ["/catalog.json", "/mist-2.1.0.zip", "/mist-2.1.0.de.json"]);
    let speak = |tag: &str| {
        let tag = Tag::parse(tag).expect("a tag");
        said(&scene.online(|library, net| library.speak(&tag, net)).expect("spoken"))
    };
    assert_eq!(speak("fr"), ["pack-kept fr", "pack-dropped de"]);
    assert_eq!(speak("fr"), Vec::<String>::new());
    assert_eq!(scene.server.asked(), ["/catalog.json", "/mist-2.1.0.fr.json", "/catalog.json"]);
    scene.offer("2.2.0", 2);
    let update = || scene.online(|library, net| library.update(None, None, &chain("fr"), net)).expect("updated");
    assert_eq!(said(&update()), ["updated 2.2.0", "pack-kept fr"]);
    assert_eq!(scene.kept(), ["2.1.0 ", "2.2.0* fr"]);
    scene.library().roll_back("mist").expect("rolled back");
    assert_eq!(speak("de"), Vec::<String>::new());
    assert_eq!(scene.kept(), ["2.1.0* ", "2.2.0 fr"]);
    scene.tidy();
}

#[test]
fn offline_everything_goes_on() {
    let Scene { folder, server, web } = Scene::new(Server::secure());
    let mut scene = Scene { folder, server, web };
    scene.install("de").expect("installed");
    let gone = std::mem::replace(&mut scene.server, Server::plain());
    drop(gone);
    let spoken = scene.online(|library, net| library.speak(&Tag::parse("fr").expect("a tag"), net)).expect("spoken");
    assert_eq!(said(&spoken), ["pack-failed unreachable"]);
    let kept = scene.online(|library, net| library.speak(&Tag::parse("de").expect("a tag"), net)).expect("spoken");
    assert_eq!(said(&kept), Vec::<String>::new(), "the pack is here");
    let updated = scene.online(|library, net| library.update(None, None, &chain("fr"), net)).expect("an answer");
    assert_eq!(said(&updated), ["refused unreachable"]);
    assert_eq!(scene.kept(), ["2.1.0* de"]);
    assert!(scene.library().open("mist").is_ok());
}

#[test]
fn a_catalog_that_cannot_be_had_installs_nothing() {
    let scene = Scene::new(Server::secure());
    let good = scene.bytes("catalog.json");
    let loops = format!("{}/catalog.json", scene.server.origin);
    let cases = [
        (Reply::Slow(good.clone(), Duration::from_millis(60)), "timed-out"),
        (Reply::Silent(Duration::from_secs(3)), "timed-out"),
        (Reply::Truncated(good.clone()), "unreachable"),
        (Reply::Endless, "too-large"),
        (Reply::Bytes(vec![b' '; 2_097_153]), "too-large"),
        (Reply::Redirect("http://127.0.0.1:9/catalog.json".to_owned()), "bad-redirect"),
        (Reply::Redirect("file:///etc/passwd".to_owned()), "bad-redirect"),
        (Reply::Redirect(loops), "bad-redirect"),
        (Reply::Status(404), "not-served"),
        (Reply::Status(503), "not-served"),
        (Reply::Bytes(b"<html>".to_vec()), "not-json"),
    ];
    for (reply, code) in cases {
        let shown = format!("{reply:?}").chars().take(40).collect::<String>();
        scene.server.put("/catalog.json", reply);
        assert_eq!(scene.install("de").map(|did| said(&did)), Err(code.to_owned()), "{shown}");
        assert_eq!(scene.kept(), Vec::<String>::new(), "{shown}");
    }
    scene.server.put("/catalog.json", Reply::Redirect("/moved/catalog.json".to_owned()));
    scene.server.put("/moved/catalog.json", Reply::Bytes(good));
    assert_eq!(scene.install("en").map(|did| said(&did)), Ok(vec!["installed 2.1.0".to_owned()]));
    scene.tidy();
}

#[test]
fn a_package_that_cannot_be_had_changes_nothing() {
    let scene = Scene::new(Server::secure());
    scene.install("de").expect("installed");
    scene.offer("2.2.0", 2);
    let good = scene.bytes("mist-2.2.0.zip");
    let mut longer = good.clone();
    longer.push(b'!');
    let mut other = good.clone();
    if let Some(last) = other.last_mut() {
        *last ^= 1;
    }
    let cases = [
        (Reply::Slow(good.clone(), Duration::from_millis(60)), "timed-out"),
        (Reply::Truncated(good.clone()), "unreachable"),
        (Reply::Bytes(longer), "hash-mismatch"),
        (Reply::Bytes(other), "hash-mismatch"),
        (Reply::Bytes(good[..good.len() - 1].to_vec()), "hash-mismatch"),
        (Reply::Endless, "hash-mismatch"),
        (Reply::Status(403), "not-served"),
        (Reply::Redirect("http://127.0.0.1:9/x.zip".to_owned()), "bad-redirect"),
    ];
    for (reply, code) in cases {
        let shown = format!("{reply:?}").chars().take(40).collect::<String>();
        scene.server.put("/mist-2.2.0.zip", reply);
        let updated = scene.online(|library, net| library.update(None, None, &chain("de"), net)).expect("an answer");
        assert_eq!(said(&updated), [format!("refused {code}")], "{shown}");
        assert_eq!(scene.kept(), ["2.1.0* de"], "{shown}");
    }
    scene.tidy();
}

#[test]
fn a_pack_that_cannot_be_had_costs_itself_only() {
    let scene = Scene::new(Server::secure());
    let good = scene.bytes("mist-2.1.0.de.json");
    let mut other = good.clone();
    other.push(b' ');
    let cases = [
        (Reply::Slow(good.clone(), Duration::from_millis(60)), "timed-out"),
        (Reply::Truncated(good.clone()), "unreachable"),
        (Reply::Bytes(other), "hash-mismatch"),
        (Reply::Status(404), "not-served"),
    ];
    for (reply, code) in cases {
        let shown = format!("{reply:?}").chars().take(40).collect::<String>();
        scene.server.put("/mist-2.1.0.de.json", reply);
        let did = scene.install("de").expect("installed");
        assert_eq!(said(&did).last(), Some(&format!("pack-failed {code}")), "{shown}");
        assert_eq!(scene.kept(), ["2.1.0* "], "{shown}");
    }
    scene.server.put("/mist-2.1.0.de.json", Reply::Bytes(good));
    let did = scene.online(|library, net| library.fetch_packs(&chain("de"), net)).expect("fetched");
    assert_eq!(said(&did), ["pack-kept de"]);
}

#[test]
fn progress_is_told_and_stops() {
    let scene = Scene::new(Server::secure());
    let address = scene.address();
    let whole = u64::try_from(scene.bytes("mist-2.1.0.zip").len()).expect("a size");
    let mut steps = Vec::new();
    let mut watch = |step: &Step<'_>| {
        steps.push((step.what.to_owned(), step.got, step.whole));
        true
    };
    let mut net = Net { fetch: &scene.web, watch: &mut watch };
    scene.library().install_from("mist", &address, &chain("de"), &mut net).expect("installed");
    let package: Vec<_> = steps.iter().filter(|(what, ..)| what == "mist-2.1.0.zip").collect();
    assert!(package.is_sorted_by_key(|(_, got, _)| got) && package.len() >= 2, "{package:?}");
    assert!(package.iter().all(|(_, _, told)| *told == Some(whole)), "{package:?}");
    assert_eq!(package.last().map(|(_, got, _)| *got), Some(whole));
    scene.offer("2.2.0", 2);
    for stopped_at in ["catalog.json", "mist-2.2.0.zip", "mist-2.2.0.de.json"] {
        let mut watch = |step: &Step<'_>| step.what != stopped_at;
        let mut net = Net { fetch: &scene.web, watch: &mut watch };
        let stopped = scene.library().install_from("mist", &address, &chain("de"), &mut net);
        assert_eq!(stopped.map(|did| said(&did)).map_err(|fault| refusal(&fault)), Err("stopped".to_owned()));
        assert_eq!(scene.kept(), ["2.1.0* de"], "{stopped_at}");
    }
    scene.tidy();
}

#[test]
fn only_a_server_that_is_trusted_is_heard() {
    let scene = Scene::new(Server::secure());
    let other = Web::default().trusting(&[Server::secure().certificate.clone()]);
    let mut net = Net { fetch: &other, watch: &mut |_: &Step<'_>| true };
    let refused = scene.library().install_from("mist", &scene.address(), &chain("en"), &mut net);
    assert_eq!(refused.map_err(|fault| refusal(&fault)).err().as_deref(), Some("unreachable"));
    assert_eq!(scene.server.asked(), Vec::<String>::new());
}

#[test]
fn plain_http_is_for_this_machine() {
    let scene = Scene::new(Server::plain());
    assert_eq!(scene.install("de").map(|did| said(&did)), Ok(vec!["installed 2.1.0".into(), "pack-kept de".into()]));
}
