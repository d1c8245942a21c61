about = Plan met je vrienden een sprong, beloof alles, en trek op tijd aan je parachute.
option-pace = Tempo
    .help = Hoe de sprong wordt gespeeld.
option-pace-live = Live
    .help = Drie minuten in het vliegtuig, één minuut om te springen, iedereen tegelijk.
option-pace-relaxed = Rustig
    .help = Geen klok. Iedereen maakt een geheim plan en verzegelt het; alle plannen gaan samen open.
option-pace-correspondence = Op afstand
    .help = Als rustig, met dagen bedenktijd.
option-late = Late kaarten
    .help = Wat er gebeurt met een kaart die na PULL komt.
option-late-friendly = Vriendelijk
    .help = Een late kaart wordt geweigerd.
option-late-strict = Streng
    .help = Wie te laat speelt, is zo plat als een pannenkoek en scoort niets in deze jumprun.

# Waar: deel van de zinnen hieronder
at-place = { $place-kind ->
    [solo] { $host-you ->
        [you] jouw solo
       *[other] de solo van { $host }
    }
   *[formation] { $place }
}
said-place = { $place-kind ->
    [solo] { $mine ->
        [yes] mijn solo
       *[no] { $host-you ->
            [you] jouw solo
           *[other] de solo van { $host }
        }
    }
   *[formation] { $place }
}

