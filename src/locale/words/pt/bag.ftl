# A bolsa: pilhas, o que uma coisa é e faz, o que se fez com ela.

tab-bag = Bolsa
action-tab-bag = bolsa
action-bag-menu = menu
action-use-item = usar
action-wear-item = vestir/tirar
action-bind-item = vincular/soltar
action-give-item = dar
action-sell-item = vender
action-drop-item = deixar para trás
action-split-item = separar
action-merge-item = juntar
pick-bag-act = O que se faz com isso?
pick-merge = Em qual pilha?
bag-title = Bolsa · { $count }
bag-empty = A bolsa está vazia.
bag-no-rules = Estas regras não pesam nem vestem nada.
bag-tab-reads = Tab lê o resto
bag-worn = em uso
bag-bound = vinculado
bag-loaded = carregado { $count }
bag-is-coin = { $item } é uma moeda: serve para pagar, não se usa nem se veste.
odd-not-in-rules = Estas regras não têm (mais) esta coisa. Fica na bolsa e nada faz.
odd-plain = Uma coisa comum: não é item destas regras. Não pesa e nada faz.
odd-hidden = Escondido por { $layer }: fica e funciona, não se consegue outro.
odd-coin-gone = Esta moeda se foi com { $layer }: não paga nada.
odd-none = Não há nenhum: só se pode deixar para trás.
odd-too-many = Mais do que cabe numa pilha (no máximo { $most }).
odd-worn-nowhere = Marcado como em uso, mas não ocupa lugar.
odd-bound-nothing = Marcado como vinculado, mas não se vincula.
about-nickname = É: { $item }
about-weight = Pesa { $each } cada, { $all } ao todo
about-slots = Ocupa { $slots }
about-cost = Custa { $cost }
about-when-worn =
    { $now ->
        [yes] Em uso: { $does } (vale agora)
       *[no] Em uso: { $does } (agora não)
    }
about-when-carried =
    { $now ->
        [yes] Carregado: { $does } (vale agora)
       *[no] Carregado: { $does } (agora não)
    }
about-requires = Pede { $name } { $needs } (agora { $has }), senão: { $else }
about-binds = Pode ser vinculado.
about-binds-only = Pode ser vinculado: { $text }
about-cursed = Amaldiçoado: depois de vinculado não sai, não se solta nem se larga.
about-use = Ao usar: { $does }
about-use-consumes = Gasta-se um.
about-use-charges =
    { $count ->
        [1] Gasta uma carga.
       *[other] Gasta { $count } cargas.
    }
about-charges = Cargas { $left }/{ $max }
about-charges-back = Cargas { $left }/{ $max }, voltam com { $rests }: { $back }
about-charges-all = todas
about-breaks = A última carga pode quebrá-lo: { $most } ou menos num d{ $die }.
about-gate =
    { $unless ->
        [yes] Antes um teste: { $what } contra { $against }, a não ser com { $name } { $needs } ou mais (agora { $has }).
       *[no] Antes um teste: { $what } contra { $against }.
    }
use-attack = fere
use-heal = cura
use-buff = ajuda
use-debuff = atrapalha
use-restores = { $pool } +{ $amount }
use-temporary = pontos temporários: { $amount }
use-applies = impõe { $names }
use-save = resistência { $save } contra { $against }
gives-on = { $value } em { $name }
gives-at-least = { $name } no mínimo { $value }
gives-advantage = vantagem em { $name }
gives-disadvantage = desvantagem em { $name }
gives-to-defense = defesa
gives-to-attacks = ataques
gives-to-saves = resistências
gives-to-checks = testes
gives-to-speed = velocidade
gives-resist = metade do dano de { $names }
gives-vulnerable = o dobro do dano de { $names }
gives-immune = nenhum dano de { $names }
gives-never = nunca { $names }
gives-fails = { $names } falha por si
gives-only-on = só em { $names }
effect-own-attacks-advantage = ataques próprios com vantagem
effect-own-attacks-disadvantage = ataques próprios com desvantagem
effect-attacks-against-advantage = ataques contra o portador com vantagem
effect-attacks-against-disadvantage = ataques contra o portador com desvantagem
effect-attacks-against-adjacent-advantage = ataques de perto contra o portador com vantagem
effect-attacks-against-far-disadvantage = ataques de longe com desvantagem
effect-attacks-from-adjacent-critical = acertos de perto são críticos
effect-cannot-act = não pode agir
effect-cannot-react = não pode reagir
effect-speed-zero = não pode se mover
effect-half-move-to-stand = levantar-se gasta meio movimento
effect-ends-on-damage = o dano encerra
effect-own-saves-advantage = resistências próprias com vantagem
effect-own-saves-disadvantage = resistências próprias com desvantagem
effect-own-checks-advantage = testes próprios com vantagem
effect-own-checks-disadvantage = testes próprios com desvantagem
effect-resist-all = todo dano pela metade
effect-cannot-target-source = não pode mirar em quem causou
effect-cannot-approach-source = não pode se aproximar de quem causou
give-title = Dar { $item }
give-nobody = Não há mais ninguém no grupo.
give-not-all = Dá para carregar: { $given }; fica: { $left }.
sell-title = Vender { $item }
sell-purse = Moedas: { $before } → { $after }
drop-title = Deixar { $item } para trás
drop-about = O que fica para trás se perde.
split-title = Separar { $item }
split-about = { $first } e { $second }
split-one = Só há um.
split-done = { $item }: separado em { $first } e { $second }.
merged = Juntado: { $what }.
merge-none = Não há outra pilha da mesma coisa aqui.
take-title = Pegar { $item }
form-to = Quem recebe
form-coins = Por quantas moedas
form-coin = Qual moeda
load-then =
    { $encumbered ->
        [yes] { $who } passa a levar { $load }: sobrecarga
       *[no] { $who } passa a levar { $load }
    }
load-from-to = (carga { $before } → { $after })
gave = { $who } dá a { $to } { $what } { $load }
dropped = { $who } deixa { $what } para trás { $load }
sold = { $who } vende { $what } por { $paid }: { $before } → { $after }
wore-on = { $who } veste { $item }: { $before } → { $after }
wore-off = { $who } tira { $item }: { $before } → { $after }
wore-bound = { $who } vincula { $item }: { $before } → { $after }
wore-unbound = { $who } solta { $item }: { $before } → { $after }
wore-nothing = Nada havia a mudar: { $item } ({ $after })
used-free = { $who } usa { $item }.
used-one = { $who } gasta { $item }, ainda { $left }.
used-charges = { $who } usa { $item }: cargas { $before } → { $left } de { $max }.
used-breaking =
    { $broke ->
        [yes] A última carga: { $face } no d{ $die }, { $most } ou menos: quebra.
       *[no] A última carga: { $face } no d{ $die }, só quebra com { $most } ou menos: aguenta.
    }
used-gate =
    { $passed ->
        [yes] { $check } ({ $dice }): { $total } contra { $need }, sucesso.
       *[no] { $check } ({ $dice }): { $total } contra { $need }, falha: gasto à toa.
    }
used-on-others = Em quem age, a história conta.
used-gives = { $name } { $before } → { $after } de { $max } (+{ $amount }).
used-temporary = { $name }: temporários { $before } → { $after } ({ $amount }).
used-applied =
    { $timed ->
        [yes] { $name }, rodadas: { $rounds }.
       *[no] { $name }.
    }
used-averted = Nunca { $name }: evitado.
used-clears = { $name }: marcas { $before } → { $after } de { $length }.
