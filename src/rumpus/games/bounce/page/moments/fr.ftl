# Moments d’une soirée : un titre et une phrase. Ils taquinent les animaux, jamais les joueurs.
green = Le kangourou vert
green-said = Pour { $name }, c’était assez. Le kangourou a dit que c’était le gâteau.
home = Tout droit à la maison
home-said = { $name } retombe pile au bon endroit. Le kangourou prend des notes.
met = Le ciel plein
met-said = { $name } a croisé quelqu’un là-haut. Le kangourou l’avait bien dit.
