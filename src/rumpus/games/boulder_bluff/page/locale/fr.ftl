# Étiquettes de la falaise ; les phrases du jeu sont dans son propre catalogue.
stage-about = Table { $code } · { stage-left }
stage-left = { $left ->
    [one] encore { $left } bloc
   *[other] encore { $left } blocs
  }
stage-standings = Le classement
stage-seat = { stage-seat-tiny } · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
stage-stays = reste en bas
stage-stays-short = en bas
stage-row = Blocs de la falaise
stage-boulder = bloc { $colour }, { $points }
stage-boulder-short = { $points } { $colour }
stage-up = Visibles
stage-down = Cachées
stage-up-nothing = poses-en au moins une
stage-up-seen = tous voient { $count ->
    [one] cette carte
   *[other] ces { $count } cartes
  }
stage-down-seen = { $count ->
    [0] personne ne les voit
    [one] on voit un dos
   *[other] on voit { $count } dos
  }
stage-strength = Ta force { $total }, plus la magnésie
stage-strength-parts = cartes { $cards }{ $bonus ->
    [0] {""}
   *[other] , tout en { $colour } +{ $bonus }
  }{ $tired ->
    [0] {""}
   *[other] , fatigue −{ $tired }
  } · magnésie { $lowest } … { $highest }
stage-hand = Ta main
stage-choose = Les autres peuvent suivre. Le plus fort l’emporte.
stage-dry = Plus de carte à piocher : impossible de s’échauffer.
stage-how = Touche une carte : visible, cachée, en main.
stage-warm = S’échauffer
stage-climb = Grimper
stage-climb-with = Grimper avec { $count }, { $hidden ->
    [one] { $hidden } cachée
   *[other] { $hidden } cachées
  }
stage-stay = Rester en bas
stage-also = Aussi sur la falaise
stage-pile = encore { $count } dans la pile
stage-asks = demande { $points }
stage-below = sinon, blessure
stage-climbers = L’escalade
stage-hidden = { $count ->
    [0] {""}
    [one] une cachée · {""}
   *[other] { $count } cachées · {""}
  }{ $chalk ->
    [none] pas encore de magnésie
   *[other] magnésie { $chalk }
  }
stage-back = Une carte cachée
stage-yours = Toi
prompt-decide = { $who-you ->
    [you] À toi : quel bloc, ou l’échauffement ?
   *[other] { $who } : un bloc, ou l’échauffement ?
  }
prompt-dry = { $who-you ->
    [you] À toi : quel bloc ?
   *[other] { $who } : quel bloc ?
  }
prompt-lay = { $who-you ->
    [you] À toi : quelles cartes pour le { $points } { $colour } ?
   *[other] { $who } choisit ses cartes pour le { $points } { $colour }
  }
prompt-join = { $who-you ->
    [you] À toi : grimper aussi sur le { $points } { $colour }, ou rester en bas ?
   *[other] { $who } : grimper aussi, ou rester en bas ?
  }
prompt-boar = { $who-you ->
    [you] À toi : quelle carte ton sanglier piétine-t-il ?
   *[other] { $who } : quelle carte le sanglier piétine-t-il ?
  }
prompt-squirrel = { $who-you ->
    [you] À toi : quel texte ton écureuil chipe-t-il ?
   *[other] { $who } : quel texte l’écureuil chipe-t-il ?
  }
prompt-challenge = { $who-you ->
    [you] À toi : égalité. Propose un défi.
   *[other] { $who } propose un défi
  }
prompt-declare = { $who-you ->
    [you] À toi : { $contest }, qui a gagné ?
   *[other] { $contest } : qui a gagné ? La parole est à { $who }
  }
prompt-taps = { $who-you ->
    [you] À toi : tapote pour le bloc
   *[other] { $who } { $count ->
        [one] tapote
       *[other] tapotent
    } pour le bloc
  }
prompt-injury = { $who-you ->
    [you] À toi : sur quel bloc va la blessure de { $value } ?
   *[other] { $who } pose une blessure de { $value }
  }
prompt-who_begins = Qui commence ?
prompt-deal = Les cartes sont distribuées
prompt-row = Un nouveau bloc
prompt-warm = Échauffement
prompt-chalk = Une main dans le sac à magnésie
prompt-lot = Le sort décide
prompt-howl = Les loups hurlent
prompt-flip = On lance un jeton de blessure
prompt-over = La falaise est vide
hint-boar = Sa valeur devient 0.
hint-squirrel = Une carte marron perd son texte.
hint-strengths = Alors : { $strengths }.
hint-taps = Dix secondes, dès le premier tapotement. La barre d’espace compte aussi.
hint-injury = Cela coûte des points, et de la force sur cette couleur.
stage-injuries = { $count ->
    [1] une blessure
   *[other] { $count } blessures
  }
stage-seat-short = { stage-seat-tiny } · { $cards }
stage-seat-tiny = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
stage-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
stage-side-hand = { $card }, en main
stage-side-up = { $card }, visible
stage-side-down = { $card }, cachée
stage-take-boar = La piétiner
stage-take-squirrel = Chiper son texte
stage-on = Sur le { $points }
stage-won = { $seat-you ->
    [you] Tu as gagné
   *[other] { $seat } a gagné
  }
stage-tap = Tapote pour le bloc
stage-tap-bag = Tapote le sac à magnésie
stage-help-one = Donne { $value } sur un bloc { $base }.
stage-help-two = Donne { $value } sur un bloc { $base } ou { $second }. Pour le bonus, c’est { $base } qui compte.
part-cards = cartes { $value }
part-chalk = magnésie { $value }
part-bonus = tout en { $colour } +{ $value }
part-tired = fatigue −{ $value }
part-bears = ours −{ $value }
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $boulders ->
    [0] aucun bloc
    [1] un bloc
   *[other] { $boulders } blocs
  }{ $injuries ->
    [0] {""}
   *[other] , blessures −{ $injuries }
  }
result-note = { $boulders ->
    [1] Un bloc réussi, à ce qu’on dit.
   *[other] { $boulders } blocs réussis, à ce qu’on dit.
  }
stage-fits = Ce qui va sur le { $points } { $colour } se dresse.
stage-chalk = Magnésie
stage-chalk-note = un jeton, tiré une fois tes cartes posées
stage-take-on = Grimper le { $points } { $colour }
offer-chalk = magnésie : { $low } à { $high }
offer-any = passe toujours
offer-some = peut rater
offer-never = hors de portée
offer-none = rien ne convient
stage-short = manque { $count }
stage-caught = bluff démasqué
part-bluff = le reste, du bluff
why-boulder-first = Choisis d’abord un bloc, puis les cartes pour le grimper.
why-boulder = Le bloc est choisi : maintenant, place aux cartes.
why-laid = Pas celle-là : on ne peut plus y toucher.
why-others = Cette carte est jouée. Les tiennes sont dans ta main, en bas.

# Noms sur les petites cartes, avec les endroits où ils peuvent se couper.
name-bear = Ours en colère
name-boar = Charge du san{"\u00AD"}glier
name-squirrel = Écu{"\u00AD"}reuil mignon
name-deer = Cerf porte-bon{"\u00AD"}heur
name-wolves = Cri des loups
