# Momenten van een avond: een titel en telkens één zin. Ze plagen dieren, nooit spelers.
alone = De lege klim
alone-said = { $name } pakte de { $points } in z’n eentje. Niemand keek.
bear = De beer die brulde
bear-said = { $name } bracht de beer mee. De hele rots hield zich wat steviger vast.
boar = Het everzwijn dat niet uitkeek
boar-said = Het everzwijn van { $name } rende over een kaart, en zei geen sorry.
squirrel = De eekhoorn die zichzelf bediende
squirrel-said = De eekhoorn van { $name } nam wat hij lekker vond. Eekhoorns vragen niets.
wolves = De wolven op de top
wolves-said = { $name } bracht de wolven mee. Ze zongen de hele weg naar boven.
top = Het grote rotsblok
top-said = { $name } stond op de { $points }. Het hert was onder de indruk.
