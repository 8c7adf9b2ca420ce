# Der Beutel: Stapel, was ein Ding ist und tut, was damit geschah.

tab-bag = Beutel
action-tab-bag = Beutel
action-bag-menu = Menü
action-use-item = benutzen
action-wear-item = an-/ablegen
action-bind-item = binden/lösen
action-give-item = geben
action-sell-item = verkaufen
action-drop-item = zurücklassen
action-split-item = teilen
action-merge-item = zusammenlegen
pick-bag-act = Was geschieht damit?
pick-merge = Auf welchen Stapel?
bag-title = Beutel · { $count }
bag-empty = Der Beutel ist leer.
bag-no-rules = Bei diesen Regeln hat nichts Gewicht, und nichts wird angelegt.
bag-tab-reads = Tab liest weiter
bag-worn = angelegt
bag-bound = gebunden
bag-loaded = geladen { $count }
bag-is-coin = { $item } ist eine Münze: Damit wird bezahlt; benutzt oder angelegt wird sie nicht.
odd-not-in-rules = Diese Regeln haben das nicht (mehr). Es bleibt im Beutel und tut nichts.
odd-plain = Ein schlichtes Ding, kein Gegenstand dieser Regeln. Es wiegt nichts und tut nichts.
odd-hidden = Verborgen durch { $layer }: es bleibt und wirkt, ein weiteres gibt es nicht.
odd-coin-gone = Diese Münze fehlt bei { $layer }: Damit lässt sich nichts bezahlen.
odd-none = Davon ist keines da: es lässt sich nur zurücklassen.
odd-too-many = Mehr, als ein Stapel fasst (höchstens { $most }).
odd-worn-nowhere = Als angelegt vermerkt, belegt aber keinen Platz.
odd-bound-nothing = Als gebunden vermerkt, bindet sich aber nicht.
about-nickname = Das ist: { $item }
about-weight = Wiegt je { $each }, zusammen { $all }
about-slots = Belegt { $slots }
about-cost = Kostet { $cost }
about-when-worn =
    { $now ->
        [yes] Angelegt: { $does } (gilt jetzt)
       *[no] Angelegt: { $does } (jetzt nicht)
    }
about-when-carried =
    { $now ->
        [yes] Mitgeführt: { $does } (gilt jetzt)
       *[no] Mitgeführt: { $does } (jetzt nicht)
    }
about-requires = Verlangt { $name } { $needs } (jetzt { $has }), sonst: { $else }
about-binds = Lässt sich binden.
about-binds-only = Lässt sich binden: { $text }
about-cursed = Verflucht: einmal gebunden lässt es sich nicht ablegen, lösen oder weggeben.
about-use = Beim Benutzen: { $does }
about-use-consumes = Eines wird verbraucht.
about-use-charges =
    { $count ->
        [1] Braucht eine Ladung.
       *[other] Braucht { $count } Ladungen.
    }
about-charges = Ladungen { $left }/{ $max }
about-charges-back = Ladungen { $left }/{ $max }, zurück mit { $rests }: { $back }
about-charges-all = alle
about-breaks = Mit der letzten Ladung kann es zerbrechen: { $most } oder weniger auf d{ $die }.
about-gate =
    { $unless ->
        [yes] Zuerst eine Probe: { $what } gegen { $against }, außer { $name } ist { $needs } oder mehr (jetzt { $has }).
       *[no] Zuerst eine Probe: { $what } gegen { $against }.
    }
