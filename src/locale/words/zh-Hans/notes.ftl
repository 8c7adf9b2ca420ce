# 组织战斗时做了什么。{ $opponent } 是对手；引号里的词是提议的，原样显示。

note-of = { $opponent }：{ $note }
note-join = { $first }、{ $second }

note-reference-by-name = 图鉴里没有“{ $reference }”；按它自己的名字找到了。
note-reference-unknown = 图鉴里没有“{ $reference }”，也没有它自己的名字。
note-built-from-tier = 由“{ $tier }”级别的数值构成。
note-tier-assumed = 没有指定级别，因此是“{ $tier }”。
note-tier-unknown = 没有“{ $asked }”这个级别，因此是“{ $tier }”。
note-proposal-unreadable = 它的数据块无法读取（“{ $at }”：{ $why }）。
note-why-missing-key = 缺少一个键
note-why-unknown-key = 没有这个键
note-why-wrong-type = 该处的值类型不对
note-why-out-of-range = 数字超出范围
note-why-unknown-id = 没有这个名称的东西
note-beside-sheet = 它有人物卡，因此不读旁边的内容：{ $keys }。
note-no-threat-scale = 这套规则没有级别，因此它按提议的样子参战。

note-word-resist = 它不抵抗“{ $word }”：没有这种伤害。
note-word-immune = 它不免疫“{ $word }”：没有这种伤害。
note-word-vulnerable = 它不易受“{ $word }”伤害：没有这种伤害。
note-word-item-tag = “{ $word }”不能穿透：物品没有这个标签。
note-word-condition-immunity = 它不免疫“{ $word }”：没有这种状态。
note-word-save = 豁免“{ $word }”被略去：没有这个名字的豁免。
note-word-check = 检定“{ $word }”被略去：没有这个名字的检定。
note-word-ability = 属性“{ $word }”被略去：没有这个名字的属性。
note-word-damage-type = { $action }的伤害不是“{ $word }”：没有这种类型。
note-word-condition = { $action }不施加“{ $word }”：没有这种状态。
note-word-loot = 它不掉落“{ $word }”：虚构的对手没有自己的战利品。

note-health-held = 生命为 { $now }，而不是 { $from }：{ $tier }为 { $low } 到 { $high }。
note-health-not-thrown = 生命为 { $now }，不掷骰，以保持在{ $tier }的 { $low } 到 { $high } 之间。
note-defense-lowered = 防御从 { $from } 降到 { $to }。
note-to-hit-lowered = { $of }的命中加值从 { $from } 降到 { $to }。
note-save-difficulty-lowered = 对{ $of }的豁免难度从 { $from } 降到 { $to }。
note-check-lowered = { $of }的数值从 { $from } 降到 { $to }。
note-actions-cut = { $from } 个动作中只保留前 { $to } 个。
note-budget-replaced = { $action }花费{ $budget }：没有“{ $from }”。
note-budget-filled = { $action }花费{ $budget }，因为没有指定。
note-clauses-cut = { $action }的 { $from } 种附加伤害中只保留前 { $to } 种。
note-save-dropped = { $action }直接生效：没有豁免“{ $save }”，或它没有数值。
note-clause-save-dropped = { $action }的附加伤害直接生效：没有豁免“{ $save }”，或它没有数值。
note-save-ends-dropped = 没有豁免能结束{ $action }造成的{ $condition }：没有这个豁免，或它没有数值。
note-application-dropped = { $action }不施加{ $condition }：只有豁免才能结束它，而没有这个豁免，或它没有数值。
note-sequence-part-lost = “{ $part }”不是{ $action }的一部分。
note-sequence-dropped = { $action }被略去：它没有组成部分。
note-strikes-lost = { $action }有 { $to } 次打击，而不是 { $from } 次。
note-soak-removed = 它不吸收伤害：虚构的对手都不吸收。
note-hardness-removed = 它没有硬度：虚构的对手都没有。
note-upcast-removed = 为{ $action }多付代价不会使它更强。
note-damage-scaled = 伤害已降低：最强的一轮平均为 { $average }，{ $tier }为 { $low } 到 { $high }。
note-damage-still-above = 伤害已降到最低：最强的一轮平均为 { $average }，仍高于{ $tier }的 { $low } 到 { $high }。

note-sheet-unknown = 它的人物卡有这套规则没有的部分：{ $ids }。
note-sheet-refitted = 人物卡上的{ $label }已调整为：{ $now }。
note-sheet-refused = 人物卡上的{ $label }被略去：那里放不下类似的内容。
note-proficiency-not-offered = 人物卡上的{ $label }取第一档熟练：不提供“{ $asked }”。
note-rows-cut = { $list }的 { $from } 行中只保留前 { $to } 行。
note-rows-unlisted = { $list }的目录里没有这些，因此按原样保留：{ $names }。
note-entries-closed = { $list }中的这些不对此人物卡开放，已略去：{ $entries }。
note-choices-filled =
    { $proficiency ->
        [trained] 按受过训练者的水平补全了选择：{ $entries }。
        [veteran] 按老手的水平补全了选择：{ $entries }。
        [master] 按大师的水平补全了选择：{ $entries }。
       *[novice] 按新手的水平补全了选择：{ $entries }。
    }
note-health-moved = 通过{ $field }，生命为 { $now }，而不是 { $from }：{ $tier }为 { $low } 到 { $high }。
note-health-left = 生命仍为 { $health }，不在{ $tier }的 { $low } 到 { $high } 之间：没有单独的字段能改变它。