# Wat er gebeurt
event-run = { $seat-you ->
    [you] Jumprun { $run } van 4. Jij bent de jumpmaster.
   *[other] Jumprun { $run } van 4. { $seat } is de jumpmaster.
}
event-dealt = { $seat-you ->
    [you] Je krijgt { $card-a }.
   *[other] -
}
event-reshuffled = { $cards ->
    [one] De stapel is op: één afgelegde kaart wordt geschud.
   *[other] De stapel is op: { $cards } afgelegde kaarten worden geschud.
}
event-plane = Het vliegtuig stijgt. Maak plannen, beloof of lieg: houden hoeft niet.
event-ready = { $seat-you ->
    [you] Je bent klaar om te springen.
   *[other] { $seat } is klaar om te springen.
}
event-waits = { $seat-you ->
    [you] Je wilt meer tijd.
   *[other] { $seat } wil meer tijd.
}
event-jump = { $early ->
    [1] Iedereen is klaar. JUMP!
   *[other] JUMP!
}
event-laid = { $seat-you ->
    [you] Je legt { $card-a } op { at-place }.
   *[other] { $seat } legt een kaart op { at-place }.
}
event-joined = { $seat-you ->
    [you] Je legt je { $sort } op { at-place }.
   *[other] { $seat } legt een personage op { at-place }.
}
event-done = { $seat-you ->
    [you] Je opent je parachute.
   *[other] { $seat } opent de parachute.
}
event-sealed = { $seat-you ->
    [you] Je plan is verzegeld.
   *[other] Het plan van { $seat } is verzegeld.
}
event-pull = PULL!
event-flat = { $seat-you ->
    [you] Te laat: je bent zo plat als een pannenkoek.
   *[other] Te laat: { $seat } is zo plat als een pannenkoek.
}
event-opened = Alle plannen gaan open.
event-lies = { $seat-you ->
    [you] Op { at-place } heb jij { lying }.
   *[other] Op { at-place } heeft { $seat } { lying }.
}
lying = { $characters ->
    [0] { lying-cards }
    [one] { $cards ->
        [0] een personage
       *[other] een personage en { lying-cards }
    }
   *[other] { $cards ->
        [0] { $characters } personages
       *[other] { $characters } personages en { lying-cards }
    }
}
lying-cards = { $cards ->
    [0] geen kaart
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
event-judges = De jury bekijkt { at-place }.
event-shows = { $seat-you ->
    [you] Jij: { $sort }.
   *[other] { $seat }: { $sort }.
}
event-doubled = { $seat-you ->
    [you] Meer dan één van jou: ze verlaten allemaal { at-place }.
   *[other] Meer dan één van { $seat }: ze verlaten allemaal { at-place }.
}
event-turned = { $counts ->
    [0] { $seat-you ->
        [you] Van jou: { $card-a }. Telt hier niet mee.
       *[other] Van { $seat }: { $card-a }. Telt hier niet mee.
    }
   *[other] { $seat-you ->
        [you] Van jou: { $card-a }.
       *[other] Van { $seat }: { $card-a }.
    }
}
event-verdict = { $verdict-word ->
    [crowded] Te veel voor { $place }. Mislukt.
    [exact] Precies { $size } ✓. Ze springen.
    [filled] Met elke ? erbij precies { $size }. Ze springen.
    [short] { $jumpers ->
        [one] Maar één van de { $size }: een sprong voor de helft van de punten.
       *[other] Maar { $jumpers } van de { $size }: een sprong voor de helft van de punten.
    }
    [solo] { $host-you ->
        [you] Jij springt solo.
       *[other] { $host } springt solo.
    }
   *[nobody] Niemand springt.
}
event-flop = Geen enkele figuur: geen dobbelstenen, geen punten.
event-needs = Nodig: { $difficulty } met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, voor { $potential ->
    [one] { $potential } punt
   *[other] { $potential } punten
}.
event-die = { $left ->
    [0] Een { $value }: { $rolled }.
    [one] Een { $value }: { $rolled }. { $need ->
        [0] Dat is al genoeg.
        [1] Een 1 is genoeg.
        [2] Een 2 is genoeg.
        [3] Een 3 is genoeg.
        [4] Een 4 is genoeg.
        [5] Een 5 is genoeg.
        [6] Een 6 is genoeg.
       *[other] Dat redt één dobbelsteen niet: nog { $need }.
    }
   *[other] Een { $value }: { $rolled }.
}
event-landed = { $rolled } tegen { $difficulty }: veilig geland.
event-tumbled = { $rolled } tegen { $difficulty }: zo de madeliefjes in.
event-points = { $seat-you ->
    [you] { $points ->
        [one] Je scoort { $points } punt.
       *[other] Je scoort { $points } punten.
    }
   *[other] { $points ->
        [one] { $seat } scoort { $points } punt.
       *[other] { $seat } scoort { $points } punten.
    }
}
event-nothing = { $seat-you ->
    [you] Je bent plat en scoort niets.
   *[other] { $seat } is plat en scoort niets.
}
event-sheet = { $seat-you ->
    [you] Jij: { $points } in jumprun { $run }, { $total } in totaal.
   *[other] { $seat }: { $points } in jumprun { $run }, { $total } in totaal.
}

# Wat je kunt doen
move-lay = Leg { $card-a } op { at-place }
move-join = Leg { $sort } op { at-place }
move-back = Neem terug van { at-place }
move-ready = Klaar
move-wait = Meer tijd
move-done = Open de parachute
move-seal = Verzegel het plan

# Wat er gevraagd wordt
ask-ready = Maak plannen en praat. Klaar om te springen: { $ready } van de { $seats }. Jij ook?
ask-wait = Je bent klaar. In totaal: { $ready } van de { $seats }.
ask-jump = JUMP! Speel wat je wilt waar je wilt. Wat ligt, blijft liggen.
ask-plan = Maak je plan en verzegel het. Niemand ziet het voordat alle plannen verzegeld zijn.
ask-late = PULL! Een kaart kost je nu alle punten van deze jumprun.

# Snelle uitspraken
talk-join-yes = Ik spring mee (✓) in { said-place }.
talk-join-maybe = Ik leg mijn ? in { said-place }.
talk-out-of = Ik spring niet in { said-place }.
talk-out = Zonder mij: voor mij geen formatie.
talk-solo = Ik spring solo.
talk-no-solo = Geen solo voor mij.
talk-bring = Ik leg voor { $number } punten aan figuren in { said-place }.
talk-will-help = Ik help { said-place }.
talk-will-hurt = Ik maak { said-place } moeilijker.
talk-leave-alone = Ik leg niets op { said-place }.
talk-ask-who = Wie springt er in { said-place }?
talk-ask-join = { $seat-you ->
    [you] Spring je met mij in { said-place }?
   *[other] { $seat }, spring je met mij in { said-place }?
}
talk-ask-out = { $seat-you ->
    [you] Blijf alsjeblieft uit { said-place }.
   *[other] { $seat }, blijf alsjeblieft uit { said-place }.
}
talk-ask-bring = { $seat-you ->
    [you] Kun jij voor { $number } punten aan figuren leggen in { said-place }?
   *[other] { $seat }, kun jij voor { $number } punten aan figuren leggen in { said-place }?
}
talk-ask-help = { $seat-you ->
    [you] Wil je { said-place } helpen?
   *[other] { $seat }, wil je { said-place } helpen?
}
talk-ask-hurt = { $seat-you ->
    [you] Wil je { said-place } moeilijker maken?
   *[other] { $seat }, wil je { said-place } moeilijker maken?
}
talk-ask-peace = { $seat-you ->
    [you] Leg alsjeblieft niets op { said-place }.
   *[other] { $seat }, leg alsjeblieft niets op { said-place }.
}
talk-need-jumpers = { $number ->
    [one] We hebben nog één springer nodig in { said-place }.
   *[other] We hebben nog { $number } springers nodig in { said-place }.
}
talk-need-figures = We hebben in { said-place } voor { $number } punten aan figuren nodig.
talk-agree = { $seat-you ->
    [you] Afgesproken.
   *[other] { $seat }: afgesproken.
}
talk-refuse = { $seat-you ->
    [you] Nee, dank je.
   *[other] { $seat }: nee, dank je.
}
talk-perhaps = { $seat-you ->
    [you] Misschien.
   *[other] { $seat }: misschien.
}
talk-promise = Beloofd.
talk-believe = { $seat-you ->
    [you] Ik geloof je.
   *[other] Ik geloof { $seat }.
}
talk-doubt = { $seat-you ->
    [you] Ik geloof je niet.
   *[other] Ik geloof { $seat } niet.
}
talk-warn = { $seat-you ->
    [you] Als je mij dwarszit, zit ik jou dwars.
   *[other] { $seat }, als je mij dwarszit, zit ik jou dwars.
}
talk-accuse = { $seat-you ->
    [you] Je hield je niet aan je woord.
   *[other] { $seat } hield geen woord.
}
talk-thank = { $seat-you ->
    [you] Dank je.
   *[other] Dank je, { $seat }.
}
talk-group-plan = Mijn plan
talk-group-ask = Vragen
talk-group-answer = Antwoorden

# De tekening
board-run = Jumprun { $run } van { $runs }
board-master = jumpmaster { $seat }
board-last = De vorige jumprun:
board-formation = Formatie van { $size }
board-solo = { $you ->
    [yes] Jouw solo
   *[no] Solo van { $seat }
}
board-jury = Nodig: { $difficulty }, waard: { $potential }. Gegooid: { $rolled } met { $dice ->
    [one] één dobbelsteen
   *[other] { $dice } dobbelstenen
}, nog { $left } te gaan.
board-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
board-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
board-ready = klaar
board-done = parachute open
board-flat = plat
board-hand = Jouw springkaarten: { $cards }
board-characters = Jouw personages: { $cards }

# Namen van waarden
phase-who_begins = wie begint
phase-deal = kaarten delen
phase-plane = vliegtuig
phase-jump = sprong
phase-plan = verzegelde plannen
phase-late = te laat
phase-jury = jury
phase-over = afgelopen
pace-live = live
pace-relaxed = rustig
pace-correspondence = op afstand
jumpcard-none = geen kaart
    .a = geen kaart
jumpcard-figure-1 = figuur 1
    .a = een figuur 1
jumpcard-figure-2 = figuur 2
    .a = een figuur 2
jumpcard-figure-3 = figuur 3
    .a = een figuur 3
jumpcard-figure-4 = figuur 4
    .a = een figuur 4
jumpcard-figure-5 = figuur 5
    .a = een figuur 5
jumpcard-figure-6 = figuur 6
    .a = een figuur 6
jumpcard-plus-1 = effect +1
    .a = een effect +1
jumpcard-plus-2 = effect +2
    .a = een effect +2
jumpcard-plus-3 = effect +3
    .a = een effect +3
jumpcard-zero = effect 0
    .a = een effect 0
jumpcard-minus-1 = effect −1
    .a = een effect −1
jumpcard-minus-2 = effect −2
    .a = een effect −2
jumpcard-minus-3 = effect −3
    .a = een effect −3
help-jumpcard-figure-1 = Geeft een dobbelsteen, 1 punt en moeilijkheid 1. Mag overal.
help-jumpcard-figure-2 = Geeft een dobbelsteen, 2 punten en moeilijkheid 2. Mag overal.
help-jumpcard-figure-3 = Geeft een dobbelsteen, 3 punten en moeilijkheid 3. Alleen in formaties.
help-jumpcard-figure-4 = Geeft een dobbelsteen, 4 punten en moeilijkheid 4. Alleen in formaties.
help-jumpcard-figure-5 = Geeft een dobbelsteen, 5 punten en moeilijkheid 5. Alleen in formaties.
help-jumpcard-figure-6 = Geeft een dobbelsteen, 6 punten en moeilijkheid 6. Alleen in formaties.
help-jumpcard-plus-1 = Maakt een sprong 1 moeilijker.
help-jumpcard-plus-2 = Maakt een sprong 2 moeilijker.
help-jumpcard-plus-3 = Maakt een sprong 3 moeilijker.
help-jumpcard-zero = Verandert niets, en ziet er van achteren uit als elke andere kaart.
help-jumpcard-minus-1 = Maakt een sprong 1 makkelijker.
help-jumpcard-minus-2 = Maakt een sprong 2 makkelijker.
help-jumpcard-minus-3 = Maakt een sprong 3 makkelijker.
sort-none = geen personage
sort-yes = ✓ ja
sort-maybe = ? misschien
sort-bluff = ⊘ bluf
help-sort-yes = Je springt.
help-sort-maybe = In een formatie spring je alleen als er te weinig ✓ zijn. Solo spring je.
help-sort-bluff = Je springt niet.
beast-frog = kikker
beast-dog = hond
beast-giraffe = giraf
beast-koala = koala
beast-flamingo = flamingo
beast-raccoon = wasbeer
beast-sloth = luiaard
beast-octopus = octopus
place-nowhere = nergens
place-formation-2 = de formatie van twee
    .kind = formation
place-formation-3 = de formatie van drie
    .kind = formation
place-formation-4 = de formatie van vier
    .kind = formation
place-formation-5 = de formatie van vijf
    .kind = formation
place-formation-6 = de formatie van zes
    .kind = formation
place-solo-1 = de solo van de eerste stoel
    .kind = solo
place-solo-2 = de solo van de tweede stoel
    .kind = solo
place-solo-3 = de solo van de derde stoel
    .kind = solo
place-solo-4 = de solo van de vierde stoel
    .kind = solo
place-solo-5 = de solo van de vijfde stoel
    .kind = solo
place-solo-6 = de solo van de zesde stoel
    .kind = solo
place-solo-7 = de solo van de zevende stoel
    .kind = solo
place-solo-8 = de solo van de achtste stoel
    .kind = solo
verdict-none = nog geen oordeel
verdict-nobody = niemand springt
verdict-crowded = te veel
verdict-exact = precies genoeg ✓
verdict-filled = precies genoeg met ?
verdict-short = te weinig, de helft van de punten
verdict-solo = een solo

# Hardop
spoken-run = Jumprun { $run } van { $runs }. { $seat-you ->
    [you] Jij bent de jumpmaster.
   *[other] { $seat } is de jumpmaster.
}
spoken-hand = In je hand: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } keer.
}
spoken-seat = { $seat-you ->
    [you] Jij
   *[other] { $seat }
}: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}, { $cards ->
    [one] { $cards } kaart.
   *[other] { $cards } kaarten.
}

