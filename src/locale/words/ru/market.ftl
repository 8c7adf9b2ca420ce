# Рынок: продавцы, товары, цены, кошельки; и вопросы о количестве.

market-sellers = Продавцы
market-levels = Цена
market-goods = Товары
market-about = Товары
market-anybody = кто угодно
market-nobody-here = Здесь никто не торгует.
market-nothing = Здесь нечего купить.
market-not-sold = Не продаётся здесь
market-service = услуга
market-was = было { $cost }
market-stock = в наличии { $count }
market-count = вещей: { $count }
market-count-gone = нет { $count }
market-taken = Больше не продаётся здесь ({ $count }): { $layer }
market-sellers-gone = Нет продавцов: { $count }
market-unsold = Не продаётся: { $goods }
market-no-coin = Больше нет: { $coin } ({ $layer })
market-would-pay =
    { $has-change ->
        [yes] Ты платишь { $paid }, сдача { $change }
       *[no] Ты платишь { $paid }
    }
market-would-keep = Останется { $purse }
market-load-after =
    { $encumbered ->
        [yes] Ноша потом { $load }: перегрузка
       *[no] Ноша потом { $load }
    }
market-is-service = Услуга: в сумку ничего не попадёт.
market-bought =
    { $has-change ->
        [yes] Куплено: { $count } × { $item } за { $price }; уплачено { $paid }, сдача { $change }
       *[no] Куплено: { $count } × { $item } за { $price }; уплачено { $paid }
    }
market-asked = { $count } ×
market-only = Покупатель: только { $who }. { $buyer }: { $has }, нужно хотя бы { $needs }
market-only-stock = В наличии только { $count }.
market-short = Не по карману: не хватает { $short }.
market-arrived =
    { $named ->
        [yes] Ты на месте: { $place }.
       *[no] Ты на месте.
    } { $stock ->
        [0] { "" }
       *[other] Сверх обычного в наличии вещей: { $stock }.
    }
market-no-market = В этих правилах нет рынка.
market-no-place = Ты в пути: клавиша g выбирает место.
place-road = в пути
input-place-name = Как называется место? (можно оставить пустым)

absent-hidden = скрыто: { $layer }
absent-no-cost = нет цены
absent-coins-gone = этих монет нет: { $layer }
absent-unsold = никто не продаёт
absent-unsold-layer = больше не продаётся: { $layer }
absent-too-small = не меньше чем { $place }
absent-run-out = распродано: { $seller }
absent-not-to-you = только для: { $who }
absent-seller-elsewhere = { $seller }, не меньше чем { $place }
absent-seller-gone = { $seller }, больше нет: { $layer }
absent-nobody = никто не продаёт

purse-family = { $family } { $amount } { $coin }
purse-empty = монет нет
purse-line = { $who }: { $purse }
purse-gone = не в ходу

load-label = Ноша
load-encumbered = перегрузка выше { $above }
load-encumbered-above = перегрузка выше { $above }
load-over = больше, чем можно унести
load-too-heavy = Слишком тяжело: ноша была бы { $load }.

buy-title = Купить: { $item }
form-count = Сколько
form-most = не больше { $most }
form-keys = цифры · + − меняют · Tab следующая строка · Enter да · Esc нет
form-unfilled = Введи число.
