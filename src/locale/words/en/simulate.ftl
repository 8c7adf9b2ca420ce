# Many fights, counted, on the command line.

simulate-base = Without variants
simulate-layers = With { $layers }
simulate-fights =
    { $fights ->
        [one] One fight
       *[other] { $fights } fights
    }: won { $victories }, lost { $defeats }, got away { $fled }
simulate-unfinished =
    { $unfinished ->
        [one] One was not over after { $rounds } rounds and is in no number below
       *[other] { $unfinished } were not over after { $rounds } rounds and are in no number below
    }
simulate-won = Won: { $value } % ({ $low } to { $high })
simulate-rounds = Rounds: { $value } ({ $low } to { $high })
simulate-harm = Harm to the party: { $value } ({ $low } to { $high })
simulate-difference =
    The first less the second, over { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    } that threw the same dice
simulate-difference-won = Won: { $value } percentage points ({ $low } to { $high })
simulate-difference-rounds = Rounds: { $value } ({ $low } to { $high })
simulate-difference-harm = Harm to the party: { $value } ({ $low } to { $high })
simulate-note = In brackets: where the true number lies with 95 % confidence.
