//! Bytes from the network: one request at a time, over https, or over plain http from this machine alone.

use std::io::{self, Read};
use std::sync::Arc;
use std::time::Duration;

use ureq::http::Uri;
use ureq::http::header::LOCATION;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::{Agent, Timeout};

/// Most redirects that are followed.
const REDIRECTS_MAX: usize = 5;
/// How much is read at a time.
const CHUNK: usize = 16_384;

/// Why something could not be fetched.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WebFault {
    /// Nobody answers at that address, or the connection ended early.
    #[error("cannot be reached: {0}")]
    Unreachable(String),
    /// The answer took longer than is waited for.
    #[error("no answer in time")]
    TimedOut,
    /// The server answered that it does not have it, or cannot give it.
    #[error("the server answered {0}")]
    Status(u16),
    /// More bytes than may come.
    #[error("more than {0} bytes, which is the most that may come from there")]
    TooLarge(usize),
    /// A redirect that is not followed.
    #[error("redirected to where nothing is fetched from: {0}")]
    BadRedirect(String),
    /// An address that nothing is fetched from.
    #[error("`{0}` is no https address")]
    BadAddress(String),
    /// Somebody stopped it.
    #[error("stopped")]
    Stopped,
}

impl WebFault {
    /// The fault in kebab-case, for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unreachable(_) => "unreachable",
            Self::TimedOut => "timed-out",
            Self::Status(_) => "not-served",
            Self::TooLarge(_) => "too-large",
            Self::BadRedirect(_) => "bad-redirect",
            Self::BadAddress(_) => "bad-address",
            Self::Stopped => "stopped",
        }
    }
}

/// How far a download is: bytes so far, and bytes in all where the server says so. False stops it.
pub type WebWatch<'w> = dyn FnMut(u64, Option<u64>) -> bool + 'w;

/// A client. It follows at most five redirects, never from https to http, and sends nothing about the player.
#[derive(Debug, Clone)]
pub struct Web {
    roots: RootCerts,
    silence: Duration,
    whole: Duration,
}

impl Default for Web {
    fn default() -> Self {
        Self { roots: RootCerts::WebPki, silence: Duration::from_secs(15), whole: Duration::from_secs(600) }
    }
}

impl Web {
    /// Trusts these certificates (DER) and no others.
    #[must_use]
    pub fn trusting(mut self, roots: &[Vec<u8>]) -> Self {
        let roots = roots.iter().map(|der| Certificate::from_der(der).to_owned()).collect();
        self.roots = RootCerts::Specific(Arc::new(roots));
        self
    }

    /// Waits so long for the next bytes, and so long for all of them.
    #[must_use]
    pub fn patient(mut self, silence: Duration, whole: Duration) -> Self {
        self.silence = silence;
        self.whole = whole;
        self
    }

    /// The bytes at an address, at most `bytes_max` of them.
    ///
    /// # Errors
    /// See [`WebFault`].
    pub fn get(&self, address: &str, bytes_max: usize, watch: &mut WebWatch<'_>) -> Result<Vec<u8>, WebFault> {
        let mut address = address.to_owned();
        for _ in 0..=REDIRECTS_MAX {
            let uri = fetchable(&address).ok_or_else(|| WebFault::BadAddress(address.clone()))?;
            let response = self.agent(&uri).get(&uri).call().map_err(fault_of)?;
            let status = response.status();
            if status.is_redirection() {
                let to = response.headers().get(LOCATION).and_then(|to| to.to_str().ok()).unwrap_or_default();
                address = redirected(&uri, to).ok_or_else(|| WebFault::BadRedirect(to.to_owned()))?;
                continue;
            }
            if !status.is_success() {
                return Err(WebFault::Status(status.as_u16()));
            }
            return read(response.into_body(), bytes_max, watch);
        }
        Err(WebFault::BadRedirect(format!("more than {REDIRECTS_MAX} times")))
    }

    fn agent(&self, uri: &Uri) -> Agent {
        let config = Agent::config_builder()
            .tls_config(TlsConfig::builder().root_certs(self.roots.clone()).build())
            .user_agent(concat!("rulebound/", env!("CARGO_PKG_VERSION")))
            .http_status_as_error(false)
            // Redirects are looked at one by one.
            .max_redirects(0)
            .max_redirects_will_error(false)
            .timeout_connect(Some(self.silence))
            .timeout_recv_response(Some(self.silence))
            .timeout_per_read(Some(self.silence))
            .timeout_global(Some(self.whole));
        // What runs on this machine is reached without a proxy.
        let config = if is_loopback(uri) { config.proxy(None) } else { config };
        config.build().new_agent()
    }
}

/// Whether anything is fetched from an address: over https from anywhere, over http from this machine.
pub fn is_web_address(address: &str) -> bool {
    fetchable(address).is_some()
}

