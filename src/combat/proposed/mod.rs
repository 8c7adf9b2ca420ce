//! Opponents invented for one fight: a proposed block is read, what the ruleset cannot mean is left out, and what is left is
//! held to its tier; without one, or where it cannot be read, a tier's numbers are taken (combat.md 3.1, 3.19).
//!
//! Where the ruleset has no scale of danger, a proposal that can be read fights as it is. An opponent is called as it was
//! asked for; its id is that name's letters and digits, joined by hyphens.
//!
//! Must not know: who proposes, where proposals are written.

mod entries;
mod fill;
mod health;
mod rounds;
mod sheet;
mod tier;
mod words;

use serde_json::Value;

use crate::combat::build::creature::{of_entry, of_tier};
use crate::combat::encounter::Combatant;
use crate::combat::event_part::CombatantId;
use crate::combat::foe_request::{Invented, find_tier};
use crate::combat::labels;
use crate::combat::note::{Done, Notes};
use crate::combat::proposed::fill::Filler;
use crate::format::combat::{Combat, ThreatTier};
use crate::format::creature::Creature;
use crate::format::proposed::{proposed_id, read_proposed};
use crate::format::scalar::{EntryId, EntryRef, Id};
use crate::rules::Effective;
use crate::text::Named;

/// The catalog that an invention's labels say they stand in.
const PROPOSED: &str = "proposed";
/// What a block's `tier` says where there are no tiers.
const NO_TIER: &str = "none";

/// An invented opponent; a plain block's health is still to be thrown.
pub struct Made {
    /// Who.
    pub who: Combatant,
    /// What they were read from; nothing where a tier's numbers were taken.
    pub creature: Option<Creature>,
}

/// The id that a name is invented under.
pub fn id_of(name: &str) -> String {
    proposed_id(name).map_or_else(|| "opponent".to_owned(), |id| id.to_string())
}

/// Makes an opponent; what is drawn for it comes from the fight's seed. `None` where only a tier's numbers would do and there are no tiers.
pub fn make(
    rules: &Effective,
    combat: &Combat,
    (id, name): (CombatantId, Named),
    invented: &Invented,
    seed: u64,
    notes: &mut Notes<'_>,
) -> Option<Made> {
    let own = invented.block.as_ref().and_then(|block| block.get("tier")).and_then(Value::as_str);
    let tier = tier(combat, invented.tier.as_deref().or(own), notes);
    let Some(block) = &invented.block else { return Some(of_numbers(combat, id, name, tier?, notes)) };
    let proposal = Proposal {
        rules,
        combat,
        entry: EntryId::new(&id_of(name.base.english()))?,
        boss: invented.boss,
        seed,
        id: &id,
    };
    match proposal.read(block, tier, notes) {
        Some(creature) => proposal.held(creature, tier, name, notes),
        None => Some(of_numbers(combat, id, name, tier?, notes)),
    }
}

/// The tier that is asked for, else the bottom of the scale; nothing without a scale.
fn tier<'c>(combat: &'c Combat, asked: Option<&str>, notes: &mut Notes<'_>) -> Option<&'c ThreatTier> {
    let threat = combat.threat.as_ref()?;
    let named = asked.and_then(|asked| find_tier(threat.tiers.iter(), asked));
    let bottom = threat.tiers.first()?;
    if named.is_none() {
        notes.add(Done::TierAssumed { asked: asked.map(str::to_owned), tier: labels::tier(bottom) });
    }
    Some(named.unwrap_or(bottom))
}

fn of_numbers(combat: &Combat, id: CombatantId, name: Named, tier: &ThreatTier, notes: &mut Notes<'_>) -> Made {
    notes.add(Done::BuiltFromTier { tier: labels::tier(tier) });
    Made { who: of_tier(combat, id, name, tier), creature: None }
}

/// A block that somebody proposes.
struct Proposal<'p> {
    rules: &'p Effective,
    combat: &'p Combat,
    entry: EntryId,
    /// Whether a Game Master plays it.
    boss: bool,
    /// The fight's seed.
    seed: u64,
    /// Its id in the fight.
    id: &'p CombatantId,
}

impl Proposal<'_> {
    /// The block as a creature of the ruleset, or a note of why it is none.
    fn read(&self, block: &Value, tier: Option<&ThreatTier>, notes: &mut Notes<'_>) -> Option<Creature> {
        let mut block = block.clone();
        if let Value::Object(block) = &mut block {
            block.insert("tier".to_owned(), Value::from(tier.map_or(NO_TIER, |tier| tier.id.as_str())));
            words::clean(self.rules, self.combat, self.entry.as_str(), block, notes);
            if let Some(proposed) = block.get("sheet") {
                let sheet = self.sheet(proposed, tier, notes);
                block.insert("sheet".to_owned(), sheet);
            }
        }
        read_proposed(&block, self.rules.ruleset())
            .map_err(|fault| notes.add(Done::ProposalUnreadable { at: fault.at, why: fault.why.as_str().to_owned() }))
            .ok()
    }

    /// A proposed sheet as the ruleset's own: read, settled, filled in, its health in the tier's band.
    fn sheet(&self, proposed: &Value, tier: Option<&ThreatTier>, notes: &mut Notes<'_>) -> Value {
        let Self { rules, combat, seed, id, .. } = *self;
        let mut sheet = sheet::read(rules, proposed, notes);
        entries::settle(rules, combat, &mut sheet, self.boss, notes);
        if !self.boss {
            Filler { rules, combat, seed, id }.fill(&mut sheet, notes);
        }
        if let Some(tier) = tier {
            health::hold(rules, combat, &mut sheet, tier, notes);
        }
        serde_json::to_value(&sheet.build).unwrap_or_default()
    }

    /// The creature as a combatant, held to its tier where there is one.
    fn held(
        &self,
        mut creature: Creature,
        tier: Option<&ThreatTier>,
        name: Named,
        notes: &mut Notes<'_>,
    ) -> Option<Made> {
        let Self { rules, combat, id, .. } = *self;
        if let Some(tier) = tier {
            tier::hold_health(&mut creature, tier, notes);
        } else {
            notes.add(Done::NoThreatScale);
        }
        let reference = EntryRef { catalog: Id::new(PROPOSED)?, entry: self.entry.clone() };
        let mut who = of_entry(rules, combat, id.clone(), name, &reference, &creature);
        who.entry = None;
        if let Some(tier) = tier {
            if creature.sheet.is_none() {
                tier::hold_checks(combat, &mut who, tier, notes);
            }
            tier::hold_numbers(&mut who, tier, notes);
            rounds::hold_damage(rules, combat, &mut who, tier, notes);
        }
        Some(Made { who, creature: Some(creature) })
    }
}
