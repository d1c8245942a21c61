# Momenten van een avond: een titel en telkens één zin. Ze plagen dieren, nooit spelers.
daisies = De madeliefjes in
daisies-said = { $rolled } tegen { $difficulty }. De madeliefjes zijn er inmiddels aan gewend.
landing = De zachte landing
landing-said = { $rolled } tegen { $difficulty }. De beesten bogen, en toen bogen ze nog een keer.
