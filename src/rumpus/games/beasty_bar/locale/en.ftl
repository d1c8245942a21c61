about = Five animals queue, two get in, one goes home: push, bite and flatter your way into the bar.

# What happens
event-begins = { $seat-you ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-takes = { $seat-you ->
    [you] You take { $animal-the } along.
   *[other] -
}
event-built = { $seat-you ->
    [you] Your twelve animals are chosen.
   *[other] { $seat } has chosen twelve animals.
}
event-sets_aside = { $seat-you ->
    [you] { $animal-The } stays at home.
   *[other] -
}
event-packed = { $seat-you ->
    [you] Four of your animals stay at home, and nobody knows which.
   *[other] { $seat } leaves four animals at home.
}
event-dealt = { $seat-you ->
    [you] You are dealt { $animal-the }.
   *[other] -
}
event-plays = { $place ->
    [0] { $seat-you ->
        [you] You play { $animal-the }, which circles above THAT’S IT.
       *[other] { $seat } plays { $animal-the }, which circles above THAT’S IT.
    }
   *[other] { $seat-you ->
        [you] You play { $animal-the }: place { $place }.
       *[other] { $seat } plays { $animal-the }: place { $place }.
    }
}
event-lifts = { $owner-you ->
    [you] Your { $animal } lifts
   *[other] { $owner }’s { $animal } lifts
} { $other-you ->
    [you] your { $prey }
   *[other] { $other }’s { $prey }
} from THAT’S IT{ $place ->
    [0] { "" }. Two vultures: straight into the bar.
   *[other] { "" } to place { $place }.
}
event-shows = { $seat-you ->
    [you] You show { $animal-the } in your hand.
   *[other] { $seat } shows { $animal-the } in hand.
}
event-poses = { $owner-you ->
    [you] Your { $animal } acts as { $guise-the }.
   *[other] { $owner }’s { $animal } acts as { $guise-the }.
}
event-acts = { $owner-you ->
    [you] Your { $animal }
   *[other] { $owner }’s { $animal }
} { $guise-word ->
    [rhino] lowers the horn and charges.
    [bear] drags the two weakest kinds to the end.
    [tiger] leaps.
    [cheetah] dashes for the weakest.
    [llama] spits.
    [dog] barks everyone into order: the weakest to the gate.
    [peacock] fans its tail before the strongest.
    [bat] flutters up and bites.
    [lion] roars.
    [hippo] shoves ahead.
    [crocodile] snaps at all ahead.
    [snake] hisses everyone into order: the strongest to the gate.
    [giraffe] steps over the one ahead.
    [seal] swaps gate and exclusion: the line turns round.
    [monkey] calls the other monkeys.
    [kangaroo] jumps.
    [parrot] shrieks.
    [skunk] makes a smell.
   *[other] acts.
}
event-runs = { $owner-you ->
    [you] Your { $animal } runs past the { $parity } values.
   *[other] { $owner }’s { $animal } runs past the { $parity } values.
}
event-goes = { $owner-you ->
    [you] Your { $animal } goes from place { $from } to place { $place }.
   *[other] { $owner }’s { $animal } goes from place { $from } to place { $place }.
}
event-defends = { $owner-you ->
    [you] Your { $animal } bristles and stays.
   *[other] { $owner }’s { $animal } bristles and stays.
}
event-goes_out = { $owner-you ->
    [you] Your { $animal } goes out, from place { $from }.
   *[other] { $owner }’s { $animal } goes out, from place { $from }.
}
event-burns = { $owner-you ->
    [you] Too bright: your { $animal } burns at the gate.
   *[other] Too bright: { $owner }’s { $animal } burns at the gate.
}
event-lands = { $owner-you ->
    [you] Your { $animal } lands on THAT’S IT.
   *[other] { $owner }’s { $animal } lands on THAT’S IT.
}
event-lays = { $owner-you ->
    [you] Next on THAT’S IT: your { $animal }.
   *[other] Next on THAT’S IT: { $owner }’s { $animal }.
}
event-gate = Five in line: Heaven’s Gate opens.
event-enters = { $owner-you ->
    [you] Your { $animal } is in the bar.
   *[other] { $owner }’s { $animal } is in the bar.
}
event-excluded = { $owner-you ->
    [you] Your { $animal } stood last: THAT’S IT.
   *[other] { $owner }’s { $animal } stood last: THAT’S IT.
}
event-line = -
event-draws = { $seat-you ->
    [you] You draw { $animal-the }.
   *[other] { $seat } draws a card.
}
event-return_game = The return game: now come the animals that were left out.

# What can be done
move-play = Play { $animal-the }
move-as = As { $animal-the }
move-at = Place { $place }
move-run = Past the { $parity } values
move-jump = { $animals ->
    [1] Over one
   *[other] Over two
}
move-lay = Number { $number }
move-take = Take { $animal-the }
move-away = Leave { $animal-the } at home

# What is asked
ask-play = Which animal do you play?
ask-victim = { $animal-word ->
    [rhino] Which of the strongest does the rhino ram out?
    [cheetah] Which of the weakest does the cheetah eat?
    [bat] Whom does the bat send out?
    [parrot] Whom does the parrot chase away?
    [peacock] In front of which of the strongest does the peacock stand?
   *[other] Whom?
}
ask-run = Does the ostrich run past the odd or the even values?
ask-jump = Does the kangaroo jump over one or over two?
ask-copy-hand = Which animal in your hand does { $animal-the } copy?
ask-copy-line = Which animal in the line does { $animal-the } copy?
ask-order = Which lies down on THAT’S IT next? The last one lies on top.
ask-order-vultures = Which of those that flew lands next? The last one lies on top.
ask-build = Value { $value }: which animal comes along?
ask-away = { $animals ->
    [one] One more animal stays at home. Which?
   *[other] { $animals } animals stay at home. Which is next?
}

# The drawing
board-street = Heaven’s Gate, places 1 to 5, exclusion
board-out = THAT’S IT ({ $animals }), from the top: { $top }
board-fallen = Went out: { $animals }
board-landed = Still in the air: { $animals }
board-card = { $value } { $animal }: { $told }
board-seat = { $name }: { $guests } in the bar, worth { $points } · { $hand-size } in hand · { $pile-size } in the pile
board-showed = · showed { $animals }
board-deck = Your animals: { $animals }
board-away = At home: { $animals }

# Options
option-set = Animals
    .help = Which animals queue tonight.
option-set-new = New Beasts in Town
option-set-first = Beasty Bar, the first set
option-set-combined = Both: build your twelve
option-advanced = Advanced
    .help = Everybody secretly leaves four animals at home, and points decide.
option-return_game = Return game
    .help = After the first game comes a second, with the animals that were left out. Only with both sets.

# Names of values
sets-new = New Beasts in Town
sets-first = the first set
sets-combined = both sets
parity-odd = odd
parity-even = even
phase-who_begins = who begins
phase-deal = deal
phase-draw = draw
phase-build = build
phase-put_away = put away
phase-play = play
phase-victim = victim
phase-parity = odd or even
phase-jump = jump
phase-copy = copy
phase-order = order
phase-over = over

animal-none = nobody
    .the = nobody
    .The = Nobody
animal-bat = bat
    .the = the bat
    .The = The bat
animal-vulture = vulture
    .the = the vulture
    .The = The vulture
animal-peacock = peacock
    .the = the peacock
    .The = The peacock
animal-dog = dog
    .the = the dog
    .The = The dog
animal-penguin = penguin
    .the = the penguin
    .The = The penguin
animal-ostrich = ostrich
    .the = the ostrich
    .The = The ostrich
animal-porcupine = porcupine
    .the = the porcupine
    .The = The porcupine
animal-llama = llama
    .the = the llama
    .The = The llama
animal-cheetah = cheetah
    .the = the cheetah
    .The = The cheetah
animal-tiger = tiger
    .the = the tiger
    .The = The tiger
animal-bear = bear
    .the = the bear
    .The = The bear
animal-rhino = rhino
    .the = the rhino
    .The = The rhino
animal-skunk = skunk
    .the = the skunk
    .The = The skunk
animal-parrot = parrot
    .the = the parrot
    .The = The parrot
animal-kangaroo = kangaroo
    .the = the kangaroo
    .The = The kangaroo
animal-monkey = monkey
    .the = the monkey
    .The = The monkey
animal-chameleon = chameleon
    .the = the chameleon
    .The = The chameleon
animal-seal = seal
    .the = the seal
    .The = The seal
animal-zebra = zebra
    .the = the zebra
    .The = The zebra
animal-giraffe = giraffe
    .the = the giraffe
    .The = The giraffe
animal-snake = snake
    .the = the snake
    .The = The snake
animal-crocodile = crocodile
    .the = the crocodile
    .The = The crocodile
animal-hippo = hippo
    .the = the hippo
    .The = The hippo
animal-lion = lion
    .the = the lion
    .The = The lion

# What the cards do
help-animal-rhino = Rams the strongest other animal out, whoever it is, and takes its place.
help-animal-bear = Drags all animals of the two lowest values below 11 to the end of the line.
help-animal-tiger = Recurring. Leaps on the animal two places ahead, if that is below 10, and takes its place.
help-animal-cheetah = Eats the weakest other animal, if that is below 9, and takes its place.
help-animal-llama = Recurring. Spits at the animal right ahead: 7 or less bolts to the end of the line.
help-animal-porcupine = Always. Whoever is stronger and would send it out goes out instead.
help-animal-ostrich = Runs past the animals right ahead that are even, or past those that are odd.
help-animal-penguin = Acts as another animal that you show from your hand, with its value, and is a 5 again afterwards.
help-animal-dog = Sorts the line: the weakest to the gate.
help-animal-peacock = Stands right in front of the strongest other animal.
help-animal-vulture = Never queues. Brings the top animal of THAT’S IT back into the line, where it acts for you. Two vultures meet: both into the bar.
help-animal-bat = Sends any one animal out and takes its place. In first place it burns.
help-animal-lion = Goes to the front and scares all monkeys out. If there is a lion already, it goes out itself.
help-animal-hippo = Recurring. Shoves past all weaker animals, until a zebra or an 11 or 12.
help-animal-crocodile = Recurring. Eats every weaker animal ahead, until a zebra or a 10 or more.
help-animal-snake = Sorts the line: the strongest to the gate.
help-animal-giraffe = Recurring. Steps over the animal right ahead, if that is weaker.
help-animal-zebra = Always. No hippo passes it, no crocodile eats or passes it.
help-animal-seal = Swaps gate and exclusion: the line turns round.
help-animal-chameleon = Acts as another animal in the line, with its value, and is a 5 again afterwards.
help-animal-monkey = With another monkey in line: hippos and crocodiles go out, the monkeys go to the front, this one first.
help-animal-kangaroo = Jumps over the one or two animals ahead.
help-animal-parrot = Chases any one animal out.
help-animal-skunk = All animals of the two highest values go out; skunks do not mind.

# Aloud
scored = { $guests ->
    [one] { $guests } animal in the bar
   *[other] { $guests } animals in the bar
}, { scored-advanced }
scored-advanced = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
spoken-place = Place { $place }: { $animal } { $value }, { $owner-you ->
    [you] yours.
   *[other] { $owner }’s.
}
spoken-free = Place { $place }: empty.
spoken-fallen = Went out, number { $number }: { $animal } { $value }, { $owner-you ->
    [you] yours.
   *[other] { $owner }’s.
}
spoken-hand = In your hand: { $animal } { $value }.
spoken-seat = { $seat-you ->
    [you] You
   *[other] { $seat }
}: { scored }; { $hand-size } in hand, { $pile-size } to draw.
spoken-out = THAT’S IT ({ $animals }), on top: { $animal } { $value }, { $owner-you ->
    [you] yours.
   *[other] { $owner }’s.
}
move-lay-animal = Number { $number }: { $animal }, { $owner-you ->
    [you] yours
   *[other] { $owner }’s
}

# Headings in the terminal, where many moves are listed
group-play = Play an animal
group-as = As another animal
group-take = Take an animal
group-away = Leave an animal at home
group-at = Choose a place
group-lay = Choose the next one

# The odds
odds-draw = You draw { $least } to { $most }
odds-holds = { $seat } holds { $animal-the }

# What a card does here, said before it is played; its name stands before the sentence
prey-of = { $victim-you ->
    [you] your { $prey }
   *[other] { $victim }’s { $prey }
}
does-asks = { $guise-word ->
    [rhino] Several are equally strong: you say whom it rams out.
    [cheetah] Several are equally weak: you say whom it eats.
    [peacock] Several are equally strong: you say in front of whom it stands.
    [bat] Sends out whomever you choose and takes that place. In first place it burns.
    [parrot] Chases away whomever you choose.
    [ostrich] Runs past those right ahead that are even, or past those that are odd: you say which.
    [kangaroo] Jumps over one or over two, as you like.
    [penguin] Acts as an animal from your hand: you say which.
    [chameleon] Acts as an animal in the line: you say which.
   *[other] You say what it does.
}
poses-in-vain = Does nothing: in this guise it has no action, and it is a 5 again at once.
does-nothing = { $guise-word ->
    [vulture] THAT’S IT is empty: nobody to bring back.
    [porcupine] { $posing ->
        [1] { poses-in-vain }
       *[other] Sits down and bristles: whoever is stronger and would send it out goes out instead.
    }
    [zebra] { $posing ->
        [1] { poses-in-vain }
       *[other] Stands there: no hippo passes, no crocodile bites.
    }
   *[other] { $ahead ->
        [0] Nobody is in line yet: it stands first and waits.
       *[other] { $near ->
            [0] Nobody stands two places ahead: nothing to leap on.
           *[other] { $guise-word ->
                [llama] Spits at { prey-of }: nothing, too big.
                [tiger] Eyes { prey-of }: too big to leap on.
                [giraffe] Looks up at { prey-of }: too big to step over.
                [hippo] Pushes, but { prey-of } does not budge.
                [crocodile] Snaps, but { prey-of } is not for eating.
                [cheetah] Nobody is weak enough to eat.
                [bear] Nobody is weak enough to growl at.
                [monkey] No other monkey in line: it just looks around.
                [skunk] Nobody minds the smell.
                [penguin] No other animal in your hand to act as.
                [chameleon] Nobody in line to act as.
               *[other] Nothing happens.
            }
        }
    }
}
does-out = { $guise-word ->
    [rhino] Rams { prey-of } out and takes its place.
    [tiger] Leaps on { prey-of }, which is out, and takes its place.
    [cheetah] Eats { prey-of } and takes its place.
    [bat] Sends { prey-of } out and takes its place.
    [parrot] Chases { prey-of } out.
    [crocodile] Eats { prey-of } and moves up.
    [lion] Goes to the front, and { prey-of } flees.
    [skunk] Makes a smell: { prey-of } leaves.
    [monkey] Goes to the front with the other monkeys, and { prey-of } is out.
   *[other] Sends { prey-of } out.
}
does-outs = { $guise-word ->
    [crocodile] Eats { $count } animals and moves up.
    [skunk] Makes a smell: { $count } animals leave.
    [lion] Goes to the front, and { $count } monkeys flee.
    [monkey] Goes to the front with the other monkeys, and { $count } animals are out.
   *[other] Sends { $count } animals out.
}
does-burns = { $count ->
    [0] It is first in line, and burns.
   *[other] Sends { prey-of } out, but that is first place: it burns.
}
does-quills = { $guise-word ->
    [crocodile] Comes to { prey-of }: quills. It goes out itself.
   *[other] Attacks { prey-of }: quills. It goes out itself.
}
does-gone = There is a lion in line already: it goes out itself.
does-back = { $guise-word ->
    [llama] { $prey-word ->
        [porcupine] Spits at { prey-of }: quills are no use, it slinks to the end.
       *[other] Spits at { prey-of }, which slinks to the end.
    }
   *[other] Growls { prey-of } to the end.
}
does-backs = Growls { $count } animals to the end.
does-ahead = { $guise-word ->
    [ostrich] { $count ->
        [one] Runs past one animal, to place { $place }.
       *[other] Runs past { $count } animals, to place { $place }.
    }
    [giraffe] Steps over { prey-of }, to place { $place }.
    [hippo] { $count ->
        [one] Shoves past { prey-of }, to place { $place }.
       *[other] Shoves past { $count } animals, to place { $place }.
    }
    [kangaroo] { $count ->
        [one] Jumps over { prey-of }, to place { $place }.
       *[other] Jumps over { $count } animals, to place { $place }.
    }
    [peacock] Fans its tail in front of { prey-of }: place { $place }.
    [lion] Roars and goes to the front.
    [monkey] Goes to the front with the other monkeys.
   *[other] Goes to place { $place }.
}
does-stays = The one right ahead is not { $parity }: it stays where it is.
does-sorts = { $guise-word ->
    [dog] Barks everyone into order, the weakest first: it comes to place { $place }.
    [snake] Hisses everyone into order, the strongest first: it comes to place { $place }.
    [seal] Swaps gate and exclusion: the line turns round, and it stands first.
   *[other] Puts the line in order: it comes to place { $place }.
}
does-lifts = Brings { prey-of } back to place { $place }, and that one acts for you.
does-vultures = Meets { prey-of } on THAT’S IT: both fly straight into the bar.
does-poses = Acts as { $guise-the }.
does-gate = { $fate ->
    [1] Five in line: the gate opens, and it is in.
    [2] Five in line: the gate opens, and it is the last one out.
   *[other] Five in line: the gate opens for the first two.
}

# What a turn came to, in one sentence
guised = { $posing ->
    [1] , as { $guise-the },
   *[other] { "" }
}
subject = { $owner-you ->
    [you] Your { $animal }{ guised }
   *[other] { $owner }’s { $animal }{ guised }
}
turn-asks = { $owner-you ->
    [you] You play { $animal-the }.
   *[other] { $owner } plays { $animal-the }.
}
turn-lifts = { subject } brings { prey-of } back into the line.
turn-poses = { $owner-you ->
    [you] Your { $animal } acts as { $guise-the }.
   *[other] { $owner }’s { $animal } acts as { $guise-the }.
}
turn-vultures = { subject } meets { prey-of }, and both fly straight into the bar.
turn-nothing = { $guise-word ->
    [vulture] { subject } circles above an empty THAT’S IT.
    [porcupine] { subject } sits down. It just bristles.
    [zebra] { subject } stands there and shows its stripes.
   *[other] { $ahead ->
        [0] { subject } stands first in line and looks pleased.
       *[other] { $near ->
            [0] { subject } finds nobody to leap on.
           *[other] { $guise-word ->
                [llama] { subject } spits at { prey-of }, which does not mind.
                [tiger] { subject } eyes { prey-of } and thinks better of it.
                [giraffe] { subject } cannot see over { prey-of }.
                [hippo] { subject } pushes, but { prey-of } does not budge.
                [crocodile] { subject } snaps at { prey-of } in vain.
                [cheetah] { subject } finds nobody weak enough to eat.
                [bear] { subject } finds nobody to growl at.
                [monkey] { subject } looks for other monkeys, and finds none.
                [skunk] { subject } makes a smell, and nobody minds.
               *[other] { subject } joins the line.
            }
        }
    }
}
turn-out = { $guise-word ->
    [rhino] { subject } bullies { prey-of } out of the line.
    [tiger] { subject } leaps on { prey-of } and takes its place.
    [cheetah] { subject } eats { prey-of } and takes its place.
    [bat] { subject } shoos { prey-of } out and takes its place.
    [parrot] { subject } shrieks { prey-of } out of the line.
    [crocodile] { subject } swallows { prey-of }.
    [lion] { subject } struts to the front, and { prey-of } flees.
    [skunk] { subject } makes a smell, and { prey-of } leaves.
    [monkey] { subject } and its friends take the front, and { prey-of } is out.
   *[other] { subject } sends { prey-of } out.
}
turn-outs = { $guise-word ->
    [crocodile] { subject } swallows { $count } animals.
    [skunk] { subject } makes a smell, and { $count } animals leave.
    [lion] { subject } struts to the front, and { $count } monkeys flee.
    [monkey] { subject } and its friends take the front, and { $count } animals are out.
   *[other] { subject } sends { $count } animals out.
}
turn-burns = { $count ->
    [0] { subject } stands first in line, and burns.
   *[other] { subject } shoos { prey-of } out, stands first, and burns.
}
turn-quills = { subject } runs into the quills of { prey-of }, and is out.
turn-gone = { subject } meets another lion, and leaves.
turn-back = { $guise-word ->
    [llama] { subject } spits at { prey-of }, which slinks to the end.
   *[other] { subject } growls { prey-of } to the end.
}
turn-backs = { subject } growls { $count } animals to the end.
turn-ahead = { $guise-word ->
    [ostrich] { $count ->
        [one] { subject } runs past one animal.
       *[other] { subject } runs past { $count } animals.
    }
    [giraffe] { subject } steps over { prey-of }.
    [hippo] { $count ->
        [one] { subject } shoves past { prey-of }.
       *[other] { subject } shoves past { $count } animals.
    }
    [kangaroo] { $count ->
        [one] { subject } jumps over { prey-of }.
       *[other] { subject } jumps over { $count } animals.
    }
    [peacock] { subject } fans its tail in front of { prey-of }.
    [lion] { subject } roars and struts to the front.
    [monkey] { subject } and its friends take the front.
   *[other] { subject } goes to place { $place }.
}
turn-stays = { subject } wants to run past the { $parity } ones, but stays where it is.
turn-sorts = { $guise-word ->
    [dog] { subject } barks everyone into order, the weakest to the gate.
    [snake] { subject } hisses everyone into order, the strongest to the gate.
    [seal] { subject } swaps gate and exclusion: the line turns round.
   *[other] { subject } puts the line in order.
}
guest-one = { $one-you ->
    [you] your { $one-animal }
   *[other] { $one }’s { $one-animal }
}
guest-two = { $two-you ->
    [you] your { $two-animal }
   *[other] { $two }’s { $two-animal }
}
guest-last = { $last-you ->
    [you] your { $last-animal }
   *[other] { $last }’s { $last-animal }
}
turn-gate = Heaven’s Gate opens for { guest-one } and { guest-two }; { guest-last } is out.
