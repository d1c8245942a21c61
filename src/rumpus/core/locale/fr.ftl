# Les mots communs à tous les jeux.
hidden = une carte cachée
