# Что говорится о бое. Имена стоят в именительном падеже: их склонять нельзя.

## Соединение.
log-join-list = { $first }, { $second }
log-join-faces = { $first }, { $second }
log-join-addends = { $first } + { $second }
log-join-terms = { $first } { $second }
log-join-sentences = { $first } { $second }
log-sentences = { $text }

## Составные имена.
log-name-with-mode = { $name } ({ $mode })
log-name-with-style = { $name }, { $style }
log-name-strike = простая атака
log-name-check = проверка без названия
log-moved = { $before } → { $now }

## Броски.
log-roll-plain = { $kept }
log-roll-sum = { $kept } ({ $faces })
log-roll-picked = { $kept } (выпало { $faces })
log-roll-leaning = { $kept } (выпало { $faces }, { $mode ->
    [advantage] с преимуществом
   *[disadvantage] с помехой
 })
log-roll-total = { $base } { $terms } = { $total }
log-term-plus = + { $value }
log-term-minus = - { $value }
log-term-plus-named = + { $value } ({ $name })
log-term-minus-named = - { $value } ({ $name })
log-term-wounds = - { $value } (раны)
log-pool = { $successes ->
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
 } (кубиков: { $dice }, успех от { $target }: { $faces })
log-pool-cancelled = { $count ->
    [one] { $pool }, { $count } успех отнят низкими кубиками
    [few] { $pool }, { $count } успеха отнято низкими кубиками
   *[other] { $pool }, { $count } успехов отнято низкими кубиками
 }
log-pool-changed = { $pool }; кубики: { $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }, лучший из двух бросков
   *[disadvantage] { $pool }, худший из двух бросков
 }
log-pool-botch = { $pool }, полный провал
log-pool-automatic = { $pool } + { $flat } автоматически
log-defense = { $value }
log-defense-named = { $value } ({ $label })
log-defense-guarded = { $defense } [{ $guards }]
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = { $successes ->
    [one] нужен { $successes } успех
    [few] нужно { $successes } успеха
   *[many] нужно { $successes } успехов
 }
log-needed-guarded = { $successes ->
    [one] нужен { $defense } успех
    [few] нужно { $defense } успеха
   *[many] нужно { $defense } успехов
 }

## Раунды и ходы.
log-initiative = Инициатива: { $order }
log-initiative-entry = { $actor } ({ $total })
log-round = Раунд { $number }
log-turn = Ход: { $actor }
log-outcome-victory = Бой выигран.
log-outcome-defeat = Бой проигран.
log-outcome-fled = Отряд ушёл.

## Атаки.
log-attack-hit = { $actor }: атака ({ $label }), цель: { $target }. { $roll } против { $defense }: попадание.
log-attack-miss = { $actor }: атака ({ $label }), цель: { $target }. { $roll } против { $defense }: промах.
log-attack-critical = { $actor }: атака ({ $label }), цель: { $target }. { $roll } против { $defense }: критическое попадание!
log-attack-pool-hit = { $actor }: атака ({ $label }), цель: { $target }. { $roll }, { $needed }: попадание.
log-attack-pool-miss = { $actor }: атака ({ $label }), цель: { $target }. { $roll }, { $needed }: промах.
log-recheck-hit = { $actor } ({ $label }): всё равно попадание, цель: { $target }. { $total } против { $defense }.
log-recheck-miss = { $actor } ({ $label }): теперь промах, цель: { $target }. { $total } против { $defense }.
log-rider = Добавляется «{ $label }», цель: { $target }.
log-cancelled = { $by }: сорвано действие «{ $label }» ({ $actor }).
log-deed = { $actor }: «{ $label }».
log-deed-at = { $actor }: «{ $label }», цель: { $targets }.
log-save-success = { $actor }, спасбросок «{ $save }»: { $roll } против { $difficulty }: успех.
log-save-failure = { $actor }, спасбросок «{ $save }»: { $roll } против { $difficulty }: неудача.
log-save-pool-success = { $actor }, спасбросок «{ $save }»: { $roll }, { $needed }: успех.
log-save-pool-failure = { $actor }, спасбросок «{ $save }»: { $roll }, { $needed }: неудача.
log-save-automatic = { $actor }, спасбросок «{ $save }»: неудача без броска.

