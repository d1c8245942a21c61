# Une soirée : la préparer, ce qui se passe entre les jeux, et la fin.

plan-title = Préparer une soirée
plan-time = Nous avons { $slot }
plan-time-label = Combien de temps
plan-minutes = { $minutes ->
    [30] une demi-heure
    [60] une bonne heure
    [90] une heure et demie
   *[other] deux bonnes heures
}
plan-people = Nous sommes { $slot }
plan-people-label = Combien de personnes
plan-number = { $count ->
    [1] une personne
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
   *[other] huit
}
plan-youngest = Le plus jeune a { $slot }
plan-youngest-label = L’âge du plus jeune
plan-age = { $age ->
    [12] 12 ans ou plus
   *[other] { $age } ans
}
plan-then = Alors je jouerais
plan-shuffle = Mélanger
plan-all = { $count ->
    [1] Contre des bots.
    [2] Tous les deux.
   *[other] Tous les { plan-number }.
}
plan-share = { $chairs ->
    [1] Une seule place : vous êtes { $count } à la partager.
   *[other] { $chairs } places : vous êtes { $count } à partager.
}
plan-first = Pour s’échauffer.
plan-last = Le grand final.
plan-min = { $minutes } min
plan-minutes-plain = { $minutes } minutes
plan-exchange = Un autre jeu à la place de { $game }
plan-none = Rien ne convient sur l’étagère. Essayez un autre nombre.
plan-stays-age = { $game } reste sur l’étagère : c’est à partir de { $least } ans.
plan-stays-people = { $game } reste sur l’étagère : il faut être { $least }.
plan-total = Environ { $minutes } minutes
plan-points = 5, 3, 2 points par jeu, puis 1
plan-screen = Un grand écran montre les jeux, les téléphones sont les mains
plan-lay = Mettre la table

evening-of-day = { $day } soir
evening-game-of = jeu { $number } sur { $count }
evening-gather = Prends place.
evening-gather-note = { $games ->
    [1] Un jeu, environ { $minutes } minutes.
   *[other] { $games } jeux, environ { $minutes } minutes.
}
evening-leads = { $name } mène { $by ->
    [1] d’un point
    [2] de deux points
    [3] de trois points
    [4] de quatre points
    [5] de cinq points
   *[other] de { $by } points
}.
evening-level = { $names } sont à égalité.
evening-left = { $open ->
    [yes] Encore { $points } points et { $minutes } minutes. Tout est possible.
   *[no] Encore { $points } points et { $minutes } minutes.
}
evening-played = { $played ->
    [0] rien de joué encore
    [one] { $played } joué sur { $count }
   *[other] { $played } joués sur { $count }
}
evening-next = ensuite
evening-next-is = Ensuite, { $game }
evening-first = D’abord, { $game }
evening-in-seconds = { $game } dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
evening-when-ready = { $game } quand vous serez prêts
evening-ready-hint = On commence dès que tout le monde est prêt.
evening-begin-hint = Scannez le code, puis commencez sur un téléphone.
evening-all-play = Tout le monde joue.
evening-shares = { $chairs ->
    [1] Une seule place : { $names } la partagent.
   *[other] { $chairs } places : { $names } en partagent { $count ->
        [1] une
       *[other] une chacun
    }.
}
evening-ready = C’est bon pour moi
evening-ready-yes = C’est bon. Pas encore, finalement ?
evening-is-ready = c’est bon
evening-ready-of = Prêts : { $ready } sur { $count }
evening-here = { $count } à table
evening-standings = Classement
evening-people = Qui est là
evening-programme = Ce soir
evening-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evening-won = ✓ { $names }
evening-no-winner = ✓ personne n’a gagné
evening-skipped = sauté
evening-gone = à la maison
evening-late = En retard ?
evening-join = Venez jouer
evening-begin = Commencer
evening-begin-for = { $count ->
    [one] Commencer, rien que toi
   *[other] Commencer à { $count }
}
evening-host-begins = On commence quand l’hôte le dit.
evening-bot = Ajouter un bot
evening-hold = Un instant
evening-unhold = Laisser filer le temps
evening-end = Terminer la soirée ici
evening-skip = Passer cette partie
evening-skip-ask = Personne n’en tire de points, et la soirée continue.
evening-skip-stay = On continue
evening-skip-go = La passer
evening-leave = Rentrer
evening-without = Sans { $name }
evening-you-left = Tu es à la maison. Ce que tu as gagné reste à toi.
evening-come-back = Revenir
evening-coming-in = Tu arrives…
evening-onward = Vers le classement
evening-onward-podium = Vers le podium
evening-onward-note = La soirée continue.
evening-nobody = Une soirée tranquille.
evening-wins = { $name } gagne la soirée.
evening-win-together = { $names } gagnent la soirée ensemble.
evening-summary = { $games ->
    [0] aucun jeu, { $minutes } min
    [1] un jeu, { $minutes } min
   *[other] { $games } jeux, { $minutes } min
}
evening-records = Toutes les parties (zip)
evening-won-words = { $name } a gagné la soirée.
evening-won-together = { $names } ont gagné la soirée ensemble.
evening-moments = { $count ->
    [1] Un moment
    [2] Deux moments
   *[other] Trois moments
}
keepsake-title = Emporter l’image
keepsake-note = Une image de ce soir : les noms, les places, un moment.
keepsake-share = Partager l’image
keepsake-save = Garder l’image
keepsake-picture = Le podium de la soirée, avec un moment et les jeux
keepsake-table = autour de la table
