about = Vijf dieren in de rij, twee mogen erin, één gaat naar huis: duw, bijt en slijm je de bar in.

# Wat er gebeurt
event-begins = { $seat-you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
event-takes = { $seat-you ->
    [you] Je neemt { $animal-the } mee.
   *[other] -
}
event-built = { $seat-you ->
    [you] Jouw twaalf dieren zijn gekozen.
   *[other] { $seat } heeft twaalf dieren gekozen.
}
event-sets_aside = { $seat-you ->
    [you] { $animal-The } blijft thuis.
   *[other] -
}
event-packed = { $seat-you ->
    [you] Vier van jouw dieren blijven thuis, en niemand weet welke.
   *[other] { $seat } laat vier dieren thuis.
}
event-dealt = { $seat-you ->
    [you] Je krijgt { $animal-the }.
   *[other] -
}
event-plays = { $place ->
    [0] { $seat-you ->
        [you] Je speelt { $animal-the }, die boven DAT WAS HET cirkelt.
       *[other] { $seat } speelt { $animal-the }, die boven DAT WAS HET cirkelt.
    }
   *[other] { $seat-you ->
        [you] Je speelt { $animal-the }: plaats { $place }.
       *[other] { $seat } speelt { $animal-the }: plaats { $place }.
    }
}
event-lifts = { $owner-you ->
    [you] Jouw { $animal }
   *[other] { $animal-The } van { $owner }
} haalt { $other-you ->
    [you] jouw { $prey }
   *[other] { $prey-the } van { $other }
} van DAT WAS HET{ $place ->
    [0] { "" }. Twee gieren: meteen de bar in.
   *[other] { "" } naar plaats { $place }.
}
event-shows = { $seat-you ->
    [you] Je laat { $animal-the } uit je hand zien.
   *[other] { $seat } laat { $animal-the } uit de hand zien.
}
event-poses = { $owner-you ->
    [you] Jouw { $animal } doet { $guise-the } na.
   *[other] { $animal-The } van { $owner } doet { $guise-the } na.
}
event-acts = { $owner-you ->
    [you] Jouw { $animal }
   *[other] { $animal-The } van { $owner }
} { $guise-word ->
    [rhino] laat de hoorn zakken en stormt af op de sterkste.
    [bear] sleept de twee zwakste soorten naar achteren.
    [tiger] springt.
    [cheetah] schiet op de zwakste af.
    [llama] spuugt.
    [dog] blaft iedereen op volgorde: de zwakste naar de poort.
    [peacock] pronkt vlak voor de sterkste.
    [bat] fladdert op en bijt.
    [lion] brult.
    [hippo] wurmt zich naar voren.
    [crocodile] hapt naar alles wat voor hem staat.
    [snake] sist iedereen op volgorde: de sterkste naar de poort.
    [giraffe] stapt over het dier ervoor heen.
    [seal] verwisselt poort en uitgang: de rij draait om.
    [monkey] roept de andere apen.
    [kangaroo] springt.
    [parrot] krijst.
    [skunk] laat een luchtje los.
   *[other] komt in actie.
}
event-runs = { $owner-you ->
    [you] Jouw { $animal } rent de { $parity } waarden voorbij.
   *[other] { $animal-The } van { $owner } rent de { $parity } waarden voorbij.
}
event-goes = { $owner-you ->
    [you] Jouw { $animal } gaat van plaats { $from } naar plaats { $place }.
   *[other] { $animal-The } van { $owner } gaat van plaats { $from } naar plaats { $place }.
}
event-defends = { $owner-you ->
    [you] Jouw { $animal } zet de stekels op en blijft staan.
   *[other] { $animal-The } van { $owner } zet de stekels op en blijft staan.
}
event-goes_out = { $owner-you ->
    [you] Jouw { $animal } gaat eruit, van plaats { $from }.
   *[other] { $animal-The } van { $owner } gaat eruit, van plaats { $from }.
}
event-burns = { $owner-you ->
    [you] Te veel licht: jouw { $animal } verbrandt bij de poort.
   *[other] Te veel licht: { $animal-the } van { $owner } verbrandt bij de poort.
}
event-lands = { $owner-you ->
    [you] Jouw { $animal } landt op DAT WAS HET.
   *[other] { $animal-The } van { $owner } landt op DAT WAS HET.
}
event-lays = { $owner-you ->
    [you] Nu op DAT WAS HET: jouw { $animal }.
   *[other] Nu op DAT WAS HET: { $animal-the } van { $owner }.
}
event-gate = Vijf in de rij: de hemelpoort gaat open.
event-enters = { $owner-you ->
    [you] Jouw { $animal } is binnen.
   *[other] { $animal-The } van { $owner } is binnen.
}
event-excluded = { $owner-you ->
    [you] Jouw { $animal } stond achteraan: dat was het.
   *[other] { $animal-The } van { $owner } stond achteraan: dat was het.
}
event-line = -
event-draws = { $seat-you ->
    [you] Je trekt { $animal-the }.
   *[other] { $seat } trekt een kaart.
}
event-return_game = De revanche: nu komen de dieren die niet mee mochten.

# Wat je kunt doen
move-play = Speel { $animal-the }
move-as = Als { $animal }
move-at = Plaats { $place }
move-run = Voorbij de { $parity } waarden
move-jump = { $animals ->
    [1] Over één
   *[other] Over twee
}
move-lay = Nummer { $number }
move-take = Neem { $animal-the } mee
move-away = Laat { $animal-the } thuis

# Wat er gevraagd wordt
ask-play = Welk dier speel je?
ask-victim = { $animal-word ->
    [rhino] Wie van de sterksten laat je de neushoorn eruit rammen?
    [cheetah] Wie van de zwaksten laat je de cheeta opeten?
    [bat] Wie laat je de vleermuis wegsturen?
    [parrot] Wie laat je de papegaai wegjagen?
    [peacock] Voor wie van de sterksten laat je de pauw gaan staan?
   *[other] Wie?
}
ask-run = Rent de struisvogel de oneven of de even waarden voorbij?
ask-jump = Springt de kangoeroe over één of over twee dieren?
ask-copy-hand = Welk dier uit je hand laat je { $animal-the } nadoen?
ask-copy-line = Welk dier uit de rij laat je { $animal-the } nadoen?
ask-order = Wie gaat er nu op DAT WAS HET? De laatste ligt bovenop.
ask-order-vultures = Welke vlieger landt er nu? De laatste ligt bovenop.
ask-build = Waarde { $value }: welk dier gaat mee?
ask-away = { $animals ->
    [one] Nog één dier moet thuisblijven. Welk?
   *[other] { $animals } dieren moeten thuisblijven. Welk nu?
}

# De tekening
board-street = Hemelpoort, plaats 1 t/m 5, uitgang
board-out = DAT WAS HET ({ $animals }), van boven af: { $top }
board-fallen = Eruit: { $animals }
board-landed = Nog in de lucht: { $animals }
board-card = { $value } { $animal }: { $told }
board-seat = { $name }: { $guests } in de bar, samen { $points } waard · { $hand-size } in de hand · { $pile-size } op de stapel
board-showed = · liet zien: { $animals }
board-deck = Jouw dieren: { $animals }
board-away = Thuis: { $animals }

# Opties
option-set = Dieren
    .help = Welke dieren vanavond in de rij staan.
option-set-new = New Beasts in Town
option-set-first = Beasty Bar, de eerste set
option-set-combined = Allebei: stel je twaalf samen
option-advanced = Gevorderd
    .help = Iedereen laat stiekem vier dieren thuis, en punten beslissen.
option-return_game = Revanche
    .help = Na het eerste spel een tweede, met de dieren die niet mee mochten. Alleen met beide sets.

# Namen van waarden
sets-new = New Beasts in Town
sets-first = de eerste set
sets-combined = beide sets
parity-odd = oneven
parity-even = even
phase-who_begins = wie begint
phase-deal = kaarten delen
phase-draw = trekken
phase-build = samenstellen
phase-put_away = thuislaten
phase-play = spelen
phase-victim = slachtoffer
phase-parity = even of oneven
phase-jump = sprong
phase-copy = nadoen
phase-order = volgorde
phase-over = afgelopen

animal-none = niemand
    .the = niemand
    .The = Niemand
animal-bat = vleermuis
    .the = de vleermuis
    .The = De vleermuis
animal-vulture = gier
    .the = de gier
    .The = De gier
animal-peacock = pauw
    .the = de pauw
    .The = De pauw
animal-dog = hond
    .the = de hond
    .The = De hond
animal-penguin = pinguïn
    .the = de pinguïn
    .The = De pinguïn
animal-ostrich = struisvogel
    .the = de struisvogel
    .The = De struisvogel
animal-porcupine = stekelvarken
    .the = het stekelvarken
    .The = Het stekelvarken
animal-llama = lama
    .the = de lama
    .The = De lama
animal-cheetah = cheeta
    .the = de cheeta
    .The = De cheeta
animal-tiger = tijger
    .the = de tijger
    .The = De tijger
animal-bear = beer
    .the = de beer
    .The = De beer
animal-rhino = neushoorn
    .the = de neushoorn
    .The = De neushoorn
animal-skunk = stinkdier
    .the = het stinkdier
    .The = Het stinkdier
animal-parrot = papegaai
    .the = de papegaai
    .The = De papegaai
animal-kangaroo = kangoeroe
    .the = de kangoeroe
    .The = De kangoeroe
animal-monkey = aap
    .the = de aap
    .The = De aap
animal-chameleon = kameleon
    .the = de kameleon
    .The = De kameleon
animal-seal = zeehond
    .the = de zeehond
    .The = De zeehond
animal-zebra = zebra
    .the = de zebra
    .The = De zebra
animal-giraffe = giraf
    .the = de giraf
    .The = De giraf
animal-snake = slang
    .the = de slang
    .The = De slang
animal-crocodile = krokodil
    .the = de krokodil
    .The = De krokodil
animal-hippo = nijlpaard
    .the = het nijlpaard
    .The = Het nijlpaard
animal-lion = leeuw
    .the = de leeuw
    .The = De leeuw

# Wat de kaarten doen
help-animal-rhino = Ramt het sterkste andere dier eruit, wie het ook is, en neemt zijn plaats in.
help-animal-bear = Sleept alle dieren van de twee laagste waarden onder 11 naar het eind van de rij.
help-animal-tiger = Elke beurt weer. Bespringt het dier twee plaatsen verder naar voren, als dat onder 10 is, en neemt zijn plaats in.
help-animal-cheetah = Eet het zwakste andere dier op, als dat onder 9 is, en neemt zijn plaats in.
help-animal-llama = Elke beurt weer. Spuugt naar het dier vlak ervoor: is dat 7 of minder, dan vlucht het naar het eind van de rij.
help-animal-porcupine = Altijd. Wie sterker is en het weg wil sturen, gaat er zelf uit.
help-animal-ostrich = Rent alle even dieren vlak voor zich voorbij, of juist alle oneven.
help-animal-penguin = Doet een ander dier na dat je uit je hand laat zien, met die waarde, en is daarna weer een 5.
help-animal-dog = Zet de rij op volgorde: de zwakste naar de poort.
help-animal-peacock = Gaat vlak voor het sterkste andere dier staan.
help-animal-vulture = Komt nooit in de rij. Haalt het bovenste dier van DAT WAS HET terug in de rij, waar het voor jou in actie komt. Twee gieren samen: allebei de bar in.
help-animal-bat = Stuurt een dier naar keuze weg en neemt zijn plaats in. Op de eerste plaats verbrandt ze.
help-animal-lion = Gaat naar voren en jaagt alle apen weg. Staat er al een leeuw, dan gaat hij er zelf uit.
help-animal-hippo = Elke beurt weer. Duwt zich langs alle zwakkere dieren, tot een zebra of een 11 of 12.
help-animal-crocodile = Elke beurt weer. Eet alle zwakkere dieren voor zich op, tot een zebra of een 10 of meer.
help-animal-snake = Zet de rij op volgorde: de sterkste naar de poort.
help-animal-giraffe = Elke beurt weer. Stapt over het dier vlak ervoor, als dat zwakker is.
help-animal-zebra = Altijd. Geen nijlpaard komt erlangs, geen krokodil eet of passeert haar.
help-animal-seal = Verwisselt poort en uitgang: de rij draait om.
help-animal-chameleon = Doet een ander dier uit de rij na, met die waarde, en is daarna weer een 5.
help-animal-monkey = Met nog een aap in de rij: nijlpaarden en krokodillen gaan eruit, de apen gaan naar voren, deze voorop.
help-animal-kangaroo = Springt over een of twee dieren voor zich.
help-animal-parrot = Jaagt een dier naar keuze weg.
help-animal-skunk = Alle dieren van de twee hoogste waarden gaan eruit; stinkdieren hebben er geen last van.

# Hardop
scored = { $guests ->
    [one] { $guests } dier in de bar
   *[other] { $guests } dieren in de bar
}, { scored-advanced }
scored-advanced = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
spoken-place = Plaats { $place }: { $animal } { $value }, { $owner-you ->
    [you] van jou.
   *[other] van { $owner }.
}
spoken-free = Plaats { $place }: leeg.
spoken-fallen = Eruit, nummer { $number }: { $animal } { $value }, { $owner-you ->
    [you] van jou.
   *[other] van { $owner }.
}
spoken-hand = In je hand: { $animal } { $value }.
spoken-seat = { $seat-you ->
    [you] Jij
   *[other] { $seat }
}: { scored }; { $hand-size } in de hand, { $pile-size } op de stapel.
spoken-out = DAT WAS HET ({ $animals }), bovenop: { $animal } { $value }, { $owner-you ->
    [you] van jou.
   *[other] van { $owner }.
}
move-lay-animal = Nummer { $number }: { $animal }, { $owner-you ->
    [you] van jou
   *[other] van { $owner }
}

# Headings in the terminal, where many moves are listed
group-play = Een dier spelen
group-as = Als een ander dier
group-take = Een dier meenemen
group-away = Een dier thuislaten
group-at = Een plaats kiezen
group-lay = De volgende kiezen

# De kansen
odds-draw = Je trekt { $least } t/m { $most }
odds-holds = { $seat } heeft { $animal-the } in de hand

# Wat een kaart hier doet, gezegd voor ze gespeeld is; de naam staat voor de zin
prey-of = { $victim-you ->
    [you] jouw { $prey }
   *[other] { $prey-the } van { $victim }
}
does-asks = { $guise-word ->
    [rhino] Er is meer dan één sterkste: jij zegt wie hij eruit ramt.
    [cheetah] Er is meer dan één zwakste: jij zegt wie hij opeet.
    [peacock] Er is meer dan één sterkste: jij zegt voor wie hij gaat staan.
    [bat] Stuurt weg wie jij kiest en neemt die plaats in. Vooraan verbrandt ze.
    [parrot] Jaagt weg wie jij kiest.
    [ostrich] Rent de even of de oneven dieren vlak voor zich voorbij: jij zegt welke.
    [kangaroo] Springt over één of over twee, wat jij wilt.
    [penguin] Doet een dier uit je hand na: jij zegt welk.
    [chameleon] Doet een dier in de rij na: jij zegt welk.
   *[other] Jij zegt wat het doet.
}
poses-in-vain = Doet niets: in deze vermomming heeft dit dier geen actie, en het is meteen weer een 5.
does-nothing = { $guise-word ->
    [vulture] DAT WAS HET is leeg: er valt niemand te halen.
    [porcupine] { $posing ->
        [1] { poses-in-vain }
       *[other] Gaat zitten en zet de stekels op: wie sterker is en het eruit wil sturen, gaat er zelf uit.
    }
    [zebra] { $posing ->
        [1] { poses-in-vain }
       *[other] Staat daar maar: geen nijlpaard komt erlangs, geen krokodil bijt.
    }
   *[other] { $ahead ->
        [0] Er staat nog niemand in de rij: dit dier gaat vooraan staan en wacht.
       *[other] { $near ->
            [0] Twee plaatsen naar voren staat niemand: niets om op te springen.
           *[other] { $guise-word ->
                [llama] Spuugt naar { prey-of }: niets, te groot.
                [tiger] Loert op { prey-of }: te groot om op te springen.
                [giraffe] Kijkt op naar { prey-of }: te groot om overheen te stappen.
                [hippo] Duwt, maar { prey-of } wijkt niet.
                [crocodile] Hapt, maar { prey-of } is niet te eten.
                [cheetah] Niemand is zwak genoeg om op te eten.
                [bear] Niemand is zwak genoeg om naar te grommen.
                [monkey] Geen andere aap in de rij: hij kijkt wat rond.
                [skunk] Niemand heeft last van het luchtje.
                [penguin] Geen ander dier in je hand om na te doen.
                [chameleon] Niemand in de rij om na te doen.
               *[other] Er gebeurt niets.
            }
        }
    }
}
does-out = { $guise-word ->
    [rhino] Ramt { prey-of } eruit en neemt die plaats in.
    [tiger] Verjaagt { prey-of } met een sprong en neemt die plaats in.
    [cheetah] Eet { prey-of } op en neemt die plaats in.
    [bat] Stuurt { prey-of } weg en neemt die plaats in.
    [parrot] Jaagt { prey-of } eruit.
    [crocodile] Eet { prey-of } op en schuift door.
    [lion] Gaat vooraan staan, en { prey-of } vlucht.
    [skunk] Laat een luchtje los: { prey-of } vertrekt.
    [monkey] Gaat met de andere apen vooraan staan, en { prey-of } ligt eruit.
   *[other] Stuurt { prey-of } weg.
}
does-outs = { $guise-word ->
    [crocodile] Eet { $count } dieren op en schuift door.
    [skunk] Laat een luchtje los: { $count } dieren vertrekken.
    [lion] Gaat vooraan staan, en { $count } apen vluchten.
    [monkey] Gaat met de andere apen vooraan staan, en { $count } dieren liggen eruit.
   *[other] Stuurt { $count } dieren weg.
}
does-burns = { $count ->
    [0] Staat meteen vooraan, en verbrandt.
   *[other] Stuurt { prey-of } weg, maar verbrandt dan op de eerste plaats.
}
does-quills = { $guise-word ->
    [crocodile] Komt bij { prey-of }: stekels. Hij gaat er zelf uit.
   *[other] Valt { prey-of } aan: stekels. Gaat er zelf uit.
}
does-gone = Er staat al een leeuw in de rij: hij gaat er zelf uit.
does-back = { $guise-word ->
    [llama] { $prey-word ->
        [porcupine] Spuugt naar { prey-of }: stekels helpen niet, het druipt af naar achteren.
       *[other] Spuugt { prey-of } naar achteren.
    }
   *[other] Gromt { prey-of } naar achteren.
}
does-backs = Gromt { $count } dieren naar achteren.
does-ahead = { $guise-word ->
    [ostrich] { $count ->
        [one] Rent één dier voorbij, naar plaats { $place }.
       *[other] Rent { $count } dieren voorbij, naar plaats { $place }.
    }
    [giraffe] Stapt over { prey-of } heen, naar plaats { $place }.
    [hippo] { $count ->
        [one] Wurmt zich langs { prey-of }, naar plaats { $place }.
       *[other] Wurmt zich langs { $count } dieren, naar plaats { $place }.
    }
    [kangaroo] { $count ->
        [one] Springt over { prey-of }, naar plaats { $place }.
       *[other] Springt over { $count } dieren, naar plaats { $place }.
    }
    [peacock] Pronkt vlak voor { prey-of }: plaats { $place }.
    [lion] Brult en gaat vooraan staan.
    [monkey] Gaat met de andere apen vooraan staan.
   *[other] Gaat naar plaats { $place }.
}
does-stays = Wie er vlak voor staat, is niet { $parity }: hij blijft staan.
does-sorts = { $guise-word ->
    [dog] Blaft iedereen op volgorde, de zwakste voorop: hij komt op plaats { $place }.
    [snake] Sist iedereen op volgorde, de sterkste voorop: ze komt op plaats { $place }.
    [seal] Verwisselt poort en uitgang: de rij draait om, en dit dier staat vooraan.
   *[other] Zet de rij op volgorde, zelf op plaats { $place }.
}
does-lifts = Haalt { prey-of } terug naar plaats { $place }, en dat dier komt voor jou in actie.
does-vultures = Ontmoet { prey-of } op DAT WAS HET: allebei meteen de bar in.
does-poses = Doet { $guise-the } na.
does-gate = { $fate ->
    [1] Vijf in de rij: de poort gaat open, en dit dier is binnen.
    [2] Vijf in de rij: de poort gaat open, en dit dier is als laatste de klos.
   *[other] Vijf in de rij: de poort gaat open voor de eerste twee.
}

# Wat een beurt opleverde, in één zin
guised = { $posing ->
    [1] , als { $guise },
   *[other] { "" }
}
subject = { $owner-you ->
    [you] Jouw { $animal }{ guised }
   *[other] { $animal-The } van { $owner }{ guised }
}
turn-asks = { $owner-you ->
    [you] Je speelt { $animal-the }.
   *[other] { $owner } speelt { $animal-the }.
}
turn-lifts = { subject } haalt { prey-of } terug in de rij.
turn-poses = { $owner-you ->
    [you] Jouw { $animal } doet { $guise-the } na.
   *[other] { $animal-The } van { $owner } doet { $guise-the } na.
}
turn-vultures = { subject } ontmoet { prey-of }, en allebei vliegen ze meteen de bar in.
turn-nothing = { $guise-word ->
    [vulture] { subject } cirkelt boven een leeg DAT WAS HET.
    [porcupine] { subject } gaat zitten en zet de stekels op.
    [zebra] { subject } staat daar en laat de strepen zien.
   *[other] { $ahead ->
        [0] { subject } staat vooraan in de rij en kijkt tevreden.
       *[other] { $near ->
            [0] { subject } vindt niemand om op te springen.
           *[other] { $guise-word ->
                [llama] { subject } spuugt naar { prey-of }, maar maakt geen indruk.
                [tiger] { subject } loert op { prey-of } en bedenkt zich.
                [giraffe] { subject } kan niet over { prey-of } heen kijken.
                [hippo] { subject } duwt, maar { prey-of } wijkt niet.
                [crocodile] { subject } hapt vergeefs naar { prey-of }.
                [cheetah] { subject } vindt niemand die zwak genoeg is om op te eten.
                [bear] { subject } vindt niemand om naar te grommen.
                [monkey] { subject } zoekt andere apen, en vindt er geen.
                [skunk] { subject } laat een luchtje los, en niemand heeft er last van.
               *[other] { subject } sluit aan in de rij.
            }
        }
    }
}
turn-out = { $guise-word ->
    [rhino] { subject } duwt { prey-of } de rij uit.
    [tiger] { subject } springt op { prey-of } en neemt die plaats in.
    [cheetah] { subject } eet { prey-of } op en neemt die plaats in.
    [bat] { subject } jaagt { prey-of } weg en neemt die plaats in.
    [parrot] { subject } krijst { prey-of } de rij uit.
    [crocodile] { subject } slokt { prey-of } op.
    [lion] { subject } stapt naar voren, en { prey-of } vlucht.
    [skunk] { subject } laat een luchtje los, en { prey-of } vertrekt.
    [monkey] { subject } en zijn vrienden gaan vooraan staan, en { prey-of } ligt eruit.
   *[other] { subject } stuurt { prey-of } weg.
}
turn-outs = { $guise-word ->
    [crocodile] { subject } slokt { $count } dieren op.
    [skunk] { subject } laat een luchtje los, en { $count } dieren vertrekken.
    [lion] { subject } stapt naar voren, en { $count } apen vluchten.
    [monkey] { subject } en zijn vrienden gaan vooraan staan, en { $count } dieren liggen eruit.
   *[other] { subject } stuurt { $count } dieren weg.
}
turn-burns = { $count ->
    [0] { subject } staat vooraan in de rij, en verbrandt.
   *[other] { subject } jaagt { prey-of } weg, staat vooraan, en verbrandt.
}
turn-quills = { subject } prikt zich aan de stekels van { prey-of }, en ligt eruit.
turn-gone = { subject } komt een andere leeuw tegen, en vertrekt.
turn-back = { $guise-word ->
    [llama] { subject } spuugt { prey-of } naar achteren.
   *[other] { subject } gromt { prey-of } naar achteren.
}
turn-backs = { subject } gromt { $count } dieren naar achteren.
turn-ahead = { $guise-word ->
    [ostrich] { $count ->
        [one] { subject } rent één dier voorbij.
       *[other] { subject } rent { $count } dieren voorbij.
    }
    [giraffe] { subject } stapt over { prey-of } heen.
    [hippo] { $count ->
        [one] { subject } wurmt zich langs { prey-of }.
       *[other] { subject } wurmt zich langs { $count } dieren.
    }
    [kangaroo] { $count ->
        [one] { subject } springt over { prey-of }.
       *[other] { subject } springt over { $count } dieren.
    }
    [peacock] { subject } pronkt vlak voor { prey-of }.
    [lion] { subject } brult en stapt naar voren.
    [monkey] { subject } en zijn vrienden gaan vooraan staan.
   *[other] { subject } gaat naar plaats { $place }.
}
turn-stays = { subject } wil de { $parity } dieren voorbij, maar blijft staan.
turn-sorts = { $guise-word ->
    [dog] { subject } blaft iedereen op volgorde, de zwakste naar de poort.
    [snake] { subject } sist iedereen op volgorde, de sterkste naar de poort.
    [seal] { subject } verwisselt poort en uitgang: de rij draait om.
   *[other] { subject } zet de rij op volgorde.
}
guest-one = { $one-you ->
    [you] jouw { $one-animal }
   *[other] { $one-animal-the } van { $one }
}
guest-two = { $two-you ->
    [you] jouw { $two-animal }
   *[other] { $two-animal-the } van { $two }
}
guest-last = { $last-you ->
    [you] jouw { $last-animal }
   *[other] { $last-animal-the } van { $last }
}
turn-gate = De hemelpoort gaat open voor { guest-one } en { guest-two }; { guest-last } ligt eruit.
