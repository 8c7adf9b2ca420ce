# O que se fez para montar uma luta. { $opponent } é um adversário; palavras entre aspas foram propostas e aparecem como são.

note-of = { $opponent }: { $note }
note-join = { $first }, { $second }

note-reference-by-name = nenhum bestiário tem “{ $reference }”; foi encontrado pelo próprio nome.
note-reference-unknown = nenhum bestiário tem “{ $reference }”, nem nada com o próprio nome.
note-built-from-tier = é feito dos números de “{ $tier }”.
note-tier-assumed = nenhum nível foi indicado, por isso é “{ $tier }”.
note-tier-unknown = não existe o nível “{ $asked }”, por isso é “{ $tier }”.
note-proposal-unreadable = o bloco não pode ser lido (“{ $at }”: { $why }).
note-why-missing-key = falta uma chave
note-why-unknown-key = não existe essa chave
note-why-wrong-type = há ali um valor de outro tipo
note-why-out-of-range = o número está fora dos limites
note-why-unknown-id = nada tem esse nome
note-beside-sheet = tem uma ficha, por isso o que está ao lado dela não é lido: { $keys }.
note-no-threat-scale = estas regras não têm níveis, por isso luta como foi proposto.

note-word-resist = não resiste a “{ $word }”: esse dano não existe.
note-word-immune = não é imune a “{ $word }”: esse dano não existe.
note-word-vulnerable = não é vulnerável a “{ $word }”: esse dano não existe.
note-word-item-tag = nada com “{ $word }” atravessa: os itens não têm essa etiqueta.
note-word-condition-immunity = não é imune a “{ $word }”: essa condição não existe.
note-word-save = a resistência “{ $word }” fica de fora: não existe nenhuma com esse nome.
note-word-check = o teste “{ $word }” fica de fora: não existe nenhum com esse nome.
note-word-ability = o atributo “{ $word }” fica de fora: não existe nenhum com esse nome.
note-word-damage-type = o dano de { $action } não é “{ $word }”: esse tipo não existe.
note-word-condition = { $action } não aplica “{ $word }”: essa condição não existe.
note-word-loot = não deixa “{ $word }”: o que é inventado não tem saque próprio.

note-health-held = a vida é { $now } em vez de { $from }: { $tier } tem de { $low } a { $high }.
note-health-not-thrown = a vida é { $now } e não é rolada, para ficar de { $low } a { $high } de { $tier }.
note-defense-lowered = a defesa desce de { $from } para { $to }.
note-to-hit-lowered = o bônus para acertar de { $of } desce de { $from } para { $to }.
note-save-difficulty-lowered = a dificuldade das resistências contra { $of } desce de { $from } para { $to }.
note-check-lowered = o número para { $of } desce de { $from } para { $to }.
note-actions-cut = das { $from } ações ficam as primeiras { $to }.
note-budget-replaced = { $action } gasta { $budget }: não existe “{ $from }”.
note-budget-filled = { $action } gasta { $budget }, pois não indicava nada.
note-clauses-cut = dos { $from } outros tipos de dano de { $action } ficam os primeiros { $to }.
note-save-dropped = { $action } simplesmente acontece: não existe a resistência “{ $save }”, ou ela não tem número.
note-clause-save-dropped = outro tipo de dano de { $action } simplesmente acontece: não existe a resistência “{ $save }”, ou ela não tem número.
note-save-ends-dropped = nenhuma resistência encerra { $condition } de { $action }: não existe, ou não tem número.
note-application-dropped = { $action } não aplica { $condition }: só uma resistência encerraria isso, e ela não existe, ou não tem número.
note-sequence-part-lost = “{ $part }” não é parte de { $action }.
note-sequence-dropped = { $action } fica de fora: não tem partes.
note-strikes-lost =
    { $to ->
        [1] { $action } tem um golpe em vez de { $from }.
       *[other] { $action } tem { $to } golpes em vez de { $from }.
    }
note-soak-removed = não absorve dano: o que é inventado não absorve.
note-hardness-removed = não tem dureza: o que é inventado não tem.
note-upcast-removed = pagar mais por { $action } não traz mais força.
note-damage-scaled = o dano foi reduzido: a melhor rodada dá em média { $average }, e { $tier } tem de { $low } a { $high }.
note-damage-still-above = o dano foi reduzido até onde dá: a melhor rodada dá em média { $average }, ainda acima de { $low } a { $high } de { $tier }.

note-sheet-unknown = a ficha tem partes que estas regras não têm: { $ids }.
note-sheet-refitted = { $label } na ficha foi ajustado: { $now }.
note-sheet-refused = { $label } na ficha fica de fora: nada parecido cabe ali.
note-proficiency-not-offered = { $label } na ficha tem a primeira proficiência que há: “{ $asked }” não é oferecida.
note-rows-cut = das { $from } linhas de { $list } ficam as primeiras { $to }.
note-rows-unlisted = nenhum catálogo de { $list } tem estas, por isso ficam como foram escritas: { $names }.
note-entries-closed = estas de { $list } não estão abertas a esta ficha e ficam de fora: { $entries }.
note-choices-filled =
    { $proficiency ->
        [trained] as escolhas foram preenchidas como as de alguém treinado: { $entries }.
        [veteran] as escolhas foram preenchidas como as de um veterano: { $entries }.
        [master] as escolhas foram preenchidas como as de um mestre: { $entries }.
       *[novice] as escolhas foram preenchidas como as de um novato: { $entries }.
    }
note-health-moved = a vida é { $now } em vez de { $from }, por meio de { $field }: { $tier } tem de { $low } a { $high }.
note-health-left = a vida continua { $health }, fora de { $low } a { $high } de { $tier }: nenhum campo sozinho a mudaria.
