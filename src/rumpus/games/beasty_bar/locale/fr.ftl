about = Cinq animaux font la queue, deux entrent, un rentre chez lui : pousse, mords et flatte pour passer la porte.

# Ce qui se passe
event-begins = { $seat-you ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-takes = { $seat-you ->
    [you] Tu emmènes { $animal-the }.
   *[other] -
}
event-built = { $seat-you ->
    [you] Tes douze animaux sont choisis.
   *[other] { $seat } a choisi douze animaux.
}
event-sets_aside = { $seat-you ->
    [you] { $animal-The } reste à la maison.
   *[other] -
}
event-packed = { $seat-you ->
    [you] Quatre de tes animaux restent à la maison, et personne ne sait lesquels.
   *[other] { $seat } laisse quatre animaux à la maison.
}
event-dealt = { $seat-you ->
    [you] Tu reçois { $animal-the }.
   *[other] -
}
event-plays = { $place ->
    [0] { $seat-you ->
        [you] Tu joues { $animal-the }, qui tourne au-dessus de TERMINÉ.
       *[other] { $seat } joue { $animal-the }, qui tourne au-dessus de TERMINÉ.
    }
   *[other] { $seat-you ->
        [you] Tu joues { $animal-the } : place { $place }.
       *[other] { $seat } joue { $animal-the } : place { $place }.
    }
}
event-lifts = { $owner-you ->
    [you] { $animal-Your }
   *[other] { $animal-The } { DE($owner) }
} ramène { $other-you ->
    [you] { $prey-your }
   *[other] { $prey-the } { DE($other) }
} de TERMINÉ{ $place ->
    [0] { "" }. Deux vautours : tout droit au bar.
   *[other] { "" } à la place { $place }.
}
event-shows = { $seat-you ->
    [you] Tu montres { $animal-the } dans ta main.
   *[other] { $seat } montre { $animal-the } dans sa main.
}
event-poses = { $owner-you ->
    [you] { $animal-Your } imite { $guise-the }.
   *[other] { $animal-The } { DE($owner) } imite { $guise-the }.
}
event-acts = { $owner-you ->
    [you] { $animal-Your }
   *[other] { $animal-The } { DE($owner) }
} { $guise-word ->
    [rhino] baisse la corne et charge.
    [bear] tire les deux espèces les plus faibles en fin de file.
    [tiger] bondit.
    [cheetah] file sur le plus faible.
    [llama] crache.
    [dog] aboie et range la file : les plus faibles à la porte.
    [peacock] fait la roue devant le plus fort.
    [bat] s’envole et mord.
    [lion] rugit.
    [hippo] force le passage.
    [crocodile] croque tout ce qui est devant.
    [snake] siffle et range la file : les plus forts à la porte.
    [giraffe] enjambe l’animal de devant.
    [seal] échange la porte et la sortie : la file se retourne.
    [monkey] appelle les autres singes.
    [kangaroo] saute.
    [parrot] crie.
    [skunk] lâche une odeur.
   *[other] agit.
}
event-runs = { $owner-you ->
    [you] { $animal-Your } dépasse les valeurs { $parity }.
   *[other] { $animal-The } { DE($owner) } dépasse les valeurs { $parity }.
}
event-goes = { $owner-you ->
    [you] { $animal-Your } passe de la place { $from } à la place { $place }.
   *[other] { $animal-The } { DE($owner) } passe de la place { $from } à la place { $place }.
}
event-defends = { $owner-you ->
    [you] { $animal-Your } dresse ses piquants et reste là.
   *[other] { $animal-The } { DE($owner) } dresse ses piquants et reste là.
}
event-goes_out = { $owner-you ->
    [you] { $animal-Your } quitte la place { $from } et sort.
   *[other] { $animal-The } { DE($owner) } quitte la place { $from } et sort.
}
event-burns = { $owner-you ->
    [you] Trop de lumière : { $animal-your } brûle à la porte.
   *[other] Trop de lumière : { $animal-the } { DE($owner) } brûle à la porte.
}
event-lands = { $owner-you ->
    [you] { $animal-Your } se pose sur TERMINÉ.
   *[other] { $animal-The } { DE($owner) } se pose sur TERMINÉ.
}
event-lays = { $owner-you ->
    [you] Ensuite sur TERMINÉ : { $animal-your }.
   *[other] Ensuite sur TERMINÉ : { $animal-the } { DE($owner) }.
}
event-gate = Cinq dans la file : la Porte du Paradis s’ouvre.
event-enters = { $owner-you ->
    [you] { $animal-Your } entre au bar.
   *[other] { $animal-The } { DE($owner) } entre au bar.
}
event-excluded = { $owner-you ->
    [you] { $animal-Your } fermait la file : TERMINÉ.
   *[other] { $animal-The } { DE($owner) } fermait la file : TERMINÉ.
}
event-line = -
event-draws = { $seat-you ->
    [you] Tu pioches { $animal-the }.
   *[other] { $seat } pioche une carte.
}
event-return_game = La revanche : voici les animaux restés de côté.

# Ce qu’on peut faire
move-play = Jouer { $animal-the }
move-as = Imiter { $animal-the }
move-at = Place { $place }
move-run = Dépasser les valeurs { $parity }
move-jump = { $animals ->
    [1] Par-dessus un
   *[other] Par-dessus deux
}
move-lay = Numéro { $number }
move-take = Emmener { $animal-the }
move-away = Laisser { $animal-the } à la maison

# Ce qu’on demande
ask-play = Quel animal joues-tu ?
ask-victim = { $animal-word ->
    [rhino] Lequel des plus forts le rhinocéros met-il dehors ?
    [cheetah] Lequel des plus faibles le guépard mange-t-il ?
    [bat] Qui la chauve-souris met-elle dehors ?
    [parrot] Qui le perroquet chasse-t-il ?
    [peacock] Devant lequel des plus forts le paon se place-t-il ?
   *[other] Qui ?
}
ask-run = L’autruche dépasse-t-elle les valeurs impaires ou les valeurs paires ?
ask-jump = Le kangourou saute-t-il par-dessus un animal ou deux ?
ask-copy-hand = Quel animal de ta main { $animal-the } imite-t-il ?
ask-copy-line = Quel animal de la file { $animal-the } imite-t-il ?
ask-order = Lequel va maintenant sur TERMINÉ ? Le dernier sera au-dessus.
ask-order-vultures = Lequel de ceux qui ont volé se pose maintenant ? Le dernier sera au-dessus.
ask-build = Valeur { $value } : quel animal vient ?
ask-away = { $animals ->
    [1] Encore un animal à laisser à la maison. Lequel ?
   *[other] { $animals } animaux à laisser à la maison. Lequel maintenant ?
}

# Le dessin
board-street = Porte du Paradis, places 1 à 5, sortie
board-out = TERMINÉ ({ $animals }), à partir du dessus : { $top }
board-fallen = Sortis : { $animals }
board-landed = Encore en l’air : { $animals }
board-card = { $value } { $animal } : { $told }
board-seat = { $name } : { $guests } au bar (valeur { $points }) · { $hand-size } en main · { $pile-size } dans la pioche
board-showed = · a montré : { $animals }
board-deck = Tes animaux : { $animals }
board-away = À la maison : { $animals }

# Options
option-set = Animaux
    .help = Quels animaux font la queue ce soir.
option-set-new = New Beasts in Town
option-set-first = Beasty Bar, la première boîte
option-set-combined = Les deux : compose tes douze
option-advanced = Variante avancée
    .help = Chacun laisse en secret quatre animaux à la maison, et les points décident.
option-return_game = Revanche
    .help = Après la première partie, une seconde avec les animaux restés de côté. Seulement avec les deux boîtes.

# Noms des valeurs
sets-new = New Beasts in Town
sets-first = la première boîte
sets-combined = les deux boîtes
parity-odd = impaires
parity-even = paires
phase-who_begins = qui commence
phase-deal = donne
phase-draw = pioche
phase-build = composition
phase-put_away = mise à l’écart
phase-play = à jouer
phase-victim = victime
phase-parity = pair ou impair
phase-jump = saut
phase-copy = imitation
phase-order = ordre
phase-over = fini

animal-none = personne
    .the = personne
    .The = Personne
    .your = personne
    .Your = Personne
animal-bat = chauve-souris
    .the = la chauve-souris
    .The = La chauve-souris
    .your = ta chauve-souris
    .Your = Ta chauve-souris
animal-vulture = vautour
    .the = le vautour
    .The = Le vautour
    .your = ton vautour
    .Your = Ton vautour
animal-peacock = paon
    .the = le paon
    .The = Le paon
    .your = ton paon
    .Your = Ton paon
animal-dog = chien
    .the = le chien
    .The = Le chien
    .your = ton chien
    .Your = Ton chien
animal-penguin = manchot
    .the = le manchot
    .The = Le manchot
    .your = ton manchot
    .Your = Ton manchot
animal-ostrich = autruche
    .the = l’autruche
    .The = L’autruche
    .your = ton autruche
    .Your = Ton autruche
animal-porcupine = porc-épic
    .the = le porc-épic
    .The = Le porc-épic
    .your = ton porc-épic
    .Your = Ton porc-épic
animal-llama = lama
    .the = le lama
    .The = Le lama
    .your = ton lama
    .Your = Ton lama
animal-cheetah = guépard
    .the = le guépard
    .The = Le guépard
    .your = ton guépard
    .Your = Ton guépard
animal-tiger = tigre
    .the = le tigre
    .The = Le tigre
    .your = ton tigre
    .Your = Ton tigre
animal-bear = ours
    .the = l’ours
    .The = L’ours
    .your = ton ours
    .Your = Ton ours
animal-rhino = rhinocéros
    .the = le rhinocéros
    .The = Le rhinocéros
    .your = ton rhinocéros
    .Your = Ton rhinocéros
animal-skunk = mouffette
    .the = la mouffette
    .The = La mouffette
    .your = ta mouffette
    .Your = Ta mouffette
animal-parrot = perroquet
    .the = le perroquet
    .The = Le perroquet
    .your = ton perroquet
    .Your = Ton perroquet
animal-kangaroo = kangourou
    .the = le kangourou
    .The = Le kangourou
    .your = ton kangourou
    .Your = Ton kangourou
animal-monkey = singe
    .the = le singe
    .The = Le singe
    .your = ton singe
    .Your = Ton singe
animal-chameleon = caméléon
    .the = le caméléon
    .The = Le caméléon
    .your = ton caméléon
    .Your = Ton caméléon
animal-seal = phoque
    .the = le phoque
    .The = Le phoque
    .your = ton phoque
    .Your = Ton phoque
animal-zebra = zèbre
    .the = le zèbre
    .The = Le zèbre
    .your = ton zèbre
    .Your = Ton zèbre
animal-giraffe = girafe
    .the = la girafe
    .The = La girafe
    .your = ta girafe
    .Your = Ta girafe
animal-snake = serpent
    .the = le serpent
    .The = Le serpent
    .your = ton serpent
    .Your = Ton serpent
animal-crocodile = crocodile
    .the = le crocodile
    .The = Le crocodile
    .your = ton crocodile
    .Your = Ton crocodile
animal-hippo = hippopotame
    .the = l’hippopotame
    .The = L’hippopotame
    .your = ton hippopotame
    .Your = Ton hippopotame
animal-lion = lion
    .the = le lion
    .The = Le lion
    .your = ton lion
    .Your = Ton lion

# Ce que font les cartes
help-animal-rhino = Met dehors l’autre animal le plus fort, quel qu’il soit, et prend sa place.
help-animal-bear = Tire en fin de file tous les animaux des deux valeurs les plus basses, en dessous de 11.
help-animal-tiger = À chaque tour. Bondit sur l’animal deux places devant lui, s’il vaut moins de 10, et prend sa place.
help-animal-cheetah = Mange l’autre animal le plus faible, s’il vaut moins de 9, et prend sa place.
help-animal-llama = À chaque tour. Crache sur l’animal juste devant : s’il vaut 7 ou moins, il file au bout de la file.
help-animal-porcupine = Toujours. Un plus fort qui voudrait le mettre dehors sort lui-même.
help-animal-ostrich = Dépasse tous les animaux pairs juste devant elle, ou bien tous les impairs.
help-animal-penguin = Imite un autre animal que tu montres dans ta main, avec sa valeur, puis redevient un 5.
help-animal-dog = Range la file : les plus faibles à la porte.
help-animal-peacock = Se place juste devant l’autre animal le plus fort.
help-animal-vulture = Ne fait jamais la queue. Ramène l’animal du dessus de TERMINÉ dans la file, où il agit pour toi. Deux vautours ensemble : tous deux au bar.
help-animal-bat = Met dehors un animal au choix et prend sa place. À la première place, elle brûle.
help-animal-lion = Passe devant tout le monde et fait sortir les singes. S’il y a déjà un lion, il sort lui-même.
help-animal-hippo = À chaque tour. Dépasse tous les plus faibles, jusqu’à un zèbre ou un 11 ou 12.
help-animal-crocodile = À chaque tour. Mange tous les plus faibles devant lui, jusqu’à un zèbre ou un 10 ou plus.
help-animal-snake = Range la file : les plus forts à la porte.
help-animal-giraffe = À chaque tour. Enjambe l’animal juste devant, s’il est plus faible.
help-animal-zebra = Toujours. Aucun hippopotame ne le dépasse, aucun crocodile ne le mange ni ne le dépasse.
help-animal-seal = Échange la porte et la sortie : la file se retourne.
help-animal-chameleon = Imite un autre animal de la file, avec sa valeur, puis redevient un 5.
help-animal-monkey = Avec un autre singe dans la file : hippopotames et crocodiles sortent, les singes passent devant, celui-ci en tête.
help-animal-kangaroo = Saute par-dessus un ou deux animaux devant lui.
help-animal-parrot = Chasse un animal au choix.
help-animal-skunk = Tous les animaux des deux valeurs les plus hautes sortent ; les mouffettes, elles, ne sentent rien.

# À voix haute
scored = { $guests ->
    [one] { $guests } animal au bar
   *[other] { $guests } animaux au bar
}, { scored-advanced }
scored-advanced = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spoken-place = Place { $place } : { $animal } { $value }, { $owner-you ->
    [you] à toi.
   *[other] à { $owner }.
}
spoken-free = Place { $place } : vide.
spoken-fallen = Dehors, numéro { $number } : { $animal } { $value }, { $owner-you ->
    [you] à toi.
   *[other] à { $owner }.
}
spoken-hand = En main : { $animal } { $value }.
spoken-seat = { $seat-you ->
    [you] Toi
   *[other] { $seat }
} : { scored } ; { $hand-size } en main, { $pile-size } à piocher.
spoken-out = TERMINÉ ({ $animals }), au-dessus : { $animal } { $value }, { $owner-you ->
    [you] à toi.
   *[other] à { $owner }.
}
move-lay-animal = Numéro { $number } : { $animal }, { $owner-you ->
    [you] à toi
   *[other] à { $owner }
}

# Headings in the terminal, where many moves are listed
group-play = Jouer un animal
group-as = Imiter un autre animal
group-take = Emmener un animal
group-away = Laisser un animal à la maison
group-at = Choisir une place
group-lay = Choisir le suivant

# Les chances
odds-draw = Tu pioches de { $least } à { $most }
odds-holds = { $seat } a { $animal-the } en main

# Ce qu’une carte fait ici, dit avant qu’on la joue ; son nom précède la phrase
prey-of = { $victim-you ->
    [you] { $prey-your }
   *[other] { $prey-the } { DE($victim) }
}
does-asks = { $guise-word ->
    [rhino] Plusieurs sont de force égale : à toi de dire qui il met dehors.
    [cheetah] Plusieurs sont de force égale : à toi de dire qui il mange.
    [peacock] Plusieurs sont de force égale : à toi de dire devant qui il se place.
    [bat] Met dehors qui tu veux et prend sa place. À la première place, on brûle.
    [parrot] Chasse qui tu veux.
    [ostrich] Dépasse les pairs ou les impairs juste devant elle : à toi de dire lesquels.
    [kangaroo] Saute par-dessus un animal ou deux, comme tu veux.
    [penguin] Imite un animal de ta main : à toi de dire lequel.
    [chameleon] Imite un animal de la file : à toi de dire lequel.
   *[other] À toi de dire ce qu’il fait.
}
poses-in-vain = Ne fait rien : sous ce déguisement, pas d’action, et c’est aussitôt de nouveau un 5.
does-nothing = { $guise-word ->
    [vulture] TERMINÉ est vide : personne à ramener.
    [porcupine] { $posing ->
        [1] { poses-in-vain }
       *[other] S’assoit et dresse ses piquants : un plus fort qui voudrait le mettre dehors sort lui-même.
    }
    [zebra] { $posing ->
        [1] { poses-in-vain }
       *[other] Reste là : l’hippopotame ne passe pas, le crocodile ne mord pas.
    }
   *[other] { $ahead ->
        [0] Personne dans la file : la première place est libre.
       *[other] { $near ->
            [0] Personne deux places devant : sur qui bondir ?
           *[other] { $guise-word ->
                [llama] Crache sur { prey-of } : rien, un trop gros morceau.
                [tiger] Guette { prey-of } : un trop gros morceau.
                [giraffe] Lève la tête vers { prey-of } : pas moyen d’enjamber.
                [hippo] Pousse, mais { prey-of } ne bouge pas.
                [crocodile] Claque des dents, mais { prey-of } ne se mange pas.
                [cheetah] Personne d’assez faible pour être mangé.
                [bear] Personne d’assez faible pour reculer.
                [monkey] Aucun autre singe dans la file : il regarde autour de lui.
                [skunk] L’odeur ne gêne personne.
                [penguin] Aucun autre animal à imiter dans ta main.
                [chameleon] Personne à imiter dans la file.
               *[other] Il ne se passe rien.
            }
        }
    }
}
does-out = { $guise-word ->
    [rhino] Met { prey-of } dehors d’un coup de corne et prend sa place.
    [tiger] Bondit sur { prey-of } et prend sa place.
    [cheetah] Mange { prey-of } et prend sa place.
    [bat] Met { prey-of } dehors et prend sa place.
    [parrot] Chasse { prey-of }.
    [crocodile] Mange { prey-of } et avance.
    [lion] Passe devant tout le monde, et { prey-of } s’enfuit.
    [skunk] Lâche une odeur : { prey-of } s’en va.
    [monkey] Passe devant avec les autres singes, et { prey-of } est dehors.
   *[other] Met { prey-of } dehors.
}
does-outs = { $guise-word ->
    [crocodile] Mange { $count } animaux et avance.
    [skunk] Lâche une odeur : { $count } animaux s’en vont.
    [lion] Passe devant tout le monde, et { $count } singes s’enfuient.
    [monkey] Passe devant avec les autres singes, et { $count } animaux sont dehors.
   *[other] Met { $count } animaux dehors.
}
does-burns = { $count ->
    [0] Se trouve à la première place, et brûle.
   *[other] Met { prey-of } dehors, mais à la première place, on brûle.
}
does-quills = { $guise-word ->
    [crocodile] Arrive devant { prey-of } : ça pique. C’est lui qui sort.
   *[other] Attaque { prey-of } : ça pique. C’est l’attaquant qui sort.
}
does-gone = Il y a déjà un lion dans la file : c’est lui qui sort.
does-back = { $guise-word ->
    [llama] { $prey-word ->
        [porcupine] Crache sur { prey-of } : les piquants n’y font rien, il file au bout.
       *[other] Crache sur { prey-of } : direction la fin de la file.
    }
   *[other] Grogne : { prey-of } recule au bout.
}
does-backs = Grogne : { $count } animaux reculent au bout.
does-ahead = { $guise-word ->
    [ostrich] { $count ->
        [1] Dépasse un animal, jusqu’à la place { $place }.
       *[other] Dépasse { $count } animaux, jusqu’à la place { $place }.
    }
    [giraffe] Enjambe { prey-of }, jusqu’à la place { $place }.
    [hippo] { $count ->
        [one] Bouscule { prey-of }, jusqu’à la place { $place }.
       *[other] Bouscule { $count } animaux, jusqu’à la place { $place }.
    }
    [kangaroo] { $count ->
        [one] Saute par-dessus { prey-of }, jusqu’à la place { $place }.
       *[other] Saute par-dessus { $count } animaux, jusqu’à la place { $place }.
    }
    [peacock] Fait la roue juste devant { prey-of } : place { $place }.
    [lion] Rugit et passe devant tout le monde.
    [monkey] Passe devant avec les autres singes.
   *[other] Passe à la place { $place }.
}
does-stays = { $parity-word ->
    [odd] Aucun impair juste devant : pas moyen d’avancer.
   *[even] Aucun pair juste devant : pas moyen d’avancer.
}
does-sorts = { $guise-word ->
    [dog] Aboie et range la file, les plus faibles devant : il arrive à la place { $place }.
    [snake] Siffle et range la file, les plus forts devant : il arrive à la place { $place }.
    [seal] Échange la porte et la sortie : la file se retourne, et cet animal est devant.
   *[other] Range la file, et passe à la place { $place }.
}
does-lifts = Ramène { prey-of } à la place { $place }, et cet animal agit pour toi.
does-vultures = Retrouve { prey-of } sur TERMINÉ : tous les deux tout droit au bar.
does-poses = Imite { $guise-the }.
does-gate = { $fate ->
    [1] Cinq dans la file : la porte s’ouvre, et cet animal entre.
    [2] Cinq dans la file : la porte s’ouvre, et cet animal, dernier, est dehors.
   *[other] Cinq dans la file : la porte s’ouvre pour les deux premiers.
}

# Ce qu’un tour a donné, en une phrase
guised = { $posing ->
    [1] , en { $guise },
   *[other] { "" }
}
subject = { $owner-you ->
    [you] { $animal-Your }{ guised }
   *[other] { $animal-The } { DE($owner) }{ guised }
}
turn-asks = { $owner-you ->
    [you] Tu joues { $animal-the }.
   *[other] { $owner } joue { $animal-the }.
}
turn-lifts = { subject } ramène { prey-of } dans la file.
turn-poses = { $owner-you ->
    [you] { $animal-Your } imite { $guise-the }.
   *[other] { $animal-The } { DE($owner) } imite { $guise-the }.
}
turn-vultures = { subject } retrouve { prey-of }, et les deux filent tout droit au bar.
turn-nothing = { $guise-word ->
    [vulture] { subject } tourne au-dessus de TERMINÉ, vide.
    [porcupine] { subject } s’assoit et dresse ses piquants.
    [zebra] { subject } reste là et montre ses rayures.
   *[other] { $ahead ->
        [0] { subject } se met en tête de file, l’air ravi.
       *[other] { $near ->
            [0] { subject } ne trouve personne sur qui bondir.
           *[other] { $guise-word ->
                [llama] { subject } crache sur { prey-of }, sans effet.
                [tiger] { subject } guette { prey-of } et se ravise.
                [giraffe] { subject } ne voit rien derrière { prey-of }.
                [hippo] { subject } pousse, mais { prey-of } ne bouge pas.
                [crocodile] { subject } claque des dents devant { prey-of }, pour rien.
                [cheetah] { subject } ne trouve personne d’assez faible pour être mangé.
                [bear] { subject } ne trouve personne à faire reculer.
                [monkey] { subject } cherche d’autres singes, sans en trouver.
                [skunk] { subject } lâche une odeur qui ne gêne personne.
               *[other] { subject } rejoint la file.
            }
        }
    }
}
turn-out = { $guise-word ->
    [rhino] { subject } pousse { prey-of } hors de la file.
    [tiger] { subject } bondit sur { prey-of } et prend sa place.
    [cheetah] { subject } mange { prey-of } et prend sa place.
    [bat] { subject } fait fuir { prey-of } et prend sa place.
    [parrot] { subject } chasse { prey-of } à grands cris.
    [crocodile] { subject } avale { prey-of }.
    [lion] { subject } passe devant tout le monde, et { prey-of } s’enfuit.
    [skunk] { subject } lâche une odeur, et { prey-of } s’en va.
    [monkey] { subject } et ses amis passent devant, et { prey-of } est dehors.
   *[other] { subject } met { prey-of } dehors.
}
turn-outs = { $guise-word ->
    [crocodile] { subject } avale { $count } animaux.
    [skunk] { subject } lâche une odeur, et { $count } animaux s’en vont.
    [lion] { subject } passe devant tout le monde, et { $count } singes s’enfuient.
    [monkey] { subject } et ses amis passent devant, et { $count } animaux sont dehors.
   *[other] { subject } met { $count } animaux dehors.
}
turn-burns = { $count ->
    [0] { subject } arrive en tête de file, et brûle.
   *[other] { subject } fait fuir { prey-of }, arrive en tête, et brûle.
}
turn-quills = { subject } se pique sur { prey-of } et doit sortir.
turn-gone = { subject } tombe sur un autre lion, et s’en va.
turn-back = { $guise-word ->
    [llama] { subject } crache sur { prey-of } : direction la fin de la file.
   *[other] { subject } grogne, et { prey-of } recule au bout.
}
turn-backs = { subject } grogne, et { $count } animaux reculent au bout.
turn-ahead = { $guise-word ->
    [ostrich] { $count ->
        [1] { subject } dépasse un animal.
       *[other] { subject } dépasse { $count } animaux.
    }
    [giraffe] { subject } enjambe { prey-of }.
    [hippo] { $count ->
        [one] { subject } bouscule { prey-of }.
       *[other] { subject } bouscule { $count } animaux.
    }
    [kangaroo] { $count ->
        [one] { subject } saute par-dessus { prey-of }.
       *[other] { subject } saute par-dessus { $count } animaux.
    }
    [peacock] { subject } fait la roue juste devant { prey-of }.
    [lion] { subject } rugit et passe devant tout le monde.
    [monkey] { subject } et ses amis passent devant.
   *[other] { subject } passe à la place { $place }.
}
turn-stays = { subject } veut dépasser les valeurs { $parity }, mais reste sur place.
turn-sorts = { $guise-word ->
    [dog] { subject } aboie et range la file, les plus faibles à la porte.
    [snake] { subject } siffle et range la file, les plus forts à la porte.
    [seal] { subject } échange la porte et la sortie : la file se retourne.
   *[other] { subject } range la file.
}
guest-one = { $one-you ->
    [you] { $one-animal-your }
   *[other] { $one-animal-the } { DE($one) }
}
guest-two = { $two-you ->
    [you] { $two-animal-your }
   *[other] { $two-animal-the } { DE($two) }
}
guest-last = { $last-you ->
    [you] { $last-animal-your }
   *[other] { $last-animal-the } { DE($last) }
}
turn-gate = La Porte du Paradis s’ouvre pour { guest-one } et { guest-two } ; { guest-last } est dehors.
