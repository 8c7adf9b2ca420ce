# 市场：卖家、商品、价格、钱袋，以及询问数量的表单。

market-sellers = 卖家
market-levels = 价格
market-goods = 商品
market-about = 商品
market-anybody = 任何人
market-nobody-here = 这里没有人做买卖。
market-nothing = 这里没有东西出售。
market-not-sold = 此处不售
market-service = 服务
market-was = 原价 { $cost }
market-stock = 现货 { $count }
market-count = { $count } 样
market-count-gone = 少了 { $count } 样
market-taken = 有 { $count } 样不再出售：{ $layer }
market-sellers-gone = 少了 { $count } 个卖家
market-unsold = 不出售：{ $goods }
market-no-coin = { $layer }：没有 { $coin }
market-would-pay =
    { $has-change ->
        [yes] 你付 { $paid }，找回 { $change }
       *[no] 你付 { $paid }
    }
market-would-keep = 剩下 { $purse }
market-load-after =
    { $encumbered ->
        [yes] 之后负重 { $load }：超负
       *[no] 之后负重 { $load }
    }
market-is-service = 这是服务，不会放进背包。
market-bought =
    { $has-change ->
        [yes] 以 { $price } 买下 { $count } × { $item }：付 { $paid }，找回 { $change }
       *[no] 以 { $price } 买下 { $count } × { $item }：付 { $paid }
    }
market-asked = { $count } ×
market-only = 只卖给 { $who }：{ $buyer } 为 { $has }，至少要 { $needs }
market-only-stock = 现货只有 { $count }。
market-short = 买不起：还差 { $short }。
market-arrived =
    { $named ->
        [yes] 你们到达了 { $place }。
       *[no] 你们到达了。
    } { $stock ->
        [0] { "" }
       *[other] 另有 { $stock } 样现货。
    }
market-no-market = 这套规则没有市场。
market-no-place = 你在路上：按 g 选择地点。
place-road = 在路上
input-place-name = 这地方叫什么？（可以留空）

absent-hidden = 被 { $layer } 隐藏
absent-no-cost = 没有价格
absent-coins-gone = 它的钱币没有了：{ $layer }
absent-unsold = 没有人出售
absent-unsold-layer = 不再出售：{ $layer }
absent-too-small = { $place } 起
absent-run-out = 已售完：{ $seller }
absent-not-to-you = 只卖给 { $who }
absent-seller-elsewhere = { $seller }，{ $place } 起
absent-seller-gone = { $seller } 不在了：{ $layer }
absent-nobody = 没有人出售

purse-family = { $family } { $amount } { $coin }
purse-empty = 没有钱币
purse-line = { $who }：{ $purse }
purse-gone = 不再通用

load-label = 负重
load-encumbered = 超过 { $above } 即超负
load-encumbered-above = 超过 { $above } 即超负
load-over = 超出能背负的重量
load-too-heavy = 太重，拿不动：负重会是 { $load }。

buy-title = 购买 { $item }
form-count = 数量
form-most = 最多 { $most }
form-keys = 数字输入 · + − 增减 · Tab 下一行 · Enter 同意 · Esc 离开
form-unfilled = 请输入数字。
