# 战利品：表、概率、练习、地上的东西。

loot-tables = 表
loot-no-tables = 这套规则没有战利品表。
loot-replaced = 已替换
loot-replaced-by = 代替原表：{ $layer }
loot-odds = 一次掷骰的准确概率
loot-never = 这张表从不掉落任何东西。
loot-chance = { $chance } · 平均 { $mean }
loot-practice = 练习 { $rolls } 次
loot-practice-columns = 常见的在前：掉落多少，旁边是准确概率
loot-seed = 种子 { $seed }
loot-things = 一次掷骰掉落几样东西
loot-things-count =
    { $count ->
        [0] 无
       *[other] { $count } 样
    }
loot-picks = 每次抽取：{ $picks }
loot-lines = 各行，按权重，共 { $total }
loot-any = 任意：{ $words }
loot-one-of = { $count } 选一
loot-service = 服务，没人能拿
loot-no-match = 什么也不给：没有这样的物品了
loot-missing = 什么也不给：没有这件物品
loot-dropped-by =
    { $more ->
        [0] 掉落者：{ $names }
       *[other] 掉落者：{ $names } 等，另有 { $more }
    }
loot-dropped-by-tiers =
    { $more ->
        [0] 掉落的对手级别：{ $names }
       *[other] 掉落的对手级别：{ $names } 等，另有 { $more }
    }
loot-stocked-by =
    { $more ->
        [0] 卖家存货：{ $names }
       *[other] 卖家存货：{ $names } 等，另有 { $more }
    }
loot-named-by-nobody = 没有生物、级别或卖家用它。
loot-lying = 地上的东西
loot-nothing-lies = 无
loot-from-fight = 战斗后留下
loot-mixed = 来源不一
loot-fell = 有东西掉落（种子 { $seed }，从第 { $word } 个骰字起）：按 t 拾取。
loot-fell-nothing = 什么也没有掉落（种子 { $seed }，从第 { $word } 个骰字起）。
loot-taken-all = 已拾取：
loot-who-took = { $who } { $count } × { $item }
loot-taken =
    { $rest ->
        [uncarried] 已拾取：{ $who }。没人拿得动的留在这里（{ $left }）。
        [left] 已拾取：{ $who }。其余的还在地上（{ $left }）。
       *[none] 已拾取：{ $who }。
    }
practice-title = 练习掷骰
practice-about = 不改变游戏，也不用它的骰子。
form-rolls = 多少次
action-roll-many = 练习掷骰…
