# Étiquettes du bocal ; les phrases du jeu sont dans son propre catalogue.
stage-about = Table { $code } · { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
stage-cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
stage-passes = { stage-cards } · passe
stage-looks = { stage-cards } · regarde
stage-pile = { $count } à piocher
stage-draw = Piocher une carte, il en reste { $count }
stage-waiting = Effets en attente
stage-effect = { $name-you ->
    [you] Toi : { $value }
   *[other] { $name } : { $value }
  }
stage-effect-6 = donne une carte à quelqu’un
stage-effect-7 = regarde une carte
stage-effect-8 = regarde une carte
stage-effect-9 = échange deux cartes
stage-say = À la fin de ton tour, tu peux dire BLOOPS
stage-hold = Appuie longtemps sur le bocal pour dire BLOOPS
stage-called = { $name-you ->
    [you] Tu as dit BLOOPS
   *[other] { $name } a dit BLOOPS
  }
stage-called-note = Tous les autres ont encore un tour.
stage-mine = Tes cartes
stage-mine-note = Mêmes places qu’au début. On ne regarde plus.
stage-card = Ta carte { $number }
stage-other = Carte { $number } { DE($name) }
stage-counter = Retourner la carte { $number }
stage-discard = La défausser
stage-drawn = La carte que tu as piochée : { $value }
stage-pass = Passer
stage-got-it = C’est vu
stage-look = Regarde bien.
stage-look-note = Rien que pour toi, et seulement maintenant. Personne ne s’en souviendra pour toi.
stage-clockwise = Sens horaire
stage-counterclockwise = Sens antihoraire
stage-done = Finir le tour
stage-top = Sur la défausse : { $value }
stage-cards-of = Cartes { DE($name) }
stage-which = Quelle carte { DE($name) } ?
stage-draw-button = Piocher
stage-armed = Touche encore : BLOOPS !
stage-wrong = Un { $value }, pas un { $asked }. Une carte de pénalité.
stage-points = { $stars ->
    [0] { result-score }
    [one] { result-score }, une étoile
    [2] { result-score }, deux étoiles
   *[other] { result-score }, étoiles annulées
  }
stage-spoken = { $cards }. { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
stage-spoken-star = { $value }, étoile
stage-help-plain = Pas d’effet. Compte pour sa valeur.
stage-help-star = Compte pour sa valeur ; si tu as trois étoiles ou plus, aucune ne compte.
prompt-memorise = À toi : regarde celles-ci
prompt-look = Tu regardes, grâce à ton { $value }
prompt-direction = À toi : dans quel sens ?
prompt-draw = À toi : pioche une carte
prompt-hand = Tu as un { $value } : défausser ou échanger ?
prompt-give = À toi : qui reçoit une carte, pour ton 6 ?
prompt-look-whom = À toi : quelle carte regardes-tu ?
prompt-swap-mine = À toi : laquelle des tiennes part, pour ton 9 ?
prompt-swap-whom = À toi : quelle carte prends-tu en échange ?
prompt-counter = Qui a un autre { $value } ?
prompt-counter-or-draw = À toi : piocher, ou un autre { $value } ?
prompt-counter-or-pass = À toi : un autre { $value }, ou passer ?
prompt-counter-or-call = Qui a un autre { $value } ? Ou BLOOPS ?
prompt-call = À toi : dire BLOOPS, ou finir ton tour ?
prompt-wait-deal = Les cartes sont distribuées
prompt-wait-first = Qui commence ?
prompt-wait-memorise = { $count ->
    [one] { $who } regarde encore
   *[other] { $who } regardent encore
  }
prompt-wait-direction = { $who } choisit le sens
prompt-wait-draw = { $who } pioche une carte
prompt-wait-take = Une carte est piochée
prompt-wait-hand = { $who } réfléchit à une carte
prompt-wait-window = Un autre { $value } ? À { $who } de jouer
prompt-wait-effect = { $seat-you ->
    [you] Ton { $value } agit
   *[other] { $seat } : le { $value } agit
  }
prompt-wait-call = { $who } : BLOOPS ou non ?
hint-hand = Touche une des tiennes pour échanger, ou défausse-la.
hint-counter = Appuie longtemps sur une carte que tu crois être un { $value }, ou touche-la deux fois.
hint-give = Elle vient de la pioche, sans être vue.
hint-look-whom = Une des tiennes, ou celle d’un autre.
hint-swap-mine = Personne ne regarde ces cartes.
hint-swap-whom = Personne ne regarde ces cartes.
result-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-stars = { $stars ->
    [0] aucune étoile
    [one] une étoile compte
    [2] deux étoiles comptent
   *[other] { $stars } étoiles, aucune ne compte
  }
result-caller = a dit BLOOPS
result-note = { $end ->
    [twenty] Le 20 a été défaussé : la partie s’arrête aussitôt.
    [call] Après BLOOPS, tous les autres ont encore joué une fois.
   *[dry] Il n’y avait plus de cartes.
  }
stage-points-short = { $points } · ★ { $stars }
stage-top-row = en haut
stage-bottom-row = en bas
stage-look-row = Ta rangée du bas, une seule fois. Personne ne s’en souviendra pour toi.
stage-only-you = rien que pour toi
stage-passes-short = passe
stage-looks-short = regarde
why-draw = Pioche d’abord une carte.
why-drawn = Une carte par tour : défausse-la, ou échange-la contre une des tiennes.
why-discard = Ce qui est là y reste. Pour contrer, appuie longtemps sur une de tes cartes.
why-hands-off = Pas touche : celles-là ne sont pas à toi.
telling-scores = Les cartes se retournent
