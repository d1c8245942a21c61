# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-roll = Appuie sur Lancer. À gauche on monte, à droite on descend : tombe pile sur le trampoline et tu gagnes.
hint-bumps = Deux sur une même case, impossible : qui arrive pousse l’autre.
hint-turns = Avec un seul dé, tout ralentit : tu te retournes et tu tombes.
hint-last = Ton dernier saut : le dé, ou une pièce qui fait 1 ou 2. Lequel te ramène à la maison ?

# Les règles, en dessins
promise = Descends avant que ton estomac ne proteste
wins = Le premier qui tombe pile sur le trampoline, flèche vers le bas, gagne.
course = Tout ce qu’il faut savoir
step-1 = Lance
    .text = Les dés disent combien de pas. On monte à gauche.
step-2 = Demi-tour et chute
    .text = En haut tu te retournes et tu descends à droite.
step-3 = Tombe pile
    .text = Un coup qui finit sur le trampoline, flèche vers le bas, te ramène à la maison. Le dépasser, c’est un rebond de plus.
step-4 = Les chocs
    .text = Qui finit sur une case prise pousse l’autre. En montant contre quelqu’un qui descend, tu tombes.
step-5 = Ton estomac
    .text = Chaque rebond est un saut. Dès cinq, deux dés ; dès dix, un seul ; à quinze, tu es malade et hors jeu.
who = Ce que tu lances
who-note = Le nombre de dés est fixé avant le lancer.
card-three = Trois dés
    .help = Jusqu’à quatre sauts.
card-two = Deux dés
    .help = De cinq à neuf sauts.
card-one = Un dé
    .help = Dès dix sauts. Qui finit en montant se retourne et tombe aussitôt.
card-coin = La pièce
    .help = Au dernier saut, à la hauteur 2 ou 3 : un ou deux pas à la place du dé.
card-sick = Malade
    .help = À quinze sauts, tu es hors jeu. Tous malades : tout le monde perd.
