# Fehler: des Programms selbst, der Platte, und Spiele, die jemand anders hält.

crash-ended = Rulebound ist ausgefallen: Das ist ein Fehler des Programms, nicht deiner.
crash-report = Ein Bericht steht in { $path }; nichts, was du getippt hast, steht darin.
crash-no-report = Ein Bericht ließ sich nicht schreiben ({ $why }); er würde dies sagen:
crash-game = Dein Spiel liegt in { $path }.
crash-title = Ein Fehler
crash-beside = Etwas im Programm ist ausgefallen; du kannst weiterspielen. { $path } sagt, was.
crash-beside-unwritten = Etwas im Programm ist ausgefallen; du kannst weiterspielen. Ein Bericht ließ sich nicht schreiben ({ $why }).

game-read-only = Dieses Spiel hält { $holder }: Du kannst zusehen, nichts bleibt.
game-held-elsewhere = Dieses Spiel hielt zuletzt { $holder } auf einem anderen Rechner und ließ es nie los: Du kannst zusehen, nichts bleibt.
game-left-by = { $holder } endete, ohne dieses Spiel loszulassen; jetzt hältst du es.
game-for-reading = Dieses Spiel wurde zum Ansehen geöffnet: Nichts bleibt.
game-why-read-only = { $why } { $again } versucht es noch einmal, { $elsewhere } sichert eine Kopie woanders.
game-yours =
    Niemand sonst hält dieses Spiel mehr: Es ist deins, und was du tust, bleibt. { $count ->
        [0] Inzwischen geschah nichts.
        [one] Inzwischen geschah eine Tat.
       *[other] Inzwischen geschahen { $count } Taten.
    }
game-nothing-to-try = Du hältst dieses Spiel, und alles ist gesichert.
game-unwritable-disk-full = Auf der Platte dieses Spiels ist kein Platz: Du kannst zusehen, nichts bleibt.
game-unwritable-no-rights = Du darfst dieses Spiel nicht schreiben: Du kannst zusehen, nichts bleibt.
game-unwritable-read-only-medium = Dieses Spiel liegt auf einem Datenträger, der nur gelesen werden kann: Du kannst zusehen, nichts bleibt.
game-unwritable-not-there = Der Ordner dieses Spiels ist nicht mehr da: Du kannst zusehen, nichts bleibt.
game-unwritable-disk-failed = Das System lässt dieses Spiel nicht schreiben: Du kannst zusehen, nichts bleibt.
game-holder-process = Prozess { $number }
game-holder-named = { $program } (Prozess { $number }) auf { $host }
game-holder-since = { $program } (Prozess { $number }) auf { $host }, seit { $since },
game-holder-unknown = ein Programm, das nicht sagt, welches es ist
ask-take-over = Dieses Spiel hielt zuletzt { $holder }. Zwei Programme, die ein Spiel schreiben, verderben es. Hält es dort niemand mehr?
fault-disk-full = Für { $path } ist kein Platz mehr.
fault-no-rights = Du hast kein Recht auf { $path }.
fault-read-only-medium = { $path } liegt auf einem Datenträger, der nur gelesen werden kann.
fault-not-there = { $path } ist nicht da.
fault-disk-failed = Das System verweigert { $path }: { $cause }.

game-newer-save = Eine neuere Version des Programms hat dieses Spiel gespeichert: Sie können es ansehen, behalten wird nichts.
game-moved-up = Eine ältere Version des Programms hat dieses Spiel gespeichert. Wie es war, bleibt es in { $path } erhalten; weiter geht es in der Form dieser Version.
fault-newer-save = { $path }: Eine neuere Version des Programms hat dieses Spiel gespeichert, und diese kann es nicht lesen.

# Ein Spiel, dessen Platte nicht annimmt, was getan wird.
unsaved-mark = { $count } nicht gesichert seit { $since }
unsaved-why = Nicht gesichert: { $why }. { $again }: noch einmal, { $elsewhere }: woanders sichern.
unsaved-why-disk-full = Platte voll
unsaved-why-no-rights = kein Recht zu schreiben
unsaved-why-read-only-medium = Platte nur lesbar
unsaved-why-not-there = Ordner verschwunden
unsaved-why-disk-failed = Platte verweigert
unsaved-why-damaged = anderes Programm schrieb
unsaved-title = Nicht gesichert
unsaved-about = Du kannst weiterspielen: Alles, was du tust, bleibt im Speicher und wird geschrieben, sobald das geht. Endet das Programm vorher, ist es verloren. { $again } versucht es sofort; { $elsewhere } sichert das ganze Spiel woanders und geht dort weiter.
unsaved-saved =
    { $count ->
        [one] Die Tat, die wartete, ist jetzt gesichert.
       *[other] Die { $count } Taten, die warteten, sind jetzt gesichert.
    }
unsaved-elsewhere = Das ganze Spiel ist in { $path } gesichert und geht dort weiter.
unsaved-elsewhere-open = Es liegt nicht in deinem Ordner für Spiele: „rulebound play { $path }“ öffnet es.
unsaved-lost =
    { $count ->
        [one] Eine Tat in { $path } wurde nicht gesichert.
       *[other] { $count } Taten in { $path } wurden nicht gesichert.
    }
ask-leave-unsaved =
    { $count ->
        [one] Eine Tat ist nicht gesichert ({ $why }) und geht verloren, wenn du jetzt gehst.
       *[other] { $count } Taten sind nicht gesichert ({ $why }) und gehen verloren, wenn du jetzt gehst.
    }
answer-unsaved = Enter: noch einmal · s: woanders sichern · x: trotzdem gehen · Esc: bleiben
game-exported = Das ganze Spiel steht in der Datei { $path }.

# Ein Spiel als eine Datei.
home-choose-game = Wähle zuerst ein Spiel.
home-game-imported = { $name } ist jetzt unter deinen Spielen.
archive-not-an-archive = Das ist kein lesbares .zip ({ $about }).
archive-too-many = Es hat { $about } Teile, mehr als ein Spiel haben darf.
archive-too-large = Es hat entpackt { $about } Bytes, mehr als ein Spiel haben darf.
archive-unsafe-path = „{ $about }“ führt aus dem Ordner des Spiels hinaus.
archive-link = „{ $about }“ ist eine Verknüpfung.
archive-duplicate-name = „{ $about }“ steht zweimal darin.
archive-no-manifest = Das ist kein Spiel: manifest.json fehlt.
archive-bad-manifest = Sein manifest.json ist nicht das eines Spiels ({ $about }).
archive-newer-archive = Eine neuere Version des Programms hat es gemacht (Version { $about } der Datei).
archive-missing-part = „{ $about }“ fehlt.
archive-unlisted-part = „{ $about }“ ist da und nicht verzeichnet.
archive-no-part = „{ $about }“ ist kein Teil eines Spiels.
archive-size-mismatch = „{ $about }“ hat nicht die verzeichnete Größe.
archive-hash-mismatch = „{ $about }“ ist nicht, was verzeichnet ist: Es wurde geändert.
archive-bad-pin = Sein pin.json ist nicht lesbar ({ $about }).
