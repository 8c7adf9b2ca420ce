# Warum etwas abgelehnt wurde. Jede Meldung ist ein ganzer Satz.

## Kämpfe.
refusal-encounter-over = Der Kampf ist vorbei.
refusal-unknown-actor = Niemand dieses Namens ist im Kampf.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-unknown-option = Das geht jetzt nicht.
refusal-cannot-act = Ein Zustand verbietet es.
refusal-down = Wer am Boden liegt, kann nicht handeln.
refusal-bad-target = Das kann nicht das Ziel sein.
refusal-no-budget = Dafür ist vom Zug nichts mehr übrig.
refusal-insufficient = Es reicht nicht, um dafür zu zahlen.
refusal-bad-pool = Daraus kann es nicht bezahlt werden.
refusal-unknown-creature = Kein Gegner dieses Namens ist bekannt.
refusal-no-health = Da ist keine Gesundheit, die man nehmen könnte.
refusal-unreachable = Dorthin führt kein Weg.
refusal-window-open = Erst muss jemand anderes antworten.
refusal-stale-window = Dieser Augenblick ist vorbei.
refusal-out-of-reach = So weit reicht es nicht.
refusal-no-line-of-sight = Das Ziel ist nicht zu sehen.
refusal-bad-cell = Dieser Ort kann nicht gewählt werden.
refusal-unknown-style = Auf diese Weise kann man nicht zuschlagen.
refusal-unknown-mode = Auf diese Weise kann man es nicht benutzen.

## Sonst. Der Code ist der Name der Meldung hinter `refusal-`.
refusal-in-a-fight = Nicht während eines Kampfes.
refusal-unknown-character = Niemand heißt so.
refusal-ambiguous-character = Zwei heißen so.
refusal-unknown-pool = Diesen Vorrat gibt es auf diesem Bogen nicht.
refusal-ambiguous-pool = Mehrere Vorräte heißen so.
refusal-bad-amount = Diese Menge geht nicht.
refusal-no-temp = Dieser Vorrat hat keine vorläufigen Punkte.
refusal-unknown-track = Diese Leiste gibt es auf diesem Bogen nicht.
refusal-wrong-track = Diese Leiste ist von der anderen Art.
refusal-unknown-kind = Diese Art von Marke gibt es nicht.
refusal-no-box = Dafür ist kein Kästchen frei.
refusal-unknown-condition = Diesen Zustand gibt es nicht.
refusal-unknown-state = Diese Lage gibt es nicht.
refusal-unknown-value = Diesen Wert hat es nicht.
refusal-unknown-field = Diese Notiz oder dieses Feld gibt es nicht.
refusal-unknown-rest = Diese Rast gibt es nicht.
refusal-malformed = Das ist nicht zu lesen.
refusal-no-market = Diese Regeln haben keinen Markt.
refusal-no-place = Hier ist nirgends ein Markt.
refusal-unknown-size = Diese Art von Ort gibt es nicht.
refusal-unknown-level = Diese Preislage gibt es nicht.
refusal-unknown-item = So etwas gibt es nicht.
refusal-not-for-sale = Es ist nicht zu kaufen.
refusal-not-here = An einem Ort dieser Größe wird es nicht verkauft.
refusal-no-seller = Hier verkauft es niemand.
refusal-not-to-you = An dich wird nicht verkauft.
refusal-cannot-afford = Dafür reicht das Geld nicht.
refusal-too-heavy = Es ist zu schwer zu tragen.
refusal-service = Es ist ein Dienst, nichts zum Tragen.
refusal-not-ruleset-item = Diese Regeln kennen so etwas nicht.
refusal-refused = Dafür ist kein Platz.
refusal-nothing-here = Hier liegt nichts.
refusal-no-loot-tables = Diese Regeln haben keine Beutetabellen.
refusal-unknown-loot-table = Eine Beutetabelle { $about } gibt es nicht.
refusal-not-of-the-party = Nur jemand aus der Gruppe kann abgegeben werden.
refusal-no-fight = Es wird nicht gekämpft.
refusal-fight-on = Es wird schon gekämpft.
refusal-no-combat = Diese Regeln haben keine Kämpfe.
refusal-no-foes = Kein Gegner wurde genannt.
refusal-no-party = Niemand aus der Gruppe kann kämpfen.
refusal-unknown-foe = Kein Gegner heißt { $about }. Ähnlich: { $near }

# Editing a sheet, and taking edits back.
refusal-unknown-ability = Dieses Attribut gibt es auf diesem Bogen nicht.
refusal-unknown-skill = Diese Fertigkeit gibt es auf diesem Bogen nicht.
refusal-unknown-save = Diesen Rettungswurf gibt es auf diesem Bogen nicht.
refusal-unknown-tier = Diese Stufe wird hier nicht angeboten.
refusal-unknown-list = Diese Liste gibt es auf diesem Bogen nicht.
refusal-unknown-column = Diese Spalte hat die Liste nicht.
refusal-unknown-row = Dort steht keine Zeile.
refusal-wrong-type = Dort steht eine andere Art von Wert.
refusal-locked = Es folgt dem Bogen und wird nicht von Hand geschrieben.
refusal-list-full = Die Liste ist voll.
refusal-sheet-too-large = Der Bogen bräuchte { $about } Bytes; höchstens 65.536 passen.
refusal-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
refusal-nothing-to-redo = Nichts wurde zurückgenommen, das wieder eingesetzt werden könnte.

# Was mit einem Beutel geschieht.
refusal-none-held = Davon ist nichts im Beutel.
refusal-not-wearable = Das lässt sich nicht anlegen.
refusal-slots-full = Es ist kein Platz mehr, um es zu tragen.
refusal-cannot-bind = Das lässt sich nicht binden.
refusal-binding-full = Mehr kann nicht gebunden werden.
refusal-cursed = Es ist verflucht und lässt sich nicht weggeben.
refusal-no-recipient = Es muss gesagt werden, wer es bekommt.
refusal-no-currencies = Diese Regeln haben keine Münzen.
refusal-unknown-coin = So eine Münze gibt es nicht.
refusal-coins-not-goods = Münzen sind keine Ware: Sie werden nicht verkauft.
refusal-too-few = So viel ist nicht da.
refusal-not-alike = Nur Stapel von genau demselben lassen sich zusammenlegen.
refusal-stack-full = Mehr passen nicht auf einen Stapel.

# Etwas benutzen.
refusal-no-stack = Dort liegt nichts.
refusal-no-use = Es lässt sich nicht benutzen.
refusal-not-worn = Es muss angelegt oder gebunden sein, bevor man es benutzt.
refusal-none-left = Davon ist nichts mehr übrig.
refusal-cannot-use = Niemand ist da, der es benutzen könnte.
refusal-live-full = Mehr kann dieser Bogen nicht behalten.
refusal-no-invention = Diese Regeln lassen nichts erfinden.
refusal-too-many = Das sind mehr, als es geben darf.
refusal-unreadable = Das lässt sich nicht lesen.
