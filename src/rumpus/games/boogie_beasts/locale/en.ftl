about = Plan a skydive with your friends, promise everything, and pull the cord in time.
option-pace = Pace
    .help = How the jump is played.
option-pace-live = Live
    .help = Three minutes in the plane, one minute to jump, everybody at once.
option-pace-relaxed = Relaxed
    .help = No clock. Everybody makes a secret plan and seals it; all plans are opened together.
option-pace-correspondence = By letter
    .help = As relaxed, with days to decide.
option-late = Late cards
    .help = What happens to a card that comes after PULL.
option-late-friendly = Friendly
    .help = A late card is refused.
option-late-strict = Strict
    .help = Whoever plays late is flat as a pancake and scores nothing in this jumprun.

# Where: part of the sentences below
at-place = { $place-kind ->
    [solo] { $host-you ->
        [you] your solo
       *[other] { $host }’s solo
    }
   *[formation] { $place }
}
said-place = { $place-kind ->
    [solo] { $mine ->
        [yes] my solo
       *[no] { $host-you ->
            [you] your solo
           *[other] { $host }’s solo
        }
    }
   *[formation] { $place }
}

# What happens
event-run = { $seat-you ->
    [you] Jumprun { $run } of 4. You are the jumpmaster.
   *[other] Jumprun { $run } of 4. { $seat } is the jumpmaster.
}
event-dealt = { $seat-you ->
    [you] You get { $card-a }.
   *[other] -
}
event-reshuffled = { $cards ->
    [one] The pile is empty: one discard is shuffled.
   *[other] The pile is empty: { $cards } discards are shuffled.
}
event-plane = The plane climbs. Plan, promise, or lie: nobody is bound by a word.
event-ready = { $seat-you ->
    [you] You are ready to jump.
   *[other] { $seat } is ready to jump.
}
event-waits = { $seat-you ->
    [you] You want more time.
   *[other] { $seat } wants more time.
}
event-jump = { $early ->
    [1] Everybody is ready. JUMP!
   *[other] JUMP!
}
event-laid = { $seat-you ->
    [you] You lay { $card-a } on { at-place }.
   *[other] { $seat } lays a card on { at-place }.
}
event-joined = { $seat-you ->
    [you] You put your { $sort } on { at-place }.
   *[other] { $seat } puts a character on { at-place }.
}
event-done = { $seat-you ->
    [you] You open your chute.
   *[other] { $seat } opens the chute.
}
event-sealed = { $seat-you ->
    [you] Your plan is sealed.
   *[other] { $seat }’s plan is sealed.
}
event-pull = PULL!
event-flat = { $seat-you ->
    [you] Too late: you are flat as a pancake.
   *[other] Too late: { $seat } is flat as a pancake.
}
event-opened = All plans are opened.
event-lies = { $seat-you ->
    [you] On { at-place }: { lying } from you.
   *[other] On { at-place }: { lying } from { $seat }.
}
lying = { $characters ->
    [0] { lying-cards }
    [one] { $cards ->
        [0] a character
       *[other] a character and { lying-cards }
    }
   *[other] { $cards ->
        [0] { $characters } characters
       *[other] { $characters } characters and { lying-cards }
    }
}
lying-cards = { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
}
event-judges = The jury looks at { at-place }.
event-shows = { $seat-you ->
    [you] You: { $sort }.
   *[other] { $seat }: { $sort }.
}
event-doubled = { $seat-you ->
    [you] More than one of yours: they all leave { at-place }.
   *[other] More than one of { $seat }’s: they all leave { at-place }.
}
event-turned = { $counts ->
    [0] { $seat-you ->
        [you] From you: { $card-a }, which does not count here.
       *[other] From { $seat }: { $card-a }, which does not count here.
    }
   *[other] { $seat-you ->
        [you] From you: { $card-a }.
       *[other] From { $seat }: { $card-a }.
    }
}
event-verdict = { $verdict-word ->
    [crowded] Too many for { $place }. It fails.
    [exact] Exactly { $size } ✓. They jump.
    [filled] With every ?, exactly { $size }. They jump.
    [short] { $jumpers ->
        [one] Only one of { $size }: a jump for half the points.
       *[other] Only { $jumpers } of { $size }: a jump for half the points.
    }
    [solo] { $host-you ->
        [you] You jump alone.
       *[other] { $host } jumps alone.
    }
   *[nobody] Nobody jumps.
}
event-flop = Not one figure: no dice, no points.
event-needs = Needs { $difficulty } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, for { $potential ->
    [one] { $potential } point
   *[other] { $potential } points
}.
event-die = { $left ->
    [0] A { $value }: { $rolled }.
    [one] A { $value }: { $rolled }. { $need ->
        [0] That is enough already.
        [1] A 1 will do.
        [2] A 2 will do.
        [3] A 3 will do.
        [4] A 4 will do.
        [5] A 5 will do.
        [6] A 6 will do.
       *[other] One die cannot do it: { $need } to go.
    }
   *[other] A { $value }: { $rolled }.
}
event-landed = { $rolled } against { $difficulty }: a safe landing.
event-tumbled = { $rolled } against { $difficulty }: down into the daisies.
event-points = { $seat-you ->
    [you] { $points ->
        [one] You score { $points } point.
       *[other] You score { $points } points.
    }
   *[other] { $points ->
        [one] { $seat } scores { $points } point.
       *[other] { $seat } scores { $points } points.
    }
}
event-nothing = { $seat-you ->
    [you] You are flat, and score nothing.
   *[other] { $seat } is flat, and scores nothing.
}
event-sheet = { $seat-you ->
    [you] You: { $points } in jumprun { $run }, { $total } in all.
   *[other] { $seat }: { $points } in jumprun { $run }, { $total } in all.
}

