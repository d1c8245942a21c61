about = Six cartes, dont trois connues, et une mémoire de poisson rouge.

option-pace = Rythme
    .help = À la course, seul le premier à réagir compte. Au rythme tranquille, on demande à chacun après chaque défausse.
option-pace-race = À la course
option-pace-relaxed = Tranquille
option-cards = Cartes
    .help = Les quantités imprimées ne sont pas connues avec certitude. Les deux paquets sont notre reconstitution.
option-cards-default = Par défaut
option-cards-alternative = Variante
option-slips = Les faux gestes coûtent une carte
    .help = Piocher hors de son tour, ou tendre la main vers une carte qu’on n’a pas le droit de regarder, coûte une carte de pénalité.

# Ce qui se passe
event-begins = { $seat-you ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-deals = -
event-memorised = { $seat-you ->
    [you] Tu as regardé.
   *[other] { $seat } a regardé.
}
event-goes = { $way-word ->
    [clockwise] { $seat-you ->
        [you] Tu choisis : dans le sens horaire.
       *[other] { $seat } choisit : dans le sens horaire.
    }
   *[other] { $seat-you ->
        [you] Tu choisis : dans le sens antihoraire.
       *[other] { $seat } choisit : dans le sens antihoraire.
    }
}
event-draws = { $seat-you ->
    [you] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
}
event-no_card = { $seat-you ->
    [you] Il n’y a plus de carte à piocher. Ton tour est fini.
   *[other] Il n’y a plus de carte à piocher. Le tour { DE($seat) } est fini.
}
event-reshuffles = { $cards ->
    [1] On mélange la défausse : une carte à piocher.
   *[other] On mélange la défausse : { $cards } cartes à piocher.
}
event-discards = { $seat-you ->
    [you] { $place ->
        [0] Tu défausses { $card-a }, tout juste pioché.
       *[other] Tu défausses la carte { $place } : { $card-a }.
    }
   *[other] { $place ->
        [0] { $seat } défausse { $card-a }, tout juste pioché.
       *[other] { $seat } défausse la carte { $place } : { $card-a }.
    }
}
event-keeps = { $seat-you ->
    [you] Tu gardes la carte.
   *[other] { $seat } garde la carte.
}
event-counters = { $seat-you ->
    [you] Tu contres avec la carte { $place } : { $card-a }.
   *[other] { $seat } contre avec la carte { $place } : { $card-a }.
}
event-wrong = { $seat-you ->
    [you] Ta carte { $place } ne convient pas. Tout le monde la voit.
   *[other] La carte { $place } { DE($seat) } ne convient pas. Tout le monde la voit.
}
event-penalty = { $seat-you ->
    [you] Tu reçois une carte de pénalité.
   *[other] { $seat } reçoit une carte de pénalité.
}
event-gives = { $seat-you ->
    [you] Tu donnes à { $other } une carte de la pioche.
   *[other] { $other-you ->
        [you] { $seat } te donne une carte de la pioche.
       *[other] { $seat } donne à { $other } une carte de la pioche.
    }
}
event-looks = { $seat-you ->
    [you] { $other-you ->
        [you] Tu regardes ta carte { $place }.
       *[other] Tu regardes la carte { $place } { DE($other) }.
    }
   *[other] { $other-you ->
        [you] { $seat } regarde ta carte { $place }.
        [own] { $seat } regarde sa propre carte { $place }.
       *[other] { $seat } regarde la carte { $place } { DE($other) }.
    }
}
event-looked = { $seat-you ->
    [you] Tu l’as vue.
   *[other] { $seat } l’a vue.
}
event-swaps = { $seat-you ->
    [you] Tu échanges ta carte { $place } contre la carte { $other_place } { DE($other) }.
   *[other] { $other-you ->
        [you] { $seat } échange sa carte { $place } contre ta carte { $other_place }.
       *[other] { $seat } échange sa carte { $place } contre la carte { $other_place } { DE($other) }.
    }
}
event-fizzles = { $seat-you ->
    [you] Ton { $card } ne trouve pas de cible et ne fait rien.
   *[other] Le { $card } { DE($seat) } ne trouve pas de cible et ne fait rien.
}
event-passes = { $seat-you ->
    [you] Tu passes.
   *[other] { $seat } passe.
}
event-rearranges = { $seat-you ->
    [you] Ta carte { $place } change de place avec la suivante.
   *[other] { $seat } : la carte { $place } change de place avec la suivante.
}
event-slips = { $seat-you ->
    [you] Oups. Tu tends la main là où il ne faut pas.
   *[other] Oups. { $seat } tend la main là où il ne faut pas.
}
event-bloops = { $seat-you ->
    [you] BLOOPS ! Tous les autres ont encore un tour.
   *[other] BLOOPS ! dit { $seat }. Tous les autres ont encore un tour.
}
event-last_window = C’est la dernière carte. Contre maintenant, ou passe.
event-twenty = { $seat-you ->
    [you] Tu défausses le 20. La partie est finie.
   *[other] { $seat } défausse le 20. La partie est finie.
}
event-runs_dry = Tout un tour de table sans carte. La partie est finie.
scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-scores = { $seat-you ->
    [you] { $stars ->
        [0] Toi : { scored }.
        [1] Toi : { scored }, avec une étoile.
        [2] Toi : { scored }, avec deux étoiles.
       *[other] Toi : { scored }. Tes { $stars } étoiles ne comptent pas.
    }
   *[other] { $stars ->
        [0] { $seat } : { scored }.
        [1] { $seat } : { scored }, avec une étoile.
        [2] { $seat } : { scored }, avec deux étoiles.
       *[other] { $seat } : { scored }. { $stars } étoiles ne comptent pas.
    }
}

# Ce qu’on peut faire
move-got-it = C’est vu
move-clockwise = Sens horaire
move-counterclockwise = Sens antihoraire
move-draw = Piocher
move-throw = La défausser
move-pass = Passer
move-bloops = BLOOPS !
move-done = Finir le tour
move-seat = { $seat-you ->
    [you] Toi
   *[other] { $seat }
}
move-card = Carte { $number }
move-keep = La garder, défausser la carte { $number }
move-counter = Contrer avec la carte { $number }
move-swap = Décaler la carte { $number } d’une place
move-grab = Tendre la main vers la pioche
move-peek = Tendre la main vers une carte

# Ce qui est demandé
ask-memorise = Regarde bien. Personne ne s’en souviendra pour toi.
ask-direction = Dans quel sens joue-t-on ?
ask-draw = Pioche une carte.
ask-hand = Tu as { $card-a }. Défausser cette carte, ou la garder et en défausser une autre ?
ask-call = Dire BLOOPS, ou finir ton tour ?
ask-wait = { $seat } joue. Bas les pattes.
ask-look = Regarde bien. Personne ne s’en souviendra pour toi.
ask-give = Ton 6 : qui reçoit une carte ?
ask-look-whom = De qui veux-tu voir une carte ?
ask-look-card = { $seat-you ->
    [you] Laquelle de tes cartes veux-tu voir ?
   *[other] Quelle carte { DE($seat) } veux-tu voir ?
}
ask-swap-mine = Ton 9 : laquelle de tes cartes part ?
ask-swap-whom = Avec qui échanges-tu ?
ask-swap-card = Quelle carte { DE($seat) } prends-tu ?
ask-counter = Sur la défausse : { $card-a }. Contrer avec la même ?
ask-counter-or-pass = Sur la défausse : { $card-a }. Contrer avec la même, ou passer ?
ask-counter-or-draw = Sur la défausse : { $card-a }. Contrer avec la même, ou piocher ?
ask-counter-or-call = Sur la défausse : { $card-a }. Contrer avec la même, ou dire BLOOPS ?

# Le dessin
board-pile = { $cards ->
    [0] plus de carte à piocher
    [1] une carte à piocher
   *[other] { $cards } cartes à piocher
}
board-top = défausse : { $card }
board-waiting = encore en attente : { $who }
board-drawn = En main : { $card }
board-bloops = BLOOPS
board-no-cards = aucune carte

# Noms des valeurs
card-none = rien
    .a = rien
    .A = Rien
card-0 = 0
    .a = un 0
    .A = Un 0
card-1 = 1
    .a = un 1
    .A = Un 1
card-2 = 2
    .a = un 2
    .A = Un 2
card-3 = 3
    .a = un 3
    .A = Un 3
card-4 = 4
    .a = un 4
    .A = Un 4
card-5 = 5
    .a = un 5
    .A = Un 5
card-6 = 6
    .a = un 6
    .A = Un 6
card-7 = 7
    .a = un 7
    .A = Un 7
card-8 = 8
    .a = un 8
    .A = Un 8
card-9 = 9
    .a = un 9
    .A = Un 9
card-10 = 10
    .a = un 10
    .A = Un 10
card-11 = 11
    .a = un 11
    .A = Un 11
card-12 = 12
    .a = un 12
    .A = Un 12
card-20 = 20
    .a = un 20
    .A = Un 20
help-card-6 = Un adversaire de ton choix reçoit la carte du dessus de la pioche, sans que personne ne la voie.
help-card-7 = Regarde une carte, à toi ou à un adversaire.
help-card-8 = Regarde une carte, à toi ou à un adversaire.
help-card-9 = Échange une de tes cartes contre une d’un adversaire. Personne ne regarde.
help-card-20 = Celui qui le défausse met fin à la partie sur-le-champ.
pace-race = à la course
pace-relaxed = tranquille
way-clockwise = sens horaire
way-counterclockwise = sens antihoraire
phase-deal = donne
phase-first = qui commence
phase-memorise = mémoriser
phase-direction = sens du jeu
phase-draw = piocher
phase-take = la pioche
phase-hand = carte en main
phase-window = fenêtre
phase-call = BLOOPS ou non
phase-over = fini

# À voix haute
spoken-drawn = Tu as { $card-a } en main.
spoken-top = Sur la défausse : { $card-a }.
spoken-card = { $seat-you ->
    [you] Ta carte { $place } est { $card-a }.
   *[other] La carte { $place } { DE($seat) } est { $card-a }.
}
spoken-row = { $seat-you ->
    [you] { $cards ->
        [0] Tu n’as
       *[other] Tu as
    }
   *[other] { $cards ->
        [0] { $seat } n’a
       *[other] { $seat } a
    }
} { $cards ->
    [0] aucune carte.
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
spoken-bloops = { $seat-you ->
    [you] Tu as dit BLOOPS.
   *[other] { $seat } a dit BLOOPS.
}
spoken-waiting = { $seat-you ->
    [you] Tu as encore un effet à appliquer.
   *[other] { $seat } a encore un effet à appliquer.
}

# Headings in the terminal, where many moves are listed
group-seat = Choisir un joueur
group-card = Choisir une carte
group-keep = La garder et défausser une de tes cartes
group-counter = Contrer avec une carte
group-swap = Décaler une carte d’une place

# Les chances
odds-low = Une carte cachée est basse : 0 à 5
odds-acts = Elle agit : 6 à 9
odds-high = Elle est haute : 10 ou plus
odds-fits = C’est { $card-a }, comme sur la défausse

# Ce qu’une carte fait ici, d’après ce qui est visible seulement
does-draw = Tu la regardes, puis tu la défausses ou l’échanges contre une des tiennes.
does-bloops = Chacun des autres joue encore un tour, puis on retourne toutes les cartes. Le plus petit total gagne.
does-throw = { $value ->
    [6] Défaussé, il donne une carte de la pioche à un adversaire de ton choix.
    [7] Défaussé, il te laisse regarder une carte, à toi ou à un autre.
    [8] Défaussé, il te laisse regarder une carte, à toi ou à un autre.
    [9] Défaussé, il te laisse échanger une de tes cartes contre celle d’un adversaire. Personne ne regarde.
    [20] Défaussé, il met fin à la partie sur-le-champ.
   *[other] Défaussé, il ne fait rien. Qui a aussi { $card-a } peut contrer avec.
}
does-throw-idle = Défaussé, il ne trouve pas de cible et ne fait rien. Qui a aussi { $card-a } peut contrer avec.
does-keep = { $card-A } va au bout de ta rangée, et ta carte { $place } face visible sur la défausse, où elle agit si c’est un 6, 7, 8 ou 9.
does-counter = Si ta carte { $place } est aussi { $card-a }, bon débarras. Sinon, tout le monde la voit et tu { $penalty ->
    [0] ne contres plus ici.
   *[1] reçois une carte de pénalité.
}
does-look = { $owner-you ->
    [you] Tu regardes ta carte { $place }, un instant, et rien que toi.
   *[other] Tu regardes la carte { $place } { DE($owner) }, un instant, et rien que toi.
}
does-give = { $seat } reçoit la carte du dessus de la pioche. Personne ne la voit.
does-swap-mine = Ta carte { $place } s’en va. Ensuite, tu dis laquelle vient à sa place.
does-swap = Ta carte { $mine } va à { $owner }, et sa carte { $place } vient à toi. Personne ne regarde.

# Ce qu’un tour a donné, en une phrase
turn-discards = { $seat-you ->
    [you] { $place ->
        [0] Tu jettes { $card-a }, tout juste pioché.
       *[other] Tu gardes la carte piochée et jettes { $card-a }.
    }
   *[other] { $place ->
        [0] { $seat } jette { $card-a }, tout juste pioché.
       *[other] { $seat } garde la carte piochée et jette { $card-a }.
    }
}
turn-counters = { $seat-you ->
    [you] Tu en ajoutes une autre : { $card-a }.
   *[other] { $seat } en ajoute une autre : { $card-a }.
}
turn-wrong = { $seat-you ->
    [you] Ta carte { $place } ne convient pas, et tout le monde l’a vue.
   *[other] La carte { $place } { DE($seat) } ne convient pas, et tout le monde l’a vue.
}
turn-gives = { $seat-you ->
    [you] { $other } reçoit une carte de ta part.
   *[other] { $other-you ->
        [you] Tu reçois une carte, merci { $seat }.
       *[other] { $other } reçoit une carte, merci { $seat }.
    }
}
turn-looks = { event-looks }
turn-swaps = { $seat-you ->
    [you] Tu échanges ta carte { $place } contre la carte { $there } { DE($other) }.
   *[other] { $other-you ->
        [you] { $seat } échange sa carte { $place } contre ta carte { $there }.
       *[other] { $seat } échange sa carte { $place } contre la carte { $there } { DE($other) }.
    }
}
turn-fewest = { $seat-you ->
    [you] C’est toi qui en as le moins : { scored }.
   *[other] C’est { $seat } qui en a le moins : { scored }.
}
turn-shared = À égalité pour le plus petit total : { scored }.
