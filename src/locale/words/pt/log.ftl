# O que se diz de uma luta.

## Juntar.
log-join-list = { $first }, { $second }
log-join-faces = { $first }, { $second }
log-join-addends = { $first } + { $second }
log-join-terms = { $first } { $second }
log-join-sentences = { $first } { $second }
log-sentences = { $text }

## Nomes compostos.
log-name-with-mode = { $name } ({ $mode })
log-name-with-style = { $name }, { $style }
log-name-strike = ataque simples
log-name-check = um teste sem nome
log-moved = { $before } → { $now }

## Rolagens.
log-roll-plain = { $kept }
log-roll-sum = { $kept } ({ $faces })
log-roll-picked = { $kept } (dados: { $faces })
log-roll-leaning = { $kept } (dados: { $faces }, { $mode ->
    [advantage] com vantagem
   *[disadvantage] com desvantagem
 })
log-roll-total = { $base } { $terms } = { $total }
log-term-plus = + { $value }
log-term-minus = - { $value }
log-term-plus-named = + { $value } ({ $name })
log-term-minus-named = - { $value } ({ $name })
log-term-wounds = - { $value } (ferimentos)
log-pool = { $successes ->
    [one] { $successes } sucesso
   *[other] { $successes } sucessos
 } em { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
 } com { $target } ou mais ({ $faces })
log-pool-cancelled = { $count ->
    [one] { $pool }, { $count } sucesso anulado por dados baixos
   *[other] { $pool }, { $count } sucessos anulados por dados baixos
 }
log-pool-changed = { $pool }; dados: { $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }, a melhor de duas rolagens
   *[disadvantage] { $pool }, a pior de duas rolagens
 }
log-pool-botch = { $pool }, falha crítica
log-pool-automatic = { $pool } + { $flat ->
    [one] { $flat } automático
   *[other] { $flat } automáticos
 }
log-defense = { $value }
log-defense-named = { $label } { $value }
log-defense-guarded = { $defense } ({ $guards })
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = precisando de { $successes ->
    [one] { $successes } sucesso
   *[other] { $successes } sucessos
 }
log-needed-guarded = precisando de { $defense } { $successes ->
    [one] sucesso
   *[other] sucessos
 }

## Rodadas e turnos.
log-initiative = Iniciativa: { $order }
log-initiative-entry = { $actor } ({ $total })
log-round = Rodada { $number }
log-turn = Turno: { $actor }
log-outcome-victory = A luta foi vencida.
log-outcome-defeat = A luta foi perdida.
log-outcome-fled = O grupo escapou.

## Ataques.
log-attack-hit = { $actor } ataca { $target } com { $label }: { $roll } contra { $defense }: acerto.
log-attack-miss = { $actor } ataca { $target } com { $label }: { $roll } contra { $defense }: erro.
log-attack-critical = { $actor } ataca { $target } com { $label }: { $roll } contra { $defense }: acerto crítico!
log-attack-pool-hit = { $actor } ataca { $target } com { $label }: { $roll }, { $needed }: acerto.
log-attack-pool-miss = { $actor } ataca { $target } com { $label }: { $roll }, { $needed }: erro.
log-recheck-hit = { $actor } ({ $label }) ainda acerta { $target }: { $total } contra { $defense }.
log-recheck-miss = { $actor } ({ $label }) agora erra { $target }: { $total } contra { $defense }.
log-rider = { $label } também atinge { $target }.
log-cancelled = { $by } impede { $label } de { $actor }.
log-deed = { $actor } usa { $label }.
log-deed-at = { $actor } usa { $label }: { $targets }.
log-save-success = { $actor } faz um teste de resistência ({ $save }): { $roll } contra { $difficulty }: sucesso.
log-save-failure = { $actor } faz um teste de resistência ({ $save }): { $roll } contra { $difficulty }: falha.
log-save-pool-success = { $actor } faz um teste de resistência ({ $save }): { $roll }, { $needed }: sucesso.
log-save-pool-failure = { $actor } faz um teste de resistência ({ $save }): { $roll }, { $needed }: falha.
log-save-automatic = { $actor } falha no teste de resistência ({ $save }) sem rolar.

