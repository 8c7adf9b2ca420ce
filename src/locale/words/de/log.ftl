# Was von einem Kampf gesagt wird.

## Verbinden.
log-join-list = { $first }, { $second }
log-join-faces = { $first }, { $second }
log-join-addends = { $first } + { $second }
log-join-terms = { $first } { $second }
log-join-sentences = { $first } { $second }
log-sentences = { $text }

## Zusammengesetzte Namen.
log-name-with-mode = { $name } ({ $mode })
log-name-with-style = { $name }, { $style }
log-name-strike = einfacher Angriff
log-name-check = eine namenlose Probe
log-moved = { $before } → { $now }

## Würfe.
log-roll-plain = { $kept }
log-roll-sum = { $kept } ({ $faces })
log-roll-picked = { $kept } (gewürfelt: { $faces })
log-roll-leaning = { $kept } (gewürfelt: { $faces }, { $mode ->
    [advantage] mit Vorteil
   *[disadvantage] mit Nachteil
 })
log-roll-total = { $base } { $terms } = { $total }
log-term-plus = + { $value }
log-term-minus = - { $value }
log-term-plus-named = + { $value } ({ $name })
log-term-minus-named = - { $value } ({ $name })
log-term-wounds = - { $value } (Wunden)
log-pool = { $successes ->
    [one] { $successes } Erfolg
   *[other] { $successes } Erfolge
 } aus { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 } ab { $target } ({ $faces })
log-pool-cancelled = { $count ->
    [one] { $pool }, { $count } Erfolg durch niedrige Würfel aufgehoben
   *[other] { $pool }, { $count } Erfolge durch niedrige Würfel aufgehoben
 }
log-pool-changed = { $pool }; Würfel: { $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }, der bessere von zwei Würfen
   *[disadvantage] { $pool }, der schlechtere von zwei Würfen
 }
log-pool-botch = { $pool }, ein Patzer
log-pool-automatic = { $pool } + { $flat } automatisch
log-defense = { $value }
log-defense-named = { $label } { $value }
log-defense-guarded = { $defense } ({ $guards })
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = nötig { $successes ->
    [one] ist { $successes } Erfolg
   *[other] sind { $successes } Erfolge
 }
log-needed-guarded = nötig { $successes ->
    [one] ist { $defense } Erfolg
   *[other] sind { $defense } Erfolge
 }

## Runden und Züge.
log-initiative = Initiative: { $order }
log-initiative-entry = { $actor } ({ $total })
log-round = Runde { $number }
log-turn = Am Zug: { $actor }
log-outcome-victory = Der Kampf ist gewonnen.
log-outcome-defeat = Der Kampf ist verloren.
log-outcome-fled = Die Gruppe ist entkommen.

## Angriffe.
log-attack-hit = { $actor } greift an ({ $label }), Ziel: { $target }. { $roll } gegen { $defense }: Treffer.
log-attack-miss = { $actor } greift an ({ $label }), Ziel: { $target }. { $roll } gegen { $defense }: daneben.
log-attack-critical = { $actor } greift an ({ $label }), Ziel: { $target }. { $roll } gegen { $defense }: kritischer Treffer!
log-attack-pool-hit = { $actor } greift an ({ $label }), Ziel: { $target }. { $roll }, { $needed }: Treffer.
log-attack-pool-miss = { $actor } greift an ({ $label }), Ziel: { $target }. { $roll }, { $needed }: daneben.
log-recheck-hit = { $label } von { $actor } trifft trotzdem, Ziel: { $target }. { $total } gegen { $defense }.
log-recheck-miss = { $label } von { $actor } geht nun daneben, Ziel: { $target }. { $total } gegen { $defense }.
log-rider = { $label } kommt hinzu, Ziel: { $target }.
log-cancelled = { $by } vereitelt { $label } von { $actor }.
log-deed = { $actor } benutzt { $label }.
log-deed-at = { $actor } benutzt { $label }, Ziel: { $targets }.
log-save-success = { $actor }, Rettungswurf { $save }: { $roll } gegen { $difficulty }: geschafft.
log-save-failure = { $actor }, Rettungswurf { $save }: { $roll } gegen { $difficulty }: misslungen.
log-save-pool-success = { $actor }, Rettungswurf { $save }: { $roll }, { $needed }: geschafft.
log-save-pool-failure = { $actor }, Rettungswurf { $save }: { $roll }, { $needed }: misslungen.
log-save-automatic = { $actor } verfehlt den Rettungswurf { $save } ohne Wurf.

