# Labels of the sky; the sentences of the game are in its own catalogue.
stage-about-plane = Jumprun { $run } of 4 · in the plane
stage-about-jump = Jumprun { $run } of 4 · in the air
stage-about-jury = Jumprun { $run } of 4 · the jury
stage-to-jump = to jump
stage-until-pull = until PULL
stage-ready-count = { $ready } of { $seats } ready
stage-ready = Ready
stage-wait = More time
stage-seal = Seal the plan
stage-chute = Open my chute
stage-hand = Your hand: { $count ->
    [one] { $count } jumpcard
   *[other] { $count } jumpcards
  }
stage-formation = Formation
stage-exactly = exactly { $size } jumpers
stage-solo = solo{ $count ->
    [0] {""}
    [one] {""} · { $count } card
   *[other] {""} · { $count } cards
  }
stage-no-solo = no solo
stage-on = { $count ->
    [0] {""}
    [one] { $count } card
   *[other] { $count } cards
  }
stage-wasted = does not count on a solo
stage-place = Formation of { $size }
stage-solo-of = { $you ->
    [yes] Your solo
   *[no] { $name }’s solo
}
stage-metres = { $metres } m
stage-figure = figure
stage-together = together
stage-harder = harder
stage-easier = easier
stage-bluffcard = just a bluff
stage-yes = I jump
stage-maybe = if needed
stage-bluff = bluff
stage-laid-card = { $you ->
    [yes] Your jumpcard: { $sign }
   *[no] { $name }’s jumpcard
  }
stage-laid-character = { $you ->
    [yes] Your character: { $sign }
   *[no] { $name }’s character
  }
stage-cards = Your cards
stage-pick = Pick a card, then a place.
stage-tap-place = Tap a place. A card once played stays where it is.
stage-keys-formations = formations
stage-keys-solos = solos
stage-you = You
stage-need = They need
stage-dice = { $count ->
    [one] One figure, one die
   *[other] { $count } figures, { $count } dice
  }
stage-so-far = { $rolled } so far
stage-will-do = { $rest ->
    [8] an 8
    [11] an 11
   *[other] a { $rest }
  } will do
stage-more = { $rest } to go
stage-points-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
  }
stage-still = Still to come
stage-standings = The standings
stage-solos = Solos: { $names }
stage-jury = The jury
stage-verdict-none = Who said yes?
stage-verdict-nobody = Nobody jumps.
stage-verdict-crowded = Too many. Nobody holds on.
stage-verdict-exact = Exactly { $size }: the formation holds.
stage-verdict-filled = The maybes fill it up: the formation holds.
stage-verdict-short = Too few: half the points.
stage-verdict-solo = A solo.
stage-said-yes = { $count ->
    [0] Nobody said yes.
    [1] One said yes.
    [2] Two said yes.
    [3] Three said yes.
    [4] Four said yes.
    [5] Five said yes.
    [6] Six said yes.
    [7] Seven said yes.
    [8] Eight said yes.
   *[other] { $count } said yes.
}
stage-jumping = { $count ->
    [0] Nobody jumps.
    [1] One jumps.
    [2] Two jump.
    [3] Three jump.
    [4] Four jump.
    [5] Five jump.
    [6] Six jump.
    [7] Seven jump.
    [8] Eight jump.
   *[other] { $count } jump.
}
stage-bluffed = { $names } only bluffed.
stage-jump-word = JUMP!
stage-pull-word = PULL!
stage-jump-note = one minute, all at once
prompt-plane = Everybody: make your plans
prompt-waiting = You are ready: { $ready } of { $seats }
prompt-jump = You: jump. Play where you like.
prompt-chute = You: no more cards?
prompt-plan = You: make your plan, then seal it
prompt-late = PULL: hands off the cards
prompt-where = You: where does { $card } go?
prompt-others = { $who } { $count ->
    [one] is still in the air
   *[other] are still in the air
  }
prompt-jury = The jury looks
hint-plane = Nobody is bound by a word.
hint-plan = Nobody sees it before all are sealed.
hint-sealed = Sealed: { $names }.
hint-late = A card now costs all your points of this jumprun.
stage-done = has opened the chute
stage-doubled = { $names }: more than one character, so they leave.
stage-outcome-landed = { $rolled } against { $difficulty }: a safe landing.
stage-outcome-tumbled = { $rolled } against { $difficulty }: down into the daisies.
stage-outcome-flop = Not one figure: no dice, no points.
stage-sheet = The sheet
stage-sheet-seat = Player
stage-sheet-total = all
stage-last-run = The last jumprun
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $first } + { $second } + { $third } + { $fourth }
result-note = { $points ->
    [one] One point, after four jumpruns.
   *[other] { $points } points, after four jumpruns.
  }
why-pick = Pick a card from your hand first.
why-put = A character jumps in a formation, or in your own solo.
why-plane = Cards are played in the jump. First make plans, then be ready.
