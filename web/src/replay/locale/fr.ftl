# Une partie finie, revue
replay-bring = L’apporter dans cette salle
mattered = Où ça a basculé
mattered-all = Tous { $count }
mattered-yours = Les tiens { $count }
mattered-slips = Faux pas { $count }
mattered-slip = Un faux pas : { $loss } % de perdus. Mieux : { $better }
mattered-slip-own = Un faux pas, { $loss } de perdus
mattered-good = ✓ Bien joué, +{ $gain }
mattered-did = { $seat-you ->
    [you] Tu as choisi « { $move } »
   *[other] { $seat } a choisi « { $move } »
}
mattered-played = { $did } : { $worth } %. { $other } : { $best } %.
mattered-best = { $did } : { $worth } %. Rien n’était mieux.
mattered-no-slips = Aucun faux pas certain.
turned-closer = Regarde de plus près, coup { $move } sur { $of }
turned-own = Calculé dans cette page ; aucun réseau n’est nécessaire
turned-enough = Ça suffit
whatif = Et si
whatif-title = { $move } : { $worth } %
whatif-choices = Ce que promettait chaque coup
whatif-better = { $move } promettait le plus : { $worth } %.
whatif-first = promet le plus
whatif-chalk = montré à la craie
whatif-played = ce qu’a fait { $name }
whatif-place = { $number } sur { $of }
whatif-before = Le moment important d’avant
whatif-next = Le moment important suivant
whatif-again = Ensuite, la même personne décide encore.
whatif-over = Ç’aurait été la fin.
verify-how-title = Comment on vérifie une donne
verify-how-1 = Avant la partie, la salle montre une promesse : l’empreinte d’un secret qu’elle ne peut plus changer.
verify-how-2 = Puis chaque place ajoute son propre hasard. Le secret et les places décident ensemble de tous les tirages ; la salle est tenue par sa promesse et ne peut plus les choisir.
verify-how-3 = À la fin, le secret s’ouvre, et ton navigateur refait le tirage de chaque carte et de chaque dé.
