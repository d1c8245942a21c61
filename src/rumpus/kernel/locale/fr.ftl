# Les erreurs qu’un utilisateur peut causer.

# Fichiers
file-unreadable = { $path } : lecture impossible ({ $problem })
file-unwritable = { $path } : écriture impossible ({ $problem })
file-problem = { $path } : { $problem }
line-problem = ligne { $line } : { $problem }
file-not-text = { $path } : ce n’est pas du texte ; un enregistrement se compose de lignes JSON en UTF-8
save-there = { $path } existe déjà et ne sera pas écrasé : sous un autre nom, les deux sont gardés
file-folder = { $path } est un dossier, et il faut un fichier
file-no-folder = { $path } : il n’y a pas de dossier { $folder }
file-forbidden = { $path } : écriture interdite

# Ce que le système dit d’un fichier
system-missing = il n’existe pas
system-forbidden = ce n’est pas permis
system-folder = c’est un dossier
system-no-folder = une partie de ce chemin n’est pas un dossier
system-there = il existe déjà
system-full = le disque est plein
system-refused = personne n’écoute là
system-no-text = ce n’est pas du texte UTF-8

# La ligne de commande
no-command = il n’y a pas de commande « { $name } » ; il y a : { $commands }
no-language = il n’y a pas de langue « { $name } » ; il y a : { $languages }
usage-unknown = inconnu : { $argument } ; voir { $program } --help
usage-required = il manque : { $arguments } (voir { $program } --help)
usage-unrecognized = arguments inconnus : { $arguments } (voir { $program } --help)
usage-choice = { $argument } est l’un de { $choices }, pas « { $value } » (voir { $program } --help)
usage-number = { $argument } demande un nombre, pas « { $value } » (voir { $program } --help)
usage-value = il faut une valeur après { $argument } (voir { $program } --help)
usage-not-both = { $argument } et { $other } ne vont pas ensemble (voir { $program } --help)
usage-no-value = { $argument } ne prend pas de valeur, donc pas « { $value } » (voir { $program } --help)
usage-problem = { $problem } (voir { $program } --help)
unexpected = erreur inattendue : { $problem } (RUMPUS_DEBUG=1 montre où)
number-from = { $option } demande un nombre à partir de { $least }, pas { $value }
number-between = { $option } demande un nombre de { $least } à { $most }, pas { $value }
number-in-record = { $option } va de { $least } à { $most } dans cet enregistrement, pas { $value }
usage-option = --option demande NOM=VALEUR, pas « { $value } »
usage-key = --key demande des chiffres hexadécimaux, pas « { $value } »
usage-key-long = --key a 64 chiffres au plus, celle-ci { $digits }
usage-seats = --seats demande à chaque place me, me:NOM, bot ou bot:NIVEAU, pas « { $value } »
usage-goes-on = { $path } continue comme elle a commencé : { $option } n’y a pas sa place
usage-goes-on-seats = { $path } a commencé avec { $seats } places, et --seats en nomme { $given }
usage-url = --url demande http://… ou https://…, pas « { $value } »
usage-compare-game = --game dit pour quel jeu sont les paquets ; ou une ligne game = "NOM" en tête d’un fichier
usage-two-bots = --bots en demande deux, le meilleur d’abord, ou none
usage-position-game = une position demande --game JEU
usage-iterations-moments = --iterations et --moments demandent un nombre à partir de 2
usage-advise-seat = --seat { $seat } ne peut pas agir ici ; c’est à : { $seats }
extra-missing = { $what } demande { $package } : ./rumpus setup, ou pip install 'rumpus[{ $extra }]'
gpu-none = --gpu : il n’y a pas de GPU NVIDIA ici

# Les jeux et leur mise en place
no-game = il n’y a pas de jeu « { $name } » ; il y a : { $games }
no-game-folder = il n’y a pas de jeu « { $name } » ; il y a : { $games } ; { $variable } désigne { $folder }, où il n’y a pas de dossier
no-game-file = il n’y a pas de jeu « { $name } » : { $file } ne contient pas de GAME = … ; il y a : { $games }
game-toml-unreadable = { $game } : game.toml est illisible : { $problem }
game-package-taken = { $folder } : un paquet Python nommé « { $package } » est déjà utilisé ; renomme le dossier
game-facts-lacks = { $game } : il manque « { $key } » dans { $file }
game-facts-unknown = { $game } : rien ne lit « { $key } » dans { $file } ; ici peuvent figurer : { $keys }
game-facts-kind = { $game } : « { $key } » dans { $file } doit être { $wanted ->
         [int] un nombre entier
         [float] un nombre
         [bool] true ou false
         [str] un texte
         [strint] un texte ou un nombre entier
         [strboolint] un texte, true ou false, ou un nombre entier
         [list] une liste
        *[table] un tableau
    }, pas { $found }
game-facts-length = { $game } : « { $key } » dans { $file } doit être une liste de { $count }, pas { $found }
game-facts-range = { $game } : « { $key } » dans { $file } doit aller de { $least } à { $most }, pas { $found }
game-facts-choice = { $game } : « { $key } » dans { $file } doit être l’un de : { $choices }, pas { $found }
game-facts-clocks = { $game } : « { $key } » dans { $file } doit avoir les horloges { $clocks } dans cet ordre, comme chaque rythme, pas { $found }
game-rules-lack = { $game } : il manque la fonction « { $function } » dans { $file }
game-rules-number = { $game } : il manque à { $file } le nombre entier « { $name } » ; core/contract.py dit ce qu’il compte
game-state-lacks = { $game } : { $file } doit avoir une classe State avec le champ « seats »
game-module-broken = { $package } : { $module }.py ne peut pas être importé : { $problem }
game-hook-misspelt = { $game } : { $file } a une fonction « { $function } » que rien n’appelle ; fallait-il « { $meant } » ? Sinon, fais commencer son nom par _
game-hook-shape = { $game } : « { $function } » de { $file } prend { $found } paramètres, mais est appelée avec { $wanted } ; core/contract.py dit lesquels
game-hook-no-function = { $game } : « { $function } » de { $file } doit être une fonction
game-file-facts = { $game } : GAME doit être un dict avec au moins « title » et « seats », comme {"{"}"title": "Pig", "seats": (2, 6){"}"} : { $problem }
game-file-moves = { $game } : MOVES doit être un dict de codes de coups et de leur texte anglais, comme {"{"}"roll": "Roll"{"}"}
game-file-seats = { $game } : « GAME.seats » dans { $file } doit être le plus petit et le plus grand nombre, comme (2, 6), avec éventuellement le nombre habituel, et non { $found }
game-endless = { $title } : une partie avec cette clé ne finit pas
game-bots-endless = { $title } : une partie entre bots ne finit pas
net-unreadable = { $path } : ce n’est pas un réseau, ou seulement une partie ; `python -m rumpus.lab.training` en fait un
net-of-others = { $path } : ce réseau a été entraîné pour d’autres règles ou d’autres traits de { $game } ; entraîne-le de nouveau : python -m rumpus.lab.training { $game }
net-no-features = { $game } : il n’y a pas de features.py, le réseau n’a donc rien à regarder
training-needs-torch = l’entraînement a besoin de PyTorch : pip install torch
game-no-rules = { $title } n’a pas de règle écrite : il manque { $file }
game-name = le nom d’un jeu se compose de minuscules, de chiffres et de _, et commence par une lettre, pas « { $name } »
game-exists = il y a déjà un jeu « { $name } »
game-python-name = « { $name } » est le nom d’un paquet Python ; choisis-en un autre
folder-exists = { $folder } existe déjà
option-seats = { $title } se joue de { $least } à { $most } places, pas { $seats }
option-unknown = { $title } n’a pas d’option « { $name } » (il y a : { $options })
option-none-unknown = { $title } n’a pas d’option « { $name } » (il n’en a aucune)
option-flag = { $title } : l’option { $name } est yes ou no, pas « { $value } »
option-choice = { $title } : l’option { $name } est l’un de { $choices }, pas « { $value } »
option-number = { $title } : l’option { $name } est un nombre, pas « { $value } »
option-range = { $title } : l’option { $name } va de { $least } à { $most }, pas { $value }
option-return-game = la revanche demande les deux boîtes ensemble : elle se joue avec les animaux restés de côté
no-level = il n’y a pas de niveau « { $name } » ; il y a : { $levels }
level-budget = « { $word } » : un budget est un nombre d’itérations, ou de secondes avec un s : { $name }@800, { $name }@0.5s

# Paquets maison
deck-format = { $path } : ni TOML ni JSON : { $problem }
deck-no-tables = { $path } : un paquet se compose de tables nommées, pas d’une seule valeur ou liste
deck-other-game = c’est un paquet pour { $other }, pas pour { $title }
deck-fixed = { $title } n’a pas de paquet à changer
deck-no-table = deck.{ $table } : { $title } n’a pas ce tableau (il y a : { $tables })
deck-list = { $place } : il faut une liste d’entrées
deck-entry = { $place } : il faut une entrée avec { $keys }
deck-key-unknown = { $place } : « { $key } » n’est pas l’un de { $keys }
deck-key-missing = { $place } : il manque « { $key } »
deck-kind = { $place } : « { $value } » devrait être { $kind ->
    [flag] true ou false
    [number] un nombre entier
    [word] un mot
    [list] une liste
   *[table] un tableau
}
deck-below = { $place } : { $value } est inférieur à { $least }
deck-above = { $place } : { $value } est supérieur à { $most }
deck-one-of = { $place } : « { $value } » n’est pas l’un de { $choices }
deck-twice = { $place } : « { $value } » y est deux fois
deck-cards = { $place } : { $cards } cartes ; il en faut de { $least } à { $most }
deck-count = { $place } : { $count } en tout ; il en faut de { $least } à { $most }
deck-not-whole = deck : il manque un tableau (il y a : { $tables })
deck-deep = deck : imbrication trop profonde
deck-long = { $place } : { $size } caractères ; { $most } au plus
deck-entries = { $place } : { $count } entrées ; { $most } au plus
deck-animals = deck.animals : il faut { $needed } animaux, pas { $count }
deck-animal = { $place } : ici, c’est { $animal }, de valeur { $value } ; seuls ses points peuvent changer
deck-no-card = { $place } : il n’y a pas de carte « { $card } » ; les valeurs vont jusqu’à 5, avec une seconde couleur jusqu’à 3
deck-too-many = { $place } : plus de { $most } cartes « { $card } »
deck-same-colour = { $place } : la seconde couleur est la première ; écris "none" pour une seule couleur
deck-hands = { $place } : { $cards } cartes ; { $seats } mains de { $hand } en demandent { $needed }
deck-place = { $what } : un endroit d’un paquet s’écrit deck.TABLEAU.ENTRÉE.CLÉ, comme deck.brown.bear.count
deck-no-list = { $what } : { $title } n’a pas de liste « { $table } » (il y a : { $tables })
deck-no-place = { $what } : pas d’endroit de ce nom ; il y a : { $entries }
deck-no-key = { $what } : cette ligne n’a pas de « { $key } » (elle a : { $keys })

# Jouer
move-unknown = { $title } n’a pas de coup « { $move } »
move-illegal = { $move } n’est pas possible maintenant
game-over = la partie est finie
seat-not-now = la place { $seat } ne peut pas agir maintenant
chance-nothing = le hasard n’a rien à décider ici
chance-outcome = le résultat { $outcome } n’est pas possible ici
chance-no-key = il faut donner un résultat au hasard : cette session n’a pas de clé
clock-none = aucune horloge ne tourne
advise-near = à l’étape { $at }, personne ne décide : la partie est finie, ou c’est au hasard d’agir. Décisions les plus proches : { $near }
nobody-decides = personne n’a à décider ici : la partie est finie, ou c’est au hasard d’agir
position-field = { $field } : { $problem }
position-misfit = un nombre ne tient pas dans son champ : { $problem }
position-width = { $field } contient un nombre qui ne tient pas sur { $bits } bits
position-hidden = { $field } : une position n’a pas de cases cachées ({ $mark })
position-no-field = ligne { $line } : « { $name } » n’est pas un champ (il y a : { $fields })
position-twice = ligne { $line } : { $field } y est deux fois
deal-secret = le secret n’est pas celui qui avait été promis avant la partie
deal-draw = le tirage { $draw } aurait dû donner { $expected }, l’enregistrement dit { $outcome }

# Enregistrements
record-over = { $path } : cette partie est finie ; `rumpus replay { $path }` la montre
record-empty = vide
record-cut = ligne { $line } : coupée : la dernière ligne d’un enregistrement porte une somme de contrôle
record-altered = la somme de contrôle diffère : l’enregistrement a été modifié ou abîmé
record-not-ours = ligne 1 : ce n’est pas un enregistrement de Rumpus
record-newer = ligne 1 : écrit par un Rumpus plus récent (format { $format }) ; mets Rumpus à jour pour le lire
record-key = ligne 1 : « { $key } » manque ou n’est pas du bon genre
record-line-kind = ligne { $line } : ni un coup, ni le hasard, ni l’horloge, ni une parole
record-line-json = ligne { $line } : pas du JSON (coupée ?)
record-line-object = ligne { $line } : pas un objet JSON
record-result = dernière ligne : les règles donnent un autre résultat
record-rules = jouée avec la version { $played } des règles de { $title }, celle-ci est la { $rules } : on peut regarder la partie, pas la vérifier
record-draws = les { $count } tirages sont bien ceux promis ; { $problem }
record-line-differs = ligne { $line } : selon les règles, cela se passe autrement
record-no-commitment = cette partie a été distribuée sans promesse : il n’y a rien à quoi la comparer
record-no-secret = le secret est montré quand la partie est finie : celle-ci ne l’est pas

# Programmes en guise de bots
program-command = program: demande une commande, comme program:./monbot
program-start = { $command } : ne démarre pas ({ $problem })
program-move = { $command } : a répondu « { $answer } », qui n’est pas l’un de { $moves }
program-slow = { $command } : pas de réponse en { $seconds } secondes
program-ended = { $command } : s’est arrêté au milieu de la partie
program-json = { $command } : a répondu « { $answer } », qui n’est pas un objet JSON
program-quote = { $command } : il manque un guillemet
bot-answer = { $name } : a choisi « { $answer } », qui n’est pas l’un de { $moves }
bot-choose = { $name } : n’a pas de choose(view, legal)
bot-where = un bot vient à une table par --code, --link ou --make

# Le laboratoire
solve-hidden = { $title } cache quelque chose ({ $field }) : seuls les jeux ouverts se résolvent exactement
solve-cycle = { $title } peut revenir à une position : il n’y a pas de fin où commencer
solve-large = { $title } à { $seats } places a plus de { $most } positions
solve-together = { $title } fait agir des places ensemble : seuls les jeux à tour de rôle se résolvent exactement
balance-needs-numba = un rapport d’équilibre demande numba : il se fonde sur des milliers de parties
bulk-needs-numba = simuler en masse demande numba
results-not-empty = { $folder } : n’est pas vide, et ne contient pas de série
results-other-run = { $folder } : contient une autre série (différence : { $keys }) ; choisis un autre dossier
results-misnamed = { $path } : n’est pas ce que dit son nom
results-kept = les parties jusqu’au numéro { $number } y sont déjà : demandes-en autant ou plus
leaderboard-form = { $path } : ce n’est pas un classement ({ $problem })
leaderboard-counted = { $path } : a déjà compté les parties de ces bots avec la clé { $key } ; une autre --key joue d’autres donnes
vary-form = --vary demande NOM=VALEURS, pas « { $value } »
vary-range = « { $value } » : un intervalle se compose de nombres entiers, comme 1..4
vary-many = « { $value } » : une plage a au plus { $most } valeurs
vary-number = { $what } : « { $value } » n’est pas un nombre entier
wish-form = --wish demande l’un de { $measures } et un intervalle, comme seats=2% ou minutes=20..25, pas « { $value } »
wish-share = --wish { $value } : une part est de 100 % au plus ; { $measure }=2% veut dire deux sur cent
wish-no-minutes = { $title } ne dit pas combien de minutes il dure : --seconds dit combien de temps dure une décision
tune-nothing = { $title } n’a pas de nombres de cartes dans son paquet : --vary nomme ce qui peut changer

# La salle
setting-unknown = il n’y a pas de réglage { $name } ; docs/reference/settings.md les énumère
setting-wrong = le réglage { $name } ne peut pas être « { $value } » ; docs/reference/settings.md dit ce qui convient
setting-flag = { $name } est yes ou no, pas « { $value } »
port-forbidden = le port { $port } ne t’est pas permis ; essaie à partir de 1024
port-no-address = « { $host } » n’est pas une adresse de cette machine
port-none = pas de port libre à partir de { $port } sur { $host }
site-no-page = la page n’a pas été construite : ./rumpus page la construit
site-no-folder = { $path } est un fichier ; un site est un dossier
site-folder-full = { $path } n’est pas vide : indique un nouveau dossier, ou remplace le site qui s’y trouve avec --force
site-folder-other = { $path } contient autre chose qu’un site, et --force ne le remplace pas : indique un nouveau dossier
site-no-games = aucun jeu n’a pu être mis en fichiers : { $problem }
local-build = { $game } ne peut pas se jouer sans salle : { $problem }
store-missing = { $database } : il n’y a pas de salle là
store-not-empty = { $database } : une salle ne revient que dans une base de données vide
store-no-export = { $path } : n’est pas une copie entière d’une salle ({ $problem })
store-unopened = la salle ne peut pas être ouverte : { $problem }
store-address = { $database } : ce n’est pas l’adresse d’une base de données ({ $problem })

# Assistants
seat-key-bad = ce n’est pas une clé de place ; `sit` t’en donne une
seat-key-empty = cette clé n’ouvre aucune place à cette table
seat-link-bad = un lien privé ressemble à …/table/ID#seat=CLÉ
room-silent = aucune salle ne répond à l’adresse { $address } : { $problem }
table-refused = { $why ->
    [other_rules] Les règles ont changé depuis que cette partie a été distribuée, et elle ne peut pas continuer. Crée une nouvelle table.
    [unreadable] Cette table ne peut pas être ouverte : ce qui en a été gardé est abîmé, ou vient d’une version qui en gardait trop peu. Crées-en une nouvelle.
    [no_table] Cette table n’existe pas.
    [gone] Ce moment est passé. Rien n’est perdu : regarde ce qu’on te demande maintenant.
    [not_now] On ne te demande rien pour l’instant. Rien n’a changé.
    [illegal] Ce n’est pas possible ici.
    [paused] La partie est en pause.
    [started] La partie a déjà commencé.
    [not_started] La partie n’a pas encore commencé.
    [taken] Quelqu’un est déjà assis là.
    [full] Il n’y a plus de place.
    [not_yours] Ce n’est pas ta place.
    [not_host] Seul l’hôte peut le faire.
    [too_fast] Trop vite. Attends une seconde.
    [whisper] Ici, on ne chuchote pas.
    [statement] Cela ne se dit pas ici.
    [option] Ces réglages ne vont pas ensemble.
    [level] Ce bot n’existe pas.
    [link] Ce lien n’ouvre plus rien. Demandes-en un autre.
    [token] Cette clé n’a pas été émise par cette salle.
    [preview] Il n’y a pas d’aperçu ici.
    [busy] La salle était occupée. Rien n’est perdu : réessaie.
   *[other] La salle n’a pas compris.
} ({ $note })
room-status = refusé (statut { $status })
table-unreachable = pas de connexion avec { $address } : { $problem }
table-silent = la table ne répond pas
table-broke = la connexion est coupée
sit-one-of = il faut l’un de game, code et link
tool-argument = { $tool } : { $kind ->
    [missing] il faut `{ $argument }`
    [extra] il n’y a pas de `{ $argument }`
    [choice] `{ $argument }` est l’un de { $expected }
    [least] `{ $argument }` vaut au moins { $expected }
    [most] `{ $argument }` vaut au plus { $expected }
    [long] `{ $argument }` est trop long : { $expected } au plus
    [short] `{ $argument }` est trop court : { $expected } au moins
   *[other] `{ $argument }` devrait être { $expected }
}

# Phrases
statement-unknown = « { $text } » n’est pas une phrase de { $title } ; il y a : { $statements }
statement-slots = cela se dit ainsi : { $form }
statement-slot = « { $word } » ne va pas ici : on dit { $form }, avec { $choices }

# Dans les enregistrements et positions écrits par d’autres
record-characters = a { $count } caractères ; un enregistrement en a { $most } au plus
record-lines = a { $count } lignes ; un enregistrement en a { $most } au plus
record-line-long = ligne { $line } : a { $count } caractères ; { $most } au plus sont possibles
record-half-character = contient un demi-caractère : un enregistrement est un texte en UTF-8
record-not-text = ce n’est pas du texte ; un enregistrement se compose de lignes JSON en UTF-8
record-seats = ligne 1 : « seats » contient de 1 à { $seats } noms de { $most } caractères au plus
record-no-text = ligne 1 : « { $key } » contient autre chose que du texte
record-before = ligne 1 : « before » : { $problem }
record-before-list = ligne 1 : « before » est une liste de { $most } étapes au plus
record-before-step = ligne 1 : « before » contient autre chose que des étapes
record-contributions = ligne 1 : « contributions » contient des mots hexadécimaux, un par place au plus
record-commitment = ligne 1 : « commitment » n’est pas un mot hexadécimal
record-start = ligne 1 : le début est illisible : { $problem }
record-start-elsewhere = ligne 1 : « start » n’est ni le début d’une partie, ni là où mènent les étapes d’avant
record-start-unknown = ligne 1 : « start » n’est pas une donne, et rien ne dit comment la partie en est arrivée là
record-field = ligne 1 : un champ est illisible : { $problem }
record-field-name = ligne 1 : un champ est illisible : « { $name } » n’est pas un nom de champ
record-field-shape = ligne 1 : un champ est illisible : { $field } : la forme « { $shape } » n’est pas possible
record-field-bits = ligne 1 : un champ est illisible : { $field } : { $bits } bits ne sont pas possibles
record-field-sees = ligne 1 : un champ est illisible : « { $text } » ne dit pas qui le voit
record-fields-many = ligne 1 : { $count } champs ; { $most } au plus sont possibles
record-cells-many = ligne 1 : { $count } cases ; { $most } au plus sont possibles
record-other-fields = ligne 1 : « fields » et « names » ne sont pas ceux de { $title }
record-line-form = ligne { $line } : « { $kind } » n’est pas écrit comme dans un enregistrement
record-line-note = ligne { $line } : « { $kind } » ne change rien
record-line-events = ligne { $line } : ses événements sont illisibles
record-line-fields = ligne { $line } : ses champs sont illisibles
record-line-result = ligne { $line } : « result » contient les points et le rang de chaque place
record-line-end = ligne { $line } : ni un résultat, ni une partie inachevée
record-line-secret = ligne { $line } : « secret » n’est pas un mot hexadécimal
record-no-field = ligne { $line } : « { $name } » n’est pas un champ de cet enregistrement
record-work = { $steps } étapes de { $cells } cases : c’est plus qu’un enregistrement ne peut en avoir
record-steps = { $count } étapes ; une partie en a { $most } au plus
chance-endless = le hasard a agi { $count } fois et continuerait : aucune partie ne mène ici
position-rules = les règles ne peuvent pas continuer d’ici ({ $problem })
position-bytes = { $count } octets ; une position en a { $size }
position-seats = seats : { $title } se joue de { $least } à { $most }, pas à { $seats }
position-table-seats = seats : { $seats } ; cette table en a { $table }
position-uncountable = les cartes ne peuvent pas être comptées : il y en a une là où aucune ne peut être
position-too-often = une carte est là plus souvent que dans le paquet
position-disagrees = ses nombres ne vont pas ensemble : aucune partie ne mène ici
position-no-word = { $field } : il contient un nombre qui n’est pas un { $kind }
position-negative = { $field } : une pile ne contient pas moins que rien
position-no-outcome = le hasard n’a pas de résultat possible ici
position-no-seat = une place qui n’est pas à la table peut agir
position-no-end = d’ici, la partie ne se termine pas en { $steps } étapes
position-stuck = la place { $seat } doit agir et ne peut rien faire
position-nobody = personne n’a plus rien à décider à partir d’ici : aucune partie ne peut commencer ainsi
position-loops = d’ici, les règles n’aboutissent jamais

# Les fonctions d’un jeu dans la page (speed/script)
script-at = { $file }, ligne { $line } : { $problem }
script-unexpected = ce que dit le jeu n’a pas pu être traduit pour la page ({ $problem }) ; si ses mots sont du Python simple, la faute est à nous
script-source = { $name } : son code source n’est pas là où Python le cherche ; écris-le comme une fonction, sur ses propres lignes
script-syntax = { $construct } n’est pas traduit pour la page ; les affectations, if, for, while, match, try, return et les expressions simples le sont
script-float = les nombres à virgule et / ne sont pas traduits pour la page ; compte en nombres entiers, avec //
script-large = { $number } dépasse 2 puissance 53, où s’arrêtent les nombres d’une page
script-name = { $name } vient de { $module } ; dans la page, un jeu a les fonctions de son dossier, de rumpus.core et de rumpus.kernel (ni dés, ni logarithmes)
script-call = { $name }() n’est pas traduit pour la page ; écris-le en toutes lettres, ou comme fonction dans le dossier du jeu
script-attribute = .{ $name } n’appartient à rien que la page connaisse ; il y a les champs de l’état, ceux des dataclasses, et les méthodes des textes, listes, dicts et sets
script-value = { $name } est un { $kind } ; une constante pour la page est un nombre, un texte, une liste, un tuple, un dict ou un set, des Names, ou une dataclass qui en contient
script-class = class { $name } : dans la page, une classe est une dataclass, un NamedTuple, ou a __init__ et des méthodes simples ; elle n’hérite de rien
script-keywords = les arguments nommés ne valent que pour les fonctions et classes appelées par leur propre nom
script-default = une valeur par défaut est une constante dans la page : None, un nombre, un texte ; ou dict, list ou set comme default_factory
script-format = le format « { $spec } » n’est pas traduit pour la page ; remplissage, alignement, signe, largeur, d et s le sont
script-set-order = un set n’a pas d’ordre ; parcours sorted(…)
admin-unknown = L’action { $action } n’existe pas. Il y a : { $actions }.
admin-needs = { $action } demande : { $what }.
admin-no-key = Il n’y a pas de clé d’hôte. Pour en créer une, sur la machine même : rumpus admin key
admin-address = { $address } n’est pas une adresse. Elle commence par http:// ou https://.
admin-refused = La salle à { $address } refuse : { $problem }
admin-unreached = Aucune salle ne répond à { $address } : { $problem }
admin-no-table = Aucune table en cours n’a le code { $code }.

# Énigmes
puzzles-too-few-choices = { $title } : personne n’a jamais trois coups au choix, il n’y a donc pas d’énigmes
puzzles-none = { $title } n’a pas d’énigmes à lui ; --file en nomme d’autres
puzzles-unreadable = { $path } : n’est pas un fichier d’énigmes ({ $problem }) ; rumpus puzzles GAME --out FILE en écrit un
puzzles-format = { $path } : est écrit au format { $written }, cette version lit le { $format } ; refais-le avec rumpus puzzles
puzzles-rules = { $path } : a été fait avec les règles { $written } de { $game }, ce sont maintenant les règles { $rules } ; refais-le : rumpus puzzles { $game } --count 60 --out { $path }
puzzles-steps = les étapes d’une énigme sont illisibles
puzzles-no-choice = l’énigme { $name } n’a pas de choix
puzzles-illegal = énigme { $name } : { $move } n’y est pas possible
