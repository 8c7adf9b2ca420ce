tab-story = História
action-tab-story = história
action-tell = contar
action-check = teste
input-story = O que acontece?
story-count =
    { $count ->
        [0] História
        [1] História · uma resposta
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
badge-loot-nothing = ‹{ $table }: não cai nada›
badge-loot-refused = ‹{ $table } não foi rolada: { $reason }›
action-retell = recontar
action-go-on = continuar
action-next-alternate = outra versão
action-previous-alternate = versão anterior
action-delete-reply = apagar a resposta
action-take-entry-back = desfazer
input-retell = O que acontece em vez disso?
input-go-on = Como continua?
story-reply = Resposta { $number }
story-alternate = { $number } de { $count }
story-taken-back = desfeita
story-own = Mudado pelos jogadores
story-last-alternate = Não há outra versão desse lado; a tecla a conta mais uma.
story-no-reply = Só uma resposta tem versões e pode ser apagada.
story-nothing-back = Nada disso resta para desfazer.
story-went-back = Foi desfeito.
story-deleted = A resposta foi apagada.
story-not-kept = O que havia antes já não está guardado.
ask-delete-latest = A resposta { $number } some, e com ela o que mudou. Apagar?
ask-delete-older = A resposta { $number } some. O que ela causou fica até que as respostas posteriores também sumam. Apagar?
ask-take-back = Desfazer?
back-puts = Volta a ser como era:
back-leaves = Mudou desde então e fica:
back-sheet =
    { $count ->
        [one] { $who }: ficha, um valor
       *[other] { $who }: ficha, { $count } valores
    }
back-live =
    { $count ->
        [one] { $who }: reservas, trilhas e condições, um valor
       *[other] { $who }: reservas, trilhas e condições, { $count } valores
    }
back-bag = { $who }: mochila
back-member = { $who }
back-party = Quem está no grupo
back-place = Onde o grupo está
back-stock = O que os vendedores têm em estoque
back-invented = Itens inventados
back-loot = O que foi encontrado
back-dice = Os dados, que caem de novo como caíram
back-history = O que desfazer alcança na ficha
back-fight = A última luta
refusal-no-reply = Não há resposta.
refusal-changed-since = Algo mudou depois disso; desfaça isso primeiro.
refusal-ending-not-kept = O que havia antes já não está guardado.
refusal-no-alternate = A resposta não tem essa versão.
refusal-no-entry = A história não tem essa entrada.
