# Titles, buttons and sentences of the screens.

# As palavras do próprio programa nas telas.

list-joint = ,{ " " }
screen-too-small = precisa de { $needs }, tem { $has }
flag-on = sim
flag-off = não
coin-amount = { $amount } { $coin }
coins-none = nada
no-price = sem preço
difficulty-at = { $number } com { $target } ou mais
answer-yes-no = Enter ou y: sim · n ou Esc: não

home-title = Rulebound
home-games = Seus jogos
home-about-title = Sobre
home-new-game = Novo jogo
home-new-game-about = Escolha um conjunto de regras, suas variantes e quem joga.
home-about = Rulebound joga regras de mesa escritas em JSON: fichas, mercados, saques e lutas, com um registro no seu idioma.
home-newer-rules = suas regras já estão na versão { $version }
home-not-installed = suas regras não estão instaladas
home-older-rules = só a versão { $version }, mais antiga, está instalada
home-other-package = suas regras estão instaladas de outro pacote
home-version-missing = esta versão das suas regras não está instalada
home-broken = não pode ser aberto
home-ruleset = Regras: { $ruleset }
home-layers = Variantes: { $layers }
home-party = Grupo: { $party }
home-last-played =
    { $days ->
        [0] Jogado hoje
        [1] Jogado ontem
       *[other] Jogado há { $days } dias
    }
home-no-rulesets = Não há regras para jogar. Ponha um conjunto na pasta de regras.

wizard-title = Novo jogo › { $step }
wizard-rules = Regras
wizard-variants = Variantes
wizard-party = Grupo
wizard-review = Revisão

rules-count =
    { $count ->
        [1] Um conjunto de regras
       *[other] { $count } conjuntos de regras
    }
rules-about = O que é
rules-broken = tem erros
rules-licence = Licença: { $licence }
rules-no-licence = não declarada
rules-languages = Idiomas: { $languages }
rules-findings =
    { $count ->
        [1] Um erro impede que seja jogado:
       *[other] { $count } erros impedem que seja jogado:
    }
rules-cannot-choose = Este conjunto de regras tem erros e não pode ser jogado; escolha outro.

variants-count =
    { $count ->
        [1] { $ruleset } · uma variante
       *[other] { $ruleset } · { $count } variantes
    }
variants-none = Estas regras não têm variantes.
variants-changes = O que sua escolha muda
variants-in-effect =
    { $count ->
        [0] nada muda
        [1] uma mudança em vigor
       *[other] { $count } mudanças em vigor
    }
variants-ruled-out = impedida por { $layer }
variants-offer-title = Impedida
variants-offer-why = { $layer } não pode valer enquanto { $blocker } vale.
variants-offer = Desligar { $blocker } e ligar { $layer }?

changes-none = Nada muda: estas são as regras como foram escritas.
changes-nothing = Só o nome da variante; nada mais muda.
changes-would = { $layer } mudaria
changes-would-also = { $layer } mudaria também
changes-dropped = { $layer } fica de fora: as regras não funcionariam com ela
changes-difficulties = Dificuldades
changes-values-gone = { $field }: sem { $values }
changes-coins-gone = Moedas: { $coins } não circulam mais
changes-more-prices =
    { $count ->
        [1] e mais um preço
       *[other] e mais { $count } preços
    }
changes-hidden =
    { $count ->
        [1] Não se oferece mais: { $names }
       *[other] { $count } coisas não se oferecem mais: { $names }
    }
changes-more = e mais { $count }
changes-sellers-gone = Mercado: sem { $sellers }
changes-sellers-stay = Mercado: { $sellers } sairiam, mas alguém tem de ficar para vender
changes-unsold = Não se vende mais: { $goods }
changes-table = { $table }: tabela trocada ({ $before } → { $after } linhas)
changes-table-rolls = rola { $dice }
changes-told = O Mestre é avisado
changes-world-told = O mundo é criado com

party-nobody = Ninguém joga ainda.
party-ready-made =
    { $count ->
        [1] tecla p: personagem pronto
       *[other] tecla p: grupo pronto de { $count }
    }
party-no-ready-made = Estas regras não trazem um grupo pronto; a tecla a acrescenta um personagem.
party-other-rules = Foi feito em outras regras: { $rules }.
party-count =
    { $count ->
        [0] Grupo
        [1] Grupo · um personagem
       *[other] Grupo · { $count } personagens
    }
party-player = seu
party-bag = Bolsa
party-needs-somebody = Alguém precisa jogar: a tecla p pega o grupo pronto, a tecla a acrescenta um personagem.

