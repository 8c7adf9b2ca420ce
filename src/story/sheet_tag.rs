//! `[sheet: ...]`: which command a tag means (sheets.md 5.3, 5.12).
//!
//! Must not know: what comes of a command.

use crate::rules::Effective;
use crate::sheet::{Advance, AdvanceStep, LiveCommand, Switch, TrackMove};
use crate::story::tag::Attributes;

/// What a tag asks of a sheet.
#[derive(Debug, Clone, PartialEq)]
pub enum SheetCommand {
    /// A change to live state.
    Live(LiveCommand),
    /// An entry is used.
    Use {
        /// What it is called.
        name: String,
        /// The pool that is to pay.
        pool: Option<String>,
    },
    /// The build moves for good.
    Advance(Advance),
}

/// A tag that could be read.
#[derive(Debug, Clone, PartialEq)]
pub struct SheetTag {
    /// Whom it names, as it is written.
    pub who: Option<String>,
    /// The operation's own word, aliases undone.
    pub op: &'static str,
    /// The operation's arguments as they were read, in the order in which an answer writes them.
    pub arguments: Vec<(&'static str, String)>,
    /// What it asks.
    pub command: SheetCommand,
}

impl SheetTag {
    /// Reads a tag's attributes; `None` where something is missing or cannot be read, or the operation is unknown: a
    /// malformed tag. Attributes that the operation does not have are left aside, `result`, `reason` and `now` among them;
    /// only `advance` refuses to choose between targets and steps.
    pub fn read(rules: &Effective, attributes: &Attributes) -> Option<Self> {
        let mut reader = Reader { attributes, arguments: Vec::new() };
        let (op, command) = reader.command(rules)?;
        let who = attributes.text("who").map(str::to_owned);
        Some(Self { who, op, arguments: reader.arguments, command })
    }
}

struct Reader<'a> {
    attributes: &'a Attributes,
    arguments: Vec<(&'static str, String)>,
}

impl Reader<'_> {
    fn command(&mut self, rules: &Effective) -> Option<(&'static str, SheetCommand)> {
        let op = self.attributes.text("op")?.to_ascii_lowercase();
        let (op, live) = match op.as_str() {
            "use" | "cast" => return Some(("use", self.entry_use()?)),
            "advance" => return Some(("advance", SheetCommand::Advance(self.advance(rules)?))),
            "spend" => ("spend", LiveCommand::Spend { pool: self.said("pool")?, amount: self.number("amount")? }),
            "restore" | "heal" => {
                ("restore", LiveCommand::Restore { pool: self.said("pool")?, amount: self.number("amount")? })
            }
            "damage" if self.attributes.text("track").is_some() => ("damage", self.wound()?),
            "damage" => ("damage", LiveCommand::Damage { pool: self.said("pool")?, amount: self.number("amount")? }),
            "temp" => ("temp", LiveCommand::Temp { pool: self.said("pool")?, amount: self.number("amount")? }),
            "track" => ("track", self.track()?),
            "condition" => ("condition", self.condition()?),
            "state" => ("state", LiveCommand::State { state: self.said("state")?, value: self.said("value")? }),
            "note" => ("note", self.note()?),
            "rest" => ("rest", LiveCommand::Rest { rest: self.said("rest")? }),
            _ => return None,
        };
        Some((op, SheetCommand::Live(live)))
    }

    /// Text that must say something.
    fn said(&mut self, key: &'static str) -> Option<String> {
        let word = self.attributes.text(key)?.to_owned();
        self.arguments.push((key, word.clone()));
        Some(word)
    }

    /// A whole number that must be there.
    fn number(&mut self, key: &'static str) -> Option<i64> {
        let number = self.attributes.integer(key)?;
        self.arguments.push((key, number.to_string()));
        Some(number)
    }

    fn wound(&mut self) -> Option<LiveCommand> {
        let track = self.said("track")?;
        let kind = self.said("kind");
        let amount = self.number("amount")?;
        if kind.is_none() && amount >= 0 {
            return None;
        }
        let place = match self.attributes.get("box") {
            Some(_) => Some(self.number("box")?),
            None => None,
        };
        Some(LiveCommand::Wound { track, kind, amount, place })
    }

    fn track(&mut self) -> Option<LiveCommand> {
        let track = self.said("track")?;
        let to = match (self.attributes.integer("to"), self.attributes.integer("by")) {
            (Some(_), None) => TrackMove::To(self.number("to")?),
            (None, Some(_)) => TrackMove::By(self.number("by")?),
            _ => return None,
        };
        Some(LiveCommand::Track { track, to })
    }

    fn condition(&mut self) -> Option<LiveCommand> {
        let condition = self.said("condition")?;
        let word = self.attributes.text("state").map(str::to_ascii_lowercase);
        let switch = match word.as_deref() {
            None | Some("on" | "add" | "true") => Switch::On,
            Some("off" | "remove" | "false") => Switch::Off,
            Some(_) => return None,
        };
        self.arguments.push(("state", switch.word().to_owned()));
        Some(LiveCommand::Condition { condition, switch })
    }

    fn note(&mut self) -> Option<LiveCommand> {
        let field = self.said("field")?;
        let text = self.attributes.get("value").map(str::to_owned);
        self.arguments.extend(text.clone().map(|text| ("value", text)));
        Some(LiveCommand::Note { field, text: text.unwrap_or_default() })
    }

