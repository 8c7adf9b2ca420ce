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
story-hint = Enter erzählt, was geschieht; [ beginnt eine Marke, Tab ergänzt sie; c öffnet eine Probe mit ihren Chancen.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } abgelehnt: { $reason }›
badge-unreadable = ‹Eine Marke, die nicht zu lesen war: { $reason }›
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
badge-place = ‹Jetzt in { $place }›
badge-place-refused = ‹Nicht in { $place }: { $reason }›
badge-own-bag = Eigene Tasche
badge-item = ‹{ $who }: { $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }: { $op } { $count } × { $item } → { $now }; { $note }›
badge-item-given = ‹{ $who }: { $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }: { $op } { $count } × { $item } abgelehnt: { $reason }›
badge-loot-nothing = ‹{ $table }: nichts fällt›
badge-loot-refused = ‹{ $table } wurde nicht gewürfelt: { $reason }›
