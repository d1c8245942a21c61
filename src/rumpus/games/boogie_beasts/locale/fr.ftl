about = Prépare un saut entre amis, promets tout, et ouvre ton parachute à temps.
option-pace = Rythme
    .help = Comment se joue le saut.
option-pace-live = En direct
    .help = Trois minutes dans l’avion, une minute pour sauter, tout le monde à la fois.
option-pace-relaxed = Tranquille
    .help = Pas d’horloge. Chacun fait un plan secret et le scelle ; tous les plans s’ouvrent ensemble.
option-pace-correspondence = Par correspondance
    .help = Comme tranquille, avec des jours pour décider.
option-late = Cartes en retard
    .help = Ce que devient une carte jouée après PULL.
option-late-friendly = Indulgent
    .help = Une carte en retard est refusée.
option-late-strict = Strict
    .help = Celui qui joue en retard finit en crêpe et ne marque rien dans ce vol.

# Où : une partie des phrases ci-dessous
at-place = { $place-kind ->
    [solo] { $host-you ->
        [you] ton solo
       *[other] le solo { DE($host) }
    }
   *[formation] { $place }
}
said-place = { $place-kind ->
    [solo] { $mine ->
        [yes] mon solo
       *[no] { $host-you ->
            [you] ton solo
           *[other] le solo { DE($host) }
        }
    }
   *[formation] { $place }
}

# Ce qui se passe
event-run = { $seat-you ->
    [you] Vol { $run } sur 4. Tu es chef de saut.
   *[other] Vol { $run } sur 4. { $seat } est chef de saut.
}
event-dealt = { $seat-you ->
    [you] Tu reçois { $card-a }.
   *[other] -
}
event-reshuffled = { $cards ->
    [1] La pioche est vide : on reprend l’unique carte de la défausse.
   *[other] La pioche est vide : on mélange les { $cards } cartes de la défausse.
}
event-plane = L’avion monte. Prépare, promets ou mens : les promesses n’engagent personne.
event-ready = { $seat-you ->
    [you] Tu attends le saut.
   *[other] { $seat } attend le saut.
}
event-waits = { $seat-you ->
    [you] Tu veux plus de temps.
   *[other] { $seat } veut plus de temps.
}
event-jump = { $early ->
    [1] Tout le monde est prêt. JUMP !
   *[other] JUMP !
}
event-laid = { $seat-you ->
    [you] Tu poses { $card-a } sur { at-place }.
   *[other] { $seat } pose une carte sur { at-place }.
}
event-joined = { $seat-you ->
    [you] Tu poses ton { $sort } sur { at-place }.
   *[other] { $seat } pose un personnage sur { at-place }.
}
event-done = { $seat-you ->
    [you] Tu ouvres ton parachute.
   *[other] { $seat } ouvre son parachute.
}
event-sealed = { $seat-you ->
    [you] Ton plan est scellé.
   *[other] Le plan { DE($seat) } est scellé.
}
event-pull = PULL !
event-flat = { $seat-you ->
    [you] Trop tard : tu finis en crêpe.
   *[other] Trop tard : { $seat } finit en crêpe.
}
event-opened = Tous les plans s’ouvrent.
event-lies = { $seat-you ->
    [you] Sur { at-place }, tu as { lying }.
   *[other] Sur { at-place }, { $seat } a { lying }.
}
lying = { $characters ->
    [0] { lying-cards }
    [1] { $cards ->
        [0] un personnage
       *[other] un personnage et { lying-cards }
    }
   *[other] { $cards ->
        [0] { $characters } personnages
       *[other] { $characters } personnages et { lying-cards }
    }
}
lying-cards = { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
}
event-judges = Le jury regarde { at-place }.
event-shows = { $seat-you ->
    [you] Toi : { $sort }.
   *[other] { $seat } : { $sort }.
}
event-doubled = { $seat-you ->
    [you] Plus d’un personnage à toi : ils quittent tous { at-place }.
   *[other] Plus d’un personnage { DE($seat) } : ils quittent tous { at-place }.
}
event-turned = { $counts ->
    [0] { $seat-you ->
        [you] Ta carte : { $card-a }, qui ne compte pas ici.
       *[other] La carte { DE($seat) } : { $card-a }, qui ne compte pas ici.
    }
   *[other] { $seat-you ->
        [you] Ta carte : { $card-a }.
       *[other] La carte { DE($seat) } : { $card-a }.
    }
}
event-verdict = { $verdict-word ->
    [crowded] Trop de monde pour { $place }. C’est raté.
    [exact] Exactement { $size } ✓. Ils sautent.
    [filled] Avec tous les ?, exactement { $size }. Ils sautent.
    [short] { $jumpers ->
        [1] Un seul sur { $size } : un saut pour la moitié des points.
       *[other] Seulement { $jumpers } sur { $size } : un saut pour la moitié des points.
    }
    [solo] { $host-you ->
        [you] Tu sautes en solo.
       *[other] { $host } saute en solo.
    }
   *[nobody] Personne ne saute.
}
event-flop = Aucune figure : pas de dés, pas de points.
event-needs = Il faut { $difficulty } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
}, pour { $potential ->
    [one] { $potential } point
   *[other] { $potential } points
}.
event-die = { $left ->
    [0] Un { $value } : { $rolled }.
    [1] Un { $value } : { $rolled }. { $need ->
        [0] C’est déjà assez.
        [1] Un 1 suffit.
        [2] Un 2 suffit.
        [3] Un 3 suffit.
        [4] Un 4 suffit.
        [5] Un 5 suffit.
        [6] Un 6 suffit.
       *[other] Un seul dé n’y suffit pas : encore { $need }.
    }
   *[other] Un { $value } : { $rolled }.
}
event-landed = { $rolled } contre { $difficulty } : atterrissage réussi.
event-tumbled = { $rolled } contre { $difficulty } : droit dans les pâquerettes.
event-points = { $seat-you ->
    [you] { $points ->
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } marque { $points } point.
       *[other] { $seat } marque { $points } points.
    }
}
event-nothing = { $seat-you ->
    [you] En crêpe, tu ne marques rien.
   *[other] En crêpe, { $seat } ne marque rien.
}
event-sheet = { $seat-you ->
    [you] Toi : { $points } au vol { $run }, { $total } en tout.
   *[other] { $seat } : { $points } au vol { $run }, { $total } en tout.
}

