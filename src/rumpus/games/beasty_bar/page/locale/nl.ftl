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
stage-then-choose = Dan kies jij.
stage-play = Speel { $animal-the }
stage-send = Neem { $animal-the }
stage-copy = Doe als { $animal-the }
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
prompt-build = { $who-you ->
    [you] Jij: waarde { $value }, wie gaat mee?
   *[other] { $who } { $count ->
        [one] stelt de dieren samen
       *[other] stellen hun dieren samen
    }
  }
prompt-put_away = { $who-you ->
    [you] Jij: wie blijft thuis?
   *[other] { $who } { $count ->
        [one] kiest wie thuisblijft
       *[other] kiezen wie thuisblijft
    }
  }
prompt-play = { $who-you ->
    [you] Jij: welk dier?
   *[other] { $who } speelt een kaart
  }
prompt-victim-rhino = { $who-you ->
    [you] Jij: wie ramt de neushoorn eruit?
   *[other] { $who }: wie ramt de neushoorn eruit?
  }
prompt-victim-cheetah = { $who-you ->
    [you] Jij: wie eet de jachtluipaard op?
   *[other] { $who }: wie eet de jachtluipaard op?
  }
prompt-victim-bat = { $who-you ->
    [you] Jij: wie stuurt de vleermuis weg?
   *[other] { $who }: wie stuurt de vleermuis weg?
  }
prompt-victim-parrot = { $who-you ->
    [you] Jij: wie jaagt de papegaai weg?
   *[other] { $who }: wie jaagt de papegaai weg?
  }
prompt-victim-peacock = { $who-you ->
    [you] Jij: voor wie gaat de pauw staan?
   *[other] { $who }: voor wie gaat de pauw staan?
  }
prompt-parity = { $who-you ->
    [you] Jij: even of oneven?
   *[other] { $who }: even of oneven?
  }
prompt-jump = { $who-you ->
    [you] Jij: over één of over twee?
   *[other] { $who }: over één of over twee?
  }
prompt-copy = { $who-you ->
    [you] Jij: wie speelt { $animal-the }?
   *[other] { $who }: wie speelt { $animal-the }?
  }
prompt-order = { $who-you ->
    [you] Jij: hoe liggen ze op DAT WAS 'T?
   *[other] { $who } legt de stapel
  }
prompt-who_begins = Wie begint?
prompt-deal = De kaarten worden gedeeld
prompt-draw = Er wordt een kaart getrokken
prompt-over = De bar sluit
hint-build = Elke waarde één keer, uit de ene set of de andere.
hint-put_away = Vier. Niemand anders weet welke.
hint-play = Het sluit achteraan aan en doet iets.
hint-victim-rhino = Ze zijn even sterk.
hint-victim-cheetah = Ze zijn even zwak.
hint-victim-bat = Elk ander dier. Vooraan verbranden vleermuizen.
hint-victim-parrot = Elk ander dier.
hint-victim-peacock = Ze zijn even sterk.
hint-parity = De struisvogel rent langs zijn soort.
hint-jump = De kangoeroe springt over wie vlak voor hem staat.
hint-copy = Het heeft die waarde zolang het speelt.
hint-order = Sleep, of neem ze zoals ze vielen. De laatste ligt bovenop.
hint-who_begins = { "" }
hint-deal = { "" }
hint-draw = { "" }
hint-over = { "" }
stage-deck = Je dieren
stage-tray = Thuis { $count } van { $most }
stage-leave = Laat er { $count } thuis
stage-before = Voor { $animal-the }
stage-if-before = Voor { $animal-the }
stage-if-copy = Als { $animal-the }
stage-order = Volgorde op de stapel
stage-order-first = onder
stage-order-last = boven
stage-order-card = { $animal }, nummer { $number }
stage-order-accept = Zo neerleggen
stage-does = Wat { $animal-the } doet
result-score = { $guests ->
    [one] { $guests } dier
   *[other] { $guests } dieren
  }
result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-note = { $guests ->
    [0] Niemand kwam de bar in.
    [one] Eén dier kwam de bar in.
   *[other] { $guests } dieren kwamen de bar in.
  }
