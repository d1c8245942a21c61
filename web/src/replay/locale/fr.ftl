# Une partie finie, revue
replay-bring = L’apporter dans cette salle
mattered = Où ça a basculé
mattered-all = Tout { $count }
mattered-slips = Faux pas { $count }
mattered-slip = Un faux pas : { $loss } % de perdus. Mieux : { $better }
mattered-no-slips = Aucun faux pas qui soit sûr.
turned-closer = Regarde de plus près, coup { $move } sur { $of }
turned-own = Calculé dans cette page ; aucun réseau n’est nécessaire
