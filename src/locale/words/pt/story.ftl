tab-story = História
action-tab-story = história
action-tell = contar
action-check = teste
input-story = O que acontece?
story-count =
    { $count ->
        [0] História
        [one] História · uma resposta
       *[other] História · { $count } respostas
    }
story-empty = Nada foi contado ainda.
story-hint = Enter conta o que acontece; [ começa uma marca, Tab a completa; a tecla c abre um teste com suas chances.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } recusado: { $reason }›
badge-unreadable = ‹Uma marca que não pôde ser lida: { $reason }›
badge-check = ‹{ $who }, { $skill }: { $outcome } ({ $rolls }; { $total } contra { $need })›
badge-check-nobody = ‹{ $skill }: { $outcome } ({ $rolls }; { $total } contra { $need })›
badge-check-refused = ‹{ $skill }: não rolado: { $reason }›
outcome-critical-failure = falha crítica
outcome-failure = falha
outcome-success = sucesso
outcome-critical-success = sucesso crítico
check-target = O quê
check-difficulty = Dificuldade
check-spend = Gasto
check-no-spend = nada
check-against = { $number } contra { $need }
check-keys = ↑↓ o quê · ←→ dificuldade · Tab quem · s gasto · u usa · Enter rola
check-use = Usado
refusal-nothing-told = Não há nada a contar.
refusal-reply-too-large = { $about } bytes são demais para uma resposta.
refusal-untrained = Não se tenta isso sem treino.
refusal-no-difficulty = As regras não têm essa dificuldade.
badge-place = ‹Agora em { $place }›
badge-place-refused = ‹Não em { $place }: { $reason }›
badge-own-bag = Bolsa própria
badge-item = ‹{ $who }: { $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }: { $op } { $count } × { $item } → { $now }; { $note }›
badge-item-given = ‹{ $who }: { $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }: { $op } { $count } × { $item } recusado: { $reason }›
badge-loot-nothing = ‹{ $table }: nada cai›
badge-loot-refused = ‹{ $table } não foi rolada: { $reason }›
