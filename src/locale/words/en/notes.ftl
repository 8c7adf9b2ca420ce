# What was done to build a fight. { $opponent } is an opponent; words in quotes were proposed and are shown as they are.

note-of = { $opponent }: { $note }
note-join = { $first }, { $second }

note-reference-by-name = no bestiary has “{ $reference }”; it was found by its own name.
note-reference-unknown = no bestiary has “{ $reference }”, nor anything of its own name.
note-built-from-tier = it is made of the numbers of { $tier }.
note-tier-assumed = no tier was named for it, so it is { $tier }.
note-tier-unknown = there is no tier “{ $asked }”, so it is { $tier }.
note-proposal-unreadable = its block cannot be read (“{ $at }”: { $why }).
note-why-missing-key = a key is missing
note-why-unknown-key = there is no such key
note-why-wrong-type = another kind of value stands there
note-why-out-of-range = the number is out of bounds
note-why-unknown-id = nothing has that name
note-beside-sheet = it has a sheet, so what stands beside it is not read: { $keys }.
note-no-threat-scale = these rules have no tiers, so it fights as it was proposed.

note-word-resist = it resists no “{ $word }”: there is no such damage.
note-word-immune = it is not immune to “{ $word }”: there is no such damage.
note-word-vulnerable = it is not vulnerable to “{ $word }”: there is no such damage.
note-word-item-tag = nothing “{ $word }” gets through: items have no such tag.
note-word-condition-immunity = it is not immune to “{ $word }”: there is no such condition.
note-word-save = its save “{ $word }” is left out: there is none of that name.
note-word-check = its check “{ $word }” is left out: there is none of that name.
note-word-ability = its ability “{ $word }” is left out: there is none of that name.
note-word-damage-type = the damage of { $action } is not “{ $word }”: there is no such type.
note-word-condition = { $action } does not put on “{ $word }”: there is no such condition.
note-word-loot = it does not drop “{ $word }”: what is invented has no loot of its own.

note-health-held = its health is { $now } instead of { $from }: { $tier } has { $low } to { $high }.
note-health-not-thrown = its health is { $now } and is not thrown, so that it is within the { $low } to { $high } of { $tier }.
note-defense-lowered = its defense is lowered from { $from } to { $to }.
note-to-hit-lowered = the bonus to hit of { $of } is lowered from { $from } to { $to }.
note-save-difficulty-lowered = the difficulty of saves against { $of } is lowered from { $from } to { $to }.
note-check-lowered = its number for { $of } is lowered from { $from } to { $to }.
note-actions-cut = of its { $from } actions the first { $to } are kept.
note-budget-replaced = { $action } takes { $budget }: there is no “{ $from }”.
note-budget-filled = { $action } takes { $budget }, for it named nothing.
note-clauses-cut = of the { $from } further kinds of damage of { $action } the first { $to } are kept.
note-save-dropped = { $action } simply lands: there is no save “{ $save }”, or it has no number.
note-clause-save-dropped = a further kind of damage of { $action } simply lands: there is no save “{ $save }”, or it has no number.
note-save-ends-dropped = no save ends { $condition } from { $action }: there is none, or it has no number.
note-application-dropped = { $action } does not put on { $condition }: only a save would end it, and there is none, or it has no number.
note-sequence-part-lost = “{ $part }” is no part of { $action }.
note-sequence-dropped = { $action } is left out: it has no parts.
note-strikes-lost =
    { $to ->
        [one] { $action } has one strike instead of { $from }.
       *[other] { $action } has { $to } strikes instead of { $from }.
    }
note-soak-removed = it has no soak: what is invented has none.
note-hardness-removed = it has no hardness: what is invented has none.
note-upcast-removed = paying more for { $action } makes it no stronger.
note-damage-scaled = its damage is scaled down: its best round averages { $average }, where { $tier } has { $low } to { $high }.
note-damage-still-above = its damage is scaled down as far as it goes: its best round averages { $average }, still above the { $low } to { $high } of { $tier }.

note-sheet-unknown = its sheet has parts that these rules do not have: { $ids }.
note-sheet-refitted = { $label } on its sheet is made to fit: { $now }.
note-sheet-refused = { $label } on its sheet is left out: nothing like it fits there.
note-proficiency-not-offered = { $label } on its sheet has the first proficiency there is: “{ $asked }” is not offered.
note-rows-cut = of the { $from } rows of { $list } the first { $to } are kept.
note-rows-unlisted = no catalog for { $list } has these, so they stand as they were written: { $names }.
note-entries-closed = these of { $list } are not open to its sheet and are left out: { $entries }.
note-choices-filled =
    { $proficiency ->
        [trained] its choices are filled in as somebody trained would: { $entries }.
        [veteran] its choices are filled in as a veteran would: { $entries }.
        [master] its choices are filled in as a master would: { $entries }.
       *[novice] its choices are filled in as a novice would: { $entries }.
    }
note-health-moved = its health is { $now } instead of { $from }, through { $field }: { $tier } has { $low } to { $high }.
note-health-left = its health stays { $health }, outside the { $low } to { $high } of { $tier }: no single field would move it.
