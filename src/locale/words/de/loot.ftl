# Beute: Tabellen, Chancen, Übung, was hier liegt.

loot-tables = Tabellen
loot-no-tables = Diese Regeln haben keine Beutetabellen.
loot-replaced = ersetzt
loot-replaced-by = Anstelle der Grundtabelle: { $layer }
loot-odds = Genaue Chancen eines Wurfs
loot-never = Diese Tabelle lässt nie etwas fallen.
loot-chance = { $chance } · im Mittel { $mean }
loot-practice =
    { $rolls ->
        [one] Ein Übungswurf
       *[other] { $rolls } Übungswürfe
    }
loot-practice-columns = häufigstes zuerst: wie oft es fiel, daneben die genaue Chance
loot-seed = Startwert { $seed }
loot-things = Wie viele verschiedene Dinge ein Wurf brachte
loot-things-count =
    { $count ->
        [0] nichts
        [one] ein Ding
       *[other] { $count } Dinge
    }
loot-picks = Ziehungen je Wurf: { $picks }
loot-lines = Zeilen, nach Gewicht von { $total }
loot-any = beliebig: { $words }
loot-one-of = eins von { $count }
loot-service = ein Dienst, niemand kann ihn nehmen
loot-no-match = gibt nichts: kein solches Ding ist übrig
loot-missing = gibt nichts: ein solches Ding gibt es nicht
loot-dropped-by =
    { $more ->
        [0] Zu erbeuten bei: { $names }
       *[other] Zu erbeuten bei: { $names } und { $more } mehr
    }
loot-dropped-by-tiers =
    { $more ->
        [0] Zu erbeuten bei Gegnern der Stufe: { $names }
       *[other] Zu erbeuten bei Gegnern der Stufe: { $names } und { $more } mehr
    }
loot-stocked-by =
    { $more ->
        [0] Vorrat von: { $names }
       *[other] Vorrat von: { $names } und { $more } mehr
    }
loot-named-by-nobody = Kein Wesen, keine Stufe, kein Händler nennt sie.
loot-lying = Liegt hier
loot-nothing-lies = nichts
loot-from-fight = vom Kampf
loot-mixed = gemischt
loot-fell = Etwas fiel (Startwert { $seed }, ab Würfelwort { $word }): t nimmt es.
loot-fell-nothing = Nichts fiel (Startwert { $seed }, ab Würfelwort { $word }).
loot-taken-all = Genommen:
loot-who-took = { $who } { $count } × { $item }
loot-taken =
    { $rest ->
        [uncarried] Genommen: { $who }. Was niemand tragen kann, bleibt hier ({ $left }).
        [left] Genommen: { $who }. Der Rest liegt noch hier ({ $left }).
       *[none] Genommen: { $who }.
    }
practice-title = Übungswürfe
practice-about = Sie ändern nichts am Spiel und nutzen keinen seiner Würfel.
form-rolls = Wie viele Würfe
action-roll-many = Übungswürfe…