review-title = O jogo
review-name = Nome
review-seed = Semente
review-rules = Regras
review-layers = Variantes
review-no-layers = nenhuma
review-party = Grupo
review-create = Enter cria o jogo.
review-told = O que se diz ao Mestre
rules-in-force = Regras em vigor
told-checks = Sobre testes
told-sheets = Sobre fichas
told-world = Sobre o mundo

table-title = { $game } › { $screen }
tab-sheet = Ficha
tab-market = Mercado
tab-loot = Saque
tab-fight = Luta
tab-rules = Regras
game-read-only-mark = só leitura
game-exists = { $path }: já existe um arquivo ou pasta ali.
fight-left-title = A luta como estava
fight-left-older = A luta foi salva por uma versão mais antiga do programa (formato de luta { $version }; esta joga o { $own }). Ela pode ser lida, mas não continuada.
fight-left-newer = A luta foi salva por uma versão mais nova do programa (formato de luta { $version }; esta joga o { $own }). Ela pode ser lida, mas não continuada.
fight-left-rules = O conjunto de regras desta luta não está disponível. A luta pode ser lida, mas não continuada.
fight-left-unreadable = A luta salva não está como este programa as guarda. Mostra-se o que dela se pode ler; ela não pode ser continuada.
remains-rules = Regras: { $id }@{ $version }
remains-party = Grupo: { $party }
remains-records =
    { $untold ->
        [0] Registros: { $count }.
       *[other] Registros: { $count }; os últimos { $untold } não podem ser contados sem as regras.
    }
remains-unknown =
    { $count ->
        [1] Mais um evento é de um tipo que este programa não conhece.
       *[other] Mais { $count } eventos são de tipos que este programa não conhece.
    }
remains-no-log = Nada do registro pode ser lido.
game-torn = O último ato foi cortado enquanto era escrito e fica de fora.
game-damaged =
    { $count ->
        [1] Um registro no fim está danificado e fica de fora; recupere o jogo antes de continuar.
       *[other] { $count } registros a partir de um danificado ficam de fora; recupere o jogo antes de continuar.
    }

sheet-title = Ficha
sheet-abilities = Atributos
sheet-skills = Perícias
sheet-saves = Resistências
sheet-other = Outros
sheet-bag = Bolsa
sheet-refused = exige treino
sheet-no-rests = Estas regras não têm descansos.
sheet-rested = O grupo descansou.
sheet-now = { $who }: { $now }
explain-title = De onde vem
explain-const = escrito nas regras
explain-nothing = Nada é calculado aqui: é o que diz.
explain-base = antes dos itens
explain-with-items = com os itens
explain-item = itens
explain-proficiency = bônus de proficiência
explain-flat = o próprio grau
explain-free-bonus = bônus livre
explain-untrained = sem treino
explain-before-cap = antes do limite
explain-adjust = somado às rolagens
explain-levels = níveis
explain-row = linha { $row }
explain-score = valor
explain-modifier = modificador
explain-held = como está
explain-standing = como está
explain-filled = preenchido
explain-remaining = restante
explain-penalty = penalidade
explain-maximum = no máximo
explain-how-least = o menor de
explain-how-most = o maior de
explain-how-scaled = × { $by }, arredondado { $round ->
    [up] para cima
    [nearest] para o mais próximo
   *[down] para baixo
 }
explain-how-half = menos 10, pela metade, para baixo
explain-how-table = consultado em uma tabela
explain-how-word = { $of }: { $word }
explain-how-no-word = { $of }: nada a ler
explain-how-capped = não mais que o limite
explain-how-bounded = entre { $min } e { $max }
explain-how-whole = arredondado para baixo
explain-how-cut = cortado em direção a zero
explain-from-rules = nas regras
explain-from-sheet = na ficha
explain-from-default = padrão
explain-from-nothing = nada ali
explain-from-live = como o jogo deixou
explain-from-item = item

fight-foes = Inimigos
fight-foes-count =
    { $count ->
        [0] ninguém ainda
        [1] um inimigo
       *[other] { $count } inimigos
    }
fight-about = O inimigo
fight-no-bestiary = Estas regras não têm bestiário.
fight-no-combat = Estas regras não têm lutas.
fight-party = Grupo
fight-enemies = Inimigos
fight-pay-left = { $pool }: ainda { $left }
fight-pay-steps-left = { $pool } (+{ $steps }): ainda { $left }
fight-plainly = { $label }, sem modo
fight-mode-way =
    { $label }{ $shots ->
        [0] {""}
        [one] , { $shots } tiro
       *[other] , { $shots } tiros
    }{ $hit ->
        [0] {""}
       *[other] { $hit_sign ->
            [minus] , −{ $hit } para acertar
           *[plus] , +{ $hit } para acertar
        }
    }{ $face ->
        [0] {""}
       *[other] { $face_sign ->
            [minus] , cada dado precisa de { $face } a menos
           *[plus] , cada dado precisa de { $face } a mais
        }
    }{ $targets ->
        [0] {""}
        [one] , { $targets } alvo
       *[other] , até { $targets } alvos
    }
