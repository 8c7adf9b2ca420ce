# Die Worte der Bildschirme. Eine Meldung, ein ganzer Satz; Teile dürfen in jeder Reihenfolge stehen.

list-joint = ,{ " " }
screen-too-small = braucht { $needs }, hat { $has }
flag-on = ja
flag-off = nein
coin-amount = { $amount } { $coin }
coins-none = nichts
no-price = ohne Preis
difficulty-at = { $number } ab { $target }
answer-yes-no = Enter oder y: ja · n oder Esc: nein

home-title = Rulebound
home-games = Deine Spiele
home-about-title = Über das Spiel
home-new-game = Neues Spiel
home-new-game-about = Regelwerk, Varianten und Mitspielende wählen.
home-about = Rulebound spielt Tischrollenspiel-Regeln, die als JSON geschrieben sind: Bögen, Märkte, Beute und Kämpfe, mit einem Protokoll in deiner Sprache.
home-newer-rules = die Regeln sind inzwischen bei Version { $version }
home-not-installed = die Regeln sind nicht installiert
home-older-rules = nur die ältere Version { $version } ist installiert
home-other-package = die Regeln sind aus einem anderen Paket installiert
home-version-missing = diese Version der Regeln ist nicht installiert
home-broken = kann nicht geöffnet werden
home-ruleset = Regeln: { $ruleset }
home-layers = Varianten: { $layers }
home-party = Gruppe: { $party }
home-last-played =
    { $days ->
        [0] Zuletzt heute gespielt
        [one] Zuletzt gestern gespielt
       *[other] Zuletzt vor { $days } Tagen gespielt
    }
home-no-rulesets = Es gibt kein Regelwerk zum Spielen. Lege eines in den Ordner der Regelwerke.

wizard-title = Neues Spiel › { $step }
wizard-rules = Regeln
wizard-variants = Varianten
wizard-party = Gruppe
wizard-review = Überblick

rules-count =
    { $count ->
        [one] Ein Regelwerk
       *[other] { $count } Regelwerke
    }
rules-about = Was es ist
rules-broken = hat Fehler
rules-licence = Lizenz: { $licence }
rules-no-licence = nicht genannt
rules-languages = Sprachen: { $languages }
rules-findings =
    { $count ->
        [one] Ein Fehler verhindert das Spielen:
       *[other] { $count } Fehler verhindern das Spielen:
    }
rules-cannot-choose = Dieses Regelwerk hat Fehler und kann nicht gespielt werden; wähle ein anderes.

variants-count =
    { $count ->
        [one] { $ruleset } · eine Variante
       *[other] { $ruleset } · { $count } Varianten
    }
variants-none = Keine Varianten in diesen Regeln.
variants-changes = Was deine Wahl ändert
variants-in-effect =
    { $count ->
        [0] nichts ist geändert
        [one] eine Änderung gilt
       *[other] { $count } Änderungen gelten
    }
variants-ruled-out = ausgeschlossen durch { $layer }
variants-offer-title = Ausgeschlossen
variants-offer-why = { $layer } geht nicht, solange { $blocker } an ist.
variants-offer = { $blocker } aus- und { $layer } einschalten?

changes-none = Nichts ist geändert: das sind die Regeln, wie sie geschrieben wurden.
changes-nothing = Nur der Name der Variante; sonst ändert sich nichts.
changes-would = { $layer } würde ändern
changes-would-also = { $layer } würde außerdem ändern
changes-dropped = { $layer } bleibt weg: damit gingen die Regeln nicht auf
changes-difficulties = Schwierigkeiten
changes-values-gone = { $field }: ohne { $values }
changes-coins-gone = Münzen: { $coins } entfallen
changes-more-prices =
    { $count ->
        [one] und noch ein Preis
       *[other] und noch { $count } Preise
    }
changes-hidden =
    { $count ->
        [one] Nicht mehr im Angebot: { $names }
       *[other] { $count } Dinge nicht mehr im Angebot: { $names }
    }
