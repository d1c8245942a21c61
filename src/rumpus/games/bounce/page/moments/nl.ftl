# Momenten van een avond: een titel en telkens één zin. Ze plagen dieren, nooit spelers.
green = De groene kangoeroe
green-said = Voor { $name } was het genoeg. De kangoeroe zei dat het aan de taart lag.
home = Recht naar huis
home-said = { $name } kwam precies op de plek neer. De kangoeroe maakt aantekeningen.
met = De volle lucht
met-said = { $name } kwam daarboven iemand tegen. De kangoeroe had het nog gezegd.
