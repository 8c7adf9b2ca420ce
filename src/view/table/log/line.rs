//! What happened, said once in the reader's language and once in English.

use crate::combat::{BuildNote, CombatantId, FightEvent};
use crate::locale::Locale;
use crate::narrate::{Cast, Kind, Level, Line, Said, narrate, note_line, say};

/// One line of the log.
#[derive(Debug, Clone)]
pub struct LogLine {
    /// From which detail on it is shown.
    pub level: Level,
    /// What it is about.
    pub kind: Kind,
    /// Who did it and whom it befell.
    pub about: Vec<CombatantId>,
    /// In which round; 0 before the first.
    pub round: u32,
    /// Whether it is the heading of its round.
    pub heading: bool,
    /// In the player's language.
    pub own: Said,
    /// In English.
    pub english: Said,
}

/// Says what was done to build the fight and every event, past what was said already; the cost does not grow with the log.
pub fn hear(log: &mut Vec<LogLine>, built: &[BuildNote], events: &[FightEvent], cast: &dyn Cast, locale: &Locale) {
    if log.len() > built.len() + events.len() {
        // Another fight.
        log.clear();
    }
    let english = Locale::english();
    let said = |line: &Line| (say(line, locale), say(line, &english));
    for note in built.iter().skip(log.len()) {
        let line = note_line(note, cast);
        let (own, english) = said(&line);
        let about = line.actor.into_iter().collect();
        log.push(LogLine { level: line.level, kind: line.kind, about, round: 0, heading: false, own, english });
    }
    let mut round = log.last().map_or(0, |line| line.round);
    for event in events.iter().skip(log.len().saturating_sub(built.len())) {
        let heading = matches!(event, FightEvent::Round { .. });
        if let FightEvent::Round { round: begun } = event {
            round = *begun;
        }
        let line = narrate(event, cast);
        let (own, english) = said(&line);
        let about = event.about().into_iter().cloned().collect();
        log.push(LogLine { level: line.level, kind: line.kind, about, round, heading, own, english });
    }
}
