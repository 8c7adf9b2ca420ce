# Warum etwas abgelehnt wurde. Jede Meldung ist ein ganzer Satz.

## Kämpfe.
refusal-encounter-over = der Kampf ist vorbei.
refusal-unknown-actor = niemand dieses Namens ist im Kampf.
refusal-not-your-turn = jemand anderes ist am Zug.
refusal-unknown-option = das geht jetzt nicht.
refusal-cannot-act = ein Zustand verbietet es.
refusal-down = wer am Boden liegt, kann nicht handeln.
refusal-bad-target = das kann nicht das Ziel sein.
refusal-no-budget = dafür ist vom Zug nichts mehr übrig.
refusal-insufficient = es reicht nicht, um dafür zu zahlen.
refusal-bad-pool = daraus kann es nicht bezahlt werden.
refusal-unknown-creature = kein Gegner dieses Namens ist bekannt.
refusal-no-health = da ist keine Gesundheit, die man nehmen könnte.
refusal-unreachable = dorthin führt kein Weg.
refusal-window-open = erst muss jemand anderes antworten.
refusal-stale-window = dieser Augenblick ist vorbei.
refusal-out-of-reach = so weit reicht es nicht.
refusal-no-line-of-sight = das Ziel ist nicht zu sehen.
refusal-bad-cell = dieser Ort kann nicht gewählt werden.
refusal-unknown-style = auf diese Weise kann man nicht zuschlagen.
refusal-unknown-mode = auf diese Weise kann man es nicht benutzen.
