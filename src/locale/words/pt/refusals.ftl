# Por que algo foi recusado. Cada mensagem é uma frase inteira.

## Combates.
refusal-encounter-over = A luta acabou.
refusal-unknown-actor = Ninguém com esse nome está na luta.
refusal-not-your-turn = É o turno de outra pessoa.
refusal-unknown-option = Isso não pode ser feito agora.
refusal-cannot-act = Uma condição impede.
refusal-down = Quem caiu não pode agir.
refusal-bad-target = Esse não pode ser o alvo.
refusal-no-budget = Não resta nada do turno para isso.
refusal-insufficient = Não há o bastante para pagar.
refusal-bad-pool = Não pode ser pago com isso.
refusal-unknown-creature = Não se conhece inimigo com esse nome.
refusal-no-health = Não há vida para tirar.
refusal-unreachable = Não há caminho até lá.
refusal-window-open = Outra pessoa deve responder antes.
refusal-stale-window = Esse momento já passou.
refusal-out-of-reach = Não alcança tão longe.
refusal-no-line-of-sight = O alvo não pode ser visto.
refusal-bad-cell = Esse lugar não pode ser escolhido.
refusal-unknown-style = Não existe esse modo de golpear.
refusal-unknown-mode = Não existe esse modo de usar.

# Por que algo é recusado.

refusal-in-a-fight = Não durante uma luta.
refusal-unknown-character = Ninguém se chama assim.
refusal-ambiguous-character = Dois se chamam assim.
refusal-unknown-pool = Não há essa reserva nesta ficha.
refusal-ambiguous-pool = Várias reservas se chamam assim.
refusal-bad-amount = Essa quantia não pode ser.
refusal-no-temp = Esta reserva não guarda pontos temporários.
refusal-unknown-track = Não há essa trilha nesta ficha.
refusal-wrong-track = Essa trilha é do outro tipo.
refusal-unknown-kind = Não há esse tipo de marca.
refusal-no-box = Nenhuma caixa está livre.
refusal-unknown-condition = Não há essa condição.
refusal-unknown-state = Não há esse estado.
refusal-unknown-value = Não tem esse valor.
refusal-unknown-field = Não há essa nota nem esse campo.
refusal-unknown-rest = Não há esse descanso.
refusal-malformed = Não dá para ler isso.
refusal-no-market = Estas regras não têm mercado.
refusal-no-place = Vocês não estão onde haja mercado.
refusal-unknown-size = Não há esse tipo de lugar.
refusal-unknown-level = Não há esse nível de preço.
refusal-unknown-item = Não há tal coisa.
refusal-not-for-sale = Não está à venda.
refusal-not-here = Não se vende em um lugar deste tamanho.
refusal-no-seller = Ninguém aqui vende isso.
refusal-not-to-you = Não vendem a você.
refusal-cannot-afford = Você não pode pagar.
refusal-too-heavy = É pesado demais para carregar.
refusal-service = É um serviço, nada que se carregue.
refusal-not-ruleset-item = Não é nada que estas regras conheçam.
refusal-refused = Não há lugar para isso.
refusal-nothing-here = Nada está no chão.
refusal-no-loot-tables = Estas regras não têm tabelas de saque.
refusal-unknown-loot-table = Não há a tabela de saque { $about }.
refusal-not-of-the-party = Só alguém do grupo pode ser entregue ao programa.
refusal-no-fight = Não há luta em curso.
refusal-fight-on = Já há uma luta em curso.
refusal-no-combat = Estas regras não têm lutas.
refusal-no-foes = Ninguém para enfrentar foi dito.
refusal-no-party = Ninguém do grupo pode lutar.
refusal-unknown-foe = Nenhum inimigo se chama { $about }. Parecidos: { $near }

# Editing a sheet, and taking edits back.
refusal-unknown-ability = Não há esse atributo nesta ficha.
refusal-unknown-skill = Não há essa perícia nesta ficha.
refusal-unknown-save = Não há essa resistência nesta ficha.
refusal-unknown-tier = Esse grau não é oferecido aqui.
refusal-unknown-list = Não há essa lista nesta ficha.
refusal-unknown-column = A lista não tem essa coluna.
refusal-unknown-row = Não há linha ali.
refusal-wrong-type = Ali fica outro tipo de valor.
refusal-locked = Isso acompanha a ficha e não se escreve à mão.
refusal-list-full = A lista está cheia.
refusal-sheet-too-large = A ficha ocuparia { $about } bytes; cabem no máximo 65.536.
refusal-nothing-to-undo = Não há mais nada a desfazer.
refusal-nothing-to-redo = Nada foi desfeito que se possa refazer.

# O que se faz com uma bolsa.
refusal-none-held = Não há disso na bolsa.
refusal-not-wearable = Não é coisa que se vista.
refusal-slots-full = Não há mais onde usar isso.
refusal-cannot-bind = Não é coisa que se vincule.
refusal-binding-full = Não se pode vincular mais nada.
refusal-cursed = Está amaldiçoado e não se larga.
refusal-no-recipient = Diga quem vai ficar com isso.
refusal-no-currencies = Estas regras não têm moedas.
refusal-unknown-coin = Não há tal moeda.
refusal-coins-not-goods = Moedas não são mercadoria: não se vendem.
refusal-too-few = Não há tantos assim.
refusal-not-alike = Só se juntam pilhas exatamente da mesma coisa.
refusal-stack-full = Não cabem mais em uma pilha.

# Usar uma coisa.
refusal-no-stack = Não há nada ali.
refusal-no-use = Não serve para nada que se possa usar.
refusal-not-worn = É preciso vesti-lo ou vinculá-lo antes de usá-lo.
refusal-none-left = Não resta nada dele para usar.
refusal-cannot-use = Não há quem possa usá-lo.
refusal-live-full = Não cabe mais nada nesta ficha.
refusal-no-invention = Estas regras não deixam inventar nada.
refusal-too-many = São mais do que pode haver.
refusal-unreadable = Não dá para ler isso.
