# Слова экранов. Одно сообщение — одно целое предложение; части могут стоять в любом порядке.

list-joint = ,{ " " }
screen-too-small = нужно { $needs }, есть { $has }
flag-on = да
flag-off = нет
coin-amount = { $amount } ({ $coin })
coins-none = ничего
no-price = без цены
difficulty-at = { $number } (успех от { $target })
answer-yes-no = Enter или y: да · n или Esc: нет

home-title = Rulebound
home-games = Твои игры
home-about-title = О программе
home-new-game = Новая игра
home-new-game-about = Выбрать правила, варианты и участников.
home-about = Rulebound играет по настольным правилам, записанным в JSON: листы, рынки, добыча и бои, с журналом на твоём языке.
home-newer-rules = правила уже версии { $version }
home-not-installed = правила не установлены
home-older-rules = установлена только более старая версия { $version }
home-other-package = правила установлены из другого пакета
home-version-missing = эта версия правил не установлена
home-broken = не открывается
home-ruleset = Правила: { $ruleset }
home-layers = Варианты: { $layers }
home-party = Отряд: { $party }
home-last-played =
    { $days ->
        [0] Последняя игра сегодня
        [1] Последняя игра вчера
        [one] Последняя игра { $days } день назад
        [few] Последняя игра { $days } дня назад
       *[many] Последняя игра { $days } дней назад
    }
home-no-rulesets = Играть не во что: положи правила в папку правил.

wizard-title = Новая игра › { $step }
wizard-rules = Правила
wizard-variants = Варианты
wizard-party = Отряд
wizard-review = Обзор

rules-count =
    { $count ->
        [one] { $count } набор правил
        [few] { $count } набора правил
       *[many] { $count } наборов правил
    }
rules-about = Что это
rules-broken = с ошибками
rules-licence = Лицензия: { $licence }
rules-no-licence = не указана
rules-languages = Языки: { $languages }
rules-findings =
    { $count ->
        [one] Играть не даёт { $count } ошибка:
        [few] Играть не дают { $count } ошибки:
       *[many] Играть не дают { $count } ошибок:
    }
rules-cannot-choose = В этих правилах ошибки, играть нельзя; выбери другие.

variants-count =
    { $count ->
        [one] { $ruleset } · { $count } вариант
        [few] { $ruleset } · { $count } варианта
       *[many] { $ruleset } · { $count } вариантов
    }
variants-none = У этих правил нет вариантов.
variants-changes = Что меняет твой выбор
variants-in-effect =
    { $count ->
        [0] ничего не изменено
        [one] действует { $count } изменение
        [few] действуют { $count } изменения
       *[many] действуют { $count } изменений
    }
variants-ruled-out = исключено: { $layer }
variants-offer-title = Исключено
variants-offer-why = Нельзя включить вариант «{ $layer }», пока включён «{ $blocker }».
variants-offer = Выключить вариант «{ $blocker }» и включить «{ $layer }»?

changes-none = Ничего не изменено: правила такие, какими написаны.
changes-nothing = Только название варианта; больше ничего не меняется.
changes-would = { $layer } изменит
changes-would-also = { $layer } изменит ещё
changes-dropped = { $layer } пропускается: правила с этим не сойдутся
changes-difficulties = Сложности
changes-values-gone = { $field }, больше нет: { $values }
changes-coins-gone = Монеты, больше нет: { $coins }
changes-more-prices =
    { $count ->
        [one] и ещё { $count } цена
        [few] и ещё { $count } цены
       *[many] и ещё { $count } цен
    }
changes-hidden = Больше не предлагается ({ $count }): { $names }
changes-more = и ещё { $count }
changes-sellers-gone = Рынок, больше нет: { $sellers }
changes-sellers-stay = Рынок, должны были исчезнуть: { $sellers }; но кто-то должен продавать
changes-unsold = Больше не продаётся: { $goods }
changes-table = { $table }: таблица заменена (строк: { $before } → { $after })
changes-table-rolls = бросает { $dice }
changes-told = Ведущему говорится
changes-world-told = Мир создаётся так

party-nobody = Пока никто не играет.
party-ready-made =
    { $count ->
        [1] клавиша p: готовый персонаж
       *[other] клавиша p: готовый отряд ({ $count })
    }
party-no-ready-made = Готового отряда у этих правил нет; клавиша a добавляет персонажа.
party-other-rules = Персонаж создан по другим правилам: { $rules }.
party-count =
    { $count ->
        [0] Отряд
       *[other] Отряд · персонажей: { $count }
    }
