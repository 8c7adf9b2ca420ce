# Der Markt: Händler, Waren, Preise, Börsen; und die Fragen nach der Menge.

market-sellers = Händler
market-levels = Preis
market-goods = Waren
market-about = Waren
market-anybody = jeder
market-nobody-here = Hier handelt niemand.
market-nothing = Hier gibt es nichts zu kaufen.
market-not-sold = Hier nicht zu kaufen
market-service = Dienst
market-was = war { $cost }
market-stock = vorrätig { $count }
market-count =
    { $count ->
        [one] ein Ding
       *[other] { $count } Dinge
    }
market-count-gone = { $count } weniger
market-taken =
    { $count ->
        [one] Ein Ding wird hier nicht mehr verkauft: { $layer }
       *[other] { $count } Dinge werden hier nicht mehr verkauft: { $layer }
    }
market-sellers-gone =
    { $count ->
        [one] Es fehlt: 1 Händler
       *[other] Es fehlen: { $count } Händler
    }
market-unsold = Nicht verkauft: { $goods }
market-no-coin = { $coin }: gibt es nicht bei { $layer }
market-would-pay =
    { $has-change ->
        [yes] Du zahlst { $paid } und bekommst { $change } zurück
       *[no] Du zahlst { $paid }
    }
market-would-keep = Du behältst { $purse }
market-load-after =
    { $encumbered ->
        [yes] Last danach { $load }: überladen
       *[no] Last danach { $load }
    }
market-is-service = Ein Dienst: nichts kommt in den Beutel.
market-bought =
    { $has-change ->
        [yes] Gekauft: { $count } × { $item } für { $price }; gezahlt { $paid }, zurück { $change }
       *[no] Gekauft: { $count } × { $item } für { $price }; gezahlt { $paid }
    }
market-asked = { $count } ×
market-only = Verkauft nur an { $who }. { $buyer } hat { $has }, nötig sind mindestens { $needs }
market-only-stock = Nur { $count } vorrätig.
market-short = Zu teuer, es fehlt: { $short }.
market-arrived =
    { $named ->
        [yes] Ihr seid da: { $place }.
       *[no] Ihr seid da.
    } { $stock ->
        [0] { "" }
        [one] Ein Ding ist außerdem vorrätig.
       *[other] { $stock } Dinge sind außerdem vorrätig.
    }
market-no-market = Diese Regeln haben keinen Markt.
market-no-place = Du bist unterwegs: g wählt einen Ort.
place-road = unterwegs
input-place-name = Wie heißt der Ort? (darf leer bleiben)

absent-hidden = verborgen durch { $layer }
absent-no-cost = hat keinen Preis
absent-coins-gone = seine Münzen fehlen: { $layer }
absent-unsold = führt niemand
absent-unsold-layer = nicht mehr verkauft: { $layer }
absent-too-small = ab { $place }
absent-run-out = ausverkauft: { $seller }
absent-not-to-you = nur an { $who }
absent-seller-elsewhere = { $seller }, ab { $place }
absent-seller-gone = { $seller } fehlt: { $layer }
absent-nobody = verkauft niemand

purse-family = { $family } { $amount } { $coin }
purse-empty = keine Münzen
purse-line = { $who }: { $purse }
purse-gone = außer Kurs

load-label = Last
load-encumbered = überladen über { $above }
load-encumbered-above = überladen über { $above }
load-over = mehr, als sich tragen lässt
load-too-heavy = Es ist zu schwer zum Tragen: Die Last wäre { $load }.

buy-title = { $item } kaufen
form-count = Wie viele
form-most = höchstens { $most }
form-keys = Ziffern tippen · + − ändern · Tab nächste Zeile · Enter ja · Esc zurück
form-unfilled = Gib eine Zahl ein.