# Ce qu’on peut faire
move-lay = Poser { $card-a } sur { at-place }
move-join = Poser { $sort } sur { at-place }
move-back = Reprendre une carte sur { at-place }
move-ready = On saute !
move-wait = Plus de temps
move-done = Ouvrir le parachute
move-seal = Sceller le plan

# Ce qu’on demande
ask-ready = Prépare et discute. Prêts à sauter : { $ready } sur { $seats }. Toi aussi ?
ask-wait = Tu attends le saut. En tout : { $ready } sur { $seats }.
ask-jump = JUMP ! Joue ce que tu veux où tu veux. Une carte posée ne bouge plus.
ask-plan = Fais ton plan, puis scelle-le. Personne ne le voit avant que tous soient scellés.
ask-late = PULL ! Une carte de plus te coûte tous les points de ce vol.

# Phrases rapides
talk-join-yes = Je saute (✓) dans { said-place }.
talk-join-maybe = Je pose mon ? dans { said-place }.
talk-out-of = Je ne saute pas dans { said-place }.
talk-out = Sans moi : je ne saute dans aucune formation.
talk-solo = Je saute en solo.
talk-no-solo = Pas de solo pour moi.
talk-bring = J’apporte des figures pour { $number } points dans { said-place }.
talk-will-help = Je vais aider { said-place }.
talk-will-hurt = Je vais compliquer { said-place }.
talk-leave-alone = Je ne pose rien sur { said-place }.
talk-ask-who = Qui saute dans { said-place } ?
talk-ask-join = { $seat-you ->
    [you] Tu sautes avec moi dans { said-place } ?
   *[other] { $seat }, tu sautes avec moi dans { said-place } ?
}
talk-ask-out = { $seat-you ->
    [you] S’il te plaît, ne saute pas dans { said-place }.
   *[other] { $seat }, s’il te plaît, ne saute pas dans { said-place }.
}
talk-ask-bring = { $seat-you ->
    [you] Tu peux apporter des figures pour { $number } points dans { said-place } ?
   *[other] { $seat }, tu peux apporter des figures pour { $number } points dans { said-place } ?
}
talk-ask-help = { $seat-you ->
    [you] Tu veux bien aider { said-place } ?
   *[other] { $seat }, tu veux bien aider { said-place } ?
}
talk-ask-hurt = { $seat-you ->
    [you] Tu veux bien compliquer { said-place } ?
   *[other] { $seat }, tu veux bien compliquer { said-place } ?
}
talk-ask-peace = { $seat-you ->
    [you] S’il te plaît, ne pose rien sur { said-place }.
   *[other] { $seat }, s’il te plaît, ne pose rien sur { said-place }.
}
talk-need-jumpers = { $number ->
    [1] Il manque encore quelqu’un dans { said-place }.
   *[other] Il manque encore { $number } personnes dans { said-place }.
}
talk-need-figures = Il faut des figures pour { $number } points dans { said-place }.
talk-agree = { $seat-you ->
    [you] D’accord.
   *[other] { $seat } : d’accord.
}
talk-refuse = { $seat-you ->
    [you] Non, merci.
   *[other] { $seat } : non, merci.
}
talk-perhaps = { $seat-you ->
    [you] Peut-être.
   *[other] { $seat } : peut-être.
}
talk-promise = C’est promis.
talk-believe = { $seat-you ->
    [you] Je te crois.
   *[other] Je crois { $seat }.
}
talk-doubt = { $seat-you ->
    [you] Je ne te crois pas.
   *[other] Je ne crois pas { $seat }.
}
talk-warn = { $seat-you ->
    [you] Si tu me nuis, je te le rends.
   *[other] { $seat }, si tu me nuis, je te le rends.
}
talk-accuse = { $seat-you ->
    [you] Tu n’as pas tenu parole.
   *[other] { $seat } n’a pas tenu parole.
}
talk-thank = { $seat-you ->
    [you] Merci.
   *[other] Merci, { $seat }.
}
talk-group-plan = Mon plan
talk-group-ask = Demander
talk-group-answer = Répondre

