# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-ready = Eerst praten: vraag, beloof, fluister. Het bindt niemand. Druk dan op Klaar.
hint-card = Tik op een kaart, dan op een plek. ✓ betekent: jij springt daar. Figuren maken het meer waard.
hint-place = Tik nu op een plek hierboven. Wat ligt, blijft liggen.
hint-jury = De jury telt wie sprong, dan moeten de dobbelstenen de figuren halen. Praat over de volgende jumprun.
