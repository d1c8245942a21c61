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
stage-passes = { stage-cards } · past
stage-looks = { stage-cards } · kijkt
stage-pile = { $count } te trekken
stage-draw = Trek een kaart, nog { $count }
stage-waiting = Wachtende effecten
stage-effect = { $name-you ->
    [you] Jij: { $value }
   *[other] { $name }: { $value }
  }
stage-effect-6 = geeft iemand een kaart
stage-effect-7 = bekijkt een kaart
stage-effect-8 = bekijkt een kaart
stage-effect-9 = ruilt twee kaarten
stage-say = Aan het eind van je beurt mag je BLOOPS roepen
stage-hold = Houd de kom ingedrukt om BLOOPS te roepen
stage-called = { $name-you ->
    [you] Jij hebt BLOOPS geroepen
   *[other] { $name } heeft BLOOPS geroepen
  }
stage-called-note = Alle anderen zijn nog één keer aan de beurt.
stage-mine = Jouw kaarten
stage-mine-note = Dezelfde plek als bij het kijken. Niet meer spieken.
stage-card = Jouw kaart { $number }
stage-other = Kaart { $number } van { $name }
stage-counter = Draai kaart { $number } om
stage-discard = Afleggen
stage-drawn = De kaart die je trok: { $value }
stage-pass = Passen
stage-got-it = Gezien
stage-look = Kijk goed.
stage-look-note = Alleen jij ziet dit, en alleen nu. Niemand onthoudt het voor je.
stage-clockwise = Met de klok mee
stage-counterclockwise = Tegen de klok in
stage-done = Beurt beëindigen
stage-top = Op de aflegstapel: { $value }
stage-cards-of = Kaarten van { $name }
stage-which = Welke kaart van { $name }?
stage-draw-button = Trekken
stage-armed = Tik nog eens: BLOOPS!
stage-wrong = Een { $value }, geen { $asked }. Eén strafkaart.
stage-points = { $stars ->
    [0] { result-score }
    [one] { result-score }, een ster
    [2] { result-score }, twee sterren
   *[other] { result-score }, sterren vervallen
  }
stage-spoken = { $cards }. { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
  }.
stage-spoken-star = { $value }, ster
stage-help-plain = Geen effect. Telt voor zijn waarde.
stage-help-star = Telt voor zijn waarde; heb je drie sterren of meer, dan telt geen ervan.
prompt-memorise = Jij: bekijk deze
prompt-look = Je kijkt, dankzij je { $value }
prompt-direction = Jij: welke kant op?
prompt-draw = Jij: trek een kaart
prompt-hand = Je hebt een { $value }: afleggen of ruilen?
prompt-give = Jij: wie krijgt een kaart, voor je 6?
prompt-look-whom = Jij: welke kaart bekijk je?
prompt-swap-mine = Jij: welke van jouw kaarten gaat weg, voor je 9?
prompt-swap-whom = Jij: welke kaart krijg je ervoor?
prompt-counter = Wie heeft nog een { $value }?
prompt-counter-or-draw = Jij: trekken, of nog een { $value }?
prompt-counter-or-pass = Jij: nog een { $value }, of passen?
prompt-counter-or-call = Wie heeft nog een { $value }? Of BLOOPS?
prompt-call = Jij: BLOOPS roepen, of je beurt beëindigen?
prompt-wait-deal = De kaarten worden gedeeld
prompt-wait-first = Wie begint?
prompt-wait-memorise = { $count ->
    [one] { $who } kijkt nog
   *[other] { $who } kijken nog
  }
prompt-wait-direction = { $who } kiest de richting
prompt-wait-draw = { $who } trekt een kaart
prompt-wait-take = Er wordt een kaart getrokken
prompt-wait-hand = { $who } denkt na over een kaart
prompt-wait-window = Nog een { $value }? Aan zet: { $who }
prompt-wait-effect = { $seat-you ->
    [you] Je { $value } doet zijn werk
   *[other] { $seat }: de { $value } doet zijn werk
  }
prompt-wait-call = { $who }: BLOOPS of niet?
hint-hand = Tik op een van jouw kaarten om te ruilen, of leg hem af.
hint-counter = Houd een kaart ingedrukt die volgens jou een { $value } is, of tik er twee keer op.
hint-give = Hij komt ongezien van de stapel.
hint-look-whom = Van jou of van een ander.
hint-swap-mine = Niemand bekijkt de kaarten.
hint-swap-whom = Niemand bekijkt de kaarten.
result-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-stars = { $stars ->
    [0] geen ster
    [one] één ster telt mee
    [2] twee sterren tellen mee
   *[other] { $stars } sterren, geen ervan telt mee
  }
result-caller = riep BLOOPS
result-note = { $end ->
    [twenty] De 20 is afgelegd, en dan is het meteen afgelopen.
    [call] Na BLOOPS kwamen alle anderen nog één keer aan de beurt.
   *[dry] De kaarten waren op.
  }
stage-points-short = { $points } · ★ { $stars }
stage-top-row = boven
stage-bottom-row = onder
stage-look-row = Je onderste rij, één keer. Niemand onthoudt het voor je.
stage-only-you = alleen jij ziet dit
stage-passes-short = past
stage-looks-short = kijkt
why-draw = Trek eerst een kaart.
why-drawn = Eén kaart per beurt: leg hem af, of ruil hem voor een van jouw kaarten.
why-discard = Wat daar ligt, blijft liggen. Counteren doe je door een eigen kaart ingedrukt te houden.
why-hands-off = Afblijven: die zijn niet van jou.
telling-scores = De kaarten gaan open
