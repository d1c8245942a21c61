about = Zes kaarten, waarvan je er drie kent, en het geheugen van een goudvis.

option-pace = Tempo
    .help = In een race telt wie het eerst reageert. Bij rustig spelen krijgt iedereen na elke afgelegde kaart de vraag.
option-pace-race = Race
option-pace-relaxed = Rustig
option-cards = Kaarten
    .help = De gedrukte aantallen zijn niet met zekerheid bekend. Beide stapels zijn onze reconstructie.
option-cards-default = Standaard
option-cards-alternative = Alternatief
option-slips = Misgrepen kosten een kaart
    .help = Buiten je beurt trekken, of naar een kaart grijpen die je niet mag bekijken, kost één strafkaart.

# Wat er gebeurt
event-begins = { $seat-you ->
    [you] Jij begint.
   *[other] { $seat } begint.
}
event-deals = -
event-memorised = { $seat-you ->
    [you] Je hebt gekeken.
   *[other] { $seat } heeft gekeken.
}
event-goes = { $way-word ->
    [clockwise] { $seat-you ->
        [you] Jij kiest: met de klok mee.
       *[other] { $seat } kiest: met de klok mee.
    }
   *[other] { $seat-you ->
        [you] Jij kiest: tegen de klok in.
       *[other] { $seat } kiest: tegen de klok in.
    }
}
event-draws = { $seat-you ->
    [you] Je trekt een kaart.
   *[other] { $seat } trekt een kaart.
}
event-no_card = { $seat-you ->
    [you] Er is geen kaart meer om te trekken. Je beurt is voorbij.
   *[other] Er is geen kaart meer om te trekken. De beurt van { $seat } is voorbij.
}
event-reshuffles = { $cards ->
    [one] De aflegstapel wordt geschud: één kaart om te trekken.
   *[other] De aflegstapel wordt geschud: { $cards } kaarten om te trekken.
}
event-discards = { $seat-you ->
    [you] { $place ->
        [0] Je legt { $card-a } af, vers van de stapel.
       *[other] Je legt kaart { $place } af: { $card-a }.
    }
   *[other] { $place ->
        [0] { $seat } legt { $card-a } af, vers van de stapel.
       *[other] { $seat } legt kaart { $place } af: { $card-a }.
    }
}
event-keeps = { $seat-you ->
    [you] Je houdt de kaart.
   *[other] { $seat } houdt de kaart.
}
event-counters = { $seat-you ->
    [you] Je countert met kaart { $place }: { $card-a }.
   *[other] { $seat } countert met kaart { $place }: { $card-a }.
}
event-wrong = { $seat-you ->
    [you] Je kaart { $place } past niet. Iedereen ziet hem.
   *[other] Kaart { $place } van { $seat } past niet. Iedereen ziet hem.
}
event-penalty = { $seat-you ->
    [you] Je krijgt één strafkaart.
   *[other] { $seat } krijgt één strafkaart.
}
event-gives = { $seat-you ->
    [you] Je geeft { $other } een kaart van de stapel.
   *[other] { $other-you ->
        [you] { $seat } geeft jou een kaart van de stapel.
       *[other] { $seat } geeft { $other } een kaart van de stapel.
    }
}
event-looks = { $seat-you ->
    [you] { $other-you ->
        [you] Je bekijkt je kaart { $place }.
       *[other] Je bekijkt kaart { $place } van { $other }.
    }
   *[other] { $other-you ->
        [you] { $seat } bekijkt jouw kaart { $place }.
        [own] { $seat } bekijkt de eigen kaart { $place }.
       *[other] { $seat } bekijkt kaart { $place } van { $other }.
    }
}
event-looked = { $seat-you ->
    [you] Je hebt hem gezien.
   *[other] { $seat } heeft hem gezien.
}
event-swaps = { $seat-you ->
    [you] Je ruilt je kaart { $place } met kaart { $other_place } van { $other }.
   *[other] { $other-you ->
        [you] { $seat } ruilt kaart { $place } met jouw kaart { $other_place }.
       *[other] { $seat } ruilt kaart { $place } met kaart { $other_place } van { $other }.
    }
}
event-fizzles = { $seat-you ->
    [you] Je { $card } vindt geen doel en doet niets.
   *[other] De { $card } van { $seat } vindt geen doel en doet niets.
}
event-passes = { $seat-you ->
    [you] Je past.
   *[other] { $seat } past.
}
event-rearranges = { $seat-you ->
    [you] Je kaart { $place } wisselt van plaats met de volgende.
   *[other] { $seat }: kaart { $place } wisselt van plaats met de volgende.
}
event-slips = { $seat-you ->
    [you] Oeps. Je grijpt waar dat niet mag.
   *[other] Oeps. { $seat } grijpt waar dat niet mag.
}
event-bloops = { $seat-you ->
    [you] BLOOPS! Alle anderen hebben nog één beurt.
   *[other] BLOOPS! roept { $seat }. Alle anderen hebben nog één beurt.
}
event-last_window = Daar ligt de laatste kaart. Counter nu, of pas.
event-twenty = { $seat-you ->
    [you] Je legt de 20 af. Het spel is afgelopen.
   *[other] { $seat } legt de 20 af. Het spel is afgelopen.
}
event-runs_dry = Een hele ronde zonder kaart. Het spel is afgelopen.
scored = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
event-scores = { $seat-you ->
    [you] { $stars ->
        [0] Jij: { scored }.
        [one] Jij: { scored }, met een ster.
        [2] Jij: { scored }, met twee sterren.
       *[other] Jij: { scored }. Je { $stars } sterren tellen niet mee.
    }
   *[other] { $stars ->
        [0] { $seat }: { scored }.
        [one] { $seat }: { scored }, met een ster.
        [2] { $seat }: { scored }, met twee sterren.
       *[other] { $seat }: { scored }. { $stars } sterren tellen niet mee.
    }
}

