# Fehler: des Programms selbst, der Platte, und Spiele, die jemand anders hält.

crash-ended = Rulebound ist ausgefallen: Das ist ein Fehler des Programms, nicht deiner.
crash-report = Ein Bericht steht in { $path }; nichts, was du getippt hast, steht darin.
crash-no-report = Ein Bericht ließ sich nicht schreiben ({ $why }); er würde dies sagen:
crash-game = Dein Spiel liegt in { $path }.
crash-title = Ein Fehler
crash-beside = Etwas im Programm ist ausgefallen; du kannst weiterspielen. { $path } sagt, was.
crash-beside-unwritten = Etwas im Programm ist ausgefallen; du kannst weiterspielen. Ein Bericht ließ sich nicht schreiben ({ $why }).