changes-more = und { $count } mehr
changes-sellers-gone = Markt: ohne { $sellers }
changes-sellers-stay = Markt: { $sellers } würden wegfallen, aber jemand muss verkaufen
changes-unsold = Nicht mehr verkauft: { $goods }
changes-table = { $table }: Tabelle ersetzt ({ $before } → { $after } Zeilen)
changes-table-rolls = würfelt { $dice }
changes-told = Der Spielleitung wird gesagt
changes-world-told = Womit die Welt gemacht wird

party-nobody = Noch spielt niemand.
party-ready-made =
    { $count ->
        [one] p nimmt die fertige Figur
       *[other] p nimmt die fertige Gruppe von { $count }
    }
party-no-ready-made = Dieses Regelwerk bringt keine fertige Gruppe mit; a fügt eine Figur hinzu.
party-other-rules = Es gehört zu anderen Regeln: { $rules }.
party-count =
    { $count ->
        [0] Gruppe
        [one] Gruppe · eine Figur
       *[other] Gruppe · { $count } Figuren
    }
party-player = deine
party-bag = Beutel
party-needs-somebody = Jemand muss spielen: p nimmt die fertige Gruppe, a fügt eine Figur hinzu.

review-title = Das Spiel
review-name = Name
review-seed = Startwert
review-rules = Regeln
review-layers = Varianten
review-no-layers = keine
review-party = Gruppe
review-create = Enter legt das Spiel an.
review-told = Was der Spielleitung gesagt wird
rules-in-force = Geltende Regeln
told-checks = Zu Proben
told-sheets = Zu Bögen
told-world = Zur Welt

table-title = { $game } › { $screen }
tab-sheet = Bogen
tab-market = Markt
tab-loot = Beute
tab-fight = Kampf
tab-rules = Regeln
game-read-only-mark = nur lesen
game-exists = { $path }: Dort liegt schon eine Datei oder ein Ordner.
fight-left-title = Der Kampf, wie er war
fight-left-older = Der Kampf wurde von einer älteren Version des Programms gespeichert (Kampfformat { $version }, diese spielt { $own }). Er kann gelesen, aber nicht fortgesetzt werden.
fight-left-newer = Der Kampf wurde von einer neueren Version des Programms gespeichert (Kampfformat { $version }, diese spielt { $own }). Er kann gelesen, aber nicht fortgesetzt werden.
fight-left-rules = Das Regelwerk dieses Kampfes ist nicht zu haben. Der Kampf kann gelesen, aber nicht fortgesetzt werden.
fight-left-unreadable = Der gespeicherte Kampf ist nicht so, wie dieses Programm ihn ablegt. Gezeigt wird, was lesbar ist; fortgesetzt werden kann er nicht.
remains-rules = Regelwerk: { $id }@{ $version }
remains-party = Gruppe: { $party }
remains-records =
    { $untold ->
        [0] Einträge: { $count }.
       *[other] Einträge: { $count }; die letzten { $untold } lassen sich ohne das Regelwerk nicht erzählen.
    }
remains-unknown =
    { $count ->
        [one] Ein weiteres Ereignis ist von einer Art, die dieses Programm nicht kennt.
       *[other] { $count } weitere Ereignisse sind von Arten, die dieses Programm nicht kennt.
    }
remains-no-log = Von seinem Protokoll ist nichts lesbar.
game-torn = Die letzte Tat brach beim Schreiben ab und fehlt.
game-damaged =
    { $count ->
        [one] Ein Eintrag am Ende ist beschädigt und fehlt; stelle das Spiel wieder her, bevor du weiterspielst.
       *[other] { $count } Einträge ab einem beschädigten fehlen; stelle das Spiel wieder her, bevor du weiterspielst.
    }