## Dano e cura.
log-damage = { $target } sofre { $dealt } de dano ({ $type }); fica com { $health } de { $max }.
log-damage-untyped = { $target } sofre { $dealt } de dano; fica com { $health } de { $max }.
log-note-critical = Acerto crítico.
log-note-floor = Elevado ao mínimo, { $floor }.
log-note-resist = Resistência a esse dano: metade.
log-note-vulnerable = Vulnerabilidade a esse dano: dobro.
log-note-immune = Imunidade a esse dano: nada.
log-note-saved = Reduzido à metade pelo teste de resistência.
log-note-temporary = { $amount ->
    [one] { $amount } saiu
   *[other] { $amount } saíram
 } dos pontos temporários.
log-note-temporary-moved = { $amount ->
    [one] { $amount } saiu
   *[other] { $amount } saíram
 } dos pontos temporários ({ $stands }).
log-note-mark = Marca: { $mark }.
log-harm-throw = Dano: { $roll }.
log-soak-thrown = A absorção tira { $soaked } com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
 } ({ $faces }).
log-soak-taken-off = A absorção tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
 }.
log-hardness = { $label } atinge { $target } com { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
 }, abaixo de { $hardness }: nada.
log-heal = { $target } recupera { $amount }: { $health } de { $max }.
log-heal-part = { $target } recupera { $gained } de { $amount }: { $health } de { $max }.
log-heal-nothing = { $target } não tem o que recuperar: 0 de { $amount }, { $health } de { $max }.
log-temporary = { $target } ganha { $amount ->
    [one] { $amount } ponto temporário
   *[other] { $amount } pontos temporários
 }.
log-temporary-moved = { $target } ganha { $amount ->
    [one] { $amount } ponto temporário
   *[other] { $amount } pontos temporários
 } ({ $stands }).
log-restored = { $target } recebe { $amount } de { $pool }: { $value } de { $max }.
log-restored-part = { $target } recebe { $gained } de { $amount } de { $pool }: { $value } de { $max }.
log-restored-nothing = { $target } já tem tudo o que cabe de { $pool }: 0 de { $amount }, { $value } de { $max }.

## Condições.
log-condition-applied = { $target } sofre uma condição: { $condition }.
log-condition-applied-rounds = { $target } sofre uma condição por { $rounds ->
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
 }: { $condition }.
log-condition-immune = { $target } tem imunidade: { $condition }.
log-condition-save = { $target } se livra da condição “{ $condition }” com um teste de resistência.
log-condition-expired = A condição “{ $condition }” em { $target } chega ao fim.
log-condition-fight-over = A luta acabou: a condição “{ $condition }” em { $target } termina.
log-condition-damage = O dano encerra a condição “{ $condition }” em { $target }.
log-condition-concentration = A condição “{ $condition }” em { $target } termina: ninguém a mantém.
log-condition-revived = { $target } se levanta: a condição “{ $condition }” termina.
log-condition-contest = A disputa encerra a condição “{ $condition }” em { $target }.
log-condition-spent = A condição “{ $condition }” em { $target } se esgota.
log-condition-recovered = { $target } se recupera da condição “{ $condition }”.
log-condition-down = { $target } cai: a condição “{ $condition }” termina.
log-condition-removed = A condição “{ $condition }” em { $target } termina.
log-concentration-started = { $actor } se concentra em { $label }.
log-concentration-kept = { $actor } mantém { $label }.
log-concentration-ended-damage = O dano quebra a concentração de { $actor } em { $label }.
log-concentration-ended-replaced = { $actor } troca { $label } por outra coisa.
log-concentration-ended-down = { $actor } cai: { $label } termina.
log-concentration-ended = { $actor } deixa de manter { $label }.

