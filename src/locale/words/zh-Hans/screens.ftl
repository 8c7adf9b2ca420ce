# 各屏幕的文字。每条都是完整的句子；各部分可以按任意顺序排列。

list-joint = 、
screen-too-small = 需要 { $needs }，现为 { $has }
flag-on = 是
flag-off = 否
coin-amount = { $amount } { $coin }
coins-none = 无
no-price = 无价格
difficulty-at = { $number }（{ $target } 以上）
answer-yes-no = Enter 或 y：是 · n 或 Esc：否

home-title = Rulebound
home-games = 你的游戏
home-about-title = 关于
home-new-game = 新游戏
home-new-game-about = 选择规则集、变体和参与者。
home-about = Rulebound 运行以 JSON 写成的桌面角色扮演规则：人物卡、市场、战利品和战斗，战斗记录用你的语言。
home-newer-rules = 规则现已是第 { $version } 版
home-not-installed = 规则尚未安装
home-older-rules = 只安装了较旧的第 { $version } 版
home-other-package = 规则来自另一个软件包
home-version-missing = 未安装该版本的规则
home-broken = 无法打开
home-ruleset = 规则：{ $ruleset }
home-layers = 变体：{ $layers }
home-party = 队伍：{ $party }
home-last-played =
    { $days ->
        [0] 今天玩过
        [1] 昨天玩过
       *[other] { $days } 天前玩过
    }
home-no-rulesets = 没有可玩的规则集。请放一个到规则集文件夹里。

wizard-title = 新游戏 › { $step }
wizard-rules = 规则
wizard-variants = 变体
wizard-party = 队伍
wizard-review = 总览

rules-count = { $count } 个规则集
rules-about = 简介
rules-broken = 有错误
rules-licence = 许可：{ $licence }
rules-no-licence = 未注明
rules-languages = 语言：{ $languages }
rules-findings = 有 { $count } 个错误使它无法使用：
rules-cannot-choose = 这个规则集有错误，不能使用；请另选一个。

variants-count = { $ruleset } · { $count } 个变体
variants-none = 这个规则集没有变体。
variants-changes = 你的选择会改变什么
variants-in-effect =
    { $count ->
        [0] 没有改变
       *[other] { $count } 处改变生效
    }
variants-ruled-out = 被 { $layer } 排除
variants-offer-title = 已排除
variants-offer-why = { $blocker } 开启时不能开启 { $layer }。
variants-offer = 关闭 { $blocker } 并开启 { $layer }？

changes-none = 没有改变：这就是规则原来的样子。
changes-nothing = 只有变体的名称；其余不变。
changes-would = { $layer } 将改变
changes-would-also = { $layer } 还将改变
changes-dropped = { $layer } 未采用：规则会因此失效
changes-difficulties = 难度
changes-values-gone = { $field }：去掉 { $values }
changes-coins-gone = 钱币：{ $coins } 被移除
changes-more-prices = 还有 { $count } 个价格
changes-hidden = 不再提供 { $count } 样：{ $names }
changes-more = 还有 { $count } 个
changes-sellers-gone = 市场：没有 { $sellers }
changes-sellers-stay = 市场：{ $sellers } 本应离开，但总得有人出售
changes-unsold = 不再出售：{ $goods }
changes-table = { $table }：表已替换（{ $before } → { $after } 行）
changes-table-rolls = 掷 { $dice }
changes-told = 告知游戏主持人
changes-world-told = 创造世界时告知

party-nobody = 还没有人参与。
party-ready-made =
    { $count ->
        [1] p 采用现成的角色
       *[other] p 采用现成的 { $count } 人队伍
    }
party-no-ready-made = 这个规则集没有现成的队伍；a 添加角色。
party-other-rules = 该角色属于另一套规则：{ $rules }。
party-count =
    { $count ->
        [0] 队伍
       *[other] 队伍 · { $count } 个角色
    }
party-player = 你的
party-bag = 背包
party-needs-somebody = 总得有人参与：p 采用现成的队伍，a 添加角色。

review-title = 游戏
review-name = 名称
review-seed = 种子
review-rules = 规则
review-layers = 变体
review-no-layers = 无
review-party = 队伍
review-create = 按 Enter 创建游戏。
review-told = 告知游戏主持人的内容
rules-in-force = 生效的规则
told-checks = 关于检定
told-sheets = 关于人物卡
told-world = 关于世界

