# The library: what is installed, what a catalog offers, what is imported.

library-title = Bibliothek
home-library-about = Die installierten Regelwerke: ihre Versionen, ihre Übersetzungen und die Spiele, die sie benutzen. Einlesen, aktualisieren, entfernen oder nachsehen, was ein Katalog anbietet.
library-count =
    { $count ->
        [0] Nichts installiert
        [one] Ein Regelwerk
       *[other] { $count } Regelwerke
    }
library-empty = Außer den Regelwerken, die mit Rulebound kommen, ist nichts installiert.
library-empty-import = Mit i liest du ein Regelwerk aus einer Datei, einem Ordner oder einem .zip ein.
library-empty-catalog = Mit c siehst du nach, was ein Katalog anbietet.
library-from-catalog = Von { $address }
library-source-file = aus einer Datei
library-source-package = aus einem Paket
library-source-catalog = aus einem Katalog
library-current = in Gebrauch
library-previous = vor der Aktualisierung
library-unused = Kein Spiel benutzt es.
library-used-by =
    { $count ->
        [one] Ein Spiel benutzt es: { $games }
       *[other] { $count } Spiele benutzen es: { $games }
    }
library-problem = Es hat Fehler:
library-package = Paket: { $package }
library-review-title = Bibliothek › Vor dem Installieren
library-rolls = Wie Proben gewürfelt werden
library-rolls-sum = { $dice } und eine Zahl, zusammengezählt gegen eine Schwierigkeit.
library-rolls-pool = Ein Vorrat von Würfeln mit { $sides } Seiten; gezählt werden die, die das Ziel erreichen.
library-did-installed = { $id }: Version { $detail } ist installiert.
library-did-unchanged = { $id }: Version { $detail } ist schon da.
library-did-updated = { $id }: auf Version { $detail } aktualisiert.
library-did-rolled-back = { $id }: zurück auf Version { $detail }.
library-did-removed = { $id } ist entfernt.
library-did-pack-kept = { $id }: die Übersetzung { $detail } wird behalten.
library-did-pack-dropped = { $id }: die Übersetzung { $detail } wird nicht mehr behalten.
library-did-pack-failed = { $id }: Übersetzung nicht erhalten: { $detail }
library-did-refused = { $id }: { $detail }
library-done = Was getan wurde
library-nothing-changed = Es war nichts zu tun.
library-refused = Nicht getan
library-stopped = Abgebrochen; nichts hat sich geändert.
library-fetching = Wird geholt
library-fetched = { $kilobytes } KB bisher
library-stop = Esc bricht ab; dann ändert sich nichts.
offers-title = Bibliothek › Katalog
offers-count =
    { $count ->
        [0] Nichts im Angebot
        [one] Ein Angebot
       *[other] { $count } Angebote
    }
offers-installed = installiert
offers-size = Größe: { $kilobytes } KB
offers-dropped =
    { $count ->
        [one] Ein Eintrag ist ausgelassen:
       *[other] { $count } Einträge sind ausgelassen:
    }
ask-remove-ruleset =
    { $games ->
        [0] { $id } mit allen Versionen entfernen?
        [one] Ein Spiel benutzt { $id }. Es geht mit den Regeln weiter, die es behält. Mit allen Versionen entfernen?
       *[other] { $games } Spiele benutzen { $id }. Sie gehen mit den Regeln weiter, die sie behalten. Mit allen Versionen entfernen?
    }
input-library-path = Aus welcher Datei, welchem Ordner oder .zip einlesen?
input-catalog-address = Welcher Katalog? Eine https-Adresse, eine Datei oder ein Ordner
action-open-library = Bibliothek
action-import-ruleset = einlesen
action-browse-catalog = Katalog
action-update-ruleset = aktualisieren
action-roll-back = Version zurück
action-remove-ruleset = entfernen
action-store-ruleset = installieren
action-install-offer = installieren
