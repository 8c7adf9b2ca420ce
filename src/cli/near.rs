//! Names that the command line gives and the data does not have, with the one that was probably meant.

use crate::cli::CliError;
use crate::source::nearest;

/// A refusal for a name that nothing has.
pub fn unknown<'a>(code: &str, what: &str, name: &str, known: impl Iterator<Item = &'a str> + Clone) -> CliError {
    let near = nearest(name, known.clone());
    let mut message = unknown_with(&format!("no {what} is called"), name, near);
    if near.is_none() {
        let names: Vec<&str> = known.take(NAMED_MAX).collect();
        let list = if names.is_empty() { "there is none".to_owned() } else { format!("there is {}", names.join(", ")) };
        message.push_str(&format!("; {list}"));
    }
    CliError::refused(code, message)
}

/// Most names that a message lists.
const NAMED_MAX: usize = 12;

/// The sentence about such a name.
pub fn unknown_with(sentence: &str, name: &str, near: Option<&str>) -> String {
    match near {
        Some(near) => format!("{sentence} `{name}`; did you mean `{near}`?"),
        None => format!("{sentence} `{name}`"),
    }
}
