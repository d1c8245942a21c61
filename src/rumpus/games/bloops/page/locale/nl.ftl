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
stage-called-note = Alle anderen zijn nog één keer aan de beurt.
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
stage-cards-of = Kaarten van { $name }
stage-which = Welke kaart van { $name }?
stage-draw-button = Trekken
stage-armed = Nog een keer: BLOOPS
stage-wrong = Een { $value }, geen { $asked }. Eén strafkaart.
stage-points = { $stars ->
    [0] { $points } punten
    [one] { $points } punten, een ster
    [2] { $points } punten, twee sterren
   *[other] { $points } punten, sterren uit
  }
stage-spoken = { $cards }. { $seconds } seconden.
stage-spoken-star = { $value }, ster
stage-help-plain = Geen effect. Telt voor zijn waarde.
stage-help-star = Telt voor zijn waarde; met drie sterren of meer telt geen van je sterren.
prompt-memorise = Jij: bekijk je onderste rij
prompt-look = { $value ->
   *[other] Jij kijkt, voor je { $value }
  }
prompt-direction = Jij: welke kant op?
prompt-draw = Jij: trek een kaart
prompt-hand = Je hebt een { $value }: weg ermee, of ruilen?
prompt-give = Jij: wie krijgt een kaart, voor je 6?
prompt-look-whom = Jij: welke kaart bekijk je?
prompt-swap-mine = Jij: welke van jou gaat weg, voor je 9?
prompt-swap-whom = Jij: welke kaart neem je ervoor?
prompt-counter = Iemand: nog een { $value }?
prompt-counter-or-draw = Jij: trekken, of nog een { $value }?
prompt-counter-or-pass = Jij: nog een { $value }, of passen?
prompt-counter-or-call = Iemand: nog een { $value }? Of BLOOPS?
prompt-call = Jij: BLOOPS zeggen, of verder?
prompt-wait-deal = De kaarten worden gedeeld
prompt-wait-first = Wie begint?
prompt-wait-memorise = { $count ->
    [one] { $who } kijkt nog
   *[other] { $who } kijken nog
  }
prompt-wait-direction = { $who } kiest de richting
prompt-wait-draw = { $who } trekt een kaart
prompt-wait-take = Er wordt een kaart getrokken
prompt-wait-hand = { $who } denkt over een kaart
prompt-wait-window = Nog een { $value }? { $who } mag
prompt-wait-effect = { $seat-you ->
    [you] Je { $value } werkt
   *[other] { $seat }: de { $value } werkt
  }
prompt-wait-call = { $who }: BLOOPS of niet?
hint-hand = Tik op een van jou om te ruilen, of leg hem weg.
hint-counter = Houd een kaart vast die volgens jou een { $value } is, of tik twee keer.
hint-give = Ongezien van de stapel.
hint-look-whom = Van jou of van een ander. Vier seconden.
hint-swap-mine = Niemand bekijkt de kaarten.
hint-swap-whom = Niemand bekijkt de kaarten.
result-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-stars = { $stars ->
    [0] geen ster
    [one] één ster geteld
    [2] twee sterren geteld
   *[other] { $stars } sterren, geen geteld
  }
result-caller = zei BLOOPS
result-note = De minste punten: { $points ->
    [one] maar één.
   *[other] { $points }.
  }
stage-points-short = { $points } · ★ { $stars }
