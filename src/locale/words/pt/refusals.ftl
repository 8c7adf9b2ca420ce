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