use-attack = schadet
use-heal = heilt
use-buff = hilft
use-debuff = hindert
use-restores = { $pool } +{ $amount }
use-temporary = vorläufige Punkte: { $amount }
use-applies = bewirkt: { $names }
use-save = Rettungswurf { $save } gegen { $against }
gives-on = { $value } auf { $name }
gives-at-least = { $name } mindestens { $value }
gives-advantage = Vorteil auf { $name }
gives-disadvantage = Nachteil auf { $name }
gives-to-defense = Verteidigung
gives-to-attacks = Angriffe
gives-to-saves = Rettungswürfe
gives-to-checks = Proben
gives-to-speed = Tempo
gives-resist = halber Schaden von { $names }
gives-vulnerable = doppelter Schaden von { $names }
gives-immune = kein Schaden von { $names }
gives-never = nie { $names }
gives-fails = { $names } misslingt von selbst
gives-only-on = nur auf { $names }
effect-own-attacks-advantage = eigene Angriffe mit Vorteil
effect-own-attacks-disadvantage = eigene Angriffe mit Nachteil
effect-attacks-against-advantage = Angriffe auf den Träger mit Vorteil
effect-attacks-against-disadvantage = Angriffe auf den Träger mit Nachteil
effect-attacks-against-adjacent-advantage = Angriffe aus der Nähe mit Vorteil
effect-attacks-against-far-disadvantage = Angriffe aus der Ferne mit Nachteil
effect-attacks-from-adjacent-critical = Treffer aus der Nähe sind kritisch
effect-cannot-act = kann nicht handeln
effect-cannot-react = kann nicht reagieren
effect-speed-zero = kann sich nicht bewegen
effect-half-move-to-stand = Aufstehen kostet eine halbe Bewegung
effect-ends-on-damage = Schaden beendet es
effect-own-saves-advantage = eigene Rettungswürfe mit Vorteil
effect-own-saves-disadvantage = eigene Rettungswürfe mit Nachteil
effect-own-checks-advantage = eigene Proben mit Vorteil
effect-own-checks-disadvantage = eigene Proben mit Nachteil
effect-resist-all = aller Schaden halbiert
effect-cannot-target-source = kann den Verursacher nicht angreifen
effect-cannot-approach-source = kann sich dem Verursacher nicht nähern
give-title = { $item } geben
give-nobody = Sonst ist niemand in der Gruppe.
give-not-all = Tragbar: { $given }; es bleibt zurück: { $left }.
sell-title = { $item } verkaufen
sell-purse = Börse: { $before } → { $after }
drop-title = { $item } zurücklassen
drop-about = Was zurückbleibt, ist weg.
split-title = { $item } teilen
split-about = { $first } und { $second }
split-one = Davon ist nur eines da.
split-done = { $item } ist geteilt: { $first } und { $second }.
merged = Zusammengelegt: { $what }.
merge-none = Kein anderer Stapel genau dieses Dings ist hier.
take-title = { $item } nehmen
form-to = Wer es bekommt
form-coins = Für wie viele Münzen
form-coin = Welche Münze
load-then =
    { $encumbered ->
        [yes] { $who } trägt dann { $load }: überladen
       *[no] { $who } trägt dann { $load }
    }
load-from-to = (Last { $before } → { $after })
gave = { $who } gibt { $to } { $what } { $load }
dropped = { $who } lässt { $what } zurück { $load }
sold = { $who } verkauft { $what } für { $paid }: { $before } → { $after }
wore-on = { $who } legt { $item } an: { $before } → { $after }
wore-off = { $who } legt { $item } ab: { $before } → { $after }
wore-bound = { $who } bindet { $item }: { $before } → { $after }
wore-unbound = { $who } löst { $item }: { $before } → { $after }
wore-nothing = Nichts war zu ändern: { $item } ({ $after })
used-free = { $who } benutzt { $item }.
used-one = { $who } verbraucht { $item }, übrig { $left }.
used-charges = { $who } benutzt { $item }: Ladungen { $before } → { $left } von { $max }.
used-breaking =
    { $broke ->
        [yes] Die letzte Ladung: { $face } auf d{ $die }, { $most } oder weniger: es zerbricht.
       *[no] Die letzte Ladung: { $face } auf d{ $die }, es zerbräche erst bei { $most } oder weniger: es hält.
    }
used-gate =
    { $passed ->
        [yes] { $check } ({ $dice }): { $total } gegen { $need }, Erfolg.
       *[no] { $check } ({ $dice }): { $total } gegen { $need }, Fehlschlag: umsonst benutzt.
    }
used-on-others = Auf wen es wirkt, erzählt die Geschichte.
used-gives = { $name } { $before } → { $after } von { $max } (+{ $amount }).
used-temporary = { $name }: vorläufig { $before } → { $after } ({ $amount }).
used-applied =
    { $timed ->
        [yes] { $name }, Runden: { $rounds }.
       *[no] { $name }.
    }
used-averted = Nie { $name }: abgewendet.
used-clears = { $name }: markiert { $before } → { $after } von { $length }.
