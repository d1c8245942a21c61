# Ce que dit le terminal lui-même. Les jeux apportent leurs propres mots.

# Aide
help-usage = usage{" "}
help-arguments = quoi{" "}
help-options = options{" "}
group-play = jouer :
group-back = revoir une partie :
group-measure = mesurer, pour chercheurs et auteurs :
group-programs = pour les programmes et les assistants :
group-own = ton propre jeu :
group-keep = tenir la salle :
help-tools = et aussi, dans une copie de travail (./rumpus) :
help-examples = exemples :

arg-game = le nom d’un jeu, tel que `rumpus games` le donne
arg-json = répondre en JSON, pour les programmes
arg-lang = la langue : anglais, néerlandais ou français
arg-help = montrer cette aide
arg-plain = du texte simple pour les lecteurs d’écran : pas de couleurs, rien qui se redessine à l’écran

rumpus = La salle de jeux pour cinq jeux d’ambiance. Sans commande, elle s’ouvre dans ton navigateur.
    .examples =
        {"  "}rumpus                                   ouvrir la salle
        {"  "}rumpus play bounce
        {"  "}rumpus play bounce --seats me,me,bot --lang fr
        {"  "}rumpus help simulate                     tout sur une commande

tool-setup = installer tout ce qu’il faut aux contrôles et construire la page
tool-test = lancer tous les contrôles
tool-page = construire la page
tool-docs = écrire la documentation en HTML dans un dossier
tool-shots = des images de chaque écran
tool-bench = lancer une mesure
tool-pins = fixer à nouveau les versions des dépendances

command-games = à quoi on peut jouer ici
    .examples =
        {"  "}rumpus games
        {"  "}RUMPUS_GAMES=~/mes-jeux rumpus games     avec ton propre dossier de jeux
command-rules = les règles d’un jeu, à lire
    .examples =
        {"  "}rumpus rules bounce
        {"  "}rumpus rules bounce --lang fr | less
command-moves = les coups d’un jeu : numéro, code et phrase
    .examples =
        {"  "}rumpus moves bounce
        {"  "}rumpus moves bounce --json

# Jeux
game-seats = { $least ->
    [1] { $most ->
        [1] pour une personne
       *[other] 1 à { $most } joueurs
    }
   *[other] { $least } à { $most } joueurs
}
game-age = dès { $age } ans
game-minutes = { $least } à { $most } minutes
rules-other-language = les règles n’existent pas dans ta langue ; les voici en « { $language } »

# Places
seat-number = place { $number }
seat-me = Toi
seat-player = Joueur { $number }
seat-bot = Bot { $number }

# Jouer
arg-game-or-record = le nom d’un jeu, ou l’enregistrement d’une partie interrompue (FICHIER.rump) pour la reprendre
arg-seats-play = qui s’assied où : me, me:NOM, bot ou bot:NIVEAU (child … shark, random) pour chaque place, ou un nombre de places
arg-option = une option du jeu, à répéter pour chacune ; `rumpus games --json` en donne la liste
arg-deck = un paquet maison, TOML ou JSON, à la place des cartes du jeu
arg-key = la clé du hasard, jusqu’à 64 chiffres hexadécimaux : la même clé donne la même partie (sinon une nouvelle)
arg-save = où va l’enregistrement (sinon parmi tes données)

command-play = jouer ici, dans le terminal
    .more = Réponds par le numéro ou le code d’un coup ; « ? » aide, quit arrête. La partie est gardée après chaque coup. Sans --seats, tu joues contre des bots.
    .examples =
        {"  "}rumpus play bounce                          toi et un bot
        {"  "}rumpus play bounce --seats me:Els,me:Jan    deux personnes, un clavier
        {"  "}rumpus play bounce --option play_on=yes --save soir.rump
        {"  "}rumpus play soir.rump                       reprendre où tu en étais
play-begin = Réponds par un numéro, un code ou le début d’un code. ? pour l’aide.
play-help =
    Tape le numéro ou le code d’un coup pour le jouer ; le début d’un code suffit.
    Entrée seule joue le seul coup possible, ou montre de nouveau le plateau.
    {"  "}? NOM    ce que fait une carte
    {"  "}rules    les règles de ce jeu
    {"  "}advise   ce qu’un bot fort ferait à ta place
    {"  "}say TEXTE  dire quelque chose ; « say » seul affiche ce que les bots comprennent
    {"  "}quit     quitter la table ; la partie est gardée
play-type = Tape les parties l’une après l’autre : { $example }
play-say = Ce qui peut se dire, avec un exemple de chaque. Tu peux appeler les joueurs par leur nom :
play-say-free = Dis ce que tu veux : say TEXTE
play-said-free = Les bots ne comprennent que les phrases toutes faites : « say » seul les affiche.
play-let-pass = laisser passer (ou Entrée)
play-look = Pour tes yeux seulement, et ce terminal ne saura pas l’effacer : appuie sur Entrée quand personne d’autre ne regarde.
play-look-over = Le coup d’œil est passé. Ce terminal ne sait pas effacer : ne remonte pas.
play-no-help = Il n’y a rien à dire sur { $word }.
play-no-such-move = « { $answer } » n’est pas possible maintenant. ? pour l’aide.
play-which = « { $answer } » peut être : { $moves }.
play-curtain = Passe le clavier à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne regarde.
play-kept = Partie gardée dans { $path }
play-left = Partie gardée dans { $path }. `rumpus play { $path }` reprend la partie.
play-left-early = Rien n’a encore été joué, donc rien n’est gardé.
result-placed = { $place }. { $name }, { $score }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-lost = –  { $name }, hors classement

# Revoir et vérifier
arg-record = un enregistrement (.rump)
arg-seat = telle que la place N l’a vue (à partir de 1) ; sinon comme tout le monde l’a vue
arg-at = seulement jusqu’à l’étape K, avec le plateau tel qu’il était alors
command-replay = rejouer une partie enregistrée
    .examples =
        {"  "}rumpus replay soir.rump
        {"  "}rumpus replay soir.rump --seat 2 --at 40
replay-without-game = Le jeu n’est pas là, ou ses règles ont changé depuis : voici l’enregistrement brut.
replay-unfinished = La partie s’est arrêtée ici.
command-verify = la donne était-elle honnête ? recalcule chaque tirage d’une partie
    .more = Avant une partie, celui qui donne promet un secret, et l’ouvre à la fin : ainsi chaque carte et chaque dé peuvent être tirés à nouveau. Finit par 0 si tout est comme promis, sinon par 2 avec la raison.
    .examples =
        {"  "}rumpus verify soir.rump
        {"  "}rumpus verify soir.rump --json
verify-fair = { $draws ->
    [one] Vérifié : une donne honnête. { $draws } tirage, qui découle du secret promis.
   *[other] Vérifié : une donne honnête. Les { $draws } tirages découlent du secret promis.
}

# Simuler et résoudre
arg-games = combien de parties ({ NUMBER($default) })
arg-seats-count = combien de places (sinon autant que d’habitude)
arg-jobs = combien de threads (un par cœur du processeur)
arg-out-simulate = garder le résultat de chaque partie dans ce dossier, en Parquet ; la même commande reprend là où elle s’était arrêtée
arg-ray = jouer sur le cluster Ray à cette adresse ; local en démarre un ici
arg-gpu = jouer sur le GPU NVIDIA de cette machine
command-simulate = beaucoup de parties au hasard, et ce qu’elles disent
    .more = Chacun joue n’importe quel coup permis. Les parts et les moyennes ont leur intervalle à 95 % ; la même clé joue les mêmes parties sur toute machine.
    .examples =
        {"  "}rumpus simulate bounce --games 1000000
        {"  "}rumpus simulate bounce --seats 4 --option play_on=yes --key 7 --json
        {"  "}rumpus simulate beasty_bar --games 10000000 --key 7 --out results
        {"  "}RUMPUS_INTERPRET=1 rumpus simulate bounce       sans compiler
simulate-title = { $title } : { $games ->
    [1] une partie au hasard
   *[other] { NUMBER($games) } parties au hasard
}
simulate-first = première place (95 %)
simulate-points = points (95 %)
simulate-shared = La première place est partagée dans { $percent } % des parties.
simulate-nobody = Personne ne gagne dans { $percent } % des parties.
simulate-length = Étapes d’une partie, hasard compris : { $mean }, de { $least } à { $most }.
simulate-speed = { $speed } décisions par seconde ; { $seconds } s en tout, { $compiled } % des parties compilées.
simulate-key = Pour recommencer à l’identique : --key { $key }
simulate-kept = { $games } parties sont gardées dans { $folder } ; la même commande avec --key { $key } continue de là
arg-seats-solve = combien de places (sinon une et deux)
arg-random = avec des coups au hasard au lieu des meilleurs, à comparer avec une simulation
arg-exact = montrer aussi les fractions exactes (parfois des centaines de chiffres)
command-solve = les chances exactes d’un petit jeu sans secret
    .more = Pour les jeux qui ne cachent rien et ne reviennent jamais à une position, comme Bounce. À deux places, il faut environ une demi-minute.
    .examples =
        {"  "}rumpus solve bounce
        {"  "}rumpus solve bounce --seats 1 --json
solve-positions = positions
solve-seats = { $count ->
    [1] une place
   *[other] { $count } places
}
solve-nobody = personne
solve-beginner = celui qui commence
solve-other = l’autre
solve-facts = { NUMBER($positions) } positions où quelqu’un décide ; dans { $ties } d’entre elles, le choix n’importait qu’aux autres.

# Bots
arg-bots = qui joue ({ $default }) : child, beginner, regular, expert, shark, greedy, random ; avec son propre budget shark@800 (itérations) ou shark@0.5s ; clairvoyant:NIVEAU voit toutes les cartes ; program:COMMANDE est le tien
arg-arena-games = combien de parties, par donnes entières ({ NUMBER($default) })
arg-arena-jobs = combien de processus (un par cœur du processeur)
arg-leaderboard = tenir dans ce fichier la cote de chacun, avec les commandes d’où elle vient
command-arena = des bots contre des bots : qui bat qui
    .more = Chaque donne est jouée avec chaque bot à chaque place, pour que personne n’ait de meilleures cartes. Une étoile marque ce qui est plus que de la chance.
    .examples =
        {"  "}rumpus arena beasty_bar --bots shark,greedy --games 200
        {"  "}rumpus arena bloops --seats 4 --bots expert,regular,child --json
        {"  "}rumpus arena beasty_bar --bots "shark@0.1s,program:./monbot"
arg-position = un enregistrement (.rump), ou une position en texte (- pour stdin) avec --game
arg-position-game = le jeu d’une position
arg-advise-seat = qui décide (à partir de 1), quand plusieurs peuvent agir
arg-iterations = combien de temps réfléchir, en itérations de recherche par question ({ NUMBER($default) })
command-advise = ce qu’un bot fort ferait ici, avec ce que sait une place
    .more = Le bot reçoit ce que sait la place et rien de plus. Pour chaque coup, il dit ce qu’il promet et à quel point c’est sûr.
    .examples =
        {"  "}rumpus advise soir.rump --at 40
        {"  "}rumpus advise --game bounce position.txt --json
        {"  "}dans une partie de `rumpus play`, la réponse `advise` le demande
advise-chance = { $name } : { $percent } % de chances de gagner, pour autant que cette place puisse le savoir
advise-worth = { $worth } sur 100 (de { $low } à { $high })
advise-tied = pas de différence nette avec le premier
advise-played = c’est ce qui a été joué
advise-hardly = À peine étudiés, donc sans rang : { $moves }
advise-note = Sur 100 : ce que promet le coup, en centièmes de victoire (le classement compte un peu). Entre parenthèses : où cela se situe, 95 fois sur 100.
arg-moments = à combien de moments de la partie regarder ({ NUMBER($default) })
arg-svg = écrire aussi les courbes en image
command-review = revoir une partie finie : chances, tournants, meilleurs coups
    .more = Montre les chances de chaque place au fil de la partie, et ne nomme que ce qui était sûrement une erreur. Prend une minute ou plus pour une longue partie.
    .examples =
        {"  "}rumpus review soir.rump
        {"  "}rumpus review soir.rump --svg soir.svg --json
