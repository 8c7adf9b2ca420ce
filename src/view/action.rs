//! The one table of actions: what it is called, its keys, on which screens it can be done. The key bar, the help and the
//! handling of keys are all made from it.

/// A key as people name it, without the terminal's own types.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Key {
    /// A printable character.
    Char(char),
    /// A character with Control.
    Ctrl(char),
    /// Enter.
    Enter,
    /// Escape.
    Escape,
    /// Tab.
    Tab,
    /// Shift and Tab.
    BackTab,
    /// Backspace.
    Backspace,
    /// Delete.
    Delete,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// Home.
    Home,
    /// End.
    End,
    /// Page up.
    PageUp,
    /// Page down.
    PageDown,
    /// Function key 1, the second key of help.
    F1,
}

impl Key {
    /// The key's name, the same in every language.
    pub fn name(self) -> String {
        match self {
            Self::Char(' ') => "Space".to_owned(),
            Self::Char(c) => c.to_string(),
            Self::Ctrl(c) => format!("Ctrl+{}", c.to_ascii_uppercase()),
            Self::Enter => "Enter".to_owned(),
            Self::Escape => "Esc".to_owned(),
            Self::Tab => "Tab".to_owned(),
            Self::BackTab => "Shift+Tab".to_owned(),
            Self::Backspace => "Backspace".to_owned(),
            Self::Delete => "Del".to_owned(),
            Self::Up => "↑".to_owned(),
            Self::Down => "↓".to_owned(),
            Self::Left => "←".to_owned(),
            Self::Right => "→".to_owned(),
            Self::Home => "Home".to_owned(),
            Self::End => "End".to_owned(),
            Self::PageUp => "PgUp".to_owned(),
            Self::PageDown => "PgDn".to_owned(),
            Self::F1 => "F1".to_owned(),
        }
    }
}

/// The screens, as far as keys can tell them apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Home.
    Home,
    /// Wizard 1: which rules.
    Rules,
    /// Wizard 2: which variants.
    Variants,
    /// Wizard 3: who plays.
    Party,
    /// Wizard 4: a last look.
    Review,
    /// Table: the sheet.
    Sheet,
    /// Table: the bag.
    Bag,
    /// Table: the market.
    Market,
    /// Table: loot.
    Loot,
    /// Table: choosing foes.
    FightSetup,
    /// Table: a fight.
    Fight,
    /// Table: the log of a fight on its own.
    Log,
    /// Table: the rules in force.
    RulesInForce,
    /// Table: the story.
    Story,
    /// The sheet editor, on the table or in the wizard.
    Edit,
    /// A catalog's picker over the editor.
    Picker,
    /// The review of newer text over the editor.
    NewerText,
    /// The library: what is installed.
    Library,
    /// The library: what is looked at before it is stored.
    LibraryReview,
    /// The library: what a catalog offers.
    Offers,
    /// The translator's bench.
    Bench,
}

impl Scope {
    /// Every screen, Home first.
    pub const ALL: [Self; 21] = [
        Self::Home,
        Self::Rules,
        Self::Variants,
        Self::Party,
        Self::Review,
        Self::Sheet,
        Self::Bag,
        Self::Market,
        Self::Loot,
        Self::FightSetup,
        Self::Fight,
        Self::Log,
        Self::RulesInForce,
        Self::Story,
        Self::Edit,
        Self::Picker,
        Self::NewerText,
        Self::Library,
        Self::LibraryReview,
        Self::Offers,
        Self::Bench,
    ];

