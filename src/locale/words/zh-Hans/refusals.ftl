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