# Wat je kunt doen
move-got-it = Gezien
move-clockwise = Met de klok mee
move-counterclockwise = Tegen de klok in
move-draw = Trekken
move-throw = Afleggen
move-pass = Passen
move-bloops = BLOOPS!
move-done = Beurt beëindigen
move-seat = { $seat-you ->
    [you] Jij
   *[other] { $seat }
}
move-card = Kaart { $number }
move-keep = Houden, kaart { $number } afleggen
move-counter = Counteren met kaart { $number }
move-swap = Kaart { $number } één plaats opschuiven
move-grab = Naar de stapel grijpen
move-peek = Naar een kaart grijpen

# Wat er gevraagd wordt
ask-memorise = Kijk goed. Niemand onthoudt het voor je.
ask-direction = Welke kant gaat het op?
ask-draw = Trek een kaart.
ask-hand = Je hebt { $card-a }. Afleggen, of houden en een andere afleggen?
ask-call = Roep je BLOOPS, of beëindig je je beurt?
ask-wait = { $seat } speelt. Handen af van de kaarten.
ask-look = Kijk goed. Niemand onthoudt het voor je.
ask-give = Je 6: wie krijgt een kaart?
ask-look-whom = Van wie wil je een kaart zien?
ask-look-card = { $seat-you ->
    [you] Welke van je kaarten wil je zien?
   *[other] Welke kaart van { $seat } wil je zien?
}
ask-swap-mine = Je 9: welke van je kaarten gaat weg?
ask-swap-whom = Met wie ruil je?
ask-swap-card = Welke kaart van { $seat } neem je?
ask-counter = Op de aflegstapel ligt { $card-a }. Counter je met dezelfde?
ask-counter-or-pass = Op de aflegstapel ligt { $card-a }. Counter je met dezelfde, of pas je?
ask-counter-or-draw = Op de aflegstapel ligt { $card-a }. Counter je met dezelfde, of trek je?
ask-counter-or-call = Op de aflegstapel ligt { $card-a }. Counter je met dezelfde, of roep je BLOOPS?

# De tekening
board-pile = { $cards ->
    [0] geen kaart om te trekken
    [one] één kaart om te trekken
   *[other] { $cards } kaarten om te trekken
}
board-top = afgelegd: { $card }
board-waiting = nog bezig: { $who }
board-drawn = In je hand: { $card }
board-bloops = BLOOPS
board-no-cards = geen kaarten

# Namen van waarden
card-none = niets
    .a = niets
    .A = Niets
card-0 = 0
    .a = een 0
    .A = Een 0
card-1 = 1
    .a = een 1
    .A = Een 1
card-2 = 2
    .a = een 2
    .A = Een 2
card-3 = 3
    .a = een 3
    .A = Een 3
card-4 = 4
    .a = een 4
    .A = Een 4
card-5 = 5
    .a = een 5
    .A = Een 5
card-6 = 6
    .a = een 6
    .A = Een 6
card-7 = 7
    .a = een 7
    .A = Een 7
card-8 = 8
    .a = een 8
    .A = Een 8
card-9 = 9
    .a = een 9
    .A = Een 9
card-10 = 10
    .a = een 10
    .A = Een 10
card-11 = 11
    .a = een 11
    .A = Een 11
card-12 = 12
    .a = een 12
    .A = Een 12
card-20 = 20
    .a = een 20
    .A = Een 20
help-card-6 = Een tegenspeler naar keuze krijgt de bovenste kaart van de stapel, ongezien.
help-card-7 = Bekijk één kaart, van jezelf of van een tegenspeler.
help-card-8 = Bekijk één kaart, van jezelf of van een tegenspeler.
help-card-9 = Ruil een van je kaarten met een van een tegenspeler. Niemand kijkt.
help-card-20 = Wie hem aflegt, beëindigt meteen het spel.
pace-race = race
pace-relaxed = rustig
way-clockwise = met de klok mee
way-counterclockwise = tegen de klok in
phase-deal = kaarten delen
phase-first = wie begint
phase-memorise = onthouden
phase-direction = richting
phase-draw = trekken
phase-take = er wordt getrokken
phase-hand = kaart in de hand
phase-window = venster
phase-call = BLOOPS of niet
phase-over = afgelopen

