# The library: what is installed, what a catalog offers, what is imported.

library-title = Библиотека
home-library-about = Установленные наборы правил: их версии, переводы и игры, которые ими пользуются. Загрузи, обнови, удали или посмотри, что предлагает каталог.
library-count =
    { $count ->
        [0] Ничего не установлено
        [one] { $count } набор правил
        [few] { $count } набора правил
       *[other] { $count } наборов правил
    }
library-empty = Кроме наборов правил, которые идут вместе с Rulebound, ничего не установлено.
library-empty-import = Нажми i, чтобы загрузить набор правил из файла, папки или .zip.
library-empty-catalog = Нажми c, чтобы посмотреть, что предлагает каталог.
library-from-catalog = Откуда: { $address }
library-source-file = из файла
library-source-package = из пакета
library-source-catalog = из каталога
library-current = в ходу
library-previous = до обновления
library-unused = Им не пользуется ни одна игра.
library-used-by =
    { $count ->
        [one] Им пользуется { $count } игра: { $games }
        [few] Им пользуются { $count } игры: { $games }
       *[other] Им пользуются { $count } игр: { $games }
    }
library-problem = В нём есть ошибки:
library-package = Пакет: { $package }
library-review-title = Библиотека › Перед установкой
library-rolls = Как бросаются проверки
library-rolls-sum = { $dice } и число складываются и сравниваются со сложностью.
library-rolls-pool = Горсть кубиков с числом граней { $sides }; считаются те, что достигли цели.
library-did-installed = { $id }: версия { $detail } установлена.
library-did-unchanged = { $id }: версия { $detail } уже есть.
library-did-updated = { $id }: обновлено до версии { $detail }.
library-did-rolled-back = { $id }: снова версия { $detail }.
library-did-removed = { $id }: удалено.
library-did-pack-kept = { $id }: перевод { $detail } сохранён.
library-did-pack-dropped = { $id }: перевод { $detail } больше не хранится.
library-did-pack-failed = { $id }: перевод не получен: { $detail }
library-did-refused = { $id }: { $detail }
library-done = Что сделано
library-nothing-changed = Делать было нечего.
library-refused = Не сделано
library-stopped = Остановлено; ничего не изменилось.
library-fetching = Скачивание
library-fetched = Скачано { $kilobytes } КБ
library-stop = Esc остановит; тогда ничего не изменится.
offers-title = Библиотека › Каталог
offers-count =
    { $count ->
        [0] Предложений нет
        [one] { $count } предложение
        [few] { $count } предложения
       *[other] { $count } предложений
    }
offers-installed = установлено
offers-size = Размер: { $kilobytes } КБ
offers-dropped =
    { $count ->
        [one] Пропущена { $count } запись:
        [few] Пропущены { $count } записи:
       *[other] Пропущено { $count } записей:
    }
ask-remove-ruleset =
    { $games ->
        [0] Удалить { $id } со всеми версиями?
        [one] { $id }: им пользуется { $games } игра. Она продолжится на правилах, которые хранит. Удалить со всеми версиями?
        [few] { $id }: им пользуются { $games } игры. Они продолжатся на правилах, которые хранят. Удалить со всеми версиями?
       *[other] { $id }: им пользуются { $games } игр. Они продолжатся на правилах, которые хранят. Удалить со всеми версиями?
    }
input-library-path = Из какого файла, папки или .zip загрузить?
input-catalog-address = Какой каталог? Адрес https, файл или папка
action-open-library = библиотека
action-import-ruleset = загрузить
action-browse-catalog = каталог
action-update-ruleset = обновить
action-roll-back = откатить
action-remove-ruleset = удалить
action-store-ruleset = установить
action-install-offer = установить
