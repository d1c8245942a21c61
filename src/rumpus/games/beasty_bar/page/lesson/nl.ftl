# Een eerste spel, op het echte bord: elke tip één keer, als hij past.
hint-look = Tik op een dier en zie wat het zou doen.
hint-play = In krijt zie je wat er volgt. Speel het, of tik op een ander om te vergelijken.
hint-gate = Vijf in de rij: de eerste twee zijn binnen, de laatste ligt eruit. Wie de meeste dieren binnen heeft, wint.
hint-victim = Tik op een dier in de rij en zie wat er volgt. Bevestig dan.
hint-endings = Bekijk elke afloop voor je kiest.
