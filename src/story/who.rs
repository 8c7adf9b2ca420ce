//! Whom a tag names (sheets.md 5.2).

use std::collections::HashMap;

use crate::items::Party;
use crate::story::canonical::cut_to;
use crate::text::person_key;

/// Most UTF-16 units of a name that are looked at.
pub const WHO_MAX: usize = 100;
/// Most UTF-16 units of a member's own name that are matched and said; what is stored is never cut.
pub const NAME_MAX: usize = 200;

/// Whom a tag means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// One member, by place.
    One(usize),
    /// The party: one member a name; a name that several share is left out unless it is the player's.
    Party(Vec<usize>),
}

/// Why nobody is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WhoRefusal {
    /// No member has that name, or there is nobody at all.
    UnknownCharacter,
    /// Several have it.
    AmbiguousCharacter,
}

impl WhoRefusal {
    /// The word that answers and tags carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownCharacter => "unknown-character",
            Self::AmbiguousCharacter => "ambiguous-character",
        }
    }
}

/// Which one member a name means; `party` is a name like any other here.
///
/// # Errors
/// Where nobody or several are meant. Of several of one name the player's own is meant.
pub fn resolve_one(party: &Party, who: Option<&str>) -> Result<usize, WhoRefusal> {
    Roster::of(party).resolve_one(who)
}

/// The members of a party by name, read once for all tags of a reply.
#[derive(Debug, Clone)]
pub struct Roster {
    names: Vec<String>,
    keys: Vec<String>,
    player: Option<usize>,
    party: Vec<usize>,
}

impl Roster {
    /// Reads a party's names.
    pub fn of(party: &Party) -> Self {
        let names: Vec<String> = party.party.iter().map(|member| cut_to(&member.name, NAME_MAX)).collect();
        let keys: Vec<String> = names.iter().map(|name| person_key(name)).collect();
        let player = party.player();
        let mut count: HashMap<&str, usize> = HashMap::with_capacity(keys.len());
        keys.iter().for_each(|key| *count.entry(key).or_default() += 1);
        let alone = |key: &String| count.get(key.as_str()) == Some(&1);
        let members = keys.iter().enumerate().filter(|(at, key)| Some(*at) == player || alone(key));
        let party = members.map(|(at, _)| at).collect();
        Self { names, keys, player, party }
    }

    /// What a member is called.
    pub fn name(&self, member: usize) -> &str {
        self.names.get(member).map(String::as_str).unwrap_or_default()
    }

    /// Whom a name means: nobody named is the player's own; `party` is the party, also where somebody is called that;
    /// anything else is a whole name, case, accents and signs left aside.
    ///
    /// # Errors
    /// Where nobody or several are meant. Of several of one name the player's own is meant.
    pub fn resolve(&self, who: Option<&str>) -> Result<Target, WhoRefusal> {
        if who.map(person_key).as_deref() == Some("party") {
            let nobody = self.party.is_empty();
            return if nobody { Err(WhoRefusal::UnknownCharacter) } else { Ok(Target::Party(self.party.clone())) };
        }
        self.resolve_one(who).map(Target::One)
    }

    /// Which one member a name means; `party` is a name like any other here.
    ///
    /// # Errors
    /// Where nobody or several are meant. Of several of one name the player's own is meant.
    pub fn resolve_one(&self, who: Option<&str>) -> Result<usize, WhoRefusal> {
        let Some(who) = who.map(str::trim).filter(|who| !who.is_empty()) else {
            return self.player.ok_or(WhoRefusal::UnknownCharacter);
        };
        let wanted = person_key(who);
        let named = self.keys.iter().enumerate().filter(|(_, key)| **key == wanted && !wanted.is_empty());
        let named: Vec<usize> = named.map(|(at, _)| at).collect();
        match (named.as_slice(), self.player) {
            ([], _) => Err(WhoRefusal::UnknownCharacter),
            ([one], _) => Ok(*one),
            (several, Some(player)) if several.contains(&player) => Ok(player),
            _ => Err(WhoRefusal::AmbiguousCharacter),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::items::Member;

    fn party(names: &[&str], player: Option<usize>) -> Party {
        let members = names.iter().enumerate().map(|(at, name)| Member {
            name: (*name).to_owned(),
            player: Some(at) == player,
            ..Member::default()
        });
        Party { party: members.collect(), ..Party::default() }
    }

    fn resolve(party: &Party, who: Option<&str>) -> Result<Target, WhoRefusal> {
        Roster::of(party).resolve(who)
    }

    #[test]
    fn whole_names_only() {
        let crew = party(&["Odo", "Mira d'Oar", "Ínes", "Odo", "Party"], Some(1));
        let who = |name| resolve(&crew, name);
        assert_eq!(who(None), Ok(Target::One(1)));
        assert_eq!(who(Some("  ")), Ok(Target::One(1)));
        assert_eq!(who(Some("MIRA D OAR")), Ok(Target::One(1)));
        assert_eq!(who(Some("Mira")), Err(WhoRefusal::UnknownCharacter), "a first name is no name");
        assert_eq!(who(Some("ines")), Ok(Target::One(2)));
        assert_eq!(who(Some("odo")), Err(WhoRefusal::AmbiguousCharacter));
        assert_eq!(who(Some("!!")), Err(WhoRefusal::UnknownCharacter));
        assert_eq!(who(Some("(Party)")), Ok(Target::Party(vec![1, 2, 4])), "two of one name are left out");
        assert_eq!(resolve(&party(&["Odo", "Odo", "Mira"], Some(1)), Some("odo")), Ok(Target::One(1)));
        assert_eq!(resolve(&party(&["Odo", "Odo", "Mira"], Some(1)), Some("party")), Ok(Target::Party(vec![1, 2])));
        assert_eq!(resolve(&party(&[], None), None), Err(WhoRefusal::UnknownCharacter));
        assert_eq!(resolve(&party(&[], None), Some("party")), Err(WhoRefusal::UnknownCharacter));
    }
}
