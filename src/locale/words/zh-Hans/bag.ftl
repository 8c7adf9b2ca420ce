# 背包：堆叠、物品是什么、有什么作用、对它做了什么。

tab-bag = 背包
action-tab-bag = 背包
action-bag-menu = 菜单
action-use-item = 使用
action-wear-item = 穿脱
action-bind-item = 绑定/解绑
action-give-item = 给予
action-sell-item = 出售
action-drop-item = 丢下
action-split-item = 拆分
action-merge-item = 合并
pick-bag-act = 要做什么？
pick-merge = 放到哪一堆？
bag-title = 背包 · { $count }
bag-empty = 背包是空的。
bag-no-rules = 这套规则不计重量，也不穿戴任何东西。
bag-tab-reads = Tab 继续读
bag-worn = 穿戴
bag-bound = 绑定
bag-loaded = 装填 { $count }
bag-is-coin = { $item } 是钱币：用来付钱，不能使用或穿戴。
odd-not-in-rules = 这套规则没有（或不再有）这件东西。它留在背包里，没有作用。
odd-plain = 普通物品，不属于这套规则。没有重量，也没有作用。
odd-hidden = 被 { $layer } 隐藏：仍在且有效，但得不到新的。
odd-coin-gone = { $layer } 之下没有这种钱币：不能付款。
odd-none = 一件也没有：只能丢下。
odd-too-many = 超过一堆的上限（最多 { $most }）。
odd-worn-nowhere = 标记为穿戴，但不占位置。
odd-bound-nothing = 标记为绑定，但不能绑定。
about-nickname = 这是 { $item }
about-weight = 每件重 { $each }，共 { $all }
about-slots = 占用 { $slots }
about-cost = 价 { $cost }
about-when-worn =
    { $now ->
        [yes] 穿戴时：{ $does }（现在生效）
       *[no] 穿戴时：{ $does }（现在不生效）
    }
about-when-carried =
    { $now ->
        [yes] 携带时：{ $does }（现在生效）
       *[no] 携带时：{ $does }（现在不生效）
    }
about-requires = 要求 { $name } { $needs }（现为 { $has }），否则：{ $else }
about-binds = 可以绑定。
about-binds-only = 可以绑定：{ $text }
about-cursed = 诅咒：一旦绑定，不能脱下、解绑或放手。
about-use = 使用：{ $does }
about-use-consumes = 用掉一件。
about-use-charges =
    { $count ->
        [1] 用一次充能。
       *[other] 用 { $count } 次充能。
    }
about-charges = 充能 { $left }/{ $max }
about-charges-back = 充能 { $left }/{ $max }，{ $rests } 时恢复：{ $back }
about-charges-all = 全部
about-breaks = 最后一次充能可能弄坏它：d{ $die } 掷出 { $most } 或更低。
about-gate =
    { $unless ->
        [yes] 先过检定：{ $what } 对 { $against }，除非 { $name } 达到 { $needs }（现为 { $has }）。
       *[no] 先过检定：{ $what } 对 { $against }。
    }
use-attack = 伤害
use-heal = 治疗
use-buff = 帮助
use-debuff = 妨碍
use-restores = { $pool } +{ $amount }
use-temporary = 临时点数 { $amount }
use-applies = 施加 { $names }
use-save = 豁免 { $save } 对 { $against }
gives-on = { $name } { $value }
gives-at-least = { $name } 至少 { $value }
gives-advantage = { $name } 有优势
gives-disadvantage = { $name } 有劣势
gives-to-defense = 防御
gives-to-attacks = 攻击
gives-to-saves = 豁免
gives-to-checks = 检定
gives-to-speed = 速度
gives-resist = { $names } 伤害减半
gives-vulnerable = { $names } 伤害加倍
gives-immune = 不受 { $names } 伤害
gives-never = 不会 { $names }
gives-fails = { $names } 自动失败
gives-only-on = 只对 { $names }
effect-own-attacks-advantage = 自己的攻击有优势
effect-own-attacks-disadvantage = 自己的攻击有劣势
effect-attacks-against-advantage = 对持有者的攻击有优势
effect-attacks-against-disadvantage = 对持有者的攻击有劣势
effect-attacks-against-adjacent-advantage = 近处对持有者的攻击有优势
effect-attacks-against-far-disadvantage = 远处的攻击有劣势
effect-attacks-from-adjacent-critical = 近处的命中为重击
effect-cannot-act = 不能行动
effect-cannot-react = 不能回应
effect-speed-zero = 不能移动
effect-half-move-to-stand = 站起耗半步
effect-ends-on-damage = 受伤即止
effect-own-saves-advantage = 自己的豁免有优势
effect-own-saves-disadvantage = 自己的豁免有劣势
effect-own-checks-advantage = 自己的检定有优势
effect-own-checks-disadvantage = 自己的检定有劣势
effect-resist-all = 一切伤害减半
effect-cannot-target-source = 不能瞄准来源
effect-cannot-approach-source = 不能靠近来源
give-title = 给予 { $item }
give-nobody = 队伍里没有别人。
give-not-all = 只拿得动 { $given } 件，{ $left } 件留下。
sell-title = 出售 { $item }
sell-purse = 钱袋：{ $before } → { $after }
drop-title = 丢下 { $item }
drop-about = 丢下的就没有了。
split-title = 拆分 { $item }
split-about = { $first } 和 { $second }
split-one = 只有一件。
split-done = { $item } 已分开：{ $first } 和 { $second }。
merged = 已合并：{ $what }。
merge-none = 没有另一堆完全相同的东西。
take-title = 拾取 { $item }
form-to = 给谁
form-coins = 几枚钱币
form-coin = 哪种钱币
load-then =
    { $encumbered ->
        [yes] { $who } 将负重 { $load }：超负
       *[no] { $who } 将负重 { $load }
    }
load-from-to = （负重 { $before } → { $after }）
gave = { $who } 给 { $to } { $what } { $load }
dropped = { $who } 丢下 { $what } { $load }
sold = { $who } 以 { $paid } 卖出 { $what }：{ $before } → { $after }
wore-on = { $who } 穿上 { $item }：{ $before } → { $after }
wore-off = { $who } 脱下 { $item }：{ $before } → { $after }
wore-bound = { $who } 绑定 { $item }：{ $before } → { $after }
wore-unbound = { $who } 解绑 { $item }：{ $before } → { $after }
wore-nothing = 没有可改变的：{ $item }（{ $after }）
used-free = { $who } 使用 { $item }。
used-one = { $who } 用掉 { $item }，还剩 { $left }。
used-charges = { $who } 使用 { $item }：充能 { $before } → { $left }，共 { $max }。
used-breaking =
    { $broke ->
        [yes] 最后一次充能：d{ $die } 掷出 { $face }，{ $most } 或更低：坏了。
       *[no] 最后一次充能：d{ $die } 掷出 { $face }，{ $most } 或更低才会坏：还好。
    }
used-gate =
    { $passed ->
        [yes] { $check }（{ $dice }）：{ $total } 对 { $need }，成功。
       *[no] { $check }（{ $dice }）：{ $total } 对 { $need }，失败：白用了。
    }
used-on-others = 对谁起作用，由故事讲述。
used-gives = { $name } { $before } → { $after }，共 { $max }（+{ $amount }）。
used-temporary = { $name }：临时 { $before } → { $after }（{ $amount }）。
used-applied =
    { $timed ->
        [yes] { $name }，{ $rounds } 轮。
       *[no] { $name }。
    }
used-averted = 不会 { $name }：避免了。
used-clears = { $name }：标记 { $before } → { $after }，共 { $length }。
