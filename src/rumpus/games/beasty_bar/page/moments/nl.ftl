# Momenten van een avond: een titel en telkens één zin. Ze plagen dieren, nooit spelers.
burnt = De vleermuis die verbrandde
burnt-said = De vleermuis van { $name } stond vooraan. Vooraan verbranden vleermuizen.
stood = Het stekelvarken dat bleef staan
stood-said = Het stekelvarken van { $name } deed helemaal niets, en dat deed het heel goed.
entered = De laatste die binnenkwam
entered-said = Het dier van { $name } liep naar binnen alsof de bar van hem was.
