# 故障：程序本身、磁盘，以及被他人占用的游戏。

crash-ended = Rulebound 出错了：这是程序的缺陷，不是你的操作造成的。
crash-report = 报告在 { $path }；其中没有你输入的任何内容。
crash-no-report = 无法写出报告（{ $why }）；内容如下：
crash-game = 你的游戏在 { $path }。
crash-title = 故障
crash-beside = 程序中有一部分出错了；可以继续玩。详情见 { $path }。
crash-beside-unwritten = 程序中有一部分出错了；可以继续玩。无法写出报告（{ $why }）。

game-read-only = 这个游戏正由 { $holder } 占用。可以查看，但你做的一切都不会保存。
game-held-elsewhere = 这个游戏上次在另一台机器上由 { $holder } 占用，一直没有放开。可以查看，但你做的一切都不会保存。
game-left-by = { $holder } 没有放开这个游戏就结束了；现在由你占用。
game-for-reading = 这个游戏只是打开来查看：什么都不会保存。
game-why-read-only = { $why } 按 { $again } 再试一次，按 { $elsewhere } 把副本存到别处。
game-yours =
    已经没有别的程序占用这个游戏：现在归你，你做的一切都会保存。{ $count ->
        [0] 这期间没有任何行动。
       *[other] 这期间有 { $count } 次行动。
    }
game-nothing-to-try = 这个游戏由你占用，一切都已保存。
game-unwritable-disk-full = 这个游戏所在的磁盘没有空间了。可以查看，但你做的一切都不会保存。
game-unwritable-no-rights = 你无权写入这个游戏。可以查看，但你做的一切都不会保存。
game-unwritable-read-only-medium = 这个游戏在只读介质上。可以查看，但你做的一切都不会保存。
game-unwritable-not-there = 这个游戏的文件夹已经不在了。可以查看，但你做的一切都不会保存。
game-unwritable-disk-failed = 系统不允许写入这个游戏。可以查看，但你做的一切都不会保存。
game-holder-process = 进程 { $number }
game-holder-named = { $host } 上的 { $program }（进程 { $number }）
game-holder-since = { $host } 上的 { $program }（进程 { $number }，自 { $since } 起）
game-holder-unknown = 一个没有表明身份的程序
ask-take-over = 这个游戏上次由 { $holder } 占用。两个程序同时写一个游戏会把它弄坏。那边确实已经没有程序占用它了吗？
fault-disk-full = { $path } 没有空间了。
fault-no-rights = 你无权访问 { $path }。
fault-read-only-medium = { $path } 在只读介质上。
fault-not-there = { $path } 不在那里。
fault-disk-failed = 系统拒绝了 { $path }：{ $cause }。

game-newer-save = 此游戏由更新版本的程序保存：可以查看，但不会保存任何内容。
game-moved-up = 此游戏由较旧版本的程序保存。原样保留在 { $path }，之后以本版本的格式继续。
fault-newer-save = { $path }：此游戏由更新版本的程序保存，本版本无法读取。

# 磁盘不接受所做的一切的游戏。
unsaved-mark = { $count } 项未保存，自 { $since } 起
unsaved-why = 未保存：{ $why }。按 { $again } 再试，按 { $elsewhere } 存到别处。
unsaved-why-disk-full = 磁盘已满
unsaved-why-no-rights = 你无权写入
unsaved-why-read-only-medium = 磁盘只读
unsaved-why-not-there = 文件夹不见了
unsaved-why-disk-failed = 磁盘拒绝写入
unsaved-why-damaged = 另一个程序改动了它
unsaved-title = 未保存
unsaved-about = 可以继续玩：你做的一切都留在内存里，一旦可以就会写入。如果程序在此之前结束，这些就会丢失。按 { $again } 立即再试；按 { $elsewhere } 把整个游戏存到别处并在那里继续。
unsaved-saved = 等待的 { $count } 次行动现已保存。
unsaved-elsewhere = 整个游戏已保存到 { $path }，并在那里继续。
unsaved-elsewhere-open = 它不在你的游戏文件夹里：用“rulebound play { $path }”打开。
unsaved-lost = { $path } 中有 { $count } 次行动没有保存。
ask-leave-unsaved = 有 { $count } 次行动没有保存（{ $why }），现在离开就会丢失。
answer-unsaved = Enter：再试 · s：存到别处 · x：仍然离开 · Esc：留下
game-exported = 整个游戏在文件 { $path } 中。

# 单个文件形式的游戏。
home-choose-game = 请先选择一个游戏。
home-game-imported = { $name } 现在已在你的游戏之中。
archive-not-an-archive = 这不是可以读取的 .zip（{ $about }）。
archive-too-many = 其中有 { $about } 个部分，超过了一个游戏的上限。
archive-too-large = 解压后有 { $about } 字节，超过了一个游戏的上限。
archive-unsafe-path = “{ $about }”指向游戏文件夹之外。
archive-link = “{ $about }”是一个链接。
archive-duplicate-name = “{ $about }”出现了两次。
archive-no-manifest = 这不是游戏：没有 manifest.json。
archive-bad-manifest = 其中的 manifest.json 不是游戏的（{ $about }）。
archive-newer-archive = 由更新版本的程序生成（文件版本 { $about }）。
archive-missing-part = 缺少“{ $about }”。
archive-unlisted-part = “{ $about }”存在却未列出。
archive-no-part = “{ $about }”不是游戏的一部分。
archive-size-mismatch = “{ $about }”的大小与所列不符。
archive-hash-mismatch = “{ $about }”与所列不符：已被改动。
archive-bad-pin = 其中的 pin.json 无法读取（{ $about }）。
