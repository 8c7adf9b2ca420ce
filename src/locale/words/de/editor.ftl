action-edit-sheet = bearbeiten
action-edit-value = ändern
action-step-up = mehr/weiter
action-step-down = weniger/zurück
action-edit-bonus = freier Bonus
action-pick-entries = Katalog
action-add-row = neue Zeile
action-remove-row = herausnehmen
action-row-up = Zeile hinauf
action-row-down = Zeile hinunter
action-review-newer = neuer Text
action-export-member = als Datei
action-keep-member = Figur behalten
action-own-characters = meine Figuren
action-add-picked = hinzufügen
action-tick = ankreuzen
action-search = suchen
action-filter-next = Filter weiter
action-filter-before = Filter zurück
action-filter-any = Filter: beliebig
action-take-over = übernehmen
action-other-pane = Bogen/Spiel
action-undo = zurücknehmen
action-redo = wieder einsetzen
action-change-log = Änderungsprotokoll

input-value = Wert
input-bonus = Freier Bonus
input-search = Suche
input-export-path = In welche Datei kommt die Figur?
pick-value = Auswahl
pick-catalog = Welcher Katalog?
pick-filter = Nur solche mit
pick-character = Meine Figuren

editor-title = { $name } › Bearbeiten
editor-mode = in Bearbeitung
editor-about = Was es ist
editor-edited = Geändert. u nimmt es zurück.
editor-undone = Zurückgenommen. U setzt es wieder ein.
editor-redone = Wieder eingesetzt.
editor-no-bonus = Nur Fertigkeiten und Rettungswürfe haben einen freien Bonus.
editor-no-list = Wähle zuerst eine Liste oder eine ihrer Zeilen.
editor-no-catalog = Kein Katalog schreibt in diese Liste; die Taste a fügt eine Zeile von Hand hinzu.
editor-no-name = (noch ohne Namen)
editor-picked = aus einem Katalog
editor-bonus = Bonus { $bonus }
editor-bonus-range = b setzt einen freien Bonus von { $min } bis { $max }.
editor-with = Gewürfelt mit { $ability }.
editor-locked = Folgt dem Bogen: die Regeln halten diese Zahl richtig.
editor-gone = { $layer } hat diesen Wert gestrichen. Er bleibt, bis du einen anderen wählst.
editor-feeds = c wählt aus: { $catalogs }.
editor-from = Aus dem Katalog gewählt: { $entry }
editor-newer =
    { $count ->
        [one] Für eine Zeile steht neuerer Text in den Regeln: v zeigt ihn.
       *[other] Für { $count } Zeilen steht neuerer Text in den Regeln: v zeigt ihn.
    }
editor-exported = Geschrieben nach { $path }
export-exists = { $path } gibt es schon; wähle einen anderen Namen.
editor-kept = Jetzt unter deinen Figuren: { $path }
bounds-whole = eine ganze Zahl von { $min } bis { $max }
bounds-number = eine Zahl von { $min } bis { $max }
bounds-text =
    { $count ->
        [one] höchstens ein Zeichen
       *[other] höchstens { $count } Zeichen
    }
bounds-dice = Würfel, zum Beispiel { $example }
bounds-rows =
    { $count ->
        [one] höchstens eine Zeile
       *[other] höchstens { $count } Zeilen
    }

picker-filters = Filter
picker-any = beliebig
picker-search = Suche
picker-no-search = Taste /
picker-writes = Was auf den Bogen kommt
picker-follows = folgt dem Bogen
picker-held = schon da
picker-count =
    { $count ->
        [one] einer von { $total }
       *[other] { $count } von { $total }
    }
picker-narrow =
    { $count ->
        [one] und noch einer: grenze die Auswahl ein
       *[other] und noch { $count }: grenze die Auswahl ein
    }
