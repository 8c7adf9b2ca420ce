# Muitos combates, contados, na linha de comando.

simulate-base = Sem variantes
simulate-layers = Com { $layers }
simulate-fights =
    { $fights ->
        [one] Um combate
       *[other] { $fights } combates
    }: vitórias { $victories }, derrotas { $defeats }, fugas { $fled }
simulate-unfinished =
    { $unfinished ->
        [one] Um não tinha acabado após { $rounds } rodadas e não entra em nenhum número abaixo
       *[other] { $unfinished } não tinham acabado após { $rounds } rodadas e não entram em nenhum número abaixo
    }
simulate-won = Vitórias: { $value } % ({ $low } a { $high })
simulate-rounds = Rodadas: { $value } ({ $low } a { $high })
simulate-harm = Dano ao grupo: { $value } ({ $low } a { $high })
simulate-difference =
    A primeira menos a segunda, em { $pairs ->
        [one] um par
       *[other] { $pairs } pares
    } com os mesmos dados
simulate-difference-won = Vitórias: { $value } pontos percentuais ({ $low } a { $high })
simulate-difference-rounds = Rodadas: { $value } ({ $low } a { $high })
simulate-difference-harm = Dano ao grupo: { $value } ({ $low } a { $high })
simulate-note = Entre parênteses: onde está o número verdadeiro, com 95 % de confiança.
