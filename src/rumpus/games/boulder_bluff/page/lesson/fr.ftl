# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-turn = Touche un bloc : son nombre est ce qu’il demande et ce qu’il rapporte. Ou échauffe-toi.
hint-lay = Pose des cartes : celles de sa couleur comptent. Une visible au moins, le reste peut être du bluff.
hint-more = Assez fort ? Grimpe. Ou poses-en une autre.
hint-join = Tu y crois ? Reste en bas, ou grimpe plus haut.
hint-wins = Le plus fort prend le bloc et ses points. Qui était trop bas se blesse.
