//! A server on this machine that tests start: https with a certificate of its own, or plain http. It can be slow, cut its
//! answers short, send too much, redirect and refuse.

use std::collections::HashMap;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, ServerConnection, StreamOwned};

/// What is answered for a path.
#[derive(Debug, Clone)]
pub enum Reply {
    /// These bytes.
    Bytes(Vec<u8>),
    /// As many bytes are promised, half of them come.
    Truncated(Vec<u8>),
    /// A byte at a time, with a pause before each.
    Slow(Vec<u8>, Duration),
    /// Nothing, for so long.
    Silent(Duration),
    /// More and more bytes, without saying how many.
    Endless,
    /// Elsewhere.
    Redirect(String),
    /// Nothing but a status.
    Status(u16),
}

type Replies = Arc<Mutex<HashMap<String, Reply>>>;

/// A running server; it ends with this value.
pub struct Server {
    /// `https://127.0.0.1:PORT`, without a slash at its end.
    pub origin: String,
    /// The certificate to trust.
    pub certificate: Vec<u8>,
    replies: Replies,
    asked: Arc<Mutex<Vec<String>>>,
    ended: Arc<AtomicBool>,
}

impl Server {
    /// Over https.
    pub fn secure() -> Self {
        let names = vec!["127.0.0.1".to_owned(), "localhost".to_owned()];
        let made = rcgen::generate_simple_self_signed(names).expect("a certificate");
        let certificate = made.cert.der().to_vec();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(made.signing_key.serialize_der()));
        let config = ServerConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("protocols")
            .with_no_client_auth()
            .with_single_cert(vec![CertificateDer::from(certificate.clone())], key)
            .expect("a server");
        Self::start(Some(Arc::new(config)), certificate)
    }

    /// Over plain http.
    pub fn plain() -> Self {
        Self::start(None, Vec::new())
    }

    fn start(config: Option<Arc<ServerConfig>>, certificate: Vec<u8>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let scheme = if config.is_some() { "https" } else { "http" };
        let origin = format!("{scheme}://{}", listener.local_addr().expect("an address"));
        let (replies, asked, ended) = (Replies::default(), Arc::default(), Arc::new(AtomicBool::new(false)));
        let shared = (Arc::clone(&replies), Arc::clone(&asked), Arc::clone(&ended));
        std::thread::spawn(move || {
            let (replies, asked, ended) = shared;
            for stream in listener.incoming().map_while(Result::ok) {
                if ended.load(Ordering::SeqCst) {
                    return;
                }
                let (config, replies, asked) = (config.clone(), Arc::clone(&replies), Arc::clone(&asked));
                std::thread::spawn(move || match config {
                    Some(config) => {
                        let connection = ServerConnection::new(config).expect("a connection");
                        serve(&mut StreamOwned::new(connection, stream), &replies, &asked);
                    }
                    None => serve(&mut { stream }, &replies, &asked),
                });
            }
        });
        Self { origin, certificate, replies, asked, ended }
    }

    /// Answers so for a path from now on.
    pub fn put(&self, path: &str, reply: Reply) {
        self.replies.lock().expect("replies").insert(path.to_owned(), reply);
    }

    /// Serves every file of a folder.
    pub fn put_folder(&self, folder: &std::path::Path) {
        self.replies.lock().expect("replies").clear();
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = format!("/{}", entry.file_name().to_string_lossy());
            self.put(&name, Reply::Bytes(std::fs::read(entry.path()).expect("a file")));
        }
    }

    /// The paths that were asked for since the last time.
    pub fn asked(&self) -> Vec<String> {
        std::mem::take(&mut self.asked.lock().expect("asked"))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::SeqCst);
        // One more connection lets the listener see it.
        let address = self.origin.split("://").nth(1).unwrap_or_default();
        let _ = TcpStream::connect(address);
    }
}

fn serve(stream: &mut (impl Read + Write), replies: &Replies, asked: &Arc<Mutex<Vec<String>>>) {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        match stream.read(&mut byte) {
            Ok(1) => head.push(byte[0]),
            // A client that does not trust us, or is gone.
            _ => return,
        }
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default().to_owned();
    asked.lock().expect("asked").push(path.clone());
    let reply = replies.lock().expect("replies").get(&path).cloned().unwrap_or(Reply::Status(404));
    // A client that has seen enough closes first.
    let _ = answer(stream, reply);
}

fn answer(stream: &mut impl Write, reply: Reply) -> std::io::Result<()> {
    let head = |length: usize| format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
    match reply {
        Reply::Bytes(bytes) => {
            stream.write_all(head(bytes.len()).as_bytes())?;
            stream.write_all(&bytes)?;
        }
        Reply::Truncated(bytes) => {
            stream.write_all(head(bytes.len()).as_bytes())?;
            stream.write_all(&bytes[..bytes.len() / 2])?;
        }
        Reply::Slow(bytes, pause) => {
            stream.write_all(head(bytes.len()).as_bytes())?;
            for byte in bytes {
                std::thread::sleep(pause);
                stream.write_all(&[byte])?;
                stream.flush()?;
            }
        }
        Reply::Silent(pause) => std::thread::sleep(pause),
        Reply::Endless => {
            stream.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
            loop {
                stream.write_all(&[b' '; 16_384])?;
            }
        }
        Reply::Redirect(to) => {
            let head =
                format!("HTTP/1.1 302 Found\r\nLocation: {to}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.write_all(head.as_bytes())?;
        }
        Reply::Status(status) => {
            let head = format!("HTTP/1.1 {status} No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            stream.write_all(head.as_bytes())?;
        }
    }
    stream.flush()
}
