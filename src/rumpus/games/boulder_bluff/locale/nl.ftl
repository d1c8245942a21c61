about = Beklim rotsblokken, of zeg dat je het deed.

# Opties
option-tie = Gelijke stand tussen anderen
    .help = Wat er gebeurt als klimmers gelijk staan en de speler aan de beurt er niet bij hoort.
option-tie-lot = Loten
    .help = Een eerlijke loting. Zo gaat het altijd bij bots en simulaties; ook voor mensen lekker vlot.
option-tie-declared = Een uitdaging in de kamer
    .help = Wie aan de beurt is, noemt een uitdaging; wie gelijk staat, voert die uit; en wie toekeek, zegt wie won.
option-tie-tapping = Tikken
    .help = Tien seconden tikken. Ieder geeft een aantal op, en alles gaat tegelijk open.

# Wat er gebeurt
event-begins = { $seat-you ->
    [you] Jij krijgt de magnesiumzak en begint.
   *[other] { $seat } krijgt de magnesiumzak en begint.
}
event-dealt = { $card-word ->
    [hidden] -
   *[other] { $seat-you ->
        [you] Je trekt { $card-a }.
       *[other] { $seat } trekt { $card-a }.
    }
}
event-shuffles = { $cards ->
    [one] De aflegstapel wordt geschud: een nieuwe stapel van één kaart.
   *[other] De aflegstapel wordt geschud: een nieuwe stapel van { $cards } kaarten.
}
event-appears = Rotsblok { $place } is { $second-word ->
    [none] { $base }
   *[other] { $base } met { $second }
}: het vraagt kracht { $points } en is { $points ->
    [one] { $points } punt waard.
   *[other] { $points } punten waard.
}
event-last_ones = Dat was het laatste rotsblok van de stapel. Met het volgende dat iemand neemt, eindigt het spel.
event-warms_up = { $seat-you ->
    [you] Je warmt op.
   *[other] { $seat } warmt op.
}
event-chooses = { $seat-you ->
    [you] Je kiest rotsblok { $place }, { $second-word ->
        [none] { $base-the } { $points }.
       *[other] { $base-the } { $points } met { $second }.
    }
   *[other] { $seat } kiest rotsblok { $place }, { $second-word ->
        [none] { $base-the } { $points }.
       *[other] { $base-the } { $points } met { $second }.
    }
}
event-joins = { $seat-you ->
    [you] Je klimt mee.
   *[other] { $seat } klimt mee.
}
event-stays = { $seat-you ->
    [you] Je blijft beneden.
   *[other] { $seat } blijft beneden.
}
event-lays_up = { $seat-you ->
    [you] Je legt { $card-a } open neer.
   *[other] { $seat } legt { $card-a } open neer.
}
event-lays_down = { $card-word ->
    [hidden] { $seat } legt een kaart gedekt neer.
   *[other] { $seat-you ->
        [you] Je legt { $card-a } gedekt neer.
       *[other] { $seat } legt { $card-a } gedekt neer.
    }
}
event-chalks = { $seat-you ->
    [you] Jouw magnesium: { $value }.
   *[other] { $seat }: magnesium { $value }.
}
event-alone = { $seat-you ->
    [you] Niemand klimt mee. { $second-word ->
        [none] { $base-The } { $points }
       *[other] { $base-The } { $points } met { $second }
    } is voor jou, en niemand kijkt.
   *[other] Niemand klimt mee. { $second-word ->
        [none] { $base-The } { $points }
       *[other] { $base-The } { $points } met { $second }
    } is voor { $seat }, en niemand kijkt.
}
event-winks = { $seat-you ->
    [you] De aflegstapel verklapt wat je had: { $count ->
        [1] { $card-a }.
       *[other] { $count } keer { $card }.
    }
   *[other] De aflegstapel verklapt wat { $seat } had: { $count ->
        [1] { $card-a }.
       *[other] { $count } keer { $card }.
    }
}
event-turns_over = { $seat-you ->
    [you] Je draait { $count ->
        [1] { $card-a } om.
       *[other] { $count } kaarten om: { $card }.
    }
   *[other] { $seat } draait { $count ->
        [1] { $card-a } om.
       *[other] { $count } kaarten om: { $card }.
    }
}
event-squirrel = { $seat-you ->
    [you] Jouw eekhoorn pikt de tekst van een kaart van { $other-you ->
        [you] jezelf: { $card }.
       *[other] { $other }: { $card }.
    }
   *[other] De eekhoorn van { $seat } pikt de tekst van een kaart van { $other-you ->
        [you] jou: { $card }.
        [own] { $other } zelf: { $card }.
       *[other] { $other }: { $card }.
    }
}
event-boar = { $seat-you ->
    [you] Jouw everzwijn vertrapt een kaart van { $other-you ->
        [you] jezelf: { $card }.
       *[other] { $other }: { $card }.
    }
   *[other] Het everzwijn van { $seat } vertrapt een kaart van { $other-you ->
        [you] jou: { $card }.
        [own] { $other } zelf: { $card }.
       *[other] { $other }: { $card }.
    }
}
event-bear = { $seat-you ->
    [you] Jouw beer brult. Elke andere klimmer zakt er één terug.
   *[other] De beer van { $seat } brult. Elke andere klimmer zakt er één terug.
}
event-deer = { $seat-you ->
    [you] Jouw hert strooit magnesium in het rond: nu { $value }.
   *[other] Het hert van { $seat } strooit magnesium in het rond: nu { $value }.
}
event-wolves = { $seat-you ->
    [you] Jouw wolven huilen naar wie het rotsblok neemt.
   *[other] De wolven van { $seat } huilen naar wie het rotsblok neemt.
}
event-counts = { $seat-you ->
    [you] Je komt
   *[other] { $seat } komt
} op { $total }: kaarten { $cards }, magnesium { $chalk }{ $bonus ->
    [0] {""}
   *[other] , alles in de kleur van het rotsblok +{ $bonus }
}{ $tired ->
    [0] {""}
   *[other] , moe −{ $tired }
}{ $bears ->
    [0] {""}
   *[other] , beer −{ $bears }
}. Het rotsblok vraagt { $asked }.
event-ties = { $seat-you ->
    [you] Je staat gelijk, met { $total }.
   *[other] { $seat } staat gelijk, met { $total }.
}
event-contest = { $seat-you ->
    [you] Je noemt de uitdaging: { $contest }.
   *[other] { $seat } noemt de uitdaging: { $contest }.
}
event-tapped = { $seat-you ->
    [you] Je tikte { $taps ->
        [one] { $taps } keer.
       *[other] { $taps } keer.
    }
   *[other] { $seat } tikte { $taps ->
        [one] { $taps } keer.
       *[other] { $taps } keer.
    }
}
event-declares = { $seat-you ->
    [you] Jij zegt het: { $other } wint de uitdaging.
   *[other] { $seat } zegt het: { $other-you ->
        [you] jij wint de uitdaging.
       *[other] { $other } wint de uitdaging.
    }
}
event-lot = { $seat-you ->
    [you] Het lot valt op jou.
   *[other] Het lot valt op { $seat }.
}
event-wins = { $seat-you ->
    [you] Niemand is sterker dan jij met { $total }: jij neemt { $second-word ->
        [none] { $base-the } { $points }.
       *[other] { $base-the } { $points } met { $second }.
    }
   *[other] Niemand is sterker dan { $seat } met { $total }: { $seat } neemt { $second-word ->
        [none] { $base-the } { $points }.
       *[other] { $base-the } { $points } met { $second }.
    }
}
event-bitten = { $seat-you ->
    [you] De wolven bezorgen jou een blessure van { $value }.
   *[other] De wolven bezorgen { $seat } een blessure van { $value }.
}
event-flips = { $seat-you ->
    [you] Je kwam te laag en gooit een blessurefiche op: { $value }.
   *[other] { $seat } kwam te laag en gooit een blessurefiche op: { $value }.
}
event-hurt = { $seat-you ->
    [you] Een blessure van { $value } komt op { $base-the } { $points } van jou.
   *[other] { $seat } legt een blessure van { $value } op { $base-the } { $points }.
}
event-spared = { $seat-you ->
    [you] Je kwam te laag, maar hebt geen rotsblok van die kleur: geen blessure.
   *[other] { $seat } kwam te laag, maar heeft geen rotsblok van die kleur: geen blessure.
}

