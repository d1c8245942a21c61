# Étiquettes de la rue ; les phrases du jeu sont dans son propre catalogue.
stage-line = La file
stage-gate = porte
stage-full = complet
stage-bar = Au bar
stage-bar-count = Au bar { $count }
stage-yours = à toi { $count }
stage-out = Terminé { $count }
stage-out-top = dessus : { $animal }
stage-out-empty = encore personne
stage-seat = { $guests } au bar · encore { $left }
stage-seat-short = { $guests } au bar · { $left }
stage-seat-tiny = { $guests } au bar
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
stage-suffers = dehors ?
stage-in = entre
stage-gone = sort
stage-acts-again = encore
stage-moved = va au bout
stage-if = Choix : { $what }
stage-if-animal = Si { $animal-the } part
stage-if-play = Si tu joues { $animal-the }
stage-then-choose = Ensuite, tu choisis.
stage-play = Jouer { $animal-the }
stage-send = Choisir { $animal-the }
stage-copy = Imiter { $animal-the }
stage-odd = Impair
stage-even = Pair
stage-over-one = Par-dessus un
stage-over-two = Par-dessus deux
stage-place-in = place { $place }, puis entre
stage-place-out = place { $place }, puis sort
stage-place = à la place { $place }
stage-goes-out = sort
stage-pick = Choisir un animal
stage-look = Voir la suite
stage-what = Que fait-il ?
stage-card = { $animal }, { $value }, { $owner }, place { $place }
stage-hand-card = { $animal }, { $value }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
stage-again = Recommence à chaque tour.
stage-shield = Se protège.
prompt-build = { $who-you ->
    [you] À toi : valeur { $value }, qui vient ?
   *[other] { $who } { $count ->
        [one] choisit douze animaux
       *[other] choisissent douze animaux
    }
  }
prompt-put_away = { $who-you ->
    [you] À toi : qui reste à la maison ?
   *[other] { $who } { $count ->
        [one] choisit qui reste à la maison
       *[other] choisissent qui reste à la maison
    }
  }
prompt-play = { $who-you ->
    [you] À toi : quel animal ?
   *[other] { $who } joue une carte
  }
prompt-victim-rhino = { $who-you ->
    [you] À toi : qui le rhinocéros met-il dehors ?
   *[other] { $who } choisit qui le rhinocéros met dehors
  }
prompt-victim-cheetah = { $who-you ->
    [you] À toi : qui le guépard mange-t-il ?
   *[other] { $who } choisit qui le guépard mange
  }
prompt-victim-bat = { $who-you ->
    [you] À toi : qui la chauve-souris met-elle dehors ?
   *[other] { $who } choisit qui la chauve-souris met dehors
  }
prompt-victim-parrot = { $who-you ->
    [you] À toi : qui le perroquet chasse-t-il ?
   *[other] { $who } choisit qui le perroquet chasse
  }
prompt-victim-peacock = { $who-you ->
    [you] À toi : devant qui le paon se place-t-il ?
   *[other] { $who } choisit devant qui le paon se place
  }
prompt-parity = { $who-you ->
    [you] À toi : pair ou impair ?
   *[other] { $who } : pair ou impair ?
  }
prompt-jump = { $who-you ->
    [you] À toi : par-dessus un ou deux animaux ?
   *[other] { $who } : par-dessus un ou deux ?
  }
prompt-copy = { $who-you ->
    [you] À toi : quel animal { $animal-the } imite-t-il ?
   *[other] { $who } choisit quel animal { $animal-the } imite
  }
prompt-order = { $who-you ->
    [you] À toi : dans quel ordre sur TERMINÉ ?
   *[other] { $who } choisit l’ordre sur TERMINÉ
  }
prompt-who_begins = Qui commence ?
prompt-deal = Les cartes sont distribuées
prompt-draw = Une carte est piochée
prompt-over = Le bar ferme
hint-build = Chaque valeur une fois, d’une boîte ou de l’autre.
hint-put_away = Quatre. Personne ne saura lesquels.
hint-play = Il va en fin de file et agit.
hint-victim-rhino = Ils sont de force égale.
hint-victim-cheetah = Ils sont de force égale, et les plus faibles.
hint-victim-bat = N’importe quel autre animal. À la première place, elle brûle.
hint-victim-parrot = N’importe quel autre animal.
hint-victim-peacock = Ils sont de force égale.
hint-parity = L’autruche dépasse tous les animaux pairs, ou tous les impairs, juste devant elle.
hint-jump = Le kangourou saute par-dessus ceux qui sont juste devant.
hint-copy = Il en prend la valeur le temps d’agir.
hint-order = Fais glisser, ou laisse-les comme ils sont tombés. Le dernier est au-dessus.
hint-who_begins = { "" }
hint-deal = { "" }
hint-draw = { "" }
hint-over = { "" }
stage-deck = Tes animaux
stage-tray = À la maison { $count } sur { $most }
stage-leave = En laisser { $count } à la maison
stage-before = Devant { $animal-the }
stage-if-before = Devant { $animal-the }
stage-if-copy = En { $animal }
stage-order = Ordre sur TERMINÉ
stage-order-first = dessous
stage-order-last = dessus
stage-order-card = { $animal }, numéro { $number }
stage-order-accept = Les poser ainsi
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
    [0] Personne n’est entré au bar.
    [one] Un animal est entré au bar.
   *[other] { $guests } animaux sont entrés au bar.
  }
stage-hand-says = { $value } · { $animal-Name }{ $wide ->
    [1] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] .
  }
why-line = Choisis une carte de ta main : elle se met au bout de la file.
why-victim-rhino = Pas celui-là : le rhinocéros vise le plus fort.
why-victim-cheetah = Pas celui-là : le guépard vise le plus faible.
why-victim-peacock = Pas celui-là : le paon veut le plus fort.
why-victim-bat = Pas elle-même : n’importe quel autre animal.
why-victim-parrot = Pas lui-même : n’importe quel autre animal.
why-copy = Pas celui-là : seuls les animaux marqués peuvent être imités.
stage-between = { $count ->
    [0] La rue est vide
    [one] Un dans la file
    [2] Deux dans la file
    [3] Trois dans la file
    [4] Quatre dans la file
   *[other] Cinq dans la file
  }
stage-between-note = { $left ->
    [5] Le premier venu est à la porte.
    [1] Le prochain fait ouvrir la porte : deux entrent, le dernier rentre chez lui.
    [0] S’ils sont encore cinq après cela, la porte s’ouvre : deux entrent, le dernier rentre chez lui.
   *[other] Encore { $left } et la porte s’ouvre. Alors deux entrent, et le dernier rentre chez lui.
  }

# Un coup, revu après la partie
did-play = { $seat-you ->
    [you] Tu as joué { $animal-the }
   *[other] { $seat } a joué { $animal-the }
}
thing-play = { $animal-the }