party-player = твой
party-bag = Сумка
party-needs-somebody = Кто-то должен играть: клавиша p берёт готовый отряд, a добавляет персонажа.

review-title = Игра
review-name = Название
review-seed = Зерно
review-rules = Правила
review-layers = Варианты
review-no-layers = нет
review-party = Отряд
review-create = Enter создаёт игру.
review-told = Что говорится ведущему
rules-in-force = Действующие правила
told-checks = О проверках
told-sheets = О листах
told-world = О мире

table-title = { $game } › { $screen }
tab-sheet = Лист
tab-market = Рынок
tab-loot = Добыча
tab-fight = Бой
tab-rules = Правила
game-read-only-mark = только чтение
game-exists = { $path }: там уже есть файл или папка.
fight-left-title = Бой, каким он был
fight-left-older = Бой сохранён более старой версией программы (формат боя { $version }, эта играет { $own }). Его можно прочесть, но не продолжить.
fight-left-newer = Бой сохранён более новой версией программы (формат боя { $version }, эта играет { $own }). Его можно прочесть, но не продолжить.
fight-left-rules = Набор правил этого боя недоступен. Бой можно прочесть, но не продолжить.
fight-left-unreadable = Сохранённый бой записан не так, как это делает программа. Показано то, что можно прочесть; продолжить его нельзя.
remains-rules = Набор правил: { $id }@{ $version }
remains-party = Отряд: { $party }
remains-records =
    { $untold ->
        [0] Записей: { $count }.
       *[other] Записей: { $count }; без набора правил не рассказать о последних: { $untold }.
    }
remains-unknown = Событий, которых эта программа не знает: { $count }.
remains-no-log = Из его журнала ничего нельзя прочесть.
game-torn = Последнее действие оборвалось при записи и пропущено.
game-damaged = Пропущено записей, начиная с повреждённой: { $count }; восстанови игру, прежде чем продолжать.

sheet-title = Лист
sheet-abilities = Характеристики
sheet-skills = Навыки
sheet-saves = Спасброски
sheet-other = Прочее
sheet-bag = Сумка
sheet-refused = без обучения нельзя
sheet-no-rests = В этих правилах нет отдыха.
sheet-rested = Отряд отдохнул.
sheet-now = { $who }: { $now }
explain-title = Откуда это
explain-const = записано в правилах
explain-nothing = Здесь ничего не вычисляется: что написано, то и есть.
explain-base = без предметов
explain-with-items = с предметами
explain-item = предметы
explain-proficiency = бонус мастерства
explain-flat = сама ступень
explain-free-bonus = свободный бонус
explain-untrained = без подготовки
explain-before-cap = до предела
explain-adjust = прибавка к броскам
explain-levels = уровни
explain-row = строка { $row }
explain-score = значение
explain-modifier = модификатор
explain-held = сейчас
explain-standing = сейчас
explain-filled = заполнено
explain-remaining = осталось
explain-penalty = штраф
explain-maximum = не более
explain-how-least = наименьшее из
explain-how-most = наибольшее из
explain-how-scaled = × { $by }, округлено { $round ->
    [up] вверх
    [nearest] до ближайшего
   *[down] вниз
 }
explain-how-half = минус 10, пополам, округлено вниз
explain-how-table = по таблице
explain-how-word = { $of }: { $word }
explain-how-no-word = { $of }: читать нечего
explain-how-capped = не выше предела
explain-how-bounded = в пределах от { $min } до { $max }
explain-how-whole = округлено вниз
explain-how-cut = дробь отброшена
explain-from-rules = в правилах
explain-from-sheet = на листе
explain-from-default = по умолчанию
explain-from-nothing = ничего нет
explain-from-live = как сложилось в игре
explain-from-item = предмет

fight-foes = Противники
fight-foes-count =
    { $count ->
        [0] пока никого
       *[other] противников: { $count }
    }
fight-about = Противник
fight-no-bestiary = У этих правил нет бестиария.
fight-no-combat = В этих правилах нет боёв.
fight-party = Отряд
fight-enemies = Противники
fight-pay-left = { $pool }: осталось { $left }
fight-pay-steps-left = { $pool } (+{ $steps }): осталось { $left }
fight-plainly = { $label }, просто
fight-mode-way =
    { $label }{ $shots ->
        [0] {""}
        [one] , { $shots } выстрел
        [few] , { $shots } выстрела
       *[other] , { $shots } выстрелов
    }{ $hit ->
        [0] {""}
       *[other] { $hit_sign ->
            [minus] , −{ $hit } к попаданию
           *[plus] , +{ $hit } к попаданию
        }
    }{ $face ->
        [0] {""}
       *[other] { $face_sign ->
            [minus] , каждому кубику нужно на { $face } меньше
           *[plus] , каждому кубику нужно на { $face } больше
        }
    }{ $targets ->
        [0] {""}
        [one] , { $targets } цель
        [few] , до { $targets } целей
       *[other] , до { $targets } целей
    }
