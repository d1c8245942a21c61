# A first game, on the real board: each hint once, when it applies.
hint-roll = Press Roll. Up on the left, down on the right: land exactly on the trampoline and you win.
hint-bumps = Two cannot stand on one spot: whoever comes pushes the other on.
hint-turns = With one die you are slow: you turn and fall from where you are.
hint-last = Your last jump: the die, or a coin that shows 1 or 2. Which brings you home?
