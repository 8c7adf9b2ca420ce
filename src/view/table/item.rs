//! What an item is, in a few words.

use crate::format::item::Item;
use crate::format::items::Word;
use crate::format::scalar::Id;
use crate::locale::Locale;
use crate::rules::Effective;
use crate::text::SafeText;
use crate::view::parts::list;

/// Category, rarity and tags: `Weapon, Rare, Silver`.
pub fn item_words(item: &Item, effective: &Effective, locale: &Locale) -> SafeText {
    let Some(items) = effective.items() else { return SafeText::default() };
    let label = |words: &[Word], id: &Id| {
        words.iter().find(|word| word.id == *id).map(|word| locale.tr(word.label.text()).text)
    };
    let category = label(&items.categories, &item.category);
    let rarity = item.rarity.as_ref().and_then(|rarity| label(&items.rarities, rarity));
    let tags = item.tags.iter().filter_map(|tag| label(&items.tags, tag));
    let words: Vec<SafeText> = category.into_iter().chain(rarity).chain(tags).collect();
    list(locale, &words)
}
