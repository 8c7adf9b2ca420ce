action-edit-sheet = editar
action-edit-value = mudar
action-step-up = mais, ou o próximo
action-step-down = menos, ou o anterior
action-edit-bonus = bônus livre
action-pick-entries = catálogo
action-add-row = linha nova
action-remove-row = tirar
action-row-up = linha acima
action-row-down = linha abaixo
action-review-newer = rever texto novo
action-export-member = gravar em arquivo
action-keep-member = guardar entre meus personagens
action-own-characters = meus personagens
action-add-picked = acrescentar
action-tick = marcar
action-search = buscar
action-filter-next = próximo valor do filtro
action-filter-before = valor anterior do filtro
action-filter-any = filtro em qualquer
action-take-over = adotar
action-other-pane = a ficha, ou o que muda em jogo
action-undo = desfazer
action-redo = refazer
action-change-log = registro de mudanças

input-value = Valor
input-bonus = Bônus livre
input-search = Busca
input-export-path = Arquivo em que gravar o personagem
pick-value = Escolher
pick-catalog = Qual catálogo?
pick-filter = Só os que têm
pick-character = Meus personagens

editor-title = { $name } › Edição
editor-mode = editando
editor-about = O que é
editor-edited = Mudado. A tecla u desfaz.
editor-undone = Desfeito. A tecla U refaz.
editor-redone = Refeito.
editor-no-bonus = Só perícias e resistências têm bônus livre.
editor-no-list = Escolha antes uma lista, ou uma de suas linhas.
editor-no-catalog = Nenhum catálogo escreve nesta lista; a tecla a acrescenta uma linha à mão.
editor-no-name = (ainda sem nome)
editor-picked = do catálogo
editor-bonus = bônus { $bonus }
editor-bonus-range = A tecla b põe um bônus livre de { $min } a { $max }.
editor-with = Rola com { $ability }.
editor-locked = Segue a ficha: as regras mantêm este número certo.
editor-gone = { $layer } tirou o valor. Ele fica até que você escolha outro.
editor-feeds = A tecla c escolhe de { $catalogs }.
editor-from = Veio do catálogo: { $entry }
editor-newer =
    { $count ->
        [1] Uma linha tem texto novo nas regras: a tecla v mostra.
       *[other] { $count } linhas têm texto novo nas regras: a tecla v mostra.
    }
editor-exported = Gravado em { $path }
export-exists = { $path } já existe; escolha outro nome.
editor-kept = Guardado entre os seus personagens: { $path }
bounds-whole = um número inteiro de { $min } a { $max }
bounds-number = um número de { $min } a { $max }
bounds-text =
    { $count ->
        [1] no máximo um caractere
       *[other] no máximo { $count } caracteres
    }
bounds-dice = dados, por exemplo { $example }
bounds-rows =
    { $count ->
        [1] no máximo uma linha
       *[other] no máximo { $count } linhas
    }

picker-filters = Filtros
picker-any = qualquer
picker-search = Busca
picker-no-search = tecla /
picker-writes = O que escreve
picker-follows = segue a ficha
picker-held = já tem
picker-count =
    { $count ->
        [1] um de { $total }
       *[other] { $count } de { $total }
    }
picker-narrow =
    { $count ->
        [1] e mais um: restrinja a busca
       *[other] e mais { $count }: restrinja a busca
    }
picker-nothing = Nada restou: ponha um filtro em “qualquer”.
picker-hidden =
    { $count ->
        [1] Uma entrada está escondida por uma variante.
       *[other] { $count } entradas estão escondidas por variantes.
    }
picker-added =
    { $count ->
        [1] Acrescentado. A tecla u desfaz.
       *[other] { $count } entradas acrescentadas. A tecla u desfaz.
    }
picker-broken = { $file } não pode ser usado: { $why }

newer-count =
    { $count ->
        [1] Uma linha tem texto novo
       *[other] { $count } linhas têm texto novo
    }
newer-held = Na ficha
newer-ruleset = Nas regras agora
newer-lacks = ainda nada
newer-none = Nenhuma linha tem texto novo.
newer-taken =
    { $count ->
        [1] Uma linha adotou o texto novo. A tecla u desfaz.
       *[other] { $count } linhas adotaram o texto novo. A tecla u desfaz.
    }

characters-none = Você ainda não guarda personagem para estas regras; K na edição guarda um.

change-log-title = Registro de mudanças
change-log-empty = Nada foi mudado ainda.
change-log-edit = { $number } · { $who }
change-log-taken-back = { $number } · { $who } · desfeito
change-log-sheet = a ficha inteira
change-log-bonus = { $name }: bônus livre
change-log-row-added = linha acrescentada
change-log-row-removed = linha tirada

refusal-no-newer-text = As regras não têm texto novo para essa linha.
refusal-unknown-entry = Nenhum catálogo tem essa entrada.
refusal-no-rows = Essa entrada não escreve nada em uma ficha.
refusal-hidden-lists = Todas as listas em que ela escreve estão escondidas nesta ficha.
refusal-row-refused = A ficha não comporta uma de suas linhas.

action-edit-note = escrever a nota
action-damage = dano
action-temporary = pontos temporários
action-use-entry = usar algo
input-damage = Quanto dano?
input-temp = Pontos temporários
input-note = Nota
pick-wound = Que tipo de ferimento?
pick-box = Qual caixa?
pick-use = Usar
pick-pay = O que paga?
sheet-no-pool = Escolha antes uma reserva.
sheet-no-uses = Nada nesta ficha veio de um catálogo e tem preço.
sheet-own-pool = como diz o preço
sheet-used = Usado: { $name }. A tecla u desfaz.
refusal-ambiguous-entry = Duas coisas na ficha se chamam { $about }.

action-open-member = editar
action-rename-member = mudar o nome
action-member-up = acima
action-member-down = abaixo
action-own-member = tornar seu
ask-replace-party = O grupo pronto tomaria o lugar de todos aqui. Trocar?
ask-remove = { $name } e tudo na ficha se perderia. Tirar { $name }?
ask-leave-wizard = O grupo que você fez aqui se perderia. Sair mesmo assim?
ask-other-rules = O grupo que você fez é das outras regras e se perderia. Escolher estas mesmo assim?
ask-replace-kept = Você já guarda outro personagem chamado { $name } para estas regras. Trocar por este?
editor-worked-out = O que resulta
editor-held = Ficou em { $now }: { $bounds }. A tecla u desfaz.
sheet-newer =
    { $count ->
        [1] Uma linha tem texto novo nas regras: tecla e, depois tecla v.
       *[other] { $count } linhas têm texto novo nas regras: tecla e, depois tecla v.
    }
change-log-row-moved = mudou de lugar
