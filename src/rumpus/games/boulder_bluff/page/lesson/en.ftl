# A first game, on the real board: each hint once, when it applies.
hint-turn = Tap a boulder: its number is what it asks and what it scores. Or warm up for a card.
hint-lay = Lay cards: those of its colour count. One at least face up, the rest may be a bluff.
hint-more = Strong enough? Climb. Or lay another.
hint-join = Do you believe them? Stay down, or climb higher.
hint-wins = The strongest takes the boulder and its points. Whoever fell short is hurt.

# The rules, drawn
promise = Climb, or say that you did
wins = Whoever has the most points in boulders wins. As long as nobody climbs after you, nobody looks.
course = A turn in four steps
step-1 = Choose a boulder
    .text = Its number is the strength it asks for and the points it brings. Or warm up: draw a card.
step-2 = Lay cards
    .text = At least one face up, the rest face down. Cards of its colour count; the others are a bluff.
step-3 = Chalk, and who joins
    .text = A chalk token helps or hurts. Then each of the others climbs too, or stays down. Nobody? It is yours, unseen.
step-4 = All is turned over
    .text = The strongest takes it. Whoever stays below its number flips an injury onto a boulder of that colour.
who = The cards
who-note = Brown cards act only when two or more climb.
chip-brown = effect
card-one = One colour
    .help = Its value counts on boulders of its colour. All cards of the boulder’s colour: one more for each.
card-two = Two colours
    .help = Counts on both. The large colour is its base colour.
card-chalk = Chalk
    .help = Drawn when you climb, for all to see: from −2 to +3.
card-injury = Injury
    .help = Costs 1 or 2 points, and strength on that colour.
