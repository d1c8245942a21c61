# Opschriften van de kom; de zinnen van het spel staan in zijn eigen catalogus.
stage-about = Tafel { $code } · { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
  }
stage-cards = { $count ->
    [0] geen kaarten
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
stage-passes = { $count } kaarten · past
stage-looks = { $count } kaarten · kijkt
stage-pile = nog { $count }
stage-draw = Trek een kaart, nog { $count }
stage-waiting = Wat nog komt
stage-effect = { $name }: { $value }
stage-effect-6 = geeft iemand een kaart
stage-effect-7 = bekijkt een kaart
stage-effect-8 = bekijkt een kaart
stage-effect-9 = ruilt twee kaarten
stage-say = Roep BLOOPS aan het eind van je beurt
stage-hold = Houd de kom vast om BLOOPS te roepen
stage-called = { $name } heeft BLOOPS geroepen
stage-mine = Jouw kaarten
stage-mine-note = Niet meer spieken.
stage-card = Jouw kaart { $number }
stage-other = Kaart { $number } van { $name }
stage-counter = Draai kaart { $number } om
stage-discard = Leg hem af
stage-drawn = De kaart die je trok: { $value }
stage-pass = Pas
stage-got-it = Ik weet het
stage-look = Kijk goed.
stage-look-note = Alleen jij ziet dit, en alleen nu. Niemand onthoudt het voor je.
stage-clockwise = Met de klok mee
stage-counterclockwise = Andersom
stage-done = Klaar
stage-top = Op de aflegstapel: { $value }
