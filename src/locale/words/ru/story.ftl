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
story-hint = Enter рассказывает, что происходит; [ начинает метку, Tab дополняет её; c открывает проверку с её шансами.
badge-ok = ‹{ $who }: { $op } { $about } → { $now }›
badge-refused = ‹{ $who }: { $op } { $about } отклонено: { $reason }›
badge-unreadable = ‹Метку не удалось прочесть: { $reason }›
badge-check = ‹{ $who }, { $skill }: { $outcome } ({ $rolls }; { $total } против { $need })›
badge-check-nobody = ‹{ $skill }: { $outcome } ({ $rolls }; { $total } против { $need })›
badge-check-refused = ‹{ $skill }: бросок не сделан: { $reason }›
outcome-critical-failure = критический провал
outcome-failure = провал
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
