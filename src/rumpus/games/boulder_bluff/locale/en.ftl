about = Climb boulders, or say that you did.

# Options
option-tie = A tie among others
    .help = How it is settled when climbers tie for the boulder and the active player is not one of them.
option-tie-lot = By lot
    .help = A fair lot. Always for bots and simulations, quick for people.
option-tie-declared = By a challenge in the room
    .help = The active player names a challenge, those tied do it, and anybody who watched says who won.
option-tie-tapping = By tapping
    .help = Ten seconds of tapping. Each reports a count, and the counts open together.

# What happens
event-begins = { $seat-you ->
    [you] You get the chalk bag and begin.
   *[other] { $seat } gets the chalk bag and begins.
}
event-dealt = { $card-word ->
    [hidden] -
   *[other] { $seat-you ->
        [you] You draw { $card-a }.
       *[other] { $seat } draws { $card-a }.
    }
}
event-shuffles = { $cards ->
    [one] The discards are shuffled: a new deck of one card.
   *[other] The discards are shuffled: a new deck of { $cards } cards.
}
event-appears = Boulder { $place } is { $second-word ->
    [none] { $base }
   *[other] { $base } and { $second }
}: it asks for strength { $points } and is worth { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-last_ones = That was the last boulder of the pile. The next one taken ends the game.
event-warms_up = { $seat-you ->
    [you] You warm up.
   *[other] { $seat } warms up.
}
event-chooses = { $seat-you ->
    [you] You go for boulder { $place }, the { $second-word ->
        [none] { $base } { $points }.
       *[other] { $base } and { $second } { $points }.
    }
   *[other] { $seat } goes for boulder { $place }, the { $second-word ->
        [none] { $base } { $points }.
       *[other] { $base } and { $second } { $points }.
    }
}
event-joins = { $seat-you ->
    [you] You join.
   *[other] { $seat } joins.
}
event-stays = { $seat-you ->
    [you] You stay down.
   *[other] { $seat } stays down.
}
event-lays_up = { $seat-you ->
    [you] You lay { $card-a }, face up.
   *[other] { $seat } lays { $card-a }, face up.
}
event-lays_down = { $card-word ->
    [hidden] { $seat } lays a card face down.
   *[other] { $seat-you ->
        [you] You lay { $card-a }, face down.
       *[other] { $seat } lays { $card-a }, face down.
    }
}
event-chalks = { $seat-you ->
    [you] Your chalk: { $value }.
   *[other] { $seat }: chalk { $value }.
}
event-alone = { $seat-you ->
    [you] Nobody joins. The { $second-word ->
        [none] { $base } { $points }
       *[other] { $base } and { $second } { $points }
    } is yours, and nobody looks.
   *[other] Nobody joins. The { $second-word ->
        [none] { $base } { $points }
       *[other] { $base } and { $second } { $points }
    } goes to { $seat }, and nobody looks.
}
event-winks = { $seat-you ->
    [you] The discard shows what you had: { $count ->
        [1] { $card-a }.
       *[other] { $count } times { $card }.
    }
   *[other] The discard shows what { $seat } had: { $count ->
        [1] { $card-a }.
       *[other] { $count } times { $card }.
    }
}
event-turns_over = { $seat-you ->
    [you] You turn over { $count ->
        [1] { $card-a }.
       *[other] { $count } cards: { $card }.
    }
   *[other] { $seat } turns over { $count ->
        [1] { $card-a }.
       *[other] { $count } cards: { $card }.
    }
}
event-squirrel = { $seat-you ->
    [you] Your squirrel snatches the words from { $other-you ->
        [you] a card of your own: { $card }.
       *[other] a card of { $other }’s: { $card }.
    }
   *[other] { $seat }’s squirrel snatches the words from { $other-you ->
        [you] a card of yours: { $card }.
        [own] a card of their own: { $card }.
       *[other] a card of { $other }’s: { $card }.
    }
}
event-boar = { $seat-you ->
    [you] Your boar runs over { $other-you ->
        [you] a card of your own: { $card }.
       *[other] a card of { $other }’s: { $card }.
    }
   *[other] { $seat }’s boar runs over { $other-you ->
        [you] a card of yours: { $card }.
        [own] a card of their own: { $card }.
       *[other] a card of { $other }’s: { $card }.
    }
}
event-bear = { $seat-you ->
    [you] Your bear roars. Every other climber slips by one.
   *[other] { $seat }’s bear roars. Every other climber slips by one.
}
event-deer = { $seat-you ->
    [you] Your deer throws chalk about: { $value } now.
   *[other] { $seat }’s deer throws chalk about: { $value } now.
}
event-wolves = { $seat-you ->
    [you] Your wolves howl for whoever takes the boulder.
   *[other] { $seat }’s wolves howl for whoever takes the boulder.
}
event-counts = { $seat-you ->
    [you] You come
   *[other] { $seat } comes
} to { $total }: cards { $cards }, chalk { $chalk }{ $bonus ->
    [0] {""}
   *[other] , all in the boulder’s colour +{ $bonus }
}{ $tired ->
    [0] {""}
   *[other] , tired −{ $tired }
}{ $bears ->
    [0] {""}
   *[other] , bear −{ $bears }
}. The boulder asks for { $asked }.
event-ties = { $seat-you ->
    [you] You tie for the boulder with { $total }.
   *[other] { $seat } ties for the boulder with { $total }.
}
event-contest = { $seat-you ->
    [you] You name the challenge: { $contest }.
   *[other] { $seat } names the challenge: { $contest }.
}
event-tapped = { $seat-you ->
    [you] You tapped { $taps ->
        [one] { $taps } time.
       *[other] { $taps } times.
    }
   *[other] { $seat } tapped { $taps ->
        [one] { $taps } time.
       *[other] { $taps } times.
    }
}
event-declares = { $seat-you ->
    [you] You declare: { $other } wins the challenge.
   *[other] { $seat } declares: { $other-you ->
        [you] you win the challenge.
       *[other] { $other } wins the challenge.
    }
}
event-lot = { $seat-you ->
    [you] The lot falls on you.
   *[other] The lot falls on { $seat }.
}
event-wins = { $seat-you ->
    [you] Nobody beats your { $total }: you take the { $second-word ->
        [none] { $base } { $points }.
       *[other] { $base } and { $second } { $points }.
    }
   *[other] Nobody beats { $seat }’s { $total }: { $seat } takes the { $second-word ->
        [none] { $base } { $points }.
       *[other] { $base } and { $second } { $points }.
    }
}
event-bitten = { $seat-you ->
    [you] The wolves leave you an injury of { $value }.
   *[other] The wolves leave { $seat } an injury of { $value }.
}
event-flips = { $seat-you ->
    [you] You came too low and flip an injury token: { $value }.
   *[other] { $seat } came too low and flips an injury token: { $value }.
}
event-hurt = { $seat-you ->
    [you] An injury of { $value } goes on your { $base } { $points }.
   *[other] { $seat } puts an injury of { $value } on the { $base } { $points }.
}
event-spared = { $seat-you ->
    [you] You came too low, but have no boulder of that colour to be hurt on.
   *[other] { $seat } came too low, but has no boulder of that colour to be hurt on.
}

# What can be done
move-warm-up = Warm up
move-boulder = Boulder { $place }
move-climb = Climb
move-stay = Stay down
move-up = { $card }, face up
move-down = { $card }, face down
move-of = { $seat-you ->
    [you] One of my own cards
   *[other] One of { $seat }’s cards
}
move-take = { $card }
move-on = On the { $points }
move-contest = { $contest }
move-winner = { $seat } won
move-tens = { $taps } taps, and …
move-ones = … { $taps } more

# What is asked
ask-turn = Choose a boulder, or warm up.
ask-lay = The { $colour } { $points }. Lay your cards from left to right, those face up first. Cards go down in the order of this list: one that you pass over cannot follow.
ask-join = The { $colour } { $points }: join, at least one card face up, or stay down? Cards go down in the order of this list: one that you pass over cannot follow.
ask-lay-on = { $up } up, { $down } down. One more card, or climb?
ask-squirrel = Your squirrel takes the words from a card. Whose?
ask-squirrel-card = { $seat-you ->
    [you] Which of your cards loses its words?
   *[other] Which of { $seat }’s cards loses its words?
}
ask-boar = Your boar tramples a card. Whose?
ask-boar-card = { $seat-you ->
    [you] Which of your cards becomes 0?
   *[other] Which of { $seat }’s cards becomes 0?
}
ask-injury = An injury of { $value }: on which of your { $colour } boulders?
ask-contest = A tie. Name a challenge for those tied.
ask-winner = { $contest }: who won?
ask-tens = Ten seconds of tapping are over. How many, in tens?
ask-ones = { $taps } taps, and how many more?

# The drawing
board-piles = { $boulders ->
    [0] No boulder left in the pile
    [one] { $boulders } boulder in the pile
   *[other] { $boulders } boulders in the pile
} · { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
board-discard = Discard
board-hand = Your hand
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-front = · { $injuries } from wolves
board-stays = stays down
board-hidden = { $cards ->
    [one] { $cards } face down
   *[other] { $cards } face down
}
board-chalk = chalk { $value }

# What the brown cards do
help-card-bear = Every other climber has one strength less.
help-card-boar = Choose a card that was played: its value becomes 0. It still counts for the colour bonus.
help-card-squirrel = Choose a card that was played: its written effect is void. Squirrels act first.
help-card-deer = Your chalk counts three times, for better or worse.
help-card-wolves = Whoever wins the boulder puts an injury token in front of them: it costs points, not strength.

# Names of values
colour-none = none
colour-orange = orange
colour-green = green
colour-violet = violet
contest-none = none
contest-push-ups = Push-ups
contest-sit-ups = Sit-ups
contest-squats = Squats
contest-plank = Plank
answer-none = not asked yet
answer-climbs = climbs
answer-stays = stays down
tie-lot = lot
tie-declared = challenge
tie-tapping = tapping
step-none = not tapping
step-tens = reports tens
step-ones = reports ones
step-done = done
place-none = nowhere
place-pile = in the pile
place-row = in the row
place-seat-1 = at seat 1
place-seat-2 = at seat 2
place-seat-3 = at seat 3
place-seat-4 = at seat 4
phase-who_begins = who begins
phase-deal = dealing
phase-row = a new boulder
phase-decide = boulder or warm-up
phase-warm = warm-up
phase-lay = laying cards
phase-chalk = chalk
phase-whose = whose card
phase-pick = which card
phase-challenge = naming a challenge
phase-declare = who won
phase-taps = tapping
phase-lot = the lot
phase-howl = wolves
phase-flip = flipping a token
phase-injury = placing an injury
phase-over = over
card-orange-1 = orange 1
    .a = an orange 1
card-orange-2 = orange 2
    .a = an orange 2
card-orange-3 = orange 3
    .a = an orange 3
card-orange-4 = orange 4
    .a = an orange 4
card-orange-5 = orange 5
    .a = an orange 5
card-green-1 = green 1
    .a = a green 1
card-green-2 = green 2
    .a = a green 2
card-green-3 = green 3
    .a = a green 3
card-green-4 = green 4
    .a = a green 4
card-green-5 = green 5
    .a = a green 5
card-violet-1 = violet 1
    .a = a violet 1
card-violet-2 = violet 2
    .a = a violet 2
card-violet-3 = violet 3
    .a = a violet 3
card-violet-4 = violet 4
    .a = a violet 4
card-violet-5 = violet 5
    .a = a violet 5
card-orange-green-1 = orange and green 1
    .a = an orange and green 1
card-orange-green-2 = orange and green 2
    .a = an orange and green 2
card-orange-green-3 = orange and green 3
    .a = an orange and green 3
card-orange-violet-1 = orange and violet 1
    .a = an orange and violet 1
card-orange-violet-2 = orange and violet 2
    .a = an orange and violet 2
card-orange-violet-3 = orange and violet 3
    .a = an orange and violet 3
card-green-orange-1 = green and orange 1
    .a = a green and orange 1
card-green-orange-2 = green and orange 2
    .a = a green and orange 2
card-green-orange-3 = green and orange 3
    .a = a green and orange 3
card-green-violet-1 = green and violet 1
    .a = a green and violet 1
card-green-violet-2 = green and violet 2
    .a = a green and violet 2
card-green-violet-3 = green and violet 3
    .a = a green and violet 3
card-violet-orange-1 = violet and orange 1
    .a = a violet and orange 1
card-violet-orange-2 = violet and orange 2
    .a = a violet and orange 2
card-violet-orange-3 = violet and orange 3
    .a = a violet and orange 3
card-violet-green-1 = violet and green 1
    .a = a violet and green 1
card-violet-green-2 = violet and green 2
    .a = a violet and green 2
card-violet-green-3 = violet and green 3
    .a = a violet and green 3
card-bear = Angry Bear
    .a = the Angry Bear
card-boar = Boar Assault
    .a = the Boar Assault
card-squirrel = Cute Squirrel
    .a = the Cute Squirrel
card-deer = Lucky Deer
    .a = the Lucky Deer
card-wolves = Wolves Cry
    .a = the Wolves Cry

# Aloud
spoken-boulder = { $place ->
    [0] This climb
   *[other] Boulder { $place }
}: { $second-word ->
    [none] { $base } { $points }.
   *[other] { $base } and { $second } { $points }.
}
spoken-up = { $seat-you ->
    [you] You have face up
   *[other] { $seat } has face up
}: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } times.
}
spoken-down = { $seat-you ->
    [you] You have
   *[other] { $seat } has
} { $cards ->
    [0] no card face down.
    [one] { $cards } card face down.
   *[other] { $cards } cards face down.
}
spoken-hand = In your hand: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } times.
}
spoken-seat = { $seat-you ->
    [you] You
   *[other] { $seat }
}: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $boulders ->
    [0] no boulder
    [one] { $boulders } boulder worth { $points }
   *[other] { $boulders } boulders worth { $points }
}{ $injuries ->
    [0] { "" }.
   *[other] , less { $injuries } for injuries.
}
spoken-piles = Left to come: boulders { $boulders }, cards { $cards }.

