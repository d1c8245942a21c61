# Opschriften van de straat; de zinnen van het spel staan in zijn eigen catalogus.
stage-line = De rij
stage-gate = poort
stage-full = vol
stage-bar = In de bar
stage-bar-count = In de bar { $count }
stage-yours = van jou { $count }
stage-out = Wegwezen { $count }
stage-out-top = boven: { $animal }
stage-out-empty = nog niemand
stage-seat = { $guests } in de bar · nog { $left }
stage-seat-short = { $guests } in · nog { $left }
stage-seat-tiny = { $guests } in
stage-about = Tafel { $code } · { $left ->
    [one] nog { $left } kaart
   *[other] nog { $left } kaarten
  }
stage-hand = Jouw hand
stage-hand-cards = { $hand ->
    [one] { $hand } kaart
   *[other] { $hand } kaarten
  }, nog { $pile } te trekken
stage-hand-guests = { $guests } in de bar
stage-acts = is nu bezig
stage-suffers = moet hij weg?
stage-in = in
stage-gone = uit
stage-if = Bij { $what }
stage-if-animal = Als { $animal-the } gaat
stage-if-play = Als je { $animal-the } speelt
stage-play = Speel { $animal-the }
stage-send = Neem { $animal-the }
stage-copy = Doe als { $animal-the }
stage-lay = Eerst { $animal-the }
stage-away = Leg { $animal-the } weg
stage-odd = Oneven
stage-even = Even
stage-over-one = Over één
stage-over-two = Over twee
stage-place-in = plaats { $place }, en binnen
stage-place-out = plaats { $place }, dan eruit
stage-place = naar plaats { $place }
stage-goes-out = gaat eruit
stage-pick = Kies een dier
stage-look = Vooruit kijken
stage-what = Wat doet het?
stage-card = { $animal }, { $value }, { $owner }, plaats { $place }
stage-hand-card = { $animal }, { $value }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
stage-again = Doet het elke beurt opnieuw.
stage-shield = Beschermt zichzelf.
