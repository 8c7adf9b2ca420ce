# Falhas: do próprio programa, do disco, e jogos que estão com outra pessoa.

crash-ended = O Rulebound falhou: é um defeito do programa, não de algo que você fez.
crash-report = Um relatório está em { $path }; nada do que você digitou está nele.
crash-no-report = Não foi possível gravar um relatório ({ $why }); ele diria isto:
crash-game = Seu jogo está em { $path }.
crash-title = Uma falha
crash-beside = Algo no programa falhou; dá para continuar jogando. { $path } diz o quê.
crash-beside-unwritten = Algo no programa falhou; dá para continuar jogando. Não foi possível gravar um relatório ({ $why }).

game-read-only = Este jogo está com { $holder }: dá para olhar, nada é guardado.
game-held-elsewhere = Este jogo estava por último em outra máquina, com { $holder }, que nunca o largou: dá para olhar, nada é guardado.
game-left-by = { $holder } terminou sem largar este jogo; agora ele está com você.
game-for-reading = Este jogo foi aberto para olhar: nada é guardado.
game-why-read-only = { $why } { $again } tenta de novo, { $elsewhere } guarda uma cópia noutro lugar.
game-yours =
    Ninguém mais está com este jogo: ele é seu, e o que você fizer é guardado. { $count ->
        [0] Nada foi feito enquanto isso.
        [one] Um ato foi feito enquanto isso.
       *[other] { $count } atos foram feitos enquanto isso.
    }
game-nothing-to-try = Este jogo está com você, e tudo está guardado.
game-unwritable-disk-full = Não há espaço no disco deste jogo: dá para olhar, nada é guardado.
game-unwritable-no-rights = Você não pode gravar este jogo: dá para olhar, nada é guardado.
game-unwritable-read-only-medium = Este jogo está num meio que só pode ser lido: dá para olhar, nada é guardado.
game-unwritable-not-there = A pasta deste jogo não está mais lá: dá para olhar, nada é guardado.
game-unwritable-disk-failed = O sistema não deixa gravar este jogo: dá para olhar, nada é guardado.
game-holder-process = o processo { $number }
game-holder-named = { $program } (processo { $number }) em { $host }
game-holder-since = { $program } (processo { $number }) em { $host }, desde { $since }
game-holder-unknown = um programa que não diz qual é
ask-take-over = Este jogo estava por último com { $holder }. Dois programas que gravam um só jogo o estragam. Ninguém mais está com ele lá?
fault-disk-full = Não há mais espaço para { $path }.
fault-no-rights = Você não tem direito a { $path }.
fault-read-only-medium = { $path } está num meio que só pode ser lido.
fault-not-there = { $path } não está lá.
fault-disk-failed = O sistema recusa { $path }: { $cause }.

game-newer-save = Uma versão mais nova do programa guardou este jogo: você pode olhar, nada é guardado.
game-moved-up = Uma versão mais antiga do programa guardou este jogo. Ele fica como estava em { $path } e continua no formato desta versão.
fault-newer-save = { $path }: uma versão mais nova do programa guardou este jogo, e esta não consegue lê-lo.

# Um jogo cujo disco não aceita o que é feito.
unsaved-mark = { $count } sem guardar desde { $since }
unsaved-why = Não guardado: { $why }. { $again } tenta de novo, { $elsewhere } guarda noutro lugar.
unsaved-why-disk-full = o disco está cheio
unsaved-why-no-rights = você não pode gravar aqui
unsaved-why-read-only-medium = o disco só pode ser lido
unsaved-why-not-there = a pasta sumiu
unsaved-why-disk-failed = o disco recusa
unsaved-why-damaged = outro programa o mudou
unsaved-title = Não guardado
unsaved-about = Dá para continuar jogando: tudo o que você fizer fica na memória e é gravado assim que for possível. Perde-se se o programa terminar antes. { $again } tenta já; { $elsewhere } guarda o jogo inteiro noutro lugar e continua lá.
unsaved-saved =
    { $count ->
        [one] O ato que esperava está guardado agora.
       *[other] Os { $count } atos que esperavam estão guardados agora.
    }
unsaved-elsewhere = O jogo inteiro está guardado em { $path } e continua lá.
unsaved-elsewhere-open = Ele não está na sua pasta de jogos: “rulebound play { $path }” o abre.
unsaved-lost =
    { $count ->
        [one] Um ato em { $path } não foi guardado.
       *[other] { $count } atos em { $path } não foram guardados.
    }
ask-leave-unsaved =
    { $count ->
        [one] Um ato não está guardado ({ $why }) e se perde se você sair agora.
       *[other] { $count } atos não estão guardados ({ $why }) e se perdem se você sair agora.
    }
answer-unsaved = Enter: tentar de novo · s: guardar noutro lugar · x: sair assim mesmo · Esc: ficar
game-exported = O jogo inteiro está no arquivo { $path }.

# Um jogo num só arquivo.
home-choose-game = Escolha primeiro um jogo.
home-game-imported = { $name } está agora entre os seus jogos.
archive-not-an-archive = Isto não é um .zip que se possa ler ({ $about }).
archive-too-many = Ele tem { $about } partes, mais do que um jogo pode ter.
archive-too-large = Ele tem { $about } bytes descompactado, mais do que um jogo pode ter.
archive-unsafe-path = “{ $about }” leva para fora da pasta do jogo.
archive-link = “{ $about }” é um atalho.
archive-duplicate-name = “{ $about }” está nele duas vezes.
archive-no-manifest = Isto não é um jogo: falta manifest.json.
archive-bad-manifest = O manifest.json não é de um jogo ({ $about }).
archive-newer-archive = Uma versão mais nova do programa o fez (versão { $about } do arquivo).
archive-missing-part = Falta “{ $about }”.
archive-unlisted-part = “{ $about }” está nele e não está na lista.
archive-no-part = “{ $about }” não é parte de um jogo.
archive-size-mismatch = “{ $about }” não tem o tamanho da lista.
archive-hash-mismatch = “{ $about }” não é o que a lista diz: foi mudado.
archive-bad-pin = O pin.json não pode ser lido ({ $about }).
