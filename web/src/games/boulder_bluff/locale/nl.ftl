# Opschriften van de rots; de zinnen van het spel staan in zijn eigen catalogus.
stage-about = Tafel { $code } · { $left ->
    [one] nog { $left } rots
   *[other] nog { $left } rotsen
  }
stage-seat = { $points } pt · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
stage-stays = blijft beneden
stage-row = Rotsen
stage-boulder = { $colour } rots, { $points }
stage-boulder-short = { $colour } { $points }
stage-up = Open
stage-down = Gedekt
stage-up-nothing = leg er minstens één
stage-up-seen = iedereen ziet { $count ->
    [one] deze kaart
   *[other] deze { $count }
  }
stage-down-seen = { $count ->
    [0] niemand ziet deze
    [one] ze zien één rug
   *[other] ze zien { $count } ruggen
  }
stage-strength = Jouw kracht { $total }, plus krijt
stage-strength-parts = kaarten { $cards }, bonus { $bonus }, moe −{ $tired } · krijt { $lowest } … +{ $highest }
stage-hand = Jouw hand
stage-choose = Kies een rots, of warm je op.
stage-how = Tik op een kaart: open, gedekt, terug.
stage-warm = Opwarmen
stage-climb = Klim
stage-climb-with = Klim met { $count }, { $hidden } gedekt
stage-stay = Blijf beneden
stage-also = Ook aan de wand
stage-pile = nog { $count } op de stapel
stage-asks = vraagt { $points }
stage-below = eronder: geblesseerd
stage-climbers = De klim
stage-parts = kaarten { $cards } · krijt { $chalk }
stage-hidden = { $count ->
    [one] één gedekt
   *[other] { $count } gedekt
  } · krijt { $chalk }
stage-back = Een gedekte kaart
stage-yours = Jij
