//! `sheet.migrations`: how older sheets become this one (the seed on layers, locale-migrate-package.md 1b).

use serde_json::json;

use crate::format::collection::{List, Map};
use crate::format::scalar::{Id, Int, Scalar, WHOLE_MAX, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::source::{Code, Node, Path};

object! {
    /// Moves a stored sheet from one version to the next.
    pub struct Migration {
        /// The version that it starts from.
        req from: Int<1, WHOLE_MAX> = "from";
        /// What is done, in order.
        req steps: List<MigrationStep, 1, 100> = "steps";
    }
}

/// One step of a migration.
#[derive(Debug, Clone, PartialEq)]
pub enum MigrationStep {
    /// A value is copied to a new id.
    Rename(Rename),
    /// A field's value goes to the field that another field's text names.
    Route(Route),
    /// A live value goes to the one of several that the migrated sheet shows.
    RouteLive(RouteLive),
    /// A column is set in every row that matches.
    SetColumn(SetColumnStep),
}

words! {
    /// What may be renamed.
    pub enum RenameKind {
        /// An ability.
        Ability = "ability",
        /// A skill, with its bonus.
        Skill = "skill",
        /// A save, with its bonus.
        Save = "save",
        /// A field.
        Field = "field",
    }
}

object! {
    /// `rename`
    pub struct Rename {
        /// What kind of thing.
        req rename: RenameKind = "rename";
        /// Its old id.
        req from: Id = "from";
        /// Its new id.
        req to: Id = "to";
    }
}

object! {
    /// `route`
    pub struct Route {
        /// The field whose value goes.
        req route: Id = "route";
        /// The field whose text says where.
        req by: Id = "by";
        /// Where, by words.
        req cases: List<RouteCase, 1, 40> = "cases";
        /// Where, when no case or several match.
        req otherwise: Id = "else";
        /// For a sheet that never stored the value.
        opt default: Scalar = "default";
    }
}

object! {
    /// One case of a route.
    pub struct RouteCase {
        /// Any of these, as a whole word.
        req words: List<Words<1, 80>, 1, 40> = "words";
        /// The field it goes to.
        req to: Id = "to";
    }
}

words! {
    /// What live value may be routed.
    pub enum LiveKind {
        /// A pool.
        Pool = "pool",
        /// A track.
        Track = "track",
    }
}

object! {
    /// `routeLive`
    pub struct RouteLive {
        /// What kind of live value.
        req route_live: LiveKind = "routeLive";
        /// Its old id.
        req from: Id = "from";
        /// The ids it may go to.
        req cases: List<Id, 1, 40> = "cases";
        /// Where, when not exactly one of them is shown.
        req otherwise: Id = "else";
    }
}

object! {
    /// A step whose one key is `setColumn`.
    pub struct SetColumnStep {
        /// What is set.
        req set_column: SetColumn = "setColumn";
    }
}

object! {
    /// `setColumn`
    pub struct SetColumn {
        /// The list.
        req list: Id = "list";
        /// Every column named must hold one of its values.
        req conditions: Map<List<Scalar, 1, 500>, 1, 12> = "where";
        /// The column that is set.
        req column: Id = "column";
        /// To what.
        req to: Scalar = "to";
    }
}

impl MigrationStep {
    const VERBS: [&'static str; 4] = ["rename", "route", "routeLive", "setColumn"];
}

impl Shape for MigrationStep {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(members) = node.members() else { return reader.wrong_type(node, at, "an object") };
        let mut verbs = members.iter().map(|member| member.key.as_ref()).filter(|key| Self::VERBS.contains(key));
        match (verbs.next(), verbs.next()) {
            (Some("rename"), None) => Rename::read(node, at, reader).map(Self::Rename),
            (Some("route"), None) => Route::read(node, at, reader).map(Self::Route),
            (Some("routeLive"), None) => RouteLive::read(node, at, reader).map(Self::RouteLive),
            (Some(_), None) => SetColumnStep::read(node, at, reader).map(Self::SetColumn),
            _ => {
                reader.fault(Code::NotExactlyOne, at, format!("needs exactly one of {}", Self::VERBS.join(", ")));
                None
            }
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "oneOf": [Rename::schema(book), Route::schema(book), RouteLive::schema(book), SetColumnStep::schema(book)] })
    }
}
