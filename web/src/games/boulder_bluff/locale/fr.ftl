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
stage-parts = cartes { $cards } · magnésie { $chalk }
stage-hidden = { $count ->
    [one] une cachée
   *[other] { $count } cachées
  } · magnésie { $chalk }
stage-back = Une carte cachée
stage-yours = Toi
