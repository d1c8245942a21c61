# Ce que chaque plateau dit de la même façon.
board-over = La partie est finie
board-moment = Un instant
board-next = Ensuite, c’est à toi.
board-goes-on = Touche l’écran pour continuer.
board-keys = Touches
board-card-help = { $card } : ce qu’elle fait
board-help-key = Que fait-elle ?
board-help-none = Cette carte n’a pas de texte.
board-skip = Suite
board-landed = ici
board-turn = décide
board-places = Places
board-hidden = caché
board-empty = rien
board-count = { $count }×

# Ce qu’on entend là où toucher ne peut rien faire
why-over = La partie est finie.
why-moment = Un instant : il se passe encore quelque chose.
why-not-you = { $count ->
    [one] Pas encore : c’est à { $who } de décider.
   *[other] Pas encore : c’est à { $who } de décider.
  }
why-first = D’abord ceci. { $question }