# Le dessin
board-run = Vol { $run } sur { $runs }
board-master = chef de saut { $seat }
board-last = Le vol précédent :
board-formation = Formation à { $size }
board-solo = { $you ->
    [yes] Ton solo
   *[no] Solo { DE($seat) }
}
board-jury = Il faut { $difficulty }, pour { $potential }. { $rolled } avec { $dice ->
    [1] un dé
   *[other] { $dice } dés
}, encore { $left } à lancer.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-ready = attend le saut
board-done = parachute ouvert
board-flat = en crêpe
board-hand = Tes cartes de saut : { $cards }
board-characters = Tes personnages : { $cards }

# Noms des valeurs
phase-who_begins = qui commence
phase-deal = donne
phase-plane = avion
phase-jump = saut
phase-plan = plans scellés
phase-late = trop tard
phase-jury = jury
phase-over = fini
pace-live = en direct
pace-relaxed = tranquille
pace-correspondence = par correspondance
jumpcard-none = aucune carte
    .a = aucune carte
jumpcard-figure-1 = figure 1
    .a = une figure 1
jumpcard-figure-2 = figure 2
    .a = une figure 2
jumpcard-figure-3 = figure 3
    .a = une figure 3
jumpcard-figure-4 = figure 4
    .a = une figure 4
jumpcard-figure-5 = figure 5
    .a = une figure 5
jumpcard-figure-6 = figure 6
    .a = une figure 6
jumpcard-plus-1 = effet +1
    .a = un effet +1
jumpcard-plus-2 = effet +2
    .a = un effet +2
jumpcard-plus-3 = effet +3
    .a = un effet +3
jumpcard-zero = effet 0
    .a = un effet 0
jumpcard-minus-1 = effet −1
    .a = un effet −1
jumpcard-minus-2 = effet −2
    .a = un effet −2
jumpcard-minus-3 = effet −3
    .a = un effet −3
help-jumpcard-figure-1 = Donne un dé, 1 point et une difficulté de 1. Partout.
help-jumpcard-figure-2 = Donne un dé, 2 points et une difficulté de 2. Partout.
help-jumpcard-figure-3 = Donne un dé, 3 points et une difficulté de 3. En formation seulement.
help-jumpcard-figure-4 = Donne un dé, 4 points et une difficulté de 4. En formation seulement.
help-jumpcard-figure-5 = Donne un dé, 5 points et une difficulté de 5. En formation seulement.
help-jumpcard-figure-6 = Donne un dé, 6 points et une difficulté de 6. En formation seulement.
help-jumpcard-plus-1 = Rend un saut plus difficile de 1.
help-jumpcard-plus-2 = Rend un saut plus difficile de 2.
help-jumpcard-plus-3 = Rend un saut plus difficile de 3.
help-jumpcard-zero = Ne change rien, et ressemble de dos à toutes les autres cartes.
help-jumpcard-minus-1 = Rend un saut plus facile de 1.
help-jumpcard-minus-2 = Rend un saut plus facile de 2.
help-jumpcard-minus-3 = Rend un saut plus facile de 3.
sort-none = aucun personnage
sort-yes = ✓ oui
sort-maybe = { "?" } peut-être
sort-bluff = ⊘ bluff
help-sort-yes = Tu sautes.
help-sort-maybe = En formation, tu ne sautes que s’il y a trop peu de ✓. En solo, tu sautes.
help-sort-bluff = Tu ne sautes pas.
beast-frog = grenouille
beast-dog = chien
beast-giraffe = girafe
beast-koala = koala
beast-flamingo = flamant rose
beast-raccoon = raton laveur
beast-sloth = paresseux
beast-octopus = pieuvre
place-nowhere = nulle part
place-formation-2 = la formation à deux
    .kind = formation
