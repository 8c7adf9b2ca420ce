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
log-name-check = проверку без названия
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
 } на { $dice ->
    [one] { $dice } кубике
   *[many] { $dice } кубиках
 } от { $target } и выше ({ $faces })
log-pool-changed = { $pool }; кубики: { $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }, лучший из двух бросков
   *[disadvantage] { $pool }, худший из двух бросков
 }
log-pool-botch = { $pool }, провал
log-pool-automatic = { $pool } + { $flat } автоматически
log-defense = { $value }
log-defense-named = { $label } { $value }
log-defense-guarded = { $defense } ({ $guards })
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = нужно { $successes ->
    [one] { $successes } успех
    [few] { $successes } успеха
   *[many] { $successes } успехов
 }
log-needed-guarded = нужно { $defense } { $successes ->
    [one] успех
    [few] успеха
   *[many] успехов
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
log-attack-hit = { $actor } атакует ({ $label }), цель: { $target }. { $roll } против { $defense }: попадание.
log-attack-miss = { $actor } атакует ({ $label }), цель: { $target }. { $roll } против { $defense }: промах.
log-attack-critical = { $actor } атакует ({ $label }), цель: { $target }. { $roll } против { $defense }: критическое попадание!
log-attack-pool-hit = { $actor } атакует ({ $label }), цель: { $target }. { $roll }, { $needed }: попадание.
log-attack-pool-miss = { $actor } атакует ({ $label }), цель: { $target }. { $roll }, { $needed }: промах.
log-recheck-hit = { $actor } ({ $label }) всё равно попадает, цель: { $target }. { $total } против { $defense }.
log-recheck-miss = { $actor } ({ $label }) теперь промахивается, цель: { $target }. { $total } против { $defense }.
log-rider = Добавляется { $label }, цель: { $target }.
log-cancelled = { $by } срывает действие: { $label } ({ $actor }).
log-deed = { $actor } использует «{ $label }».
log-deed-at = { $actor } использует «{ $label }», цель: { $targets }.
log-save-success = { $actor }, спасбросок «{ $save }»: { $roll } против { $difficulty }: успех.
log-save-failure = { $actor }, спасбросок «{ $save }»: { $roll } против { $difficulty }: неудача.
log-save-pool-success = { $actor }, спасбросок «{ $save }»: { $roll }, { $needed }: успех.
log-save-pool-failure = { $actor }, спасбросок «{ $save }»: { $roll }, { $needed }: неудача.
log-save-automatic = { $actor } без броска проваливает спасбросок «{ $save }».

## Урон и лечение.
log-damage = { $target } получает { $dealt } урона ({ $type }), осталось { $health } из { $max }.
log-damage-untyped = { $target } получает { $dealt } урона, осталось { $health } из { $max }.
log-note-critical = Критическое попадание.
log-note-floor = Поднято до наименьшего, { $floor }.
log-note-resist = Сопротивление: вдвое меньше.
log-note-vulnerable = Уязвимость: вдвое больше.
log-note-immune = Невосприимчивость.
log-note-saved = Вдвое меньше благодаря спасброску.
log-note-temporary = Из временных пунктов снято { $amount }.
log-note-temporary-moved = { $amount } снято с временных пунктов ({ $stands }).
log-note-mark = Отмечено: { $mark }.
log-harm-throw = Урон: { $roll }.
log-soak-thrown = Стойкость снимает { $soaked }, кубиков: { $dice } ({ $faces }).
log-soak-taken-off = Стойкость снимает кубиков: { $dice }.
log-hardness = { $label } попадает, кубиков: { $dice }, меньше { $hardness }: ничего. Цель: { $target }.
log-heal = { $target } восстанавливает { $amount }: { $health } из { $max }.
log-heal-part = { $target } восстанавливает { $gained } из { $amount }: { $health } из { $max }.
log-heal-nothing = { $target }: восстанавливать нечего, 0 из { $amount }, { $health } из { $max }.
log-temporary = { $target } получает { $amount ->
    [one] { $amount } временный пункт
    [few] { $amount } временных пункта
   *[many] { $amount } временных пунктов
 }.
log-temporary-moved = { $target } получает { $amount ->
    [one] { $amount } временный пункт
    [few] { $amount } временных пункта
   *[many] { $amount } временных пунктов
 } ({ $stands }).
log-restored = { $target } получает: { $pool } + { $amount }, { $value } из { $max }.
log-restored-part = { $target } получает: { $pool } + { $gained } из { $amount }, { $value } из { $max }.
log-restored-nothing = { $target }: больше некуда ({ $pool }), 0 из { $amount }, { $value } из { $max }.

## Состояния.
log-condition-applied = { $target }: начинается { $condition }.
log-condition-applied-rounds = { $target }: начинается { $condition }, на { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
 }.
log-condition-immune = { $target }: невосприимчивость, { $condition }.
log-condition-save = { $target }: спасбросок снимает { $condition }.
log-condition-expired = { $target }: истекает { $condition }.
log-condition-fight-over = Бой окончен: { $target }, кончается { $condition }.
log-condition-damage = { $target }: урон прерывает { $condition }.
log-condition-concentration = { $target }: кончается { $condition }, никто не поддерживает.
log-condition-revived = { $target } снова в строю: кончается { $condition }.
log-condition-contest = { $target }: состязание прерывает { $condition }.
log-condition-spent = { $target }: израсходовано { $condition }.
log-condition-recovered = { $target } приходит в себя: кончается { $condition }.
log-condition-down = { $target } падает: кончается { $condition }.
log-condition-removed = { $target }: кончается { $condition }.
log-concentration-started = { $actor } сосредоточивается: { $label }.
log-concentration-kept = { $actor } поддерживает: { $label }.
log-concentration-ended-damage = { $actor } из-за урона теряет сосредоточение: { $label }.
log-concentration-ended-replaced = { $actor } оставляет ради другого: { $label }.
log-concentration-ended-down = { $actor } падает, кончается { $label }.
log-concentration-ended = { $actor } больше не поддерживает: { $label }.

## Инициатива, которую двигают атаки.
log-shift-taken = { $actor } теряет { $amount } инициативы, теперь { $total }.
log-shift-gained = { $actor } получает { $amount } инициативы, теперь { $total }.
log-shift-crash = { $actor } теряет равновесие, инициатива { $total }.
log-shift-crash-by = { $source } теряет равновесие: { $actor } получает { $amount } инициативы, теперь { $total }.
log-shift-missed = { $actor } промахивается и теряет { $amount } инициативы, теперь { $total }.
log-shift-spent = { $actor } тратит инициативу, теперь { $total }.
log-shift-recovered = { $actor } приходит в себя, инициатива { $total }.

## Чего стоят действия.
log-spend = { $actor } тратит: { $label }, { $amount }.
log-spend-moved = { $actor } тратит: { $label }, { $amount } ({ $stands }).
log-budget = { $actor }: { $budget }, осталось { $left }.
log-uses = { $label }: осталось { $left } из { $of }.
log-broke = { $label } ломается ({ $roll }).
log-gate-passed = { $actor } бросает { $check }, чтобы использовать { $label }: { $roll } против { $difficulty }: успех.
log-gate-failed = { $actor } бросает { $check }, чтобы использовать { $label }: { $roll } против { $difficulty }: неудача, использовано впустую.
log-gate-pool-passed = { $actor } бросает { $check }, чтобы использовать { $label }: { $roll }, { $needed }: успех.
log-gate-pool-failed = { $actor } бросает { $check }, чтобы использовать { $label }: { $roll }, { $needed }: неудача, использовано впустую.
log-recharge-ready = { $label }: снова готово, { $roll }, нужно { $from }.
log-recharge-spent = { $label }: ещё не готово, { $roll }, нужно { $from }.
log-signature = { $actor } тратит { $cost ->
    [one] { $cost } пункт
    [few] { $cost } пункта
   *[many] { $cost } пунктов
 }: { $label }, осталось { $left }.
log-strikes = { $label }: { $left ->
    [one] остался { $left } удар
    [few] осталось { $left } удара
   *[many] осталось { $left } ударов
 }.
log-strikes-last = { $label }: это был последний удар.
log-gives = { $actor } использует { $label }: { $budget }, теперь { $left }.
log-shot-loaded = { $label }: заряжено { $left } из { $of }.
log-shot-left = { $label }: осталось выстрелов: { $left }.
log-reload = { $actor } перезаряжает: { $label }, { $loaded } из { $of }.
log-reload-drew = { $actor } перезаряжает, взято { $drew }: { $label }, { $loaded } из { $of }.
log-recovered = { $actor } подбирает: { $label }, { $count }.

## Состязания.
log-contest-won = { $actor } пробует { $label }, цель: { $target }. { $roll } { $check } против { $target-roll } { $target-check }: победа.
log-contest-lost = { $actor } пробует { $label }, цель: { $target }. { $roll } { $check } против { $target-roll } { $target-check }: поражение.
log-contest-pool-won = { $actor } пробует { $label }, цель: { $target }. { $check }, { $roll }, против { $target-check }, { $target-roll }: победа.
log-contest-pool-lost = { $actor } пробует { $label }, цель: { $target }. { $check }, { $roll }, против { $target-check }, { $target-roll }: поражение.

## Общие действия и мгновения.
log-standard-dash = { $actor } делает рывок.
log-standard-disengage = { $actor } отходит.
log-standard-dodge = { $actor } уклоняется.
log-standard-help = { $actor } помогает: { $target }.
log-standard-help-nobody = { $actor } помогает.
log-standard-hide = { $actor } прячется.
log-standard-ready = { $actor } ждёт нужного мгновения.
log-pass = { $actor } пропускает.
log-handed-over = Теперь за { $actor } решает программа.
log-taken-back = За { $actor } снова решает игрок.
log-answered = { $actor } отвечает: { $label }.
log-window-leaving = { $mover } выходит из досягаемости: { $waiting }.
log-window-between-turns = Между ходами может действовать { $waiting }.
log-window-aimed = { $source } целится ({ $label }): может ответить { $waiting }.
log-window-used = { $source } использует { $label }: может ответить { $waiting }.
log-window-hit = { $source } попадает ({ $label }), { $total } против { $defense }: может ответить { $waiting }.
log-window-harmed = { $source } наносит урон: может ответить { $waiting }.
log-window-answer = Может ответить { $waiting }.
log-window-others = { $first } и ещё { $count }

## На поле.
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor } идёт на { $x },{ $y } за { $cost }, осталось { $left }.
log-move-stopped = { $actor } останавливается на { $x },{ $y }.
log-move-stood = { $actor } встаёт за { $cost }.
log-opportunity = { $actor } бьёт вслед ({ $label }), цель: { $target }.
log-pushed = { $actor } отталкивает: { $target }, { $distance }, на { $x },{ $y }.
log-cover = { $target } в укрытии: + { $bonus }, { $defense }.
log-area = { $actor } целится ({ $label }) в { $x },{ $y } ({ $cells ->
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
log-down-dying = { $actor } падает и умирает.
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
menu-cost-points = { $cost } из { $of } пунктов
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
