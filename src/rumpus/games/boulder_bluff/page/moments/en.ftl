# Moments of an evening: a title and one sentence each. They tease animals, never players.
alone = The empty climb
alone-said = { $name } took the { $points } alone. Nobody looked.
bear = The bear that roared
bear-said = { $name } brought the bear. The whole crag held on a little tighter.
boar = The boar that did not look
boar-said = { $name }’s boar ran over a card, and never said sorry.
squirrel = The squirrel that helped itself
squirrel-said = { $name }’s squirrel took what it liked. Squirrels do not ask.
wolves = The wolves at the top
wolves-said = { $name } brought the wolves. They sang all the way up.
top = The big boulder
top-said = { $name } stood on the { $points }. The deer was impressed.
