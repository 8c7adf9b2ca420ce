# Добыча: таблицы, шансы, пробы, что лежит здесь.

loot-tables = Таблицы
loot-no-tables = В этих правилах нет таблиц добычи.
loot-replaced = заменена
loot-replaced-by = Вместо исходной таблицы: { $layer }
loot-odds = Точные шансы одного броска
loot-never = Из этой таблицы никогда ничего не выпадает.
loot-chance = { $chance } · в среднем { $mean }
loot-practice = Пробных бросков: { $rolls }
loot-practice-columns = сначала частое: как часто выпало, рядом точный шанс
loot-seed = зерно { $seed }
loot-things = Сколько разных вещей дал бросок
loot-things-count =
    { $count ->
        [0] ничего
       *[other] вещей: { $count }
    }
loot-picks = Выборов за бросок: { $picks }
loot-lines = Строки, по весу из { $total }
loot-any = что угодно: { $words }
loot-one-of = одно из { $count }
loot-service = услуга, её не взять
loot-no-match = ничего не даёт: таких вещей не осталось
loot-missing = ничего не даёт: такой вещи нет
loot-dropped-by =
    { $more ->
        [0] Выпадает из: { $names }
       *[other] Выпадает из: { $names } и ещё { $more }
    }
loot-dropped-by-tiers =
    { $more ->
        [0] Выпадает из противников уровня: { $names }
       *[other] Выпадает из противников уровня: { $names } и ещё { $more }
    }
loot-stocked-by =
    { $more ->
        [0] Запас продавца: { $names }
       *[other] Запас продавцов: { $names } и ещё { $more }
    }
loot-named-by-nobody = Ни существо, ни уровень, ни продавец её не называет.
loot-lying = Лежит здесь
loot-nothing-lies = ничего
loot-from-fight = после боя
loot-mixed = разное
loot-fell = Что-то выпало (зерно { $seed }, с кубика { $word }): клавиша t берёт.
loot-fell-nothing = Ничего не выпало (зерно { $seed }, с кубика { $word }).
loot-taken-all = Взято:
loot-who-took = { $who } { $count } × { $item }
loot-taken =
    { $rest ->
        [uncarried] Взято: { $who }. Что никому не унести, остаётся здесь ({ $left }).
        [left] Взято: { $who }. Остальное ещё лежит здесь ({ $left }).
       *[none] Взято: { $who }.
    }
practice-title = Пробные броски
practice-about = Они ничего не меняют в игре и не трогают её кубиков.
form-rolls = Сколько бросков
action-roll-many = пробные броски…
