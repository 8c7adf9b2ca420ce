//! Table › Fight: the order of turns on top, the party and the menu on the left, the foes and the log on the right, everything
//! in the player's language, with where each string came from on demand.
//!
//! Where there is room everything about everybody is shown at once; on a small terminal the essentials, and the rest is
//! asked for. Must not know: what is legal, what comes of a deed.

pub mod keys;
pub mod menu;
pub mod moment;
pub mod person;
pub mod targets;

use crate::combat::menu::MenuOption;
use crate::combat::{Combatant, CombatantId, Encounter, LabelRef, Side};
use crate::game::LootRoll;
use crate::locale::Locale;
use crate::narrate::{self, say_sentence};
use crate::rules::Effective;
use crate::text::{SafeText, cell_width, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{frame, word};
use crate::view::table::entitle;
use person::Person;
use targets::Targeting;

/// Which pane has the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FightPane {
    /// The menu.
    #[default]
    Menu,
    /// Everybody on both sides.
    People,
    /// The log.
    Log,
}

impl FightPane {
    /// The panes, in the order in which keys go through them.
    pub const ALL: [Self; 3] = [Self::Menu, Self::People, Self::Log];
}

/// What is chosen on the screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct FightState {
    /// Which pane has the keys.
    pub pane: FightPane,
    /// Which option.
    pub cursor: usize,
    /// Who is looked at: a place among everybody, the party first.
    pub person: usize,
    /// Targets are being chosen for the option under the cursor.
    pub targeting: Option<Targeting>,
    /// How the option under the cursor is done, as far as that is chosen.
    pub manner: Manner,
    /// Whether the key that leaves was pressed at the end once already.
    pub end_seen: bool,
}

/// How a deed is done, where there is more than one way (combat.md 3.22): which pool pays, in which style, in which mode.
/// `None` is what was not asked yet; a pool or mode of `None` is the deed's own.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Manner {
    /// The pool that pays.
    pub pay: Option<Option<String>>,
    /// The style.
    pub style: Option<String>,
    /// The weapon's mode.
    pub mode: Option<Option<String>>,
}

impl FightState {
    /// Who is looked at: a target under the cursor, somebody of either side, or whoever is to choose.
    pub fn looked_at(&self, facts: &FightFacts<'_>) -> Option<CombatantId> {
        if let (Some(targeting), Some(option)) = (&self.targeting, facts.menu.get(self.cursor)) {
            return option.targets.get(targeting.cursor).cloned();
        }
        let chooses = facts.encounter.to_choose().filter(|_| self.pane != FightPane::People);
        chooses.or_else(|| person::in_order(facts.encounter).nth(self.person).map(|who| &who.id)).cloned()
    }
}

/// What the screen shows of the fight.
pub struct FightFacts<'g> {
    /// The rules in force.
    pub effective: &'g Effective,
    /// The fight.
    pub encounter: &'g Encounter,
    /// What whoever is to choose may do; empty once it is over.
    pub menu: &'g [MenuOption],
    /// The log, as it is read.
    pub log: Pane,
    /// What lies there to be taken.
    pub loot: Option<&'g LootRoll>,
}

/// How much room the screen has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    /// 80×24 and a little more: the essentials, each on a line.
    Close,
    /// [`ROOMY`](crate::view::model::ROOMY): all at once.
    Roomy,
}

impl Room {
    /// Cells inside a pane on the smallest terminal of that kind.
    fn cells(self) -> usize {
        match self {
            Self::Close => 38,
            Self::Roomy => 53,
        }
    }

    /// How many rows a line takes at most, as far as one can know before it is drawn.
    fn rows(self, line: &Line) -> usize {
        let width = cell_width(&line.plain());
        if line.wraps { width.div_ceil(self.cells()).max(1) } else { 1 }
    }

    /// Most lines of the pane of one side, borders included.
    fn side_lines(self) -> u16 {
        match self {
            Self::Close => 7,
            Self::Roomy => 16,
        }
    }
}

