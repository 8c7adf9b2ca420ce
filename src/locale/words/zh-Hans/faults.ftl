# 故障：程序本身、磁盘，以及被他人占用的游戏。

crash-ended = Rulebound 出错了：这是程序的缺陷，不是你的操作造成的。
crash-report = 报告在 { $path }；其中没有你输入的任何内容。
crash-no-report = 无法写出报告（{ $why }）；内容如下：
crash-game = 你的游戏在 { $path }。
crash-title = 故障
crash-beside = 程序中有一部分出错了；可以继续玩。详情见 { $path }。
crash-beside-unwritten = 程序中有一部分出错了；可以继续玩。无法写出报告（{ $why }）。
