# Falhas: do próprio programa, do disco, e jogos que estão com outra pessoa.

crash-ended = O Rulebound falhou: é um defeito do programa, não de algo que você fez.
crash-report = Um relatório está em { $path }; nada do que você digitou está nele.
crash-no-report = Não foi possível gravar um relatório ({ $why }); ele diria isto:
crash-game = Seu jogo está em { $path }.
crash-title = Uma falha
crash-beside = Algo no programa falhou; dá para continuar jogando. { $path } diz o quê.
crash-beside-unwritten = Algo no programa falhou; dá para continuar jogando. Não foi possível gravar um relatório ({ $why }).
