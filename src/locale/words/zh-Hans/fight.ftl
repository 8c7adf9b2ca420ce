# 战斗画面的话：各人状况、可回应的时机、目标、结局。

## 各人状况。
fight-state-down = 倒地
fight-state-dying = 濒死
fight-state-stable = 稳定
fight-state-out = 退场
fight-state-dead = 死亡
fight-state-by-program = 自动
fight-flag-dodging = 闪避中
fight-flag-helped = 受助
fight-flag-hidden = 隐藏
fight-flag-ready = 伺机
fight-condition-rounds = { $condition }（{ $rounds }）
fight-keeps-up = 维持{ $label }
fight-signature = 招牌点数 { $left }/{ $of }
fight-person-health = 生命
fight-person-defense = 防御
fight-person-initiative = 先攻
fight-person-state = 现状
fight-person-causes = 由谁造成
fight-person-cause = { $condition }：{ $source }
fight-person-marks = 伤势
fight-person-deaths = 对抗死亡
fight-person-kept-up = 专注
fight-person-budgets = 本回合剩余
fight-person-points = 点数
fight-person-shots = 弹药
fight-person-uses = 剩余次数
fight-person-waits = 尚未恢复

## 战斗在等什么。
fight-on-turn = 轮到 { $who }。
fight-asked = { $who } 可以回应
fight-asked-between = { $who } 可以在回合之间行动
fight-asked-status = 待回应：{ $happened }
fight-turn-of = 此时是 { $turn } 的回合。
fight-moment-aimed = { $source } 以{ $label }瞄准 { $targets }。
fight-moment-used = { $source } 使用{ $label }。
fight-moment-used-on = { $source } 对 { $targets } 使用{ $label }。
fight-moment-hit = { $source } 以{ $label }击中 { $target }：{ $total } 对 { $defense }。
fight-moment-harmed = { $source } 以{ $label }伤到 { $targets }。
fight-moment-turn = 一个回合结束，下一个尚未开始。

## 选项说明。
fight-option-about = { $option }：{ $about }
fight-option-restores = 恢复{ $pool }
fight-end-turn-about = 回合结束；剩余的都会失去。
fight-pass-about = 不作回应：已开始的继续。
fight-answer-stops = 可阻止
fight-answer-turns = 可化解这一击（{ $total } 对 { $defense }）
fight-answer-too-little = 不足以化解（{ $total } 对 { $defense }）
fight-answer-no-use = 对这样的掷骰无效
menu-forecast-win = 胜算 { $chance }

## 目标。
fight-targets-named = { $named }/{ $wanted }
fight-targets-one = 按 Enter 瞄准所选之人。
fight-targets-several = 按 Space 选定，至多 { $wanted } 个，按 Enter 执行。
fight-targets-full = 最多只能选 { $wanted } 个。

## 结局。
fight-won = 队伍在 { $rounds } 轮内获胜。
fight-lost = 队伍在 { $rounds } 轮内战败。
fight-fled = 队伍在第 { $rounds } 轮逃走。
fight-end-down = 倒地：{ $names }。
fight-end-loot = 可以拿取
fight-end-no-loot = 没有可拿的东西。
fight-end-to-loot = 按 Enter 查看战利品。
fight-end-next = 按 Enter 选择下一批对手。
fight-end-once-more = 战斗结束。再按一次 Enter 继续。

## 按键。
action-person-details = 详情
action-tick-target = 选定
fight-key-do = 执行
fight-key-go-on = 继续

## 可选的敌人。
fight-tiers = 按危险程度
fight-foe-tier = 危险程度
fight-foe-average = { $written }（约 { $average }）
fight-foe-to-hit = 命中
fight-foe-damage = 每轮伤害
fight-foe-save = 豁免难度
fight-foe-deeds = 行动
fight-foe-range = { $from } 至 { $to }
fight-foe-of-tier = 并非特定之人：此危险程度的数值和一次攻击。
fight-foe-resist = 减半
fight-foe-immune = 无效
fight-foe-vulnerable = 加倍
fight-foe-except = { $type }（{ $tags } 除外）
fight-foe-trait = { $name }：
