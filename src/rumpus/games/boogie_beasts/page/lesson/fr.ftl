# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-ready = D’abord, parle : demande, promets, chuchote. Cela n’engage à rien. Puis : Prêt.
hint-card = Touche une carte, puis une place. ✓ veut dire : tu sautes là. Les figures rapportent plus.
hint-place = Touche maintenant une place en haut. Ce qui est posé reste.
hint-jury = Le jury compte les sauteurs, puis les dés doivent atteindre les figures. Parle pour le vol suivant.