/// Draws the screen.
pub fn screen(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Fight, SafeText::default());
    entitle(&mut screen, facts.effective, Scope::Fight, locale);
    screen.strip = Some(moment::strip(facts, locale));
    screen.status = status(state, facts, locale);
    screen.status_role = Role::Strong;
    screen.keys = keys::bar(state, facts, locale);
    let people = person::people(facts);
    screen.columns = columns(state, facts, &people, Room::Close, locale);
    screen.roomy = Some(columns(state, facts, &people, Room::Roomy, locale));
    screen
}

fn columns(
    state: &FightState,
    facts: &FightFacts<'_>,
    people: &[Person<'_>],
    room: Room,
    locale: &Locale,
) -> Vec<Column> {
    let party = side_pane(Side::Party, state, facts, people, room, locale);
    let foes = side_pane(Side::Enemy, state, facts, people, room, locale);
    let height = |pane: &Pane| {
        let most = room.side_lines();
        let rows: usize = pane.lines.iter().map(|line| room.rows(line)).sum();
        Share::Fixed(u16::try_from(rows + 2).unwrap_or(most).clamp(3, most))
    };
    let column = |side: Pane, rest: Pane| Column {
        width: Share::Part(1),
        panes: vec![(height(&side), side), (Share::Part(1), rest)],
    };
    vec![column(party, choice_pane(state, facts, people, room, locale)), column(foes, facts.log.clone())]
}

/// What is chosen from: the targets of a deed, the menu, or once it is over what came of it.
fn choice_pane(state: &FightState, facts: &FightFacts<'_>, people: &[Person<'_>], room: Room, locale: &Locale) -> Pane {
    if facts.encounter.outcome.is_some() {
        let focused = state.pane == FightPane::Menu;
        return Pane {
            title: word(locale, "fight-over"),
            lines: moment::end_lines(facts, locale),
            focused,
            ..Pane::default()
        };
    }
    match (&state.targeting, facts.menu.get(state.cursor)) {
        (Some(targeting), Some(option)) => targets::pane(targeting, option, &state.manner, people, facts, locale),
        _ => menu::pane(state, facts, room, locale),
    }
}

fn side_pane(
    side: Side,
    state: &FightState,
    facts: &FightFacts<'_>,
    people: &[Person<'_>],
    room: Room,
    locale: &Locale,
) -> Pane {
    let looked_at = state.looked_at(facts).filter(|_| state.pane == FightPane::People || state.targeting.is_some());
    let mut lines = Vec::new();
    let (mut selected, mut turn, mut reveal) = (None, 0, 0);
    for person in people.iter().filter(|person| person.who.side == side) {
        let own = person::lines(person, room, facts, locale);
        if looked_at.as_ref() == Some(&person.who.id) {
            selected = Some(lines.len());
            reveal = own.len() - 1;
        }
        if facts.encounter.to_choose() == Some(&person.who.id) {
            turn = lines.len();
        }
        lines.extend(own);
    }
    let title = word(locale, if side == Side::Party { "fight-party" } else { "fight-enemies" });
    let focused = state.pane == FightPane::People && state.targeting.is_none() && selected.is_some();
    // Whoever is to choose is seen where nobody is looked at.
    let scroll = if selected.is_some() { Scroll::Top } else { Scroll::Down(turn) };
    Pane { title, lines, selected, reveal, focused, scroll, ..Pane::default() }
}

/// The status line: what is to be answered, else while a deed is chosen everything about it, else whose turn it is.
fn status(state: &FightState, facts: &FightFacts<'_>, locale: &Locale) -> SafeText {
    let actor = facts.encounter.to_choose().and_then(|id| facts.encounter.combatant(id));
    let option = facts.menu.get(state.cursor).filter(|_| state.pane == FightPane::Menu);
    match (actor, option) {
        (Some(actor), Some(option)) if facts.encounter.window.is_none() => menu::about(option, actor, locale),
        _ => moment::status(facts, locale),
    }
}

/// What a deed or part of the ruleset is called in the player's language, as the log calls it.
pub fn label(label: &LabelRef, locale: &Locale) -> SafeText {
    say_sentence(&narrate::named(label), locale).text
}

/// What somebody in the fight is called in the player's language.
pub fn name(who: &Combatant, locale: &Locale) -> SafeText {
    // A party member's name is the player's own; only names of the ruleset are translated.
    match who.side {
        Side::Party if who.member.is_some() => safe(&who.name.english()),
        _ => locale.named(&who.name).text,
    }
}
