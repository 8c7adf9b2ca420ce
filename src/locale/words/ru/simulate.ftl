# Много боёв с подсчётом, в командной строке.

simulate-base = Без вариантов
simulate-layers = С вариантами: { $layers }
simulate-fights =
    { $fights ->
        [one] { $fights } бой
        [few] { $fights } боя
       *[other] { $fights } боёв
    }: побед { $victories }, поражений { $defeats }, бегств { $fled }
simulate-unfinished = Не закончились после { $rounds } раундов и ниже не учтены: { $unfinished }
simulate-won = Победы: { $value } % (от { $low } до { $high })
simulate-rounds = Раунды: { $value } (от { $low } до { $high })
simulate-harm = Урон отряду: { $value } (от { $low } до { $high })
simulate-difference =
    Первое минус второе, { $pairs ->
        [one] { $pairs } пара
        [few] { $pairs } пары
       *[other] { $pairs } пар
    } с одинаковыми бросками
simulate-difference-won = Победы: { $value } процентных пункта (от { $low } до { $high })
simulate-difference-rounds = Раунды: { $value } (от { $low } до { $high })
simulate-difference-harm = Урон отряду: { $value } (от { $low } до { $high })
simulate-note = В скобках: где с доверием 95 % лежит истинное число.
