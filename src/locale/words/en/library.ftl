# The library: what is installed, what a catalog offers, what is imported.

library-title = Library
home-library-about = Rulesets that are installed: their versions, translations and the games that use them. Import, update, remove, or look at what a catalog offers.
library-count =
    { $count ->
        [0] Nothing installed
        [one] One ruleset
       *[other] { $count } rulesets
    }
library-empty = Nothing is installed beside the rulesets that come with Rulebound.
library-empty-import = Press i to import a ruleset from a file, a folder or a .zip.
library-empty-catalog = Press c to look at what a catalog offers.
library-from-catalog = From { $address }
library-source-file = from a file
library-source-package = from a package
library-source-catalog = from a catalog
library-current = in use
library-previous = before the update
library-unused = No game uses it.
library-used-by =
    { $count ->
        [one] One game uses it: { $games }
       *[other] { $count } games use it: { $games }
    }
library-problem = It has mistakes:
library-package = Package: { $package }
library-review-title = Library › Before it is installed
library-rolls = How checks roll
library-rolls-sum = { $dice } and a number, added up against a difficulty.
library-rolls-pool = A pool of dice with { $sides } sides; those that reach the target are counted.
library-did-installed = { $id }: version { $detail } is installed.
library-did-unchanged = { $id }: version { $detail } is there already.
library-did-updated = { $id }: updated to version { $detail }.
library-did-rolled-back = { $id }: back at version { $detail }.
library-did-removed = { $id } is removed.
library-did-pack-kept = { $id }: the translation { $detail } is kept.
library-did-pack-dropped = { $id }: the translation { $detail } is no longer kept.
library-did-pack-failed = { $id }: the translation could not be had: { $detail }
library-did-refused = { $id }: { $detail }
library-done = What was done
library-nothing-changed = Nothing had to be done.
library-refused = Not done
library-stopped = Stopped; nothing was changed.
library-fetching = Fetching
library-fetched = { $kilobytes } KB so far
library-stop = Esc stops it; nothing is changed then.
offers-title = Library › Catalog
offers-count =
    { $count ->
        [0] Nothing on offer
        [one] One ruleset on offer
       *[other] { $count } rulesets on offer
    }
offers-installed = installed
offers-size = Size: { $kilobytes } KB
offers-dropped =
    { $count ->
        [one] One entry is left out:
       *[other] { $count } entries are left out:
    }
ask-remove-ruleset =
    { $games ->
        [0] Remove { $id } with all its versions?
        [one] One game uses { $id }. It goes on with the rules that it keeps. Remove it with all its versions?
       *[other] { $games } games use { $id }. They go on with the rules that they keep. Remove it with all its versions?
    }
input-library-path = Import from which file, folder or .zip?
input-catalog-address = Which catalog? An https address, a file or a folder
action-open-library = library
action-import-ruleset = import
action-browse-catalog = catalog
action-update-ruleset = update
action-roll-back = roll back
action-remove-ruleset = remove
action-store-ruleset = install
action-install-offer = install
