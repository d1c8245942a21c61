# Moments of an evening: a title and one sentence each. They tease animals, never players.
green = The green kangaroo
green-said = { $name } stopped there. The kangaroo said it was the cake.
home = The straight way home
home-said = { $name } came down on the very spot. The kangaroo is taking notes.
met = The full sky
met-said = { $name } met somebody up there. The kangaroo had said so.
