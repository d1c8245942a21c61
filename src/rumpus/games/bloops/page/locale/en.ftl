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
stage-passes = { stage-cards } · passes
stage-looks = { stage-cards } · looks
stage-pile = { $count } to draw
stage-draw = Draw a card, { $count } left
stage-waiting = Waiting effects
stage-effect = { $name-you ->
    [you] You: { $value }
   *[other] { $name }: { $value }
  }
stage-effect-6 = gives somebody a card
stage-effect-7 = looks at a card
stage-effect-8 = looks at a card
stage-effect-9 = swaps two cards
stage-say = Say BLOOPS at the end of your turn
stage-hold = Hold the bowl to say BLOOPS
stage-called = { $name-you ->
    [you] You have said BLOOPS
   *[other] { $name } has said BLOOPS
  }
stage-called-note = Everyone else gets one more turn.
stage-mine = Your cards
stage-mine-note = Same places as when you looked. No more peeking.
stage-card = Your card { $number }
stage-other = { $name }’s card { $number }
stage-counter = Turn over card { $number }
stage-discard = Discard it
stage-drawn = The card you drew: { $value }
stage-pass = Pass
stage-got-it = Got it
stage-look = Look well.
stage-look-note = Only you see this, and only now. Nobody will remember it for you.
stage-clockwise = Clockwise
stage-counterclockwise = The other way round
stage-done = End the turn
stage-top = On the discard pile: { $value }
stage-cards-of = { $name }’s cards
stage-which = Which of { $name }’s cards?
stage-draw-button = Draw
stage-armed = Tap again: BLOOPS!
stage-wrong = { $value ->
    [8] An 8
    [11] An 11
   *[other] A { $value }
  }, not { $asked ->
    [8] an 8
    [11] an 11
   *[other] a { $asked }
  }. One penalty card.
stage-points = { $stars ->
    [0] { result-score }
    [one] { result-score }, a star
    [2] { result-score }, two stars
   *[other] { result-score }, stars off
  }
stage-spoken = { $cards }. { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }.
stage-spoken-star = { $value }, star
stage-help-plain = No effect. It counts its value.
stage-help-star = Counts its value; with three stars or more none of your stars counts.
prompt-memorise = You: look at these
prompt-look = You look, for your { $value }
prompt-direction = You: which way round?
prompt-draw = You: draw a card
prompt-hand = You hold { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
  }: discard it, or swap it?
prompt-give = You: who gets a card, for your 6?
prompt-look-whom = You: which card do you look at?
prompt-swap-mine = You: which of yours goes, for your 9?
prompt-swap-whom = You: which card do you take for it?
prompt-counter = Anybody: another { $value }?
prompt-counter-or-draw = You: draw, or another { $value }?
prompt-counter-or-pass = You: another { $value }, or pass?
prompt-counter-or-call = Anybody: another { $value }? Or BLOOPS?
prompt-call = You: say BLOOPS, or end your turn?
prompt-wait-deal = The cards are dealt
prompt-wait-first = Who begins?
prompt-wait-memorise = { $count ->
    [one] { $who } still looks
   *[other] { $who } still look
  }
prompt-wait-direction = { $who } chooses the direction
prompt-wait-draw = { $who } draws a card
prompt-wait-take = A card is drawn
prompt-wait-hand = { $who } thinks about a card
prompt-wait-window = Another { $value }? { $who } may act
prompt-wait-effect = { $seat-you ->
    [you] Your { $value } acts
   *[other] { $seat }: the { $value } acts
  }
prompt-wait-call = { $who }: BLOOPS or not?
hint-hand = Tap one of yours to swap, or discard it.
hint-counter = Hold a card that you believe is { $value ->
    [8] an 8
    [11] an 11
   *[other] a { $value }
  }, or tap it twice.
hint-give = It comes unseen from the pile.
hint-look-whom = Yours, or anybody’s.
hint-swap-mine = Nobody looks at either card.
hint-swap-whom = Nobody looks at either card.
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-stars = { $stars ->
    [0] no star
    [one] one star counted
    [2] two stars counted
   *[other] { $stars } stars, none counted
  }
result-caller = said BLOOPS
result-note = { $end ->
    [twenty] The 20 was discarded, and that ends it at once.
    [call] After BLOOPS everybody else had one more turn.
   *[dry] The cards ran out.
  }
stage-points-short = { $points } · ★ { $stars }
stage-top-row = top row
stage-bottom-row = bottom row
stage-look-row = Your bottom row, once. Nobody will remember it for you.
stage-only-you = only you see it
stage-passes-short = passes
stage-looks-short = looks
why-draw = Draw a card first.
why-drawn = One card a turn: discard it, or swap it for one of yours.
why-discard = What lies there stays there. To counter, hold one of your own cards.
why-hands-off = Hands off: those are not yours.
telling-scores = The cards turn over
