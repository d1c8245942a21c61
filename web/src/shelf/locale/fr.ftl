# Mon étagère : ce que quelqu’un a joué, à emporter, à exporter, à effacer.

shelf-title = L’étagère { DE($name) }
shelf-title-nobody = Mon étagère
shelf-since =
    { $games ->
        [1] Une partie depuis { $month }, { shelf-won-in-all }.
       *[other] { $games } parties depuis { $month }, { shelf-won-in-all }.
    }
shelf-won-in-all = { $won ->
    [0] aucune gagnée
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
shelf-company = Le plus souvent avec { $name }.
shelf-none = Rien ici pour l’instant. Une partie finie vient s’y ranger d’elle-même.
shelf-play = Retour aux jeux
shelf-away = La salle ne répond pas. Voici ce qui est sur cet appareil.
shelf-boxes = Tes jeux
shelf-count =
    { $games ->
        [0] Aucune partie
        [1] Une partie
       *[other] { $games } parties
    }
shelf-won =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
shelf-of = { $count ->
        [0] aucune partie
        [1] une partie
       *[other] { $count } parties
    }

shelf-lately = Dernièrement
shelf-all =
    { $count ->
        [1] L’unique partie
       *[other] Les { $count } parties
    }
shelf-fewer = Les dernières seulement
shelf-more = Plus
shelf-evening =
    { $games ->
        [1] Une soirée d’une partie
       *[other] Une soirée de { $games } parties
    }
shelf-here = sur cet appareil
shelf-somebody = quelqu’un
shelf-bots =
    { $count ->
        [1] un bot, comme { $level }
       *[other] { $count } bots, comme { $level }
    }
shelf-more-bots =
    { $count ->
        [1] un bot
       *[other] { $count } bots
    }
shelf-alone = en solitaire
shelf-around = un appareil pour tous
shelf-today = aujourd’hui
shelf-place =
    { $place ->
        [1] 1er sur { $of }
       *[other] { $place }e sur { $of }
    }
shelf-place-shared =
    { $place ->
        [1] 1er ex æquo
       *[other] { $place }e ex æquo
    }
shelf-place-alone = réussi
shelf-place-out = pas cette fois
shelf-replay = La revoir

shelf-among-people = entre personnes, à { $spread } près
shelf-among-all = bots compris, à { $spread } près
shelf-among-level = contre { $level }, à { $spread } près
shelf-unrated = Pas encore de cote : elle vient avec la première partie qui compte.
shelf-share = de victoires. Une juste part, c’est { $fair }
shelf-share-few = gagnées. Une juste part, c’est { $fair }
shelf-nothing-counted = Rien à compter pour l’instant.
shelf-favourite-played =
    { $times ->
        [1] ta carte préférée, jouée une fois
       *[other] ta carte préférée, jouée { $times } fois
    }
shelf-favourite-opening =
    { $times ->
        [1] tu as commencé une fois par elle
       *[other] tu aimes commencer par elle : { $times } fois
    }
shelf-no-favourite = Aucune préférence ne se détache.
shelf-against = Gagné contre
shelf-seats = Gagné à une table de
shelf-fair = une juste part
shelf-people = Des personnes
shelf-seats-of = { $seats } places
shelf-you-at = toi : { $rating }, à { $spread } près
shelf-plays-at = joue à { $rating }
shelf-few = { $won } sur { $games }
shelf-bar = { $who } : { $won } sur { $games } gagnées, une juste part est de { $fair }
shelf-luck =
    { $games ->
        [one] Dans la partie que tu as revue, tes faux pas ont coûté { $given } de la victoire ; cartes, dés et les autres ont fait le reste : { $rest }.
       *[other] Dans les { $games } parties que tu as revues, tes faux pas ont coûté chaque fois { $given } de la victoire ; cartes, dés et les autres ont fait le reste : { $rest }.
    }
shelf-no-luck = Chance ou habileté ? Revois une partie, et c’est compté ici.
shelf-fact-run = { $count } victoires d’affilée : une belle série.
shelf-fact-beaten = Tu as battu { $level }.
shelf-fact-company = Le plus souvent avec { $name } : { $count } parties.
shelf-fact-won =
    { $count ->
        [1] Une partie est déjà à toi.
       *[other] { $count } parties sont déjà à toi.
    }
shelf-fact-first = Tu as commencé. Les autres aussi ont débuté un jour.
shelf-earlier =
    { $count ->
        [1] Une partie est racontée sans compter : avec conseil, avec un bot en remplaçant, ou d’avant les étagères.
       *[other] { $count } parties sont racontées sans compter : avec conseil, avec un bot en remplaçant, ou d’avant les étagères.
    }

shelf-along = À emporter
shelf-along-note = Scanne avec ton autre appareil. Le code vit dix minutes et sert une fois.
shelf-along-show = Montrer le code
shelf-along-again = Le code a expiré. En montrer un autre
shelf-along-link = Ou ouvre ceci là-bas :
shelf-along-hidden = Les autres appareils n’atteignent pas encore cette adresse. Laisse d’abord entrer les téléphones à une table.
shelf-along-qr = Un code à scanner avec l’autre appareil
shelf-private = Ni compte ni mot de passe. Ce que tu vois ici est sur cet appareil et dans la salle où tu as joué.
shelf-private-site = Ni compte ni mot de passe. Ce que tu vois ici est sur cet appareil seulement.
shelf-export = Tout exporter
shelf-exported = C’est dans tes téléchargements.
shelf-delete = Effacer mon étagère…
shelf-delete-note = On te le redemande une fois.
shelf-delete-sure = Tout ce qui est à toi s’en va : nom, historique, cotes, paroles, avis, notes. Les parties en cours s’arrêtent pour toi. Dans celles que d’autres gardent, ta place était celle de quelqu’un. C’est irréversible.
shelf-delete-no = Garder mon étagère
shelf-delete-yes = Tout effacer
shelf-deleted = C’est effacé. Tu repars de zéro.
shelf-wrong = Cela n’a pas marché. Rien n’est perdu ; réessaie dans un instant.

shelf-take = Faire tien cet appareil ?
shelf-take-note = Dès lors, cet appareil et celui qui montrait le code ont la même étagère.
shelf-take-had =
    { $games ->
        [0] Cet appareil n’a encore rien joué dans cette salle : rien ne reste en arrière.
        [one] Ce que cet appareil a dans cette salle, une partie, y reste et n’est plus à personne : cet appareil oublie sa propre clé. Exporte-la ou efface-la d’abord si tu y tiens.
       *[other] Ce que cet appareil a dans cette salle, { $games } parties, y reste et n’est plus à personne : cet appareil oublie sa propre clé. Exporte-les ou efface-les d’abord si tu y tiens.
    }
shelf-take-yes = Prendre ici
shelf-take-no = Laisser
shelf-took = C’est fait. Voici ton étagère.
shelf-take-wrong = Ce code a déjà servi, ou ses dix minutes sont passées. Montres-en un autre sur l’autre appareil.
