# Labels of the crag; the sentences of the game are in its own catalogue.
stage-about = Table { $code } · { $left ->
    [one] { $left } boulder to go
   *[other] { $left } boulders to go
  }
stage-seat = { $points } pts · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
  }
stage-stays = stays down
stage-row = Boulders on the crag
stage-boulder = { $colour } boulder, { $points }
stage-boulder-short = { $colour } { $points }
stage-up = Face up
stage-down = Face down
stage-up-nothing = lay at least one
stage-up-seen = everyone sees { $count ->
    [one] this card
   *[other] these { $count }
  }
stage-down-seen = { $count ->
    [0] nobody sees these
    [one] they see one back
   *[other] they see { $count } backs
  }
stage-strength = Your strength { $total }, plus chalk
stage-strength-parts = cards { $cards }, bonus { $bonus }, tired −{ $tired } · chalk { $lowest } … +{ $highest }
stage-hand = Your hand
stage-choose = Choose a boulder, or warm up.
stage-how = Tap a card: face up, face down, back.
stage-warm = Warm up
stage-climb = Climb
stage-climb-with = Climb with { $count }, { $hidden } hidden
stage-stay = Stay down
stage-also = Also on the crag
stage-pile = { $count } more in the pile
stage-asks = asks for { $points }
stage-below = below: injured
stage-climbers = The climb
stage-parts = cards { $cards } · chalk { $chalk }
stage-hidden = { $count ->
    [one] one hidden
   *[other] { $count } hidden
  } · chalk { $chalk }
stage-back = A card face down
stage-yours = You
