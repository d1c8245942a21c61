about = Three cards each, the highest takes the trick.

# What happens. $seat-you is "you" when the reader sits there.
event-dealt = { $seat-you ->
    [you] You are dealt a { $card }.
   *[other] { $seat } is dealt a card.
}
event-plays = { $seat-you ->
    [you] You play a { $card }.
   *[other] { $seat } plays a { $card }.
}
event-takes = { $seat-you ->
    [you] You take the trick.
   *[other] { $seat } takes the trick.
}

# What can be done, and what is asked
move-play = Play a { $card }
ask-lead = You lead. Which card?
ask-follow = Which card do you play?

# The drawing
board-nothing = nothing
board-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
board-hand = Your hand: { $cards }

# Options
option-lowest = The lowest card takes the trick
    .help = Everything upside down: small cards are good cards.

# Names of cards
card-none = no card
card-one = one
card-two = two
card-three = three
card-four = four
card-five = five
