# Loot: tables, odds, practice, what lies there.

loot-tables = Tables
loot-no-tables = These rules have no loot tables.
loot-replaced = replaced
loot-replaced-by = In place of the base table: { $layer }
loot-odds = Exact odds of one roll
loot-never = This table never drops anything.
loot-chance = { $chance } · { $mean } on average
loot-practice =
    { $rolls ->
        [one] One practice roll
       *[other] { $rolls } practice rolls
    }
loot-practice-columns = commonest first: how often it fell, beside it the exact odds
loot-seed = seed { $seed }
loot-things = How many different things a roll dropped
loot-things-count =
    { $count ->
        [0] nothing
        [one] one thing
       *[other] { $count } things
    }
loot-picks = Picks a roll: { $picks }
loot-lines = Lines, by weight out of { $total }
loot-any = any: { $words }
loot-one-of = one of { $count }
loot-service = a service, nobody can take it
loot-no-match = gives nothing: no such item is left
loot-missing = gives nothing: there is no such item
loot-dropped-by =
    { $more ->
        [0] Dropped by { $names }
       *[other] Dropped by { $names } and { $more } more
    }
loot-dropped-by-tiers =
    { $more ->
        [0] Dropped by foes of the tier { $names }
       *[other] Dropped by foes of the tier { $names } and { $more } more
    }
loot-stocked-by =
    { $more ->
        [0] Stock of { $names }
       *[other] Stock of { $names } and { $more } more
    }
loot-named-by-nobody = No creature, tier or seller names it.
loot-lying = Lying here
loot-nothing-lies = nothing
loot-from-fight = from a fight
loot-mixed = from several
loot-fell = Something fell (seed { $seed }, from die word { $word } on): t takes it.
loot-fell-nothing = Nothing fell (seed { $seed }, from die word { $word } on).
loot-taken-all = Taken:
loot-who-took = { $who } { $count } × { $item }
loot-taken =
    { $rest ->
        [uncarried] Taken: { $who }. What nobody can carry stays here ({ $left }).
        [left] Taken: { $who }. The rest still lies here ({ $left }).
       *[none] Taken: { $who }.
    }
practice-title = Practice rolls
practice-about = They change nothing in the game and use none of its dice.
form-rolls = How many rolls
action-roll-many = practice rolls…
