# Opschriften van de lucht; de zinnen van het spel staan in zijn eigen catalogus.
stage-about-plane = Jumprun { $run } van 4 · in het vliegtuig
stage-about-jump = Jumprun { $run } van 4 · in de lucht
stage-about-jury = Jumprun { $run } van 4 · de jury
stage-to-jump = tot de sprong
stage-until-pull = tot PULL
stage-ready-count = { $ready } van { $seats } klaar
stage-ready = Klaar
stage-wait = Meer tijd
stage-seal = Plan verzegelen
stage-chute = Mijn parachute openen
stage-hand = Jouw hand: { $count ->
    [one] { $count } springkaart
   *[other] { $count } springkaarten
  }
stage-formation = Formatie
stage-exactly = precies { $size } springers
stage-solo = solo{ $count ->
    [0] {""}
    [one] {""} · { $count } kaart
   *[other] {""} · { $count } kaarten
  }
stage-no-solo = geen solo
stage-on = { $count ->
    [0] {""}
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
stage-wasted = telt niet bij een solo
stage-place = Formatie van { $size }
stage-solo-of = { $you ->
    [yes] Jouw solo
   *[no] Solo van { $name }
}
stage-metres = { $metres } m
stage-figure = figuur
stage-together = samen
stage-harder = moeilijker
stage-easier = makkelijker
stage-bluffcard = alleen bluf
stage-yes = ik spring
stage-maybe = als het moet
stage-bluff = bluf
stage-laid-card = { $you ->
    [yes] Jouw springkaart: { $sign }
   *[no] Een springkaart van { $name }
  }
stage-laid-character = { $you ->
    [yes] Jouw personage: { $sign }
   *[no] Een personage van { $name }
  }
stage-cards = Jouw kaarten
stage-pick = Kies een kaart, dan een plek.
stage-tap-place = Tik op een plek. Wat ligt, blijft liggen.
stage-keys-formations = formaties
stage-keys-solos = solo’s
stage-you = Jij
stage-need = Nodig
stage-dice = { $count ->
    [one] Eén figuur, één dobbelsteen
   *[other] { $count } figuren, { $count } dobbelstenen
  }
stage-so-far = { $rolled } tot nu toe
stage-will-do = een { $rest } is genoeg
stage-more = nog { $rest }
stage-points-each = { $points ->
    [one] { $points } punt elk
   *[other] { $points } punten elk
  }
stage-still = Komt nog
stage-standings = De stand
stage-solos = Solo’s: { $names }
stage-jury = De jury
stage-verdict-none = Wie zei ja?
stage-verdict-nobody = Niemand springt.
stage-verdict-crowded = Te veel. Het wordt een kluwen.
stage-verdict-exact = Precies { $size }: de formatie houdt stand.
stage-verdict-filled = De misschiens vullen aan: de formatie houdt stand.
stage-verdict-short = Te weinig: de helft van de punten.
stage-verdict-solo = Een solo.
stage-said-yes = { $count ->
    [0] Niemand zei ja.
    [1] Eén zei ja.
    [2] Twee zeiden ja.
    [3] Drie zeiden ja.
    [4] Vier zeiden ja.
    [5] Vijf zeiden ja.
    [6] Zes zeiden ja.
    [7] Zeven zeiden ja.
    [8] Acht zeiden ja.
   *[other] { $count } zeiden ja.
}
stage-jumping = { $count ->
    [0] Niemand springt.
    [1] Eén springt.
    [2] Twee springen.
    [3] Drie springen.
    [4] Vier springen.
    [5] Vijf springen.
    [6] Zes springen.
    [7] Zeven springen.
    [8] Acht springen.
   *[other] { $count } springen.
}
stage-bluffed = { $names }: alleen maar bluf.
stage-jump-word = JUMP!
stage-pull-word = PULL!
stage-jump-note = één minuut, allemaal tegelijk
prompt-plane = Iedereen: maak je plannen
prompt-waiting = Je bent klaar: { $ready } van { $seats }
prompt-jump = Jij: spring. Leg waar je wilt.
prompt-chute = Jij: geen kaarten meer?
prompt-plan = Jij: maak je plan en verzegel het
prompt-late = PULL: handen af van de kaarten
prompt-where = Jij: waar gaat { $card } heen?
prompt-others = { $who } { $count ->
    [one] is nog in de lucht
   *[other] zijn nog in de lucht
  }
prompt-jury = De jury kijkt
hint-plane = Beloven mag, houden hoeft niet.
hint-plan = Niemand ziet het voordat alle plannen verzegeld zijn.
hint-sealed = Verzegeld: { $names }.
hint-late = Een kaart kost nu al je punten van deze jumprun.
stage-done = parachute open
stage-doubled = { $names }: meer dan één personage, dus die vallen af.
stage-outcome-landed = { $rolled } tegen { $difficulty }: veilig geland.
stage-outcome-tumbled = { $rolled } tegen { $difficulty }: zo de madeliefjes in.
stage-outcome-flop = Geen enkele figuur: geen dobbelstenen, geen punten.
stage-sheet = Scoreblad
stage-sheet-seat = Speler
stage-sheet-total = totaal
stage-last-run = De vorige jumprun
result-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-reason = { $first } + { $second } + { $third } + { $fourth }
result-note = { $points ->
    [one] Eén punt, na vier jumpruns.
   *[other] { $points } punten, na vier jumpruns.
  }
why-pick = Kies eerst een kaart uit je hand.
why-put = Een personage springt in een formatie, of in je eigen solo.
why-plane = Kaarten speel je tijdens de sprong. Eerst plannen maken, dan klaar zijn.
