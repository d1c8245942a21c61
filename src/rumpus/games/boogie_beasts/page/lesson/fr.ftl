# Une première partie, sur le vrai plateau : chaque conseil une fois, quand il sert.
hint-ready = D’abord, parle : demande, promets, chuchote. Cela n’engage à rien. Puis touche « On saute ! ».
hint-card = Touche une carte, puis un endroit. ✓ veut dire : tu sautes là. Les figures rapportent plus.
hint-place = Touche maintenant un endroit en haut. Ce qui est posé reste.
hint-jury = Le jury compte les sauteurs, puis les dés doivent atteindre les figures. Parle déjà du vol suivant.

# Les règles, en dessins
promise = Sauter ensemble, s’ils viennent
wins = Quatre vols. Qui a le plus de points à la fin gagne.
course = Un vol en quatre étapes
step-1 = Dans l’avion, on parle
    .text = Demande, promets, chuchote. Les promesses n’engagent personne. Tous prêts : on saute.
step-2 = Le saut : tout est caché
    .text = Sur les formations et les solos. Chacun voit qui pose combien de cartes où, jamais lesquelles.
step-3 = Le jury retourne les personnages
    .text = Autant de ✓ que le nombre : ils sautent. Trop : raté. Trop peu : la moitié des points.
step-4 = Les dés
    .text = Chaque figure apporte un dé. Ensemble ils doivent atteindre ce que demandent les cartes ; alors chaque sauteur marque les figures.
group-characters = Tes personnages
group-jumpcards = Les cartes de saut
who-note = Tout reste caché jusqu’au jury.
