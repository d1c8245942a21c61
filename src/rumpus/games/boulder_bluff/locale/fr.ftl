about = Grimpe des blocs, ou dis que tu l’as fait.

# Options
option-tie = Égalité entre les autres
    .help = Comment départager des grimpeurs ex æquo quand le joueur actif n’en fait pas partie.
option-tie-lot = Au sort
    .help = Un tirage équitable. Toujours pour les bots et les simulations, et rapide entre humains.
option-tie-declared = Par un défi dans la pièce
    .help = Le joueur actif propose un défi, les ex æquo le font, et un témoin dit qui a gagné.
option-tie-tapping = En tapotant
    .help = Dix secondes de tapotement. Chacun annonce son compte, et tout s’ouvre en même temps.

# Ce qui se passe
event-begins = { $seat-you ->
    [you] Tu reçois le sac à magnésie et tu commences.
   *[other] { $seat } reçoit le sac à magnésie et commence.
}
event-dealt = { $card-word ->
    [hidden] -
   *[other] { $seat-you ->
        [you] Tu pioches { $card-a }.
       *[other] { $seat } pioche { $card-a }.
    }
}
event-shuffles = { $cards ->
    [1] On mélange la défausse : une nouvelle pioche d’une carte.
   *[other] On mélange la défausse : une nouvelle pioche de { $cards } cartes.
}
event-appears = Le bloc { $place } est { $second-word ->
    [none] { $base }
   *[other] { $base } et { $second }
} : il demande { $points } de force et vaut { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-last_ones = C’était le dernier bloc de la pile. Le prochain bloc pris met fin à la partie.
event-warms_up = { $seat-you ->
    [you] Tu t’échauffes.
   *[other] { $seat } s’échauffe.
}
event-chooses = { $seat-you ->
    [you] Tu choisis le bloc { $place }, le { $second-word ->
        [none] { $points } { $base }.
       *[other] { $points } { $base } et { $second }.
    }
   *[other] { $seat } choisit le bloc { $place }, le { $second-word ->
        [none] { $points } { $base }.
       *[other] { $points } { $base } et { $second }.
    }
}
event-joins = { $seat-you ->
    [you] Tu grimpes aussi.
   *[other] { $seat } grimpe aussi.
}
event-stays = { $seat-you ->
    [you] Tu restes en bas.
   *[other] { $seat } reste en bas.
}
event-lays_up = { $seat-you ->
    [you] Tu poses { $card-a }, face visible.
   *[other] { $seat } pose { $card-a }, face visible.
}
event-lays_down = { $card-word ->
    [hidden] { $seat } pose une carte face cachée.
   *[other] { $seat-you ->
        [you] Tu poses { $card-a }, face cachée.
       *[other] { $seat } pose { $card-a }, face cachée.
    }
}
event-chalks = { $seat-you ->
    [you] Ta magnésie : { $value }.
   *[other] { $seat } : magnésie { $value }.
}
event-alone = { $seat-you ->
    [you] Personne ne suit. Le { $second-word ->
        [none] { $points } { $base }
       *[other] { $points } { $base } et { $second }
    } est à toi, et personne ne regarde.
   *[other] Personne ne suit. Le { $second-word ->
        [none] { $points } { $base }
       *[other] { $points } { $base } et { $second }
    } va à { $seat }, et personne ne regarde.
}
event-winks = { $seat-you ->
    [you] La défausse montre ce que tu avais : { $count ->
        [1] { $card-a }.
       *[other] { $count } fois { $card }.
    }
   *[other] La défausse montre ce qu’avait { $seat } : { $count ->
        [1] { $card-a }.
       *[other] { $count } fois { $card }.
    }
}
event-turns_over = { $seat-you ->
    [you] Tu retournes { $count ->
        [1] { $card-a }.
       *[other] { $count } cartes : { $card }.
    }
   *[other] { $seat } retourne { $count ->
        [1] { $card-a }.
       *[other] { $count } cartes : { $card }.
    }
}
event-squirrel = { $seat-you ->
    [you] Ton écureuil chipe le texte d’une { $other-you ->
        [you] de tes cartes : { $card }.
       *[other] carte { DE($other) } : { $card }.
    }
   *[other] L’écureuil { DE($seat) } chipe le texte d’une { $other-you ->
        [you] de tes cartes : { $card }.
        [own] de ses propres cartes : { $card }.
       *[other] carte { DE($other) } : { $card }.
    }
}
event-boar = { $seat-you ->
    [you] Ton sanglier piétine une { $other-you ->
        [you] de tes cartes : { $card }.
       *[other] carte { DE($other) } : { $card }.
    }
   *[other] Le sanglier { DE($seat) } piétine une { $other-you ->
        [you] de tes cartes : { $card }.
        [own] de ses propres cartes : { $card }.
       *[other] carte { DE($other) } : { $card }.
    }
}
event-bear = { $seat-you ->
    [you] Ton ours rugit. Tous les autres grimpeurs glissent d’un cran.
   *[other] L’ours { DE($seat) } rugit. Tous les autres grimpeurs glissent d’un cran.
}
event-deer = { $seat-you ->
    [you] Ton cerf répand de la magnésie : { $value } maintenant.
   *[other] Le cerf { DE($seat) } répand de la magnésie : { $value } maintenant.
}
event-wolves = { $seat-you ->
    [you] Tes loups attendent en hurlant celui qui prendra le bloc.
   *[other] Les loups { DE($seat) } attendent en hurlant celui qui prendra le bloc.
}
event-counts = { $seat-you ->
    [you] Tu arrives
   *[other] { $seat } arrive
} à { $total } : cartes { $cards }, magnésie { $chalk }{ $bonus ->
    [0] {""}
   *[other] , tout dans la couleur du bloc +{ $bonus }
}{ $tired ->
    [0] {""}
   *[other] , fatigue −{ $tired }
}{ $bears ->
    [0] {""}
   *[other] , ours −{ $bears }
}. Le bloc demande { $asked }.
event-ties = { $seat-you ->
    [you] Tu es à égalité, avec { $total }.
   *[other] { $seat } est à égalité, avec { $total }.
}
event-contest = { $seat-you ->
    [you] Tu lances le défi : { $contest }.
   *[other] { $seat } lance le défi : { $contest }.
}
event-tapped = { $seat-you ->
    [you] Tu as tapoté { $taps ->
        [one] { $taps } fois.
       *[other] { $taps } fois.
    }
   *[other] { $seat } a tapoté { $taps ->
        [one] { $taps } fois.
       *[other] { $taps } fois.
    }
}
event-declares = { $seat-you ->
    [you] Tu tranches : { $other } gagne le défi.
   *[other] { $seat } tranche : { $other-you ->
        [you] tu gagnes le défi.
       *[other] { $other } gagne le défi.
    }
}
event-lot = { $seat-you ->
    [you] Le sort tombe sur toi.
   *[other] Le sort tombe sur { $seat }.
}
event-wins = { $seat-you ->
    [you] Personne ne fait mieux que toi avec { $total } : tu prends le { $second-word ->
        [none] { $points } { $base }.
       *[other] { $points } { $base } et { $second }.
    }
   *[other] Personne ne fait mieux que { $seat } avec { $total } : { $seat } prend le { $second-word ->
        [none] { $points } { $base }.
       *[other] { $points } { $base } et { $second }.
    }
}
event-bitten = { $seat-you ->
    [you] Les loups te laissent une blessure de { $value }.
   *[other] Les loups laissent à { $seat } une blessure de { $value }.
}
event-flips = { $seat-you ->
    [you] Trop bas, tu lances un jeton de blessure : { $value }.
   *[other] Trop bas, { $seat } lance un jeton de blessure : { $value }.
}
event-hurt = { $seat-you ->
    [you] Une blessure de { $value } va sur ton { $points } { $base }.
   *[other] { $seat } pose une blessure de { $value } sur le { $points } { $base }.
}
event-spared = { $seat-you ->
    [you] Trop bas, mais tu n’as aucun bloc de cette couleur où te blesser.
   *[other] Trop bas, mais { $seat } n’a aucun bloc de cette couleur où se blesser.
}

# Ce qu’on peut faire
move-warm-up = S’échauffer
move-boulder = Bloc { $place }
move-climb = Grimper
move-stay = Rester en bas
move-up = { $card }, face visible
move-down = { $card }, face cachée
move-of = { $seat-you ->
    [you] Une de mes cartes
   *[other] Une carte { DE($seat) }
}
move-take = { $card }
move-on = Sur le { $points }
move-contest = { $contest }
move-winner = { $seat } a gagné
move-tens = { $taps } fois, et …
move-ones = … { $taps } de plus

# Ce qui est demandé
ask-turn = Choisis un bloc, ou échauffe-toi.
ask-lay = Le { $points } { $colour }. Pose tes cartes de gauche à droite, d’abord celles face visible. On pose dans l’ordre de cette liste : une carte sautée ne peut plus être posée.
ask-join = Le { $points } { $colour } : grimper aussi, avec au moins une carte visible, ou rester en bas ? On pose dans l’ordre de cette liste : une carte sautée ne peut plus être posée.
ask-lay-on = Visibles : { $up }, cachées : { $down }. Encore une carte, ou grimper ?
ask-squirrel = Ton écureuil chipe le texte d’une carte. À qui ?
ask-squirrel-card = { $seat-you ->
    [you] Laquelle de tes cartes perd son texte ?
   *[other] Quelle carte { DE($seat) } perd son texte ?
}
ask-boar = Ton sanglier piétine une carte. À qui ?
ask-boar-card = { $seat-you ->
    [you] Laquelle de tes cartes tombe à 0 ?
   *[other] Quelle carte { DE($seat) } tombe à 0 ?
}
ask-injury = Une blessure de { $value } : sur lequel de tes blocs { $colour-plural } ?
ask-contest = Égalité. Propose un défi aux ex æquo.
ask-winner = { $contest } : qui a gagné ?
ask-tens = Les dix secondes sont passées. Combien de fois, en dizaines ?
ask-ones = { $taps } fois, et combien de plus ?

# Le dessin
board-piles = { $boulders ->
    [0] Plus de bloc dans la pile
    [one] { $boulders } bloc dans la pile
   *[other] { $boulders } blocs dans la pile
} · { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
board-discard = Défausse
board-hand = Ta main
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-front = · { $injuries } des loups
board-stays = reste en bas
board-hidden = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}
board-chalk = magnésie { $value }

# Ce que font les cartes marron
help-card-bear = Tous les autres grimpeurs ont un point de force en moins.
help-card-boar = Choisis une carte jouée : sa valeur devient 0. Elle compte encore pour le bonus de couleur.
help-card-squirrel = Choisis une carte jouée : son texte n’a plus d’effet. Les écureuils agissent en premier.
help-card-deer = Ta magnésie compte trois fois, en bien ou en mal.
help-card-wolves = Celui qui gagne le bloc pose un jeton de blessure devant lui : cela coûte des points, pas de force.

# Noms des valeurs
colour-none = aucune
    .plural = sans couleur
colour-orange = orange
    .plural = orange
colour-green = vert
    .plural = verts
colour-violet = violet
    .plural = violets
contest-none = aucun
contest-push-ups = Pompes
contest-sit-ups = Abdominaux
contest-squats = Squats
contest-plank = Gainage
answer-none = pas encore demandé
answer-climbs = grimpe
answer-stays = reste en bas
tie-lot = sort
tie-declared = défi
tie-tapping = tapotement
step-none = ne tapote pas
step-tens = annonce les dizaines
step-ones = annonce les unités
step-done = fini
place-none = nulle part
place-pile = dans la pile
place-row = dans la rangée
place-seat-1 = à la place 1
place-seat-2 = à la place 2
place-seat-3 = à la place 3
place-seat-4 = à la place 4
phase-who_begins = qui commence
phase-deal = donne
phase-row = un nouveau bloc
phase-decide = bloc ou échauffement
phase-warm = échauffement
phase-lay = pose des cartes
phase-chalk = magnésie
phase-whose = la carte de qui
phase-pick = quelle carte
phase-challenge = choix d’un défi
phase-declare = qui a gagné
phase-taps = tapotement
phase-lot = le sort
phase-howl = loups
phase-flip = lancer d’un jeton
phase-injury = pose d’une blessure
phase-over = fini
card-orange-1 = 1 orange
    .a = un 1 orange
card-orange-2 = 2 orange
    .a = un 2 orange
card-orange-3 = 3 orange
    .a = un 3 orange
card-orange-4 = 4 orange
    .a = un 4 orange
card-orange-5 = 5 orange
    .a = un 5 orange
card-green-1 = 1 vert
    .a = un 1 vert
card-green-2 = 2 vert
    .a = un 2 vert
card-green-3 = 3 vert
    .a = un 3 vert
card-green-4 = 4 vert
    .a = un 4 vert
card-green-5 = 5 vert
    .a = un 5 vert
card-violet-1 = 1 violet
    .a = un 1 violet
card-violet-2 = 2 violet
    .a = un 2 violet
card-violet-3 = 3 violet
    .a = un 3 violet
card-violet-4 = 4 violet
    .a = un 4 violet
card-violet-5 = 5 violet
    .a = un 5 violet
card-orange-green-1 = 1 orange et vert
    .a = un 1 orange et vert
card-orange-green-2 = 2 orange et vert
    .a = un 2 orange et vert
card-orange-green-3 = 3 orange et vert
    .a = un 3 orange et vert
card-orange-violet-1 = 1 orange et violet
    .a = un 1 orange et violet
card-orange-violet-2 = 2 orange et violet
    .a = un 2 orange et violet
card-orange-violet-3 = 3 orange et violet
    .a = un 3 orange et violet
card-green-orange-1 = 1 vert et orange
    .a = un 1 vert et orange
card-green-orange-2 = 2 vert et orange
    .a = un 2 vert et orange
card-green-orange-3 = 3 vert et orange
    .a = un 3 vert et orange
card-green-violet-1 = 1 vert et violet
    .a = un 1 vert et violet
card-green-violet-2 = 2 vert et violet
    .a = un 2 vert et violet
card-green-violet-3 = 3 vert et violet
    .a = un 3 vert et violet
card-violet-orange-1 = 1 violet et orange
    .a = un 1 violet et orange
card-violet-orange-2 = 2 violet et orange
    .a = un 2 violet et orange
card-violet-orange-3 = 3 violet et orange
    .a = un 3 violet et orange
card-violet-green-1 = 1 violet et vert
    .a = un 1 violet et vert
card-violet-green-2 = 2 violet et vert
    .a = un 2 violet et vert
card-violet-green-3 = 3 violet et vert
    .a = un 3 violet et vert
card-bear = Ours en colère
    .a = l’Ours en colère
card-boar = Charge du sanglier
    .a = la Charge du sanglier
card-squirrel = Écureuil mignon
    .a = l’Écureuil mignon
card-deer = Cerf porte-bonheur
    .a = le Cerf porte-bonheur
card-wolves = Cri des loups
    .a = le Cri des loups

# À voix haute
spoken-boulder = { $place ->
    [0] Cette escalade
   *[other] Bloc { $place }
} : { $second-word ->
    [none] { $points } { $base }.
   *[other] { $points } { $base } et { $second }.
}
spoken-up = { $seat-you ->
    [you] Tu as face visible
   *[other] { $seat } a face visible
} : { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } fois.
}
spoken-down = { $seat-you ->
    [you] { $cards ->
        [0] Tu n’as
       *[other] Tu as
    }
   *[other] { $cards ->
        [0] { $seat } n’a
       *[other] { $seat } a
    }
} { $cards ->
    [0] aucune carte cachée.
    [one] { $cards } carte cachée.
   *[other] { $cards } cartes cachées.
}
spoken-hand = En main : { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } fois.
}
spoken-seat = { $seat-you ->
    [you] Toi
   *[other] { $seat }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $boulders ->
    [0] aucun bloc
    [one] { $boulders } bloc valant { $points }
   *[other] { $boulders } blocs valant { $points } en tout
}{ $injuries ->
    [0] { "" }.
   *[other] , moins { $injuries } de blessures.
}
spoken-piles = Encore à venir : blocs { $boulders }, cartes { $cards }.

