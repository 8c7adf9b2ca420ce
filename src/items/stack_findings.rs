//! What there is to say of a bag in a file. Nothing here refuses a stack for what it says: it is kept as it is, and what cannot
//! be read of it is not read (see [`Stack`](crate::items::Stack)).
//!
//! Must not know: rulesets, so neither which items there are nor how many charges one has.

use crate::format::scalar::whole;
use crate::items::transfer::{FLAG, WHOLE, expect, is_flag, is_text, noted, wrong};
use crate::items::{ItemKey, STACK_QUANTITY_MAX};
use crate::source::{Code, Finding, Findings, Node, Path, Place, Severity, Value as Kind};
use crate::text::truncate;

/// Most of a word that a message repeats.
const WORD_CELLS_MAX: usize = 60;

/// Most stacks of one bag that are told of one by one.
const STACKS_SAID_MAX: usize = 40;

/// Looks through a bag. A bag that is no list and a stack that is no object are errors, everything else is a warning. Of many
/// odd stacks the first are told of, and the first error among the rest; the others are counted.
pub(super) fn bag_fits(bag: &Node<'_>, at: &Path<'_>, findings: &mut Findings) {
    expect(bag, at, "a list", |kind| matches!(kind, Kind::Array(_)), findings);
    let (mut said, mut unsaid) = (0, 0);
    for (index, stack) in bag.items().unwrap_or_default().iter().enumerate() {
        let mut own = Findings::default();
        stack_fits(stack, &at.index(index), &mut own);
        let first_error = own.has_errors() && !findings.has_errors();
        if own.is_empty() {
            continue;
        }
        if said < STACKS_SAID_MAX || first_error {
            findings.append(own);
            said += 1;
        } else {
            unsaid += 1;
        }
    }
    if unsaid > 0 {
        findings.warning(Code::TooMany, at.pointer(), format!("{unsaid} more stacks are odd, beside {said} told of"));
    }
}

fn stack_fits(stack: &Node<'_>, at: &Path<'_>, findings: &mut Findings) {
    if stack.members().is_none() {
        wrong(stack, at, "an object", findings);
        return;
    }
    if let Some(item) = stack.get("item") {
        item_fits(item, &at.key("item"), findings);
    }
    if let Some(name) = stack.get("name") {
        noted(name, &at.key("name"), "text", is_text, findings);
    }
    if let Some(quantity) = stack.get("quantity") {
        let as_if = "it is kept and counts as 1";
        number_fits(quantity, &at.key("quantity"), WHOLE, 1..=STACK_QUANTITY_MAX, as_if, findings);
    }
    for key in ["equipped", "bound"] {
        if let Some(flag) = stack.get(key) {
            noted(flag, &at.key(key), FLAG, is_flag, findings);
        }
    }
    for key in ["charges", "loaded"] {
        if let Some(number) = stack.get(key).filter(|node| !matches!(node.value, Kind::Null)) {
            let as_if = "it is kept and not read";
            number_fits(number, &at.key(key), "a whole number or null", 0..=i64::MAX, as_if, findings);
        }
    }
}

fn item_fits(item: &Node<'_>, at: &Path<'_>, findings: &mut Findings) {
    let known = matches!(&item.value, Kind::Text(text) if ItemKey::try_from(text.to_string()).is_ok());
    if known || matches!(item.value, Kind::Null) {
        return;
    }
    let found = match &item.value {
        Kind::Text(text) => format!("`{}`", truncate(text, WORD_CELLS_MAX)),
        _ => item.kind().to_owned(),
    };
    findings.push(Finding {
        severity: Severity::Warning,
        code: Code::BadReference,
        pointer: at.pointer(),
        place: Place::Value,
        message: format!("{found} is no item; the stack is kept and reads as a plain thing"),
        help: Some("an item is `catalog/entry` or `coin:unit`, a plain thing is null".to_owned()),
    });
}

fn number_fits(
    node: &Node<'_>,
    at: &Path<'_>,
    wanted: &str,
    bounds: std::ops::RangeInclusive<i64>,
    as_if: &str,
    findings: &mut Findings,
) {
    let number = match node.value {
        Kind::Int(number) => Some(number),
        Kind::Float(number) => whole(number),
        _ => None,
    };
    match number {
        None => {
            let found = if matches!(node.value, Kind::Float(_)) { "another number" } else { node.kind() };
            findings.warning(Code::WrongType, at.pointer(), format!("wanted {wanted}, found {found}; {as_if}"));
        }
        Some(number) if !bounds.contains(&number) => {
            let (least, most) = (bounds.start(), bounds.end());
            let meant = if *most == i64::MAX { format!("{least} or more") } else { format!("{least} to {most}") };
            let message = format!("{number} where {meant} is meant; it is kept as it is");
            findings.warning(Code::OutOfRange, at.pointer(), message);
        }
        Some(_) => {}
    }
}
