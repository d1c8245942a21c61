report-kind = Balansrapport
report-title = { $game }: is het in balans?
report-seats = { $seats } { $seats ->
    [one] stoel
   *[other] stoelen
    }
report-made = { NUMBER($games) } partijen van vlotte spelers, die één zet vooruitkijken en niets zien wat verborgen is.
report-intervals = Achter elk getal staat het 95%-interval. Wat rood is, ligt verder van de streeplijn dan toeval verklaart, gecorrigeerd (Holm) voor het aantal dingen dat naast elkaar vergeleken wordt.
report-reconstructed = Sommige kaarten van deze stapel zijn onze reconstructie, omdat het spelregelboekje ze niet noemt.
report-again = Nog eens hetzelfde
report-key = Met deze sleutel verloopt elke partij van dit rapport weer precies zo.
yes = ja
no = nee
fact-seats-even = Alle stoelen zijn gelijkwaardig
fact-seats-slight = De stoelen zijn bijna gelijkwaardig
fact-seats-uneven = Eén stoel springt eruit
about-seats = wint de stoel die het verst van eerlijk zit; eerlijk is { $fair }
about-seats-even = zou het eerlijke deel van elke stoel zijn; ze liggen binnen dit bereik, niet verder uiteen dan toeval verklaart
fact-skill-luck = Geluk beslist
fact-skill-both = Geluk en vaardigheid
fact-skill-skill = Vaardigheid beslist
about-skill = wint { $better } tussen { $worse }
fact-suspense-late = Lang open
fact-suspense-middle = Het halve spel open
fact-suspense-early = Vroeg beslist
about-suspense = van de partij, en de winnaar staat voorgoed voor
fact-length = Beslissingen
about-length = per partij; meestal { $few } tot { $many }
fact-margin = Van eerste tot tweede
about-margin = punten
fact-shared = De eerste plaats is gedeeld
about-shared = van alle partijen
fact-nobody = Niemand wint
about-nobody = van alle partijen
seat = stoel { $number }
order-first = beslist als eerste
order-later = { $turns } na de eerste
hints-head = Wat opvalt, en wat je kunt proberen
hints-says = Hier staat alleen wat meer is dan toeval. Een zin zegt waar je kunt kijken, niet dat er iets mis is.
hint-order-more = { $number ->
    [0] Wie als eerste beslist, wint { $value } ({ $between }); eerlijk zou { $fair } zijn. Probeer een ander aantal kaarten, zodat iemand anders de laatste beurt heeft, of laat het beginnen rondgaan.
   *[other] Wie { $number } na de eerste beslist, wint { $value } ({ $between }); eerlijk zou { $fair } zijn. Probeer een ander aantal kaarten, zodat iemand anders de laatste beurt heeft, of laat het beginnen rondgaan.
    }
hint-order-less = { $number ->
    [0] Wie als eerste beslist, wint maar { $value } ({ $between }); eerlijk zou { $fair } zijn. Probeer wie begint iets extra’s te geven, of een ander aantal kaarten.
   *[other] Wie { $number } na de eerste beslist, wint maar { $value } ({ $between }); eerlijk zou { $fair } zijn. Probeer die stoel iets extra’s te geven, of een ander aantal kaarten.
    }
hint-seat-more = Stoel { $number } wint { $value } ({ $between }); eerlijk zou { $fair } zijn. Wat de regels stoel voor stoel doen, bij gelijkspel bijvoorbeeld, helpt hem: probeer een andere volgorde.
hint-seat-less = Stoel { $number } wint maar { $value } ({ $between }); eerlijk zou { $fair } zijn. Wat de regels stoel voor stoel doen, bij gelijkspel bijvoorbeeld, schaadt hem: probeer een andere volgorde.
hint-strong = { $choice } is op elk moment { $value } ({ $between }) procent van een overwinning waard: beter dan al het andere dat dan kan. Probeer er minder van, of een prijs ervoor.
hint-weak = { $choice } kost op een willekeurig moment { $value } ({ $between }) procent van een overwinning. Moet het altijd goed zijn, probeer het dan sterker of zeldzamer te maken.
hint-early = De winnaar staat voorgoed voor na { $value } ({ $between }) van de partij. Probeer punten die tot het eind verborgen blijven, of een laatste ronde die zwaarder telt.
hint-ties = De eerste plaats wordt in { $value } ({ $between }) van de partijen gedeeld. Probeer bij gelijkspel iets te laten beslissen dat spelers toch al hebben.
hint-luck = Wie vooruitkijkt tussen spelers die dat niet doen, wint { $value } ({ $between }): bijna louter geluk. Probeer één keuze meer per beurt, of laat spelers meer zien.
seats-head = Stoelen
seats-says = Op een eerlijke stoel win je even vaak als op elke andere: dat deel is de streeplijn. Waar het toeval bepaalt wie begint, zegt de volgorde van de beurten meer dan het nummer van de stoel.
seats-order = Aandeel in de overwinningen naar volgorde van de beurten
seats-number = Aandeel in de overwinningen naar nummer van de stoel
points-head = Punten
points-says = Hoe de punten verdeeld zijn, en hoeveel elke stoel er haalt.
points-all = Punten van elke stoel in elke partij; gemiddeld { $mean }
points-mean = Punten, gemiddeld
points-winner = de winnaar
length-head = Lengte
length-says = Hoeveel beslissingen een partij vraagt, van alle stoelen samen.
length-all = Beslissingen in een partij; gemiddeld { $mean }
suspense-head = Spanning
suspense-says = De kansen van elke stoel, steeds opnieuw gemeten door vanaf dat moment willekeurig verder te spelen. Een lijn die laat stijgt, betekent een spel dat lang open blijft.
suspense-course = Kans van de uiteindelijke winnaar, van het begin tot het eind
suspense-numbers = De koploper wisselt { $changes } keer per partij. Van het ene moment op het andere verschuiven de kansen { $excitement }. De winnaar staat voorgoed voor na { $decided } van de partij.
choices-head = Kaarten en keuzes
choices-says = In een groot aantal andere partijen wordt telkens één willekeurige beslissing aan het lot overgelaten. De waarde van een keuze is hoeveel vaker je daarna wint dan na iets anders dat op dat moment ook kon. Zo telt de keuze zelf, en niet wie hem graag maakt. Keuzes die altijd samen voorkomen, zijn elkaars spiegelbeeld.
choices-table = De keuzes die het vaakst voorkwamen, de beste eerst
choices-taken = gekozen door vlotte spelers
choices-worth = waarde, in procent van een overwinning
skill-head = Vaardigheid en geluk
skill-says = Eén betere speler tussen zwakkere, om de beurt op elke stoel. De streeplijn is louter geluk; 100 % zou louter vaardigheid zijn.
skill-steps = Aandeel van de betere speler in de overwinningen
skill-step = { $better } tussen { $worse } ({ NUMBER($games) } partijen)
bot-random = willekeurig
bot-quick = vlot
bot-greedy = gulzig
bot-child = kind
bot-beginner = beginner
bot-regular = stamgast
bot-expert = expert
