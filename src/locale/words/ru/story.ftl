tab-story = История
action-tab-story = история
action-tell = рассказать
action-check = проверка
input-story = Что происходит?
story-count =
    { $count ->
        [0] История
        [one] История · { $count } ответ
        [few] История · { $count } ответа
       *[other] История · { $count } ответов
    }
story-empty = Пока ничего не рассказано.
story-hint = Enter рассказывает, что происходит; [ начинает метку, Tab дополняет её; клавиша c открывает проверку с её шансами.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } отклонено: { $reason }›
badge-unreadable = ‹Метку не удалось прочесть: { $reason }›
badge-check = ‹{ $who }, { $skill }: { $outcome } ({ $rolls }; { $total } против { $need })›
badge-check-nobody = ‹{ $skill }: { $outcome } ({ $rolls }; { $total } против { $need })›
badge-check-refused = ‹{ $skill }: бросок не сделан: { $reason }›
outcome-critical-failure = критическая неудача
outcome-failure = неудача
outcome-success = успех
outcome-critical-success = критический успех
check-target = Что
check-difficulty = Сложность
check-spend = Потрачено
check-no-spend = ничего
check-against = { $number } против { $need }
check-keys = ↑↓ что · ←→ сложность · Tab кто · s трата · u применить · Enter бросает
check-use = Применено
refusal-nothing-told = Рассказывать нечего.
refusal-reply-too-large = { $about } байт — слишком много для одного ответа.
refusal-untrained = Без подготовки этого не попробовать.
refusal-no-difficulty = В правилах нет такой сложности.
badge-place = ‹Теперь здесь: { $place }›
badge-place-refused = ‹{ $place }, прибытия нет: { $reason }›
badge-own-bag = Своя сумка
badge-item = ‹{ $who }: { $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }: { $op } { $count } × { $item } → { $now }; { $note }›
badge-item-given = ‹{ $who }: { $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }: { $op } { $count } × { $item } отклонено: { $reason }›
badge-loot-nothing = ‹{ $table }: ничего не выпало›
badge-loot-refused = ‹{ $table }, бросок не сделан: { $reason }›
action-retell = иначе
action-go-on = дальше
action-next-alternate = другой вариант
action-previous-alternate = предыдущий вариант
action-delete-reply = удалить ответ
action-take-entry-back = отменить
input-retell = Что происходит вместо этого?
input-go-on = Что было дальше?
story-reply = Ответ { $number }
story-alternate = { $number } из { $count }
story-taken-back = отменено
story-own = Изменено игроками
story-last-alternate = С этой стороны других вариантов нет; клавиша a рассказывает ещё один.
story-no-reply = Варианты есть только у ответа, и удалить можно только его.
story-nothing-back = Отменять здесь уже нечего.
story-went-back = Отменено.
story-deleted = Ответ удалён.
story-not-kept = То, что было до этого, уже не хранится.
ask-delete-latest = Ответ { $number } исчезнет вместе с тем, что он изменил. Удалить?
ask-delete-older = Ответ { $number } исчезнет. Его последствия останутся, пока не исчезнут и более поздние ответы. Удалить?
ask-take-back = Отменить?
back-puts = Станет как было:
back-leaves = Изменено с тех пор и останется:
back-sheet =
    { $count ->
        [one] { $who }: лист, { $count } значение
        [few] { $who }: лист, { $count } значения
       *[other] { $who }: лист, { $count } значений
    }
back-live =
    { $count ->
        [one] { $who }: запасы, шкалы и состояния, { $count } значение
        [few] { $who }: запасы, шкалы и состояния, { $count } значения
       *[other] { $who }: запасы, шкалы и состояния, { $count } значений
    }
back-bag = { $who }: сумка
back-member = { $who }
back-party = Кто в отряде
back-place = Где находится отряд
back-stock = Что есть у торговцев
back-invented = Придуманные предметы
back-loot = Что было найдено
back-dice = Кости: они выпадут снова так же
back-history = Что можно отменить на листе
back-fight = Последний бой
refusal-no-reply = Ответа нет.
refusal-changed-since = После этого что-то изменилось; сначала отмените это.
refusal-ending-not-kept = То, что было до этого, уже не хранится.
refusal-no-alternate = У ответа нет такого варианта.
refusal-no-entry = В истории нет такой записи.
