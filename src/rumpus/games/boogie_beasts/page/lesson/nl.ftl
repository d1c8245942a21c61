# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-ready = Eerst praten: vraag, beloof, fluister. Het bindt niemand. Druk dan op Klaar.
hint-card = Tik op een kaart, dan op een plek. ✓ betekent: jij springt daar. Figuren maken het meer waard.
hint-place = Tik nu op een plek hierboven. Wat ligt, blijft liggen.
hint-jury = De jury telt wie sprong, dan moeten de dobbelstenen de figuren halen. Praat over de volgende jumprun.

# De regels, getekend
promise = Spring samen, als ze komen
wins = Vier keer omhoog met het vliegtuig. Wie aan het eind de meeste punten heeft, wint.
course = Een jumprun in vier stappen
step-1 = In het vliegtuig: praten
    .text = Vraag, beloof, fluister. Beloven mag, houden hoeft niet. Als iedereen klaar is, spring je.
step-2 = De sprong: alles gedekt
    .text = Op formaties en solo’s. Iedereen ziet wie hoeveel kaarten waar legt, nooit welke.
step-3 = De jury draait de personages om
    .text = Zoveel ✓ als het getal: ze springen. Te veel: mislukt. Te weinig: de helft van de punten.
step-4 = De dobbelstenen
    .text = Elke figuur geeft een dobbelsteen. Samen moeten die halen wat alle kaarten vragen; dan scoort iedere springer de figuren.
group-characters = Jouw personages
group-jumpcards = De springkaarten
who-note = Alles ligt gedekt tot de jury komt.
