# Faults: of the program itself, of the disk, and games that somebody else holds.

crash-ended = Rulebound failed: this is a fault of the program, not of anything you did.
crash-report = A report of it is in { $path }; it holds nothing that you typed.
crash-no-report = No report of it could be written ({ $why }); this is what it would say:
crash-game = Your game is in { $path }.
crash-title = A fault
crash-beside = Something in the program failed; you can play on. { $path } says what.
crash-beside-unwritten = Something in the program failed; you can play on. No report could be written ({ $why }).
