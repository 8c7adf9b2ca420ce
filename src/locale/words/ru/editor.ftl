action-edit-sheet = править
action-edit-value = изменить
action-step-up = больше/вперёд
action-step-down = меньше/назад
action-edit-bonus = свободный бонус
action-pick-entries = каталог
action-add-row = новая строка
action-remove-row = убрать
action-row-up = строка вверх
action-row-down = строка вниз
action-review-newer = новый текст
action-export-member = в файл
action-keep-member = сохранить себе
action-own-characters = мои персонажи
action-add-picked = добавить
action-tick = отметить
action-search = поиск
action-filter-next = фильтр вперёд
action-filter-before = фильтр назад
action-filter-any = фильтр: любое
action-take-over = принять
action-other-pane = лист/игра
action-undo = отменить
action-redo = вернуть правку
action-change-log = журнал изменений

input-value = Значение
input-bonus = Свободный бонус
input-search = Поиск
input-export-path = В какой файл записать персонажа?
pick-value = Выбор
pick-catalog = Какой каталог?
pick-filter = Только те, у которых
pick-character = Мои персонажи

editor-title = { $name } › Правка
editor-mode = правка
editor-about = Что это
editor-edited = Изменено. Клавиша u отменяет.
editor-undone = Отменено. Клавиша U возвращает.
editor-redone = Возвращено.
editor-no-bonus = Свободный бонус бывает только у навыков и спасбросков.
editor-no-list = Сначала выбери список или одну из его строк.
editor-no-catalog = Ни один каталог не пишет в этот список; клавиша a добавляет строку вручную.
editor-no-name = (пока без имени)
editor-picked = из каталога
editor-bonus = бонус { $bonus }
editor-bonus-range = Клавиша b задаёт свободный бонус от { $min } до { $max }.
editor-with = Характеристика броска: { $ability }.
editor-locked = Следует за листом: правила сами держат это число верным.
editor-gone = Вариант «{ $layer }» убрал это значение. Оно остаётся, пока не выбрано другое.
editor-feeds = Клавиша c открывает выбор: { $catalogs }.
editor-from = Взято из каталога: { $entry }
editor-newer =
    { $count ->
        [one] В правилах новый текст для { $count } строки: клавиша v показывает.
        [few] В правилах новый текст для { $count } строк: клавиша v показывает.
        [many] В правилах новый текст для { $count } строк: клавиша v показывает.
       *[other] В правилах новый текст для { $count } строки: клавиша v показывает.
    }
editor-exported = Записано в { $path }
export-exists = Файл { $path } уже есть; выбери другое имя.
editor-kept = Теперь среди твоих персонажей: { $path }
bounds-whole = целое число от { $min } до { $max }
bounds-number = число от { $min } до { $max }
bounds-text =
    { $count ->
        [one] не более { $count } символа
        [few] не более { $count } символов
        [many] не более { $count } символов
       *[other] не более { $count } символа
    }
bounds-dice = кубики, например { $example }
bounds-rows =
    { $count ->
        [one] не более { $count } строки
        [few] не более { $count } строк
        [many] не более { $count } строк
       *[other] не более { $count } строки
    }

picker-filters = Фильтры
picker-any = любое
picker-search = Поиск
picker-no-search = клавиша /
picker-writes = Что вносится в лист
picker-follows = следует за листом
picker-held = уже есть
picker-count = { $count } из { $total }
picker-narrow = и ещё { $count }: сузь выбор
picker-nothing = Ничего не осталось: поставь фильтр на «любое».
picker-hidden =
    { $count ->
        [one] Варианты скрывают { $count } запись.
        [few] Варианты скрывают { $count } записи.
        [many] Варианты скрывают { $count } записей.
       *[other] Варианты скрывают { $count } записи.
    }
picker-added =
    { $count ->
        [one] Добавлена { $count } запись. Клавиша u отменяет.
        [few] Добавлено { $count } записи. Клавиша u отменяет.
        [many] Добавлено { $count } записей. Клавиша u отменяет.
       *[other] Добавлено { $count } записи. Клавиша u отменяет.
    }
picker-broken = Файл { $file } использовать нельзя: { $why }

newer-count =
    { $count ->
        [one] Новый текст для { $count } строки
        [few] Новый текст для { $count } строк
        [many] Новый текст для { $count } строк
       *[other] Новый текст для { $count } строки
    }
newer-held = На листе
newer-ruleset = Теперь в правилах
newer-lacks = пока ничего
newer-none = Нового текста нет ни для одной строки.
newer-taken =
    { $count ->
        [one] Новый текст принят в { $count } строке. Клавиша u отменяет.
        [few] Новый текст принят в { $count } строках. Клавиша u отменяет.
        [many] Новый текст принят в { $count } строках. Клавиша u отменяет.
       *[other] Новый текст принят в { $count } строки. Клавиша u отменяет.
    }

characters-none = У тебя пока нет персонажей для этих правил; клавиша K при правке сохраняет персонажа.

change-log-title = Журнал изменений
change-log-empty = Пока ничего не изменено.
change-log-edit = { $number } · { $who }
change-log-taken-back = { $number } · { $who } · отменено
change-log-sheet = весь лист
change-log-bonus = { $name }: свободный бонус
change-log-row-added = строка добавлена
change-log-row-removed = строка убрана

refusal-no-newer-text = Для этой строки в правилах нет нового текста.
refusal-unknown-entry = Такой записи нет ни в одном каталоге.
refusal-no-rows = Эта запись ничего не вносит в лист.
refusal-hidden-lists = Все списки, в которые она пишет, на этом листе скрыты.
refusal-row-refused = Лист не может принять одну из её строк.

action-edit-note = заметка
action-damage = урон
action-temporary = временные пункты
action-use-entry = использовать
input-damage = Сколько урона?
input-temp = Временные пункты
input-note = Заметка
pick-wound = Какая рана?
pick-box = Какая клетка?
pick-use = Что использовать?
pick-pay = Чем платить?
sheet-no-pool = Сначала выбери запас.
sheet-no-uses = На этом листе нет ничего из каталогов, у чего есть цена.
sheet-own-pool = как указано в цене
sheet-used = Использовано: { $name }. Клавиша u отменяет.
refusal-ambiguous-entry = На листе две вещи с названием { $about }.

action-open-member = править
action-rename-member = переименовать
action-member-up = выше
action-member-down = ниже
action-own-member = сделать своим
ask-replace-party = Готовый отряд займёт место всех, кто здесь есть. Заменить их?
ask-remove = Пропадёт { $name } и всё, что есть на листе. Убрать из отряда: { $name }?
ask-leave-wizard = Собранный здесь отряд пропадёт. Всё равно уйти?
ask-other-rules = Собранный отряд относится к другим правилам и пропадёт. Всё равно выбрать эти?
ask-replace-kept = Для этих правил у тебя уже сохранён другой персонаж по имени { $name }. Заменить его этим?
editor-worked-out = Что получается
editor-held = Остановлено на { $now }: { $bounds }. Клавиша u отменяет.
sheet-newer =
    { $count ->
        [one] В правилах новый текст для { $count } строки: клавиша e, затем v.
        [few] В правилах новый текст для { $count } строк: клавиша e, затем v.
        [many] В правилах новый текст для { $count } строк: клавиша e, затем v.
       *[other] В правилах новый текст для { $count } строки: клавиша e, затем v.
    }
change-log-row-moved = строка перемещена
