# Les mots communs à tous les jeux.
hidden = quelque chose de caché
spoken-field = { $field } : { $value }
ask-any = Que fais-tu ?
