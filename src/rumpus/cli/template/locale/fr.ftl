about = Trois cartes chacun, la plus haute emporte le pli.

# Ce qui se passe. $seat-you vaut "you" quand le lecteur est assis là.
event-dealt = { $seat-you ->
    [you] Tu reçois un { $card }.
   *[other] { $seat } reçoit une carte.
}
event-plays = { $seat-you ->
    [you] Tu joues un { $card }.
   *[other] { $seat } joue un { $card }.
}
event-takes = { $seat-you ->
    [you] Tu emportes le pli.
   *[other] { $seat } emporte le pli.
}

# Ce qu’on peut faire, et ce qui est demandé
move-play = Jouer un { $card }
ask-lead = À toi d’ouvrir. Quelle carte ?
ask-follow = Quelle carte joues-tu ?

# Le dessin
board-nothing = rien
board-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}, { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
board-hand = Ta main : { $cards }

# Options
option-lowest = La carte la plus basse emporte le pli
    .help = Le monde à l’envers : les petites cartes sont les bonnes.

# Noms des cartes
card-none = aucune carte
card-one = un
card-two = deux
card-three = trois
card-four = quatre
card-five = cinq