## Iniciativa que os ataques movem.
log-shift-taken = { $actor } perde { $amount } de iniciativa, agora { $total }.
log-shift-gained = { $actor } ganha { $amount } de iniciativa, agora { $total }.
log-shift-crash = { $actor } entra em colapso, iniciativa { $total }.
log-shift-crash-by = { $source } entra em colapso: { $actor } ganha { $amount } de iniciativa, agora { $total }.
log-shift-missed = { $actor } erra e perde { $amount } de iniciativa, agora { $total }.
log-shift-spent = { $actor } gasta a iniciativa, agora { $total }.
log-shift-recovered = { $actor } se recupera, iniciativa { $total }.

## O que as ações custam.
log-spend = { $actor } gasta { $amount } de { $label }.
log-spend-moved = { $actor } gasta { $amount } de { $label } ({ $stands }).
log-budget = { $actor } ainda tem { $left } de { $budget }.
log-uses = { $label }: ainda { $left } de { $of }.
log-broke = { $label } se quebra ({ $roll }).
log-gate-passed = { $actor } rola { $check } para usar { $label }: { $roll } contra { $difficulty }: sucesso.
log-gate-failed = { $actor } rola { $check } para usar { $label }: { $roll } contra { $difficulty }: falha, uso sem efeito.
log-gate-pool-passed = { $actor } rola { $check } para usar { $label }: { $roll }, { $needed }: sucesso.
log-gate-pool-failed = { $actor } rola { $check } para usar { $label }: { $roll }, { $needed }: falha, uso sem efeito.
log-recharge-ready = { $label } volta a ficar disponível: { $roll }, precisa de { $from }.
log-recharge-spent = { $label } continua indisponível: { $roll }, precisa de { $from }.
log-signature = { $actor } gasta { $cost ->
    [one] { $cost } ponto
   *[other] { $cost } pontos
 } em { $label }, ainda { $left }.
log-strikes = { $label }: { $left ->
    [one] resta { $left } golpe
   *[other] restam { $left } golpes
 }.
log-strikes-last = { $label }: foi o último golpe.
log-gives = { $actor } usa { $label } e tem { $left } de { $budget }.
log-shot-loaded = { $label }: { $left } de { $of } na carga.
log-shot-left = { $label }: { $left ->
    [one] resta { $left } disparo
   *[other] restam { $left } disparos
 }.
log-reload = { $actor } recarrega { $label }: { $loaded } de { $of }.
log-reload-drew = { $actor } recarrega { $label } com { $drew }: { $loaded } de { $of }.
log-recovered = { $actor } recolhe { $count } de { $label }.

## Disputas.
log-contest-won = { $actor } tenta { $label } contra { $target } e vence: { $roll } { $check } contra { $target-roll } { $target-check }.
log-contest-lost = { $actor } tenta { $label } contra { $target } e perde: { $roll } { $check } contra { $target-roll } { $target-check }.
log-contest-pool-won = { $actor } tenta { $label } contra { $target } e vence: { $check }, { $roll }, contra { $target-check }, { $target-roll }.
log-contest-pool-lost = { $actor } tenta { $label } contra { $target } e perde: { $check }, { $roll }, contra { $target-check }, { $target-roll }.

## Ações padrão e momentos.
log-standard-dash = { $actor } corre.
log-standard-disengage = { $actor } recua.
log-standard-dodge = { $actor } se esquiva.
log-standard-help = { $actor } ajuda { $target }.
log-standard-help-nobody = { $actor } ajuda.
log-standard-hide = { $actor } se esconde.
log-standard-ready = { $actor } espera o momento certo.
log-pass = { $actor } deixa passar.
log-handed-over = O programa joga por { $actor } de agora em diante.
log-taken-back = Quem joga retoma { $actor }.
log-answered = { $actor } responde com { $label }.
log-window-leaving = { $mover } sai do alcance de { $waiting }.
log-window-between-turns = Entre os turnos, { $waiting } pode agir.
log-window-aimed = { $source } mira com { $label }. Pode responder: { $waiting }.
log-window-used = { $source } usa { $label }. Pode responder: { $waiting }.
log-window-hit = { $source } acerta com { $label }, { $total } contra { $defense }. Pode responder: { $waiting }.
log-window-harmed = { $source } causou dano. Pode responder: { $waiting }.
log-window-answer = Pode responder: { $waiting }.
log-window-others = { $first } e mais { $count }

