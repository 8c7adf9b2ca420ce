# The library: what is installed, what a catalog offers, what is imported.

library-title = 规则库
home-library-about = 已安装的规则：版本、译文以及使用它们的游戏。可以导入、更新、移除，或查看目录提供了什么。
library-count =
    { $count ->
        [0] 未安装任何规则
       *[other] { $count } 套规则
    }
library-empty = 除 Rulebound 自带的规则外，没有安装任何规则。
library-empty-import = 按 i 从文件、文件夹或 .zip 导入一套规则。
library-empty-catalog = 按 c 查看目录提供了什么。
library-from-catalog = 来自 { $address }
library-source-file = 来自文件
library-source-package = 来自软件包
library-source-catalog = 来自目录
library-current = 使用中
library-previous = 更新之前
library-unused = 没有游戏使用它。
library-used-by = { $count } 个游戏使用它：{ $games }
library-problem = 其中有错误：
library-package = 软件包：{ $package }
library-review-title = 规则库 › 安装之前
library-rolls = 检定如何掷骰
library-rolls-sum = { $dice } 加上一个数值，与难度比较。
library-rolls-pool = 掷一组 { $sides } 面骰，数出达到目标的骰子。
library-did-installed = { $id }：第 { $detail } 版已安装。
library-did-unchanged = { $id }：第 { $detail } 版已经在了。
library-did-updated = { $id }：已更新到第 { $detail } 版。
library-did-rolled-back = { $id }：已回到第 { $detail } 版。
library-did-removed = { $id } 已移除。
library-did-pack-kept = { $id }：保留 { $detail } 译文。
library-did-pack-dropped = { $id }：不再保留 { $detail } 译文。
library-did-pack-failed = { $id }：未能取得译文：{ $detail }
library-did-refused = { $id }：{ $detail }
library-done = 所做的事
library-nothing-changed = 没有需要做的事。
library-refused = 没有执行
library-stopped = 已停止；没有任何改变。
library-fetching = 正在获取
library-fetched = 已获取 { $kilobytes } KB
library-stop = 按 Esc 停止；这样不会有任何改变。
offers-title = 规则库 › 目录
offers-count =
    { $count ->
        [0] 没有提供任何规则
       *[other] 提供 { $count } 套规则
    }
offers-installed = 已安装
offers-size = 大小：{ $kilobytes } KB
offers-dropped = 略去了 { $count } 个条目：
ask-remove-ruleset =
    { $games ->
        [0] 移除 { $id } 及其所有版本？
       *[other] { $games } 个游戏使用 { $id }。它们会继续使用自己保留的规则。移除它及其所有版本？
    }
input-library-path = 从哪个文件、文件夹或 .zip 导入？
input-catalog-address = 哪个目录？https 地址、文件或文件夹
action-open-library = 规则库
action-import-ruleset = 导入
action-browse-catalog = 目录
action-update-ruleset = 更新
action-roll-back = 回退
action-remove-ruleset = 移除
action-store-ruleset = 安装
action-install-offer = 安装