# Headings in the terminal, where many moves are listed
group-boulder = Choisir un bloc
group-up = Poser une carte face visible
group-down = Poser une carte face cachée
group-of = Choisir un joueur
group-take = Prendre une carte
group-on = Choisir un bloc d’après ses points
group-contest = Choisir un défi
group-winner = Qui a gagné
group-tens = Combien de fois : les dizaines
group-ones = Combien de fois : les unités

# Les chances
odds-reach = Tes cartes et la magnésie atteignent { $asked }
odds-chalk-helps = La magnésie aide
odds-chalk-hurts = La magnésie gêne

# Ce qu’un bloc ou une carte vaut maintenant, pour qui tient la main seulement
does-warm-up = Tu pioches une carte et ne grimpes pas ce tour-ci.
does-stay = Tu gardes tes cartes, sans rien risquer ni gagner.
does-climb = Tu prends un jeton de magnésie ; puis les autres disent s’ils grimpent aussi.
does-boulder = Demande { $points }. { $cards ->
    [0] Aucune de tes cartes ne compte ici
   *[other] Tes cartes donnent jusqu’à { $cards }
}{ $tired ->
    [0] { "" }
   *[other] , fatigue −{ $tired }
}{ $cards ->
    [0] { "" }
   *[other] , plus la magnésie
} : { $reach ->
    [0] seul un bluff mène en haut.
    [1] avec une bonne magnésie, tu arrives en haut.
    [2] tu arrives en haut, sauf mauvaise magnésie.
   *[other] même avec une mauvaise magnésie, tu arrives en haut.
}
does-card = Choisis d’abord un bloc : la carte dira ce qu’elle y donne.
does-lay = { $value ->
    [0] { $hidden ->
        [1] Ne donne rien ici, mais face cachée, personne ne le voit.
       *[other] Ne donne rien ici : aucune couleur de ce bloc, et tout le monde le voit.
    }
   *[other] Donne { $value } sur ce bloc.
}
does-boar = { $owner-you ->
    [you] Ta carte ne vaudra plus que 0 : { $card }.
   *[other] La carte { DE($owner) } ne vaudra plus que 0 : { $card }.
}
does-squirrel = { $words ->
    [0] Il n’y a pas de texte dessus : rien ne change.
    [2] Son texte a déjà agi ou n’est plus là : rien ne change.
   *[other] { $owner-you ->
        [you] Ta carte ne fera plus rien : { $card }.
       *[other] La carte { DE($owner) } ne fera plus rien : { $card }.
    }
}
does-on = { $value ->
    [one] Cela coûte { $value } point, et de la force sur cette couleur.
   *[other] Cela coûte { $value } points, et de la force sur cette couleur.
}

