//! Where a catalog is: a folder with `catalog.json` in it, a file, or an address on the network.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::system::{is_loopback_address, is_safe_path, is_web_address};

/// The address of a catalog's document.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CatalogAddress {
    /// Over https, or over http from this machine.
    Web(String),
    /// A file.
    Disk(PathBuf),
}

/// Where a file is that a catalog names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileAddress {
    /// On the network.
    Web(String),
    /// On disk.
    Disk(PathBuf),
}

impl CatalogAddress {
    /// Reads an address: `https://…`, `file:…`, or a path. A folder stands for the `catalog.json` in it.
    ///
    /// # Errors
    /// In words, for an address that nothing is fetched from.
    pub fn parse(text: &str) -> Result<Self, String> {
        if let Some(path) = text.strip_prefix("file:") {
            return Ok(Self::Disk(document_at(Path::new(&unescaped(path.strip_prefix("//").unwrap_or(path))))));
        }
        if text.contains("://") {
            let fetched = is_web_address(text).then(|| Self::Web(text.to_owned()));
            return fetched.ok_or_else(|| format!("`{text}` is no https address, file or folder"));
        }
        Ok(Self::Disk(document_at(Path::new(text))))
    }

    /// Where a file is that the catalog names. A catalog on the network names its files by https addresses; one on disk or on
    /// this machine may also name them relative to itself.
    ///
    /// # Errors
    /// In words, for an address that may not stand there.
    pub(super) fn file(&self, url: &str) -> Result<FileAddress, String> {
        let own_machine = match self {
            Self::Web(address) => is_loopback_address(address),
            Self::Disk(_) => true,
        };
        if is_web_address(url) && (own_machine || !is_loopback_address(url)) {
            return Ok(FileAddress::Web(url.to_owned()));
        }
        if !own_machine || url.contains(':') || !is_safe_path(url) {
            return Err(format!("`{url}` is no https address"));
        }
        match self {
            Self::Disk(document) => Ok(FileAddress::Disk(document.parent().unwrap_or(Path::new("")).join(url))),
            Self::Web(address) => {
                let folder = address.rsplit_once('/').map_or(address.as_str(), |(folder, _)| folder);
                Ok(FileAddress::Web(format!("{folder}/{url}")))
            }
        }
    }
}

impl fmt::Display for CatalogAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Web(address) => f.write_str(address),
            Self::Disk(path) => write!(f, "{}", path.display()),
        }
    }
}

/// The document of a path, absolute: what is installed from it is updated from anywhere.
fn document_at(path: &Path) -> PathBuf {
    let is_document = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
    let path = if is_document { path.to_owned() } else { path.join("catalog.json") };
    std::path::absolute(&path).unwrap_or(path)
}

/// `%20` and the like as the bytes they stand for; what is no such escape stays.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let escaped = match tail {
            [high, low, after @ ..] if *first == b'%' => {
                let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
                digit(*high).zip(digit(*low)).map(|(high, low)| (high * 16 + low, after))
            }
            _ => None,
        };
        let (byte, after) = escaped.unwrap_or((*first, tail));
        bytes.push(byte);
        rest = after;
    }
    String::from_utf8(bytes).unwrap_or_else(|_| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn catalogs_are_folders_files_and_addresses() {
        let disk = |text: &str| match CatalogAddress::parse(text) {
            Ok(CatalogAddress::Disk(path)) => path.display().to_string(),
            other => format!("{other:?}"),
        };
        assert_eq!(disk("/shelf"), "/shelf/catalog.json");
        assert_eq!(disk("file:///my%20shelf/list.json"), "/my shelf/list.json");
        assert_eq!(disk("file:/shelf"), "/shelf/catalog.json");
        assert!(matches!(CatalogAddress::parse("https://a.example/catalog.json"), Ok(CatalogAddress::Web(_))));
        assert!(CatalogAddress::parse("http://a.example/catalog.json").is_err());
    }

    #[test]
    fn a_catalog_names_files_by_https_or_beside_itself() {
        let far = CatalogAddress::parse("https://a.example/catalog.json").expect("address");
        let near = CatalogAddress::parse("/shelf").expect("address");
        assert!(far.file("https://b.example/x.zip").is_ok());
        for refused in ["http://b.example/x.zip", "http://127.0.0.1/x.zip", "x.zip", "file:///x.zip"] {
            assert!(far.file(refused).is_err(), "{refused}");
        }
        assert_eq!(near.file("x.zip"), Ok(FileAddress::Disk("/shelf/x.zip".into())));
        assert!(near.file("http://127.0.0.1/x.zip").is_ok());
        for refused in ["../x.zip", "/etc/passwd", "http://b.example/x.zip", "file:///x.zip"] {
            assert!(near.file(refused).is_err(), "{refused}");
        }
    }
}
