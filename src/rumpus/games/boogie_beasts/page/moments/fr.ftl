# Moments d’une soirée : un titre et une phrase. Ils taquinent les animaux, jamais les joueurs.
daisies = Dans les pâquerettes
daisies-said = { $rolled } contre { $difficulty }. Les pâquerettes ont l’habitude, maintenant.
landing = L’atterrissage en douceur
landing-said = { $rolled } contre { $difficulty }. Les bêtes ont salué, puis salué encore.
