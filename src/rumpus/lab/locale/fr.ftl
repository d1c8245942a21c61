report-kind = Rapport d’équilibre
report-title = { $game } : est-ce équilibré ?
report-seats = { $seats } { $seats ->
    [one] place
   *[other] places
    }
report-made = { NUMBER($games) } parties de joueurs rapides, qui regardent un coup plus loin et ne voient rien de caché.
report-intervals = Chaque nombre est suivi de son intervalle à 95 %. Ce qui est rouge s’écarte de la ligne pointillée plus que le hasard ne l’explique, après correction (Holm) pour le nombre d’éléments comparés.
report-reconstructed = Certaines cartes de ce paquet sont notre reconstitution, car la règle ne les énumère pas.
report-again = Recommencer à l’identique
report-key = Avec cette clé, chaque partie de ce rapport se déroule de la même façon.
yes = oui
no = non
fact-seats-even = Toutes les places se valent
fact-seats-slight = Les places se valent presque
fact-seats-uneven = Une place se distingue
about-seats = de victoires à la place la plus éloignée de la part équitable, qui est { $fair }
about-seats-even = serait la part équitable de chaque place ; toutes se situent dans cette plage, sans écart que le hasard n’explique
fact-skill-luck = La chance décide
fact-skill-both = Chance et habileté
fact-skill-skill = L’habileté décide
about-skill = de victoires pour { $better } parmi { $worse }
fact-suspense-late = Ouvert jusqu’au bout
fact-suspense-middle = Ouvert jusqu’à mi-partie
fact-suspense-early = Décidé tôt
about-suspense = de la partie, et le gagnant mène pour de bon
fact-length = Décisions
about-length = par partie ; le plus souvent de { $few } à { $many }
fact-margin = Du premier au deuxième
about-margin = points
fact-shared = Première place partagée
about-shared = de toutes les parties
fact-nobody = Personne ne gagne
about-nobody = de toutes les parties
seat = place { $number }
order-first = décide en premier
order-later = { $turns } après le premier
hints-head = Ce qui ressort, et ce qu’on peut essayer
hints-says = Seul ce qui dépasse le hasard est ici. Une phrase dit où regarder, non que quelque chose est faux.
hint-order-more = { $number ->
    [0] Celui qui décide en premier gagne { $value } ({ $between }) ; { $fair } serait équitable. Essaie un autre nombre de cartes, pour qu’un autre ait le dernier tour, ou change de premier joueur à chaque partie.
   *[other] Celui qui décide { $number } après le premier gagne { $value } ({ $between }) ; { $fair } serait équitable. Essaie un autre nombre de cartes, pour qu’un autre ait le dernier tour, ou change de premier joueur à chaque partie.
    }
hint-order-less = { $number ->
    [0] Celui qui décide en premier ne gagne que { $value } ({ $between }) ; { $fair } serait équitable. Essaie de lui donner quelque chose de plus, ou un autre nombre de cartes.
   *[other] Celui qui décide { $number } après le premier ne gagne que { $value } ({ $between }) ; { $fair } serait équitable. Essaie de donner quelque chose de plus à cette place, ou un autre nombre de cartes.
    }
hint-seat-more = La place { $number } gagne { $value } ({ $between }) ; { $fair } serait équitable. Ce que la règle fait place par place, les égalités par exemple, l’aide : essaie un autre ordre.
hint-seat-less = La place { $number } ne gagne que { $value } ({ $between }) ; { $fair } serait équitable. Ce que la règle fait place par place, les égalités par exemple, lui nuit : essaie un autre ordre.
hint-strong = { $choice } vaut { $value } ({ $between }) pour cent d’une victoire à tout moment : mieux que tout ce qui est possible alors. Essaie d’en mettre moins, ou d’y mettre un prix.
hint-weak = { $choice } coûte { $value } ({ $between }) pour cent d’une victoire à un moment quelconque. Si ce doit être bon en tout temps, essaie de le rendre plus fort ou plus rare.
hint-early = Le gagnant mène pour de bon après { $value } ({ $between }) de la partie. Essaie des points cachés jusqu’à la fin, ou un dernier tour qui compte davantage.
hint-ties = La première place est partagée dans { $value } ({ $between }) des parties. Essaie de départager par quelque chose que les joueurs ont déjà.
hint-luck = Celui qui regarde en avant parmi des joueurs qui ne le font pas gagne { $value } ({ $between }) : presque de la chance. Essaie un choix de plus par tour, ou laisse voir davantage.
seats-head = Places
seats-says = Une place équitable gagne aussi souvent que toute autre : cette part est la ligne pointillée. Quand le hasard dit qui commence, l’ordre des tours en dit plus que le numéro de la place.
seats-order = Part des victoires selon l’ordre des tours
seats-number = Part des victoires selon le numéro de la place
points-head = Points
points-says = Comment les points se répartissent, et combien chaque place en obtient.
points-all = Points de chaque place dans chaque partie ; { $mean } en moyenne
points-mean = Points en moyenne
points-winner = le gagnant
length-head = Durée
length-says = Combien de décisions demande une partie, toutes places ensemble.
length-all = Décisions dans une partie ; { $mean } en moyenne
suspense-head = Suspense
suspense-says = Les chances de chaque place, mesurées à chaque moment en finissant la partie au hasard. Une ligne qui monte tard est une partie qui reste longtemps ouverte.
suspense-course = Chances du futur gagnant, du début à la fin
suspense-numbers = Le meneur change { $changes } fois par partie. D’un moment à l’autre, les chances bougent de { $excitement }. Le gagnant mène pour de bon après { $decided } de la partie.
choices-head = Cartes et choix
choices-says = Dans un grand nombre d’autres parties, une décision prise au hasard est laissée au sort. La valeur d’un choix dit combien on gagne plus souvent après lui qu’après autre chose qui était possible au même moment. C’est donc le choix qui compte, et non qui aime le faire. Les choix qui vont toujours ensemble se reflètent.
choices-table = Les choix les plus fréquents, le meilleur d’abord
choices-taken = pris par les joueurs rapides
choices-worth = valeur, en pour cent d’une victoire
skill-head = Habileté et chance
skill-says = Un meilleur joueur parmi de moins bons, à chaque place tour à tour. La ligne pointillée est de la chance pure ; 100 % serait de l’habileté pure.
skill-steps = Part des victoires du meilleur joueur
skill-step = { $better } parmi { $worse } ({ NUMBER($games) } parties)
bot-random = au hasard
bot-quick = rapide
bot-greedy = glouton
bot-child = enfant
bot-beginner = débutant
bot-regular = habitué
bot-expert = expert