# What can be done
move-lay = Lay { $card-a } on { at-place }
move-join = Put { $sort } on { at-place }
move-back = Take back from { at-place }
move-ready = Ready
move-wait = More time
move-done = Open the chute
move-seal = Seal the plan

# What is asked
ask-ready = Plan and talk. Ready to jump: { $ready } of { $seats }. You too?
ask-wait = You are ready. In all: { $ready } of { $seats }.
ask-jump = JUMP! Play what you like where you like. What lies stays.
ask-plan = Make your plan, then seal it. Nobody sees it before all are sealed.
ask-late = PULL! A card now costs you all points of this jumprun.

# Quick statements
talk-join-yes = I jump ✓ in { said-place }.
talk-join-maybe = I put my ? in { said-place }.
talk-out-of = I do not jump in { said-place }.
talk-out = Count me out: no formation for me.
talk-solo = I jump solo.
talk-no-solo = No solo for me.
talk-bring = I bring figures worth { $number } to { said-place }.
talk-will-help = I will help { said-place }.
talk-will-hurt = I will make { said-place } harder.
talk-leave-alone = I lay nothing on { said-place }.
talk-ask-who = Who jumps in { said-place }?
talk-ask-join = { $seat-you ->
    [you] Do you jump with me in { said-place }?
   *[other] { $seat }, do you jump with me in { said-place }?
}
talk-ask-out = { $seat-you ->
    [you] Please stay out of { said-place }.
   *[other] { $seat }, please stay out of { said-place }.
}
talk-ask-bring = { $seat-you ->
    [you] Can you bring figures worth { $number } to { said-place }?
   *[other] { $seat }, can you bring figures worth { $number } to { said-place }?
}
talk-ask-help = { $seat-you ->
    [you] Will you help { said-place }?
   *[other] { $seat }, will you help { said-place }?
}
talk-ask-hurt = { $seat-you ->
    [you] Will you make { said-place } harder?
   *[other] { $seat }, will you make { said-place } harder?
}
talk-ask-peace = { $seat-you ->
    [you] Please lay nothing on { said-place }.
   *[other] { $seat }, please lay nothing on { said-place }.
}
talk-need-jumpers = { $number ->
    [one] We need one more jumper in { said-place }.
   *[other] We need { $number } more jumpers in { said-place }.
}
talk-need-figures = We need figures worth { $number } in { said-place }.
talk-agree = { $seat-you ->
    [you] Agreed.
   *[other] { $seat }: agreed.
}
talk-refuse = { $seat-you ->
    [you] No, thank you.
   *[other] { $seat }: no, thank you.
}
talk-perhaps = { $seat-you ->
    [you] Perhaps.
   *[other] { $seat }: perhaps.
}
talk-promise = I promise.
talk-believe = { $seat-you ->
    [you] I believe you.
   *[other] I believe { $seat }.
}
talk-doubt = { $seat-you ->
    [you] I do not believe you.
   *[other] I do not believe { $seat }.
}
talk-warn = { $seat-you ->
    [you] If you hurt me, I hurt you.
   *[other] { $seat }, if you hurt me, I hurt you.
}
talk-accuse = { $seat-you ->
    [you] You did not keep your word.
   *[other] { $seat } did not keep their word.
}
talk-thank = { $seat-you ->
    [you] Thank you.
   *[other] Thank you, { $seat }.
}
talk-group-plan = My plan
talk-group-ask = Ask
talk-group-answer = Answer

