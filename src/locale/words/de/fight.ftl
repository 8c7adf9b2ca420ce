# Was der Kampfbildschirm sagt: wie es allen geht, was beantwortet wird, auf wen gezielt wird, wie ein Kampf ausging.

## Wie es jemandem geht.
fight-state-down = am Boden
fight-state-dying = im Sterben
fight-state-stable = außer Gefahr
fight-state-out = raus
fight-state-dead = tot
fight-state-by-program = auto
fight-flag-dodging = weicht aus
fight-flag-helped = unterstützt
fight-flag-hidden = versteckt
fight-flag-ready = wartet
fight-condition-rounds = { $condition } ({ $rounds })
fight-keeps-up = hält aufrecht: { $label }
fight-signature = Signaturpunkte { $left }/{ $of }
fight-person-health = Gesundheit
fight-person-defense = Verteidigung
fight-person-initiative = Initiative
fight-person-state = Jetzt
fight-person-causes = Verursacht von
fight-person-cause = { $condition }: { $source }
fight-person-marks = Wunden
fight-person-deaths = Gegen den Tod
fight-person-kept-up = Konzentration
fight-person-budgets = Noch in diesem Zug
fight-person-points = Punkte
fight-person-shots = Schüsse
fight-person-uses = Noch verwendbar
fight-person-waits = noch nicht bereit

## Worauf der Kampf wartet.
fight-on-turn = { $who } ist am Zug.
fight-asked = { $who } darf antworten
fight-asked-between = { $who } darf zwischen den Zügen handeln
fight-asked-status = Zu beantworten: { $happened }
fight-turn-of = Am Zug ist solange { $turn }.
fight-moment-aimed = { $source } zielt ({ $label }), Ziel: { $targets }.
fight-moment-used = { $source } benutzt { $label }.
fight-moment-used-on = { $source } benutzt { $label }, Ziel: { $targets }.
fight-moment-hit = { $source } trifft ({ $label }), Ziel: { $target }: { $total } gegen { $defense }.
fight-moment-harmed = { $source } hat Schaden angerichtet ({ $label }), Ziel: { $targets }.
fight-moment-turn = Ein Zug ist vorbei, der nächste hat nicht begonnen.

## Was eine Möglichkeit ist.
fight-option-about = { $option }: { $about }
fight-option-restores = gibt zurück: { $pool }
fight-end-turn-about = Der Zug endet; was davon übrig ist, verfällt.
fight-pass-about = Keine Antwort: das Begonnene geht weiter.
fight-answer-stops = hält es auf
fight-answer-turns = wehrt den Schlag ab ({ $total } gegen { $defense })
fight-answer-too-little = reicht nicht ({ $total } gegen { $defense })
fight-answer-no-use = hilft gegen diesen Wurf nicht
menu-forecast-win = { $chance } Gewinnchance

## Auf wen.
fight-targets-named = { $named } von { $wanted }
fight-targets-one = Enter zielt auf die gewählte Figur.
fight-targets-several = Space kreuzt bis zu { $wanted } an, Enter führt aus.
fight-targets-full = Mehr als { $wanted } lassen sich nicht ankreuzen.

## Sein Ende.
fight-won = Die Gruppe hat in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 } gewonnen.
fight-lost = Die Gruppe hat in { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
 } verloren.
fight-fled = Die Gruppe ist in Runde { $rounds } geflohen.
fight-end-down = Am Boden: { $names }.
fight-end-loot = Zu nehmen
fight-end-no-loot = Es gibt nichts zu nehmen.
fight-end-to-loot = Enter geht zur Beute.
fight-end-next = Enter wählt die nächsten Gegner.
fight-end-once-more = Der Kampf ist vorbei. Noch einmal Enter geht weiter.

## Tasten.
action-person-details = Einzelheiten
action-tick-target = ankreuzen
fight-key-do = ausführen
fight-key-go-on = weiter

## Gegner zur Wahl.
fight-tiers = Nach Gefahr
fight-foe-tier = Gefahr
fight-foe-average = { $written } (etwa { $average })
fight-foe-to-hit = Trefferwurf
fight-foe-damage = Schaden je Runde
fight-foe-save = Rettungswurf gegen
fight-foe-deeds = Taten
fight-foe-range = { $from } bis { $to }
fight-foe-of-tier = Niemand Bestimmtes: die Zahlen dieser Gefahr und ein Angriff.
fight-foe-resist = Nimmt die Hälfte
fight-foe-immune = Nimmt nichts
fight-foe-vulnerable = Nimmt das Doppelte
fight-foe-except = { $type }, aber nicht: { $tags }
fight-foe-trait = { $name }:
