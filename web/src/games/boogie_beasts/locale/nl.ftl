# Opschriften van de lucht; de zinnen van het spel staan in zijn eigen catalogus.
stage-about-plane = Sprong { $run } van 4 · in het vliegtuig
stage-about-jump = Sprong { $run } van 4 · in de lucht
stage-about-jury = Sprong { $run } van 4 · de jury
stage-to-jump = tot de sprong
stage-until-pull = tot PULL
stage-ready-count = { $ready } van { $seats } klaar
stage-ready = Klaar
stage-wait = Nog even
stage-seal = Plan verzegelen
stage-chute = Mijn parachute open
stage-hand = Jouw hand: { $count ->
    [one] { $count } sprongkaart
   *[other] { $count } sprongkaarten
  }
stage-formation = Formatie
stage-exactly = precies { $size } springers
stage-solo = solo · { $count ->
    [one] { $count } sprongkaart
   *[other] { $count } sprongkaarten
  }
stage-no-solo = geen solo
stage-on = { $names } · { $count ->
    [one] { $count } sprongkaart
   *[other] { $count } sprongkaarten
  }
stage-wasted = telt niet bij een solo
stage-place = Formatie van { $size }
stage-solo-of = Solo van { $name }
stage-metres = { $metres } m
stage-figure = figuur
stage-together = samen
stage-harder = zwaarder
stage-easier = lichter
stage-bluffcard = alleen bluf
stage-yes = ik spring
stage-maybe = als het moet
stage-bluff = bluf
stage-laid-card = Een sprongkaart van { $name }
stage-laid-character = Het beest van { $name }
stage-cards = Jouw kaarten
stage-pick = Kies een kaart, dan een plek.
stage-tap-place = Tik op een plek. Wat ligt, blijft liggen.
stage-keys-formations = formaties
stage-keys-solos = solo's
stage-you = Jij
stage-need = Nodig
stage-dice = { $count ->
    [one] Eén figuur, één steen
   *[other] { $count } figuren, { $count } stenen
  }
stage-so-far = { $rolled } tot nu toe
stage-will-do = een { $rest } is genoeg
stage-more = nog { $rest }
stage-points-each = { $points } punten elk
stage-still = Komt nog
stage-standings = De stand
stage-solos = Solo's: { $names }
stage-jury = De jury
stage-verdict-none = Wie zei ja?
stage-verdict-nobody = Niemand springt.
stage-verdict-crowded = Te veel. Niemand houdt zich vast.
stage-verdict-exact = Precies { $size }: de formatie houdt.
stage-verdict-filled = De misschiens vullen aan: de formatie houdt.
stage-verdict-short = Te weinig: de helft van de punten.
stage-verdict-solo = Een solo.
stage-jump-word = JUMP!
stage-pull-word = PULL!
stage-jump-note = één minuut, allemaal tegelijk
