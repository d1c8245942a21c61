# Les mots de la page elle-même. Les jeux apportent les leurs.

## Le salon
lobby-title = Prenez une chaise.
lobby-lead = Cinq jeux de société sur votre propre serveur. Un lien, un téléphone chacun, aucun compte. Personne ne peut tricher, pas même la maison.
lobby-boxes = Ou ouvre une boîte
lobby-games = Jeux
lobby-tables = Aux tables
lobby-mine = Tes tables
lobby-none = Aucune table n'est ouverte. Ouvre une boîte et envoie le lien.
lobby-sit = S'asseoir
lobby-watch = Regarder
lobby-resume = Continuer
lobby-bots = Contre des bots
lobby-guest = Invité
lobby-you = Toi
code-title = On t'a donné un code ?
code-sit = S'asseoir
code-unknown = Aucune table n'a ce code. Demande encore une fois comment il s'écrit.
box-open = Ouvrir { $game }
box-minutes = { $minutes } min
open-bots = Jouer tout de suite contre des bots
open-friends = Inviter des amis
learn-open = Comment y joue-t-on ?
beasty_bar-title = Beasty Bar
beasty_bar-tag = Pousse, crache et bondis pour passer la porte.
beasty_bar-short = Pose un animal au bout de la file et laisse-le faire ce qu'il sait faire. Dès qu'ils sont cinq, les deux premiers entrent au bar et le dernier rentre chez lui.
bloops-title = Bloops
bloops-tag = Retenir trois cartes. Facile, paraît-il.
bloops-short = Débarrasse-toi de tes grosses cartes sans les regarder. Qui pense avoir le moins de points dit BLOOPS.
boogie_beasts-title = Boogie Beasts
boogie_beasts-tag = Promets dans l'avion, mens dans les airs.
boogie_beasts-short = Préparez vos sauts ensemble, puis sautez : une minute, tous à la fois, faces cachées. Le jury dira qui a tenu parole.
boulder_bluff-title = Boulder Bluff
boulder_bluff-tag = Personne n'a vu ? Alors tu es monté.
boulder_bluff-short = Choisis un bloc et grimpe-le avec des cartes que personne ne peut contrôler. Sauf si quelqu'un grimpe après toi.
bounce-title = Bounce
bounce-tag = Il ne fallait vraiment pas manger avant.
bounce-short = Lance, vole, retombe. Atterris pile sur le trampoline avant que ton estomac n'en ait assez.
lobby-again = Revoir
lobby-away = Le salon ne répond pas. On réessaie.
lobby-about-open = { $names } · { $free ->
    [0] aucune chaise libre
    [one] 1 chaise libre
   *[other] { $free } chaises libres
  }
