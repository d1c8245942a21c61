# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-memorise = Regarde bien : elles se retournent, et personne ne s’en souviendra pour toi.
hint-draw = Tes cartes comptent contre toi : peu et basses, c’est bien. Pioche.
hint-hand = Garde-la à la place d’une des tiennes, ou défausse-la. Les basses restent.
hint-counter = L’une des tiennes a le même nombre ? Pose-la sur la pile. Pas sûr ? Laisse.
hint-call = Tu penses avoir le moins de points ? Dis BLOOPS. Sinon, continue.
hint-effect = Cette carte agit. Touche qui ou quoi elle concerne.
