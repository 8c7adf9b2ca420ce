# The translator's bench.
bench-title = Translator's bench
bench-file = { $file } · { $ruleset }
bench-coverage = Coverage
bench-all-strings = Strings
bench-in-english = English
bench-never-read = Nothing could be read of the file yet.
bench-findings = Findings
bench-strings = Strings
bench-tour = String tour
bench-detail = In detail
bench-counted = ✗ { $errors }  ! { $warnings }  · { $notes }
bench-nothing = Nothing is wrong.
bench-nothing-about = Every string was looked at.
bench-no-strings = No string of this part.
bench-no-problem = No problem in this list.
bench-broken = The file cannot be used as it is; shown is what it was before.
bench-read-again = The file was read again.
bench-no-ruleset = No ruleset stands beside { $path }. Put it into the folder locales of its ruleset, or name the ruleset on the command line.
bench-place = { $file }, line { $line }, column { $column }
bench-fix = Fix: { $help }
bench-english = English: { $text }
bench-untranslated = Not translated: the English is shown.
bench-translation = { $tag }: { $text }
bench-section = { $section ->
    [top] Name
    [resolution] Difficulties
    [sheet] Sheet
    [live] In play
    [rests] Rests
    [catalogs] Catalogs
    [creatures] Creatures
    [items] Items
    [combat] Fights
   *[layers] Variants
 }
home-bench = Translator's bench
home-bench-about = A translation file watched while you write it: how much is covered, what is wrong, every string as a reader sees it.
input-bench-file = Translation file, such as my-rules/locales/pt-BR.json
action-open-bench = bench
action-bench-list = list
action-bench-list-back = list before
action-bench-section = section
action-next-problem = next problem
action-previous-problem = previous problem