## Урон и лечение.
log-damage = { $target }: урон { $dealt } ({ $type }), осталось { $health } из { $max }.
log-damage-untyped = { $target }: урон { $dealt }, осталось { $health } из { $max }.
log-note-critical = Критическое попадание.
log-note-floor = Поднято до наименьшего: { $floor }.
log-note-resist = Сопротивление: вдвое меньше.
log-note-vulnerable = Уязвимость: вдвое больше.
log-note-immune = Невосприимчивость.
log-note-saved = Вдвое меньше благодаря спасброску.
log-note-temporary = Из временных пунктов снято { $amount }.
log-note-temporary-moved = Из временных пунктов снято { $amount } ({ $stands }).
log-note-mark = Отмечено: { $mark }.
log-harm-throw = Урон: { $roll }.
log-soak-thrown = Поглощение снимает { $soaked }, кубиков: { $dice } ({ $faces }).
log-soak-taken-off = Поглощение снимает кубиков: { $dice }.
log-hardness = { $label } попадает, кубиков: { $dice }, меньше { $hardness }: ничего. Цель: { $target }.
log-heal = { $target }: восстановлено { $amount }, { $health } из { $max }.
log-heal-part = { $target }: восстановлено { $gained } из { $amount }, { $health } из { $max }.
log-heal-nothing = { $target }: восстанавливать нечего, 0 из { $amount }, { $health } из { $max }.
log-temporary = { $target }: временные пункты + { $amount }.
log-temporary-moved = { $target }: временные пункты + { $amount } ({ $stands }).
log-restored = { $target }: { $pool } + { $amount }, { $value } из { $max }.
log-restored-part = { $target }: { $pool } + { $gained } (из { $amount }), { $value } из { $max }.
log-restored-nothing = { $target }: { $pool } на пределе, + 0 (из { $amount }), { $value } из { $max }.

## Состояния.
log-condition-applied = { $target }: новое состояние «{ $condition }».
log-condition-applied-rounds = { $target }: новое состояние «{ $condition }», на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
 }.
log-condition-immune = { $target }: невосприимчивость к состоянию «{ $condition }».
log-condition-save = { $target }: состояние «{ $condition }» снято спасброском.
log-condition-expired = { $target }: состояние «{ $condition }» истекло.
log-condition-fight-over = Бой окончен. { $target }: состояние «{ $condition }» кончилось.
log-condition-damage = { $target }: состояние «{ $condition }» прервано уроном.
log-condition-concentration = { $target }: состояние «{ $condition }» кончилось, никто его не поддерживает.
log-condition-revived = { $target } снова в строю: состояние «{ $condition }» кончилось.
log-condition-contest = { $target }: состояние «{ $condition }» прервано состязанием.
log-condition-spent = { $target }: состояние «{ $condition }» израсходовано.
log-condition-recovered = { $target }: состояние «{ $condition }» прошло.
log-condition-down = { $target } падает: состояние «{ $condition }» кончилось.
log-condition-removed = { $target }: состояние «{ $condition }» кончилось.
log-concentration-started = { $actor }: начато сосредоточение «{ $label }».
log-concentration-kept = { $actor }: сосредоточение «{ $label }» держится.
log-concentration-ended-damage = { $actor }: сосредоточение «{ $label }» прервано уроном.
log-concentration-ended-replaced = { $actor }: сосредоточение «{ $label }» оставлено ради другого.
log-concentration-ended-down = { $actor } падает: сосредоточение «{ $label }» кончилось.
log-concentration-ended = { $actor }: сосредоточение «{ $label }» кончилось.