review-title = { $title } : ce que chaque place pouvait espérer
review-note = À chaque moment : ce que les places espéraient en moyenne, chacune d’après ce qu’elle savait alors. Le dernier point est le résultat.
review-judged =
    { $decisions ->
        [0] Personne n’avait le choix, il n’y avait donc rien à juger.
       *[other]
            { $rest ->
                [0] Les { $decisions } décisions ont toutes été jugées.
               *[other] { $judged } décisions sur { $decisions } ont été jugées, { $rest } ne l’ont pas été (davantage avec --moments).
            }
    }
review-no-mistakes = Rien n’était nettement meilleur que ce qui a été joué.
review-mistake = Étape { $step }, { $name } : « { $played } » ; mieux : « { $better } » ({ $loss } sur 100 de plus, entre { $low } et { $high })
arena-title =
    { $title } : { $games ->
        [1] une partie
       *[other] { NUMBER($games) } parties
    }, { $deals ->
        [1] une donne
       *[other] { NUMBER($deals) } donnes
    } où chacun passe par chaque place
arena-rating = cote (openskill)
arena-beats = { $bot } finit avant { $other } : { $share }
arena-star = Une étoile : l’un des deux est meilleur, plus que le hasard ne l’explique (5 %, corrigé pour toutes les paires par la méthode de Holm).
leaderboard-title = Classement { $path } : { NUMBER($runs) ->
    [1] une série
   *[other] { NUMBER($runs) } séries
}
leaderboard-bot = { $rating }, { NUMBER($games) } parties

# Le menu
menu-welcome = Installe-toi. À quoi joue-t-on ?
menu-which = Numéro ou nom :
menu-again = Ce n’est pas dans la liste. `quit` pour partir.

# Pour les programmes
command-referee = les règles pour d’autres programmes : des lignes JSON sur stdin et stdout
    .more = Un programme, en n’importe quel langage, le lance, écrit une demande par ligne et lit une réponse par ligne. docs/reference/referee.md montre toute une conversation.
    .examples =
        {"  "}echo '{"{"}"do": "hello"{"}"}' | rumpus referee

# La salle
command-serve = ouvrir la salle : le serveur pour les joueurs, les bots et les spectateurs
    .more = Ouvre la salle et ton navigateur. Tables, coups et enregistrements sont dans une seule base et seront encore là la prochaine fois. docs/how-to/host-a-room.md parle des téléphones, d’Internet et de plusieurs machines.
    .examples =
        {"  "}rumpus serve
        {"  "}rumpus serve --host 0.0.0.0                     les téléphones du même réseau peuvent venir
        {"  "}rumpus serve --database postgresql://…          plusieurs serveurs, une seule salle
arg-host = l’adresse d’écoute (127.0.0.1 : cet ordinateur seulement)
arg-port = le port (8000 ; le prochain libre s’il est pris)
arg-database = un fichier SQLite ou une adresse postgresql:// (sinon un fichier parmi tes données)
arg-workers = combien de processus (1)
arg-settings = un fichier TOML de réglages : docs/reference/settings.md
arg-origin = une autre adresse sous laquelle on ouvre les pages de cette salle, comme https://games.example.org
arg-no-browser = ne pas ouvrir le navigateur
arg-log-json = journal en lignes JSON
serve-open = La salle est ouverte : { $address }
serve-port-taken = Le port { $wanted } est pris ; voici le { $port }.
serve-phones = Téléphones du même réseau : { $address }
serve-loopback = Seul cet ordinateur peut entrer. *Laisser entrer les téléphones*, sur la page d’une table, ouvre la salle à ton réseau ; `rumpus serve --host 0.0.0.0` aussi.
serve-no-page = La page n’est pas encore construite : ./rumpus page s’en charge. Le serveur marche sans elle.
serve-stopping = La salle ferme. Ceux qui jouent reviendront tout seuls à la réouverture.
command-site = la page avec les jeux et les bots en fichiers, pour tout hébergement statique
    .more = Écrit toute la salle qui se passe de serveur : cinq jeux contre des bots, les règles, les leçons, trois langues ; après la première visite, elle marche sans réseau. La première fois, chaque jeu est compilé, ce qui prend quelques minutes ; ce qui est compilé est gardé. docs/how-to/put-it-on-a-static-host.md dit où mettre le dossier.
    .examples =
        {"  "}rumpus site public
        {"  "}rumpus site public --force                      en mettre un plus récent à sa place
        {"  "}python3 -m http.server --directory public       le regarder
arg-site-folder = où va le site : un nouveau dossier, ou un dossier vide
arg-site-force = remplacer le site qui s’y trouve
site-compiling = { $title } : compilation pour la page…
site-left-out = laissé de côté : { $problem }
site-done =
    { $folder } : { $games } ; { $files } fichiers, { $size } ko. Mets le dossier sur un hébergement qui sert des fichiers, ou essaie-le :
    {"  "}python3 -m http.server --directory { $folder }
command-admin = ce qui se passe dans une salle ouverte, et ce que son hôte peut y faire
    .more = Parle à une salle ouverte avec sa clé d’hôte : le réglage host_key, ou celle que `rumpus admin key` crée sur la machine même. L’hôte ne voit ni les mains ni les paroles. Les tables se nomment par leur code, les places se comptent à partir de 1.
    .examples =
        {"  "}rumpus admin key
        {"  "}rumpus admin
        {"  "}rumpus admin close PLUM
        {"  "}rumpus admin mute PLUM 2
        {"  "}rumpus admin retention 365 --yes
arg-admin-action = tables, people, load, close, open, mute, unmute, out, door, say, retention, key
arg-admin-what = de quoi il s’agit : CODE, CODE PLACE, open ou closed, TEXTE, JOURS
arg-admin-address = où est la salle ; sinon sur cet ordinateur
arg-admin-key = la clé d’hôte ; sinon le réglage, ou le fichier
arg-admin-yes = effacer, au lieu de compter seulement ce qui le serait
admin-key-kept = gardée dans { $file } ; qui l’a tient cette salle
admin-tables = { $tables ->
    [0] Aucune table
    [1] Une table
   *[other] { $tables } tables
  }, { $people ->
    [0] personne
    [1] une personne
   *[other] { $people } personnes
  }
admin-evening = une soirée
admin-phase-open = se prépare
admin-phase-playing = en cours
admin-phase-over = finie
admin-muted = en silence
admin-closed = fermée
admin-away = ailleurs
admin-resigned = a abandonné
admin-program = un programme
admin-door-closed = On n’ouvre pas de nouvelle table pour le moment.
admin-load = Processeur { $processor } % d’un cœur, mémoire { $memory } sur { $most } Mo, réponse la plus lente { $slowest } ms, { $sockets ->
    [one] { $sockets } connexion
   *[other] { $sockets } connexions
}
admin-room-for = { $tables ->
    [0] Il n’y a plus de place pour d’autres tables.
    [1] De la place pour environ une table de plus.
   *[other] De la place pour environ { $tables } tables de plus.
}
admin-forgotten = { $count ->
    [1] Une partie finie a été effacée.
   *[other] { $count } parties finies ont été effacées.
  }
admin-would-forget = { $count ->
    [1] Une partie finie est plus ancienne. Avec --yes, elle est effacée.
   *[other] { $count } parties finies sont plus anciennes. Avec --yes, elles sont effacées.
  }
command-backup = une copie de la salle pendant qu’elle est ouverte
    .more = Fonctionne pendant qu’on joue. La copie contient les secrets des parties en cours : garde-la pour toi.
    .examples =
        {"  "}rumpus backup soiree.sqlite
        {"  "}rumpus backup salle.jsonl --database postgresql://…
arg-backup-file = le fichier à écrire
backup-done = Copié dans { $file }.
command-restore = une salle à partir de sa copie, dans une base vide de l’une ou l’autre sorte
    .more = La base doit être vide. C’est aussi le chemin de SQLite à PostgreSQL, ou le retour.
    .examples =
        {"  "}rumpus restore soiree.sqlite --database nouvelle.sqlite
        {"  "}rumpus restore soiree.sqlite --database postgresql://…
arg-restore-file = ce que rumpus backup a écrit
restore-done = { $file } est dans { $database } : { $lines ->
    [one] { $lines } entrée
   *[other] { $lines } entrées
}.
arg-typescript = écrire les types de la page dans FILE, ou les montrer
arg-boards = écrire pour la page le vocabulaire de chaque jeu qui a son plateau
command-wire = les messages d’une salle, en schéma JSON
    .more = Pour qui écrit un programme qui parle avec une salle (docs/reference/wire.md), et pour construire notre propre page.
    .examples =
        {"  "}rumpus wire > wire.json
        {"  "}rumpus wire --typescript web/src/wire/messages.ts
        {"  "}rumpus wire --boards

# Ton propre jeu
arg-name = son nom : minuscules, chiffres et _
arg-folder = où va le nouveau dossier (ici)
command-new-game = un petit jeu complet, à transformer en ton propre jeu
    .more = Crée un dossier avec un jeu de cartes en trois plis : règles, mots en trois langues, scénarios. CONTRIBUTING.md dit à quoi sert chaque fichier ; un jeu peut aussi tenir en un fichier, comme examples/games/pig.py.
    .examples =
        {"  "}rumpus new-game mon_jeu --folder ~/mes-jeux
        {"  "}RUMPUS_GAMES=~/mes-jeux rumpus play mon_jeu
new-game-made =
    Un jeu de trois plis, complet : règles, mots en trois langues, scénarios. Essaie-le, puis change-le :
    {"  "}RUMPUS_GAMES={ $games } rumpus play { $name }
command-check-game = essayer tout ce qui concerne un jeu
    .more = Lois, scénarios, mots, code machine, bots, page, et si l’on peut y jouer sans connexion. Finit par 0 si tout va bien, 1 si quelque chose ne va pas (chaque ligne dit quoi et où), 2 si le jeu ne peut pas être chargé.
    .examples =
        {"  "}rumpus check-game bounce
        {"  "}RUMPUS_GAMES=~/mes-jeux rumpus check-game mon_jeu
        {"  "}rumpus check-game bounce --json
check-name = { $check ->
    [laws] lois
    [scenarios] scénarios
    [words] mots
    [compiled] code machine
    [bots] bots
    [offline] hors ligne
   *[page] page
}
check-none = { $check ->
    [compiled] pas essayé : numba n’est pas installé (./rumpus setup), ou RUMPUS_INTERPRET=1 est posé
   *[other] il n’y en a pas encore
}
check-tried = { $tried } essais, { $seconds } s
check-laws-first = pas essayé : une loi n’est pas respectée ; l’erreur pourrait faire planter ce programme ou l’empêcher de finir
check-server-only = sans connexion, on ne peut pas y jouer : { $problem }
check-again = { $problem } ; la même chose dans { $more } autres essais
check-more = et { $more } de plus ; --json les donne tous
check-good = { $title } est prêt à jouer.
check-bad = { $title } : { $failed ->
    [1] une vérification a échoué
   *[other] { $failed } vérifications ont échoué
}. Chaque ligne dit ce qui a été essayé, ce qui n’allait pas et où.

deck-reconstructed = Les cartes sont en partie notre reconstitution : la règle ne les énumère pas. Un paquet maison (--deck) corrige cela.