place-formation-3 = la formation à trois
    .kind = formation
place-formation-4 = la formation à quatre
    .kind = formation
place-formation-5 = la formation à cinq
    .kind = formation
place-formation-6 = la formation à six
    .kind = formation
place-solo-1 = le solo de la première place
    .kind = solo
place-solo-2 = le solo de la deuxième place
    .kind = solo
place-solo-3 = le solo de la troisième place
    .kind = solo
place-solo-4 = le solo de la quatrième place
    .kind = solo
place-solo-5 = le solo de la cinquième place
    .kind = solo
place-solo-6 = le solo de la sixième place
    .kind = solo
place-solo-7 = le solo de la septième place
    .kind = solo
place-solo-8 = le solo de la huitième place
    .kind = solo
verdict-none = pas encore de verdict
verdict-nobody = personne ne saute
verdict-crowded = trop de monde
verdict-exact = juste assez de ✓
verdict-filled = juste assez avec les ?
verdict-short = trop peu, la moitié des points
verdict-solo = un solo

# À voix haute
spoken-run = Vol { $run } sur { $runs }. { $seat-you ->
    [you] Tu es chef de saut.
   *[other] { $seat } est chef de saut.
}
spoken-hand = En main : { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } fois.
}
spoken-seat = { $seat-you ->
    [you] Toi
   *[other] { $seat }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}

# Headings in the terminal, where many moves are listed
group-lay = Poser une carte
group-join = Poser un personnage
group-back = Reprendre une carte

# Les chances
odds-place = Les dés atteignent ce que demandent tes cartes : { at-place }
odds-figure = Avec { $card-a } seule, les dés suffisent

# Ce qu’une carte fait à un endroit, avant que les autres sachent ce que c’est
does-figure = { $value ->
    [one] Pour { at-place } : un dé, { $value } point et une difficulté de { $value }.
   *[other] Pour { at-place } : un dé, { $value } points et une difficulté de { $value }.
}
does-wasted = Ne compte pas sur un solo : au-dessus de 2, une figure est faite pour les formations. De dos, personne ne le voit.
does-effect = { $way ->
    [1] Difficulté { $value } de plus pour { at-place }.
    [0] Ne change rien, et ressemble de dos à toutes les autres cartes.
   *[other] Difficulté { $value } de moins pour { at-place }.
}
does-join = { $sort-word ->
    [yes] { $solo ->
        [1] Tu sautes en solo.
       *[other] Tu sautes dans { at-place }.
    }
    [maybe] { $solo ->
        [1] Tu sautes en solo.
       *[other] Tu ne sautes dans { at-place } que s’il y a trop peu de ✓.
    }
   *[other] Tu ne sautes pas, mais les autres voient un personnage sur { at-place }.
}
does-double = Tu as déjà un personnage là : à deux, tous les tiens quittent { at-place }.

# Ce que ça a donné, en une phrase
turn-laid = { $seat-you ->
    [you] Tu poses une carte sur { at-place }.
   *[other] { $seat } pose une carte sur { at-place }.
}
turn-joined = { $seat-you ->
    [you] Tu poses un personnage sur { at-place }.
   *[other] { $seat } pose un personnage sur { at-place }.
}
turn-done = { event-done }
turn-judges = { $verdict-word ->
    [none] Le jury regarde { at-place }.
    [nobody] Personne ne saute dans { at-place }.
    [crowded] Trop de monde pour { at-place } : tout se défait.
    [short] Trop peu pour { at-place } : un saut pour la moitié des points.
   *[other] On saute dans { at-place }, et le jury prend les dés.
}
turn-landed = { $rolled } contre { $difficulty } : atterrissage réussi pour { at-place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] { "" }.
    [1] { "" }.
   *[other] { "" } chacun.
}
turn-tumbled = { $rolled } contre { $difficulty } : { at-place } finit dans les pâquerettes.
turn-flop = Aucune figure pour { at-place } : pas de dés, pas de points.
turn-leads = { $seat-you ->
    [you] Après le vol { $run }, tu mènes avec { board-points }.
   *[other] Après le vol { $run }, { $seat } mène avec { board-points }.
}
turn-level = Après le vol { $run }, égalité à { board-points }.
