# Étiquettes du bocal ; les phrases du jeu sont dans son propre catalogue.
stage-about = Table { $code } · { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
stage-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
stage-passes = { $count } cartes · passe
stage-looks = { $count } cartes · regarde
stage-pile = { $count } à piocher
stage-draw = Piocher une carte, il en reste { $count }
stage-waiting = Effets en attente
stage-effect = { $name } : { $value }
stage-effect-6 = donne une carte à quelqu'un
stage-effect-7 = regarde une carte
stage-effect-8 = regarde une carte
stage-effect-9 = échange deux cartes
stage-say = Dis BLOOPS à la fin de ton tour
stage-hold = Tiens le bocal pour dire BLOOPS
stage-called = { $name } a dit BLOOPS
stage-mine = Tes cartes
stage-mine-note = On ne regarde plus.
stage-card = Ta carte { $number }
stage-other = Carte { $number } de { $name }
stage-counter = Retourner la carte { $number }
stage-discard = La défausser
stage-drawn = La carte que tu as piochée : { $value }
stage-pass = Passer
stage-got-it = C'est vu
stage-look = Regarde bien.
stage-look-note = Toi seul la vois, et seulement maintenant. Personne ne s'en souviendra pour toi.
stage-clockwise = Dans le sens horaire
stage-counterclockwise = Dans l'autre sens
stage-done = Fini
stage-top = Sur la défausse : { $value }
