# Почему отказано. Каждое сообщение — целое предложение.

## Бой.
refusal-encounter-over = Бой окончен.
refusal-unknown-actor = В бою нет никого с таким именем.
refusal-not-your-turn = Сейчас ход другого.
refusal-unknown-option = Сейчас это невозможно.
refusal-cannot-act = Состояние не даёт действовать.
refusal-down = Упавший не может действовать.
refusal-bad-target = Это не может быть целью.
refusal-no-budget = На это от хода ничего не осталось.
refusal-insufficient = Не хватает, чтобы заплатить.
refusal-bad-pool = Из этого заплатить нельзя.
refusal-unknown-creature = Противник с таким именем неизвестен.
refusal-no-health = Здесь нечего отнимать.
refusal-unreachable = Туда нет пути.
refusal-window-open = Сначала должен ответить другой.
refusal-stale-window = Это мгновение прошло.
refusal-out-of-reach = Так далеко не достать.
refusal-no-line-of-sight = Цель не видна.
refusal-bad-cell = Это место выбрать нельзя.
refusal-unknown-style = Так ударить нельзя.
refusal-unknown-mode = Так использовать нельзя.

## Остальное. Код — имя сообщения после `refusal-`.
refusal-in-a-fight = Не во время боя.
refusal-unknown-character = Никого так не зовут.
refusal-ambiguous-character = Так зовут двоих.
refusal-unknown-pool = Такого запаса на этом листе нет.
refusal-ambiguous-pool = Так называются несколько запасов.
refusal-bad-amount = Такое число невозможно.
refusal-no-temp = У этого запаса нет временных пунктов.
refusal-unknown-track = Такой шкалы на этом листе нет.
refusal-wrong-track = Эта шкала другого рода.
refusal-unknown-kind = Такой отметки нет.
refusal-no-box = Для этого нет свободной клетки.
refusal-unknown-condition = Такого состояния нет.
refusal-unknown-state = Такого положения нет.
refusal-unknown-value = Такого значения нет.
refusal-unknown-field = Такой заметки или поля нет.
refusal-unknown-rest = Такого отдыха нет.
refusal-malformed = Это не прочесть.
refusal-no-market = В этих правилах нет рынка.
refusal-no-place = Здесь нет рынка.
refusal-unknown-size = Такого рода мест нет.
refusal-unknown-level = Такого уровня цен нет.
refusal-unknown-item = Такой вещи нет.
refusal-not-for-sale = Это не продаётся.
refusal-not-here = В месте такой величины это не продают.
refusal-no-seller = Здесь это никто не продаёт.
refusal-not-to-you = Тебе здесь не продадут.
refusal-cannot-afford = Не хватает денег.
refusal-too-heavy = Слишком тяжело, не унести.
refusal-service = Это услуга, нести нечего.
refusal-not-ruleset-item = Эти правила такого не знают.
refusal-refused = Для этого нет места.
refusal-nothing-here = Здесь ничего не лежит.
refusal-no-loot-tables = В этих правилах нет таблиц добычи.
refusal-unknown-loot-table = Таблицы добычи «{ $about }» нет.
refusal-not-of-the-party = Передать можно только участника отряда.
refusal-no-fight = Боя нет.
refusal-fight-on = Бой уже идёт.
refusal-no-combat = В этих правилах нет боёв.
refusal-no-foes = Не назван ни один противник.
refusal-no-party = Никто из отряда не может сражаться.
refusal-unknown-foe = Противника «{ $about }» нет. Похожие: { $near }

# Editing a sheet, and taking edits back.
refusal-unknown-ability = Такой характеристики на листе нет.
refusal-unknown-skill = Такого навыка на листе нет.
refusal-unknown-save = Такого спасброска на листе нет.
refusal-unknown-tier = Такая ступень здесь не предлагается.
refusal-unknown-list = Такого списка на листе нет.
refusal-unknown-column = В списке нет такого столбца.
refusal-unknown-row = Там нет строки.
refusal-wrong-type = Там стоит значение другого вида.
refusal-locked = Это следует за листом и не пишется вручную.
refusal-list-full = Список полон.
refusal-sheet-too-large = Лист занял бы { $about } байт; помещается не более 65 536.
refusal-nothing-to-undo = Больше нечего отменять.
refusal-nothing-to-redo = Нечего возвращать: ничего не отменено.

# Что делают с сумкой.
refusal-none-held = В сумке этого нет.
refusal-not-wearable = Это нельзя надеть.
refusal-slots-full = Для этого больше нет места на себе.
refusal-cannot-bind = Это нельзя привязать.
refusal-binding-full = Больше ничего привязать нельзя.
refusal-cursed = Это проклято, с ним не расстаться.
refusal-no-recipient = Нужно сказать, кому это достанется.
refusal-no-currencies = В этих правилах нет монет.
refusal-unknown-coin = Такой монеты нет.
refusal-coins-not-goods = Монеты — не товар: их не продают.
refusal-too-few = Столько здесь нет.
refusal-not-alike = Сложить вместе можно только совершенно одинаковое.
refusal-stack-full = Больше в одну стопку не помещается.

# Использование вещи.
refusal-no-stack = Там ничего нет.
refusal-no-use = Этим нельзя воспользоваться.
refusal-not-worn = Сначала это нужно надеть или привязать к себе.
refusal-none-left = Ничего не осталось.
refusal-cannot-use = Некому этим воспользоваться.
refusal-live-full = На этом листе больше ничего не помещается.
refusal-no-invention = По этим правилам ничего нельзя придумывать.
refusal-too-many = Это больше, чем можно.
refusal-unreadable = Это нельзя прочитать.
