# Moments d’une soirée : un titre et une phrase. Ils taquinent les animaux, jamais les joueurs.
shark = Le requin
shark-said = { $name } a croisé le requin. Les autres poissons ont dû rentrer d’un coup.
call = Le BLOOPS tranquille
call-said = { $name } l’a dit. Le crabe l’a vu venir, et n’a rien dit.
moved = Le poisson qui déménagea
moved-said = { $name } a échangé deux poissons. On ne leur a rien demandé.
