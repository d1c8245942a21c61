# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-look = Touche un animal pour voir ce qu’il ferait.
hint-play = À la craie, tu vois la suite. Joue-le, ou touches-en un autre pour comparer.
hint-gate = Cinq dans la file : les deux premiers entrent, le dernier est dehors. Qui a le plus d’animaux au bar gagne.
hint-victim = Touche un animal de la file pour voir la suite, puis confirme.
hint-endings = Regarde chaque issue avant de choisir.

# Les règles, en dessins
promise = Entre avant qu’on te mette dehors
wins = Qui a le plus d’animaux au bar gagne. Égalité ? Les points de leurs cartes décident.
course = Un tour en cinq étapes
step-1 = Joue
    .text = Tu as quatre animaux en main. L’un d’eux se met au bout de la file, entre la porte et la sortie.
step-2 = Il agit
    .text = Chaque animal a son truc. Le lama crache : un plus faible juste devant file au bout.
step-3 = Les agités recommencent
    .text = Tigres et lamas portent ↻ : ils agissent à chaque tour, depuis la porte. Celui qu’on vient de jouer se repose.
step-4 = Cinq dans la file : on ouvre
    .text = Les deux premiers entrent, le dernier est dehors, sur TERMINÉ. À moins de cinq, on attend.
step-5 = Pioche
    .text = De nouveau quatre en main. Quand tout est joué, ceux qui attendent encore ne comptent pas.
group-new = Qui est qui : New Beasts in Town
group-first = Qui est qui : les douze premiers
who-note = Grand nombre : force. Anneau : points.
chip-again = ↻ chaque tour
chip-always = toujours actif