    /// An empty name is a name that nothing answers to, not a malformed tag (sheets.md 5.6 step 1).
    fn entry_use(&mut self) -> Option<SheetCommand> {
        let said = self.attributes.text("name").or_else(|| self.attributes.text("spell"));
        let name = said.or_else(|| self.attributes.get("name")).or_else(|| self.attributes.get("spell"))?.to_owned();
        self.arguments.push(("name", name.clone()));
        Some(SheetCommand::Use { name, pool: self.said("pool") })
    }

    /// Exactly one target, with what goes with it and nothing else that would.
    fn advance(&mut self, rules: &Effective) -> Option<Advance> {
        let mut targets = ["field", "ability", "skill", "save"].into_iter();
        let target = targets.find(|key| self.attributes.text(key).is_some())?;
        if targets.any(|key| self.attributes.text(key).is_some()) {
            return None;
        }
        let name = self.said(target)?;
        let (by, to) = (self.attributes.get("by"), self.attributes.get("to"));
        let step = match (by, to, self.attributes.get("tier")) {
            (Some(by), None, None) => Some(AdvanceStep::By(by.to_owned())),
            (None, Some(to), None) => Some(AdvanceStep::To(to.to_owned())),
            (None, None, Some(_)) => None,
            _ => return None,
        };
        let advance = match (target, step) {
            ("field", Some(step)) => Advance::Field { field: name, step },
            ("ability", Some(step)) => Advance::Ability { ability: name, step },
            ("skill", None) => Advance::Skill { skill: name, tier: self.said("tier")? },
            ("save", None) => Advance::Save { save: name, tier: self.said("tier")? },
            _ => return None,
        };
        self.arguments.extend(advance.step_written(rules));
        (!advance.is_malformed(rules)).then_some(advance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::story::tag::TagKind;

    fn rules() -> Effective {
        let text = include_bytes!("../../tests/cases/bases/sheet-sum.json");
        let ruleset = crate::format::load::read_ruleset(text).unwrap().value;
        Effective::base(std::sync::Arc::new(crate::format::book::Rulebook::single(ruleset)))
    }

    fn read(body: &str) -> Option<String> {
        let tag = SheetTag::read(&rules(), &TagKind::Sheet.attributes(body))?;
        let arguments: Vec<String> = tag.arguments.iter().map(|(key, value)| format!("{key}={value}")).collect();
        Some(format!("{} {}", tag.op, arguments.join(" ")))
    }

    #[test]
    fn operations_and_their_aliases() {
        for (body, said) in [
            ("op=HEAL pool=grit amount=+03", "restore pool=grit amount=3"),
            ("op=damage pool=grit amount=2", "damage pool=grit amount=2"),
            ("op=damage track='' pool=grit amount=2", "damage pool=grit amount=2"),
            ("op=damage track=hurt pool=grit kind=rot amount=2", "damage track=hurt kind=rot amount=2"),
            ("op=damage box=4 amount=2 kind=rot track=hurt", "damage track=hurt kind=rot amount=2 box=4"),
            ("op=damage track=hurt amount=-2", "damage track=hurt amount=-2"),
            ("op=track track=heat to=x by=-1", "track track=heat by=-1"),
            ("op=condition condition=wet", "condition condition=wet state=on"),
            ("op=condition condition=wet state=Remove", "condition condition=wet state=off"),
            ("op=condition condition=wet state=''", "condition condition=wet state=on"),
            ("op=state value='High water' state=tide", "state state=tide value=High water"),
            ("op=note field=mood", "note field=mood"),
            ("op=note field=mood value=''", "note field=mood value="),
            ("op=cast spell=x", "use name=x"),
            ("op=use spell=x name=y pool=z", "use name=y pool=z"),
            ("op=use name='' spell=x pool=''", "use name=x"),
            ("op=use name=''", "use name="),
            ("op=rest rest=night amount=7", "rest rest=night"),
            ("op=advance field=rank by=+02", "advance field=rank by=2"),
            ("op=advance field=craft to=007", "advance field=craft to=007"),
            ("op=advance ability=brawn to=x", "advance ability=brawn to=x"),
            ("op=advance skill=lore tier=trained", "advance skill=lore tier=trained"),
        ] {
            assert_eq!(read(body).as_deref(), Some(said), "{body}");
        }
    }

    #[test]
    fn malformed_ones_are_not_guessed_at() {
        for body in [
            "",
            "op",
            "op=",
            "op=dance",
            "op=spend",
            "op=spend pool=grit",
            "op=spend pool=grit amount=1.5",
            "op=spend pool=grit amount=2d6",
            "op=spend pool=' ' amount=1",
            "op=damage track=hurt amount=1",
            "op=damage track=hurt kind=rot",
            "op=damage track=hurt kind=rot amount=1 box=x",
            "op=damage track=hurt kind=rot amount=1 box=''",
            "op=track track=heat",
            "op=track track=heat to=1 by=1",
            "op=track to=1",
            "op=condition",
            "op=condition condition=wet state=maybe",
            "op=state state=tide",
            "op=state value=ebb",
            "op=note value=x",
            "op=rest",
            "op=use",
            "op=use pool=grit",
            "op=advance",
            "op=advance by=1",
            "op=advance field=rank",
            "op=advance field=rank by=1 to=2",
            "op=advance field=rank ability=brawn by=1",
            "op=advance field=rank tier=trained",
            "op=advance field=rank by=1 tier=trained",
            "op=advance skill=lore by=1",
            "op=advance skill=lore tier=''",
            "op=advance save=steady to=trained",
            "op=advance field=craft by=1",
            "op=advance field=Notes by=x",
        ] {
            assert_eq!(read(body), None, "{body}");
        }
    }
}
