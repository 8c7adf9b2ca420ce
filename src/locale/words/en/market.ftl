# The market: sellers, goods, prices, purses; and the forms that ask how many.

market-sellers = Sellers
market-levels = Price
market-goods = Goods
market-about = Goods
market-anybody = anybody
market-nobody-here = Nobody trades here.
market-nothing = Nothing to sell here.
market-not-sold = Not sold here
market-service = service
market-was = was { $cost }
market-stock = in stock { $count }
market-count =
    { $count ->
        [one] one thing
       *[other] { $count } things
    }
market-count-gone = { $count } gone
market-taken =
    { $count ->
        [one] One thing no longer sold here: { $layer }
       *[other] { $count } things no longer sold here: { $layer }
    }
market-sellers-gone =
    { $count ->
        [one] Gone: 1 seller
       *[other] Gone: { $count } sellers
    }
market-unsold = Not sold: { $goods }
market-no-coin = no { $coin } under { $layer }
market-would-pay =
    { $has-change ->
        [yes] You pay { $paid } and get { $change } back
       *[no] You pay { $paid }
    }
market-would-keep = You keep { $purse }
market-load-after =
    { $encumbered ->
        [yes] Load then { $load }: encumbered
       *[no] Load then { $load }
    }
market-is-service = A service: nothing goes into the bag.
market-bought =
    { $has-change ->
        [yes] Bought { $count } × { $item } for { $price }: paid { $paid }, { $change } back
       *[no] Bought { $count } × { $item } for { $price }: paid { $paid }
    }
market-asked = { $count } ×
market-only = Sells only to { $who }: { $buyer } has { $has }, { $needs } is the least
market-only-stock = Only { $count } in stock.
market-short = You cannot afford it: { $short } short.
market-arrived =
    { $named ->
        [yes] You arrive at { $place }.
       *[no] You arrive.
    } { $stock ->
        [0] { "" }
        [one] One thing is in stock besides.
       *[other] { $stock } things are in stock besides.
    }
market-no-market = These rules have no market.
market-no-place = You are on the road: g chooses a place.
place-road = on the road
input-place-name = What is the place called? (may stay empty)

absent-hidden = hidden by { $layer }
absent-no-cost = has no price
absent-coins-gone = its coins are gone: { $layer }
absent-unsold = in nobody's goods
absent-unsold-layer = no longer sold: { $layer }
absent-too-small = from { $place } on
absent-run-out = sold out: { $seller }
absent-not-to-you = only to { $who }
absent-seller-elsewhere = { $seller }, from { $place } on
absent-seller-gone = { $seller } is gone: { $layer }
absent-nobody = nobody sells it

purse-family = { $family } { $amount } { $coin }
purse-empty = no coins
purse-line = { $who }: { $purse }
purse-gone = out of use

load-label = Load
load-encumbered = encumbered above { $above }
load-encumbered-above = encumbered above { $above }
load-over = more than can be carried
load-too-heavy = It is too heavy to carry: the load would be { $load }.

buy-title = Buy { $item }
form-count = How many
form-most = at most { $most }
form-keys = digits type · + − change · Tab next row · Enter agrees · Esc leaves
form-unfilled = Type a number.