lobby-about-playing = { $names } · en cours
lobby-about-turn = { $names } · à toi
lobby-about-over = { $names } · terminé
open-level = Les bots jouent comme
open-setting = Réglages de la table
open-listed = Visible dans le salon
open-listed-note = Qui peut ouvrir cette page peut s'asseoir.
open-strict = Pas d'aperçu
open-strict-note = Personne ne voit d'avance ce que fait un coup.
pace = Rythme
pace-live = En direct
pace-live-note = Le temps court ; les lents sont aidés.
pace-relaxed = Tranquille
pace-relaxed-note = Sans horloge. On demande à chacun.
pace-correspondence = Par lettre
pace-correspondence-note = Des jours par coup ; ferme la page et reviens.
level-child = un enfant
level-beginner = un débutant
level-regular = un habitué
level-expert = un expert
level-shark = un requin
level-greedy = gourmand
level-random = des dés
deck-house = Paquet maison
deck-note = Tu as la boîte et une carte diffère ? Apporte ta liste (TOML ou JSON).
deck-used = Cette table joue avec ta liste.
deck-choose = Choisir un fichier
deck-drop = Reprendre le nôtre
deck-wrong = Ce fichier n'est pas une liste de cartes.
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
bar-talk-unread = Paroles et récit, { $count } de plus
board-read = Lire le plateau
bar-about = Table { $code }
deck-reconstructed = paquet : notre reconstitution
rail = À côté de la table
story = Récit
story-you = Tu
talk = Paroles
odds = Chances
talk-and-story = Paroles et récit
talk-to = Parler à
talk-everybody = Tout le monde
talk-placeholder = Dis quelque chose
talk-say = Dire
talk-quick = Mots tout prêts
talk-whispers = { $name } · te chuchote
talk-you-whisper = Tu chuchotes à { $name }
seat-bot = bot
seat-away = absent · un bot remplace
seat-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
prompt-your-turn = C'est à toi.
prompt-next = Ensuite, c'est à toi.
prompt-ready = Tout s'ouvre ensemble. Prêts : { $names }.
prompt-take-back = Reprendre
prompt-waiting = On met la table
close = Fermer
all-right = D'accord
seat-gone = absent
seat-gave-up = n’arrive plus à réfléchir · joue au hasard
prompt-other = { $name } décide
prompt-others = { $names } décident
prompt-chance = Le hasard décide
preview-chance = puis le hasard décide
preview-hidden = puis cela dépend de ce qui est caché
preview-seat = puis quelqu'un d'autre décide
paused-title = Une pause
paused-note = L'horloge est arrêtée.
paused-on = Reprendre
pause-asked = { $name } demande une pause
pause-asked-note = Elle commence quand tous la demandent.
sits-in-title = Un bot te remplace
sits-in-note = Ta place reste la tienne.
menu-pause = Demander une pause
menu-no-pause = Finalement, pas de pause
menu-hand-over = Qu'un bot me remplace
menu-hand-over-for = Qu'un bot remplace { $name }
menu-take-back = Reprendre ma place
menu-second = Cette place sur un second appareil
menu-second-note = Rien que pour toi : qui a ce lien tient ta place.
menu-second-qr = Adresse privée de ta place
menu-pass = Passer l'appareil
refused-title = Cela n'allait pas
refused-gone = Ce moment est passé. Rien n'est perdu : regarde ce qui est demandé.
refused-not_now = On ne te demande rien pour l'instant. Rien n'a changé.
refused-illegal = Ce n'est pas possible ici. Rien n'a été joué à ton insu.
refused-paused = La partie est en pause.
refused-started = La partie a déjà commencé.
refused-not_started = La partie n'a pas encore commencé.
refused-taken = Quelqu'un est déjà assis là.
refused-full = Il n'y a plus de chaise.
refused-tables = Tu as déjà beaucoup de tables en cours. Termines-en une, ou reviens demain.
refused-not_yours = Ce n'est pas ta place.
refused-not_host = Seul l'hôte peut le faire.
refused-too_fast = Trop vite. Attends une seconde.
refused-whisper = Ici, on ne chuchote pas.
refused-statement = Cela ne se dit pas ici.
refused-option = Ces réglages ne vont pas ensemble.
refused-level = Ce bot n'existe pas.
refused-link = Ce lien n'ouvre plus rien. Demandes-en un autre.
refused-preview = Il n'y a pas d'aperçu ici.
refused-busy = Le salon était occupé. Rien n'est perdu : réessaie.
refused-bad_message = Le salon n'a pas compris cette page. Recharge, ta place t'attend.
refused-lost = La ligne a coupé avant l'envoi. Tes coups sont en sûreté ; ceci n'est pas fait.

## Avant et entre-temps
setting-title = Mettre la table
setting-scan = scanne, ou tape-le
setting-qr = Adresse de la table { $code }
setting-you = toi
setting-ready = prêt
setting-free = Une chaise est libre
setting-bot = + bot
setting-deal = Distribuer
way-devices = Un téléphone chacun
way-devices-note = Chacun entre avec le code.
way-screen = Grand écran et téléphones
way-screen-note = La table sur la télé, les mains sur les téléphones.
way-around = Un appareil qui tourne
way-around-note = Un rideau tombe entre les tours.
curtain-title = Passe-le à { $name }
curtain-note = On ne regarde pas par-dessus l'épaule.
curtain-open = Je suis { $name }
lost-title = Reconnexion…
lost-safe = Ta chaise est gardée. Ce que tu as joué est en sûreté.
lost-kept = Ta chaise est gardée encore { $time }. Ce que tu as joué est en sûreté.
lost-retry = Essayer maintenant
old-title = Cette page a vieilli
old-note = Recharge, ta place t'attend.
old-reload = Recharger
empty-title = Toutes les chaises sont vides
empty-note = Ouvre une boîte et envoie le lien, ou joue tout de suite avec trois bots.
empty-open = Ouvrir une boîte
loading = On sort les cartes
setting-share = Partager
setting-copied = Adresse copiée
setting-sit = S'asseoir ici
setting-another = Encore un joueur
setting-edit = Changer
setting-clear = Libérer la chaise { DE($name) }
setting-stand = Se lever
setting-few = Il faut au moins { $least } chaises prises.
setting-wait = L'hôte distribue quand tout le monde est assis.
setting-player = Joueur
setting-chairs = Chaises
setting-promise = La donne est promise d'avance :