# Équilibre
arg-scale = combien de parties, en multiple du nombre habituel (1)
arg-balance-bots = deux niveaux de bots qui réfléchissent, le meilleur d’abord, ou none pour aucun (regular,child)
arg-out-balance = où va le rapport (GAME-balance.html)
command-balance = est-ce équilibré ? un rapport
    .more = Écrit un fichier HTML et montre ici l’essentiel. Prend d’une à trois minutes ; --scale 0.1 donne vite une première idée. docs/why/numbers.md dit comment le lire.
    .examples =
        {"  "}rumpus balance beasty_bar
        {"  "}rumpus balance bloops --seats 3 --option cards=alternative --out bloops.html
        {"  "}rumpus balance boulder_bluff --deck ours.toml --scale 0.2 --bots none
balance-title = { $title } : { NUMBER($games) } parties de joueurs rapides
balance-order = { $turns ->
    [0] { "  " }celui qui décide en premier gagne { $share }
   *[other] { "  " }{ $turns } après le premier : { $share }
    }
balance-length = Une partie demande { $mean } décisions.
balance-suspense = Le meneur change { $changes } fois ; le gagnant mène pour de bon après { $decided } de la partie.
balance-skill = { $better } parmi { $worse } gagne { $share }.
balance-report = Le rapport entier : { $path }
arg-vary = ce qui change : seats=2..4, OPTION=yes,no, ou deck.TABLEAU.ENTRÉE.CLÉ=0..3
arg-sweep-games = combien de parties pour chacun ({ NUMBER($default) })
command-sweep = faire varier le nombre de places, une option ou un nombre du paquet, et voir ce qui change
    .more = Toutes les variantes jouent les mêmes donnes, pour que la chance ne fasse pas la différence. Une étoile marque ce qui diffère de la première variante par plus que la chance.
    .examples =
        {"  "}rumpus sweep beasty_bar --vary seats=2..4
        {"  "}rumpus sweep boulder_bluff --vary deck.brown.bear.count=0..3
        {"  "}rumpus sweep bloops --vary cards=default,alternative --json
sweep-title = { $title } : { NUMBER($games) } parties de joueurs rapides pour chacun
sweep-star = Une étoile : différent de { $first }, partie par partie, plus que le hasard ne l’explique (5 %, corrigé pour toutes les comparaisons par la méthode de Holm).
measure-beginner = part de celui qui commence (1 est équitable)
measure-points = points du gagnant
measure-margin = du premier au deuxième
measure-shared = première place partagée
measure-length = décisions
measure-skill = rapide gagne parmi au hasard
arg-compare-deck = un paquet maison, ou own pour celui du jeu
arg-compare-game = quel jeu ; une ligne game = "NOM" dans un fichier le dit aussi
command-compare = deux paquets d’un même jeu, mesure par mesure
    .more = Un paquet maison est un fichier TOML ou JSON avec les listes qu’il change : docs/how-to/balance-a-deck.md en montre un.
    .examples =
        {"  "}rumpus compare own ours.toml --game boulder_bluff
        {"  "}rumpus compare old.toml new.toml --game bloops --seats 3 --json
arg-wish = ce qui est souhaité : seats=2%%, minutes=20..25, length=60..80, points, margin, shared=0..5%%, skill=60..80%% ; plusieurs fois pour plusieurs
arg-tune-vary = ce qui peut changer, comme pour sweep ; plusieurs fois pour plusieurs (chaque nombre de cartes du paquet, à deux près)
arg-tries = combien de réglages essayer au plus ({ NUMBER($default) })
arg-tune-seconds = combien de temps dure une décision à ta table, pour minutes (de sorte que la partie habituelle dure ce que dit sa boîte)
arg-out-tune = écrire ce qui a été trouvé comme paquet maison
command-tune = quels nombres du paquet changer pour ce que tu souhaites
    .more = Va pas à pas du paquet tel qu’il est à un paquet plus proche du souhait. Ce qui est dit à la fin est mesuré sur de nouvelles parties, avec des intervalles à 95 % : exaucé veut dire que tout l’intervalle tient dans le souhait.
    .examples =
        {"  "}rumpus tune boulder_bluff --wish seats=2%
        {"  "}rumpus tune boulder_bluff --wish seats=2% --wish minutes=20..25 --vary deck.brown.bear.count=0..3 --vary deck.brown.boar.count=0..3
        {"  "}rumpus tune bloops --wish length=40..50 --tries 20 --out ours.json