table-title = { $game } › { $screen }
tab-sheet = 人物卡
tab-market = 市场
tab-loot = 战利品
tab-fight = 战斗
tab-rules = 规则
game-read-only-mark = 只读
game-exists = { $path }：那里已有文件或文件夹。
fight-left-title = 战斗原貌
fight-left-older = 这场战斗由较旧版本的程序保存（战斗格式 { $version }，本程序使用 { $own }）。可以阅读，不能继续。
fight-left-newer = 这场战斗由较新版本的程序保存（战斗格式 { $version }，本程序使用 { $own }）。可以阅读，不能继续。
fight-left-rules = 这场战斗所用的规则集已无法取得。战斗可以阅读，不能继续。
fight-left-unreadable = 保存的战斗与本程序的存储方式不符。仅显示可读的部分；不能继续。
remains-rules = 规则集：{ $id }@{ $version }
remains-party = 队伍：{ $party }
remains-records =
    { $untold ->
        [0] 记录：{ $count } 条。
       *[other] 记录：{ $count } 条；没有规则集，最后 { $untold } 条无法讲述。
    }
remains-unknown = 另有 { $count } 个事件的类型本程序不认识。
remains-no-log = 其日志无法读取。
game-torn = 最后一次行动写入时中断，已略去。
game-damaged = 从损坏处起有 { $count } 条记录被略去；继续之前请先恢复游戏。

sheet-title = 人物卡
sheet-abilities = 属性
sheet-skills = 技能
sheet-saves = 豁免
sheet-other = 其他
sheet-bag = 背包
sheet-refused = 未受训不可用
sheet-no-rests = 这个规则集没有休息。
sheet-rested = 队伍休息过了。
sheet-now = { $who }：{ $now }
explain-title = 数值来源
explain-const = 规则中写定
explain-nothing = 这里没有计算：写的就是数值。
explain-base = 不计物品
explain-with-items = 计入物品
explain-item = 物品
explain-proficiency = 熟练加值
explain-flat = 等级自身
explain-free-bonus = 自由加值
explain-untrained = 未受训
explain-before-cap = 上限之前
explain-adjust = 掷骰附加
explain-levels = 级数
explain-row = 第 { $row } 行
explain-score = 数值
explain-modifier = 调整值
explain-held = 当前
explain-standing = 当前
explain-filled = 已填
explain-remaining = 剩余
explain-penalty = 罚值
explain-maximum = 上限
explain-how-least = 取最小
explain-how-most = 取最大
explain-how-scaled = × { $by }，{ $round ->
    [up] 向上取整
    [nearest] 四舍五入
   *[down] 向下取整
 }
explain-how-half = 减 10 后折半，向下取整
explain-how-table = 查表
explain-how-word = { $of }：{ $word }
explain-how-no-word = { $of }：无值可读
explain-how-capped = 不超过上限
explain-how-bounded = 限于 { $min } 至 { $max }
explain-how-whole = 向下取整
explain-how-cut = 舍去小数
explain-from-rules = 规则写定
explain-from-sheet = 人物卡
explain-from-default = 默认值
explain-from-nothing = 没有内容
explain-from-live = 游戏中的现状
explain-from-item = 物品

fight-foes = 对手
fight-foes-count =
    { $count ->
        [0] 还没有
       *[other] { $count } 个对手
    }
fight-about = 这个对手
fight-no-bestiary = 这个规则集没有怪物图鉴。
fight-no-combat = 这套规则没有战斗。
fight-party = 队伍
fight-enemies = 对手
fight-pay-left = { $pool }：剩余 { $left }
fight-pay-steps-left = { $pool }（+{ $steps }）：剩余 { $left }
fight-plainly = { $label }，普通
fight-mode-way =
    { $label }{ $shots ->
        [0] {""}
       *[other] ，{ $shots } 发
    }{ $hit ->
        [0] {""}
       *[other] { $hit_sign ->
            [minus] ，命中 −{ $hit }
           *[plus] ，命中 +{ $hit }
        }
    }{ $face ->
        [0] {""}
       *[other] { $face_sign ->
            [minus] ，每颗骰子所需点数 −{ $face }
           *[plus] ，每颗骰子所需点数 +{ $face }
        }
    }{ $targets ->
        [0] {""}
       *[other] ，至多 { $targets } 个目标
    }
