# Was getan wurde, um einen Kampf aufzustellen. { $opponent } ist ein Gegner; Wörter in Anführungszeichen wurden vorgeschlagen.

note-of = { $opponent }: { $note }
note-join = { $first }, { $second }

note-reference-by-name = Kein Bestiarium hat „{ $reference }“; gefunden wurde es unter dem eigenen Namen.
note-reference-unknown = Kein Bestiarium hat „{ $reference }“ oder etwas unter dem eigenen Namen.
note-built-from-tier = Es besteht aus den Zahlen der Stufe „{ $tier }“.
note-tier-assumed = Keine Stufe wurde genannt, also ist es „{ $tier }“.
note-tier-unknown = Die Stufe „{ $asked }“ gibt es nicht, also ist es „{ $tier }“.
note-proposal-unreadable = Der Block ist nicht lesbar („{ $at }“: { $why }).
note-why-missing-key = ein Schlüssel fehlt
note-why-unknown-key = so einen Schlüssel gibt es nicht
note-why-wrong-type = dort steht ein Wert anderer Art
note-why-out-of-range = die Zahl liegt außerhalb der Grenzen
note-why-unknown-id = nichts heißt so
note-beside-sheet = Es hat einen Bogen, also wird nicht gelesen, was daneben steht: { $keys }.
note-no-threat-scale = Diese Regeln haben keine Stufen, also kämpft es, wie es vorgeschlagen wurde.

note-word-resist = Es widersteht „{ $word }“ nicht: solchen Schaden gibt es nicht.
note-word-immune = Es ist gegen „{ $word }“ nicht immun: solchen Schaden gibt es nicht.
note-word-vulnerable = Es ist gegen „{ $word }“ nicht anfällig: solchen Schaden gibt es nicht.
note-word-item-tag = Nichts mit dem Merkmal „{ $word }“ kommt durch: Gegenstände haben kein solches Merkmal.
note-word-condition-immunity = Es ist gegen „{ $word }“ nicht immun: solchen Zustand gibt es nicht.
note-word-save = Der Rettungswurf „{ $word }“ fällt weg: es gibt keinen mit diesem Namen.
note-word-check = Die Probe „{ $word }“ fällt weg: es gibt keine mit diesem Namen.
note-word-ability = Das Attribut „{ $word }“ fällt weg: es gibt keines mit diesem Namen.
note-word-damage-type = Der Schaden von { $action } ist nicht „{ $word }“: diese Art gibt es nicht.
note-word-condition = { $action } verursacht „{ $word }“ nicht: solchen Zustand gibt es nicht.
note-word-loot = Es hinterlässt „{ $word }“ nicht: Erfundenes hat keine eigene Beute.

note-health-held = Die Gesundheit ist { $now } statt { $from }: { $tier } hat { $low } bis { $high }.
note-health-not-thrown = Die Gesundheit ist { $now } und wird nicht gewürfelt, damit sie in { $low } bis { $high } von { $tier } liegt.
note-defense-lowered = Die Verteidigung sinkt von { $from } auf { $to }.
note-to-hit-lowered = Der Trefferbonus von { $of } sinkt von { $from } auf { $to }.
note-save-difficulty-lowered = Die Schwierigkeit von Rettungswürfen gegen { $of } sinkt von { $from } auf { $to }.
note-check-lowered = Die Zahl für { $of } sinkt von { $from } auf { $to }.
note-actions-cut = Von { $from } Aktionen bleiben die ersten { $to }.
note-budget-replaced = { $action } kostet { $budget }: „{ $from }“ gibt es nicht.
note-budget-filled = { $action } kostet { $budget }, denn genannt war nichts.
note-clauses-cut = Von den { $from } weiteren Schadensarten von { $action } bleiben die ersten { $to }.
note-save-dropped = { $action } trifft einfach: den Rettungswurf „{ $save }“ gibt es nicht, oder ihm fehlt eine Zahl.
note-clause-save-dropped = Eine weitere Schadensart von { $action } trifft einfach: den Rettungswurf „{ $save }“ gibt es nicht, oder ihm fehlt eine Zahl.
note-save-ends-dropped = Kein Rettungswurf beendet { $condition } von { $action }: es gibt keinen, oder ihm fehlt eine Zahl.
note-application-dropped = { $action } verursacht { $condition } nicht: nur ein Rettungswurf würde es beenden, und es gibt keinen, oder ihm fehlt eine Zahl.
note-sequence-part-lost = „{ $part }“ ist kein Teil von { $action }.
note-sequence-dropped = { $action } fällt weg: es fehlen die Teile.
note-strikes-lost =
    { $to ->
        [one] { $action } hat einen Hieb statt { $from }.
       *[other] { $action } hat { $to } Hiebe statt { $from }.
    }
note-soak-removed = Es hat kein Einstecken: Erfundenes hat keines.
note-hardness-removed = Es hat keine Härte: Erfundenes hat keine.
note-upcast-removed = Mehr für { $action } zu zahlen, macht es nicht stärker.
note-damage-scaled = Der Schaden ist verringert: die beste Runde ergibt im Mittel { $average }, { $tier } hat { $low } bis { $high }.
note-damage-still-above = Der Schaden ist verringert, so weit es geht: die beste Runde ergibt im Mittel { $average }, noch über { $low } bis { $high } von { $tier }.

note-sheet-unknown = Der Bogen hat Teile, die diese Regeln nicht haben: { $ids }.
note-sheet-refitted = { $label } auf dem Bogen ist angepasst: { $now }.
note-sheet-refused = { $label } auf dem Bogen fällt weg: nichts davon passt dort.
note-proficiency-not-offered = { $label } auf dem Bogen hat die erste Übung, die es gibt: „{ $asked }“ wird nicht angeboten.
note-rows-cut = Von den { $from } Zeilen von { $list } bleiben die ersten { $to }.
note-rows-unlisted = Kein Katalog für { $list } hat diese, also stehen sie, wie sie geschrieben wurden: { $names }.
note-entries-closed = Diese aus { $list } stehen dem Bogen nicht offen und fallen weg: { $entries }.
note-choices-filled =
    { $proficiency ->
        [trained] Die offene Auswahl ist getroffen, wie Geübte es täten: { $entries }.
        [veteran] Die offene Auswahl ist getroffen, wie Erfahrene es täten: { $entries }.
        [master] Die offene Auswahl ist getroffen, wie Meister es täten: { $entries }.
       *[novice] Die offene Auswahl ist getroffen, wie Neulinge es täten: { $entries }.
    }
note-health-moved = Die Gesundheit ist { $now } statt { $from }, durch { $field }: { $tier } hat { $low } bis { $high }.
note-health-left = Die Gesundheit bleibt { $health }, außerhalb von { $low } bis { $high } von { $tier }: kein einzelnes Feld würde sie ändern.