# The drawing
board-run = Jumprun { $run } of { $runs }
board-master = jumpmaster { $seat }
board-last = The last jumprun:
board-formation = Formation of { $size }
board-solo = { $you ->
    [yes] Your solo
   *[no] { $seat }’s solo
}
board-jury = Needs { $difficulty }, worth { $potential }. Rolled { $rolled } with { $dice ->
    [one] one die
   *[other] { $dice } dice
}, { $left } still to fall.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-ready = ready
board-done = done
board-flat = flat
board-hand = Your jumpcards: { $cards }
board-characters = Your characters: { $cards }

# Names of values
phase-who_begins = who begins
phase-deal = deal
phase-plane = plane
phase-jump = jump
phase-plan = sealed plans
phase-late = too late
phase-jury = jury
phase-over = over
pace-live = live
pace-relaxed = relaxed
pace-correspondence = by letter
jumpcard-none = no card
    .a = no card
jumpcard-figure-1 = figure 1
    .a = a figure 1
jumpcard-figure-2 = figure 2
    .a = a figure 2
jumpcard-figure-3 = figure 3
    .a = a figure 3
jumpcard-figure-4 = figure 4
    .a = a figure 4
jumpcard-figure-5 = figure 5
    .a = a figure 5
jumpcard-figure-6 = figure 6
    .a = a figure 6
jumpcard-plus-1 = effect +1
    .a = an effect +1
jumpcard-plus-2 = effect +2
    .a = an effect +2
jumpcard-plus-3 = effect +3
    .a = an effect +3
jumpcard-zero = effect 0
    .a = an effect 0
jumpcard-minus-1 = effect −1
    .a = an effect −1
jumpcard-minus-2 = effect −2
    .a = an effect −2
jumpcard-minus-3 = effect −3
    .a = an effect −3
help-jumpcard-figure-1 = Brings a die, 1 point and a difficulty of 1. Anywhere.
help-jumpcard-figure-2 = Brings a die, 2 points and a difficulty of 2. Anywhere.
help-jumpcard-figure-3 = Brings a die, 3 points and a difficulty of 3. In formations only.
help-jumpcard-figure-4 = Brings a die, 4 points and a difficulty of 4. In formations only.
help-jumpcard-figure-5 = Brings a die, 5 points and a difficulty of 5. In formations only.
help-jumpcard-figure-6 = Brings a die, 6 points and a difficulty of 6. In formations only.
help-jumpcard-plus-1 = Makes a jump harder by 1.
help-jumpcard-plus-2 = Makes a jump harder by 2.
help-jumpcard-plus-3 = Makes a jump harder by 3.
help-jumpcard-zero = Changes nothing, and looks like any other card from behind.
help-jumpcard-minus-1 = Makes a jump easier by 1.
help-jumpcard-minus-2 = Makes a jump easier by 2.
help-jumpcard-minus-3 = Makes a jump easier by 3.
sort-none = no character
sort-yes = ✓ yes
sort-maybe = ? maybe
sort-bluff = ⊘ bluff
help-sort-yes = You jump.
help-sort-maybe = In a formation you jump only if there are too few ✓. Solo you jump.
help-sort-bluff = You do not jump.
beast-frog = frog
beast-dog = dog
beast-giraffe = giraffe
beast-koala = koala
beast-flamingo = flamingo
beast-raccoon = raccoon
beast-sloth = sloth
beast-octopus = octopus
place-nowhere = nowhere
place-formation-2 = the formation of two
    .kind = formation
