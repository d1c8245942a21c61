# Ce que l’on peut vouloir d’un assistant (les prompts de MCP). Les mots entre `…` sont des noms d’outils et leurs arguments.

prompt-play =
    Jouons ensemble à { $title }, à une seule place, contre des bots. Installe-toi avec `sit` et { $sit }, et lis les règles avec `rules` et { $rules }.
    Avant chacun de nos coups, dis-moi en quelques mots ce que nous voyons et ce que fait chaque coup, dis lequel tu jouerais, et attends ma réponse avant `act`. Raconte-moi ensuite ce qui s’est passé, jusqu’à ce que ce soit de nouveau à nous (`wait`).
    À la fin, dis-moi qui a gagné, et propose-moi de revenir sur la partie avec `review`.
prompt-join =
    Viens jouer avec moi : prends une place à toi avec `sit` et { $sit }, et lis avec `rules` les règles du jeu de cette table.
    Joue ensuite pour gagner : `wait` jusqu’à ce que ce soit à toi, `look` pour voir toute la table, `act`. J’y suis aussi : garde pour toi ce que seule ta place peut voir, ici comme à la table, et sois beau joueur.
    Quand la partie est finie, dis-moi ce que tu avais en tête.
prompt-explain =
    Explique-moi { $title }. Lis d’abord les règles avec `rules` et { $rules }.
    Dis-moi ensuite avec tes mots de quoi il s’agit, comment se passe un tour, avec un exemple, et quand la partie finit et qui gagne. Ne dis rien qui ne soit pas dans les règles. Demande-moi après ce qui n’est pas encore clair.
prompt-look-back =
    Reviens avec moi sur la partie qui vient de finir, avec `review`, la clé que `sit` t’a donnée et "language": "{ $language }". Cela peut prendre quelques minutes.
    { prompt-look-back-how }
prompt-look-back-key =
    Reviens avec moi sur une partie finie, avec `review` et { $review }. Cela peut prendre quelques minutes. `look` avec la même clé montre comment elle s’est terminée.
    { prompt-look-back-how }
prompt-look-back-how = Dis-moi combien de décisions ont été jugées, puis les erreurs qui sont sûres, la pire d’abord : ce qui a été joué, ce qui aurait été meilleur, et pourquoi, autant que les règles le disent. Ce que `review` n’appelle pas une erreur n’en est pas une.
