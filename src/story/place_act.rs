//! `[place: ...]`: the party comes somewhere (checks.md 5.5 and 6.5, layers-items.md 5.1).
//!
//! A name without a size leaves every market. The place that is in force already is no new visit.

use crate::items::Place;
use crate::items::visit::arrival;
use crate::story::answer::{Reason, TagAnswer, Verdict};
use crate::story::canonical::{VALUE_MAX, clean, tag};
use crate::story::desk::Desk;
use crate::story::tag::FoundTag;

impl Desk<'_> {
    pub(super) fn answer_place(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        let attributes = found.kind.attributes(found.body);
        let said =
            |key: &str| attributes.get(key).map(|value| clean(value, VALUE_MAX)).filter(|value| !value.is_empty());
        let to = Place { name: said("name"), size: said("size"), ..Place::default() };
        if to == Place::default() {
            return answered(found, asked, &to, Verdict::Refused(Reason::of("unreadable")));
        }
        match arrival(&self.rules, &to) {
            Err(refusal) => answered(found, asked, &to, Verdict::Refused(refusal.into())),
            Ok(place) => {
                if !self.party.place.as_ref().is_some_and(|here| here.is(&place)) {
                    self.arrive(place.clone());
                }
                answered(found, asked, &place, Verdict::Ok)
            }
        }
    }
}

fn answered(found: &FoundTag<'_>, asked: &str, place: &Place, verdict: Verdict) -> TagAnswer {
    let said = [("name", place.name.as_ref()), ("size", place.size.as_ref())];
    let arguments: Vec<(&'static str, String)> =
        said.into_iter().filter_map(|(key, value)| Some((key, value?.clone()))).collect();
    let reason = verdict.reason().map(Reason::written);
    let mut attributes: Vec<(&str, &str)> = arguments.iter().map(|(key, value)| (*key, value.as_str())).collect();
    attributes.push(("result", verdict.word()));
    attributes.extend(reason.as_deref().map(|reason| ("reason", reason)));
    let rewritten = tag(found.kind, attributes);
    TagAnswer { arguments, ..TagAnswer::of(found, asked, verdict, rewritten) }
}
