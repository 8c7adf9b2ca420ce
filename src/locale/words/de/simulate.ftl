# Viele Kämpfe, gezählt, auf der Kommandozeile.

simulate-base = Ohne Varianten
simulate-layers = Mit { $layers }
simulate-fights =
    { $fights ->
        [one] Ein Kampf
       *[other] { $fights } Kämpfe
    }: gewonnen { $victories }, verloren { $defeats }, entkommen { $fled }
simulate-unfinished =
    { $unfinished ->
        [one] Einer war nach { $rounds } Runden nicht vorbei und zählt unten nicht mit
       *[other] { $unfinished } waren nach { $rounds } Runden nicht vorbei und zählen unten nicht mit
    }
simulate-won = Gewonnen: { $value } % ({ $low } bis { $high })
simulate-rounds = Runden: { $value } ({ $low } bis { $high })
simulate-harm = Schaden an der Gruppe: { $value } ({ $low } bis { $high })
simulate-difference =
    Die erste weniger die zweite, über { $pairs ->
        [one] ein Paar
       *[other] { $pairs } Paare
    } mit denselben Würfen
simulate-difference-won = Gewonnen: { $value } Prozentpunkte ({ $low } bis { $high })
simulate-difference-rounds = Runden: { $value } ({ $low } bis { $high })
simulate-difference-harm = Schaden an der Gruppe: { $value } ({ $low } bis { $high })
simulate-note = In Klammern: wo die wahre Zahl mit 95 % Sicherheit liegt.