# Ce qu’une ascension a donné, en une phrase
turn-warms-up = { $seat-you ->
    [you] Tu t’échauffes et pioches une carte.
   *[other] { $seat } s’échauffe et pioche une carte.
}
boulder-of = { $second-word ->
    [none] le { $points } { $base }
   *[other] le { $points } { $base } et { $second }
}
turn-chooses = { $seat-you ->
    [you] Tu vises { boulder-of }{ climbs-with }
   *[other] { $seat } vise { boulder-of }{ climbs-with }
}
climbs-with = { $up ->
    [0] { "" }.
    [1] , avec une carte visible{ hides-some }
   *[other] , avec { $up } cartes visibles{ hides-some }
}
hides-some = { $down ->
    [0] { "" }.
    [1] { "" } et une cachée.
   *[other] { "" } et { $down } cachées.
}
turn-joins = { event-joins }
turn-stays = { event-stays }
turn-alone = { $seat-you ->
    [you] Personne ne suit : tu prends { boulder-of }, et personne ne regarde.
   *[other] Personne ne suit : { $seat } prend { boulder-of }, et personne ne regarde.
}
turn-wins = { $seat-you ->
    [you] Personne ne fait mieux que toi avec { $total } : tu prends { boulder-of }.
   *[other] Personne ne fait mieux que { $seat } avec { $total } : { $seat } prend { boulder-of }.
}
turn-hurt = { $seat-you ->
    [you] Tu te blesses.
   *[other] { $seat } se blesse.
}
turn-hurts = { $count } grimpeurs se blessent.
