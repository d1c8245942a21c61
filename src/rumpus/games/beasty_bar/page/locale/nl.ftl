# Opschriften van de straat; de zinnen van het spel staan in zijn eigen catalogus.
stage-line = De rij
stage-gate = poort
stage-full = vol
stage-bar = In de bar
stage-bar-count = In de bar { $count }
stage-yours = van jou { $count }
stage-out = Dat was het { $count }
stage-out-top = bovenop: { $animal }
stage-out-empty = nog niemand
stage-seat = { $guests } in de bar · nog { $left }
stage-seat-short = { $guests } erin · nog { $left }
stage-seat-tiny = { $guests } erin
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
stage-acts = in actie
stage-suffers = eruit?
stage-in = erin
stage-gone = eruit
stage-acts-again = nog eens
stage-moved = naar achter
stage-if = Bij { $what }
stage-if-animal = Als { $animal-the } gaat
stage-if-play = Als je { $animal-the } speelt
stage-then-choose = Dan kies jij.
stage-play = Speel { $animal-the }
stage-send = Kies { $animal-the }
stage-copy = Doe { $animal-the } na
stage-odd = Oneven
stage-even = Even
stage-over-one = Over één
stage-over-two = Over twee
stage-place-in = plaats { $place }, en binnen
stage-place-out = plaats { $place }, dan eruit
stage-place = naar plaats { $place }
stage-goes-out = gaat eruit
stage-pick = Kies een dier
stage-look = Vooruitkijken
stage-what = Wat doet het?
stage-card = { $animal }, { $value }, { $owner }, plaats { $place }
stage-hand-card = { $animal }, { $value }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
stage-again = Doet dit elke beurt opnieuw.
stage-shield = Beschermt zichzelf.
prompt-build = { $who-you ->
    [you] Jij: waarde { $value }, wie gaat mee?
   *[other] { $who } { $count ->
        [one] kiest twaalf dieren
       *[other] kiezen twaalf dieren
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
    [you] Jij: wie laat je de neushoorn eruit rammen?
   *[other] { $who } kiest het slachtoffer van de neushoorn
  }
prompt-victim-cheetah = { $who-you ->
    [you] Jij: wie laat je de cheeta opeten?
   *[other] { $who } kiest het slachtoffer van de cheeta
  }
prompt-victim-bat = { $who-you ->
    [you] Jij: wie laat je de vleermuis wegsturen?
   *[other] { $who } kiest het slachtoffer van de vleermuis
  }
prompt-victim-parrot = { $who-you ->
    [you] Jij: wie laat je de papegaai wegjagen?
   *[other] { $who } kiest het slachtoffer van de papegaai
  }
prompt-victim-peacock = { $who-you ->
    [you] Jij: voor wie laat je de pauw gaan staan?
   *[other] { $who } kiest voor wie de pauw gaat staan
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
    [you] Jij: welk dier laat je { $animal-the } nadoen?
   *[other] { $who } kiest een voorbeeld voor { $animal-the }
  }
prompt-order = { $who-you ->
    [you] Jij: in welke volgorde op DAT WAS HET?
   *[other] { $who } bepaalt de volgorde op DAT WAS HET
  }
prompt-who_begins = Wie begint?
prompt-deal = De kaarten worden gedeeld
prompt-draw = Er wordt een kaart getrokken
prompt-over = De bar sluit
hint-build = Elke waarde één keer, uit de ene set of de andere.
hint-put_away = Vier. Niemand anders weet welke.
hint-play = Het sluit achteraan aan en komt in actie.
hint-victim-rhino = Ze zijn even sterk.
hint-victim-cheetah = Ze zijn even zwak.
hint-victim-bat = Elk ander dier. Vooraan verbranden vleermuizen.
hint-victim-parrot = Elk ander dier.
hint-victim-peacock = Ze zijn even sterk.
hint-parity = De struisvogel rent alle even, of alle oneven dieren vlak voor zich voorbij.
hint-jump = De kangoeroe springt over wie vlak voor hem staat.
hint-copy = Het heeft die waarde zolang de actie duurt.
hint-order = Sleep, of laat ze liggen zoals ze vielen. De laatste ligt bovenop.
hint-who_begins = { "" }
hint-deal = { "" }
hint-draw = { "" }
hint-over = { "" }
stage-deck = Jouw dieren
stage-tray = Thuis { $count } van { $most }
stage-leave = Laat er { $count } thuis
stage-before = Voor { $animal-the }
stage-if-before = Voor { $animal-the }
stage-if-copy = Als { $animal }
stage-order = Volgorde op DAT WAS HET
stage-order-first = onderop
stage-order-last = bovenop
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
stage-hand-says = { $value } · { $animal-Name }{ $wide ->
    [1] , { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
   *[other] .
  }
why-line = Kies een kaart uit je hand: die sluit achteraan aan.
why-victim-rhino = Die niet: de neushoorn wil de sterkste.
why-victim-cheetah = Die niet: de cheeta wil de zwakste.
why-victim-peacock = Die niet: de pauw wil de sterkste.
why-victim-bat = Niet zichzelf: elk ander dier mag.
why-victim-parrot = Niet zichzelf: elk ander dier mag.
why-copy = Die niet: alleen de gemarkeerde dieren kan hij nadoen.
stage-between = { $count ->
    [0] De straat is leeg
    [one] Eén in de rij
    [2] Twee in de rij
    [3] Drie in de rij
    [4] Vier in de rij
   *[other] Vijf in de rij
  }
stage-between-note = { $left ->
    [5] Wie het eerst komt, staat bij de poort.
    [1] De volgende opent de poort: twee mogen naar binnen, de laatste gaat naar huis.
    [0] Staan er zo nog vijf, dan gaat de poort open: twee mogen naar binnen, de laatste gaat naar huis.
   *[other] Nog { $left } en de poort gaat open. Dan mogen er twee naar binnen, en de laatste gaat naar huis.
}

# Een zet, achteraf bekeken
did-play = { $seat-you ->
    [you] Jij speelde { $animal-the }
   *[other] { $seat } speelde { $animal-the }
}
thing-play = { $animal-the }
