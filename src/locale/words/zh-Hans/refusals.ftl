# 被拒绝的原因。每条都是完整的句子。

## 战斗。
refusal-encounter-over = 战斗已经结束。
refusal-unknown-actor = 战斗中没有叫这个名字的人。
refusal-not-your-turn = 现在是别人的回合。
refusal-unknown-option = 现在不能这样做。
refusal-cannot-act = 某个状态禁止行动。
refusal-down = 倒下的人不能行动。
refusal-bad-target = 那不能作为目标。
refusal-no-budget = 这个回合已没有余力。
refusal-insufficient = 不够支付。
refusal-bad-pool = 不能从那里支付。
refusal-unknown-creature = 不认识叫这个名字的对手。
refusal-no-health = 没有可以扣除的生命。
refusal-unreachable = 没有路通到那里。
refusal-window-open = 要先等别人回应。
refusal-stale-window = 那个时机已经过去。
refusal-out-of-reach = 够不到那么远。
refusal-no-line-of-sight = 看不见目标。
refusal-bad-cell = 不能选择那个位置。
refusal-unknown-style = 没有这种打击方式。
refusal-unknown-mode = 没有这种使用方式。

## 其他。代码即 `refusal-` 之后的名称。
refusal-in-a-fight = 战斗中不能这样做。
refusal-unknown-character = 没有人叫这个名字。
refusal-ambiguous-character = 有两个人叫这个名字。
refusal-unknown-pool = 这张人物卡上没有这个资源池。
refusal-ambiguous-pool = 有多个资源池叫这个名字。
refusal-bad-amount = 这个数量不行。
refusal-no-temp = 这个资源池没有临时点数。
refusal-unknown-track = 这张人物卡上没有这条轨道。
refusal-wrong-track = 那条轨道是另一种。
refusal-unknown-kind = 没有这种标记。
refusal-no-box = 没有空格可用。
refusal-unknown-condition = 没有这个状态。
refusal-unknown-state = 没有这个情形。
refusal-unknown-value = 它没有这个值。
refusal-unknown-field = 没有这条备注或字段。
refusal-unknown-rest = 没有这种休息。
refusal-malformed = 无法读懂。
refusal-no-market = 这套规则没有市场。
refusal-no-place = 这里没有市场。
refusal-unknown-size = 没有这种地点。
refusal-unknown-level = 没有这个价格水平。
refusal-unknown-item = 没有这样东西。
refusal-not-for-sale = 这是非卖品。
refusal-not-here = 这种大小的地方不卖它。
refusal-no-seller = 这里没有人卖它。
refusal-not-to-you = 他们不卖给你。
refusal-cannot-afford = 你买不起。
refusal-too-heavy = 太重，拿不动。
refusal-service = 这是服务，不能携带。
refusal-not-ruleset-item = 这套规则不认识它。
refusal-refused = 没有地方放它。
refusal-nothing-here = 这里什么也没有。
refusal-no-loot-tables = 这套规则没有战利品表。
refusal-unknown-loot-table = 没有战利品表 { $about }。
refusal-not-of-the-party = 只有队伍成员可以交给程序。
refusal-no-fight = 现在没有战斗。
refusal-fight-on = 战斗已经在进行。
refusal-no-combat = 这套规则没有战斗。
refusal-no-foes = 没有指定对手。
refusal-no-party = 队伍中没有人能战斗。
refusal-unknown-foe = 没有叫 { $about } 的对手。相近的有：{ $near }

# Editing a sheet, and taking edits back.
refusal-unknown-ability = 这张人物卡上没有该属性。
refusal-unknown-skill = 这张人物卡上没有该技能。
refusal-unknown-save = 这张人物卡上没有该豁免。
refusal-unknown-tier = 此处不提供该等级。
refusal-unknown-list = 这张人物卡上没有该列表。
refusal-unknown-column = 列表没有这一列。
refusal-unknown-row = 那里没有行。
refusal-wrong-type = 那里应是另一种值。
refusal-locked = 它随人物卡变化，不能手写。
refusal-list-full = 列表已满。
refusal-sheet-too-large = 人物卡将占 { $about } 字节；最多 65,536 字节。
refusal-nothing-to-undo = 没有可撤销的改动。
refusal-nothing-to-redo = 没有可重做的改动。

# 对背包所做的事。
refusal-none-held = 背包里没有它。
refusal-not-wearable = 这不是可以穿戴的东西。
refusal-slots-full = 没有空位可以穿戴它。
refusal-cannot-bind = 它不能绑定。
refusal-binding-full = 不能再绑定更多了。
refusal-cursed = 它受了诅咒，无法舍弃。
refusal-no-recipient = 请说明给谁。
refusal-no-currencies = 这套规则没有钱币。
refusal-unknown-coin = 没有这种钱币。
refusal-coins-not-goods = 钱币不是商品：不能出售。
refusal-too-few = 没有那么多。
refusal-not-alike = 只有完全相同的东西才能合并。
refusal-stack-full = 一堆放不下更多了。

# 使用物品。
refusal-no-stack = 那里什么也没有。
refusal-no-use = 这东西不能使用。
refusal-not-worn = 必须先穿戴或绑定才能使用。
refusal-none-left = 已经用完了。
refusal-cannot-use = 没有人能使用它。
refusal-live-full = 这张人物卡上再也记不下了。
refusal-no-invention = 这套规则不允许凭空创造物品。
refusal-too-many = 数量超出了上限。
refusal-unreadable = 无法读懂。
