//! `rulebound pack`: makes a package of a working folder (headless.md).

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::json;

use crate::cli::library_answer::{report, tell_findings};
use crate::cli::{Answer, CliError, Common, Exit};
use crate::library::pack::pack;
use crate::library::{Files, sha256};
use crate::source::Diagnostic;
use crate::system::write_synced;

/// What the command is asked.
#[derive(Debug, Args)]
pub struct PackArgs {
    /// Working folder: `ruleset.json` beside `catalogs/` and `locales/`
    folder: PathBuf,
    /// The package's file; `<id>-<version>.zip` here where it is left out
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Checks the folder and writes the package.
///
/// # Errors
/// Exit 3 for a folder that cannot be read or a file that cannot be written, exit 1 for findings of severity error. Nothing is
/// written then.
pub fn run(args: &PackArgs, common: &Common) -> Result<Exit, CliError> {
    if !args.folder.join("ruleset.json").is_file() {
        return Err(CliError::file(&args.folder, "no folder with `ruleset.json` in it"));
    }
    let packed = match pack(&Files::Folder(args.folder.clone())) {
        Ok(packed) => packed,
        Err(refusal) => {
            report(&refusal, &args.folder.display().to_string());
            let diagnostics: Vec<&Diagnostic> = refusal.diagnostics().collect();
            let body = json!({ "refused": refusal.code, "message": refusal.detail, "diagnostics": diagnostics });
            if common.json {
                Answer::new(body, String::new()).write(common)?;
            }
            return Ok(Exit::Refused);
        }
    };
    packed.warnings.iter().for_each(tell_findings);
    let out = args.out.clone().unwrap_or_else(|| PathBuf::from(&packed.name));
    if is_something_else(&out) {
        let message = format!("{}: a file stands there that is no package; it is left as it is", out.display());
        return Err(CliError::refused("file-exists", message));
    }
    write_synced(&out, &packed.bytes).map_err(|cause| CliError::file(&out, cause))?;
    let shown = out.display().to_string();
    let needs = packed.manifest.get("capabilityApi");
    let minor = |key: &str| needs.and_then(|needs| needs.get(key)).and_then(serde_json::Value::as_i64).unwrap_or(0);
    let needs = format!("{}.{}", minor("major"), minor("minor"));
    let text = format!("{shown}: {} bytes, needs Capability API {needs}", packed.bytes.len());
    let body = json!({
        "package": shown,
        "bytes": packed.bytes.len(),
        "sha256": sha256(&packed.bytes),
        "capability": needs,
        "manifest": packed.manifest,
    });
    Answer::new(body, text).write(common)?;
    Ok(Exit::Done)
}

/// Whether a file stands there that is no .zip: a package is made anew at will, nothing else is written over.
fn is_something_else(path: &Path) -> bool {
    use std::io::Read;
    let mut head = [0; 2];
    match std::fs::File::open(path) {
        Ok(mut file) => file.read_exact(&mut head).is_err() || head != *b"PK",
        Err(_) => false,
    }
}
