# Een avond: plannen, wat er tussen de spellen ligt, en het einde.

plan-title = Plan een avond
plan-time = We hebben { $slot }
plan-time-label = Hoe lang
plan-minutes = { $minutes ->
    [30] een half uur
    [60] ongeveer een uur
    [90] anderhalf uur
   *[other] zo’n twee uur
}
plan-people = We zijn met z’n { $slot }
plan-people-label = Met hoeveel mensen
plan-number = { $count ->
    [1] eentje
    [2] tweeën
    [3] drieën
    [4] vieren
    [5] vijven
    [6] zessen
    [7] zevenen
   *[other] achten
}
plan-youngest = De jongste is { $slot }
plan-youngest-label = Hoe oud de jongste is
plan-age = { $age ->
    [12] 12 of ouder
   *[other] { $age }
}
plan-then = Dan zou ik spelen
plan-shuffle = Schudden
plan-all = { $count ->
    [1] Tegen bots.
    [2] Allebei.
   *[other] Met z’n { plan-number }.
}
plan-share = { $chairs ->
    [one] Eén stoel: { $count } van jullie delen die.
   *[other] { $chairs } stoelen: { $count } van jullie delen.
}
plan-first = Om erin te komen.
plan-last = Het grote slot.
plan-min = { $minutes } min
plan-minutes-plain = { $minutes } minuten
plan-exchange = Een ander spel in plaats van { $game }
plan-none = Niets op de plank past. Probeer een ander aantal.
plan-stays-age = { $game } blijft op de plank: het is vanaf { $least } jaar.
plan-stays-people = { $game } blijft op de plank: je moet met { $least } mensen zijn.
plan-total = Ongeveer { $minutes } minuten
plan-points = 5, 3, 2 punten per spel, daarna 1
plan-screen = Een groot scherm toont de spellen, telefoons zijn de handen
plan-lay = Dek de tafel

evening-of-day = { $day }avond
evening-game-of = spel { $number } van { $count }
evening-gather = Schuif maar aan.
evening-gather-note = { $games ->
    [one] Eén spel, ongeveer { $minutes } minuten.
   *[other] { $games } spellen, ongeveer { $minutes } minuten.
}
evening-leads = { $name } staat { $by ->
    [1] één punt
    [2] twee punten
    [3] drie punten
    [4] vier punten
    [5] vijf punten
   *[other] { $by } punten
} voor.
evening-level = { $names } staan gelijk.
evening-left = { $open ->
    [yes] Nog { $points } punten en { $minutes } minuten te gaan. Iedereen kan winnen.
   *[no] Nog { $points } punten en { $minutes } minuten te gaan.
}
evening-played = { $played ->
    [0] nog niets gespeeld
   *[other] { $played } van { $count } gespeeld
}
evening-next = hierna
evening-next-is = Nu komt { $game }
evening-first = Eerst { $game }
evening-in-seconds = { $game } over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
evening-when-ready = { $game } als jullie klaar zijn
evening-ready-hint = Het begint meteen als iedereen klaar is.
evening-begin-hint = Scan de code en begin op een telefoon.
evening-all-play = Iedereen speelt.
evening-shares = { $chairs ->
    [one] Eén stoel: { $names } delen die.
   *[other] { $chairs } stoelen: { $names } delen { $count ->
        [one] er een
       *[other] er elk een
    }.
}
evening-ready = Ik ben klaar
evening-ready-yes = Klaar. Toch nog niet?
evening-is-ready = klaar
evening-ready-of = { $ready } van { $count } klaar
evening-here = { $count } aan tafel
evening-standings = Stand
evening-people = Wie er is
evening-programme = Vanavond
evening-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
evening-won = ✓ { $names }
evening-no-winner = ✓ niemand won
evening-skipped = overgeslagen
evening-gone = naar huis
evening-late = Later aangeschoven?
evening-join = Kom meespelen
evening-begin = Begin nu
evening-begin-for = { $count ->
    [one] Begin, alleen jij
   *[other] Begin met { $count } mensen
}
evening-host-begins = Wie de avond opende, zegt wanneer het begint.
evening-bot = Bot erbij
evening-hold = Wacht even
evening-unhold = Laat de tijd lopen
evening-end = Stop de avond hier
evening-skip = Sla dit spel over
evening-skip-ask = Niemand krijgt er punten voor, en de avond gaat verder.
evening-skip-stay = Speel door
evening-skip-go = Sla over
evening-leave = Naar huis
evening-without = Zonder { $name }
evening-you-left = Je bent naar huis. Wat je won, blijft van jou.
evening-come-back = Kom terug
evening-coming-in = Je komt binnen…
evening-onward = Naar de stand
evening-onward-podium = Naar het podium
evening-onward-note = De avond gaat verder.
evening-nobody = Een stille avond.
evening-wins = { $name } wint de avond.
evening-win-together = { $names } winnen de avond samen.
evening-summary = { $games ->
    [0] geen spel, { $minutes } min
    [one] één spel, { $minutes } min
   *[other] { $games } spellen, { $minutes } min
}
evening-records = Alle verslagen (zip)
evening-won-words = { $name } won de avond.
evening-won-together = { $names } wonnen de avond samen.
evening-moments = { $count ->
    [one] Eén moment
    [2] Twee momenten
   *[other] Drie momenten
}
keepsake-title = Neem de prent mee naar huis
keepsake-note = Eén prent van vanavond: namen, plaatsen, één moment.
keepsake-share = Deel de prent
keepsake-save = Bewaar de prent
keepsake-picture = Het podium van de avond, met één moment en de spellen
keepsake-table = aan de keukentafel
