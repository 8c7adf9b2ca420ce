//! The program's own words: Fluent messages that the program carries inside itself, one folder a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};
use hashbrown::HashMap;
use smol_str::SmolStr;

use crate::locale::{Arg, Pseudo, Tag};
use crate::text::{SafeText, SafeWriter, safe};

/// One language's files, in the order in which they are read.
struct Source {
    tag: &'static str,
    files: &'static [(&'static str, &'static str)],
    bundle: OnceLock<WordBundle>,
}

macro_rules! sources {
    ($($tag:literal: [$($file:literal),* $(,)?]),* $(,)?) => {
        /// Languages that the program has words in; `en` has them all.
        pub const WORD_LANGUAGES: &[&str] = &[$($tag),*];

        static SOURCES: [Source; WORD_LANGUAGES.len()] = [$(Source {
            tag: $tag,
            files: &[$(($file, include_str!(concat!("words/", $tag, "/", $file)))),*],
            bundle: OnceLock::new(),
        }),*];
    };
}

sources! {
    "en": ["log.ftl", "screens.ftl", "refusals.ftl", "editor.ftl", "story.ftl", "market.ftl", "loot.ftl", "bag.ftl", "fight.ftl", "notes.ftl", "library.ftl", "bench.ftl", "faults.ftl", "simulate.ftl"],
    "pt": ["log.ftl", "screens.ftl", "refusals.ftl", "editor.ftl", "story.ftl", "market.ftl", "loot.ftl", "bag.ftl", "fight.ftl", "notes.ftl", "library.ftl", "bench.ftl", "faults.ftl", "simulate.ftl"],
    "pt-BR": ["screens.ftl"],
    "de": ["log.ftl", "screens.ftl", "refusals.ftl", "editor.ftl", "story.ftl", "market.ftl", "loot.ftl", "bag.ftl", "fight.ftl", "notes.ftl", "library.ftl", "bench.ftl", "faults.ftl", "simulate.ftl"],
    "ru": ["log.ftl", "screens.ftl", "refusals.ftl", "editor.ftl", "story.ftl", "market.ftl", "loot.ftl", "bag.ftl", "fight.ftl", "notes.ftl", "library.ftl", "bench.ftl", "faults.ftl", "simulate.ftl"],
    "zh-Hans": ["log.ftl", "screens.ftl", "refusals.ftl", "editor.ftl", "story.ftl", "market.ftl", "loot.ftl", "bag.ftl", "fight.ftl", "notes.ftl", "library.ftl", "bench.ftl", "faults.ftl", "simulate.ftl"],
}

/// A piece of a message that is nothing but text and parts.
#[derive(Debug)]
pub(crate) enum Piece {
    /// Text of the program's own.
    Text(SafeText),
    /// The part of that name.
    Part(SmolStr),
}

/// A message with its pieces, where it is nothing but text and parts.
fn plain_message(entry: &Entry<&str>) -> Option<(SmolStr, Box<[Piece]>)> {
    let Entry::Message(message) = entry else { return None };
    let pieces = message.value.as_ref()?.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Some(Piece::Text(safe(value))),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            Some(Piece::Part(id.name.into()))
        }
        PatternElement::Placeable { .. } => None,
    });
    Some((message.id.name.into(), pieces.collect::<Option<_>>()?))
}

/// The messages of one language.
pub(super) struct WordBundle {
    bundle: FluentBundle<FluentResource>,
    tag: Tag,
    /// What could not be read of its files; a test keeps it empty.
    #[cfg_attr(not(test), expect(dead_code, reason = "only a test can do something about it"))]
    faults: Vec<String>,
    /// Messages that are nothing but text and parts. A made-up language has none: Fluent changes its texts.
    plain: HashMap<SmolStr, Box<[Piece]>>,
    /// The made-up language that it speaks, whose texts stand in brackets.
    pseudo: Option<Pseudo>,
}

/// The messages of a language, if the program has any.
pub(super) fn bundle(tag: &Tag) -> Option<&'static WordBundle> {
    if let Some(pseudo) = Pseudo::of(tag) {
        return made_up(pseudo);
    }
    let name = tag.to_string();
    let source = SOURCES.iter().find(|source| source.tag == name)?;
    Some(source.bundle.get_or_init(|| WordBundle::read(tag, source.files)))
}