    /// The screens of a game that is being played.
    pub const TABLE: &'static [Self] = &[
        Self::Sheet,
        Self::Bag,
        Self::Market,
        Self::Loot,
        Self::FightSetup,
        Self::Fight,
        Self::Log,
        Self::RulesInForce,
        Self::Story,
    ];

    /// Every screen from which something is done to a game that is being played.
    pub const PLAYED: &'static [Self] = &[
        Self::Sheet,
        Self::Bag,
        Self::Market,
        Self::Loot,
        Self::FightSetup,
        Self::Fight,
        Self::Log,
        Self::RulesInForce,
        Self::Story,
        Self::Edit,
        Self::Picker,
        Self::NewerText,
    ];

    /// Every screen but Home.
    pub const BELOW_HOME: &'static [Self] = {
        let [_home, below @ ..] = &Self::ALL;
        below
    };

    /// The steps of the wizard.
    pub const WIZARD: &'static [Self] = &[Self::Rules, Self::Variants, Self::Party, Self::Review];
}

macro_rules! actions {
    ($($variant:ident, $id:literal, [$($key:expr),*], $on:expr, $bar:ident;)*) => {
        /// What a person can do.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Action {
            $(#[doc = concat!("`", $id, "`")] $variant,)*
        }

        impl Action {
            /// Every action, in the order in which help lists them.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Its id; `action-<id>` is the message that names it.
            pub fn id(self) -> &'static str {
                match self { $(Self::$variant => $id,)* }
            }

            /// Its keys; the first is shown.
            pub fn keys(self) -> &'static [Key] {
                match self { $(Self::$variant => &[$($key),*],)* }
            }

            /// On which screens it can be done; none means all.
            pub fn scopes(self) -> &'static [Scope] {
                match self { $(Self::$variant => $on,)* }
            }

            /// Whether the key bar shows it.
            pub fn in_bar(self) -> bool {
                match self { $(Self::$variant => actions!(@bar $bar),)* }
            }
        }
    };
    (@bar bar) => { true };
    (@bar help) => { false };
}

use Key::{BackTab, Char, Ctrl, Down, End, Enter, Escape, F1, Home, Left, PageDown, PageUp, Right, Tab, Up};