# Wat je kunt doen
move-warm-up = Opwarmen
move-boulder = Rotsblok { $place }
move-climb = Klimmen
move-stay = Beneden blijven
move-up = { $card }, open
move-down = { $card }, gedekt
move-of = { $seat-you ->
    [you] Een kaart van mezelf
   *[other] Een kaart van { $seat }
}
move-take = { $card }
move-on = Op de { $points }
move-contest = { $contest }
move-winner = { $seat } won
move-tens = { $taps } tikken, en …
move-ones = … nog { $taps }

# Wat er gevraagd wordt
ask-turn = Kies een rotsblok, of warm op.
ask-lay = { $colour-The } { $points }. Leg je kaarten van links naar rechts, de open kaarten eerst. Je legt in de volgorde van deze lijst: wat je overslaat, kan daarna niet meer.
ask-join = { $colour-The } { $points }: klim je mee, met minstens één open kaart, of blijf je beneden? Je legt in de volgorde van deze lijst: wat je overslaat, kan daarna niet meer.
ask-lay-on = { $up } open, { $down } gedekt. Nog een kaart, of klimmen?
ask-squirrel = Je eekhoorn pikt de tekst van een kaart. Van wie?
ask-squirrel-card = { $seat-you ->
    [you] Welke kaart van jezelf verliest zijn tekst?
   *[other] Welke kaart van { $seat } verliest zijn tekst?
}
ask-boar = Je everzwijn vertrapt een kaart. Van wie?
ask-boar-card = { $seat-you ->
    [you] Welke kaart van jezelf wordt 0?
   *[other] Welke kaart van { $seat } wordt 0?
}
ask-injury = Een blessure van { $value }: op welk { $colour } rotsblok van jou?
ask-contest = Gelijk. Noem een uitdaging voor wie gelijk staat.
ask-winner = { $contest }: wie won?
ask-tens = De tien seconden zijn om. Hoeveel tikken, in tientallen?
ask-ones = { $taps } tikken, en hoeveel nog?