## Schaden und Heilung.
log-damage = { $target } nimmt { $dealt } Schaden ({ $type }), noch { $health } von { $max }.
log-damage-untyped = { $target } nimmt { $dealt } Schaden, noch { $health } von { $max }.
log-note-critical = Kritischer Treffer.
log-note-floor = Auf das Mindestmaß { $floor } gehoben.
log-note-resist = Widerstand: halbiert.
log-note-vulnerable = Verwundbarkeit: verdoppelt.
log-note-immune = Immun.
log-note-saved = Durch den Rettungswurf halbiert.
log-note-temporary = Vorläufige Punkte fangen { $amount } davon ab.
log-note-temporary-moved = Vorläufige Punkte fangen { $amount } davon ab ({ $stands }).
log-note-mark = Markiert: { $mark }.
log-harm-throw = Schaden: { $roll }.
log-soak-thrown = Das Einstecken nimmt { $soaked } weg, aus { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 } ({ $faces }).
log-soak-taken-off = Das Einstecken nimmt { $dice } Würfel weg.
log-hardness = { $label } trifft mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 }, weniger als { $hardness }: nichts. Ziel: { $target }.
log-heal = { $target } erholt sich um { $amount }: { $health } von { $max }.
log-heal-part = { $target } erholt sich um { $gained } von { $amount }: { $health } von { $max }.
log-heal-nothing = { $target } hat nichts zu heilen: 0 von { $amount }, { $health } von { $max }.
log-temporary = { $target } erhält { $amount ->
    [one] { $amount } vorläufigen Punkt
   *[other] { $amount } vorläufige Punkte
 }.
log-temporary-moved = { $target } erhält { $amount ->
    [one] { $amount } vorläufigen Punkt
   *[other] { $amount } vorläufige Punkte
 } ({ $stands }).
log-restored = { $target } erhält { $amount } { $pool }: { $value } von { $max }.
log-restored-part = { $target } erhält { $gained } von { $amount } { $pool }: { $value } von { $max }.
log-restored-nothing = { $target } kann nicht mehr { $pool } aufnehmen: 0 von { $amount }, { $value } von { $max }.

## Zustände.
log-condition-applied = { $target }: { $condition } beginnt.
log-condition-applied-rounds = { $target }: { $condition } beginnt, für { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 }.
log-condition-immune = { $target } ist immun: { $condition }.
log-condition-save = { $target }: { $condition } endet durch einen Rettungswurf.
log-condition-expired = { $target }: { $condition } läuft ab.
log-condition-fight-over = Der Kampf ist vorbei. { $target }: { $condition } endet.
log-condition-damage = { $target }: der Schaden beendet { $condition }.
log-condition-concentration = { $target }: { $condition } endet, niemand erhält die Wirkung aufrecht.
log-condition-revived = { $target } steht wieder: { $condition } endet.
log-condition-contest = { $target }: der Wettstreit beendet { $condition }.
log-condition-spent = { $target }: { $condition } ist verbraucht.
log-condition-recovered = { $target } erholt sich: { $condition } endet.
log-condition-down = { $target } geht zu Boden: { $condition } endet.
log-condition-removed = { $target }: { $condition } endet.
log-concentration-started = { $actor } konzentriert sich: { $label }.
log-concentration-kept = { $actor } hält { $label } aufrecht.
log-concentration-ended-damage = { $actor } verliert durch den Schaden die Konzentration: { $label }.
log-concentration-ended-replaced = { $actor } lässt „{ $label }“ für etwas anderes los.
log-concentration-ended-down = { $actor } geht zu Boden: { $label } endet.
log-concentration-ended = { $actor } hält { $label } nicht länger aufrecht.

