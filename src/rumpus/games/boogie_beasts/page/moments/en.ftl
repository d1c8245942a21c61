# Moments of an evening: a title and one sentence each. They tease animals, never players.
daisies = Down into the daisies
daisies-said = { $rolled } against { $difficulty }. The daisies are used to it by now.
landing = The soft landing
landing-said = { $rolled } against { $difficulty }. The beasts bowed, and then they bowed again.
