# 命令行上的多场战斗统计。

simulate-base = 无变体
simulate-layers = 变体：{ $layers }
simulate-fights = { $fights } 场战斗：胜 { $victories }，负 { $defeats }，逃脱 { $fled }
simulate-unfinished = 其中 { $unfinished } 场在 { $rounds } 轮后仍未结束，不计入下面的数字
simulate-won = 胜率：{ $value } %（{ $low } 至 { $high }）
simulate-rounds = 轮数：{ $value }（{ $low } 至 { $high }）
simulate-harm = 队伍所受伤害：{ $value }（{ $low } 至 { $high }）
simulate-difference = 第一种减第二种，掷同样骰子的 { $pairs } 对战斗
simulate-difference-won = 胜率：{ $value } 个百分点（{ $low } 至 { $high }）
simulate-difference-rounds = 轮数：{ $value }（{ $low } 至 { $high }）
simulate-difference-harm = 队伍所受伤害：{ $value }（{ $low } 至 { $high }）
simulate-note = 括号中：真实数值以 95 % 的置信度所在的范围。
