# O que a tela de luta diz: como cada um está, o que se responde, quem é o alvo, como a luta acabou.

## Como alguém está.
fight-state-down = no chão
fight-state-dying = morrendo
fight-state-stable = estável
fight-state-out = fora
fight-state-dead = sem vida
fight-state-by-program = auto
fight-flag-dodging = esquivando
fight-flag-helped = com ajuda
fight-flag-hidden = às escondidas
fight-flag-ready = à espera
fight-condition-rounds = { $condition } ({ $rounds })
fight-keeps-up = mantém { $label }
fight-signature = pontos de assinatura { $left }/{ $of }
fight-person-health = Vida
fight-person-defense = Defesa
fight-person-initiative = Iniciativa
fight-person-state = Agora
fight-person-causes = Causado por
fight-person-cause = { $condition }: { $source }
fight-person-marks = Ferimentos
fight-person-deaths = Contra a morte
fight-person-kept-up = Concentração
fight-person-budgets = Resta neste turno
fight-person-points = Pontos
fight-person-shots = Disparos
fight-person-uses = Usos restantes
fight-person-waits = ainda indisponível

## O que a luta espera.
fight-on-turn = Turno: { $who }.
fight-asked = { $who } pode responder
fight-asked-between = { $who } pode agir entre os turnos
fight-asked-status = A responder: { $happened }
fight-turn-of = Enquanto isso, o turno é: { $turn }.
fight-moment-aimed = { $source } mira { $label } em { $targets }.
fight-moment-used = { $source } usa { $label }.
fight-moment-used-on = { $source } usa { $label } em { $targets }.
fight-moment-hit = { $source } acerta { $target } com { $label }: { $total } contra { $defense }.
fight-moment-harmed = { $source } feriu { $targets } com { $label }.
fight-moment-turn = Um turno acabou e o próximo não começou.

## O que é uma opção.
fight-option-about = { $option }: { $about }
fight-option-restores = devolve { $pool }
fight-end-turn-about = O turno acaba; o que resta dele se perde.
fight-pass-about = Nada se responde: o que começou continua.
fight-answer-stops = impede
fight-answer-turns = desvia o golpe ({ $total } contra { $defense })
fight-answer-too-little = não basta ({ $total } contra { $defense })
fight-answer-no-use = nada pode contra essa rolagem
menu-forecast-win = { $chance } de vencer

## Em quem.
fight-targets-named = { $named } de { $wanted }
fight-targets-one = Enter mira em quem está escolhido.
fight-targets-several = Space marca até { $wanted }, Enter faz.
fight-targets-full = Não se pode marcar mais de { $wanted }.

## O fim.
fight-won = O grupo venceu em { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
 }.
fight-lost = O grupo perdeu em { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
 }.
fight-fled = O grupo fugiu na rodada { $rounds }.
fight-end-down = No chão: { $names }.
fight-end-loot = Para pegar
fight-end-no-loot = Não deixaram nada para pegar.
fight-end-to-loot = Enter vai ao saque.
fight-end-next = Enter escolhe os próximos inimigos.
fight-end-once-more = A luta acabou. Enter mais uma vez para seguir.

## Teclas.
action-person-details = detalhes
action-tick-target = marcar
fight-key-do = fazer
fight-key-go-on = continuar

## Inimigos à escolha.
fight-tiers = Por perigo
fight-foe-tier = Perigo
fight-foe-average = { $written } (cerca de { $average })
fight-foe-to-hit = Para acertar
fight-foe-damage = Dano por rodada
fight-foe-save = Resistir contra
fight-foe-deeds = Ações
fight-foe-range = { $from } a { $to }
fight-foe-of-tier = Ninguém em particular: os números deste perigo e um ataque.
fight-foe-resist = Sofre metade
fight-foe-immune = Não sofre
fight-foe-vulnerable = Sofre o dobro
fight-foe-except = { $type }, exceto: { $tags }
fight-foe-trait = { $name }:
