# Что сделано, чтобы собрать бой. { $opponent } — противник; слова в кавычках предложены и показаны как есть.

note-of = { $opponent }: { $note }
note-join = { $first }, { $second }

note-reference-by-name = ни в одном бестиарии нет «{ $reference }»; найдено по собственному имени.
note-reference-unknown = ни в одном бестиарии нет ни «{ $reference }», ни собственного имени.
note-built-from-tier = взяты числа уровня «{ $tier }».
note-tier-assumed = уровень не указан, поэтому взят уровень «{ $tier }».
note-tier-unknown = уровня «{ $asked }» нет, поэтому взят уровень «{ $tier }».
note-proposal-unreadable = блок нельзя прочитать («{ $at }»: { $why }).
note-why-missing-key = не хватает ключа
note-why-unknown-key = такого ключа нет
note-why-wrong-type = там значение другого рода
note-why-out-of-range = число вне границ
note-why-unknown-id = ничего с таким именем нет
note-beside-sheet = есть лист, поэтому не читается то, что стоит рядом: { $keys }.
note-no-threat-scale = в этих правилах нет уровней, поэтому всё остаётся как предложено.

note-word-resist = нет сопротивления «{ $word }»: такого урона не бывает.
note-word-immune = нет иммунитета к «{ $word }»: такого урона не бывает.
note-word-vulnerable = нет уязвимости к «{ $word }»: такого урона не бывает.
note-word-item-tag = ничто с меткой «{ $word }» не пробивает: такой метки у вещей нет.
note-word-condition-immunity = нет иммунитета к «{ $word }»: такого состояния нет.
note-word-save = спасбросок «{ $word }» опущен: такого нет.
note-word-check = проверка «{ $word }» опущена: такой нет.
note-word-ability = характеристика «{ $word }» опущена: такой нет.
note-word-damage-type = урон «{ $action }» — не «{ $word }»: такого вида нет.
note-word-condition = «{ $action }» не накладывает «{ $word }»: такого состояния нет.
note-word-loot = «{ $word }» не выпадает: у придуманного нет своей добычи.

note-health-held = здоровье { $now } вместо { $from }: у «{ $tier }» от { $low } до { $high }.
note-health-not-thrown = здоровье { $now } и не бросается, чтобы остаться от { $low } до { $high } у «{ $tier }».
note-defense-lowered = защита снижена с { $from } до { $to }.
note-to-hit-lowered = прибавка к попаданию «{ $of }» снижена с { $from } до { $to }.
note-save-difficulty-lowered = сложность спасбросков против «{ $of }» снижена с { $from } до { $to }.
note-check-lowered = число для «{ $of }» снижено с { $from } до { $to }.
note-actions-cut = действий было { $from }, оставлены первые { $to }.
note-budget-replaced = «{ $action }» тратит «{ $budget }»: «{ $from }» нет.
note-budget-filled = «{ $action }» тратит «{ $budget }»: ничего не было указано.
note-clauses-cut = видов дополнительного урона у «{ $action }» было { $from }, оставлены первые { $to }.
note-save-dropped = «{ $action }» просто срабатывает: спасброска «{ $save }» нет или у него нет числа.
note-clause-save-dropped = дополнительный урон «{ $action }» просто срабатывает: спасброска «{ $save }» нет или у него нет числа.
note-save-ends-dropped = спасбросок не снимает «{ $condition }» от «{ $action }»: его нет или у него нет числа.
note-application-dropped = «{ $action }» не накладывает «{ $condition }»: снять его мог бы только спасбросок, а его нет или у него нет числа.
note-sequence-part-lost = «{ $part }» — не часть «{ $action }».
note-sequence-dropped = «{ $action }» опущено: в нём нет частей.
note-strikes-lost = ударов у «{ $action }»: { $to } вместо { $from }.
note-soak-removed = поглощения нет: у придуманного его не бывает.
note-hardness-removed = твёрдости нет: у придуманного её не бывает.
note-upcast-removed = заплатив больше за «{ $action }», сильнее его не сделать.
note-damage-scaled = урон уменьшен: лучший раунд в среднем даёт { $average }, у «{ $tier }» от { $low } до { $high }.
note-damage-still-above = урон уменьшен, насколько возможно: лучший раунд в среднем даёт { $average }, всё ещё выше, чем от { $low } до { $high } у «{ $tier }».

note-sheet-unknown = в листе есть то, чего нет в этих правилах: { $ids }.
note-sheet-refitted = «{ $label }» в листе подогнано: { $now }.
note-sheet-refused = «{ $label }» в листе опущено: ничего похожего туда не подходит.
note-proficiency-not-offered = «{ $label }» в листе на первой ступени владения: «{ $asked }» не предлагается.
note-rows-cut = строк в «{ $list }» было { $from }, оставлены первые { $to }.
note-rows-unlisted = ни в одном каталоге для «{ $list }» этого нет, поэтому стоит как написано: { $names }.
note-entries-closed = это из «{ $list }» листу недоступно и опущено: { $entries }.
note-choices-filled =
    { $proficiency ->
        [trained] выбор сделан, как сделал бы обученный: { $entries }.
        [veteran] выбор сделан, как сделал бы ветеран: { $entries }.
        [master] выбор сделан, как сделал бы мастер: { $entries }.
       *[novice] выбор сделан, как сделал бы новичок: { $entries }.
    }
note-health-moved = здоровье { $now } вместо { $from }, через «{ $field }»: у «{ $tier }» от { $low } до { $high }.
note-health-left = здоровье остаётся { $health }, вне пределов от { $low } до { $high } у «{ $tier }»: ни одно поле само его не изменит.
