# Por que algo foi recusado. Cada mensagem é uma frase inteira.

## Combates.
refusal-encounter-over = o combate acabou.
refusal-unknown-actor = ninguém com esse nome está no combate.
refusal-not-your-turn = é o turno de outra pessoa.
refusal-unknown-option = isso não pode ser feito agora.
refusal-cannot-act = uma condição impede.
refusal-down = quem caiu não pode agir.
refusal-bad-target = esse não pode ser o alvo.
refusal-no-budget = não resta nada do turno para isso.
refusal-insufficient = não há o bastante para pagar.
refusal-bad-pool = não pode ser pago com isso.
refusal-unknown-creature = não se conhece oponente com esse nome.
refusal-no-health = não há vida para tirar.
refusal-unreachable = não há caminho até lá.
refusal-window-open = outra pessoa deve responder antes.
refusal-stale-window = esse momento já passou.
refusal-out-of-reach = não alcança tão longe.
refusal-no-line-of-sight = o alvo não pode ser visto.
refusal-bad-cell = esse lugar não pode ser escolhido.
refusal-unknown-style = não existe esse modo de golpear.
refusal-unknown-mode = não existe esse modo de usar.

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
refusal-unknown-field = Não há essa nota.
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
refusal-unknown-loot-table = Não há a tabela { $about }.
refusal-no-fight = Não há luta em curso.
refusal-fight-on = Já há uma luta em curso.
refusal-no-combat = Estas regras não têm lutas.
refusal-no-foes = Ninguém para enfrentar foi dito.
refusal-no-party = Ninguém do grupo pode lutar.
refusal-unknown-foe = Nenhum inimigo se chama { $about }. Parecidos: { $near }
