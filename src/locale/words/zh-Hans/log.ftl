# 战斗记录的文字。

## 连接。
log-join-list = { $first }、{ $second }
log-join-faces = { $first }、{ $second }
log-join-addends = { $first } + { $second }
log-join-terms = { $first } { $second }
log-join-sentences = { $first }{ $second }
log-sentences = { $text }

## 组合的名称。
log-name-with-mode = { $name }（{ $mode }）
log-name-with-style = { $name }，{ $style }
log-name-strike = 普通攻击
log-name-check = 无名检定
log-moved = { $before } → { $now }

## 掷骰。
log-roll-plain = { $kept }
log-roll-sum = { $kept } ({ $faces })
log-roll-picked = { $kept } (掷出 { $faces })
log-roll-leaning = { $kept } (掷出 { $faces }，{ $mode ->
    [advantage] 优势
   *[disadvantage] 劣势
 })
log-roll-total = { $base } { $terms } = { $total }
log-term-plus = + { $value }
log-term-minus = - { $value }
log-term-plus-named = + { $value } ({ $name })
log-term-minus-named = - { $value } ({ $name })
log-term-wounds = - { $value } (伤势)
log-pool = { $dice } 颗骰，{ $target } 以上计成功：{ $successes } 个成功（{ $faces }）
log-pool-cancelled = { $pool }，低点骰子抵消 { $count } 个成功
log-pool-changed = { $pool }；骰数：{ $base } { $terms }
log-pool-leaning = { $mode ->
    [advantage] { $pool }，取两次中较好的一次
   *[disadvantage] { $pool }，取两次中较差的一次
 }
log-pool-botch = { $pool }，大失败
log-pool-automatic = { $pool } + 自动 { $flat } 个
log-defense = { $value }
log-defense-named = { $label } { $value }
log-defense-guarded = { $defense }（{ $guards }）
log-guard-plus = { $name } + { $value }
log-guard-minus = { $name } - { $value }
log-needed = 需要 { $successes } 个成功
log-needed-guarded = 需要 { $successes ->
   *[other] { $defense } 个成功
 }

## 轮与回合。
log-initiative = 先攻：{ $order }
log-initiative-entry = { $actor }（{ $total }）
log-round = 第 { $number } 轮
log-turn = { $actor } 的回合
log-outcome-victory = 战斗胜利。
log-outcome-defeat = 战斗失败。
log-outcome-fled = 队伍逃脱了。

## 攻击。
log-attack-hit = { $actor } 用{ $label }攻击 { $target }：{ $roll } 对 { $defense }：命中。
log-attack-miss = { $actor } 用{ $label }攻击 { $target }：{ $roll } 对 { $defense }：未命中。
log-attack-critical = { $actor } 用{ $label }攻击 { $target }：{ $roll } 对 { $defense }：重击！
log-attack-pool-hit = { $actor } 用{ $label }攻击 { $target }：{ $roll }，{ $needed }：命中。
log-attack-pool-miss = { $actor } 用{ $label }攻击 { $target }：{ $roll }，{ $needed }：未命中。
log-recheck-hit = { $actor } 的{ $label }仍然命中 { $target }：{ $total } 对 { $defense }。
log-recheck-miss = { $actor } 的{ $label }现在未命中 { $target }：{ $total } 对 { $defense }。
log-rider = { $label }附加在 { $target } 身上。
log-cancelled = { $by } 阻止了 { $actor } 的{ $label }。
log-deed = { $actor } 使用{ $label }。
log-deed-at = { $actor } 对 { $targets } 使用{ $label }。
log-save-success = { $actor } 进行{ $save }豁免：{ $roll } 对 { $difficulty }：成功。
log-save-failure = { $actor } 进行{ $save }豁免：{ $roll } 对 { $difficulty }：失败。
log-save-pool-success = { $actor } 进行{ $save }豁免：{ $roll }，{ $needed }：成功。
log-save-pool-failure = { $actor } 进行{ $save }豁免：{ $roll }，{ $needed }：失败。
log-save-automatic = { $actor } 的{ $save }豁免不掷骰即失败。

## 伤害与恢复。
log-damage = { $target } 受到 { $dealt } 点伤害（{ $type }），剩余 { $health }/{ $max }。
log-damage-untyped = { $target } 受到 { $dealt } 点伤害，剩余 { $health }/{ $max }。
log-note-critical = 重击。
log-note-floor = 提升到最低值 { $floor }。
log-note-resist = 抗性：减半。
log-note-vulnerable = 易伤：加倍。
log-note-immune = 免疫。
log-note-saved = 豁免使其减半。
log-note-temporary = 其中 { $amount } 点由临时点数承受。
log-note-temporary-moved = 其中 { $amount } 点由临时点数承受（{ $stands }）。
log-note-mark = 标记为{ $mark }。
log-harm-throw = 伤害：{ $roll }。
log-soak-thrown = 承受掷骰 { $dice } 颗，抵消 { $soaked } 点（{ $faces }）。
log-soak-taken-off = 承受去掉 { $dice } 颗骰。
log-hardness = { $label }以 { $dice } 颗骰命中 { $target }，低于 { $hardness }：无效。
log-heal = { $target } 恢复 { $amount } 点，{ $health }/{ $max }。
log-heal-part = { $target } 恢复 { $gained } 点（共 { $amount } 点），{ $health }/{ $max }。
log-heal-nothing = { $target } 无可恢复：{ $amount } 点全部落空，{ $health }/{ $max }。
log-temporary = { $target } 获得 { $amount } 点临时点数。
log-temporary-moved = { $target } 获得 { $amount } 点临时点数（{ $stands }）。
log-restored = { $target } 获得 { $amount } 点{ $pool }，{ $value }/{ $max }。
log-restored-part = { $target } 获得 { $gained } 点{ $pool }（共 { $amount } 点），{ $value }/{ $max }。
log-restored-nothing = { $target } 的{ $pool }已满：{ $amount } 点全部落空，{ $value }/{ $max }。

