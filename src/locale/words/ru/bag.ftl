# Сумка: стопки, что это за вещь и что она делает, что с ней сделали.

tab-bag = Сумка
action-tab-bag = сумка
action-bag-menu = меню
action-use-item = применить
action-wear-item = надеть/снять
action-bind-item = привязать/отвязать
action-give-item = отдать
action-sell-item = продать
action-drop-item = оставить
action-split-item = разделить
action-merge-item = сложить вместе
pick-bag-act = Что с этим сделать?
pick-merge = На какую стопку?
bag-title = Сумка · { $count }
bag-empty = Сумка пуста.
bag-no-rules = Эти правила ничего не взвешивают и не надевают.
bag-tab-reads = Tab читать дальше
bag-worn = надето
bag-bound = привязано
bag-loaded = заряжено { $count }
bag-is-coin = { $item } — монета: ею платят, её не используют и не надевают.
odd-not-in-rules = В этих правилах такой вещи (больше) нет. Она остаётся в сумке и ничего не делает.
odd-plain = Простая вещь, не из этих правил. Ничего не весит и ничего не делает.
odd-hidden = Скрыто: { $layer }. Остаётся и действует, другой не достать.
odd-coin-gone = Этой монеты нет ({ $layer }): она не платит.
odd-none = Её нет ни одной: можно только оставить.
odd-too-many = Больше, чем вмещает стопка (не больше { $most }).
odd-worn-nowhere = Отмечено как надетое, но места не занимает.
odd-bound-nothing = Отмечено как привязанное, но не привязывается.
about-nickname = Это { $item }
about-weight = Весит по { $each }, всего { $all }
about-slots = Занимает: { $slots }
about-cost = Цена: { $cost }
about-when-worn =
    { $now ->
        [yes] Надето: { $does } (действует)
       *[no] Надето: { $does } (сейчас нет)
    }
about-when-carried =
    { $now ->
        [yes] При себе: { $does } (действует)
       *[no] При себе: { $does } (сейчас нет)
    }
about-requires = Требуется: { $name } { $needs } (сейчас { $has }), иначе: { $else }
about-binds = Можно привязать.
about-binds-only = Можно привязать: { $text }
about-cursed = Проклято: привязанное не снять, не отвязать и не отдать.
about-use = Применение: { $does }
about-use-consumes = Одна расходуется.
about-use-charges =
    { $count ->
        [1] Тратит один заряд.
       *[other] Тратит зарядов: { $count }.
    }
about-charges = Заряды { $left }/{ $max }
about-charges-back = Заряды { $left }/{ $max }, возвращает { $rests }: { $back }
about-charges-all = все
about-breaks = Последний заряд может сломать: { $most } или меньше на d{ $die }.
about-gate =
    { $unless ->
        [yes] Сначала проверка: { $what } против { $against }, если только { $name } не { $needs } и больше (сейчас { $has }).
       *[no] Сначала проверка: { $what } против { $against }.
    }
use-attack = наносит урон
use-heal = лечит
use-buff = помогает
use-debuff = мешает
use-restores = { $pool } +{ $amount }
use-temporary = временные пункты: { $amount }
use-applies = накладывает: { $names }
use-save = спасбросок «{ $save }» против { $against }
gives-on = { $value }: { $name }
gives-at-least = { $name } не меньше { $value }
gives-advantage = преимущество: { $name }
gives-disadvantage = помеха: { $name }
gives-to-defense = защита
gives-to-attacks = атаки
gives-to-saves = спасброски
gives-to-checks = проверки
gives-to-speed = скорость
gives-resist = половина урона: { $names }
gives-vulnerable = двойной урон: { $names }
gives-immune = без урона: { $names }
gives-never = никогда { $names }
gives-fails = неудача без броска: { $names }
gives-only-on = только { $names }
effect-own-attacks-advantage = свои атаки с преимуществом
effect-own-attacks-disadvantage = свои атаки с помехой
effect-attacks-against-advantage = атаки по владельцу с преимуществом
effect-attacks-against-disadvantage = атаки по владельцу с помехой
effect-attacks-against-adjacent-advantage = атаки вблизи с преимуществом
effect-attacks-against-far-disadvantage = атаки издали с помехой
effect-attacks-from-adjacent-critical = попадания вблизи критические
effect-cannot-act = не может действовать
effect-cannot-react = не может отвечать
effect-speed-zero = не может двигаться
effect-half-move-to-stand = подъём тратит половину хода
effect-ends-on-damage = урон прекращает это
effect-own-saves-advantage = свои спасброски с преимуществом
effect-own-saves-disadvantage = свои спасброски с помехой
effect-own-checks-advantage = свои проверки с преимуществом
effect-own-checks-disadvantage = свои проверки с помехой
effect-resist-all = весь урон вдвое меньше
effect-cannot-target-source = не может целиться в виновника
effect-cannot-approach-source = не может подойти к виновнику
give-title = Отдать: { $item }
give-nobody = В отряде больше никого.
give-not-all = Можно унести только { $given }, останется { $left }.
sell-title = Продать: { $item }
sell-purse = Кошелёк: { $before } → { $after }
drop-title = Оставить: { $item }
drop-about = Что оставлено, пропало.
split-title = Разделить: { $item }
split-about = { $first } и { $second }
split-one = Она только одна.
split-done = { $item }: разделено на { $first } и { $second }.
merged = Сложено: { $what }.
merge-none = Другой стопки того же самого нет.
take-title = Взять: { $item }
form-to = Кому
form-coins = За сколько монет
form-coin = Какие монеты
load-then =
    { $encumbered ->
        [yes] { $who } понесёт { $load }: перегрузка
       *[no] { $who } понесёт { $load }
    }
load-from-to = (ноша { $before } → { $after })
gave = { $who } отдаёт, получает { $to }: { $what } { $load }
dropped = { $who } оставляет: { $what } { $load }
sold = { $who } продаёт: { $what } за { $paid }, { $before } → { $after }
wore-on = { $who }, надето: { $item }, { $before } → { $after }
wore-off = { $who }, снято: { $item }, { $before } → { $after }
wore-bound = { $who }, привязано: { $item }, { $before } → { $after }
wore-unbound = { $who }, отвязано: { $item }, { $before } → { $after }
wore-nothing = Менять нечего: { $item } ({ $after })
used-free = { $who } использует: { $item }.
used-one = { $who }, израсходовано: { $item }, осталось { $left }.
used-charges = { $who }, использовано: { $item }, заряды { $before } → { $left } из { $max }.
used-breaking =
    { $broke ->
        [yes] Последний заряд: { $face } на d{ $die }, { $most } или меньше: ломается.
       *[no] Последний заряд: { $face } на d{ $die }, ломается лишь при { $most } или меньше: цело.
    }
used-gate =
    { $passed ->
        [yes] { $check } ({ $dice }): { $total } против { $need }, успех.
       *[no] { $check } ({ $dice }): { $total } против { $need }, неудача: потрачено зря.
    }
used-on-others = На кого это действует, расскажет история.
used-gives = { $name } { $before } → { $after } из { $max } (+{ $amount }).
used-temporary = { $name }: временные { $before } → { $after } ({ $amount }).
used-applied =
    { $timed ->
        [yes] { $name }, раундов: { $rounds }.
       *[no] { $name }.
    }
used-averted = Никогда { $name }: предотвращено.
used-clears = { $name }: отмечено { $before } → { $after } из { $length }.
