# The library: what is installed, what a catalog offers, what is imported.

library-title = Biblioteca
home-library-about = Os conjuntos de regras instalados: suas versões, suas traduções e os jogos que os usam. Importe, atualize, remova ou veja o que um catálogo oferece.
library-count =
    { $count ->
        [0] Nada instalado
        [1] Um conjunto de regras
       *[other] { $count } conjuntos de regras
    }
library-empty = Nada está instalado além dos conjuntos de regras que vêm com o Rulebound.
library-empty-import = Aperte i para importar um conjunto de regras de um arquivo, uma pasta ou um .zip.
library-empty-catalog = Aperte c para ver o que um catálogo oferece.
library-from-catalog = De { $address }
library-source-file = de um arquivo
library-source-package = de um pacote
library-source-catalog = de um catálogo
library-current = em uso
library-previous = antes da atualização
library-unused = Nenhum jogo o usa.
library-used-by =
    { $count ->
        [1] Um jogo o usa: { $games }
       *[other] { $count } jogos o usam: { $games }
    }
library-problem = Tem erros:
library-package = Pacote: { $package }
library-review-title = Biblioteca › Antes de instalar
library-rolls = Como os testes são rolados
library-rolls-sum = { $dice } mais um número, somados contra uma dificuldade.
library-rolls-pool = Uma parada de dados de { $sides } lados; contam-se os que alcançam o alvo.
library-did-installed = { $id }: a versão { $detail } está instalada.
library-did-unchanged = { $id }: a versão { $detail } já está aí.
library-did-updated = { $id }: atualizado para a versão { $detail }.
library-did-rolled-back = { $id }: de volta à versão { $detail }.
library-did-removed = { $id } foi removido.
library-did-pack-kept = { $id }: a tradução { $detail } fica guardada.
library-did-pack-dropped = { $id }: a tradução { $detail } não fica mais guardada.
library-did-pack-failed = { $id }: a tradução não veio: { $detail }
library-did-refused = { $id }: { $detail }
library-done = O que foi feito
library-nothing-changed = Não havia nada a fazer.
library-refused = Não foi feito
library-stopped = Interrompido; nada mudou.
library-fetching = Buscando
library-fetched = { $kilobytes } KB até agora
library-stop = Esc interrompe; nada muda então.
offers-title = Biblioteca › Catálogo
offers-count =
    { $count ->
        [0] Nada em oferta
        [1] Uma oferta
       *[other] { $count } ofertas
    }
offers-installed = instalado
offers-size = Tamanho: { $kilobytes } KB
offers-dropped =
    { $count ->
        [1] Uma entrada ficou de fora:
       *[other] { $count } entradas ficaram de fora:
    }
ask-remove-ruleset =
    { $games ->
        [0] Remover { $id } com todas as versões?
        [1] Um jogo usa { $id }. Ele continua com as regras que guarda. Remover com todas as versões?
       *[other] { $games } jogos usam { $id }. Eles continuam com as regras que guardam. Remover com todas as versões?
    }
input-library-path = Importar de qual arquivo, pasta ou .zip?
input-catalog-address = Qual catálogo? Um endereço https, um arquivo ou uma pasta
action-open-library = biblioteca
action-import-ruleset = importar
action-browse-catalog = catálogo
action-update-ruleset = atualizar
action-roll-back = reverter
action-remove-ruleset = remover
action-store-ruleset = instalar
action-install-offer = instalar