## 状态。
log-condition-applied = { $target } 进入状态：{ $condition }。
log-condition-applied-rounds = { $target } 进入状态，持续 { $rounds } 轮：{ $condition }。
log-condition-immune = { $target } 免疫{ $condition }。
log-condition-save = { $target } 通过豁免摆脱了{ $condition }。
log-condition-expired = { $target } 的{ $condition }到期结束。
log-condition-fight-over = 战斗结束：{ $target } 的{ $condition }随之结束。
log-condition-damage = 伤害使 { $target } 的{ $condition }结束。
log-condition-concentration = 无人维持，{ $target } 的{ $condition }结束。
log-condition-revived = { $target } 重新站起，{ $condition }结束。
log-condition-contest = 对抗使 { $target } 的{ $condition }结束。
log-condition-spent = { $target } 的{ $condition }已用尽。
log-condition-recovered = { $target } 从{ $condition }中恢复。
log-condition-down = { $target } 倒下，{ $condition }结束。
log-condition-removed = { $target } 的{ $condition }结束。
log-concentration-started = { $actor } 开始专注于{ $label }。
log-concentration-kept = { $actor } 维持着{ $label }。
log-concentration-ended-damage = 伤害打断了 { $actor } 对{ $label }的专注。
log-concentration-ended-replaced = { $actor } 放下{ $label }，转而专注别的。
log-concentration-ended-down = { $actor } 倒下，{ $label }结束。
log-concentration-ended = { $actor } 不再维持{ $label }。

## 随攻击变动的先攻。
log-shift-taken = { $actor } 失去 { $amount } 点先攻，现为 { $total }。
log-shift-gained = { $actor } 获得 { $amount } 点先攻，现为 { $total }。
log-shift-crash = { $actor } 崩溃，先攻 { $total }。
log-shift-crash-by = { $source } 崩溃：{ $actor } 获得 { $amount } 点先攻，现为 { $total }。
log-shift-missed = { $actor } 未命中，失去 { $amount } 点先攻，现为 { $total }。
log-shift-spent = { $actor } 用掉先攻，现为 { $total }。
log-shift-recovered = { $actor } 恢复，先攻 { $total }。

## 行动的代价。
log-spend = { $actor } 花费 { $amount } 点{ $label }。
log-spend-moved = { $actor } 花费 { $amount } 点{ $label }（{ $stands }）。
log-budget = { $actor } 还剩 { $left } 次{ $budget }。
log-uses = { $label }：剩余 { $left }/{ $of }。
log-broke = { $label }损坏（{ $roll }）。
log-gate-passed = { $actor } 为使用{ $label }掷{ $check }：{ $roll } 对 { $difficulty }：成功。
log-gate-failed = { $actor } 为使用{ $label }掷{ $check }：{ $roll } 对 { $difficulty }：失败，白白用掉。
log-gate-pool-passed = { $actor } 为使用{ $label }掷{ $check }：{ $roll }，{ $needed }：成功。
log-gate-pool-failed = { $actor } 为使用{ $label }掷{ $check }：{ $roll }，{ $needed }：失败，白白用掉。
log-recharge-ready = { $label }可再次使用：{ $roll }，需要 { $from }。
log-recharge-spent = { $label }仍不可用：{ $roll }，需要 { $from }。
log-signature = { $actor } 花费 { $cost } 点使用{ $label }，剩余 { $left } 点。
log-strikes = { $label }：还剩 { $left } 次打击。
log-strikes-last = { $label }：这是最后一次打击。
log-gives = { $actor } 使用{ $label }，现有 { $left } 次{ $budget }。
log-shot-loaded = { $label }：已装填 { $left }/{ $of }。
log-shot-left = { $label }：还可射 { $left } 次。
log-reload = { $actor } 为{ $label }装填：{ $loaded }/{ $of }。
log-reload-drew = { $actor } 取出 { $drew } 为{ $label }装填：{ $loaded }/{ $of }。
log-recovered = { $actor } 拾回 { $count } 个{ $label }。