# Hardop
spoken-drawn = Je hebt { $card-a } in de hand.
spoken-top = Op de aflegstapel ligt { $card-a }.
spoken-card = { $seat-you ->
    [you] Je kaart { $place } is { $card-a }.
   *[other] Kaart { $place } van { $seat } is { $card-a }.
}
spoken-row = { $seat-you ->
    [you] Jij hebt
   *[other] { $seat } heeft
} { $cards ->
    [0] geen kaarten.
    [one] { $cards } kaart.
   *[other] { $cards } kaarten.
}
spoken-bloops = { $seat-you ->
    [you] Jij hebt BLOOPS geroepen.
   *[other] { $seat } heeft BLOOPS geroepen.
}
spoken-waiting = { $seat-you ->
    [you] Jij moet nog een effect uitvoeren.
   *[other] { $seat } moet nog een effect uitvoeren.
}

# Headings in the terminal, where many moves are listed
group-seat = Een speler kiezen
group-card = Een kaart kiezen
group-keep = Houden en een eigen kaart afleggen
group-counter = Counteren met een kaart
group-swap = Een kaart één plaats opschuiven

# De kansen
odds-low = Een ongeziene kaart is laag: 0 t/m 5
odds-acts = Hij doet iets: 6 t/m 9
odds-high = Hij is hoog: 10 of meer
odds-fits = Het is { $card-a }, net als op de aflegstapel

# Wat een kaart hier doet, alleen uit wat open ligt
does-draw = Je bekijkt hem, en legt hem dan af of ruilt hem voor een van je eigen kaarten.
does-bloops = Alle anderen hebben nog één beurt, dan gaan alle kaarten open. Wie de minste punten heeft, wint.
does-throw = { $value ->
    [6] Afgelegd geeft hij een tegenspeler naar keuze een kaart van de stapel.
    [7] Afgelegd laat hij je één kaart bekijken, van jezelf of van een ander.
    [8] Afgelegd laat hij je één kaart bekijken, van jezelf of van een ander.
    [9] Afgelegd laat hij je een van je kaarten ruilen met die van een tegenspeler. Niemand kijkt.
    [20] Afgelegd beëindigt hij meteen het spel.
   *[other] Afgelegd doet hij niets. Wie ook { $card-a } heeft, mag ermee counteren.
}
does-throw-idle = Afgelegd vindt hij geen doel en doet hij niets. Wie ook { $card-a } heeft, mag ermee counteren.
does-keep = { $card-A } komt achteraan in je rij; je kaart { $place } gaat open op de aflegstapel en werkt als het een 6, 7, 8 of 9 is.
does-counter = Is je kaart { $place } ook { $card-a }, dan ben je hem kwijt. Zo niet, dan ziet iedereen hem en { $penalty ->
    [0] counter je hier niet meer.
   *[1] krijg je een strafkaart.
}
does-look = { $owner-you ->
    [you] Je bekijkt je kaart { $place }, heel even, en alleen jij.
   *[other] Je bekijkt kaart { $place } van { $owner }, heel even, en alleen jij.
}
does-give = { $seat } krijgt de bovenste kaart van de stapel. Niemand ziet hem.
does-swap-mine = Je kaart { $place } gaat weg. Daarna zeg je wat ervoor terugkomt.
does-swap = Je kaart { $mine } gaat naar { $owner }, en kaart { $place } van { $owner } komt naar jou. Niemand kijkt.

# Wat een beurt opleverde, in één zin
turn-discards = { $seat-you ->
    [you] { $place ->
        [0] Je gooit { $card-a } weg, vers van de stapel.
       *[other] Je houdt wat je trok en gooit { $card-a } weg.
    }
   *[other] { $place ->
        [0] { $seat } gooit { $card-a } weg, vers van de stapel.
       *[other] { $seat } houdt de getrokken kaart en gooit { $card-a } weg.
    }
}
turn-counters = { $seat-you ->
    [you] Je gooit er nog een bij: { $card-a }.
   *[other] { $seat } gooit er nog een bij: { $card-a }.
}
turn-wrong = { $seat-you ->
    [you] Je kaart { $place } past niet, en iedereen heeft hem gezien.
   *[other] Kaart { $place } van { $seat } past niet, en iedereen heeft hem gezien.
}
turn-gives = { $seat-you ->
    [you] { $other } krijgt een kaart van jou.
   *[other] { $other-you ->
        [you] Je krijgt een kaart van { $seat }.
       *[other] { $other } krijgt een kaart van { $seat }.
    }
}
turn-looks = { event-looks }
turn-swaps = { $seat-you ->
    [you] Je ruilt je kaart { $place } met kaart { $there } van { $other }.
   *[other] { $other-you ->
        [you] { $seat } ruilt kaart { $place } met jouw kaart { $there }.
       *[other] { $seat } ruilt kaart { $place } met kaart { $there } van { $other }.
    }
}
turn-fewest = { $seat-you ->
    [you] Jij hebt het minst: { scored }.
   *[other] { $seat } heeft het minst: { scored }.
}
turn-shared = Samen het laagst: { scored }.