## Initiative, die Angriffe verschieben.
log-shift-taken = { $actor } verliert { $amount } Initiative, jetzt { $total }.
log-shift-gained = { $actor } gewinnt { $amount } Initiative, jetzt { $total }.
log-shift-crash = { $actor } bricht ein, Initiative { $total }.
log-shift-crash-by = { $source } bricht ein: { $actor } gewinnt { $amount } Initiative, jetzt { $total }.
log-shift-missed = { $actor } trifft nicht und verliert { $amount } Initiative, jetzt { $total }.
log-shift-spent = { $actor } hat die Initiative ausgegeben, jetzt { $total }.
log-shift-recovered = { $actor } fängt sich, Initiative { $total }.

## Was Taten kosten.
log-spend = { $actor } gibt { $amount } { $label } aus.
log-spend-moved = { $actor } gibt { $amount } { $label } aus ({ $stands }).
log-budget = { $actor } hat noch { $left } { $budget }.
log-uses = { $label }: noch { $left } von { $of }.
log-broke = { $label } zerbricht ({ $roll }).
log-gate-passed = { $actor } würfelt { $check }, um { $label } zu benutzen: { $roll } gegen { $difficulty }: geschafft.
log-gate-failed = { $actor } würfelt { $check }, um { $label } zu benutzen: { $roll } gegen { $difficulty }: misslungen, umsonst benutzt.
log-gate-pool-passed = { $actor } würfelt { $check }, um { $label } zu benutzen: { $roll }, { $needed }: geschafft.
log-gate-pool-failed = { $actor } würfelt { $check }, um { $label } zu benutzen: { $roll }, { $needed }: misslungen, umsonst benutzt.
log-recharge-ready = { $label } ist wieder bereit (Wurf { $roll }, nötig ab { $from }).
log-recharge-spent = { $label } ist noch nicht bereit (Wurf { $roll }, nötig ab { $from }).
log-signature = { $actor } gibt { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
 } für { $label } aus, noch { $left }.
log-strikes = { $label }: noch { $left ->
    [one] { $left } Hieb
   *[other] { $left } Hiebe
 }.
log-strikes-last = { $label }: das war der letzte Hieb.
log-gives = { $actor } benutzt { $label } und hat { $left } { $budget }.
log-shot-loaded = { $label }: { $left } von { $of } geladen.
log-shot-left = { $label }: noch { $left } Schuss.
log-reload = { $actor } lädt nach: { $label }, { $loaded } von { $of }.
log-reload-drew = { $actor } lädt { $drew } nach: { $label }, { $loaded } von { $of }.
log-recovered = { $actor } hebt auf: { $count } { $label }.

## Wettstreite.
log-contest-won = { $actor } versucht { $label }, Ziel: { $target }. { $roll } { $check } gegen { $target-roll } { $target-check }: gewonnen.
log-contest-lost = { $actor } versucht { $label }, Ziel: { $target }. { $roll } { $check } gegen { $target-roll } { $target-check }: verloren.
log-contest-pool-won = { $actor } versucht { $label }, Ziel: { $target }. { $check }, { $roll }, gegen { $target-check }, { $target-roll }: gewonnen.
log-contest-pool-lost = { $actor } versucht { $label }, Ziel: { $target }. { $check }, { $roll }, gegen { $target-check }, { $target-roll }: verloren.

## Allgemeine Taten und Augenblicke.
log-standard-dash = { $actor } spurtet.
log-standard-disengage = { $actor } löst sich.
log-standard-dodge = { $actor } weicht aus.
log-standard-help = { $actor } hilft: { $target }.
log-standard-help-nobody = { $actor } hilft.
log-standard-hide = { $actor } versteckt sich.
log-standard-ready = { $actor } wartet auf den rechten Augenblick.
log-pass = { $actor } lässt es geschehen.
log-handed-over = Ab jetzt spielt das Programm { $actor }.
log-taken-back = { $actor } wird wieder von Hand gespielt.
log-answered = { $actor } antwortet: { $label }.
log-window-leaving = { $mover } verlässt die Reichweite von { $waiting }.
log-window-between-turns = Zwischen den Zügen darf handeln: { $waiting }.
log-window-aimed = { $source } zielt ({ $label }). Antworten darf: { $waiting }.
log-window-used = { $source } benutzt { $label }. Antworten darf: { $waiting }.
log-window-hit = { $source } trifft ({ $label }), { $total } gegen { $defense }. Antworten darf: { $waiting }.
log-window-harmed = { $source } hat Schaden angerichtet. Antworten darf: { $waiting }.
log-window-answer = Antworten darf: { $waiting }.
log-window-others = { $first } und { $count ->
    [one] eine weitere Figur
   *[other] { $count } weitere
 }