# De tekening
board-piles = { $boulders ->
    [0] Geen rotsblok meer op de stapel
    [one] { $boulders } rotsblok op de stapel
   *[other] { $boulders } rotsblokken op de stapel
} · { $cards ->
    [one] { $cards } kaart om te trekken
   *[other] { $cards } kaarten om te trekken
}
board-discard = Afgelegd
board-hand = Jouw hand
board-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
board-front = · { $injuries } van de wolven
board-stays = blijft beneden
board-hidden = { $cards ->
    [one] { $cards } gedekt
   *[other] { $cards } gedekt
}
board-chalk = magnesium { $value }

# Wat de bruine kaarten doen
help-card-bear = Elke andere klimmer heeft één kracht minder.
help-card-boar = Kies een gespeelde kaart: zijn waarde wordt 0. Hij telt nog mee voor de kleurbonus.
help-card-squirrel = Kies een gespeelde kaart: wat erop staat, werkt niet. Eekhoorns gaan eerst.
help-card-deer = Je magnesium telt drie keer, of het nu helpt of niet.
help-card-wolves = Wie het rotsblok wint, legt een blessurefiche voor zich: dat kost punten, geen kracht.

# Namen van waarden
colour-none = geen
    .the = het
    .The = Het
colour-orange = oranje
    .the = de oranje
    .The = De oranje
colour-green = groen
    .the = de groene
    .The = De groene
colour-violet = paars
    .the = de paarse
    .The = De paarse
contest-none = geen
contest-push-ups = Opdrukken
contest-sit-ups = Sit-ups
contest-squats = Kniebuigingen
contest-plank = Planken
answer-none = nog niet gevraagd
answer-climbs = klimt
answer-stays = blijft beneden
tie-lot = loten
tie-declared = uitdaging
tie-tapping = tikken
step-none = tikt niet
step-tens = geeft tientallen op
step-ones = geeft eenheden op
step-done = klaar
place-none = nergens
place-pile = op de stapel
place-row = in de rij
place-seat-1 = bij stoel 1
place-seat-2 = bij stoel 2
place-seat-3 = bij stoel 3
place-seat-4 = bij stoel 4
phase-who_begins = wie begint
phase-deal = kaarten delen
phase-row = een nieuw rotsblok
phase-decide = rotsblok of opwarmen
phase-warm = opwarmen
phase-lay = kaarten leggen
phase-chalk = magnesium
phase-whose = wiens kaart
phase-pick = welke kaart
phase-challenge = een uitdaging noemen
phase-declare = wie won
phase-taps = tikken
phase-lot = het lot
phase-howl = wolven
phase-flip = een fiche opgooien
phase-injury = een blessure leggen
phase-over = afgelopen
card-orange-1 = oranje 1
    .a = een oranje 1