# Headings in the terminal, where many moves are listed
group-boulder = Choose a boulder
group-up = Lay a card face up
group-down = Lay a card face down
group-of = Choose a player
group-take = Take a card
group-on = Choose a boulder by its points
group-contest = Choose a challenge
group-winner = Who won
group-tens = How many taps: the tens
group-ones = How many taps: the ones

# The odds
odds-reach = Your cards and chalk reach { $asked }
odds-chalk-helps = Chalk helps
odds-chalk-hurts = Chalk hurts

# What a boulder or a card means now, only for who holds the hand
does-warm-up = You draw one card and climb nothing this turn.
does-stay = You keep your cards, risk nothing and win nothing.
does-climb = You take a chalk token; then the others say whether they join.
does-boulder = Asks for { $points }. { $cards ->
    [0] None of your cards counts here
   *[other] Your cards give up to { $cards }
}{ $tired ->
    [0] { "" }
   *[other] , tired −{ $tired }
}{ $cards ->
    [0] { "" }
   *[other] , plus chalk
}: { $reach ->
    [0] only a bluff tops it.
    [1] with good chalk you top it.
    [2] you top it unless the chalk is bad.
   *[other] you top it even with bad chalk.
}
does-card = Choose a boulder first: then it says what it gives there.
does-lay = { $value ->
    [0] { $hidden ->
        [1] Gives nothing here, but face down nobody sees that.
       *[other] Gives nothing here: no colour of this boulder, and everybody sees it.
    }
   *[other] Gives { $value } on this boulder.
}
does-boar = { $owner-you ->
    [you] Your own { $card } is worth 0 then.
   *[other] { $owner }’s { $card } is worth 0 then.
}
does-squirrel = { $words ->
    [0] There are no words on it: nothing changes.
    [2] Its words have done their work or are gone: nothing changes.
   *[other] { $owner-you ->
        [you] Your own { $card } does nothing then.
       *[other] { $owner }’s { $card } does nothing then.
    }
}
does-on = { $value ->
    [one] It costs { $value } point, and strength on that colour.
   *[other] It costs { $value } points, and strength on that colour.
}