pick-fight-pay = Чем заплатить?
pick-fight-mode = Каким способом?
pick-fight-style = В каком стиле?
fight-targets = { $option }: кто цель?
fight-log = Журнал
fight-log-empty = Пока ничего не произошло.
fight-over = Бой окончен.
log-brief = кратко
log-normal = обычно
log-full = всё
log-both = { $language } + en
log-only-fallbacks = только непереведённое
log-nothing-of-it = Так ничего не видно: это меняют f, d и !.
log-folded = {" "}· свёрнуто: { $count ->
    [one] { $count } строка
    [few] { $count } строки
   *[many] { $count } строк
 }
log-filter-everything = Всё
log-filter-silent = { $who } (ничего не сказано)
pick-log-filter = Показать только
input-log-path = В какой файл записать журнал? .txt, .md или .json
log-export-endings = Вид файла говорит его окончание: .txt, .md или .json.
log-exported = Записано в { $path }.
log-exported-filtered = Записано в { $path }: только то, что оставляют фильтр и уровень.
log-export-title = { $game } ({ $rules }): журнал боя
log-kind-order = порядок и ходы
log-kind-attack = атаки
log-kind-harm = урон
log-kind-healing = лечение
log-kind-condition = состояния
log-kind-roll = броски
log-kind-cost = траты
log-kind-move = движение
log-kind-fate = жизнь и смерть
log-kind-outcome = исход
log-kind-refusal = отказы

input-member-name = Как зовут персонажа?
input-import-path = Из какого файла?
input-game-name = Как называется игра?
input-create-elsewhere = Где ещё создать игру? Название или папка
input-game-export = В какой файл записать игру: .zip
input-game-import = В каком файле игра?
input-save-elsewhere = Куда сохранить: название, папка или .zip
input-seed = Зерно её кубиков
input-spend = Сколько пунктов потрачено?
input-restore = Сколько пунктов вернуть?
input-empty = Нужно что-то написать.
input-not-a-number = Нужно целое число.
pick-language = Язык
pick-rest = Какой отдых?
pick-place = Куда?
language-changed = Язык сменён.
help-title = Клавиши и команды
help-nothing = Здесь ничего так не называется.

action-new-game = новая игра
action-export-game = выгрузить игру
action-import-game = загрузить игру
action-choose = выбрать
action-toggle = переключить
action-details = подробнее
action-ready-party = готовый отряд
action-add-member = добавить
action-import-member = загрузить
action-remove-member = убрать
action-edit-name = название
action-edit-seed = зерно
action-create = создать
action-next-step = дальше
action-previous-step = шаг назад
action-spend = потратить
action-restore = вернуть
action-mark = отметить
action-rest = отдых
action-explain = объяснить
action-next-member = следующий персонаж
action-previous-member = предыдущий персонаж
action-buy = купить
action-more = больше
action-fewer = меньше
action-price-level = цена
action-place = место
action-roll = бросить
action-roll-hundred = 100 бросков
action-take = взять
action-begin = начать
action-languages = язык журнала
action-log-level = сколько
action-fold-round = свернуть раунд
action-unfold-round = развернуть раунд
action-log-filter = фильтр
action-export-log = записать
action-fold-rounds = свернуть раунды
action-open-log = журнал
action-only-fallbacks = только непереведённое
action-hand-over = решай за меня
action-hand-over-for-good = дальше решай сам
action-take-back = снова решаю я
action-flee = бежать
action-next-pane = область
action-previous-pane = предыдущая область
action-tab-sheet = лист
action-tab-market = рынок
action-tab-loot = добыча
action-tab-fight = бой
action-tab-rules = правила
action-up = вверх
action-down = вниз
action-page-up = страница вверх
action-page-down = страница вниз
action-first = в начало
action-last = в конец
action-language = язык
action-help = справка
action-back = назад
flee-question = Бежать из этого боя? Добычи не будет.
dialog-accept = принять
dialog-close = закрыть
action-try-again = попробовать сохранить снова
action-save-elsewhere = сохранить игру в другом месте
action-stop = приостановить программу
action-quit = выйти из программы
table-nobody = В этой игре никого нет: она создана без отряда.
