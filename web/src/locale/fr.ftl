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

## À une table
bar-back = Retour aux jeux
bar-help = Aide
bar-menu = Menu
bar-screen = Grand écran
bar-leave = Quitter la table
bar-talk = Paroles et récit
bar-talk-unread = Paroles et récit, { $count } de plus
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

## Après la partie
result-you = Toi
result-again = Rejouer
result-share = Partager la partie
result-how = Comment ça a tourné
result-seen = chance de gagner, vue par le bot fort
result-at = au coup { $move }
result-advice = Qu'aurait fait le bot ?
result-takeover = Reprendre à partir d'ici
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
verify-seats = { $count } places ont mélangé

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