# Headings in the terminal, where many moves are listed
group-lay = Een kaart leggen
group-join = Een personage leggen
group-back = Een kaart terugnemen

# De kansen
odds-place = De dobbelstenen halen wat je kaarten vragen: { at-place }
odds-figure = Met alleen { $card-a } halen de dobbelstenen het

# Wat een kaart op een plek doet, voor een ander weet wat het is
does-figure = { $value ->
    [one] Geeft { at-place } een dobbelsteen, { $value } punt en moeilijkheid { $value }.
   *[other] Geeft { at-place } een dobbelsteen, { $value } punten en moeilijkheid { $value }.
}
does-wasted = Telt niet op een solo: figuren boven 2 zijn voor formaties. Van achteren ziet niemand het.
does-effect = { $way ->
    [1] Maakt { at-place } { $value } moeilijker.
    [0] Verandert niets, en ziet er van achteren uit als elke andere kaart.
   *[other] Maakt { at-place } { $value } makkelijker.
}
does-join = { $sort-word ->
    [yes] { $solo ->
        [1] Je springt solo.
       *[other] Je springt in { at-place }.
    }
    [maybe] { $solo ->
        [1] Je springt solo.
       *[other] Je springt alleen mee in { at-place } als er te weinig ✓ zijn.
    }
   *[other] Je springt niet, maar ze zien een personage op { at-place } liggen.
}
does-double = Daar ligt al een personage van jou: met twee verlaten ze allemaal { at-place }.

