# Стол переводчика.
bench-title = Стол переводчика
bench-file = { $file } · { $ruleset }
bench-coverage = Охват
bench-all-strings = Строки
bench-in-english = английский
bench-never-read = Из файла пока ничего не удалось прочесть.
bench-findings = Замечания
bench-strings = Строки
bench-tour = Обход строк
bench-detail = Подробно
bench-counted = ✗ { $errors }  ! { $warnings }  · { $notes }
bench-nothing = Ошибок нет.
bench-nothing-about = Просмотрены все строки.
bench-no-strings = В этой части нет строк.
bench-no-problem = В этом списке всё в порядке.
bench-broken = В таком виде файл непригоден; показано то, что было в нём раньше.
bench-read-again = Файл прочитан заново.
bench-no-ruleset = Рядом с { $path } нет правил. Положи файл в папку locales его правил или назови правила в командной строке.
bench-place = { $file }, строка { $line }, столбец { $column }
bench-fix = Как исправить: { $help }
bench-english = По-английски: { $text }
bench-untranslated = Не переведено: показан английский текст.
bench-translation = { $tag }: { $text }
bench-section = { $section ->
    [top] Название
    [resolution] Сложности
    [sheet] Лист
    [live] В игре
    [rests] Отдых
    [catalogs] Каталоги
    [creatures] Существа
    [items] Предметы
    [combat] Бои
   *[layers] Варианты
 }
home-bench = Стол переводчика
home-bench-about = Файл перевода под наблюдением, пока ты его пишешь: сколько переведено, что не так, каждая строка такой, какой её увидит читатель.
input-bench-file = Файл перевода, например my-rules/locales/pt-BR.json
action-open-bench = стол
action-bench-list = список
action-bench-list-back = список назад
action-bench-section = часть
action-next-problem = следующая ошибка
action-previous-problem = предыдущая ошибка