## Инициатива, которую двигают атаки.
log-shift-taken = { $actor }: инициатива - { $amount }, теперь { $total }.
log-shift-gained = { $actor }: инициатива + { $amount }, теперь { $total }.
log-shift-crash = { $actor }: срыв, инициатива { $total }.
log-shift-crash-by = { $source }: срыв. { $actor }: инициатива + { $amount }, теперь { $total }.
log-shift-missed = { $actor }: промах, инициатива - { $amount }, теперь { $total }.
log-shift-spent = { $actor }: инициатива истрачена, теперь { $total }.
log-shift-recovered = { $actor }: инициатива вернулась, { $total }.

## Чего стоят действия.
log-spend = { $actor }: { $label } - { $amount }.
log-spend-moved = { $actor }: { $label } - { $amount } ({ $stands }).
log-budget = { $actor }: { $budget }, осталось { $left }.
log-uses = { $label }: осталось { $left } из { $of }.
log-broke = { $label } ломается ({ $roll }).
log-gate-passed = { $actor }: «{ $label }», { $check }: { $roll } против { $difficulty }: успех.
log-gate-failed = { $actor }: «{ $label }», { $check }: { $roll } против { $difficulty }: неудача, использовано впустую.
log-gate-pool-passed = { $actor }: «{ $label }», { $check }: { $roll }, { $needed }: успех.
log-gate-pool-failed = { $actor }: «{ $label }», { $check }: { $roll }, { $needed }: неудача, использовано впустую.
log-recharge-ready = { $label }: снова готово (бросок { $roll }, нужно от { $from }).
log-recharge-spent = { $label }: ещё не готово (бросок { $roll }, нужно от { $from }).
log-signature = { $actor }: «{ $label }», { $cost ->
    [one] потрачен { $cost } пункт
    [few] потрачено { $cost } пункта
   *[many] потрачено { $cost } пунктов
 }, осталось { $left }.
log-strikes = { $label }: { $left ->
    [one] остался { $left } удар
    [few] осталось { $left } удара
   *[many] осталось { $left } ударов
 }.
log-strikes-last = { $label }: это был последний удар.
log-gives = { $actor }: «{ $label }», { $budget }: теперь { $left }.
log-shot-loaded = { $label }: заряжено { $left } из { $of }.
log-shot-left = { $label }: осталось выстрелов: { $left }.
log-reload = { $actor }: перезарядка ({ $label }), { $loaded } из { $of }.
log-reload-drew = { $actor }: перезарядка ({ $label }), взято { $drew }: { $loaded } из { $of }.
log-recovered = { $actor }: подобрано { $label } ×{ $count }.

## Состязания.
log-contest-won = { $actor }: «{ $label }», цель: { $target }. { $check }: { $roll }; у цели { $target-check }: { $target-roll }. Победа.
log-contest-lost = { $actor }: «{ $label }», цель: { $target }. { $check }: { $roll }; у цели { $target-check }: { $target-roll }. Поражение.
log-contest-pool-won = { $actor }: «{ $label }», цель: { $target }. { $check }: { $roll }; у цели { $target-check }: { $target-roll }. Победа.
log-contest-pool-lost = { $actor }: «{ $label }», цель: { $target }. { $check }: { $roll }; у цели { $target-check }: { $target-roll }. Поражение.

## Общие действия и мгновения.
log-standard-dash = { $actor }: рывок.
log-standard-disengage = { $actor }: отход.
log-standard-dodge = { $actor }: уклонение.
log-standard-help = { $actor }: помощь, кому: { $target }.
log-standard-help-nobody = { $actor }: помощь.
log-standard-hide = { $actor }: скрытность.
log-standard-ready = { $actor }: ожидание нужного мгновения.
log-pass = { $actor }: пропуск.
log-handed-over = { $actor }: теперь решает программа.
log-taken-back = { $actor }: снова решает игрок.
log-answered = { $actor }: ответ «{ $label }».
log-window-leaving = { $mover }: выход из досягаемости. Может ответить: { $waiting }.
log-window-between-turns = Между ходами может действовать: { $waiting }.
log-window-aimed = { $source }: прицел ({ $label }). Может ответить: { $waiting }.
log-window-used = { $source }: «{ $label }». Может ответить: { $waiting }.
log-window-hit = { $source }: попадание ({ $label }), { $total } против { $defense }. Может ответить: { $waiting }.
log-window-harmed = { $source }: нанесён урон. Может ответить: { $waiting }.
log-window-answer = Может ответить: { $waiting }.
log-window-others = { $first } и ещё { $count }

