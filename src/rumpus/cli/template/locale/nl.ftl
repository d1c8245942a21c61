about = Elk drie kaarten, de hoogste pakt de slag.

# Wat er gebeurt. $seat-you is "you" als de lezer daar zit.
event-dealt = { $seat-you ->
    [you] Je krijgt een { $card }.
   *[other] { $seat } krijgt een kaart.
}
event-plays = { $seat-you ->
    [you] Je speelt een { $card }.
   *[other] { $seat } speelt een { $card }.
}
event-takes = { $seat-you ->
    [you] Jij pakt de slag.
   *[other] { $seat } pakt de slag.
}

# Wat kan, en wat gevraagd wordt
move-play = Speel een { $card }
ask-lead = Jij komt uit. Welke kaart?
ask-follow = Welke kaart speel je?

# De tekening
board-nothing = niets
board-tricks = { $tricks ->
    [one] { $tricks } slag
   *[other] { $tricks } slagen
}, { $cards ->
    [one] { $cards } kaart in de hand
   *[other] { $cards } kaarten in de hand
}
board-hand = Jouw hand: { $cards }

# Opties
option-lowest = De laagste kaart pakt de slag
    .help = Alles andersom: kleine kaarten zijn goede kaarten.

# Namen van kaarten
card-none = geen kaart
card-one = één
card-two = twee
card-three = drie
card-four = vier
card-five = vijf