## No tabuleiro.
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor } vai para { $x },{ $y } por { $cost }, ainda { $left }.
log-move-stopped = { $actor } para em { $x },{ $y }.
log-move-stood = { $actor } se levanta por { $cost }.
log-opportunity = { $actor } golpeia { $target } com { $label } na saída.
log-pushed = { $actor } empurra { $target } { $distance } para trás, até { $x },{ $y }.
log-cover = { $target } tem cobertura: + { $bonus }, { $defense }.
log-area = { $actor } mira { $label } em { $x },{ $y } ({ $cells ->
    [one] { $cells } casa
   *[other] { $cells } casas
 }).

## Cair e voltar.
log-dying-success = { $actor } luta contra a morte: { $roll } contra { $difficulty }: sucesso (sucessos: { $successes }, falhas: { $failures }).
log-dying-failure = { $actor } luta contra a morte: { $roll } contra { $difficulty }: falha (sucessos: { $successes }, falhas: { $failures }).
log-dying-failure-by-harm = O dano aproxima { $actor } da morte (sucessos: { $successes }, falhas: { $failures }).
log-dying-stable = { $actor } se estabiliza.
log-dying-dead = { $actor } morre.
log-dying-revived = { $actor } volta a si.
log-down = { $actor } cai.
log-down-dying = { $actor } cai e está morrendo.
log-defeated = { $actor } está fora da luta.
log-revived = { $actor } se levanta com { $health }.
log-refused = { $actor } não conseguiu: { $reason }

## O que o menu diz em torno do nome.
menu-costs = { $costs }
menu-join-costs = { $first } · { $second }
menu-cost-budget = gasta { $budget }
menu-cost-strikes = livre, { $left ->
    [one] resta { $left } golpe
   *[other] restam { $left } golpes
 }
menu-cost-pool = { $amount } de { $pool }
menu-cost-points = { $cost } de { $of } pontos
menu-cost-uses = ainda { $left }
menu-cost-loaded = { $left } de { $of } na carga
menu-cost-shots = { $left ->
    [one] resta { $left } disparo
   *[other] restam { $left } disparos
 }
menu-forecast-hit = { $percent }% de acertar
menu-forecast-hit-damage = { $percent }% de acertar, cerca de { $amount } de dano
menu-forecast-damage = cerca de { $amount } de dano
menu-forecast-healing = cerca de { $amount } de cura
menu-group-attack = Ataques
menu-group-ability = Habilidades
menu-group-item = Itens
menu-group-contest = Disputas
menu-group-standard = Ações padrão
menu-group-answer = Respostas
menu-group-turn = Turno
menu-standard-dash = Correr
menu-standard-disengage = Recuar
menu-standard-dodge = Esquivar
menu-standard-help = Ajudar
menu-standard-hide = Esconder-se
menu-standard-ready = Preparar
menu-end-turn = Terminar o turno
menu-move = Mover
menu-stand-up = Levantar
menu-pass = Deixar passar
fight-to-choose = { $who } deve escolher:
menu-name = { $label }
menu-off-hand = { $label }, outra mão
menu-reload = Recarregar { $label }

loot-fallen = { $item } ×{ $count }
loot-fallen-left = { $item } ×{ $count }, { $left } para trás: ninguém aguenta mais
log-thrown = Rolagem: { $roll }.
