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
stage-seat-short = { $guests } au bar · { $left }
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
stage-then-choose = Ensuite, tu choisis.
stage-play = Jouer { $animal-the }
stage-send = Choisir { $animal-the }
stage-copy = Faire comme { $animal-the }
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
prompt-build = { $who-you ->
    [you] À toi : valeur { $value }, qui vient ?
   *[other] { $who } { $count ->
        [one] compose son équipe
       *[other] composent leur équipe
    }
  }
prompt-put_away = { $who-you ->
    [you] À toi : qui reste à la maison ?
   *[other] { $who } { $count ->
        [one] choisit qui reste à la maison
       *[other] choisissent qui reste à la maison
    }
  }
prompt-play = { $who-you ->
    [you] À toi : quel animal ?
   *[other] { $who } joue une carte
  }
prompt-victim-rhino = { $who-you ->
    [you] À toi : qui le rhinocéros éjecte-t-il ?
   *[other] { $who } : qui le rhinocéros éjecte-t-il ?
  }
prompt-victim-cheetah = { $who-you ->
    [you] À toi : qui le guépard mange-t-il ?
   *[other] { $who } : qui le guépard mange-t-il ?
  }
prompt-victim-bat = { $who-you ->
    [you] À toi : qui la chauve-souris met-elle dehors ?
   *[other] { $who } : qui la chauve-souris met-elle dehors ?
  }
prompt-victim-parrot = { $who-you ->
    [you] À toi : qui le perroquet chasse-t-il ?
   *[other] { $who } : qui le perroquet chasse-t-il ?
  }
prompt-victim-peacock = { $who-you ->
    [you] À toi : devant qui le paon se place-t-il ?
   *[other] { $who } : devant qui le paon se place-t-il ?
  }
prompt-parity = { $who-you ->
    [you] À toi : pair ou impair ?
   *[other] { $who } : pair ou impair ?
  }
prompt-jump = { $who-you ->
    [you] À toi : par-dessus un ou deux ?
   *[other] { $who } : par-dessus un ou deux ?
  }
prompt-copy = { $who-you ->
    [you] À toi : qui imite { $animal-the } ?
   *[other] { $who } : qui imite { $animal-the } ?
  }
prompt-order = { $who-you ->
    [you] À toi : dans quel ordre sur la pile ?
   *[other] { $who } range la pile
  }
prompt-who_begins = Qui commence ?
prompt-deal = Les cartes sont distribuées
prompt-draw = Une carte est piochée
prompt-over = Le bar ferme
hint-build = Chaque valeur une fois, d'un jeu ou de l'autre.
hint-put_away = Quatre. Personne ne saura lesquels.
hint-play = Il va en fin de file et agit.
hint-victim-rhino = Ils sont aussi forts.
hint-victim-cheetah = Ils sont aussi faibles.
hint-victim-bat = Tout autre animal. En première place, elle brûle.
hint-victim-parrot = Tout autre animal.
hint-victim-peacock = Ils sont aussi forts.
hint-parity = L'autruche dépasse ceux de son choix.
hint-jump = Le kangourou saute par-dessus ceux juste devant.
hint-copy = Il en a la valeur le temps d'agir.
hint-order = Glisse, ou laisse-les comme ils sont tombés. Le dernier est au-dessus.
hint-who_begins = { "" }
hint-deal = { "" }
hint-draw = { "" }
hint-over = { "" }
stage-deck = Tes animaux
stage-tray = À la maison { $count } sur { $most }
stage-leave = En laisser { $count } à la maison
stage-before = Devant { $animal-the }
stage-if-before = Devant { $animal-the }
stage-if-copy = Comme { $animal-the }
stage-order = Ordre sur la pile
stage-order-first = dessous
stage-order-last = dessus
stage-order-card = { $animal }, numéro { $number }
stage-order-accept = Poser ainsi
stage-does = Ce que fait { $animal-the }
result-score = { $guests ->
    [one] { $guests } animal
   *[other] { $guests } animaux
  }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-note = { $guests ->
    [0] Personne n'est entré au bar.
    [one] Un animal est entré au bar.
   *[other] { $guests } animaux sont entrés au bar.
  }
