"""An evening: the same people from game to game, with one score."""
