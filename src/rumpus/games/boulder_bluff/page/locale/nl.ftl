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
stage-hidden = { $count ->
    [one] één gedekt
   *[other] { $count } gedekt
  } · krijt { $chalk }
stage-back = Een gedekte kaart
stage-yours = Jij
prompt-decide = { $who-you ->
    [you] Jij: een rotsblok, of opwarmen?
   *[other] { $who }: een rotsblok, of opwarmen?
  }
prompt-lay = { $who-you ->
    [you] Jij: { $colour } { $points }, met welke kaarten?
   *[other] { $who } kiest kaarten voor { $colour } { $points }
  }
prompt-join = { $who-you ->
    [you] Jij: meedoen op { $colour } { $points }, of beneden blijven?
   *[other] { $who }: meedoen, of beneden blijven?
  }
prompt-boar = { $who-you ->
    [you] Jij: welke kaart vertrapt je zwijn?
   *[other] { $who }: welke kaart vertrapt het zwijn?
  }
prompt-squirrel = { $who-you ->
    [you] Jij: wiens tekst pikt je eekhoorn?
   *[other] { $who }: wiens tekst pikt de eekhoorn?
  }
prompt-challenge = { $who-you ->
    [you] Jij: gelijk. Noem een uitdaging.
   *[other] { $who } noemt een uitdaging
  }
prompt-declare = { $who-you ->
    [you] Jij: { $contest }, wie won?
   *[other] { $contest }: wie won? { $who } mag het zeggen
  }
prompt-taps = { $who-you ->
    [you] Jij: tik om het rotsblok
   *[other] { $who } { $count ->
        [one] tikt
       *[other] tikken
    } om het rotsblok
  }
prompt-injury = { $who-you ->
    [you] Jij: op welk rotsblok komt de blessure van { $value }?
   *[other] { $who } legt een blessure van { $value }
  }
prompt-who_begins = Wie begint?
prompt-deal = De kaarten worden gedeeld
prompt-row = Een nieuw rotsblok
prompt-warm = Opwarmen
prompt-chalk = Een hand in de magnesiumzak
prompt-lot = Het lot beslist
prompt-howl = De wolven huilen
prompt-flip = Een blessure wordt omgedraaid
prompt-over = De rots is leeg
hint-boar = De waarde wordt 0.
hint-squirrel = Een bruine kaart verliest haar tekst.
hint-strengths = Dan: { $strengths }.
hint-taps = Tien seconden, vanaf je eerste tik. Spatie telt ook.
hint-injury = Kost punten, en kracht op die kleur.
stage-injuries = { $count ->
    [one] één blessure
   *[other] { $count } blessures
  }
stage-seat-short = { $points } ptn · { $cards }
stage-seat-tiny = { $points } ptn
stage-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
stage-side-hand = { $card }, in je hand
stage-side-up = { $card }, open
stage-side-down = { $card }, dicht
stage-take-boar = Vertrappen
stage-take-squirrel = Tekst afpakken
stage-on = Op de { $points }
stage-won = { $seat-you ->
    [you] Jij won
   *[other] { $seat } won
  }
stage-tap = Tik om het rotsblok
stage-tap-bag = Tik op de magnesiumzak
stage-help-one = Geeft { $value } op een rotsblok in { $base }.
stage-help-two = Geeft { $value } op een rotsblok in { $base } of { $second }. Voor de bonus telt { $base }.
part-cards = kaarten { $value }
part-chalk = magnesium { $value }
part-bonus = alles in de kleur +{ $value }
part-tired = moe −{ $value }
part-bears = beer −{ $value }
result-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-reason = { $boulders ->
    [one] één rotsblok
   *[other] { $boulders } rotsblokken
  }{ $injuries ->
    [0] {""}
   *[other] , blessures −{ $injuries }
  }
result-note = { $boulders ->
    [one] Eén rotsblok beklommen, zeggen ze.
   *[other] { $boulders } rotsblokken beklommen, zeggen ze.
  }
