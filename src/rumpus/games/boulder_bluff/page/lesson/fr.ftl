# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-turn = Touche un bloc : son nombre est ce qu’il demande et ce qu’il rapporte. Ou échauffe-toi.
hint-lay = Pose des cartes : celles de sa couleur comptent. Une visible au moins, le reste peut être du bluff.
hint-more = Assez de force ? Grimpe. Ou poses-en une autre.
hint-join = Tu y crois ? Reste en bas, ou grimpe plus haut.
hint-wins = Le plus fort prend le bloc et ses points. Qui était trop bas se blesse.

# Les règles, en dessins
promise = Grimpe, ou dis que tu l’as fait
wins = Qui a le plus de points en blocs gagne. Tant que personne ne grimpe après toi, personne ne regarde.
course = Un tour en quatre étapes
step-1 = Choisis un bloc
    .text = Son nombre est la force demandée et les points gagnés. Ou échauffe-toi : pioche une carte.
step-2 = Pose des cartes
    .text = Une visible au moins, le reste caché. Les cartes de sa couleur comptent ; les autres sont du bluff.
step-3 = Magnésie, et qui suit
    .text = Un jeton de magnésie aide ou gêne. Puis chacun des autres grimpe aussi, ou reste en bas. Personne ? Il est à toi, sans que personne ne vérifie.
step-4 = On retourne tout
    .text = Le plus fort le prend. Qui reste sous son nombre pose une blessure sur un bloc de cette couleur.
who = Les cartes
who-note = Les cartes marron n’agissent que si au moins deux joueurs grimpent.
chip-brown = effet
card-one = Une couleur
    .help = Sa valeur compte sur les blocs de sa couleur. Toutes les cartes de la couleur du bloc : un de plus pour chacune.
card-two = Deux couleurs
    .help = Compte sur les deux. La grande couleur est sa couleur de base.
card-chalk = Magnésie
    .help = Tirée quand tu grimpes, visible de tous : de −2 à +3.
card-injury = Blessure
    .help = Coûte 1 ou 2 points, et de la force sur cette couleur.