actions! {
    NewGame, "new-game", [Char('n')], &[Scope::Home], bar;
    NextProblem, "next-problem", [Char('n')], &[Scope::Bench], bar;
    PreviousProblem, "previous-problem", [Char('p')], &[Scope::Bench], bar;
    BenchList, "bench-list", [Tab], &[Scope::Bench], bar;
    BenchListBack, "bench-list-back", [BackTab], &[Scope::Bench], help;
    BenchSection, "bench-section", [Char('s')], &[Scope::Bench], bar;
    Choose, "choose", [Enter], &[Scope::Home, Scope::Rules, Scope::Fight], bar;
    OpenLibrary, "open-library", [Char('l')], &[Scope::Home], bar;
    OpenBench, "open-bench", [Char('b')], &[Scope::Home], bar;
    ExportGame, "export-game", [Char('w')], &[Scope::Home], bar;
    ImportGame, "import-game", [Char('i')], &[Scope::Home], bar;
    ImportRuleset, "import-ruleset", [Char('i')], &[Scope::Library], bar;
    BrowseCatalog, "browse-catalog", [Char('c')], &[Scope::Library], bar;
    UpdateRuleset, "update-ruleset", [Char('u')], &[Scope::Library], bar;
    RollBack, "roll-back", [Char('r')], &[Scope::Library], bar;
    RemoveRuleset, "remove-ruleset", [Char('x')], &[Scope::Library], bar;
    StoreRuleset, "store-ruleset", [Enter], &[Scope::LibraryReview], bar;
    InstallOffer, "install-offer", [Enter], &[Scope::Offers], bar;
    Toggle, "toggle", [Char(' ')], &[Scope::Variants], bar;
    Details, "details", [Enter], &[Scope::Variants], bar;
    ReadyParty, "ready-party", [Char('p')], &[Scope::Party], bar;
    AddMember, "add-member", [Char('a')], &[Scope::Party], bar;
    ImportMember, "import-member", [Char('i')], &[Scope::Party], bar;
    RemoveMember, "remove-member", [Char('x')], &[Scope::Party], bar;
    EditName, "edit-name", [Char('n')], &[Scope::Review], bar;
    EditSeed, "edit-seed", [Char('s')], &[Scope::Review], bar;
    Create, "create", [Enter], &[Scope::Review], bar;
    NextStep, "next-step", [Right, Char('l')], &[Scope::Rules, Scope::Variants, Scope::Party], bar;
    PreviousStep, "previous-step", [Left, Char('h')], &[Scope::Variants, Scope::Party, Scope::Review], help;
    EditSheet, "edit-sheet", [Char('e')], &[Scope::Party, Scope::Sheet], bar;
    OpenMember, "open-member", [Enter], &[Scope::Party], help;
    RenameMember, "rename-member", [Char('n')], &[Scope::Party], help;
    MemberUp, "member-up", [Char('[')], &[Scope::Party], help;
    MemberDown, "member-down", [Char(']')], &[Scope::Party], help;
    OwnMember, "own-member", [Char('m')], &[Scope::Party], help;
    EditValue, "edit-value", [Enter], &[Scope::Edit], bar;
    StepUp, "step-up", [Right, Char('+'), Char('=')], &[Scope::Edit], help;
    StepDown, "step-down", [Left, Char('-')], &[Scope::Edit], help;
    EditBonus, "edit-bonus", [Char('b')], &[Scope::Edit], help;
    PickEntries, "pick-entries", [Char('c')], &[Scope::Edit], bar;
    AddRow, "add-row", [Char('a')], &[Scope::Edit], bar;
    RemoveRow, "remove-row", [Char('x')], &[Scope::Edit], bar;
    RowUp, "row-up", [Char('[')], &[Scope::Edit], help;
    RowDown, "row-down", [Char(']')], &[Scope::Edit], help;
    ReviewNewer, "review-newer", [Char('v')], &[Scope::Edit], help;
    ExportMember, "export-member", [Char('w')], &[Scope::Edit], help;
    KeepMember, "keep-member", [Char('K')], &[Scope::Edit], help;
    OwnCharacters, "own-characters", [Char('o')], &[Scope::Party], help;
    AddPicked, "add-picked", [Enter], &[Scope::Picker], bar;
    Tick, "tick", [Char(' ')], &[Scope::Picker, Scope::NewerText], bar;
    Search, "search", [Char('/')], &[Scope::Picker], bar;
    FilterNext, "filter-next", [Right], &[Scope::Picker], help;
    FilterBefore, "filter-before", [Left], &[Scope::Picker], help;
    FilterAny, "filter-any", [Char('x')], &[Scope::Picker], help;
    TakeOver, "take-over", [Enter], &[Scope::NewerText], bar;
    OtherPane, "other-pane", [Tab, BackTab], &[Scope::Sheet, Scope::Bag], help;
    Undo, "undo", [Char('u')], &[Scope::Sheet, Scope::Edit], help;
    Redo, "redo", [Char('U'), Ctrl('r')], &[Scope::Sheet, Scope::Edit], help;
    ChangeLog, "change-log", [Char('L')], &[Scope::Sheet, Scope::Edit], help;
    Spend, "spend", [Char('-'), Char('s')], &[Scope::Sheet], bar;
    Restore, "restore", [Char('+'), Char('=')], &[Scope::Sheet], bar;
    Mark, "mark", [Char(' ')], &[Scope::Sheet], bar;
    EditNote, "edit-note", [Enter], &[Scope::Sheet], help;
    Damage, "damage", [Char('d')], &[Scope::Sheet], help;
    Temporary, "temporary", [Char('t')], &[Scope::Sheet], help;
    UseEntry, "use-entry", [Char('c')], &[Scope::Sheet], help;
    Tell, "tell", [Enter], &[Scope::Story], bar;
    Check, "check", [Char('c')], &[Scope::Story], bar;
    Retell, "retell", [Char('a')], &[Scope::Story], bar;
    GoOn, "go-on", [Char('o')], &[Scope::Story], bar;
    NextAlternate, "next-alternate", [Right], &[Scope::Story], help;
    PreviousAlternate, "previous-alternate", [Left], &[Scope::Story], help;
    TakeEntryBack, "take-entry-back", [Char('u')], &[Scope::Story], bar;
    DeleteReply, "delete-reply", [Char('x')], &[Scope::Story], help;
    Rest, "rest", [Char('r')], &[Scope::Sheet], bar;
    Explain, "explain", [Char('i')], &[Scope::Sheet, Scope::Edit, Scope::Story], bar;
    NextMember, "next-member", [Right], &[Scope::Sheet, Scope::Bag, Scope::Market], help;
    PreviousMember, "previous-member", [Left], &[Scope::Sheet, Scope::Bag, Scope::Market], help;
    BagMenu, "bag-menu", [Enter], &[Scope::Bag], bar;
    UseItem, "use-item", [Char('u')], &[Scope::Bag], bar;
    WearItem, "wear-item", [Char('e')], &[Scope::Bag], bar;
    BindItem, "bind-item", [Char('b')], &[Scope::Bag], bar;
    GiveItem, "give-item", [Char('g')], &[Scope::Bag], bar;
    SellItem, "sell-item", [Char('s')], &[Scope::Bag], bar;
    DropItem, "drop-item", [Char('d')], &[Scope::Bag], help;
    SplitItem, "split-item", [Char('p')], &[Scope::Bag], help;
    MergeItem, "merge-item", [Char('m')], &[Scope::Bag], help;
    Buy, "buy", [Enter], &[Scope::Market], bar;
    More, "more", [Char('+'), Char('=')], &[Scope::Market, Scope::FightSetup], bar;
    Fewer, "fewer", [Char('-')], &[Scope::Market, Scope::FightSetup], bar;
    PriceLevel, "price-level", [Char('l')], &[Scope::Market], bar;
    Place, "place", [Char('g')], &[Scope::Market], bar;
    Roll, "roll", [Enter], &[Scope::Loot], bar;
    RollHundred, "roll-hundred", [Char('h')], &[Scope::Loot], bar;
    RollMany, "roll-many", [Char('n')], &[Scope::Loot], help;
    Take, "take", [Char('t')], &[Scope::Loot], bar;
    Begin, "begin", [Enter], &[Scope::FightSetup], bar;
    FoldRound, "fold-round", [Enter], &[Scope::Log], bar;
    Languages, "languages", [Char('t')], &[Scope::Fight, Scope::Log], bar;
    LogFilter, "log-filter", [Char('f')], &[Scope::Fight, Scope::Log], bar;
    LogLevel, "log-level", [Char('d')], &[Scope::Fight, Scope::Log], help;
    OnlyFallbacks, "only-fallbacks", [Char('!')], &[Scope::Fight, Scope::Log], bar;
    ExportLog, "export-log", [Char('w')], &[Scope::Log], bar;
    FoldRounds, "fold-rounds", [Char('z')], &[Scope::Fight, Scope::Log], help;
    OpenLog, "open-log", [Char('L')], &[Scope::Fight, Scope::FightSetup], help;
    HandOver, "hand-over", [Char('a')], &[Scope::Fight], bar;
    HandOverForGood, "hand-over-for-good", [Char('A')], &[Scope::Fight], help;
    TakeBack, "take-back", [Char('H')], &[Scope::Fight], help;
    PersonDetails, "person-details", [Char('i')], &[Scope::Fight], help;
    TickTarget, "tick-target", [Char(' ')], &[Scope::Fight], help;
    Flee, "flee", [Char('F')], &[Scope::Fight], help;
    NextPane, "next-pane", [Tab], &[Scope::Picker, Scope::Variants, Scope::Market, Scope::Fight, Scope::FightSetup, Scope::Loot, Scope::Review, Scope::RulesInForce], bar;
    PreviousPane, "previous-pane", [BackTab], &[Scope::Picker, Scope::Variants, Scope::Market, Scope::Fight, Scope::FightSetup, Scope::Loot, Scope::Review, Scope::RulesInForce], help;
    TabSheet, "tab-sheet", [Char('1')], Scope::TABLE, help;
    TabBag, "tab-bag", [Char('2')], Scope::TABLE, help;
    TabMarket, "tab-market", [Char('3')], Scope::TABLE, help;
    TabLoot, "tab-loot", [Char('4')], Scope::TABLE, help;
    TabFight, "tab-fight", [Char('5')], Scope::TABLE, help;
    TabRules, "tab-rules", [Char('6')], Scope::TABLE, help;
    TabStory, "tab-story", [Char('7')], Scope::TABLE, help;
    TryAgain, "try-again", [Ctrl('t')], Scope::PLAYED, help;
    SaveElsewhere, "save-elsewhere", [Ctrl('s')], Scope::PLAYED, help;
    Up, "up", [Up, Char('k')], &[], help;
    Down, "down", [Down, Char('j')], &[], help;
    PageUp, "page-up", [PageUp], &[], help;
    PageDown, "page-down", [PageDown], &[], help;
    First, "first", [Home], &[], help;
    Last, "last", [End], &[], help;
    Language, "language", [Ctrl('l')], &[], help;
    Help, "help", [Char('?'), F1], &[], bar;
    Leave, "quit", [Escape, Char('q'), Ctrl('c')], &[Scope::Home], bar;
    Back, "back", [Escape, Char('q')], Scope::BELOW_HOME, bar;
    Stop, "stop", [Ctrl('z')], &[], help;
    Quit, "quit", [Ctrl('c')], Scope::BELOW_HOME, help;
}