picker-nothing = Nichts ist übrig: stelle einen Filter auf „beliebig“.
picker-hidden =
    { $count ->
        [one] Ein Eintrag ist durch eine Variante verborgen.
       *[other] { $count } Einträge sind durch Varianten verborgen.
    }
picker-added =
    { $count ->
        [one] Hinzugefügt. u nimmt es zurück.
       *[other] { $count } Einträge hinzugefügt. u nimmt sie zurück.
    }
picker-broken = { $file } ist nicht zu gebrauchen: { $why }

newer-count =
    { $count ->
        [one] Neuerer Text für eine Zeile
       *[other] Neuerer Text für { $count } Zeilen
    }
newer-held = Auf dem Bogen
newer-ruleset = Jetzt in den Regeln
newer-lacks = noch nichts da
newer-none = Für keine Zeile gibt es neueren Text.
newer-taken =
    { $count ->
        [one] Eine Zeile hat den neueren Text übernommen. u nimmt es zurück.
       *[other] { $count } Zeilen haben den neueren Text übernommen. u nimmt es zurück.
    }

characters-none = Du hast für diese Regeln noch keine Figur behalten; K beim Bearbeiten behält eine.

change-log-title = Änderungsprotokoll
change-log-empty = Noch ist nichts geändert.
change-log-edit = { $number } · { $who }
change-log-taken-back = { $number } · { $who } · zurückgenommen
change-log-sheet = der ganze Bogen
change-log-bonus = { $name }: freier Bonus
change-log-row-added = Zeile hinzugefügt
change-log-row-removed = Zeile herausgenommen

refusal-no-newer-text = Für diese Zeile haben die Regeln keinen neueren Text.
refusal-unknown-entry = Kein Katalog hat diesen Eintrag.
refusal-no-rows = Dieser Eintrag schreibt nichts auf einen Bogen.
refusal-hidden-lists = Alle Listen, in die er schreibt, sind auf diesem Bogen verborgen.
refusal-row-refused = Eine seiner Zeilen hat auf dem Bogen keinen Platz.

action-edit-note = Notiz schreiben
action-damage = Schaden
action-temporary = vorläufige Punkte
action-use-entry = benutzen
input-damage = Wie viel Schaden?
input-temp = Vorläufige Punkte
input-note = Notiz
pick-wound = Welche Art von Wunde?
pick-box = Welches Kästchen?
pick-use = Benutzen
pick-pay = Woraus wird gezahlt?
sheet-no-pool = Wähle zuerst einen Vorrat.
sheet-no-uses = Auf diesem Bogen kommt nichts aus einem Katalog, das einen Preis hat.
sheet-own-pool = wie der Preis es sagt
sheet-used = Benutzt: { $name }. u nimmt es zurück.
refusal-ambiguous-entry = Zwei Dinge auf dem Bogen heißen { $about }.

action-open-member = bearbeiten
action-rename-member = umbenennen
action-member-up = nach oben
action-member-down = nach unten
action-own-member = selbst spielen
ask-replace-party = Die fertige Gruppe nähme den Platz aller ein, die hier sind. Alle ersetzen?
ask-remove = { $name } ginge mit allem auf dem Bogen verloren. { $name } entfernen?
ask-leave-wizard = Die Gruppe, die du hier gemacht hast, ginge verloren. Trotzdem gehen?
ask-other-rules = Die Gruppe, die du gemacht hast, gehört zu anderen Regeln und ginge verloren. Trotzdem diese wählen?
ask-replace-kept = Du hast für diese Regeln schon eine andere Figur namens { $name } behalten. Durch diese ersetzen?
editor-worked-out = Was sich ergibt
editor-held = Bei { $now } gehalten: { $bounds }. u nimmt es zurück.
sheet-newer =
    { $count ->
        [one] Für eine Zeile steht neuerer Text in den Regeln: e, dann v.
       *[other] Für { $count } Zeilen steht neuerer Text in den Regeln: e, dann v.
    }
change-log-row-moved = verschoben
