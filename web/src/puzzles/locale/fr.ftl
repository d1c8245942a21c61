# L’énigme du jour, et toutes les autres.
puzzle-title = L’énigme du jour
puzzle-about = { $date } · { $game }
puzzle-question = Un coup est clairement le meilleur.
puzzle-no-clock = Sans chrono.
puzzle-show = Montre-moi
puzzle-yes = { $move }. Oui.
puzzle-no = { $move } ? Non. { $best }.
puzzle-shown = { $move }.
puzzle-why = Joué ainsi, on gagne { $worth } parties sur 100.
puzzle-tempting = « { $move } » est tentant, et gagne { $worth } parties sur 100.
puzzle-chance = Chances de gagner
puzzle-from = selon le requin, sur { $games } parties par coup
puzzle-yours = ta réponse
puzzle-between = { $worth } % (sûrement entre { $low } et { $high })
puzzle-share = Demande à un ami
puzzle-copied = Le lien est copié.
puzzle-play-on = Jouer la suite
puzzle-tomorrow = La prochaine arrive demain.
puzzle-more = D’autres énigmes : { $game }
puzzle-lost = Cette énigme a besoin des fichiers de son jeu, qui ne sont pas encore sur cet appareil. Réessaie avec un réseau.
puzzle-early = La salle prépare encore ce jeu ; la première fois, cela prend quelques minutes. L’énigme viendra toute seule.
puzzle-remembers = Ce dont tu te souviens
puzzle-remembers-own = Ta carte { $place } : { $card }
puzzle-remembers-other = { $name }, carte { $place } : { $card }
puzzle-all = Énigmes : { $game }
puzzle-all-note = Tirées de vraies parties entre bots. Ni chrono ni score ; celles que tu as faites sont cochées, sur cet appareil seulement.
puzzle-grade-1 = Facile
puzzle-grade-2 = Prévoir
puzzle-grade-3 = Prévoir loin
puzzle-number = Énigme { $number }, { $game }
puzzle-number-done = Énigme { $number }, { $game }, déjà faite

# La seule règle utile, pour chaque jeu, et pour ce qui y est demandé.
puzzle-rule-beasty_bar = Cinq dans la file, et la porte s’ouvre : deux entrent, le dernier rentre chez lui. Qui a le plus d’animaux au bar gagne.
puzzle-rule-beasty_bar-ask-victim = Qui est mis dehors ne revient pas. Cinq dans la file, et la porte s’ouvre : deux entrent, le dernier rentre chez lui.
puzzle-rule-beasty_bar-ask-run = L’autruche dépasse tous les animaux pairs, ou tous les impairs, jusqu’à ce qu’un autre lui barre la route.
puzzle-rule-bloops = Qui a le moins de points à la fin gagne. Trois étoiles ou plus ne comptent pas, et le 20 défaussé termine aussitôt la partie.
puzzle-rule-boogie_beasts = Une formation rapporte si le bon nombre saute et si les dés atteignent la difficulté. Les figures rapportent des points et la rendent plus difficile.
puzzle-rule-boulder_bluff = Le plus fort sur un bloc prend ses points ; qui reste sous le nombre se blesse. Les cartes de sa couleur comptent.
puzzle-rule-boulder_bluff-ask-join = Qui grimpe aussi et est le plus fort prend le bloc ; qui reste sous le nombre se blesse.
puzzle-rule-boulder_bluff-ask-injury = Une blessure coûte des points, et fatigue sur chaque bloc de cette couleur.

# Leçons : une carte ou une phase, sur le vrai plateau.
lesson-about = Leçon { $number } sur { $count } · { $game }
lesson-do = À toi : « { $move } ».
lesson-other = « { $move } », c’est possible aussi. Essaie ici ce dont parle la leçon.
lesson-again = Encore une fois
lesson-next = Ensuite : { $title }
lesson-done = C’était tout
lesson-back = Retour aux règles
