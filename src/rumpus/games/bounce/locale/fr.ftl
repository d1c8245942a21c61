about = Saute haut, tant pis pour ton estomac, et atterris avant ton déjeuner.
option-play_on = Continuer pour les places
    .help = Quand le premier est à la maison, les autres continuent jusqu’à ce que chacun soit à la maison ou malade.

# Ce qui se passe
event-begins = { $seat-you ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-die = { $seat-you ->
    [you] Tu fais un { $value }.
   *[other] { $seat } fait un { $value }.
}
event-coin = La pièce dit { $value }.
event-moves = { $seat-you ->
    [you] Tu avances de { $steps } : { $step ->
        [18] te voilà tout en bas, sur le trampoline.
       *[other] tu es au pas { $step } sur 18, saut { $jumps }.
    }
   *[other] { $seat } avance de { $steps } : { $step ->
        [18] tout en bas, sur le trampoline.
       *[other] maintenant au pas { $step } sur 18, saut { $jumps }.
    }
}
event-turns = { $seat-you ->
    [you] Doucement : tu te retournes et tu tombes.
   *[other] Doucement : { $seat } se retourne et tombe.
}
event-bumps = { $seat-you ->
    [you] Boum ! Tu pousses { $other } au pas { $step }.
   *[other] Boum ! { $seat } { $other-you ->
        [you] te pousse
       *[other] pousse { $other }
    } au pas { $step }.
}
event-stopped = { $seat-you ->
    [you] Boum ! { $other } te barre la route. Tu tombes du pas { $step }.
   *[other] Boum ! { $other-you ->
        [you] Tu barres
       *[other] { $other } barre
    } la route à { $seat }, qui tombe du pas { $step }.
}
event-home = { $seat-you ->
    [you] Te voilà à la maison !
   *[other] { $seat } est à la maison !
}
event-sick = { $seat-you ->
    [you] Quinze sauts. Ton déjeuner te salue.
   *[other] Quinze sauts. { $seat } disparaît derrière la haie.
}
event-faceplants = { $seat-you ->
    [you] Tu tentes un plat.
   *[other] { $seat } tente un plat.
}

# Ce qu’on peut faire
move-roll = Lancer
move-faceplant = Tenter un plat

# Ce qui est demandé
ask-roll = { $steps ->
    [1] Lance. Encore un pas et te voilà à la maison.
   *[other] Lance. { $steps } pas te ramènent à la maison.
}
ask-faceplant-or-roll = Dernier saut : lancer le dé, ou tenter un plat ?

# Le dessin
board-jumps = { $jumps ->
    [0] pas encore de saut
    [one] { $jumps } saut sur 15
   *[other] { $jumps } sauts sur 15
}
board-sick = · malade
board-home = · à la maison
board-lawn = · sur la pelouse

# Noms des valeurs
phase-who_begins = qui commence
phase-decide = choisir
phase-dice = dés
phase-coin = pièce
phase-over = fini

# À voix haute
spoken-seat = { $seat-you ->
    [you] Toi
   *[other] { $seat }
} : { $way ->
    [0] sur la pelouse
    [1] en montée, hauteur { $height } sur 9
    [2] en descente, hauteur { $height } sur 9
    [3] à la maison
   *[other] malade, hors jeu
}, { $jumps ->
    [0] pas encore de saut.
    [one] { $jumps } saut sur 15.
   *[other] { $jumps } sauts sur 15.
}

# Les chances
odds-home = À la maison : les dés font exactement { $steps }
odds-bounce = Par-dessus le trampoline : un saut de plus
odds-on = Toujours en l’air
odds-die-home = Le dé fait exactement { $steps } : à la maison
odds-coin-home = La pièce fait exactement { $steps } : à la maison

# Ce qu’un lancer peut faire d’ici
does-roll = { $dice ->
    [1] Un dé : de 1 à { $most } pas.
   *[other] { $dice } dés : de { $dice } à { $most } pas.
} { $reach ->
    [0] C’est trop près pour tomber juste : tu remontes encore une fois.
    [1] Il faut faire exactement { $need } pour rentrer à la maison.
   *[other] La maison est à { $need } pas, trop loin pour un seul lancer.
}
does-faceplant = Une pièce : 1 ou { $most } pas. Il faut faire exactement { $need } pour rentrer à la maison.

# Ce qu’un tour a donné, en une phrase
turn-flies = { $seat-you ->
    [you] Tu fais { $rolled } et { $way ->
        [1] tu t’envoles jusqu’à la hauteur { $height }.
        [2] tu redescends à la hauteur { $height }.
       *[other] tu te retournes doucement à la hauteur { $height }.
    }
   *[other] { $seat } fait { $rolled } et { $way ->
        [1] s’envole jusqu’à la hauteur { $height }.
        [2] redescend à la hauteur { $height }.
       *[other] se retourne doucement à la hauteur { $height }.
    }
}
turn-home = { $seat-you ->
    [you] Tu fais { $rolled } et tombes pile sur le trampoline : à la maison !
   *[other] { $seat } fait { $rolled } et tombe pile sur le trampoline : à la maison !
}
turn-sick = { $seat-you ->
    [you] Tu fais { $rolled }, un saut de trop, et ton déjeuner te salue.
   *[other] { $seat } fait { $rolled }, un saut de trop, et disparaît derrière la haie.
}
turn-bumps = { $height ->
    [1] { $other-you ->
        [you] Boum : te voilà sur le trampoline, et à la maison.
       *[other] Boum : voilà { $other } sur le trampoline, et à la maison.
    }
   *[other] { $other-you ->
        [you] Boum : te voilà à la hauteur { $height }.
       *[other] Boum : voilà { $other } à la hauteur { $height }.
    }
}
turn-stopped = { $height ->
    [1] { $seat-you ->
        [you] Boum : { $other } te barre la route, et tu tombes sur le trampoline : à la maison !
       *[other] { $other-you ->
            [you] Boum : tu barres la route, et { $seat } tombe sur le trampoline : à la maison !
           *[other] Boum : { $other } barre la route, et { $seat } tombe sur le trampoline : à la maison !
        }
    }
   *[other] { $seat-you ->
        [you] Boum : { $other } te barre la route, et tu tombes à la hauteur { $height }.
       *[other] { $other-you ->
            [you] Boum : tu barres la route, et { $seat } tombe à la hauteur { $height }.
           *[other] Boum : { $other } barre la route, et { $seat } tombe à la hauteur { $height }.
        }
    }
}
