# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-memorise = Kijk goed: ze gaan weer om, en niemand onthoudt ze voor je.
hint-draw = Je kaarten tellen tegen je: weinig en laag is goed. Trek er een.
hint-hand = Houd hem in plaats van een van jouw kaarten, of leg hem af. Laag blijft, hoog gaat.
hint-counter = Heb je hetzelfde getal? Leg het op de stapel. Niet zeker? Laat het.
hint-call = Denk je dat jij de minste punten hebt? Zeg dan BLOOPS. Anders speel je door.
hint-effect = Deze kaart doet iets. Tik aan wie of wat het wordt.