# What a climb came to, in one sentence
turn-warms-up = { $seat-you ->
    [you] You warm up and draw a card.
   *[other] { $seat } warms up and draws a card.
}
boulder-of = { $second-word ->
    [none] { $base } { $points }
   *[other] { $base } and { $second } { $points }
}
turn-chooses = { $seat-you ->
    [you] You go for the { boulder-of }{ climbs-with }
   *[other] { $seat } goes for the { boulder-of }{ climbs-with }
}
climbs-with = { $up ->
    [0] { "" }.
    [one] { "" } with one open card{ hides-some }
   *[other] { "" } with { $up } open cards{ hides-some }
}
hides-some = { $down ->
    [0] { "" }.
    [one] { "" } and one hidden.
   *[other] { "" } and { $down } hidden.
}
turn-joins = { event-joins }
turn-stays = { event-stays }
turn-alone = { $seat-you ->
    [you] Nobody joins: you take the { boulder-of }, and nobody looks.
   *[other] Nobody joins: { $seat } takes the { boulder-of }, and nobody looks.
}
turn-wins = { $seat-you ->
    [you] Nobody beats your { $total }: you take the { boulder-of }.
   *[other] Nobody beats { $seat }’s { $total }: { $seat } takes the { boulder-of }.
}
turn-hurt = { $seat-you ->
    [you] You are hurt.
   *[other] { $seat } is hurt.
}
turn-hurts = { $count } climbers are hurt.
