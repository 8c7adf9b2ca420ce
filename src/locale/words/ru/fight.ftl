# Что говорит экран боя: кто в каком состоянии, на что отвечают, кто цель, чем кончился бой.

## Кто в каком состоянии.
fight-state-down = без сил
fight-state-dying = при смерти
fight-state-stable = вне опасности
fight-state-out = вне боя
fight-state-dead = нет в живых
fight-state-by-program = авто
fight-flag-dodging = уклоняется
fight-flag-helped = с подмогой
fight-flag-hidden = прячется
fight-flag-ready = ждёт
fight-condition-rounds = { $condition } ({ $rounds })
fight-keeps-up = держит «{ $label }»
fight-signature = особые пункты { $left }/{ $of }
fight-person-health = Здоровье
fight-person-defense = Защита
fight-person-initiative = Инициатива
fight-person-state = Сейчас
fight-person-causes = Кто вызвал
fight-person-cause = { $condition }: { $source }
fight-person-marks = Раны
fight-person-deaths = Против смерти
fight-person-kept-up = Сосредоточение
fight-person-budgets = Осталось в этот ход
fight-person-points = Пункты
fight-person-shots = Заряды
fight-person-uses = Осталось применений
fight-person-waits = ещё не готово

## Чего ждёт бой.
fight-on-turn = Ходит { $who }.
fight-asked = Может ответить { $who }
fight-asked-between = Между ходами может действовать { $who }
fight-asked-status = Можно ответить: { $happened }
fight-turn-of = Сейчас ходит { $turn }.
fight-moment-aimed = { $source }: прицел ({ $label }), цель: { $targets }.
fight-moment-used = { $source }: «{ $label }».
fight-moment-used-on = { $source }: «{ $label }», цель: { $targets }.
fight-moment-hit = { $source }: попадание ({ $label }), цель: { $target }: { $total } против { $defense }.
fight-moment-harmed = { $source }: нанесён урон ({ $label }), цель: { $targets }.
fight-moment-turn = Один ход окончен, следующий не начат.

## Что за выбор.
fight-option-about = { $option }: { $about }
fight-option-restores = возвращает: { $pool }
fight-end-turn-about = Ход окончен; что от него осталось, пропадает.
fight-pass-about = Ответа нет: начатое продолжается.
fight-answer-stops = остановит
fight-answer-turns = отведёт удар ({ $total } против { $defense })
fight-answer-too-little = не отведёт ({ $total } против { $defense })
fight-answer-no-use = против такого броска не поможет
menu-forecast-win = { $chance } на победу

## В кого.
fight-targets-named = { $named } из { $wanted }
fight-targets-one = Enter: в того, кто выбран.
fight-targets-several = Space отмечает (до { $wanted }), Enter: сделать.
fight-targets-full = Больше { $wanted } отметить нельзя.

## Его конец.
fight-won = Отряд победил за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
 }.
fight-lost = Отряд проиграл за { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[other] { $rounds } раундов
 }.
fight-fled = Отряд бежал в раунде { $rounds }.
fight-end-down = Без сил: { $names }.
fight-end-loot = Можно взять
fight-end-no-loot = Взять нечего.
fight-end-to-loot = Enter: к добыче.
fight-end-next = Enter: выбрать новых врагов.
fight-end-once-more = Бой окончен. Ещё раз Enter — дальше.

## Клавиши.
action-person-details = подробно
action-tick-target = отметить
fight-key-do = сделать
fight-key-go-on = дальше

## Враги на выбор.
fight-tiers = По опасности
fight-foe-tier = Опасность
fight-foe-average = { $written } (около { $average })
fight-foe-to-hit = Бросок атаки
fight-foe-damage = Урон за раунд
fight-foe-save = Спасбросок против
fight-foe-deeds = Действия
fight-foe-range = от { $from } до { $to }
fight-foe-of-tier = Никто в особенности: числа этой опасности и одна атака.
fight-foe-resist = Половина урона
fight-foe-immune = Без урона
fight-foe-vulnerable = Двойной урон
fight-foe-except = { $type } (кроме: { $tags })
fight-foe-trait = { $name }:
