# Les mots de la page elle-même. Les jeux apportent les leurs.

## La salle
lobby-title = Installe-toi.
lobby-lead = Cinq jeux d’ambiance sur ton propre serveur. Un lien, un téléphone chacun, aucun compte. Après la partie, chaque donne se vérifie.
lobby-boxes = Ou ouvre une boîte
lobby-games = Jeux
lobby-tables = Aux tables
lobby-mine = Tes tables
lobby-none = Aucune table n’est ouverte. Ouvre une boîte et envoie le lien.
lobby-sit = S’asseoir
lobby-watch = Regarder
lobby-resume = Continuer
lobby-puzzle = L’énigme du jour
lobby-evening = Préparer une soirée
lobby-shelf = Mon étagère
evening-title = Une soirée
lobby-about-evening = { $names }
lobby-bots = Contre des bots
lobby-guest = Invité
lobby-you = Toi
code-title = On t’a donné un code ?
code-sit = S’asseoir
code-unknown = Aucune table n’attend sous ce code. Il s’écrit peut-être autrement, ou la partie a commencé : demande alors le lien.
box-open = Ouvrir { $game }
box-play = Jouer à { $game } maintenant, contre des bots
box-play-now = Jouer
box-minutes = { $minutes } min
open-bots = Jouer tout de suite contre des bots
open-friends = Inviter des amis
learn-try = Essayer
learn-puzzles = Énigmes
learn-open = Comment y joue-t-on ?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Pousse, crache, bondis et entre.
beasty_bar-short = Pose un animal au bout de la file et laisse-le faire ce qu’il sait faire. Dès qu’ils sont cinq, les deux premiers entrent au bar et le dernier rentre chez lui.
bloops-title = Bloops
bloops-tag = Retenir trois cartes. Facile, paraît-il.
bloops-short = Débarrasse-toi de tes grosses cartes sans les regarder. Quand tu penses avoir le moins de points, dis BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Promets dans l’avion, mens dans les airs.
boogie_beasts-short = Prépare le saut avec les autres, puis saute : une minute, tous à la fois, cartes cachées. Le jury dira qui a tenu parole.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Personne n’a rien vu ? Alors c’est grimpé.
boulder_bluff-short = Choisis un bloc et grimpe-le avec des cartes que personne ne peut contrôler. Sauf si quelqu’un grimpe après toi.
bounce-title = Bounce
bounce-tag = Il ne fallait vraiment pas manger avant.
bounce-short = Lance, vole, retombe. Atterris pile sur le trampoline avant que ton estomac n’en ait assez.
lobby-away = La salle ne répond pas. On réessaie.
lobby-about-open = { $names } · { $free ->
    [0] aucune place libre
    [one] 1 place libre
   *[other] { $free } places libres
  }
lobby-about-playing = { $names } · en cours
lobby-about-turn = { $names } · à toi
lobby-about-over = { $names } · fini
lobby-about-other_rules = { $names } · arrêtée : les règles ont changé
lobby-about-by_host = { $names } · fermée par l’hôte, gardée
lobby-about-unreadable = { $names } · ne peut plus être ouverte
open-level = Les bots jouent comme
open-setting = Réglages de la table
open-listed = Visible dans la salle
open-listed-note = Toute personne qui ouvre cette page peut s’asseoir.
open-strict = Pas d’aperçu
open-strict-note = Personne ne voit d’avance ce que fait un coup.
pace = Rythme
pace-live = En direct
pace-live-note = L’horloge tourne ; les plus lents reçoivent un coup de pouce.
pace-relaxed = Tranquille
pace-relaxed-note = Sans horloge. On demande à chacun son tour.
pace-correspondence = Par correspondance
pace-correspondence-note = Des jours pour chaque coup ; ferme la page et reviens.
level-child = un enfant
level-beginner = un débutant
level-regular = un habitué
level-expert = un expert
level-shark = un requin
level-greedy = un glouton
level-random = des dés
deck-house = Paquet maison
deck-note = Tu as la boîte et une carte n’est pas la même ? Apporte ta liste (TOML ou JSON).
deck-used = Cette table joue avec ta liste.
deck-choose = Choisir un fichier
deck-drop = Reprendre le nôtre
deck-wrong = Ce fichier n’est pas une liste de cartes.
me-name = Ton nom
me-look = Couleur et symbole
look-tomato = Tomate, rond
look-sky = Ciel, triangle
look-marigold = Souci, carré
look-leaf = Feuille, étoile
look-plum = Prune, cœur
look-lagoon = Lagon, lune
look-blossom = Fleur, croix
look-slate = Ardoise, goutte

## À une table
bar-back = Retour aux jeux
bar-help = Aide
bar-menu = Menu
bar-screen = Grand écran
bar-leave = Quitter la table
bar-talk = Paroles et récit
bar-talk-unread = Paroles et récit, { $count } à lire
board-read = Lire le plateau
bar-about = Table { $code }
deck-reconstructed = paquet : notre reconstitution
rail = À côté de la table
story = Récit
story-you = Tu
story-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
  }
talk = Paroles
odds = Chances
talk-and-story = Paroles et récit
talk-to = Parler à
faces-open = Faire une grimace
talk-everybody = Tout le monde
talk-placeholder = Dis quelque chose
talk-say = Dire
talk-quick = Mots tout prêts
talk-whispers = { $name } · te chuchote
talk-you-whisper = Tu chuchotes à { $name }
seat-bot = bot
seat-away = ailleurs · un bot joue
seat-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
prompt-your-turn = C’est à toi.
prompt-next = Ensuite, c’est à toi.
prompt-ready = Tout s’ouvre ensemble. Déjà prêts : { $names }.
prompt-take-back = Reprendre
prompt-waiting = On prépare la table
close = Fermer
all-right = D’accord
seat-gone = ailleurs
seat-gave-up = n’arrive plus à réfléchir · joue au hasard
seat-resigned = a abandonné · un bot joue
bar-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
  }
prompt-other = { $name } décide
prompt-others = { $names } décident
prompt-chance = Le hasard décide
preview-chance = puis le hasard décide
preview-hidden = puis cela dépend de ce qui est caché
preview-seat = puis quelqu’un d’autre décide
paused-title = Une pause
paused-note = L’horloge est arrêtée.
paused-on = Reprendre
pause-asked = { $name } demande une pause
pause-asked-note = Elle commence quand tous la demandent.
sits-in-title = Un bot te remplace
sits-in-note = Ta place reste la tienne.
menu-pause = Demander une pause
menu-take-back = Reprendre ma place
menu-pass = Passer l’appareil
refused-title = Ça n’a pas marché
refused-gone = Ce moment est passé. Rien n’est perdu : regarde ce qu’on te demande maintenant.
refused-not_now = On ne te demande rien pour l’instant. Rien n’a changé.
refused-illegal = Ce n’est pas possible ici. Rien n’a été joué à ton insu.
refused-paused = La partie est en pause.
refused-started = La partie a déjà commencé.
refused-not_started = La partie n’a pas encore commencé.
refused-taken = Quelqu’un est déjà assis là.
refused-full = Il n’y a plus de place.
refused-tables = Tu as déjà beaucoup de tables en cours. Termines-en une, ou reviens demain.
refused-not_yours = Ce n’est pas ta place.
refused-not_host = Seul l’hôte peut le faire.
refused-too_fast = Trop vite. Attends une seconde.
refused-whisper = Ici, on ne chuchote pas.
refused-statement = Cela ne se dit pas ici.
refused-option = Ces réglages ne vont pas ensemble.
refused-level = Ce bot n’existe pas.
refused-link = Ce lien n’ouvre plus rien. Demandes-en un autre.
refused-token = Cet appareil n’est plus connu ici. Recharge la page.
refused-preview = Il n’y a pas d’aperçu ici.
refused-busy = La salle était occupée. Rien n’est perdu : réessaie.
refused-no_room = Cet appareil n’a plus de place pour garder des parties. Supprime quelque chose, puis réessaie.
refused-bad_message = La salle n’a pas compris cette page. Recharge-la, ta place t’attend.
refused-lost = La connexion s’est coupée avant l’envoi. Tes coups sont en sûreté ; celui-ci n’est pas parti.

## Avant et entre-temps
setting-title = Préparer la table
setting-scan = scanne, ou tape-le
setting-qr = Adresse de la table { $code }
setting-you = toi
setting-ready = c’est bon
setting-free = Une place est libre
setting-bot = + bot
setting-deal = Distribuer
way-devices = Un téléphone chacun
way-devices-note = Chacun entre avec le code.
way-screen = Grand écran et téléphones
way-screen-note = La table sur la télé, les mains sur les téléphones.
way-around = Un appareil que l’on se passe
way-around-note = Un rideau tombe entre les tours.
curtain-title = Passe-le à { $name }
curtain-note = On ne regarde pas par-dessus l’épaule.
curtain-open = Je suis { $name }
lost-title = Reconnexion…
lost-safe = Ta place est gardée. Ce que tu as joué est en sûreté.
lost-kept = Ta place est gardée encore { $time }. Ce que tu as joué est en sûreté.
lost-retry = Essayer maintenant
old-title = Cette page a vieilli
old-note = Recharge-la, ta place t’attend.
old-reload = Recharger
empty-title = Toutes les places sont vides
empty-note = Ouvre une boîte et envoie le lien, ou joue tout de suite avec trois bots.
empty-open = Ouvrir une boîte
loading = On sort les cartes
setting-share = Partager
setting-copied = Adresse copiée
setting-sit = S’asseoir ici
setting-another = Encore un joueur
setting-edit = Changer
setting-clear = Libérer la place { DE($name) }
setting-stand = Se lever
setting-wait = L’hôte distribue quand tout le monde est assis.
setting-player = Joueur
setting-chairs = Places
setting-promise = La donne est promise d’avance :

## Après la partie
result-you = Toi
result-again = Rejouer
result-in = { $count ->
    [one] { $names } rejoue
   *[other] { $names } rejouent
}
result-in-note = On distribue dans { $seconds } s, ou dès que tout le monde est là.
result-in-dealt = La partie a commencé. Ta place est gardée.
again-waits = On attend encore { $names } un instant.
result-share = Partager la partie
result-how = Comment ça a basculé
result-seen = chances de gagner, selon le meilleur bot
result-at = au coup { $move }
result-record = La partie en texte
curve-label = Chances de gagner : { $values }
scrub = Moment de la partie
scrub-value = coup { $move } sur { $of }
scrub-first = Premier coup
scrub-before = Un coup en arrière
scrub-play = Lire
scrub-pause = Pause
scrub-next = Un coup en avant
scrub-last = Dernier coup
verify-sealed = Donne scellée
verify-checking = Vérification…
verify-checking-note = Ton navigateur refait chaque tirage.
verify-honest = Vérifié : une donne honnête
verify-honest-note = Ton navigateur a refait chaque tirage.
verify-differs = Ça ne colle pas
verify-how = Comment ?
verify-record = Télécharger la partie
verify-promise = Promesse montrée au début
verify-secret = Secret ouvert
verify-seats = { $count ->
    [one] { $count } place a contribué au mélange
   *[other] { $count } places ont contribué au mélange
  }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-wins = { $name } gagne
result-share-win = { $names } se partagent la victoire
result-nobody = Personne ne gagne
result-yours = La fête est à toi
result-over = La partie est finie
result-watch = Revoir la partie
result-table = Regarder la table
result-show = Le résultat
replay-looking = Le meilleur bot revoit la partie pour tracer les courbes. Tu peux regarder en attendant.
replay-eyes = Par les yeux de qui
replay-all = Cartes sur table
replay-watcher = Un spectateur
verify-draws = { $count ->
    [one] { $count } tirage
   *[other] { $count } tirages
  }
verify-none = Cette partie a été distribuée sans promesse.
verify-contribution = Hasard de la place { $seat }
verify-again = Vérifier encore
verify-promise-differs = Le secret n’est pas celui qui était promis.
verify-draw-differs = Le tirage { $draw } aurait dû être { $expected } ; l’enregistrement dit { $recorded }.
verify-words = Le hasard donné par ton navigateur manque.
learn-none = Les règles n’ont pas pu être chargées.

## Réglages
language = Langue
theme = Thème
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
speed = Les bots jouent
speed-leisurely = tranquillement
speed-brisk = vivement
speed-at_once = tout de suite
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé

## Le grand écran
screen-join = Rejoins-nous sur { $host }
screen-standings = Le classement
screen-qr = Adresse de cette table

## Apprendre
learn-title = Comment jouer à { $game }
learn-two-minutes = Deux minutes
learn-long = Les règles complètes
learn-end = C’est tout. La première partie montre le reste sur le plateau.
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
learn-start = Essayer à une vraie table
guide = Un conseil
guide-skip = Ignorer
guide-number = Conseil { $number } sur { $count }
waiting-lost = Pas de connexion avec la salle. La page continue d’essayer.
advice-ask = Qu’aurait fait le bot ?
advice-take = Reprendre d’ici, à la place { DE($name) }
advice-thinking = Le meilleur bot regarde ce qu’on pouvait savoir…
advice-none = Il n’y avait rien à choisir.
advice-pass = Laisser passer le moment
advice-worth = { $worth } sur 100 (de { $low } à { $high })
replay-turn = Un tournant : { $name } passe de { $from } à { $to } %.
replay-biggest = Le plus grand tournant de la partie : { $name } passe de { $from } à { $to } %.
replay-mistake = Mieux : { $better } ({ $loss } sur 100 de plus, entre { $low } et { $high }).
replay-judged =
    { $rest ->
        [0] Les { $decisions } décisions ont toutes été jugées :
       *[other] Décisions jugées : { $judged } sur { $decisions }, les autres non. Parmi elles,
    } { $mistakes ->
        [0] aucune erreur nette.
        [one] une erreur nette.
       *[other] { $mistakes } erreurs nettes.
    }
screen-sound = Touche cet écran une fois pour le son.
clock-days = { $count ->
    [1] un jour
   *[other] { $count } jours
  }
clock-hours = { $count ->
    [1] une heure
   *[other] { $count } heures
  }
clock-unit-days = { $count ->
    [one] jour
   *[other] jours
  }
clock-unit-hours = { $count ->
   *[other] h
  }

# Chances et conseils à table
odds-note = d’après ce que tu vois
counsel-ask = Que ferait le bot ?
counsel-thinking = Le meilleur bot regarde ce que tu peux savoir…
counsel-busy = Le bot est occupé. Redemande dans un instant.
counsel-none = Il n’y a rien à choisir.
counsel-move = Le bot : { $move }.
counsel-worth = En jouant cela, on gagne d’ici environ { $worth } parties sur 100 (de { $low } à { $high }).
counsel-tied = À peu près aussi bien : { $move }.
counsel-next = Ensuite : { $move }, environ { $worth } (de { $low } à { $high }).
counsel-chances = Chances de gagner ainsi
refused-advice = Pas de conseils à cette table.