## На поле.
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor }: перемещение на { $x },{ $y } за { $cost }, осталось { $left }.
log-move-stopped = { $actor }: остановка на { $x },{ $y }.
log-move-stood = { $actor }: подъём за { $cost }.
log-opportunity = { $actor }: удар вслед ({ $label }), цель: { $target }.
log-pushed = { $actor }: толчок, цель: { $target }, { $distance }, на { $x },{ $y }.
log-cover = { $target }: укрытие + { $bonus }, { $defense }.
log-area = { $actor }: «{ $label }» в { $x },{ $y } ({ $cells ->
    [one] { $cells } клетка
    [few] { $cells } клетки
   *[many] { $cells } клеток
 }).

## Падение и возвращение.
log-dying-success = { $actor } борется со смертью: { $roll } против { $difficulty }: успех (успехов: { $successes }, неудач: { $failures }).
log-dying-failure = { $actor } борется со смертью: { $roll } против { $difficulty }: неудача (успехов: { $successes }, неудач: { $failures }).
log-dying-failure-by-harm = { $actor } из-за урона ближе к смерти (успехов: { $successes }, неудач: { $failures }).
log-dying-stable = { $actor } вне опасности.
log-dying-dead = { $actor } умирает.
log-dying-revived = { $actor } приходит в себя.
log-down = { $actor } падает.
log-down-dying = { $actor } падает, при смерти.
log-defeated = { $actor } вне боя.
log-revived = { $actor } снова в строю, { $health }.
log-refused = { $actor } не может: { $reason }

## Что меню говорит рядом с названием.
menu-costs = { $costs }
menu-join-costs = { $first } · { $second }
menu-cost-budget = тратит: { $budget }
menu-cost-strikes = свободно, { $left ->
    [one] остался { $left } удар
    [few] осталось { $left } удара
   *[many] осталось { $left } ударов
 }
menu-cost-pool = { $pool }: { $amount }
menu-cost-points = { $of ->
    [one] { $cost } из { $of } пункта
   *[many] { $cost } из { $of } пунктов
 }
menu-cost-uses = осталось { $left }
menu-cost-loaded = заряжено { $left } из { $of }
menu-cost-shots = выстрелов: { $left }
menu-forecast-hit = попадание { $percent }%
menu-forecast-hit-damage = попадание { $percent }%, урон около { $amount }
menu-forecast-damage = урон около { $amount }
menu-forecast-healing = лечение около { $amount }
menu-group-attack = Атаки
menu-group-ability = Способности
menu-group-item = Предметы
menu-group-contest = Состязания
menu-group-standard = Общие действия
menu-group-answer = Ответы
menu-group-turn = Ход
menu-standard-dash = Рывок
menu-standard-disengage = Отход
menu-standard-dodge = Уклонение
menu-standard-help = Помощь
menu-standard-hide = Спрятаться
menu-standard-ready = Выждать
menu-end-turn = Закончить ход
menu-move = Идти
menu-stand-up = Встать
menu-pass = Пропустить
fight-to-choose = Выбор за: { $who }.
menu-name = { $label }
menu-off-hand = { $label }, другая рука
menu-reload = Перезарядить: { $label }

loot-fallen = { $item } ×{ $count }
loot-fallen-left = { $item } ×{ $count }, осталось лежать: { $left } — больше никому не унести
log-thrown = Выпало: { $roll }.