## 对抗。
log-contest-won = { $actor } 对 { $target } 尝试{ $label }：{ $check } { $roll }，对方{ $target-check } { $target-roll }：获胜。
log-contest-lost = { $actor } 对 { $target } 尝试{ $label }：{ $check } { $roll }，对方{ $target-check } { $target-roll }：落败。
log-contest-pool-won = { $actor } 对 { $target } 尝试{ $label }。{ $check }：{ $roll }；对方{ $target-check }：{ $target-roll }。获胜。
log-contest-pool-lost = { $actor } 对 { $target } 尝试{ $label }。{ $check }：{ $roll }；对方{ $target-check }：{ $target-roll }。落败。

## 标准动作与时机。
log-standard-dash = { $actor } 疾走。
log-standard-disengage = { $actor } 脱离接战。
log-standard-dodge = { $actor } 闪避。
log-standard-help = { $actor } 协助 { $target }。
log-standard-help-nobody = { $actor } 协助他人。
log-standard-hide = { $actor } 躲藏。
log-standard-ready = { $actor } 等待时机。
log-pass = { $actor } 放过这个时机。
log-handed-over = 从现在起由程序操控 { $actor }。
log-taken-back = { $actor } 重新由玩家操控。
log-answered = { $actor } 以{ $label }回应。
log-window-leaving = { $mover } 离开 { $waiting } 的触及范围。
log-window-between-turns = 回合之间，{ $waiting } 可以行动。
log-window-aimed = { $source } 用{ $label }瞄准：{ $waiting } 可以回应。
log-window-used = { $source } 使用{ $label }：{ $waiting } 可以回应。
log-window-hit = { $source } 用{ $label }命中，{ $total } 对 { $defense }：{ $waiting } 可以回应。
log-window-harmed = { $source } 造成了伤害：{ $waiting } 可以回应。
log-window-answer = { $waiting } 可以回应。
log-window-others = { $first } 和另外 { $count } 人

## 战棋盘。
log-distance = { $distance } { $unit }
log-distance-cells = { $distance }
log-move = { $actor } 移动到 { $x },{ $y }，花费 { $cost }，剩余 { $left }。
log-move-stopped = { $actor } 停在 { $x },{ $y }。
log-move-stood = { $actor } 站起，花费 { $cost }。
log-opportunity = { $target } 离开时，{ $actor } 用{ $label }打击。
log-pushed = { $actor } 把 { $target } 推开 { $distance }，到 { $x },{ $y }。
log-cover = { $target } 在掩护后：+ { $bonus }，{ $defense }。
log-area = { $actor } 将{ $label }瞄准 { $x },{ $y }（{ $cells } 格）。

## 倒下与归来。
log-dying-success = { $actor } 与死亡抗争：{ $roll } 对 { $difficulty }：成功（成功 { $successes }，失败 { $failures }）。
log-dying-failure = { $actor } 与死亡抗争：{ $roll } 对 { $difficulty }：失败（成功 { $successes }，失败 { $failures }）。
log-dying-failure-by-harm = 伤害使 { $actor } 更接近死亡（成功 { $successes }，失败 { $failures }）。
log-dying-stable = { $actor } 伤势稳定。
log-dying-dead = { $actor } 死亡。
log-dying-revived = { $actor } 苏醒。
log-down = { $actor } 倒下。
log-down-dying = { $actor } 倒下，生命垂危。
log-defeated = { $actor } 退出战斗。
log-revived = { $actor } 重新站起，{ $health } 点。
log-refused = { $actor } 无法做到：{ $reason }

## 菜单中名称周围的文字。
menu-costs = { $costs }
menu-join-costs = { $first } · { $second }
menu-cost-budget = 花费{ $budget }
menu-cost-strikes = 免费，还剩 { $left } 次打击
menu-cost-pool = { $amount } 点{ $pool }
menu-cost-points = { $cost }/{ $of } 点
menu-cost-uses = 剩余 { $left }
menu-cost-loaded = 已装填 { $left }/{ $of }
menu-cost-shots = 还可射 { $left } 次
menu-forecast-hit = 命中 { $percent }%
menu-forecast-hit-damage = 命中 { $percent }%，约 { $amount } 点伤害
menu-forecast-damage = 约 { $amount } 点伤害
menu-forecast-healing = 约恢复 { $amount } 点
menu-group-attack = 攻击
menu-group-ability = 能力
menu-group-item = 物品
menu-group-contest = 对抗
menu-group-standard = 标准动作
menu-group-answer = 回应
menu-group-turn = 回合
menu-standard-dash = 疾走
menu-standard-disengage = 脱离接战
menu-standard-dodge = 闪避
menu-standard-help = 协助
menu-standard-hide = 躲藏
menu-standard-ready = 准备
menu-end-turn = 结束回合
menu-move = 移动
menu-stand-up = 站起
menu-pass = 放过
fight-to-choose = 轮到 { $who } 选择：
menu-name = { $label }
menu-off-hand = { $label }，副手
menu-reload = 装填{ $label }

loot-fallen = { $item } ×{ $count }
loot-fallen-left = { $item } ×{ $count }，留下 { $left }：没人再背得动
log-thrown = 掷出：{ $roll }。
