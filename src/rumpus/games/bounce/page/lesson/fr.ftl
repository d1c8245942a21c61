# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-roll = Lance. À gauche on monte, à droite on descend : tombe pile sur le trampoline et tu gagnes.
hint-bumps = Deux sur une même place, impossible : qui arrive pousse l’autre.
hint-turns = Avec un seul dé, tu es lent : tu te retournes et tu tombes.
hint-last = Ton dernier saut : le dé, ou une pièce qui fait 1 ou 2. Lequel t’amène ?
