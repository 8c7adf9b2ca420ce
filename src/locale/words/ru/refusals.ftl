# Почему отказано. Каждое сообщение — целое предложение.

## Бой.
refusal-encounter-over = бой окончен.
refusal-unknown-actor = в бою нет никого с таким именем.
refusal-not-your-turn = сейчас ход другого.
refusal-unknown-option = сейчас это невозможно.
refusal-cannot-act = не даёт состояние.
refusal-down = упавший не может действовать.
refusal-bad-target = это не может быть целью.
refusal-no-budget = на это от хода ничего не осталось.
refusal-insufficient = не хватает, чтобы заплатить.
refusal-bad-pool = из этого заплатить нельзя.
refusal-unknown-creature = противник с таким именем неизвестен.
refusal-no-health = здесь нечего отнимать.
refusal-unreachable = туда нет пути.
refusal-window-open = сначала должен ответить другой.
refusal-stale-window = это мгновение прошло.
refusal-out-of-reach = так далеко не достать.
refusal-no-line-of-sight = цель не видна.
refusal-bad-cell = это место выбрать нельзя.
refusal-unknown-style = так ударить нельзя.
refusal-unknown-mode = так использовать нельзя.
