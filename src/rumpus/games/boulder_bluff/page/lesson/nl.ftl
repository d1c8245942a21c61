# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-turn = Tik op een rotsblok: het getal is wat het vraagt en wat het oplevert. Of warm op voor een kaart.
hint-lay = Leg kaarten: die van zijn kleur tellen. Minstens één open, de rest mag bluf zijn.
hint-more = Sterk genoeg? Klim. Of leg er nog een.
hint-join = Geloof je het? Blijf beneden, of klim hoger.
hint-wins = De sterkste krijgt het rotsblok en de punten. Wie tekortkwam, raakt geblesseerd.

# De regels, getekend
promise = Klim, of zeg dat je klom
wins = Wie de meeste punten aan rotsblokken heeft, wint. Zolang niemand na je klimt, kijkt niemand.
course = Een beurt in vier stappen
step-1 = Kies een rotsblok
    .text = Het getal is de kracht die het vraagt en de punten die het brengt. Of warm op: trek een kaart.
step-2 = Leg kaarten
    .text = Minstens één open, de rest gedekt. Kaarten van zijn kleur tellen; de andere zijn bluf.
step-3 = Magnesium, en wie meeklimt
    .text = Een magnesiumfiche helpt of zit tegen. Dan klimt elke ander mee, of blijft beneden. Niemand? Dan is het van jou, ongezien.
step-4 = Alles gaat open
    .text = De sterkste krijgt het. Wie onder het getal blijft, legt een blessure op een rotsblok van die kleur.
who = De kaarten
who-note = Bruine kaarten werken alleen als er twee of meer klimmen.
chip-brown = effect
card-one = Eén kleur
    .help = De waarde telt op rotsblokken van die kleur. Alle kaarten in de kleur van het rotsblok: één extra voor elke kaart.
card-two = Twee kleuren
    .help = Telt op beide. De grote kleur is de basiskleur.
card-chalk = Magnesium
    .help = Getrokken als je klimt, voor iedereen te zien: van −2 t/m +3.
card-injury = Blessure
    .help = Kost 1 of 2 punten, en kracht op die kleur.
