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
stage-called-note = Les autres jouent encore un tour.
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
stage-cards-of = Cartes de { $name }
stage-which = Quelle carte de { $name } ?
stage-draw-button = Piocher
stage-armed = Encore une fois : BLOOPS
stage-wrong = Un { $value }, pas un { $asked }. Une carte de pénalité.
stage-points = { $stars ->
    [0] { $points } points
    [one] { $points } points, une étoile
    [2] { $points } points, deux étoiles
   *[other] { $points } points, étoiles annulées
  }
stage-spoken = { $cards }. { $seconds } secondes.
stage-spoken-star = { $value }, étoile
stage-help-plain = Pas d'effet. Compte pour sa valeur.
stage-help-star = Compte pour sa valeur ; à partir de trois étoiles, aucune des tiennes ne compte.
prompt-memorise = À toi : regarde ta rangée du bas
prompt-look = { $value ->
   *[other] Tu regardes, grâce à ton { $value }
  }
prompt-direction = À toi : dans quel sens ?
prompt-draw = À toi : pioche une carte
prompt-hand = Tu as un { $value } : défausse ou échange ?
prompt-give = À toi : qui reçoit une carte, pour ton 6 ?
prompt-look-whom = À toi : quelle carte regardes-tu ?
prompt-swap-mine = À toi : laquelle des tiennes part, pour ton 9 ?
prompt-swap-whom = À toi : quelle carte prends-tu en échange ?
prompt-counter = Tous : un autre { $value } ?
prompt-counter-or-draw = À toi : piocher, ou un autre { $value } ?
prompt-counter-or-pass = À toi : un autre { $value }, ou passer ?
prompt-counter-or-call = Tous : un autre { $value } ? Ou BLOOPS ?
prompt-call = À toi : dire BLOOPS, ou continuer ?
prompt-wait-deal = Les cartes sont distribuées
prompt-wait-first = Qui commence ?
prompt-wait-memorise = { $count ->
    [one] { $who } regarde encore
   *[other] { $who } regardent encore
  }
prompt-wait-direction = { $who } choisit le sens
prompt-wait-draw = { $who } pioche une carte
prompt-wait-take = Une carte est piochée
prompt-wait-hand = { $who } réfléchit à une carte
prompt-wait-window = Un autre { $value } ? { $who } peut jouer
prompt-wait-effect = { $seat-you ->
    [you] Ton { $value } agit
   *[other] { $seat } : le { $value } agit
  }
prompt-wait-call = { $who } : BLOOPS ou non ?
hint-hand = Touche une des tiennes pour échanger, ou défausse-la.
hint-counter = Appuie longtemps sur une carte que tu crois être un { $value }, ou touche-la deux fois.
hint-give = Elle vient de la pioche, sans être vue.
hint-look-whom = À toi ou à un autre. Quatre secondes.
hint-swap-mine = Personne ne regarde les cartes.
hint-swap-whom = Personne ne regarde les cartes.
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-stars = { $stars ->
    [0] aucune étoile
    [one] une étoile comptée
    [2] deux étoiles comptées
   *[other] { $stars } étoiles, aucune comptée
  }
result-caller = a dit BLOOPS
result-note = Le moins de points : { $points ->
    [one] un seul.
   *[other] { $points }.
  }
stage-points-short = { $points } · ★ { $stars }
