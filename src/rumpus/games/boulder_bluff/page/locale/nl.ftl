# Opschriften van de wand; de zinnen van het spel staan in zijn eigen catalogus.
stage-about = Tafel { $code } · { stage-left }
stage-left = { $left ->
    [one] nog { $left } rotsblok
   *[other] nog { $left } rotsblokken
  }
stage-standings = De stand
stage-seat = { stage-seat-tiny } · { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
stage-stays = blijft beneden
stage-stays-short = beneden
stage-row = Rotsblokken aan de wand
stage-boulder = { $colour } rotsblok, { $points }
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
    [one] anderen zien één achterkant
   *[other] anderen zien { $count } achterkanten
  }
stage-strength = Jouw kracht { $total }, plus magnesium
stage-strength-parts = kaarten { $cards }{ $bonus ->
    [0] {""}
   *[other] , alles { $colour } +{ $bonus }
  }{ $tired ->
    [0] {""}
   *[other] , moe −{ $tired }
  } · magnesium { $lowest } … { $highest }
stage-hand = Jouw hand
stage-choose = De anderen mogen mee. De sterkste krijgt het.
stage-dry = Er is geen kaart meer te trekken: opwarmen kan niet.
stage-how = Tik op een kaart: open, gedekt, terug in je hand.
stage-warm = Opwarmen
stage-climb = Klimmen
stage-climb-with = Klimmen met { $count }, { $hidden } gedekt
stage-stay = Beneden blijven
stage-also = Ook aan de wand
stage-pile = nog { $count } op de stapel
stage-asks = vraagt { $points }
stage-below = anders blessure
stage-climbers = De klim
stage-hidden = { $count ->
    [0] {""}
    [one] één gedekt · {""}
   *[other] { $count } gedekt · {""}
  }{ $chalk ->
    [none] nog geen magnesium
   *[other] magnesium { $chalk }
  }
stage-back = Een gedekte kaart
stage-yours = Jij
prompt-decide = { $who-you ->
    [you] Jij: welk rotsblok, of opwarmen?
   *[other] { $who }: een rotsblok, of opwarmen?
  }
prompt-dry = { $who-you ->
    [you] Jij: welk rotsblok?
   *[other] { $who }: welk rotsblok?
  }
prompt-lay = { $who-you ->
    [you] Jij: met welke kaarten op { $colour } { $points }?
   *[other] { $who } kiest kaarten voor { $colour } { $points }
  }
prompt-join = { $who-you ->
    [you] Jij: meeklimmen op { $colour } { $points }, of beneden blijven?
   *[other] { $who }: meeklimmen, of beneden blijven?
  }
prompt-boar = { $who-you ->
    [you] Jij: welke kaart vertrapt je everzwijn?
   *[other] { $who }: welke kaart vertrapt het everzwijn?
  }
prompt-squirrel = { $who-you ->
    [you] Jij: wiens tekst pikt je eekhoorn?
   *[other] { $who }: wiens tekst pikt de eekhoorn?
  }
prompt-challenge = { $who-you ->
    [you] Jij: gelijke stand. Noem een uitdaging.
   *[other] { $who } noemt een uitdaging
  }
prompt-declare = { $who-you ->
    [you] Jij: { $contest }, wie won?
   *[other] { $contest }: wie won? Aan het woord: { $who }
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
prompt-flip = Een blessurefiche wordt opgegooid
prompt-over = De wand is leeg
hint-boar = De waarde wordt 0.
hint-squirrel = Een bruine kaart verliest zijn tekst.
hint-strengths = Dan: { $strengths }.
hint-taps = Tien seconden, vanaf je eerste tik. De spatiebalk telt ook.
hint-injury = Kost punten, en kracht op die kleur.
stage-injuries = { $count ->
    [one] één blessure
   *[other] { $count } blessures
  }
stage-seat-short = { stage-seat-tiny } · { $cards }
stage-seat-tiny = { $points ->
    [one] { $points } pt
   *[other] { $points } ptn
  }
stage-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
  }
stage-side-hand = { $card }, in je hand
stage-side-up = { $card }, open
stage-side-down = { $card }, gedekt
stage-take-boar = Vertrappen
stage-take-squirrel = Tekst pikken
stage-on = Op de { $points }
stage-won = { $seat-you ->
    [you] Jij won
   *[other] { $seat } won
  }
stage-tap = Tik om het rotsblok
stage-tap-bag = Tik op de magnesiumzak
stage-help-one = Geeft { $value } op een { $base } rotsblok.
stage-help-two = Geeft { $value } op een { $base } of { $second } rotsblok. Voor de bonus telt { $base }.
part-cards = kaarten { $value }
part-chalk = magnesium { $value }
part-bonus = alles { $colour } +{ $value }
part-tired = moe −{ $value }
part-bears = beer −{ $value }
result-score = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
result-reason = { $boulders ->
    [0] geen rotsblok
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
stage-fits = Wat bij { $colour } { $points } past, staat op.
stage-chalk = Magnesium
stage-chalk-note = één fiche, getrokken als je kaarten liggen
stage-take-on = Beklim { $colour } { $points }
offer-chalk = kracht { $low } tot { $high }
offer-any = lukt altijd
offer-some = kan misgaan
offer-never = te hoog
offer-none = je hebt niets dat past
stage-short = { $count } tekort
stage-caught = bluf betrapt
part-bluff = de rest was bluf
why-boulder-first = Kies eerst een rotsblok, dan de kaarten ervoor.
why-boulder = Het rotsblok is gekozen: nu gaat het om kaarten.
why-laid = Die niet: daar kan niemand meer aankomen.
why-others = Die kaart is gespeeld. De jouwe liggen onderaan in je hand.

# Namen op kleine kaarten, met waar ze afgebroken mogen worden.
name-bear = Boze Beer
name-boar = Ever{"\u00AD"}zwijn
name-squirrel = Schat{"\u00AD"}tige Eek{"\u00AD"}hoorn
name-deer = Geluks{"\u00AD"}hert
name-wolves = Wolven{"\u00AD"}gehuil
