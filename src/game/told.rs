//! Applying what happens to the story of a game: replies with what they change, and the states that entries go back to.
//! Total: an entry that is not there changes nothing.

use crate::dice::Stream;
use crate::game::story::{Back, BackBy, Ending, Entry, take_back};
use crate::game::{Event, Game};
use crate::story::{Scene, StoryFact, evolve_story};

impl Game {
    pub(super) fn tell(&mut self, event: &Event) {
        // The story is changed beside the state that it looks at.
        let mut story = std::mem::take(&mut self.story);
        match event {
            Event::Told { reply, facts } => {
                story.open(|like| self.ending_like(like));
                self.apply(facts);
                let ending = self.ending_like(story.newest());
                story.push(self.record, reply.clone(), ending);
            }
            Event::Retold { reply, facts } => {
                let latest = story.latest();
                if let Some((latest, before)) = latest.and_then(|latest| Some((latest, story.before(latest)?.clone())))
                {
                    self.go_back_to(before);
                    self.apply(facts);
                    let ending = self.ending_like(story.newest());
                    story.push_alternate(latest, reply.clone(), ending);
                }
            }
            Event::WentOn { reply, facts } => {
                if let Some(latest) = story.latest() {
                    self.apply(facts);
                    let ending = self.ending_like(story.newest());
                    story.go_on(latest, reply.clone(), ending);
                }
            }
            Event::Showed { seq, alternate } => {
                if let Some(place) = story.find(*seq) {
                    story.show(place, *alternate, self.record);
                    let ending = story.entries().get(place).and_then(Entry::ending).cloned();
                    if let Some(ending) = ending.filter(|_| story.is_in_force(place)) {
                        self.go_back_to(ending);
                    }
                }
            }
            Event::Deleted { seq } => {
                if let Some(place) = story.find(*seq) {
                    let before = story.before(place).cloned().filter(|_| story.is_in_force(place));
                    if story.own().is_some() {
                        story.open(|like| self.ending_like(like));
                    }
                    story.remove(place);
                    if let Some(before) = before {
                        self.go_back_to(before);
                    }
                }
            }
            Event::TakenBack { seq, by } => {
                std::mem::swap(&mut self.story, &mut story);
                let back = self.back_by(*seq, *by);
                std::mem::swap(&mut self.story, &mut story);
                if let Some(back) = back {
                    let done = *by == BackBy::List || back.is_done();
                    let Back { state, put_back, .. } = back;
                    if story.own() == Some(*seq) {
                        self.go_back_to(state);
                        story.forget_own();
                    } else {
                        if story.own().is_some() {
                            story.open(|like| self.ending_like(like));
                        }
                        self.go_back_to(state);
                        if let Some(place) = story.find(*seq).filter(|_| done) {
                            story.mark_taken_back(place);
                        }
                        if !put_back.is_empty() {
                            let ending = self.ending_like(story.newest());
                            story.went_back(self.record, ending);
                        }
                    }
                }
            }
            _ => {}
        }
        self.story = story;
    }

    pub(super) fn dice_moved(&mut self, stream: Stream, word: u64) {
        self.dice.insert(stream, word);
        self.story.refresh(|ending| {
            ending.dice.insert(stream, word);
        });
    }

    /// What taking an entry back would come to; `None` where the states around it are not kept. The number of what was
    /// changed since the latest entry is an entry's too.
    pub fn back(&self, seq: u64) -> Option<Back> {
        self.back_by(seq, BackBy::Thing)
    }

    fn back_by(&self, seq: u64, by: BackBy) -> Option<Back> {
        let now = self.ending();
        match self.story.find(seq) {
            Some(place) => {
                let after: &Ending = self.story.entries().get(place)?.ending()?;
                take_back(self.story.before(place)?, after, &now, by)
            }
            None => take_back(self.story.before(self.story.entries().len())?, &now, &now, by),
        }
    }

    fn apply(&mut self, facts: &[StoryFact]) {
        let mut scene = Scene {
            party: &mut self.party,
            place: &mut self.place,
            visit: &mut self.visit,
            visits: &mut self.visits,
            invented: &mut self.invented,
        };
        for fact in facts {
            evolve_story(&mut scene, fact);
        }
    }
}