/// Whether an address is one of this machine.
pub fn is_loopback_address(address: &str) -> bool {
    fetchable(address).is_some_and(|uri| is_loopback(&uri))
}

fn fetchable(address: &str) -> Option<Uri> {
    let uri: Uri = address.parse().ok()?;
    let plain = !uri.authority()?.as_str().contains('@') && !uri.host()?.is_empty();
    let secure = match uri.scheme_str()? {
        "https" => true,
        "http" => is_loopback(&uri),
        _ => false,
    };
    (plain && secure).then_some(uri)
}

fn is_loopback(uri: &Uri) -> bool {
    matches!(uri.host(), Some("localhost" | "127.0.0.1" | "[::1]"))
}

/// Where a redirect leads; nowhere where it would leave https.
fn redirected(from: &Uri, to: &str) -> Option<String> {
    let origin = format!("{}://{}", from.scheme_str()?, from.authority()?);
    let to = if to.contains("://") {
        to.to_owned()
    } else if to.starts_with('/') && !to.starts_with("//") {
        format!("{origin}{to}")
    } else if to.is_empty() || to.starts_with("//") {
        return None;
    } else {
        let folder = from.path().rsplit_once('/').map_or("", |(folder, _)| folder);
        format!("{origin}{folder}/{to}")
    };
    let uri = fetchable(&to)?;
    (uri.scheme_str() == Some("https") || from.scheme_str() == Some("http")).then_some(to)
}

fn read(body: ureq::Body, bytes_max: usize, watch: &mut WebWatch<'_>) -> Result<Vec<u8>, WebFault> {
    let most = u64::try_from(bytes_max).unwrap_or(u64::MAX);
    let whole = body.content_length();
    if whole.is_some_and(|whole| whole > most) {
        return Err(WebFault::TooLarge(bytes_max));
    }
    let mut reader = body.into_reader();
    let (mut bytes, mut chunk) = (Vec::new(), vec![0; CHUNK]);
    loop {
        if !watch(u64::try_from(bytes.len()).unwrap_or(u64::MAX), whole) {
            return Err(WebFault::Stopped);
        }
        let count = match reader.read(&mut chunk) {
            Ok(count) => count,
            Err(fault) if fault.kind() == io::ErrorKind::Interrupted => continue,
            Err(fault) => return Err(fault_of(ureq::Error::from(fault))),
        };
        if count == 0 {
            return Ok(bytes);
        }
        bytes.extend_from_slice(chunk.get(..count).unwrap_or_default());
        if bytes.len() > bytes_max {
            return Err(WebFault::TooLarge(bytes_max));
        }
    }
}

fn fault_of(error: ureq::Error) -> WebFault {
    match error {
        ureq::Error::Timeout(Timeout::Connect | Timeout::Resolve) => WebFault::Unreachable("no connection".to_owned()),
        ureq::Error::Timeout(_) => WebFault::TimedOut,
        ureq::Error::Io(fault) => {
            let inner = fault.get_ref().and_then(|inner| inner.downcast_ref::<ureq::Error>());
            if fault.kind() == io::ErrorKind::TimedOut || matches!(inner, Some(ureq::Error::Timeout(_))) {
                return WebFault::TimedOut;
            }
            WebFault::Unreachable(fault.to_string())
        }
        other => WebFault::Unreachable(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_https_and_this_machine_are_fetched_from() {
        for (address, fetched) in [
            ("https://example.org/catalog.json", true),
            ("http://127.0.0.1:8080/catalog.json", true),
            ("http://localhost/catalog.json", true),
            ("http://[::1]:9/catalog.json", true),
            ("http://example.org/catalog.json", false),
            ("http://127.0.0.1.example.org/", false),
            ("http://127.0.0.1@example.org/", false),
            ("https://name:word@example.org/", false),
            ("ftp://example.org/", false),
            ("file:///etc/passwd", false),
            ("catalog.json", false),
            ("", false),
        ] {
            assert_eq!(is_web_address(address), fetched, "{address}");
        }
    }

    #[test]
    fn redirects_stay_secure() {
        let from: Uri = "https://example.org/packs/a.json".parse().expect("uri");
        for (to, leads) in [
            ("https://other.example/b.json", Some("https://other.example/b.json")),
            ("/b.json", Some("https://example.org/b.json")),
            ("b.json", Some("https://example.org/packs/b.json")),
            ("http://example.org/b.json", None),
            ("http://127.0.0.1/b.json", None),
            ("//other.example/b.json", None),
            ("file:///b.json", None),
            ("", None),
        ] {
            assert_eq!(redirected(&from, to).as_deref(), leads, "{to}");
        }
    }
}
