# Momenten van een avond: een titel en telkens één zin. Ze plagen dieren, nooit spelers.
shark = De haai
shark-said = { $name } kwam de haai tegen. De andere vissen moesten ineens naar huis.
call = De stille BLOOPS
call-said = { $name } riep het. De krab zag het aankomen, en zei niets.
moved = De vis die verhuisde
moved-said = { $name } liet twee vissen van plaats wisselen. Geen van beide was iets gevraagd.