## Auf einem Brett.
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor } geht nach { $x },{ $y } für { $cost }, noch { $left }.
log-move-stopped = { $actor } wird bei { $x },{ $y } aufgehalten.
log-move-stood = { $actor } steht auf für { $cost }.
log-opportunity = { $actor } schlägt beim Weggehen zu ({ $label }), Ziel: { $target }.
log-pushed = { $actor } stößt zurück: { $target }, { $distance } nach { $x },{ $y }.
log-cover = { $target } steht in Deckung: + { $bonus }, { $defense }.
log-area = { $actor } zielt mit { $label } auf { $x },{ $y } ({ $cells ->
    [one] { $cells } Feld
   *[other] { $cells } Felder
 }).

## Zu Boden gehen und wiederkommen.
log-dying-success = { $actor } ringt mit dem Tod: { $roll } gegen { $difficulty }: geschafft (Erfolge: { $successes }, Fehlschläge: { $failures }).
log-dying-failure = { $actor } ringt mit dem Tod: { $roll } gegen { $difficulty }: misslungen (Erfolge: { $successes }, Fehlschläge: { $failures }).
log-dying-failure-by-harm = Der Schaden bringt { $actor } dem Tod näher (Erfolge: { $successes }, Fehlschläge: { $failures }).
log-dying-stable = { $actor } ist außer Lebensgefahr.
log-dying-dead = { $actor } stirbt.
log-dying-revived = { $actor } kommt zu sich.
log-down = { $actor } geht zu Boden.
log-down-dying = { $actor } geht zu Boden und liegt im Sterben.
log-defeated = { $actor } ist aus dem Kampf.
log-revived = { $actor } steht wieder mit { $health }.
log-refused = { $actor } kann nicht: { $reason }

## Was ein Menü um den Namen einer Tat sagt.
menu-costs = { $costs }
menu-join-costs = { $first } · { $second }
menu-cost-budget = kostet { $budget }
menu-cost-strikes = frei, noch { $left ->
    [one] { $left } Hieb
   *[other] { $left } Hiebe
 }
menu-cost-pool = { $amount } { $pool }
menu-cost-points = { $cost } von { $of } Punkten
menu-cost-uses = noch { $left }
menu-cost-loaded = { $left } von { $of } geladen
menu-cost-shots = noch { $left } Schuss
menu-forecast-hit = { $percent }% Trefferchance
menu-forecast-hit-damage = { $percent }% Trefferchance, etwa { $amount } Schaden
menu-forecast-damage = etwa { $amount } Schaden
menu-forecast-healing = etwa { $amount } Heilung
menu-group-attack = Angriffe
menu-group-ability = Fähigkeiten
menu-group-item = Gegenstände
menu-group-contest = Wettstreite
menu-group-standard = Allgemeine Taten
menu-group-answer = Antworten
menu-group-turn = Zug
menu-standard-dash = Spurten
menu-standard-disengage = Lösen
menu-standard-dodge = Ausweichen
menu-standard-help = Helfen
menu-standard-hide = Verstecken
menu-standard-ready = Abwarten
menu-end-turn = Zug beenden
menu-move = Bewegen
menu-stand-up = Aufstehen
menu-pass = Geschehen lassen
fight-to-choose = { $who } hat die Wahl:
menu-name = { $label }
menu-off-hand = { $label }, andere Hand
menu-reload = Nachladen: { $label }

loot-fallen = { $item } ×{ $count }
loot-fallen-left = { $item } ×{ $count }, liegen gelassen: { $left }, mehr kann niemand tragen
log-thrown = Geworfen: { $roll }.