## Inviting, sitting down, ending
invite-title = Inviter
invite-shut = Seul cet ordinateur peut entrer
invite-shut-note = Rumpus n’écoute que cet ordinateur. Ouvre la porte à ton réseau, et tes amis pourront scanner ou taper un code.
invite-shut-flags = Qui fait tourner cette salle peut l’ouvrir au réseau : rumpus serve --host 0.0.0.0.
invite-let-in = Laisser entrer les téléphones
invite-what = Seulement le réseau où tu es. Tu peux refermer ; si personne ne vient pendant une heure, ça se ferme tout seul.
invite-no-network = Cet ordinateur n’est sur aucun réseau pour l’instant. Rien n’a été ouvert.
invite-open-at = à ouvrir sur tout téléphone de ce réseau
invite-screen = Montrer sur la télé
invite-open = Les téléphones peuvent entrer.
invite-came = Connexion réussie : { $names }.
invite-somebody = Un téléphone est entré.
invite-nobody = Personne n’est encore entré.
invite-close = Refermer
setting-who = Qui s’assied où
setting-count = Places prises : { $taken } sur { $chairs }
setting-friend = Un ami
setting-naming = choisit un nom…
setting-new = vient de s’asseoir
setting-ways = Comment jouez-vous ?
setting-still = Quelqu’un choisit encore un nom.
naming-table = La table { DE($name) }
naming-title = Comment t’appelle-t-on ?
naming-or = ou
naming-another = un autre
naming-sit = S’asseoir
naming-sit-as = À table, { $name }
naming-once = Demandé une seule fois. Cet appareil s’en souvient.
name-titles = Capitaine, Docteur, Professeur, Shérif, Tonton, Maître, Colonel, Camarade
name-things = Théière, Nouille, Cornichon, Biscotte, Navet, Flaque, Gaufre, Bouton, Potiron, Pantoufle
seated-title = Te voilà à table, { $name }.
seated-note = { $name } distribue quand tout le monde est là.
seated-deals = Tout le monde est là ? Alors distribuez : n’importe qui peut le faire.
seated-meanwhile = En attendant
seated-hello = Dire bonjour
seated-host-deals = { $name } distribue
seated-nothing = Tu n’as rien à faire.
full-title = Toutes les places sont prises
full-waits = La prochaine place libre est pour toi. En attendant, tu regardes d’ici.
full-watches = Tu regardes. Une fois la donne faite, la table s’affiche ici.
full-wait = Attendre une place
full-watch = Seulement regarder
full-own = Une table à toi
begun-title = La partie a commencé
begun-note = Tu regardes. S’ils rejouent, tu les suis ; la flèche de retour mène à une table à toi.
hands-show = Ici aussi
lobby-finished = Parties récentes
bots-now = Jouer
bots-play = Jouer tout de suite à { $game } contre des bots
bots-choose = Choisir les bots
bots-choose-for = Choisir les bots : { $game }
open-count = Bots
play-live = Comme il se doit
play-live-note = Avec l’horloge.
play-live-bloops = Avec l’anneau : le plus rapide l’emporte.
play-live-boogie_beasts = Une minute en l’air, tous ensemble.
play-relaxed = Au calme
play-relaxed-note = Pas d’horloge, chacun son tour.
level-child-note = Joue pour jouer, laisse passer bien des choses, oublie.
level-beginner-note = Connaît les règles et fait des erreurs.
level-regular-note = Une bonne soirée : joue bien, se trompe parfois.
level-expert-note = Réfléchit loin et se trompe rarement.
level-shark-note = Aussi fort que possible. N’oublie rien.
level-greedy-note = Prend ce qui vaut le plus à l’instant. Pour comparer.
level-random-note = N’importe quel coup permis. Pour comparer.
level-alike = Ici la chance décide : tous les bots jouent pareil.
result-you-win = Tu gagnes, { $name }
result-share-win-you = Tu partages la victoire avec { $names }
result-why-you = Toi : { $score }. { $next } : { $second }.
result-why-second = { $name } : { $score }. Toi : { $second }.
result-why = { $name } : { $score }. { $next } : { $second }.
result-again-other = Jouer à { $game }
result-goodnight = Bonne nuit
another-title = Un autre jeu, les mêmes joueurs
another-note = Tout le monde reste assis, personne ne tape de code.
another-play = Jouer à { $game } avec les mêmes joueurs
turned-looking = Le meilleur bot revoit la partie. Cela peut prendre une minute.
turned-swing = { $name } { $from } → { $to } %
turned-even = Aucun moment n’a fait la différence à lui seul.
turned-none = Il n’y a pas de courbe pour cette partie.
screen-go = PARTEZ !
screen-deals = Chacun peut distribuer, sur son téléphone.
screen-options = Réglages de la table
setting-few = { $missing ->
    [1] Il en manque un : fais entrer un ami ou donne une place à un bot.
   *[other] Il en manque { $missing } : fais entrer des amis ou donne des places à des bots.
  }
setting-few-around = { $missing ->
    [1] Il en manque un : touche une place libre pour lui, ou donne-la à un bot.
   *[other] Il en manque { $missing } : touche une place libre pour chacun, ou donne-les à des bots.
  }
setting-deal-for = { $count ->
    [1] Distribuer pour un
   *[other] Distribuer pour { $count }
  }
setting-empty = { $free ->
    [1] Une place reste vide.
   *[other] { $free } places restent vides.
  }
code-left = { $left ->
    [1] Encore une lettre
   *[other] Encore { $left } lettres
  }
result-in-other = { $count ->
    [one] { $names } en est, pour { $game }
   *[other] { $names } en sont, pour { $game }
  }
result-you-win-plain = Tu gagnes

# Sans salle, ou sans connexion
lobby-bring = Ouvrir une partie enregistrée
