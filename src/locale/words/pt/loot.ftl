# Saque: tabelas, chances, treino, o que está no chão.

loot-tables = Tabelas
loot-no-tables = Estas regras não têm tabelas de saque.
loot-replaced = trocada
loot-replaced-by = No lugar da tabela original: { $layer }
loot-odds = Chances exatas de uma rolagem
loot-never = Esta tabela nunca larga nada.
loot-chance = { $chance } · { $mean } em média
loot-practice =
    { $rolls ->
        [1] Uma rolagem de treino
       *[other] { $rolls } rolagens de treino
    }
loot-practice-columns = do mais comum: quanto caiu, ao lado as chances exatas
loot-seed = semente { $seed }
loot-things = Quantas coisas diferentes uma rolagem largou
loot-things-count =
    { $count ->
        [0] nada
        [1] uma coisa
       *[other] { $count } coisas
    }
loot-picks = Sorteios por rolagem: { $picks }
loot-lines = Linhas, por peso, de { $total }
loot-any = qualquer: { $words }
loot-one-of = uma de { $count }
loot-service = um serviço, ninguém pode pegar
loot-no-match = não dá nada: não sobrou item assim
loot-missing = não dá nada: não existe tal item
loot-dropped-by =
    { $more ->
        [0] Largada por { $names }
       *[other] Largada por { $names } e mais { $more }
    }
loot-dropped-by-tiers =
    { $more ->
        [0] Largada por inimigos do nível: { $names }
       *[other] Largada por inimigos do nível: { $names } e mais { $more }
    }
loot-stocked-by =
    { $more ->
        [0] Estoque de { $names }
       *[other] Estoque de { $names } e mais { $more }
    }
loot-named-by-nobody = Nenhuma criatura, nível ou vendedor a usa.
loot-lying = No chão
loot-nothing-lies = nada
loot-from-fight = depois da luta
loot-mixed = misturado
loot-fell = Algo caiu (semente { $seed }, a partir do dado { $word }): a tecla t pega.
loot-fell-nothing = Nada caiu (semente { $seed }, a partir do dado { $word }).
loot-taken-all = Pego:
loot-who-took = { $who } { $count } × { $item }
loot-taken =
    { $rest ->
        [uncarried] Pego: { $who }. O que ninguém aguenta carregar fica aqui ({ $left }).
        [left] Pego: { $who }. O resto continua no chão ({ $left }).
       *[none] Pego: { $who }.
    }
practice-title = Rolagens de treino
practice-about = Nada mudam no jogo e não usam nenhum dado dele.
form-rolls = Quantas rolagens
action-roll-many = rolagens de treino…
