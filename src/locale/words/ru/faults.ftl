# Сбои: самой программы, диска, и игры, которые держит кто-то другой.

crash-ended = Rulebound дал сбой: это ошибка программы, а не твоя.
crash-report = Отчёт лежит в { $path }; ничего из набранного тобой в нём нет.
crash-no-report = Отчёт записать не удалось ({ $why }); вот что в нём было бы:
crash-game = Твоя игра лежит в { $path }.
crash-title = Сбой
crash-beside = Что-то в программе дало сбой; можно играть дальше. Подробности в { $path }.
crash-beside-unwritten = Что-то в программе дало сбой; можно играть дальше. Отчёт записать не удалось ({ $why }).

game-read-only = Эту игру держит { $holder }: можно смотреть, ничего не сохранится.
game-held-elsewhere = Эту игру на другой машине последним держал { $holder } и так и не отпустил: можно смотреть, ничего не сохранится.
game-left-by = Прежний держатель завершился, не отпустив эту игру: { $holder }. Теперь её держишь ты.
game-for-reading = Эта игра открыта для просмотра: ничего не сохранится.
game-why-read-only = { $why } { $again } — попробовать снова, { $elsewhere } — сохранить копию в другом месте.
game-yours =
    Эту игру больше никто не держит: она твоя, и всё сделанное сохранится. { $count ->
        [0] Тем временем ничего не произошло.
       *[other] Действий тем временем: { $count }.
    }
game-nothing-to-try = Игру держишь ты, и всё сохранено.
game-unwritable-disk-full = На диске этой игры нет места: можно смотреть, ничего не сохранится.
game-unwritable-no-rights = Тебе нельзя писать в эту игру: можно смотреть, ничего не сохранится.
game-unwritable-read-only-medium = Эта игра на носителе только для чтения: можно смотреть, ничего не сохранится.
game-unwritable-not-there = Папки этой игры больше нет: можно смотреть, ничего не сохранится.
game-unwritable-disk-failed = Система не даёт писать в эту игру: можно смотреть, ничего не сохранится.
game-holder-process = процесс { $number }
game-holder-named = { $program } (процесс { $number }) на { $host }
game-holder-since = { $program } (процесс { $number }) на { $host } с { $since }
game-holder-unknown = программа, которая себя не называет
ask-take-over = Последний держатель этой игры: { $holder }. Две программы, которые пишут одну игру, её портят. Там её точно больше никто не держит?
fault-disk-full = Для { $path } больше нет места.
fault-no-rights = Нет прав на { $path }.
fault-read-only-medium = { $path } на носителе только для чтения.
fault-not-there = { $path } нет на месте.
fault-disk-failed = Система отказывает, { $path }: { $cause }.

game-newer-save = Эту игру сохранила более новая версия программы: можно смотреть, но ничего не сохраняется.
game-moved-up = Эту игру сохранила более старая версия программы. Прежний вид сохранён в { $path }, дальше игра идёт в формате этой версии.
fault-newer-save = { $path }: эту игру сохранила более новая версия программы, и эта не может её прочитать.

# Игра, диск которой не принимает сделанное.
unsaved-mark = не сохранено: { $count }, с { $since }
unsaved-why = Не сохранено: { $why }. { $again } — снова, { $elsewhere } — в другое место.
unsaved-why-disk-full = диск полон
unsaved-why-no-rights = нет права писать
unsaved-why-read-only-medium = диск только для чтения
unsaved-why-not-there = папка исчезла
unsaved-why-disk-failed = диск отказывает
unsaved-why-damaged = изменила другая программа
unsaved-title = Не сохранено
unsaved-about = Можно играть дальше: всё, что ты делаешь, остаётся в памяти и будет записано, как только это станет возможно. Если программа завершится раньше, это пропадёт. { $again } пробует сразу; { $elsewhere } сохраняет всю игру в другом месте и продолжает её там.
unsaved-saved =
    { $count ->
        [one] Ожидавшее действие сохранено.
       *[other] Ожидавшие действия сохранены: { $count }.
    }
unsaved-elsewhere = Вся игра сохранена в { $path } и продолжается там.
unsaved-elsewhere-open = Она не в папке твоих игр: её откроет «rulebound play { $path }».
unsaved-lost = Не сохранено действий: { $count }, игра в { $path }.
ask-leave-unsaved = Не сохранено действий: { $count } ({ $why }). Если уйти сейчас, они пропадут.
answer-unsaved = Enter: снова · s: в другое место · x: всё равно уйти · Esc: остаться
game-exported = Вся игра в файле { $path }.

# Игра в одном файле.
home-choose-game = Сначала выбери игру.
home-game-imported = { $name } теперь среди твоих игр.
archive-not-an-archive = Это не .zip, который можно прочитать ({ $about }).
archive-too-many = В нём частей: { $about } — больше, чем бывает в игре.
archive-too-large = Байтов без сжатия: { $about } — больше, чем бывает в игре.
archive-unsafe-path = «{ $about }» ведёт прочь из папки игры.
archive-link = «{ $about }» — это ссылка.
archive-duplicate-name = «{ $about }» встречается дважды.
archive-no-manifest = Это не игра: нет manifest.json.
archive-bad-manifest = manifest.json не от игры ({ $about }).
archive-newer-archive = Файл создала более новая версия программы (версия файла { $about }).
archive-missing-part = Нет «{ $about }».
archive-unlisted-part = «{ $about }» есть, но не в перечне.
archive-no-part = «{ $about }» не часть игры.
archive-size-mismatch = Размер «{ $about }» не тот, что в перечне.
archive-hash-mismatch = «{ $about }» не то, что в перечне: файл изменён.
archive-bad-pin = pin.json не читается ({ $about }).
