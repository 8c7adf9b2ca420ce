tab-story = 故事
action-tab-story = 故事
action-tell = 讲述
action-check = 检定
input-story = 发生了什么？
story-count =
    { $count ->
        [0] 故事
       *[other] 故事 · { $count } 段
    }
story-empty = 还没有讲述任何内容。
story-hint = Enter 讲述发生的事；[ 开始一个标签，Tab 补全；c 打开检定并显示胜算。
badge-ok = ‹{ $who }：{ $op } { $about } → { $now }›
badge-refused = ‹{ $who }：{ $op } { $about } 被拒绝：{ $reason }›
badge-unreadable = ‹无法读懂的标签：{ $reason }›
badge-check = ‹{ $who }，{ $skill }：{ $outcome }（{ $rolls }；{ $total } 对 { $need }）›
badge-check-nobody = ‹{ $skill }：{ $outcome }（{ $rolls }；{ $total } 对 { $need }）›
badge-check-refused = ‹{ $skill }：未掷骰：{ $reason }›
outcome-critical-failure = 大失败
outcome-failure = 失败
outcome-success = 成功
outcome-critical-success = 大成功
check-target = 检定
check-difficulty = 难度
check-spend = 花费
check-no-spend = 无
check-against = { $number } 对 { $need }
check-keys = ↑↓ 检定 · ←→ 难度 · Tab 人物 · s 花费 · u 使用 · Enter 掷骰
check-use = 使用
refusal-nothing-told = 没有可讲述的内容。
refusal-reply-too-large = 一段内容不能有 { $about } 字节之多。
refusal-untrained = 未受训练者不能尝试。
refusal-no-difficulty = 规则里没有这样的难度。
badge-place = ‹现在身处 { $place }›
badge-place-refused = ‹没有到达 { $place }：{ $reason }›
badge-own-bag = 自己的行囊
badge-item = ‹{ $who }：{ $op } { $count } × { $item } → { $now }›
badge-item-noted = ‹{ $who }：{ $op } { $count } × { $item } → { $now }；{ $note }›
badge-item-given = ‹{ $who }：{ $count } × { $item } → { $to }›
badge-item-refused = ‹{ $who }：{ $op } { $count } × { $item } 被拒绝：{ $reason }›
badge-loot-nothing = ‹{ $table }：什么也没掉落›
badge-loot-refused = ‹{ $table } 没有掷骰：{ $reason }›
