host-title = La page de l’hôte
host-well = Tout va bien
host-unwell = Quelque chose ne va pas
host-since = ouverte depuis { $time }
host-enter = La clé d’hôte, s’il te plaît
host-enter-note = Sur la machine même, rumpus admin key la montre. Elle reste dans cet onglet.
host-key = Clé d’hôte
host-open = Entrer
host-problem-key = Ce n’est pas la clé de cette salle.
host-problem-none = Cette salle n’a pas encore de clé d’hôte. Pour en créer une, sur la machine même : rumpus admin key
host-problem-away = La salle ne répond pas. Tout reste comme avant.
host-problem-refused = Cela n’a pas pu se faire. Rien n’a changé.
host-count = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
  }, { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
  }
host-others = { $watching ->
    [one] { $watching } regarde
   *[other] { $watching } regardent
  }, { $bots ->
    [0] aucun bot
    [1] un bot
   *[other] { $bots } bots
  }
host-tables = Tables
host-no-tables = Aucune table en cours. Une soirée calme.
host-phase-evening = entre deux parties
host-phase-open = se prépare
host-phase-playing = en cours
host-phase-over = finie
host-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }
host-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
  }
host-minutes = { $count } min
host-mute-table = Faire silence
host-unmute-table = Laisser parler
host-close = Fermer…
host-reopen = Rouvrir
host-close-ask = Fermer la table { $code } ?
host-close-note = { $count ->
    [0] Personne n’y joue. La table est gardée et pourra reprendre plus tard.
    [one] Une personne joue. Elle lit pourquoi, la partie est gardée et pourra reprendre plus tard.
   *[other] { $count } personnes jouent. Elles lisent pourquoi, la partie est gardée et pourra reprendre plus tard.
  }
host-leave = Ne rien faire
host-end-ask = Terminer la soirée { $code } ?
host-end-note = Personne ne joue en ce moment. Tout le monde voit le podium, et ce qui a été joué est gardé.
host-end-yes = Terminer
host-close-yes = Fermer et garder
host-people = Personnes
host-people-note = Silence : les autres ne les lisent plus. Faire sortir : la place va à un bot.
host-muted = silence demandé par toi
host-mute = Silence
host-unmute = Laisser parler
host-out = Faire sortir…
host-out-yes = Faire sortir { $name }
host-programs = Programmes
host-programs-note = Ils jouent avec leur propre jeton.
host-seats = place { $seats }
host-load = Charge
host-half-hour = la dernière demi-heure
host-processor = Processeur
host-memory = Mémoire
host-slowest = Réponse la plus lente
host-percent = { $percent } %
host-megabytes = { $used } sur { $most } Mo
host-ms = { $ms } ms
host-quiet = Il se passe si peu que la salle en tiendrait bien plus.
host-room-for = { $count ->
    [0] Il n’y a plus de place pour d’autres tables.
    [one] De la place pour environ une table de plus.
   *[other] De la place pour environ { $count } tables de plus.
  }
host-door = La porte
host-new = Nouvelles tables
host-new-open = Tout le monde ici peut en ouvrir une.
host-new-closed = Fermé. Ce qui est en cours continue.
host-phones = Téléphones de la maison
host-phones-closed = Pas admis. La page d’une table les fait entrer, sur la machine même.
host-say = Dire à toutes les tables
host-say-sample = Bientôt la soupe
host-say-it = Le dire
host-said = C’est dit.
host-keep = Parties finies
host-keep-ever = Elles sont gardées pour toujours.
host-keep-days = { $days ->
    [1] Elles sont gardées un jour.
   *[other] Elles sont gardées { $days } jours.
  }
host-days = Jours
host-older = Plus anciennes ?
host-older-count = { $count ->
    [0] Aucune partie finie n’a plus { host-days-old }.
    [1] Une partie finie a plus { host-days-old }. Journal et enregistrement disparaîtraient, les cotes restent.
   *[other] { $count } parties finies ont plus { host-days-old }. Journaux et enregistrements disparaîtraient, les cotes restent.
}
host-days-old = { $days ->
    [1] d’un jour
   *[other] de { $days } jours
}
host-forget = Les effacer
host-forgotten = { $count ->
    [1] Une partie est effacée.
   *[other] { $count } parties sont effacées.
  }
