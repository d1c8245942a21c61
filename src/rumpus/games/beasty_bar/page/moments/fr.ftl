# Moments d’une soirée : un titre et une phrase. Ils taquinent les animaux, jamais les joueurs.
burnt = La chauve-souris qui brûla
burnt-said = La chauve-souris { DE($name) } a pris la première place. La première place brûle les chauves-souris.
stood = Le porc-épic qui resta là
stood-said = Le porc-épic { DE($name) } n’a rien fait du tout, et l’a très bien fait.
entered = Le dernier entré
entered-said = L’animal { DE($name) } est entré comme si le bar était à lui.