place-formation-3 = the formation of three
    .kind = formation
place-formation-4 = the formation of four
    .kind = formation
place-formation-5 = the formation of five
    .kind = formation
place-formation-6 = the formation of six
    .kind = formation
place-solo-1 = the first seat’s solo
    .kind = solo
place-solo-2 = the second seat’s solo
    .kind = solo
place-solo-3 = the third seat’s solo
    .kind = solo
place-solo-4 = the fourth seat’s solo
    .kind = solo
place-solo-5 = the fifth seat’s solo
    .kind = solo
place-solo-6 = the sixth seat’s solo
    .kind = solo
place-solo-7 = the seventh seat’s solo
    .kind = solo
place-solo-8 = the eighth seat’s solo
    .kind = solo
verdict-none = no verdict
verdict-nobody = nobody jumps
verdict-crowded = too many
verdict-exact = exactly enough ✓
verdict-filled = exactly enough with ?
verdict-short = too few, half the points
verdict-solo = a solo

# Aloud
spoken-run = Jumprun { $run } of { $runs }. { $seat-you ->
    [you] You are the jumpmaster.
   *[other] { $seat } is the jumpmaster.
}
spoken-hand = In your hand: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } times.
}
spoken-seat = { $seat-you ->
    [you] You
   *[other] { $seat }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}

# Headings in the terminal, where many moves are listed
group-lay = Lay a card
group-join = Put a character down
group-back = Take a card back

# The odds
odds-place = The dice reach what your cards ask for: { at-place }
odds-figure = The dice reach { $card-a } alone

# What a card does on a place, before anybody else knows what it is
does-figure = { $value ->
    [one] Brings { at-place } a die, { $value } point and a difficulty of { $value }.
   *[other] Brings { at-place } a die, { $value } points and a difficulty of { $value }.
}
does-wasted = Does not count on a solo: figures above 2 are for formations. From behind nobody can tell.
does-effect = { $way ->
    [1] Makes { at-place } harder by { $value }.
    [0] Changes nothing, and looks like any other card from behind.
   *[other] Makes { at-place } easier by { $value }.
}
does-join = { $sort-word ->
    [yes] { $solo ->
        [1] You jump solo.
       *[other] You jump in { at-place }.
    }
    [maybe] { $solo ->
        [1] You jump solo.
       *[other] You jump in { at-place } only if there are too few ✓.
    }
   *[other] You do not jump, but they see a character lying on { at-place }.
}
does-double = You have a character there already: with two of them, all of yours leave { at-place }.

# What came of it, in one sentence
turn-laid = { $seat-you ->
    [you] You lay a card on { at-place }.
   *[other] { $seat } lays a card on { at-place }.
}
turn-joined = { $seat-you ->
    [you] You put a character on { at-place }.
   *[other] { $seat } puts a character on { at-place }.
}
turn-done = { event-done }
turn-judges = { $verdict-word ->
    [none] The jury looks at { at-place }.
    [nobody] Nobody jumps in { at-place }.
    [crowded] Too many want { at-place }, and it falls apart.
    [short] Too few for { at-place }: they jump for half the points.
   *[other] They jump in { at-place }, and the jury reaches for the dice.
}
turn-landed = { $rolled } against { $difficulty }: a safe landing for { at-place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $count ->
    [0] { "" }.
    [one] { "" }.
   *[other] { "" } each.
}
turn-tumbled = { $rolled } against { $difficulty }: { at-place } goes down into the daisies.
turn-flop = Not one figure for { at-place }: no dice, no points.
turn-leads = { $seat-you ->
    [you] After jumprun { $run } you lead with { board-points }.
   *[other] After jumprun { $run } { $seat } leads with { board-points }.
}
turn-level = After jumprun { $run } it is a tie at { board-points }.
