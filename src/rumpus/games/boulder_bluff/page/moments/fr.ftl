# Moments d’une soirée : un titre et une phrase. Ils taquinent les animaux, jamais les joueurs.
alone = La montée vide
alone-said = { $name } a pris le { $points } sans personne. Personne n’a regardé.
bear = L’ours qui rugit
bear-said = { $name } a amené l’ours. Toute la falaise s’est accrochée un peu plus fort.
boar = Le sanglier qui ne regarda pas
boar-said = Le sanglier { DE($name) } a piétiné une carte, sans s’excuser.
squirrel = L’écureuil qui se servit
squirrel-said = L’écureuil { DE($name) } a pris ce qui lui plaisait. Les écureuils ne demandent pas.
wolves = Les loups au sommet
wolves-said = { $name } a amené les loups. Ils ont chanté jusqu’en haut.
top = Le gros bloc
top-said = { $name } est au sommet du { $points }. Le cerf est impressionné.
