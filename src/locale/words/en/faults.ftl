# Faults: of the program itself, of the disk, and games that somebody else holds.

crash-ended = Rulebound failed: this is a fault of the program, not of anything you did.
crash-report = A report of it is in { $path }; it holds nothing that you typed.
crash-no-report = No report of it could be written ({ $why }); this is what it would say:
crash-game = Your game is in { $path }.
crash-title = A fault
crash-beside = Something in the program failed; you can play on. { $path } says what.
crash-beside-unwritten = Something in the program failed; you can play on. No report could be written ({ $why }).

game-read-only = This game is held by { $holder }: you can look, nothing is kept.
game-held-elsewhere = This game was last held on another machine, by { $holder }, which never let go of it: you can look, nothing is kept.
game-left-by = { $holder } ended without letting go of this game; you hold it now.
game-for-reading = This game was opened to be looked at: nothing is kept.
game-why-read-only = { $why } { $again } tries again, { $elsewhere } saves a copy elsewhere.
game-yours =
    Nobody else holds this game any more: it is yours, and what you do is kept. { $count ->
        [0] Nothing was done meanwhile.
        [one] One deed was done meanwhile.
       *[other] { $count } deeds were done meanwhile.
    }
game-nothing-to-try = You hold this game, and all of it is kept.
game-unwritable-disk-full = There is no room on this game's disk: you can look, nothing is kept.
game-unwritable-no-rights = You may not write this game: you can look, nothing is kept.
game-unwritable-read-only-medium = This game is on a medium that can only be read: you can look, nothing is kept.
game-unwritable-not-there = This game's folder is not there any more: you can look, nothing is kept.
game-unwritable-disk-failed = The system does not let this game be written: you can look, nothing is kept.
game-holder-process = process { $number }
game-holder-named = { $program } (process { $number }) on { $host }
game-holder-since = { $program } (process { $number }) on { $host }, since { $since }
game-holder-unknown = a program that does not say which it is
ask-take-over = This game was last held by { $holder }. Two programs that write one game spoil it. Does nobody hold it there any more?
fault-disk-full = There is no room left for { $path }.
fault-no-rights = You have no right to { $path }.
fault-read-only-medium = { $path } is on a medium that can only be read.
fault-not-there = { $path } is not there.
fault-disk-failed = The system refuses { $path }: { $cause }.

game-newer-save = A newer version of the program saved this game: you can look, nothing is kept.
game-moved-up = An older version of the program saved this game. It is kept as it was in { $path } and goes on in this version's layout.
fault-newer-save = { $path }: a newer version of the program saved this game, and this one cannot read it.

# A game whose disk does not take what is done.
unsaved-mark = { $count } not saved since { $since }
unsaved-why = Not saved: { $why }. { $again } tries again, { $elsewhere } saves elsewhere.
unsaved-why-disk-full = the disk is full
unsaved-why-no-rights = you have no right to write here
unsaved-why-read-only-medium = the disk can only be read
unsaved-why-not-there = its folder is gone
unsaved-why-disk-failed = the disk refuses
unsaved-why-damaged = another program changed it
unsaved-title = Not saved
unsaved-about = You can play on: everything you do is kept in memory and written as soon as that can be done. It is lost if the program ends before. { $again } tries at once; { $elsewhere } saves the whole game somewhere else and goes on there.
unsaved-saved =
    { $count ->
        [one] The deed that waited is saved now.
       *[other] The { $count } deeds that waited are saved now.
    }
unsaved-elsewhere = The whole game is saved in { $path } and goes on there.
unsaved-elsewhere-open = It is not in your folder of games: “rulebound play { $path }” opens it.
unsaved-lost =
    { $count ->
        [one] One deed in { $path } was not saved.
       *[other] { $count } deeds in { $path } were not saved.
    }
ask-leave-unsaved =
    { $count ->
        [one] One deed is not saved ({ $why }) and is lost if you leave now.
       *[other] { $count } deeds are not saved ({ $why }) and are lost if you leave now.
    }
answer-unsaved = Enter: try again · s: save elsewhere · x: leave all the same · Esc: stay
game-exported = The whole game is in the file { $path }.

# A game as one file.
home-choose-game = Choose a game first.
home-game-imported = { $name } is among your games now.
archive-not-an-archive = This is no .zip that can be read ({ $about }).
archive-too-many = It has { $about } parts, more than a game may have.
archive-too-large = It has { $about } bytes unpacked, more than a game may have.
archive-unsafe-path = “{ $about }” leads out of the game's folder.
archive-link = “{ $about }” is a link.
archive-duplicate-name = “{ $about }” stands in it twice.
archive-no-manifest = This is no game: it has no manifest.json.
archive-bad-manifest = Its manifest.json is not one of a game ({ $about }).
archive-newer-archive = A newer version of the program made it (version { $about } of the file).
archive-missing-part = “{ $about }” is missing.
archive-unlisted-part = “{ $about }” is there and not listed.
archive-no-part = “{ $about }” is no part of a game.
archive-size-mismatch = “{ $about }” has not the size that is listed.
archive-hash-mismatch = “{ $about }” is not what is listed: it was changed.
archive-bad-pin = Its pin.json cannot be read ({ $about }).
