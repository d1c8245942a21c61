# Une partie finie, revue
replay-bring = L’apporter dans cette salle
mattered = Où ça a basculé
mattered-all = Tout { $count }
mattered-slips = Faux pas { $count }
mattered-slip = Un faux pas : { $loss } % de perdus. Mieux : { $better }
mattered-no-slips = Aucun faux pas qui soit sûr.
turned-closer = Regarde de plus près, coup { $move } sur { $of }
turned-own = Calculé dans cette page ; aucun réseau n’est nécessaire
verify-how-title = Comment on vérifie une donne
verify-how-1 = Avant la partie, la salle montre une promesse : l’empreinte d’un secret qu’elle ne peut plus changer.
verify-how-2 = Puis chaque place ajoute son propre hasard. Le secret et les places décident ensemble de tous les tirages ; la salle est tenue par sa promesse et ne peut plus les choisir.
verify-how-3 = À la fin, le secret s’ouvre, et ton navigateur refait le tirage de chaque carte et de chaque dé.
