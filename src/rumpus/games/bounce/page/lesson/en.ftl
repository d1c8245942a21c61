# A first game, on the real board: each hint once, when it applies.
hint-roll = Press Roll. Up on the left, down on the right: land exactly on the trampoline and you win.
hint-bumps = Two cannot stand on one spot: whoever comes pushes the other on.
hint-turns = With one die you are slow: you turn and fall from where you are.
hint-last = Your last jump: the die, or a coin that shows 1 or 2. Which brings you home?

# The rules, drawn
promise = Get off before your stomach does
wins = The first to land exactly on the trampoline, arrow down, wins.
course = All there is to know
step-1 = Roll
    .text = The dice say how many steps. Up on the left.
step-2 = Turn and fall
    .text = At the top you turn and come down on the right.
step-3 = Land exactly
    .text = A move that ends on the trampoline, arrow down, brings you home. Passing it is another bounce.
step-4 = Bumps
    .text = Whoever ends on a taken spot pushes the other on. If you go up and the other comes down, you fall.
step-5 = Your stomach
    .text = Every bounce is a jump. From five on you roll two dice, from ten on one; at fifteen you are sick and out.
who = What you roll
who-note = How many dice is fixed before you roll.
card-three = Three dice
    .help = Up to four jumps.
card-two = Two dice
    .help = Five to nine jumps.
card-one = One die
    .help = From ten jumps on. Whoever ends on the way up turns and falls at once.
card-coin = The coin
    .help = In your last jump, on height 2 or 3: one or two steps in place of the die.
card-sick = Sick
    .help = At fifteen jumps you are out. All sick: everybody loses.