pick-fight-pay = 用什么支付？
pick-fight-mode = 用哪种方式？
pick-fight-style = 用哪种风格？
fight-targets = { $option }：对谁？
fight-log = 记录
fight-log-empty = 还没有发生什么。
fight-over = 战斗结束。
log-brief = 简略
log-normal = 普通
log-full = 详细
log-both = { $language } + en
log-only-fallbacks = 只看未翻译
log-nothing-of-it = 这样没有可显示的内容：用 f、d 和 ! 更改。
log-folded = {" "}· 收起 { $count } 行
log-filter-everything = 全部
log-filter-silent = { $who }（尚无记录）
pick-log-filter = 只显示
input-log-path = 把记录写入哪个文件？.txt、.md 或 .json
log-export-endings = 文件后缀决定格式：.txt、.md 或 .json。
log-exported = 已写入 { $path }。
log-exported-filtered = 已写入 { $path }：只含筛选与级别留下的内容。
log-export-title = { $game }（{ $rules }）：战斗记录
log-kind-order = 顺序与回合
log-kind-attack = 攻击
log-kind-harm = 伤害
log-kind-healing = 恢复
log-kind-condition = 状态
log-kind-roll = 掷骰
log-kind-cost = 代价
log-kind-move = 移动
log-kind-fate = 生死
log-kind-outcome = 结局
log-kind-refusal = 被拒

input-member-name = 角色叫什么？
input-import-path = 从哪个文件？
input-game-name = 游戏叫什么？
input-create-elsewhere = 把游戏建在别处：名称或文件夹
input-game-export = 把游戏写入哪个文件：.zip
input-game-import = 游戏在哪个文件里？
input-save-elsewhere = 存到别处：名称、文件夹或 .zip
input-seed = 骰子的种子
input-spend = 花费多少点？
input-restore = 恢复多少点？
input-empty = 必须写点什么。
input-not-a-number = 需要整数。
pick-language = 语言
pick-rest = 哪种休息？
pick-place = 去哪里？
language-changed = 语言已更换。
help-title = 按键与命令
help-nothing = 这里没有叫这个名字的。

action-new-game = 新游戏
action-export-game = 导出游戏
action-import-game = 导入游戏
action-choose = 选择
action-toggle = 切换
action-details = 详情
action-ready-party = 现成队伍
action-add-member = 添加
action-import-member = 导入
action-remove-member = 移除
action-edit-name = 名称
action-edit-seed = 种子
action-create = 创建
action-next-step = 下一步
action-previous-step = 上一步
action-spend = 花费
action-restore = 恢复
action-mark = 标记
action-rest = 休息
action-explain = 解释
action-next-member = 下一个角色
action-previous-member = 上一个角色
action-buy = 购买
action-more = 更多
action-fewer = 更少
action-price-level = 价格
action-place = 地点
action-roll = 掷骰
action-roll-hundred = 掷 100 次
action-take = 拾取
action-begin = 开始
action-languages = 记录的语言
action-log-level = 详细程度
action-fold-round = 收起本轮
action-unfold-round = 展开本轮
action-log-filter = 筛选
action-export-log = 写入
action-fold-rounds = 收起各轮
action-open-log = 记录
action-only-fallbacks = 只看未翻译
action-hand-over = 替我决定
action-hand-over-for-good = 此后自动
action-take-back = 重新手动
action-flee = 逃跑
action-next-pane = 下一栏
action-previous-pane = 上一栏
action-tab-sheet = 人物卡
action-tab-market = 市场
action-tab-loot = 战利品
action-tab-fight = 战斗
action-tab-rules = 规则
action-up = 上
action-down = 下
action-page-up = 上一页
action-page-down = 下一页
action-first = 到开头
action-last = 到结尾
action-language = 语言
action-help = 帮助
action-back = 返回
flee-question = 要逃离这场战斗吗？不会得到任何战利品。
dialog-accept = 确定
dialog-close = 关闭
action-try-again = 再试一次保存游戏
action-save-elsewhere = 把游戏存到别处
action-stop = 暂停程序
action-quit = 退出程序
table-nobody = 这局游戏里没有角色：创建时没有队伍。
