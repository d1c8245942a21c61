about = Six cards, half of them known, and a memory like a goldfish.

option-pace = Pace
    .help = In a race the first one to react counts. At the relaxed pace everybody is asked after each discard.
option-pace-race = A race
option-pace-relaxed = Relaxed
option-cards = Cards
    .help = The printed counts are not known for certain. Both decks are our reconstruction.
option-cards-default = Default
option-cards-alternative = Alternative
option-slips = Slips cost a card
    .help = Drawing out of turn, or reaching for a card that you may not look at, costs one penalty card.

# What happens
event-begins = { $seat-you ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-deals = -
event-memorised = { $seat-you ->
    [you] You have looked.
   *[other] { $seat } has looked.
}
event-goes = { $way-word ->
    [clockwise] { $seat-you ->
        [you] You choose: clockwise.
       *[other] { $seat } chooses: clockwise.
    }
   *[other] { $seat-you ->
        [you] You choose: counterclockwise.
       *[other] { $seat } chooses: counterclockwise.
    }
}
event-draws = { $seat-you ->
    [you] You draw a card.
   *[other] { $seat } draws a card.
}
event-no_card = { $seat-you ->
    [you] No card is left to draw. Your turn ends.
   *[other] No card is left to draw. { $seat }’s turn ends.
}
event-reshuffles = { $cards ->
    [one] The discards are shuffled: one card to draw.
   *[other] The discards are shuffled: { $cards } cards to draw.
}
event-discards = { $seat-you ->
    [you] { $place ->
        [0] You discard { $card-a }, fresh from the pile.
       *[other] You discard card { $place }: { $card-a }.
    }
   *[other] { $place ->
        [0] { $seat } discards { $card-a }, fresh from the pile.
       *[other] { $seat } discards card { $place }: { $card-a }.
    }
}
event-keeps = { $seat-you ->
    [you] You keep the card.
   *[other] { $seat } keeps the card.
}
event-counters = { $seat-you ->
    [you] You counter with card { $place }: { $card-a }.
   *[other] { $seat } counters with card { $place }: { $card-a }.
}
event-wrong = { $seat-you ->
    [you] Your card { $place } does not match. Everybody sees it.
   *[other] { $seat }’s card { $place } does not match. Everybody sees it.
}
event-penalty = { $seat-you ->
    [you] You get one penalty card.
   *[other] { $seat } gets one penalty card.
}
event-gives = { $seat-you ->
    [you] You give { $other } a card from the pile.
   *[other] { $other-you ->
        [you] { $seat } gives you a card from the pile.
       *[other] { $seat } gives { $other } a card from the pile.
    }
}
event-looks = { $seat-you ->
    [you] { $other-you ->
        [you] You look at your card { $place }.
       *[other] You look at { $other }’s card { $place }.
    }
   *[other] { $other-you ->
        [you] { $seat } looks at your card { $place }.
        [own] { $seat } looks at their own card { $place }.
       *[other] { $seat } looks at { $other }’s card { $place }.
    }
}
event-looked = { $seat-you ->
    [you] You have seen it.
   *[other] { $seat } has seen it.
}
event-swaps = { $seat-you ->
    [you] You swap your card { $place } with { $other }’s card { $other_place }.
   *[other] { $other-you ->
        [you] { $seat } swaps card { $place } with your card { $other_place }.
       *[other] { $seat } swaps card { $place } with { $other }’s card { $other_place }.
    }
}
event-fizzles = { $seat-you ->
    [you] Your { $card } finds no target and does nothing.
   *[other] { $seat }’s { $card } finds no target and does nothing.
}
event-passes = { $seat-you ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-rearranges = { $seat-you ->
    [you] Your card { $place } changes places with the next one.
   *[other] { $seat }: card { $place } changes places with the next one.
}
event-slips = { $seat-you ->
    [you] Oops. You reach where you may not.
   *[other] Oops. { $seat } reaches where nobody may.
}
event-bloops = { $seat-you ->
    [you] BLOOPS! Everybody else has one more turn.
   *[other] BLOOPS! says { $seat }. Everybody else has one more turn.
}
event-last_window = The last card lies there. Counter now, or pass.
event-twenty = { $seat-you ->
    [you] You discard the 20. The game is over.
   *[other] { $seat } discards the 20. The game is over.
}
event-runs_dry = A whole round without a card. The game is over.
scored = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-scores = { $seat-you ->
    [you] { $stars ->
        [0] You: { scored }.
        [one] You: { scored }, with a star.
        [2] You: { scored }, with two stars.
       *[other] You: { scored }. Your { $stars } stars do not count.
    }
   *[other] { $stars ->
        [0] { $seat }: { scored }.
        [one] { $seat }: { scored }, with a star.
        [2] { $seat }: { scored }, with two stars.
       *[other] { $seat }: { scored }. { $stars } stars do not count.
    }
}

# What can be done
move-got-it = Got it
move-clockwise = Clockwise
move-counterclockwise = Counterclockwise
move-draw = Draw
move-throw = Discard it
move-pass = Pass
move-bloops = BLOOPS!
move-done = End the turn
move-seat = { $seat-you ->
    [you] You
   *[other] { $seat }
}
move-card = Card { $number }
move-keep = Keep it, discard card { $number }
move-counter = Counter with card { $number }
move-swap = Move card { $number } one place on
move-grab = Reach for the pile
move-peek = Reach for a card

# What is asked
ask-memorise = Look well. Nobody will remember it for you.
ask-direction = Which way round shall it go?
ask-draw = Draw a card.
ask-hand = You hold { $card-a }. Discard it, or keep it and discard another?
ask-call = Say BLOOPS, or end your turn?
ask-wait = { $seat } plays. Hands off the cards.
ask-look = Look well. Nobody will remember it for you.
ask-give = Your 6: who gets a card?
ask-look-whom = Whose card do you want to see?
ask-look-card = { $seat-you ->
    [you] Which of your cards do you want to see?
   *[other] Which of { $seat }’s cards do you want to see?
}
ask-swap-mine = Your 9: which of your cards goes?
ask-swap-whom = With whom do you swap?
ask-swap-card = Which of { $seat }’s cards do you take?
ask-counter = On the discard pile lies { $card-a }. Counter with the same?
ask-counter-or-pass = On the discard pile lies { $card-a }. Counter with the same, or pass?
ask-counter-or-draw = On the discard pile lies { $card-a }. Counter with the same, or draw?
ask-counter-or-call = On the discard pile lies { $card-a }. Counter with the same, or say BLOOPS?

# The drawing
board-pile = { $cards ->
    [0] no card to draw
    [one] one card to draw
   *[other] { $cards } cards to draw
}
board-top = discarded: { $card }
board-waiting = still to act: { $who }
board-drawn = You hold: { $card }
board-bloops = BLOOPS
board-no-cards = no cards

# Names of values
card-none = nothing
    .a = nothing
    .A = Nothing
card-0 = 0
    .a = a 0
    .A = A 0
card-1 = 1
    .a = a 1
    .A = A 1
card-2 = 2
    .a = a 2
    .A = A 2
card-3 = 3
    .a = a 3
    .A = A 3
card-4 = 4
    .a = a 4
    .A = A 4
card-5 = 5
    .a = a 5
    .A = A 5
card-6 = 6
    .a = a 6
    .A = A 6
card-7 = 7
    .a = a 7
    .A = A 7
card-8 = 8
    .a = an 8
    .A = An 8
card-9 = 9
    .a = a 9
    .A = A 9
card-10 = 10
    .a = a 10
    .A = A 10
card-11 = 11
    .a = an 11
    .A = An 11
card-12 = 12
    .a = a 12
    .A = A 12
card-20 = 20
    .a = a 20
    .A = A 20
help-card-6 = An opponent of your choice gets the top card of the pile, unseen.
help-card-7 = Look at one card, your own or an opponent’s.
help-card-8 = Look at one card, your own or an opponent’s.
help-card-9 = Swap one of your cards with one of an opponent’s. Nobody looks.
help-card-20 = Whoever discards it ends the game at once.
pace-race = race
pace-relaxed = relaxed
way-clockwise = clockwise
way-counterclockwise = counterclockwise
phase-deal = deal
phase-first = who begins
phase-memorise = memorise
phase-direction = direction
phase-draw = draw
phase-take = drawing
phase-hand = card in hand
phase-window = window
phase-call = BLOOPS or not
phase-over = over

# Aloud
spoken-drawn = You hold { $card-a }.
spoken-top = On the discard pile lies { $card-a }.
spoken-card = { $seat-you ->
    [you] Your card { $place } is { $card-a }.
   *[other] { $seat }’s card { $place } is { $card-a }.
}
spoken-row = { $seat-you ->
    [you] You have
   *[other] { $seat } has
} { $cards ->
    [0] no cards.
    [one] { $cards } card.
   *[other] { $cards } cards.
}
spoken-bloops = { $seat-you ->
    [you] You have said BLOOPS.
   *[other] { $seat } has said BLOOPS.
}
spoken-waiting = { $seat-you ->
    [you] You have an effect to carry out.
   *[other] { $seat } has an effect to carry out.
}

# Headings in the terminal, where many moves are listed
group-seat = Choose a player
group-card = Choose a card
group-keep = Keep it, discard a card of yours
group-counter = Counter with a card
group-swap = Move a card one place on

# The odds
odds-low = An unseen card is low: 0 to 5
odds-acts = It does something: 6 to 9
odds-high = It is high: 10 or more
odds-fits = It is { $card-a }, like the discard

# What a card does here, said from what lies open alone
does-draw = You look at it, then discard it or swap it for one of yours.
does-bloops = Everybody else has one more turn, then all cards are turned over. Fewest points win.
does-throw = { $value ->
    [6] Discarded, it gives an opponent of your choice a card from the pile.
    [7] Discarded, it lets you look at one card, yours or anybody’s.
    [8] Discarded, it lets you look at one card, yours or anybody’s.
    [9] Discarded, it lets you swap one of your cards with an opponent’s. Nobody looks.
    [20] Discarded, it ends the game at once.
   *[other] Discarded, it does nothing. Whoever has { $card-a } may counter with it.
}
does-throw-idle = Discarded, it finds no target and does nothing. Whoever has { $card-a } may counter with it.
does-keep = { $card-A } goes to the end of your row, your card { $place } face up on the discard pile, where it acts if it is a 6, 7, 8 or 9.
does-counter = If your card { $place } is { $card-a } too, you are rid of it. If not, everybody sees it{ $penalty ->
    [0] , and you counter no more here.
   *[1] { "" } and you get a penalty card.
}
does-look = { $owner-you ->
    [you] You look at your card { $place }, for a moment, and you alone.
   *[other] You look at { $owner }’s card { $place }, for a moment, and you alone.
}
does-give = { $seat } gets the top card of the pile. Nobody sees it.
does-swap-mine = Your card { $place } goes away. Next you say what comes in its place.
does-swap = Your card { $mine } goes to { $owner }, and { $owner }’s card { $place } comes to you. Nobody looks.

# What a turn came to, in one sentence
turn-discards = { $seat-you ->
    [you] { $place ->
        [0] You throw away { $card-a }, fresh from the pile.
       *[other] You keep what you drew and throw away { $card-a }.
    }
   *[other] { $place ->
        [0] { $seat } throws away { $card-a }, fresh from the pile.
       *[other] { $seat } keeps the drawn card and throws away { $card-a }.
    }
}
turn-counters = { $seat-you ->
    [you] You throw in another: { $card-a }.
   *[other] { $seat } throws in another: { $card-a }.
}
turn-wrong = { $seat-you ->
    [you] Your card { $place } does not match, and everybody has seen it.
   *[other] { $seat }’s card { $place } does not match, and everybody has seen it.
}
turn-gives = { $seat-you ->
    [you] { $other } gets a card from you.
   *[other] { $other-you ->
        [you] You get a card from { $seat }.
       *[other] { $other } gets a card from { $seat }.
    }
}
turn-looks = { event-looks }
turn-swaps = { $seat-you ->
    [you] You swap your card { $place } with { $other }’s card { $there }.
   *[other] { $other-you ->
        [you] { $seat } swaps card { $place } with your card { $there }.
       *[other] { $seat } swaps card { $place } with { $other }’s card { $there }.
    }
}
turn-fewest = { $seat-you ->
    [you] You have the fewest: { scored }.
   *[other] { $seat } has the fewest: { scored }.
}
turn-shared = Tied for the fewest: { scored }.
