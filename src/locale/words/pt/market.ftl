# O mercado: vendedores, mercadorias, preços, bolsas; e os formulários que perguntam quantos.

market-sellers = Vendedores
market-levels = Preço
market-goods = Mercadorias
market-about = Mercadorias
market-anybody = qualquer um
market-nobody-here = Ninguém negocia aqui.
market-nothing = Nada à venda aqui.
market-not-sold = Não se vende aqui
market-service = serviço
market-was = era { $cost }
market-stock = em estoque { $count }
market-count =
    { $count ->
        [1] uma coisa
       *[other] { $count } coisas
    }
market-count-gone = { $count } a menos
market-taken =
    { $count ->
        [1] Uma coisa já não se vende aqui: { $layer }
       *[other] { $count } coisas já não se vendem aqui: { $layer }
    }
market-sellers-gone =
    { $count ->
        [1] Falta: 1 vendedor
       *[other] Faltam: { $count } vendedores
    }
market-unsold = Não se vende: { $goods }
market-no-coin = sem { $coin } com { $layer }
market-would-pay =
    { $has-change ->
        [yes] Você paga { $paid } e recebe { $change } de troco
       *[no] Você paga { $paid }
    }
market-would-keep = Você fica com { $purse }
market-load-after =
    { $encumbered ->
        [yes] Carga depois: { $load }, sobrecarga
       *[no] Carga depois: { $load }
    }
market-is-service = Um serviço: nada entra na bolsa.
market-bought =
    { $has-change ->
        [yes] Comprado { $count } × { $item } por { $price }: pago { $paid }, troco { $change }
       *[no] Comprado { $count } × { $item } por { $price }: pago { $paid }
    }
market-asked = { $count } ×
market-only = Só vende a { $who }: { $buyer } tem { $has }, o mínimo é { $needs }
market-only-stock = Só há { $count } em estoque.
market-short = Você não pode pagar, falta: { $short }.
market-arrived =
    { $named ->
        [yes] Vocês chegam: { $place }.
       *[no] Vocês chegam.
    } { $stock ->
        [0] { "" }
        [1] Há uma coisa a mais em estoque.
       *[other] Há { $stock } coisas a mais em estoque.
    }
market-no-market = Estas regras não têm mercado.
market-no-place = Vocês estão na estrada: a tecla g escolhe um lugar.
place-road = na estrada
input-place-name = Como se chama o lugar? (pode ficar vazio)

absent-hidden = escondido por { $layer }
absent-no-cost = não tem preço
absent-coins-gone = suas moedas se foram: { $layer }
absent-unsold = ninguém o vende
absent-unsold-layer = já não se vende: { $layer }
absent-too-small = a partir de { $place }
absent-run-out = esgotado: { $seller }
absent-not-to-you = só a { $who }
absent-seller-elsewhere = { $seller }, a partir de { $place }
absent-seller-gone = { $seller } se foi: { $layer }
absent-nobody = ninguém o vende

purse-family = { $family } { $amount } { $coin }
purse-empty = sem moedas
purse-line = { $who }: { $purse }
purse-gone = fora de uso

load-label = Carga
load-encumbered = sobrecarga acima de { $above }
load-encumbered-above = sobrecarga acima de { $above }
load-over = mais do que se aguenta
load-too-heavy = É pesado demais para carregar: a carga seria { $load }.

buy-title = Comprar { $item }
form-count = Quantos
form-most = no máximo { $most }
form-keys = dígitos escrevem · + − mudam · Tab outra linha · Enter aceita · Esc sai
form-unfilled = Digite um número.