impl Action {
    /// Whether it can be done on a screen.
    pub fn is_on(self, scope: Scope) -> bool {
        self.scopes().is_empty() || self.scopes().contains(&scope)
    }

    /// Whether a fight that is on refuses what it does: then the fight's own menu says what may be done.
    pub fn needs_peace(self) -> bool {
        use Action as A;
        let sheet =
            [A::EditSheet, A::Spend, A::Restore, A::Mark, A::EditNote, A::Damage, A::Temporary, A::UseEntry, A::Rest];
        let bag = [A::BagMenu, A::UseItem, A::WearItem, A::BindItem, A::GiveItem, A::SellItem];
        let bag_more = [A::DropItem, A::SplitItem, A::MergeItem];
        let rest = [A::Buy, A::Place, A::Roll];
        let story = [
            A::Tell,
            A::Check,
            A::Retell,
            A::GoOn,
            A::NextAlternate,
            A::PreviousAlternate,
            A::TakeEntryBack,
            A::DeleteReply,
        ];
        let all = [sheet.as_slice(), &bag, &bag_more, &rest, &story];
        all.iter().any(|some| some.contains(&self))
    }

    /// What a key does on a screen.
    pub fn for_key(key: Key, scope: Scope) -> Option<Self> {
        Self::ALL.iter().copied().find(|action| action.is_on(scope) && action.keys().contains(&key))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_screen_has_two_meanings_for_a_first_key() {
        for scope in Scope::ALL {
            let on: Vec<Action> = Action::ALL.iter().copied().filter(|action| action.is_on(scope)).collect();
            for action in &on {
                let key = action.keys().first().expect("a key");
                assert_eq!(Action::for_key(*key, scope), Some(*action), "{key:?} on {scope:?}");
            }
        }
    }

    #[test]
    fn every_bar_has_three_to_eight_keys() {
        for scope in Scope::ALL {
            let in_bar = || Action::ALL.iter().filter(|action| action.is_on(scope) && action.in_bar());
            let count = in_bar().count();
            assert!((3..=8).contains(&count), "{scope:?} has {count}");
            // The way to the fight stands beside what it leaves.
            let left = 1 + in_bar().filter(|action| !action.needs_peace()).count();
            assert!(left >= 3, "{scope:?} has {left} while a fight is on");
        }
    }
}