sheet-title = Bogen
sheet-abilities = Attribute
sheet-skills = Fertigkeiten
sheet-saves = Rettungswürfe
sheet-other = Weiteres
sheet-bag = Beutel
sheet-refused = nicht ungeübt
sheet-no-rests = Dieses Regelwerk hat keine Rasten.
sheet-rested = Die Gruppe hat gerastet.
sheet-now = { $who }: { $now }
explain-title = Woher es kommt
explain-const = steht in den Regeln
explain-nothing = Hier wird nichts errechnet: es ist, was es sagt.
explain-base = ohne Gegenstände
explain-with-items = mit Gegenständen
explain-item = Gegenstände
explain-proficiency = Übungsbonus
explain-flat = die Stufe selbst
explain-free-bonus = freier Bonus
explain-untrained = ungeübt
explain-before-cap = vor der Obergrenze
explain-adjust = auf Würfe addiert
explain-levels = Stufen
explain-row = Zeile { $row }
explain-score = Wert
explain-modifier = Modifikator
explain-held = derzeit
explain-standing = derzeit
explain-filled = gefüllt
explain-remaining = übrig
explain-penalty = Abzug
explain-maximum = höchstens
explain-how-least = das Kleinste von
explain-how-most = das Größte von
explain-how-scaled = × { $by }, { $round ->
    [up] aufgerundet
    [nearest] kaufmännisch gerundet
   *[down] abgerundet
 }
explain-how-half = minus 10, halbiert, abgerundet
explain-how-table = in einer Tabelle nachgeschlagen
explain-how-word = { $of }: { $word }
explain-how-no-word = { $of }: nichts zu lesen
explain-how-capped = höchstens die Obergrenze
explain-how-bounded = zwischen { $min } und { $max }
explain-how-whole = abgerundet
explain-how-cut = zur Null hin gerundet
explain-from-rules = in den Regeln
explain-from-sheet = auf dem Bogen
explain-from-default = Vorgabe
explain-from-nothing = nichts da
explain-from-live = so steht es im Spiel
explain-from-item = Gegenstand

fight-foes = Gegner
fight-foes-count =
    { $count ->
        [0] noch niemand
        [one] ein Gegner
       *[other] { $count } Gegner
    }
fight-about = Der Gegner
fight-no-bestiary = Dieses Regelwerk hat kein Bestiarium.
fight-no-combat = Diese Regeln haben keine Kämpfe.
fight-party = Gruppe
fight-enemies = Gegner
fight-pay-left = { $pool }: noch { $left }
fight-pay-steps-left = { $pool } (+{ $steps }): noch { $left }
fight-plainly = { $label }, schlicht
fight-mode-way =
    { $label }{ $shots ->
        [0] {""}
        [one] , { $shots } Schuss
       *[other] , { $shots } Schuss
    }{ $hit ->
        [0] {""}
       *[other] { $hit_sign ->
            [minus] , −{ $hit } auf den Treffer
           *[plus] , +{ $hit } auf den Treffer
        }
    }{ $face ->
        [0] {""}
       *[other] { $face_sign ->
            [minus] , jeder Würfel braucht { $face } weniger
           *[plus] , jeder Würfel braucht { $face } mehr
        }
    }{ $targets ->
        [0] {""}
        [one] , { $targets } Ziel
       *[other] , bis zu { $targets } Ziele
    }
pick-fight-pay = Womit wird bezahlt?
pick-fight-mode = Auf welche Weise?
pick-fight-style = In welchem Stil?
fight-targets = { $option }: auf wen?
fight-log = Protokoll
fight-log-empty = Noch ist nichts geschehen.
fight-over = Der Kampf ist vorbei.
log-brief = knapp
log-normal = normal
log-full = alles
log-both = { $language } + en
log-only-fallbacks = nur Unübersetztes
log-nothing-of-it = So ist nichts zu sehen: f, d und ! ändern das.
log-folded = {" "}· { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
 } eingeklappt
