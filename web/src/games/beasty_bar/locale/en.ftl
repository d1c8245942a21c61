# Labels of the street; the sentences of the game are in its own catalogue.
stage-line = The line
stage-gate = gate
stage-full = full
stage-bar = In the bar
stage-bar-count = In the bar { $count }
stage-yours = yours { $count }
stage-out = That's it { $count }
stage-out-top = top: { $animal }
stage-out-empty = nobody yet
stage-seat = { $guests } in the bar · { $left } left
stage-seat-short = { $guests } in · { $left } left
stage-seat-tiny = { $guests } in
stage-about = Table { $code } · { $left ->
    [one] { $left } card to play
   *[other] { $left } cards to play
  }
stage-hand = Your hand
stage-hand-cards = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
  }, { $pile } to draw
stage-hand-guests = { $guests } in the bar
stage-acts = acts now
stage-suffers = out it goes?
stage-in = in
stage-gone = out
stage-if = If { $what }
stage-if-animal = If { $animal-the } goes
stage-if-play = If you play { $animal-the }
stage-play = Play { $animal-the }
stage-send = Take { $animal-the }
stage-copy = Act as { $animal-the }
stage-lay = { $animal } next
stage-away = Put { $animal-the } away
stage-odd = Odd
stage-even = Even
stage-over-one = Over one
stage-over-two = Over two
stage-place-in = place { $place }, and in
stage-place-out = place { $place }, then out
stage-place = to place { $place }
stage-goes-out = goes out
stage-pick = Pick an animal
stage-look = Look ahead
stage-what = What does it do?
stage-card = { $animal }, { $value }, { $owner }, place { $place }
stage-hand-card = { $animal }, { $value }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
stage-again = Acts again every turn.
stage-shield = Protects itself.
