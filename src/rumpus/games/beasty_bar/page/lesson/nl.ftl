# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-look = Tik op een dier en zie wat het zou doen.
hint-play = In krijt zie je wat er volgt. Speel het, of tik op een ander om te vergelijken.
hint-gate = Vijf in de rij: de eerste twee zijn binnen, de laatste ligt eruit. Wie de meeste dieren binnen heeft, wint.
hint-victim = Tik op een dier in de rij en zie wat er volgt. Bevestig dan.
hint-endings = Bekijk elke afloop voor je kiest.

# De regels, getekend
promise = Wees binnen voor ze je eruit gooien
wins = Wie de meeste dieren in de bar heeft, wint. Gelijk? Dan tellen de punten op hun kaarten.
course = Een beurt in vijf stappen
step-1 = Speel
    .text = Je hebt vier dieren in je hand. Eén gaat achteraan in de rij staan, tussen poort en uitgang.
step-2 = Het komt in actie
    .text = Elk dier heeft zijn eigen kunstje. De lama spuugt: een zwakker dier vlak voor hem druipt af naar achteren.
step-3 = De onrustige doen het nog eens
    .text = Tijgers en lama’s hebben ↻: ze doen elke beurt iets, vanaf de poort. Wie net gespeeld is, rust.
step-4 = Vijf in de rij: de poort gaat open
    .text = De eerste twee lopen naar binnen, de laatste ligt eruit: op DAT WAS HET. Met minder dan vijf wachten ze.
step-5 = Trek
    .text = Vul je hand weer aan tot vier. Zijn alle kaarten gespeeld, dan telt wie nog in de rij staat niet mee.
group-new = Wie is wie: New Beasts in Town
group-first = Wie is wie: de eerste twaalf
who-note = Groot getal: kracht. Ring: punten.
chip-again = ↻ elke beurt
chip-always = werkt altijd