pick-fight-pay = Como se paga?
pick-fight-mode = De que modo?
pick-fight-style = Em que estilo?
fight-targets = { $option }: em quem?
fight-log = Registro
fight-log-empty = Nada aconteceu ainda.
fight-over = A luta acabou.
log-brief = breve
log-normal = normal
log-full = completo
log-both = { $language } + en
log-only-fallbacks = só faltas
log-nothing-of-it = Nada do que aconteceu aparece assim: f, d e ! mudam isso.
log-folded = {" "}· { $count ->
    [one] { $count } linha recolhida
   *[other] { $count } linhas recolhidas
 }
log-filter-everything = Tudo
log-filter-silent = { $who } (nada contado)
pick-log-filter = Mostrar só
input-log-path = Arquivo em que gravar o registro: .txt, .md ou .json
log-export-endings = O final diz o formato: .txt, .md ou .json.
log-exported = Gravado em { $path }.
log-exported-filtered = Gravado em { $path }: só o que o filtro e o nível deixam.
log-export-title = { $game } ({ $rules }): registro da luta
log-kind-order = ordem e turnos
log-kind-attack = ataques
log-kind-harm = dano
log-kind-healing = cura
log-kind-condition = condições
log-kind-roll = rolagens
log-kind-cost = custos
log-kind-move = movimento
log-kind-fate = vida e morte
log-kind-outcome = desfecho
log-kind-refusal = recusas

input-member-name = Como se chama o personagem?
input-import-path = De qual arquivo?
input-game-name = Como se chama o jogo?
input-create-elsewhere = Onde mais fazer o jogo? Um nome ou uma pasta
input-game-export = Em que arquivo gravar o jogo: um .zip
input-game-import = Em qual arquivo está o jogo?
input-save-elsewhere = Guardar noutro lugar: um nome, uma pasta ou um .zip
input-seed = A semente dos dados
input-spend = Quantos pontos se gastam?
input-restore = Quantos pontos voltam?
input-empty = É preciso escrever algo.
input-not-a-number = É preciso um número inteiro.
pick-language = Idioma
pick-rest = Qual descanso?
pick-place = Para onde?
language-changed = O idioma mudou.
help-title = Teclas e comandos
help-nothing = Nada se chama assim aqui.

action-new-game = novo jogo
action-export-game = exportar jogo
action-import-game = importar jogo
action-choose = escolher
action-toggle = alternar
action-details = detalhes
action-ready-party = pronto
action-add-member = acrescentar
action-import-member = importar
action-remove-member = tirar
action-edit-name = nome
action-edit-seed = semente
action-create = criar
action-next-step = próximo passo
action-previous-step = passo anterior
action-spend = gastar
action-restore = recuperar
action-mark = marcar
action-rest = descansar
action-explain = explicar
action-next-member = próximo personagem
action-previous-member = personagem anterior
action-buy = comprar
action-more = mais
action-fewer = menos
action-price-level = preço
action-place = lugar
action-roll = rolar
action-roll-hundred = 100 rolagens
action-take = pegar
action-begin = começar
action-languages = idioma
action-log-level = detalhe
action-fold-round = recolher
action-unfold-round = abrir
action-log-filter = filtro
action-export-log = gravar
action-fold-rounds = recolher rodadas
action-open-log = registro
action-only-fallbacks = faltas
action-hand-over = auto
action-hand-over-for-good = auto daqui em diante
action-take-back = jogar de novo à mão
action-flee = fugir
action-next-pane = painel
action-previous-pane = painel anterior
action-tab-sheet = ficha
action-tab-market = mercado
action-tab-loot = saque
action-tab-fight = luta
action-tab-rules = regras
action-up = acima
action-down = abaixo
action-page-up = página acima
action-page-down = página abaixo
action-first = ao início
action-last = ao fim
action-language = idioma
action-help = ajuda
action-back = voltar
flee-question = Fugir desta luta? Nada se saqueia.
dialog-accept = aceitar
dialog-close = fechar
action-try-again = tentar de novo guardar o jogo
action-save-elsewhere = guardar o jogo noutro lugar
action-stop = pausar o programa
action-quit = sair do programa
table-nobody = Ninguém joga neste jogo: ele foi criado sem um grupo.
