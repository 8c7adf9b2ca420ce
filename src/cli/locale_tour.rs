//! `rulebound locale tour`: lines of a log that show every string a fight can show, each once.

use serde_json::{Value, json};

use crate::cli::{Answer, CliError, Common, Exit};
use crate::locale::{Locale, display_strings};
use crate::narrate::{say_sentence, tour};

/// Says the tour in the language that the flags ask for, the English beside it.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that cannot be used, exit 2 for no language tag.
pub(super) fn run(ruleset: &str, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(ruleset)?;
    let locale = common.locale(&opened)?;
    let english = Locale::english();
    let (mut lines, mut text) = (Vec::<Value>::new(), String::new());
    for line in tour(&display_strings(&opened.book)) {
        let (own, plain) = (say_sentence(&line.sentence, &locale), say_sentence(&line.sentence, &english));
        let from = own.strings.first().map(|string| string.from.clone());
        let mark = from.as_ref().map(|from| format!(" ‹{from}›")).unwrap_or_default();
        text.push_str(&format!("{}{mark}\n", own.text));
        if locale.language() != english.language() {
            text.push_str(&format!("  {}\n", plain.text));
        }
        lines.push(json!({
            "string": line.string.text.english(),
            "pointer": line.string.pointer,
            "file": line.string.file,
            "section": line.string.section,
            "text": own.text.as_str(),
            "english": plain.text.as_str(),
            "strings": own.strings,
        }));
    }
    let body = json!({ "chain": locale.chain().tags(), "strings": lines.len(), "lines": lines });
    Answer::new(body, text).write(common)?;
    Ok(Exit::Done)
}