log-filter-everything = Alles
log-filter-silent = { $who } (nichts berichtet)
pick-log-filter = Nur zeigen
input-log-path = In welche Datei kommt das Protokoll? .txt, .md oder .json
log-export-endings = Die Endung sagt, als was: .txt, .md oder .json.
log-exported = Geschrieben nach { $path }.
log-exported-filtered = Geschrieben nach { $path }: nur was Filter und Stufe übrig lassen.
log-export-title = { $game } ({ $rules }): Protokoll des Kampfes
log-kind-order = Reihenfolge und Züge
log-kind-attack = Angriffe
log-kind-harm = Schaden
log-kind-healing = Heilung
log-kind-condition = Zustände
log-kind-roll = Würfe
log-kind-cost = Kosten
log-kind-move = Bewegung
log-kind-fate = Leben und Tod
log-kind-outcome = Ausgang
log-kind-refusal = Abgelehntes

input-member-name = Wie heißt die Figur?
input-import-path = Aus welcher Datei?
input-game-name = Wie heißt das Spiel?
input-create-elsewhere = Wo soll das Spiel sonst liegen? Ein Name oder ein Ordner
input-game-export = In welche Datei kommt das Spiel? Eine .zip
input-game-import = In welcher Datei ist das Spiel?
input-save-elsewhere = Woanders sichern: ein Name, ein Ordner oder eine .zip
input-seed = Der Startwert seiner Würfel
input-spend = Wie viele Punkte werden ausgegeben?
input-restore = Wie viele Punkte kommen zurück?
input-empty = Etwas muss dastehen.
input-not-a-number = Eine ganze Zahl ist verlangt.
pick-language = Sprache
pick-rest = Welche Rast?
pick-place = Wohin?
language-changed = Die Sprache ist geändert.
help-title = Tasten und Befehle
help-nothing = Nichts heißt hier so.

action-new-game = neues Spiel
action-export-game = Spiel ausgeben
action-import-game = Spiel einlesen
action-choose = wählen
action-toggle = umschalten
action-details = Einzelheiten
action-ready-party = fertige Gruppe
action-add-member = hinzufügen
action-import-member = einlesen
action-remove-member = entfernen
action-edit-name = Name
action-edit-seed = Startwert
action-create = anlegen
action-next-step = nächster Schritt
action-previous-step = Schritt zurück
action-spend = ausgeben
action-restore = zurückgeben
action-mark = markieren
action-rest = rasten
action-explain = erklären
action-next-member = nächste Figur
action-previous-member = vorige Figur
action-buy = kaufen
action-more = mehr
action-fewer = weniger
action-price-level = Preis
action-place = Ort
action-roll = würfeln
action-roll-hundred = 100 Würfe
action-take = nehmen
action-begin = beginnen
action-languages = Sprache des Protokolls
action-log-level = wie viel
action-fold-round = Runde einklappen
action-unfold-round = Runde ausklappen
action-log-filter = Filter
action-export-log = schreiben
action-fold-rounds = Runden einklappen
action-open-log = Protokoll
action-only-fallbacks = nur Unübersetztes
action-hand-over = für mich entscheiden
action-hand-over-for-good = ab jetzt automatisch
action-take-back = wieder selbst spielen
action-flee = fliehen
action-next-pane = Feld
action-previous-pane = voriges Feld
action-tab-sheet = Bogen
action-tab-market = Markt
action-tab-loot = Beute
action-tab-fight = Kampf
action-tab-rules = Regeln
action-up = hinauf
action-down = hinunter
action-page-up = Seite hinauf
action-page-down = Seite hinunter
action-first = zum Anfang
action-last = zum Ende
action-language = Sprache
action-help = Hilfe
action-back = zurück
flee-question = Aus diesem Kampf fliehen? Beute gibt es dann keine.
dialog-accept = annehmen
dialog-close = schließen
action-try-again = Sichern noch einmal versuchen
action-save-elsewhere = Spiel woanders sichern
action-stop = Programm anhalten
action-quit = Programm verlassen
table-nobody = In diesem Spiel spielt niemand mit: Es wurde ohne Gruppe angelegt.