card-orange-2 = oranje 2
    .a = een oranje 2
card-orange-3 = oranje 3
    .a = een oranje 3
card-orange-4 = oranje 4
    .a = een oranje 4
card-orange-5 = oranje 5
    .a = een oranje 5
card-green-1 = groen 1
    .a = een groene 1
card-green-2 = groen 2
    .a = een groene 2
card-green-3 = groen 3
    .a = een groene 3
card-green-4 = groen 4
    .a = een groene 4
card-green-5 = groen 5
    .a = een groene 5
card-violet-1 = paars 1
    .a = een paarse 1
card-violet-2 = paars 2
    .a = een paarse 2
card-violet-3 = paars 3
    .a = een paarse 3
card-violet-4 = paars 4
    .a = een paarse 4
card-violet-5 = paars 5
    .a = een paarse 5
card-orange-green-1 = oranje 1 met groen
    .a = een oranje 1 met groen
card-orange-green-2 = oranje 2 met groen
    .a = een oranje 2 met groen
card-orange-green-3 = oranje 3 met groen
    .a = een oranje 3 met groen
card-orange-violet-1 = oranje 1 met paars
    .a = een oranje 1 met paars
card-orange-violet-2 = oranje 2 met paars
    .a = een oranje 2 met paars
card-orange-violet-3 = oranje 3 met paars
    .a = een oranje 3 met paars
card-green-orange-1 = groen 1 met oranje
    .a = een groene 1 met oranje
card-green-orange-2 = groen 2 met oranje
    .a = een groene 2 met oranje
card-green-orange-3 = groen 3 met oranje
    .a = een groene 3 met oranje
card-green-violet-1 = groen 1 met paars
    .a = een groene 1 met paars
card-green-violet-2 = groen 2 met paars
    .a = een groene 2 met paars
card-green-violet-3 = groen 3 met paars
    .a = een groene 3 met paars
card-violet-orange-1 = paars 1 met oranje
    .a = een paarse 1 met oranje
card-violet-orange-2 = paars 2 met oranje
    .a = een paarse 2 met oranje
card-violet-orange-3 = paars 3 met oranje
    .a = een paarse 3 met oranje
card-violet-green-1 = paars 1 met groen
    .a = een paarse 1 met groen
card-violet-green-2 = paars 2 met groen
    .a = een paarse 2 met groen
card-violet-green-3 = paars 3 met groen
    .a = een paarse 3 met groen
card-bear = Boze Beer
    .a = de Boze Beer
card-boar = Everzwijn
    .a = het Everzwijn
card-squirrel = Schattige Eekhoorn
    .a = de Schattige Eekhoorn
card-deer = Gelukshert
    .a = het Gelukshert
card-wolves = Wolvengehuil
    .a = het Wolvengehuil

# Hardop
spoken-boulder = { $place ->
    [0] Deze klim
   *[other] Rotsblok { $place }
}: { $second-word ->
    [none] { $base } { $points }.
   *[other] { $base } { $points } met { $second }.
}
spoken-up = { $seat-you ->
    [you] Jij hebt open
   *[other] { $seat } heeft open
}: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } keer.
}
spoken-down = { $seat-you ->
    [you] Jij hebt
   *[other] { $seat } heeft
} { $cards ->
    [0] geen gedekte kaart.
    [one] { $cards } gedekte kaart.
   *[other] { $cards } gedekte kaarten.
}
spoken-hand = In je hand: { $card }{ $number ->
    [one] { "" }.
   *[other] , { $number } keer.
}
spoken-seat = { $seat-you ->
    [you] Jij
   *[other] { $seat }
}: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}, { $boulders ->
    [0] geen rotsblok
    [one] { $boulders } rotsblok van { $points }
   *[other] { $boulders } rotsblokken van samen { $points }
}{ $injuries ->
    [0] { "" }.
   *[other] , min { $injuries } voor blessures.
}
spoken-piles = Nog te komen: rotsblokken { $boulders }, kaarten { $cards }.

