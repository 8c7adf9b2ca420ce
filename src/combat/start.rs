//! Beginning a fight: who is in it, with what numbers, and who goes first (combat.md 3.1 to 3.3).

use crate::combat::build::creature::{of_entry, of_tier, throw_health};
use crate::combat::build::{blank, finish, sheet};
use crate::combat::encounter::{Body, Character, Combatant, Difficulty, ENCOUNTER_VERSION, Encounter, Side};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal, InitiativeEntry};
use crate::combat::foe_request::{Asked, Foe, FoeRequest, find, find_entry, near};
use crate::combat::free::{free_id, free_name};
use crate::combat::hide::immune;
use crate::combat::labels;
use crate::combat::note::{BuildNote, Done, Notes};
use crate::combat::odds::Odds;
use crate::combat::proposed;
use crate::combat::resolve::initiative::{ordered, throw};
use crate::combat::resolve::turn::begin;
use crate::combat::scratch::Scratch;
use crate::combat::shared::Shared;
use crate::combat::vitals::{self, set_condition, vitals};
use crate::dice::Roller;
use crate::format::catalog::{Entry, FilterValue};
use crate::format::combat::Combat;
use crate::items::Party;
use crate::rules::Effective;
use crate::sheet::read_sheet;
use crate::text::{RulesetText, name_key, person_key};

/// Why no fight begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StartRefusal {
    /// The ruleset has no `combat`.
    NoCombat,
    /// Nobody of the party stands or has a death roll left.
    NoParty,
    /// No opponent was asked for.
    NoFoes,
    /// An opponent in no bestiary and no tier.
    UnknownFoe {
        /// What was asked for.
        asked: String,
        /// Names near it.
        near: Vec<String>,
    },
    /// An opponent that could only be made of a tier's numbers, and the ruleset has no tiers.
    NoTiers {
        /// What it is called.
        opponent: String,
    },
}

impl StartRefusal {
    /// The stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoCombat => "no-combat",
            Self::NoParty => "no-party",
            Self::NoFoes => "no-foes",
            Self::UnknownFoe { .. } => "unknown-foe",
            Self::NoTiers { .. } => "no-tiers",
        }
    }
}

/// Begins a fight: the state after the opening events, and those events.
///
/// # Errors
/// Where there is nobody to fight, or nothing to fight by.
pub fn start(
    rules: &Effective,
    party: &Party,
    foes: &[FoeRequest],
    roller: &mut Roller,
) -> Result<(Encounter, Vec<FightEvent>), StartRefusal> {
    let combat = rules.ruleset().combat.as_ref().ok_or(StartRefusal::NoCombat)?;
    if party.party.is_empty() {
        return Err(StartRefusal::NoParty);
    }
    let seed = roller.cursor().map_or(0, |cursor| cursor.seed);
    let mut found = Vec::new();
    for request in foes {
        let foe = find(rules, request).ok_or_else(|| StartRefusal::UnknownFoe {
            asked: request.name.clone(),
            near: near(rules, &request.name),
        })?;
        found.extend(std::iter::repeat_n((request, foe), usize::try_from(request.count).unwrap_or(1)));
    }
    if found.is_empty() {
        return Err(StartRefusal::NoFoes);
    }
    let mut fight = Encounter {
        v: ENCOUNTER_VERSION,
        dice: None,
        round: 0,
        turn: None,
        between_turns: false,
        order: Vec::new(),
        combatants: Vec::new(),
        window: None,
        windows: 0,
        outcome: None,
        // Where the dice stand tells the fights of one game apart.
        seed: roller.cursor().map_or(0, |cursor| cursor.seed.wrapping_add(cursor.word)),
        difficulty: Difficulty::default(),
        notes: Vec::new(),
        odds: Odds::default(),
    };
    let mut opening = Opening { events: Vec::new(), entries: Vec::new() };
    for (place, member) in party.party.iter().enumerate() {
        // Whoever has no name is still told apart from the others.
        let called = if member.name.trim().is_empty() { format!("member {}", place + 1) } else { member.name.clone() };
        let id = free_id(&fight, &person_key(&called));
        let name = free_name(&fight, RulesetText::new(called.as_str()));
        let read = read_sheet(rules, &member.sheet, &member.live);
        let body = Body::Sheet(Box::new(Character::new(read.sheet.build, read.live, member.bag.clone())));
        let mut who = blank(id, name, Side::Party, body);
        who.member = Some(place);
        sheet::number(rules, combat, &mut who);
        finish(combat, &mut who);
        fallen(rules, combat, &mut who);
        opening.join(rules, combat, &mut fight, who, roller, |_, _| {});
    }
    if !fight.side(Side::Party).any(|who| who.stands() || who.rolls_death()) {
        return Err(StartRefusal::NoParty);
    }
    for (request, foe) in found {
        let mut notes = std::mem::take(&mut fight.notes);
        match foe {
            Asked::Found(Foe::Entry(reference, entry, creature)) => {
                let id = free_id(&fight, reference.entry.as_str());
                let name = free_name(&fight, entry.label.text().clone());
                missed(request, &id, rules, &mut notes);
                let mut who = of_entry(rules, combat, id, name, &reference, creature);
                who.mindless = is_beast(entry);
                opening.join(rules, combat, &mut fight, who, roller, |who, roller| throw_health(who, creature, roller));
            }
            Asked::Found(Foe::Tier(tier)) => {
                let id = free_id(&fight, tier.id.as_str());
                let name = free_name(&fight, tier.label.text().clone());
                let done = Done::BuiltFromTier { tier: labels::tier(tier) };
                Notes::about(&id, &mut notes).add(done);
                let who = of_tier(combat, id, name, tier);
                opening.join(rules, combat, &mut fight, who, roller, |_, _| {});
            }
            Asked::Invented(called, invented) => {
                let id = free_id(&fight, proposed::id_of(called).as_str());
                let name = free_name(&fight, RulesetText::new(called));
                missed(request, &id, rules, &mut notes);
                let mut own = Notes::about(&id, &mut notes);
                let made = proposed::make(rules, combat, (id.clone(), name), invented, seed, &mut own);
                let made = made.ok_or_else(|| StartRefusal::NoTiers { opponent: called.to_owned() })?;
                let creature = made.creature;
                opening.join(rules, combat, &mut fight, made.who, roller, |who, roller| {
                    if let Some(creature) = &creature {
                        throw_health(who, creature, roller);
                    }
                });
            }
        }
        fight.notes = notes;
    }
    Ok(open(rules, combat, fight, opening, roller))
}