## Après la partie
result-you = Toi
result-again = Rejouer
result-in = { $count ->
    [one] { $names } rejoue
   *[other] { $names } rejouent
}
result-in-note = On distribue dans { $seconds } s, ou dès que tout le monde est là.
result-in-dealt = La partie a commencé. Ta chaise est gardée.
again-waits = On attend encore { $names } un instant.
result-share = Partager la partie
result-how = Comment ça a tourné
result-seen = chance de gagner, vue par le bot fort
result-at = au coup { $move }
result-record = La partie en texte
curve-label = Chance de gagner : { $values }
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
verify-checking-note = Ton navigateur retire chaque carte.
verify-honest = Vérifié : une donne honnête
verify-honest-note = Ton navigateur a refait chaque tirage.
verify-differs = Le compte n'y est pas
verify-how = Comment ?
verify-record = Prendre la partie
verify-promise = Promesse montrée au début
verify-secret = Secret ouvert
verify-seats = { $count ->
    [one] { $count } place a mélangé
   *[other] { $count } places ont mélangé
  }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-wins = { $name } gagne
result-share-win = { $names } à égalité
result-nobody = Personne ne gagne
result-yours = La fête est à toi
result-over = La partie est finie
result-watch = Revoir la partie
result-table = Regarder la table
result-show = Le résultat
replay-eyes = Par les yeux de qui
replay-all = Tout ouvert
replay-watcher = Un spectateur
verify-draws = { $count } tirages
verify-none = Cette partie a été donnée sans promesse.
verify-how-title = Comment on vérifie une donne
verify-how-1 = Avant la partie, le salon montre une promesse : l'empreinte d'un secret qu'il ne peut plus changer.
verify-how-2 = Puis chaque place ajoute son propre hasard. Le secret et les places décident ensemble de tous les tirages : personne ne peut les diriger.
verify-how-3 = À la fin, le secret s'ouvre, et ton navigateur refait chaque carte et chaque dé.
verify-contribution = Hasard de la place { $seat }
verify-again = Vérifier encore
verify-promise-differs = Le secret n'est pas celui qui était promis.
verify-draw-differs = Le tirage { $draw } aurait dû être { $expected } ; la partie dit { $recorded }.
verify-words = Le hasard donné par ton navigateur manque.
learn-none = Les règles n'ont pas pu être chargées.

## Réglages
language = Langue
theme = Lumière
theme-system = Comme le système
theme-light = Jour
theme-dark = Nuit
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé

## Le grand écran
screen-join = Rejoins sur { $host }
screen-standings = Le classement
screen-qr = Adresse de cette table

## Apprendre
learn-title = Comment jouer à { $game }
learn-start = Essaie à une vraie table
guide = Un conseil
guide-ok = Compris
waiting-lost = Pas de ligne vers le salon. On réessaie tout seul.
notices = Préviens-moi quand c'est à moi
notices-note = Pour les parties par lettre, quand cette page est fermée.
notices-here = Dans ce navigateur
notices-address = Ou appelle cette adresse (webhook)
notices-add = Ajouter
notices-wrong = Le salon ne peut pas appeler cette adresse.
notices-secret = Avec ce secret, le destinataire vérifie que l'appel vient de nous. Il n'est montré qu'une fois :
notices-browser = Ce navigateur
notices-drop = Plus maintenant
advice-ask = Qu'aurait fait le bot ?
advice-take = Reprendre d'ici, à la place { DE($name) }
advice-thinking = Le bot fort regarde ce qu'on pouvait savoir…
advice-none = Il n'y avait rien à choisir.
advice-same = Le bot fort aurait fait comme { $name }.
advice-as-good = Ce qu'a fait { $name } vaut à peu près ce qu'aurait fait le bot fort.
advice-other = Le bot fort aurait fait autre chose que { $name }.
advice-pass = Laisser passer le moment
advice-worth = { $worth } sur 100 (de { $low } à { $high })
replay-turn = Un tournant : { $name } passe de { $from } à { $to } %.
replay-biggest = Le plus grand tournant de la partie : { $name } passe de { $from } à { $to } %.
replay-mistake = Mieux : { $better } (de { $loss } sur 100, entre { $low } et { $high }).
replay-judged =
    { $rest ->
        [0] Les { $decisions } décisions ont toutes été jugées :
       *[other] { $judged } décisions sur { $decisions } ont été jugées, { $rest } ne l'ont pas été :
    } { $mistakes ->
        [0] aucune erreur nette.
        [one] une erreur nette.
       *[other] { $mistakes } erreurs nettes.
    }
screen-sound = Touchez cet écran une fois pour le son.
clock-days = { $count ->
    [one] un jour
   *[other] { $count } jours
  }
clock-hours = { $count } heures
clock-unit-days = { $count ->
    [one] jour
   *[other] jours
  }
clock-unit-hours = h