# Headings in the terminal, where many moves are listed
group-boulder = Een rotsblok kiezen
group-up = Een kaart open leggen
group-down = Een kaart gedekt leggen
group-of = Een speler kiezen
group-take = Een kaart nemen
group-on = Een rotsblok kiezen op zijn punten
group-contest = Een uitdaging kiezen
group-winner = Wie er won
group-tens = Hoeveel tikken: de tientallen
group-ones = Hoeveel tikken: de eenheden

# De kansen
odds-reach = Je kaarten en magnesium halen { $asked }
odds-chalk-helps = Magnesium helpt
odds-chalk-hurts = Magnesium zit tegen

# Wat een rotsblok of een kaart nu betekent, alleen voor wie de hand vasthoudt
does-warm-up = Je trekt één kaart en klimt deze beurt niet.
does-stay = Je houdt je kaarten, waagt niets en wint niets.
does-climb = Je pakt een magnesiumfiche; dan zeggen de anderen of ze meeklimmen.
does-boulder = Vraagt { $points }. { $cards ->
    [0] Geen van je kaarten telt hier
   *[other] Je kaarten geven hoogstens { $cards }
}{ $tired ->
    [0] { "" }
   *[other] , moe −{ $tired }
}{ $cards ->
    [0] { "" }
   *[other] , plus magnesium
}: { $reach ->
    [0] alleen met bluf haal je de top.
    [1] met goed magnesium haal je de top.
    [2] je haalt de top, tenzij het magnesium tegenvalt.
   *[other] ook met slecht magnesium haal je de top.
}
does-card = Kies eerst een rotsblok: dan zegt de kaart wat hij daar geeft.
does-lay = { $value ->
    [0] { $hidden ->
        [1] Geeft hier niets, maar gedekt ziet niemand dat.
       *[other] Geeft hier niets: geen kleur van dit rotsblok, en iedereen ziet het.
    }
   *[other] Geeft { $value } op dit rotsblok.
}
does-boar = { $owner-you ->
    [you] Je eigen { $card } is dan 0 waard.
   *[other] De kaart van { $owner } is dan 0 waard: { $card }.
}
does-squirrel = { $words ->
    [0] Er staat geen tekst op: er verandert niets.
    [2] De tekst heeft zijn werk al gedaan of is al weg: er verandert niets.
   *[other] { $owner-you ->
        [you] Je eigen { $card } doet dan niets.
       *[other] De kaart van { $owner } doet dan niets: { $card }.
    }
}
does-on = { $value ->
    [one] Het kost { $value } punt, en kracht op die kleur.
   *[other] Het kost { $value } punten, en kracht op die kleur.
}

# Wat een klim opleverde, in één zin
turn-warms-up = { $seat-you ->
    [you] Je warmt op en trekt een kaart.
   *[other] { $seat } warmt op en trekt een kaart.
}
boulder-of = { $second-word ->
    [none] { $base-the } { $points }
   *[other] { $base-the } { $points } met { $second }
}
turn-chooses = { $seat-you ->
    [you] Je gaat voor { boulder-of }{ climbs-with }
   *[other] { $seat } gaat voor { boulder-of }{ climbs-with }
}
climbs-with = { $up ->
    [0] { "" }.
    [one] , met één open kaart{ hides-some }
   *[other] , met { $up } open kaarten{ hides-some }
}
hides-some = { $down ->
    [0] { "" }.
    [one] { "" } en één gedekt.
   *[other] { "" } en { $down } gedekt.
}
turn-joins = { event-joins }
turn-stays = { event-stays }
turn-alone = { $seat-you ->
    [you] Niemand klimt mee: jij neemt { boulder-of }, en niemand kijkt.
   *[other] Niemand klimt mee: { $seat } neemt { boulder-of }, en niemand kijkt.
}
turn-wins = { $seat-you ->
    [you] Niemand is sterker dan jij met { $total }: jij neemt { boulder-of }.
   *[other] Niemand is sterker dan { $seat } met { $total }: { $seat } neemt { boulder-of }.
}
turn-hurt = { $seat-you ->
    [you] Jij raakt geblesseerd.
   *[other] { $seat } raakt geblesseerd.
}
turn-hurts = { $count } klimmers raken geblesseerd.
