# 译者工作台。
bench-title = 译者工作台
bench-file = { $file } · { $ruleset }
bench-coverage = 覆盖
bench-all-strings = 字符串
bench-in-english = 英文
bench-never-read = 还没能从文件中读出任何内容。
bench-findings = 问题
bench-strings = 字符串
bench-tour = 字符串巡览
bench-detail = 详情
bench-counted = ✗ { $errors }  ! { $warnings }  · { $notes }
bench-nothing = 没有问题。
bench-nothing-about = 每个字符串都已检查。
bench-no-strings = 这一部分没有字符串。
bench-no-problem = 这个列表里没有问题。
bench-broken = 文件现在无法使用；显示的是之前的内容。
bench-read-again = 文件已重新读取。
bench-no-ruleset = { $path } 旁边没有规则。请把它放进规则的 locales 文件夹，或在命令行上指明规则。
bench-place = { $file }，第 { $line } 行，第 { $column } 列
bench-fix = 改法：{ $help }
bench-english = 英文：{ $text }
bench-untranslated = 尚未翻译：显示英文。
bench-translation = { $tag }：{ $text }
bench-section = { $section ->
    [top] 名称
    [resolution] 难度
    [sheet] 人物卡
    [live] 实时状态
    [rests] 休息
    [catalogs] 目录
    [creatures] 生物
    [items] 物品
    [combat] 战斗
   *[layers] 变体
 }
home-bench = 译者工作台
home-bench-about = 边写边看的译文文件：覆盖了多少，哪里有问题，每个字符串在读者眼中的样子。
input-bench-file = 译文文件，例如 my-rules/locales/pt-BR.json
action-open-bench = 工作台
action-bench-list = 列表
action-bench-list-back = 上一列表
action-bench-section = 部分
action-next-problem = 下一个问题
action-previous-problem = 上一个问题