# Wat ervan kwam, in één zin
turn-laid = { $seat-you ->
    [you] Je legt een kaart op { at-place }.
   *[other] { $seat } legt een kaart op { at-place }.
}
turn-joined = { $seat-you ->
    [you] Je legt een personage op { at-place }.
   *[other] { $seat } legt een personage op { at-place }.
}
turn-done = { event-done }
turn-judges = { $verdict-word ->
    [none] De jury bekijkt { at-place }.
    [nobody] Niemand springt in { at-place }.
    [crowded] Te veel gegadigden voor { at-place }: die valt uit elkaar.
    [short] Te weinig voor { at-place }: ze springen voor de helft van de punten.
   *[other] Ze springen in { at-place }, en de jury pakt de dobbelstenen.
}
turn-landed = { $rolled } tegen { $difficulty }: een veilige landing voor { at-place }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $count ->
    [0] { "" }.
    [one] { "" }.
   *[other] { "" } per springer.
}
turn-tumbled = { $rolled } tegen { $difficulty }: { at-place } belandt in de madeliefjes.
turn-flop = Geen enkele figuur voor { at-place }: geen dobbelstenen, geen punten.
turn-leads = { $seat-you ->
    [you] Na jumprun { $run } sta jij voor met { board-points }.
   *[other] Na jumprun { $run } staat { $seat } voor met { board-points }.
}
turn-level = Na jumprun { $run } staat het gelijk op { board-points }.
