# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-turn = Tik op een blok: het getal is wat het vraagt en wat het oplevert. Of warm op voor een kaart.
hint-lay = Leg kaarten: die van de kleur tellen. Minstens één open, de rest mag bluf zijn.
hint-more = Sterk genoeg? Klim. Of leg er nog een.
hint-join = Geloof je het? Blijf beneden, of klim hoger.
hint-wins = De sterkste krijgt het blok en de punten. Wie tekortkwam, raakt gewond.
