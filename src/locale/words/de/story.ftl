tab-story = Geschichte
action-tab-story = Geschichte
action-tell = erzählen
action-check = Probe
input-story = Was geschieht?
story-count =
    { $count ->
        [0] Geschichte
        [one] Geschichte · eine Antwort
       *[other] Geschichte · { $count } Antworten
    }
story-empty = Noch wurde nichts erzählt.
story-hint = Enter erzählt, was geschieht; [ beginnt ein Kürzel, Tab ergänzt es; c öffnet eine Probe mit ihren Chancen.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } abgelehnt: { $reason }›
badge-unreadable = ‹Ein Kürzel, das nicht zu lesen war: { $reason }›
badge-check = ‹{ $who }, { $skill }: { $outcome } ({ $rolls }; { $total } gegen { $need })›
badge-check-nobody = ‹{ $skill }: { $outcome } ({ $rolls }; { $total } gegen { $need })›
badge-check-refused = ‹{ $skill }: nicht gewürfelt: { $reason }›
outcome-critical-failure = kritischer Fehlschlag
outcome-failure = Fehlschlag
outcome-success = Erfolg
outcome-critical-success = kritischer Erfolg
check-target = Was
check-difficulty = Schwierigkeit
check-spend = Ausgegeben
check-no-spend = nichts
check-against = { $number } gegen { $need }
check-keys = ↑↓ was · ←→ Schwierigkeit · Tab wer · s ausgeben · u nutzen · Enter würfelt
check-use = Genutzt
refusal-nothing-told = Es gibt nichts zu erzählen.
refusal-reply-too-large = { $about } Bytes sind zu viel für eine Antwort.
refusal-untrained = Ungeübt lässt sich das nicht versuchen.
refusal-no-difficulty = Die Regeln kennen keine solche Schwierigkeit.
badge-place = ‹Jetzt hier: { $place }›
badge-place-refused = ‹{ $place }: nicht angekommen: { $reason }›
badge-own-bag = Eigener Beutel
badge-item = ‹{ $who }: { $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }: { $op } { $count } × { $item } → { $now }; { $note }›
badge-item-given = ‹{ $who }: { $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }: { $op } { $count } × { $item } abgelehnt: { $reason }›
badge-loot-nothing = ‹{ $table }: nichts fällt›
badge-loot-refused = ‹{ $table } wurde nicht gewürfelt: { $reason }›
action-retell = anders erzählen
action-go-on = weiter
action-next-alternate = andere Fassung
action-previous-alternate = Fassung davor
action-delete-reply = Antwort löschen
action-take-entry-back = zurücknehmen
input-retell = Was geschieht stattdessen?
input-go-on = Wie geht es weiter?
story-reply = Antwort { $number }
story-alternate = { $number } von { $count }
story-taken-back = zurückgenommen
story-own = Von den Spielern geändert
story-last-alternate = Auf dieser Seite steht keine weitere Fassung; a erzählt noch eine.
story-no-reply = Nur eine Antwort hat Fassungen und kann gelöscht werden.
story-nothing-back = Davon ist nichts mehr zurückzunehmen.
story-went-back = Es wurde zurückgenommen.
story-deleted = Die Antwort wurde gelöscht.
story-not-kept = Was davor war, ist nicht mehr aufgehoben.
ask-delete-latest = Antwort { $number } verschwindet, und mit ihr, was sie geändert hat. Löschen?
ask-delete-older = Antwort { $number } verschwindet. Was sie bewirkt hat, bleibt, bis auch die späteren Antworten verschwinden. Löschen?
ask-take-back = Zurücknehmen?
back-puts = Wird wieder, wie es war:
back-leaves = Wurde seitdem geändert und bleibt:
back-sheet =
    { $count ->
        [one] { $who }: Bogen, ein Wert
       *[other] { $who }: Bogen, { $count } Werte
    }
back-live =
    { $count ->
        [one] { $who }: Vorräte, Leisten und Zustände, ein Wert
       *[other] { $who }: Vorräte, Leisten und Zustände, { $count } Werte
    }
back-bag = { $who }: Tasche
back-member = { $who }
back-party = Wer zur Gruppe gehört
back-place = Wo die Gruppe ist
back-stock = Was Händler vorrätig haben
back-invented = Erfundene Gegenstände
back-loot = Was gefunden wurde
back-dice = Die Würfel, die wieder fallen, wie sie fielen
back-history = Was das Zurücknehmen auf dem Bogen erreicht
back-fight = Der letzte Kampf
refusal-no-reply = Es gibt keine Antwort.
refusal-changed-since = Danach wurde etwas geändert; nimm das zuerst zurück.
refusal-ending-not-kept = Was davor war, ist nicht mehr aufgehoben.
refusal-no-alternate = Die Antwort hat keine solche Fassung.
refusal-no-entry = Die Geschichte hat keinen solchen Eintrag.