tune-title =
    { $title } : { $tries ->
        [1] un réglage essayé
       *[other] { NUMBER($tries) } réglages essayés
    }, { NUMBER($games) } parties de joueurs rapides pour chacun
tune-before = tel quel
tune-after = changé
tune-unsure = Pas sûr : l’intervalle dépasse le souhait. Plus de --games le rend plus étroit.
tune-no-step = Aucun pas ne s’en approche. D’autres nombres (--vary) ou un souhait plus large, peut-être.
tune-written = Le paquet : { $path }
wish-seats = place la plus loin de l’équité, { $range }
wish-minutes = minutes, { $range }
wish-length = décisions, { $range }
wish-points = points du gagnant, { $range }
wish-margin = du premier au deuxième, { $range }
wish-shared = première place partagée, { $range }
wish-skill = rapide gagne parmi au hasard, { $range }
wish-at-most = au plus { $most }
wish-met = exaucé
wish-unsure = pas sûr
wish-missed = manqué

# Une place pour les assistants
arg-mcp-url = l’adresse d’une salle où s’asseoir ; sans elle, des tables dans ce processus
command-mcp = une place pour un assistant IA, par l’entrée et la sortie standard (MCP)
    .more = C’est ton assistant qui le lance ; docs/how-to/seat-an-assistant.md dit quoi mettre dans ses réglages.
    .examples =
        {"  "}rumpus mcp
        {"  "}rumpus mcp --url https://games.example

# Énigmes
arg-puzzles-count = combien ({ NUMBER($default) })
arg-puzzles-seed = un mot : le même mot joue les mêmes parties et trouve les mêmes énigmes
arg-puzzles-jobs = combien de processus (un par cœur)
arg-puzzles-minutes = s’arrêter après autant de minutes, avec ce qu’il y a
arg-puzzles-out = les garder dans ce fichier ; avec --check, celles qui tiennent
arg-puzzles-check = rejuger des énigmes, dix fois plus longtemps : celles livrées avec GAME, ou celles de --file
arg-puzzles-file = un fichier d’énigmes à vérifier
command-puzzles = des moments où un coup est clairement le meilleur : trouvés, classés et vérifiés
    .more = Des bots jouent, et chaque décision est explorée à partir de ce que sait sa place ; tout ce qui est caché est tiré au sort. Un moment est gardé si, parmi trois coups ou plus, l’un mène clairement, et mène encore quand on cherche dix fois plus longtemps avec d’autres tirages. Niveau 1 : un débutant trouve ; niveau 2 : il faut prévoir ; niveau 3 : prévoir loin. Se termine par 1 si moins de 95 sur 100 tiennent à la vérification.
    .examples =
        {"  "}rumpus puzzles beasty_bar --count 5
        {"  "}rumpus puzzles bloops --count 60 --seed soir --minutes 30 --out puzzles.json
        {"  "}rumpus puzzles beasty_bar --check                les énigmes livrées avec le jeu
        {"  "}rumpus puzzles --check --file puzzles.json
puzzles-games = { $title } : parties explorées
puzzles-found = { $title } : { $count ->
    [1] 1 énigme
   *[other] { $count } énigmes
} (faciles { $grade1 }, moyennes { $grade2 }, difficiles { $grade3 })
puzzles-line = niveau { $grade } : { $best }, { $worth } sur 100 ; ensuite : { $second }, { $other } sur 100
puzzles-kept = Gardé dans { $path }
puzzles-checked = { $title } : { $held } sur { $count } tiennent dans une recherche de { NUMBER($iterations) } itérations ({ $percent } %).
puzzles-fell = Ne tiennent pas : { $names }
