# Labels of the bowl; the sentences of the game are in its own catalogue.
stage-about = Table { $code } · { $count ->
    [one] { $count } card to draw
   *[other] { $count } cards to draw
  }
stage-cards = { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
  }
stage-passes = { $count } cards · passes
stage-looks = { $count } cards · looks
stage-pile = { $count } to draw
stage-draw = Draw a card, { $count } left
stage-waiting = Waiting effects
stage-effect = { $name }: { $value }
stage-effect-6 = gives somebody a card
stage-effect-7 = looks at a card
stage-effect-8 = looks at a card
stage-effect-9 = swaps two cards
stage-say = Say BLOOPS at the end of your turn
stage-hold = Hold the bowl to say BLOOPS
stage-called = { $name } has said BLOOPS
stage-mine = Your cards
stage-mine-note = No peeking any more.
stage-card = Your card { $number }
stage-other = Card { $number } of { $name }
stage-counter = Turn over card { $number }
stage-discard = Discard it
stage-drawn = The card you drew: { $value }
stage-pass = Pass
stage-got-it = Got it
stage-look = Look well.
stage-look-note = Only you see this, and only now. Nobody will remember it for you.
stage-clockwise = Clockwise
stage-counterclockwise = The other way round
stage-done = Done
stage-top = On the discard pile: { $value }
