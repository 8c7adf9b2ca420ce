# Die Werkbank für Übersetzer.
bench-title = Werkbank für Übersetzer
bench-file = { $file } · { $ruleset }
bench-coverage = Abdeckung
bench-all-strings = Texte
bench-in-english = Englisch
bench-never-read = Von der Datei konnte noch nichts gelesen werden.
bench-findings = Befunde
bench-strings = Texte
bench-tour = Rundgang
bench-detail = Im Einzelnen
bench-counted = ✗ { $errors }  ! { $warnings }  · { $notes }
bench-nothing = Nichts ist falsch.
bench-nothing-about = Jeder Text wurde angesehen.
bench-no-strings = Kein Text in diesem Teil.
bench-no-problem = Kein Problem in dieser Liste.
bench-broken = So ist die Datei nicht zu gebrauchen; gezeigt wird, was vorher darin stand.
bench-read-again = Die Datei wurde neu gelesen.
bench-no-ruleset = Neben { $path } stehen keine Regeln. Lege die Datei in den Ordner locales ihrer Regeln, oder nenne die Regeln auf der Befehlszeile.
bench-place = { $file }, Zeile { $line }, Spalte { $column }
bench-fix = Abhilfe: { $help }
bench-english = Englisch: { $text }
bench-untranslated = Nicht übersetzt: gezeigt wird das Englische.
bench-translation = { $tag }: { $text }
bench-section = { $section ->
    [top] Name
    [resolution] Schwierigkeiten
    [sheet] Bogen
    [live] Im Spiel
    [rests] Rasten
    [catalogs] Kataloge
    [creatures] Kreaturen
    [items] Gegenstände
    [combat] Kämpfe
   *[layers] Varianten
 }
home-bench = Werkbank für Übersetzer
home-bench-about = Eine Übersetzung, die beim Schreiben beobachtet wird: wie viel abgedeckt ist, was falsch ist, jeder Text, wie man ihn liest.
input-bench-file = Übersetzung, etwa meine-regeln/locales/pt-BR.json
action-open-bench = Werkbank
action-bench-list = Liste
action-bench-list-back = Liste davor
action-bench-section = Teil
action-next-problem = nächstes
action-previous-problem = voriges
