//! Where a reply's tags are answered: everything as it stands between two of them. One file a kind of tag.

use serde_json::Value;

use crate::dice::Roller;
use crate::items::market::MarketHere;
use crate::items::visit::{Visit, visit_dice};
use crate::items::{BagFact, Party, Place, Stack};
use crate::rules::Effective;
use crate::story::answer::{Reason, TagAnswer};
use crate::story::check_act::answer_check;
use crate::story::fact::{Scene, StoryFact, evolve_story};
use crate::story::setting::{Setting, StockDice};
use crate::story::tag::{FoundTag, TagKind};
use crate::story::who::{Roster, Target, WhoRefusal};

/// Most tags about items of one reply that are looked at, those that cannot be read among them. They are counted as they
/// are carried out: inventory tags, then loot tags.
pub const ITEM_TAGS_MAX: usize = 40;

pub(super) struct Desk<'d> {
    /// With what was invented so far.
    pub(super) rules: Effective,
    pub(super) party: Party,
    /// No tag changes a name.
    pub(super) roster: Roster,
    pub(super) roller: &'d mut Roller,
    pub(super) visit: Visit,
    pub(super) sheet_tags: usize,
    stock: StockDice,
    stock_known: bool,
    visits: u64,
    item_tags: usize,
    facts: Vec<StoryFact>,
}

/// Somebody's bag.
pub(super) struct Whose {
    /// Which member's.
    pub(super) member: usize,
    /// As an answer says it; nobody where none was named.
    pub(super) who: Option<String>,
}

impl<'d> Desk<'d> {
    pub(super) fn new(rules: &Effective, setting: Setting<'_>, roller: &'d mut Roller) -> Self {
        Self {
            rules: rules.clone(),
            party: setting.party.clone(),
            roster: Roster::of(setting.party),
            roller,
            visit: setting.visit.cloned().unwrap_or_default(),
            sheet_tags: 0,
            stock: setting.stock,
            stock_known: setting.visit.is_some(),
            visits: setting.visits,
            item_tags: 0,
            facts: Vec::new(),
        }
    }

    pub(super) fn answer(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        match found.kind {
            TagKind::Place => self.answer_place(found, asked),
            // A check is paid for before it is thrown, so the next one sees what it left.
            TagKind::Check => {
                let (answer, facts) = answer_check(&self.rules, &self.party, found, asked, self.roller);
                facts.into_iter().for_each(|fact| self.note(fact));
                answer
            }
            TagKind::Sheet => self.answer_sheet(found, asked),
            TagKind::Inventory => self.answer_inventory(found, asked),
            TagKind::Loot => self.answer_loot(found, asked),
        }
    }

    /// Carries a fact out and keeps it.
    pub(super) fn note(&mut self, fact: StoryFact) {
        let mut scene = Scene {
            party: &mut self.party.party,
            place: &mut self.party.place,
            visit: &mut self.visit,
            visits: &mut self.visits,
            invented: &mut self.party.invented,
        };
        evolve_story(&mut scene, &fact);
        self.facts.push(fact);
    }

    /// The same for what happens in a bag.
    pub(super) fn note_bag(&mut self, member: usize, facts: Vec<BagFact>) {
        facts.into_iter().for_each(|change| self.note(StoryFact::Bag { member, change }));
    }

    /// An item is invented and known from now on.
    pub(super) fn invented(&mut self, entry: Value) {
        self.note(StoryFact::Invented { entry });
        self.rules = self.rules.with_invented(&self.party.invented);
    }

    /// Forgets what was invented last, where nothing has come of it.
    pub(super) fn forget_invention(&mut self) {
        if self.facts.pop_if(|fact| matches!(fact, StoryFact::Invented { .. })).is_some() {
            self.party.invented.pop();
            self.rules = self.rules.with_invented(&self.party.invented);
        }
    }

    /// The party comes to a place.
    pub(super) fn arrive(&mut self, place: Place) {
        self.note(StoryFact::Arrived { place });
        self.stock_known = false;
    }

    /// Rolls the stock of this visit when it was not rolled yet and a seller here has any.
    pub(super) fn stock_here(&mut self, here: &MarketHere<'_>) {
        if self.stock_known || !Visit::has_any(here) {
            return;
        }
        let visit = match self.stock {
            StockDice::Shared => Visit::roll(here, self.roller),
            StockDice::Seeded(seed) => {
                let mut dice = visit_dice(here, seed, self.visits);
                let visit = Visit::roll(here, &mut dice);
                self.roller.count_in(dice.thrown());
                visit
            }
        };
        self.stocked(visit);
    }

    fn stocked(&mut self, visit: Visit) {
        self.stock_known = true;
        self.note(StoryFact::Stocked { visit });
    }

    /// Why one more tag about items is not looked at.
    pub(super) fn count_item_tag(&mut self) -> Option<Reason> {
        self.item_tags += 1;
        (self.item_tags > ITEM_TAGS_MAX).then(|| Reason::of("too-many"))
    }

    /// Whose bag a tag about items names; `None` where it names no bag: nobody, or the party.
    pub(super) fn bag_of(&self, who: Option<&str>) -> Result<Option<usize>, WhoRefusal> {
        match who {
            // Without anybody in the party there is no bag to ask.
            None => self.roster.resolve_one(None).map(|_| None),
            Some(who) => match self.roster.resolve(Some(who))? {
                Target::One(member) => Ok(Some(member)),
                Target::Party(_) => Ok(None),
            },
        }
    }

    /// Whose bag it is where one must be: the player's own where none is named.
    pub(super) fn whose(&self, who: Option<&str>) -> Result<Whose, WhoRefusal> {
        match self.bag_of(who)? {
            Some(member) => Ok(Whose { member, who: Some(self.name_of(member)) }),
            None => Ok(Whose { member: self.roster.resolve_one(None)?, who: None }),
        }
    }

    /// What a member carries.
    pub(super) fn bag(&self, member: usize) -> &[Stack] {
        self.party.party.get(member).map(|member| member.bag.as_slice()).unwrap_or_default()
    }

    pub(super) fn name_of(&self, member: usize) -> String {
        self.roster.name(member).to_owned()
    }

    /// What the reply changed, and the party as it leaves it. What sellers have where a game's party came to is known from
    /// then on, asked for or not.
    pub(super) fn close(mut self) -> (Vec<StoryFact>, Party) {
        let arrived = self.facts.iter().any(|fact| matches!(fact, StoryFact::Arrived { .. }));
        if let (StockDice::Seeded(seed), Some(place)) = (self.stock, self.party.place.as_ref())
            && arrived
            && !self.stock_known
        {
            let visit = Visit::begin(&self.rules, place, seed, self.visits);
            if visit != Visit::default() {
                self.stocked(visit);
            }
        }
        (self.facts, self.party)
    }
}
