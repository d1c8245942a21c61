# A first game, on the real board: each hint once, when it applies.
hint-ready = Talk first: ask, promise, whisper. Nobody is bound by it. Then press Ready.
hint-card = Tap a card, then a place. ✓ means: you jump there. Figures make it worth more.
hint-place = Now tap a place above. What lies there, stays there.
hint-jury = The jury counts who jumped, then dice must reach the figures. Talk for the next run.

# The rules, drawn
promise = Jump together, if they come
wins = Four times up in the plane. Whoever has the most points at the end wins.
course = A jumprun in four steps
step-1 = In the plane, talk
    .text = Ask, promise, whisper. Nobody is bound by a word. When all are ready, you jump.
step-2 = The jump: lay face down
    .text = On formations and solos. Everybody sees who lays how many cards where, never which.
step-3 = The jury turns the characters
    .text = As many ✓ as the number: they jump. Too many: it fails. Too few: half the points.
step-4 = The dice
    .text = Each figure brings a die. Together they must reach what all cards ask for; then every jumper scores the figures.
group-characters = Your characters
group-jumpcards = The jumpcards
who-note = All lie face down until the jury.
