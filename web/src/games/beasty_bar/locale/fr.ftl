# Étiquettes de la rue ; les phrases du jeu sont dans son propre catalogue.
stage-line = La file
stage-gate = porte
stage-full = complet
stage-bar = Au bar
stage-bar-count = Au bar { $count }
stage-yours = à toi { $count }
stage-out = Dehors { $count }
stage-out-top = dessus : { $animal }
stage-out-empty = personne encore
stage-seat = { $guests } au bar · reste { $left }
stage-seat-short = { $guests } entrés · reste { $left }
stage-seat-tiny = { $guests } entrés
stage-about = Table { $code } · { $left ->
    [one] encore { $left } carte
   *[other] encore { $left } cartes
  }
stage-hand = Ta main
stage-hand-cards = { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
  }, { $pile } à piocher
stage-hand-guests = { $guests } au bar
stage-acts = agit
stage-suffers = dehors ?
stage-in = entre
stage-gone = sort
stage-if = Si { $what }
stage-if-animal = Si { $animal-the } part
stage-if-play = Si tu joues { $animal-the }
stage-play = Jouer { $animal-the }
stage-send = Choisir { $animal-the }
stage-copy = Faire comme { $animal-the }
stage-lay = D'abord { $animal-the }
stage-away = Écarter { $animal-the }
stage-odd = Impair
stage-even = Pair
stage-over-one = Par-dessus un
stage-over-two = Par-dessus deux
stage-place-in = place { $place }, et entre
stage-place-out = place { $place }, puis sort
stage-place = à la place { $place }
stage-goes-out = sort
stage-pick = Choisir un animal
stage-look = Regarder plus loin
stage-what = Que fait-il ?
stage-card = { $animal }, { $value }, { $owner }, place { $place }
stage-hand-card = { $animal }, { $value }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
stage-again = Recommence à chaque tour.
stage-shield = Se protège.