/// The English words in a made-up language.
fn made_up(pseudo: Pseudo) -> Option<&'static WordBundle> {
    static ACCENTED: OnceLock<WordBundle> = OnceLock::new();
    static RIGHT_TO_LEFT: OnceLock<WordBundle> = OnceLock::new();
    let english = SOURCES.iter().find(|source| source.tag == "en")?;
    let bundle = match pseudo {
        Pseudo::Accented => &ACCENTED,
        Pseudo::RightToLeft => &RIGHT_TO_LEFT,
    };
    Some(bundle.get_or_init(|| {
        let mut words = WordBundle::read(&Tag::english(), english.files);
        words.bundle.set_transform(Some(pseudo.transform()));
        words.pseudo = Some(pseudo);
        words.plain.clear();
        words
    }))
}

impl WordBundle {
    fn read(tag: &Tag, files: &[(&str, &str)]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.identifier().clone()]);
        // Isolating marks are direction controls, which nothing shown may hold; the view lays lines out itself.
        bundle.set_use_isolating(false);
        let (mut faults, mut plain) = (Vec::new(), HashMap::new());
        for (file, text) in files {
            let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{tag}/{file}: {error}")));
                resource
            });
            plain.extend(resource.entries().filter_map(plain_message));
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{tag}/{file}: {error}")));
            }
        }
        Self { bundle, tag: tag.clone(), faults, plain, pseudo: None }
    }

    /// The pieces of a message that is nothing but text and parts, which most lines of a log are.
    pub(super) fn pieces(&self, key: &str) -> Option<&[Piece]> {
        self.plain.get(key).map(|pieces| &**pieces)
    }

    /// What stands between `first` and `second` in a message that is nothing else.
    pub(super) fn between(&self, key: &str) -> Option<&SafeText> {
        match self.pieces(key)? {
            [Piece::Part(first), Piece::Text(between), Piece::Part(second)] => {
                (first == "first" && second == "second").then_some(between)
            }
            _ => None,
        }
    }

    /// The sentence, nothing when the language has none.
    ///
    /// # Errors
    /// In words, when the message cannot be put together with these parts.
    pub(super) fn say(&self, key: &str, args: &[(&str, Arg)]) -> Result<Option<SafeText>, String> {
        if let Some(text) = self.pieces(key).and_then(|pieces| put_together(pieces, args, &self.tag)) {
            return Ok(Some(text));
        }
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else { return Ok(None) };
        let mut parts = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            parts.set(*name, arg.fluent(&self.tag));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&parts), &mut errors);
        match errors.first() {
            None => Ok(Some(match self.pseudo {
                Some(pseudo) => safe(&pseudo.bracketed(&text)),
                None => safe(&text),
            })),
            Some(error) => Err(error.to_string()),
        }
    }
}

/// A sentence of its pieces; nothing where a part is missing, so that Fluent says what is wrong.
fn put_together(pieces: &[Piece], args: &[(&str, Arg)], tag: &Tag) -> Option<SafeText> {
    let mut text = SafeWriter::new();
    for piece in pieces {
        match piece {
            Piece::Text(own) => text.push(own),
            Piece::Part(name) => {
                let (_, arg) = args.iter().find(|(own, _)| own == name)?;
                arg.write(tag, &mut text);
            }
        }
    }
    Some(text.done())
}

/// The languages in which the program itself speaks.
pub fn spoken() -> Vec<Tag> {
    WORD_LANGUAGES.iter().filter_map(|tag| Tag::parse(tag)).collect()
}

/// A language's name in that language, with its tag; the tag alone where the program does not know the name.
pub fn own_name(tag: &Tag) -> SafeText {
    let name = match tag.to_string().as_str() {
        "en" => "English",
        "pt" => "Português",
        "pt-BR" => "Português (Brasil)",
        "ru" => "Русский",
        "zh-Hans" => "简体中文",
        "de" => "Deutsch",
        _ => return safe(&tag.to_string()),
    };
    safe(&format!("{name} · {tag}"))
}

#[cfg(test)]
mod tests;