/// Notes that what somebody was referred to as is in no bestiary.
fn missed(request: &FoeRequest, id: &CombatantId, rules: &Effective, notes: &mut Vec<BuildNote>) {
    let reference = request.invented.as_ref().and_then(|invented| invented.reference.as_ref());
    if let Some(reference) = reference.filter(|reference| find_entry(rules, reference).is_none()) {
        let by_name = find_entry(rules, &request.name).is_some();
        Notes::about(id, notes).add(Done::ReferenceUnknown { reference: reference.clone(), by_name });
    }
}

fn open(
    rules: &Effective,
    combat: &Combat,
    mut fight: Encounter,
    opening: Opening,
    roller: &mut Roller,
) -> (Encounter, Vec<FightEvent>) {
    let mut s = Scratch::new(rules, combat, &mut fight, roller);
    for event in opening.events {
        s.emit(event);
    }
    let entries = ordered(s.fight, opening.entries);
    s.emit(FightEvent::Initiative { entries });
    crate::combat::resolve::shift::open(&mut s);
    s.emit(FightEvent::Round { round: 1 });
    if !crate::combat::resolve::end::finish(&mut s)
        && let Some(first) = s.fight.order.first().cloned()
    {
        begin(&mut s, &first);
    }
    let events = s.events;
    (fight, events)
}

/// What is gathered while combatants are built.
struct Opening {
    events: Vec<FightEvent>,
    entries: Vec<InitiativeEntry>,
}

impl Opening {
    /// Throws somebody's initiative, then what else is thrown for them, and lets them join; a sheet without health stays out.
    fn join(
        &mut self,
        rules: &Effective,
        combat: &Combat,
        fight: &mut Encounter,
        mut who: Combatant,
        roller: &mut Roller,
        more: impl FnOnce(&mut Combatant, &mut Roller),
    ) {
        let sheet = who.character().is_some();
        if sheet && who.health_max <= 0 {
            let reason = FightRefusal::NoHealth;
            self.events.push(FightEvent::Refused { actor: who.id, option_id: None, reason });
            return;
        }
        let modifier = who.initiative_modifier;
        let (roll, total) = throw(rules, combat, modifier, roller);
        more(&mut who, roller);
        self.entries.push(InitiativeEntry { actor: who.id.clone(), roll, modifier, total });
        fight.combatants.push(Shared::new(who));
    }
}

/// Whether an entry says in one of its filters that it is a beast or a monstrosity (combat.md 3.21).
fn is_beast(entry: &Entry) -> bool {
    let beastly = |word: &str| matches!(name_key(word).as_str(), "beast" | "beasts" | "monstrosity" | "monstrosities");
    entry.filters.iter().any(|(_, value)| match value {
        FilterValue::Text(word) => beastly(word.english()),
        FilterValue::Tags(words) => words.iter().any(|word| beastly(word.english())),
        FilterValue::Number(_) => false,
    })
}

/// Somebody who comes to the fight without health lies there from the start.
fn fallen(rules: &Effective, combat: &Combat, who: &mut Combatant) {
    let stands = vitals(rules, combat, who);
    if stands.health > 0 || stands.max <= 0 {
        return;
    }
    who.down = true;
    if let Some(rule) = &combat.dying {
        who.dying = true;
        let failures = vitals::track(rules, who, rule.failures.as_str());
        who.defeated = failures.is_some_and(|(value, most)| value >= most);
        if let Some(condition) = rule.condition.as_ref().filter(|condition| !immune(rules, who, condition)) {
            set_condition(who, condition, true);
        }
    }
}
