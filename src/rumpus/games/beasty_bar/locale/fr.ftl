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
   *[other] { $owner } : { $animal-the }
} ramène { $other-you ->
    [you] { $prey-your }
   *[other] { $prey-the } ({ $other })
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
   *[other] { $owner } : { $animal-the } imite { $guise-the }.
}
event-acts = { $owner-you ->
    [you] { $animal-Your }
   *[other] { $owner } : { $animal-the }
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
   *[other] { $owner } : { $animal-the } dépasse les valeurs { $parity }.
}
event-goes = { $owner-you ->
    [you] { $animal-Your } passe de la place { $from } à la place { $place }.
   *[other] { $owner } : { $animal-the } passe de la place { $from } à la place { $place }.
}
event-defends = { $owner-you ->
    [you] { $animal-Your } dresse ses piquants et reste là.
   *[other] { $owner } : { $animal-the } dresse ses piquants et reste là.
}
event-goes_out = { $owner-you ->
    [you] { $animal-Your } quitte la place { $from } et sort.
   *[other] { $owner } : { $animal-the } quitte la place { $from } et sort.
}
event-burns = { $owner-you ->
    [you] Trop de lumière : { $animal-your } brûle à la porte.
   *[other] Trop de lumière : { $animal-the } ({ $owner }) brûle à la porte.
}
event-lands = { $owner-you ->
    [you] { $animal-Your } se pose sur TERMINÉ.
   *[other] { $owner } : { $animal-the } se pose sur TERMINÉ.
}
event-lays = { $owner-you ->
    [you] Ensuite sur TERMINÉ : { $animal-your }.
   *[other] Ensuite sur TERMINÉ : { $animal-the } ({ $owner }).
}
event-gate = Cinq dans la file : la Porte du Paradis s’ouvre.
event-enters = { $owner-you ->
    [you] { $animal-Your } entre au bar.
   *[other] { $owner } : { $animal-the } entre au bar.
}
event-excluded = { $owner-you ->
    [you] { $animal-Your } fermait la file : TERMINÉ.
   *[other] { $owner } : { $animal-the } fermait la file. TERMINÉ.
}
event-line = -
event-draws = { $seat-you ->
    [you] Tu pioches { $animal-the }.
   *[other] { $seat } pioche une carte.
}
event-return_game = La revanche : voici les animaux restés de côté.

# Ce qu’on peut faire
move-play = Jouer { $animal-the }
move-as = Comme { $animal-the }
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
    [one] Encore un animal à laisser à la maison. Lequel ?
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
group-as = Comme un autre animal
group-take = Emmener un animal
group-away = Laisser un animal à la maison
group-at = Choisir une place
group-lay = Choisir le suivant

# Les chances
odds-draw = Tu pioches entre { $least } et { $most }
odds-holds = { $seat } a { $animal-the } en main
