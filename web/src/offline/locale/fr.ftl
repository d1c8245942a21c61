# La salle sans réseau
offline-title = Pas de connexion.
offline-lead = L’étagère est toujours là. Les bots vivent dans { $device ->
    [phone] ce téléphone
   *[computer] cet ordinateur
}.
offline-lead-none = L’étagère est toujours là, mais aucun jeu ne se trouve encore sur { $device ->
    [phone] ce téléphone
   *[computer] cet ordinateur
}. Ce que tu joues avec une connexion y reste pour plus tard.
offline-here = Jouer ici, tout de suite
offline-mark = hors ligne
offline-choose = Choisir { $game }
offline-kept = sur { $device ->
    [phone] ce téléphone
   *[computer] cet ordinateur
}
offline-missing = pas téléchargé
offline-play = { $game } contre { $count ->
    [1] un bot
    [2] deux bots
    [3] trois bots
    [4] quatre bots
    [5] cinq bots
   *[other] { $count } bots
}
offline-level = Ils jouent comme { $level }
offline-resume = Continuer { $game }
offline-wrong = La donne a échoué. Essaie encore une fois.
offline-waits = Attend le réseau
offline-table = Table { $code }, { $game }
offline-table-note = Ta place reste à toi.
offline-games = { $count ->
    [1] Une partie jouée ici
   *[other] { $count } parties jouées ici
}
offline-games-note = Enregistrées sur cet appareil :
offline-people = Codes, amis, discussions
offline-people-note = Pour cela, il faut une connexion.
offline-looking = Nouvel essai automatique
offline-try = Essayer
lobby-lead-site = Cinq jeux d’ambiance contre des bots qui vivent dans cette page. Pas de compte et, après la première visite, pas de réseau non plus. À la fin, chaque donne se vérifie.
lobby-boxes-site = Ouvre une boîte
lobby-none-site = Aucune partie en cours. Ouvre une boîte et joue.
lobby-bring-wrong = Ce fichier n’est pas une partie lisible ici.
open-around = Se passer cet appareil
open-alone = Pour des amis avec leur propre téléphone, il faut une connexion.
open-alone-site = Pour des amis avec leur propre téléphone, il faut une salle : quelqu’un lance Rumpus sur son ordinateur et envoie le lien.
