# Labels of the street; the sentences of the game are in its own catalogue.
stage-line = The line
stage-gate = gate
stage-full = full
stage-bar = In the bar
stage-bar-count = In the bar { $count }
stage-yours = yours { $count }
stage-out = That’s it { $count }
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
stage-acts-again = acts again
stage-moved = off you go
stage-if = If { $what }
stage-if-animal = If { $animal-the } goes
stage-if-play = If you play { $animal-the }
stage-then-choose = Then you choose.
stage-play = Play { $animal-the }
stage-send = Choose { $animal-the }
stage-copy = Act as { $animal-the }
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
prompt-build = { $who-you ->
    [you] You: value { $value }, who comes along?
   *[other] { $who } { $count ->
        [one] builds a deck
       *[other] build their decks
    }
  }
prompt-put_away = { $who-you ->
    [you] You: who stays at home?
   *[other] { $who } { $count ->
        [one] decides who stays at home
       *[other] decide who stays at home
    }
  }
prompt-play = { $who-you ->
    [you] You: which animal?
   *[other] { $who } plays a card
  }
prompt-victim-rhino = { $who-you ->
    [you] You: whom does the rhino ram out?
   *[other] { $who }: whom does the rhino ram out?
  }
prompt-victim-cheetah = { $who-you ->
    [you] You: whom does the cheetah eat?
   *[other] { $who }: whom does the cheetah eat?
  }
prompt-victim-bat = { $who-you ->
    [you] You: whom does the bat send out?
   *[other] { $who }: whom does the bat send out?
  }
prompt-victim-parrot = { $who-you ->
    [you] You: whom does the parrot chase away?
   *[other] { $who }: whom does the parrot chase away?
  }
prompt-victim-peacock = { $who-you ->
    [you] You: in front of whom does the peacock stand?
   *[other] { $who }: in front of whom does the peacock stand?
  }
prompt-parity = { $who-you ->
    [you] You: even or odd?
   *[other] { $who }: even or odd?
  }
prompt-jump = { $who-you ->
    [you] You: over one or over two?
   *[other] { $who }: over one or over two?
  }
prompt-copy = { $who-you ->
    [you] You: whom does { $animal-the } copy?
   *[other] { $who }: whom does { $animal-the } copy?
  }
prompt-order = { $who-you ->
    [you] You: how do they lie on THAT’S IT?
   *[other] { $who } piles up THAT’S IT
  }
prompt-who_begins = Who begins?
prompt-deal = The cards are dealt
prompt-draw = A card is drawn
prompt-over = The bar closes
hint-build = Each value once, from one set or the other.
hint-put_away = Four. Nobody else will know which.
hint-play = It goes to the end of the line and acts.
hint-victim-rhino = They are equally strong.
hint-victim-cheetah = They are equally weak.
hint-victim-bat = Any other animal. In first place bats burn.
hint-victim-parrot = Any other animal.
hint-victim-peacock = They are equally strong.
hint-parity = It runs past all the even ones right ahead, or all the odd ones.
hint-jump = The kangaroo jumps over those right ahead.
hint-copy = It has that value while it acts.
hint-order = Drag, or take them as they fell. The last lies on top.
hint-who_begins = { "" }
hint-deal = { "" }
hint-draw = { "" }
hint-over = { "" }
stage-deck = Your animals
stage-tray = At home { $count } of { $most }
stage-leave = Leave { $count } at home
stage-before = In front of { $animal-the }
stage-if-before = In front of { $animal-the }
stage-if-copy = As { $animal-the }
stage-order = Order on THAT’S IT
stage-order-first = below
stage-order-last = on top
stage-order-card = { $animal }, number { $number }
stage-order-accept = Lay them so
stage-does = What { $animal-the } does
result-score = { $guests ->
    [one] { $guests } animal
   *[other] { $guests } animals
  }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-note = { $guests ->
    [0] Nobody made it into the bar.
    [one] One animal made it into the bar.
   *[other] { $guests } animals made it into the bar.
  }
stage-hand-says = { $value } · { $animal-Name }{ $wide ->
    [1] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] .
  }
why-line = Pick a card from your hand: it joins the end of the line.
why-victim-rhino = Not that one: the rhino goes for the strongest.
why-victim-cheetah = Not that one: the cheetah goes for the weakest.
why-victim-peacock = Not that one: the peacock wants the strongest.
why-victim-bat = Not itself: any other animal.
why-victim-parrot = Not itself: any other animal.
why-copy = Not that one: only the marked animals can be copied.
stage-between = { $count ->
    [0] The street is empty
    [one] One in line
    [2] Two in line
    [3] Three in line
    [4] Four in line
   *[other] Five in line
  }
stage-between-note = { $left ->
    [5] Whoever comes first stands at the gate.
    [1] The next one opens the gate: two walk in, the last goes home.
    [0] If five still stand after this, the gate opens: two walk in, the last goes home.
   *[other] { $left } more and the gate opens. Then two walk in, and the last goes home.
  }

# A move looked back at
did-play = { $seat-you ->
    [you] You played { $animal-the }
   *[other] { $seat } played { $animal-the }
}
thing-play = { $animal-the }
