# Étiquettes de la falaise ; les phrases du jeu sont dans son propre catalogue.
stage-about = Table { $code } · { $left ->
    [one] encore { $left } bloc
   *[other] encore { $left } blocs
  }
stage-seat = { $points } pts · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
stage-stays = reste en bas
stage-row = Blocs de la falaise
stage-boulder = bloc { $colour }, { $points }
stage-boulder-short = { $colour } { $points }
stage-up = Visibles
stage-down = Cachées
stage-up-nothing = au moins une
stage-up-seen = tous voient { $count ->
    [one] cette carte
   *[other] ces { $count }
  }
stage-down-seen = { $count ->
    [0] personne ne les voit
    [one] on voit un dos
   *[other] on voit { $count } dos
  }
stage-strength = Ta force { $total }, plus la magnésie
stage-strength-parts = cartes { $cards }, bonus { $bonus }, fatigue −{ $tired } · magnésie { $lowest } … +{ $highest }
stage-hand = Ta main
stage-choose = Choisis un bloc, ou échauffe-toi.
stage-how = Touche une carte : visible, cachée, en main.
stage-warm = S'échauffer
stage-climb = Grimper
stage-climb-with = Grimper avec { $count }, { $hidden } cachées
stage-stay = Rester en bas
stage-also = Aussi sur la falaise
stage-pile = encore { $count } dans la pile
stage-asks = demande { $points }
stage-below = en dessous : blessé
stage-climbers = L'ascension
stage-hidden = { $count ->
    [one] une cachée
   *[other] { $count } cachées
  } · magnésie { $chalk }
stage-back = Une carte cachée
stage-yours = Toi
prompt-decide = { $who-you ->
    [you] À toi : un bloc, ou t'échauffer ?
   *[other] { $who } : un bloc, ou s'échauffer ?
  }
prompt-lay = { $who-you ->
    [you] À toi : { $colour } { $points }, avec quelles cartes ?
   *[other] { $who } choisit ses cartes pour { $colour } { $points }
  }
prompt-join = { $who-you ->
    [you] À toi : grimper sur { $colour } { $points }, ou rester en bas ?
   *[other] { $who } : grimper, ou rester en bas ?
  }
prompt-boar = { $who-you ->
    [you] À toi : quelle carte ton sanglier piétine-t-il ?
   *[other] { $who } : quelle carte le sanglier piétine-t-il ?
  }
prompt-squirrel = { $who-you ->
    [you] À toi : quel texte ton écureuil chipe-t-il ?
   *[other] { $who } : quel texte l'écureuil chipe-t-il ?
  }
prompt-challenge = { $who-you ->
    [you] À toi : égalité. Nomme une épreuve.
   *[other] { $who } nomme une épreuve
  }
prompt-declare = { $who-you ->
    [you] À toi : { $contest }, qui a gagné ?
   *[other] { $contest } : qui a gagné ? { $who } peut le dire
  }
prompt-taps = { $who-you ->
    [you] À toi : tape pour le bloc
   *[other] { $who } { $count ->
        [one] tape
       *[other] tapent
    } pour le bloc
  }
prompt-injury = { $who-you ->
    [you] À toi : sur quel bloc va la blessure de { $value } ?
   *[other] { $who } place une blessure de { $value }
  }
prompt-who_begins = Qui commence ?
prompt-deal = Les cartes sont distribuées
prompt-row = Un nouveau bloc
prompt-warm = Échauffement
prompt-chalk = Une main dans le sac à magnésie
prompt-lot = Le sort décide
prompt-howl = Les loups hurlent
prompt-flip = Un jeton de blessure se retourne
prompt-over = Le rocher est vide
hint-boar = Sa valeur devient 0.
hint-squirrel = Une carte brune perd son texte.
hint-strengths = Alors : { $strengths }.
hint-taps = Dix secondes, dès ton premier coup. Espace compte aussi.
hint-injury = Elle coûte des points, et de la force sur cette couleur.
stage-injuries = { $count ->
    [one] une blessure
   *[other] { $count } blessures
  }
stage-seat-short = { $points } pts · { $cards }
stage-seat-tiny = { $points } pts
stage-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
stage-side-hand = { $card }, en main
stage-side-up = { $card }, visible
stage-side-down = { $card }, cachée
stage-take-boar = La piétiner
stage-take-squirrel = Prendre son texte
stage-on = Sur le { $points }
stage-won = { $seat-you ->
    [you] Tu as gagné
   *[other] { $seat } a gagné
  }
stage-tap = Tape pour le bloc
stage-tap-bag = Tape le sac à magnésie
stage-help-one = Donne { $value } sur un bloc { $base }.
stage-help-two = Donne { $value } sur un bloc { $base } ou { $second }. Pour le bonus, elle est { $base }.
part-cards = cartes { $value }
part-chalk = magnésie { $value }
part-bonus = toutes de sa couleur +{ $value }
part-tired = fatigue −{ $value }
part-bears = ours −{ $value }
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-reason = { $boulders ->
    [one] un bloc
   *[other] { $boulders } blocs
  }{ $injuries ->
    [0] {""}
   *[other] , blessures −{ $injuries }
  }
result-note = { $boulders ->
    [one] Un bloc réussi, à ce qu'on dit.
   *[other] { $boulders } blocs réussis, à ce qu'on dit.
  }
